package duemagic

import (
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// gaveUp is who has given up the match of several games.
func (s *Scene) gaveUp() rules.Seat {
	if s.opts.Series == nil {
		return rules.NoSeat
	}
	return s.opts.Series.Conceded()
}

// resultDialog declares the end of the game.
func (s *Scene) resultDialog(sf *ui.Surface) {
	me, opp := s.Bottom, s.Bottom.Other()
	e := table.Ending{H: 520, Foe: CivilizationColours[dmg.Darkness],
		Facts: s.T("result.shields", s.Player(me, s.Lang), s.shieldCount(me), s.Player(opp, s.Lang), s.shieldCount(opp))}
	if sr := s.opts.Series; sr != nil {
		if sr.Best() > 1 {
			e.Title = s.T("series.score", sr.Number(), sr.Best(), sr.Wins(me), sr.Wins(opp))
		}
		if !sr.Decided() {
			e.Next = &table.Choice{ID: "sideboard", Button: ui.Button{Label: s.T("series.next"), Icon: ui.IconForward, Kind: ui.ButtonPrimary, Tap: s.beginSide}}
		}
	}
	s.EndDialog(sf, e)
}
