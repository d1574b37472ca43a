package mattsan

import (
	"math/rand/v2"
	"testing"

	"godeck/rules"
	"godeck/rules/conformance"
	"godeck/rules/judge"
)

// zoneTable is the rule book's table of zones (MTZ section 3).
var zoneTable = []judge.Zone{
	Deck:    {Sight: judge.Nobody},
	Hand:    {Sight: judge.Owner},
	Battle:  {Sight: judge.All, Same: 1},
	Bench:   {Sight: judge.Faces, Same: 1},
	Ground:  {Sight: judge.All},
	Soul:    {Sight: judge.Owner, Same: 2},
	Spent:   {Sight: judge.Owner, Same: 2},
	Under:   {Sight: judge.All},
	Discard: {Sight: judge.All},
	Played:  {Sight: judge.All},
}

func judges(g *Game) func() []judge.Judge {
	return func() []judge.Judge {
		return []judge.Judge{judge.NewZones(g.Table(), zoneTable, [3]string{"MTZ-26.1", "MTZ-6.20", "MTZ-16.9"}), &exchangeJudge{g: g}}
	}
}

func TestJudges(t *testing.T) {
	g := mustLoad(t)
	for _, choose := range []func(*rules.State, []rules.Option, *rand.Rand) rules.Option{nil, brawl} {
		judge.Run(t, judge.Config{Game: g, Decks: randomDecks(g), Seeds: 40, Most: 3000, Choose: choose, Judges: judges(g)})
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

// TestExchangeJudgeSees checks that the judge of exchanges notices every
// planted fault.
func TestExchangeJudgeSees(t *testing.T) {
	g := mustLoad(t)
	on := func(kind rules.EventKind, do func(s *rules.State, e *rules.Event) bool) judge.Mutation {
		return judge.On(kind, 0, do)
	}
	c := judge.Config{Game: g, Decks: randomDecks(g), Seeds: 400, Most: 3000, Choose: brawl, Judges: func() []judge.Judge { return []judge.Judge{&exchangeJudge{g: g}} }}
	for name, mutate := range map[string]judge.Mutation{
		"a turn is skipped": on(EvTurn, func(_ *rules.State, e *rules.Event) bool { e.A++; return true }),
		"steps change places": on(EvStep, func(_ *rules.State, e *rules.Event) bool {
			if e.A != int16(StepMain) {
				return false
			}
			e.A = int16(StepDraw)
			return true
		}),
		"the first comes first": on(EvResolve, func(_ *rules.State, e *rules.Event) bool { e.C--; return e.C >= 0 }),
		"damage is forgotten":   on(EvDamage, func(_ *rules.State, e *rules.Event) bool { e.B--; return e.A > 0 }),
		"a soul too many":       on(EvSouls, func(_ *rules.State, e *rules.Event) bool { e.A++; return true }),
		"an effect is answered after it is over": on(EvAnswer, func(_ *rules.State, e *rules.Event) bool {
			e.B = e.A
			return true
		}),
		"a terrain stays sideways": on(EvStep, func(s *rules.State, e *rules.Event) bool {
			if e.A != int16(StepDraw) || e.Seat < 0 || s.Count(zone(Ground, e.Seat)) == 0 {
				return false
			}
			s.Card(s.Zone(zone(Ground, e.Seat))[0]).Flags |= FlagSideways
			return true
		}),
		"two in one slot": func(s *rules.State, _ *[]rules.Event) bool {
			if z := s.Zone(zone(Bench, 0)); s.Dec.Prompt == PromptMain && s.Waiting(0) && len(z) == 2 {
				s.Card(z[0]).N[NSlot] = s.Card(z[1]).N[NSlot]
				return true
			}
			return false
		},
		"a healthy unit falls": on(EvLeave, func(_ *rules.State, e *rules.Event) bool {
			e.A = LeaveDefeat
			return e.A != LeaveDefeat || e.B == CauseOppRemove || e.B == CauseCost
		}),
	} {
		judge.Catches(t, c, name, mutate)
	}
}

// wildGame is the game with random cards.
func wildGame(t *testing.T, seed uint64) *Game {
	t.Helper()
	g, err := LoadOnly(judge.Wild(t, Vocab(), seed, 70, map[string]int{"unit": 40, "trump": 14, "trap": 8, "terrain": 8}))
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
