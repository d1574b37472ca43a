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
