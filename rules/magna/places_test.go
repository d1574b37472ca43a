package magna

import (
	"math/rand/v2"
	"testing"

	"godeck/rules"
)

// TestEventsOfTrapsTellPlacesOnly checks that events about a face-down card
// reveal only its public place, where the other seat's view shows a card.
func TestEventsOfTrapsTellPlacesOnly(t *testing.T) {
	g, err := Load()
	if err != nil {
		t.Fatal(err)
	}
	decks := g.Lib.Decks()
	told := 0
	for seed := uint64(0); seed < 40; seed++ {
		eng := rules.NewEngine(g)
		r := rand.New(rand.NewPCG(seed, 5))
		var s rules.State
		var v rules.View
		var buf []rules.Option
		var log rules.Log
		g.Setup(&s, seed, [2][]rules.DefID{g.DeckOf(decks[seed%4]), g.DeckOf(decks[(seed+1)%4])})
		eng.Advance(&s, nil)
		for n := 0; !s.Over() && n < 2000; n++ {
			p := s.ToAnswer()
			seen := [2]map[[2]int]bool{{}, {}}
			for seat := range seen {
				rules.ViewInto(eng.Table(), &s, rules.Seat(seat), &v)
				for z := rules.ZoneOf(Base1, 0); z <= rules.ZoneOf(Base3, 1); z++ {
					for _, c := range v.S.Zone(z) {
						seen[seat][[2]int{int(z), int(v.S.Card(c).N[NPlace])}] = true
					}
				}
			}
			buf = rules.Options(g, &s, p, buf)
			var o rules.Option
			for o = buf[r.IntN(len(buf))]; o.TakesBack(); o = buf[r.IntN(len(buf))] {
			}
			log.Reset()
			if err := eng.Answer(&s, p, o, &log); err != nil {
				t.Fatal(err)
			}
			for _, ev := range log.Events {
				for seat := range seen {
					q := ev.For(rules.Seat(seat))
					if q.Kind == EvPlace {
						seen[seat][[2]int{int(q.From), int(q.A)}] = true
						continue
					}
					if q.Place == 0 || q.Card != 0 {
						continue
					}
					told++
					if q.Def != 0 {
						t.Fatalf("seed %d: %+v tells a design", seed, q)
					}
					if !seen[seat][[2]int{int(q.From), int(q.Place) - 1}] {
						t.Fatalf("seed %d: %+v tells a place that seat %d did not see", seed, q, seat)
					}
				}
			}
		}
	}
	if told < 100 {
		t.Errorf("only %d events about hidden cards with a place", told)
	}
}
