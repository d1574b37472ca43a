package scenario

import (
	"fmt"

	"godeck/rules"
	"godeck/rules/games"
	"godeck/rules/games/all"
	"godeck/rules/lesson"
)

// Runner runs scenarios. It caches the games it has loaded; the zero value is
// ready to use. It is not safe for concurrent use.
type Runner struct{ games map[string]games.Game }

// load returns the game with the scenario's own cards.
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

// Run plays a scenario and returns its faults, none if it passes. Failed
// expectations are collected; an answer that cannot be given ends the run.
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
		if steps := s.root.get("steps"); steps != nil {
			for _, n := range steps.list {
				m.step(n)
			}
		}
		if left := int(m.s.Script.I); left < len(m.dice) && m.entry >= 0 {
			m.dice[left].fail("chance was asked for %d of the %d numbers only", left, len(m.dice))
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

// note records a failed expectation.
func (m *match) note(n *node, format string, args ...any) {
	m.faults = append(m.faults, Fault{Line: n.line, What: fmt.Sprintf(format, args...)})
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

// step carries out one entry, whose form checkSteps has checked.
func (m *match) step(n *node) {
	switch k, v := n.keys[0], n.vals[0]; k.text {
	case "p1", "p2":
		p, _ := rules.ParseSeat(k.text)
		m.log.Reset()
		m.gate(lesson.Step{Kind: lesson.Play, Seat: p})
		m.answer(p, v, nil)
		m.entry++
	case "say", "ask":
		m.words(n)
	case "both":
		m.both(v)
	case "refuse":
		m.refuse(v)
	case "accept":
		m.accept(v)
	case "until":
		m.until(v)
	case "match":
		m.matchStep(v)
	case "expect":
		m.expect(v)
	case "deck":
		m.deck(v)
	case "note":
		v.word()
	}
}
