package stands

import (
	"math"

	"godeck/scenes/ui"
)

// fans is how many flags are waved on each side.
const fans = 6

// wave draws the flags that are waved over the rows, in the colours of the sides, and
// here and there a light that goes on in the stands. up is how far all are on their feet.
func (m *Mood) wave(c *ui.Canvas, up float64) {
	for i := range 2 * fans {
		h, g := Hash(float64(i)*5.3+1), Hash(float64(i)*9.7+4)
		x := c.Env.W * (0.03 + 0.40*(float64(i%fans)+0.2+0.6*h)/fans)
		if i >= fans {
			x = c.Env.W - x
		}
		row := float64(m.Tiers) * (0.25 + 0.6*g)
		foot := m.Rail(x) - row*m.Row - (0.5+0.8*math.Max(0, up))*m.Row
		t := m.Time*(1.5+0.8*h) + 6*g
		lean := 0.24 * math.Sin(t) * (1 + math.Max(0, up))
		high, wide := m.Row*(1.5+0.3*h), m.Row*(1.5+0.4*g)
		tx, ty := x+lean*high, foot-high
		col := m.Flags[i/fans].Darken(0.12).Mix(ui.Hex(0), 0.7*m.Dim)
		c.Line(x, foot, tx, ty, math.Max(1, m.Unit*1.3), ui.Hex(0x1a1210))
		const cells = 3
		for j := range cells { // the cloth, which billows
			at := func(k int) (px, py float64) {
				q := float64(k) / cells
				return tx + wide*q, ty + lean*wide*q*0.6 + m.Row*0.16*q*math.Sin(2.2*t-4*q)
			}
			x0, y0 := at(j)
			x1, y1 := at(j + 1)
			shade := 0.16 + 0.16*math.Sin(2.2*t-4*float64(j)/cells)
			d := m.Row * 0.86
			c.FillQuad(ui.Quad{{X: x0, Y: y0}, {X: x1, Y: y1}, {X: x1, Y: y1 + d}, {X: x0, Y: y0 + d}}, wide, d, 0, col.Darken(shade), col.Darken(shade+0.14))
		}
	}
	for i := range 3 { // lights
		n := math.Floor(m.Time*0.9 + float64(i)/3)
		_, q := math.Modf(m.Time*0.9 + float64(i)/3)
		if q > 0.16 || m.Time == 0 || m.Dim > 0.3 {
			continue
		}
		x := c.Env.W * Hash(n*3.1+float64(i)*17)
		y := m.Rail(x) - m.Row*float64(m.Tiers)*(0.3+0.6*Hash(n*7.7+float64(i)))
		c.Light(x, y, m.Row*1.1, ui.Hex(0xf4f8ff).Alpha(0.8*math.Sin(math.Pi*q/0.16)))
	}
}
