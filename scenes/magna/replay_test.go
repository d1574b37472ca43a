package magna

import (
	"path/filepath"
	"testing"

	"godeck/internal/lang"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/golden"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// TestReplayHasRoomForWords checks that the way back into a match has its words in
// a line in wide windows, and that every row of the bar can be touched.
func TestReplayHasRoomForWords(t *testing.T) {
	game(t)
	scripts := golden.Scripts(t, filepath.Join("testdata", "positions.yaml"))
	for _, p := range goldens {
		if p.Name != "replay" {
			continue
		}
		for _, w := range []harness.Window{{W: 1280, H: 720, Scale: 1}, {W: 1280, H: 600, Scale: 1}, {W: 1024, H: 768, Scale: 1}, {W: 1920, H: 1080, Scale: 1}} {
			for _, l := range []lang.Lang{lang.JA, lang.EN} {
				var sc *Scene
				b := golden.Stand(t, p, scripts, w, l, func(f *fakesession.Session, w harness.Window, l lang.Lang) *harness.Bench {
					k := sit(t, f.Game.(*mgn.Game), f, w, l, 1)
					sc = k.sc
					return k.Bench
				})
				for _, id := range []string{"replay-continue", "replay-leave"} {
					e := sc.Surface.Find(id)
					if e == nil {
						t.Fatalf("%v: no %s", w, id)
					}
					if need := ui.Measure(e.Label, ui.Bold, sc.Surface.Font(15)); e.Rect.W < need || e.Rect.H < b.Env.MinTarget() {
						t.Errorf("%v: %q has %v, its words need %.0f", w, e.Label, e.Rect, need)
					}
				}
			}
		}
	}
}
