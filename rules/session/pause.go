package session

import (
	"godeck/rules"
	"godeck/rules/ai"
)

// Pauses are how long a computer player takes over its answers while it is not
// its turn, in ticks of its thinking. A person who holds nothing lets a moment
// pass before the table passes for them (rules.AutoPass), so that the other
// learns nothing from it. The same must hold here: an empty hand is passed at
// once and a full one needs a search, so these answers come after a time that
// follows from public facts alone. Whoever has not finished by then gives the
// best answer found so far.
//
// In its own turn it takes as long as it needs, up to Own: a strong player on a
// slow machine keeps nobody waiting.
type Pauses struct {
	Calm   int // nothing is under way that concerns the other player, or all can see that there is nothing to do
	Answer int // an attack, an effect or a card is being answered
	Secret int // both players choose at the same time
	Own    int // at most, in its own turn; zero: no limit
}

// PausesOf returns the pauses of a level: enough for nearly all searches on a
// slow machine.
func PausesOf(l ai.Level) Pauses {
	return [...]Pauses{
		ai.Easy:   {Calm: 1, Answer: 10, Secret: 24, Own: 90},
		ai.Normal: {Calm: 2, Answer: 14, Secret: 36, Own: 120},
		ai.Hard:   {Calm: 3, Answer: 30, Secret: 60, Own: 150},
	}[l]
}

// pause returns how many ticks the computer player of a view takes at least and
// at most (0: any number). In its own turn, and where no person plays, it takes as
// long as it needs, up to Pauses.Own; otherwise both are the same.
func (s *Local) pause(v *rules.View) (least, most int) {
	t := s.cfg.Pauses[v.Seat]
	secret := v.S.Dec.Kind == rules.Commit
	if t == (Pauses{}) || !s.Human(v.Seat.Other()) || v.S.Active == v.Seat && !secret {
		return 0, t.Own
	}
	ticks := t.Answer
	switch {
	case secret:
		ticks = t.Secret
	case rules.AutoPassOf(s.m.Game(), v, nil).Quick:
		ticks = t.Calm
	}
	if s.cfg.Scale != nil {
		ticks = s.cfg.Scale(ticks)
	}
	ticks = max(ticks, 1)
	return ticks, ticks
}
