package glass

import (
	"math"

	"godeck/scenes/ui"
)

// Frame draws the niche of a portrait: a lancet window behind whoever is in it.
func Frame(c *ui.Canvas, r ui.Rect) {
	u := c.Px(1)
	x, _ := r.Centre()
	c.Shadow(r, 8*u, 10*u, ui.Hex(0x04020c).Alpha(0.8))
	c.Gradient(r, 8*u, ui.Hex(0x2b2257), ui.Hex(0x0d0924))
	c.Light(x, r.Y+r.H*0.42, r.H*0.62, ui.Hex(0x7a5cff).Alpha(0.42))
	w := r.H * 0.5
	c.Stroke(ui.Rect{X: x - w/2, Y: r.Y + 5*u, W: w, H: r.H - 10*u}, w/2, 1.5*u, ui.Hex(0xe9e2ff).Alpha(0.2))
	c.StrokeGradient(r, 8*u, 1.6*u, ui.Hex(0xb9a8ff).Alpha(0.8), ui.Hex(0x4a3d8f))
}

// Word draws a word over the table, p of its time having passed; great: it slams
// down as large as its place.
func Word(c *ui.Canvas, r ui.Rect, text string, col ui.Colour, p float64, great bool) {
	if text == "" {
		return
	}
	a := math.Min(1, math.Min(p*9, (1-p)*5))
	size := math.Min(r.H*0.92, 54*c.Px(1))
	if great {
		size = r.H * 0.92 * (1 + 0.5*math.Exp(-p*30)) // it slams
	}
	if k := ui.Measure(text, ui.Display, size); k > r.W*0.9 {
		size *= r.W * 0.9 / k
	}
	if !great {
		x, y := r.Centre()
		Cry(c, text, ui.Point{X: x, Y: y}, size*(1+0.4*math.Exp(-p*24)), col, a)
		return
	}
	tw := ui.Measure(text, ui.Display, size)
	at := r.Middle(tw+size*0.2, r.H)
	if !c.Blank() {
		c.ShadowAt(at.X+at.W/2, at.Y+at.H/2, tw*1.1, size*0.9, 0, size*0.4, size*0.7, ui.Hex(0x030109).Alpha(0.8*a))
		c.GlowAt(at.X+at.W/2, at.Y+at.H*0.55, tw*0.86, size*0.34, 0, size*0.15, size*0.8, col.Alpha(0.45*a))
	}
	c.Text(text, at, ui.TextStyle{Face: ui.Display, Size: size, Align: ui.Middle, Colour: ui.Hex(0xffffff).Mix(col, 0.12).Alpha(a), Shadow: true, Loose: true})
}

// rise is how steeply a cry goes up.
const rise = 0.085

// Cry draws a word about a point as it is cried out: it goes up, in a colour, on a
// stroke of its own light.
func Cry(c *ui.Canvas, text string, at ui.Point, size float64, col ui.Colour, alpha float64) {
	tw := ui.Measure(text, ui.Display, size)
	style := ui.TextStyle{Face: ui.Display, Size: size, Colour: col.Lighten(0.42).Alpha(alpha), Shadow: true, Loose: true}
	left := at.X - tw/2
	if c.Blank() {
		c.Text(text, ui.Rect{X: left, Y: at.Y - size*0.6, W: tw, H: size * 1.2}, style)
		return
	}
	slope := math.Atan(rise)
	c.ShadowAt(at.X, at.Y, tw*1.12, size*0.95, -slope, size*0.4, size*0.7, ui.Hex(0x030109).Alpha(0.85*alpha))
	c.GlowAt(at.X, at.Y+0.08*size, tw*0.94, size*0.4, -slope, size*0.2, size*0.8, col.Alpha(0.6*alpha))
	for _, k := range [...]float64{-0.62, 0.66} { // strokes above and below, thin at their ends
		y := at.Y + k*size
		half, h := 0.6*tw, 0.05*size
		q := ui.Quad{{X: at.X - half, Y: y + half*rise}, {X: at.X, Y: y - h}, {X: at.X + half, Y: y - half*rise}, {X: at.X, Y: y + h}}
		c.FillQuad(q, 2*half, 2*h, 0, col.Lighten(0.3).Alpha(0.9*alpha), col.Alpha(0.9*alpha))
	}
	var before string
	for _, r := range text {
		x := ui.Measure(before, ui.Display, size)
		before += string(r)
		w := ui.Measure(before, ui.Display, size) - x
		c.Text(string(r), ui.Rect{X: left + x, Y: at.Y - size*0.6 - (x+w/2-tw/2)*rise, W: w + 1, H: size * 1.2}, style)
	}
}
