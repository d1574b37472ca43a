package deeds

import (
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/choices"
	"godeck/scenes/duemagic/phrases"
	"godeck/scenes/duemagic/places"
	"godeck/scenes/duemagic/questions"
	"godeck/scenes/table"
	"godeck/scenes/table/ask"
	"godeck/scenes/ui"
)

// Asking returns how this game's questions are shown.
func (s *Deeds) Asking() ask.Asking {
	on := s.match
	battle := func(c rules.CardID) bool { return on.View.S.Card(c).Zone.Kind() == dmg.Battle }
	return ask.Asking{
		Rules: s.table.M.Game, Low: true, Ground: [2]ui.Colour{ui.Hex(0x2a1f66), ui.Hex(0x150f3c)},
		Question: s.question, Form: s.form, Buttons: s.buttons,
		Idle: func(l lang.Lang) ask.Question { return Words(s, l).Idle() }, Goes: func(l lang.Lang) string { return Words(s, l).Goes() },
		Button: func(o rules.Option, c *ask.Choice) {
			if Words(s, on.Lang).Button(o, c); o.Verb == rules.Pass {
				c.Button.Tap = s.Pass
			}
		},
		Item:  func(o rules.Option) (rules.DefID, string) { return Words(s, on.Lang).Item(o) },
		Alike: func(a, b rules.Option) bool { return choices.Alike(&on.View.S, a, b) }, Moot: s.table.M.Game.Moot,
		Lies: func(c rules.CardID) bool {
			return on.View.S.Card(c).Zone == rules.ZoneOf(dmg.Mana, on.Audience) && s.Stones() || battle(c) && on.View.S.Card(c).Host == 0 || on.View.S.Card(c).Zone == rules.ZoneOf(dmg.Hand, on.Bottom) && on.Bottom == on.Audience
		},
		Figures: s.figures, Pool: len(s.table.M.Game.Lib.Defs) - 1,
		Source: func() rules.DefID { return s.Q().Source() }, AtOnce: battle, Shown: func() []rules.CardID { return s.Q().Shown() },
		Notes: func(c rules.CardID) (string, string) { return Words(s, on.Lang).Note(c), "" }, Text: func(o rules.Option) string { return Words(s, on.Lang).Mode(o) },
		Facts: func(c rules.CardID) string {
			z := on.View.S.Card(c).Zone
			return on.T("of", on.Possessive(z.Seat(), on.Lang, true), questions.Zone(z.Kind(), on.Lang))
		},
	}
}

// Q returns the question as the audience sees it.
func (s *Deeds) Q() *choices.Case {
	q := *s.Bare()
	if q.Mine && !s.match.Session.Replaying() {
		_, itself := s.Itself()
		q.Quiet = itself || s.AnyShield() || s.wish.Passes(&q, s.People())
	}
	return &q
}

// Bare returns the question without whether the table answers it by itself, valid
// until the next call: it is looked at in every tick, which allocates nothing.
func (s *Deeds) Bare() *choices.Case {
	on := s.match
	s.plain = choices.Case{Reading: s.table.M, Legal: on.LegalActions, Seat: on.Audience, Below: on.Bottom, Mine: on.Mine(), Chosen: s.Chosen, Tried: &s.tried}
	return &s.plain
}

// Words returns the words for the question and for what goes on. It is no method:
// what those return stays in the program with all that it promotes.
func Words(s *Deeds, l lang.Lang) *questions.Words {
	on := s.match
	list, _ := Takers(s)
	return &questions.Words{Case: *s.Q(), Aloft: len(list) > 0, Names: &on.GameLog, L: l, Past: s.table.Past, Over: s.Pointed(), Fallen: s.Fallen(), Spent: s.Spent, Lacked: s.Lacked, Hold: s.wish.Hold, Rest: s.wish.Rest == int(on.View.S.Turn), Small: s.table.Lay.Tall || s.table.Lay.Small,
		Fits: func(why string) bool {
			u := on.Unit()
			return !s.table.Lay.Tall && !s.table.Lay.Small && ui.Layout([]ui.Run{{Text: why}}, 14*u, 1.22, s.table.Lay.Prompt.W-300*u).H <= 2.6*14*u
		}}
}

// Pointed returns the creature under the pointer or the focus, 0 for none.
func (s *Deeds) Pointed() rules.CardID {
	on := s.match
	for _, id := range [...]string{on.Surface.Hovered(), on.Surface.Focused()} {
		if t, ok := strings.CutPrefix(id, "creature-"); ok {
			k, _ := strconv.Atoi(t)
			return rules.CardID(k)
		}
	}
	return 0
}

// question returns what is asked now, and the clause or reason behind it.
func (s *Deeds) question(l lang.Lang) ask.Question {
	on := s.match
	w := Words(s, l)
	if !w.Asking() { // nothing to decide
		return w.Idle()
	}
	if q, ok := w.Question(); ok {
		return q
	}
	return ask.Question{Text: on.CardsAsked(l), Why: s.table.M.Game.Clause(&on.View.S, l)}
}

// figures returns the numbers an effect may change, as both players see them.
func (s *Deeds) figures(st *rules.State, l lang.Lang) []ask.Figure {
	return s.match.FiguresOf(l, func(p rules.Seat, add func(name string, v int)) {
		add(phrases.Text.T(l, "zone.shields"), dmg.ShieldsOf(st, p))
		for _, k := range [...]uint8{dmg.Battle, dmg.Hand, dmg.Mana, dmg.Graveyard} {
			add(questions.Zone(k, l), len(st.Zone(rules.ZoneOf(k, p))))
		}
	})
}

// form returns the form of a question that is not shown in its usual form.
func (s *Deeds) form(d *rules.Decision, usual ask.Form) ask.Form {
	switch d.Prompt {
	case dmg.PromptPay:
		return ask.AskGrid
	case dmg.PromptDeclare:
		if len(s.Q().Sprung()) > 0 {
			return ask.AskTable // they hover over it
		}
		return ask.AskUses
	case dmg.PromptReplace:
		return ask.AskUses
	case dmg.PromptPlayer, dmg.PromptBreaker:
		return ask.AskOffer
	case dmg.PromptStack, dmg.PromptOrderUse:
		if list, _ := Takers(s); len(list) > 0 { // they stand about the attacker
			return ask.AskTable
		}
		if _, ok := s.match.OnlyOption(); ok {
			return ask.AskOffer
		}
		if s.Q().Relieving() {
			return ask.AskUses
		}
	case dmg.PromptShield:
		if !s.table.Lay.Taps {
			return ask.AskOwn // the table shows only pips
		}
	}
	return usual
}

// buttons returns the buttons of the bar: the ways to use what was chosen by
// tap, and the answers without a place on the table. Passing has the big
// button.
func (s *Deeds) buttons(usual []ask.Choice) (out []ask.Choice) {
	on := s.match
	l := on.Lang
	d := &on.View.S.Dec
	cancel := ask.Choice{ID: "cancel", Button: ui.Button{Name: phrases.Text.T(l, "cancel"), Icon: ui.IconClose, Sound: "ui-back", Tap: func(*ui.Env) { s.Drop() }}}
	switch {
	case !s.Q().Asking():
	case d.Kind == rules.YesNo || d.Kind == rules.ChooseMode:
		return usual
	case d.Kind == rules.ChooseCards:
		o := on.LegalActions[0]
		if on.Least() == 1 && on.Most() == 1 && len(on.Picks()) == 0 && on.View.S.Card(o.Card).Zone.Kind() == dmg.Battle {
			if len(on.LegalActions) > 1 {
				return nil // tapping the creature answers
			}
			return []ask.Choice{{ID: "pick", Button: ui.Button{Label: on.Named(on.View.S.Card(o.Card).Def, l), Kind: ui.ButtonPrimary, Icon: ui.IconCheck, Tap: func(env *ui.Env) { on.Pick(env, o.Card) }}}}
		}
		return usual
	case s.Q().Springing():
		if c := s.Q().Spring(); c != 0 {
			o := s.Q().Uses(c)[0]
			return []ask.Choice{{ID: "declare-" + strconv.Itoa(int(c)), Button: ui.Button{Label: phrases.Text.T(l, "declare.free"), Kind: ui.ButtonPrimary, Icon: ui.IconWand, Tap: func(env *ui.Env) { s.Use(env, o) }}}}
		}
	case d.Prompt == dmg.PromptStack: // one card stands about the attacker: it is answered by two buttons
		if list, _ := Takers(s); len(list) == 1 {
			o, kind := list[0], ui.ButtonPrimary
			if s.Q().Another() {
				kind = ui.ButtonNormal
			}
			return []ask.Choice{{ID: "order-" + strconv.Itoa(int(o.Card)), Button: ui.Button{Label: phrases.Text.T(l, "order."+choices.Exchanges[o.N]), Kind: kind, Icon: ui.IconSword, Tap: func(env *ui.Env) { s.Use(env, o) }}}}
		}
	case d.Prompt == dmg.PromptBlock && s.Chosen == 0 && s.Q().Lone() != 0: // the question is about it
		return []ask.Choice{{ID: "block", Button: ui.Button{Label: phrases.Text.T(l, "block"), Kind: ui.ButtonPrimary, Icon: ui.IconShield, Tap: s.block}}}
	case s.Chosen == 0:
	case d.Prompt == dmg.PromptBlock:
		return []ask.Choice{{ID: "block", Button: ui.Button{Label: phrases.Text.T(l, "block"), Kind: ui.ButtonPrimary, Icon: ui.IconShield, Tap: s.block}}, cancel}
	case d.Prompt == dmg.PromptPriority:
		for _, u := range Words(s, l).Ways() {
			u.Button.Tap = func(env *ui.Env) { s.Use(env, u.Answer) }
			out = append(out, ask.Choice{ID: u.ID, Button: u.Button})
		}
		return append(out, cancel)
	case d.Prompt == dmg.PromptCharge:
		o := rules.Option{Verb: rules.Use, Card: s.Chosen}
		return []ask.Choice{{ID: "charge", Button: ui.Button{Label: phrases.Text.T(l, "charge"), Kind: ui.ButtonPrimary, Icon: ui.IconGem, Sound: "mana-charge", Tap: func(env *ui.Env) { s.Use(env, o) }}}, cancel}
	case d.Prompt == dmg.PromptAttack:
		if o := (rules.Option{Verb: rules.Attack, Card: s.Chosen}); on.Legal(o) {
			out = append(out, ask.Choice{ID: "attack-player", Button: ui.Button{Label: phrases.Text.T(l, "attack.player"), Kind: ui.ButtonPrimary, Icon: ui.IconSword, Tap: func(env *ui.Env) { s.Attack(env, o) }}})
		}
		if c := s.Q().Lone(); c != 0 {
			o := rules.Option{Verb: rules.Attack, Card: s.Chosen, N: int16(c)}
			b := ui.Button{Label: phrases.Text.T(l, "attack.creature"), Desc: on.Cards.Name(on.View.S.Card(c).Def, l), Icon: ui.IconFight, Tap: func(env *ui.Env) { s.Attack(env, o) }}
			if len(out) == 0 {
				b.Kind = ui.ButtonPrimary
			}
			out = append(out, ask.Choice{ID: "attack-creature", Button: b})
		}
		return append(out, cancel)
	}
	return out
}

// Takers returns the cards that may take over the attack, asked about on the table,
// and where they stand; none where there is no room for that.
func Takers(s *Deeds) (list []rules.Option, ring places.Ring) {
	on := s.match
	if !on.Prompting(dmg.PromptStack) {
		return nil, ring
	}
	if list = s.Q().Takers(); len(list) == 0 {
		return nil, ring
	}
	ring, ok := s.table.Lay.Ring(len(list), s.table.Lay.Tower() && len(s.table.M.Stack()) > 0, on.Surface.Env())
	if !ok {
		return nil, ring
	}
	return list, ring
}

// Stones reports whether mana is chosen on its stones: which of it is untapped, where they
// are large enough.
func (s *Deeds) Stones() bool {
	lay, on := s.table.Lay, s.match
	if !lay.Tower() || !choices.Untaps(s.Bare()) {
		return false
	}
	d, _ := places.Stones(lay.Heap(0, on.Unit()), on.Count(dmg.Mana, on.Audience), on.Unit())
	return d >= 0.6*on.Surface.Env().MinTarget()
}

// Fallen reports whether the running attack has struck already.
func (s *Deeds) Fallen() bool {
	on := s.match
	if on.Step() != dmg.StepBreak && on.Step() != dmg.StepAttackEnd || on.Prompting(dmg.PromptShield) || on.Prompting(dmg.PromptBreaker) {
		return false
	}
	return !on.Busy() || s.table.Landed || len(s.table.M.Stack()) > 0
}

// People reports whether a person plays against the audience.
func (s *Deeds) People() bool {
	return s.match.Audience >= 0 && s.match.Session.Human(s.match.Audience.Other())
}

// Itself returns the answer that the table gives by itself: a payment is made as
// proposed, and a second exchange for one attack that would bring nothing is left.
func (s *Deeds) Itself() (o rules.Option, ok bool) {
	on := s.match
	switch {
	case on.Session.Replaying():
	case on.Prompting(dmg.PromptPay) && !s.wish.AskPay:
		return rules.Option{Verb: rules.Done}, true
	case on.Prompting(dmg.PromptStack) && s.asksLittle() && s.Bare().Enough():
		return rules.Option{Verb: rules.Pass}, true
	}
	return o, false
}

// asksLittle reports whether nothing is asked for that decides nothing: nobody wants to
// be asked always, learns, or could learn something from it.
func (s *Deeds) asksLittle() bool {
	_, taught := s.match.Session.(table.Teacher)
	return !s.wish.Hold && !s.wish.Never && !taught && !s.People()
}
