package magna

import (
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/terrain"
	"godeck/scenes/ui"
)

// chart is the map as it is now.
func chart(s *Scene) *terrain.Map {
	m := &terrain.Map{Lay: &s.lay, Scorched: [2]bool{s.m.Ruined(s.Seat(0), 1), s.m.Ruined(s.Seat(1), 1)}}
	if s.m.Battle() > 0 {
		m.Fire = 1 - 2*float64(s.SideOf(s.m.Invader()))
	}
	return m
}

// backdrop draws what is under the cards: the tent, the map, the bases.
func (s *Scene) backdrop(c *ui.Canvas) {
	s.Board.Light = dusk
	if c.Blank() {
		return
	}
	dx, dy := s.Shift()
	m := chart(s)
	m.Light(&s.stage)
	battle := float64(s.m.Battle())
	if s.m.Invader() == s.Seat(1) {
		battle = -battle
	}
	state := []float64{battle}
	for sd := range 2 {
		for g := range mgn.BaseCount {
			state = append(state, float64(rules.Truth(s.m.Ruined(s.Seat(sd), g+1))))
		}
	}
	s.relief.Draw(c, &s.stage, m.Paint, dx, dy, state...)
	m.Flicker(c, s.clock, dx, dy)
	s.drawCommander(c)
	s.camps.Draw(c, s.clash.Struck)
	if m.Fire != 0 && !s.lay.Fold {
		m.Arrow(c, m.Fire, 1-s.clash.Undrawn, dx, dy)
	}
}

// ambient moves the flames, ten times a second.
func (s *Scene) ambient(env *ui.Env) bool {
	if s.lay.Fold || env.Settings.ReducedMotion || env.Settings.Speed == ui.SpeedOff {
		return false
	}
	s.clock++
	return s.clock%6 == 0
}

// drawCommander draws who sits at the far side, behind the table's rim; they
// lean towards the base that is attacked.
func (s *Scene) drawCommander(c *ui.Canvas) {
	r := s.lay.Rival
	if r.Empty() || s.RivalOf(s.Bottom.Other()) == nil {
		return
	}
	s.DrawRival(c)
	if s.lay.Fold {
		return
	}
	u := c.Px(1)
	rim := ui.Rect{X: r.X - 40*u, Y: r.Bottom() + 3*u, W: r.W + 80*u, H: 9 * s.lay.Unit}
	c.Gradient(rim, 0, ui.Hex(0xb27c48), ui.Hex(0x3a2012))
}

// sideTints colour the ground of the sides.
var sideTints = [2]ui.Colour{ui.Hex(0x5a2410), ui.Hex(0x14305a)}
