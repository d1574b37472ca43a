package guardians

import (
	"math"

	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/stands"
	"godeck/scenes/ui"
)

// drawBanners draws what hangs and stands at the wall: a banner for each side
// with the sign of its guardian's tribe, the booth of the rival, the bowls of
// the braziers.
func (s *Scene) drawBanners(c *ui.Canvas) {
	g, a := &s.lay.Ground, &s.arena
	for i, r := range s.lay.Banners {
		if r.Empty() {
			continue
		}
		if t, ok := s.Top(bgd.Attack, s.Seat(i)); ok && t.Def != 0 { // while one takes another's place it stays
			a.flags[i] = s.Cards.Attr(t.Def, bgd.ATribe)
		}
		stands.Banner(c, r, g.Unit, i, a.flags[i], sideColours[i], a.dim)
	}
	for i, r := range g.Bowls {
		if !r.Empty() {
			stands.Bowl(c, r, s.fire(i), warmLight)
		}
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
		stands.Fire(c, r, s.arena.time+float64(i)*7.7, s.fire(i))
	}
}
