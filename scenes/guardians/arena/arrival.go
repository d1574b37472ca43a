package arena

import (
	"math"

	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/blow"
	"godeck/scenes/guardians/places"
	"godeck/scenes/guardians/stands"
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

// Leaves plays a guardian of a side that another replaces: the bars of a gate rise,
// it walks off, and they fall behind it.
func (a *Arena) Leaves(sd int, walks ui.Tween) ui.Tween {
	if a.on.Still() {
		return walks
	}
	show := a.on.Show
	gate := func(from, to float64, shown float64, ticks int) ui.Tween {
		return ui.Tween{Ticks: ticks, Ease: ui.EaseInOut, Start: func() {
			a.gate.At, a.gate.Colour = a.on.Lay.Gate(sd), a.Hues()[sd]
		}, Do: func(q float64) {
			a.gate.Open = ui.Lerp(from, to, q)
			a.gate.Shown = math.Min(1, math.Max(a.gate.Shown, shown*math.Min(1, 3*q)))
		}}
	}
	shut := gate(1, 0, 1, 8)
	return ui.Seq(show.SoundTween("steel", 0.4, 0), gate(0, 1, 1, 8), walks, show.Beside(ui.Seq(shut, show.SoundTween("base-fall", 0.35, 0),
		ui.Tween{Ticks: 16, Ease: ui.Linear, Do: func(q float64) { a.gate.Shown = 1 - q }, End: func() { a.gate = stands.Gate{} }})))
}

// Inherits plays the damage that a newcomer takes over from who has left.
func (a *Arena) Inherits(sd int, number string, col ui.Colour) ui.Tween {
	if a.on.Still() {
		return ui.Tween{}
	}
	return ui.Tween{Ticks: 54, Ease: ui.Linear, Do: func(q float64) {
		r := a.on.Lay.Gate(sd)
		x, y := r.Centre()
		a.wound = blow.Wound{Pose: a.on.Lay.Ground.Stands(board.PoseIn(a.on.Lay.Zones[bgd.Attack][sd], true), sd, 4), From: ui.Point{X: x, Y: y}, Number: number, Harm: col, At: q}
	}, End: func() { a.wound = blow.Wound{} }}
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
