// Package choices says what the player at a table of Mattsan Card Game is about to
// do: what has been begun, and what touching a card, or putting it on a slot, means.
package choices

import (
	"cmp"
	"slices"
	"strconv"

	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/desk"
	"godeck/scenes/table/present"
)

// Choices are what the player has begun and not yet answered.
type Choices struct {
	Desk desk.Desk
	Mine func() bool // reports whether the audience is asked something now

	Chosen rules.CardID // by tap, not yet used
	Down   bool         // it is to be set face-down
	Swap   bool         // the fighter is to change places with the card touched
	Aim    bool         // and attacks if that is its enemy
	Leaves rules.Option // a switch by dragging, which ends the turn: it is given after a moment
	Lapses bool         // the charge, which has not been used for some turns, is about to be passed by itself
	Warned rules.Option // its damage would come to nothing: a second press gives it
}

// Prompting reports whether the audience is asked this prompt now.
func (s *Choices) Prompting(prompt uint8) bool {
	return s.Mine() && s.Desk.Show.View.S.Dec.Prompt == prompt
}

// Touchable reports whether a card is where it can be touched.
func (s *Choices) Touchable(c rules.CardID) bool {
	on := s.Desk.Show
	switch z := on.View.S.Card(c).Zone; z.Kind() {
	case mtz.Battle, mtz.Bench, mtz.Ground:
		return true
	case mtz.Hand:
		return z.Seat() == on.Bottom && on.Bottom == on.Audience
	}
	return false
}

// Spread reports whether the entries of the exchange are large enough to be
// told apart by a finger.
func (s *Choices) Spread() bool { return !s.Desk.Lay.Desk.Empty() && s.Desk.Show.View.S.NStack <= 3 }

// Direct reports whether touching a card answers at once.
func (s *Choices) Direct() bool {
	return s.Mine() && !s.Prompting(mtz.PromptMain) && !s.Prompting(mtz.PromptCharge)
}

// Uses returns how a card can be used now, except by changing places.
func (s *Choices) Uses(c rules.CardID) []rules.Option {
	return s.Desk.Show.Uses(c, rules.Use, rules.Block)
}

// Starts reports whether a card can be the starting unit that is chosen now.
func (s *Choices) Starts(c rules.CardID) bool {
	return c != 0 && s.Prompting(mtz.PromptUnit) && s.Desk.Show.Legal(rules.Option{Verb: rules.Pick, Card: c})
}

// Means returns what touching a card can mean now, changing places included.
func (s *Choices) Means(t present.Token) []rules.Option {
	on := s.Desk.Show
	if !s.Mine() || t.ID == 0 {
		return nil
	}
	out := s.Uses(t.ID)
	for _, o := range on.LegalActions {
		d := on.View.S.Card(t.ID)
		switch {
		case o.Verb == rules.Attack && o.Card == t.ID && o.N == 1+mtz.KindSwitch:
			out = append(out, o)
		case s.Prompting(mtz.PromptTargets) && o.Verb == rules.Number && d.Zone == rules.ZoneOf(mtz.Bench, on.Audience.Other()) && d.Has(rules.FaceDown) && d.N[mtz.NSlot] == o.N:
			out = append(out, o)
		}
	}
	return out
}

// Aimed reports whether a card is the enemy that the chosen fighter may strike.
func (s *Choices) Aimed(t present.Token) bool {
	on := s.Desk.Show
	st, p := &on.View.S, on.Audience
	if p < 0 || t.ID == 0 || t.ID != mtz.Fighter(st, p.Other()) {
		return false
	}
	f := mtz.Fighter(st, p)
	_, ok := s.Strikes(f)
	return ok && (s.Aim || s.Chosen == f)
}

// Aims reports whether a card is among what the effect that o uses is aimed at, or is
// about.
func (s *Choices) Aims(o rules.Option, at rules.CardID) bool {
	st := &s.Desk.Show.View.S
	return at != 0 && (slices.Contains(s.Desk.Game.Hits(st, o), at) || slices.Contains(s.Desk.Game.Reach(st, o), at))
}

// Looked returns what would be used of what is chosen or, if nothing is, looked at: a
// trump, an ability, a great move on the desk.
func (s *Choices) Looked() (o rules.Option, ok bool) {
	on := s.Desk.Show
	if !s.Prompting(mtz.PromptMain) || !s.Mine() {
		return o, false
	}
	node := cmp.Or(on.Surface.Hovered(), on.Surface.Focused())
	for _, q := range on.LegalActions {
		id := "-" + strconv.Itoa(int(q.Card))
		switch {
		case q.Verb == rules.Use && s.Chosen == q.Card, q.Verb == rules.Use && s.Chosen == 0 && (node == "hand"+id || node == "card"+id),
			q.Verb == rules.Attack && s.Chosen == 0 && (q.N == 1+mtz.KindSpecial && node == "act-special" || q.N == 1+mtz.KindSuper && node == "act-super"):
			return q, true
		}
	}
	return o, false
}

// Drop drops what was begun.
func (s *Choices) Drop() {
	s.Chosen, s.Down, s.Swap, s.Aim, s.Warned, s.Leaves = 0, false, false, false, rules.Option{}, rules.Option{}
}

// Switches reports whether an answer is to change places, which ends the turn.
func Switches(o rules.Option) bool { return o.Verb == rules.Attack && o.N == 1+mtz.KindSwitch }

// Pulled returns what putting a card on a slot of either side means: the
// fighter strikes its enemy, or changes places with a unit on the bench.
func (s *Choices) Pulled(c rules.CardID, sd, slot int) []rules.Option {
	on := s.Desk.Show
	st := &on.View.S
	change := func(c rules.CardID) []rules.Option {
		return []rules.Option{{Verb: rules.Attack, Card: c, N: 1 + mtz.KindSwitch}}
	}
	os := s.Uses(c)
	switch in := st.Card(c).Zone.Kind(); {
	case in == mtz.Hand && len(os) > 0 && s.Aims(os[0], mtz.At(st, on.Seat(sd), slot)):
		return os
	case sd == 1 && slot != mtz.BattleSlot:
		return nil
	case sd == 1 && in == mtz.Battle:
		return []rules.Option{{Verb: rules.Attack, Card: c, N: 1 + mtz.KindAttack}}
	case sd == 1 && in == mtz.Hand && len(os) == 0 && on.Cards.Attr(st.Card(c).Def, mtz.AType) == mtz.Trump: // it is refused, with the reason
		return []rules.Option{{Verb: rules.Use, Card: c}}
	case sd == 1 && in == mtz.Hand && on.Cards.Attr(st.Card(c).Def, mtz.AType) == mtz.Trump:
		return os
	case sd == 1:
		return nil
	case in == mtz.Bench && slot == mtz.BattleSlot:
		return change(c)
	case in == mtz.Battle && slot != mtz.BattleSlot:
		if to := mtz.At(st, on.Audience, slot); to != 0 {
			return change(to)
		}
		return nil
	}
	return s.comes(c, slot)
}

// Strikes returns the Attack of a card, if it may attack now.
func (s *Choices) Strikes(c rules.CardID) (rules.Option, bool) {
	o := rules.Option{Verb: rules.Attack, Card: c, N: 1 + mtz.KindAttack}
	return o, c != 0 && s.Prompting(mtz.PromptMain) && s.Mine() && s.Desk.Show.Legal(o)
}

// comes returns what putting a card in the hand on a slot means: first what
// the player has chosen, face-up or face-down.
func (s *Choices) comes(c rules.CardID, slot int) []rules.Option {
	on := s.Desk.Show
	n := int16(slot)
	up, down := rules.Option{Verb: rules.Use, Card: c, N: n}, rules.Option{Verb: rules.Block, Card: c, N: n}
	switch def := on.View.S.Card(c).Def; {
	case def == 0, on.View.S.Card(c).Zone.Kind() != mtz.Hand:
		return nil
	case on.Cards.Attr(def, mtz.AType) == mtz.Unit && s.Desk.Game.Conditional(def):
		return []rules.Option{{Verb: rules.Use, Card: c, N: -1}}
	case on.Cards.Attr(def, mtz.AType) == mtz.Trap, on.Cards.Attr(def, mtz.AType) == mtz.Unit && s.Down && s.Chosen == c:
		return []rules.Option{down}
	case on.Cards.Attr(def, mtz.AType) == mtz.Trump:
		if slot != mtz.BattleSlot { // it would look as if it could lie there
			return nil
		}
		return s.Uses(c)
	}
	return []rules.Option{up}
}

// LastStand reports whether the lower player's battlefield is empty and only a
// card that is lit keeps the match going.
func (s *Choices) LastStand() bool {
	return s.Prompting(mtz.PromptRefill) && s.Mine() && s.Desk.Show.Legal(rules.Option{Verb: rules.Pass})
}

// Noted returns the card whose text lies on the desk while it is chosen or asks
// for a price or a place; 0: none, or there is no room.
func (s *Choices) Noted() rules.DefID {
	st := &s.Desk.Show.View.S
	switch {
	case !s.Desk.Lay.Apart || !s.Mine() || st.NStack > 0:
		return 0
	case s.Prompting(mtz.PromptPay), s.Prompting(mtz.PromptSlot):
		return cmp.Or(st.Dec.Def, st.Card(st.Dec.Src).Def)
	case s.Chosen != 0 && s.Prompting(mtz.PromptMain) && st.Card(s.Chosen).Zone.Kind() == mtz.Hand:
		return st.Card(s.Chosen).Def
	}
	return 0
}

// Acts reports whether the player is offered the actions that end the turn.
func (s *Choices) Acts() bool {
	on := s.Desk.Show
	return s.Prompting(mtz.PromptMain) && on.Audience == on.Bottom && mtz.Fighter(&on.View.S, on.Audience) != 0
}
