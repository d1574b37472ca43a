package duemagic

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"godeck/rules"
)

// stage sets up a position with cards of a small pack: lists of ids by zone.
func stage(t *testing.T, cards string, put func(g *Game, s *rules.State, add func(id string, p rules.Seat, kind uint8) rules.CardID)) (*Game, *rules.Engine, *rules.State) {
	t.Helper()
	pack := `{"format":"godeck-pack/1","game":"duemagic","id":"t","name":{"ja":"名","en":"n"},"cards":[` +
		`{"id":"blank","type":"spell","cost":1,"name":{"ja":"白","en":"Blank"}}` + cards + `]}`
	g, err := Load(File{Name: "t.json", Data: []byte(pack)})
	if err != nil {
		t.Fatal(err)
	}
	s := &rules.State{}
	s.Seed(1)
	g.Stage(s)
	put(g, s, func(id string, p rules.Seat, kind uint8) rules.CardID {
		d := g.Lib.Find(id)
		if d == 0 {
			t.Fatalf("no card %s", id)
		}
		c := s.NewCard(d, p, zone(kind, p))
		s.Stamps++
		s.Card(c).Stamp = s.Stamps
		g.Placed(s, c)
		return c
	})
	if err := g.Arrange(s, "main", func(string) bool { return false }); err != nil {
		t.Fatal(err)
	}
	eng := rules.NewEngine(g)
	eng.Advance(s, nil)
	return g, eng, s
}

// passes makes both players do nothing until the game is over.
func passes(t *testing.T, eng *rules.Engine, s *rules.State, most int, each func()) {
	t.Helper()
	var buf []rules.Option
	for n := 0; !s.Over() && n < most; n++ {
		each()
		p := s.ToAnswer()
		buf = eng.Options(s, p, buf)
		o := buf[0]
		for _, b := range buf {
			if b.Verb == rules.Pass || b.Verb == rules.Done {
				o = b
			}
		}
		if err := eng.Answer(s, p, o, nil); err != nil {
			t.Fatal(err)
		}
	}
	if s.Fault != rules.FaultNone {
		t.Fatalf("engine fault: %s", s.Fault)
	}
}

// DMG-8.14: triggers beyond the capacity of the stack wait, and all of them
// happen.
func TestStackIsBounded(t *testing.T) {
	cards := `,{"id":"fan","type":"creature","cost":1,"power":1000,"name":{"ja":"扇","en":"Fan"},"effects":[{"when":{"op":"drawn","who":"me"},"do":[{"op":"power","what":"this","n":1000}]}]}` +
		`,{"id":"gulp","type":"spell","cost":1,"name":{"ja":"飲","en":"Gulp"},"effects":[{"when":"spell","do":[{"op":"draw","n":9}]}]}`
	var gulp rules.CardID
	g, eng, s := stage(t, cards, func(g *Game, s *rules.State, add func(string, rules.Seat, uint8) rules.CardID) {
		for i := 0; i < 12; i++ {
			add("fan", 0, Battle)
		}
		for i := 0; i < 30; i++ {
			add("blank", 0, Library)
			add("blank", 1, Shields)
		}
		gulp = add("gulp", 0, Hand)
		add("blank", 0, Mana)
	})
	if err := eng.Answer(s, 0, rules.Option{Verb: rules.Use, Card: gulp}, nil); err != nil {
		t.Fatal(err)
	}
	most, strongest := uint8(0), 0
	turn := s.Turn
	passes(t, eng, s, 3000, func() {
		if s.Turn != turn {
			return
		}
		most = max(most, s.NStack)
		if s.NStack > 0 || s.NTriggers > 0 {
			return
		}
		strongest = 1 << 20
		for _, c := range s.Zone(zone(Battle, 0)) {
			strongest = min(strongest, g.Power(s, c))
		}
	})
	if strongest != 10_000 { // nine cards drawn, none of them in vain
		t.Errorf("the weakest has power %d in the end", strongest)
	}
	if most != MaxStack {
		t.Errorf("%d objects waited at most, want %d", most, MaxStack)
	}
}

// DMG-6.11: an endless repetition of triggers is a draw.
func TestEndlessTurn(t *testing.T) {
	cards := `,{"id":"mill","type":"creature","cost":1,"power":1000,"name":{"ja":"輪","en":"Mill"},"effects":[{"when":{"op":"manaAdded","who":"me"},"do":[` +
		`{"op":"move","what":{"of":"me","zone":"mana"},"to":"hand"},{"op":"move","what":{"of":"me","zone":"hand"},"to":"mana"}]}]}` +
		`,{"id":"start","type":"spell","cost":1,"name":{"ja":"始","en":"Start"},"effects":[{"when":"spell","do":[{"op":"top","n":1,"to":"mana"}]}]}`
	var start rules.CardID
	_, eng, s := stage(t, cards, func(g *Game, s *rules.State, add func(string, rules.Seat, uint8) rules.CardID) {
		add("mill", 0, Battle)
		add("blank", 0, Mana)
		start = add("start", 0, Hand)
		add("blank", 1, Shields)
	})
	if err := eng.Answer(s, 0, rules.Option{Verb: rules.Use, Card: start}, nil); err != nil {
		t.Fatal(err)
	}
	var buf []rules.Option
	for n := 0; !s.Over() && n < 9000; n++ {
		p := s.ToAnswer()
		buf = eng.Options(s, p, buf)
		o := buf[0]
		if s.Dec.Kind == rules.ChooseCards && s.Picks[p].N >= s.Dec.Min[p] {
			o = rules.Option{Verb: rules.Done}
		}
		eng.Play(s, p, o, nil)
	}
	if s.Result.Reason != ReasonEndless || s.Result.Winner != rules.NoSeat {
		t.Errorf("result %+v, fault %s", s.Result, s.Fault)
	}
}

// DMG-24.6: two players who skip every turn before drawing come to an end.
func TestTurnCap(t *testing.T) {
	cards := `,{"id":"sloth","type":"creature","cost":1,"power":1000,"name":{"ja":"眠","en":"Sloth"},"effects":[{"when":{"op":"turnStart","who":"both"},"do":["skipTurn"]}]}`
	_, eng, s := stage(t, cards, func(g *Game, s *rules.State, add func(string, rules.Seat, uint8) rules.CardID) {
		add("sloth", 0, Battle)
		add("blank", 1, Shields)
	})
	passes(t, eng, s, 9000, func() {})
	if s.Result.Reason != ReasonEndless || s.Vars[TurnNo] != TurnCap+1 {
		t.Errorf("turn %d, result %+v", s.Vars[TurnNo], s.Result)
	}
}

// DMG-4.9, DMG-5.20: a new shield takes the lowest free place; questions with one
// answer are not asked.
func TestPlacesAndQuestions(t *testing.T) {
	g, eng, s := stage(t, "", func(g *Game, s *rules.State, add func(string, rules.Seat, uint8) rules.CardID) {
		for i := 0; i < 3; i++ {
			add("blank", 0, Shields)
		}
	})
	x := &rules.Exec{S: s, T: &table}
	g.put(x, ShieldAt(s, 0, 2), toHand)
	g.put(x, s.Top(zone(Library, 0)), toShield)
	if c := ShieldAt(s, 0, 2); c == 0 || ShieldsOf(s, 0) != 3 {
		t.Error("the lowest free place was not taken")
	}
	step := s.Step
	passes(t, eng, s, 200, func() {
		if s.Dec.Prompt == PromptAttack || s.Dec.Prompt == PromptBlock {
			t.Error("asked to attack or block without anything to do so")
		}
		step = max(step, s.Step)
	})
	if step < StepEnd {
		t.Error("the turn did not go on")
	}
}

// TestTooManyTargets checks that a card that could choose more targets than an
// entry of the stack holds is refused (DMG-14.14/cap, DMG-13.18/cap).
func TestTooManyTargets(t *testing.T) {
	const block = `{"when":"spell","do":[{"op":"tap","what":{"of":"opp","n":3}}]}`
	const modes = `{"when":"spell","do":[{"op":"modes","n":3,"repeat":true,"of":[{"op":"mode","do":[{"op":"tap","what":{"of":"opp","n":2}}]},{"op":"mode","do":[{"op":"tap","what":{"of":"opp","n":%s}}]}]}]}`
	for _, c := range []struct {
		effects string
		legal   bool
	}{
		{block + "," + block, true},
		{block + "," + block + "," + `{"when":"spell","do":["choosePlayer"]}`, false},
		{strings.ReplaceAll(modes, "%s", "1"), true},
		{strings.ReplaceAll(modes, "%s", "3"), false},
		{block + "," + block + `,{"when":"spell","do":[{"op":"draw","n":1},{"op":"tap","what":{"of":"opp","n":6}}]}`, true}, // later parts choose on resolution
	} {
		pack := `{"format":"godeck-pack/1","game":"duemagic","id":"t","name":{"ja":"名","en":"n"},"cards":[
			{"id":"wide","type":"spell","cost":1,"name":{"ja":"広","en":"Wide"},"effects":[` + c.effects + `]}]}`
		_, err := Load(File{Name: "t.json", Data: []byte(pack)})
		if (err == nil) != c.legal {
			t.Errorf("%s: %v", c.effects, err)
		}
		if err != nil && !strings.Contains(err.Error(), "t.json:2: card wide: chooses more than 6 targets") {
			t.Error(err)
		}
	}
}

// Lasting effects: equal ones count as one, and those beyond the limit do not
// begin, which everybody is told (DMG-8.15/cap, DMG-8.15/repeated).
func TestModifiersAreBounded(t *testing.T) {
	var enemies, chills []rules.CardID
	g, eng, s := stage(t, `,{"id":"imp","type":"creature","cost":1,"power":9000,"name":{"ja":"小","en":"Imp"}}`+
		`,{"id":"chill","type":"spell","cost":1,"name":{"ja":"冷","en":"Chill"},"effects":[{"when":"spell","do":[{"op":"power","what":{"of":"opp","all":true},"n":-500}]}]}`, func(g *Game, s *rules.State, add func(id string, p rules.Seat, kind uint8) rules.CardID) {
		for range 60 {
			enemies = append(enemies, add("imp", 1, Battle))
		}
		for range 2 {
			chills = append(chills, add("chill", 0, Hand))
			add("blank", 0, Mana)
			add("blank", 0, Library)
			add("blank", 1, Library)
		}
	})
	for i, c := range chills {
		var log rules.Log
		if err := eng.Answer(s, 0, rules.Option{Verb: rules.Use, Card: c}, &log); err != nil {
			t.Fatal(err)
		}
		for s.NStack > 0 || s.Dec.Prompt != PromptPriority {
			o := rules.Option{Verb: rules.Pass}
			if s.Dec.Prompt == PromptPay {
				o.Verb = rules.Done
			}
			if err := eng.Answer(s, s.ToAnswer(), o, &log); err != nil {
				t.Fatal(err)
			}
		}
		if n := 9000 - 500*(i+1); s.Fault != rules.FaultNone || s.NMods != 47 || g.Power(s, enemies[46]) != n || g.Power(s, enemies[47]) != 9000 {
			t.Fatalf("fault %v, %d modifiers, power %d and %d", s.Fault, s.NMods, g.Power(s, enemies[46]), g.Power(s, enemies[47]))
		}
		var told []rules.CardID
		changed := 0
		for _, e := range log.Events {
			switch e.Kind {
			case EvBound:
				told = append(told, e.Card)
			case EvPower:
				changed++
			}
		}
		if changed != 47 || !slices.Equal(told, enemies[47:]) {
			t.Errorf("%d changes, and told that these do not begin: %v", changed, told)
		}
	}
}

// What an effect uses finds room on a full stack, or draws the game; it is
// never left out (DMG-8.14, 8.10).
func TestUsedByEffectOnFullStack(t *testing.T) {
	cards := `,{"id":"gift","type":"creature","cost":1,"power":1000,"name":{"ja":"贈","en":"Gift"},"effects":[{"when":{"op":"drawn","who":"me"},"do":[%s]}]}` +
		`,{"id":"gulp","type":"spell","cost":1,"name":{"ja":"飲","en":"Gulp"},"effects":[{"when":"spell","do":[{"op":"draw","n":4}]}]}`
	const three = `{"op":"useFree","zone":"graveyard","n":3}`
	for _, more := range []bool{false, true} { // 23 others, the one that resolves, and three or six more
		do := three
		if more {
			do += "," + three
		}
		var gulp rules.CardID
		_, eng, s := stage(t, fmt.Sprintf(cards, do), func(g *Game, s *rules.State, add func(string, rules.Seat, uint8) rules.CardID) {
			for range 8 {
				add("gift", 0, Battle)
			}
			for range 30 {
				add("blank", 0, Library)
				add("blank", 0, Graveyard)
				add("blank", 1, Shields)
			}
			gulp = add("gulp", 0, Hand)
			add("blank", 0, Mana)
		})
		if err := eng.Answer(s, 0, rules.Option{Verb: rules.Use, Card: gulp}, nil); err != nil {
			t.Fatal(err)
		}
		used, most := 0, uint8(0)
		var buf []rules.Option
		for n := 0; !s.Over() && n < 2000 && (used < 6 || more); n++ {
			p := s.ToAnswer()
			buf = eng.Options(s, p, buf)
			o := buf[0]
			for _, b := range buf {
				if b.Verb == rules.Pass || b.Verb == rules.Done && s.Picks[p].N == 3 {
					o = b
				}
			}
			var log rules.Log
			if err := eng.Answer(s, p, o, &log); err != nil {
				t.Fatal(err)
			}
			for _, e := range log.Events {
				used += rules.Truth(e.Kind == EvUse)
			}
			most = max(most, s.NStack)
		}
		if s.Fault != rules.FaultNone || s.Over() != more || more && (s.Result.Winner != rules.NoSeat || s.Result.Reason != ReasonEndless) || most <= MaxStack {
			t.Errorf("fault %v, %+v, %d used, %d on the stack at most", s.Fault, s.Result, used, most)
		}
	}
}

// DMG-8.14: more different abilities than can wait draw the game; nothing is
// lost silently.
func TestTooManyWait(t *testing.T) {
	cards := ""
	for i := range 4 {
		cards += fmt.Sprintf(`,{"id":"fan-%d","type":"creature","cost":1,"power":1000,"name":{"ja":"扇%d","en":"Fan %d"},"effects":[{"when":{"op":"drawn","who":"me"},"do":[{"op":"power","what":"this","n":1000}]},{"when":{"op":"drawn","who":"me"},"do":[{"op":"draw","n":1}]}]}`, i, i, i)
	}
	cards += `,{"id":"gulp","type":"spell","cost":1,"name":{"ja":"飲","en":"Gulp"},"effects":[{"when":"spell","do":[{"op":"draw","n":1}]}]}`
	var gulp rules.CardID
	_, eng, s := stage(t, cards, func(g *Game, s *rules.State, add func(string, rules.Seat, uint8) rules.CardID) {
		for i := 0; i < 32; i++ {
			add(fmt.Sprintf("fan-%d", i%4), 0, Battle)
		}
		for i := 0; i < 30; i++ {
			add("blank", 0, Library)
			add("blank", 1, Shields)
		}
		gulp = add("gulp", 0, Hand)
		add("blank", 0, Mana)
	})
	if err := eng.Answer(s, 0, rules.Option{Verb: rules.Use, Card: gulp}, nil); err != nil {
		t.Fatal(err)
	}
	for n := 0; !s.Over() && n < 4; n++ {
		if err := eng.Answer(s, s.ToAnswer(), rules.Option{Verb: rules.Pass}, nil); err != nil {
			t.Fatal(err)
		}
	}
	if s.Result.Reason != ReasonEndless || s.Result.Winner != rules.NoSeat {
		t.Errorf("result %+v, fault %s, %d wait", s.Result, s.Fault, s.NTriggers)
	}
}
