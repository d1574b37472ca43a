//go:build !js

package sprites

import "testing"

// TestSilhouettesOfCards checks that every staged card has a figure that can be
// painted without a screen, and that it is neither empty nor full.
func TestSilhouettesOfCards(t *testing.T) {
	for _, g := range Games() {
		for id := range storedArts(g) {
			name := Main(g, id)
			if name == "" {
				continue
			}
			img := Silhouette(name, 16)
			if img == nil {
				t.Errorf("%s: %s: no silhouette %q", g, id, name)
				continue
			}
			solid := 0
			for y := range 16 {
				for x := range 16 {
					if _, _, _, a := img.At(x, y).RGBA(); a > 0x8000 {
						solid++
					}
				}
			}
			if solid < 3 || solid > 250 {
				t.Errorf("%s: %s: %q has %d of 256 pixels", g, id, name, solid)
			}
		}
	}
	if Silhouette("no such thing", 16) != nil || Main("no such game", "x") != "" {
		t.Error("what does not exist is painted")
	}
}
