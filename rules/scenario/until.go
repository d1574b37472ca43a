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
func (tr *trial) until(n *node) {
	n.only("prompt", "asked", "step", "turn", "event", "over")
	n.full("until: {prompt: …}, {step: …}, {turn: …}, {event: …} or {over: true}")
	var event *wantEvent
	if e := n.get("event"); e != nil {
		event = tr.event(e)
	}
	began := len(tr.log.Events)
	if event == nil && tr.reached(n, nil, began) {
		n.fail("the match is there already; leave the step out")
	}
	for k := 0; ; k++ {
		p := tr.s.ToAnswer()
		if p == rules.NoSeat {
			n.fail("the match ended before it was reached: %s", tr.ending())
		}
		if k == farthest {
			n.fail("not reached within %d answers; %s", farthest, tr.situation(p))
		}
		tr.les.gate(lesson.Step{Kind: lesson.Play, Seat: p})
		o := tr.answers.idle(n, p)
		if o.Verb == rules.Done {
			tr.answers.payment(p, n)
		}
		tr.answers.give(p, n, o, nil)
		if tr.reached(n, event, began) {
			tr.answers.entry++
			return
		}
	}
}

// idle returns the answer of a seat that does nothing.
func (an *answers) idle(n *node, p rules.Seat) rules.Option {
	var real []rules.Option
	for _, o := range an.eng.Options(&an.s, p, nil) {
		switch o.Verb {
		case rules.Pass, rules.Done, rules.No:
			return o
		}
		if !o.TakesBack() && !slices.ContainsFunc(real, func(x rules.Option) bool { return an.alike(x, o) }) {
			real = append(real, o)
		}
	}
	if len(real) != 1 {
		n.fail("%s has a choice on the way; answer it before going on: %s", p, an.situation(p))
	}
	return real[0]
}

// reached reports whether everything that an until names is true now.
// Events count from number began.
func (tr *trial) reached(n *node, event *wantEvent, began int) bool {
	ok := true
	for i, k := range n.keys {
		switch v := n.vals[i]; k.text {
		case "prompt":
			if rules.Find(tr.names.Prompts, v.word()) < 0 {
				v.fail("there is no question %q; use %s", v.text, strings.Join(named(tr.names.Prompts), ", "))
			}
			ok = ok && tr.prompt(&tr.s) == v.text
		case "asked":
			if !slices.Contains(askedWords, v.word()) {
				v.fail("asked is one of %s", strings.Join(askedWords, ", "))
			}
			ok = ok && tr.asked(&tr.s) == v.text
		case "step":
			if rules.Find(tr.names.Steps, v.word()) < 0 {
				v.fail("unknown step %q; use %s", v.text, strings.Join(named(tr.names.Steps), ", "))
			}
			ok = ok && tr.names.Word("step", int16(tr.s.Step)) == v.text
		case "turn":
			ok = ok && int(tr.s.Turn) == v.int()
		case "over":
			if !v.bool() {
				v.fail("until: {over: true}")
			}
			ok = ok && tr.s.Over()
		case "event":
			ok = ok && event != nil && slices.ContainsFunc(tr.log.Events[began:], event.fits)
		}
	}
	return ok
}

// ending says how the match ended.
func (tr *trial) ending() string {
	if !tr.s.Over() {
		return "nobody is asked"
	}
	who := "a draw"
	if w := tr.s.Result.Winner; w != rules.NoSeat {
		who = w.String() + " has won"
	}
	return who + " (" + tr.names.Word("reason", int16(tr.s.Result.Reason)) + ", turn " + strconv.Itoa(int(tr.s.Turn)) + ")"
}
