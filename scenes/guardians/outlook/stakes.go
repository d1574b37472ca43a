package outlook

import (
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/phrases"
)

// Stakes says what an answer is about: what causes it, whom it meets, and what is
// before and after. It reads the view of the seat that is asked.
type Stakes struct {
	Game  *bgd.Game
	State *rules.State
	Seat  rules.Seat // who is asked
	Named func(rules.DefID, lang.Lang) string
	Whose func(p rules.Seat, l lang.Lang, start bool) string
}

// Damage returns what is about to be dealt, and how the LP would change.
func (k *Stakes) Damage(l lang.Lang) (head, lp string) {
	st, d := k.State, &k.State.Dec
	n, on, now := int(d.Arg), k.Named(st.Card(d.Src).Def, l), k.Game.LP(st, d.Src)
	head = phrases.Text.T(l, "ask.damage", on, n)
	if i := int(d.Arg2); i >= 0 && i < int(st.NStack) && st.Stack[i].Def != 0 {
		head = phrases.Text.T(l, "ask.damage.by", on, n, k.Named(st.Stack[i].Def, l), k.Whose(st.Stack[i].Ctrl, l, true))
	}
	return head, phrases.Text.T(l, "ask.damage.why", now, max(0, now-n))
}

// Looms returns what the attack that is being answered deals as it is; "" without one.
func (k *Stakes) Looms(l lang.Lang) string {
	st := k.State
	c, n := k.Game.Looms(st, k.Seat)
	if n == 0 {
		return ""
	}
	lp := k.Game.LP(st, c)
	return phrases.Text.T(l, "ask.damage.by", k.Named(st.Card(c).Def, l), n, k.Named(st.Dec.Def, l), k.Whose(st.Frame().Ctrl, l, true)) +
		l.Pick("、", ", ") + phrases.Text.T(l, "ask.damage.why", lp, max(0, lp-n))
}

// Roll returns what the die has come to and what an effect makes of it: if it is
// used or, where somebody else's is being answered, if nobody does; "" without a die.
func (k *Stakes) Roll(l lang.Lang) string {
	st := k.State
	o := rules.Option{Verb: rules.Pass}
	if st.Dec.Prompt == bgd.PromptMay {
		o.Verb = rules.Yes
	}
	now := k.Game.Turns(st, k.Seat, o)
	if now == 0 {
		return ""
	}
	p := st.Active
	was := k.Game.Face(st, p)
	if was == now {
		return phrases.Text.T(l, "roll.is", was, k.deals(was, l))
	}
	return phrases.Text.T(l, "roll.turns", was, now, k.deals(now, l), k.deals(was, l))
}

// deals says what a number comes to.
func (k *Stakes) deals(face int, l lang.Lang) string {
	st, p := k.State, k.State.Active
	foe := bgd.AttackGuardian(st, p.Other())
	n := k.Game.Blow(st, p, face)
	switch c := st.Card(foe); {
	case k.Game.RowOf(st, bgd.AttackGuardian(st, p), face) == 0:
		return phrases.Text.T(l, "roll.miss")
	case n > 0 && c.Has(bgd.FlagWeak) && c.N[bgd.NWeak] == st.Turn:
		return phrases.Text.T(l, "roll.hit", strconv.Itoa(n/2)+l.Pick("×2", " ×2"))
	default:
		return phrases.Text.T(l, "roll.hit", n)
	}
}

// Unshielded returns the phrase of why a player's lives could not nullify so much
// damage (BGD-26.4, 26.5, 26.8); "" if they could.
func Unshielded(st *rules.State, p rules.Seat, n int) string {
	switch {
	case n < bgd.NullifyUnit:
		return "lives.under"
	case st.Seats[p][bgd.Nullified] != 0:
		return "lives.once"
	case int(st.Seats[p][bgd.Counters]) < n/bgd.NullifyUnit:
		return "lives.few"
	}
	return ""
}

// Fatally says which numbers would decide the match, and whether something may
// still be done about it: as whoever throws reads it, or whoever is attacked.
func Fatally(g *bgd.Game, st *rules.State, p rules.Seat, mask int, numbers string, attacked bool, l lang.Lang) string {
	try, key := *st, "fatal"
	if attacked {
		key = "fatal.me"
	}
	unless := key + ".unless"
	for n := 1; n <= 6; n++ {
		if try.Vars[bgd.Die] = int16(n); mask>>n&1 != 0 && g.Answerable(st, p.Other(), g.Blow(&try, p, g.Face(&try, p))) {
			key = unless
		}
	}
	return phrases.Text.T(l, key, numbers)
}
