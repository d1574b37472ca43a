package guardians

import (
	"math"

	bgd "godeck/rules/guardians"
	"godeck/scenes/ui"
	"godeck/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

// emblems are the signs of the tribes on banners.
var emblems = [...]string{"lion", "lighthouse", "wolf-head", "octopus", "cog"}

// drawBanners draws what hangs and stands at the wall: a banner for each side
// with the sign of its guardian's tribe, the booth of the rival, the bowls of
// the braziers.
func (s *Scene) drawBanners(c *ui.Canvas) {
	g, a := &s.lay.Ground, &s.arena
	u, hues := g.Unit, s.hues()
	for i, r := range s.lay.Banners {
		if r.Empty() {
			continue
		}
		tribe := 0
		if t, ok := s.Top(bgd.Attack, s.Seat(i)); ok && t.Def != 0 {
			tribe = s.Cards.Attr(t.Def, bgd.ATribe)
		}
		col := hues[i]
		top, low := col.Darken(0.2), col.Darken(0.52)
		x, w := r.X+r.W/2, r.W
		body := ui.Rect{X: r.X, Y: r.Y - 8*u, W: w, H: r.H - w*0.16 + 8*u}
		c.Shadow(body.Move(3*u, 5*u), 2*u, 12*u, ui.Hex(0x000000).Alpha(0.6))
		c.Gradient4(body, 0, [4]ui.Colour{top.Lighten(0.05), top, low.Darken(0.1), low})
		y0 := body.Bottom() - 0.5
		c.FillQuad(ui.Quad{{X: r.X, Y: y0}, {X: r.Right(), Y: y0}, {X: x, Y: r.Bottom() + w*0.12}, {X: x, Y: r.Bottom() + w*0.12}}, w, w*0.3, 0, low, low.Darken(0.2))
		for j := range 3 { // folds
			fx := r.X + w*(0.2+0.3*float64(j))
			c.Gradient4(ui.Rect{X: fx, Y: body.Y, W: w * 0.12, H: body.H}, 0, [4]ui.Colour{ui.Hex(0x000000).Alpha(0), ui.Hex(0x000000).Alpha(0.26), ui.Hex(0x000000).Alpha(0), ui.Hex(0x000000).Alpha(0.26)})
		}
		c.Fill(ui.Rect{X: r.X - 5*u, Y: r.Y - 8*u, W: w + 10*u, H: 9 * u}, 2*u, brassLight.Darken(0.1))
		c.Fill(ui.Rect{X: r.X + 4*u, Y: body.Y, W: 1.6 * u, H: body.H}, 0, brassLight.Alpha(0.55))
		c.Fill(ui.Rect{X: r.Right() - 5.6*u, Y: body.Y, W: 1.6 * u, H: body.H}, 0, brassLight.Alpha(0.55))
		size := math.Min(w*0.74, r.H*0.5)
		at := ui.Rect{X: x, Y: r.Y + r.H*0.44}.Inset(-size * 0.7)
		ink := ui.Hex(0xfff0d0).Alpha(0.85 - 0.4*a.dim)
		arrived := 0.0
		if sprites.Here(emblems[tribe]) {
			arrived = 1
		}
		c.Paint(at, "emblem", func(dst *ebiten.Image) {
			if !sprites.DrawFace(dst, emblems[tribe], x, r.Y+r.H*0.44, size, ink, low, ink) {
				sprites.DrawIcon(dst, "shield", x, r.Y+r.H*0.44, size, ink)
			}
		}, float64(tribe), float64(i), a.dim, arrived)
		if a.dim > 0 {
			c.Fill(body, 0, ui.Hex(0x080406).Alpha(0.5*a.dim))
		}
	}
	for i, r := range g.Bowls {
		if r.Empty() {
			continue
		}
		x, y, w := r.X+r.W/2, r.Bottom(), r.W
		power := s.fire(i)
		c.Light(x, y-w*0.4, w*2.3, warmLight.Alpha(0.16+0.4*power))
		iron, edge := ui.Hex(0x1c100c), ui.Hex(0xd99a4a)
		c.BoxAt(x, y+w*0.7, w*0.1, w*1.0, 0, w*0.03, iron.Lighten(0.06), iron)
		for j := range 6 {
			k := float64(j) / 6
			c.Fill(ui.Rect{X: x - w*(0.5-0.22*k*k), Y: y + w*0.34*k, W: w * (1 - 0.44*k*k), H: w*0.34/6 + 1}, 0, iron.Mix(ui.Hex(0x5a3016), 0.5*(1-k)))
		}
		c.Gradient(ui.Rect{X: x - w*0.54, Y: y - w*0.05, W: w * 1.08, H: w * 0.09}, w*0.03, edge, edge.Darken(0.5))
	}
}

// winner is the side that has won, −1 before the end and for a draw.
func (s *Scene) winner() int {
	if !s.View.S.Over() || s.Timeline.Busy() || s.Winner() < 0 {
		return -1
	}
	return s.SideOf(s.Winner())
}

// fire is how high the brazier of a side burns.
func (s *Scene) fire(side int) float64 {
	a := &s.arena
	if w := s.winner(); w >= 0 && w != side { // it is over: the loser's fire is out
		return 0.05
	}
	return math.Max(0.12, (1-0.45*a.dim)*(1-0.85*a.gutter[side])+0.25*math.Max(0, a.crowd.Up))
}

// drawFires draws the fires of the braziers, which move at rest, too.
func (s *Scene) drawFires(c *ui.Canvas) {
	for i, r := range s.lay.Ground.Bowls {
		if r.Empty() {
			continue
		}
		power, time := s.fire(i), s.arena.time+float64(i)*7.7
		c.Paint(r, "fire", func(dst *ebiten.Image) {
			sprites.DrawFlame(dst, sprites.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H}, time, power, ui.Hex(0xff5a14), ui.Hex(0xffb52e))
		}, time, power)
	}
}
