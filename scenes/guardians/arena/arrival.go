package arena

import (
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/blow"
	"godeck/scenes/guardians/places"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// Opens is a magic circle that opens under a guardian of the side deck, or one that awakens.
func (a *Arena) Opens(x, y float64, col ui.Colour) ui.Tween {
	return ui.Tween{Ticks: 60, Ease: ui.Linear, Do: func(q float64) { a.rite = places.Rite{X: x, Y: y, At: q, Colour: col} }, End: func() { a.rite = places.Rite{} }}
}

// Enters plays the entrance of a guardian that is no ordinary one: the braziers
// gutter, and the crowd gets up.
func (a *Arena) Enters(e *blow.Entrance, ticks int) ui.Tween {
	return e.Begins(&a.enters, ticks, func(k float64) {
		k = inSteps(k)
		a.Gutter, a.Crowd.Up = [2]float64{k, k}, 0.8*k
	})
}

// Entering reports whether one enters.
func (a *Arena) Entering() bool { return a.enters != nil }

// Arrives is how an attack guardian comes down on its plinth: dust, a column of
// its tribe's light, the ground that trembles, and its cry.
func (a *Arena) Arrives(pr *present.Presentation, ev rules.Event) ui.Tween {
	tribe := a.on.Show.Cards.Attr(ev.Def, bgd.ATribe)
	r, sf := a.on.Lay.Zones[bgd.Attack][a.on.Show.SideOf(ev.Seat)], float64(a.on.Show.Cards.Attr(ev.Def, bgd.ASF))
	change := pr.Now.View.S.Count(rules.ZoneOf(bgd.Leaving, ev.Seat)) > 0 && !a.on.Still()
	heavy := ui.Clamp01(0.4 + 0.12*sf)
	return ui.Par(a.on.Show.Shake((5+7*heavy)*a.on.Show.Unit(), 18), a.Leap(0.2+0.5*heavy, 44), a.on.Show.SoundTween("base-fall", 0.5+0.5*heavy, 0), a.on.Show.SoundTween(blow.Kind(tribe).Cry(), 0.8, 0),
		ui.Tween{Ticks: 40, Ease: ui.Linear, Start: func() {
			a.Scars.Add(float64(1-a.on.Show.SideOf(ev.Seat))*3.3+0.1*sf, 0.2)
		}, Do: func(q float64) {
			a.landing = blow.Landing{Pose: a.on.Lay.Ground.Stands(board.PoseIn(r, true), a.on.Show.SideOf(ev.Seat), 4), Colour: a.Hues()[a.on.Show.SideOf(ev.Seat)], Heavy: heavy, Change: change, At: q}
		}, End: func() { a.landing = blow.Landing{} }})
}
