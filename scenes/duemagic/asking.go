package duemagic

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/choices"
	"godeck/scenes/duemagic/field"
	"godeck/scenes/duemagic/questions"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/board"
	"godeck/scenes/ui"
)

// asked returns how this game's questions are shown.
func (s *Scene) asked() ask.Asking {
	battle := func(c rules.CardID) bool { return s.View.S.Card(c).Zone.Kind() == dmg.Battle }
	return ask.Asking{
		Rules: s.game, Low: true, Ground: [2]ui.Colour{ui.Hex(0x2a1f66), ui.Hex(0x150f3c)},
		Question: s.question, Form: s.form, Buttons: s.buttons,
		Idle: func(l lang.Lang) ask.Question { return s.words(l).Idle() }, Goes: func(l lang.Lang) string { return s.words(l).Goes() },
		Button: func(o rules.Option, c *ask.Choice) {
			if s.words(s.Lang).Button(o, c); o.Verb == rules.Pass {
				c.Button.Tap = s.pass
			}
		},
		Item:  func(o rules.Option) (rules.DefID, string) { return s.words(s.Lang).Item(o) },
		Alike: func(a, b rules.Option) bool { return choices.Alike(&s.View.S, a, b) },
		Lies: func(c rules.CardID) bool {
			return battle(c) && s.View.S.Card(c).Host == 0 || s.View.S.Card(c).Zone == rules.ZoneOf(dmg.Hand, s.Bottom) && s.Bottom == s.Audience
		},
		Figures: s.figures, Pool: len(s.game.Lib.Defs) - 1,
		Source: func() rules.DefID { return s.q().Source() }, AtOnce: battle, Shown: func() []rules.CardID { return s.q().Shown() },
		Notes: func(c rules.CardID) (string, string) { return s.words(s.Lang).Note(c), "" }, Text: func(o rules.Option) string { return s.words(s.Lang).Mode(o) },
		Facts: func(c rules.CardID) string {
			z := s.View.S.Card(c).Zone
			return Text.T(s.Lang, "of", s.Possessive(z.Seat(), s.Lang, true), questions.Zone(z.Kind(), s.Lang))
		},
	}
}

// q returns the question as the audience sees it.
func (s *Scene) q() *choices.Case {
	q := *s.bare()
	if q.Mine && !s.Session.Replaying() {
		q.Quiet = q.Prompting(dmg.PromptPay) && !s.wish.AskPay || s.wish.Passes(&q, s.people())
	}
	return &q
}

// bare returns the question without whether the table answers it by itself, valid
// until the next call: it is looked at in every tick, which allocates nothing.
func (s *Scene) bare() *choices.Case {
	s.plain = choices.Case{Reading: s.m, Legal: s.LegalActions, Seat: s.Audience, Below: s.Bottom, Mine: s.Mine(), Chosen: s.sel, Tried: &s.tried}
	return &s.plain
}

// words returns the words for the question and for what goes on.
func (s *Scene) words(l lang.Lang) *questions.Words {
	return &questions.Words{Case: *s.q(), Names: &s.GameLog, L: l, Past: s.on.Past, Over: s.over(), Fallen: s.fallen(), Spent: s.spent, Hold: s.wish.Hold, Rest: s.wish.Rest == int(s.View.S.Turn), Small: s.lay.Tall,
		Fits: func(why string) bool {
			u := s.Unit()
			return !s.lay.Tall && !s.lay.Small && ui.Layout([]ui.Run{{Text: why}}, 14*u, 1.22, s.lay.Prompt.W-300*u).H <= 2.6*14*u
		}}
}

// over returns the creature under the pointer or the focus, 0 for none.
func (s *Scene) over() rules.CardID {
	for _, id := range [...]string{s.Surface.Hovered(), s.Surface.Focused()} {
		if t, ok := strings.CutPrefix(id, "creature-"); ok {
			k, _ := strconv.Atoi(t)
			return rules.CardID(k)
		}
	}
	return 0
}

// question returns what is asked now, and the clause or reason behind it.
func (s *Scene) question(l lang.Lang) ask.Question {
	w := s.words(l)
	if !w.Asking() { // nothing to decide
		return w.Idle()
	}
	if q, ok := w.Question(); ok {
		return q
	}
	return ask.Question{Text: s.CardsAsked(l), Why: s.game.Clause(&s.View.S, l)}
}

// figures returns the numbers an effect may change, as both players see them.
func (s *Scene) figures(st *rules.State, l lang.Lang) []ask.Figure {
	return s.FiguresOf(l, func(p rules.Seat, add func(name string, v int)) {
		add(Text.T(l, "zone.shields"), dmg.ShieldsOf(st, p))
		for _, k := range [...]uint8{dmg.Battle, dmg.Hand, dmg.Mana, dmg.Graveyard} {
			add(questions.Zone(k, l), len(st.Zone(rules.ZoneOf(k, p))))
		}
	})
}

// form returns the form of a question that is not shown in its usual form.
func (s *Scene) form(d *rules.Decision, usual ask.Form) ask.Form {
	switch d.Prompt {
	case dmg.PromptPay:
		return ask.AskGrid
	case dmg.PromptDeclare:
		if len(s.q().Sprung()) > 0 {
			return ask.AskTable // they hover over it
		}
		return ask.AskUses
	case dmg.PromptReplace:
		return ask.AskUses
	case dmg.PromptPlayer, dmg.PromptBreaker:
		return ask.AskOffer
	case dmg.PromptStack, dmg.PromptOrderUse:
		if _, ok := s.OnlyOption(); ok {
			return ask.AskOffer
		}
		if s.q().Relieving() {
			return ask.AskUses
		}
	case dmg.PromptShield:
		if !s.lay.Taps {
			return ask.AskOwn // the table shows only pips
		}
	}
	return usual
}

func (s *Scene) zoomTo(def rules.DefID) {
	if f := s.Cards.Of(def, s.Lang); f != nil {
		s.Zoom.Open(f)
		s.Surface.Invalidate()
	}
}

// tapHand chooses a card in the hand, or uses the chosen one.
func (s *Scene) tapHand(env *ui.Env, t field.Card) {
	switch {
	case s.q().Asking() && s.Prompting(dmg.PromptAttack):
		s.Refuse(env, s.Why(rules.Option{Verb: rules.Use, Card: t.ID}))
	case !s.q().Asking() || !s.Prompting(dmg.PromptPriority) && !s.Prompting(dmg.PromptCharge) && !s.q().Springing():
		s.zoomTo(t.Def)
	case !s.q().Offers(t.ID):
		s.Refuse(env, s.Why(rules.Option{Verb: rules.Use, Card: t.ID}))
	case s.sel == t.ID:
		s.use(env, s.q().Uses(t.ID)[0])
	default:
		s.choose(env, t.ID)
	}
}

// choose chooses a card for the next action and announces what that can be.
func (s *Scene) choose(env *ui.Env, c rules.CardID) {
	s.sel, s.Board.Selected = c, s.Token(c).Board()
	ui.Play(env, "card-place", 0.35, 0)
	q := s.Asked(s.Lang)
	s.Surface.Announce(q.Text + " " + q.Why)
	s.Surface.Invalidate()
}

// use begins the use of a card.
func (s *Scene) use(env *ui.Env, o rules.Option) {
	s.clear()
	s.Answer(env, o)
}

// tapCreature answers with a creature, or begins an answer.
func (s *Scene) tapCreature(env *ui.Env, t field.Card) {
	own := t.ID != 0 && s.View.S.Card(t.ID).Zone.Seat() == s.Audience
	switch {
	case s.JustAnswered(): // the second half of a double click
	case !s.q().Asking():
		s.zoomTo(t.Def)
	case s.Prompting(dmg.PromptAttack) && own:
		o := s.q().Attacks(t.ID)
		switch {
		case len(o) == 0:
			s.Refuse(env, s.Why(rules.Option{Verb: rules.Attack, Card: t.ID}))
		case s.sel == t.ID && len(o) == 1:
			s.attack(env, o[0])
		case s.sel == t.ID:
			s.clear()
		default:
			s.choose(env, t.ID)
		}
	case s.Prompting(dmg.PromptAttack) && s.sel != 0:
		s.attack(env, rules.Option{Verb: rules.Attack, Card: s.sel, N: int16(t.ID)})
	case s.Prompting(dmg.PromptBlock) && own:
		switch {
		case !s.q().Offers(t.ID):
			s.Refuse(env, s.Why(rules.Option{Verb: rules.Block, Card: t.ID}))
		case s.sel == t.ID:
			s.block(env)
		default: // it may be lost: once more, on it or on the attacker
			s.choose(env, t.ID)
		}
	case s.Prompting(dmg.PromptBlock) && s.sel != 0 && t.ID == rules.CardID(s.View.S.Vars[dmg.Attacker]):
		s.block(env)
	case s.Prompting(dmg.PromptPriority) && slices.Contains(s.q().Reach(s.sel), t.ID):
		s.cast(env, s.q().Uses(s.sel)[0], t.ID)
	case s.q().Springing() && slices.Contains(s.q().Reach(s.q().Spring()), t.ID):
		s.cast(env, s.q().Uses(s.q().Spring())[0], t.ID)
	case s.Prompting(dmg.PromptPriority) && own && len(s.q().Uses(t.ID)) > 0:
		s.choose(env, t.ID)
	case own && !t.Tapped && !t.New && s.tooEarly(t.ID) != "" && !dmg.NormalTiming(&s.View.S, s.Audience):
		s.Refuse(env, s.tooEarly(t.ID))
	default:
		s.zoomTo(t.Def)
	}
}

// cast begins the use of a card on a creature.
func (s *Scene) cast(env *ui.Env, o rules.Option, on rules.CardID) {
	s.use(env, o)
	s.aim[o.Card] = on
}

// block lets the chosen creature take the attack.
func (s *Scene) block(env *ui.Env) {
	if o := (rules.Option{Verb: rules.Block, Card: s.sel}); s.Answer(env, o) {
		s.clear()
	}
}

func (s *Scene) attack(env *ui.Env, o rules.Option) {
	if s.Answer(env, o) {
		s.hit.by = 0
		s.clear()
	}
}

// tapShield chooses a shield, or attacks the player behind it.
func (s *Scene) tapShield(env *ui.Env, sd, place int) {
	p := s.Seat(sd)
	switch {
	case s.q().Shield(s.Seat(sd), place):
		s.Answer(env, rules.Option{Verb: rules.Number, N: int16(place)})
	case s.Prompting(dmg.PromptAttack) && s.sel != 0 && sd == 1:
		s.attackAt(env, s.sel, place)
	default:
		list, _ := s.m.Places(p)
		if place <= len(list) {
			for i := len(list[place-1]) - 1; i >= 0; i-- {
				if t := list[place-1][i]; t.Def != 0 {
					s.zoomTo(t.Def)
					return
				}
			}
		}
	}
}

// attackAt attacks the player, aiming at the shield at a place.
func (s *Scene) attackAt(env *ui.Env, c rules.CardID, place int) {
	s.attack(env, rules.Option{Verb: rules.Attack, Card: c})
	s.hit.by, s.hit.place = c, place
}

// means returns the place of the shield that the running attack was aimed at,
// 0 for none.
func (s *Scene) means() int {
	if st := &s.View.S; s.hit.by != 0 && st.Vars[dmg.Attacker] != 0 && st.Active == s.Audience { // another card may have taken it over
		return s.hit.place
	}
	return 0
}

// buttons returns the buttons of the bar: the ways to use what was chosen by
// tap, and the answers without a place on the table. Passing has the big
// button.
func (s *Scene) buttons(usual []ask.Choice) (out []ask.Choice) {
	l := s.Lang
	d := &s.View.S.Dec
	cancel := ask.Choice{ID: "cancel", Button: ui.Button{Name: Text.T(l, "cancel"), Icon: ui.IconClose, Sound: "ui-back", Tap: func(*ui.Env) { s.clear() }}}
	switch {
	case !s.q().Asking():
	case d.Kind == rules.YesNo || d.Kind == rules.ChooseMode:
		return usual
	case d.Kind == rules.ChooseCards:
		if s.Least() == 1 && s.Most() == 1 && len(s.Picks()) == 0 && s.View.S.Card(s.LegalActions[0].Card).Zone.Kind() == dmg.Battle {
			return nil // tapping the creature answers
		}
		return usual
	case s.q().Springing():
		if c := s.q().Spring(); c != 0 {
			o := s.q().Uses(c)[0]
			return []ask.Choice{{ID: "declare-" + strconv.Itoa(int(c)), Button: ui.Button{Label: Text.T(l, "declare.free"), Kind: ui.ButtonPrimary, Icon: ui.IconWand, Tap: func(env *ui.Env) { s.use(env, o) }}}}
		}
	case s.sel == 0:
	case d.Prompt == dmg.PromptBlock:
		return []ask.Choice{{ID: "block", Button: ui.Button{Label: Text.T(l, "block"), Kind: ui.ButtonPrimary, Icon: ui.IconShield, Tap: s.block}}, cancel}
	case d.Prompt == dmg.PromptPriority:
		for _, u := range s.words(l).Ways() {
			u.Button.Tap = func(env *ui.Env) { s.use(env, u.Answer) }
			out = append(out, ask.Choice{ID: u.ID, Button: u.Button})
		}
		return append(out, cancel)
	case d.Prompt == dmg.PromptCharge:
		o := rules.Option{Verb: rules.Use, Card: s.sel}
		return []ask.Choice{{ID: "charge", Button: ui.Button{Label: Text.T(l, "charge"), Kind: ui.ButtonPrimary, Icon: ui.IconGem, Sound: "mana-charge", Tap: func(env *ui.Env) { s.use(env, o) }}}, cancel}
	case d.Prompt == dmg.PromptAttack:
		if o := (rules.Option{Verb: rules.Attack, Card: s.sel}); s.Legal(o) {
			out = append(out, ask.Choice{ID: "attack-player", Button: ui.Button{Label: Text.T(l, "attack.player"), Kind: ui.ButtonPrimary, Icon: ui.IconSword, Tap: func(env *ui.Env) { s.attack(env, o) }}})
		}
		return append(out, cancel)
	}
	return out
}

// takes makes a zone of a side accept the cards in the hand that can be used
// there: spells on either side of the table, creatures on one's own. A spell
// that can reach the creature on gets it as its target.
func (s *Scene) takes(sl *board.Slot, kind uint8, sd int, on rules.CardID) {
	l := s.Lang
	s.Takes(sl, func(c rules.CardID) []rules.Option {
		if o := s.q().Uses(c); len(o) > 0 {
			return o
		}
		return []rules.Option{{Verb: rules.Use, Card: c}}
	}, func(c rules.CardID) string {
		k := s.View.S.Card(c)
		switch charge := s.Prompting(dmg.PromptCharge); {
		case charge && kind != dmg.Mana:
			return Text.T(l, "drop.mana")
		case !charge && kind == dmg.Mana:
			return Text.T(l, "drop.charged")
		case sd == 1 && s.tooEarly(c) != "":
			return s.tooEarly(c)
		case charge || k.Zone.Kind() != dmg.Hand:
		case s.Cards.Attr(k.Def, dmg.AType) == dmg.Creature:
			if sd == 1 {
				return Text.T(l, "drop.own")
			}
		case on != 0:
			if r := s.q().Reach(c); len(r) > 0 && !slices.Contains(r, on) {
				return Text.T(l, "drop.target", s.Named(k.Def, l), s.Named(s.View.S.Card(on).Def, l))
			}
		}
		return ""
	}, func(env *ui.Env, o rules.Option) {
		aim := rules.CardID(0)
		if on != 0 && slices.Contains(s.q().Reach(o.Card), on) {
			aim = on
		}
		s.use(env, o)
		if aim != 0 {
			s.aim[o.Card] = aim
		}
	})
}

// aims answers with the target on which a spell was dropped, or the shield on
// which an attacker was, once that is asked.
func (s *Scene) aims(env *ui.Env) bool {
	if o := (rules.Option{Verb: rules.Number, N: int16(s.means())}); o.N != 0 && s.Prompting(dmg.PromptShield) {
		s.hit.by = 0
		if s.Legal(o) && rules.Seat(s.View.S.Dec.Arg) != s.Audience {
			return s.Answer(env, o)
		}
	}
	if len(s.aim) == 0 || !s.Mine() || s.Prompting(dmg.PromptPay) || s.Prompting(dmg.PromptDeclare) || s.Prompting(dmg.PromptOrderUse) {
		return false
	}
	by := s.View.S.Dec.Src
	c := s.aim[by]
	if delete(s.aim, by); c == 0 {
		clear(s.aim)
		return false
	}
	return s.Prompting(dmg.PromptTargets) && s.Legal(rules.Option{Verb: rules.Pick, Card: c}) && s.Pick(env, c)
}

// aimed makes what can be attacked accept a creature dragged there; on is 0
// for the player. On open ground, which stands for the player, a creature that
// could also attack a creature is asked to be dropped nearer.
func (s *Scene) aimed(sl *board.Slot, on rules.CardID, open bool) {
	s.Takes(sl, func(c rules.CardID) []rules.Option {
		return []rules.Option{{Verb: rules.Attack, Card: c, N: int16(on)}}
	}, func(c rules.CardID) string {
		if open && slices.ContainsFunc(s.q().Attacks(c), func(o rules.Option) bool { return o.N != 0 }) {
			return Text.T(s.Lang, "drop.attack")
		}
		return ""
	}, s.attack)
}

// blocked makes the attacker, and the ground on its side, accept a blocker
// dragged there.
func (s *Scene) blocked(sl *board.Slot) {
	s.Takes(sl, func(c rules.CardID) []rules.Option {
		return []rules.Option{{Verb: rules.Block, Card: c}}
	}, nil, nil)
}

// shieldDialog declares the choice of a shield where the table shows only pips.
func (s *Scene) shieldDialog(sf *ui.Surface) {
	in, _ := s.Dialog(sf, "shields", 640, 320)
	p := rules.Seat(s.View.S.Dec.Arg)
	list, n := s.m.Places(p)
	u := sf.Px(1)
	cell := math.Max(sf.Env().MinTarget(), 56*u)
	gap := 8 * u
	cols := max(1, int((in.W+gap)/(cell+gap)))
	off := sf.BeginScroll("shields.list", in, false)
	for i := range list {
		r := ui.Rect{X: in.X + float64(i%cols)*(cell+gap), Y: in.Y + float64(i/cols)*(cell+gap) - off, W: cell, H: cell}
		s.shield(sf, s.SideOf(p), i+1, r, list[i])
	}
	sf.EndScroll(float64((n+cols-1)/cols) * (cell + gap))
}

// autoPays reports whether a payment is made automatically, as proposed.
func (s *Scene) autoPays() bool {
	return s.Prompting(dmg.PromptPay) && !s.wish.AskPay && !s.Session.Replaying()
}

// clear drops what was chosen by tap.
func (s *Scene) clear() { s.sel, s.Board.Selected = 0, "" }
