package die

import (
	"math"
	"strconv"

	"godeck/scenes/guardians/places"
	"godeck/scenes/ui"
)

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
			col, size = ui.Hex(0xff7a5a), size*1.25
		}
		c.Text(strconv.Itoa(k), r, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Tabular: true, Colour: col.Alpha(math.Min(1, 1.6*dim)), Shadow: true, Loose: true})
	}
}
