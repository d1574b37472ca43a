package story

import (
	"testing"

	"godeck/internal/lang"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/harness"
	"godeck/scenes/mattsan/places"
	"godeck/scenes/ui"
)

// TestHeldUpLeavesPiles checks that what the opponent uses is held up beside the piles and
// what is answered, never over them.
func TestHeldUpLeavesPiles(t *testing.T) {
	for _, w := range harness.Windows {
		for _, sp := range [...]places.Span{{Lo: -1, Hi: 1}, {Lo: -2, Hi: 2}} {
			l := places.Measure(w.Env(lang.EN), false)
			l.Spread(sp)
			card, slip := Place(&l)
			t.Log(w.W, w.H, sp, "card", card, "slip", slip, "show", l.Show, "desk", l.Desk, "deck", l.Zones[mtz.Deck])
			for _, r := range [...]ui.Rect{card, slip} {
				for sd := range 2 {
					for _, z := range [...]uint8{mtz.Deck, mtz.Discard} {
						if q := l.Zones[z][sd]; !q.Intersect(r).Empty() {
							t.Errorf("%.0f×%.0f %v: %v is held up over the pile %d of side %d, %v", w.W, w.H, sp, r, z, sd, q)
						}
					}
				}
				if !l.Desk.Intersect(r).Empty() {
					t.Errorf("%.0f×%.0f %v: %v is held up over what is answered, %v", w.W, w.H, sp, r, l.Desk)
				}
			}
		}
	}
}
