// Package questions has the words of Magna Spectra's questions: what is asked,
// what an answer that was begun would lead to, the buttons that answer, and
// those for what is on the map meanwhile. They follow from the question as a seat
// sees it; there is no screen.
package questions

import (
	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/choices"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/labels"
	"godeck/scenes/magna/outlook"
	"godeck/scenes/magna/phrases"
)

var text = phrases.Text

// Words are the words for a question, in a language.
type Words struct {
	labels.Labels
	Q *choices.Fight

	Pointed int // key of the enemy that is pointed at and can be attacked, 0 for none

	Small, Fold, Tall bool // there is little room for words
	Taught            bool // a lesson is followed, step by step
}

// of names the card with an id.
func (w *Words) of(c rules.CardID) string { return w.Named(w.M.View.S.Card(c).Def) }

// Why returns the rules' reason why an answer is illegal.
func (w *Words) Why(o rules.Option) string {
	if w.Q.Seat < 0 {
		return ""
	}
	ja, en := w.M.Game.Why(&w.M.View.S, w.Q.Seat, o)
	return w.L.Pick(ja, lang.Capital(en))
}

// WhyNot returns the reason why a card cannot go to a goal. A weapon is put on a
// unit: where none stands, the rules would speak of one that cannot carry it.
func (w *Words) WhyNot(t field.Card, g choices.Goal) string {
	if g.On.Key == 0 && w.M.Type(t) == mgn.Weapon && w.Q.Prompting(mgn.PromptProduction) {
		return w.T("how.bearer")
	}
	return w.Why(w.Q.Would(t, g))
}

// outlook is what a reader sees, for words about what would come of it.
func (w *Words) outlook() *outlook.Table {
	return &outlook.Table{Reading: w.M, Name: func(t field.Card, l lang.Lang) string { return w.In(l).Unit(t) }, Small: w.Small, Fold: w.Fold}
}

// Fate is the word for what an attack does to whom it defeats if nobody blocks it.
func (w *Words) Fate() string {
	if w.Q.Doubts(w.Q.Attacker()) != phrases.Sure {
		return w.T("fate.doubt")
	}
	return w.T("fate.falls")
}
