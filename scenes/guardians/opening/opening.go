// Package opening is how a match of Battle Guardians begins: once it is settled who
// goes first, which the table asks, the first guardian is chosen among those that
// stand in the light of the arena (BGD-3.1, 3.3).
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
	picked rules.DefID // the first guardian that was touched, and is not kept yet
	chosen rules.DefID // that is being kept
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

// first is a guardian to begin with.
type first struct {
	def  rules.DefID
	card rules.CardID
}

// firsts returns the first guardians to choose from now; none: the question is
// another, or it is asked in the usual way.
func (o *Opening) firsts() (out []first) {
	s := o.match
	st, p := &s.View.S, s.Audience
	if p < 0 || s.Bottom != p || s.Session.Replaying() || st.Over() {
		return nil
	}
	if _, lesson := s.Session.(table.Teacher); lesson {
		return nil
	}
	if st.Dec.Prompt == bgd.PromptKeep {
		for _, c := range outlook.Firsts(o.on.Game, st, p, s.Picks()) {
			out = append(out, first{st.Card(c).Def, c})
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
	o.match.Surface.Announce(o.match.Named(f.def, o.match.Lang) + " " + o.says(f.def, false))
	o.match.Surface.Invalidate()
}

// says returns what a guardian is, in words; brief, as small cards have them.
func (o *Opening) says(def rules.DefID, brief bool) string {
	s, sep := o.match, o.match.Lang.Pick("　", " · ")
	if brief { // its card has the numbers
		return strings.Join(o.on.Game.Lib.Digest(def, s.Lang), s.Lang.Pick("／", "; "))
	}
	text := strings.Join(o.on.Game.Lib.RulesText(def, s.Lang), s.Lang.Pick("", " "))
	return s.T("keep.facts", s.Cards.Attr(def, bgd.ASF), s.Cards.Attr(def, bgd.ALP)) + sep + text
}

// keep gives the answer to which a guardian belongs.
func (o *Opening) keep(env *ui.Env, f first) {
	ui.Play(env, "card-place", 0.65, 0)
	o.chosen = f.def
	o.Itself(env)
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
