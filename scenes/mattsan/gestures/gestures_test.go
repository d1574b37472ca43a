package gestures

import (
	"math"
	"testing"

	"godeck/scenes/ui"
)

// TestJumpComesBack checks that a trap that jumps begins and ends in its place and is
// thrown up in between, without a leap from tick to tick.
func TestJumpComesBack(t *testing.T) {
	if a, b := Jump(0), Jump(1); math.Abs(a) > 1e-9 || math.Abs(b) > 1e-9 {
		t.Errorf("it begins at %.2f and ends at %.2f", a, b)
	}
	most, last := 0.0, 0.0
	for k := range 201 {
		h := Jump(float64(k) / 200)
		if math.Abs(h-last) > 0.08 {
			t.Errorf("it leaps from %.2f to %.2f at %d", last, h, k)
		}
		most, last = max(most, h), h
	}
	if most < 0.55 {
		t.Errorf("it jumps only %.2f high", most)
	}
}

// TestPlanesArrive checks that a paper plane flies from its trump to its target.
func TestPlanesArrive(t *testing.T) {
	p := Plane{From: ui.Point{X: 800, Y: 400}, To: ui.Point{X: 300, Y: 200}}
	for at, want := range map[float64]ui.Point{0: p.From, 1: p.To} {
		if q, _ := p.Way(at); math.Hypot(q.X-want.X, q.Y-want.Y) > 1e-6 {
			t.Errorf("at %.0f it is at %v instead of %v", at, q, want)
		}
	}
	if q, _ := p.Way(0.5); q.Y >= 300 {
		t.Errorf("it does not rise: %v", q)
	}
}

// TestSlateStaysToBeRead checks that all of a slate's words stand for a quarter of its
// time at least, between writing and wiping.
func TestSlateStaysToBeRead(t *testing.T) {
	n := 0
	for k := range 100 {
		if s := (Slate{At: float64(k) / 100}); s.Written() {
			n++
		}
	}
	if n < 25 {
		t.Errorf("the words stand for %d %% of the time", n)
	}
}
