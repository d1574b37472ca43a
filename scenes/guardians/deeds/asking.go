package deeds

import (
	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/choices"
	"godeck/scenes/guardians/outlook"
	"godeck/scenes/guardians/phrases"
	"godeck/scenes/table/ask"
	"godeck/scenes/ui"
)

// Asking returns how this game's questions are shown.
func (d *Deeds) Asking() ask.Asking {
	s := d.match
	return ask.Asking{
		Rules: d.on.Game, Ground: [2]ui.Colour{ui.Hex(0x3a2226), ui.Hex(0x1c1013)},
		Question: d.Question, Idle: func(l lang.Lang) ask.Question {
			if Waits(d) { // its button is there
				return ask.Question{}
			}
			return d.Words(l).Idle()
		}, Form: d.form, Button: d.button, Buttons: d.Buttons, Further: func() []ask.Choice { return beyond(d) }, Item: func(o rules.Option) (rules.DefID, string) { return d.now().Item(o) }, Again: func(i int) bool { return outlook.Again(&s.View.S, s.LegalActions, i) }, Alike: func(a, b rules.Option) bool { return choices.Alike(&s.View.S, a, b) }, Commute: bgd.Commute,
		Leads: func(o rules.Option) bool { return d.Q().LaterOf(o) != nil },
		Lies:  d.touchable, Source: func() rules.DefID { return d.now().Source() }, AtOnce: func(c rules.CardID) bool {
			return s.View.S.Card(c).Zone.Kind() != bgd.Hand
		},
		Shown: func() []rules.CardID { // of any deck but that of the first guardians only what can be picked is of use
			if s.View.S.Dec.Prompt != bgd.PromptKeep || s.Audience < 0 {
				return nil
			}
			return outlook.Firsts(d.on.Game, &s.View.S, s.Audience, s.Picks())
		},
		Single: true, Notes: func(c rules.CardID) (string, string) { return d.now().Note(c) }, Answers: func() bool { return s.Prompting(bgd.PromptCounter) }, Figures: d.figures, Pool: len(d.on.Game.Lib.Defs) - 1,
		Facts: func(c rules.CardID) string { return s.Cards.NumbersOf(s.View.S.Card(c).Def, s.Lang) },
	}
}

// figures returns the numbers an effect may change, as both players see them.
func (d *Deeds) figures(st *rules.State, l lang.Lang) []ask.Figure {
	s := d.match
	out := s.FiguresOf(l, func(p rules.Seat, add func(name string, v int)) {
		lp, dg := 0, 0
		if c := bgd.AttackGuardian(st, p); c != 0 {
			lp, dg = d.on.Game.LP(st, c), int(st.Card(c).N[bgd.NGauge])
		}
		add("LP", lp)
		add("DG", dg)
		add(phrases.Text.T(l, "zone.hand"), st.Count(rules.ZoneOf(bgd.Hand, p)))
		add(phrases.Text.T(l, "zone.junk"), st.Count(rules.ZoneOf(bgd.Junk, p)))
		add(phrases.Text.T(l, "force"), bgd.ReadyForce(st, p))
		add(phrases.Text.T(l, "counters"), int(st.Seats[p][bgd.Counters]))
	})
	return append(out, ask.Figure{Name: phrases.Text.T(l, "die.name"), Value: d.on.Game.Face(st, d.on.Thrower())})
}

// touchable reports whether a card is where it can be touched.
func (d *Deeds) touchable(c rules.CardID) bool {
	s := d.match
	z := s.View.S.Card(c).Zone
	switch z.Kind() {
	case bgd.Attack, bgd.Assist:
		return true
	case bgd.Domain:
		_, ok := d.on.Lay.Zone(bgd.Domain, s.SideOf(z.Seat()))
		return ok
	case bgd.Hand:
		return z.Seat() == s.Bottom && s.Bottom == s.Audience
	case bgd.Charge:
		return z.Seat() == s.Bottom && s.Bottom == s.Audience && d.on.Lay.ForceLies(s.SideOf(s.Bottom), &s.View.S, s.Bottom)
	}
	return false
}

// form returns the form of a question that is not shown in its usual form.
func (d *Deeds) form(dec *rules.Decision, usual ask.Form) ask.Form {
	s := d.match
	switch dec.Prompt {
	case bgd.PromptDamage:
		if d.now().InBar() {
			return ask.AskTable
		}
		return ask.AskOffer
	case bgd.PromptMay: // of a card that lies there the bar says enough
		if d.now().InBar() && d.touchable(s.View.S.Dec.Src) && (!d.on.Lay.Small || d.now().Stakes().Roll(s.Lang) != "") {
			return ask.AskTable
		}
	case bgd.PromptSpeed: // the hand has the card, above is the guardian that is answered
		if d.now().InBar() || d.Q().Count(rules.Use) == 0 {
			return ask.AskTable
		}
		return ask.AskOffer
	case bgd.PromptOrder, bgd.PromptReturn:
		return ask.AskOffer
	case bgd.PromptCounter: // the table shows what it is about
		switch {
		case d.Q().Count(rules.Use) == 0:
		case d.now().Meets():
			return ask.AskTable
		case d.now().Joint():
			return ask.AskOffer
		case len(s.LegalActions) > 3 || !outlook.Apart(s.LegalActions):
			return ask.AskUses
		case d.on.Lay.Small && d.now().Effect(): // the bar has no room for what it does
			return ask.AskOffer
		case d.now().InBar():
			return ask.AskTable
		default:
			return ask.AskOffer
		}
	case bgd.PromptKeep:
		return ask.AskGrid
	case bgd.PromptForce:
		if s.Bottom != s.Audience || !d.on.Lay.ForceLies(s.SideOf(s.Bottom), &s.View.S, s.Bottom) {
			return ask.AskGrid
		}
		return ask.AskTable
	}
	return usual
}
