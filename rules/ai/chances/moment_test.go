package chances_test

import (
	"testing"

	"godeck/rules"
	"godeck/rules/ai/chances"
	"godeck/rules/deck"
	"godeck/rules/games/all"
)

// For nearly every card a turn is found in which it can be played, and the
// answers lead there again, to a question for the first seat.
func TestFind(t *testing.T) {
	for _, e := range all.Games() {
		t.Run(e.ID, func(t *testing.T) {
			c, g := config(t, e.ID)
			lib := g.Library()
			cards, played, none := 0, 0, 0
			for d := rules.DefID(1); int(d) < len(lib.Defs); d += 5 {
				list := deck.With(lib, d, uint64(d))
				if list.Faults(lib) != nil {
					continue
				}
				own, err := list.Designs(lib)
				if err != nil {
					t.Fatal(err)
				}
				cards++
				m := chances.Find(c, own, d, 8)
				if m == nil {
					none++
					t.Logf("no turn for %s", lib.Card(d).ID)
					continue
				}
				var s rules.State
				eng := rules.NewEngine(g)
				g.Setup(&s, m.Seed, [2][]rules.DefID{own, c.Against[m.Against]})
				eng.Advance(&s, nil)
				for _, x := range m.Answers {
					if err := eng.Answer(&s, x.Seat, x.Option, nil); err != nil {
						t.Fatalf("%s: %v", lib.Card(d).ID, err)
					}
				}
				if s.Over() || s.ToAnswer() != 0 {
					t.Errorf("%s: the first seat is not asked", lib.Card(d).ID)
				}
				for id := rules.CardID(1); int(id) <= int(s.NCards); id++ {
					if x := s.Card(id); x.Def == d && x.Owner == 0 {
						if z := g.Table().Zones[x.Zone.Kind()]; z.See != rules.SeeNone {
							played++
							break
						}
					}
				}
			}
			if none > cards/10 {
				t.Errorf("no turn for %d of %d cards", none, cards)
			}
			t.Logf("%d cards, %d known to their player, %d without", cards, played, none)
		})
	}
}
