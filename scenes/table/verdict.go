package table

import (
	"godeck/internal/lang"
	"godeck/rules"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// verdict tells how the match ended, and ends it by giving up.
type verdict struct {
	table *Table
	hooks *Hooks
}

// lastBlow is how many lines before the end the deciding one may be.
const lastBlow = 14

// Conceding returns the menu's action for giving up; nil if that is impossible.
func (v *verdict) Conceding() func(env *ui.Env) {
	if v.table.Session.Replaying() || v.table.View.S.Over() {
		return nil
	}
	return func(*ui.Env) {
		v.table.Skip()
		if err := v.table.Session.Concede(); err != nil {
			v.table.Surface.Toast(err.Error(), true)
		}
		v.table.Fresh = false
	}
}

// Verdict returns who has won, in a word or two.
func (v *verdict) Verdict(winner rules.Seat, l lang.Lang) string {
	switch {
	case winner == rules.NoSeat:
		return words.Text.T(l, "drawn")
	case v.table.IsYou(winner):
		return words.Text.T(l, "win")
	case v.table.IsYou(winner.Other()):
		return words.Text.T(l, "lose")
	}
	return words.Text.T(l, "wins", v.table.Session.Name(winner, l))
}

// Winner returns who has won the match, NoSeat for a draw.
func (v *verdict) Winner() rules.Seat {
	if p := v.gaveUp(); p >= 0 {
		return p.Other() // also if that player has won its last game
	}
	return v.table.View.S.Result.Winner
}

// gaveUp returns who has given up a series, NoSeat for nobody.
func (v *verdict) gaveUp() rules.Seat {
	if v.hooks.Series == nil || v.table.Session.Replaying() {
		return rules.NoSeat
	}
	return v.hooks.Series.Conceded()
}

// givesUp returns the menu's actions for giving up the game and, if it has
// several, the match. The last game that a player can lose is the match.
func (v *verdict) givesUp() (game, match func(env *ui.Env)) {
	game = v.Conceding()
	p, sr := v.table.Audience, v.hooks.Series
	if game == nil || sr == nil || sr.Best() < 2 {
		return game, nil
	}
	if p < 0 {
		p = v.table.View.S.ToAnswer()
	}
	if p < 0 {
		return game, nil
	}
	concede := game
	match = func(env *ui.Env) {
		sr.Concede(p)
		concede(env)
	}
	if sr.Wins(p.Other()) == sr.Best()/2 {
		return nil, match
	}
	return game, match
}

// Outcome returns the result in two sentences: who has won, and why. The
// second is the phrase why.NAME of the rules' reason, for a draw why.NAME.both
// if it exists; {0} in it is the loser, {1} the loser's.
func (v *verdict) Outcome(l lang.Lang) (head, why string) {
	w := v.Winner()
	key := "why." + v.hooks.Names.Word("reason", int16(v.table.View.S.Result.Reason))
	if v.gaveUp() >= 0 {
		key = "why.concede.all"
	}
	head = v.Verdict(w, l)
	if w == rules.NoSeat {
		if _, ok := v.hooks.Words[key+".both"]; ok {
			key += ".both"
		}
	}
	if _, ok := v.hooks.Words[key]; !ok {
		key = "why.fault"
	}
	if w == rules.NoSeat {
		return head, v.hooks.Words.T(l, key)
	}
	return head, v.hooks.Words.T(l, key, v.table.Player(w.Other(), l), v.table.Possessive(w.Other(), l, true))
}

// conceded reports whether the match ended because somebody gave up.
func (v *verdict) conceded() bool {
	return v.table.View.S.Result.Reason == rules.ReasonConcede || v.gaveUp() >= 0
}

// finish returns the line of the log by which the match was won, -1 if no card
// won it: a match that was given up shows the place as it was left.
func (v *verdict) finish() int {
	w := v.table.View.S.Result.Winner
	if w < 0 || v.conceded() {
		return -1
	}
	won := -1
	for i := len(v.table.Facts) - 1; i >= max(0, len(v.table.Facts)-lastBlow); i-- {
		switch ln := &v.table.Facts[i]; {
		case ln.Seat != w || ln.Card == 0:
		case ln.Act == present.ActAttack: // what helped it came later
			return i
		case won < 0 && (ln.Act == present.ActEffect || ln.Act == present.ActPlayed):
			won = i
		}
	}
	return won
}
