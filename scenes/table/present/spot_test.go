package present

import (
	"testing"

	"godeck/rules"
)

// TestAPileIsNotHeldUp checks that when a deck is searched, as seen by
// somebody watching both players, no more cards are held up than fit.
func TestAPileIsNotHeldUp(t *testing.T) {
	for _, n := range []int{1, heldMost, 54} {
		m := &Show{}
		pr := &Presentation{m: m}
		pr.Spot(Spot{Defs: make([]rules.DefID, n)}, 10)
		for range 5 {
			m.Timeline.Tick(1)
		}
		if got := len(m.spot.Defs); got != min(n, heldMost) {
			t.Errorf("of %d cards %d are held up", n, got)
		}
	}
}
