package die

import (
	"math"
	"strconv"

	"godeck/scenes/guardians/places"
	"godeck/scenes/ui"
)

// ends is the colour of a number that ends the match.
var ends = ui.Hex(0xff7a5a)

// Strip draws the six faces of a die in a row, where the pit has no room for words:
// those of a mask lit, below each what it deals, as Deals has it.
func Strip(c *ui.Canvas, r ui.Rect, mask, fatal int, deals func(n int) int) {
	cell := r.W / 6
	size := math.Max(12*c.Env.Scale, math.Min(c.Font(13), cell*0.36))
	k := math.Min(cell*0.6, r.H-size*1.15)
	for n := 1; n <= 6; n++ {
		x := r.X + (float64(n)-0.5)*cell
		facet(c, ui.Rect{X: x - k/2, Y: r.Y, W: k, H: k}, n, mask>>n&1 != 0)
		text, col := "–", ui.Hex(0x9a9096)
		if d := deals(n); d > 0 && mask>>n&1 != 0 {
			text, col = strconv.Itoa(d), gold.Lighten(0.3)
		}
		if fatal>>n&1 != 0 {
			col = ends
		}
		c.Text(text, ui.Rect{X: x - cell, Y: r.Y + k, W: 2 * cell, H: size * 1.2}, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Tabular: true, Colour: col, Shadow: true, Loose: true})
	}
}

// Deals writes beside the six numbers, while the die decides, what each would
// deal: g is the ground, dx and dy the trembling of the table, dim the darkness, fatal
// the mask of those that end the match.
func Deals(c *ui.Canvas, g *places.Ground, dx, dy, dim float64, fatal int, deals func(n int) int) {
	size := math.Max(11*c.Env.Scale, math.Min(c.Font(14), g.Pit*0.11))
	if g.Pit*0.4 < ui.Measure("0000", ui.Bold, size) { // they would run into each other
		return
	}
	for n := 1; n <= 6; n++ {
		k := deals(n)
		if k == 0 {
			continue
		}
		sin, cos := math.Sincos(SocketAngle(n))
		x, y, _ := g.Camera.Project(cos*g.Pit*1.24, sin*g.Pit*1.2, 0)
		r := ui.Rect{X: x + dx, Y: y + dy + size*0.3}.Inset(-2 * size)
		col, size := gold.Lighten(0.3), size
		if fatal>>n&1 != 0 {
			col, size = ends, size*1.25
		}
		c.Text(strconv.Itoa(k), r, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Tabular: true, Colour: col.Alpha(math.Min(1, 1.6*dim)), Shadow: true, Loose: true})
	}
}
