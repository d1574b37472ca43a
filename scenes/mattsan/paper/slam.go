package paper

import (
	"math"

	"godeck/scenes/table/board"
	"godeck/scenes/ui"
)

// slams are the ticks of a slam by its force: lifting off and pulling back, the throw
// itself, how long the card stays at the contact, and its way home; and how far it
// pulls back, how much it swells and how deep it strikes.
var slams = [...]struct {
	wind, throw, stay, home float64
	back, grow, deep        float64
}{
	{8, 4, 5, 12, 0.16, 0.06, 0.42},
	{13, 5, 9, 15, 0.3, 0.16, 0.56},
	{17, 4, 14, 18, 0.5, 0.3, 0.66},
}

// SlamTicks returns how long a slam takes up to the contact, and in all.
func SlamTicks(force int) (contact, all float64) {
	k := &slams[force]
	return k.wind + k.throw, k.wind + k.throw + k.stay + k.home
}

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
// goes home, all of it the more the greater its force. Both poses are those at rest.
func Slam(home, foe board.Pose, t float64, force int) board.Pose {
	how := &slams[force]
	dx, dy := foe.X-home.X, foe.Y-home.Y
	at := func(k, lift, angle, grow float64) board.Pose {
		q := home
		q.X, q.Y = home.X+dx*k, home.Y+dy*k
		q.Lift, q.Flat = lift, 0.6*lift
		q.Angle += angle
		q.W *= 1 + grow
		return q
	}
	side, contact := 1.0, how.wind+how.throw
	if dy > 0 || dx < 0 {
		side = -1
	}
	switch {
	case t < how.wind: // a little shiver at the end: it gathers itself
		p := ui.EaseOut(ui.Clamp01(t / (how.wind - 3)))
		return at(-how.back*p, p, side*(-0.43*how.back*p+0.012*math.Sin(t*2.4)*p), how.grow*p)
	case t < contact:
		p := ui.EaseIn((t - how.wind) / how.throw)
		return at(ui.Lerp(-how.back, how.deep, p), 1-0.5*p, side*ui.Lerp(-0.43*how.back, 0.08, p), how.grow*(1-0.5*p))
	case t < contact+how.stay:
		p := (t - contact) / how.stay
		return at(how.deep-0.03*math.Sin(p*math.Pi*3)*(1-p), 0.5, side*0.08, 0.5*how.grow)
	}
	p := ui.EaseInOut(ui.Clamp01((t - contact - how.stay) / how.home))
	return at(how.deep*(1-p), 0.5*(1-p), side*0.08*(1-p), 0.5*how.grow*(1-p))
}
