package procession

import (
	"math"
	"testing"

	"godeck/scenes/table/board"
)

// TestMarch checks that a force begins and ends where it stands, sets out from
// behind, the foremost ahead, and is never seen to jump.
func TestMarch(t *testing.T) {
	s := March{On: true, DX: 150, Units: make([]Unit, 4)}
	for i := range s.Units {
		s.Units[i].home = board.Pose{X: 600 - 80*float64(i), Y: 400, W: 70}
	}
	was := [4]board.Pose{}
	for n := range 57 {
		s.T = float64(n) / 56
		for i := range s.Units {
			p, home := s.Pose(i), s.Units[i].home
			if (n == 0 || n == 56) && (math.Abs(p.X-home.X) > 0.5 || math.Abs(p.Y-home.Y) > 0.5 || math.Abs(p.W-home.W) > 0.5) {
				t.Errorf("tick %d: unit %d is at %v, not at %v", n, i, p, home)
			}
			if n > 0 && math.Hypot(p.X-was[i].X, p.Y-was[i].Y) > 34 {
				t.Errorf("tick %d: unit %d jumps from %v to %v", n, i, was[i], p)
			}
			if was[i] = p; n == 20 && (p.X > home.X-10 || p.W > 0.8*home.W) {
				t.Errorf("unit %d is not borne along: %v", i, p)
			}
		}
		if n == 20 && s.way(0) <= s.way(3) {
			t.Error("the foremost is not ahead")
		}
	}
}
