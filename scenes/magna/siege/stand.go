package siege

import (
	"math"

	"godeck/scenes/magna/cutout"
	"godeck/scenes/magna/plate"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// When what happens as a base has held, in ticks: a shield is set down before it,
// and all of it, which is shorter each time it is seen.
const stamp = 9

// Stand is the moment in which a base has held, T ticks old: the counterpart of
// its fall. The zero value is that of none.
type Stand struct {
	On   bool
	T    float64
	All  float64 // how long it lasts
	Near ui.Rect // where the eye sees it; it stands somewhere else
	From float64 // where what it has held against comes from: 1 the right, −1 the left
	Kept bool    // nothing moves
}

// Lasts returns how many ticks the n-th stand lasts, from 1: longer for who has held it.
func Lasts(n int, own bool) int {
	i := max(0, min(n-1, 2))
	if own {
		return [...]int{60, 48, 42}[i]
	}
	return [...]int{44, 36, 32}[i]
}

// surf draws the wave of fire that comes over the ground and breaks at a wall, q ticks
// after: what is left of it flies back.
func (s *Stand) surf(c *ui.Canvas, r ui.Rect, ground, q, dark float64) {
	ember := ui.Hex(0xff7a2a)
	if q < 0 {
		way := ui.EaseIn(ui.Clamp01(1 + q/stamp))
		for i := range 5 {
			n := float64(i)
			x := r.X + r.W/2 + s.From*r.W*(0.36+0.9*(1-way)+0.1*n)
			h := r.H * (0.42 - 0.06*n) * (0.4 + 0.6*way)
			c.Light(x, ground-h*0.45, h*0.7, ember.Alpha((0.5-0.08*n)*dark))
			c.Line(x+s.From*h*0.3, ground, x-s.From*h*0.12, ground-h, r.W*0.012, ui.Hex(0xffd09a).Alpha((0.7-0.12*n)*dark*way))
		}
		return
	}
	gone := ui.Clamp01(q / 20)
	for i := range 22 { // embers
		n := float64(i)
		up, out := 0.5+1.1*cutout.Chance(n+3), 0.5+1.3*cutout.Chance(n+17)
		t := q / 20
		x := r.X + r.W*(0.5+s.From*(0.34+0.5*out*ui.EaseOut(gone)))
		y := ground - r.H*(0.12+0.5*cutout.Chance(n))*(1-0.2*t) - r.H*(0.7*up*t-0.9*t*t)
		c.Disc(x, math.Min(y, ground), r.W*(0.006+0.008*cutout.Chance(n+9))*(1-0.5*gone), ember.Mix(ui.Hex(0xffe0a0), cutout.Chance(n+5)).Alpha(dark*(1-gone)))
	}
	c.Light(r.X+r.W*(0.5+0.36*s.From), ground-r.H*0.25, r.W*0.34, ui.Hex(0xffb060).Alpha(0.6*dark*(1-ui.Clamp01(q/9))))
}

// ranks draws the shields of those who stand before the walls: they flash one after the other.
func ranks(c *ui.Canvas, r ui.Rect, ground, q, dark float64, side ui.Colour) {
	for i := range 6 {
		n := float64(i) - 2.5
		t := q - 1.6*math.Abs(n)
		if t < 0 {
			continue
		}
		at := ui.Point{X: r.X + r.W*(0.5+0.17*n+0.05*math.Copysign(1, n)), Y: ground - r.H*0.02}
		k := r.W * 0.1 * (1.3 - 0.3*ui.EaseOut(ui.Clamp01(t/4)))
		escutcheon(c, at, k*1.14, ui.Hex(0xffe2a0), ui.Hex(0xb9822c), dark*ui.Clamp01(t/2))
		escutcheon(c, at, k, side.Lighten(0.3), side.Darken(0.3), dark*ui.Clamp01(t/2))
		if t < 7 {
			c.Light(at.X, at.Y, k*1.1, ui.Hex(0xfff4d8).Alpha(0.8*dark*(1-t/7)))
		}
	}
}

// Dark is how dark all else is, 0 to 1.
func (s *Stand) Dark() float64 {
	return math.Min(ui.Clamp01(s.T/7), ui.Clamp01((s.All-s.T)/7))
}

// Draw draws the base that stands at r, of which whole is a picture, with a shield
// in its side's colour before it, over a table that grows dark.
func (s *Stand) Draw(c *ui.Canvas, whole *ebiten.Image, r ui.Rect, side ui.Colour) {
	dark, t := s.Dark(), s.T
	near := ui.EaseInOut(ui.Clamp01(t/stamp)) * ui.EaseInOut(ui.Clamp01((s.All-t)/8))
	if s.Kept {
		near, t = 1, s.All/2
	}
	c.Fill(ui.Rect{W: c.Env.W, H: c.Env.H}, 0, ui.Hex(0x060a12).Alpha(0.5*dark))
	r = ui.Rect{X: ui.Lerp(r.X, s.Near.X, near), Y: ui.Lerp(r.Y, s.Near.Y, near), W: ui.Lerp(r.W, s.Near.W, near), H: ui.Lerp(r.H, s.Near.H, near)}
	x, ground := r.X+r.W/2, r.Y+cutout.Ground*r.W/cutout.Wide
	hill(c, r, dark)
	c.Light(x, ground-r.H*0.4, r.W*0.62, ui.Hex(0xffe2a0).Alpha(0.55*dark*ui.Clamp01(t/stamp))) // behind it: day breaks over its walls
	piece(c, whole, r, 0, 1, 0.5, 0, 1, 0)
	q := t - stamp
	if !s.Kept {
		s.surf(c, r, ground, q, dark)
	}
	if q < 0 {
		return
	}
	ranks(c, r, ground, q, dark, side)
	down := ui.EaseOut(ui.Clamp01(q / 5))
	k := r.W * 0.3 * (1.7 - 0.7*down)
	at := ui.Point{X: x, Y: ground - r.H*0.3}
	if !s.Kept {
		for i := range 18 { // dust, where it has been set down
			n := float64(i)
			out, w := r.W*(0.1+0.5*cutout.Chance(n))*ui.EaseOut(ui.Clamp01(q/22)), r.W*(0.07+0.07*cutout.Chance(n+4))
			side := float64(2*(i%2) - 1)
			c.ShadowAt(x+side*out, ground-r.H*0.03-0.12*out, w*(1+q/30), w*0.6, 0, w*0.3, w*0.3, ui.Hex(0xe6d3ae).Alpha(0.6*dark*(1-ui.Clamp01(q/30))))
		}
		for i := range 14 { // what it threw back
			n := float64(i)
			sin, cos := math.Sincos(math.Pi * (1 + (n+0.5)/14))
			from, to := k*(0.7+1.1*ui.EaseOut(ui.Clamp01(q/10))), k*(0.9+1.7*ui.EaseOut(ui.Clamp01(q/10)))
			c.Line(at.X+cos*from, at.Y+sin*from, at.X+cos*to, at.Y+sin*to, k*0.03, ui.Hex(0xfff0c8).Alpha(dark*(1-ui.Clamp01(q/12))))
		}
	}
	escutcheon(c, at, k*1.14, ui.Hex(0xffe2a0), ui.Hex(0xb9822c), dark*down)
	escutcheon(c, at, k, side.Lighten(0.25), side.Darken(0.35), dark*down)
	c.Icon(ui.IconCastle, ui.Rect{X: at.X - k*0.3, Y: at.Y - k*0.36, W: k * 0.6, H: k * 0.6}, ui.Hex(0xfff4dc).Alpha(dark*down))
	if q < 6 {
		c.Light(at.X, at.Y, k*1.2, ui.Hex(0xfff0d0).Alpha(0.5*(1-q/6)))
	}
}

// escutcheon draws a shield of a width about a point.
func escutcheon(c *ui.Canvas, at ui.Point, k float64, top, low ui.Colour, a float64) {
	h, mid := k/2, at.Y+0.12*k
	c.FillQuad(ui.Quad{{X: at.X - h, Y: at.Y - h}, {X: at.X + h, Y: at.Y - h}, {X: at.X + h, Y: mid}, {X: at.X - h, Y: mid}}, k, k*0.62, k*0.06, top.Alpha(a), low.Alpha(a))
	c.FillQuad(ui.Quad{{X: at.X - h, Y: mid - 1}, {X: at.X + h, Y: mid - 1}, {X: at.X + 0.06*k, Y: at.Y + 0.72*k}, {X: at.X - 0.06*k, Y: at.Y + 0.72*k}}, k, k*0.6, k*0.03, low.Alpha(a), low.Darken(0.15).Alpha(a))
}

// Say writes in r that it has held.
func (s *Stand) Say(c *ui.Canvas, r ui.Rect, title, name string, side ui.Colour) {
	if s.T < stamp/2 && !s.Kept || s.All-s.T < 3 {
		return
	}
	plate.Words(c, r, title, name, side)
}
