package places

import (
	"testing"

	"godeck/internal/lang"
	bgd "godeck/rules/guardians"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// TestForceRow checks that any number of Force stays within its row, that
// spent ones are behind the ready ones if there is no room for all, and that a
// ready one is at least as visible as a spent one.
func TestForceRow(t *testing.T) {
	const w = 40.0
	for _, room := range []float64{60, 150, 400} {
		for n := 1; n <= 16; n++ {
			for set := range 1 << min(n, 8) {
				spent := make([]bool, n)
				for i := range spent {
					spent[i] = set>>(i%8)&1 == 1
				}
				at := along(room, w, spent)
				last := [2]float64{-1, -1} // ready, spent
				for i, x := range at {
					k := 0
					if spent[i] {
						k = 1
					}
					if x < 0 || x > room+0.001 || x <= last[k] {
						t.Fatalf("room %v, %v: %v", room, spent, at)
					}
					last[k] = x
				}
				if crowded := float64(n-1)*w*1.06 > room; crowded && last[0] >= 0 && last[1] >= 0 && last[0] > last[1] {
					t.Fatalf("room %v, %v: a ready one lies behind: %v", room, spent, at)
				}
			}
		}
	}
}

// TestUpright holds that on an upright phone the guardians stand face to face,
// large and close, the die between them, and nothing on the rows of the zones.
func TestUpright(t *testing.T) {
	env := harness.Window{W: 390, H: 844, Scale: 1}.Env(lang.EN)
	l := Measure(env, false)
	a, b := l.Zones[bgd.Attack][0], l.Zones[bgd.Attack][1]
	if a.Y != b.Y || a.W < 0.33*env.W || b.X-a.Right() > 0.24*env.W {
		t.Errorf("the guardians stand at %v and %v", a, b)
	}
	if x, _ := l.Die.Centre(); x <= a.Right() || x >= b.X {
		t.Errorf("the die lies at %v, the guardians at %v and %v", l.Die, a, b)
	}
	for sd := range 2 {
		if l.Seat[sd].Y < a.Bottom() {
			t.Errorf("LP lie on guardian %d", sd)
		}
		for _, r := range [...]ui.Rect{l.Seat[sd], l.Hits[sd], l.Zones[bgd.Attack][sd]} {
			for side := range 2 {
				for _, k := range [...]uint8{bgd.Assist, bgd.Charge} {
					if q := r.Intersect(l.Zones[k][side]); q.W*q.H > 0 {
						t.Errorf("%v lies on zone %d of side %d", r, k, side)
					}
				}
			}
		}
	}
}
