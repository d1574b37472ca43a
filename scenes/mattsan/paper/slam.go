package paper

import (
	"math"

	"godeck/scenes/table/board"
	"godeck/scenes/ui"
)

// Ticks of a slam: lifting off and pulling back, the throw itself, how long the
// card stays at the contact, and its way home.
const (
	slamWind  = 13
	slamThrow = 5
	SlamTicks = slamWind + slamThrow // up to the contact
	SlamStay  = 9
	SlamHome  = 15
)

// Slam returns where a card that strikes is, t ticks after it has begun: it
// lifts off its place, pulls back, is thrown at its foe, stays for a moment and
// goes home. Both poses are those at rest.
func Slam(home, foe board.Pose, t float64) board.Pose {
	dx, dy := foe.X-home.X, foe.Y-home.Y
	at := func(k, lift, angle, grow float64) board.Pose {
		q := home
		q.X, q.Y = home.X+dx*k, home.Y+dy*k
		q.Lift, q.Flat = lift, 0.6*lift
		q.Angle += angle
		q.W *= 1 + grow
		return q
	}
	side := 1.0
	if dy > 0 || dx < 0 {
		side = -1
	}
	switch {
	case t < slamWind: // a little shiver at the end: it gathers itself
		p := ui.EaseOut(ui.Clamp01(t / (slamWind - 3)))
		return at(-0.3*p, p, side*(-0.13*p+0.012*math.Sin(t*2.4)*p), 0.16*p)
	case t < SlamTicks:
		p := ui.EaseIn((t - slamWind) / slamThrow)
		return at(ui.Lerp(-0.3, 0.56, p), 1-0.5*p, side*ui.Lerp(-0.13, 0.08, p), 0.16-0.08*p)
	case t < SlamTicks+SlamStay:
		p := (t - SlamTicks) / SlamStay
		return at(0.56-0.03*math.Sin(p*math.Pi*3)*(1-p), 0.5, side*0.08, 0.08)
	}
	p := ui.EaseInOut(ui.Clamp01((t - SlamTicks - SlamStay) / SlamHome))
	return at(0.56*(1-p), 0.5*(1-p), side*0.08*(1-p), 0.08*(1-p))
}
