package board

import (
	"math"
	"testing"
)

// TestDiceLandOnTheirNumber turns every face to the viewer and follows a throw to its end.
func TestDiceLandOnTheirNumber(t *testing.T) {
	for v := 1; v <= 6; v++ {
		for face := 1; face <= 6; face++ {
			n := rot(faceAxes[face][0], facing[v][0], facing[v][1], 0)
			if up := math.Abs(n[2]+1) < 1e-9; up != (face == v) {
				t.Errorf("a die that rolled %d shows %d: %v (normal %.1f)", v, face, up, n)
			}
		}
	}
	way, up, left := flight(1)
	if way != 1 || up != 0 || left != 0 {
		t.Errorf("a die comes to rest at %v, %v high, %v still to turn", way, up, left)
	}
	last := -1.0
	for p := 0.0; p <= 1; p += 0.001 {
		way, up, left := flight(p)
		if way < last || up < 0 || up > 1 || left < 0 || left > 1 {
			t.Fatalf("at %.3f: way %v, height %v, turns %v", p, way, up, left)
		}
		last = way
	}
	for _, b := range bounces[1:] {
		if _, up, _ := flight(b.at); up > 0.01 {
			t.Errorf("no bounce at %v: %v high", b.at, up)
		}
	}
}
