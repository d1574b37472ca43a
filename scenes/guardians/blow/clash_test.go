package blow

import (
	"testing"

	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// TestClashIsShort checks that an answer is seen to meet what comes, is over in a
// second and a half, and is longer the more it averts.
func TestClashIsShort(t *testing.T) {
	var torn cards.CardFace
	for _, foe := range []*cards.CardFace{nil, &torn} {
		last := 0.0
		for _, force := range []float64{0, 0.5, 1} {
			k := Clash{Foe: foe, Force: force, Wide: 184}
			k.Meet(ui.Rect{W: 100, H: 100}, ui.Rect{X: 900, W: 100, H: 100}, ui.Rect{X: 900, Y: -300, W: 50, H: 50}, ui.Rect{X: 480, W: 40, H: 40})
			if k.Ticks() > 90 || k.Ticks() <= last || k.Contact() >= k.breaks() || k.breaks() >= k.Ticks() {
				t.Errorf("force %g: %g ticks after %g, contact %g, goes on at %g", force, k.Ticks(), last, k.Contact(), k.breaks())
			}
			if last = k.Ticks(); k.At.X <= k.From.X || k.At.X >= 950 {
				t.Errorf("they meet at %v", k.At)
			}
			if k.Still = true; k.Contact() != 0 {
				t.Error("reduced motion waits for a flight")
			}
		}
	}
}
