package scenario

import (
	"fmt"
	"sort"
	"strconv"
	"strings"

	"godeck/rules"
	"godeck/rules/games"
	"godeck/rules/games/all"
	"godeck/rules/lesson"
)

// Runner runs scenarios. It keeps the games it has loaded, so that many
// scenarios run quickly; the zero value is ready. It serves one goroutine.
type Runner struct{ games map[string]games.Game }

// load returns the game with a scenario's own cards.
func (r *Runner) load(game, file string, pack []byte) (games.Game, error) {
	base := r.games[game]
	if base == nil {
		var err error
		if base, err = all.Load(game); err != nil {
			return nil, err
		}
		if r.games == nil {
			r.games = map[string]games.Game{}
		}
		r.games[game] = base
	}
	return all.Extend(base, games.File{Name: file, Data: pack})
}

// Run plays a scenario and returns what was wrong; nothing when it passes.
// Expectations that fail are collected; an answer that cannot be given ends
// the run.
func (r *Runner) Run(s *Scenario) []Fault {
	if s.Lesson {
		_, faults := r.Lesson(s)
		return faults
	}
	return (&match{sc: s, run: r}).play()
}

func (m *match) play() []Fault {
	s := m.sc
	err := guard(s.File, func() {
		m.open()
		m.build()
		if m.shown != nil {
			m.shown.Start = m.s
		}
		if m.les != nil {
			m.les.start = m.s.Hash()
		}
		for _, n := range s.root.get("steps").list {
			m.step(n)
		}
	})
	if f, ok := err.(Fault); ok && f.What != "" {
		m.faults = append(m.faults, f)
	}
	for i := range m.faults {
		m.faults[i].File = s.File
	}
	return m.faults
}

// note records a failing expectation and goes on.
func (m *match) note(n *node, format string, args ...any) {
	m.faults = append(m.faults, Fault{Line: n.line, What: fmt.Sprintf(format, args...)})
}

// sane checks the engine's own promises after every answer.
func (m *match) sane(n *node) {
	if err := m.s.Check(m.tab); err != nil {
		n.fail("the engine is at fault: %v", err)
	}
}

func (m *match) step(n *node) {
	if n.kind != mapping || len(n.keys) == 0 {
		n.fail("a step is one of p1:, p2:, refuse:, expect:, deck:, note:, both:, in lessons also say:, ask:; got %s", n.describe())
	}
	switch k := n.keys[0]; k.text {
	case "p1", "p2":
		if len(n.keys) > 1 {
			n.keys[1].fail("one answer an entry: begin the next line with -")
		}
		p, _ := rules.ParseSeat(k.text)
		m.log.Reset()
		m.gate(lesson.Step{Kind: lesson.Play, Seat: p})
		m.answer(p, n.vals[0], nil)
		m.entry++
	case "say", "ask":
		m.words(n)
	case "both":
		m.both(n.vals[0])
	case "refuse":
		m.refuse(n.vals[0])
	case "expect":
		m.expect(n.vals[0])
	case "deck":
		m.deck(n.vals[0])
	case "note":
		n.vals[0].word()
	default:
		k.fail("unknown step %q; use p1, p2, both, refuse, expect, deck or note", k.text)
	}
}

// both lets whoever is asked pass, twice or n times as often: the moments
// between two that matter.
func (m *match) both(n *node) {
	k := 1
	if n.text != "pass" {
		k = n.int()
	}
	for range 2 * k {
		p := m.s.ToAnswer()
		if p == rules.NoSeat {
			n.fail("nobody is asked")
		}
		m.log.Reset()
		m.gate(lesson.Step{Kind: lesson.Play, Seat: p})
		m.give(p, n, rules.Option{Verb: rules.Pass}, nil)
	}
	m.entry++
}

// act is one word of an answer: set: card, done, number: 3 …
type act struct {
	at   *node
	word string
	arg  *node // nil for words that stand alone
}

// acts spells an answer out word by word.
func acts(n *node) (out []act) {
	for _, x := range n.items() {
		switch {
		case x.kind == scalar && !x.null:
			out = append(out, act{x, x.text, nil})
		case x.kind == mapping:
			for i, k := range x.keys {
				v := x.vals[i]
				if v.kind == sequence {
					if len(v.list) == 0 {
						out = append(out, act{k, k.text, &node{kind: sequence, line: v.line}})
					}
					for _, y := range v.list {
						out = append(out, act{y, k.text, y})
					}
					continue
				}
				out = append(out, act{k, k.text, v})
			}
		default:
			x.fail("an answer is a word (done, yes, 3) or {word: card}, got %s", x.describe())
		}
	}
	if len(out) == 0 {
		n.fail("an answer is missing; write done to choose nothing")
	}
	return out
}

// refused is called with the reasons of an answer that the rules refuse.
type refused func(at *node, e *rules.AnswerError)

// answer gives a seat's whole answer. What is picked is committed at the end,
// unless the answer ends with the word open.
func (m *match) answer(p rules.Seat, n *node, onRefuse refused) (ok bool) {
	id := m.s.Dec.ID
	open := false
	for _, a := range acts(n) {
		if a.word == "open" && a.arg == nil {
			open = true
			continue
		}
		o, skip := m.option(p, a, onRefuse != nil)
		if skip {
			continue
		}
		if !m.give(p, a.at, o, onRefuse) {
			return false
		}
	}
	if !open && m.s.Waiting(p) && m.s.Dec.ID == id {
		switch m.s.Dec.Kind {
		case rules.ChooseCards, rules.Commit, rules.PayCost:
			return m.give(p, n, rules.Option{Verb: rules.Done}, onRefuse)
		}
	}
	return true
}

func (m *match) give(p rules.Seat, at *node, o rules.Option, onRefuse refused) bool {
	before := m.s
	err := m.eng.Answer(&m.s, p, o, &m.log)
	if err == nil {
		m.sane(at)
		if m.shown != nil && onRefuse == nil {
			m.shown.Answers = append(m.shown.Answers, Answer{m.entry, p, o})
		}
		if onRefuse == nil {
			m.noted(at, o)
		}
		return true
	}
	if m.s != before {
		at.fail("the engine is at fault: a refused answer changed the match")
	}
	e := err.(*rules.AnswerError)
	if onRefuse != nil {
		onRefuse(at, e)
		return false
	}
	at.fail("%s may not answer %s: %s (%s); %s", p, m.optionName(&m.s, p, o), e.EN, e.JA, m.situation(p))
	return false
}

// situation tells what is asked and what may be answered.
func (m *match) situation(p rules.Seat) string {
	s := &m.s
	if s.Over() {
		return "the match is over"
	}
	var who []string
	for q := rules.Seat(0); q < 2; q++ {
		if s.Waiting(q) {
			who = append(who, q.String())
		}
	}
	text := fmt.Sprintf("asked: %s (%s)", m.names.Word("prompt", int16(s.Dec.Prompt)), strings.Join(who, ", "))
	if s.Waiting(p) {
		text += ", options: " + strings.Join(m.optionNames(p), ", ")
	}
	return text
}

func (m *match) optionNames(p rules.Seat) []string {
	var out []string
	for _, o := range m.eng.Options(&m.s, p, nil) {
		out = append(out, m.optionName(&m.s, p, o))
	}
	if len(out) > 24 {
		out = append(out[:24], fmt.Sprintf("… %d more", len(out)-24))
	}
	return out
}

// plain maps the words that stand alone.
var plain = map[string]rules.Verb{"done": rules.Done, "none": rules.Done, "pass": rules.Pass, "yes": rules.Yes, "no": rules.No,
	"true": rules.Yes, "false": rules.No, "swap": rules.Swap, "concede": rules.Concede}

// verbs maps the words with an argument.
var verbs = map[string]rules.Verb{"pick": rules.Pick, "unpick": rules.Unpick, "number": rules.Number, "mode": rules.Mode,
	"use": rules.Use, "order": rules.Use, "name": rules.Name, "attack": rules.Attack, "block": rules.Block}

// option turns a word of an answer into an option. When free is set the
// option need not be one of those offered (it is expected to be refused).
func (m *match) option(p rules.Seat, a act, free bool) (o rules.Option, skip bool) {
	if a.arg == nil {
		if v, ok := plain[a.word]; ok {
			return rules.Option{Verb: v}, false
		}
		if v, err := strconv.Atoi(a.word); err == nil {
			return rules.Option{Verb: rules.Number, N: int16(v)}, false
		}
		a.at.fail("unknown answer %q; use done, pass, yes, no, swap, concede, open, a number, or {word: card} with %s", a.word, m.verbs())
	}
	verb, known := verbs[a.word]
	if prompt, game := m.names.Answers[a.word]; game {
		verb, known = rules.Pick, true
		if !free && m.s.Waiting(p) && m.s.Dec.Prompt != prompt {
			a.at.fail("%s is not asked to %s; %s", p, a.word, m.situation(p))
		}
	}
	if !known {
		a.at.fail("unknown answer %q; use %s", a.word, m.verbs())
	}
	if a.arg.kind == sequence || a.arg.null || a.arg.kind == scalar && a.arg.text == "none" {
		return o, true // {set: []}: nothing, committed at the end
	}
	want := rules.Option{Verb: verb}
	card, num, zone, nth := a.arg, (*node)(nil), (*node)(nil), 1
	if a.arg.kind == mapping {
		a.arg.only("card", "n", "to", "nth")
		card, num, zone = a.arg.get("card"), a.arg.get("n"), a.arg.get("to")
		if k := a.arg.get("nth"); k != nil {
			nth = k.int()
		}
	}
	switch verb {
	case rules.Number, rules.Mode:
		want.N = int16(a.arg.int())
		return want, false
	case rules.Name:
		want.N = int16(m.design(a.arg, a.arg.word()))
		return want, false
	}
	if card == nil {
		a.arg.fail("say which card: {card: …}")
	}
	ref := m.ref(card)
	z := rules.ZoneID(0)
	if zone != nil {
		z = m.zone(zone, p)
	}
	var fit []rules.Option
	for _, q := range m.eng.Options(&m.s, p, nil) {
		if q.Verb == verb && ref.fits(&m.s, q.Card) && (num == nil || q.N == int16(num.int())) && (zone == nil || q.Zone == z) {
			fit = append(fit, q)
		}
	}
	if len(fit) == 0 {
		id := m.any(ref, p)
		if id == 0 {
			card.fail("no card in this match is %s", ref.text)
		}
		want.Card, want.Zone = id, z
		if num != nil {
			want.N = int16(num.int())
		}
		return want, false
	}
	if nth > len(fit) {
		a.arg.fail("only %d such options", len(fit))
	}
	if !(a.arg.kind == mapping && a.arg.get("nth") != nil) {
		for _, q := range fit[1:] {
			x, y := m.s.Card(fit[0].Card), m.s.Card(q.Card)
			if x.Def != y.Def || x.Zone != y.Zone {
				card.fail("%s may be several cards here: %s; write p1.… or p2.…, …#2, or give the card a label (as:)", ref.text, strings.Join(m.optionNames(p), ", "))
			}
		}
	}
	return fit[nth-1], false
}

func (m *match) verbs() string {
	var w []string
	for k := range verbs {
		w = append(w, k)
	}
	for k := range m.names.Answers {
		w = append(w, k)
	}
	sort.Strings(w)
	return strings.Join(w, ", ")
}

// refuse expects that somewhere in an answer the rules say no, and that this
// changes nothing.
func (m *match) refuse(n *node) {
	n.only("p1", "p2", "because", "stale", "seat")
	var p rules.Seat = rules.NoSeat
	var words *node
	for i, k := range n.keys {
		if q, ok := rules.ParseSeat(k.text); ok {
			if p != rules.NoSeat {
				k.fail("one seat an entry")
			}
			p, words = q, n.vals[i]
		}
	}
	if p == rules.NoSeat {
		n.fail("say whose answer is refused: {p1: …}")
	}
	before := m.s
	var got *rules.AnswerError
	if st := n.get("stale"); st != nil && st.bool() {
		a := acts(words)
		o, _ := m.option(p, a[0], true)
		if err := m.eng.AnswerAt(&m.s, m.s.Dec.ID-1, p, o, nil); err != nil {
			got = err.(*rules.AnswerError)
		}
	} else {
		log := m.log
		m.log = rules.Log{}
		m.answer(p, words, func(_ *node, e *rules.AnswerError) { got = e })
		m.log = log
	}
	m.s = before
	if got == nil {
		m.note(n, "expected the answer to be refused, but it is legal")
		return
	}
	if b := n.get("because"); b != nil {
		if !strings.Contains(got.EN, b.word()) && !strings.Contains(got.JA, b.text) {
			m.note(b, "expected a refusal because of %q, got %q / %q", b.text, got.EN, got.JA)
		}
	}
}

// deck checks a list of cards as a deck.
func (m *match) deck(n *node) {
	n.only("cards", "legal", "because", "of")
	c := n.get("cards")
	if c == nil {
		n.fail("say which cards: {cards: […]}")
	}
	var list []rules.DefID
	if d := m.lib.Deck(c.text); c.kind == scalar && d != nil {
		list = m.lib.Expand(d)
	} else {
		for _, e := range m.cards(c) {
			list = append(list, e.def)
		}
	}
	var said []string
	for _, t := range m.g.CheckDeck(list) {
		said = append(said, t.EN, t.JA)
	}
	if b := n.get("because"); b != nil {
		if len(said) == 0 {
			m.note(n, "expected the deck to be refused, but it is legal")
		} else if !strings.Contains(strings.Join(said, "\n"), b.word()) {
			m.note(b, "expected a fault with %q, got %q", b.text, said)
		}
		return
	}
	want := true
	if l := n.get("legal"); l != nil {
		want = l.bool()
	}
	if want != (len(said) == 0) {
		m.note(n, "expected legal: %v, got %q", want, said)
	}
}
