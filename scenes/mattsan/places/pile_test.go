package places

import (
	"testing"

	"godeck/scenes/ui"
)

// TestActionsStay checks that the attack stays in place when another action
// becomes possible, so that a player aiming at it does not hit the other.
func TestActionsStay(t *testing.T) {
	for _, w := range [...]float64{380, 120} {
		r := ui.Rect{X: 10, Y: 20, W: w, H: 170}
		first := Slips(r, 2, 1)[0]
		for n := 2; n <= 4; n++ {
			if q := Slips(r, n, 1); q[0].X != first.X || q[0].Y != first.Y || q[n-1].Bottom() > r.Bottom()+0.5 {
				t.Errorf("%.0f wide, %d actions: the first lies at %v, not at %v; the last ends at %.0f", w, n, q[0], first, q[n-1].Bottom())
			}
		}
	}
}

// TestNextOnTop checks that the entries of a pile stay in their room, the last
// one declared, which is resolved next, on top.
func TestNextOnTop(t *testing.T) {
	for _, w := range [...]float64{380, 120} {
		r := ui.Rect{X: 10, Y: 20, W: w, H: 170}
		for n := 1; n <= 6; n++ {
			for i := range n {
				e := Entry(r, i, n, 1)
				if e.Y < r.Y-0.5 || e.Bottom() > r.Bottom()+0.5 {
					t.Errorf("%.0f wide, entry %d of %d lies at %v, outside of %v", w, i, n, e, r)
				}
				if i > 0 && e.Y >= Entry(r, i-1, n, 1).Y {
					t.Errorf("%.0f wide, entry %d of %d is not above the one before", w, i, n)
				}
			}
		}
	}
}
