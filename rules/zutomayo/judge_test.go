package zutomayo

import (
	"testing"

	"godeck/rules"

	"godeck/rules/conformance"
	"godeck/rules/judge"
)

// zoneTable is the rule book's table of zones (ZTM-3).
var zoneTable = []judge.Zone{
	Deck:        {Sight: judge.Nobody},
	Hand:        {Sight: judge.Owner},
	BattleField: {Sight: judge.Faces},
	SetA:        {Sight: judge.Faces},
	SetB:        {Sight: judge.Faces},
	AreaNew:     {Sight: judge.Faces},
	Area:        {Sight: judge.All},
	Charger:     {Sight: judge.All},
	Abyss:       {Sight: judge.All},
	Aside:       {Sight: judge.Owner},
}

func judges(g *Game) func() []judge.Judge {
	return func() []judge.Judge {
		return []judge.Judge{judge.NewZones(g.Table(), zoneTable, [3]string{"ZTM-3.7 to 3.10", "ZTM-2.8", "ZTM-3.5"}), &turnJudge{g: g}}
	}
}

func TestJudges(t *testing.T) {
	g := mustLoad(t)
	judge.Run(t, judge.Config{Game: g, Decks: randomDecks(g), Seeds: 400, Most: 3000, Judges: judges(g)})
}

// TestZonesJudgeSees checks that the judge of zones notices every planted
// fault.
func TestZonesJudgeSees(t *testing.T) {
	g := mustLoad(t)
	for name, mutate := range judge.ZoneMutations(Deck, Hand, Abyss) {
		judge.Catches(t, judge.Config{Game: g, Decks: randomDecks(g), Seeds: 20, Most: 3000, Judges: judges(g)}, name, mutate)
	}
}

// on returns a mutation that acts on an event of a kind.
func on(kind rules.EventKind, do func(s *rules.State, e *rules.Event) bool) judge.Mutation {
	return judge.On(kind, 1, do)
}

// TestTurnJudgeSees checks that the judge of turns notices every planted
// fault.
func TestTurnJudgeSees(t *testing.T) {
	g := mustLoad(t)
	c := judge.Config{Game: g, Decks: randomDecks(g), Seeds: 60, Most: 3000, Judges: func() []judge.Judge { return []judge.Judge{&turnJudge{g: g}} }}
	for name, mutate := range map[string]judge.Mutation{
		"the medal goes an hour too far": on(EvClock, func(s *rules.State, e *rules.Event) bool {
			s.Vars[Chronos] = (s.Vars[Chronos] + 1) % Hours
			return true
		}),
		"a card adds an hour more": on(EvHours, func(_ *rules.State, e *rules.Event) bool { e.A++; return true }),
		"a card adds no hours":     on(EvHours, func(_ *rules.State, e *rules.Event) bool { e.Kind = EvName; return true }),
		"dusk is forgotten":        on(EvTimeChange, func(s *rules.State, e *rules.Event) bool { s.Vars[Changes] = 0; return true }),
		"dusk is called dawn":      on(EvTimeChange, func(s *rules.State, e *rules.Event) bool { e.A ^= 3; return true }),
		"damage takes one more": on(EvDamage, func(s *rules.State, e *rules.Event) bool {
			if !(e.A > 0 && e.B > 0) {
				return false
			}
			s.Seats[e.Seat][HP]--
			e.B--
			return true
		}),
		"a shield keeps nothing off": on(EvDamage, func(s *rules.State, e *rules.Event) bool {
			if !(e.C > 0 && e.B > e.C) {
				return false
			}
			n := e.C
			e.A, e.B, e.C = e.A+n, e.B-n, 0
			s.Seats[e.Seat][HP] -= n
			return true
		}),
		"healing goes above 100": on(EvHeal, func(s *rules.State, e *rules.Event) bool {
			e.A, e.B = e.A+100, e.B+100
			s.Seats[e.Seat][HP] += 100
			return true
		}),
		"the loser may set as the winner": on(EvBattle, func(s *rules.State, e *rules.Event) bool {
			if e.Seat < 0 {
				return false
			}
			s.Seats[e.Seat][Winner] = 0
			return true
		}),
		"a tie is won": on(EvBattle, func(s *rules.State, e *rules.Event) bool { e.Seat = 1 - max(e.Seat, 0); return true }),
		"the Charger gives an icon more": on(rules.EvSeatVar, func(s *rules.State, e *rules.Event) bool {
			if e.C != Power {
				return false
			}
			e.B++
			s.Seats[e.Seat][Power]++
			return true
		}),
		"a card draws twice": on(EvStep, func(s *rules.State, e *rules.Event) bool {
			if !(e.A == int16(StepEnd)) {
				return false
			}
			s.Seats[0][SetCount]++
			return true
		}),
		"a modifier outlives the turn": on(EvTurn, func(s *rules.State, e *rules.Event) bool {
			s.AddMod(rules.Mod{Kind: ModShield, Seat: 0, Amount: 10})
			return true
		}),
		"a modifier comes first in the list": on(EvAttack, func(s *rules.State, e *rules.Event) bool {
			if s.NMods < 2 || s.Mods[0].Kind != ModAttack || s.Mods[s.NMods-1].Kind != ModAttack || s.Mods[0].Seat == s.Mods[s.NMods-1].Seat {
				return false
			}
			s.Mods[0], s.Mods[s.NMods-1] = s.Mods[s.NMods-1], s.Mods[0]
			return true
		}),
		"a modifier is not counted": on(EvBattle, func(s *rules.State, e *rules.Event) bool { e.A += 10; return true }),
		"day and night are confused": on(EvStep, func(s *rules.State, e *rules.Event) bool {
			if !(e.A == int16(StepEffects)) {
				return false
			}
			s.Vars[Priority] ^= 1
			return true
		}),
		"a card with icons goes to the Abyss": on(rules.EvMove, func(s *rules.State, e *rules.Event) bool {
			if s.Step != StepCleanup || e.To.Kind() != Charger {
				return false
			}
			e.To = zone(Abyss, e.To.Seat())
			return true
		}),
		"the winner may set two": func(s *rules.State, _ *[]rules.Event) bool {
			if s.Dec.Kind != rules.Commit || s.Dec.Prompt != PromptSet {
				return false
			}
			s.Dec.Max[0]++
			return true
		},
		"the match goes on with 0 HP": on(EvLoss, func(s *rules.State, e *rules.Event) bool {
			s.Seats[e.Seat][HP], e.B = 1, 1
			e.A = 99
			return true
		}),
	} {
		judge.Catches(t, c, name, mutate)
	}
}

// wildGame is the game with random cards.
func wildGame(t *testing.T, seed uint64) *Game {
	t.Helper()
	g, err := LoadOnly(judge.Wild(t, Vocab(), seed, 60, map[string]int{"character": 20, "enchant": 12, "area": 8}))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// The judges with random cards.
func TestJudgesWild(t *testing.T) {
	for k := 0; k < conformance.Long(8); k++ {
		g := wildGame(t, uint64(k))
		t.Logf("pack %d", k)
		judge.Once(t, judge.Config{Game: g, Decks: randomDecks(g), Seeds: 12, Most: 1500, Judges: judges(g)})
	}
}
