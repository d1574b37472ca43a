package arrival

import (
	"testing"

	"godeck/scenes/table/board"
	"godeck/scenes/ui"
)

// TestPace checks that an arrival takes at most 1.5 seconds with what goes
// before and after it, shows its card for 0.6 at first, and never gets longer.
func TestPace(t *testing.T) {
	last := 90
	for n := range 12 {
		rise, stand, fall := Pace(n)
		if n == 0 && stand < 36 {
			t.Errorf("the first card stands for %d ticks", stand)
		}
		if all := rise + stand + fall + 16 + 8; all > last {
			t.Errorf("arrival %d takes %d ticks, at most %d", n, all, last)
		} else {
			last = all
		}
	}
}

// TestSkipped checks that a skipped arrival strikes the table all the same and
// leaves nothing behind.
func TestSkipped(t *testing.T) {
	var a Arrival
	var tl ui.Timeline
	struck := 0
	tl.Play(a.Begin(Arrival{Key: 4, To: func() (board.Pose, bool) { return board.Pose{}, false }}, 0, func() { struck++ }))
	for range 20 {
		tl.Tick(1)
	}
	if !a.On() {
		t.Fatal("nothing arrives")
	}
	if !a.Hides(4) || a.Hides(5) {
		t.Error("the card is seen on the table before it falls there, or another is not")
	}
	tl.Skip()
	if a.On() || a.Jolt(1) != 0 || a.Flinch() != 0 || a.Hides(4) || struck != 1 {
		t.Errorf("on %v, jolt %v, struck %d", a.On(), a.Jolt(1), struck)
	}
}
