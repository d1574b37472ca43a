package scenario

import (
	"fmt"

	"godeck/rules"
	"godeck/rules/effect"
	"godeck/rules/games"
)

// match is the match that a scenario is about, and what its file calls the
// things in it: cards, zones, questions, options. It knows what a word means and
// how a thing is written.
type match struct {
	g      games.Game
	lib    *effect.Library
	tab    *rules.Table
	names  *rules.Names
	eng    *rules.Engine
	s      rules.State
	log    rules.Log // events since the last answer entry began
	labels map[string]rules.CardID
	dice   []*node // scripted chance
}

func newMatch(g games.Game) *match {
	return &match{g: g, lib: g.Library(), tab: g.Table(), names: g.Names(), eng: rules.NewEngine(g), labels: map[string]rules.CardID{}}
}

// sane checks the engine's invariants after every answer.
func (m *match) sane(n *node) {
	if m.s.Fault == rules.FaultScript {
		x := m.dice[m.s.Script.I-1]
		x.fail("impossible: %s is no outcome there (numbers count from 0: a coin is 0 or 1, a die 0 to 5)", x.text)
	}
	if err := m.s.Check(m.tab); err != nil {
		n.fail("the engine is at fault: %v", err)
	}
}

// report collects what is not as a scenario expects it.
type report struct{ faults []Fault }

// note records a failed expectation.
func (r *report) note(n *node, format string, args ...any) {
	r.faults = append(r.faults, Fault{Line: n.line, What: fmt.Sprintf(format, args...)})
}
