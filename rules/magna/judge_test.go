package magna

import (
	"math/rand/v2"
	"testing"

	"godeck/rules"
	"godeck/rules/conformance"
	"godeck/rules/judge"
)

// zoneTable is the rule book's table of zones (MGN section 3).
var zoneTable = []judge.Zone{
	Deck:     {Sight: judge.Nobody},
	Hand:     {Sight: judge.Owner},
	Base1:    {Sight: judge.Faces, Same: 1},
	Base2:    {Sight: judge.Faces, Same: 1},
	Base3:    {Sight: judge.Faces, Same: 1},
	Invasion: {Sight: judge.All, Same: 1},
	Arms:     {Sight: judge.All},
	Funds:    {Sight: judge.Owner},
	Discard:  {Sight: judge.All},
	Camps:    {Sight: judge.Faces, Same: 2},
	Played:   {Sight: judge.All},
	Legion:   {Sight: judge.All, Loan: true},
}

func judges(g *Game) func() []judge.Judge {
	return func() []judge.Judge {
		return []judge.Judge{judge.NewZones(g.Table(), zoneTable, [3]string{"MGN-3.5", "MGN-4.6", "MGN-3.6"}), &assaultJudge{g: g}}
	}
}

func TestJudges(t *testing.T) {
	g := mustLoad(t)
	for _, choose := range []func(*rules.State, []rules.Option, *rand.Rand) rules.Option{nil, brawl} {
		judge.Run(t, judge.Config{Game: g, Decks: randomDecks(g), Seeds: 40, Most: 6000, Choose: choose, Judges: judges(g)})
	}
}

// TestZonesJudgeSees checks that the judge of zones notices every planted
// fault.
func TestZonesJudgeSees(t *testing.T) {
	g := mustLoad(t)
	for name, mutate := range judge.ZoneMutations(Deck, Hand, Discard) {
		judge.Catches(t, judge.Config{Game: g, Decks: randomDecks(g), Seeds: 20, Most: 3000, Judges: judges(g)}, name, mutate)
	}
}

// on returns a mutation that acts on an event of a kind.
func on(kind rules.EventKind, do func(s *rules.State, e *rules.Event) bool) judge.Mutation {
	return judge.On(kind, 0, do)
}

// TestAssaultJudgeSees checks that the judge of assaults notices every planted
// fault.
func TestAssaultJudgeSees(t *testing.T) {
	g := mustLoad(t)
	c := judge.Config{Game: g, Decks: randomDecks(g), Seeds: 800, Most: 3000, Choose: brawl, Judges: func() []judge.Judge { return []judge.Judge{&assaultJudge{g: g}} }}
	for name, mutate := range map[string]judge.Mutation{
		"the lower die is first": on(EvFirst, func(s *rules.State, e *rules.Event) bool { e.Seat = e.Seat.Other(); return true }),
		"a FortuneDie without a tie": on(rules.EvRandom, func(_ *rules.State, e *rules.Event) bool {
			if !(e.C == DieFight && e.Seat == 1) {
				return false
			}
			e.C = DieFortune
			return true
		}),
		"Fight is a point more": on(rules.EvSeatVar, func(s *rules.State, e *rules.Event) bool {
			if !(e.C == Fight) {
				return false
			}
			s.Seats[e.Seat][Fight]++
			return true
		}),
		"a hand keeps seven":           on(EvStep, func(s *rules.State, e *rules.Event) bool { return e.A == int16(StepProduction) && steal(s) }),
		"the wrong base is attacked":   on(EvBattle, func(_ *rules.State, e *rules.Event) bool { e.A = e.A%3 + 1; return true }),
		"who attacks stays Normal":     on(EvTakesPart, func(s *rules.State, e *rules.Event) bool { s.Card(e.Card).Flags &^= FlagChecked; return true }),
		"a strike is a point stronger": on(EvHit, func(_ *rules.State, e *rules.Event) bool { e.B++; return true }),
		"the Skirmish hurts a point more": on(EvDamage, func(s *rules.State, e *rules.Event) bool {
			if !(s.Frame().Op == opDeclare && e.A > 0 && !s.Card(e.Card).Has(rules.FaceDown)) {
				return false
			}
			s.Card(e.Card).N[NDamage]++
			return true
		}),
		"piercing damage is lost": on(EvDamage, func(s *rules.State, e *rules.Event) bool {
			if !(s.Frame().Op == opDeclare && s.Frame().N[declKind] == KindAssault) {
				return false
			}
			e.A--
			return true
		}),
		"damage stays": on(EvDefeat, func(s *rules.State, e *rules.Event) bool {
			for _, c := range s.Zone(zone(Invasion, e.Seat)) {
				s.Card(c).N[NDamage] = 1
				return true
			}
			return false
		}),
		"a unit with enough damage lives": on(EvDefeat, func(_ *rules.State, e *rules.Event) bool { e.Kind = EvPrevent; return true }),
		"hero points are doubled":         on(EvHero, func(_ *rules.State, e *rules.Event) bool { e.A *= 2; return true }),
		"a base falls with a defender":    on(EvHold, func(_ *rules.State, e *rules.Event) bool { e.Kind = EvFall; return true }),
		"a fallen base gives no Magna": on(EvFall, func(s *rules.State, e *rules.Event) bool {
			if !(e.A < 3) {
				return false
			}
			s.Seats[e.Seat][Magna] -= 2
			return true
		}),
		"two blocks":            on(EvBlock, func(_ *rules.State, e *rules.Event) bool { e.Seat = e.Seat.Other(); return true }),
		"the block comes first": on(EvChain, func(_ *rules.State, e *rules.Event) bool { e.Seat = e.Seat.Other(); return true }),
		"a unit stays Checked": on(EvTurn, func(s *rules.State, e *rules.Event) bool {
			if !(e.A > 1 && s.Count(zone(Base3, 0)) > 0) {
				return false
			}
			s.Card(s.Zone(zone(Base3, 0))[0]).Flags |= FlagChecked
			return true
		}),
		"three units in two slots": func(s *rules.State, _ *[]rules.Event) bool {
			if s.Count(zone(Base1, 0)) == 2 && s.NFrames == 1 && s.Vars[Invader] == 0 && s.Dec.Prompt == PromptArmament {
				s.Card(s.Zone(zone(Base1, 0))[0]).N[NPlace] = s.Card(s.Zone(zone(Base1, 0))[1]).N[NPlace]
				return true
			}
			return false
		},
		"missing funds are free": on(EvOption, func(_ *rules.State, e *rules.Event) bool {
			if !(e.A == OptionInvade && e.B > 0) {
				return false
			}
			e.B = 0
			return true
		}),
		"the second player invades first": on(EvInvade, func(_ *rules.State, e *rules.Event) bool { e.Seat = e.Seat.Other(); return true }),
		"a reinforcement enters Checked": on(rules.EvMove, func(s *rules.State, e *rules.Event) bool {
			if !(s.Step == StepReinforce && e.From.Kind() == Hand && e.To.Kind() == Invasion) {
				return false
			}
			s.Card(e.Card).Flags |= FlagChecked
			return true
		}),
	} {
		judge.Catches(t, c, name, mutate)
	}
}

// steal takes a card from a full hand without an event.
func steal(s *rules.State) bool {
	if s.Count(zone(Hand, 0)) != HandLimit || s.Count(zone(Deck, 0)) == 0 {
		return false
	}
	for i := int(zone(Hand, 0)) + 1; i <= rules.MaxZones; i++ {
		s.Start[i]--
	}
	return true
}

// wildGame is the game with random cards.
func wildGame(t *testing.T, seed uint64) *Game {
	t.Helper()
	g, err := LoadOnly(judge.Wild(t, Vocab(), seed, 70, map[string]int{"base": 5, "unit": 26, "weapon": 6, "trap": 6, "operation": 6, "tactic": 10}))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// The judges with random cards.
func TestJudgesWild(t *testing.T) {
	for k := 0; k < conformance.Long(4); k++ {
		g := wildGame(t, uint64(k))
		t.Logf("pack %d", k)
		judge.Once(t, judge.Config{Game: g, Decks: randomDecks(g), Seeds: 8, Most: 3000, Choose: brawl, Judges: judges(g)})
	}
}
