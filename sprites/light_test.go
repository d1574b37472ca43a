package sprites

import (
	"math"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"godeck/sprites/kage"
)

func TestLightKnowsItsSets(t *testing.T) {
	for _, set := range slices.Concat(grounds, waters) {
		if !slices.Contains(sceneNames, set) {
			t.Errorf("ground: no set %q", set)
		}
	}
	for set, f := range fronts {
		if !slices.Contains(sceneNames, set) || slices.Contains(kage.ByHand, set) {
			t.Errorf("front: no set %q", set)
		}
		if !slices.Contains(kage.Fronts, f.shape) {
			t.Errorf("%s: no shape %q", set, f.shape)
		}
	}
}

// TestFiguresCastShadows: what stands darkens the ground on the side away from the orb.
func TestFiguresCastShadows(t *testing.T) {
	needScreen(t)
	const w, h = 240, 180
	img := ebiten.NewImage(w, h)
	// right is how much darker the ground is at the right of the feet than at their left.
	right := func(orb float64) float64 {
		a := &Art{Scene: "hills", Palette: "slate", Level: 0.45, Orb: &Orb{Kind: "disc", X: orb, Y: 0.2, R: 0.1}, Seed: 3,
			Figures: []Figure{{Icon: "clock-tower", X: 0.5, Y: 0.5, Scale: 0.5}}}
		img.Clear()
		DrawCard(img, 0, 0, w, h, a, 0.9)
		pix := make([]byte, 4*w*h)
		img.ReadPixels(pix)
		sum := 0.0
		for y := 140; y < 160; y++ {
			for x := range 60 {
				sum += float64(pix[4*(y*w+w/2-1-x)+1]) - float64(pix[4*(y*w+w/2+x)+1])
			}
		}
		return sum / (20 * 60)
	}
	if l, r := right(0.1), right(0.9); l < r+6 {
		t.Errorf("with the orb at the left the ground at the right is darker by %.1f, with it at the right by %.1f", l, r)
	}
}

// TestNothingStandsBeforeAFigure: what stands in front keeps to the side that figures leave free, and
// lies low where they leave none.
func TestNothingStandsBeforeAFigure(t *testing.T) {
	at := func(xs ...float64) *Art {
		a := new(Art)
		for _, x := range xs {
			a.Figures = append(a.Figures, Figure{Icon: "cat", X: x, Y: 0.6, Scale: 0.5})
		}
		return a
	}
	if side, rise := at(0.3).room(); side != 1 || rise < 0.9 {
		t.Errorf("a figure at the left: side %v, rise %v", side, rise)
	}
	if side, rise := at(0.7).room(); side != -1 || rise < 0.9 {
		t.Errorf("a figure at the right: side %v, rise %v", side, rise)
	}
	if _, rise := at(0.15, 0.85).room(); rise > 0.1 {
		t.Errorf("figures at both sides: rise %v", rise)
	}
	if f, ok := (&Art{Figures: []Figure{{Icon: "cat", Scale: 0.9, Tone: "far"}, {Icon: "owl", Scale: 0.4}}}).lead(); !ok || f.Icon != "owl" {
		t.Errorf("the lead is %v", f)
	}
	if math.Abs(float64(palettes()["slate"].figure.at(1).apart(rgb{0.8, 0.8, 0.8}, 0.36).bright())-0.8) < 0.35 {
		t.Error("a figure is not set apart from what is behind it")
	}
}
