package deeds

import (
	"cmp"
	"slices"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/field"
	"godeck/scenes/ui"
)

// zoom shows a card to be read.
func (s *Deeds) zoom(def rules.DefID) {
	on := s.match
	if f := on.Cards.Of(def, on.Lang); f != nil {
		s.match.Zoom.Open(f)
		on.Surface.Invalidate()
	}
}

// TapHand chooses a card in the hand, or uses the chosen one.
func (s *Deeds) TapHand(env *ui.Env, t field.Card) {
	on := s.match
	switch {
	case s.Q().Asking() && on.Prompting(dmg.PromptAttack):
		on.Refuse(env, on.Why(rules.Option{Verb: rules.Use, Card: t.ID}))
	case !s.Q().Asking() || !on.Prompting(dmg.PromptPriority) && !on.Prompting(dmg.PromptCharge) && !s.Q().Springing():
		s.zoom(t.Def)
	case !s.Q().Offers(t.ID):
		on.Refuse(env, on.Why(rules.Option{Verb: rules.Use, Card: t.ID}))
	case s.Chosen == t.ID:
		s.Use(env, s.Q().Uses(t.ID)[0])
	default:
		s.choose(env, t.ID)
	}
}

// choose chooses a card for the next action and announces what that can be.
func (s *Deeds) choose(env *ui.Env, c rules.CardID) {
	on := s.match
	s.Chosen, on.Board.Selected = c, on.Token(c).Board()
	ui.Play(env, "card-place", 0.35, 0)
	q := on.Asked(on.Lang)
	on.Surface.Announce(q.Text + " " + q.Why)
	on.Surface.Invalidate()
}

// Use begins the use of a card.
func (s *Deeds) Use(env *ui.Env, o rules.Option) {
	s.Drop()
	s.match.Answer(env, o)
}

// TapCreature answers with a creature, or begins an answer.
func (s *Deeds) TapCreature(env *ui.Env, t field.Card) {
	on := s.match
	own := t.ID != 0 && on.View.S.Card(t.ID).Zone.Seat() == on.Audience
	switch {
	case on.JustAnswered(): // the second half of a double click
	case !s.Q().Asking():
		s.zoom(t.Def)
	case on.Prompting(dmg.PromptAttack) && own:
		o := s.Q().Attacks(t.ID)
		switch {
		case len(o) == 0:
			on.Refuse(env, on.Why(rules.Option{Verb: rules.Attack, Card: t.ID}))
		case s.Chosen == t.ID && len(o) == 1:
			s.Attack(env, o[0])
		case s.Chosen == t.ID:
			s.Drop()
		default:
			s.choose(env, t.ID)
		}
	case on.Prompting(dmg.PromptAttack) && s.Chosen != 0:
		s.Attack(env, rules.Option{Verb: rules.Attack, Card: s.Chosen, N: int16(t.ID)})
	case on.Prompting(dmg.PromptBlock) && own:
		switch {
		case !s.Q().Offers(t.ID):
			on.Refuse(env, on.Why(rules.Option{Verb: rules.Block, Card: t.ID}))
		case s.Chosen == t.ID:
			s.block(env)
		default: // it may be lost: once more, on it or on the attacker
			s.choose(env, t.ID)
		}
	case on.Prompting(dmg.PromptBlock) && s.Chosen != 0 && t.ID == rules.CardID(on.View.S.Vars[dmg.Attacker]):
		s.block(env)
	case on.Prompting(dmg.PromptPriority) && slices.Contains(s.Q().Reach(s.Chosen), t.ID):
		s.cast(env, s.Q().Uses(s.Chosen)[0], t.ID)
	case s.Q().Springing() && slices.Contains(s.Q().Reach(s.Q().Spring()), t.ID):
		s.cast(env, s.Q().Uses(s.Q().Spring())[0], t.ID)
	case on.Prompting(dmg.PromptPriority) && own && len(s.Q().Uses(t.ID)) > 0:
		s.choose(env, t.ID)
	case own && !t.Tapped && !t.New && s.TooEarly(t.ID) != "" && !dmg.NormalTiming(&on.View.S, on.Audience):
		on.Refuse(env, s.TooEarly(t.ID))
	default:
		s.zoom(t.Def)
	}
}

// cast begins the use of a card on a creature.
func (s *Deeds) cast(env *ui.Env, o rules.Option, on rules.CardID) {
	s.Use(env, o)
	s.aim[o.Card] = on
}

// block lets the chosen creature, or the only one that can, take the attack.
func (s *Deeds) block(env *ui.Env) {
	if s.Chosen == 0 && s.match.TooSoon() { // meant for what was asked before
		return
	}
	if o := (rules.Option{Verb: rules.Block, Card: cmp.Or(s.Chosen, s.Q().Lone())}); s.match.Answer(env, o) {
		s.Drop()
	}
}

// Attack lets a creature attack, without a shield in mind: see AttackAt.
func (s *Deeds) Attack(env *ui.Env, o rules.Option) {
	if s.match.Answer(env, o) {
		s.Hit.By = 0
		s.Drop()
	}
}

// TapShield chooses a shield, or attacks the player behind it.
func (s *Deeds) TapShield(env *ui.Env, sd, place int) {
	on := s.match
	p := on.Seat(sd)
	switch {
	case s.Q().Shield(on.Seat(sd), place):
		on.Answer(env, rules.Option{Verb: rules.Number, N: int16(place)})
	case on.Prompting(dmg.PromptAttack) && s.Chosen != 0 && sd == 1:
		s.AttackAt(env, s.Chosen, place)
	default:
		list, _ := s.table.M.Places(p)
		if place <= len(list) {
			for i := len(list[place-1]) - 1; i >= 0; i-- {
				if t := list[place-1][i]; t.Def != 0 {
					s.zoom(t.Def)
					return
				}
			}
		}
	}
}

// AttackAt attacks the player, aiming at the shield at a place.
func (s *Deeds) AttackAt(env *ui.Env, c rules.CardID, place int) {
	s.Attack(env, rules.Option{Verb: rules.Attack, Card: c})
	s.Hit.By, s.Hit.Place = c, place
}

// Means returns the place of the shield that the running attack was aimed at,
// 0 for none.
func (s *Deeds) Means() int {
	on := s.match
	if st := &on.View.S; s.Hit.By != 0 && st.Vars[dmg.Attacker] != 0 && st.Active == on.Audience { // another card may have taken it over
		return s.Hit.Place
	}
	return 0
}

// Drop drops what was chosen by tap.
func (s *Deeds) Drop() { s.Chosen, s.match.Board.Selected = 0, "" }

// Sends moves the chosen card to a player: into one's own mana, or as an
// attack on the other.
func (s *Deeds) Sends(env *ui.Env, sd int) bool {
	on := s.match
	o := rules.Option{Verb: rules.Attack, Card: s.Chosen}
	if sd == 0 && on.Prompting(dmg.PromptCharge) {
		o.Verb = rules.Use
	}
	if s.Chosen == 0 || (o.Verb == rules.Attack) != (sd == 1) || !on.Legal(o) {
		return false
	}
	s.Use(env, o)
	return true
}
