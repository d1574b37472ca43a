package ask

import (
	"slices"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Asker shows the audience its questions, for all games in one place: by the
// kind of the decision it chooses a Form and fills it with words, buttons, cards
// and clauses. What only the game knows is in an Asking, as data and short
// functions. A game asks like this:
//
//	s.Attend(session, table.Hooks{…})
//	s.Asks(table.Asking{Rules: game, Question: s.question, Lies: s.lies, …})
//
// and in its layout, in this order:
//
//	s.Put(sf, &s.lay.Frame)     // the bar
//	… the hand and the rest …
//	s.AskKeys(sf)
//	s.PutOver(sf, &s.lay.Frame) // last: the question's panel or dialog
//
// The forms. AskTable: the answers are on the table and touched there; the bar
// has the question and the buttons of answers without a place (Done, Pass).
// AskOffer: yes or no, a number, a player: a panel with the source's picture, its
// clause, what the answers lead to (ahead.go) and a few buttons; without a
// picture the bar has room for them. AskRow: which of several comes next: a
// dialog, in portrait a panel. AskTexts: one of several clauses. AskGrid: cards
// that cannot be touched where they are. AskUses: what may be used; a single card
// is shown large. AskRows: the same where the table has to be seen. AskName: a
// card's name. AskOwn: a form of the game's own (paying): PutOver returns false,
// and the game declares the question itself, in Panel's area or in a dialog.
//
// Where a gesture can mean several things, AskMeans asks for one of them.
//
// Cards on the table that can be picked get their mark, label and tap from
// Pickable; slots that take them get Accept and Drop from Takes.
//
// Buttons have a weight: at most one, that which continues, is lit
// (ButtonPrimary); one that gives something up while there is something left to
// do (Match.Left) is not. No two different actions have the same label: a game
// names its buttons in Asking.Button.
//
// What is asked and shown depends on the seat's View alone.
type Asker struct {
	inquiry
	forecast
	aside uint32   // the decision whose panel or dialog was put aside to see the table
	laid  struct { // the cards of a search, as they have been laid out for a decision
		id  uint32
		ids []rules.CardID
	}
	tab   int    // the tab of names that is open
	means Means  // what a gesture can mean, while that is asked
	meant uint32 // the decision in which it was made
}

// Form is how a question is shown.
type Form uint8

// The forms of questions.
const (
	AskTable Form = iota // touched on the table
	AskOffer             // a panel with a card, its clause and buttons
	AskRow               // the cards that may come next, side by side with their clauses
	AskTexts             // a dialog with clauses
	AskGrid              // a dialog with cards
	AskUses              // a dialog with what may be used
	AskRows              // the same in a panel, a row with its clause for each: the table is seen
	AskName              // a dialog with the names of cards
	AskOwn               // the game's own
)

// Question is the text of a question.
type Question struct {
	Text string // in one line
	// Short replaces Text where a low bar has no room for it beside the buttons; may be "".
	Short string
	Why   string // the clause that asks, or the rules' reason
	// Then is what the answer begun so far would lead to; it replaces Why.
	Then []ui.Run
	// Ahead is what an offer would lead to; it is shown below Why.
	Ahead string

	bare bool                          // on the place itself, without a panel
	ink  [2]ui.Colour                  // of the words; zero: the theme's
	page func(c *ui.Canvas, r ui.Rect) // what they are written on; nil: nothing
}

// Asking is what a game knows about its questions. Fields that may be nil say so.
type Asking struct {
	Rules rules.Rules
	// Ground are the colours of the bar and of panels, top and bottom.
	Ground [2]ui.Colour
	// Page draws what the question is written on in a place, Ink are the colours
	// of the words there; nil and zero: on the table itself, the theme's.
	Page func(c *ui.Canvas, r ui.Rect)
	Ink  [2]ui.Colour
	// Question returns what is asked now.
	Question func(l lang.Lang) Question
	// Low makes the dialog of few cards as low as one row of them.
	Low bool
	// Idle returns the text shown during a presentation.
	Idle func(l lang.Lang) Question
	// Goes returns what is under way while another player answers; may be nil.
	Goes func(l lang.Lang) string
	// Source returns the card whose effect asks; nil: the decision's.
	Source func() rules.DefID
	// Form may change the usual form of a question; may be nil.
	Form func(d *rules.Decision, usual Form) Form
	// Lies reports whether a card that can be picked is visible on the table
	// or in the player's hand, where it can be touched; nil: it is in the
	// hand.
	Lies func(c rules.CardID) bool
	// AtOnce reports whether picking a card, if only one may be picked,
	// answers at once; nil: never.
	AtOnce func(c rules.CardID) bool
	// Button may change a usual answer's id, label, weight and consequence; may be nil.
	Button func(o rules.Option, c *Choice)
	// Buttons returns the bar's buttons while things on the table are touched,
	// given the usual ones; may be nil.
	Buttons func(usual []Choice) []Choice
	// Further returns answers of an AskOffer besides those of its question, which
	// stand before the one that declines; may be nil.
	Further func() []Choice
	// Draw declares an answer of an AskOffer as a picture of what it leads to,
	// and reports whether it did; may be nil.
	Draw func(sf *ui.Surface, o rules.Option, r ui.Rect, c Choice) bool
	// Item returns what an option of an AskRow stands for: a design and what
	// it does, "" where the card's name is enough; nil: the option's card.
	Item func(o rules.Option) (def rules.DefID, note string)
	// Again reports whether the i-th answer is that of another copy of a card, which
	// is not listed; may be nil.
	Again func(i int) bool
	// Alike reports whether two options of an AskRow lead to the same, so that
	// their order need not be asked; may be nil.
	Alike func(a, b rules.Option) bool
	// Commute looks ahead: the order of a few different things is not asked
	// either if every order leads to the same. It reports whether two modifiers
	// in force do the same in either order. nil: such orders are asked.
	Commute func(a, b *rules.Mod) bool
	// Moot looks ahead in the game's own way, where what is put in order is not
	// done at once: it reports whether the order changes nothing; may be nil.
	Moot func(v *rules.View, p rules.Seat) bool
	// Leads reports whether an answer that is not legal now is taken all the
	// same, as the table gives those that lead to it; may be nil.
	Leads func(o rules.Option) bool
	// Text returns the clause of an option of AskTexts; of AskRows, where it is
	// not nil.
	Text func(o rules.Option) string
	// Shown returns the cards of an AskGrid, with those that cannot be picked;
	// nil: those of the decision's zone.
	Shown func() []rules.CardID
	// Notes returns what is shown with a card of an AskGrid: what it would
	// become, in a word or two, and what it does, in full; may be nil.
	Notes func(c rules.CardID) (note, text string)
	// Single shows only one of several copies in a face-down pile, in an
	// AskGrid where one card is picked.
	Single bool
	// Answers reports whether an AskUses is about answering its source, which
	// is then shown with its clause; may be nil.
	Answers func() bool
	// Facts returns a card's numbers in words, for screen readers; may be nil.
	Facts func(c rules.CardID) string
	// Figures returns the numbers of a state that an offer may change, all
	// visible to both players, always the same ones in the same order; nil:
	// the consequence of an offer is not shown. Pool is the number of designs.
	Figures func(st *rules.State, l lang.Lang) []Figure
	Pool    int
	// Tabs are the groups into which the names are divided; may be empty.
	Tabs []Tab
	// Icon returns the icon before a name; may be nil.
	Icon func(def rules.DefID) ui.Icon
}

// Tab is a group of names.
type Tab struct {
	Icon ui.Icon
	Name lang.Phrase
	Col  ui.Colour
	Has  func(def rules.DefID) bool
}

// AskedMatch is what the asker needs of the match beyond what is shown: who is
// asked, and where answers go.
type Match interface {
	// Mine reports whether the audience is asked something now, Passing whether
	// the table gives the only possible answer itself, AnswersItself whether the
	// game does.
	Mine() bool
	Passing() bool
	AnswersItself() bool
	// Answer gives an answer, or shows why it is refused. TooSoon reports whether
	// the question has just come by itself. AcceptOrder gives the options of an
	// order as they are listed.
	Answer(env *ui.Env, o rules.Option) bool
	TooSoon() bool
	AcceptOrder()
	// Watching reports whether a replay's bar is in the place of the question.
	Watching() bool
	// Outcome is the result in two sentences, OpenResult shows it.
	Outcome(l lang.Lang) (head, why string)
	OpenResult()
	// RailBeside places recent events beside the bar's words, and returns the words' room.
	RailBeside(sf *ui.Surface, text, at ui.Rect, q *Question, size float64) ui.Rect
}

// asked is the match as the asker sees it.
type asked struct {
	*present.Show
	Match
}

// Attend sets what is asked about. Call it once.
func (a *Asker) Attend(show *present.Show, m Match, how Asking) {
	a.match, a.asks = asked{show, m}, how
	a.q = &a.inquiry
}

// Attends reports whether it asks anything at all.
func (a *Asker) Attends() bool { return a.match.Show != nil }

// Forget drops what was begun and found out: after an undo a decision may have
// the id of another.
func (a *Asker) Forget() {
	a.aside, a.means = 0, Means{}
	a.forget()
}

// Form returns how the current question is shown. It is AskTable while nothing
// is asked or the question was put aside to see the table.
func (a *Asker) Form() Form {
	m := a.match
	if !m.Mine() || m.Watching() || a.aside == m.View.S.Dec.ID {
		return AskTable
	}
	return a.form()
}

// PanelOpen reports whether the question is in a panel. AskRow uses one only in portrait.
func (a *Asker) PanelOpen() bool {
	f := a.Form()
	return f == AskOffer || f == AskOwn || f == AskRows || f == AskRow && a.match.Frame.Tall
}

// Aside reports whether the question was put aside to see the table.
func (a *Asker) Aside() bool {
	return a.match.Mine() && !a.match.Watching() && a.aside == a.match.View.S.Dec.ID && a.form() != AskTable
}

// PutAside hides the question's panel or dialog until it is opened again.
func (a *Asker) PutAside(*ui.Env) {
	a.aside = a.match.View.S.Dec.ID
	a.match.Surface.Invalidate()
}

// Pick picks a card, or unpicks it. If only one may be picked it replaces that one.
func (a *Asker) Pick(env *ui.Env, c rules.CardID) bool {
	m := a.match
	if a.Picked(c) {
		ui.Play(env, "card-place", 0.4, 0)
		return m.Answer(env, rules.Option{Verb: rules.Unpick, Card: c})
	}
	o, id := rules.Option{Verb: rules.Pick, Card: c}, m.View.S.Dec.ID
	if !m.Legal(o) {
		if old := a.Replaces(c); old != 0 && m.Session.Answer(rules.Option{Verb: rules.Unpick, Card: old}) != nil {
			return false
		}
	}
	if !m.Answer(env, o) {
		return false
	}
	ui.Play(env, "card-place", 0.65, 0)
	if a.asks.AtOnce != nil && m.Least() == 1 && m.Most() == 1 && a.asks.AtOnce(c) && m.Session.View().S.Dec.ID == id && m.Session.View().S.Picks[m.Audience].N == 1 {
		a.Commit(env) // there is nothing more to ask, and it can be undone
	}
	return true
}

// Commit gives the picked cards as the answer.
func (a *Asker) Commit(env *ui.Env) {
	if a.match.Answer(env, rules.Option{Verb: rules.Done}) {
		ui.Play(env, "commit", 0.8, 0)
		a.match.Board.Selected = ""
	}
}

// Pickable makes a card of the table or the hand answer a question that picks
// cards: lit is its mark if it can be picked, word the verb for picking it. It
// reports whether the card answers at all; a card that does not says why.
func (a *Asker) Pickable(o *board.CardOpts, c rules.CardID, lit board.Mark, word string) (verb string, ok bool) {
	m := a.match
	switch {
	case a.Picked(c):
		o.Mark, verb = board.MarkSelected, m.T("act.unpick")
	case m.Legal(rules.Option{Verb: rules.Pick, Card: c}):
		o.Mark, verb = lit, word
	case a.Replaces(c) != 0:
		verb = word
	default:
		o.Mark, o.Refuse = board.MarkDim, a.Why(rules.Option{Verb: rules.Pick, Card: c})
		return m.T("node.noturn"), false
	}
	o.Tap = func(env *ui.Env) { a.Pick(env, c) }
	return verb, true
}

// Takes lets a slot take the cards that are dragged or put there: options
// returns what putting a card here can mean, legal or not; no options are no
// answer at all. refuse may say why a card never goes here, and do carries out
// an answer; nil: it is given.
func (a *Asker) Takes(sl *board.Slot, options func(c rules.CardID) []rules.Option, refuse func(c rules.CardID) string, do func(env *ui.Env, o rules.Option)) {
	m := a.match
	find := func(board string) (o rules.Option, why string, ok bool) {
		c := m.CardOf(board)
		if c == 0 || !m.Mine() {
			return o, "", false
		}
		if refuse != nil {
			if why = refuse(c); why != "" {
				return o, why, false
			}
		}
		os := options(c)
		for _, o := range os {
			if astray := a.Astray(o); astray != "" && m.Legal(o) {
				why = astray
				continue
			}
			if m.Legal(o) || a.asks.Leads != nil && a.asks.Leads(o) || o.Verb == rules.Pick && (a.Picked(c) || a.Replaces(c) != 0) {
				return o, "", true
			}
		}
		if why == "" && len(os) > 0 {
			why = a.Why(os[0])
		}
		return o, why, false
	}
	sl.Accept = func(board string) (string, bool) {
		_, why, ok := find(board)
		return why, ok
	}
	sl.Drop = func(env *ui.Env, board string) {
		if o, _, ok := find(board); ok {
			if do != nil {
				do(env, o)
			} else {
				m.Answer(env, o)
			}
		}
	}
}

// AskKeys binds the keys that answer: Enter gives the picked cards or presses
// the lit button, digits choose in an AskRow.
func (a *Asker) AskKeys(sf *ui.Surface) {
	m := a.match
	switch {
	case !m.Mine() || a.PanelOpen():
	case m.Legal(rules.Option{Verb: rules.Done}):
		sf.Key("Enter", a.Commit)
	case m.Board.Selected != "" || m.View.S.Dec.Kind == rules.YesNo:
		for _, b := range a.AskButtons() {
			if b.Button.Kind == ui.ButtonPrimary && !b.Button.Off && b.Button.Tap != nil {
				sf.Key("Enter", b.Button.Tap)
				break
			}
		}
	}
	if a.Form() == AskRow {
		for i, o := range m.LegalActions[:min(9, len(m.LegalActions))] {
			sf.Key(strconv.Itoa(i+1), func(env *ui.Env) { m.Answer(env, o) })
		}
	}
}

// usual returns the buttons of answers without a place on the table: give the
// picked cards, do nothing.
func (a *Asker) usual() (out []Choice) {
	m := a.match
	word := func(key string, args ...any) string { return words.Text.T(m.Lang, key, args...) }
	d := &m.View.S.Dec
	n := len(a.Picks())
	if d.Kind == rules.ChooseCards || d.Kind == rules.Commit || d.Kind == rules.PayCost && d.Confirm {
		done := rules.Option{Verb: rules.Done}
		b := ui.Button{Label: word("confirm"), Kind: ui.ButtonPrimary, Icon: ui.IconCheck, Sound: "ui-tap", Tap: a.Commit}
		switch {
		case !m.Legal(done):
			b.Off, b.Desc = true, word("confirm.more", m.Least()-n)
		case n == 0 && m.Left():
			b.Label, b.Kind, b.Icon = word("confirm.none"), ui.ButtonNormal, ui.IconNone
		}
		out = append(out, a.named(done, Choice{"commit", b}))
	}
	if o := (rules.Option{Verb: rules.Pass}); m.Legal(o) {
		b := ui.Button{Label: word("pass"), Tap: a.answers(o)}
		if !m.Left() {
			b.Kind = ui.ButtonPrimary
		}
		out = append(out, a.named(o, Choice{"opt-pass", b}))
	}
	return out
}

func (a *Asker) answers(o rules.Option) func(*ui.Env) {
	return func(env *ui.Env) { a.match.Answer(env, o) }
}

// answer is a button and its option.
type answer struct {
	Choice
	option rules.Option
}

// offers returns the buttons of an AskOffer.
func (a *Asker) offers() (out []answer) {
	m := a.match
	_, vain := a.Ahead(m.Lang)
	for i, o := range m.LegalActions {
		if a.asks.Again != nil && a.asks.Again(i) {
			continue
		}
		b := ui.Button{Tap: a.answers(o)}
		id := ""
		switch o.Verb {
		case rules.Yes:
			id, b.Label, b.Kind, b.Icon = "opt-yes", words.Text.T(m.Lang, "use"), ui.ButtonPrimary, ui.IconCheck
			if vain {
				b.Kind = ui.ButtonNormal
			}
		case rules.No:
			id, b.Label = "opt-no", words.Text.T(m.Lang, "use.not")
			if vain {
				b.Kind = ui.ButtonPrimary
			}
		case rules.Number:
			id, b.Label, b.Size = "opt-number-"+strconv.Itoa(int(o.N)), strconv.Itoa(int(o.N)), 18
		case rules.Mode:
			id, b.Label = "opt-mode-"+strconv.Itoa(int(o.N)), strconv.Itoa(int(o.N)+1)
		case rules.Pass:
			id, b.Label = "opt-pass", words.Text.T(m.Lang, "pass")
		case rules.Use:
			id, b.Label, b.Icon = "opt-use-"+strconv.Itoa(int(o.Card)), words.Text.T(m.Lang, "use"), ui.IconCheck
		default:
			continue
		}
		out = append(out, answer{a.named(o, Choice{id, b}), o})
	}
	if a.asks.Further != nil {
		i := slices.IndexFunc(out, func(c answer) bool { return c.option.Verb == rules.Pass })
		for _, c := range a.asks.Further() {
			out = slices.Insert(out, max(0, i), answer{Choice: c})
			i++
		}
	}
	return out
}

// AskButtons returns the buttons of the bar.
func (a *Asker) AskButtons() []Choice {
	m := a.match
	switch {
	case m.Busy() || m.Session.Replaying():
		return nil
	case m.View.S.Over() && !m.Fresh: // the result is about to come by itself
		return nil
	case m.View.S.Over():
		return []Choice{{"result-open", ui.Button{Label: m.T("result.open"), Kind: ui.ButtonPrimary, Icon: ui.IconCup, Tap: func(*ui.Env) { m.OpenResult() }}}}
	case !m.Mine() || a.Form() != AskTable:
		return nil
	case a.Aside():
		return []Choice{{"ask-open", ui.Button{Label: words.Text.T(m.Lang, "ask.open"), Kind: ui.ButtonPrimary, Icon: ui.IconBack, Tap: func(*ui.Env) { a.aside = 0 }}}}
	}
	out := a.usual()
	if k := m.View.S.Dec.Kind; k == rules.YesNo || k == rules.ChooseNumber || k == rules.ChooseMode {
		for _, c := range a.offers() {
			out = append(out, c.Choice)
		}
	}
	if a.asks.Buttons != nil {
		out = a.asks.Buttons(out)
	}
	for i := range out { // a click meant for a question that ended by itself must not press the next one's button
		if tap := out[i].Button.Tap; tap != nil {
			out[i].Button.Tap = func(env *ui.Env) {
				if !m.TooSoon() {
					tap(env)
				}
			}
		}
	}
	return out
}

// Asked returns what is asked now, or the idle text.
func (a *Asker) Asked(l lang.Lang) Question {
	m := a.match
	word := func(key string, args ...any) string { return words.Text.T(l, key, args...) }
	switch {
	case m.Busy(), m.Passing():
		return a.asks.Idle(l)
	case m.View.S.Over():
		head, why := m.Outcome(l)
		return Question{Text: head, Why: why}
	case m.Session.Replaying():
		return Question{Text: m.Phrase(l, "status.replay", m.Session.At(), m.Session.Len())}
	case len(m.LegalActions) == 0:
		if seat, ok := m.Session.HandOver(); ok {
			return Question{Text: word("ask.wait", m.Player(seat, l))}
		}
		if m.Audience >= 0 && m.View.S.ToAnswer() == m.Audience && m.View.S.Dec.Kind != rules.Commit {
			return a.asks.Idle(l) // a lesson answers for its player
		}
		who := m.Bottom.Other()
		if m.Audience < 0 {
			who = m.View.S.ToAnswer()
		}
		d, goes := &m.View.S.Dec, ""
		if a.asks.Goes != nil {
			goes = a.asks.Goes(l)
		}
		switch {
		case m.Audience >= 0 && d.Kind == rules.Commit && d.Asked&m.Audience.Mask() != 0 && d.Open&m.Audience.Mask() == 0:
			return Question{Text: word("ask.committed", m.Player(who, l))}
		case m.Session.Thinking():
			return Question{Text: word("ask.think", m.Player(max(0, who), l)), Why: goes}
		case m.Audience >= 0: // a computer answers at once: nobody is waited for
			return a.asks.Idle(l)
		}
		return Question{Text: word("ask.wait", m.Player(max(0, who), l)), Why: goes}
	case a.empties():
		return Question{Text: word("ask.none"), Why: word("ask.none.why")}
	}
	return a.asks.Question(l)
}

// Picking reports whether cards are picked one by one where they are.
func (a *Asker) Picking() bool {
	m := a.match
	return m.Mine() && !a.Aside() && a.Form() == AskTable && (m.View.S.Dec.Kind == rules.ChooseCards || m.View.S.Dec.Kind == rules.Commit)
}

// Choice is a button for one of several answers, with the id of its node.
type Choice struct {
	ID     string
	Button ui.Button
}
