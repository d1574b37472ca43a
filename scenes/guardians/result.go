package guardians

import (
	"math"

	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/stands"
	"godeck/scenes/guardians/wall"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// ending returns the content of the result: both guardians with their LP,
// stones over the turns.
func (s *Scene) ending() table.Ending {
	me, opp := s.Bottom, s.Bottom.Other()
	return table.Ending{Opponent: faces.TribeColours[3], Facts: s.T("result.facts", s.Player(me, s.Lang), s.lifeText(me), s.Player(opp, s.Lang), s.lifeText(opp)),
		Side: func(p rules.Seat) table.EndSide {
			return table.EndSide{Value: "LP " + s.lifeText(p), Colour: faces.LP}
		},
		Token: func(c *ui.Canvas, x, y, k float64, side int, lit bool) {
			col := wall.Stone.Mix(sideColours[side], 0.5)
			if lit {
				c.BoxAt(x, y+k*0.1, k*1.05, k*0.66, 0, k*0.1, ui.Hex(0).Alpha(0.5), ui.Hex(0).Alpha(0.5))
				c.BoxAt(x, y, k, k*0.6, 0, k*0.08, col.Lighten(0.3), col.Darken(0.3))
				return
			}
			for i := range 5 {
				h := stands.Hash(float64(i)*3 + x)
				c.BoxAt(x+(h-0.5)*k, y+(float64(i%3)-1)*k*0.16, k*0.3, k*0.24, h*3, k*0.05, col.Lighten(0.1), col.Darken(0.45))
			}
		}}
}

// score returns the LP of a player's attack guardian, for an endless one those of the largest.
func (s *Scene) score(v *rules.View, p rules.Seat) float64 {
	c := bgd.AttackGuardian(&v.S, p)
	if c == 0 {
		return 0
	}
	return math.Min(float64(s.game.LP(&v.S, c)), wholeLife)
}

// wholeLife is the greatest LP of a guardian without help.
const wholeLife = 5600

// tension is low with undamaged guardians, high when one is about to fall.
func (s *Scene) tension() float64 {
	if s.Turn() == 0 {
		return 0
	}
	low := 1.0
	for p := range s.shown.lp {
		if bgd.AttackGuardian(&s.View.S, s.Seat(p)) != 0 {
			low = math.Min(low, s.shown.lp[s.Seat(p)]/4000)
		}
	}
	t := ui.Clamp01(1-low)*0.7 + ui.Clamp01(float64(s.Turn())/24)*0.2
	if n := s.Step(); n == bgd.StepDice || n == bgd.StepBattle {
		t += 0.15
	}
	return t
}
