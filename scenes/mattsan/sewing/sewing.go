// Package sewing shows how two cards of cardboard are sewn together: a needle,
// six stitches, the thread tugged, a stamp.
package sewing

import (
	"math"

	"godeck/scenes/ui"
)

// Ticks are how long it takes: six stitches of five, the tug, the stamp.
const Ticks = 58

const (
	stitches = 6
	each     = 5
	tugged   = stitches*each + 4
	stamped  = tugged + 8
)

// Seam is a seam along the right edge of a card that is being sewn. The zero
// value shows nothing.
type Seam struct {
	R  ui.Rect // the card
	At float64 // tick, 0 to Ticks; 0: nothing
}

// Draw draws as much of it as is sewn.
func (s *Seam) Draw(c *ui.Canvas) {
	if c.Blank() || s.At <= 0 || s.At >= Ticks {
		return
	}
	u, thread := c.Px(1), ui.Hex(0xff6a52) // the thread of the spool on the desk
	fade := math.Min(1, (Ticks-s.At)/8)
	x, w := s.R.Right(), s.R.W*0.15
	y := func(i float64) float64 { return s.R.Y + s.R.H*(0.12+0.76*i/stitches) }
	sewn := math.Min(stitches, s.At/each)
	for i := 0.0; i < sewn; i++ {
		k := math.Min(1, sewn-i)
		x0, y0, x1, y1 := x-w, y(i), x+w*0.7, y(i+0.55)
		c.Line(x0+u, y0+2*u, ui.Lerp(x0, x1, k)+u, ui.Lerp(y0, y1, k)+2*u, 5.4*u, ui.Hex(0x1d0f05).Alpha(0.45*fade))
		c.Line(x0, y0, ui.Lerp(x0, x1, k), ui.Lerp(y0, y1, k), 4.6*u, thread.Alpha(fade))
	}
	nx, ny := x+w*math.Sin(sewn*2*math.Pi)*0.9, y(sewn)
	switch {
	case s.At < tugged: // the needle, with the thread behind it
		a := -0.5 + 0.7*math.Cos(sewn*2*math.Pi)
		sin, cos := math.Sincos(a)
		length := s.R.W * 0.95
		ex, ey := nx+cos*length, ny+sin*length // its eye, from which the thread runs on
		c.Line(nx+3*u, ny+6*u, ex+3*u, ey+6*u, 6*u, ui.Hex(0x050b1c).Alpha(0.45))
		c.Line(nx, ny, ex, ey, 5.4*u, ui.Hex(0x6a7078))
		c.Line(nx, ny-u, ex, ey-u, 2.4*u, ui.Hex(0xf2f6fa))
		c.Ring(nx+cos*length*0.94, ny+sin*length*0.94, 3.4*u, 1.7*u, ui.Hex(0x3a4048))
		c.Arc(ex+0.3*length, ey+0.1*length, length*0.32, 3*u, 1.2, 3.4, thread.Alpha(0.95))
		c.Arc(ex+0.9*length, ey+0.1*length, length*0.28, 3*u, 4.4, 2.6, thread.Alpha(0.95))
		c.Light(nx, ny, 0.42*s.R.W, ui.Hex(0xffffff).Alpha(0.55*math.Abs(math.Sin(sewn*2*math.Pi)))) // a glint as it comes through
	case s.At < stamped: // the tug
		k := (s.At - tugged) / (stamped - tugged)
		c.Line(x, y(stitches-0.5), x+s.R.W*(0.2+0.5*k), y(stitches-0.5)+s.R.H*0.06*(1-k), 4*u, thread.Alpha(1-k*0.6))
	default: // the stamp
		k := math.Min(1, (s.At-stamped)/6)
		d := s.R.W * 0.42 * (1.7 - 0.7*k)
		red := ui.Hex(0xd8352a).Alpha(0.9 * k * fade)
		cx, cy := s.R.X+s.R.W*0.72, s.R.Y+s.R.H*0.34
		c.Ring(cx, cy, d*0.62, 3*u, red)
		c.Icon(ui.IconStar, ui.Rect{X: cx - d*0.45, Y: cy - d*0.45, W: d * 0.9, H: d * 0.9}, red)
	}
}
