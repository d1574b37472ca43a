// Package answer is how the hall of Duemagic answers a card that comes out of a
// shield: it holds its breath, then the window of the card's civilization blazes,
// a pane of it bursts, and its colour floods the hall for as long as the card is
// what everybody looks at.
package answer

import (
	"math"

	"godeck/scenes/ui"
	"godeck/scenes/ui/geom"
	"godeck/scenes/ui/shape"
	"godeck/scenes/ui/tween"
)

// Measures in ticks: how long the hall is silent, how long its window blazes and
// its splinters fly.
const (
	breath = 12
	blaze  = 46
)

// dims is how the light grows weaker, in steps: in between, what it falls on needs not be
// painted again.
var dims = tween.Steps(9, ui.Linear)

// splinters is how many pieces of the window come down.
const splinters = 44

// Answer is the answer of a window. The zero value is none.
type Answer struct {
	Civ   int // whose window it is
	on    bool
	still bool
	light float64 // how strong it is
	fly   float64 // how far the splinters have flown
}

// On reports whether a window answers now.
func (a *Answer) On() bool { return a.on }

// Window returns how bright the window of a civilization is that is otherwise so
// bright.
func (a *Answer) Window(civ int, v float64) float64 {
	switch {
	case !a.on:
		return v
	case a.light <= 0 || civ != a.Civ:
		return 0.3 * v
	}
	return 2.3
}

// Light is how strongly the colour floods the hall, from 0 to 1.
func (a *Answer) Light() float64 {
	if !a.on {
		return 0
	}
	return a.light
}

// Holds returns the silence before: all windows go dark.
func (a *Answer) Holds(civ int, still bool) ui.Tween {
	return ui.Seq(ui.Call(func() { *a = Answer{Civ: civ, on: true, still: still} }), ui.Wait(breath))
}

// Blazes returns the tween in which the window blazes and its pane bursts. The light
// stays until Fades; without motion there are no splinters.
func (a *Answer) Blazes(civ int, still bool, redraw func()) ui.Tween {
	start := func() {
		*a = Answer{Civ: civ, on: true, still: still, light: 1}
		redraw()
	}
	if still {
		return ui.Tween{Ticks: 1, Start: start}
	}
	return ui.Tween{Ticks: blaze, Ease: ui.Linear, Start: start, Do: func(p float64) {
		a.fly, a.light = p, 1-0.45*dims(p)
		redraw()
	}}
}

// Fades returns the tween in which the light goes out again.
func (a *Answer) Fades(ticks int, redraw func()) ui.Tween {
	from := 0.0
	return ui.Tween{Ticks: ticks, Ease: tween.Steps(ticks/4, ui.EaseOut), Start: func() { from = a.light }, Do: func(p float64) {
		a.light = from * (1 - p)
		redraw()
	}, End: func() { *a = Answer{} }}
}

// Tint returns a veil over the hall with the colour of the window's light over it.
func (a *Answer) Tint(veil, col ui.Colour) ui.Colour {
	k := 0.13 * float32(a.Light())
	if k <= 0 {
		return veil
	}
	sum := 1 - (1-veil.A)*(1-k)
	c := veil.Mix(col, float64(k/sum))
	c.A = sum
	return c
}

// Floods draws the light that falls from the window at from, half wide, to what has
// come out of the shield.
func (a *Answer) Floods(c *ui.Canvas, from, to ui.Point, half float64, col ui.Colour) {
	k := a.Light()
	if k <= 0 || c.Blank() {
		return
	}
	q := ui.Quad{{X: from.X - 1.25*half, Y: from.Y}, {X: from.X + 1.25*half, Y: from.Y}, {X: to.X + 4.2*half, Y: to.Y + half}, {X: to.X - 4.2*half, Y: to.Y + half}}
	vs, idx := shape.Beam(q, 0.3, col.Lighten(0.4).Alpha(0.5*k), col.Alpha(0.27*k))
	c.FillMesh(vs, idx)
	c.Light(from.X, from.Y, half*3.4, col.Lighten(0.25).Alpha(0.75*k))
	c.Light(to.X, to.Y, half*5.2, col.Alpha(0.55*k))
	c.GlowAt(to.X, to.Y+half, half*5, half*1.1, 0, half*0.5, half*1.4, col.Alpha(0.45*k))
}

// Splinters draws the glass that flies from the window towards the reader.
func (a *Answer) Splinters(c *ui.Canvas, from ui.Point, half float64, col ui.Colour) {
	if !a.on || a.still || a.fly <= 0 || a.fly >= 1 || c.Blank() {
		return
	}
	p := a.fly
	for i := range splinters {
		n := float64(i)
		r1, r2, r3 := geom.Chance(n, 1), geom.Chance(n, 2), geom.Chance(n, 3)
		out := ui.EaseOut(p)
		ang := (r1 - 0.5) * 2.6 // downwards and to both sides
		d := half * (1.2 + 6.5*r2) * out
		x := from.X + (r3-0.5)*1.6*half + math.Sin(ang)*d
		y := from.Y + (r2-0.5)*half + math.Cos(ang)*d*0.62 + 2.6*half*p*p
		size := half * (0.1 + 0.24*r3) * (0.6 + 2.4*out*r2*r2) // towards the reader
		turn := n + p*(4+7*r1)
		flat := 0.25 + 0.75*math.Abs(math.Cos(turn*1.3))
		var q ui.Quad
		for j := range q {
			s, k := math.Sincos(turn + float64(j)*math.Pi/2 + 1.1*geom.Chance(n, 4+float64(j)))
			r := size * (0.45 + 0.9*geom.Chance(n, 9+float64(j)))
			q[j] = ui.Point{X: x + k*r*flat, Y: y + s*r}
		}
		fade := math.Min(1, 3*(1-p))
		c.FillQuad(q, size, size, 0, col.Lighten(0.55).Alpha(0.85*fade), col.Alpha(0.6*fade))
	}
	c.Light(from.X, from.Y, half*(1.5+4*p), ui.Hex(0xffffff).Mix(col, 0.4).Alpha(0.6*(1-p)*(1-p)))
}
