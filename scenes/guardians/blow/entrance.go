package blow

import (
	"math"

	"godeck/scenes/guardians/stands"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Entrance is how a guardian that is no ordinary one comes: the arena goes dark, it
// crosses the screen in a band of its light, and falls onto its plinth.
type Entrance struct {
	Face   *cards.CardFace
	To     ui.Rect // its place
	Side   int     // whose it is: 0 comes from the left, 1 from the right
	Colour ui.Colour
	Cry    string // how it comes
	Name   string
	Why    string // what that means, where it is new
	Tall   bool   // an upright window
	Held   bool   // the arena is a picture that is darkened itself
	At     float64
}

// Darkness is how dark it is beside the band.
const Darkness = 0.66

// Begins returns the tween that plays it in a place of the scene; dark is told how
// dark the place is.
func (e *Entrance) Begins(in **Entrance, ticks int, dark func(k float64)) ui.Tween {
	return ui.Tween{Ticks: ticks, Ease: ui.Linear, Start: func() { *in = e }, Do: func(q float64) {
		e.At = q
		dark(e.shown())
	}, End: func() {
		*in = nil
		dark(0)
	}}
}

func (e *Entrance) part(from, to float64) float64 { return ui.Clamp01((e.At - from) / (to - from)) }

// shown is how much of the dark and the band there is, 0..1.
func (e *Entrance) shown() float64 { return math.Min(1, e.At*9) * (1 - e.part(0.84, 1)) }

// Draw draws it over everything.
func (e *Entrance) Draw(c *ui.Canvas, b *board.Board) {
	if e == nil || e.At <= 0 || e.At >= 1 {
		return
	}
	w, h, k := c.Env.W, c.Env.H, e.shown()
	s := float64(1 - 2*e.Side) // from where
	high := math.Min(h*0.23, w*0.3) * ui.EaseOut(e.part(0, 0.16)) * (1 - e.part(0.84, 1))
	mid, slant := h*0.44, s*math.Min(h*0.07, w*0.06)
	if !c.Blank() {
		band := ui.Quad{{X: 0, Y: mid - high + slant}, {X: w, Y: mid - high - slant}, {X: w, Y: mid + high - slant}, {X: 0, Y: mid + high + slant}}
		if dark := ui.Hex(0x050208).Alpha(Darkness * k); !e.Held { // above and below the band
			c.FillQuad(ui.Quad{{}, {X: w}, band[1], band[0]}, w, h, 0, dark, dark)
			c.FillQuad(ui.Quad{band[3], band[2], {X: w, Y: h}, {Y: h}}, w, h, 0, dark, dark)
		}
		c.FillQuad(band, w, 2*high, 0, e.Colour.Darken(0.45).Alpha(0.92*k), e.Colour.Darken(0.8).Alpha(0.96*k))
		e.streaks(c, mid, high, slant, s)
		for _, i := range [2]int{0, 2} {
			c.Line(band[i].X, band[i].Y, band[i+1].X, band[i+1].Y, math.Max(2, h*0.006), e.Colour.Lighten(0.55).Alpha(k))
		}
	}
	cw := math.Min(w*0.22, h*0.36)
	x := w * (0.5 - s*0.24)
	if e.Tall {
		cw, x = w*0.4, w*0.5
	}
	come, drift, gone := ui.EaseOut(e.part(0, 0.24)), s*w*0.03*e.part(0.2, 0.84), ui.EaseIn(e.part(0.8, 1))
	at := ui.Point{X: ui.Lerp(x-s*w*0.8, x, come) + drift, Y: mid + slant*0.3*(1-come)}
	if e.Tall {
		at.Y -= high * 0.3
	}
	tx, ty := e.To.Centre()
	at = at.Lerp(ui.Point{X: tx, Y: ty}, gone)
	p := board.Pose{X: at.X, Y: at.Y, W: ui.Lerp(cw, e.To.W, gone), Face: 1, Flat: 1, Lift: 1, Angle: -s * 0.06 * (1 - gone)}
	if !c.Blank() {
		c.Light(at.X, at.Y, cw*1.3, e.Colour.Lighten(0.3).Alpha(0.6*k))
	}
	board.Enlarged(b, c, e.Face, p, cw, e.Colour.Lighten(0.3))
	e.steps(c, b, at, p.W)
	e.say(c, mid, high, slant, s)
}

// streaks draws what rushes past in the band.
func (e *Entrance) streaks(c *ui.Canvas, mid, high, slant, s float64) {
	w, k := c.Env.W, e.shown()
	for i := range 34 {
		a, g := stands.Hash(float64(i)*3.3+1), stands.Hash(float64(i)*7.1+2)
		_, f := math.Modf(a + e.At*(1.2+1.8*g))
		if s < 0 {
			f = 1 - f
		}
		x, y := (f*1.4-0.2)*w, (2*g-1)*0.94
		long := w * (0.06 + 0.16*a)
		tilt := func(x float64) float64 { return mid + y*high + slant*(1-2*x/w) }
		c.Line(x, tilt(x), x+long, tilt(x+long), (1+2.4*a)*c.Px(1), e.Colour.Lighten(0.5).Alpha((0.1+0.35*g)*k))
	}
}

// say writes who comes, and how.
func (e *Entrance) say(c *ui.Canvas, mid, high, slant, s float64) {
	w, h := c.Env.W, c.Env.H
	in, k := ui.EaseOut(e.part(0.12, 0.3)), e.part(0.1, 0.2)*(1-e.part(0.8, 0.9))
	room := ui.Rect{X: w * 0.4, W: w * 0.56}
	if s < 0 {
		room.X = w * 0.04
	}
	size := math.Max(15*c.Env.Scale, math.Min(h*0.072, w*0.05))
	y := mid - size*0.55 - slant*0.3
	if e.Tall {
		room = ui.Rect{X: w * 0.05, W: w * 0.9}
		size = math.Max(15*c.Env.Scale, w*0.062)
		y = mid + math.Max(high, w*0.3) + size*2
	}
	room.X += s * w * 0.05 * (1 - in)
	line := func(text string, y, size float64, face ui.Face, col ui.Colour) {
		if n := ui.Measure(text, face, size); n > room.W {
			size = math.Max(12*c.Env.Scale, size*room.W/n)
		}
		c.Text(text, ui.Rect{X: room.X, Y: y - size*0.7, W: room.W, H: size * 1.4}, ui.TextStyle{Face: face, Size: size, Align: ui.Middle, Colour: col.Alpha(k), Glow: e.Colour.Alpha(0.8 * k), Shadow: true, Loose: true})
	}
	line(e.Cry, y-size*0.95, math.Max(12*c.Env.Scale, size*0.55), ui.Bold, e.Colour.Lighten(0.65))
	line(e.Name, y, size, ui.Display, ui.Hex(0xffffff))
	if e.Why != "" {
		line(e.Why, y+size*1.15, math.Max(12*c.Env.Scale, size*0.42), ui.Regular, ui.Hex(0xfff4e0))
	}
}
