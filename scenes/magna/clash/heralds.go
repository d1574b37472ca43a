package clash

import (
	"godeck/internal/lang"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/faces"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/herald"
	"godeck/scenes/magna/labels"
	"godeck/scenes/magna/outlook"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// calls returns the tween in which it is told, as an invasion begins, where it goes, what
// comes and what stands there: said names who and where to.
func calls(s *Clash, pr *present.Presentation, said string) ui.Tween {
	on, m, p, line := s.Show, s.At(pr.Now), pr.Event.Seat, int(pr.Event.A)
	stands := m.List(field.LineZone(line), p.Other())
	w := herald.Word{Title: said, Defense: field.Stands(stands), Side: faces.Sides[on.SideOf(p)], Beside: true}
	w.Attack, _ = m.Marching(p)
	s.call = [2]int{w.Attack, w.Defense}
	least, most := field.Falls(w.Attack, stands)
	switch { // as things stand
	case on.Audience != p.Other():
	case len(stands) == 0:
		w.Text = on.T("defend.empty")
	case least == len(stands):
		w.Text = on.T("call.falls")
	case most == 0:
		w.Text = on.T("call.holds")
	default:
		w.Text = on.T("herald.range", least, most)
	}
	if line == mgn.BaseCount {
		w.Title, w.Text = on.T("battle.last"), words.Sentences(on.Lang, said, w.Text)
	}
	ticks := herald.Seen  // while they march
	if p == on.Audience { // it was chosen
		ticks = min(ticks, field.Brief(pr.Was, marching))
	} else if s.called++; s.called == 1 {
		ticks = herald.Lasts
	}
	return herald.Tween(&s.Herald, w, ticks, on.Surface.Env())
}

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
			ticks = herald.Lasts * 2 / 5
		}
	} else {
		if s.assaulted++; s.assaulted > 1 {
			ticks = herald.Seen
		}
		if s.call == [2]int{w.Attack, w.Defense} { // as it was told
			ticks = herald.Seen
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
