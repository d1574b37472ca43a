// Package paper draws what lies on the desk of Mattsan Card Game.
package paper

import (
	"math"

	"godeck/scenes/ui"
	"godeck/scenes/ui/geom"
)

var sheet, rule = ui.Hex(0xfffdf2), ui.Hex(0x4c8ad6)

// Colours of what is written and torn.
var (
	Ink     = ui.Hex(0x3d2110)
	SoftInk = ui.Hex(0x6b4526)
	Torn    = ui.Hex(0xfff3d6) // a card torn into a soul
	Cost    = ui.Hex(0x9fe3ff) // what souls pay
)

// Pencil draws a pencil of size k, pointing to the upper right.
func Pencil(c *ui.Canvas, x, y, k float64) {
	const a = -0.95
	sin, cos := math.Sincos(a)
	at := func(d float64) (float64, float64) { return x + d*cos*k, y + d*sin*k }
	box := func(from, to, h float64, top, low ui.Colour) {
		cx, cy := at((from + to) / 2)
		c.BoxAt(cx, cy, (to-from)*k, h*k, a, 1*k, top, low)
	}
	sx, sy := at(-10)
	c.ShadowAt(sx+6*k, sy+7*k, 200*k, 13*k, a, 4*k, 8*k, ui.Hex(0x1d0f05).Alpha(0.55))
	box(-122, -106, 13, ui.Hex(0xf2a0a4), ui.Hex(0xd87078))
	box(-108, -95, 13, ui.Hex(0xe2e2e8), ui.Hex(0x9a9aa4))
	box(-96, 70, 13, ui.Hex(0xf8c848), ui.Hex(0xc98416))
	box(70, 84, 9, ui.Hex(0xf6dfb8), ui.Hex(0xd8b688))
	box(83, 93, 4, ui.Hex(0x463426), ui.Hex(0x2a1c12))
}

// Page draws the sheet of ruled paper on which the question is written.
func Page(c *ui.Canvas, r ui.Rect) {
	u := c.Px(1)
	c.Shadow(r.Move(2*u, 5*u), 3*u, 10*u, c.Theme.Shadow)
	c.Gradient(r, 2*u, sheet, sheet.Darken(0.05))
	for x := r.X + 5*u; x < r.Right()-2*u; x += 11 * u { // torn from a spiral
		c.Disc(x, r.Y, 3.2*u, ui.Hex(0x6b4526).Alpha(0.85))
	}
	for y := r.Y + 26*u; y < r.Bottom()-4*u; y += 22 * u {
		c.Line(r.X, y, r.Right(), y, 1*u, rule.Alpha(0.32))
	}
	c.Line(r.X+12*u, r.Y, r.X+12*u, r.Bottom(), 1.2*u, ui.Hex(0xe65050).Alpha(0.5))
}

var stickerCols = [...]ui.Colour{ui.Hex(0x9fe07a), ui.Hex(0xffb26a), ui.Hex(0xffd84a), ui.Hex(0x7fd0ff), ui.Hex(0xff9ab8)}

// Sticker draws a round sticker with a face; asleep it is grey and its eyes are shut.
func Sticker(c *ui.Canvas, x, y, r float64, n int, asleep bool) {
	Face(c, x, y, r, stickerCols[n%len(stickerCols)], asleep)
}

// Face draws a sticker of a colour.
func Face(c *ui.Canvas, x, y, r float64, col ui.Colour, asleep bool) {
	if asleep {
		col = ui.Hex(0xc9bfae)
	}
	c.ShadowAt(x+r*0.1, y+r*0.2, 1.8*r, 1.8*r, 0, r, r*0.5, ui.Hex(0x1d0f05).Alpha(0.5))
	c.Disc(x, y, r, sheet)
	c.Disc(x, y, r*0.84, col)
	c.Disc(x-r*0.25, y-r*0.35, r*0.3, ui.Hex(0xffffff).Alpha(0.35))
	for _, q := range [...]float64{-1, 1} {
		if asleep {
			c.Line(x+q*r*0.42, y-r*0.08, x+q*r*0.14, y-r*0.08, r*0.11, ink)
		} else {
			c.Disc(x+q*r*0.28, y-r*0.12, r*0.1, ink)
		}
	}
	if asleep {
		c.Line(x-r*0.16, y+r*0.34, x+r*0.16, y+r*0.34, r*0.1, ink)
		return
	}
	c.Arc(x, y+r*0.06, r*0.4, r*0.12, 0.35, 2.44, ink)
}

var ink = ui.Hex(0x3d2110)

// Ball draws a card of width w, its middle at x and y, as it is crumpled: a
// sheet at 0, a ball of paper at 1.
func Ball(c *ui.Canvas, x, y, w, p float64) {
	r, a := w*(0.66-0.34*p), math.Min(1, p*7)
	c.ShadowAt(x+r*0.2, y+r*0.45, 1.7*r, 1.5*r, 0, r*0.7, r*0.5, ui.Hex(0x1d0f05).Alpha(0.45*a))
	for i := range 11 {
		h, g := Chance(i), Chance(i+31)
		turn := float64(i)*2.4 + 2.6*p
		sin, cos := math.Sincos(turn)
		d := r * 0.55 * (0.35 + 0.65*h)
		col := sheet.Darken(0.04 + 0.24*g).Alpha(a)
		c.BoxAt(x+cos*d*0.8, y+sin*d*(1.3-0.5*p), r*(1.15-0.3*h), r*(1.45-0.65*p)*(0.9+0.2*g), turn*0.7+h, r*0.14, col.Lighten(0.08), col.Darken(0.12))
	}
	for i := range 7 {
		sin, cos := math.Sincos(float64(i)*1.9 + 2.6*p)
		k := r * (0.3 + 0.5*Chance(i+60))
		c.Line(x+cos*k*0.2, y+sin*k*0.2, x+cos*k, y+sin*k, r*0.035, ink.Alpha(0.28*a))
	}
}

// Chance returns a number of 0 to 1 that looks random.
func Chance(n int) float64 { return geom.Chance(float64(n), 1.3) }
