package guardians

import (
	"godeck/scenes/guardians/figure"
	"godeck/scenes/guardians/rivals"
	"godeck/scenes/guardians/stands"
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
	stands.Canopy(c, r, u, rail, f.Cloth, f.Trim, a.dim)
}
