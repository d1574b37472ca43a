package magna

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"godeck/rules"
	"godeck/rules/conformance"
)

// with loads the game with further cards.
func with(t testing.TB, cards ...string) *Game {
	t.Helper()
	g, err := Load(packOf(cards...))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// packOf returns a pack of the given cards.
func packOf(cards ...string) File {
	return File{Name: "t.json", Data: []byte(`{"format":"godeck-pack/1","game":"magna","id":"t","name":{"ja":"名","en":"n"},"cards":[` + strings.Join(cards, ",") + `]}`)}
}

func unit(id, rest string) string {
	return fmt.Sprintf(`{"id":%q,"type":"unit","name":{"ja":%[1]q,"en":%[1]q},"defense":3%s}`, id, rest)
}

// position places cards and runs to the first question.
func position(t testing.TB, g *Game, step string, put func(s *rules.State, add func(kind uint8, p rules.Seat, id string) rules.CardID)) (*rules.Engine, *rules.State) {
	t.Helper()
	eng := rules.NewEngine(g)
	s := &rules.State{}
	s.Seed(1)
	g.Stage(s)
	put(s, func(kind uint8, p rules.Seat, id string) rules.CardID {
		c := s.NewCard(g.Lib.Find(id), p, zone(kind, p))
		s.Stamps++
		s.Card(c).Stamp = s.Stamps
		return c
	})
	for p := rules.Seat(0); p < 2; p++ {
		for range 10 {
			s.NewCard(g.Lib.Find("mgn-001"), p, zone(Deck, p))
		}
	}
	if err := g.Arrange(s, step, func(k string) bool { return k == "p1.option" }); err != nil {
		t.Fatal(err)
	}
	eng.Advance(s, nil)
	return eng, s
}

func answer(t testing.TB, eng *rules.Engine, s *rules.State, o rules.Option) {
	t.Helper()
	if err := eng.Answer(s, s.ToAnswer(), o, nil); err != nil {
		t.Fatal(err)
	}
}

// MGN-9.12/cap and MGN-12.15/cap (the same counter): an ability that pays for itself comes to an end.
func TestProductionEnds(t *testing.T) {
	g := with(t, unit("mill", `,"effects":[{"when":{"op":"production","cost":"magna","magna":1},"do":[{"op":"gainMagna","n":1}]}]`))
	var c rules.CardID
	eng, s := position(t, g, "production", func(s *rules.State, add func(uint8, rules.Seat, string) rules.CardID) {
		c = add(Base1, 0, "mill")
		s.Seats[0][Magna] = 1
	})
	n, told := 0, false
	for ; s.ToAnswer() == 0 && n < 1000; n++ {
		var log rules.Log
		if err := eng.Answer(s, 0, rules.Option{Verb: rules.Use, Card: c}, &log); err != nil {
			t.Fatal(err)
		}
		for _, e := range log.Events {
			told = told || e.Kind == EvBound && e.A == BoundProduction
		}
	}
	if !told {
		t.Error("nobody was told")
	}
	if n != ActCap || s.ToAnswer() != 1 || s.Seats[0][Magna] != 1 {
		t.Errorf("%d actions, then seat %d is asked", n, s.ToAnswer())
	}
}

// MGN-13.21/cap: so do declarations; MGN-13.22/cap: and Chains.
func TestAttackStepEnds(t *testing.T) {
	var many []string
	for i := range 5 {
		many = append(many, unit(fmt.Sprintf("drum%d", i), strings.Repeat(" ", 1)+`,"effects":[`+strings.TrimSuffix(strings.Repeat(`{"when":{"op":"attack","cost":"magna","chain":true},"do":[{"op":"attackMod","to":"this","n":0}]},`, 4), ",")+`]`))
	}
	many = append(many, `{"id":"song","type":"tactic","name":{"ja":"歌","en":"song"},"effects":[{"when":{"op":"tacticAttack","chain":true},"do":[{"op":"gainMagna","who":"opp","n":1}]}]}`)
	g := with(t, many...)
	eng, s := position(t, g, "invasion", func(s *rules.State, add func(uint8, rules.Seat, string) rules.CardID) {
		for i := range 4 {
			add(Base3, 0, fmt.Sprintf("drum%d", i))
		}
		add(Base1, 1, "drum4")
		add(Hand, 0, "drum4")
		for range 4 {
			add(Hand, 0, "song")
		}
		s.Seats[0][Option] = OptionInvade
	})
	answer(t, eng, s, rules.Option{Verb: rules.Yes})
	for _, c := range append([]rules.CardID{}, s.Zone(zone(Base3, 0))...) {
		answer(t, eng, s, rules.Option{Verb: rules.Pick, Card: c})
	}
	answer(t, eng, s, rules.Option{Verb: rules.Done})
	answer(t, eng, s, rules.Option{Verb: rules.Use, Card: s.Zone(zone(Hand, 0))[0]})
	answer(t, eng, s, rules.Option{Verb: rules.Pass})
	declared := 0
	most := 0
	for s.Vars[Invader] != 0 && s.Dec.Prompt != PromptTidy {
		if s.Dec.Prompt == PromptAttack {
			declared++
		}
		o := eng.Options(s, s.ToAnswer(), nil)
		answer(t, eng, s, func() rules.Option { // use whatever can be used
			for _, x := range o {
				if x.Verb == rules.Use {
					return x
				}
			}
			return o[len(o)-1]
		}())
		most = max(most, int(s.NStack))
	}
	if declared != ActCap {
		t.Errorf("%d declarations", declared)
	}
	if most != EffectCap-1 { // the last one closes the declaration at once
		t.Errorf("%d effects in one declaration", most)
	}
}

// MGN-18.11/cap: triggered abilities that trigger each other end the match.
func TestEndlessTriggers(t *testing.T) {
	g := with(t, unit("ghost", `,"effects":[{"when":"defeated","do":[{"op":"muster","from":"discard"},{"op":"damage","to":{"of":"me","all":true},"n":9}]}]`))
	eng, s := position(t, g, "production", func(s *rules.State, add func(uint8, rules.Seat, string) rules.CardID) {
		add(Base3, 0, "ghost")
	})
	s.AddTrigger(rules.Trigger{Ability: g.Lib.Def(g.Lib.Find("ghost")).Abilities[0], Src: s.Zone(zone(Base3, 0))[0], Ctrl: 0})
	s.Vars[chain], s.Vars[chainAt] = 150, int16(s.Answers&0x7fff) // without a choice in between
	s.Dec.Kind = rules.NoDecision
	eng.Advance(s, nil)
	if s.Result.Reason != ReasonEndless || s.Result.Winner != rules.NoSeat {
		t.Errorf("result %+v", s.Result)
	}
}

// MGN-10.12, MGN-10.5/cap: every arrangement of units over the slots can be
// reached, each unit being moved at most once to a base and once to a slot.
func TestEveryArrangement(t *testing.T) {
	g := mustLoad(t)
	r := rand.New(rand.NewPCG(1, 1))
	for range 200 {
		var ids []rules.CardID
		eng, s := position(t, g, "armament", func(s *rules.State, add func(uint8, rules.Seat, string) rules.CardID) {
			for line, n := 1, 0; line <= 3; line++ {
				n = r.IntN(Slots[line] + 1)
				for range n {
					ids = append(ids, add(lines[line], 0, "mgn-002"))
				}
			}
			add(Hand, 0, "mgn-001")
		})
		answer(t, eng, s, rules.Option{Verb: rules.Use, Card: s.Zone(zone(Hand, 0))[0]})
		want := map[rules.CardID][2]int{} // a random arrangement
		var taken [4][4]bool
		for _, c := range ids {
			line, place := 1, 0
			for ok := false; !ok; ok = !taken[line][place] {
				line = 1 + r.IntN(3)
				place = r.IntN(Slots[line])
			}
			taken[line][place] = true
			want[c] = [2]int{line, place}
		}
		at := func(c rules.CardID) [2]int {
			return [2]int{int(s.Card(c).Zone.Kind()-Base1) + 1, int(s.Card(c).N[NPlace])}
		}
		for moved := true; moved; { // first the bases
			moved = false
			for _, c := range ids {
				line := want[c][0]
				if at(c)[0] == line || s.Card(c).Has(FlagMoved) {
					continue
				}
				o := rules.Option{Verb: rules.Use, Card: c, Zone: zone(lines[line], 0)}
				if s.Count(o.Zone) >= Slots[line] { // swap with a unit that does not belong there
					for _, u := range s.Zone(o.Zone) {
						if want[u][0] != line {
							o.N = int16(u)
						}
					}
				}
				answer(t, eng, s, o)
				moved = true
				break
			}
		}
		for _, c := range ids { // then the slots
			if at(c) == want[c] {
				continue
			}
			o := rules.Option{Verb: rules.Use, Card: c, Zone: s.Card(c).Zone, N: -1 - int16(want[c][1])}
			if u := unitAt(s, o.Zone, want[c][1]); u != 0 {
				o.N = int16(u)
			}
			answer(t, eng, s, o)
		}
		answer(t, eng, s, rules.Option{Verb: rules.Done})
		for _, c := range ids {
			if at(c) != want[c] {
				t.Fatalf("unit %d is at %v, wanted %v", c, at(c), want[c])
			}
		}
	}
}

// MGN-18.19: two auras that depend on attack do not affect each other.
func TestAurasDoNotDependOnEachOther(t *testing.T) {
	aura := `,"attack":2,"effects":[{"when":"static","do":[{"op":"boost","filter":{"type":"unit","attack":{"atLeast":2}},"attack":1,"defense":0}]}]`
	g := with(t, unit("u1", aura), unit("u2", aura), unit("low", `,"attack":1`))
	_, s := position(t, g, "production", func(s *rules.State, add func(uint8, rules.Seat, string) rules.CardID) {
		add(Base3, 0, "u1")
		add(Base3, 0, "u2")
		add(Base3, 0, "low")
	})
	z := s.Zone(zone(Base3, 0))
	if a, b, c := g.Attack(s, z[0]), g.Attack(s, z[1]), g.Attack(s, z[2]); a != 4 || b != 4 || c != 1 {
		t.Errorf("attacks %d %d %d", a, b, c)
	}
}

// MGN-2.9: there are no terrain cards; MGN-18.8: Possess is left out.
func TestWhatIsLeftOut(t *testing.T) {
	if v := Vocab(); v.TypeIndex("terrain") >= 0 || v.Word("possess") != nil || v.Word("ambush") == nil {
		t.Error("the vocabulary changed: terrain, possess or ambush")
	}
}

// Invariants of every position of every match: MGN-19.9 and 2.5 (a weapon
// always fits its unit; no word takes an EquipSkill away), MGN-3.1, 12.3, 5.2,
// 10.2, MGN-10.13 (funds are turned only before an invasion), 13.18 and 12.12
// (stand-ins exist only in a battle), MGN-15.12 and 12.13 (a seat's answers
// follow from what it sees: MGN-15.12/hidden).
func TestInvariants(t *testing.T) {
	g := mustLoad(t)
	eng := rules.NewEngine(g)
	decks := randomDecks(g)
	for seed := range uint64(150) {
		r := rand.New(rand.NewPCG(seed, 5))
		var s rules.State
		g.Setup(&s, seed, decks(r))
		eng.Advance(&s, nil)
		var buf, seen []rules.Option
		var v rules.View
		for !s.Over() {
			for p := rules.Seat(0); p < 2; p++ {
				for _, w := range s.Zone(zone(Arms, p)) {
					if h := s.Card(w).Host; h == 0 || !g.CanCarry(&s, h, w) && s.Seats[p][Ring] != int16(w) || s.Card(h).Owner != p {
						t.Fatalf("seed %d: weapon %d does not fit unit %d", seed, w, h)
					}
				}
				for _, k := range unitZones {
					var places uint32
					for _, c := range s.Zone(zone(k, p)) {
						if g.Duplicate(&s, c) && !s.Card(c).Has(rules.FaceDown) {
							t.Fatalf("seed %d: two of %s", seed, g.Lib.Card(s.Card(c).Def).ID)
						}
						if s.Card(c).Has(FlagSummoned) && s.Vars[Battle] == 0 {
							t.Fatalf("seed %d: a stand-in outside battle", seed)
						}
						bit := uint32(1) << uint(s.Card(c).N[NPlace])
						if places&bit != 0 {
							t.Fatalf("seed %d: two units in one slot", seed)
						}
						places |= bit
					}
				}
				if s.Vars[Invader] == 0 {
					for line := 1; line <= BaseCount; line++ {
						if n := s.Count(zone(lines[line], p)); n > Slots[line] || n > 0 && !g.Standing(&s, p, line) {
							t.Fatalf("seed %d: %d units at base %d", seed, n, line)
						}
					}
					if s.Count(zone(Invasion, p)) > 0 || s.Count(zone(Played, p)) > 0 && s.Step != StepProduction {
						t.Fatalf("seed %d: cards left over", seed)
					}
				}
				if s.Seats[p][Magna] < 0 || s.Seats[p][Fight] < 0 {
					t.Fatalf("seed %d: negative Magna or Fight", seed)
				}
				if s.Seats[p][Sideways] != 0 && s.Seats[p][Option] != OptionInvade {
					t.Fatalf("seed %d: funds turned without an invasion", seed)
				}
			}
			p := s.ToAnswer()
			buf = eng.Options(&s, p, buf)
			if rules.ViewInto(eng.Table(), &s, p, &v); !slices.Equal(buf, rules.Options(g, &v.S, p, seen)) {
				t.Fatalf("seed %d: prompt %s: the seat sees other options than it has:\n%v\n%v", seed, names.Prompts[s.Dec.Prompt], buf, rules.Options(g, &v.S, p, nil))
			}
			if src := s.Dec.Src; src != 0 && s.Dec.Def != 0 && s.Card(src).Has(rules.FaceDown) {
				t.Fatalf("seed %d: prompt %s names a trap", seed, names.Prompts[s.Dec.Prompt]) // MGN-3.5
			}
			n := 0
			for _, o := range buf {
				if !o.TakesBack() {
					buf[n] = o
					n++
				}
			}
			eng.Play(&s, p, brawl(&s, buf[:n], r), nil)
		}
	}
}

// Answer, Advance and Options do not allocate.
func TestNoAllocations(t *testing.T) {
	g := mustLoad(t)
	eng := rules.NewEngine(g)
	pre := g.Lib.Decks()
	var s rules.State
	buf := make([]rules.Option, 0, 512)
	seed := uint64(0)
	r := rand.New(rand.NewPCG(1, 1))
	decks := [2][]rules.DefID{g.DeckOf(pre[0]), g.DeckOf(pre[3])}
	n := testing.AllocsPerRun(20, func() {
		g.Setup(&s, seed, decks)
		eng.Advance(&s, nil)
		for !s.Over() {
			p := s.ToAnswer()
			o, _ := conformance.Random(eng, &s, p, r, &buf)
			eng.Play(&s, p, o, nil)
		}
		seed++
	})
	if n != 0 {
		t.Errorf("%v allocations a match", n)
	}
}

// MGN-18.23/cap, MGN-18.3/cap, MGN-18.7/cap: a card that chooses more than a
// declared effect can hold is refused, with its name; choices made when an
// effect is applied are not limited.
func TestTooManyChoices(t *testing.T) {
	many := func(when, do string) string {
		return `{"id":"net","type":"unit","name":{"ja":"網","en":"net"},"defense":1,"effects":[{"when":"` + when + `","do":[` + do + `]}]}`
	}
	for _, c := range []struct {
		card string
		ok   bool
	}{
		{many("attack", `{"op":"damage","to":{"of":"opp","n":6},"n":1}`), true},
		{many("attack", `{"op":"damage","to":{"of":"opp","n":7},"n":1}`), false},
		{many("attack", `{"op":"damage","to":{"of":"opp","n":4},"n":1},{"op":"may","do":[{"op":"check","to":{"of":"opp","n":3,"upTo":true}}]}`), false},
		{many("attack", `{"op":"split","to":{"of":"opp","all":true},"n":6}`), true},
		{many("attack", `{"op":"split","to":{"of":"opp","all":true},"n":6},{"op":"check","to":{"of":"opp"}}`), false},
		{many("attack", `{"op":"damage","to":{"of":"opp","all":true},"n":1}`), true},
		{many("battleStart", `{"op":"damage","to":{"of":"opp","n":7},"n":1}`), true},
	} {
		_, err := Load(packOf(c.card))
		if c.ok != (err == nil) {
			t.Errorf("%s: %v", c.card, err)
		}
		if err != nil && !strings.Contains(err.Error(), "card net") {
			t.Errorf("the card is not named: %v", err)
		}
	}
}

// MGN-5.14: only conditions name an icon twice, and never three times.
func TestIconsNamedTwice(t *testing.T) {
	for card, ok := range map[string]bool{
		unit("a1", `,"needs":["bow","bow"]`):       true,
		unit("a2", `,"needs":["bow","bow","bow"]`): false,
		unit("a3", `,"skills":["bow","bow"]`):      false,
		unit("a4", `,"effects":[{"when":{"op":"attack","skills":["bow","bow"]},"do":[{"op":"gainMagna","n":1}]}]`):                    true,
		unit("a5", `,"effects":[{"when":{"op":"attack","skills":["bow","bow","bow"]},"do":[{"op":"gainMagna","n":1}]}]`):              false,
		unit("a6", `,"effects":[{"when":"attack","do":[{"op":"damage","to":{"of":"opp","filter":{"skills":["bow","bow"]}},"n":1}]}]`): false,
	} {
		if _, err := Load(packOf(card)); ok != (err == nil) {
			t.Errorf("%s: %v", card, err)
		}
	}
}

// TestDamagedTrapIsSeen checks that a view shows what has just happened to a
// face-down trap, while an effect is in the middle and nothing is judged yet
// (MGN-3.5/leaves, MGN-14.10/hidden).
func TestDamagedTrapIsSeen(t *testing.T) {
	g := with(t, unit("bolt", `,"effects":[{"when":{"op":"production","cost":"free"},"do":[{"op":"damage","to":{"of":"opp","all":true},"n":1},{"op":"defeat","to":{"of":"opp","all":true}},{"op":"drawUpTo","n":2}]}]`))
	var c, trap rules.CardID
	eng, s := position(t, g, "production", func(s *rules.State, add func(uint8, rules.Seat, string) rules.CardID) {
		c = add(Base1, 0, "bolt")
		trap = add(Base1, 1, "mgn-001")
		s.Card(trap).Flags |= rules.FaceDown | FlagChecked
	})
	answer(t, eng, s, rules.Option{Verb: rules.Use, Card: c})
	if s.Dec.Kind != rules.ChooseNumber || s.Card(trap).N[NDamage] != 1 {
		t.Fatalf("%v, damage %d", s.Dec, s.Card(trap).N[NDamage])
	}
	var v rules.View
	rules.ViewInto(g.Table(), s, 0, &v)
	seen := v.S.Card(v.S.Zone(zone(Base1, 1))[0])
	if seen.Def != 0 || seen.N[NDamage] != 1 || seen.Flags != rules.FaceDown|FlagDoomed || seen.N[NSpent] != 0 {
		t.Errorf("seen: %+v", seen)
	}
}

// TestReserves checks what a defender's hand could add: units of rank S, as many
// of rank M as Magna pays, as room allows; and the blocks that are ready.
func TestReserves(t *testing.T) {
	g := with(t, unit("s", ``), unit("m", `,"rank":"M"`), unit("l", `,"rank":"L"`), unit("far", `,"effects":[{"when":"block","do":["fund"]}]`),
		`{"id":"wall","type":"tactic","name":{"ja":"壁","en":"wall"},"needs":["shield"],"effects":[{"when":"tacticBlock","do":["fund"]}]}`)
	for _, c := range []struct{ stand, magna, defense, blocks int }{{1, 0, 3, 1}, {1, 1, 6, 1}, {1, 9, 9, 1}, {2, 9, 9, 2}} {
		eng, s := position(t, g, "invasion", func(s *rules.State, add func(uint8, rules.Seat, string) rules.CardID) {
			for range c.stand {
				add(Base1, 1, "far")
			}
			for _, id := range []string{"s", "m", "m", "l", "wall"} {
				add(Hand, 1, id)
			}
			add(Base3, 0, "s")
			s.Seats[1][Magna] = int16(c.magna)
			s.Seats[0][Option] = OptionInvade
		})
		answer(t, eng, s, rules.Option{Verb: rules.Yes})
		answer(t, eng, s, rules.Option{Verb: rules.Pick, Card: s.Zone(zone(Base3, 0))[0]})
		for s.Dec.Prompt == PromptForce {
			answer(t, eng, s, rules.Option{Verb: rules.Done})
		}
		if s.Dec.Prompt != PromptReinforce || s.ToAnswer() != 1 {
			t.Fatalf("prompt %d of seat %d", s.Dec.Prompt, s.ToAnswer())
		}
		if n, k := g.Reserves(s, 1); n != c.defense || k != c.blocks {
			t.Errorf("%+v: %d defense, %d blocks", c, n, k)
		}
		if !g.MayBlock(s, 1) {
			t.Errorf("%+v: its units can block", c)
		}
	}
}

// TestMayBlock checks what an attacker is told of blocks: that none can come is
// certain only if neither the units that are seen nor any card that a hidden hand
// could hold makes one, whatever that hand holds in truth.
func TestMayBlock(t *testing.T) {
	g := with(t, unit("s", ``), unit("shield", `,"skills":["shield"]`),
		`{"id":"wall","type":"tactic","name":{"ja":"壁","en":"wall"},"needs":["shield"],"effects":[{"when":"tacticBlock","do":["fund"]}]}`)
	for i, c := range []struct {
		stands, holds string
		may           bool
	}{{"s", "s", false}, {"s", "wall", false}, {"shield", "s", true}, {"shield", "wall", true}, {"shield", "", false}} {
		_, s := position(t, g, "production", func(s *rules.State, add func(uint8, rules.Seat, string) rules.CardID) {
			add(Base1, 1, c.stands)
			if c.holds != "" {
				add(Hand, 1, c.holds)
			}
			add(Base3, 0, "s")
		})
		s.Vars[Battle], s.Vars[Invader] = 1, 1
		if g.MayBlock(s, 1) != c.may {
			t.Errorf("%d: %s with %q in hand: %v", i, c.stands, c.holds, !c.may)
		}
	}
}

// TestBaseWorks checks what a table tells of a base's effect: it works for the
// whole match, after the fall, too (MGN-2.2), or while its condition holds.
func TestBaseWorks(t *testing.T) {
	g := mustLoad(t)
	_, s := position(t, g, "production", func(s *rules.State, add func(uint8, rules.Seat, string) rules.CardID) {
		for _, id := range []string{"mgn-b02", "mgn-b04", "mgn-b01"} {
			add(Camps, 0, id)
		}
	})
	for i, want := range [...][2]bool{{true, false}, {true, true}, {false, false}} { // S units invading; hand limit; none
		if has, now := g.Works(s, s.Zone(zone(Camps, 0))[i]); has != want[0] || now != want[1] {
			t.Errorf("base %d: %v %v", i+1, has, now)
		}
	}
}

// TestMovedSourcesAreNamed checks that triggers whose sources have gone to the
// hand meanwhile can be ordered from what the player sees (MGN-18.9).
func TestMovedSourcesAreNamed(t *testing.T) {
	g := with(t, unit("a", `,"effects":[{"when":"defeated","do":[{"op":"recover","filter":{"type":"unit"},"n":1}]}]`),
		unit("b", `,"effects":[{"when":"defeated","do":[{"op":"gainMagna","n":1}]}]`), unit("hit", `,"attack":20`))
	eng, s := position(t, g, "invasion", func(s *rules.State, add func(uint8, rules.Seat, string) rules.CardID) {
		add(Base3, 0, "hit")
		s.Seats[0][Option] = OptionInvade
		add(Base2, 1, "a")
		add(Base2, 1, "b")
		add(Base2, 1, "b")
		s.Vars[fallenTmp+1] = 1
	})
	for range 200 {
		p := s.ToAnswer()
		if p < 0 || s.Dec.Prompt == PromptContinue {
			break
		}
		var v rules.View
		rules.ViewInto(g.Table(), s, p, &v)
		seen := rules.Options(g, &v.S, p, nil)
		opts := eng.Options(s, p, nil)
		if !slices.Equal(seen, opts) {
			t.Fatalf("prompt %d: the view offers %v, the rules %v", s.Dec.Prompt, seen, opts)
		}
		o := opts[0]
		for _, x := range opts { // assault, recover the second unit, then order what is left
			switch {
			case s.Dec.Prompt == PromptAttack && x.Verb == rules.Mode, s.Dec.Prompt == PromptCards && x.Verb == rules.Pick && s.Picks[p].N == 0:
				o = x
			case s.Dec.Prompt == PromptCards && s.Picks[p].N > 0 && x.Verb == rules.Done:
				o = x
			}
		}
		answer(t, eng, s, o)
	}
	if s.Seats[1][Magna] != 2+FallMagna {
		t.Errorf("%d Magna: a trigger was lost", s.Seats[1][Magna])
	}
}
