package roof

import (
	"math"

	"godeck/scenes/ui"
	"godeck/scenes/zutomayo/places"
)

// String is the lanterns of a player, ten for the full HP.
type String struct {
	Own    bool // in a row on the table; otherwise on a string in the sky
	Warm   ui.Colour
	Lit    float64 // how many of them
	Day    float64
	Sway   float64
	Turns  bool // night and day are changing places
	Turned float64
	Night  bool // it is night that comes
}

// Draw draws it.
func (q *String) Draw(c *ui.Canvas, l *places.Layout, sd int, dx, dy float64) {
	const n = 10
	r := l.Lanterns[sd]
	if r.Empty() {
		return
	}
	size := math.Min(r.H*0.30, r.W/n*0.42)
	hung := !q.Own && !l.Low
	if hung {
		size = math.Min(r.H*0.24, r.W/n*0.30)
	}
	at := func(i float64) (x, y float64) {
		x, y = l.Lantern(sd, i)
		return x + dx + q.Sway*0.5*size*math.Sin(0.9*i), y + dy + q.Sway*0.9*size*math.Sin(0.6*i+1)
	}
	if hung {
		line := ui.Hex(0x0a0516).Mix(ui.Hex(0x4a3a38), q.Day)
		px, py := at(-0.5)
		for i := 0.0; i < n; i += 0.5 {
			x, y := at(i)
			c.Line(px, py-size*1.4, x, y-size*1.4, math.Max(1.2, c.Px(1.5)), line)
			px, py = x, y
		}
	}
	for i := range n {
		x, y := at(float64(i))
		if q.Own {
			c.ShadowAt(x+size*0.4, y+size*1.25, size*2, size*0.5, 0, size*0.25, size*0.8, ui.Hex(0x000000).Alpha(0.5))
		}
		lit, sun := ui.Clamp01(q.Lit-float64(i)), q.Day
		if q.Turns { // one by one, as the light goes or comes; none goes out, which would be read as damage
			in := ui.Clamp01(9 * (1.5*q.Turned - float64(i)/n))
			if sun = q.Day * in; lit > 0 && in < 1 && q.Night {
				c.Light(x, y, 5*size, q.Warm.Alpha(0.9*math.Sin(math.Pi*in)))
			}
		}
		Lantern(c, x, y, size, lit, q.Warm, sun)
	}
}
