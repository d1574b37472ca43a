package scenario

import (
	"godeck/rules"
	"godeck/rules/games"
)

// Script is a scenario to be shown instead of checked: its position and its
// answers in the order in which they are given.
type Script struct {
	Game    games.Game
	Start   rules.State
	Answers []Answer
}

// Answer is one answer of a script. Entry counts p1 and p2 steps from 0.
type Answer struct {
	Entry  int
	Seat   rules.Seat
	Option rules.Option
}

// Script runs a scenario and returns its position and answers, or its faults.
func (r *Runner) Script(s *Scenario) (*Script, []Fault) {
	out := &Script{}
	t := newTrial(s, r)
	t.shown = out
	if faults := t.play(); len(faults) > 0 {
		return nil, faults
	}
	out.Game = t.g
	return out, nil
}
