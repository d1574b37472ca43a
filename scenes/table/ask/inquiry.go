package ask

import (
	"slices"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/scenes/table/words"
)

// inquiry is the question that is asked now, with its answers: it reads the
// match and what the game knows about its questions, and changes and shows nothing.
type inquiry struct {
	match asked
	asks  Asking
	buf   []rules.Option
}

// Ask returns the question of a phrase of the game; the phrase key.why is its reason.
func (q *inquiry) Ask(l lang.Lang, key string, args ...any) Question {
	m := q.match
	return Question{Text: m.Phrase(l, key, args...), Why: m.Phrase(l, key+".why", args...)}
}

// Rules are the rules by which answers are legal.
func (q *inquiry) Rules() rules.Rules { return q.asks.Rules }

func (q *inquiry) form() Form {
	d := &q.match.View.S.Dec
	f := AskTable
	switch d.Kind {
	case rules.YesNo, rules.ChooseNumber:
		f = AskOffer
	case rules.OrderItems:
		f = AskRow
	case rules.ChooseMode:
		f = AskTexts
	case rules.ChooseName:
		f = AskName
	case rules.ChooseCards:
		if !q.AllLie() {
			f = AskGrid
		}
	}
	if q.asks.Form != nil {
		f = q.asks.Form(d, f)
	}
	if f == AskOffer && q.plain() {
		return AskTable
	}
	return f
}

// plain reports whether the bar has room for the answers of an AskOffer: there is no card to show.
func (q *inquiry) plain() bool { return q.Source() == 0 && len(q.match.LegalActions) <= 3 }

// AllLie reports whether all cards that can be picked can be touched where they are.
func (q *inquiry) AllLie() bool {
	some := false
	for _, o := range q.match.LegalActions {
		if o.Verb == rules.Pick || o.Verb == rules.Unpick {
			if !q.lies(o.Card) {
				return false
			}
			some = true
		}
	}
	return some
}

func (q *inquiry) lies(c rules.CardID) bool {
	return q.asks.Lies != nil && q.asks.Lies(c)
}

// OnlyOption returns the only thing that may come next, if it may also be declined:
// then the question is whether, not in which order.
func (q *inquiry) OnlyOption() (o rules.Option, ok bool) {
	ask := q.match.LegalActions
	pass := slices.IndexFunc(ask, func(o rules.Option) bool { return o.Verb == rules.Pass })
	if len(ask) != 2 || pass < 0 {
		return o, false
	}
	return ask[1-pass], true
}

// Source returns the design whose effect asks, 0 for none.
func (q *inquiry) Source() rules.DefID {
	m := q.match
	if q.asks.Source != nil {
		return q.asks.Source()
	}
	if d := &m.View.S.Dec; d.Def != 0 {
		return d.Def
	}
	return m.View.S.Card(m.View.S.Dec.Src).Def
}

// Picks returns the cards that the audience has picked and not yet given.
func (q *inquiry) Picks() []rules.CardID {
	m := q.match
	if m.Audience < 0 || m.Audience != m.Bottom {
		return nil
	}
	return m.View.S.Picks[m.Audience].Cards()
}

// Picked reports whether a card is among the picks.
func (q *inquiry) Picked(c rules.CardID) bool { return c != 0 && slices.Contains(q.Picks(), c) }

// Astray returns what a lesson asks for instead of an answer that is not quite the one
// it asks for, such as another place; "": it does not.
func (q *inquiry) Astray(o rules.Option) string {
	t, ok := q.match.Session.(interface{ Strays(o rules.Option) error })
	if !ok {
		return ""
	}
	if err := t.Strays(o); err != nil {
		return words.Refusal(err, q.match.Lang)
	}
	return ""
}

// Why returns the rules' reason why an answer is illegal; it changes nothing.
func (q *inquiry) Why(o rules.Option) string {
	m := q.match
	if m.Audience < 0 {
		return ""
	}
	ja, en := q.asks.Rules.Why(&m.View.S, m.Audience, o)
	return m.Lang.Pick(ja, lang.Capital(en))
}

// CanReplace reports whether a card could be picked if old were unpicked.
func (q *inquiry) CanReplace(old, c rules.CardID) bool {
	m := q.match
	if !m.Mine() || old == 0 || old == c {
		return false
	}
	st := m.View.S
	st.Picks[m.Audience].Remove(old)
	q.buf = rules.Options(q.asks.Rules, &st, m.Audience, q.buf)
	return slices.Contains(q.buf, rules.Option{Verb: rules.Pick, Card: c})
}

// Replaces returns the one picked card that a tap on c replaces, 0 for none.
func (q *inquiry) Replaces(c rules.CardID) rules.CardID {
	p := q.Picks()
	if q.match.Most() != 1 || len(p) != 1 || !q.CanReplace(p[0], c) {
		return 0
	}
	return p[0]
}

func (q *inquiry) named(o rules.Option, c Choice) Choice {
	if q.asks.Button != nil {
		q.asks.Button(o, &c)
	}
	return c
}

// empties reports whether there is nothing to pick, and the question is asked
// only because its absence would reveal that.
func (q *inquiry) empties() bool {
	m := q.match
	d := &m.View.S.Dec
	return (d.Kind == rules.ChooseCards || d.Kind == rules.Commit) && len(m.LegalActions) == 1 && m.LegalActions[0].Verb == rules.Done && len(q.Picks()) == 0
}

// CardsAsked returns how many cards are to be picked, as a question.
func (q *inquiry) CardsAsked(l lang.Lang) string {
	m := q.match
	lo, hi := m.Least(), m.Most()
	switch {
	case lo == 1 && hi == 1:
		return words.Text.T(l, "ask.cards.1")
	case lo == hi:
		return words.Text.T(l, "ask.cards.n", lo)
	case lo == 0 && hi == 1:
		return words.Text.T(l, "ask.cards.may")
	case lo == 0:
		return words.Text.T(l, "ask.cards.upto", hi)
	}
	return words.Text.T(l, "ask.cards.range", lo, hi)
}

// item returns the design that an option stands for, and what it does.
func (q *inquiry) item(o rules.Option) (def rules.DefID, note string) {
	if q.asks.Item != nil {
		return q.asks.Item(o)
	}
	return q.match.View.S.Card(o.Card).Def, ""
}
