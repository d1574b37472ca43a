package magna

import (
	"slices"
	"strconv"
	"strings"

	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/outlook"
	"godeck/scenes/magna/phrases"
	"godeck/scenes/magna/places"
	"godeck/scenes/table"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// attackDoes sets what a unit does while an attack is planned: one's own units
// join it, and a tap on an enemy declares it. It returns the verb of a tap.
func (s *Scene) attackDoes(o *board.CardOpts, t token, kind uint8, p rules.Seat) string {
	if p != s.Bottom {
		m, ok := s.q().Aimable(t)
		switch {
		case !ok && kind == s.m.ForceZone(p):
			o.Refuse = s.Why(rules.Option{Verb: rules.Attack, Card: t.ID}) // an assault reaches it all the same
			if s.q().CanAttack() {
				o.Badges = append(o.Badges, board.Badge{Corner: cards.TopRight, Text: s.T("covered"), Colour: parchment})
			}
		case !ok:
		case len(s.mind.Attackers) == 0:
			o.Refuse = s.T("skirmish.units")
			return s.T("act.aim")
		default: // attackers, then their target: that is the attack
			o.Mark, o.Tap = board.MarkTarget, func(env *ui.Env) { s.strike(env, m) }
			b := board.Badge{Corner: cards.TopRight, Icon: ui.IconShield, Text: "−" + strconv.Itoa(s.q().Might()), Colour: defendCol}
			key := "act.strike"
			if s.q().Might() >= field.Absorbs(t) {
				if b.Icon, b.Colour, key = ui.IconCrack, s.Theme.Danger, "act.kill"; s.q().Doubts(s.Bottom) != phrases.Sure {
					key = "act.kill.unless"
				}
			}
			o.Badges = append(o.Badges, b)
			return s.T(key)
		}
		return ""
	}
	switch {
	case kind != mgn.Invasion:
		return ""
	case t.Checked:
		o.Mark, o.Refuse = board.MarkDim, s.T("why.checked")
		return ""
	}
	o.Mark, o.Drag, o.Tap = board.MarkLegal, true, func(env *ui.Env) { s.joins(env, t.Key) }
	if slices.Contains(s.mind.Attackers, t.Key) {
		o.Mark = board.MarkSelected
		o.Badges = append(o.Badges, board.Badge{Corner: cards.TopLeft, Icon: ui.IconSword, Text: strconv.Itoa(t.Attack), Colour: attackCol})
		return s.T("act.unjoin")
	}
	return s.T("act.join")
}

// hurl attacks by dropping a unit, with the chosen ones, on the opponent's side.
func (s *Scene) hurl(env *ui.Env, t token, g goal) {
	if !slices.Contains(s.mind.Attackers, t.Key) {
		s.mind.Attackers = append(s.mind.Attackers, t.Key)
	}
	if o := s.q().Attacks(t, g); len(o) > 0 {
		s.strike(env, o[0])
	}
}

// pointed returns the enemy under the pointer or the focus that can be attacked.
func (s *Scene) pointed() token {
	opponent := s.Bottom.Other()
	for _, id := range [...]string{s.Surface.Hovered(), s.Surface.Focused()} {
		for _, t := range s.m.List(s.m.ForceZone(opponent), opponent) {
			if _, ok := s.q().Aimable(t); ok && id != "" && id == places.UnitNode(s.m, t, 1) {
				return t
			}
		}
	}
	return token{}
}

// joins toggles whether a unit takes part.
func (s *Scene) joins(env *ui.Env, key int) {
	ui.Play(env, "card-place", 0.5, 0)
	s.q().Join(key)
}

// strike declares an attack by the chosen units: first the target, then who takes part.
func (s *Scene) strike(env *ui.Env, o rules.Option) {
	attackers := slices.Clone(s.mind.Attackers)
	if !s.Answer(env, o) {
		return
	}
	s.mind.Struck = true
	s.mind.Attackers = s.mind.Attackers[:0]
	s.View = s.Session.View()
	if s.View.S.Dec.Prompt != mgn.PromptMembers {
		return
	}
	n := 0
	for _, k := range attackers {
		if s.Session.Answer(rules.Option{Verb: rules.Pick, Card: s.m.Get(k).ID}) == nil {
			n++
		}
	}
	if n == len(attackers) && n > 0 {
		s.Session.Answer(rules.Option{Verb: rules.Done})
	}
	ui.Play(env, "commit", 0.7, 0)
}

// unmoved reports whether the player is asked about an order that does not matter.
func (s *Scene) unmoved() bool {
	return table.AnswersFor(&s.Match, mgn.PromptOrder) && s.q().Unmoved()
}

// resolved reports whether the player is asked once more about an invasion that
// was decided just now.
func (s *Scene) resolved() bool {
	return table.AnswersFor(&s.Match, mgn.PromptGo) && s.q().Resolved()
}

// suffers returns the badge for the damage that a unit takes as the target of an
// effect, and whether it falls; without text if there is none.
func (s *Scene) suffers(o rules.Option, t token) (b board.Badge, falls bool) {
	n, falls := outlook.Suffers(s.game, s.View, o, t.ID)
	if n >= 0 {
		b = board.Badge{Corner: cards.TopRight, Icon: ui.IconShield, Text: "−" + strconv.Itoa(n), Colour: defendCol}
	}
	if falls {
		b.Icon, b.Colour = ui.IconCrack, s.Theme.Danger
	}
	return b, falls
}

// itself answers what is nothing to decide.
func (s *Scene) itself(env *ui.Env) bool {
	switch {
	case s.resolved():
		s.march(env)
	case s.unmoved():
		s.takeOrder(env)
	default:
		return false
	}
	return true
}

// point shows what belongs to the card under the pointer: its tag, and what an
// attack on it would do. Something else that has a tip has that alone.
func (s *Scene) point(*ui.Env) {
	at := s.Surface.Hovered()
	if at == "" {
		at = s.Surface.Focused()
	}
	if e := s.Surface.Find(at); !strings.HasPrefix(at, "unit-") && (s.mind.Chosen == 0 || e == nil || e.Tip == "" && e.TipAt == nil) {
		at = ""
	}
	if at != s.eyed {
		s.eyed = at
		s.Surface.Invalidate()
	}
}
