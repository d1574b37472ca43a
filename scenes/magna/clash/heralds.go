package clash

import (
	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/faces"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/herald"
	"godeck/scenes/magna/labels"
	"godeck/scenes/magna/outlook"
	"godeck/scenes/table/present"
)

// threatens reports whether a declared attack is that of an invader of who looks on.
func threatens(s *Clash, m field.Reading) bool {
	c, p := m.Combat(), s.Show.Audience
	return c.On && p >= 0 && c.Seat == p.Other() && m.Invader() == c.Seat && c.Kind < mgn.KindAbility && len(c.Members) > 0
}

// foretells tells the defender what an attack comes to that nothing in their hand or
// force can block, and why: once for each attack, and before it strikes. One that
// defeats nobody says so itself.
func foretells(s *Clash, m field.Reading) {
	if s.foretold || !threatens(s, m) {
		return
	}
	on, c := s.Show, m.Combat()
	p := on.Audience
	if _, blocks := m.Game.Reserves(&m.View.S, p); blocks > 0 && !s.mind.Unblocked { // it was their choice
		return
	}
	s.foretold = true
	attack, stands, ok := m.Meets()
	if !ok {
		return
	}
	w, l := herald.Word{Attack: attack, Defense: field.Stands(stands), Side: faces.Sides[on.SideOf(c.Seat)]}, on.Lang
	names := labels.On(on, m, l, s.Numbers)
	ticks := herald.Lasts
	if c.Kind == mgn.KindSkirmish {
		if w.Attack < w.Defense {
			return
		}
		w.Title = on.T("herald.unit", names.Unit(stands[0]))
		if s.skirmished++; s.skirmished > 1 { // there may be several in a battle
			ticks /= 2
		}
	} else {
		if s.assaulted++; s.assaulted > 1 {
			ticks = herald.Again
		}
		switch least, most := field.Falls(w.Attack, stands); {
		case most == 0:
			return
		case least == len(stands):
			w.Title = on.T("herald.base", lang.Capital(names.Line(m.Battle())))
		case least == most:
			w.Title = on.T("herald.units", least)
		default:
			w.Title = on.T("herald.range", least, most)
		}
	}
	w.Text = outlook.Unblocked(m, names, p)
	on.Play(herald.Tween(&s.Herald, w, ticks, on.Surface.Env()))
}

// Fallen returns what is told after a base of who looks on has fallen, and the force
// can go on: where to, and what stands there.
func Fallen(on *present.Show, m field.Reading, p rules.Seat, line int) (w herald.Word, told bool) {
	if p != on.Audience || line >= mgn.BaseCount || m.Count(mgn.Invasion, p.Other()) == 0 || m.View.S.Over() {
		return w, false
	}
	next := line + 1
	names, units := labels.On(on, m, on.Lang, nil), m.List(field.LineZone(next), p)
	holds := on.T("herald.empty")
	if len(units) > 0 {
		holds = on.T("herald.held", len(units), field.Stands(units))
	}
	return herald.Word{Title: on.T("fall.title", lang.Capital(names.Line(line))), Text: on.T("herald.onward", names.Line(next), holds), Side: faces.Sides[on.SideOf(p.Other())]}, true
}
