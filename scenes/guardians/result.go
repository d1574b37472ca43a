package guardians

import (
	"math"

	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/staging"
	"godeck/scenes/guardians/wall"
	"godeck/scenes/table"
	"godeck/scenes/table/chrome"
	"godeck/scenes/ui"
)

// ending returns the content of the result: both guardians with their LP,
// stones over the turns.
func (s *Scene) ending() table.Ending {
	me, opp, how := s.Bottom, s.Bottom.Other(), ""
	if by, n := s.battle.Decided(); n > 0 && by != 0 {
		how = s.T("how.won", s.Named(by, s.Lang), n)
	}
	return table.Ending{Opponent: faces.TribeColours[3], Place: func(at *chrome.EndPlace, card rules.DefID) {
		if w := s.arena.Winner(); card != 0 && w >= 0 {
			s.lay.End(at, w, s.Surface.Env().Full(), s.Unit())
		}
	}, How: how, Facts: s.T("result.facts", s.Player(me, s.Lang), s.on.LifeText(me), s.Player(opp, s.Lang), s.on.LifeText(opp)),
		Scene: func(c *ui.Canvas) { // defeat is dusk
			if w := s.arena.Winner(); w == 1 && s.IsYou(s.Seat(0)) {
				c.Gradient(ui.Rect{W: c.Env.W, H: s.lay.Ground.Rail(c.Env.W / 2)}, 0, ui.Hex(0x24103c).Alpha(0.5), ui.Hex(0xd0582c).Alpha(0.3))
			}
		},
		Side: func(p rules.Seat) table.EndSide {
			return table.EndSide{Value: "LP " + s.on.LifeText(p), Colour: faces.LP}
		},
		Token: func(c *ui.Canvas, x, y, k float64, side int, lit bool) {
			wall.Token(c, x, y, k, faces.Sides[side], lit)
		}}
}

// score returns the LP of a player's attack guardian, for an endless one those of the
// largest. What is only lent for the turn does not count: that it goes is no blow.
func (s *Scene) score(v *rules.View, p rules.Seat) float64 {
	c := bgd.AttackGuardian(&v.S, p)
	if c == 0 {
		return 0
	}
	n := s.game.LP(&v.S, c)
	if n >= bgd.Endless {
		return staging.WholeLife
	}
	for _, m := range v.S.Mods[:v.S.NMods] {
		if m.Kind == bgd.ModLP && m.Target == c && m.Until == bgd.UntilTurnEnd {
			n -= int(m.Amount)
		}
	}
	return float64(max(0, n))
}

// bearer returns the guardian whose LP are a player's score; who has fallen bears none:
// nobody says any more that it hurts.
func (s *Scene) bearer(v *rules.View, p rules.Seat) rules.CardID {
	if c := bgd.AttackGuardian(&v.S, p); c != 0 && s.game.LP(&v.S, c) > 0 {
		return c
	}
	return 0
}

// tension is low with undamaged guardians, high when one is about to fall.
func (s *Scene) tension() float64 {
	if s.Turn() == 0 {
		return 0
	}
	low := 1.0
	for p := range s.numbers.Shown.LP {
		if bgd.AttackGuardian(&s.View.S, s.Seat(p)) != 0 {
			low = math.Min(low, s.numbers.Shown.LP[s.Seat(p)]/4000)
		}
	}
	t := ui.Clamp01(1-low)*0.7 + ui.Clamp01(float64(s.Turn())/24)*0.2
	if n := s.Step(); n == bgd.StepDice || n == bgd.StepBattle {
		t += 0.15
	}
	return t
}
