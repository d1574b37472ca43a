package combat

import "testing"

// TestCostlyHitsWeigh checks that a hit that costs half of what a unit has left, or all
// of it, is never a light one, and that others weigh by their damage.
func TestCostlyHitsWeigh(t *testing.T) {
	for _, q := range [...]struct {
		n        int16
		hp, want int
	}{{1, 6, 0}, {2, 6, 0}, {1, 2, 0}, {2, 4, 1}, {1, 1, 1}, {2, 2, 1}, {4, 9, 1}, {7, 12, 2}, {5, 1, 2}} {
		if got := weighs(q.n, q.hp); got != q.want {
			t.Errorf("%d of %d HP weighs %d, not %d", q.n, q.hp, got, q.want)
		}
	}
}
