package stage

import (
	"testing"

	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestNothingBeforeATableIsLaidOut: the first picture of a table may be drawn before it has
// been laid out; seen from nowhere, a place would be a white flash.
func TestNothingBeforeATableIsLaidOut(t *testing.T) {
	env := &ui.Env{W: 64, H: 36, Scale: 1}
	c := ui.NewCanvas(env, nil, ebiten.NewImage(64, 36), nil)
	painted := 0
	paint := func(*ui.Canvas, *ebiten.Image, *Stage) { painted++ }
	var p Picture
	p.Draw(c, &Stage{}, paint, 0, 0)
	if painted != 0 {
		t.Error("a place is painted that is seen from nowhere")
	}
	p.Draw(c, &Stage{Camera: Camera{CX: 32, CY: 18, D: 90, Tilt: 0.7}}, paint, 0, 0)
	if painted != 1 {
		t.Errorf("a place that is laid out is painted %d times", painted)
	}
}
