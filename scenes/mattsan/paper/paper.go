// Package paper draws what lies on the desk of Mattsan Card Game.
package paper

import (
	"math"

	"godeck/scenes/ui"
)

var sheet, rule = ui.Hex(0xfffdf2), ui.Hex(0x4c8ad6)

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
