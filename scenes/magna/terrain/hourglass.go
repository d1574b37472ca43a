package terrain

import (
	"godeck/scenes/magna/cutout"
	"godeck/scenes/ui"
)

// Hourglass draws an hourglass of a height whose foot is at x, y: run is how much
// of its sand has run, 0 to 1, and a how far it is there.
func Hourglass(c *ui.Canvas, x, y, h, run, a float64) {
	p := &cutout.Pen{C: c, X: x, Y: y, K: h / 100, Soft: true}
	c.ShadowAt(x+h*0.1, y, h*0.7, h*0.14, 0, h*0.07, h*0.1, ui.Hex(0).Alpha(0.5*a))
	glass, sand, wood := ui.Hex(0xd8ecff).Alpha(0.24*a), ui.Hex(0xffd070).Alpha(a), ui.Hex(0x8a5a24).Alpha(a)
	p.Poly(cutout.Down(-92, -50), cutout.Plain(glass), -24, -92, 24, -92, 22, -74, 3, -50, -3, -50, -22, -74)
	p.Poly(cutout.Down(-50, -8), cutout.Plain(glass), -3, -50, 3, -50, 22, -26, 24, -8, -24, -8, -22, -26)
	top := 26 * (1 - run)
	w := 3 + 19*(1-run)
	p.Poly(cutout.Down(-76, -50), cutout.Plain(sand), -w, -50-top, w, -50-top, 2, -50, -2, -50)
	low := 4 + 24*run
	p.Poly(cutout.Down(-34, -8), cutout.Plain(sand), -22, -9, 0, -9-low, 22, -9)
	if run < 1 {
		p.Line(0, -50, 0, -10, 2, sand)
	}
	for _, y := range [...]float64{-100, -8} {
		p.Fill(-30, y, 60, 9, 3, wood)
		p.Fill(-30, y, 60, 2.5, 1, ui.Hex(0xe8b870).Alpha(0.7*a))
	}
	for _, x := range [...]float64{-26, 26} {
		p.Line(x, -93, x, -6, 4, wood)
	}
}
