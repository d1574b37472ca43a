package duemagic

import (
	"math"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/faces"
	"godeck/scenes/duemagic/glass"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// ending returns the content of the result: panes over the turns, and light
// through the windows, or none.
func (s *Scene) ending() table.Ending {
	me, opp := s.Bottom, s.Bottom.Other()
	quit := rules.NoSeat // who conceded: the shields decided nothing
	if r := s.View.S.Result; r.Reason == rules.ReasonConcede {
		quit = s.Winner().Other()
	}
	left := func(p rules.Seat) int {
		if s.Turn() == 0 { // they were still to be laid
			return dmg.ShieldCount
		}
		return s.m.Shields(p)
	}
	return table.Ending{Opponent: faces.Civilizations[dmg.Darkness],
		Facts: s.T("result.shields", s.Player(me, s.Lang), left(me), s.Player(opp, s.Lang), left(opp)),
		Side: func(p rules.Seat) table.EndSide {
			if p == quit {
				return table.EndSide{Value: s.T("result.conceded"), Colour: s.on.Colour(p)}
			}
			return table.EndSide{Value: s.T("result.left", left(p)), Colour: s.on.Colour(p)}
		},
		Token: func(c *ui.Canvas, x, y, k float64, side int, lit bool) {
			col := s.on.Colour(s.Seat(side))
			if lit {
				(&glass.Pane{R: ui.Rect{X: x - k*0.4, Y: y - k*0.6, W: k * 0.8, H: k * 1.2}}).Draw(c, col, 1.6)
				return
			}
			for i := range 4 { // what is left of it
				sin, cos := math.Sincos(float64(i)*1.7 + x)
				c.BoxAt(x+cos*k*0.32, y+sin*k*0.2, k*0.34, k*0.16, float64(i)*0.9, 0, col.Lighten(0.4).Alpha(0.8), col.Alpha(0.5))
			}
		},
		Scene: func(c *ui.Canvas) { endShafts(s, c) },
	}
}

// endShafts lets the light of the five windows fall across the hall for a winner.
func endShafts(s *Scene, c *ui.Canvas) {
	if w := s.Winner(); w < 0 || !s.IsYou(w) {
		return
	}
	far := s.lay.Rim
	for i, col := range faces.Civilizations {
		x := c.Env.W * (0.1 + 0.2*float64(i))
		to := c.Env.W*0.47 + (x-c.Env.W*0.47)*0.35
		q := ui.Quad{{X: x - far*0.22, Y: far * 0.2}, {X: x + far*0.22, Y: far * 0.2}, {X: to + far*0.5, Y: c.Env.H}, {X: to - far*0.5, Y: c.Env.H}}
		c.FillQuad(q, far, c.Env.H, far*0.1, col.Alpha(0.16), col.Alpha(0))
	}
}
