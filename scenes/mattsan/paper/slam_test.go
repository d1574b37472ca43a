package paper

import (
	"testing"

	"godeck/scenes/ui"
)

// TestHarderBlowsAreMore checks that a clash of greater force draws back further and
// takes longer, that its figure stands up before it crosses, is at its foe at the contact,
// begins and ends flat at home, and never jumps; that a light one is over in 30 ticks, and
// that each is no longer than the one before.
func TestHarderBlowsAreMore(t *testing.T) {
	home, foe := ui.Rect{X: 440, Y: 420, W: 120, H: 160}, ui.Rect{X: 440, Y: 180, W: 110, H: 150}
	for _, way := range [][2]ui.Rect{{home, foe}, {foe, home}} {
		far, before := 0.0, 0.0
		for force := range slams {
			contact, all := SlamTicks(force, 0)
			if contact <= before {
				t.Errorf("force %d lands after %.0f ticks", force, contact)
			}
			before = contact
			begin, last, back := Clash(way[0], way[1], 0, force, 0), Clash(way[0], way[1], 0, force, 0), 0.0
			for k := 0.0; k <= all; k++ {
				q := Clash(way[0], way[1], k, force, 0)
				if d := (q.Foot.Y - begin.Foot.Y) * (begin.Foot.Y - way[1].Y); k < contact {
					back = max(back, d)
				}
				if d := last.Foot.Y - q.Foot.Y; max(d, -d) > 200 {
					t.Errorf("force %d jumps by %.0f at %.0f", force, d, k)
				}
				last = q
			}
			if q := Clash(way[0], way[1], contact-slams[force].cross, force, 0); q.Up < 0.95 {
				t.Errorf("force %d crosses before it stands: %.2f", force, q.Up)
			}
			if q := Clash(way[0], way[1], contact, force, 0); q.Foot.Y < way[1].Y || q.Foot.Y > way[1].Bottom()+0.2*way[1].H {
				t.Errorf("force %d strikes at %v, and its foe is at %v", force, q.Foot, way[1])
			}
			if back <= far {
				t.Errorf("force %d draws back by %.0f", force, back)
			}
			far = back
			for _, k := range [...]float64{0, all} {
				if q := Clash(way[0], way[1], k, force, 0); q != begin || q.Up != 0 {
					t.Errorf("force %d is %v after %.0f ticks", force, q, k)
				}
			}
			for n := range 6 {
				a, b := SlamTicks(force, n)
				if c, d := SlamTicks(force, n+1); c > a || d > b {
					t.Errorf("force %d takes longer the %d. time", force, n+1)
				}
			}
		}
	}
	if contact, all := SlamTicks(0, 0); all > 30 || contact > 15 {
		t.Errorf("a light blow takes %.0f ticks", all)
	}
	if contact, _ := SlamTicks(Force(4), 0); contact > 18 {
		t.Errorf("a blow of 4 lands after %.0f ticks", contact)
	}
}
