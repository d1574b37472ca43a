package duemagic

import (
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/places"
	"godeck/scenes/ui"
)

// measure lays out the window.
func (s *Scene) measure(env *ui.Env) {
	s.lay = places.Measure(env, s.Replay.On)
	if s.lay.Small && len(s.m.Stack()) > 0 { // the stack has the rival's place
		s.lay.Rival = ui.Rect{}
	}
	s.lay.Waits(len(s.m.Stack()), env)
	s.setStage(env)
}

// shieldAt returns where a shield is.
func (s *Scene) shieldAt(sd, place int) (x, y float64) {
	if place < 1 {
		return s.lay.Zones[dmg.Shields][sd].Centre()
	}
	_, n := s.m.Places(s.Seat(sd))
	return s.lay.ShieldRects(sd, max(n, place), 5*s.Unit())[place-1].Centre()
}
