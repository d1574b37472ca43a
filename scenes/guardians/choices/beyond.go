package choices

import (
	"slices"

	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/outlook"
)

// beyond is the question about damage that follows an attack which nobody answers.
type beyond struct {
	looked bool
	state  rules.State
	legal  []rules.Option
}

// Beyond returns the question about the damage that an attack leads to if nobody answers
// it, as far as the view shows; nil where none follows, or where this one takes thought
// enough. Both are then one question with the answers of either (BGD-21, 26).
func (q *Choices) Beyond() *Choices {
	b := &q.beyond
	if !b.looked {
		*b = beyond{looked: true}
		looksBeyond(q)
	}
	if len(b.legal) < 2 {
		return nil
	}
	to := *q
	to.State, to.Legal, to.Later, to.weighed, to.beyond = &b.state, b.legal, nil, nil, beyond{looked: true}
	return &to
}

// looksBeyond finds it.
func looksBeyond(q *Choices) {
	st, b := q.State, &q.beyond
	if q.Lesson || q.Replay || q.Seat < 0 || !q.Prompting(bgd.PromptCounter) || !outlook.Apart(q.Legal) {
		return
	}
	c, n := q.Game.Looms(st, q.Seat)
	if n == 0 {
		return
	}
	to, ok := q.after(st, rules.Option{Verb: rules.Pass})
	if !ok || to.Dec.Prompt != bgd.PromptDamage || to.Dec.Src != c || !to.Waiting(q.Seat) {
		return
	}
	b.state, b.legal = *to, rules.Options(q.Game, to, q.Seat, nil)
	b.legal = slices.DeleteFunc(b.legal, func(o rules.Option) bool { return o.Verb == rules.Concede || q.Has(o) && o.Verb != rules.Pass })
}

// Follow returns what an answer of the question beyond is as a later one.
func (q *Choices) Follow(o rules.Option) bgd.Later {
	to := q.Beyond()
	return bgd.Later{Option: o, Prompt: bgd.PromptDamage, Warning: q.Game.Warns(to.State, q.Seat, o)}
}

// Awaited reports whether a question about damage is the one that an answer was
// given to beforehand: it hits the same guardian as hard.
func (q *Choices) Awaited(hit [2]int) bool {
	d := &q.State.Dec
	return d.Prompt == bgd.PromptDamage && int(d.Src) == hit[0] && int(d.Arg) == hit[1]
}
