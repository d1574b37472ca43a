// Package gestures paints what is done on the desk of Mattsan Card Game when more
// than a blow happens: a slate on which a great move is chalked and wiped off again,
// pencils that roll over the desk, a red pencil that strikes out what is negated,
// trumps that fly to their targets as paper planes, a trap that jumps out of its
// place, a plaster on who is healed, a loop of crayon around what has changed. All lengths are pixels of the window, all times parts from 0 to 1.
package gestures

import (
	"math"

	"godeck/scenes/mattsan/paper"
	"godeck/scenes/ui"
)

// Gestures are those that are under way. The zero value shows nothing.
type Gestures struct {
	Slate   Slate
	Popup   Popup
	Figure  Figure
	Cross   Cross
	Stamp   Stamp
	Planes  []Plane
	Spring  Spring
	Plaster Plaster
	Loop    Loop
	Flair   Flair   // of a fighter's blow
	Roll    float64 // how far pencils have rolled over the desk; 0: none
}

// Clear ends them.
func (g *Gestures) Clear() { *g = Gestures{} }

// Draw draws what is over the cards.
func (g *Gestures) Draw(c *ui.Canvas) {
	g.Spring.draw(c)
	g.Figure.draw(c)
	g.Flair.draw(c)
	for i := range g.Planes {
		g.Planes[i].draw(c)
	}
	g.Plaster.draw(c)
	g.Loop.draw(c)
	g.Cross.draw(c)
	g.Stamp.draw(c)
	g.Popup.draw(c)
	g.Slate.draw(c)
}

// Under draws what is under the cards: the dark, and the pencils that roll. d is a measure of the desk,
// rim its far edge.
func (g *Gestures) Under(c *ui.Canvas, d, rim float64) {
	if c.Blank() {
		return
	}
	if g.Slate.dim(c); g.Roll <= 0 || g.Roll >= 1 || c.Env.Settings.ReducedMotion {
		return
	}
	for i, col := range [...]uint32{0xe8574a, 0x4a9ad8, 0xf2b93a, 0x58ac62, 0x9a62c8} {
		k := float64(i)
		p := ui.Clamp01(g.Roll*1.35 - 0.07*k)
		if p == 0 || p == 1 {
			continue
		}
		x := ui.Lerp(-0.12*c.Env.W, 1.12*c.Env.W, p*(1.3-0.3*p))
		y := rim + (c.Env.H-rim)*(0.2+0.62*paper.Chance(i*3+1))
		long := (120 + 60*(y-rim)/(c.Env.H-rim)) * d
		roll := x / (9 * d)
		pencil(c, x, y-5*d*math.Abs(math.Sin(7*p*math.Pi+k))*(1-p), long, 11*d, 1.45+0.22*math.Sin(k*2+5*p), roll, ui.Hex(col))
	}
}

// pencil draws a pencil of a colour that lies at x and y and has rolled so far.
func pencil(c *ui.Canvas, x, y, long, wide, a, roll float64, col ui.Colour) {
	sin, cos := math.Sincos(a)
	box := func(from, to, share, off float64, top, low ui.Colour) {
		m := (from + to) / 2 * long
		c.BoxAt(x+m*cos-off*wide*sin, y+m*sin+off*wide*cos, (to-from)*long, share*wide, a, 0.12*wide, top, low)
	}
	c.ShadowAt(x+0.5*wide, y+0.5*wide, long, wide, a, 0.4*wide, 0.7*wide, ui.Hex(0x1d0f05).Alpha(0.5))
	box(-0.5, 0.36, 1, 0, col.Lighten(0.12), col.Darken(0.3))
	if off := math.Mod(roll, 1) - 0.5; math.Abs(off) < 0.4 { // the edge that catches the light
		box(-0.5, 0.36, 0.16, off, col.Lighten(0.55), col.Lighten(0.4))
	}
	box(-0.56, -0.5, 0.9, 0, col.Darken(0.5), col.Darken(0.6))
	box(0.36, 0.44, 0.72, 0, ui.Hex(0xf6dfb8), ui.Hex(0xd8b688))
	box(0.44, 0.49, 0.34, 0, col, col.Darken(0.2))
}

// Cross is a red pencil's cross over something at R that is negated. It is drawn in
// the first third and stays; what is a card of its own is torn meanwhile.
type Cross struct {
	R    ui.Rect
	At   float64
	Torn bool
	Col  ui.Colour                                    // of the card that is torn
	Face func(c *ui.Canvas, r ui.Rect, alpha float64) // draws it while it is whole; nil: it lies there
}

func (q *Cross) draw(c *ui.Canvas) {
	if c.Blank() || q.At <= 0 || q.At >= 1 {
		return
	}
	at, still := q.At, c.Env.Settings.ReducedMotion
	if still {
		at = 0.5
	}
	u := c.Px(1)
	fade := math.Min(1, (1-q.At)*5)
	r := q.R
	if q.Torn && q.Face != nil && (at <= 0.4 || still) {
		q.Face(c, r, math.Min(1, 12*q.At)*fade)
	}
	if q.Torn && at > 0.4 && !still {
		p := (at - 0.4) / 0.6
		paper.Tear(c, r, 0, 0.5*r.H*p*p, 0.5*ui.EaseOut(p), q.Col)
	}
	red := ui.Hex(0xe0321f)
	wide := math.Max(3*u, 0.05*r.W)
	in := r.Inset(0.06 * r.W)
	for i := range 2 {
		p := ui.EaseOut(ui.Clamp01((at - 0.17*float64(i)) / 0.15))
		if p == 0 {
			continue
		}
		x0, x1 := in.X, in.Right()
		if i == 1 {
			x0, x1 = x1, x0
		}
		const pieces = 10
		for k := 0.0; k < pieces*p; k++ { // a pencil's line is never quite even
			a, b := k/pieces, math.Min(p, (k+1)/pieces)
			w := wide * (0.8 + 0.5*paper.Chance(int(k)+20*i))
			bow := 0.05 * r.W * math.Sin(math.Pi*a)
			c.Line(ui.Lerp(x0, x1, a)+bow, ui.Lerp(in.Y, in.Bottom(), a), ui.Lerp(x0, x1, b)+0.05*r.W*math.Sin(math.Pi*b), ui.Lerp(in.Y, in.Bottom(), b), w, red.Alpha(0.92*fade))
		}
	}
}

// Plane is a paper plane on its way from one point to another; K is half its length.
type Plane struct {
	From, To ui.Point
	K, At    float64
	Col      ui.Colour
	Shell    bool // a ball of a great move, not a sheet
}

// Way returns where a plane is at a part of its way, and where its nose points: it
// rises in a bow to the left.
func (q *Plane) Way(p float64) (at ui.Point, angle float64) {
	dx, dy := q.To.X-q.From.X, q.To.Y-q.From.Y
	far := math.Hypot(dx, dy)
	spot := func(p float64) ui.Point {
		at := q.From.Lerp(q.To, p)
		at.Y -= 0.22 * far * math.Sin(math.Pi*p)
		at.X += 0.1 * dy * math.Sin(math.Pi*p)
		return at
	}
	a, b := spot(p), spot(p+0.01)
	return a, math.Atan2(b.Y-a.Y, b.X-a.X)
}

func (q *Plane) draw(c *ui.Canvas) {
	c.Note(ui.Item{Kind: ui.ItemArrow, Owner: "plane", Text: "hit", Rect: ui.Rect{X: q.From.X, Y: q.From.Y, W: q.To.X - q.From.X, H: q.To.Y - q.From.Y}})
	if c.Blank() || q.At <= 0 || q.At >= 1 || c.Env.Settings.ReducedMotion {
		return
	}
	p := ui.EaseIn(q.At)*0.6 + 0.4*q.At
	for i := range 5 { // a trail of dashes
		if t := p - 0.07*float64(i+1); t > 0 {
			a, _ := q.Way(t)
			b, _ := q.Way(t + 0.03)
			c.Line(a.X, a.Y, b.X, b.Y, 0.09*q.K, ui.Hex(0xfffdf2).Alpha(0.6-0.11*float64(i)))
		}
	}
	at, a := q.Way(p)
	if q.Shell {
		k := 0.42 * q.K * (1 + 0.6*math.Sin(math.Pi*p))
		for i := range 4 { // smoke
			if t := p - 0.05*float64(i+1); t > 0 {
				s, _ := q.Way(t)
				c.GlowAt(s.X, s.Y, 1.4*k, 1.4*k, 0, 0.7*k, k, ui.Hex(0xf6f3e6).Alpha(0.5-0.11*float64(i)))
			}
		}
		c.Light(at.X, at.Y, 3*k, ui.Hex(0xffc860).Alpha(0.8))
		c.Disc(at.X+0.2*k, at.Y+0.3*k, k, ui.Hex(0x1d0f05).Alpha(0.5))
		c.Disc(at.X, at.Y, k, q.Col.Darken(0.35))
		c.Disc(at.X-0.25*k, at.Y-0.28*k, 0.45*k, q.Col.Lighten(0.45))
		return
	}
	sin, cos := math.Sincos(a)
	k := q.K * (1 + 0.5*math.Sin(math.Pi*p))
	pt := func(x, y float64) ui.Point { return ui.Point{X: at.X + (x*cos-y*sin)*k, Y: at.Y + (x*sin+y*cos)*k} }
	c.ShadowAt(at.X+0.2*k, at.Y+(0.3+0.9*math.Sin(math.Pi*p))*k, 1.5*k, 0.9*k, a, 0.3*k, 0.5*k, ui.Hex(0x1d0f05).Alpha(0.4))
	sheet := ui.Hex(0xfffdf2)
	wing := func(inner, outer float64, top, low ui.Colour) {
		c.FillQuad(ui.Quad{pt(1, -0.02), pt(1, 0.02), pt(-0.8, outer), pt(-0.72, inner)}, k, k, 0, top, low)
	}
	wing(-0.08, -0.72, sheet, sheet.Mix(q.Col, 0.25))
	wing(0.08, 0.72, sheet.Darken(0.08), sheet.Mix(q.Col, 0.45))
	wing(-0.1, 0.1, q.Col.Lighten(0.3), q.Col.Darken(0.25))
}

// Spring is a trap that jumps: a coil between its place and the card above it.
type Spring struct {
	R  ui.Rect // the card at rest
	At float64
}

// Jump returns how high, in its own heights, a card is that a spring throws up, and
// comes back.
func Jump(p float64) float64 {
	switch {
	case p < 0.14: // it is pressed down
		return -0.05 * p / 0.14
	case p < 0.75:
		q := (p - 0.14) / 0.61
		return 0.62 * ui.EaseOut(math.Min(1, q*2.2)) * (1 + 0.16*math.Sin(q*19)*(1-q))
	}
	return 0.62 * (1 - ui.EaseIn((p-0.75)/0.25))
}

func (s *Spring) draw(c *ui.Canvas) {
	if c.Blank() || s.At <= 0 || s.At >= 1 || c.Env.Settings.ReducedMotion {
		return
	}
	u, high := c.Px(1), Jump(s.At)*s.R.H
	if high <= 0 {
		return
	}
	x, _ := s.R.Centre()
	low, top := s.R.Bottom()-0.12*s.R.H, s.R.Bottom()-high
	const turns = 5
	w := 0.26 * s.R.W
	for i := range turns * 2 {
		y0, y1 := ui.Lerp(low, top, float64(i)/(2*turns)), ui.Lerp(low, top, float64(i+1)/(2*turns))
		side := float64(i%2*2-1) * w
		c.Line(x+side, y0+u, x-side, y1+u, 5*u, ui.Hex(0x2a2430))
		c.Line(x+side, y0, x-side, y1, 3.4*u, ui.Hex(0xd8dde6).Darken(0.25*float64(i%2)))
	}
}
