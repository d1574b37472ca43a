package scenario

import (
	"slices"
	"strconv"
	"strings"

	"godeck/rules"
	"godeck/rules/lesson"
)

// farthest is the most answers that an until may give.
const farthest = 400

// until plays on to a named point: a question, a step, a turn, an event, the
// end. Meanwhile seats pass, decline, choose nothing, or take the only thing
// there is. A real choice ends the run, because a scenario has to state its
// choices. It fails if the point is not reached.
func (m *match) until(n *node) {
	n.only("prompt", "asked", "step", "turn", "event", "over")
	n.full("until: {prompt: …}, {step: …}, {turn: …}, {event: …} or {over: true}")
	var event *wantEvent
	if e := n.get("event"); e != nil {
		event = m.event(e)
	}
	began := len(m.log.Events)
	if event == nil && m.reached(n, nil, began) {
		n.fail("the match is there already; leave the step out")
	}
	for k := 0; ; k++ {
		p := m.s.ToAnswer()
		if p == rules.NoSeat {
			n.fail("the match ended before it was reached: %s", m.ending())
		}
		if k == farthest {
			n.fail("not reached within %d answers; %s", farthest, m.situation(p))
		}
		m.gate(lesson.Step{Kind: lesson.Play, Seat: p})
		o := m.idle(n, p)
		if o.Verb == rules.Done {
			m.payment(p, n)
		}
		m.give(p, n, o, nil)
		if m.reached(n, event, began) {
			m.entry++
			return
		}
	}
}

// idle returns the answer of a seat that does nothing.
func (m *match) idle(n *node, p rules.Seat) rules.Option {
	var real []rules.Option
	for _, o := range m.eng.Options(&m.s, p, nil) {
		switch o.Verb {
		case rules.Pass, rules.Done, rules.No:
			return o
		}
		if !o.TakesBack() && !slices.ContainsFunc(real, func(x rules.Option) bool { return m.alike(x, o) }) {
			real = append(real, o)
		}
	}
	if len(real) != 1 {
		n.fail("%s has a choice on the way; answer it before going on: %s", p, m.situation(p))
	}
	return real[0]
}

// reached reports whether everything that an until names is true now.
// Events count from number began.
func (m *match) reached(n *node, event *wantEvent, began int) bool {
	ok := true
	for i, k := range n.keys {
		switch v := n.vals[i]; k.text {
		case "prompt":
			if rules.Find(m.names.Prompts, v.word()) < 0 {
				v.fail("there is no question %q; use %s", v.text, strings.Join(named(m.names.Prompts), ", "))
			}
			ok = ok && m.prompt(&m.s) == v.text
		case "asked":
			if !slices.Contains(askedWords, v.word()) {
				v.fail("asked is one of %s", strings.Join(askedWords, ", "))
			}
			ok = ok && m.asked(&m.s) == v.text
		case "step":
			if rules.Find(m.names.Steps, v.word()) < 0 {
				v.fail("unknown step %q; use %s", v.text, strings.Join(named(m.names.Steps), ", "))
			}
			ok = ok && m.names.Word("step", int16(m.s.Step)) == v.text
		case "turn":
			ok = ok && int(m.s.Turn) == v.int()
		case "over":
			if !v.bool() {
				v.fail("until: {over: true}")
			}
			ok = ok && m.s.Over()
		case "event":
			ok = ok && event != nil && slices.ContainsFunc(m.log.Events[began:], event.fits)
		}
	}
	return ok
}

// ending says how the match ended.
func (m *match) ending() string {
	if !m.s.Over() {
		return "nobody is asked"
	}
	who := "a draw"
	if w := m.s.Result.Winner; w != rules.NoSeat {
		who = w.String() + " has won"
	}
	return who + " (" + m.names.Word("reason", int16(m.s.Result.Reason)) + ", turn " + strconv.Itoa(int(m.s.Turn)) + ")"
}
