package duemagic

import (
	"math"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// outcome is the result in two sentences.
func (s *Scene) outcome(l ui.Lang) (head, why string) {
	r := &s.View.S.Result
	w := r.Winner
	gave := s.gaveUp()
	if gave >= 0 {
		w = gave.Other() // of the match, whoever has won its last game
	}
	switch {
	case w == rules.NoSeat:
		head = Text.T(l, "drawn")
	case s.IsYou(w):
		head = Text.T(l, "win")
	case s.IsYou(w.Other()):
		head = Text.T(l, "lose")
	default:
		head = Text.T(l, "wins", s.Session.Name(w, l == ui.JA))
	}
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
func (s *Scene) resultDialog(env *ui.Env, sf *ui.Surface) {
	l, u := s.Lang, sf.Px(1)
	head, why := s.outcome(l)
	w := s.View.S.Result.Winner
	if p := s.gaveUp(); p >= 0 {
		w = p.Other()
	}
	col := sf.Theme().Accent2
	switch {
	case s.IsYou(w):
		col = sf.Theme().Warm
	case w >= 0 && s.IsYou(w.Other()):
		col = CivilizationColours[dmg.Darkness]
	}
	title := Text.T(l, "turn", s.m.turn)
	if sr := s.opts.Series; sr != nil && sr.Best() > 1 {
		title = Text.T(l, "series.score", sr.Number(), sr.Best(), sr.Wins(s.Bottom), sr.Wins(s.Bottom.Other()))
	}
	in := sf.Dialog("result", title, 620, 520, func(*ui.Env) { s.Result = false })
	end := table.Ending{Session: s.Session, Words: Text, Watch: s.opts.Watch, Rematch: s.opts.Rematch, Save: s.saveFile, Leave: s.Leave,
		Close: func() { s.Result = false },
		Again: s.Again}
	var next *choice
	if sr := s.opts.Series; sr != nil && !sr.Decided() {
		next = &choice{ID: "sideboard", Button: ui.Button{Label: Text.T(l, "series.next"), Icon: ui.IconForward, Kind: ui.ButtonPrimary, Tap: func(env *ui.Env) { s.beginSide(env) }}}
	}
	cols := 2
	if s.lay.small {
		cols = 3
	}
	bs := end.Choices(sf, next)
	foot, in := table.CutChoices(sf, in, len(bs), cols)
	hr, rest := in.CutTop(in.H*0.46, 4*u)
	sf.Label("result.head", head, hr, ui.TextStyle{Face: ui.Display, Size: math.Min(sf.Font(56), hr.H*0.8), Align: ui.Middle, Glow: col.Alpha(0.9)})
	shields := Text.T(l, "result.shields", s.Player(s.Bottom, l), s.m.shieldCount(s.Bottom), s.Player(s.Bottom.Other(), l), s.m.shieldCount(s.Bottom.Other()))
	wr, pr := rest.CutTop(rest.H*0.5, 2*u)
	sf.Label("result.why", why, wr, ui.TextStyle{Size: math.Min(sf.Font(17), wr.H*0.8), Align: ui.Middle, Wrap: true, LineHeight: 1.2})
	sf.Label("result.shields", shields, pr, ui.TextStyle{Size: math.Min(sf.Font(14), pr.H*0.8), Align: ui.Middle, Wrap: true, LineHeight: 1.2, Colour: sf.Theme().TextSoft})
	table.PutChoices(sf, foot, bs, cols)
	sf.EndModal()
}
