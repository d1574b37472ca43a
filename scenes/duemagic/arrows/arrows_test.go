package arrows

import "testing"

// TestMeant: an arrow points at a shield only if that one is meant.
func TestMeant(t *testing.T) {
	two, one, none := []bool{true, false, true}, []bool{false, false, true}, []bool{false, false, false}
	for _, c := range []struct {
		full                  []bool
		chosen, pointed, want int
	}{
		{two, 0, 0, 0}, {two, 1, 0, 1}, {two, 0, 3, 3}, {two, 1, 3, 3}, {two, 2, 0, 0}, {two, 0, 9, 0},
		{one, 0, 0, 3}, {none, 0, 0, 0}, {none, 0, 1, 0},
	} {
		if got := meant(c.full, c.chosen, c.pointed); got != c.want {
			t.Errorf("%v, chosen %d, pointed at %d: %d, want %d", c.full, c.chosen, c.pointed, got, c.want)
		}
	}
}
