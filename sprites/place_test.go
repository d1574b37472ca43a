package sprites

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// split are places with the numbers of a window of 1280×720, and the edges of their tables.
func split() map[string]*Place {
	lights := []PlaceLight{{X: -300, Y: 200, Z: 500, R: 600, Colour: [3]float64{1, 0.8, 0.6}}, {X: 400, Y: 100, Z: 300, R: 500, Colour: [3]float64{0.4, 0.5, 1}}}
	return map[string]*Place{
		"duemagic": {CX: 640, CY: 330, D: 1150, Tilt: 0.6, Lights: lights, Ambient: [3]float64{0.4, 0.4, 0.5}, Vignette: 0.36, Rows: [2]int{110, 141},
			Values: []float64{322, 300, 1.2, 1, 110, 236, 110, 228.0 + 0.3/8, 1, 0.8, 0.6, 1.2, 0.9, 0.7, 57 + 0.3/8, 35 + 256*3}},
		"guardians": {CX: 640, CY: 330, D: 1150, Tilt: 0.6, Lights: lights, Ambient: [3]float64{0.4, 0.4, 0.5}, Vignette: 0.8, Rows: [2]int{170, 211},
			Values: []float64{90, 220, 1, 40, 170, 0.0001, 120, 90, 1, 1, 0.5, 0.1, 300, 400, 980, 400}},
		"zutomayo": {CX: 640, CY: 330, D: 1150, Tilt: 0.6, Lights: lights, Ambient: [3]float64{0.4, 0.4, 0.5}, Vignette: 0.5, Rows: [2]int{178, 198},
			Values: []float64{4, 0.3, 0.25, 0.5, 0.2, 0, 0.6, 0.12}},
	}
}

// A place painted by halves is the one painted as a whole.
func TestPlaceHalvesAreTheWhole(t *testing.T) {
	needScreen(t)
	const w, h = 1280, 720
	for game, p := range split() {
		halves, whole := ebiten.NewImage(w, h), ebiten.NewImage(w, h)
		DrawPlace(halves, game, p)
		rows := p.Rows
		p.Rows = [2]int{}
		DrawPlace(whole, game, p)
		a, b := make([]byte, 4*w*h), make([]byte, 4*w*h)
		halves.ReadPixels(a)
		whole.ReadPixels(b)
		worst, at, lit := 0, 0, 0
		for i := range a {
			if d := max(int(a[i])-int(b[i]), int(b[i])-int(a[i])); d > worst {
				worst, at = d, i/4
			}
			lit = max(lit, int(a[i&^3]))
		}
		if worst > 1 || lit < 40 {
			t.Errorf("%s, edge at %v: differs by %d of 255 at %d,%d; the brightest red is %d", game, rows, worst, at%w, at/w, lit)
		}
		halves.Deallocate()
		whole.Deallocate()
	}
}
