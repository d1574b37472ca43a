package paper

import (
	"math"
	"testing"

	"godeck/scenes/table/board"
)

// TestDearTrumpsAreSlappedHarder checks that a slap begins where the card was and ends
// where it is laid, that a dearer trump is lifted higher and takes longer, and that
// each takes no longer than the one before, down to the lightest.
func TestDearTrumpsAreSlappedHarder(t *testing.T) {
	from, over, home := board.Pose{X: 500, Y: 650, W: 100}, board.Pose{X: 800, Y: 420, W: 120, Face: 1}, board.Pose{X: 760, Y: 380, W: 45, Face: 1}
	high, long := 1e9, 0
	for weight := range slaps {
		contact, all := SlapTicks(weight, 0)
		if all <= long {
			t.Errorf("weight %d takes %d ticks, no more than less weight", weight, all)
		}
		top := 1e9
		for k := range all + 1 {
			top = min(top, Slap(from, over, home, float64(k), weight, 0).Y)
		}
		if top >= high {
			t.Errorf("weight %d rises to %.0f, no higher than less weight", weight, top)
		}
		if q := Slap(from, over, home, float64(contact), weight, 0); math.Hypot(q.X-over.X, q.Y-over.Y) > 1 || math.Abs(q.W-over.W) > 1 {
			t.Errorf("weight %d strikes at %v", weight, q)
		}
		if q := Slap(from, over, home, 0, weight, 0); q.X != from.X || q.Y != from.Y {
			t.Errorf("weight %d begins at %v", weight, q)
		}
		if q := Slap(from, over, home, float64(all), weight, 0); math.Hypot(q.X-home.X, q.Y-home.Y) > 0.01 || q.W != home.W {
			t.Errorf("weight %d ends at %v", weight, q)
		}
		for n, last := 1, all; n < 9; n++ {
			_, now := SlapTicks(weight, n)
			if now > last {
				t.Errorf("weight %d takes %d ticks the time after it took %d", weight, now, last)
			}
			last = now
		}
		high, long = top, all
	}
	if Weight(0) != 0 || Weight(2) != 1 || Weight(4) != 2 {
		t.Error("costs have other weights")
	}
}
