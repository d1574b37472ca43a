package guardians

import (
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/blow"
	"godeck/scenes/guardians/places"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// arenaLight is the light on the arena and its cards: lamps above the stands.
const arenaLight = 0.28

// opens is a magic circle that opens under a guardian of the side deck, or one that awakens.
func (s *Scene) opens(x, y float64, col ui.Colour) ui.Tween {
	return ui.Tween{Ticks: 60, Ease: ui.Linear, Do: func(q float64) { s.rite = places.Rite{X: x, Y: y, At: q, Colour: col} }, End: func() { s.rite = places.Rite{} }}
}

// arrives is how an attack guardian comes down on its plinth: dust, a column of
// its tribe's light, the ground that trembles, and its cry.
func arrives(s *Scene, pr *present.Presentation, ev rules.Event) ui.Tween {
	tribe := s.Cards.Attr(ev.Def, bgd.ATribe)
	r, sf := s.lay.Zones[bgd.Attack][s.SideOf(ev.Seat)], float64(s.Cards.Attr(ev.Def, bgd.ASF))
	heavy := ui.Clamp01(0.4 + 0.12*sf)
	return ui.Par(s.Shake((5+7*heavy)*s.Unit(), 18), s.leaps(0.2+0.5*heavy, 44), s.SoundTween("base-fall", 0.5+0.5*heavy, 0), s.SoundTween(blow.Kind(tribe).Cry(), 0.8, 0),
		ui.Tween{Ticks: 40, Ease: ui.Linear, Start: func() {
			s.arena.scars.Add(float64(1-s.SideOf(ev.Seat))*3.3+0.1*sf, 0.2)
		}, Do: func(q float64) {
			s.landing = blow.Landing{Pose: s.lay.Ground.Stands(board.PoseIn(r, true), s.SideOf(ev.Seat), 4), Colour: s.hues()[s.SideOf(ev.Seat)], Heavy: heavy, At: q}
		}, End: func() { s.landing = blow.Landing{} }})
}
