package wall

import (
	"godeck/scenes/guardians/stands"
	"godeck/scenes/ui"
)

// Token draws a stone that stands for a life, k wide, in the colour of a side;
// without light it is broken.
func Token(c *ui.Canvas, x, y, k float64, side ui.Colour, lit bool) {
	col := Stone.Mix(side, 0.5)
	if lit {
		c.BoxAt(x, y+k*0.1, k*1.05, k*0.66, 0, k*0.1, ui.Hex(0).Alpha(0.5), ui.Hex(0).Alpha(0.5))
		c.BoxAt(x, y, k, k*0.6, 0, k*0.08, col.Lighten(0.3), col.Darken(0.3))
		return
	}
	for i := range 5 {
		h := stands.Hash(float64(i)*3 + x)
		c.BoxAt(x+(h-0.5)*k, y+(float64(i%3)-1)*k*0.16, k*0.3, k*0.24, h*3, k*0.05, col.Lighten(0.1), col.Darken(0.45))
	}
}
