package scenario

import (
	"strings"

	"godeck/rules"
	"godeck/rules/lesson"
)

// both makes both seats pass the same question, once or several times: what
// happens between two moments that matter.
func (tr *trial) both(n *node) {
	rounds, prompt := 1, tr.names.Usual
	switch {
	case n.kind == mapping:
		n.only("pass", "times")
		w := n.get("pass")
		if w == nil {
			n.fail("both pass what? {pass: priority}")
		}
		k := rules.Find(tr.names.Prompts, w.word())
		if k < 0 {
			w.fail("there is no question %q; use %s", w.text, strings.Join(named(tr.names.Prompts), ", "))
		}
		prompt = uint8(k)
		if t := n.get("times"); t != nil {
			rounds = t.int()
		}
	case n.word() != "pass":
		rounds = n.int()
	}
	if rounds < 1 || rounds > 100 {
		n.fail("1 to 100 times")
	}
	if prompt == 0 {
		n.fail("both pass what? Write both: {pass: %s}", tr.prompt(&tr.s))
	}
	word := tr.names.Word("prompt", int16(prompt))
	tr.log.Reset()
	for r := range rounds {
		first := rules.NoSeat
		for k := range 2 {
			p := tr.s.ToAnswer()
			switch {
			case p == rules.NoSeat:
				n.fail("nobody is asked")
			case tr.s.Dec.Prompt != prompt:
				n.fail("both pass %s, but pass %d is another question; %s", word, 2*r+k+1, tr.situation(p))
			case p == first:
				n.fail("both pass %s, but %s is asked twice in a row", word, p)
			}
			first = p
			tr.les.gate(lesson.Step{Kind: lesson.Play, Seat: p})
			tr.answers.give(p, n, rules.Option{Verb: rules.Pass}, nil)
		}
	}
	tr.answers.entry++
}

// seatOf parses {p1: answer, …}: the one seat of an entry and its words.
func seatOf(n *node, further ...string) (p rules.Seat, words *node) {
	n.only(append([]string{"p1", "p2"}, further...)...)
	p = rules.NoSeat
	for i, k := range n.keys {
		if q, ok := rules.ParseSeat(k.text); ok {
			if p != rules.NoSeat {
				k.fail("one seat an entry")
			}
			p, words = q, n.vals[i]
		}
	}
	if p == rules.NoSeat {
		n.fail("say whose answer it is: {p1: …}")
	}
	return p, words
}

// refuse expects that the rules refuse the last word of an answer and that
// nothing changes.
func (tr *trial) refuse(n *node) {
	p, words := seatOf(n, "because", "stale")
	before, log := tr.s, tr.log
	var got *rules.AnswerError
	if st := n.get("stale"); st != nil && st.bool() {
		list := acts(words)
		if len(list) > 1 {
			list[1].at.fail("one word is given too late, not several")
		}
		o, _ := tr.answers.option(p, list[0])
		if err := tr.eng.AnswerAt(&tr.s, tr.s.Dec.ID-1, p, o, nil); err != nil {
			got = err.(*rules.AnswerError)
		}
	} else {
		tr.log = rules.Log{}
		tr.answers.answer(p, words, func(_ *node, e *rules.AnswerError) { got = e })
	}
	tr.s, tr.log = before, log
	if got == nil {
		tr.note(n, "expected the answer to be refused, but it is legal")
		return
	}
	b := n.get("because")
	if b == nil {
		n.fail("say why, because: …, or anything impossible would do; the rules say %q / %q", got.EN, got.JA)
	}
	if why := reason(b); !strings.Contains(got.EN, why) && !strings.Contains(got.JA, why) {
		tr.note(b, "expected a refusal because of %q, got %q / %q", why, got.EN, got.JA)
	}
}

// reason parses because: a part of the reason for a refusal.
func reason(n *node) string {
	if len([]rune(strings.TrimSpace(n.word()))) < 2 {
		n.fail("because what? Write a part of the reason, in either language")
	}
	return n.text
}

// accept expects that an answer is legal, without giving it.
func (tr *trial) accept(n *node) {
	p, words := seatOf(n)
	before, log := tr.s, tr.log
	tr.log = rules.Log{}
	tr.answers.answer(p, words, func(at *node, e *rules.AnswerError) {
		tr.note(at, "expected the answer to be legal, but it is refused: %s (%s); %s", e.EN, e.JA, tr.situation(p))
	})
	tr.s, tr.log = before, log
}

// deck checks a list of cards as a deck.
func (tr *trial) deck(n *node) {
	n.only("cards", "side", "legal", "because")
	if n.get("legal") != nil && n.get("because") != nil && n.get("legal").bool() {
		n.fail("a deck is either legal or refused because of something")
	}
	c := n.get("cards")
	if c == nil {
		n.fail("say which cards: {cards: […]}")
	}
	var list, side []rules.DefID
	if d := tr.lib.Deck(c.text); c.kind == scalar && d != nil {
		list, side = tr.lib.Expand(d), tr.lib.Side(d)
	} else {
		list = tr.designs(c)
	}
	if x := n.get("side"); x != nil {
		side = tr.designs(x)
	}
	var said []string
	for _, t := range tr.lib.CheckDeck(list, side) {
		said = append(said, t.EN, t.JA)
	}
	if b := n.get("because"); b != nil {
		if why := reason(b); len(said) == 0 {
			tr.note(n, "expected the deck to be refused, but it is legal")
		} else if !strings.Contains(strings.Join(said, "\n"), why) {
			tr.note(b, "expected a fault with %q, got %q", why, said)
		}
		return
	}
	if l := n.get("legal"); l != nil && !l.bool() {
		n.fail("say why it is refused, because: …; the rules say %q", said)
	}
	if len(said) > 0 {
		tr.note(n, "expected a legal deck, got %q", said)
	}
}
