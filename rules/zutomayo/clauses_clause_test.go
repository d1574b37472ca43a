package zutomayo

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"godeck/rules"
	"godeck/rules/conformance"
	"godeck/rules/effect"
)

// packOf returns a pack of the given cards and decks (JSON objects).
func packOf(cards []string, decks ...string) File {
	return File{Name: "test.json", Data: fmt.Appendf(nil, `{"format":%q,"game":"zutomayo","id":"test","name":{"ja":"試","en":"Test"},"licence":"CC0","cards":[%s],"decks":[%s]}`,
		effect.Format, strings.Join(cards, ","), strings.Join(decks, ","))}
}

// character and enchant return cards without effects.
func character(id string, more string) string {
	return fmt.Sprintf(`{"id":%q,"type":"character","name":{"ja":%q,"en":%q},"clock":0,"powerCost":0,"night":10,"day":10%s}`, id, id, id, more)
}

func enchant(id string, more string) string {
	return fmt.Sprintf(`{"id":%q,"type":"enchant","name":{"ja":%q,"en":%q},"clock":0,"powerCost":0%s}`, id, id, id, more)
}

func area(id string, more string) string {
	return fmt.Sprintf(`{"id":%q,"type":"area","name":{"ja":%q,"en":%q},"clock":0,"powerCost":0%s}`, id, id, id, more)
}

// faults returns what the pack checker reports about one card.
func faults(t *testing.T, card string) string {
	t.Helper()
	if _, err := LoadOnly(packOf([]string{card})); err != nil {
		return err.Error()
	}
	return ""
}

// TestDeckConstruction: a deck has exactly 20 cards (ZTM-1.4), at most 2
// copies of the same card (ZTM-1.5) by card id (ZTM-1.6); every preconstructed
// deck is legal.
func TestDeckConstruction(t *testing.T) {
	g := mustLoad(t)
	ok := make([]rules.DefID, 0, DeckSize)
	for d := rules.DefID(1); len(ok) < DeckSize; d++ {
		ok = append(ok, d, d)
	}
	said := func(deck []rules.DefID) string {
		var b strings.Builder
		for _, x := range g.Lib.CheckDeck(deck, nil) {
			if x.JA == "" || x.EN == "" {
				t.Errorf("a fault lacks a language: %+v", x)
			}
			b.WriteString(x.EN + "\n")
		}
		return b.String()
	}
	if s := said(ok); s != "" {
		t.Errorf("a legal deck is refused: %s", s)
	}
	for n, want := range map[int]string{0: "has 0 cards", 19: "has 19 cards"} {
		if s := said(ok[:n]); !strings.Contains(s, want) {
			t.Errorf("%d cards: %q", n, s)
		}
	}
	if s := said(append(slices.Clone(ok), 90)); !strings.Contains(s, "has 21 cards") {
		t.Errorf("21 cards: %q", s)
	}
	three := slices.Clone(ok)
	three[2] = three[0]
	if s := said(three); !strings.Contains(s, "at most 2 copies") {
		t.Errorf("three copies: %q", s)
	}
	if s := said(append(slices.Clone(ok[:19]), rules.DefID(len(g.Lib.Defs)))); !strings.Contains(s, "unknown card") {
		t.Errorf("unknown card: %q", s)
	}
	decks := g.Lib.Decks()
	if len(decks) == 0 {
		t.Error("no preconstructed decks")
	}
	for _, d := range decks {
		if f := g.Lib.CheckDeck(g.DeckOf(d), nil); len(f) > 0 {
			t.Errorf("%s: %v", d.ID, f)
		}
	}
}

// TestFewCharactersIsAHint: below 10 Characters the deck editor warns but the
// deck is accepted (ZTM-1.7).
func TestFewCharactersIsAHint(t *testing.T) {
	for _, characters := range []int{0, 4, 5, 10} { // designs, two copies each
		var cards, list []string
		for i := range 10 {
			id := fmt.Sprintf("card-%d", i)
			if i < characters {
				cards = append(cards, character(id, ""))
			} else {
				cards = append(cards, enchant(id, ""))
			}
			list = append(list, fmt.Sprintf("%q:2", id))
		}
		g, err := LoadOnly(packOf(cards, fmt.Sprintf(`{"id":"d","name":{"ja":"組","en":"D"},"plan":{"ja":"案","en":"plan"},"cards":{%s}}`, strings.Join(list, ","))))
		if err != nil {
			t.Fatal(err)
		}
		d := g.Lib.Decks()[0]
		if f := g.Lib.CheckDeck(g.DeckOf(d), nil); len(f) > 0 {
			t.Errorf("%d Characters: refused: %v", 2*characters, f)
		}
		if got, want := len(d.Notes) > 0, 2*characters < 10; got != want {
			t.Errorf("%d Characters: hint %v, want %v", 2*characters, got, want)
		}
	}
}

// TestNoSideDeck: a deck of a pack cannot have a side deck, and a new game
// begins with the decks it is given, whatever happened before (ZTM-1.8, ZTM-1.13).
func TestNoSideDeck(t *testing.T) {
	var cards, list []string
	for i := range 11 {
		cards = append(cards, character(fmt.Sprintf("card-%d", i), ""))
	}
	for i := range 10 {
		list = append(list, fmt.Sprintf(`"card-%d":2`, i))
	}
	deck := fmt.Sprintf(`{"id":"d","name":{"ja":"組","en":"D"},"plan":{"ja":"案","en":"plan"},"cards":{%s},"sideboard":{"card-10":1}}`, strings.Join(list, ","))
	if _, err := LoadOnly(packOf(cards, deck)); err == nil || !strings.Contains(err.Error(), "sideboard") {
		t.Errorf("a side deck is accepted: %v", err)
	}
	if len(Vocab().Deck.Sections) != 1 {
		t.Error("the vocabulary allows side decks")
	}

	g := mustLoad(t)
	pre := g.Lib.Decks()
	decks := [2][]rules.DefID{g.DeckOf(pre[0]), g.DeckOf(pre[1])}
	var fresh, again rules.State
	g.Setup(&fresh, 5, decks)
	play(g, &again, 4, decks, 0)
	if !again.Over() {
		t.Fatal("the first game did not end")
	}
	g.Setup(&again, 5, decks)
	if fresh != again {
		t.Error("the second game carries something over from the first")
	}
}

// TestCardFields: the types are Character, Enchant, AreaEnchant (ZTM-2.1);
// Clock, PowerCost and PowerIcons are never negative (ZTM-2.2); only
// Characters have attack values, and both of them (ZTM-2.3); a card has one
// element or none (ZTM-2.4).
func TestCardFields(t *testing.T) {
	for _, c := range []string{character("a", ""), character("a", `,"element":"wind","powerIcons":2`), enchant("a", `,"element":"dark"`), area("a", "")} {
		if f := faults(t, c); f != "" {
			t.Errorf("refused: %s\n%s", c, f)
		}
	}
	for _, c := range []struct{ card, want string }{
		{strings.Replace(enchant("a", ""), `"enchant"`, `"spell"`, 1), "type"},
		{strings.Replace(enchant("a", ""), `"clock":0`, `"clock":-1`, 1), "clock"},
		{strings.Replace(enchant("a", ""), `"powerCost":0`, `"powerCost":-1`, 1), "powerCost"},
		{enchant("a", `,"powerIcons":-1`), "powerIcons"},
		{enchant("a", `,"night":10`), "night"},
		{area("a", `,"day":10`), "day"},
		{strings.Replace(character("a", ""), `,"day":10`, "", 1), "day"},
		{enchant("a", `,"element":["dark","wind"]`), "element"},
		{enchant("a", `,"element":"water"`), "element"},
		{enchant("a", `,"discardWhen":[{"when":"turnEnd"}]`), "discardWhen"},
		{enchant("a", `,"effects":[{"when":"setTurn","do":[{"op":"heal","n":1}]}]`), "setTurn"},
		{enchant("a", `,"effects":[{"when":"turnEnd","do":[{"op":"heal","n":1}]}]`), "turnEnd"}, // gone in Cleanup (ZTM-8.17, ZTM-8.18)
		{character("a", `,"effects":[{"when":"effectStep","do":[{"op":"heal","n":1}]}]`), "effectStep"},
	} {
		if f := faults(t, c.card); !strings.Contains(f, c.want) {
			t.Errorf("%s: faults %q, expected one about %s", c.card, f, c.want)
		}
	}
	g := mustLoad(t)
	for i := 1; i < len(g.Lib.Defs); i++ {
		d := &g.Lib.Defs[i]
		if d.Attr[AType] < Character || d.Attr[AType] > AreaEnchant || d.Attr[AClock] < 0 || d.Attr[ACost] < 0 || d.Attr[AIcons] < 0 ||
			d.Attr[AElement] < None || d.Attr[AElement] > Wind || d.Attr[AType] != Character && (d.Attr[ANight] != 0 || d.Attr[ADay] != 0) {
			t.Errorf("%s: %v", d.ID, d.Attr)
		}
	}
}

// play runs a match with random answers to its end and returns their number.
func play(g *Game, s *rules.State, seed uint64, decks [2][]rules.DefID, choices uint64) int {
	eng := rules.NewEngine(g)
	g.Setup(s, seed, decks)
	eng.Advance(s, nil)
	r := rand.New(rand.NewPCG(choices, 1))
	var buf []rules.Option
	n := 0
	for ; !s.Over(); n++ {
		p := s.ToAnswer()
		o, _ := conformance.Random(eng, s, p, r, &buf)
		eng.Play(s, p, o, nil)
	}
	return n
}

// TestSameSeedSameGame: shuffles, the night side and blind picks come from the
// match's seeded generator (ZTM-13.9, ZTM-6.1, ZTM-6.2): the same seed and
// answers give the same match to the last byte, other seeds others.
func TestSameSeedSameGame(t *testing.T) {
	g := mustLoad(t)
	decks := randomDecks(g)(rand.New(rand.NewPCG(3, 3)))
	night, hands := [2]int{}, map[string]bool{}
	for seed := range uint64(60) {
		var a, b rules.State
		play(g, &a, seed, decks, seed)
		play(g, &b, seed, decks, seed)
		if a != b {
			t.Fatalf("seed %d: two different matches", seed)
		}
		var s rules.State
		g.Setup(&s, seed, decks)
		rules.NewEngine(g).Advance(&s, nil)
		night[s.Vars[NightSide]]++
		hands[fmt.Sprint(s.Zone(rules.ZoneOf(Hand, 0)))] = true
	}
	if night[0] < 15 || night[1] < 15 {
		t.Errorf("night side: %v of 60", night)
	}
	if len(hands) < 50 {
		t.Errorf("only %d different opening hands of 60", len(hands))
	}
}

// TestBlindPicksAreSeeded: the card that a called name is compared with
// depends on the seed alone (ZTM-13.9).
func TestBlindPicksAreSeeded(t *testing.T) {
	g, err := LoadOnly(packOf([]string{
		enchant("seer", `,"effects":[{"when":"effectStep","do":[{"op":"callName","then":[{"op":"heal","n":1}]}]}]`),
		character("a", ""), character("b", ""), character("c", "")}))
	if err != nil {
		t.Fatal(err)
	}
	find := func(id string) rules.DefID { return g.Lib.Find(id) }
	shown := func(seed uint64) rules.DefID {
		var s rules.State
		s.Seed(seed)
		g.Stage(&s)
		s.NewCard(find("seer"), 0, rules.ZoneOf(Hand, 0))
		s.NewCard(find("seer"), 0, rules.ZoneOf(Hand, 0))
		for _, id := range []string{"a", "b", "c", "c"} {
			s.NewCard(find(id), 1, rules.ZoneOf(Hand, 1))
		}
		if err := g.Arrange(&s, "set", func(string) bool { return false }); err != nil {
			t.Fatal(err)
		}
		eng := rules.NewEngine(g)
		var log rules.Log
		eng.Advance(&s, &log)
		answer := func(p rules.Seat, o rules.Option) {
			if err := eng.Answer(&s, p, o, &log); err != nil {
				t.Fatal(err)
			}
		}
		for p := rules.Seat(0); p < 2; p++ {
			answer(p, rules.Option{Verb: rules.Pick, Card: s.Top(rules.ZoneOf(Hand, p))})
			answer(p, rules.Option{Verb: rules.Done})
		}
		answer(0, rules.Option{Verb: rules.Name, N: int16(find("a"))})
		for _, e := range log.Events {
			if e.Kind == rules.EvShow {
				return e.Def
			}
		}
		t.Fatal("nothing was shown")
		return 0
	}
	seen := map[rules.DefID]int{}
	for seed := range uint64(90) {
		d := shown(seed)
		if d != shown(seed) {
			t.Fatalf("seed %d: two different picks", seed)
		}
		seen[d]++
	}
	if len(seen) != 3 || seen[find("a")] < 15 || seen[find("b")] < 15 || seen[find("c")] < 15 {
		t.Errorf("blind picks: %v of 90", seen)
	}
}

// TestChangeUntilCommitted: until committing, every pick can be taken back and
// leads to the same options and the same state as if it had not been made,
// and own picks can be looked at (ZTM-3.12); afterwards it is final (ZTM-8.6).
func TestChangeUntilCommitted(t *testing.T) {
	g := mustLoad(t)
	eng := rules.NewEngine(g)
	r := rand.New(rand.NewPCG(9, 9))
	decks := randomDecks(g)
	var buf []rules.Option
	tried := 0
	for seed := range uint64(40) {
		var s rules.State
		g.Setup(&s, seed, decks(r))
		eng.Advance(&s, nil)
		for n := 0; n < 60 && !s.Over(); n++ {
			p := s.ToAnswer()
			if s.Dec.Kind == rules.Commit && s.Picks[p].N == 0 {
				before := eng.Options(&s, p, nil)
				for _, o := range before {
					if o.Verb != rules.Pick {
						continue
					}
					c := s
					must(t, eng.Answer(&c, p, o, nil))
					var v rules.View
					rules.ViewInto(eng.Table(), &c, p, &v)
					if v.S.Picks[p].N != 1 || v.S.Card(v.S.Picks[p].C[0]).Def != s.Card(o.Card).Def {
						t.Fatal("a seat does not see its own pick")
					}
					must(t, eng.Answer(&c, p, rules.Option{Verb: rules.Unpick, Card: o.Card}, nil))
					if after := eng.Options(&c, p, nil); !slices.Equal(before, after) {
						t.Fatalf("options after taking back: %v, before: %v", after, before)
					}
					c.Answers = s.Answers
					if c != s {
						t.Fatal("taking back leaves a trace")
					}
					tried++
				}
			}
			o, _ := conformance.Random(eng, &s, p, r, &buf)
			eng.Play(&s, p, o, nil)
			if o.Verb == rules.Done && s.Dec.Kind == rules.Commit && s.Waiting(p.Other()) && !s.Waiting(p) {
				if err := eng.Answer(&s, p, rules.Option{Verb: rules.Unpick, Card: s.Picks[p].C[0]}, nil); err == nil {
					t.Fatal("a committed choice was changed")
				}
			}
		}
	}
	if tried < 500 {
		t.Errorf("only %d picks tried", tried)
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// TestCommittedSetsTellNothing: after one seat has committed, the other's view
// does not depend on what it chose, how many cards and which slots (ZTM-3.10),
// nor in the mulligan and for the first Character (ZTM-6.6, ZTM-6.11).
func TestCommittedSetsTellNothing(t *testing.T) {
	g := mustLoad(t)
	eng := rules.NewEngine(g)
	r := rand.New(rand.NewPCG(11, 11))
	decks := randomDecks(g)
	var buf []rules.Option
	compared := map[uint8]int{}
	for seed := range uint64(60) {
		var s rules.State
		g.Setup(&s, seed, decks(r))
		eng.Advance(&s, nil)
		for n := 0; n < 80 && !s.Over(); n++ {
			p := s.ToAnswer()
			if s.Dec.Kind == rules.Commit && s.Waiting(0) && s.Waiting(1) && s.Picks[0].N+s.Picks[1].N == 0 {
				for p := rules.Seat(0); p < 2; p++ {
					var first, v rules.View
					for k := range 12 {
						c := s
						for c.Waiting(p) {
							o, _ := conformance.Random(eng, &c, p, r, &buf)
							eng.Play(&c, p, o, nil)
						}
						rules.ViewInto(eng.Table(), &c, p.Other(), &v)
						if k == 0 {
							first = v
						} else if v != first {
							t.Fatalf("seed %d: the view of %v depends on what %v committed (prompt %d)", seed, p.Other(), p, s.Dec.Prompt)
						}
						compared[s.Dec.Prompt]++
					}
				}
			}
			o, _ := conformance.Random(eng, &s, p, r, &buf)
			eng.Play(&s, p, o, nil)
		}
	}
	for _, prompt := range []uint8{PromptMulligan, PromptPlace, PromptSet} {
		if compared[prompt] < 20 {
			t.Errorf("prompt %d: only %d comparisons", prompt, compared[prompt])
		}
	}
}

// TestMulliganTellsOnlyItsNumber: after both have decided, the opponent's view
// depends only on the number of cards exchanged (ZTM-6.4, ZTM-6.6).
func TestMulliganTellsOnlyItsNumber(t *testing.T) {
	dear := `,"element":"dark"`
	cards := []string{}
	for i := range 10 {
		cards = append(cards, strings.Replace(character(fmt.Sprintf("dear-%d", i), dear), `"powerCost":0`, `"powerCost":3`, 1))
	}
	g, err := LoadOnly(packOf(cards))
	must(t, err)
	eng := rules.NewEngine(g)
	var deck []rules.DefID
	for d := rules.DefID(1); d <= 10; d++ {
		deck = append(deck, d, d)
	}
	for n := 1; n <= 5; n++ {
		var first rules.View
		for k := range 5 {
			var s rules.State
			g.Setup(&s, 8, [2][]rules.DefID{deck, deck})
			eng.Advance(&s, nil)
			hand := slices.Clone(s.Zone(rules.ZoneOf(Hand, 0)))
			aside := map[rules.CardID]bool{}
			for i := range n {
				c := hand[(i+k)%5]
				aside[c] = true
				must(t, eng.Answer(&s, 0, rules.Option{Verb: rules.Pick, Card: c}, nil))
			}
			must(t, eng.Answer(&s, 0, rules.Option{Verb: rules.Done}, nil))
			must(t, eng.Answer(&s, 1, rules.Option{Verb: rules.Done}, nil))
			for _, c := range s.Zone(rules.ZoneOf(Hand, 0)) {
				if aside[c] {
					t.Fatal("a set-aside card was redrawn")
				}
			}
			if s.Count(rules.ZoneOf(Hand, 0)) != 5 || s.Count(rules.ZoneOf(Deck, 0)) != 15 || s.Seats[0][Mulligans] != 1 {
				t.Fatal("wrong numbers after the mulligan")
			}
			var v rules.View
			rules.ViewInto(eng.Table(), &s, 1, &v)
			if k == 0 {
				first = v
			} else if v != first {
				t.Fatalf("%d cards redrawn: the opponent's view depends on which", n)
			}
		}
	}
}

// TestBreedingTriggersEndInADraw: triggers that multiply while a player is
// asked for their order end the match in a draw, not in a fault (ZTM-13.7).
func TestBreedingTriggersEndInADraw(t *testing.T) {
	back := `{"op":"moveTop","zone":"abyss","n":3,"to":"charger"},{"op":"moveTop","zone":"charger","n":3,"to":"abyss"}`
	g, err := LoadOnly(packOf([]string{enchant("blank", ""),
		area("tide", `,"effects":[{"when":{"op":"zoneEntered","zone":"abyss"},"do":[`+back+`]}]`)}))
	must(t, err)
	eng := rules.NewEngine(g)
	var s rules.State
	s.Seed(1)
	g.Stage(&s)
	blank := g.Lib.Find("blank")
	for p := rules.Seat(0); p < 2; p++ {
		for range 9 {
			s.NewCard(blank, p, rules.ZoneOf(Abyss, p))
			s.NewCard(blank, p, rules.ZoneOf(Hand, p))
		}
	}
	g.Placed(&s, s.NewCard(g.Lib.Find("tide"), 0, rules.ZoneOf(Area, 0)))
	must(t, g.Arrange(&s, "set", func(string) bool { return false }))
	eng.Advance(&s, nil)
	for p := rules.Seat(0); p < 2; p++ {
		must(t, eng.Answer(&s, p, rules.Option{Verb: rules.Pick, Card: s.Top(rules.ZoneOf(Hand, p))}, nil))
		must(t, eng.Answer(&s, p, rules.Option{Verb: rules.Done}, nil))
	}
	n := 0
	for ; !s.Over() && n < 5000; n++ {
		p := s.ToAnswer()
		eng.Play(&s, p, eng.Options(&s, p, nil)[0], nil)
	}
	if s.Fault != rules.FaultNone || !s.Result.Over || s.Result.Winner != rules.NoSeat || s.Result.Reason != ReasonEndless {
		t.Errorf("after %d answers: fault %v, result %+v", n, s.Fault, s.Result)
	}
}

// TestStateIsOneValue: a match can be copied and continued anywhere, which is
// what makes a replay exact (ZTM-13.9).
func TestStateIsOneValue(t *testing.T) {
	g := mustLoad(t)
	eng := rules.NewEngine(g)
	decks := randomDecks(g)(rand.New(rand.NewPCG(5, 5)))
	var s rules.State
	g.Setup(&s, 12, decks)
	eng.Advance(&s, nil)
	r := rand.New(rand.NewPCG(1, 1))
	var buf []rules.Option
	var answers []rules.Option
	var states []rules.State
	for !s.Over() {
		p := s.ToAnswer()
		o, _ := conformance.Random(eng, &s, p, r, &buf)
		states, answers = append(states, s), append(answers, o)
		eng.Play(&s, p, o, nil)
	}
	for _, from := range []int{0, len(states) / 3, len(states) - 1} {
		c := states[from]
		for _, o := range answers[from:] {
			must(t, eng.Answer(&c, c.ToAnswer(), o, nil))
		}
		if c != s {
			t.Errorf("gone on from answer %d: another end", from)
		}
	}
}

// TestManyChangesOfAttack: changes of attack that find no place of their own
// join the one before, and all of them count (ZTM-13.16).
func TestManyChangesOfAttack(t *testing.T) {
	g := mustLoad(t)
	var s rules.State
	s.Seed(1)
	g.Stage(&s)
	fighter := s.NewCard(g.Lib.Find("ztm-001"), 0, rules.ZoneOf(BattleField, 0))
	g.Placed(&s, fighter)
	x := &rules.Exec{S: &s}
	want := g.Attack(&s, 0)
	for i := range 300 {
		n := int16(10)
		if i >= 250 {
			n = -20
		}
		g.addMod(x, rules.Mod{Kind: ModAttack, Seat: 0, Amount: n, Src: rules.CardID(i % 3)})
		want = max(0, min(MostPoints, want+int(n)))
		if got := g.Attack(&s, 0); got != want || s.Over() {
			t.Fatalf("after %d changes: attack %d, want %d; over %v", i+1, got, want, s.Over())
		}
	}
	for i := 0; i < 100 && !s.Over(); i++ { // what cannot join
		g.addMod(x, rules.Mod{Kind: ModAttack, Seat: 0, Amount: int16(10 - 20*(i%2)), Src: rules.CardID(i % 3)})
	}
	if s.Fault != rules.FaultNone || s.Result.Reason != ReasonEndless {
		t.Errorf("fault %v, result %+v", s.Fault, s.Result)
	}
}
