package deeds

import (
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/ui"
)

// Grace is for how many ticks a switch by dragging can be taken back: it ends the turn.
const Grace = 72

// leave begins a switch that a drag has meant.
func (s *Deeds) leave(env *ui.Env, o rules.Option) {
	on := s.desk.Show
	s.Drop()
	s.Choices.Leaves, s.until = o, env.Tick+Grace
	ui.Play(env, "card-place", 0.5, 0)
	on.Surface.Announce(s.match.Asked(on.Lang).Text)
	on.Surface.Invalidate()
}

// Tick gives the switch that has been begun when its moment is over; what lies over
// the table holds it.
func (s *Deeds) Tick(env *ui.Env) {
	s.lapses(env)
	s.comes(env)
	on, o := s.desk.Show, s.Choices.Leaves
	switch {
	case o.Card == 0:
	case !s.Choices.Prompting(mtz.PromptMain) || !on.Legal(o):
		s.Choices.Leaves = rules.Option{}
		on.Surface.Invalidate()
	case on.Surface.Modal():
		s.until++
	case env.Tick >= s.until:
		s.Use(env, o)
	}
}
