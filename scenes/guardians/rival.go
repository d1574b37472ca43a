package guardians

import (
	"godeck/scenes/guardians/figure"
	"godeck/scenes/guardians/rivals"
	"godeck/scenes/ui"
)

// drawBooth draws the rival's place over the wall: a canopy on two posts, and
// under it who leads the other side.
func (s *Scene) drawBooth(c *ui.Canvas) {
	g, a := &s.lay.Ground, &s.arena
	r, u := g.Booth, g.Unit
	if r.Empty() {
		return
	}
	f := rivals.Figure(s.RivalOf(s.Seat(1))) // without one, that of its deck lends its colours to the booth
	rail := g.Rail(g.Camera.CX)
	back := ui.Rect{X: r.X + r.W*0.10, Y: r.Y, W: r.W * 0.80, H: rail - r.Y + 6*u}
	c.Shadow(back, 30*u, 60*u, ui.Hex(0x050204).Alpha(0.85))
	c.Gradient(back, 10*u, ui.Hex(0x0c0608).Alpha(0.95), ui.Hex(0x2a1410).Alpha(0.92))
	c.Light(r.X+r.W/2, r.Y+r.H*0.3, r.H*0.75, ui.Hex(0xffa050).Alpha(0.13*(1-0.6*a.dim)))
	fig := g.RivalAt()
	c.Clip(ui.Rect{W: c.Env.W, H: rail + 10*u})
	if s.RivalOf(s.Seat(1)) != nil {
		s.DrawRival(c)
	} else if s.Audience >= 0 && !s.Session.Human(s.Seat(1)) {
		f.Draw(c, fig, figure.Look{})
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
		col := f.Cloth.Lighten(0.06)
		if i%2 == 1 {
			col = f.Trim.Mix(ui.Hex(0xf6e6c4), 0.35)
		}
		col = col.Darken(0.25 + 0.3*a.dim)
		c.BoxAt(x+w/2, r.Y+4*u, w+0.6, 30*u, 0, w*0.36, col.Lighten(0.10), col.Darken(0.35))
	}
	c.Gradient(ui.Rect{X: r.X + r.W*0.04, Y: r.Y - 16*u, W: r.W * 0.92, H: 12 * u}, 4*u, brassLight.Darken(0.05+0.3*a.dim), brassLight.Darken(0.55))
	// the rail before it: a lit board
	c.Gradient(ui.Rect{X: r.X - r.W*0.02, Y: rail - 2*u, W: r.W * 1.04, H: 15 * u}, 3*u, ui.Hex(0xe8b46a).Darken(0.35*a.dim), ui.Hex(0x4d2c18))
	c.Gradient(ui.Rect{X: r.X, Y: rail - 2*u, W: r.W, H: 2.4 * u}, 1*u, ui.Hex(0xffe3b0).Alpha(0.9-0.5*a.dim), ui.Hex(0xffe3b0).Alpha(0.4))
}
