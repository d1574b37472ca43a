package guardians

import (
	"slices"

	"godeck/rules"
)

// Later is an answer that a seat can give at a later step of its turn: the steps
// between are passed, or the turn goes back to its Summon Phase (BGD-11.2).
type Later struct {
	Option  rules.Option
	Prompt  uint8   // the question that it answers
	Warning Warning // its consequence then
}

// Later appends what a seat that is asked in its Summon, Domain or Set Phase can
// do in the others of them: its uses there and, in the Set Phase, the throw, the
// draw for life counters and the end of the turn. It looks ahead as far as nobody
// else is asked, nothing else is decided, and no step may be left only at a loss.
// It follows from what the seat knows.
func (g *Game) Later(s *rules.State, p rules.Seat, buf []Later) []Later {
	if !onward(s.Dec.Prompt) || !s.Waiting(p) {
		return buf
	}
	e, try, from := rules.NewEngine(g), *s, s.Dec.Prompt
	var opts [rules.MaxCards * 2]rules.Option
	for range 3 {
		next := rules.Option{Verb: rules.Pass}
		if try.Dec.Prompt == PromptSet {
			next = rules.Option{Verb: rules.Mode, N: SetRestart}
		}
		if g.Warns(&try, p, next).Asks() || !slices.Contains(e.Options(&try, p, opts[:0]), next) {
			break
		}
		e.Play(&try, p, next, nil)
		if try.Fault != rules.FaultNone || try.Over() || !onward(try.Dec.Prompt) || !try.Waiting(p) || try.Dec.Prompt == from {
			break
		}
		for _, o := range e.Options(&try, p, opts[:0]) {
			if o.Verb == rules.Use || try.Dec.Prompt == PromptSet && o != (rules.Option{Verb: rules.Mode, N: SetRestart}) {
				buf = append(buf, Later{o, try.Dec.Prompt, g.Warns(&try, p, o)})
			}
		}
		if try.Dec.Prompt == PromptSet {
			break
		}
	}
	return buf
}

// onward reports whether a question is that of the Summon, the Domain or the Set
// Phase.
func onward(prompt uint8) bool {
	return prompt == PromptSummon || prompt == PromptDomain || prompt == PromptSet
}

// Towards returns the answer that leads from a question to that of another phase
// of the same turn.
func Towards(prompt, other uint8) rules.Option {
	if prompt == PromptSet && other != PromptSet {
		return rules.Option{Verb: rules.Mode, N: SetRestart}
	}
	return rules.Option{Verb: rules.Pass}
}

// Commute reports whether two modifiers in force do the same in either order:
// all do that add up.
func Commute(a, b *rules.Mod) bool {
	adds := func(m *rules.Mod) bool { return m.Kind != ModSilent && m.Kind != ModAbility && m.Kind != ModSkip }
	return adds(a) && adds(b)
}
