// Package labels names what is on the map of Magna Spectra and describes it in
// words: units, bases, players, steps. There is no screen.
package labels

import (
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/faces"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/phrases"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
)

var text = phrases.Text

// Names are what players are called, and what is told of them.
type Names interface {
	Player(p rules.Seat, l lang.Lang) string
	Possessive(p rules.Seat, l lang.Lang, start bool) string
	Sentence(l lang.Lang, key string, p rules.Seat, card rules.DefID, args ...any) string
}

// Labels are the words for a moment of the match, in a language.
type Labels struct {
	M field.Reading // what is shown
	Names
	L     lang.Lang
	Card  func(def rules.DefID, l lang.Lang) string // the name of a card
	Shown *field.Numbers                            // Fight and Magna as the table shows them
}

// On returns the labels of what is shown at a moment.
func On(show *present.Show, m field.Reading, l lang.Lang, shown *field.Numbers) *Labels {
	return &Labels{M: m, Names: &show.GameLog, L: l, Card: show.Cards.Name, Shown: shown}
}

// T returns a phrase of the game.
func (w *Labels) T(key string, args ...any) string { return text.T(w.L, key, args...) }

// In are the words in another language.
func (w *Labels) In(l lang.Lang) *Labels {
	v := *w
	v.L = l
	return &v
}

// Both is a text in both languages.
func (w *Labels) Both(say func(w *Labels) string) lang.Phrase {
	return lang.Phrase{JA: say(w.In(lang.JA)), EN: say(w.In(lang.EN))}
}

// Named names a card.
func (w *Labels) Named(def rules.DefID) string { return w.Card(def, w.L) }

// Unit names a unit or trap as its viewer knows it.
func (w *Labels) Unit(t field.Card) string {
	switch {
	case t.Def != 0 && t.Up:
		return w.Named(t.Def)
	case t.Def != 0:
		return w.T("trap.own", w.Named(t.Def))
	}
	return w.T("trap")
}

// Reads describes a unit, for screen readers.
func (w *Labels) Reads(t field.Card) string {
	if !t.Up {
		return w.Unit(t)
	}
	state, name := "state.normal", w.Named(t.Def)
	if t.Checked {
		state = "state.checked"
	}
	if t.Summon {
		name = w.T("summoned")
	}
	label := w.T("node.unit", name, t.Attack, t.Defense, w.T(state))
	if t.Skills != 0 {
		label += w.T("comma") + w.T("node.skills", faces.Names(mgn.Skills, t.Skills, w.L))
	}
	if arms := w.M.WeaponOf(t.Key); arms.Def != 0 {
		label += w.T("comma") + w.T("node.armed", w.Named(arms.Def))
	}
	return label
}

// LinePhrase names base 1 to 3, and after them the lane.
func LinePhrase(line int) lang.Phrase {
	return text[[...]string{"line.1", "line.1", "line.2", "line.3", "lane"}[max(0, min(field.Lane+1, line))]]
}

// Line names base 1 to 3, and after them the lane.
func (w *Labels) Line(line int) string { return LinePhrase(line).In(w.L) }

// Base describes a seat's base, for screen readers; title is the name of its card, if
// that is known.
func (w *Labels) Base(p rules.Seat, g int, title string) string {
	if !w.M.Standing(p, g+1) {
		return w.T("node.fallen", w.Possessive(p, w.L, true), w.Line(g+1), title)
	}
	return w.T("node.base", w.Possessive(p, w.L, true), w.Line(g+1), title, w.M.Count(field.ZoneOfGroup(g), p), mgn.Slots[g+1])
}

// Limit returns how many cards a player's hand holds in the Hand phase.
func (w *Labels) Limit(p rules.Seat) int { return w.M.Game.Limit(&w.M.View.S, p) }

// LimitWhy tells which cards change the hand limit of a player; "": none.
func (w *Labels) LimitWhy(p rules.Seat) string {
	var by rules.Tally
	limit := w.M.Game.LimitBy(&w.M.View.S, p, &by)
	var from []string
	for _, part := range by {
		from = append(from, w.Named(part.Def)+" "+lang.Signed(part.Amount))
	}
	if from == nil {
		return ""
	}
	return w.T("limit", limit, words.List(w.L, from...))
}

// Has describes a player's state.
func (w *Labels) Has(p rules.Seat) string {
	say := w.T("hud", w.Player(p, w.L), int(w.Shown.Fight[p]), int(w.Shown.Magna[p]), w.M.Count(mgn.Funds, p), w.M.Count(mgn.Hand, p), w.M.Count(mgn.Deck, p), w.M.Bases(p))
	if w.M.First() == p {
		say = words.Sentences(w.L, say, w.T("first"))
	}
	if w.M.Sideways(p) {
		say = words.Sentences(w.L, say, w.T("declared"))
	}
	if w.Limit(p) != mgn.HandLimit {
		say = words.Sentences(w.L, say, w.LimitWhy(p))
	}
	if m := w.M.SkillsLeft(p); m != [6]int{} {
		var out []string
		for i, k := range m {
			if k > 0 {
				out = append(out, faces.Name(mgn.Skills, int16(i), w.L)+" "+strconv.Itoa(k))
			}
		}
		say = words.Sentences(w.L, say, w.T("skills.left", words.List(w.L, out...)))
	}
	return say
}

// StepKey returns the key of the phrase for a step.
func (w *Labels) StepKey(step uint8) string {
	return "step." + w.M.Game.Names().Word("step", int16(Phase(step)))
}

// Step names a step.
func (w *Labels) Step(step uint8) string { return w.T(w.StepKey(step)) }

// Strikers names who attacks: the units that take part, or the card whose ability
// is declared.
func (w *Labels) Strikers() string {
	c := w.M.Combat()
	var names []string
	for _, k := range c.Members {
		names = append(names, w.Unit(w.M.Get(k)))
	}
	switch {
	case len(names) > 2:
		return words.List(w.L, names[0], w.T("block.others", len(names)-1))
	case len(names) > 0:
		return words.List(w.L, names...)
	}
	return w.Named(c.Source)
}

// Phase returns the phase that a step belongs to.
func Phase(step uint8) uint8 {
	if step == mgn.StepAftermath {
		return mgn.StepBattleEnd
	}
	return step
}
