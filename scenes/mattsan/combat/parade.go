package combat

import (
	"math"

	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/fall"
	"godeck/scenes/mattsan/paper"
	"godeck/scenes/ui"
)

// paradeTicks is how long the souls of a side that has nobody left rise to the window.
const paradeTicks = 86

// parade are the souls of a side that has lost its last unit: they smile, gather over
// the empty place and rise out of the window.
type parade struct {
	from []ui.Rect // where its units have been
	t    float64   // 0 to 1; 0: there is none
	n    int
}

// souls is how many of them there are at most and at least: one for each that has fallen.
const souls, fewest = 26, 14

// parades returns the step in which the souls of a player rise.
func (s *Combat) parades(p rules.Seat) ui.Tween {
	front := s.at.Desk.Cell(p, mtz.BattleSlot)
	on := s.at.Desk.Show
	a := parade{from: []ui.Rect{front, front}, n: max(fewest, min(souls, on.Count(mtz.Discard, 0)+on.Count(mtz.Discard, 1)))}
	first, last := mtz.Slots(&on.View.S, p)
	for slot := first; slot <= last; slot++ {
		a.from = append(a.from, s.at.Desk.Cell(p, slot))
	}
	return ui.Tween{Ticks: paradeTicks, Ease: ui.Linear, Do: func(k float64) {
		a.t = k
		s.leaving = a
	}, End: func() { s.leaving = parade{} }}
}

// draw draws the parade: the side lies in the dark, and the window, in a wall of a
// height, is bright.
func (a *parade) draw(c *ui.Canvas, wall, d float64, tall bool) {
	if c.Blank() || a.t == 0 || c.Env.Settings.ReducedMotion {
		return
	}
	ease := math.Sin(math.Pi * math.Min(1, 1.25*a.t) / 2)
	out := math.Min(1, (1-a.t)*6)
	c.Fill(ui.Rect{W: c.Env.W, H: c.Env.H}, 0, ui.Hex(0x0c0a1c).Alpha(0.5*ease*out))
	window := ui.Point{X: c.Env.W/2 - 470*d, Y: 0.4 * wall}
	if tall {
		window.X = c.Env.W/2 - 180*d
	}
	c.Light(window.X, window.Y, 420*d, ui.Hex(0xfff0c0).Alpha(0.75*ease*out))
	x, y := a.from[0].Centre()
	c.Light(x, y, 1.2*a.from[0].H, ui.Hex(0xffe9b0).Alpha(0.5*(1-a.t)))
	for i := range a.n {
		r := a.from[i%len(a.from)]
		size := math.Max(0.17*math.Min(r.W, r.H), 11*c.Px(1))
		at, ok := soul(a.t, i, r, window)
		if !ok {
			continue
		}
		var trail [5]ui.Point
		for k := range trail {
			if trail[k], ok = soul(math.Max(0, a.t-0.018*float64(k+1)), i, r, window); !ok {
				trail[k] = at
			}
		}
		fall.Draw(c, at, size*(0.8+0.4*paper.Chance(i+5))*out, i, false, trail[:]...)
	}
}

// soul returns where one of the souls is, now of the parade, that leaves from r for
// the window; ok is false while it is not there.
func soul(now float64, i int, r ui.Rect, window ui.Point) (at ui.Point, ok bool) {
	t := (now - 0.36*paper.Chance(3*i+1)) / 0.6
	if t <= 0 || t >= 1 {
		return at, false
	}
	x, y := r.Centre()
	from := ui.Point{X: x + (paper.Chance(i)-0.5)*r.W, Y: y + (paper.Chance(i+9)-0.5)*0.5*r.H}
	up := ui.Point{X: from.X + 0.5*r.W*math.Sin(float64(i)*2.1), Y: from.Y - (0.5+0.6*paper.Chance(i+2))*r.H}
	if t < 0.34 { // it peels off and looks round
		p := ui.EaseOut(t / 0.34)
		at = from.Lerp(up, p)
		at.X += 0.05 * r.W * math.Sin(14*t+float64(i))
		return at, true
	}
	p := (t - 0.34) / 0.66
	at = up.Lerp(window, p*p)
	at.Y -= 0.7 * r.H * math.Sin(math.Pi*p)
	at.X += 0.16 * r.W * math.Sin(9*p+float64(i)) * (1 - p)
	return at, true
}
