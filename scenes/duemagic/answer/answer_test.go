package answer

import (
	"testing"

	"godeck/scenes/ui"
)

// TestAnswer: the hall is dark before one window blazes, which keeps its light until
// it fades; also without motion. Skipped, nothing is left.
func TestAnswer(t *testing.T) {
	for _, still := range []bool{false, true} {
		var a Answer
		var tl ui.Timeline
		tl.Play(a.Holds(1, still))
		tl.Tick(1)
		tl.Tick(1)
		if !a.On() || a.Light() != 0 || a.Window(1, 1) > 0.5 || a.Window(3, 1) > 0.5 {
			t.Errorf("still %v: before, the windows are %v and %v", still, a.Window(1, 1), a.Window(3, 1))
		}
		tl.Skip()
		tl.Play(a.Blazes(1, still, func() {}))
		for range 60 {
			tl.Tick(1)
		}
		if a.Light() < 0.4 || a.Window(1, 1) < 2 || a.Window(3, 1) > 0.5 {
			t.Errorf("still %v: its light is %v, the windows %v and %v", still, a.Light(), a.Window(1, 1), a.Window(3, 1))
		}
		tl.Play(a.Fades(16, func() {}))
		tl.Tick(1)
		tl.Skip()
		if a != (Answer{}) || a.Window(3, 0.6) != 0.6 {
			t.Errorf("still %v: %+v is left", still, a)
		}
	}
}
