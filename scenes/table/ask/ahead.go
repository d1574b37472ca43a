package ask

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/internal/sorting"
	"godeck/rules"
	"godeck/scenes/table/words"
)

// Figure is a number on the table that an answer may change.
type Figure struct {
	Name  string // whose, and what
	Value int
}

// forecast finds out what answers would lead to, as far as it does not depend on
// what the audience cannot know.
type forecast struct {
	q     *inquiry
	seen  ahead
	order struct { // the result of anyOrder
		id   uint32
		same bool
	}
}

// FiguresOf returns the figures that of adds for each player.
func (f *forecast) FiguresOf(l lang.Lang, of func(p rules.Seat, add func(name string, v int))) (out []Figure) {
	m := f.q.match
	for _, p := range [...]rules.Seat{m.Bottom, m.Bottom.Other()} {
		of(p, func(name string, v int) {
			out = append(out, Figure{m.Phrase(l, "of", m.Possessive(p, l, false), name), v})
		})
	}
	return out
}

// worlds is the number of worlds in which the consequences of an offer are tried.
const worlds = 6

// ahead holds the consequences of an offer, as far as they do not depend on
// what the audience cannot know: the offer is accepted and declined in worlds
// that its view leaves possible, both are played on to the next question, and
// only what is the same in all of them is shown.
type ahead struct {
	id      uint32 // of the decision
	changes []change
	nothing bool // nothing changes
	ends    rules.Result
}

type change struct{ figure, from, to int }

// Ahead describes the consequences of the pending offer, "" if they are not
// known; vain says that it would change nothing, or lose the match.
func (f *forecast) Ahead(l lang.Lang) (text string, vain bool) {
	m := f.q.match
	d := &m.View.S.Dec
	if f.q.asks.Figures == nil || d.Kind != rules.YesNo || d.Def == 0 && d.Src == 0 {
		return "", false
	}
	if f.seen.id != d.ID {
		f.seen = f.look()
		f.seen.id = d.ID
	}
	switch e := f.seen.ends; {
	case f.seen.nothing:
		return words.Text.T(l, "ahead.nothing"), true
	case e.Over && e.Winner == m.Audience.Other():
		return words.Text.T(l, "ahead.lose"), true
	case e.Over && e.Winner == m.Audience:
		return words.Text.T(l, "ahead.win"), false
	}
	names := f.q.asks.Figures(&m.View.S, l)
	var out []string
	for _, c := range f.seen.changes {
		out = append(out, names[c.figure].Name+" "+strconv.Itoa(c.from)+"→"+strconv.Itoa(c.to))
	}
	if len(out) == 0 {
		return "", false
	}
	return words.Text.T(l, "ahead", strings.Join(out, l.Pick("、", ", "))), false
}

func (f *forecast) look() (out ahead) {
	deal := rules.Deal{Pool: f.q.asks.Pool}
	eng := rules.NewEngine(f.q.asks.Rules)
	var s rules.State
	for n := range worlds {
		rules.Determinize(eng.Table(), f.q.match.View, &deal, uint64(n)+1, &s)
		o, ok := f.outcome(eng, s)
		switch {
		case !ok:
			return ahead{}
		case n == 0:
			out = o
			continue
		case out.ends != o.ends:
			out.ends = rules.Result{}
		}
		out.nothing = out.nothing && o.nothing
		out.changes = slices.DeleteFunc(out.changes, func(c change) bool { return !slices.Contains(o.changes, c) })
	}
	return out
}

// outcome is what accepting the pending offer changes in one state; ok is
// false if more is asked in between.
func (f *forecast) outcome(eng *rules.Engine, with rules.State) (out ahead, ok bool) {
	p, without, d := f.q.match.Audience, with, with.Dec
	if eng.Answer(&with, p, rules.Option{Verb: rules.Yes}, nil) != nil || eng.Answer(&without, p, rules.Option{Verb: rules.No}, nil) != nil {
		return out, false
	}
	asksOn := with.Dec.Kind != rules.NoDecision && with.Dec.Src == d.Src && with.Dec.Def == d.Def
	apart := (with.Turn != without.Turn || with.Step != without.Step) && !with.Over() && !without.Over()
	yes, no := f.q.asks.Figures(&with, f.q.match.Lang), f.q.asks.Figures(&without, f.q.match.Lang)
	for i := range yes {
		if yes[i].Value != no[i].Value {
			out.changes = append(out.changes, change{i, no[i].Value, yes[i].Value})
		}
	}
	if out.nothing = f.same(with, without); !without.Over() {
		out.ends = with.Result
	}
	return out, !asksOn && !apart && with.Fault == 0 && without.Fault == 0
}

// forget drops what was found about a question: after an undo another may have its id.
func (f *forecast) forget() { f.seen, f.order.id = ahead{}, 0 }

// orders are the orders of two and of three things.
var orders = map[int][][]int{2: {{0, 1}, {1, 0}}, 3: {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}}

// anyOrder reports whether two or three things have the same outcome in every
// order, as far as the game lets the table look ahead.
func (f *forecast) anyOrder(d *rules.Decision, ask []rules.Option) bool {
	if f.order.id != d.ID {
		moot, m := f.q.asks.Moot, f.q.match
		f.order.id, f.order.same = d.ID, f.q.asks.Commute != nil && f.inAnyOrder(ask) || moot != nil && moot(m.View, m.Audience)
	}
	return f.order.same
}

// Alike reports whether an order is asked of things whose order changes nothing.
func (f *forecast) Alike(d *rules.Decision, ask []rules.Option) bool {
	if d.Kind != rules.OrderItems || f.q.asks.Alike == nil || len(ask) < 2 || slices.ContainsFunc(ask, func(o rules.Option) bool { return o.Verb != rules.Use }) {
		return false
	}
	differ := slices.ContainsFunc(ask, func(o rules.Option) bool { return !f.q.asks.Alike(ask[0], o) })
	return !differ || f.anyOrder(d, ask)
}

// inAnyOrder reports that in worlds that the audience's view leaves possible
// nothing is asked in between, and the states at the next question are equal.
func (f *forecast) inAnyOrder(ask []rules.Option) bool {
	if len(ask) > 2 && slices.ContainsFunc(ask, func(o rules.Option) bool { return o.N != 0 }) {
		return false // waiting abilities are renumbered after each
	}
	m := f.q.match
	eng := rules.NewEngine(f.q.asks.Rules)
	deal := rules.Deal{Pool: f.q.asks.Pool}
	var world, first rules.State
	for n := range worlds {
		rules.Determinize(eng.Table(), m.View, &deal, uint64(n)+1, &world)
		for i, order := range orders[len(ask)] {
			s := world
			for k, at := range order[:len(order)-1] { // the last is not asked
				if k > 0 && (s.Dec.Kind != rules.OrderItems || s.Dec.Prompt != world.Dec.Prompt) {
					return false
				}
				if eng.Answer(&s, m.Audience, ask[at], nil) != nil || s.Fault != 0 {
					return false
				}
			}
			if i == 0 {
				first = s
			} else if !f.same(first, s) {
				return false
			}
		}
	}
	return len(orders[len(ask)]) > 0
}

// same reports whether two states differ only in what was answered, in the
// order of what was remembered, and in that of modifiers that commute.
func (f *forecast) same(x, y rules.State) bool {
	for _, s := range []*rules.State{&x, &y} {
		s.Dec, s.Last, s.Answers = rules.Decision{}, rules.Option{}, 0
		for p := range s.Memo {
			sorting.Stable(s.Memo[p].D[:s.Memo[p].N], cmp.Compare[rules.DefID])
		}
	}
	if f.q.asks.Commute != nil && amount(x.Mods[:x.NMods], y.Mods[:y.NMods], f.q.asks.Commute) {
		y.Mods = x.Mods
	}
	return x == y
}

// amount reports whether modifiers amount to the same as others.
func amount(to, mods []rules.Mod, commute func(a, b *rules.Mod) bool) bool {
	to = slices.Clone(to)
	for i := range mods {
		k := slices.Index(to, mods[i])
		if k < 0 || slices.ContainsFunc(to[:k], func(m rules.Mod) bool { return !commute(&m, &mods[i]) }) {
			return false
		}
		to = slices.Delete(to, k, k+1)
	}
	return len(to) == 0
}

// CheckForecasts compares the predicted consequences of the pending offer with
// the real ones, for tests, given the state of the match. It returns the number
// of predictions (figures, ends, nothings) and describes those that are wrong.
func (f *forecast) CheckForecasts(truth *rules.State) (checked int, wrong []string) {
	text, vain := f.Ahead(lang.EN)
	now, ok := f.outcome(rules.NewEngine(f.q.asks.Rules), *truth)
	switch {
	case text == "" && !vain || !ok:
		return 0, nil
	case f.seen.nothing && !now.nothing, f.seen.ends.Over && now.ends != f.seen.ends:
		return 1, []string{text}
	case f.seen.nothing, f.seen.ends.Over:
		return 1, nil
	}
	for _, c := range f.seen.changes {
		if !slices.Contains(now.changes, c) {
			wrong = append(wrong, fmt.Sprint(text, ": ", c, now.changes))
		}
	}
	return len(f.seen.changes), wrong
}
