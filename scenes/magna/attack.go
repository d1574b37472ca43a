package magna

import (
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/outlook"
	"godeck/scenes/magna/phrases"
	"godeck/scenes/table"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// assault is the declaration of an assault.
var assault = rules.Option{Verb: rules.Mode, N: 1}

// attackDoes sets what a unit does while an attack is planned: one's own units
// join it, and a tap on an enemy declares it. It returns the verb of a tap.
func (s *Scene) attackDoes(o *board.CardOpts, t token, kind uint8, p rules.Seat) string {
	if p != s.Bottom {
		m, ok := s.aimable(t)
		switch {
		case !ok && kind == s.m.ForceZone(p):
			o.Refuse = s.Why(rules.Option{Verb: rules.Attack, Card: t.ID}) // an assault reaches it all the same
			if s.canAttack() {
				o.Badges = append(o.Badges, board.Badge{Corner: cards.TopRight, Text: s.T("covered"), Colour: parchment})
			}
		case !ok:
		case len(s.attackers) == 0:
			o.Refuse = s.T("skirmish.units")
			return s.T("act.aim")
		default: // attackers, then their target: that is the attack
			o.Mark, o.Tap = board.MarkTarget, func(env *ui.Env) { s.strike(env, m) }
			b := board.Badge{Corner: cards.TopRight, Icon: ui.IconShield, Text: "−" + strconv.Itoa(s.attackSum()), Colour: defendCol}
			key := "act.strike"
			if s.attackSum() >= field.Absorbs(t) {
				if b.Icon, b.Colour, key = ui.IconCrack, s.Theme.Danger, "act.kill"; doubts(s, s.Bottom) != phrases.Sure {
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
	if slices.Contains(s.attackers, t.Key) {
		o.Mark = board.MarkSelected
		o.Badges = append(o.Badges, board.Badge{Corner: cards.TopLeft, Icon: ui.IconSword, Text: strconv.Itoa(t.Attack), Colour: attackCol})
		return s.T("act.unjoin")
	}
	return s.T("act.join")
}

// aimable returns the option that skirmishes a unit.
func (s *Scene) aimable(t token) (rules.Option, bool) {
	o, ok := s.meaning(t)
	return o, ok && o.Verb != rules.Use
}

// alone returns the key of the only unit that can attack, 0 if there are
// several or none. It takes part in every attack.
func (s *Scene) alone() (key int) {
	for _, t := range s.m.List(mgn.Invasion, s.Bottom) {
		switch {
		case t.Checked || !t.Up || t.ID == 0:
		case key != 0:
			return 0
		default:
			key = t.Key
		}
	}
	return key
}

// joins toggles whether a unit takes part.
func (s *Scene) joins(env *ui.Env, key int) {
	ui.Play(env, "card-place", 0.5, 0)
	switch i := slices.Index(s.attackers, key); {
	case i < 0:
		s.attackers = append(s.attackers, key)
	case key != s.alone():
		s.attackers = slices.Delete(s.attackers, i, i+1)
	}
}

// attackSum returns the total attack of the chosen units, sum that of any units.
func (s *Scene) attackSum() (n int) { return s.sum(s.attackers) }

func (s *Scene) sum(keys []int) (n int) {
	for _, k := range keys {
		n += s.m.Get(k).Attack
	}
	return n
}

// enough reports whether the attack that the player has declared defeats all it
// is aimed at if nobody blocks it.
func (s *Scene) enough() bool {
	c := s.m.Combat()
	force := s.m.List(s.m.ForceZone(c.Seat.Other()), c.Seat.Other())
	if c.Kind == mgn.KindSkirmish {
		force = []token{s.m.Get(c.Target)}
	}
	return c.On && c.Seat == s.Bottom && c.Kind < mgn.KindAbility && s.sum(c.Members) >= field.Stands(force)
}

// attacks returns the attacks that dropping a unit on a goal could mean.
func (s *Scene) attacks(t token, g goal) []rules.Option {
	k, p, ok := s.m.Where(t.Key)
	o, aims := s.aimable(g.on)
	switch {
	case !ok || p != s.Bottom || k != mgn.Invasion || g.seat == s.Bottom:
		return nil
	case t.Checked:
		return []rules.Option{{Verb: rules.Attack}} // no legal one
	case g.on.Key == 0: // beside the units
		return []rules.Option{assault}
	case aims:
		return []rules.Option{o}
	}
	return []rules.Option{{Verb: rules.Attack, Card: g.on.ID}}
}

// hurl attacks by dropping a unit, with the chosen ones, on the opponent's side.
func (s *Scene) hurl(env *ui.Env, t token, g goal) {
	if !slices.Contains(s.attackers, t.Key) {
		s.attackers = append(s.attackers, t.Key)
	}
	if o := s.attacks(t, g); len(o) > 0 {
		s.strike(env, o[0])
	}
}

// strike declares an attack by the chosen units: first the target, then who takes part.
func (s *Scene) strike(env *ui.Env, o rules.Option) {
	attackers := slices.Clone(s.attackers)
	if !s.Answer(env, o) {
		return
	}
	s.struck = true
	s.attackers = s.attackers[:0]
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

// end passes. If nothing at all was done in production or in the attacks, that
// was perhaps not meant: the button is where another was, and what is left is
// lost. Of Fight that is left over although a card could be played it asks once.
func (s *Scene) end(env *ui.Env) {
	key, icon := "retreat", ui.IconSword
	_, taught := s.Session.(table.Teacher)
	switch {
	case s.Prompting(mgn.PromptAttack) && !s.struck && s.canAttack():
	case s.Prompting(mgn.PromptProduction) && s.plays(rules.Use) && (s.added == 0 || !s.spared && !taught && s.shown.fight[s.Bottom] > 0):
		if key, icon = "idle", ui.IconPerson; s.added != 0 { // asked once: who keeps the rest knows it
			key, s.spared = "idle.rest", true
		}
	case s.wavers():
		key, icon = "waver", ui.IconPerson
	default:
		s.give(rules.Option{Verb: rules.Pass}, "commit")(env)
		return
	}
	why := s.T(key+".why", int(s.shown.fight[s.Bottom]))
	if key == "waver" {
		b, fate := weigh(s), "defend.falls"
		if s.m.Battle() == mgn.BaseCount {
			fate = "defend.last"
		}
		why = words.Sentences(s.Lang, s.T("waver.why", b.Attack, b.Defense), s.T(fate), b.Verdict(s.Lang)) + s.Lang.Pick("。", ".")
	}
	s.AskMeans(ask.Means{Title: s.T(key), Why: why, Ways: []ask.Way{
		{Choice: ask.Choice{ID: "opt-stay", Button: ui.Button{Label: s.T(key + ".not"), Size: 15, Kind: ui.ButtonPrimary, Icon: icon}}},
		{Choice: ask.Choice{ID: "opt-retreat", Button: ui.Button{Label: s.T(key + ".do"), Size: 15, Kind: ui.ButtonDanger, Icon: ui.IconBack, Tap: s.give(rules.Option{Verb: rules.Pass}, "commit")}}}}})
}

// attackButtons returns the assault with the chosen units, and before anybody is
// chosen the button that chooses all.
func (s *Scene) attackButtons() []ask.Choice {
	n := s.attackSum()
	b := ui.Button{Label: s.T("assault"), Name: s.T("assault.name", n), Icon: ui.IconSword, Tap: func(env *ui.Env) { s.strike(env, assault) }}
	switch {
	case !s.Legal(assault):
		b.Off, b.Desc = true, s.Why(assault)
	case len(s.attackers) == 0:
		b.Off, b.Desc = true, s.T("assault.units")
	default:
		b.Label += " " + strconv.Itoa(n)
		if force := s.m.List(s.m.ForceZone(s.Bottom.Other()), s.Bottom.Other()); len(force) > 1 && n >= field.Stands(force) {
			b.Kind = ui.ButtonPrimary // it takes the base; otherwise a target may be the better choice
		}
	}
	out := []ask.Choice{{ID: "attack-assault", Button: b}}
	if len(s.attackers) == 0 && s.alone() == 0 && s.Legal(assault) {
		out = append(out, ask.Choice{ID: "attack-all", Button: ui.Button{Label: s.T("attack.all"), Name: s.T("attack.all.name"), Icon: ui.IconForward, Tap: s.joinAll}})
	}
	return out
}

// joinAll lets everybody take part who can: what they would do is read before
// they strike.
func (s *Scene) joinAll(env *ui.Env) {
	ui.Play(env, "card-place", 0.5, 0)
	for _, t := range s.m.List(mgn.Invasion, s.Bottom) {
		if !t.Checked && t.Up && t.ID != 0 && !slices.Contains(s.attackers, t.Key) {
			s.attackers = append(s.attackers, t.Key)
		}
	}
}

// canAttack reports whether any attack can be declared, with or without units.
func (s *Scene) canAttack() bool {
	return slices.ContainsFunc(s.LegalActions, func(o rules.Option) bool { return o.Verb != rules.Pass && o.Verb != rules.Use })
}

// plan describes the attack being planned: a strike at the enemy under the pointer, or an assault.
func (s *Scene) plan(l lang.Lang) string {
	opponent := s.Bottom.Other()
	t := s.pointed()
	switch {
	case len(s.attackers) == 0 || len(s.m.List(s.m.ForceZone(opponent), opponent)) == 0:
		return ""
	case t.Key != 0:
		return forecast(s, l, mgn.KindSkirmish, s.attackSum(), t, opponent)
	}
	text := forecast(s, l, mgn.KindAssault, s.attackSum(), token{}, opponent)
	if open := reached(s, opponent, l); open != "" && !s.lay.Small {
		text = words.Sentences(l, text, Text.T(l, "fore.cover", open))
	}
	return text
}

// reached names the defenders that a skirmish by the chosen units can strike, ""
// if it can strike all.
func reached(s *Scene, opponent rules.Seat, l lang.Lang) string {
	var names []string
	force := s.m.List(s.m.ForceZone(opponent), opponent)
	for _, t := range force {
		if _, ok := s.aimable(t); ok {
			names = append(names, s.tokenName(t, l))
		}
	}
	if len(names) == 0 || len(names) == len(force) {
		return ""
	}
	return words.List(l, names...)
}

// pointed returns the enemy under the pointer or the focus that can be attacked.
func (s *Scene) pointed() token {
	opponent := s.Bottom.Other()
	for _, id := range [...]string{s.Surface.Hovered(), s.Surface.Focused()} {
		for _, t := range s.m.List(s.m.ForceZone(opponent), opponent) {
			if _, ok := s.aimable(t); ok && id != "" && id == s.unitNode(t, 1) {
				return t
			}
		}
	}
	return token{}
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

// resolved reports whether the player is asked once more about the invasion
// that was the last thing to happen: who goes second, and declares one when the
// opponent has declared none, has just decided that.
func (s *Scene) resolved() bool {
	v, p := &s.View.S, s.Audience
	return table.AnswersFor(&s.Match, mgn.PromptGo) && rules.Seat(v.Vars[mgn.First]) != p && v.Seats[p.Other()][mgn.Option] != mgn.OptionInvade
}

// point shows what belongs to the card under the pointer: its tag, and what an
// attack on it would do. Something else that has a tip has that alone.
func (s *Scene) point(*ui.Env) {
	at := s.Surface.Hovered()
	if at == "" {
		at = s.Surface.Focused()
	}
	if e := s.Surface.Find(at); !strings.HasPrefix(at, "unit-") && (s.sel == 0 || e == nil || e.Tip == "" && e.TipAt == nil) {
		at = ""
	}
	if at != s.eyed {
		s.eyed = at
		s.Surface.Invalidate()
	}
}

// combatText describes what was declared and what it would do.
func (s *Scene) combatText(l lang.Lang) string {
	c := s.m.Combat()
	switch {
	case !c.On || c.Kind >= mgn.KindAbility && c.Source == 0:
		return ""
	case c.Kind < mgn.KindAbility:
		return forecast(s, l, c.Kind, s.sum(c.Members), s.m.Get(c.Target), c.Seat.Other())
	}
	text := s.Cards.Name(c.Source, l)
	if c.Ability > 0 && c.Ability < len(s.game.Lib.Abilities) {
		text += l.Pick("：", ": ") + s.game.Lib.AbilityText(uint16(c.Ability), l)
	}
	return text
}
