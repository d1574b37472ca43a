package lens

import "testing"

// TestNearerKeepsTheEdges: what comes nearer is larger where it comes nearer to,
// and nothing is pushed out of the window or over something else.
func TestNearerKeepsTheEdges(t *testing.T) {
	const size, near = 1280.0, 0.1
	for _, to := range []float64{0, 90, 640, 1280} {
		last := -1.0
		for x := 0.0; x <= size; x += 5 {
			at := nearer(x, to, size, near)
			if at < 0 || at > size || at <= last {
				t.Errorf("towards %g, %g is seen at %g, after %g", to, x, at, last)
			}
			last = at
		}
		if a, b := nearer(0, to, size, near), nearer(size, to, size, near); a != 0 || b != size {
			t.Errorf("towards %g: the edges are seen at %g and %g", to, a, b)
		}
		if to > 0 && to < size {
			if grown := (nearer(to+5, to, size, near) - nearer(to-5, to, size, near)) / 10; grown < 1+near*0.95 {
				t.Errorf("towards %g, it is only %g times as large there", to, grown)
			}
		}
	}
}
