package guardians

import (
	"math"

	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// ending returns the content of the result: both guardians with their LP.
func (s *Scene) ending() table.Ending {
	me, opp := s.Bottom, s.Bottom.Other()
	return table.Ending{H: 560, Opponent: tribeColours[3], Facts: s.T("result.facts", s.Player(me, s.Lang), s.lifeText(me), s.Player(opp, s.Lang), s.lifeText(opp)),
		Side: func(p rules.Seat) table.EndSide {
			return table.EndSide{Value: "LP " + s.lifeText(p), Colour: lpCol, Draw: func(c *ui.Canvas, r ui.Rect) {
				if m := s.lifeMeter(p); m != nil {
					m.Draw(c, r.Middle(r.W*0.8, math.Min(10*c.Px(1), r.H*0.6)))
				}
			}}
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
