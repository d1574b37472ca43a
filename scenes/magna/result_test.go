package magna

import (
	"path/filepath"
	"testing"

	"godeck/internal/lang"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/golden"
	"godeck/scenes/internal/harness"
)

// TestResultHasNoPanels opens the result in every shape of window: it stands on the
// place, without the plate that a HUD has during the match.
func TestResultHasNoPlate(t *testing.T) {
	game(t)
	scripts := golden.Scripts(t, filepath.Join("testdata", "positions.yaml"))
	for _, p := range goldens {
		if p.Name != "result" {
			continue
		}
		for _, w := range []harness.Window{{W: 1280, H: 720, Scale: 1}, {W: 844, H: 390, Scale: 1}, {W: 390, H: 844, Scale: 1}, {W: 480, H: 270, Scale: 1}} {
			var sc *Scene
			golden.Stand(t, p, scripts, w, lang.EN, func(f *fakesession.Session, w harness.Window, l lang.Lang) *harness.Bench {
				k := sit(t, f.Game.(*mgn.Game), f, w, l, 1)
				sc = k.sc
				return k.Bench
			})
			if sc.Surface.Find("result.head") == nil {
				t.Errorf("%v×%v: no result", w.W, w.H)
			}
			if sc.Surface.Find("hud.plate") != nil {
				t.Errorf("%v×%v: the plate of a HUD stands in the result", w.W, w.H)
			}
		}
	}
}
