package guardians

import (
	"math"

	"godeck/rules"
	"godeck/scenes/guardians/turns"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// present maps kinds of events to the functions that present them. Incidental
// changes of LP or DG are counted afterwards.
func (s *Scene) present() map[rules.EventKind]func(pr *present.Presentation) {
	presenters := map[rules.EventKind]func(pr *present.Presentation){}
	turns.On(s.on, &s.arena).Present(presenters)
	s.toss.Present(presenters)
	s.battle.Present(presenters)
	s.effects.Present(presenters)
	usual := (*present.Presentation).Common
	for _, k := range []rules.EventKind{rules.EvSeatVar, rules.EvFlip} {
		presenters[k] = usual
	}
	for k, f := range presenters {
		presenters[k] = func(pr *present.Presentation) {
			f(pr)
			if now := s.on.Of(pr.Now); now != s.numbers.Plan {
				s.Play(pr.Show(len(pr.Taken)-1), s.on.Runs(pr.Now, 16))
			}
		}
	}
	return presenters
}

// spotPlace returns the places for a card held up with its words, and for
// several: over the bar and the hand, so that the guardians stay visible.
func (s *Scene) spotPlace() (one, several ui.Rect) {
	u, st := s.Unit(), s.lay.Stage
	one = s.lay.Prompt.Union(s.lay.Hand[0])
	switch {
	case s.lay.Tall:
		one = one.Middle(one.W, math.Min(one.H, 190*u))
	case !s.lay.Small:
		one = one.Middle(math.Min(one.W, 640*u), math.Min(one.H, 190*u))
	}
	return one, st
}
