package plate

import (
	"math"

	"godeck/scenes/ui"
)

// Medals draws a unit's attack and defense large, on a disc and a shield that stand
// over the lower corners of its card, in full light even if the card is dark. The
// card is turned by angle, in radians.
func Medals(c *ui.Canvas, card ui.Rect, angle float64, attack, defense Number) {
	u, w := c.Px(1), card.W
	d := math.Max(0.32*w, 21*c.Env.TextUnit())
	size := math.Max(12*c.Env.Scale, d*0.72)
	sin, cos := math.Sincos(angle)
	x, y := card.Centre()
	for i, n := range [...]Number{attack, defense} {
		dx, dy := float64(2*i-1)*(w*0.5-d*0.6), card.H/2-d*0.24 // within its own card: neighbours stay apart
		px, py := x+dx*cos-dy*sin, y+dx*sin+dy*cos
		c.Disc(px, py+1.5*u, d/2+2*u, ui.Hex(0).Alpha(0.5))
		ink, rim := ui.Hex(0x5a1606), n.Colour.Lighten(0.3)
		if i == 1 {
			ink = ui.Hex(0x0e2f66)
			k := d * 0.5
			for _, p := range [...]struct {
				grow float64
				col  ui.Colour
			}{{1.5 * u, rim}, {0, ink}} {
				q := k*0.92 + p.grow
				c.Fill(ui.Rect{X: px - q, Y: py - q, W: 2 * q, H: 1.5 * q}, 0.3*q, p.col)
				c.FillQuad(ui.Quad{{X: px - q, Y: py + 0.3*q}, {X: px + q, Y: py + 0.3*q}, {X: px + 0.12*q, Y: py + 1.18*q}, {X: px - 0.12*q, Y: py + 1.18*q}}, 2*q, q, 0, p.col, p.col)
			}
		} else {
			c.Disc(px, py, d/2+1.5*u, rim)
			c.Disc(px, py, d/2, ink)
		}
		c.Text(n.Text, ui.Rect{X: px - d/2, Y: py - d/2, W: d, H: d}, ui.TextStyle{Face: ui.Display, Size: size, Align: ui.Middle, Colour: n.Colour.Lighten(0.66), Loose: true, Tabular: true})
	}
}
