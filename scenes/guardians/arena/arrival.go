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
// gutter, and the crowd gets up; where the arena can be held as a picture, it only grows dark.
func (a *Arena) Enters(e *blow.Entrance, ticks int) ui.Tween {
	base := &a.on.Show.Base
	var held *ui.Hold
	tw := e.Begins(&a.enters, ticks, func(k float64) {
		if held != nil && base.Held() == held {
			held.Dim = blow.Darkness * k
			return
		}
		k = math.Round(4*k) / 4 // a band hides most of it, and with each step the whole arena is painted
		a.Gutter, a.Crowd.Up = [2]float64{k, k}, 0.8*k
	})
	begins, ends := tw.Start, tw.End
	tw.Start = func() {
		begins()
		if held = board.Hold(base); held != nil {
			e.Held = true
		}
	}
	tw.End = func() {
		ends()
		if held != nil && base.Held() == held {
			base.Release()
		}
	}
	return tw
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

// Weight returns how heavily a guardian comes down, 0..1: by what it costs and what it
// can take; assistants stand behind.
func Weight(a *Arena, ev rules.Event) float64 {
	attr := a.on.Show.Cards.Attr
	w := ui.Clamp01(0.18 + 0.11*float64(attr(ev.Def, bgd.ASF)) + 0.26*math.Min(1, float64(attr(ev.Def, bgd.ALP))/4600))
	if ev.To.Kind() == bgd.Assist {
		w *= 0.45
	}
	return w
}

// Heavy is the weight from which on a guardian falls from high up and the walls tremble.
const Heavy = 0.6

// Arrives is how a guardian comes down on its plinth: dust, a column of its tribe's
// light, ground that cracks and trembles, and its cry. What is heavy shakes the walls.
func (a *Arena) Arrives(pr *present.Presentation, ev rules.Event) ui.Tween {
	tribe, kind, sd := a.on.Show.Cards.Attr(ev.Def, bgd.ATribe), ev.To.Kind(), a.on.Show.SideOf(ev.Seat)
	r, sf, turn := a.on.Lay.Zones[kind][sd], float64(a.on.Show.Cards.Attr(ev.Def, bgd.ASF)), 4.0
	if kind == bgd.Assist {
		turn = -4
	}
	change := kind == bgd.Attack && pr.Now.View.S.Count(rules.ZoneOf(bgd.Leaving, ev.Seat)) > 0 && !a.on.Still()
	heavy := Weight(a, ev)
	with := ui.Tween{}
	if heavy >= Heavy && !a.on.Still() {
		with = shudders(a, heavy)
	}
	return ui.Par(a.on.Show.Shake((2+12*heavy)*a.on.Show.Unit(), 10+int(6*heavy)), a.Leap(0.1+0.8*heavy, 26+int(14*heavy)), a.on.Show.SoundTween("base-fall", 0.3+0.7*heavy, 0), a.on.Show.SoundTween(blow.Kind(tribe).Cry(), 0.4+0.5*heavy, 0), with,
		ui.Tween{Ticks: 28 + int(14*heavy), Ease: ui.Linear, Start: func() {
			if kind == bgd.Attack {
				a.Scars.Add(float64(1-sd)*3.3+0.1*sf, 0.1+0.2*heavy)
			}
		}, Do: func(q float64) {
			a.landing = blow.Landing{Pose: a.on.Lay.Ground.Stands(board.PoseIn(r, true), sd, turn), Colour: a.Hues()[sd], Heavy: heavy, Change: change, At: q}
		}, End: func() { a.landing = blow.Landing{} }})
}

// shudders lets the walls of both sides tremble for a moment, and their lanterns flicker.
func shudders(a *Arena, heavy float64) ui.Tween {
	return ui.Tween{Ticks: 16, Ease: ui.Linear, Do: func(q float64) {
		k := 3.4 * heavy * (1 - q) * math.Sin(q*44)
		a.trembles = [2]float64{k, -k}
	}, End: func() { a.trembles = [2]float64{} }}
}

// Spreads is a domain that takes hold of a side of the ground: a circle of its light
// opens there, and a murmur goes through the stands.
func Spreads(a *Arena, x, y float64, col ui.Colour) ui.Tween {
	return ui.Par(a.Opens(x, y, col), a.Leap(0.3, 44), a.on.Show.Shake(3*a.on.Show.Unit(), 12))
}
