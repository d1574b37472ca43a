package deeds

import (
	"math"
	"slices"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/choices"
	"godeck/scenes/duemagic/phrases"
	"godeck/scenes/table"
	"godeck/scenes/table/board"
	"godeck/scenes/ui"
)

// Takes makes a zone of a side accept the cards in the hand that can be used now.
// A spell that can reach the creature on gets it as its target.
func (s *Deeds) Takes(sl *board.Slot, kind uint8, sd int, on rules.CardID) {
	m := s.match
	l := m.Lang
	m.Takes(sl, func(c rules.CardID) []rules.Option {
		if o := s.Q().Uses(c); len(o) > 0 {
			return o
		}
		return []rules.Option{{Verb: rules.Use, Card: c}}
	}, func(c rules.CardID) string {
		k := m.View.S.Card(c)
		switch charge := m.Prompting(dmg.PromptCharge); {
		case charge && kind != dmg.Mana:
			return phrases.Text.T(l, "drop.mana")
		case !charge && kind == dmg.Mana:
			return phrases.Text.T(l, "drop.charged")
		case sd == 1 && s.TooEarly(c) != "":
			return s.TooEarly(c)
		case sd == 0 && c != on && m.Prompting(dmg.PromptAttack) && len(s.Q().Attacks(c)) > 0:
			return phrases.Text.T(l, "drop.own")
		case charge || k.Zone.Kind() != dmg.Hand:
		case m.Cards.Attr(k.Def, dmg.AType) == dmg.Creature: // wherever it is let go of, it is clear what is meant
		case on != 0:
			if r := s.Q().Reach(c); len(r) > 0 && !slices.Contains(r, on) {
				return phrases.Text.T(l, "drop.target", m.Named(k.Def, l), m.Named(m.View.S.Card(on).Def, l))
			}
		}
		return ""
	}, func(env *ui.Env, o rules.Option) {
		aim := rules.CardID(0)
		if on != 0 && slices.Contains(s.Q().Reach(o.Card), on) {
			aim = on
		}
		s.Use(env, o)
		if aim != 0 {
			s.aim[o.Card] = aim
		}
	})
}

// Aims answers with the target on which a spell was dropped, or the shield on
// which an attacker was, once that is asked.
func (s *Deeds) Aims(env *ui.Env) bool {
	on := s.match
	if o := (rules.Option{Verb: rules.Number, N: int16(s.Means())}); o.N != 0 && on.Prompting(dmg.PromptShield) {
		s.Hit.By = 0
		if on.Legal(o) && rules.Seat(on.View.S.Dec.Arg) != on.Audience {
			return on.Answer(env, o)
		}
	}
	if s.AnyShield() {
		return on.Answer(env, rules.Option{Verb: rules.Number, N: int16(s.nearest())})
	}
	if len(s.aim) == 0 || !on.Mine() || on.Prompting(dmg.PromptPay) || on.Prompting(dmg.PromptDeclare) || on.Prompting(dmg.PromptOrderUse) {
		return false
	}
	by := on.View.S.Dec.Src
	c := s.aim[by]
	if delete(s.aim, by); c == 0 {
		clear(s.aim)
		return false
	}
	return on.Prompting(dmg.PromptTargets) && on.Legal(rules.Option{Verb: rules.Pick, Card: c}) && on.Pick(env, c)
}

// AnyShield reports whether the table chooses the shield that is asked for: one is
// like the other, and whoever means a certain one attacks it.
func (s *Deeds) AnyShield() bool {
	on := s.match
	return on.Prompting(dmg.PromptShield) && s.Alike(&on.View.S)
}

// Alike reports whether a state asks for a shield that the table would choose.
func (s *Deeds) Alike(st *rules.State) bool {
	on := s.match
	if s.wish.Hold || s.wish.Never || on.Session.Replaying() {
		return false
	}
	_, taught := on.Session.(table.Teacher)
	return !taught && choices.AnyShield(st, on.Audience)
}

// nearest returns the place of the shield that is nearest to the attacker, of those
// that can be chosen.
func (s *Deeds) nearest() (place int) {
	on := s.match
	st := &on.View.S
	p := rules.Seat(st.Dec.Arg)
	pose, _ := on.Board.PoseOf(on.Token(rules.CardID(st.Vars[dmg.Attacker])).Board())
	far := math.Inf(1)
	for _, o := range on.LegalActions {
		if x, _ := s.table.Shield(on.SideOf(p), int(o.N)).Centre(); o.Verb == rules.Number && math.Abs(x-pose.X) < far {
			place, far = int(o.N), math.Abs(x-pose.X)
		}
	}
	return place
}

// Aimed makes what can be attacked accept a creature dragged there; on is 0
// for the player. On open ground, which stands for the player, a creature that
// could also attack a creature is asked to be dropped nearer.
func (s *Deeds) Aimed(sl *board.Slot, on rules.CardID, open bool) {
	m := s.match
	m.Takes(sl, func(c rules.CardID) []rules.Option {
		return []rules.Option{{Verb: rules.Attack, Card: c, N: int16(on)}}
	}, func(c rules.CardID) string {
		if open && slices.ContainsFunc(s.Q().Attacks(c), func(o rules.Option) bool { return o.N != 0 }) {
			return m.T("drop.attack")
		}
		return ""
	}, s.Attack)
}

// Blocked makes the attacker, and the ground on its side, accept a blocker
// dragged there.
func (s *Deeds) Blocked(sl *board.Slot) {
	s.match.Takes(sl, func(c rules.CardID) []rules.Option {
		return []rules.Option{{Verb: rules.Block, Card: c}}
	}, nil, nil)
}

// TooEarly says why a creature that is to attack cannot do so yet.
func (s *Deeds) TooEarly(c rules.CardID) string {
	on := s.match
	k := on.View.S.Card(c)
	switch {
	case !s.Q().Early() || k.Zone != rules.ZoneOf(dmg.Battle, on.Audience):
		return ""
	case dmg.NormalTiming(&on.View.S, on.Audience):
		return on.T("drop.early")
	}
	return on.T("drop.answer", on.Asked(on.Lang).Text)
}
