package felt

import (
	"math"

	"godeck/scenes/ui"
)

// Panel is a column: a panel of cloth that is sewn on the mat, from the far slot to
// the near one.
type Panel struct {
	Near, Far   ui.Rect // its width at the feet of those slots
	Top, Bottom float64 // where it begins and ends
	Number      int     // which column it is
	Wide        bool    // the middle one, on which the fighters meet: of bleached cloth
	Lit         bool    // chalked
	Quiet       bool    // flat: a small window
}

var (
	jeans = ui.Hex(0xf0a64e) // the thread of jeans
	white = ui.Hex(0xf5f5e6) // chalk
)

// quad returns where the panel lies: its edges run on beyond the slots.
func (p *Panel) quad() ui.Quad {
	x := func(far, near, y float64) float64 {
		return ui.Lerp(far, near, (y-p.Far.Bottom())/(p.Near.Bottom()-p.Far.Bottom()))
	}
	l0, l1, r0, r1 := p.Far.X, p.Near.X, p.Far.Right(), p.Near.Right()
	return ui.Quad{{X: x(l0, l1, p.Top), Y: p.Top}, {X: x(r0, r1, p.Top), Y: p.Top}, {X: x(r0, r1, p.Bottom), Y: p.Bottom}, {X: x(l0, l1, p.Bottom), Y: p.Bottom}}
}

// Draw draws the panel: the far half in a breath of the rival's colour.
func (p Panel) Draw(c *ui.Canvas) {
	u, q := c.Px(1), p.quad()
	w, h, r := p.Near.W, p.Bottom-p.Top, 10*u
	cloth, low := ui.Hex(0x18336e).Alpha(0.34), ui.Hex(0x234a94).Alpha(0.3)
	if p.Wide {
		cloth, low = ui.Hex(0x86b4f0).Alpha(0.5), ui.Hex(0x9cc8fa).Alpha(0.5)
	}
	c.ShadowQuad(q, w, h, r, 7*u, ui.Hex(0x050b1c).Alpha(0.75))
	c.FillQuad(q, w, h, r, cloth, low)
	a, b := q.At(0, 0.52), q.At(1, 0.52)
	far := ui.Hex(0xff5a48).Alpha(0.13)
	c.FillQuad(ui.Quad{q[0], q[1], b, a}, w, 0.5*h, r, far, far.Alpha(0.02))
	if !p.Wide && !p.Quiet {
		p.patches(c, &q, u)
		p.doodle(c, &q, u)
	}
	if p.Lit { // chalked round, twice and not quite the same
		c.FillQuad(q, w, h, r, white.Alpha(0.1), white.Alpha(0.1))
		c.StrokeQuad(q, w, h, r, 3.4*u, white.Alpha(0.95))
		c.StrokeQuad(within(&q, -3*u/w, 2*u/h), w, h, r, 1.6*u, white.Alpha(0.6))
	} else {
		c.StrokeQuad(q, w, h, r, 1.4*u, ui.Hex(0xc9dcf7).Alpha(0.35))
	}
	if p.Quiet && !p.Wide {
		return
	}
	if mid := 0.46; p.Wide && !p.Quiet { // chalk between the two sides
		dashed(c, q.At(14*u/w, mid), q.At(1-14*u/w, mid), 2.6*u, white.Alpha(0.55))
	}
	in := within(&q, 7*u/w, 7*u/h)
	p.seam(c, &in, jeans.Alpha(0.95), u)
	if !p.Wide {
		return
	}
	in = within(&q, 12*u/w, 12*u/h)
	p.seam(c, &in, jeans.Alpha(0.6), u)
	for _, at := range [...]ui.Point{q.At(13*u/w, 13*u/h), q.At(1-13*u/w, 13*u/h), q.At(13*u/w, 1-13*u/h), q.At(1-13*u/w, 1-13*u/h)} { // rivets
		c.Disc(at.X+u, at.Y+1.6*u, 5.4*u, ui.Hex(0x050b1c).Alpha(0.5))
		c.Disc(at.X, at.Y, 5*u, ui.Hex(0xa8602c))
		c.Disc(at.X-0.8*u, at.Y-u, 3.4*u, ui.Hex(0xf0b27a))
		c.Disc(at.X, at.Y, 1.8*u, ui.Hex(0x8a4a20))
	}
}

// within returns the part of a quad that is so far, in shares of it, from its edges.
func within(q *ui.Quad, x, y float64) ui.Quad {
	return ui.Quad{q.At(x, y), q.At(1-x, y), q.At(1-x, 1-y), q.At(x, 1-y)}
}

// seam sews along a quad, but for its corners.
func (p *Panel) seam(c *ui.Canvas, q *ui.Quad, col ui.Colour, u float64) {
	for i := range q {
		a, b := q[i], q[(i+1)%4]
		dashed(c, a.Lerp(b, 0.012), a.Lerp(b, 0.988), 1.7*u, col)
	}
}

func dashed(c *ui.Canvas, a, b ui.Point, w float64, col ui.Colour) {
	n := math.Max(2, math.Round(math.Hypot(b.X-a.X, b.Y-a.Y)/(7*w)))
	for i := 0.0; i < n; i++ {
		s, t := a.Lerp(b, (i+0.1)/n), a.Lerp(b, (i+0.7)/n)
		c.Line(s.X, s.Y, t.X, t.Y, w, col)
	}
}
