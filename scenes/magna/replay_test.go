package magna

import (
	"testing"

	"godeck/internal/lang"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// TestReplayHasRoomForWords checks that the way back into a match has its words in
// a line in wide windows, and that every row of the bar can be touched.
func TestReplayHasRoomForWords(t *testing.T) {
	for _, w := range []harness.Window{{W: 1280, H: 720, Scale: 1}, {W: 1280, H: 600, Scale: 1}, {W: 1024, H: 768, Scale: 1}, {W: 1920, H: 1080, Scale: 1}} {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			sf := &stood(t, "replay", w, l).Surface
			for _, id := range []string{"replay-continue", "replay-leave"} {
				e := sf.Find(id)
				if e == nil {
					t.Fatalf("%v: no %s", w, id)
				}
				if need := ui.Measure(e.Label, ui.Bold, sf.Font(15)); e.Rect.W < need || e.Rect.H < sf.Env().MinTarget() {
					t.Errorf("%v: %q has %v, its words need %.0f", w, e.Label, e.Rect, need)
				}
			}
		}
	}
}
