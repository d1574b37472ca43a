package golden

import (
	"fmt"
	"path/filepath"
	"testing"

	"godeck/internal/lang"
	"godeck/scenes/internal/contrast"
	"godeck/scenes/internal/harness"
)

// grounds are the windows and languages in which contrast is measured.
var grounds = []struct {
	w harness.Window
	l lang.Lang
}{{harness.Window{W: 1280, H: 720, Scale: 1}, lang.EN}, {harness.Window{W: 390, H: 844, Scale: 1}, lang.JA}, {harness.Window{W: 480, H: 270, Scale: 1}, lang.JA}, {harness.Window{W: 844, H: 390, Scale: 1}, lang.EN}}

// Contrast measures the contrast of all text in stored positions, in the windows
// and languages of grounds (contrast.Wanted says which; ONLY as for pictures).
// decoration has what is not there to be read (contrast.Check), with the reason.
func Contrast(t *testing.T, list []Position, sit Sit, decoration map[string]string) {
	if !contrast.Apart(t) {
		return
	}
	scripts := Scripts(t, filepath.Join("testdata", "positions.yaml"))
	for i, p := range list {
		for j, g := range grounds {
			name := fmt.Sprintf("%s %.0fx%.0f %s", p.Name, g.w.W, g.w.H, g.l)
			if contrast.Wanted(i, j, len(grounds)) && wanted(name) {
				b := Stand(t, p, scripts, g.w, g.l, sit)
				contrast.Check(t, name, b.Scene, b.Env, decoration)
			}
		}
	}
}
