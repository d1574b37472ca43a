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

// tiles draws the six faces of a die in a row, those of a mask lit, the present one framed.
func tiles(c *ui.Canvas, r ui.Rect, mask, now int) {
	u := c.Px(1)
	k := math.Min(r.H, (r.W-5*u)/6.3)
	gap := math.Min(4*u, (r.W-6*k)/5)
	x := r.X + (r.W-6*k-5*gap)/2
	for n := 1; n <= 6; n++ {
		q := ui.Rect{X: x, Y: r.Y + (r.H-k)/2, W: k, H: k}
		x += k + gap
		top, low, ink := ui.Hex(0x3a3236).Alpha(0.92), ui.Hex(0x211b1f).Alpha(0.92), ui.Hex(0x857b80)
		if mask&(1<<n) != 0 {
			top, low, ink = hitCol.Lighten(0.35), hitCol.Darken(0.12), ui.Hex(0x3a1604)
			c.Glow(q, k*0.2, 7*u, hitCol.Alpha(0.45))
		}
		c.Gradient(q, k*0.22, top, low)
		if n == now {
			c.Stroke(q.Inset(-1.5*u), k*0.26, 2*u, ui.Hex(0xffffff))
		}
		for _, at := range pips[n] {
			c.Disc(q.X+k*(0.5+at[0]*0.27), q.Y+k*(0.5+at[1]*0.27), k*0.095, ink)
		}
	}
}

// pips are the positions of each number's pips, from −1 to 1.
var pips = [7][][2]float64{{}, {{0, 0}}, {{-1, -1}, {1, 1}}, {{-1, -1}, {0, 0}, {1, 1}}, {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}},
	{{-1, -1}, {1, -1}, {0, 0}, {-1, 1}, {1, 1}}, {{-1, -1}, {-1, 0}, {-1, 1}, {1, -1}, {1, 0}, {1, 1}}}
