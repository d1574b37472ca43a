// Package deeds does what the player at a table of Mattsan Card Game does: what cards
// and buttons do when they are touched, and the answers that comes to.
package deeds

import (
	"slices"
	"strconv"

	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/choices"
	"godeck/scenes/mattsan/desk"
	"godeck/scenes/mattsan/faces"
	"godeck/scenes/mattsan/phrases"
	"godeck/scenes/table"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Deeds are those of the player at a table.
type Deeds struct {
	desk    desk.Desk
	Choices *choices.Choices // what has been begun
	Acting  bool             // the actions that end the turn are shown in a dialog
	match   *table.Match
	wish    int          // slot on which the card wisher was put, which asks on the way
	wisher  rules.CardID // 0: none
	mark    rules.CardID // the unit there, which the trump wisher is used at; 0: none
	until   int64        // when the switch is given that a drag has begun
	spaced  uint32       // the question that Space has asked to go on from once
	lapse   lapse        // of a charge that is not used
	ahead   ahead        // what would be put on a slot instead of a charge
	coming  ahead        // what has been
	chosen  int64        // when the last card was chosen
}

// At returns the deeds at a table.
func At(m *table.Match, d desk.Desk, c *choices.Choices) Deeds {
	return Deeds{desk: d, Choices: c, match: m}
}

// Drop drops what was begun.
func (s *Deeds) Drop() {
	s.Choices.Drop()
	s.Acting = false
}

// TapCard answers with a card, or begins an answer.
func (s *Deeds) TapCard(env *ui.Env, t present.Token) {
	on, begun := s.desk.Show, s.Choices
	os := begun.Means(t)
	own := t.ID != 0 && on.View.S.Card(t.ID).Owner == on.Audience
	_, strikes := begun.Strikes(t.ID)
	switch {
	case !begun.Mine():
		s.look(t)
	case begun.Starts(t.ID) && begun.Chosen != t.ID:
		s.choose(env, t)
	case s.match.Picking():
		s.pick(env, t.ID)
	case begun.Aimed(t):
		o, _ := begun.Strikes(mtz.Fighter(&on.View.S, on.Audience))
		s.Use(env, o)
	case begun.Swap && len(os) > 0 && os[len(os)-1].Verb == rules.Attack:
		s.Use(env, os[len(os)-1])
	case begun.Direct() && len(os) == 1:
		ui.Play(env, "card-place", 0.6, 0)
		s.Use(env, os[0])
	case len(os) > 0 && begun.Chosen == t.ID && on.View.S.Card(t.ID).Zone.Kind() != mtz.Hand:
		begun.Drop()
	case begun.Chosen == t.ID && s.Charges(t.ID):
		if env.Tick >= s.chosen+Settled { // not the same press twice
			ui.Play(env, "mana-charge", 0.7, 0)
			s.Use(env, rules.Option{Verb: rules.Use, Card: t.ID})
		}
	case begun.Chosen == t.ID && begun.Chosen != 0:
		begun.Drop()
	case len(os) > 0:
		s.choose(env, t)
	case strikes && s.desk.Lay.Desk.Empty():
		s.Acting = true
	case strikes:
		aim := !begun.Aim
		begun.Drop()
		begun.Swap, begun.Aim = aim, aim
		ui.Play(env, "card-place", 0.35, 0)
		if aim {
			on.Surface.Announce(s.match.Asked(on.Lang).Text)
		}
		on.Surface.Invalidate()
	case own && (begun.Prompting(mtz.PromptMain) || begun.Direct()) && on.View.S.Card(t.ID).Zone.Kind() == mtz.Hand:
		s.match.Refuse(env, s.match.Why(rules.Option{Verb: rules.Use, Card: t.ID}))
	default:
		s.look(t)
	}
}

// Settled is for how many ticks a card has to be chosen before a second press charges it.
const Settled = 18

// Charges reports whether a second press on a card of the hand charges it: not if it leaves
// nobody for the bench, which its button is for.
func (s *Deeds) Charges(c rules.CardID) bool {
	st := &s.desk.Show.View.S
	return c != 0 && s.Choices.Prompting(mtz.PromptCharge) && st.Card(c).Zone.Kind() == mtz.Hand && !s.desk.Game.Bares(st, s.desk.Show.Audience, c)
}

// pick gives a card as a part of an answer.
func (s *Deeds) pick(env *ui.Env, c rules.CardID) {
	if s.match.Pick(env, c) {
		s.Choices.Drop()
	}
}

// look shows a card large.
func (s *Deeds) look(t present.Token) {
	on := s.desk.Show
	if t.ID != 0 && on.View.S.Card(t.ID).Zone.Kind() != mtz.Hand && t.Up {
		t = s.desk.Front(t.ID)
	}
	if f := on.Face(t); f != nil {
		on.Inspect(t.ID, f)
		on.Surface.Invalidate()
	}
}

// choose chooses a card for the next action and announces what that can be.
func (s *Deeds) choose(env *ui.Env, t present.Token) {
	on, begun := s.desk.Show, s.Choices
	begun.Drop()
	begun.Chosen, s.chosen = t.ID, env.Tick
	ui.Play(env, "card-place", 0.35, 0)
	if t.Up && on.View.S.Card(t.ID).Zone.Kind() != mtz.Hand { // hidden cards are never announced: the listener may be the opponent
		q := s.match.Asked(on.Lang)
		on.Surface.Announce(q.Text + " " + q.Why)
	}
	on.Surface.Invalidate()
}

// Use gives an answer and drops what was begun. What pays for damage that the
// rules of the first turn take away has to be pressed twice.
func (s *Deeds) Use(env *ui.Env, o rules.Option) {
	on, begun := s.desk.Show, s.Choices
	if vain, _ := s.desk.Game.Vain(&on.View.S, o); vain && begun.Warned != o && !on.Session.Replaying() {
		begun.Warned = o
		if begun.Prompting(mtz.PromptMain) && on.View.S.Card(o.Card).Zone.Kind() == mtz.Hand {
			begun.Chosen = o.Card
		}
		s.match.Refuse(env, on.T("vain.again"))
		on.Surface.Invalidate()
		return
	}
	if text := s.spends(o); text != "" && begun.Warned != o && !on.Session.Replaying() {
		begun.Warned = o
		ui.Play(env, "card-place", 0.35, 0)
		on.Surface.Toast(text, false)
		on.Surface.Invalidate()
		return
	}
	if begun.Prompting(mtz.PromptMain) {
		s.wisher = 0
	}
	if s.match.Answer(env, o) {
		s.Drop()
	}
}

// spends names the cards of the hand that a move would discard without asking which; "":
// none.
func (s *Deeds) spends(o rules.Option) string {
	on := s.desk.Show
	kind := o.N - 1
	if o.Verb != rules.Attack || kind != mtz.KindSpecial && kind != mtz.KindSuper || !s.Choices.Prompting(mtz.PromptMain) {
		return ""
	}
	ai, ok := s.desk.Game.Move(&on.View.S, o.Card, kind)
	if !ok || !s.desk.Game.Spends(&on.View.S, on.Audience, ai) {
		return ""
	}
	var names []string
	for _, t := range on.Zone(mtz.Hand, on.Audience) {
		names = append(names, on.Named(t.Def, on.Lang))
	}
	return on.T("spends.again", words.List(on.Lang, names...))
}

// Buttons returns the buttons of the bar.
func (s *Deeds) Buttons(usual []ask.Choice) (out []ask.Choice) {
	on, begun := s.desk.Show, s.Choices
	l := on.Lang
	cancel := ask.Choice{ID: "cancel", Button: ui.Button{Name: phrases.Text.T(l, "cancel"), Icon: ui.IconClose, Sound: "ui-back", Tap: func(*ui.Env) { begun.Drop() }}}
	switch {
	case s.revocable():
		cancel.Button.Tap = s.match.Undo
		return append(usual, cancel)
	case begun.Leaves.Card != 0:
		cancel.Button.Label, cancel.Button.Icon = phrases.Text.T(l, "ask.leaving.back"), ui.IconNone
		return []ask.Choice{{ID: "leave", Button: ui.Button{Label: phrases.Text.T(l, "act.switch.go"), Kind: ui.ButtonPrimary, Icon: ui.IconSwap, Tap: func(env *ui.Env) { s.Use(env, begun.Leaves) }}}, cancel}
	case begun.Swap:
		return []ask.Choice{cancel}
	case begun.Starts(begun.Chosen):
		return []ask.Choice{{ID: "begin", Button: ui.Button{Label: phrases.Text.T(l, "begin"), Kind: ui.ButtonPrimary, Icon: ui.IconPerson, Tap: func(env *ui.Env) { s.pick(env, begun.Chosen) }}}, cancel}
	case begun.Prompting(mtz.PromptCharge) && begun.Chosen != 0:
		o := rules.Option{Verb: rules.Use, Card: begun.Chosen}
		return []ask.Choice{{ID: "charge", Button: ui.Button{Label: phrases.Text.T(l, "charge"), Kind: [...]ui.ButtonKind{ui.ButtonPrimary, ui.ButtonNormal}[rules.Truth(s.desk.Game.Bares(&on.View.S, on.Audience, begun.Chosen))], Icon: ui.IconSoul, Sound: "mana-charge", Tap: func(env *ui.Env) { s.Use(env, o) }}}, cancel}
	case begun.Chosen != 0:
		if out = s.useButtons(); len(out) < 2 || !s.desk.Lay.Small { // a tap on the card deselects it, too
			out = append(out, cancel)
		}
		return out
	case begun.Prompting(mtz.PromptMain):
		if s.desk.Lay.Desk.Empty() && begun.Acts() {
			out = append(out, ask.Choice{ID: "acts", Button: ui.Button{Label: phrases.Text.T(l, "acts"), Kind: ui.ButtonPrimary, Icon: ui.IconSword, Tap: func(*ui.Env) { s.Acting = true }}})
		}
		return append(out, usual...)
	}
	if begun.LastStand() { // each card that saves has a button; where names have no room it is touched, if there are several
		narrow, n := s.desk.Lay.Small || s.desk.Lay.Tall, len(on.LegalActions)
		for i, o := range on.LegalActions {
			if def := on.View.S.Card(o.Card).Def; o.Verb == rules.Use && def != 0 && begun.Touchable(o.Card) && (!narrow || n == 2) {
				typ := on.Cards.Attr(def, mtz.AType)
				b := ui.Button{Label: phrases.Text.T(l, "refill."+map[bool]string{true: "trap", false: "ghost"}[typ == mtz.Trap], on.Named(def, l)), Icon: faces.Types[typ].Icon, Tap: func(env *ui.Env) { s.Use(env, o) }}
				if narrow {
					b.Label, b.Name, b.Icon = phrases.Text.T(l, "refill.use"), b.Label, ui.IconNone
				}
				if len(out) == 0 {
					b.Kind = ui.ButtonPrimary
				}
				out = append(out, ask.Choice{ID: "use-" + strconv.Itoa(i), Button: b})
			}
		}
		return append(out, usual...)
	}
	if d := &on.View.S.Dec; !d.Confirm && on.Least() == 1 && on.Most() == 1 { // touching a card answers at once
		usual = slices.DeleteFunc(usual, func(c ask.Choice) bool { return c.ID == "commit" })
	}
	return usual
}

// revocable reports whether what asks for a price, a target or a slot was begun
// by the audience a moment ago and can be taken back: it is declared, and paid,
// only when all of that is answered.
func (s *Deeds) revocable() bool {
	begun := s.Choices
	st := &s.desk.Show.View.S
	if !begun.Mine() || !begun.Prompting(mtz.PromptPay) && !begun.Prompting(mtz.PromptTargets) && !begun.Prompting(mtz.PromptSlot) {
		return false
	}
	d, ok := table.Begun(s.match)
	return ok && (d.Prompt == mtz.PromptMain || d.Prompt == mtz.PromptCounter || d.Src == st.Dec.Src && d.Src != 0)
}

// useButtons returns the ways in which the chosen card can be used.
func (s *Deeds) useButtons() (out []ask.Choice) {
	on, begun := s.desk.Show, s.Choices
	l, st := on.Lang, &on.View.S
	c := st.Card(begun.Chosen)
	if typ := on.Cards.Attr(c.Def, mtz.AType); c.Zone.Kind() == mtz.Hand && typ == mtz.Unit && !s.desk.Game.Conditional(c.Def) {
		side := func(id string, down bool, icon ui.Icon) ask.Choice {
			return ask.Choice{ID: id, Button: ui.Button{Label: phrases.Text.T(l, id), Icon: icon, Checked: begun.Down == down, Radio: true, Group: phrases.Text.T(l, "side"), Tap: func(*ui.Env) { begun.Down = down; on.Surface.Invalidate() }}}
		}
		return []ask.Choice{side("face-up", false, ui.IconPerson), side("face-down", true, ui.IconFaceDown)}
	} else if c.Zone.Kind() == mtz.Hand && (typ == mtz.Trap || typ == mtz.Terrain) {
		return nil
	}
	for i, o := range begun.Means(on.Token(begun.Chosen)) {
		b := ui.Button{Tap: func(env *ui.Env) { s.Use(env, o) }}
		id := "use"
		switch {
		case o.Verb == rules.Attack:
			id, b.Label, b.Icon = "use-switch", phrases.Text.T(l, "act.switch.go"), ui.IconSwap
		case o.N == -1:
			b.Label, b.Icon = phrases.Text.T(l, "place.cond"), ui.IconPerson
		case c.Zone.Kind() == mtz.Bench && c.Has(rules.FaceDown) && begun.Prompting(mtz.PromptMain):
			b.Label, b.Icon = phrases.Text.T(l, "turn.up"), ui.IconEye
		case c.Zone.Kind() == mtz.Hand && begun.Prompting(mtz.PromptMain):
			b.Label, b.Icon = phrases.Text.T(l, "use.cost", s.desk.Game.Cost(st, begun.Chosen)), ui.IconSoul
			if begun.Warned == o {
				b.Label = phrases.Text.T(l, "vain.use")
			}
		default:
			b.Label, b.Icon = phrases.Text.T(l, "use.ability"), ui.IconAbility
		}
		if i == 0 && o.Verb != rules.Attack {
			b.Kind = ui.ButtonPrimary
		} else if i > 0 && id == "use" {
			id += "-" + strconv.Itoa(i)
		}
		out = append(out, ask.Choice{ID: id, Button: b})
	}
	return out
}

// UseAt gives an answer about a card that was put on a slot of a side. What a
// unit's payment or a trump's declaration asks later is answered by that slot.
func (s *Deeds) UseAt(env *ui.Env, o rules.Option, sd, slot int) {
	on := s.desk.Show
	mark := rules.CardID(0)
	if there := mtz.At(&on.View.S, on.Seat(sd), slot); slices.Contains(s.desk.Game.Reach(&on.View.S, o), there) {
		mark = there
	}
	if choices.Switches(o) && env.Settings.Speed != ui.SpeedOff && !on.Session.Replaying() {
		s.leave(env, o)
		return
	}
	s.Use(env, o)
	if o.Verb == rules.Use && (o.N == -1 || mark != 0) {
		s.wish, s.wisher, s.mark = slot, o.Card, mark
	}
}

// Grant answers a question with the slot that the player has put the card on
// that asks, or with the unit there, if it can be.
func (s *Deeds) Grant(env *ui.Env) {
	on, begun := s.desk.Show, s.Choices
	if s.wisher == 0 || on.View.S.Dec.Src != s.wisher || !begun.Mine() || on.Busy() {
		return
	}
	o := rules.Option{Verb: rules.Number, N: int16(s.wish)}
	switch {
	case begun.Prompting(mtz.PromptTargets) && s.mark != 0:
		o = rules.Option{Verb: rules.Use, Card: s.mark}
	case !begun.Prompting(mtz.PromptSlot):
		return
	}
	s.wisher = 0
	if on.Legal(o) {
		s.match.Answer(env, o)
	}
}

// Settle drops what was begun and can no longer be done.
func (s *Deeds) Settle() {
	begun := s.Choices
	if begun.Chosen != 0 && !begun.Starts(begun.Chosen) && len(begun.Means(s.desk.Show.Token(begun.Chosen))) == 0 {
		begun.Drop()
	}
	if !begun.Prompting(mtz.PromptMain) {
		begun.Swap, begun.Aim, begun.Leaves, s.Acting = false, false, rules.Option{}, false
	}
}

// Back takes back what was begun and reports whether there was anything.
func (s *Deeds) Back() bool {
	begun := s.Choices
	if s.revocable() {
		s.match.Undo(s.desk.Show.Surface.Env())
		return true
	}
	had := begun.Chosen != 0 || begun.Swap || begun.Leaves.Card != 0 || s.Acting
	s.Drop()
	return had
}

// Answers returns what touching an entry of the exchange does: it is named as what
// is answered; nil: nothing.
func (s *Deeds) Answers(i int) func(env *ui.Env) {
	begun := s.Choices
	o := rules.Option{Verb: rules.Mode, N: int16(i)}
	if !begun.Prompting(mtz.PromptAnswer) || !begun.Spread() || !s.desk.Show.Legal(o) {
		return nil
	}
	return func(env *ui.Env) { s.Use(env, o) }
}

// Keys handles the key for the way of placing, and the one that goes on.
func (s *Deeds) Keys(sf *ui.Surface) {
	on, begun := s.desk.Show, s.Choices
	sf.Key("f", func(*ui.Env) { begun.Down = !begun.Down; on.Surface.Invalidate() })
	sf.Key(" ", func(env *ui.Env) {
		if o := (rules.Option{Verb: rules.Pass}); begun.Mine() && on.Legal(o) && (!begun.Prompting(mtz.PromptMain) || !on.Left()) {
			if begun.Prompting(mtz.PromptCharge) && s.spaced != on.View.S.Dec.ID { // it gives the soul up
				s.spaced = on.View.S.Dec.ID
				on.Surface.Toast(on.T("key.again", on.Lang.Pick("スペース", "Space"), on.T("pass.charge")), false)
				on.Surface.Invalidate()
				return
			}
			s.Use(env, o)
		}
	})
}
