package combat

import (
	"testing"

	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/mattsan/fall"
	"godeck/scenes/mattsan/field"
	"godeck/scenes/table/present"
)

// TestFallsWeigh plays matches and checks that who falls weighs what it was: the last
// of a side most, a fighter more than who waits.
func TestFallsWeigh(t *testing.T) {
	g, err := mtz.Load()
	harness.Load(t, g, err)
	met := map[fall.Degree]int{}
	for seed := uint64(1); seed <= 12; seed++ {
		s := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1)
		was := *s.View()
		for i := 0; i < 600 && !s.S.Over(); i++ {
			if o := s.Options(); len(o) == 0 {
				s.Update()
			} else if err := s.Answer(harness.Doing(o, i, int(seed))); err != nil {
				t.Fatal(err)
			}
			events, seen := s.Events()
			for k, ev := range events {
				if ev.Kind == mtz.EvLeave && ev.A <= mtz.LeaveDiscard {
					d := degree(g, present.At(&was), ev)
					met[d]++
					left := field.Standing(present.At(&was), ev.From.Seat()) - 1
					if last := left == 0 && !was.S.Card(ev.Card).Has(rules.FaceDown) && ev.B != mtz.CauseCost; (d == fall.Last) != last {
						t.Errorf("seed %d, turn %d: degree %d, and %d are left", seed, was.S.Turn, d, left)
					}
					if ev.From.Kind() == mtz.Battle && d == fall.Waiting && ev.B != mtz.CauseCost {
						t.Errorf("seed %d, turn %d: a fighter falls like who waits", seed, was.S.Turn)
					}
				}
				was = seen[k]
			}
		}
	}
	for d := fall.Waiting; d <= fall.Last; d++ {
		if met[d] == 0 {
			t.Errorf("no fall of degree %d", d)
		}
	}
}
