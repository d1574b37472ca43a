package stands

import (
	"math"
	"strconv"

	"godeck/scenes/table/ask"
	"godeck/scenes/ui"
)

// coinCol is that of the sign of lives, which is a ring around a point, too.
var coinCol = ui.Hex(0x58b4ec)

// Coins draws a player's life counters: coins in a row, those that were spent as
// empty places; what does not fit is counted.
func Coins(c *ui.Canvas, r ui.Rect, n int) {
	size := r.H
	ask.Dusk(c, r.Inset(-3*c.Px(1)))
	most := min(8, int(r.W/(size*1.16)))
	many := n > most
	shown := max(5, n)
	if many {
		shown = 1
	}
	x := r.X
	for i := range min(shown, most) {
		cx, cy := x+size/2, r.Y+size/2
		x += size * 1.16
		if i >= n {
			c.Disc(cx, cy, size*0.46, c.Theme.Dark().Alpha(0.8))
			c.Ring(cx, cy, size*0.44, 1.3*c.Px(1), coinCol.Alpha(0.6))
			continue
		}
		c.Shadow(ui.Rect{X: cx - size/2, Y: cy - size*0.42, W: size, H: size}, size/2, size*0.3, ui.Hex(0x000000).Alpha(0.7))
		c.BoxAt(cx, cy, size, size, 0, size/2, coinCol.Lighten(0.45), coinCol.Darken(0.42))
		c.BoxAt(cx, cy, size*0.78, size*0.78, 0, size/2, coinCol.Darken(0.18), coinCol.Lighten(0.12))
		c.Disc(cx, cy, size*0.17, coinCol.Lighten(0.6).Alpha(0.95))
		c.Disc(cx-size*0.2, cy-size*0.22, size*0.1, ui.Hex(0xffffff).Alpha(0.8))
	}
	if many || n == 0 {
		c.Text("×"+strconv.Itoa(n), ui.Rect{X: x, Y: r.Y, W: r.Right() - x, H: r.H}, ui.TextStyle{Face: ui.Bold, Size: math.Max(12*c.Env.Scale, math.Min(c.Font(15), size)), Tabular: true, Colour: coinCol.Lighten(0.5), Shadow: true, Loose: true})
	}
}
