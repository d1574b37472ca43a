package toss

import (
	"math"
	"testing"

	"godeck/internal/lang"
	"godeck/scenes/internal/harness"
	"godeck/scenes/magna/places"
	"godeck/scenes/table"
)

// TestFlight throws two dice of each side in every window: they come from outside
// the map to the stage, where the map is small along it, seen whole, and do not come to
// lie on each other.
func TestFlight(t *testing.T) {
	for _, w := range harness.Windows {
		env := w.Env(lang.EN)
		l := table.ByShape(env, false, places.Wide, places.Small, places.Tall)
		l.U = env.Unit()
		var at [][3]float64
		for sd := range 2 {
			for k := range 2 {
				x0, y0, x, y, size := flight(&l, sd, k)
				if off := l.OffDice(l.Dice(1)); l.Fold && sd == 1 && (y0-0.7*size < off.Bottom() || y-0.7*size < off.Bottom()) {
					t.Errorf("%v: a die of side %d goes over the words of a tie, %v", w, sd, off)
				}
				if l.Stage.Contains(x0, y0) != l.Fold || !l.Stage.Contains(x, y) || l.Fold && (x0-size/2 < 0 || x0+size/2 > env.W) {
					t.Errorf("%v: a die of side %d goes from %.0f, %.0f to %.0f, %.0f, not to %v", w, sd, x0, y0, x, y, l.Stage)
				}
				for _, o := range at {
					if d := math.Hypot(x-o[0], y-o[1]); d < 0.9*math.Max(size, o[2]) {
						t.Errorf("%v: two dice are %.0f apart, and %.0f large", w, d, size)
					}
				}
				at = append(at, [3]float64{x, y, size})
			}
		}
	}
}
