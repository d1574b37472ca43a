package arena

import (
	"image"
	"math"

	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/outlook"
	"godeck/scenes/ui"
)

// The arena follows the match: with the first strong guardian of a side its banner
// unrolls, the pit burns higher and the crowd gets up; where little life is left
// the wall is cracked, its brazier burns low and the light draws in; the evening
// falls with the turns.

// strong is the SF from which on a guardian is greeted.
const strong = 3

// critical is the LP below which a side is in danger: lives no longer help.
const critical = bgd.NullifyUnit

// sf returns the SF of a side's attack guardian, 0 without one.
func (a *Arena) sf(side int) int {
	st := &a.on.Show.View.S
	if c := bgd.AttackGuardian(st, a.on.Show.Seat(side)); c != 0 {
		return a.on.Game.SF(st, c)
	}
	return 0
}

// Critical reports whether a side's guardian has little LP left.
func (a *Arena) Critical(side int) bool {
	st, p := &a.on.Show.View.S, a.on.Show.Seat(side)
	return bgd.AttackGuardian(st, p) != 0 && a.on.Numbers.Shown.LP[p] < critical && !outlook.Endless(a.on.Game, st, p)
}

// danger is 1 while a side is in danger, else 0.
func (a *Arena) danger() float64 { return float64(rules.Truth(a.Critical(0) || a.Critical(1))) }

// Heat is how the pit burns: it rises with the guardians and with the danger, once what
// is shown has ended, for with it the whole place is painted.
func (a *Arena) Heat() float64 {
	if a.heat == 0 || !a.on.Show.Timeline.Busy() {
		n := max(1, min(4, max(a.sf(0), a.sf(1))))
		a.heat = 0.7 + 0.17*float64(n-1) + 0.4*a.danger()
	}
	return a.heat
}

// keen is how far the crowd is on its feet at rest, 0..1.
func (a *Arena) keen() float64 {
	k := 0.0
	for sd := range 2 {
		k += 0.28 * float64(rules.Truth(a.sf(sd) >= strong))
	}
	return math.Min(0.8, k+0.3*a.danger())
}

// night is how far the evening has fallen, 0..1, in few steps: the place is painted
// as a whole.
func (a *Arena) night() float64 {
	return math.Floor(6*ui.Clamp01(float64(a.on.Show.Turn()-2)/18)) / 6
}

// unrolls moves the banners towards how they should hang: rolled up until the
// side has had a strong guardian. It reports whether one moves.
func (a *Arena) unrolls(still bool, step float64) (moved bool) {
	for sd := range a.hung {
		want := 0.0
		if a.sf(sd) >= strong || a.sf(sd) == 0 && a.hung[sd] > 0.5 { // between two it stays
			want = 1
		}
		d := want - a.hung[sd]
		switch {
		case d == 0:
			continue
		case still || !a.seen || math.Abs(d) < 0.02:
			a.hung[sd] = want
		default:
			a.hung[sd] += math.Copysign(math.Min(math.Abs(d), 0.03*math.Min(step, 8)), d)
		}
		moved = true
	}
	a.seen = true
	return moved
}

// dusk draws the evening in the sky.
func (a *Arena) dusk(c *ui.Canvas) {
	rail := a.on.Lay.Ground.Rail(a.on.Lay.Ground.Camera.CX)
	if k := a.night(); k > 0 {
		deep := ui.Hex(0x070a24)
		c.Gradient(ui.Rect{W: c.Env.W, H: rail}, 0, deep.Alpha(0.62*k), deep.Alpha(0.25*k))
	}
}

// threat draws the red that comes from the outer edge of a side in danger.
func (a *Arena) threat(c *ui.Canvas) {
	for sd := range 2 {
		if !a.Critical(sd) || a.match != nil && a.match.Staged {
			continue
		}
		x, beat := 0.0, 0.75+0.25*math.Round(4*math.Sin(a.Time*3.1))/4 // in steps, as inSteps
		if a.on.Still() {
			beat = 1
		}
		red, none := ui.Hex(0xc01810).Alpha(0.34*beat), ui.Hex(0xc01810).Alpha(0)
		w := c.Env.W * 0.2
		corners := [4]ui.Colour{red, none, red, none}
		if sd == 1 {
			x, corners = c.Env.W-w, [4]ui.Colour{none, red, none, red}
		}
		c.Gradient4(ui.Rect{X: x, W: w, H: c.Env.H}, 0, corners)
	}
}

// lost is how dark it is before each side, 0..1: a step with every life that has gone,
// and with the last one only its guardian is lit.
func (a *Arena) lost() (out [2]float64) {
	if a.match.Staged || a.on.Show.Turn() == 0 {
		return out
	}
	for sd := range out {
		switch n := int(math.Round(a.on.Numbers.Shown.Counters[a.on.Show.Seat(sd)])); {
		case n >= bgd.LifeCounters:
		case n <= 1:
			out[sd] = 1
		default:
			out[sd] = 0.25 * float64(bgd.LifeCounters-n)
		}
	}
	return out
}

// dims darkens both halves of the ground.
func dims(c *ui.Canvas, b image.Rectangle, lost [2]float64) {
	w, h := float64(b.Dx()), float64(b.Dy())
	x, y := float64(b.Min.X), float64(b.Min.Y)
	if lost[0]+lost[1] == 0 {
		return
	}
	less := ui.Hex(0x04040c).Alpha(0.15 * (lost[0] + lost[1])) // where they meet
	for sd, k := range lost {
		deep := ui.Hex(0x04040c).Alpha(0.74 * k)
		r, corners := ui.Rect{X: x, Y: y, W: w / 2, H: h}, [4]ui.Colour{deep, less, deep, less}
		if sd == 1 {
			r.X, corners = x+w/2, [4]ui.Colour{less, deep, less, deep}
		}
		c.Gradient4(r, 0, corners)
	}
}
