// Package roof paints small things on the roof around the clock.
package roof

import (
	"math"

	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// Lantern draws a paper lantern of radius r; lit and day run from 0 to 1.
func Lantern(c *ui.Canvas, x, y, r, lit float64, warm ui.Colour, day float64) {
	if lit > 0 {
		c.Light(x, y, r*3.4, warm.Alpha((0.55-0.25*day)*lit))
	}
	cap := ui.Hex(0x2a1408)
	c.BoxAt(x, y-r*1.08, r*0.95, r*0.34, 0, r*0.1, cap, cap)
	c.BoxAt(x, y+r*1.08, r*0.95, r*0.34, 0, r*0.1, cap, cap)
	off := ui.Hex(0x3a2c48).Mix(ui.Hex(0x8a7a70), day)
	low := ui.Hex(0x1c1430).Mix(ui.Hex(0x5a4c4a), day)
	top, bottom := off.Mix(warm.Lighten(0.42), lit), low.Mix(warm.Mix(ui.Hex(0x5a1408), 0.35), lit)
	c.BoxAt(x, y, 2*r, 2*r, 0, r, top, bottom)
	if lit > 0.05 {
		c.Disc(x, y-r*0.1, r*0.45, ui.Hex(0xfff4c8).Alpha(0.42*lit))
	}
	rib := ui.Hex(0x000000).Alpha(0.30)
	for _, e := range [...]float64{-0.55, -0.18, 0.18, 0.55} {
		w := 2 * r * math.Sqrt(1-e*e)
		c.BoxAt(x, y+e*r, w, math.Max(1, r*0.09), 0, r*0.05, rib, rib)
	}
}

// Windows lights the windows of the city above the rim, which is seen at far,
// row by row from below at dusk, and puts them out at dawn; p runs from 0 to 1.
func Windows(c *ui.Canvas, far, p, alpha float64, dusk bool) {
	const n, rows = 40, 5
	u := c.Px(1)
	full := c.Env.Full()
	sky := far - full.Y
	for i := range n {
		row := i % rows
		at := (p*1.5*(rows+1) - float64(row)) - 0.6*math.Mod(float64(i)*0.618, 1) // a row is not switched at one stroke
		lit := ui.Clamp01(4 * at)
		if !dusk {
			lit = 1 - lit
		}
		if lit <= 0.02 {
			continue
		}
		// A fixed scatter over the houses.
		x, y := full.X+math.Mod(float64(i)*0.618+0.07, 1)*full.W, full.Y+sky*(0.93-0.05*float64(row))
		c.Light(x, y, 9*u, ui.Hex(0xffc860).Alpha(0.5*alpha*lit))
		c.BoxAt(x, y, 3*u, 4.5*u, 0, 0.6*u, ui.Hex(0xffe6a0).Alpha(alpha*lit), ui.Hex(0xffb648).Alpha(alpha*lit))
	}
}

// Sign draws the dial of eighteen hours, half night, half day.
func Sign(c *ui.Canvas, d *table.Door, x, y, k, t float64) {
	u, line := max(1, k/46), d.Neon.Lighten(0.45)
	c.Disc(x, y, k*1.08, ui.Hex(0x0a0626).Alpha(0.6))
	for h := range 18 {
		a := float64(h)/18*2*math.Pi - math.Pi/2
		col := ui.Hex(0xb48cff)
		if !ztm.IsNight(h) {
			col = ui.Hex(0xffc24b)
		}
		c.Arc(x, y, k, 5*u, a-0.14, 0.28, col.Mix(d.Neon, 0.15))
	}
	c.Ring(x, y, k*0.80, 1.4*u, line.Alpha(0.7))
	sin, cos := math.Sincos(t/160 - math.Pi/2)
	c.Line(x, y, x+k*0.66*cos, y+k*0.66*sin, 3*u, line)
	c.Light(x+k*cos, y+k*sin, 14*u, ui.Hex(0xfff2d0).Alpha(0.8))
	c.Disc(x+k*cos, y+k*sin, 6*u, ui.Hex(0xfff8e8))
	c.Disc(x-k*0.10, y, k*0.34, ui.Hex(0xf6efff))
	c.Disc(x+k*0.06, y-k*0.06, k*0.30, d.Backdrop.Mix(ui.Hex(0x0a0626), 0.5))
}

// Way is a dashed line from a card's foot to a pile, below what lies between them.
type Way struct {
	a, b, pull ui.Point
	u          float64
}

// WayTo returns the way from one place on the table to another one.
func WayTo(from, to ui.Rect, u float64) Way {
	w := Way{a: ui.Point{X: from.X + 0.12*from.W, Y: from.Bottom() + 4*u}, b: ui.Point{X: to.X + to.W*0.72, Y: to.Bottom() + 5*u}, u: u}
	if to.X > from.X {
		w.a.X, w.b.X = from.Right()-0.12*from.W, to.X+to.W*0.28
	}
	w.pull = ui.Point{X: (w.a.X + w.b.X) / 2, Y: math.Max(w.a.Y, w.b.Y) + 30*u}
	return w
}

// at returns a point of it, from 0 to 1.
func (w Way) at(t float64) ui.Point {
	mix := func(a, p, b float64) float64 { return (1-t)*(1-t)*a + 2*t*(1-t)*p + t*t*b }
	return ui.Point{X: mix(w.a.X, w.pull.X, w.b.X), Y: mix(w.a.Y, w.pull.Y, w.b.Y)}
}

// Room returns what it needs.
func (w Way) Room() ui.Rect {
	x, y := math.Min(w.a.X, w.b.X), math.Min(w.a.Y, w.b.Y)
	return ui.Rect{X: x, Y: y, W: math.Abs(w.a.X - w.b.X), H: w.at(0.5).Y - y}.Inset(-14 * w.u)
}

// Draw draws it, with a head where it ends and a word on the way.
func (w Way) Draw(c *ui.Canvas, col ui.Colour, word string) {
	const n = 22
	for i := range n {
		p, q := w.at(float64(i)/n), w.at((float64(i)+0.55)/n)
		c.Line(p.X, p.Y+1.5*w.u, q.X, q.Y+1.5*w.u, 5*w.u, ui.Hex(0x05030f).Alpha(0.55))
		c.Line(p.X, p.Y, q.X, q.Y, 3*w.u, col.Alpha(0.35+0.6*float64(i)/n))
	}
	p, q := w.at(0.93), w.b
	a := math.Atan2(q.Y-p.Y, q.X-p.X)
	for _, turn := range [...]float64{2.5, -2.5} {
		sin, cos := math.Sincos(a + turn)
		c.Line(q.X, q.Y, q.X+12*w.u*cos, q.Y+12*w.u*sin, 3.4*w.u, col)
	}
	size := math.Max(12*c.Env.Scale, c.Font(14))
	at := w.at(0.42)
	r := ui.Rect{X: at.X, Y: at.Y}.Inset(-0.8 * size)
	r = r.InsetXY(-0.5*ui.Measure(word, ui.Bold, size), 0)
	c.Fill(r, r.H/2, ui.Hex(0x0a0622).Alpha(0.94))
	c.Stroke(r, r.H/2, 1.4*w.u, col)
	c.Text(word, r, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Colour: col.Lighten(0.4), Loose: true})
}
