package paper

import (
	"math"

	"godeck/scenes/table/board"
	"godeck/scenes/ui"
	"godeck/scenes/ui/tween"
)

// slams are the ticks of a clash by its force: a paper figure peels off its card and
// stands up, crosses to its foe, stays there, and goes home and folds back; and how far it
// draws back, how much it swells and how far it tips as it strikes.
var slams = [...]struct {
	rise, cross, stay, home float64
	back, grow, tip         float64
}{
	{8, 5, 5, 11, 0.1, 0.08, 0.22},
	{11, 6, 10, 14, 0.22, 0.2, 0.34},
	{15, 5, 16, 17, 0.4, 0.36, 0.48},
}

// SlamTicks returns how long a clash takes up to the contact, and in all, the n-th time:
// it stands up sooner and stays for a shorter time with each, but for the lightest.
func SlamTicks(force, n int) (contact, all float64) {
	k := &slams[force]
	less := math.Min(float64(2*n), float64(3*force))
	return k.rise + k.cross - less, k.rise + k.cross + k.stay + k.home - 2*less
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

// Stance is how a paper figure stands: on its foot, so wide, up from 0, flat on its
// card, to 1, tilted to the right.
type Stance struct {
	Foot        ui.Point
	W, Up, Tilt float64
}

// Clash returns how the figure of a card at home that strikes one at foe stands, t ticks
// after it has begun to peel off.
func Clash(home, foe ui.Rect, t float64, force, n int) Stance {
	how := &slams[force]
	contact, all := SlamTicks(force, n)
	rise := contact - how.cross
	leaves := all - how.home
	from := ui.Point{X: home.X + home.W/2, Y: home.Bottom() - 0.2*home.H}
	to := ui.Point{X: foe.X + foe.W/2, Y: foe.Bottom() + 0.1*foe.H}
	side := 1.0
	if foe.Y > home.Y { // it comes towards who looks, and stands over its foe
		to.Y, side = foe.Y+0.34*foe.H, -1
	}
	at := func(k, hop, up, tilt, grow float64) Stance {
		q := Stance{Foot: from.Lerp(to, k), W: home.W * (1 + 0.18*up + grow), Up: up, Tilt: side * tilt}
		q.Foot.X -= side * 0.16 * home.W * math.Max(0, k)
		q.Foot.Y -= hop * home.W
		return q
	}
	switch {
	case t <= 0 || t >= all:
		return at(0, 0, 0, 0, 0)
	case t < rise: // it peels off from its head, swings past upright and draws back
		p := ui.Clamp01(t / rise)
		return at(-how.back*p*p, 0, tween.EaseBack(p), -0.6*how.tip*p, how.grow*p)
	case t < contact:
		p := (t - rise) / how.cross
		q := ui.EaseIn(p)
		return at(ui.Lerp(-how.back, 1, q), 0.5*math.Sin(math.Pi*p), 1, ui.Lerp(-0.6*how.tip, how.tip, q), how.grow)
	case t < leaves:
		p := (t - contact) / (leaves - contact)
		return at(1, 0.05*math.Abs(math.Sin(3*math.Pi*p))*(1-p), 1-0.14*math.Sin(math.Pi*math.Min(1, 3*p)), how.tip*(1-0.3*p), how.grow)
	}
	p := ui.EaseInOut((t - leaves) / how.home)
	up := 1 - ui.Clamp01((p-0.55)/0.45)
	return at(1-p, 0.3*math.Sin(math.Pi*p), up, 0.7*how.tip*(1-p), how.grow*up)
}
