package reveal

import (
	"math"
	"testing"

	"godeck/scenes/ui"
)

// TestPace: a card is shown for less than a second and a half with the silence before
// it, each time more briefly, and not so briefly that it cannot be read.
func TestPace(t *testing.T) {
	last := math.MaxInt
	for n := range 12 {
		rise, stand, out := Pace(n)
		all := 12 + rise + stand + out
		if all > 90 || all > last || n > 0 && n < 4 && all >= last || stand < 24 || n == 0 && stand < 40 {
			t.Errorf("%d: %d ticks, %d of them at rest, before that %d", n, all, stand, last)
		}
		last = all
	}
}

// TestSkipped: a card that is skipped leaves nothing behind; it stands where it was
// said, and without motion it is there at once.
func TestSkipped(t *testing.T) {
	var tl ui.Timeline
	for _, still := range []bool{false, true} {
		a := Reveal{}
		tl.Play(a.Begin(Reveal{From: ui.Point{X: 10}, Mid: ui.Point{X: 300, Y: 200}, Wide: 100, Still: still}, 0))
		tl.Tick(1)
		if p := a.pose(); (p.X == 300) != still {
			t.Errorf("still %v: after a tick it is at %.0f", still, p.X)
		}
		for range 30 {
			tl.Tick(1)
		}
		if p := a.pose(); !a.On() || math.Abs(p.X-300) > 0.5 || math.Abs(p.Y-200) > 0.5 || p.W < 100 {
			t.Errorf("still %v: it stands at %v", still, p)
		}
		tl.Skip()
		if a.On() {
			t.Errorf("still %v: skipped, it is still there", still)
		}
	}
}
