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
	"godeck/scenes/ui"
)

// Deeds are those of the player at a table.
type Deeds struct {
	desk.Desk
	Choices *choices.Choices // what has been begun
	Acting  bool             // the actions that end the turn are shown in a dialog
	match   *table.Match
	wish    int          // slot on which the card wisher was put, which asks on the way
	wisher  rules.CardID // 0: none
	mark    rules.CardID // the unit there, which the trump wisher is used at; 0: none
}

// At returns the deeds at a table.
func At(m *table.Match, d desk.Desk, c *choices.Choices) Deeds {
	return Deeds{Desk: d, Choices: c, match: m}
}

// Drop drops what was begun.
func (s *Deeds) Drop() {
	s.Choices.Drop()
	s.Acting = false
}

// TapCard answers with a card, or begins an answer.
func (s *Deeds) TapCard(env *ui.Env, t present.Token) {
	os := s.Choices.Means(t)
	own := t.ID != 0 && s.Show.View.S.Card(t.ID).Owner == s.Show.Audience
	_, strikes := s.Choices.Strikes(t.ID)
	switch {
	case !s.Choices.Mine():
		s.look(t)
	case s.match.Picking():
		s.match.Pick(env, t.ID)
	case s.Choices.Aimed(t):
		o, _ := s.Choices.Strikes(mtz.Fighter(&s.Show.View.S, s.Show.Audience))
		s.Use(env, o)
	case s.Choices.Swap && len(os) > 0 && os[len(os)-1].Verb == rules.Attack:
		s.Use(env, os[len(os)-1])
	case s.Choices.Direct() && len(os) == 1:
		ui.Play(env, "card-place", 0.6, 0)
		s.Use(env, os[0])
	case len(os) > 0 && s.Choices.Chosen == t.ID && s.Show.View.S.Card(t.ID).Zone.Kind() != mtz.Hand:
		s.Choices.Drop()
	case s.Choices.Chosen == t.ID && s.Choices.Chosen != 0:
		s.Choices.Drop()
	case len(os) > 0:
		s.choose(env, t)
	case strikes && s.Lay.Desk.Empty():
		s.Acting = true
	case strikes:
		on := !s.Choices.Aim
		s.Choices.Drop()
		s.Choices.Swap, s.Choices.Aim = on, on
		ui.Play(env, "card-place", 0.35, 0)
		if on {
			s.Show.Surface.Announce(s.match.Asked(s.Show.Lang).Text)
		}
		s.Show.Surface.Invalidate()
	case own && (s.Choices.Prompting(mtz.PromptMain) || s.Choices.Direct()) && s.Show.View.S.Card(t.ID).Zone.Kind() == mtz.Hand:
		s.match.Refuse(env, s.match.Why(rules.Option{Verb: rules.Use, Card: t.ID}))
	default:
		s.look(t)
	}
}

// look shows a card large.
func (s *Deeds) look(t present.Token) {
	if t.ID != 0 && s.Show.View.S.Card(t.ID).Zone.Kind() != mtz.Hand && t.Up {
		t = s.Front(t.ID)
	}
	if f := s.Show.Face(t); f != nil {
		s.Show.Inspect(t.ID, f)
		s.Show.Surface.Invalidate()
	}
}

// choose chooses a card for the next action and announces what that can be.
func (s *Deeds) choose(env *ui.Env, t present.Token) {
	s.Choices.Drop()
	s.Choices.Chosen = t.ID
	ui.Play(env, "card-place", 0.35, 0)
	if t.Up && s.Show.View.S.Card(t.ID).Zone.Kind() != mtz.Hand { // hidden cards are never announced: the listener may be the opponent
		q := s.match.Asked(s.Show.Lang)
		s.Show.Surface.Announce(q.Text + " " + q.Why)
	}
	s.Show.Surface.Invalidate()
}

// Use gives an answer and drops what was begun. What pays for damage that the
// rules of the first turn take away has to be pressed twice.
func (s *Deeds) Use(env *ui.Env, o rules.Option) {
	if vain, _ := s.Game.Vain(&s.Show.View.S, o); vain && s.Choices.Warned != o && !s.Show.Session.Replaying() {
		s.Choices.Warned = o
		if s.Choices.Prompting(mtz.PromptMain) && s.Show.View.S.Card(o.Card).Zone.Kind() == mtz.Hand {
			s.Choices.Chosen = o.Card
		}
		s.match.Refuse(env, s.Show.T("vain.again"))
		s.Show.Surface.Invalidate()
		return
	}
	if s.Choices.Prompting(mtz.PromptMain) {
		s.wisher = 0
	}
	if s.match.Answer(env, o) {
		s.Drop()
	}
}

// Buttons returns the buttons of the bar.
func (s *Deeds) Buttons(usual []ask.Choice) (out []ask.Choice) {
	l := s.Show.Lang
	cancel := ask.Choice{ID: "cancel", Button: ui.Button{Name: phrases.Text.T(l, "cancel"), Icon: ui.IconClose, Sound: "ui-back", Tap: func(*ui.Env) { s.Choices.Drop() }}}
	switch {
	case s.revocable():
		cancel.Button.Tap = s.match.Undo
		return append(usual, cancel)
	case s.Choices.Swap:
		return []ask.Choice{cancel}
	case s.Choices.Prompting(mtz.PromptCharge) && s.Choices.Chosen != 0:
		o := rules.Option{Verb: rules.Use, Card: s.Choices.Chosen}
		return []ask.Choice{{ID: "charge", Button: ui.Button{Label: phrases.Text.T(l, "charge"), Kind: [...]ui.ButtonKind{ui.ButtonPrimary, ui.ButtonNormal}[rules.Truth(s.Game.Bares(&s.Show.View.S, s.Show.Audience, s.Choices.Chosen))], Icon: ui.IconSoul, Sound: "mana-charge", Tap: func(env *ui.Env) { s.Use(env, o) }}}, cancel}
	case s.Choices.Chosen != 0:
		if out = s.useButtons(); len(out) < 2 || !s.Lay.Small { // a tap on the card deselects it, too
			out = append(out, cancel)
		}
		return out
	case s.Choices.Prompting(mtz.PromptMain):
		if s.Lay.Desk.Empty() && s.Choices.Acts() {
			out = append(out, ask.Choice{ID: "acts", Button: ui.Button{Label: phrases.Text.T(l, "acts"), Kind: ui.ButtonPrimary, Icon: ui.IconSword, Tap: func(*ui.Env) { s.Acting = true }}})
		}
		return append(out, usual...)
	}
	if s.Choices.LastStand() { // each card that saves has a button; where names have no room it is touched, if there are several
		narrow, n := s.Lay.Small || s.Lay.Tall, len(s.Show.LegalActions)
		for i, o := range s.Show.LegalActions {
			if def := s.Show.View.S.Card(o.Card).Def; o.Verb == rules.Use && def != 0 && s.Choices.Touchable(o.Card) && (!narrow || n == 2) {
				typ := s.Show.Cards.Attr(def, mtz.AType)
				b := ui.Button{Label: phrases.Text.T(l, "refill."+map[bool]string{true: "trap", false: "ghost"}[typ == mtz.Trap], s.Show.Named(def, l)), Icon: faces.Types[typ].Icon, Tap: func(env *ui.Env) { s.Use(env, o) }}
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
	if d := &s.Show.View.S.Dec; !d.Confirm && s.Show.Least() == 1 && s.Show.Most() == 1 { // touching a card answers at once
		usual = slices.DeleteFunc(usual, func(c ask.Choice) bool { return c.ID == "commit" })
	}
	return usual
}

// revocable reports whether what asks for a price, a target or a slot was begun
// by the audience a moment ago and can be taken back: it is declared, and paid,
// only when all of that is answered.
func (s *Deeds) revocable() bool {
	st := &s.Show.View.S
	if !s.Choices.Mine() || !s.Choices.Prompting(mtz.PromptPay) && !s.Choices.Prompting(mtz.PromptTargets) && !s.Choices.Prompting(mtz.PromptSlot) {
		return false
	}
	d, ok := table.Begun(s.match)
	return ok && (d.Prompt == mtz.PromptMain || d.Prompt == mtz.PromptCounter || d.Src == st.Dec.Src && d.Src != 0)
}

// useButtons returns the ways in which the chosen card can be used.
func (s *Deeds) useButtons() (out []ask.Choice) {
	l, st := s.Show.Lang, &s.Show.View.S
	c := st.Card(s.Choices.Chosen)
	if typ := s.Show.Cards.Attr(c.Def, mtz.AType); c.Zone.Kind() == mtz.Hand && typ == mtz.Unit && !s.Game.Conditional(c.Def) {
		side := func(id string, down bool, icon ui.Icon) ask.Choice {
			return ask.Choice{ID: id, Button: ui.Button{Label: phrases.Text.T(l, id), Icon: icon, Checked: s.Choices.Down == down, Radio: true, Group: phrases.Text.T(l, "side"), Tap: func(*ui.Env) { s.Choices.Down = down; s.Show.Surface.Invalidate() }}}
		}
		return []ask.Choice{side("face-up", false, ui.IconPerson), side("face-down", true, ui.IconFaceDown)}
	} else if c.Zone.Kind() == mtz.Hand && (typ == mtz.Trap || typ == mtz.Terrain) {
		return nil
	}
	for i, o := range s.Choices.Means(s.Show.Token(s.Choices.Chosen)) {
		b := ui.Button{Tap: func(env *ui.Env) { s.Use(env, o) }}
		id := "use"
		switch {
		case o.Verb == rules.Attack:
			id, b.Label, b.Icon = "use-switch", phrases.Text.T(l, "act.switch.go"), ui.IconSwap
		case o.N == -1:
			b.Label, b.Icon = phrases.Text.T(l, "place.cond"), ui.IconPerson
		case c.Zone.Kind() == mtz.Bench && c.Has(rules.FaceDown) && s.Choices.Prompting(mtz.PromptMain):
			b.Label, b.Icon = phrases.Text.T(l, "turn.up"), ui.IconEye
		case c.Zone.Kind() == mtz.Hand && s.Choices.Prompting(mtz.PromptMain):
			b.Label, b.Icon = phrases.Text.T(l, "use.cost", s.Game.Cost(st, s.Choices.Chosen)), ui.IconSoul
			if s.Choices.Warned == o {
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
	mark := rules.CardID(0)
	if on := mtz.At(&s.Show.View.S, s.Show.Seat(sd), slot); slices.Contains(s.Game.Reach(&s.Show.View.S, o), on) {
		mark = on
	}
	s.Use(env, o)
	if o.Verb == rules.Use && (o.N == -1 || mark != 0) {
		s.wish, s.wisher, s.mark = slot, o.Card, mark
	}
}

// Grant answers a question with the slot that the player has put the card on
// that asks, or with the unit there, if it can be.
func (s *Deeds) Grant(env *ui.Env) {
	if s.wisher == 0 || s.Show.View.S.Dec.Src != s.wisher || !s.Choices.Mine() || s.Show.Busy() {
		return
	}
	o := rules.Option{Verb: rules.Number, N: int16(s.wish)}
	switch {
	case s.Choices.Prompting(mtz.PromptTargets) && s.mark != 0:
		o = rules.Option{Verb: rules.Use, Card: s.mark}
	case !s.Choices.Prompting(mtz.PromptSlot):
		return
	}
	s.wisher = 0
	if s.Show.Legal(o) {
		s.match.Answer(env, o)
	}
}

// Settle drops what was begun and can no longer be done.
func (s *Deeds) Settle() {
	if s.Choices.Chosen != 0 && len(s.Choices.Means(s.Show.Token(s.Choices.Chosen))) == 0 {
		s.Choices.Drop()
	}
	if !s.Choices.Prompting(mtz.PromptMain) {
		s.Choices.Swap, s.Choices.Aim, s.Acting = false, false, false
	}
}

// Back takes back what was begun and reports whether there was anything.
func (s *Deeds) Back() bool {
	if s.revocable() {
		s.match.Undo(s.Show.Surface.Env())
		return true
	}
	begun := s.Choices.Chosen != 0 || s.Choices.Swap || s.Acting
	s.Drop()
	return begun
}

// Answers returns what touching an entry of the exchange does: it is named as what
// is answered; nil: nothing.
func (s *Deeds) Answers(i int) func(env *ui.Env) {
	o := rules.Option{Verb: rules.Mode, N: int16(i)}
	if !s.Choices.Prompting(mtz.PromptAnswer) || !s.Choices.Spread() || !s.Show.Legal(o) {
		return nil
	}
	return func(env *ui.Env) { s.Use(env, o) }
}

// Keys handles the key for the way of placing, and the one that goes on.
func (s *Deeds) Keys(sf *ui.Surface) {
	sf.Key("f", func(*ui.Env) { s.Choices.Down = !s.Choices.Down; s.Show.Surface.Invalidate() })
	sf.Key(" ", func(env *ui.Env) {
		if o := (rules.Option{Verb: rules.Pass}); s.Choices.Mine() && s.Show.Legal(o) && (!s.Choices.Prompting(mtz.PromptMain) || !s.Show.Left()) {
			s.Use(env, o)
		}
	})
}
