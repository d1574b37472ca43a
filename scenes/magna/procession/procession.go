// Package procession draws how a force of Magna Spectra marches to battle: its
// cards are borne like standards by those who go below them, one unit after the
// other, night falls around the road, and torches catch as they pass. As the
// attack begins, the gate shuts before them.
package procession

import (
	"math"

	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Unit is one of those who march: its card on the board, and its weapon's, if any.
type Unit struct {
	Card, Arms string
	home, arms board.Pose
}

// March is a force on its way, T from 0 to 1. The zero value is that of none.
type March struct {
	On     bool
	T      float64
	Units  []Unit
	DX, DY float64 // from where they set out to their places
	Side   ui.Colour
	Torch  []ui.Point // that stand at the road, in the order in which they are passed
}

// Tween returns the tween in which a force marches: while it goes it is *s. drum is
// played with each step.
func (s *March) Tween(m March, b *board.Base, ticks int, drum func(i int)) ui.Tween {
	steps := 0
	return ui.Tween{Ticks: ticks, Ease: ui.Linear, Start: func() {
		*s = m
		s.On = true
		for i := range s.Units {
			u := &s.Units[i]
			u.home, _ = b.Board.PoseOf(u.Card)
			u.arms, _ = b.Board.PoseOf(u.Arms)
		}
	}, Do: func(q float64) {
		s.T = q
		for ; steps < int(q*float64(ticks)/9)+1; steps++ {
			drum(steps)
		}
		for i := range s.Units {
			s.carry(&b.Board, i)
		}
	}, End: func() {
		for i := range s.Units {
			board.Carry(&b.Board, s.Units[i].Card, nil)
			board.Carry(&b.Board, s.Units[i].Arms, nil)
		}
		*s = March{}
	}}
}

// way is how far a unit has come, 0 to 1: the first one sets out first.
func (s *March) way(i int) float64 {
	late := 0.18 + 0.28*float64(i)/math.Max(1, float64(len(s.Units)))
	return ui.EaseInOut(ui.Clamp01((s.T - late) / (0.97 - 0.46)))
}

// Pose returns where a unit's card is now: borne at the head of its people.
func (s *March) Pose(i int) board.Pose {
	p, q := s.Units[i].home, s.way(i)
	back := (1 - q) * ui.EaseInOut(ui.Clamp01(s.T/0.22)) // they gather first
	p.X, p.Y = p.X-s.DX*back, p.Y-s.DY*back
	goes := math.Min(1, 6*(1-q)) * math.Min(1, 8*s.T)
	p.Y -= p.W * goes * (0.16 + 0.07*math.Abs(math.Sin(14*q+float64(i))))
	p.Angle += 0.07 * goes * math.Sin(14*q+float64(i))
	p.W *= 1 - 0.26*goes
	return p
}

func (s *March) carry(b *board.Board, i int) {
	u, p := &s.Units[i], s.Pose(i)
	board.Carry(b, u.Card, &p)
	if u.Arms == "" {
		return
	}
	k := p.W / math.Max(1, u.home.W) // a weapon goes with its unit
	a := u.arms
	a.X, a.Y, a.W, a.Angle = p.X+(a.X-u.home.X)*k, p.Y+(a.Y-u.home.Y)*k, a.W*k, a.Angle+p.Angle-u.home.Angle
	board.Carry(b, u.Arms, &a)
}

// Draw draws the night around the road, the torches and those who go, below the cards.
func (s *March) Draw(c *ui.Canvas, table ui.Rect) {
	if !s.On || c.Blank() || len(s.Units) == 0 {
		return
	}
	dark := math.Min(1, 5*s.T) * math.Min(1, 4*(1-s.T))
	first := s.Pose(0)
	full := c.Env.Full()
	h := 0.34 * table.H
	c.Gradient(ui.Rect{X: full.X, Y: full.Y, W: full.W, H: table.Y + h - full.Y}, 0, ui.Hex(0x05020a).Alpha(0.78*dark), ui.Hex(0x05020a).Alpha(0.12*dark))
	c.Gradient(ui.Rect{X: full.X, Y: table.Bottom() - h, W: full.W, H: full.Bottom() - table.Bottom() + h}, 0, ui.Hex(0x05020a).Alpha(0.12*dark), ui.Hex(0x05020a).Alpha(0.78*dark))
	along := func(x, y float64) float64 { return (x-first.X)*s.DX + (y-first.Y)*s.DY }
	for _, t := range s.Torch {
		if d := -along(t.X, t.Y) / math.Max(1, math.Hypot(s.DX, s.DY)); d > 0 {
			k := first.W
			a := ui.Clamp01(d/(0.4*k)) * (0.55 + 0.45*dark)
			c.Light(t.X, t.Y, 1.5*k, ui.Hex(0xff9a3c).Alpha(0.5*a))
			c.Light(t.X, t.Y, 0.4*k, ui.Hex(0xfff0c0).Alpha(0.8*a*(1-ui.Clamp01(d/(2.2*k)))))
		}
	}
	for i := range s.Units {
		s.people(c, i, dark)
	}
}

// people draws those who bear a unit's card.
func (s *March) people(c *ui.Canvas, i int, dark float64) {
	p, way := s.Pose(i), math.Copysign(1, s.DX)
	if math.Abs(s.DX) < math.Abs(s.DY) {
		way = 0
	}
	k := p.W * 0.2
	foot := p.Y + 0.5*p.W*cards.Aspect + 0.5*k
	c.Light(p.X, foot, 1.1*p.W, s.Side.Alpha(0.34*dark))
	c.Line(p.X, p.Y, p.X, foot, 0.1*k, ui.Hex(0x1c0f08).Alpha(dark)) // the pole
	for n := range 7 {
		row := float64(n % 2)
		x := p.X + (float64(n)-3)*0.62*k
		y := foot - 0.34*k*row - 0.16*k*math.Abs(math.Sin(22*s.way(i)+float64(n)*1.3))
		ink := ui.Hex(0x120a08).Mix(ui.Hex(0x3a2418), 0.5*row).Alpha(dark)
		c.Fill(ui.Rect{X: x - 0.24*k, Y: y - 0.9*k, W: 0.48 * k, H: 0.9 * k}, 0.2*k, ink)
		c.Disc(x, y-1.05*k, 0.2*k, ink)
		c.Disc(x-0.06*k, y-1.1*k, 0.1*k, s.Side.Lighten(0.2).Alpha(0.55*dark)) // a helmet in the light
		c.Line(x+0.2*k, y, x+(0.2+0.14*way)*k, y-1.9*k, 0.07*k, ink)
	}
}

// Gate is a gate that shuts, T from 0 to 1. The zero value is that of none.
type Gate struct {
	On   bool
	T    float64
	At   ui.Rect // where its base stands
	Sum  string  // what stands behind it
	Side ui.Colour
}

// Tween returns the tween in which a gate shuts: while it does it is *g. slams is
// called when its wings meet.
func (g *Gate) Tween(shut Gate, ticks int, slams func()) ui.Tween {
	met := false
	return ui.Tween{Ticks: ticks, Ease: ui.Linear, Start: func() {
		*g = shut
		g.On = true
	}, Do: func(q float64) {
		if g.T = q; q > meet && !met {
			met = true
			slams()
		}
	}, End: func() { *g = Gate{} }}
}

// meet is when the wings meet.
const meet = 0.3

// Draw draws the two wings of the gate and, when they have met, what stands behind them.
func (g *Gate) Draw(c *ui.Canvas) {
	if !g.On {
		return
	}
	a := math.Min(1, 5*(1-g.T))
	r := g.At
	open := 1 - ui.EaseIn(ui.Clamp01(g.T/meet))
	x, y := r.Centre()
	if !c.Blank() {
		for _, side := range [...]float64{-1, 1} {
			w := r.W / 2
			wing := ui.Rect{X: x - w*math.Max(0, -side) + side*open*w*1.1, Y: r.Y, W: w, H: r.H}
			c.Shadow(wing.Move(0, 0.03*r.H), 0.04*w, 0.1*w, ui.Hex(0).Alpha(0.6*a))
			c.Gradient(wing, 0.04*w, ui.Hex(0x7a5230).Alpha(a), ui.Hex(0x3a2414).Alpha(a))
			for i := range 4 { // boards
				px := wing.X + wing.W*float64(i+1)/5
				c.Line(px, wing.Y, px, wing.Bottom(), 0.02*w, ui.Hex(0x1c0f06).Alpha(0.7*a))
			}
			for _, k := range [...]float64{0.2, 0.78} { // iron
				bar := ui.Rect{X: wing.X, Y: wing.Y + k*wing.H, W: wing.W, H: 0.08 * wing.H}
				c.Gradient(bar, 0, ui.Hex(0x8b8f98).Alpha(a), ui.Hex(0x3b3e46).Alpha(a))
			}
			c.Stroke(wing, 0.04*w, math.Max(1, 0.03*w), g.Side.Alpha(0.8*a))
		}
		if q := (g.T - meet) / 0.25; q > 0 && q < 1 {
			c.Light(x, y, r.W*(0.4+0.5*q), ui.Hex(0xffe2b0).Alpha(0.7*(1-q)))
		}
	}
	if g.T > meet {
		big := 1 + 0.5*(1-ui.EaseOut(ui.Clamp01((g.T-meet)/0.16)))
		size := math.Max(14*c.Env.Scale, 0.62*r.H) * big
		c.Text(g.Sum, ui.Rect{X: x - r.W, Y: y - size*0.6, W: 2 * r.W, H: 1.2 * size}, ui.TextStyle{Face: ui.Display, Size: size, Align: ui.Middle, Tabular: true, Colour: ui.Hex(0xffffff).Alpha(a), Glow: g.Side.Alpha(0.9 * a), Shadow: true, Loose: true})
	}
}
