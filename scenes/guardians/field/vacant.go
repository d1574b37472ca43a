package field

import (
	"math"

	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/table/board"
	"godeck/scenes/ui"
)

// vacant draws what is where nobody stands: a small plinth for an assistant, a ring in
// the floor for a domain.
func vacant(sf *ui.Surface, sd int, kind uint8, r ui.Rect, icon ui.Icon) {
	side := faces.Sides[sd]
	x, y, w := r.X+r.W/2, r.Bottom()-r.H*0.2, r.W*0.44
	id, draw := "plinth-", func(c *ui.Canvas) {
		stone := ui.Hex(0x4a443f).Mix(side, 0.18)
		c.Shadow(ui.Rect{X: x - w*1.1, Y: y, W: w * 2.2, H: w * 0.5}, w*0.2, w*0.3, ui.Hex(0).Alpha(0.7))
		for i, k := range [...]float64{1, 0.82} { // two steps, and its top
			at := y - float64(i)*w*0.24
			c.Gradient(ui.Rect{X: x - w*k, Y: at, W: 2 * w * k, H: w * 0.28}, w*0.05, stone.Lighten(0.06), stone.Darken(0.6))
			c.Fill(ui.Rect{X: x - w*k, Y: at, W: 2 * w * k, H: math.Max(1, w*0.035)}, 0, side.Lighten(0.4).Alpha(0.4))
		}
		top := ui.Quad{{X: x - w*0.66, Y: y - w*0.62}, {X: x + w*0.66, Y: y - w*0.62}, {X: x + w*0.82, Y: y - w*0.22}, {X: x - w*0.82, Y: y - w*0.22}}
		c.FillQuad(top, w*1.6, w*0.4, w*0.04, stone.Lighten(0.16), stone.Lighten(0.04))
		c.Icon(icon, ui.Rect{X: x - w*0.2, Y: y - w*0.62, W: w * 0.4, H: w * 0.4}, ui.Hex(0x120d0a).Alpha(0.6))
	}
	if kind == bgd.Domain {
		id, draw = "ring-", func(c *ui.Canvas) {
			cy := r.Y + r.H*0.55
			ring(c, x, cy, w*1.02, w*0.5, math.Max(2, w*0.09), ui.Hex(0x0a0706).Alpha(0.5))
			ring(c, x, cy-w*0.03, w*1.02, w*0.5, math.Max(1, w*0.035), side.Lighten(0.25).Alpha(0.5))
			ring(c, x, cy, w*0.72, w*0.35, math.Max(1, w*0.03), side.Lighten(0.1).Alpha(0.34))
			c.Icon(icon, ui.Rect{X: x - w*0.2, Y: cy - w*0.2, W: w * 0.4, H: w * 0.4}, side.Lighten(0.35).Alpha(0.45))
		}
	}
	sf.Paint(id+board.SideNames[sd], r, draw)
}

// ring draws an ellipse that lies on the floor, with a notch at each twelfth.
func ring(c *ui.Canvas, x, y, rx, ry, width float64, col ui.Colour) {
	const n = 36
	for i := range n {
		a, z := 2*math.Pi*float64(i)/n, 2*math.Pi*float64(i+1)/n
		c.Line(x+rx*math.Cos(a), y+ry*math.Sin(a), x+rx*math.Cos(z), y+ry*math.Sin(z), width, col)
		if i%3 == 0 {
			c.Line(x+rx*math.Cos(a), y+ry*math.Sin(a), x+0.9*rx*math.Cos(a), y+0.9*ry*math.Sin(a), width, col)
		}
	}
}
