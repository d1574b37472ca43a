package classroom

import (
	"math"

	"godeck/scenes/mattsan/paper"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// things paints what a child has left around the mat: crayons, shavings. d is a
// measure of the desk.
func things(c *ui.Canvas, cam *stage.Camera, d float64) {
	at := func(x, y float64) ui.Point {
		px, py, _ := cam.Project(x*d, y*d, 0)
		return ui.Point{X: px, Y: py}
	}
	for i, q := range [...]struct {
		x, y, turn float64
		col        uint32
	}{{-566, 118, 0.35, 0xd9463a}, {-540, 84, -0.22, 0xf2b632}, {-588, 66, 0.9, 0x4a9a5c}, {-520, 136, 1.2, 0x4a7fd0}} {
		p := at(q.x, q.y)
		crayon(c, p.X, p.Y, 62*d, 12*d, q.turn, ui.Hex(q.col), i)
	}
	for i := range 9 { // shavings of the pencil
		p := at(-606+70*paper.Chance(i+3), -150+70*paper.Chance(i+21))
		c.Arc(p.X+1.5*d, p.Y+2*d, 5*d, 2.6*d, 6*paper.Chance(i), 2.6, ui.Hex(0x1d0f05).Alpha(0.35))
		c.Arc(p.X, p.Y, 5*d, 2.4*d, 6*paper.Chance(i), 2.6, ui.Hex([...]uint32{0xf0d2a0, 0xe9b43e}[i%2]).Alpha(0.95))
	}
}

// crayon paints a crayon in its paper.
func crayon(c *ui.Canvas, x, y, long, wide, turn float64, col ui.Colour, n int) {
	sin, cos := math.Sincos(turn)
	box := func(from, to, share float64, top, low ui.Colour) {
		m := (from + to) / 2 * long
		c.BoxAt(x+m*cos, y+m*sin, (to-from)*long, share*wide, turn, 0.2*wide, top, low)
	}
	c.ShadowAt(x+0.5*wide, y+0.6*wide, long, wide, turn, 0.4*wide, 0.6*wide, ui.Hex(0x1d0f05).Alpha(0.55))
	tip := 0.44 + 0.05*paper.Chance(n)
	box(-0.5, tip, 0.9, col.Lighten(0.15), col.Darken(0.3))
	box(tip-0.02, tip+0.06, 0.5, col, col.Darken(0.3))
	box(-0.4, 0.28, 1, col.Lighten(0.3), col.Darken(0.12))
	box(-0.34, -0.3, 1.02, ui.Hex(0xfffdf2).Alpha(0.85), ui.Hex(0xd9d0bb).Alpha(0.85))
	box(0.18, 0.22, 1.02, ui.Hex(0xfffdf2).Alpha(0.85), ui.Hex(0xd9d0bb).Alpha(0.85))
}

// doodles paints what is chalked on the board at the left, and what lies in its tray.
// rim is the desk's far edge.
func doodles(c *ui.Canvas, d, rim float64) {
	mid := c.Env.W / 2
	chalk := func(a float64) ui.Colour { return ui.Hex(0xf5f5e6).Alpha(a) }
	line := func(x0, y0, x1, y1, a float64, col ui.Colour) {
		c.Line(mid+x0*d, y0*d, mid+x1*d, y1*d, 2*d, col.Alpha(a))
	}
	// three in a row
	for i := range 2 {
		k := float64(i)
		line(-283+17*k, 66, -284+17*k, 116, 0.5, chalk(1))
		line(-300, 82+17*k, -248, 81+17*k, 0.5, chalk(1))
	}
	pink, gold := ui.Hex(0xf5b3bf), ui.Hex(0xf2dd8e)
	for i := range 3 {
		k := float64(i)
		c.Ring(mid+(-292+17*k)*d, (74+17*k)*d, 5*d, 1.8*d, pink.Alpha(0.65))
	}
	for _, q := range [...][2]float64{{-258, 74}, {-292, 91}} {
		line(q[0]-4, q[1]-4, q[0]+4, q[1]+4, 0.6, gold)
		line(q[0]+4, q[1]-4, q[0]-4, q[1]+4, 0.6, gold)
	}
	// a cat
	x, y := -196.0, 92.0
	c.Ring(mid+x*d, y*d, 19*d, 2*d, chalk(0.55))
	for _, q := range [...]float64{-1, 1} {
		line(x+17*q, y-9, x+17*q, y-27, 0.55, chalk(1))
		line(x+17*q, y-27, x+6*q, y-18, 0.55, chalk(1))
		c.Disc(mid+(x+7*q)*d, (y-3)*d, 2*d, chalk(0.7))
		line(x+10*q, y+5, x+28*q, y+2, 0.5, chalk(1))
		line(x+10*q, y+8, x+27*q, y+10, 0.5, chalk(1))
		c.Arc(mid+(x+3.5*q)*d, (y+5)*d, 3.5*d, 1.8*d, 0.1, 2.9, chalk(0.6))
	}
	// a flower
	x = -132
	for i := range 5 {
		s, k := math.Sincos(float64(i)*2*math.Pi/5 - math.Pi/2)
		c.Ring(mid+(x+9*k)*d, (84+9*s)*d, 5.5*d, 1.8*d, pink.Alpha(0.6))
	}
	c.Disc(mid+x*d, 84*d, 3.5*d, gold.Alpha(0.7))
	line(x, 98, x+1, 120, 0.5, ui.Hex(0xb9e0b0))
	c.Arc(mid+(x+7)*d, 112*d, 6*d, 1.8*d, 1.6, 1.6, ui.Hex(0xb9e0b0).Alpha(0.55))
	// the tray: chalk, and the eraser of the board
	y = rim - 19*d
	for i, col := range [...]uint32{0xf8f6ea, 0xf5b3bf, 0xf2dd8e} {
		c.ShadowAt(mid+(-150+27*float64(i))*d, y+3*d, 22*d, 6*d, 0, 3*d, 4*d, ui.Hex(0x1d0f05).Alpha(0.5))
		c.BoxAt(mid+(-150+27*float64(i))*d, y, (22-5*float64(i%2))*d, 6*d, 0.04*float64(i-1), 3*d, ui.Hex(col), ui.Hex(col).Darken(0.2))
	}
	c.BoxAt(mid-214*d, y-3*d, 58*d, 13*d, 0, 3*d, ui.Hex(0x5a7fb8), ui.Hex(0x3c5a8a))
	c.BoxAt(mid-214*d, y-9*d, 54*d, 7*d, 0, 3*d, ui.Hex(0xd8a463), ui.Hex(0xb07a40))
}
