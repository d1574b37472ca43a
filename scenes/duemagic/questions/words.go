// Package questions has the words for what Duemagic asks, for what goes on
// meanwhile, and for what passing means: questions as they stand in the bar,
// forecasts of attacks, and the names of buttons. They follow from a question as
// a seat sees it (choices.Case), and no screen is needed to read them.
package questions

import (
	"math/bits"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/choices"
	"godeck/scenes/duemagic/entries"
	"godeck/scenes/duemagic/passing"
	"godeck/scenes/duemagic/phrases"
	"godeck/scenes/table/ask"
)

var text = phrases.Text

// Names tells what players and cards are called, and who is the person at the
// screen.
type Names interface {
	entries.Names
	IsYou(p rules.Seat) bool
}

// Words are the words for a case in a language.
type Words struct {
	choices.Case
	Names
	L      lang.Lang
	Past   map[uint16]rules.DefID // what targets were (entries.Remember)
	Over   rules.CardID           // the creature under the pointer or the focus
	Fallen bool                   // the running attack has struck
	Spent  int                    // the turn of the seat's that ended by itself, 0: none
	Lacked choices.Short          // why nothing could be used in it
	Hold   bool                   // the player asked to be asked
	Rest   bool                   // the player gives up the turn with the next pass
	Small  bool                   // the hand is too small for its texts
	Aloft  bool                   // what may be taken stands about the attacker, each with what it does
	Fits   func(why string) bool  // whether the bar has room for a text
}

// T returns a phrase.
func (w *Words) T(key string, args ...any) string { return text.T(w.L, key, args...) }

// is returns the question of a phrase; the phrase key.why is its reason.
func (w *Words) is(key string, args ...any) ask.Question {
	return ask.Question{Text: w.T(key, args...), Why: w.T(key+".why", args...)}
}

// card names a card of the view.
func (w *Words) card(c rules.CardID) string { return w.Named(w.View.S.Card(c).Def, w.L) }

// stack returns what reads the stack. The question is about the present moment.
func (w *Words) stack() entries.Reader {
	return entries.Reader{Reading: w.Reading, Names: w.Names, Past: w.Past, Fresh: true}
}

// entry names an entry of the stack.
func (w *Words) entry(o *rules.StackItem) string { return w.stack().Title(o, w.L) }

// Turn returns whose turn it is.
func (w *Words) Turn() string {
	if w.View.S.Turn == 0 {
		return w.T("step.setup")
	}
	return w.T("turn.of", w.Possessive(w.View.S.Active, w.L, true))
}

// Step names the current step; a battle of two creatures is not called a break.
func (w *Words) Step() string {
	if st := &w.View.S; st.Step == dmg.StepBreak && (st.Vars[dmg.AttackOn] != 0 || st.Vars[dmg.Blocked] != 0) {
		return w.T("step.fight")
	}
	return passing.StepName(w.View.S.Step, w.L)
}

// Fight describes how a battle would end; short is ".short" for a button's text.
func (w *Words) Fight(a, b rules.CardID, short string) string {
	pa, pb, aDies, bDies := w.Game.Battle(&w.View.S, a, b)
	key := "fight.both"
	switch {
	case aDies && !bDies:
		key = "fight.lose"
	case bDies && !aDies:
		key = "fight.win"
	}
	return w.T(key+short, pa, pb, w.card(a), w.card(b))
}

// Hit describes what an attack on a player does if nobody blocks.
func (w *Words) Hit(c rules.CardID, p rules.Seat, short string) string {
	n := w.Shields(p)
	if n == 0 {
		return w.T("hit.direct")
	}
	k := w.Game.Breaks(&w.View.S, c)
	if k >= n {
		return w.T("hit.all", n)
	}
	return w.T("hit.break"+short, k, n, n-k)
}

// Unblocked describes what happens without a block.
func (w *Words) Unblocked(short string) string {
	st := &w.View.S
	a := rules.CardID(st.Vars[dmg.Attacker])
	if a == 0 {
		return ""
	}
	if t := rules.CardID(st.Vars[dmg.AttackOn]); t != 0 {
		return w.Fight(a, t, short)
	}
	return w.Hit(a, w.Seat, short)
}

// Idle returns what is shown while nothing is asked.
func (w *Words) Idle() ask.Question {
	q := ask.Question{Text: w.Step(), Why: w.Goes()}
	if st := &w.View.S; st.Turn > 0 && (st.Step == dmg.StepCleanup || st.Step == dmg.StepUntap) { // between two turns
		q.Text = w.Turn()
	}
	return q
}

// Goes describes what is under way, whoever is to answer: what resolves or
// waits, who attacks, or why the seat's turn has ended by itself.
func (w *Words) Goes() string {
	st, stack := &w.View.S, w.Stack()
	switch k := w.Running(); {
	case k >= 0:
		return w.T("goes.resolves", w.entry(&stack[k]))
	case len(stack) > 0:
		return w.T("goes.waits", w.entry(&stack[len(stack)-1]))
	case st.Vars[dmg.Attacker] != 0 && !w.Fallen:
		return w.attack()
	case w.Spent > 0 && (int(st.Turn) == w.Spent && st.Active == w.Below || int(st.Turn) == w.Spent+1 && st.Active != w.Below && st.Step < dmg.StepCharge): // then what the opponent does is told
		if why := Short(w, w.Lacked); why != "" {
			return w.T("auto.end.why", why)
		}
		return w.T("auto.end")
	}
	return ""
}

// Short says why mana pays for nothing, "" if there is nothing to say. It is no method: Words has many.
func Short(w *Words, sh choices.Short) string {
	switch sh.Why {
	case choices.ShortMana:
		return w.T("auto.mana", sh.Mana, sh.Cost)
	case choices.ShortColour:
		v := dmg.Civilizations.Values[bits.TrailingZeros(uint(sh.Civs))]
		return w.T("auto.colour", sh.Mana, w.L.Pick(v.JA, v.EN), w.Named(sh.Def, w.L))
	case choices.ShortLate:
		return w.T("auto.late", w.Named(sh.Def, w.L))
	case choices.ShortVain:
		return w.T("auto.vain", sh.Mana)
	case choices.ShortBarred:
		return w.T("auto.barred", sh.Mana)
	}
	return ""
}

// attack describes who attacks whom, or who has blocked.
func (w *Words) attack() string {
	st := &w.View.S
	a := rules.CardID(st.Vars[dmg.Attacker])
	if b := rules.CardID(st.Vars[dmg.Blocked]); b != 0 {
		return w.T("goes.blocks", w.card(a), w.card(b))
	}
	p := st.Card(a).Zone.Seat().Other()
	on := w.Player(p, w.L)
	if w.IsYou(p) {
		on = lang.Lower(on)
	}
	if t := rules.CardID(st.Vars[dmg.AttackOn]); t != 0 {
		on = w.card(t)
	}
	return w.T("goes.attacks", w.card(a), on)
}

// Leads names what follows the seat's own Main step: attacks, if any are
// possible, or the end of the turn; why says what keeps creatures from attacking.
func (w *Words) Leads() (word, why string) {
	if w.MayAttack(w.Seat) {
		return w.T("pass.toattack"), ""
	}
	if w.Game.Forbidden(&w.View.S, w.Seat, dmg.NoAttack) && len(w.Creatures(w.Seat)) > 0 {
		why = w.T("next.barred")
	}
	return w.T("pass.end"), why
}

// rulesText is a card's text in one line, brief if the bar has no room for it.
func (w *Words) rulesText(def rules.DefID) string {
	lib := w.Game.Lib
	if whole := strings.Join(lib.RulesText(def, w.L), w.L.Pick("", " ")); w.Fits(whole) {
		return whole
	}
	return strings.Join(lib.Digest(def, w.L), w.L.Pick("／", " / "))
}
