package benches

import (
	"godeck/rules"
	mtz "godeck/rules/mattsan"
)

// refusal returns the phrase that says why a card that is dropped on a slot never goes
// there; "" if it may, or if the answer says itself why it is none now.
func (s *Benches) refusal(c rules.CardID, sd, slot int) string {
	on := s.desk.Show
	st := &on.View.S
	own := st.Card(c).Owner == on.Audience
	if !own || len(s.choices.Pulled(c, sd, slot)) > 0 {
		return ""
	}
	trump := on.Cards.Attr(st.Card(c).Def, mtz.AType) == mtz.Trump
	switch in := st.Card(c).Zone.Kind(); {
	case in == mtz.Hand && sd == 1:
		return "drag.own"
	case in == mtz.Battle && sd == 1:
		return "drag.bench"
	case in == mtz.Bench && sd == 1:
		return "drag.fighter"
	case in == mtz.Hand && trump:
		return "drag.trump"
	case in == mtz.Battle && slot != mtz.BattleSlot:
		return "drag.swap"
	case in == mtz.Bench && slot != mtz.BattleSlot:
		return "drag.keep"
	}
	return ""
}
