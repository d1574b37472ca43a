package magna

import (
	"path/filepath"
	"slices"
	"testing"

	"godeck/internal/lang"
	"godeck/scenes/internal/golden"
	"godeck/scenes/internal/harness"
)

// stood opens the table at one of the golden positions.
func stood(t *testing.T, name string, w harness.Window, l lang.Lang) *Scene {
	t.Helper()
	game(t)
	i := slices.IndexFunc(goldens, func(p golden.Position) bool { return p.Name == name })
	if i < 0 {
		t.Fatalf("no position %q", name)
	}
	return golden.Stand(t, goldens[i], golden.Scripts(t, filepath.Join("testdata", "positions.yaml")), w, l, goldenSit(t)).Scene.(*Scene)
}

// TestResultHasNoPlate opens the result in every shape of window: it stands on the
// place, without the plate that a HUD has during the match.
func TestResultHasNoPlate(t *testing.T) {
	for _, w := range []harness.Window{{W: 1280, H: 720, Scale: 1}, {W: 844, H: 390, Scale: 1}, {W: 390, H: 844, Scale: 1}, {W: 480, H: 270, Scale: 1}} {
		sf := &stood(t, "result", w, lang.EN).Surface
		if sf.Find("result.head") == nil {
			t.Errorf("%v×%v: no result", w.W, w.H)
		}
		if sf.Find("hud.plate") != nil {
			t.Errorf("%v×%v: the plate of a HUD stands in the result", w.W, w.H)
		}
	}
}
