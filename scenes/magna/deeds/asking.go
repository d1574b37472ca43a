package deeds

import (
	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/phrases"
	"godeck/scenes/table/ask"
	"godeck/scenes/ui"
)

// Asking returns how this game's questions are shown.
func (s *Deeds) Asking() ask.Asking {
	return ask.Asking{
		Rules: s.Mind.M.Game, Ground: [2]ui.Colour{ui.Hex(0x5b3522), ui.Hex(0x2a1610)},
		Question: s.Question, Idle: func(l lang.Lang) ask.Question { return s.Words(l).Idle(s.match.Passing()) }, Goes: func(l lang.Lang) string { return s.Words(l).Considers() }, Form: form, Button: s.Button, Buttons: s.Buttons,
		Lies: s.inSight, Shown: func() []rules.CardID { return s.Mind.Looked() }, Notes: func(c rules.CardID) (string, string) { return s.Words(s.match.Lang).Note(c) },
		Item:    func(o rules.Option) (rules.DefID, string) { return s.Words(s.match.Lang).Item(o) },
		Text:    func(o rules.Option) string { return s.Words(s.match.Lang).Clause(o) },
		Facts:   func(c rules.CardID) string { return s.match.Numbers(s.match.View.S.Card(c).Def) },
		Figures: s.figures, Pool: len(s.Mind.M.Game.Lib.Defs) - 1,
	}
}

// form returns the form of a question that is not shown in its usual form.
func form(d *rules.Decision, usual ask.Form) ask.Form {
	switch d.Prompt {
	case mgn.PromptArrange:
		return ask.AskGrid
	case mgn.PromptTrigger: // one trigger is resolved, and the others do not follow
		return ask.AskRows
	}
	return usual
}

// inSight reports whether a card that can be picked is in the player's hand or
// on the visible part of the map. A folded map shows only what the question is about.
func (s *Deeds) inSight(c rules.CardID) bool {
	z := s.match.View.S.Card(c).Zone
	return z == rules.ZoneOf(mgn.Hand, s.match.Bottom) && s.match.Bottom == s.match.Audience || field.IsField(z.Kind()) && !(s.lay.Fold && s.Mind.Dec().Prompt == mgn.PromptCards)
}

// figures returns the numbers an effect may change, as both players see them.
func (s *Deeds) figures(st *rules.State, l lang.Lang) []ask.Figure {
	return s.match.FiguresOf(l, func(p rules.Seat, add func(name string, v int)) {
		add(phrases.Text.T(l, "fight"), int(st.Seats[p][mgn.Fight]))
		add(phrases.Text.T(l, "magna"), int(st.Seats[p][mgn.Magna]))
		add(phrases.Text.T(l, "units"), s.Mind.M.Game.UnitsLeft(st, p))
		add(phrases.Text.T(l, "zone.hand"), len(st.Zone(rules.ZoneOf(mgn.Hand, p))))
		add(phrases.Text.T(l, "funds"), len(st.Zone(rules.ZoneOf(mgn.Funds, p))))
	})
}
