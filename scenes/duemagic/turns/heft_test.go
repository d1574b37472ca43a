package turns

import "testing"

// TestHeft: what costs or has more arrives more heavily, but what has little power is
// set down whatever it costs, and what has much falls.
func TestHeft(t *testing.T) {
	last := 0.0
	for _, c := range [...]struct{ power, cost int }{{1000, 1}, {1000, 3}, {2000, 4}, {2000, 9}, {3000, 2}, {9000, 7}} {
		w := heft(c.power, c.cost)
		if w <= last {
			t.Errorf("%v weighs %v, what is lighter %v", c, w, last)
		}
		if (w < sinks) != (c.power < 2400) {
			t.Errorf("%v weighs %v", c, w)
		}
		last = w
	}
}
