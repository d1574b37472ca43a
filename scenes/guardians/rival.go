package guardians

import (
	"math"

	"godeck/scenes/ui"
	"godeck/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

// figure is somebody who leads a deck, as they are drawn at the rail.
type figure struct {
	face        string
	skin, hair  ui.Colour
	cloth, trim ui.Colour
	open        bool // eyes that can blink
}

// figures are the six who lead the computer player's decks.
var figures = [...]figure{
	{"face-boy", ui.Hex(0xf0c69c), ui.Hex(0x2c140c), ui.Hex(0xb5562e), ui.Hex(0xf2c14e), true},
	{"face-lira", ui.Hex(0xe9b98e), ui.Hex(0x1c0c12), ui.Hex(0x2f5d6e), ui.Hex(0x8fe0d0), true},
	{"face-veteran", ui.Hex(0xd7a074), ui.Hex(0x1a0d0a), ui.Hex(0x5a4632), ui.Hex(0xd9a24a), true},
	{"face-croupier", ui.Hex(0xf0c8a4), ui.Hex(0x140c12), ui.Hex(0x3a2a4e), ui.Hex(0xc9a2ff), false},
	{"face-lyca", ui.Hex(0xe4ac80), ui.Hex(0x2a0e0a), ui.Hex(0x7e1f1c), ui.Hex(0xff8a4a), true},
	{"face-armking", ui.Hex(0xe2ab7c), ui.Hex(0x1c0c0a), ui.Hex(0x4a4d54), ui.Hex(0xe9d3a0), true},
}

// look is what the figure at the rail does.
type look struct {
	mood  float64 // −1 hurt, 0 calm, 1 triumphant
	blink float64 // 1: eyes shut
	x, y  float64 // where it looks, −1..1
	lean  float64 // towards the pit
	talk  float64 // 1: the mouth is open
}

// drawFigure draws somebody behind the rail, as wide and high as r.
func drawFigure(c *ui.Canvas, r ui.Rect, f *figure, l look) {
	w := r.H * 1.15
	cx, foot := r.X+r.W/2+l.x*r.H*0.03, r.Bottom()
	rise := math.Max(0, l.mood)*r.H*0.07 - math.Max(0, -l.mood)*r.H*0.06 + l.lean*r.H*0.03
	// shoulders, in cloth with a light edge, and a collar
	top := foot - r.H*0.36 - rise*0.6
	dark := f.cloth.Darken(0.45)
	c.BoxAt(cx, top+r.H*0.34, w*1.0, r.H*0.66, 0, r.H*0.22, f.cloth.Darken(0.15), dark)
	for _, d := range [2]float64{-1, 1} {
		c.BoxAt(cx+d*w*0.40, top+r.H*0.33, w*0.24, r.H*0.52, d*0.12, r.H*0.11, f.cloth.Darken(0.08), dark)
		if l.mood > 0.5 { // arms up
			k := math.Min(1, (l.mood-0.5)*2)
			c.Line(cx+d*w*0.42, top+r.H*0.16, cx+d*w*(0.42+0.16*k), top-r.H*0.34*k, r.H*0.12, f.cloth.Darken(0.1))
			c.Disc(cx+d*w*(0.42+0.16*k), top-r.H*0.38*k, r.H*0.065, f.skin)
		}
		c.BoxAt(cx+d*w*0.27, top+r.H*0.06, w*0.32, r.H*0.016, d*0.34, r.H*0.008, f.trim.Alpha(0.9), f.trim.Alpha(0.5))
	}
	c.BoxAt(cx, top+r.H*0.075, w*0.36, r.H*0.15, 0, r.H*0.06, f.trim.Darken(0.25), f.trim.Darken(0.55))
	size := r.H * 0.66
	hx, hy := cx+l.x*r.H*0.035, top-r.H*0.17-rise*0.5+l.y*r.H*0.012+math.Max(0, -l.mood)*r.H*0.03
	arrived := 0.0
	if sprites.Here(f.face) {
		arrived = 1
	}
	c.Paint(ui.Rect{X: hx, Y: hy}.Inset(-size*0.75), "face "+f.face, func(dst *ebiten.Image) {
		if !sprites.DrawFace(dst, f.face, hx, hy, size, f.skin, f.hair, ui.Hex(0xffd9a0)) {
			sprites.DrawIcon(dst, "cowled", hx, hy, size, f.cloth.Lighten(0.2))
		}
	}, arrived, hx, hy, size)
	if arrived == 1 && l.talk > 0.1 {
		c.BoxAt(hx+0.075*size, hy+0.195*size, size*(0.07+0.05*l.talk), size*0.075*l.talk, 0.05, size*0.04, ui.Hex(0x3a0f0c), ui.Hex(0x5a1a16))
	}
	if arrived == 1 && f.open && l.blink > 0.05 {
		for _, e := range [2]float64{-0.068, 0.19} {
			ex, ey := hx+e*size, hy-0.033*size
			c.BoxAt(ex, ey-size*0.05*(1-l.blink), size*0.125, size*0.085, 0, size*0.04, f.skin, f.skin)
			if l.blink > 0.6 {
				c.BoxAt(ex, ey+size*0.012, size*0.10, size*0.014, 0.05, size*0.007, f.hair, f.hair)
			}
		}
	}
}

// rivalAt is where the rival stands in the booth.
func (g *ground) rivalAt() ui.Rect {
	r := g.booth
	return ui.Rect{X: r.X + r.W*0.2, Y: r.Y + r.H*0.10, W: r.W * 0.6, H: g.rail(g.Camera.CX) + 10*g.unit - r.Y - r.H*0.10}
}

// drawBooth draws the rival's place over the wall: a canopy on two posts, and
// under it who leads the other side.
func (s *Scene) drawBooth(c *ui.Canvas) {
	g, a := &s.lay.ground, &s.arena
	r, u := g.booth, g.unit
	if r.Empty() {
		return
	}
	f := s.figure()
	rail := g.rail(g.Camera.CX)
	back := ui.Rect{X: r.X + r.W*0.10, Y: r.Y, W: r.W * 0.80, H: rail - r.Y + 6*u}
	c.Shadow(back, 30*u, 60*u, ui.Hex(0x050204).Alpha(0.85))
	c.Gradient(back, 10*u, ui.Hex(0x0c0608).Alpha(0.95), ui.Hex(0x2a1410).Alpha(0.92))
	c.Light(r.X+r.W/2, r.Y+r.H*0.3, r.H*0.75, ui.Hex(0xffa050).Alpha(0.13*(1-0.6*a.dim)))
	fig := g.rivalAt()
	c.Clip(ui.Rect{W: c.Env.W, H: rail + 10*u})
	if s.RivalOf(s.Seat(1)) != nil {
		s.DrawRival(c)
	} else if s.Audience >= 0 && !s.Session.Human(s.Seat(1)) {
		drawFigure(c, fig, f, look{})
	}
	c.Unclip()
	if a.dim > 0 {
		c.Fill(fig.InsetXY(-r.W*0.06, 0), 20*u, ui.Hex(0x080406).Alpha(0.42*a.dim))
	}
	for _, d := range [2]float64{-1, 1} {
		x := r.X + r.W/2 + d*r.W*0.41
		c.Gradient4(ui.Rect{X: x - 5*u, Y: r.Y - 6*u, W: 10 * u, H: rail - r.Y + 10*u}, 2*u, [4]ui.Colour{ui.Hex(0x7a4c26), ui.Hex(0x4a2a14), ui.Hex(0xa56a34), ui.Hex(0x5a3418)})
		c.Disc(x, r.Y-12*u, 7*u, brassLight)
		c.Disc(x-1.6*u, r.Y-14*u, 2.6*u, ui.Hex(0xfff0c8))
	}
	n := 7
	for i := range n { // the canopy's scalloped cloth
		w := r.W * 0.88 / float64(n)
		x := r.X + r.W*0.06 + w*float64(i)
		col := f.cloth.Lighten(0.06)
		if i%2 == 1 {
			col = f.trim.Mix(ui.Hex(0xf6e6c4), 0.35)
		}
		col = col.Darken(0.25 + 0.3*a.dim)
		c.BoxAt(x+w/2, r.Y+4*u, w+0.6, 30*u, 0, w*0.36, col.Lighten(0.10), col.Darken(0.35))
	}
	c.Gradient(ui.Rect{X: r.X + r.W*0.04, Y: r.Y - 16*u, W: r.W * 0.92, H: 12 * u}, 4*u, brassLight.Darken(0.05+0.3*a.dim), brassLight.Darken(0.55))
	// the rail before it: a lit board
	c.Gradient(ui.Rect{X: r.X - r.W*0.02, Y: rail - 2*u, W: r.W * 1.04, H: 15 * u}, 3*u, ui.Hex(0xe8b46a).Darken(0.35*a.dim), ui.Hex(0x4d2c18))
	c.Gradient(ui.Rect{X: r.X, Y: rail - 2*u, W: r.W, H: 2.4 * u}, 1*u, ui.Hex(0xffe3b0).Alpha(0.9-0.5*a.dim), ui.Hex(0xffe3b0).Alpha(0.4))
}

// figure is who leads the other side; without one, the figure of its deck
// lends its colours to the booth.
func (s *Scene) figure() *figure {
	if r := s.RivalOf(s.Seat(1)); r != nil {
		for i := range rivals {
			if rivals[i] == r {
				return &figures[rivalFigures[i]]
			}
		}
	}
	return &figures[0]
}

// rivalFigures are the figures of the rivals.
var rivalFigures = [...]int{0, 4, 1, 2, 3, 5}
