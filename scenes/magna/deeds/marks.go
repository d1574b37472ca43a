package deeds

import (
	"slices"
	"strconv"

	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/choices"
	"godeck/scenes/magna/faces"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/outlook"
	"godeck/scenes/magna/phrases"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// UnitDoes sets what a unit on the map does now and how it is highlighted. It
// returns the verb of a tap, "" where the unit is only read.
func (s *Deeds) UnitDoes(o *board.CardOpts, t field.Card, kind uint8, p rules.Seat) string {
	q, at := s.Q(), s.match
	if !q.Mine {
		return ""
	}
	own, prompt := p == at.Bottom, q.Dec().Prompt
	acts := func(mark board.Mark, key string, tap func(env *ui.Env)) string {
		o.Mark, o.Tap = mark, tap
		return at.T(key)
	}
	g := choices.Goal{Seat: p, Group: field.GroupOf(kind), On: t}
	sel := q.Selected()
	switch {
	case at.Picking():
		if !at.Picked(t.ID) && !at.Legal(rules.Option{Verb: rules.Pick, Card: t.ID}) && !(own && kind == q.PickZone()) {
			return ""
		}
		o.Drag = prompt == mgn.PromptForce
		verb, _ := at.Pickable(o, t.ID, board.MarkLegal, at.T("act.pick"))
		return verb
	case q.Targeting():
		if m, ok := q.Meaning(t); ok {
			key := "act.pick"
			if b, falls := s.suffers(m, t); b.Text != "" {
				o.Badges = append(o.Badges, b)
				if key = "act.pick.holds"; falls {
					key = "act.pick.falls"
				}
			}
			return acts(board.MarkTarget, key, s.give(m, "card-place"))
		}
		return ""
	case prompt == mgn.PromptAttack:
		return s.attackDoes(o, t, kind, p)
	case sel.Key != 0 && sel.Key == t.Key:
		o.Drag = true
		return acts(board.MarkSelected, "act.unchoose", func(env *ui.Env) { s.Choose(env, t) })
	case sel.Key != 0 && len(q.Actions(sel, g)) > 0:
		key := "act.here"
		switch {
		case q.M.Type(sel) == mgn.Weapon && !q.FaceDown:
			key = "act.arm"
		case prompt == mgn.PromptRedeploy:
			key = "act.swap"
		}
		o.Drag = prompt == mgn.PromptRedeploy && len(q.Uses(t.ID)) > 0
		mark := board.MarkNone // the ground around it shines
		if slices.ContainsFunc(q.Actions(sel, g), func(o rules.Option) bool { return o.N == int16(t.ID) }) {
			mark = board.MarkTarget
		}
		return acts(mark, key, func(env *ui.Env) { s.Bring(env, sel, g) })
	case sel.Key != 0 && (q.M.Type(sel) == mgn.Weapon || own && prompt == mgn.PromptProduction):
		o.Mark, o.Refuse = board.MarkDim, s.Words(at.Lang).WhyNot(sel, g)
		return ""
	}
	os := q.Uses(t.ID)
	switch {
	case !own:
	case len(os) == 0:
		if t.Moved && prompt == mgn.PromptRedeploy {
			o.Mark, o.Refuse = board.MarkDim, at.Why(rules.Option{Verb: rules.Use, Card: t.ID})
		}
	case prompt == mgn.PromptRedeploy:
		o.Drag = true
		return acts(board.MarkLegal, "act.move", func(env *ui.Env) { s.Choose(env, t) })
	case prompt == mgn.PromptReinforce:
		return acts(board.MarkLegal, "act.ambush", func(env *ui.Env) { s.Do(env, os[0]) })
	default:
		return acts(board.MarkLegal, "act.ability", func(env *ui.Env) { s.offer(env, t.ID) })
	}
	return ""
}

// WeaponDoes sets what a weapon on a unit does now and returns the verb of a tap.
func (s *Deeds) WeaponDoes(o *board.CardOpts, t field.Card) string {
	q, at := s.Q(), s.match
	if !q.Mine || len(q.Uses(t.ID)) == 0 || !q.Prompting(mgn.PromptRedeploy) && !q.Prompting(mgn.PromptReinforce) {
		return ""
	}
	o.Mark, o.Drag, o.Tap = board.MarkLegal, true, func(env *ui.Env) { s.Choose(env, t) }
	if q.Chosen == t.Key {
		o.Mark = board.MarkSelected
		return at.T("act.unchoose")
	}
	return at.T("act.rearm")
}

// HandDoes sets what a card in the hand does now and returns the verb of a tap.
func (s *Deeds) HandDoes(o *board.CardOpts, t present.Token) string {
	q, at := s.Q(), s.match
	verb := at.T("node.noturn")
	o.Rises = true
	if !q.Mine {
		return verb
	}
	prompt := q.Dec().Prompt
	if at.Picking() {
		if at.AllLie() && !field.IsField(at.View.S.Card(at.LegalActions[0].Card).Zone.Kind()) {
			verb, _ = at.Pickable(o, t.ID, board.MarkLegal, at.T("act.pick"))
		}
		return verb
	}
	can := len(q.Uses(t.ID)) > 0
	switch prompt {
	case mgn.PromptProduction, mgn.PromptReinforce, mgn.PromptArmament:
		o.Drag = can || prompt != mgn.PromptArmament
		if !can {
			o.Mark, o.Refuse = board.MarkDim, at.Why(rules.Option{Verb: rules.Use, Card: t.ID})
			return verb
		}
		o.Tap = func(env *ui.Env) { s.Choose(env, q.M.Get(t.Key)) }
		if o1, ok := q.Brings(q.M.Get(t.Key)); ok {
			if o.Tap = func(env *ui.Env) { s.Do(env, o1) }; !q.Hopeless() {
				o.Mark = board.MarkLegal
			}
			if q.M.Type(q.M.Get(t.Key)) == mgn.Tactic {
				return at.T("act.summon")
			}
			if m, _ := q.M.Game.ReinforceCost(&at.View.S, t.ID); m > 0 {
				o.Badges = append(o.Badges, board.Badge{Corner: cards.Above, Icon: ui.IconCrystal, Text: "−" + strconv.Itoa(m), Colour: faces.Magna})
				return at.T("act.reinforce.magna", m)
			}
			return at.T("act.reinforce")
		}
		if prompt == mgn.PromptReinforce && q.M.Type(q.M.Get(t.Key)) == mgn.Tactic { // it summons in several ways
			o.Tap = func(env *ui.Env) { s.offer(env, t.ID) }
		}
		if q.Chosen == t.Key {
			o.Mark = board.MarkSelected
			return at.T("act.unchoose")
		}
		use, _ := q.Ways(q.M.Get(t.Key))
		switch {
		case q.Hopeless():
		case use && !q.Displaces(q.M.Get(t.Key)):
			o.Mark = board.MarkLegal
		case !use && prompt == mgn.PromptProduction:
			o.Mark = board.MarkHidden
		}
		if !use {
			o.Badges = append(o.Badges, board.Badge{Corner: cards.Above, Icon: ui.IconFaceDown, Colour: faces.Parchment})
			return at.T("act.choose.trap")
		}
		return at.T("act.pick")
	case mgn.PromptAttack, mgn.PromptBlock, mgn.PromptChain:
		if can && len(q.Effects(t.ID)) == 0 {
			if q.CanAttack() && !s.Words(at.Lang).Taught && len(q.Uses(t.ID)) == 1 { // it goes along with the attack
				o.Mark, o.Tap = board.MarkLegal, func(env *ui.Env) { along(s, env, t.Key) }
				if slices.Contains(s.Mind.Along, t.Key) {
					o.Mark = board.MarkSelected
					return at.T("act.along.not")
				}
				return at.T("act.along")
			}
			o.Mark, o.Refuse = board.MarkDim, at.T("why.early")
			return verb
		}
		if can {
			o.Mark, o.Drag, o.Tap = board.MarkLegal, true, func(env *ui.Env) {
				s.offer(env, t.ID)
			}
			return at.T("act.effect")
		}
		o.Mark = board.MarkDim
	}
	return verb
}

// attackDoes sets what a unit does while an attack is planned: one's own units
// join it, and a tap on an enemy declares it. It returns the verb of a tap.
func (s *Deeds) attackDoes(o *board.CardOpts, t field.Card, kind uint8, p rules.Seat) string {
	q, at := s.Q(), s.match
	if p != at.Bottom {
		m, ok := q.Aimable(t)
		switch {
		case !ok && kind == q.M.ForceZone(p):
			o.Refuse = at.Why(rules.Option{Verb: rules.Attack, Card: t.ID}) // an assault reaches it all the same
			if q.CanAttack() {
				o.Badges = append(o.Badges, board.Badge{Corner: cards.TopRight, Text: at.T("covered"), Colour: faces.Parchment})
			}
		case !ok:
		case len(q.Attackers) == 0 && s.Words(at.Lang).Taught:
			o.Refuse = at.T("skirmish.units")
			return at.T("act.aim")
		case len(q.Attackers) == 0: // all who can, whom a second tap sends
			o.Tap = func(env *ui.Env) {
				ui.Play(env, "card-place", 0.5, 0)
				q.JoinAll()
			}
			return at.T("act.aim.all")
		default: // attackers, then their target: that is the attack
			o.Mark, o.Tap = board.MarkTarget, func(env *ui.Env) { s.strike(env, m) }
			b := board.Badge{Corner: cards.TopRight, Icon: ui.IconShield, Text: "−" + strconv.Itoa(q.Might()), Colour: faces.Defend}
			key := "act.strike"
			if q.Might() >= field.Absorbs(t) {
				if b.Icon, b.Colour, key = ui.IconCrack, at.Theme.Danger, "act.kill"; q.Doubts(at.Bottom) != phrases.Sure {
					key = "act.kill.unless"
				}
			}
			o.Badges = append(o.Badges, b)
			return at.T(key)
		}
		return ""
	}
	switch {
	case kind != mgn.Invasion:
		return ""
	case t.Checked:
		o.Mark, o.Refuse = board.MarkDim, at.T("why.checked")
		return ""
	}
	o.Mark, o.Drag, o.Tap = board.MarkLegal, true, func(env *ui.Env) { s.joins(env, t.Key) }
	if slices.Contains(q.Attackers, t.Key) {
		o.Mark = board.MarkSelected
		corner := cards.TopLeft
		if s.lay.Tall { // there its keyword is written
			corner = cards.Above
		}
		o.Badges = append(o.Badges, board.Badge{Corner: corner, Icon: ui.IconSword, Text: strconv.Itoa(t.Attack), Colour: faces.Attack})
		return at.T("act.unjoin")
	}
	return at.T("act.join")
}

// suffers returns the badge for the damage that a unit takes as the target of an
// effect, and whether it falls; without text if there is none.
func (s *Deeds) suffers(o rules.Option, t field.Card) (b board.Badge, falls bool) {
	n, falls := outlook.Suffers(s.Mind.M.Game, s.match.View, o, t.ID)
	if n >= 0 {
		b = board.Badge{Corner: cards.TopRight, Icon: ui.IconShield, Text: "−" + strconv.Itoa(n), Colour: faces.Defend}
	}
	if falls {
		b.Icon, b.Colour = ui.IconCrack, s.match.Theme.Danger
	}
	return b, falls
}
