// Package slips paints what words over a place are written on, in the place's
// material: boards, dark ones under a lesson's task, menus and dialogs, and sheets
// for what is to be read first. A game's palette names them.
package slips

import (
	"math"

	"godeck/scenes/ui"
)

// Enamel is a plate of midnight enamel in a frame of brass, with a rivet in each corner.
func Enamel(c *ui.Canvas, r ui.Rect) {
	u, rad := c.Px(1), 9*c.Px(1)
	c.Shadow(r.Move(0, 6*u), rad, 26*u, c.Theme.Shadow)
	c.Gradient(r, rad, ui.Hex(0x241c4c), ui.Hex(0x110c2c))
	c.StrokeGradient(r, rad, 2.6*u, ui.Hex(0xf7d894), ui.Hex(0x7d5320))
	in := r.Inset(5.5 * u)
	c.StrokeGradient(in, rad*0.6, 0.9*u, ui.Hex(0xe9b257).Alpha(0.6), ui.Hex(0xb07a2e).Alpha(0.35))
	corners(in.Inset(0.5*u), func(x, y, _, _ float64) { rivet(c, x, y, 2.6*u, ui.Hex(0xe0a94e)) })
}

// Walnut is a board of a travelling desk, with brackets of brass at its corners.
func Walnut(c *ui.Canvas, r ui.Rect) {
	u := c.Px(1)
	wood(c, r, 7*u, ui.Hex(0x53321f), ui.Hex(0x2a1710))
	c.StrokeGradient(r, 7*u, 1.6*u, ui.Hex(0x9a6a38), ui.Hex(0x4a2c16))
	brackets(c, r, ui.Hex(0xd7a258))
}

// Parchment is a sheet from an atlas: folded once each way, darker at its edges,
// held by brackets of brass, and sealed where nothing is written.
func Parchment(c *ui.Canvas, r ui.Rect) {
	u := c.Px(1)
	c.Shadow(r.Move(0, 6*u), 4*u, 24*u, c.Theme.Shadow)
	c.Gradient(r, 4*u, ui.Hex(0xf0dfb4), ui.Hex(0xdcc28c))
	brown := ui.Hex(0x7a4a1e)
	for i := range 5 { // the edges are darker
		w := float64(i+1) * 2.4 * u
		c.Stroke(r.Inset(w/2), 4*u, w, brown.Alpha(0.055))
	}
	x, y := r.X+math.Round(r.W*0.5), r.Y+math.Round(r.H*0.46)
	for _, s := range [...]float64{0, 1} { // the folds: a shadow beside a light
		col := [...]ui.Colour{brown.Alpha(0.10), ui.Hex(0xfff6dc).Alpha(0.30)}[int(s)]
		c.Line(x+s*u, r.Y+3*u, x+s*u, r.Bottom()-3*u, 1*u, col)
		c.Line(r.X+3*u, y+s*u, r.Right()-3*u, y+s*u, 1*u, col)
	}
	c.Stroke(r, 4*u, 1.2*u, brown.Alpha(0.65))
	brackets(c, r, ui.Hex(0xb9813c))
	if r.W > 280*u && r.H > 90*u { // beside the button below the words
		seal(c, r.X+34*u, r.Bottom()-34*u, 13*u, ui.Hex(0xa5352a))
	}
}

// Timber is a plank of dark oak bound in bronze, with nails.
func Timber(c *ui.Canvas, r ui.Rect) {
	u := c.Px(1)
	wood(c, r, 5*u, ui.Hex(0x3c2b20), ui.Hex(0x1e1511))
	c.StrokeGradient(r.Inset(1.5*u), 4*u, 3.6*u, ui.Hex(0xc98b4c), ui.Hex(0x5b3717))
	c.Stroke(r.Inset(4.4*u), 3*u, 1*u, ui.Hex(0x0d0806).Alpha(0.75))
	c.Stroke(r, 5*u, 0.9*u, ui.Hex(0xf2c88e).Alpha(0.45))
	corners(r.Inset(2.6*u), func(x, y, _, _ float64) { rivet(c, x, y, 4.2*u, ui.Hex(0xd59a58)) })
}

// lights are the colours of the panes in Stone.
var lights = [...]ui.Colour{ui.Hex(0xffdc6a), ui.Hex(0x4aa8ff), ui.Hex(0xa066ff), ui.Hex(0xff5a3a), ui.Hex(0x4fe082)}

// Stone is a slab of the paving, leaded at its edge; above the words is a row of
// stained panes, whose light falls on it.
func Stone(c *ui.Canvas, r ui.Rect) {
	u := c.Px(1)
	c.Shadow(r.Move(0, 6*u), 6*u, 26*u, c.Theme.Shadow)
	c.Gradient(r, 6*u, ui.Hex(0x39335a), ui.Hex(0x1d1934))
	top := ui.Rect{X: r.X + 7*u, Y: r.Y + 3*u, W: r.W - 14*u, H: 7 * u}
	w := top.W / float64(len(lights))
	for i, col := range lights {
		q := ui.Rect{X: top.X + float64(i)*w, Y: top.Y, W: w, H: top.H}
		if fall := math.Min(44*u, r.H-9*u); fall > 0 {
			c.Gradient(ui.Rect{X: q.X, Y: q.Bottom(), W: q.W, H: fall}, 0, col.Alpha(0.10), col.Alpha(0))
		}
		c.Gradient(q, 0, col.Lighten(0.25), col.Darken(0.25))
		c.Fill(ui.Rect{X: q.X - 1*u, Y: q.Y, W: 2 * u, H: q.H}, 0, lead)
	}
	c.Line(top.X, top.Bottom(), top.Right(), top.Bottom(), 1.6*u, lead)
	c.Stroke(r.Inset(1*u), 6*u, 4*u, lead)
	c.StrokeGradient(r, 6*u, 1.1*u, ui.Hex(0xb7abe6).Alpha(0.8), ui.Hex(0x6f64a6).Alpha(0.5))
	corners(r.Inset(1.5*u), func(x, y, _, _ float64) { rivet(c, x, y, 3*u, ui.Hex(0x8f86b8)) })
}

var lead = ui.Hex(0x0e0b1c)

// Slate is a blackboard in a frame of wood.
func Slate(c *ui.Canvas, r ui.Rect) {
	u := c.Px(1)
	c.Shadow(r.Move(0, 6*u), 5*u, 24*u, c.Theme.Shadow)
	c.Gradient(r, 5*u, ui.Hex(0x27493c), ui.Hex(0x1b382d))
	for i := range 3 { // chalk that has been wiped off
		f := float64(i)
		c.SheenAt(r.X+r.W*(0.25+0.25*f), r.Y+r.H*0.5, r.W*0.4, r.H*0.9, 0, 0, 0.3+0.2*f, ui.Hex(0xffffff).Alpha(0.022))
	}
	c.StrokeGradient(r.Inset(1.5*u), 4*u, 4.4*u, ui.Hex(0xd79a58), ui.Hex(0x8a5426))
	c.Stroke(r.Inset(4.2*u), 2*u, 1*u, ui.Hex(0x0c1a14).Alpha(0.6))
	c.Stroke(r, 5*u, 0.9*u, ui.Hex(0xf8d3a0).Alpha(0.5))
}

// wood is a board with its grain.
func wood(c *ui.Canvas, r ui.Rect, rad float64, top, low ui.Colour) {
	u := c.Px(1)
	c.Shadow(r.Move(0, 6*u), rad, 26*u, c.Theme.Shadow)
	c.Gradient(r, rad, top, low)
	y, n := r.Y+6*u, 0
	for y < r.Bottom()-5*u { // lines of the grain, none like its neighbour
		a, b := float64(n*37%11)/11, float64(n*53%13)/13
		c.Line(r.X+4*u+a*0.2*r.W, y, r.Right()-4*u-b*0.3*r.W, y+(b-a)*2*u, (0.8+a)*u, ui.Hex(0x000000).Alpha(0.10+0.08*b))
		y += (5 + 6*b) * u
		n++
	}
}

// corners calls do for each corner of a rectangle, with the way into it.
func corners(r ui.Rect, do func(x, y, dx, dy float64)) {
	for _, dx := range [...]float64{1, -1} {
		for _, dy := range [...]float64{1, -1} {
			x, y := r.X, r.Y
			if dx < 0 {
				x = r.Right()
			}
			if dy < 0 {
				y = r.Bottom()
			}
			do(x, y, dx, dy)
		}
	}
}

// brackets are angles of metal round the corners.
func brackets(c *ui.Canvas, r ui.Rect, metal ui.Colour) {
	u := c.Px(1)
	long, wide := math.Min(20*u, r.H/4), 4*u
	corners(r.Inset(-1*u), func(x, y, dx, dy float64) {
		bar := func(w, h float64) {
			q := ui.Rect{X: math.Min(x, x+dx*w), Y: math.Min(y, y+dy*h), W: w, H: h}
			c.Gradient(q, 1.4*u, metal.Lighten(0.25), metal.Darken(0.3))
			c.Stroke(q, 1.4*u, 0.7*u, metal.Darken(0.6).Alpha(0.8))
		}
		bar(long, wide)
		bar(wide, long)
		rivet(c, x+dx*wide/2, y+dy*wide/2, 2.2*u, metal)
	})
}

// rivet is the head of a nail.
func rivet(c *ui.Canvas, x, y, r float64, metal ui.Colour) {
	c.Disc(x, y+0.3*r, r*1.15, metal.Darken(0.7).Alpha(0.8))
	c.Disc(x, y, r, metal.Darken(0.15))
	c.Disc(x-0.25*r, y-0.3*r, r*0.5, metal.Lighten(0.45))
}

// seal is one of wax.
func seal(c *ui.Canvas, x, y, r float64, wax ui.Colour) {
	c.ShadowAt(x+0.1*r, y+0.2*r, 2.2*r, 2.2*r, 0, r, r*0.6, ui.Hex(0x2a1004).Alpha(0.5))
	for i := range 9 { // it has run
		s, k := math.Sincos(float64(i) * 2.4)
		c.Disc(x+0.22*r*k, y+0.22*r*s, r*(0.82+0.03*float64(i*5%4)), wax.Darken(0.12))
	}
	c.Disc(x, y, r*0.8, wax)
	c.Ring(x, y, r*0.72, r*0.1, wax.Darken(0.35))
	for i := range 4 {
		s, k := math.Sincos(float64(i) * math.Pi / 4)
		c.Line(x-0.4*r*k, y-0.4*r*s, x+0.4*r*k, y+0.4*r*s, r*0.1, wax.Darken(0.35))
	}
	c.Disc(x-0.3*r, y-0.4*r, r*0.18, wax.Lighten(0.45).Alpha(0.7))
}
