package stands

import (
	"math"

	"godeck/scenes/ui"
)

// Gate is a portcullis in the wall of the arena, through which a guardian leaves
// that another replaces. The zero value is none.
type Gate struct {
	At     ui.Rect
	Colour ui.Colour // of the light within
	Open   float64   // how far the bars have risen, 0..1
	Shown  float64   // how far it has come out of the wall, 0..1
}

// Draw draws it: the arch, the light behind, the bars.
func (g *Gate) Draw(c *ui.Canvas, u float64) {
	if g.Shown <= 0 || g.At.Empty() || c.Blank() {
		return
	}
	r, k := g.At, g.Shown
	x, _ := r.Centre()
	arch := func(r ui.Rect, top, low ui.Colour) {
		c.Gradient(ui.Rect{X: r.X, Y: r.Y + r.W*0.3, W: r.W, H: r.H - r.W*0.3}, 0, top, low)
		c.BoxAt(x, r.Y+r.W*0.36, r.W, r.W*0.72, 0, r.W*0.34, top, top)
	}
	c.Light(x, r.Bottom(), r.W*1.7, g.Colour.Alpha(0.5*k*g.Open))
	arch(r.InsetXY(-5*u, -5*u), ui.Hex(0x8a6a4a).Alpha(k), ui.Hex(0x3a2a20).Alpha(k))
	deep := ui.Hex(0x060308)
	arch(r, deep.Mix(g.Colour, 0.35*g.Open).Alpha(k), deep.Mix(g.Colour.Lighten(0.3), 0.75*g.Open).Alpha(k))
	c.Clip(r)
	up := g.Open * r.H * 0.86
	iron, edge := ui.Hex(0x2a2024).Alpha(k), ui.Hex(0x9a8878).Alpha(0.8*k)
	w := math.Max(1.5, 3.2*u)
	for i := range 5 {
		bx := r.X + r.W*(float64(i)+0.5)/5
		c.Line(bx, r.Y-up, bx, r.Bottom()-up, w, iron)
		c.Line(bx-w*0.3, r.Y-up, bx-w*0.3, r.Bottom()-up, w*0.3, edge)
	}
	for i := range 4 {
		by := r.Y + r.H*(float64(i)+0.4)/4 - up
		c.Line(r.X, by, r.Right(), by, w*0.9, iron)
	}
	c.Unclip()
}
