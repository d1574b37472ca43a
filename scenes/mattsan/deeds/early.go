package deeds

import (
	"slices"

	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// ahead is a card of the hand that was put on a slot while the charge was asked about: the
// charge is let go, and the card comes as soon as that can be.
type ahead struct {
	put  rules.Option // Card 0: none
	slot int
	turn int
}

// Skips reports whether the charge that is asked about is let go by the card that is being
// pulled, if it comes to a slot: not in lessons.
func (s *Deeds) Skips() bool {
	on := s.desk.Show
	_, taught := on.Session.(table.Teacher)
	return !taught && !on.Session.Replaying() && s.Choices.Prompting(mtz.PromptCharge) && s.Choices.Chosen == 0 && on.Board.Pulled() != "" && on.Legal(rules.Option{Verb: rules.Pass})
}

// Ahead returns what putting a card of the hand on an own slot means while the charge is
// asked about: to go on without one; nil where it could not come there.
func (s *Deeds) Ahead(c rules.CardID, slot int) []rules.Option {
	on := s.desk.Show
	st := on.View.S
	if s.ahead = (ahead{}); st.Card(c).Zone.Kind() != mtz.Hand {
		return nil
	}
	st.Dec.Prompt, st.Step = mtz.PromptMain, mtz.StepMain
	list := rules.Options(s.desk.Game, &st, on.Audience, nil)
	for _, o := range s.Choices.Pulled(c, 0, slot) {
		if o.Verb != rules.Attack && slices.Contains(list, o) {
			s.ahead = ahead{o, slot, on.Turn()}
			return []rules.Option{{Verb: rules.Pass}}
		}
	}
	return nil
}

// GoAhead lets the charge go for a card that has been put on a slot, and says so.
func (s *Deeds) GoAhead(env *ui.Env, o rules.Option) {
	put := s.ahead
	if s.match.Answer(env, o) {
		s.Drop()
		s.coming = put
		s.desk.Show.Surface.Toast(s.desk.Show.T("charge.ahead"), false)
	}
}

// comes gives what has been put on a slot before the charge was let go.
func (s *Deeds) comes(env *ui.Env) {
	on, q := s.desk.Show, s.coming
	switch {
	case q.put.Card == 0 || !s.Choices.Mine() || on.Busy() || s.match.TooSoon():
	case s.Choices.Prompting(mtz.PromptMain) && on.Turn() == q.turn:
		s.coming = ahead{}
		if on.Legal(q.put) {
			s.UseAt(env, q.put, 0, q.slot)
		} else {
			s.match.Refuse(env, s.match.Why(q.put))
		}
	case !s.Choices.Prompting(mtz.PromptCharge): // an effect asks something: it is thought anew
		s.coming = ahead{}
	}
}
