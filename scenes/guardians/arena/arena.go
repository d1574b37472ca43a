// Package arena is the place of Battle Guardians as it is seen: the pit and the
// lights on it, the crowd and its banners, the rival's booth, the walls of life,
// and what a guardian that comes does to all of them.
package arena

import (
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/blow"
	"godeck/scenes/guardians/places"
	"godeck/scenes/guardians/staging"
	"godeck/scenes/guardians/stands"
	"godeck/scenes/guardians/wall"
	"godeck/scenes/table"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// Light is the light on the arena and its cards: lamps above the stands.
const Light = 0.28

// Arena is the place of a match, and what of it changes.
type Arena struct {
	on     staging.Table
	Crowd  stands.Crowd
	Scars  stands.Scars
	Time   float64    // of flames and of a crowd that moves
	Dim    float64    // darkness around the pit
	Gutter [2]float64 // how far the brazier of a side has burnt down

	trembles [2]float64 // how far the wall of a side is out of its place

	match   *table.Match
	picture stage.Picture
	walls   [2]wall.Kept
	flying  wall.Chips     // stones in the air
	rite    places.Rite    // the magic circle that opens
	landing blow.Landing   // a guardian that has just come
	enters  *blow.Entrance // one that is about to
	gate    stands.Gate    // through which another leaves
	wound   blow.Wound     // that it leaves to the newcomer
	flags   [2]crest       // on the banners
	burnt   [2]burnt       // what blows have done
	hung    [2]float64     // how far these hang down, 0..1
	seen    bool           // they have been seen: from now on they move
	last    int64          // tick of the last picture of the fires
	heat    float64        // of the pit, as the place is painted; 0: not yet
	tribe   [2]int         // of a seat's guardian, the last one's while none stands there; 0: none yet, else one more
}

// On returns the arena of a table.
func On(t staging.Table, match *table.Match) Arena { return Arena{on: t, match: match} }

// Clear drops what has happened there.
func (a *Arena) Clear() {
	a.rite, a.landing, a.enters = places.Rite{}, blow.Landing{}, nil
	a.gate, a.wound = stands.Gate{}, blow.Wound{}
	a.flying, a.Scars, a.flags, a.seen, a.burnt = nil, nil, [2]crest{}, false, [2]burnt{}
	a.Dim, a.Crowd.Up, a.Crowd.High, a.Crowd.Wild, a.Gutter = 0, 0, 0, 0, [2]float64{}
	a.trembles, a.heat, a.tribe = [2]float64{}, 0, [2]int{}
}

// FireTicks is how rarely the fires move at rest: fifteen times a second.
const FireTicks = 4

// Tick moves the fires, a crowd on its feet and stones in the air, and reports
// whether anything has moved; stirred: something else has.
func (a *Arena) Tick(env *ui.Env, stirred bool) bool {
	still, step := env.Settings.ReducedMotion, env.Settings.Speed.Pick(1e6, 4, 2, 1, 0.6)
	if a.Flying() {
		if still || step > 100 {
			a.flying = a.flying[:0]
		}
		a.flying.Tick(step, a.on.Lay.Ground.Unit)
		stirred = true
	}
	busy := a.unrolls(still || step > 100, step) || stirred || a.Crowd.Wild > 0
	if still {
		return busy
	}
	if since := env.Tick - a.last; since >= FireTicks || busy && since >= 2 || since < 0 { // a crowd that jumps is painted in every other tick
		a.Time += float64(max(1, min(4, since))) / 60
		a.last = env.Tick
		return true
	}
	return busy
}

// Flying reports whether stones are in the air.
func (a *Arena) Flying() bool { return len(a.flying) > 0 }

// Stones draws the stones in the air, where they lie below cards and numbers.
func (a *Arena) Stones(c *ui.Canvas) {
	g := &a.on.Lay.Ground
	a.flying.Draw(c, &g.Camera, g.Unit, &g.Walls)
}

// Before returns the part of the window where stones fly before a side's guardian:
// none where its card has numbers beside it.
func (a *Arena) Before(sd int) ui.Rect {
	l := a.on.Lay
	if l.Tall || l.Small || a.on.Show.Surface.Modal() {
		return ui.Rect{}
	}
	r := l.Zones[bgd.Attack][sd]
	r.H = max(0, min(r.Bottom(), l.Seat[sd].Y, l.Hand[0].Y)-r.Y)
	return r
}

// Over draws what is over the cards: the light of a guardian that comes, stones
// before a guardian.
func (a *Arena) Over(c *ui.Canvas) {
	if !a.on.Still() {
		a.landing.Draw(c)
		a.wound.Draw(c, &a.on.Show.Board)
	}
	for sd := range 2 {
		if r := a.Before(sd); a.Flying() && !r.Empty() {
			c.Clip(r)
			a.Stones(c)
			c.Unclip()
		}
	}
	a.enters.Draw(c, &a.on.Show.Board)
}

// Landing reports how far a guardian has come down, from 0 to 1; 0: none comes.
func (a *Arena) Landing() float64 { return a.landing.At }

// Cleared reports whether the arena is cleared for who has won.
func (a *Arena) Cleared() bool {
	return a.match.Staged && a.match.Result && a.Winner() >= 0 && table.Finisher(a.match) != 0
}
