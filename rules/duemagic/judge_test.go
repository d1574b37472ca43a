package duemagic

import (
	"testing"

	"godeck/rules"
	"godeck/rules/conformance"
	"godeck/rules/judge"
)

// zoneTable is the rule book's table of zones (DMG section 3).
var zoneTable = []judge.Zone{
	Library:   {Sight: judge.Nobody},
	Hand:      {Sight: judge.Owner},
	Battle:    {Sight: judge.All},
	Graveyard: {Sight: judge.All},
	Mana:      {Sight: judge.All},
	Shields:   {Sight: judge.Nobody},
	Stack:     {Sight: judge.All, Shared: true},
}

func judges(g *Game) func() []judge.Judge {
	return func() []judge.Judge {
		z := judge.NewZones(g.Table(), zoneTable, [3]string{"DMG-4.1", "DMG-1.6", "DMG-12.3"})
		z.Asked = func(s *rules.State, p rules.Seat, at rules.ZoneID) bool { return s.Card(s.Top(at)).Known&p.Mask() != 0 }
		return []judge.Judge{z, &stackJudge{g: g}}
	}
}

func TestJudges(t *testing.T) {
	g := mustLoad(t)
	judge.Run(t, judge.Config{Game: g, Decks: randomDecks(g), Seeds: 30, Most: 20000, Judges: judges(g)})
}

// TestZonesJudgeSees checks that the judge of zones notices every planted
// fault.
func TestZonesJudgeSees(t *testing.T) {
	g := mustLoad(t)
	for name, mutate := range judge.ZoneMutations(Library, Hand, Mana) {
		judge.Catches(t, judge.Config{Game: g, Decks: randomDecks(g), Seeds: 20, Most: 3000, Judges: judges(g)}, name, mutate)
	}
}

// on returns a mutation that acts on an event of a kind.
func on(kind rules.EventKind, do func(s *rules.State, e *rules.Event) bool) judge.Mutation {
	return judge.On(kind, 0, do)
}

// asked returns a mutation that acts on a question.
func asked(prompt uint8, do func(s *rules.State) bool) judge.Mutation {
	return func(s *rules.State, _ *[]rules.Event) bool {
		return s.Dec.Kind != rules.NoDecision && s.Dec.Prompt == prompt && do(s)
	}
}

// TestStackJudgeSees checks that the judge of the stack notices every planted
// fault.
func TestStackJudgeSees(t *testing.T) {
	g := mustLoad(t)
	c := judge.Config{Game: g, Decks: randomDecks(g), Seeds: 60, Most: 3000, Judges: func() []judge.Judge { return []judge.Judge{&stackJudge{g: g}} }}
	kind := func(s *rules.State, p rules.Seat, z uint8, fits func(c rules.CardID) bool) rules.CardID {
		for _, c := range s.Zone(zone(z, p)) {
			if fits(c) {
				return c
			}
		}
		return 0
	}
	for name, mutate := range map[string]judge.Mutation{
		"the other player has priority": asked(PromptPriority, func(s *rules.State) bool { s.Dec.Open = 3 - s.Dec.Open; return true }),
		"one pass is enough": on(EvPass, func(s *rules.State, e *rules.Event) bool {
			if s.NStack == 0 || s.Frame().Op != opPriority || s.Frame().N[regPasses] != 1 {
				return false
			}
			f := s.Frame()
			f.N[regPasses] = 0
			s.Push(rules.Frame{Op: opResolve, N: [6]int16{int16(s.NStack) - 1}})
			return true
		}),
		"the bottom of the stack resolves": on(EvResolve, func(_ *rules.State, e *rules.Event) bool {
			if e.A == 0 {
				return false
			}
			e.A = 0
			return true
		}),
		"a new entry goes below": on(EvStacked, func(_ *rules.State, e *rules.Event) bool {
			if e.A == 0 {
				return false
			}
			e.A--
			return true
		}),
		"the attacker stays untapped": on(EvAttack, func(s *rules.State, e *rules.Event) bool { s.Card(e.Card).Flags &^= FlagTapped; return true }),
		"a creature attacks at once": on(rules.EvMove, func(s *rules.State, e *rules.Event) bool {
			c := s.Card(e.Card)
			if e.To.Kind() != Battle || c.Zone != e.To || s.Step != StepMain || e.To.Seat() != s.Active || Tapped(s, e.Card) || g.Has(s, e.Card, KwSpeed) || g.def(s, e.Card).evoN > 0 {
				return false
			}
			c.Since--
			return true
		}),
		"a tapped creature blocks": on(EvBlock, func(s *rules.State, e *rules.Event) bool { s.Card(e.Card).Flags &^= FlagTapped; return true }),
		"the weaker creature wins": on(EvBattle, func(s *rules.State, e *rules.Event) bool {
			if e.A == e.B {
				return false
			}
			l := &s.Lists[s.Frame().List-1]
			if l.N != 1 {
				return false
			}
			l.C[0] = e.Card + e.Src - l.C[0]
			return true
		}),
		"one shield too many": func(s *rules.State, events *[]rules.Event) bool {
			for _, e := range *events {
				if e.Kind == EvBreak && s.Step == StepBreak && s.Frame().Op == opBreak && s.Frame().N[regKind] == breakAttack {
					*events = append(*events, e)
					return true
				}
			}
			return false
		},
		"a mana less is tapped": func(s *rules.State, events *[]rules.Event) bool {
			for i, e := range *events {
				if e.Kind == EvTap && s.Card(e.Card).Zone.Kind() == Mana && e.A == 1 {
					*events = append((*events)[:i:i], (*events)[i+1:]...)
					return true
				}
			}
			return false
		},
		"the wrong civilization pays": func(s *rules.State, events *[]rules.Event) bool {
			if s.NFrames == 0 || s.Frame().Op != opUse {
				return false
			}
			civs := g.attr(s, s.Frame().Src, ACiv)
			for i := range *events {
				e := &(*events)[i]
				if e.Kind != EvTap || s.Card(e.Card).Zone.Kind() != Mana || g.attr(s, e.Card, ACiv)&civs == 0 {
					continue
				}
				same := 0
				for _, x := range *events {
					same += rules.Truth(x.Kind == EvTap && g.attr(s, x.Card, ACiv)&civs != 0)
				}
				other := kind(s, e.Seat, Mana, func(c rules.CardID) bool { return g.attr(s, c, ACiv)&civs == 0 && Tapped(s, c) })
				if same == 1 && other == 0 {
					other = kind(s, e.Seat, Mana, func(c rules.CardID) bool { return g.attr(s, c, ACiv)&civs == 0 })
				}
				if same == 1 && other != 0 {
					e.Card = other
					return true
				}
			}
			return false
		},
		"a card of two civilizations enters untapped": on(rules.EvMove, func(s *rules.State, e *rules.Event) bool {
			if e.To.Kind() != Mana || !Tapped(s, e.Card) || g.attr(s, e.Card, ACiv)&(g.attr(s, e.Card, ACiv)-1) == 0 {
				return false
			}
			s.Card(e.Card).Flags &^= FlagTapped
			return true
		}),
		"a dead target stays legal": on(EvResolve, func(s *rules.State, e *rules.Event) bool {
			for i := range s.Stack[e.A].T[:s.Stack[e.A].NT] {
				if t := &s.Stack[e.A].T[i]; t.Part&partIllegal != 0 && t.Part&partBase == 0 && s.Card(t.Card).Stamp != t.Stamp {
					t.Part &^= partIllegal
					return true
				}
			}
			return false
		}),
		"a target is exchanged": on(EvResolve, func(s *rules.State, e *rules.Event) bool {
			for i := range s.Stack[e.A].T[:s.Stack[e.A].NT] {
				if t := &s.Stack[e.A].T[i]; t.Card != 0 && t.Part&(partBase|partIllegal) == 0 {
					t.Card++
					return true
				}
			}
			return false
		}),
		"a creature without power lives": asked(PromptPriority, func(s *rules.State) bool {
			c := kind(s, 0, Battle, func(c rules.CardID) bool { return inBattle(s, c) && !g.protected(s, c, true, false) })
			if c == 0 {
				return false
			}
			s.AddMod(rules.Mod{Kind: ModPower, Seat: rules.NoSeat, Target: c, Amount: -30000})
			return true
		}),
		"a step is left out": on(EvStep, func(_ *rules.State, e *rules.Event) bool {
			if e.A != int16(StepUpkeep) {
				return false
			}
			e.A = int16(StepMain)
			return true
		}),
		"two cards are charged": on(rules.EvMove, func(s *rules.State, e *rules.Event) bool {
			if s.Step != StepCharge || e.To.Kind() != Mana || s.NFrames != 1 {
				return false
			}
			s.Frame().PC = atCharge
			return true
		}),
		"mana stays tapped": on(EvStep, func(s *rules.State, e *rules.Event) bool {
			if e.A != int16(StepUpkeep) || s.Count(zone(Mana, s.Active)) == 0 {
				return false
			}
			s.Card(s.Top(zone(Mana, s.Active))).Flags |= FlagTapped
			return true
		}),
	} {
		judge.Catches(t, c, name, mutate)
	}
}

// The judges with random cards.
func TestJudgesWild(t *testing.T) {
	for k := 0; k < conformance.Long(4); k++ {
		g, err := LoadOnly(judge.Wild(t, Vocab(), uint64(k), 80, map[string]int{"creature": 44, "spell": 20}))
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("pack %d", k)
		judge.Once(t, judge.Config{Game: g, Decks: randomDecks(g), Seeds: 8, Most: 4000, Judges: judges(g)})
	}
}
