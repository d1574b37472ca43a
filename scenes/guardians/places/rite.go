package places

import (
	"math"

	"godeck/scenes/ui"
)

// Rite is a magic circle that opens on the ground. The zero value is none.
type Rite struct {
	X, Y   float64
	At     float64 // progress from 0 to 1
	Colour ui.Colour
}

// Draw draws it with the radius that it reaches.
func (q *Rite) Draw(c *ui.Canvas, radius float64) {
	if q.At > 0 {
		Circle(c, q.X, q.Y, radius*ui.EaseOut(math.Min(1, q.At*1.6)), q.At/5, q.Colour.Alpha(math.Min(1, 3*(1-q.At))))
	}
}
