package terrain

import (
	"math"
	"testing"

	"godeck/scenes/magna/places"
	"godeck/scenes/ui"
)

// TestFoldedArrow checks that the arrow of an invasion over a folded map ends at
// the castle, nowhere folds over and has a head that is no sliver, in landscape
// towards either side and in portrait.
func TestFoldedArrow(t *testing.T) {
	m := &Map{Lay: &places.Layout{U: 1, Unit: 1}}
	for name, c := range map[string]struct{ from, to, gate ui.Rect }{
		"up":       {from: ui.Rect{X: 335, Y: 120, W: 180, H: 105}, gate: ui.Rect{X: 210, Y: 12, W: 108, H: 104}},
		"down":     {from: ui.Rect{X: 350, Y: 10, W: 200, H: 105}, gate: ui.Rect{X: 210, Y: 130, W: 108, H: 100}},
		"one unit": {from: ui.Rect{X: 335, Y: 120, W: 75, H: 105}, gate: ui.Rect{X: 210, Y: 12, W: 108, H: 104}},
		"portrait": {from: ui.Rect{X: 4, Y: 420, W: 382, H: 170}, to: ui.Rect{X: 4, Y: 150, W: 382, H: 170}},
	} {
		w := m.Between(c.from, c.to, c.gate)
		goal := c.gate
		if goal.Empty() {
			goal = c.to
		}
		if tip := w.at[ways]; !goal.InsetXY(-1, -1).Contains(tip.X, tip.Y) {
			t.Errorf("%s: the tip is at %v, not at %v", name, tip, goal)
		}
		for i := range ways {
			dx, dy := w.at[i+1].X-w.at[i].X, w.at[i+1].Y-w.at[i].Y
			for _, s := range [...]float64{-1, 1} {
				ax, ay := w.on(float64(i)/ways, s)
				bx, by := w.on(float64(i+1)/ways, s)
				if (bx-ax)*dx+(by-ay)*dy < 0 {
					t.Errorf("%s: it folds over at %d of %d", name, i, ways)
				}
			}
		}
		ax, ay := w.on(1-w.head, 0)
		if long, wide := math.Hypot(w.at[ways].X-ax, w.at[ways].Y-ay), 2.5*math.Hypot(w.half[ways].X, w.half[ways].Y); long < 0.6*wide {
			t.Errorf("%s: its head is %.0f long and %.0f wide to a side", name, long, wide)
		}
	}
}
