package board

import (
	"testing"

	"godeck/scenes/ui"
)

// TestSpare: a fan takes room at its left only as far as its cards would overlap.
func TestSpare(t *testing.T) {
	f := Fan{Rect: ui.Rect{X: 300, W: 500, H: 200}, CardW: 100, FaceUp: true, Spare: 80}
	for _, c := range []struct {
		n          int
		first, gap float64
	}{
		{1, 550, 0},
		{4, 550 - 1.5*104, 104}, // they fit
		{5, 550 - 8 - 2*104, 104},
		{8, 220 + 50, 480.0 / 7}, // they overlap all the same
	} {
		p := f.Poses(c.n)
		gap := 0.0
		if c.n > 1 {
			gap = p[1].X - p[0].X
		}
		if d := p[0].X - c.first; d > 0.01 || d < -0.01 || gap-c.gap > 0.01 || c.gap-gap > 0.01 {
			t.Errorf("%d cards: the first at %.2f, %.2f apart; %.2f and %.2f expected", c.n, p[0].X, gap, c.first, c.gap)
		}
	}
}
