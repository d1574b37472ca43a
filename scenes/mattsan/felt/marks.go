package felt

import (
	"math"

	"godeck/scenes/ui"
)

// Stand draws the mark of chalk on which the fighter stands whose card is at card:
// a ring on the mat, wiped brighter inside, wherever the card is.
func Stand(c *ui.Canvas, card ui.Rect) {
	u, chalk := c.Px(1), ui.Hex(0xf5f5e6)
	x, _ := card.Centre()
	y, rx, ry := card.Y+0.62*card.H, 0.74*card.W, 0.54*card.H
	c.GlowAt(x, y, 1.1*rx, 1.1*ry, 0, 0.5*ry, 0.9*rx, chalk.Alpha(0.3))
	const pieces = 40
	for i := range pieces {
		a, wide := float64(i)/pieces*2*math.Pi, 1.6+1.8*chance(i)
		s0, k0 := math.Sincos(a)
		s1, k1 := math.Sincos(a + 2*math.Pi/pieces)
		for ring := range 2 { // drawn twice, not quite the same
			off := 1 + 0.035*float64(ring)*(chance(i/4+50)+0.4)
			c.Line(x+k0*rx*off, y+s0*ry*off, x+k1*rx*off, y+s1*ry*off, (wide-0.7*float64(ring))*u, chalk.Alpha(0.45+0.4*chance(i+7)))
		}
	}
}

// Bench draws the wooden bench on which cards wait: a board under their feet, from
// the left edge of the first card to the right one of the last. h is their height.
func Bench(c *ui.Canvas, row ui.Rect, h float64) {
	u := c.Px(1)
	x0, x1, top, edge := row.X-9*u, row.Right()+9*u, row.Bottom()-0.16*h, row.Bottom()+4*u
	wood, in := ui.Hex(0xa86a34), 5*u
	q := ui.Quad{{X: x0 + in, Y: top}, {X: x1 - in, Y: top}, {X: x1, Y: edge}, {X: x0, Y: edge}}
	front := ui.Rect{X: x0, Y: edge, W: x1 - x0, H: 13 * u}
	c.Shadow(front.Move(3*u, 5*u), 3*u, 9*u, c.Theme.Shadow)
	for _, leg := range [...]float64{x0 + 10*u, x1 - 19*u} {
		c.Fill(ui.Rect{X: leg, Y: front.Bottom() - u, W: 9 * u, H: 6 * u}, u, wood.Darken(0.72))
	}
	c.FillQuad(q, row.W, edge-top, 2*u, wood.Darken(0.1), wood.Lighten(0.08))
	c.Gradient(front, 2*u, wood.Darken(0.45), wood.Darken(0.62))
	c.Fill(ui.Rect{X: x0, Y: edge - 0.8*u, W: x1 - x0, H: 1.6 * u}, 0, ui.Hex(0xffdfae).Alpha(0.75))
}
