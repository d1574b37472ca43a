package magna

import (
	"math"

	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/cutout"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/surge"
	"godeck/scenes/magna/terrain"
	"godeck/scenes/ui"
)

// chart is the map as it is now.
func chart(s *Scene) *terrain.Map {
	m := &terrain.Map{Lay: &s.lay, Scorched: [2]bool{s.m.Ruined(s.Seat(0), 1), s.m.Ruined(s.Seat(1), 1)}}
	if r := s.RivalOf(s.Bottom.Other()); r != nil {
		m.Host = r.ID
	}
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
	state := []float64{battle, terrain.Tents(m.Host)}
	for sd := range 2 {
		for g := range mgn.BaseCount {
			state = append(state, float64(rules.Truth(s.m.Ruined(s.Seat(sd), g+1))))
		}
	}
	s.relief.Draw(c, &s.stage, m.Paint, dx, dy, state...)
	m.Flicker(c, s.clock, dx, dy)
	s.drawCommander(c)
	s.camps.Draw(c, s.clash.Struck)
	s.warpath(c, m, dx, dy)
	s.clash.March.Draw(c, s.lay.Stage)
}

// running is the clock of what runs on the map, 0 where nothing moves.
func running(s *Scene, c *ui.Canvas) int {
	if c.Env.Settings.ReducedMotion || c.Env.Settings.Speed == ui.SpeedOff {
		return 0
	}
	return s.clock / 3 * 3
}

// warpath draws the way of an invasion, the standards of its force, and the
// attack that is planned or declared.
func (s *Scene) warpath(c *ui.Canvas, m *terrain.Map, dx, dy float64) {
	p := s.m.Invader()
	if m.Fire == 0 || p < 0 || s.camps.Falling() || s.m.View.S.Over() {
		return
	}
	sd, clock := s.SideOf(p), running(s, c)
	way := (*terrain.Way)(nil)
	if s.lay.Fold {
		way = road(s, m, sd)
	} else {
		way = m.Road(m.Fire)
	}
	way.Arrow(c, 1-s.clash.Undrawn, clock, dx, dy)
	if s.clash.Charge.Seen {
		return
	}
	if !s.lay.Fold {
		var units []ui.Rect
		for _, t := range s.m.List(mgn.Invasion, p) {
			r, _ := s.lay.Spot(s.m, mgn.Invasion, p, t.Place)
			units = append(units, r.Move(dx, dy))
		}
		surge.Standards(c, units, 1-s.clash.Undrawn, func(foot ui.Point, high, lean float64) {
			pn := &cutout.Pen{C: c, K: 1, Soft: true}
			pn.Flag(foot.X, foot.Y, high, 26*s.lay.Unit, lean, sd)
		}, clock)
	}
	threads, sure := planned(s)
	for i := range threads {
		t := &threads[i]
		t.From, t.To = ui.Point{X: t.From.X + dx, Y: t.From.Y + dy}, ui.Point{X: t.To.X + dx, Y: t.To.Y + dy}
	}
	surge.Plan(c, threads, clock, sure)
}

// road is the way of an invasion by a side over a folded map.
func road(s *Scene, m *terrain.Map, sd int) *terrain.Way {
	force, g := &s.lay.Group[sd][field.Lane], s.m.Battle()-1
	from, gate := force.Rect, ui.Rect{}
	if b := &s.lay.Group[1-sd][max(0, g)]; g >= 0 && b.Shown && !b.Fort.Empty() {
		n := len(s.m.List(mgn.Invasion, s.Seat(sd)))
		from, gate = force.Cell(0, n, 0).Union(force.Cell(min(1, max(0, n-1)), n, 0)), b.Fort
	}
	return m.Between(from, s.lay.Base(s.Seat(1-sd), g+1), gate)
}

// planned returns who would strike whom, in the order in which they run, and
// whether all they strike would fall: what the player has begun, or what is
// declared and has not landed.
func planned(s *Scene) (threads []surge.Thread, sure bool) {
	mind, p, members, aim := s.deeds.Q(), s.Bottom, s.deeds.Mind.Attackers, s.deeds.Words(s.Lang).Pointed
	if c := s.m.Combat(); c.On {
		p, members, aim = c.Seat, c.Members, c.Target
		if mind.Landed || c.Kind >= mgn.KindAbility {
			return nil, false
		}
	} else if !s.Prompting(mgn.PromptAttack) {
		return nil, false
	}
	force := s.m.Force(p.Other())
	if t := s.m.Get(aim); aim != 0 && t.Key != 0 {
		force = []token{t}
	}
	var struck []ui.Point
	for _, t := range force {
		if kind, of, ok := s.m.Where(t.Key); ok {
			if r, shown := s.lay.Spot(s.m, kind, of, t.Place); shown {
				struck = append(struck, ui.Point{X: r.X + r.W/2, Y: r.Y + r.H*0.08})
			}
		}
	}
	for i, key := range members {
		t := s.m.Get(key)
		if kind, of, ok := s.m.Where(key); ok && kind == mgn.Invasion && len(struck) > 0 {
			r, _ := s.lay.Spot(s.m, kind, of, t.Place)
			threads = append(threads, surge.Thread{From: ui.Point{X: r.X + r.W/2, Y: r.Y + r.H*0.08}, To: struck[i*len(struck)/len(members)]})
		}
	}
	return threads, s.m.Sum(members)+mind.Adds(members) >= field.Stands(force)
}

// ambient moves the flames, ten times a second.
func (s *Scene) ambient(env *ui.Env) bool {
	if s.lay.Fold || env.Settings.ReducedMotion || env.Settings.Speed == ui.SpeedOff {
		return false
	}
	s.clock++
	if s.ponders > 0 {
		return s.clock%3 == 0
	}
	if s.m.Battle() > 0 { // the march runs along its way
		return s.clock%3 == 0
	}
	return s.clock%6 == 0
}

// drawCommander draws who sits at the far side, behind the table's rim; they
// lean towards the base that is attacked.
func (s *Scene) drawCommander(c *ui.Canvas) {
	r := s.lay.Rival
	if r.Empty() || s.RivalOf(s.Bottom.Other()) == nil {
		return
	}
	if s.lay.Fold {
		s.DrawRival(c, r)
		return
	}
	u := c.Px(1)
	q := ui.EaseInOut(ui.Clamp01((float64(s.ponders) - 10) / 14)) // leans over the map in thought
	thinks := q
	if s.m.View.S.Over() { // and over what is left of it
		q = 1
	}
	c.Clip(ui.Rect{W: c.Env.W, H: r.Bottom() + 3*u})
	s.DrawRival(c, r.Move(-0.02*r.W*q, 0.06*r.H*q))
	c.Unclip()
	rim := ui.Rect{X: r.X - 40*u, Y: r.Bottom() + 3*u, W: r.W + 80*u, H: 9 * s.lay.Unit}
	c.Gradient(rim, 0, ui.Hex(0xb27c48), ui.Hex(0x3a2012))
	if thinks > 0 {
		sands := math.Mod(float64(s.ponders)/360, 1)
		if running(s, c) == 0 {
			sands = 0.5
		}
		terrain.Hourglass(c, r.X+r.W*0.5+0.31*r.H, r.Bottom()+8*u, r.H*0.26, sands, thinks)
	}
}

// daybreak draws how the night outside the tent ends as the last base falls, and
// how who sits opposite stands up; both from 0 to 1.
func daybreak(s *Scene, c *ui.Canvas, risen, dawn float64) {
	far := s.lay.FarAt()
	if s.lay.Fold {
		far = c.Env.H * 0.3
	}
	terrain.Dawn(c, far, dawn)
	r := s.lay.Rival
	if s.lay.Fold || r.Empty() || s.RivalOf(s.Bottom.Other()) == nil {
		return
	}
	u := c.Px(1)
	c.Clip(ui.Rect{W: c.Env.W, H: far + 2*u})
	k := 1 + 0.7*risen // nearer, and upright
	s.DrawRival(c, ui.Rect{X: r.X + r.W/2 - k*r.W/2, Y: r.Bottom() - r.H*(k+0.02*risen), W: k * r.W, H: k * r.H})
	c.Unclip()
	c.Gradient(ui.Rect{Y: far, W: c.Env.W, H: 9 * s.lay.Unit}, 0, ui.Hex(0xb27c48).Alpha(risen), ui.Hex(0x3a2012).Alpha(risen))
}

// sideTints colour the ground of the sides.
var sideTints = [2]ui.Colour{ui.Hex(0x5a2410), ui.Hex(0x14305a)}
