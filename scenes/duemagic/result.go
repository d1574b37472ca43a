package duemagic

import (
	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// outcome is the result in two sentences.
func (s *Scene) outcome(l lang.Lang) (head, why string) {
	r := &s.View.S.Result
	w := r.Winner
	gave := s.gaveUp()
	if gave >= 0 {
		w = gave.Other() // of the match, whoever has won its last game
	}
	head = s.Verdict(w, l)
	switch {
	case gave >= 0:
		why = Text.T(l, "why.concede.all", s.Player(gave, l))
	case r.Reason == rules.ReasonConcede:
		why = Text.T(l, "why.concede", s.Player(w.Other(), l))
	case r.Reason == dmg.ReasonDirect && w >= 0:
		why = Text.T(l, "why.direct", s.Player(w.Other(), l))
	case r.Reason == dmg.ReasonLibrary && w >= 0:
		why = Text.T(l, "why.library", s.Possessive(w.Other(), l, true))
	case r.Reason == dmg.ReasonLibrary:
		why = Text.T(l, "why.libraries")
	case r.Reason == dmg.ReasonEffect:
		why = Text.T(l, "why.effect")
	case r.Reason == dmg.ReasonEndless:
		why = Text.T(l, "why.endless")
	default:
		why = Text.T(l, "why.fault")
	}
	return head, why
}

// gaveUp is who has given up the match of several games.
func (s *Scene) gaveUp() rules.Seat {
	if s.opts.Series == nil || s.Session.Replaying() {
		return rules.NoSeat
	}
	return s.opts.Series.Conceded()
}

// resultDialog declares the end of the game.
func (s *Scene) resultDialog(sf *ui.Surface) {
	l := s.Lang
	_, why := s.outcome(l)
	e := table.Ending{Title: Text.T(l, "turn", s.m.turn), Why: why, Winner: s.View.S.Result.Winner, H: 520, Small: s.lay.Small, Foe: CivilizationColours[dmg.Darkness],
		Facts: Text.T(l, "result.shields", s.Player(s.Bottom, l), s.m.shieldCount(s.Bottom), s.Player(s.Bottom.Other(), l), s.m.shieldCount(s.Bottom.Other())),
		Watch: s.opts.Watch, Rematch: s.opts.Rematch, Save: s.saveFile}
	if p := s.gaveUp(); p >= 0 {
		e.Winner = p.Other()
	}
	if sr := s.opts.Series; sr != nil {
		if sr.Best() > 1 {
			e.Title = Text.T(l, "series.score", sr.Number(), sr.Best(), sr.Wins(s.Bottom), sr.Wins(s.Bottom.Other()))
		}
		if !sr.Decided() {
			e.Next = &choice{ID: "sideboard", Button: ui.Button{Label: Text.T(l, "series.next"), Icon: ui.IconForward, Kind: ui.ButtonPrimary, Tap: func(env *ui.Env) { s.beginSide(env) }}}
		}
	}
	s.EndDialog(sf, e)
}
