package guardians

import (
	"math"

	"godeck/scenes/ui"
)

// arenaLight is the light on the arena and its cards: lamps above the stands.
const arenaLight = 0.28

// circle draws a magic circle, rotated by a fraction of a full turn.
func circle(c *ui.Canvas, x, y, r, turn float64, col ui.Colour) {
	u, k := math.Max(c.Px(1), r/100), float64(col.A)
	c.Light(x, y, r*1.7, col.Alpha(0.2*k))
	c.Ring(x, y, r, 1.8*u, col.Alpha(0.6*k))
	c.Ring(x, y, r*0.86, u, col.Alpha(0.36*k))
	for i := range 24 {
		sin, cos := math.Sincos(2 * math.Pi * (turn + float64(i)/24))
		in := 0.93
		if i%4 == 0 { // six faces
			in = 0.86
		}
		c.Line(x+cos*r*in, y+sin*r*in, x+cos*r*0.99, y+sin*r*0.99, u, col.Alpha(0.5*k))
	}
}

// rite is a magic circle that opens under a guardian of the side deck, or one that awakens.
type rite struct {
	x, y, at float64 // at: progress from 0 to 1
	col      ui.Colour
}

func (s *Scene) opens(x, y float64, col ui.Colour) ui.Tween {
	return ui.Tween{Ticks: 60, Ease: ui.Linear, Do: func(q float64) { s.rite = rite{x, y, q, col} }, End: func() { s.rite = rite{} }}
}
