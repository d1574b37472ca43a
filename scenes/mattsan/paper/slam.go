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

// PlungeTicks are those of a plunge: up over the place, stillness, the fall.
const PlungeTicks = 45

// Plunge returns where a card that arrives from a pose is at a part of its
// plunge: it rises over its place, hangs there, larger, for half a second, and
// falls.
func Plunge(from, home board.Pose, p float64) board.Pose {
	q := home
	q.Lift, q.Flat = 1, 0.8
	k := ui.EaseOut(math.Min(1, p/0.3))
	still := ui.Clamp01((p - 0.3) / 0.58)
	q.X, q.Y = ui.Lerp(from.X, home.X, k), ui.Lerp(from.Y, home.Y-0.55*home.W, k)-0.06*home.W*still
	q.W = ui.Lerp(from.W, home.W*1.5, k) * (1 + 0.06*still)
	q.Angle = ui.Lerp(from.Angle, home.Angle-0.05, k)
	if p > 0.88 {
		f := ui.EaseIn((p - 0.88) / 0.12)
		q.X, q.Y, q.W, q.Angle = ui.Lerp(q.X, home.X, f), ui.Lerp(q.Y, home.Y, f), ui.Lerp(q.W, home.W*1.04, f), ui.Lerp(q.Angle, home.Angle, f)
		q.Lift, q.Flat = 1-f, 0.8*(1-f)
	}
	return q
}

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
