// Package surge draws what a force does on the map of Magna Spectra: the dust of
// its march, and the wave of its assault, which spends itself on one defender
// after the other.
package surge

import (
	"math"
	"slices"
	"strconv"

	"godeck/scenes/magna/plate"
	"godeck/scenes/ui"
)

// settle is how long dust hangs where a unit has come down, in ticks.
const settle = 14

// Dust is the dust that units raise. The zero value is that of none.
type Dust struct{ trails []*trail }

// trail is the dust of one unit, t ticks old.
type trail struct {
	from, to ui.Point // of its feet
	wide     float64
	ticks, t float64
	way      bool // it goes on foot, and does not come from a hand
}

// Trail returns the tween of the dust of a unit that goes from one place to
// another in so many ticks: behind it on its way if it goes on foot, and to both
// sides where it comes down.
func (d *Dust) Trail(from, to ui.Rect, ticks int, way bool) ui.Tween {
	feet := func(r ui.Rect) ui.Point { return ui.Point{X: r.X + r.W/2, Y: r.Bottom()} }
	t := &trail{from: feet(from), to: feet(to), wide: to.W, ticks: float64(ticks), way: way}
	all := ticks + settle
	return ui.Tween{Ticks: all, Ease: ui.Linear, Start: func() { d.trails = append(d.trails, t) },
		Do:  func(q float64) { t.t = q * float64(all) },
		End: func() { d.trails = slices.DeleteFunc(d.trails, func(x *trail) bool { return x == t }) }}
}

// Draw draws all dust.
func (d *Dust) Draw(c *ui.Canvas) {
	for _, t := range d.trails {
		for i := 0; t.way && i < 6; i++ {
			k := (float64(i) + 0.3) / 6
			puff(c, ui.Lerp(t.from.X, t.to.X, k), ui.Lerp(t.from.Y, t.to.Y, k), t.wide*(0.36+0.12*float64(i%2)), t.t-k*t.ticks, 24)
		}
		age := t.t - t.ticks
		out := ui.EaseOut(ui.Clamp01(age / settle))
		for i := range 6 { // clear of its numbers
			side := float64(i%3) - 1
			if side == 0 {
				side = 0.3 * float64(i-3)
			}
			puff(c, t.to.X+t.wide*side*(0.5+0.34*out), t.to.Y+t.wide*(0.1+0.07*float64(i/3)), t.wide*(0.34+0.1*float64(i/3)), age, settle)
		}
	}
}

// puff draws a cloud of dust that grows, rises and thins in the ticks of its life.
func puff(c *ui.Canvas, x, y, w, age, life float64) {
	if age < 0 || age >= life {
		return
	}
	q := age / life
	w *= 0.6 + 0.7*ui.EaseOut(q)
	a, h := (1-q)*(1-q*q), w*0.6
	c.ShadowAt(x, y-w*0.2*q, w, h, 0, h/2, w*0.24, ui.Hex(0x5a4026).Alpha(0.45*a)) // its dark side, on ground as light as itself
	c.ShadowAt(x, y-w*(0.06+0.26*q), w*0.84, h*0.84, 0, h*0.42, w*0.24, ui.Hex(0xf0e2c6).Alpha(0.72*a))
}

// Wave is an assault's damage on its way through the defenders; nil: none.
type Wave struct {
	On   bool
	X, Y float64
	Left float64 // of the damage
	Out  float64 // how far it has gone out, 0 to 1
}

// To returns the tween in which the wave reaches a defender's card.
func (w *Wave) To(card ui.Rect, ticks int) ui.Tween {
	var x, y float64
	x1, y1 := card.X+card.W/2, card.Y-card.W*0.12
	return ui.Tween{Ticks: ticks, Ease: ui.EaseInOut, Start: func() {
		if !w.On {
			w.On, w.X, w.Y = true, x1, y1
		}
		x, y = w.X, w.Y
	}, Do: func(q float64) { w.X, w.Y = ui.Lerp(x, x1, q), ui.Lerp(y, y1, q) }}
}

// Spend returns the tween in which a defender takes so much of it, counted down.
func (w *Wave) Spend(n int) ui.Tween {
	var from float64
	return ui.Tween{Ticks: 9, Ease: ui.Linear, Start: func() { from = w.Left },
		Do:  func(q float64) { w.Left = math.Max(0, from-float64(n)*q) },
		End: func() { w.Left = math.Max(0, from-float64(n)) }}
}

// Ends returns the tween in which it goes out.
func (w *Wave) Ends() ui.Tween {
	return ui.Tween{Ticks: 20, Ease: ui.EaseIn, Do: func(q float64) { w.Out = q }, End: func() { w.On = false }}
}

// Draw draws the wave: what is left of it on a coin that shrinks as it is spent.
func (w *Wave) Draw(c *ui.Canvas) {
	if w == nil || !w.On || w.Out > 0.9 {
		return
	}
	u := c.Px(1)
	k := (30 + math.Min(18, w.Left)) * u * (1 - 0.5*w.Out)
	c.Light(w.X, w.Y, k*1.5, ui.Hex(0xff8a3a).Alpha(0.65*(1-w.Out)))
	plate.Coin(c, ui.Rect{X: w.X - k/2, Y: w.Y - k/2, W: k, H: k}, strconv.Itoa(int(math.Ceil(w.Left))), true)
}
