package gestures

import (
	"math"

	"godeck/scenes/mattsan/paper"
	"godeck/scenes/ui"
	"godeck/scenes/ui/tween"
)

// Plaster is a sticking plaster that is pressed onto a card at R whose damage is healed.
type Plaster struct {
	R  ui.Rect
	At float64
}

func (q *Plaster) draw(c *ui.Canvas) {
	if c.Blank() || q.At <= 0 || q.At >= 1 {
		return
	}
	x, y := q.R.X+0.5*q.R.W, q.R.Y+0.36*q.R.H
	p := tween.EaseBack(math.Min(1, q.At*3.4))
	if c.Env.Settings.ReducedMotion {
		p = 1
	}
	a := math.Min(1, (1-q.At)*4) * math.Min(1, q.At*9)
	k := q.R.W * (1.5 - 0.72*p) // it comes from above
	high := (1 - p) * 0.5 * q.R.H
	y -= high
	const turn = -0.5
	sin, cos := math.Sincos(turn)
	skin := ui.Hex(0xf0bd8c)
	c.ShadowAt(x+0.05*k, y+0.07*k+high, k, 0.32*k, turn, 0.16*k, 0.12*k, ui.Hex(0x1d0f05).Alpha(0.5*a))
	c.BoxAt(x, y, k, 0.32*k, turn, 0.16*k, skin.Lighten(0.2).Alpha(a), skin.Darken(0.1).Alpha(a))
	c.BoxAt(x, y, 0.34*k, 0.3*k, turn, 0.03*k, ui.Hex(0xfff3e2).Alpha(a), ui.Hex(0xecd6b8).Alpha(a))
	for i := range 12 {
		lx, ly := (0.25+0.075*float64(i%6/2))*k*float64(i/6*2-1), (float64(i%2)-0.5)*0.12*k
		c.Disc(x+lx*cos-ly*sin, y+lx*sin+ly*cos, 0.014*k, skin.Darken(0.35).Alpha(a))
	}
}

// Loop is a loop of crayon that is drawn around a number that has changed: from a
// point outwards to size K.
type Loop struct {
	X, Y, K, At float64
	Col         ui.Colour
}

func (q *Loop) draw(c *ui.Canvas) {
	if c.Blank() || q.At <= 0 || q.At >= 1 {
		return
	}
	drawn := ui.EaseOut(math.Min(1, q.At*2.2))
	if c.Env.Settings.ReducedMotion {
		drawn = 1
	}
	fade := math.Min(1, (1-q.At)*4)
	const pieces, turns = 34, 1.9
	at := func(p float64) (x, y float64) {
		sin, cos := math.Sincos(-2.2 + p*turns*2*math.Pi)
		k := q.K * (0.94 + 0.16*p)
		return q.X + 1.35*k*cos, q.Y + 0.8*k*sin
	}
	for i := range pieces {
		a, b := float64(i)/pieces, float64(i+1)/pieces
		if a > drawn {
			break
		}
		x0, y0 := at(a)
		x1, y1 := at(math.Min(b, drawn))
		c.Line(x0, y0, x1, y1, q.K*(0.13+0.07*paper.Chance(i)), q.Col.Alpha((0.7+0.3*paper.Chance(i+9))*fade))
	}
}
