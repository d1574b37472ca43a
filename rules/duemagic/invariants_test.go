package duemagic

import (
	"math/rand/v2"
	"testing"

	"godeck/rules"
	"godeck/rules/conformance"
)

// Piles, shields and the stack are sound whenever somebody has priority, and
// the players get priority as DMG-6 says.
func TestInvariants(t *testing.T) {
	g := mustLoad(t)
	eng := rules.NewEngine(g)
	decks := randomDecks(g)
	var buf []rules.Option
	games := 1000
	if testing.Short() {
		games = 40
	}
	for seed := 0; seed < games; seed++ {
		r := rand.New(rand.NewPCG(uint64(seed), 8))
		var s rules.State
		g.Setup(&s, uint64(seed), decks(r))
		eng.Advance(&s, nil)
		passes := 0
		for n := 0; !s.Over(); n++ {
			bad := func(what string, c rules.CardID) {
				t.Fatalf("seed %d, answer %d: %s: card %d (%s)", seed, n, what, c, g.Lib.Def(s.Card(c).Def).ID)
			}
			waiting := 0
			for id := rules.CardID(1); id <= rules.CardID(s.NCards); id++ {
				c := s.Card(id)
				if c.Zone == stackZone {
					waiting++
				}
				if h := c.Host; h != 0 {
					if s.Card(h).Zone != c.Zone || s.Card(h).Host != 0 || c.Zone.Kind() != Battle && c.Zone.Kind() != Shields {
						bad("a pile is broken", id)
					}
				}
				if c.Zone.Kind() == Battle && c.Host == 0 && !g.IsCreature(&s, id) {
					bad("not a creature in play", id)
				}
				if c.Zone.Kind() == Shields && c.Host == 0 && ShieldAt(&s, c.Zone.Seat(), c.N[0]) != id {
					bad("two shields in one place", id)
				}
				if c.Zone.Kind() == Shields && c.Host != 0 && !c.Has(FlagFaceUp) {
					bad("a face-down card on a shield", id)
				}
				if s.Dec.Prompt == PromptPriority && c.Flags&(FlagDeclared|FlagLeaving|FlagOffered) != 0 {
					bad("a state of a procedure is left over", id)
				}
				if tapped := c.Has(FlagTapped); tapped && c.Zone.Kind() != Battle && c.Zone.Kind() != Mana {
					bad("tapped outside of play and mana (DMG-4.5)", id)
				}
			}
			cards := 0
			for _, o := range s.Stack[:s.NStack] {
				if o.Card != 0 {
					cards++
					if s.Card(o.Card).Zone != stackZone {
						bad("an entry's card is not on the stack", o.Card)
					}
				}
			}
			if cards != waiting {
				t.Fatalf("seed %d, answer %d: %d cards on the stack, %d entries", seed, n, waiting, cards)
			}
			if s.Dec.Prompt == PromptPriority {
				if s.NTriggers > 0 {
					t.Fatalf("seed %d, answer %d: priority with a waiting trigger (DMG-6.8)", seed, n)
				}
				if s.Step == StepUntap || s.Step == StepCleanup {
					t.Fatalf("seed %d, answer %d: priority in step %d (DMG-5.2, DMG-5.17)", seed, n, s.Step)
				}
				for p := rules.Seat(0); p < 2; p++ {
					for _, c := range s.Zone(zone(Battle, p)) {
						if s.Card(c).Host == 0 && g.Power(&s, c) <= 0 && !g.protected(&s, c, true, false) {
							bad("power 0 or less (DMG-23.1)", c)
						}
					}
				}
				if s.Step != StepMain && s.Step != StepCharge && s.NStack == 0 && passes == 0 && s.Frame().N[regActing] == 0 && s.ToAnswer() != s.Active && s.Frame().N[regPasses] == 0 {
					t.Fatalf("seed %d, answer %d: the other player has priority first (DMG-6.1)", seed, n)
				}
			}
			o, _ := conformance.Random(eng, &s, s.ToAnswer(), r, &buf)
			for k := 0; k < 4 && seed%2 == 1 && (o.Verb == rules.Pass || o.Verb == rules.Done || o.Verb == rules.Attack && o.N == 0 && s.Turn < 16); k++ {
				o, _ = conformance.Random(eng, &s, s.ToAnswer(), r, &buf) // full boards, long stacks
			}
			eng.Play(&s, s.ToAnswer(), o, nil)
		}
		if s.Fault != rules.FaultNone {
			t.Fatalf("seed %d: %s", seed, s.Fault)
		}
	}
}
