package duemagic

import (
	"godeck/scenes/duemagic/deeds"
	"godeck/scenes/duemagic/recap"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
)

// resumes tells, in a line, whoever opens a match that was left whose turn it is, in
// which step, and what the opponent did last.
func (s *Scene) resumes() {
	if s.resumed {
		return
	}
	s.resumed = true
	opp, l := s.Bottom.Other(), s.Lang
	lines := present.LastTurn(s.Facts, opp)
	if s.Turn() < 2 || len(lines) == 0 || s.View.S.Over() || s.Audience < 0 || s.opts.Lesson || s.Session.Replaying() || s.Session.Human(opp) {
		return
	}
	w := deeds.Words(&s.deeds, l)
	s.Surface.Toast(words.Sentences(l, s.T("resumed", s.T("turn", s.Turn()), w.Turn(), w.Step()), s.Sentence(l, "log.recap", opp, 0, recap.Of(lines, opp, s.Named))), false)
}
