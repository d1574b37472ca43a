// Package questions puts what is asked in Battle Guardians into words: the question
// and its reason, what a chosen card would do, and the answers on buttons.
package questions

import (
	"math"
	"slices"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/choices"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/outlook"
	"godeck/scenes/guardians/phrases"
	"godeck/scenes/guardians/staging"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Words are those for a question, in a language and a window.
type Words struct {
	Table staging.Table
	Q     *choices.Choices
	On    *ask.Asker // the question as every table has it
	L     lang.Lang
	Side  func(l lang.Lang) string // what the player's own side deck holds, "" if that is not known
	Swift func(l lang.Lang) string // and what of it can answer the summon in question

	among bool // the answer is one to the damage that an attack leads to
}

// T returns a phrase of the game.
func (w *Words) T(key string, args ...any) string { return phrases.Text.T(w.L, key, args...) }

// Stakes says what is at stake in what is asked.
func (w *Words) Stakes() *outlook.Stakes {
	return &outlook.Stakes{Game: w.Table.Game, State: w.Q.State, Seat: w.Q.Seat, Named: w.Table.Show.Named, Whose: w.Table.Show.Possessive}
}

// Source returns the design whose effect asks.
func (w *Words) Source() rules.DefID {
	d := &w.Q.State.Dec
	switch {
	case d.Prompt == bgd.PromptForce || d.Prompt == bgd.PromptLimit || d.Prompt == bgd.PromptSet || d.Prompt == bgd.PromptDamage && w.InBar() || w.Meets():
		return 0
	case d.Def != 0:
		return d.Def
	}
	return w.Q.State.Card(d.Src).Def
}

// InBar reports whether the bar has room for the answers to damage: the
// guardian that will be hit is above.
func (w *Words) InBar() bool {
	most, lay := 3, w.Table.Lay
	if lay.Four || lay.Six && brief(w) {
		most = 4
	}
	return (!lay.Small || lay.Stacked || lay.Prompt.W > 600*w.Table.Show.Unit()) && w.answers() <= most
}

// brief reports whether the labels of all answers to damage have room in two rows.
func brief(w *Words) bool {
	return !w.Q.Prompting(bgd.PromptDamage) || !slices.ContainsFunc(w.Q.Legal, func(o rules.Option) bool {
		var c ask.Choice
		w.Button(o, &c)
		return !halved(w, c.Button.Label)
	})
}

// halved reports whether a label has room in half of the bar.
func halved(w *Words, label string) bool {
	sf := &w.Table.Show.Surface
	size, u := math.Max(12*sf.Env().Scale, sf.Font(12)), w.Table.Show.Unit()
	return ui.LayoutFit([]ui.Run{{Text: label, Face: ui.Bold}}, size, size, 1.2, w.Table.Lay.Prompt.W/2-40*u, w.Table.Lay.Least-5*u).Fits
}

// Effect reports whether an effect may be answered that is neither an attack nor about
// the die: only its own words say what it does.
func (w *Words) Effect() bool {
	k := w.Stakes()
	return w.Q.Prompting(bgd.PromptCounter) && k.Looms(w.L) == "" && k.Roll(w.L) == ""
}

// Joint reports whether one question has all that can be done about an attack: its
// answers, what prevents its damage, lives.
func (w *Words) Joint() bool {
	to := w.Q.Beyond()
	if to == nil || !w.Table.Lay.Small || w.answers()+len(to.Legal)-1 <= 3 {
		return to != nil
	}
	var seen []string // a short window has room for more where one word each tells them apart
	for i, o := range slices.Concat(w.Q.Legal, to.Legal) {
		if k := w.kind(o, i >= len(w.Q.Legal)); o.Verb == rules.Use && slices.Contains(seen, k) {
			return false
		} else {
			seen = append(seen, k)
		}
	}
	return true
}

// kind says in a word what an answer to an attack is; among: to its damage.
func (w *Words) kind(o rules.Option, among bool) string {
	switch {
	case among:
		return w.T("kind.prevent")
	case w.Q.State.Card(o.Card).Zone.Kind() == bgd.Hand:
		return w.T("kind.counter")
	}
	return w.T("kind.ability")
}

// Meets reports whether it is in the bar: a small window has a panel for more than three.
func (w *Words) Meets() bool {
	to, most := w.Q.Beyond(), 3
	if w.Table.Lay.Four || w.Table.Lay.Six {
		most = 6
	}
	return w.Joint() && w.answers()+len(to.Legal)-1 <= most && (!w.Table.Lay.Small || w.InBar())
}

// twoRows reports whether the answers to a hit stand in two rows, which leave the words
// a line.
func twoRows(w *Words) bool {
	n := w.answers()
	if w.Q.Prompting(bgd.PromptCounter) && w.Joint() {
		n += len(w.Q.Beyond().Legal) - 1
	}
	return w.Table.Lay.Six && n > 3
}

// answers returns how many there are to choose from: copies of a card are one.
func (w *Words) answers() (n int) {
	for i := range w.Q.Legal {
		n += rules.Truth(!outlook.Again(w.Q.State, w.Q.Legal, i))
	}
	return n + rules.Truth(w.Q.Hushable())
}

// Idle returns the text shown while nothing is asked.
func (w *Words) Idle() ask.Question {
	if n := w.Table.Show.Step(); (w.Table.Lay.Small || w.Table.Lay.Tall) && (n == bgd.StepDice || n == bgd.StepBattle) { // its place has what the die says
		return ask.Question{}
	}
	return w.On.Ask(w.L, w.Table.StepKey(w.Table.Show.Step()))
}

// clause returns the effect that is being answered or that asks.
func (w *Words) clause() string {
	st := w.Q.State
	d := &st.Dec
	if d.Prompt == bgd.PromptMay || d.Prompt == bgd.PromptCounter {
		text := w.Table.Game.Lib.AbilityText(uint16(d.Arg), w.L)
		if by := st.Frame().Ctrl; by >= 0 && by == w.Q.Seat.Other() { // "your" is said by its owner
			text = w.L.Theirs(text, w.Table.Show.Player(by, w.L))
		}
		return text
	}
	return w.Table.Game.Clause(st, w.L)
}

// Question returns what is asked now, and why.
func (w *Words) Question() ask.Question {
	st := w.Q.State
	d := &st.Dec
	p := w.Q.Seat
	from := w.Table.Show.Named(w.Source(), w.L)
	question := func(key string, args ...any) ask.Question { return w.On.Ask(w.L, key, args...) }
	if w.Q.Chosen != 0 {
		q := w.chosen()
		if w.Table.Lay.Small && (d.Prompt == bgd.PromptCharge || d.Prompt == bgd.PromptFollow || d.Prompt == bgd.PromptSummon) {
			q.Then = []ui.Run{{Text: q.Why}} // the card and its button are enough
			if w.Table.Lay.Stacked || w.Table.Lay.Prompt.W > 600*w.Table.Show.Unit() {
				q.Then = []ui.Run{{Text: q.Text + "\n", Face: ui.Bold}, {Text: q.Why}}
			}
		}
		return q
	}
	if w.Q.Drawing {
		return w.On.Ask(w.L, "ask.counterdraw", int(st.Seats[p][bgd.Counters]))
	}
	switch d.Prompt {
	case bgd.PromptOrder, bgd.PromptKeep, bgd.PromptRedraw, bgd.PromptCharge, bgd.PromptFollow, bgd.PromptDomain:
		return w.phase()
	case bgd.PromptDraw:
		return w.drawAsked()
	case bgd.PromptSummon:
		return w.summoning()
	case bgd.PromptSet:
		return w.setting()
	case bgd.PromptForce:
		return question("ask.force", w.Table.Show.Least())
	case bgd.PromptDiscard:
		return question("ask.discard", from, w.Table.Show.Least())
	case bgd.PromptBurn:
		return question("ask.burn", from, w.Table.Show.Least())
	case bgd.PromptMay:
		return w.weighed("ask.may")
	case bgd.PromptWaiting:
		return question("ask.waiting")
	case bgd.PromptCounter:
		return w.weighed("ask.counter")
	case bgd.PromptDamage:
		return w.hurts()
	case bgd.PromptSpeed:
		return w.swift(from)
	case bgd.PromptExtra:
		q := question("ask.extra")
		if !w.Table.Game.HasExtra(st, p) {
			q = ask.Question{Text: w.T("ask.extra.none"), Why: bgd.WarnRisk.Phrase().In(w.L)}
		}
		return q
	case bgd.PromptLimit:
		q := question("ask.limit")
		if st.Vars[bgd.Extra] != 0 {
			q = question("ask.limit.more")
		}
		return q
	case bgd.PromptReturn:
		return question("ask.return", from)
	case bgd.PromptFind:
		q := question("ask.find")
		if st.Card(d.Src).Owner != p { // the opponent's summon is answered
			q.Text = w.T("ask.find.speed")
		}
		return q
	}
	return ask.Question{Text: w.On.CardsAsked(w.L), Why: w.clause()}
}

// phase returns the question of a step of the turn.
func (w *Words) phase() ask.Question {
	st, d, p := w.Q.State, &w.Q.State.Dec, w.Q.Seat
	q := w.On.Ask(w.L, "ask."+w.Table.Game.Names().Prompts[d.Prompt])
	if kept := bgd.Kept(st, p); d.Prompt == bgd.PromptFollow && kept != 0 && bgd.AttackGuardian(st, p.Other()) != 0 && w.Table.Show.Cards.Attr(st.Card(kept).Def, bgd.ASF) == bgd.ReadyForce(st, p) {
		q.Why = w.T("ask.follow.kept")
	} else if d.Prompt == bgd.PromptFollow && w.Q.Has(rules.Option{Verb: rules.Mode, N: 1}) {
		if holds := w.Side(w.L); holds != "" {
			q.Why = w.T("ask.follow.side", holds)
		}
	}
	if d.Prompt == bgd.PromptCharge && w.Q.Joins() {
		q.Why = w.T("ask.charge.drag")
	}
	if o, due := w.Q.Comes(); due && (d.Prompt == bgd.PromptCharge || d.Prompt == bgd.PromptFollow) && !w.Table.Lay.Small {
		q.Why = words.Sentences(w.L, q.Why, w.T("ask.follow.comes", w.Table.Show.Named(st.Card(o).Def, w.L)))
	}
	if d.Prompt == bgd.PromptCharge && w.Q.Fetched == int16(st.Turn) {
		q.Why = words.Sentences(w.L, w.T("ask.charge.drawn"), q.Why)
	}
	return q
}

// weighed returns the question whether an effect is used or answered, with what
// is at stake; a bar with one line has that before its cause's words.
func (w *Words) weighed(key string) ask.Question {
	k, from := w.Stakes(), w.Table.Show.Named(w.Source(), w.L)
	looms, roll := k.Looms(w.L), k.Roll(w.L)
	q := ask.Question{Text: w.T(key, from), Why: words.Sentences(w.L, roll, w.clause())}
	if looms != "" {
		q.Why = looms
		if w.Joint() && !w.Table.Lay.Small {
			q = ask.Question{Text: looms, Why: w.T("ask.counter.meet")}
			if to := w.Q.Beyond(); to.Count(rules.Mode) > 0 {
				q.Why = w.T("ask.damage.lives.once")
			}
		}
	}
	switch {
	case w.Table.Lay.Tall && looms != "" && !w.Joint(): // what it is about is beside it
		c, n := w.Table.Game.Looms(w.Q.State, w.Q.Seat)
		lp := w.Table.Game.LP(w.Q.State, c)
		q = ask.Question{Text: q.Text, Why: w.T("ask.damage.short", n, lp, max(0, lp-n))}
	case w.Joint() && (!w.Meets() || twoRows(w)): // many buttons leave little room
		c, n := w.Table.Game.Looms(w.Q.State, w.Q.Seat)
		lp := w.Table.Game.LP(w.Q.State, c)
		if q.Text = w.T("ask.damage.short", n, lp, max(0, lp-n)); w.Table.Lay.Small {
			q.Why = ""
		}
	case !w.Table.Lay.Small:
	case looms != "":
		q = ask.Question{Text: looms}
	case roll != "":
		q.Text = from + w.L.Pick("：", ": ") + roll
	}
	if doubled := w.doubled(w.Table.Game.Looms(w.Q.State, w.Q.Seat)); looms != "" && twoRows(w) && doubled != "" {
		c, n := w.Table.Game.Looms(w.Q.State, w.Q.Seat)
		q.Text = inALine(w, doubled, c, n)
	} else if looms != "" {
		q.Why = words.Sentences(w.L, doubled, q.Why)
	}
	return q
}

// inALine says what is said of doubled damage, with what it leaves of the LP.
func inALine(w *Words, doubled string, c rules.CardID, n int) string {
	lp := w.Table.Game.LP(w.Q.State, c)
	return words.Sentences(w.L, doubled, w.T("ask.damage.lp", lp, max(0, lp-n)))
}

// doubled says how the damage to a weakened guardian comes to what it is; "" for any other.
func (w *Words) doubled(c rules.CardID, n int) string {
	if k := w.Q.State.Card(c); n > 1 && k.Has(bgd.FlagWeak) && k.N[bgd.NWeak] == w.Q.State.Turn && w.Q.State.Active != k.Owner {
		return w.T("ask.damage.weak", n/2, n)
	}
	return ""
}

// swift returns the question whether a summon is answered by one, and by whom it can be.
func (w *Words) swift(from string) ask.Question {
	q := w.On.Ask(w.L, "ask.speed", from)
	if holds := w.Swift(w.L); holds != "" {
		q.Why = w.T("ask.speed.holds", holds)
	}
	return q
}

// drawAsked returns the question of the Draw Phase, with the short way through it.
func (w *Words) drawAsked() ask.Question {
	q := w.On.Ask(w.L, "ask.draw")
	if w.Q.Free(bgd.PromptDraw) {
		q.Why = w.T("ask.draw.on")
	}
	return q
}

// summoning returns the question of the Summon Step.
func (w *Words) summoning() ask.Question {
	st, p := w.Q.State, w.Q.Seat
	q := w.On.Ask(w.L, "ask.summon", w.Table.Game.Limit(st, p), bgd.ReadyForce(st, p), outlook.LimitSum(w.Table.Game, st, p, w.L))
	if w.Table.Lay.Small && w.Table.Game.Limit(st, p) < 99 { // the bar has one line, and the guardian no room for the tag
		q.Text = w.T("ask.summon.short", w.Table.Game.Limit(st, p), outlook.LimitSum(w.Table.Game, st, p, w.L))
	}
	switch first := st.Seats[p][bgd.Turns] == 1; {
	case first && bgd.Kept(st, p) != 0:
		q.Why = w.T("ask.summon.kept")
	case bgd.ReadyForce(st, p) == 0:
		q.Why = w.T("ask.summon.bare")
	case first:
		q.Why = w.T("ask.summon.first", w.Table.Game.Limit(st, p), bgd.ReadyForce(st, p))
	case w.Q.Unopposed(): // no Force is kept for an attack
		q.Why = w.T("ask.summon.alone", w.Table.Game.Limit(st, p), bgd.ReadyForce(st, p))
	case w.capped():
		q.Why = w.T("ask.summon.capped", w.Table.Game.Limit(st, p), bgd.ReadyForce(st, p), outlook.LimitSum(w.Table.Game, st, p, w.L))
	case bgd.ReadyForce(st, p) == 1 && bgd.AttackGuardian(st, p) != 0:
		q.Why = w.T("ask.summon.last")
	}
	if left := w.PlaysLeft(); left != "" && w.Q.CanRush() && !w.Table.Lay.Small && !w.Table.Lay.Tall {
		q.Why = words.Sentences(w.L, q.Why, w.T("left", left))
	}
	return q
}

// PlaysLeft names the cards that could still be used before a throw, two of them at most.
func (w *Words) PlaysLeft() string {
	var names []string
	for _, c := range w.Q.PlaysLeft() {
		if n := w.Table.Show.Named(w.Q.State.Card(c).Def, w.L); !slices.Contains(names, n) {
			names = append(names, n)
		}
	}
	if len(names) > 2 {
		return w.L.Pick(names[0]+"など", names[0]+" and others")
	}
	return strings.Join(names, w.L.Pick("や", " or "))
}

// capped reports whether the hand has a guardian that Force would pay for and the
// opponent's SF forbids, and none that can be summoned to attack.
func (w *Words) capped() bool {
	st, p, high := w.Q.State, w.Q.Seat, false
	for _, c := range st.Zone(rules.ZoneOf(bgd.Hand, p)) {
		def := st.Card(c).Def
		if w.Table.Show.Cards.Attr(def, bgd.AType) != bgd.NormalAttack {
			continue
		}
		if w.Q.Has(rules.Option{Verb: rules.Use, Card: c, N: bgd.HowNormal}) {
			return false
		}
		sf := w.Table.Show.Cards.Attr(def, bgd.ASF)
		high = high || sf > w.Table.Game.Limit(st, p) && sf <= bgd.ReadyForce(st, p)
	}
	return high
}

// hurts returns the question about damage: how much, what it leaves, and what is
// left of the lives that could nullify it.
func (w *Words) hurts() ask.Question {
	st := w.Q.State
	d := &st.Dec
	lp, n := w.Table.Game.LP(st, d.Src), int(d.Arg)
	var q ask.Question
	q.Text, q.Why = w.Stakes().Damage(w.L)
	if w.Table.Lay.Small && w.InBar() { // the bar has one line
		q.Text += w.L.Pick("、", ", ") + q.Why
		q.Short, q.Why = w.T("ask.damage.short", n, lp, max(0, lp-n)), ""
	}
	if twoRows(w) {
		if doubled := w.doubled(d.Src, n); doubled != "" {
			q.Short = inALine(w, doubled, d.Src, n)
		}
		return ask.Question{Text: q.Short}
	}
	q.Why = words.Sentences(w.L, q.Why, w.doubled(d.Src, n))
	if w.Table.Game.Warns(st, w.Q.Seat, rules.Option{Verb: rules.Pass}).Certain() {
		q.Why = w.T("ask.damage.lose", lp)
	}
	if w.Q.Count(rules.Mode) > 0 {
		q.Why = words.Sentences(w.L, q.Why, w.T("ask.damage.lives", int(st.Seats[w.Q.Seat][bgd.Counters])))
	}
	return q
}

// setting returns the question of the Set Phase: whether to throw, with which odds;
// what a miss costs is said as large as they are.
func (w *Words) setting() (q ask.Question) {
	st, p := w.Q.State, w.Q.Seat
	if !w.Q.Has(rules.Option{Verb: rules.Attack}) {
		key := "ask.set.no"
		if w.Q.Count(rules.Use) == 0 {
			key = "ask.set.end"
		}
		why := w.On.Why(rules.Option{Verb: rules.Attack})
		if w.Q.Unopposed() { // with Force there would be nobody to hit, either
			why = w.T("alone.why")
		}
		return ask.Question{Text: w.T(key), Why: why}
	}
	if w.Q.Unopposed() {
		return w.On.Ask(w.L, "ask.set.alone")
	}
	q = w.On.Ask(w.L, "ask.set", w.Table.Game.Odds(st, p))
	if mask := outlook.Fatal(w.Table.Game, st, p) & outlook.Hits(w.Table.Game, st, p); mask != 0 { // what matters most comes first
		defer func() {
			q.Why = words.Sentences(w.L, outlook.Fatally(w.Table.Game, st, p, mask, faces.Numbers(mask, w.L), false, w.L), q.Why)
		}()
	}
	if left := w.PlaysLeft(); left != "" && !w.Table.Lay.Small {
		defer func() { q.Why = words.Sentences(w.L, w.T("left", left), q.Why) }()
	}
	if more := outlook.Boosted(w.Table.Game, st, p, w.L, w.Table.Show.Named); more != "" {
		q.Why = w.T("ask.set.boost", more)
	}
	return q
}
