package paper

import (
	"testing"

	"godeck/scenes/table/board"
)

// TestHarderBlowsAreMore checks that a blow of greater force pulls back further,
// strikes deeper and takes longer, begins and ends at home, and that one of the
// middle takes no longer up to the contact than all did when they were alike.
func TestHarderBlowsAreMore(t *testing.T) {
	home, foe := board.Pose{X: 500, Y: 500, W: 120}, board.Pose{X: 500, Y: 250, W: 110}
	far, deep, before := 0.0, 1e9, 0.0
	for force := range slams {
		contact, all := SlamTicks(force)
		if contact <= before {
			t.Errorf("force %d lands after %.0f ticks", force, contact)
		}
		back, near := home.Y, home.Y
		for k := 0.0; k <= all; k++ {
			q := Slam(home, foe, k, force)
			back, near = max(back, q.Y), min(near, q.Y)
		}
		if back <= far || near >= deep {
			t.Errorf("force %d pulls back to %.0f and strikes to %.0f, no more than less force", force, back, near)
		}
		for _, k := range [...]float64{0, all} {
			if q := Slam(home, foe, k, force); q.Y != home.Y || q.X != home.X {
				t.Errorf("force %d is at %v after %.0f ticks", force, q, k)
			}
		}
		far, deep, before = back, near, contact
	}
	if contact, _ := SlamTicks(Force(4)); contact > 18 {
		t.Errorf("a blow of 4 lands after %.0f ticks", contact)
	}
}
