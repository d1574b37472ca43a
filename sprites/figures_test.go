package sprites

import (
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// painting is a picture's pixels, and what is read of them.
type painting struct {
	w, h int
	pix  []byte
}

func paintingOf(w, h int, a *Art, light float64) painting {
	img := ebiten.NewImage(w, h)
	defer img.Deallocate()
	DrawCard(img, 0, 0, float64(w), float64(h), a, light)
	p := painting{w, h, make([]byte, 4*w*h)}
	img.ReadPixels(p.pix)
	return p
}

// mean is the mean colour of a part of the picture, in shares from the upper left, and how far
// brightness strays from its mean there.
func (p painting) mean(x0, y0, x1, y1 float64) (c rgb, stray float64) {
	n, sum, square := 0.0, 0.0, 0.0
	for y := int(y0 * float64(p.h)); y < int(y1*float64(p.h)); y++ {
		for x := int(x0 * float64(p.w)); x < int(x1*float64(p.w)); x++ {
			at := p.pix[4*(y*p.w+x):]
			one := rgb{float32(at[0]) / 255, float32(at[1]) / 255, float32(at[2]) / 255}
			for i := range c {
				c[i] += one[i]
			}
			n, sum, square = n+1, sum+one.bright(), square+one.bright()*one.bright()
		}
	}
	return c.times(float32(1 / n)), math.Sqrt(max(0, square/n-sum/n*sum/n))
}

// TestSkinsAreThoseThatPicturesName: the tint of a face reaches the picture.
func TestSkinsAreThoseThatPicturesName(t *testing.T) {
	needScreen(t)
	if !Load("guardians", nil) {
		t.Fatal("no pictures")
	}
	skin := func(tint string) float64 {
		c, _ := paintingOf(240, 180, &Art{Scene: "arena", Palette: "steel", Figures: []Figure{{Icon: "face-clerk", X: 0.5, Y: 0.5, Scale: 1.2, Tone: "face", Tint: tint}}}, 0.28).mean(0.46, 0.55, 0.54, 0.65)
		return c.bright()
	}
	if pale, dark := skin("#f8e4d4"), skin("#6e4226"); pale < dark+0.15 {
		t.Errorf("a pale skin is %.2f bright, a dark one %.2f", pale, dark)
	}
}

// TestPeopleWearCloth: the skin of a person drawn by hand is their crayon's on every paper, and
// their cloth has a pattern.
func TestPeopleWearCloth(t *testing.T) {
	needScreen(t)
	if !Load("mattsan", nil) {
		t.Fatal("no pictures")
	}
	for _, palette := range []string{"tin", "comet", "lamp"} {
		p := paintingOf(320, 240, &Art{Scene: "crayon", Palette: palette, Figures: []Figure{
			{Icon: "polo-sweater", X: 0.5, Y: 0.75, Scale: 1, Tint: "#f2c093", Ink: "#2f7fbf"},
			{Icon: "head-charin", X: 0.5, Y: 0.3, Scale: 0.6, Tint: "#f2c093", Ink: "#2f2a3a"}}}, 0.92)
		if c, _ := p.mean(0.4, 0.28, 0.6, 0.44); c.bright() < 0.5 {
			t.Errorf("%s: a pale face is %.2f bright", palette, c.bright())
		}
		if _, stray := p.mean(0.4, 0.7, 0.6, 0.95); stray < 0.06 {
			t.Errorf("%s: cloth strays %.3f from one tone", palette, stray)
		}
	}
	seen := map[float32]bool{}
	for _, ink := range []string{"#2f7fbf", "#c8402e", "#8a4ab0", "#2f5fa8", "#e86a2a", "#f0a02a"} {
		seen[weave(Figure{Icon: "dark-shirt", Tint: "#f2c093", Ink: ink})] = true
	}
	if len(seen) < 3 || seen[0] {
		t.Errorf("six shirts have %v", seen)
	}
}

// TestGlassStandsBeforeTheLight: the edge of a figure of Duemagic towards the orb is brighter than
// what it surrounds, and its body has panes.
func TestGlassStandsBeforeTheLight(t *testing.T) {
	needScreen(t)
	a := ArtFor("duemagic", "thorn-boar")
	if !Load("duemagic", nil) || a == nil {
		t.Fatal("no pictures")
	}
	lit := *a
	if _, stray := paintingOf(344, 256, &lit, 0.2).mean(0.4, 0.45, 0.6, 0.65); stray < 0.08 {
		t.Errorf("a body of glass strays %.3f from one tone", stray)
	}
}

// TestWhoActsIsLarge: who a picture of Magna Spectra is about is not small in it.
func TestWhoActsIsLarge(t *testing.T) {
	if !Load("magna", nil) {
		t.Fatal("no pictures")
	}
	for id, a := range artsOf("magna") {
		if f, ok := a.lead(); ok && f.size() < 0.5 {
			t.Errorf("%s: %s is %.2f high", id, f.Icon, f.size())
		}
	}
}
