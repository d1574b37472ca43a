package magna

import (
	"slices"

	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/plate"
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

// force declares the force on the road, and what it comes to.
func (s *Scene) force(sf *ui.Surface, sd int, b *block) {
	l := s.Lang
	label := Text.T(l, "lane")
	if s.m.Invader() >= 0 {
		label = Text.T(l, "lane.of", s.Possessive(s.Seat(sd), l, true))
	}
	sum := 0
	force := s.m.List(mgn.Invasion, s.Seat(sd))
	members := s.m.Combat().Members
	for _, t := range force {
		if !t.Checked || slices.Contains(members, t.Key) { // what the force can still strike with
			sum += t.Attack
		}
	}
	if len(force) > 0 {
		label = Text.T(l, "lane.sum", sum, len(force))
	}
	if mine := s.deeds.Q().Might(); mine > 0 && s.Prompting(mgn.PromptAttack) {
		sum = mine
	}
	against := 0
	if line := s.m.Battle(); line > 0 {
		against = field.Stands(s.m.List(field.LineZone(line), s.m.Invader().Other()))
	}
	sf.Add(ui.Element{ID: "lane", Rect: b.Head, Hit: ui.Rect{X: -1, Y: -1}, Role: ui.RoleText, Label: label, Loose: true, Draw: func(c *ui.Canvas, _ ui.State) {
		if len(force) > 0 && !s.camps.Falling() && !s.clash.Charge.Seen {
			more := ""
			if against > 0 {
				more = Text.T(l, "lane.against", against)
			}
			plate.Sum(c, b.Head, sum, more)
		}
	}})
	s.laneCells(sf, sd, b)
}
