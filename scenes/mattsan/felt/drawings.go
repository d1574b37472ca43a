package felt

import (
	"math"

	"godeck/scenes/ui"
)

// patches sews patches on both halves of a panel, each in shades of its side's colour.
func (p *Panel) patches(c *ui.Canvas, q *ui.Quad, u float64) {
	const rows, cols = 7, 3
	w, h := p.Near.W, p.Bottom-p.Top
	for i := range rows {
		for k := range cols {
			n := i*cols + k + 31*(p.Number+8)
			a := chance(3 * n)
			if a < 0.3 { // the bare cloth
				continue
			}
			x0, x1 := 0.06+0.88*float64(k)/cols, 0.06+0.88*float64(k+1)/cols
			y0, y1 := 0.035+0.93*float64(i)/rows, 0.035+0.93*float64(i+1)/rows
			e, f := 2.2*u/w, 2.2*u/h
			b := ui.Quad{q.At(x0+e, y0+f), q.At(x1-e, y0+f), q.At(x1-e, y1-f), q.At(x0+e, y1-f)}
			own := [...]uint32{0x2f6fd0, 0x3d8fd8, 0x2450a8, 0x57a3c8}
			if i < rows/2 || i == rows/2 && chance(n+5) < 0.5 {
				own = [...]uint32{0xc8483f, 0xd8705a, 0x9c3450, 0xc85a86}
			}
			col := ui.Hex(own[n*7%4])
			c.FillQuad(b, w/cols, h/rows, 4*u, col.Alpha(0.34+0.26*chance(n+11)), col.Darken(0.2).Alpha(0.34+0.24*chance(n+11)))
			switch n % 3 { // a print on it
			case 0:
				for j := range 6 {
					at := b.At(0.2+0.3*float64(j%3), 0.3+0.42*float64(j/3))
					c.Disc(at.X, at.Y, 2.4*u, white.Alpha(0.16))
				}
			case 1:
				for j := range 3 {
					y := 0.25 + 0.25*float64(j)
					s, t := b.At(0.08, y), b.At(0.92, y)
					c.Line(s.X, s.Y, t.X, t.Y, 2*u, white.Alpha(0.13))
				}
			}
			for j := range b {
				s, t := b[j], b[(j+1)%4]
				dashed(c, s.Lerp(t, 0.06), s.Lerp(t, 0.94), 1.1*u, ui.Hex(0xf5ead0).Alpha(0.42))
			}
		}
	}
}

// drawings are what children have chalked on the mat: strokes of points, in shares of
// a drawing's size.
var drawings = [...][][]ui.Point{
	{ // a rocket
		{{X: -0.2, Y: 0.4}, {X: -0.2, Y: -0.1}, {X: 0, Y: -0.5}, {X: 0.2, Y: -0.1}, {X: 0.2, Y: 0.4}, {X: -0.2, Y: 0.4}},
		{{X: -0.2, Y: 0.12}, {X: -0.42, Y: 0.46}, {X: -0.2, Y: 0.38}}, {{X: 0.2, Y: 0.12}, {X: 0.42, Y: 0.46}, {X: 0.2, Y: 0.38}},
		{{X: -0.1, Y: 0.46}, {X: 0, Y: 0.72}, {X: 0.1, Y: 0.46}},
	},
	{ // a house
		{{X: -0.4, Y: 0.45}, {X: -0.4, Y: -0.05}, {X: 0.4, Y: -0.05}, {X: 0.4, Y: 0.45}, {X: -0.4, Y: 0.45}},
		{{X: -0.52, Y: -0.02}, {X: 0, Y: -0.5}, {X: 0.52, Y: -0.02}}, {{X: -0.08, Y: 0.45}, {X: -0.08, Y: 0.14}, {X: 0.12, Y: 0.14}, {X: 0.12, Y: 0.45}},
		{{X: 0.22, Y: -0.3}, {X: 0.22, Y: -0.52}, {X: 0.34, Y: -0.52}, {X: 0.34, Y: -0.2}},
	},
	{ // a ship
		{{X: -0.55, Y: 0.12}, {X: 0.55, Y: 0.12}, {X: 0.36, Y: 0.42}, {X: -0.36, Y: 0.42}, {X: -0.55, Y: 0.12}},
		{{X: 0, Y: 0.12}, {X: 0, Y: -0.55}, {X: 0.4, Y: -0.02}, {X: 0, Y: -0.02}}, {{X: 0, Y: -0.46}, {X: -0.3, Y: -0.02}, {X: 0, Y: -0.02}},
		{{X: -0.6, Y: 0.55}, {X: -0.4, Y: 0.48}, {X: -0.2, Y: 0.56}, {X: 0, Y: 0.48}, {X: 0.2, Y: 0.56}, {X: 0.4, Y: 0.48}, {X: 0.6, Y: 0.55}},
	},
	{ // a cat
		{{X: -0.4, Y: 0.1}, {X: -0.42, Y: -0.48}, {X: -0.16, Y: -0.26}, {X: 0.16, Y: -0.26}, {X: 0.42, Y: -0.48}, {X: 0.4, Y: 0.1}, {X: 0.18, Y: 0.4}, {X: -0.18, Y: 0.4}, {X: -0.4, Y: 0.1}},
		{{X: -0.1, Y: 0.14}, {X: 0, Y: 0.22}, {X: 0.1, Y: 0.14}}, {{X: 0.2, Y: 0.14}, {X: 0.62, Y: 0.06}}, {{X: 0.2, Y: 0.2}, {X: 0.6, Y: 0.24}}, {{X: -0.2, Y: 0.14}, {X: -0.62, Y: 0.06}}, {{X: -0.2, Y: 0.2}, {X: -0.6, Y: 0.24}},
		{{X: -0.18, Y: -0.06}, {X: -0.14, Y: 0.02}}, {{X: 0.18, Y: -0.06}, {X: 0.14, Y: 0.02}},
	},
}

// doodle draws one of the drawings where the panel is free, in the middle of it.
func (p *Panel) doodle(c *ui.Canvas, q *ui.Quad, u float64) {
	w, h := p.Near.W, p.Bottom-p.Top
	k := math.Min(0.3*w, 0.13*h)
	x, y := 0.5+0.1*(chance(p.Number+3)-0.5), 0.5
	ink := [...]ui.Colour{white, ui.Hex(0xffe08a), ui.Hex(0xa8e0ff), ui.Hex(0xffb8c8)}[(p.Number+8)%4]
	for pass := range 2 { // chalked twice, not quite the same
		for i, stroke := range drawings[(p.Number+8)%len(drawings)] {
			for j := range stroke[1:] {
				at := func(n int) ui.Point {
					s := stroke[n]
					off := 0.03 * float64(pass) * (chance(i*9+n) - 0.3)
					return q.At(x+(s.X+off)*k*1.5/w, y+(s.Y+off)*k*1.5/h)
				}
				a, b := at(j), at(j+1)
				c.Line(a.X, a.Y, b.X, b.Y, (2.6-float64(pass))*u, ink.Alpha(0.62-0.2*float64(pass)))
			}
		}
	}
}
