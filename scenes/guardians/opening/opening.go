// Package opening is how a match of Battle Guardians begins: the first guardian is
// chosen among those that stand in the light of the arena, and in the same stop,
// by whoever won the roll, who goes first. Nothing is learnt between these two
// answers (BGD-3.1, 3.3), so that they can be given at once.
package opening

import (
	"slices"
	"strings"

	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/outlook"
	"godeck/scenes/guardians/staging"
	"godeck/scenes/table"
	"godeck/scenes/table/ask"
	"godeck/scenes/ui"
)

// most is up to how many first guardians stand side by side; more are in a dialog.
const most = 6

// Opening is what the player has chosen of it.
type Opening struct {
	on     staging.Table
	match  *table.Match
	second bool        // who won the roll wants to go second
	picked rules.DefID // the first guardian that was touched, and is not kept yet
	chosen rules.DefID // that is kept once the order is settled
	shown  uint32      // the question whose guardians step forward
	at     float64     // how far they have
}

// On returns the opening of a match.
func On(t staging.Table, match *table.Match) Opening { return Opening{on: t, match: match} }

// Forget drops what was chosen.
func (o *Opening) Forget() { o.picked, o.chosen, o.shown, o.at = 0, 0, 0, 0 }

// Asking makes the questions of the opening a form of their own.
func (o *Opening) Asking(a ask.Asking) ask.Asking {
	usual := a.Form
	a.Form = func(d *rules.Decision, form ask.Form) ask.Form {
		if n := len(o.firsts()); n > 0 && n <= most {
			return ask.AskOwn
		}
		return usual(d, form)
	}
	return a
}

// first is a guardian to begin with: the card, 0 before the order is settled.
type first struct {
	def  rules.DefID
	card rules.CardID
}

// firsts returns the first guardians to choose from now; none: the question is
// another, or it is asked in the usual way. Before the order is settled they
// follow from the deck that was brought; with another person at the device they
// are shown to nobody before that.
func (o *Opening) firsts() (out []first) {
	s := o.match
	st, p := &s.View.S, s.Audience
	if p < 0 || s.Bottom != p || s.Session.Replaying() || st.Over() {
		return nil
	}
	if _, lesson := s.Session.(table.Teacher); lesson {
		return nil
	}
	switch st.Dec.Prompt {
	case bgd.PromptKeep:
		for _, c := range outlook.Firsts(o.on.Game, st, p, s.Picks()) {
			out = append(out, first{st.Card(c).Def, c})
		}
	case bgd.PromptOrder:
		if deck, ok := table.Brought(o.on.Game.Lib, s.Session.Deck(p)); ok && !s.Session.Human(p.Other()) {
			for _, d := range outlook.FirstsOf(o.on.Game, deck.Main) {
				out = append(out, first{def: d})
			}
		}
	}
	return out
}

// touch picks a guardian, and keeps the one that has been picked.
func (o *Opening) touch(env *ui.Env, f first) {
	if o.picked == f.def {
		o.keep(env, f)
		return
	}
	ui.Play(env, "card-place", 0.4, 0)
	o.picked = f.def
	o.match.Surface.Announce(o.match.Named(f.def, o.match.Lang) + " " + o.says(f.def))
	o.match.Surface.Invalidate()
}

// says returns what a guardian is, in words.
func (o *Opening) says(def rules.DefID) string {
	s, sep := o.match, o.match.Lang.Pick("　", " · ")
	text := strings.Join(o.on.Game.Lib.RulesText(def, s.Lang), s.Lang.Pick("", " "))
	if o.on.Lay.Tall {
		text = strings.Join(o.on.Game.Lib.Digest(def, s.Lang), s.Lang.Pick("／", "; "))
	}
	return s.T("keep.facts", s.Cards.Attr(def, bgd.ASF), s.Cards.Attr(def, bgd.ALP)) + sep + text
}

// keep gives the answer to which a guardian belongs.
func (o *Opening) keep(env *ui.Env, f first) {
	s := o.match
	ui.Play(env, "card-place", 0.65, 0)
	o.chosen = f.def
	switch {
	case f.card != 0:
		o.Itself(env)
	case !s.Answer(env, rules.Option{Verb: rules.Mode, N: int16(rules.Truth(o.second))}):
		o.chosen = 0
	}
}

// Quiet reports whether the first guardian has been chosen already.
func (o *Opening) Quiet() bool { return o.chosen != 0 && o.match.Prompting(bgd.PromptKeep) }

// Itself keeps the guardian that has been chosen, and reports whether it answers.
func (o *Opening) Itself(env *ui.Env) bool {
	s := o.match
	if !o.Quiet() {
		return false
	}
	st, def := &s.View.S, o.chosen
	if slices.ContainsFunc(s.Picks(), func(c rules.CardID) bool { return st.Card(c).Def == def }) {
		o.chosen = 0
		return s.Answer(env, rules.Option{Verb: rules.Done})
	}
	i := slices.IndexFunc(s.LegalActions, func(a rules.Option) bool { return a.Verb == rules.Pick && st.Card(a.Card).Def == def })
	if i >= 0 && s.Answer(env, s.LegalActions[i]) {
		return true
	}
	o.chosen = 0
	return false
}

// Tick lets the guardians step forward, and reports whether they do.
func (o *Opening) Tick(env *ui.Env) bool {
	if o.shown == 0 || o.at >= 1 {
		return false
	}
	if o.at += 1.0 / 18; env.Settings.ReducedMotion || env.Settings.Speed == ui.SpeedOff {
		o.at = 1
	}
	return true
}
