package guardians

import (
	"testing"

	"godeck/rules"
	"godeck/rules/conformance"
	"godeck/rules/judge"
)

// zoneTable is the rule book's table of zones (BGD section 3).
var zoneTable = []judge.Zone{
	Deck:      {Sight: judge.Nobody},
	Hand:      {Sight: judge.Owner},
	Side:      {Sight: judge.Nobody},
	Attack:    {Sight: judge.All},
	Assist:    {Sight: judge.Faces},
	Domain:    {Sight: judge.All},
	Charge:    {Sight: judge.All},
	Junk:      {Sight: judge.All},
	Materials: {Sight: judge.Owner},
	Unders:    {Sight: judge.All},
	Leaving:   {Sight: judge.All},
	Played:    {Sight: judge.All},
}

func judges(g *Game) func() []judge.Judge {
	return func() []judge.Judge {
		return []judge.Judge{judge.NewZones(g.Table(), zoneTable, [3]string{"BGD-2.9", "BGD-10.2", "BGD-9.10"}), &duelJudge{g: g}}
	}
}

func TestJudges(t *testing.T) {
	g := mustLoad(t)
	judge.Run(t, judge.Config{Game: g, Decks: randomDecks(g), Seeds: 60, Most: 6000, Choose: duel, Judges: judges(g)})
	judge.Run(t, judge.Config{Game: g, Decks: randomDecks(g), Seeds: 40, Most: 6000, Judges: judges(g)})
}

// The judges with random cards.
func TestJudgesWild(t *testing.T) {
	for k := 0; k < conformance.Long(4); k++ {
		t.Logf("pack %d", k)
		g := wildGame(t, uint64(k))
		judge.Once(t, judge.Config{Game: g, Decks: randomDecks(g), Seeds: 12, Most: 3000, Choose: duel, Judges: judges(g)})
	}
}

// TestZonesJudgeSees checks that the judge of zones notices every planted
// fault.
func TestZonesJudgeSees(t *testing.T) {
	g := mustLoad(t)
	for name, mutate := range judge.ZoneMutations(Deck, Hand, Junk) {
		judge.Catches(t, judge.Config{Game: g, Decks: randomDecks(g), Seeds: 40, Most: 3000, Choose: duel, Judges: judges(g)}, name, mutate)
	}
}

// TestDuelJudgeSees checks that the judge of duels notices every planted
// fault.
func TestDuelJudgeSees(t *testing.T) {
	g := mustLoad(t)
	on := func(kind rules.EventKind, do func(s *rules.State, e *rules.Event) bool) judge.Mutation {
		return judge.On(kind, 0, do)
	}
	c := judge.Config{Game: g, Decks: randomDecks(g), Seeds: 400, Most: 3000, Choose: duel, Judges: func() []judge.Judge { return []judge.Judge{&duelJudge{g: g}} }}
	for name, mutate := range map[string]judge.Mutation{
		"DG is not inherited": on(EvSummon, func(_ *rules.State, e *rules.Event) bool {
			did := e.B != 0
			e.B = 0
			return did
		}),
		"damage is a point more": on(EvGauge, func(_ *rules.State, e *rules.Event) bool { e.B++; return e.C == 1 }),
		"nothing is doubled": on(EvHit, func(_ *rules.State, e *rules.Event) bool {
			did := e.B == 1
			if did {
				e.A = e.C
			}
			return did
		}),
		"a miss counts as a hit": on(EvDie, func(_ *rules.State, e *rules.Event) bool {
			did := e.B == 0
			e.B = 1
			return did
		}),
		"a miss does not weaken": func(_ *rules.State, events *[]rules.Event) bool {
			for i, e := range *events {
				if e.Kind == EvWeak && e.A == 1 && i > 0 && (*events)[i-1].Kind == EvDie {
					*events = append((*events)[:i], (*events)[i+1:]...)
					return true
				}
			}
			return false
		},
		"a life counter too few": on(EvCounters, func(_ *rules.State, e *rules.Event) bool { e.A++; return true }),
		"a spent Force stays so": on(EvTurn, func(s *rules.State, e *rules.Event) bool {
			z := s.Zone(zone(Charge, e.Seat))
			if len(z) == 0 {
				return false
			}
			s.Card(z[0]).Flags |= FlagSpent
			return true
		}),
		"LP is a point less": func(s *rules.State, _ *[]rules.Event) bool {
			c := AttackGuardian(s, 0)
			if c == 0 || s.Turn < 2 {
				return false
			}
			s.Card(c).N[NGauge]++
			return true
		},
	} {
		judge.Catches(t, c, name, mutate)
	}
}
