package gestures

import (
	"math"

	"godeck/scenes/mattsan/paper"
	"godeck/scenes/ui"
)

// Manner is how a fighter strikes, after what it is.
type Manner int

// The manners: a bump by default, and those of the families.
const (
	Bump   Manner = iota // toys: it squeaks, and stars come
	Cannon               // gunners: smoke and a flash
	Clang                // brass: sparks and a ringing circle
	Flare                // the festival: its lantern flares up
	Streak               // the comet: a tail of light
	Rush                 // couriers: lines of speed
)

// Flair is what a blow of a fighter throws about, from its card to that of its foe.
type Flair struct {
	From, To ui.Point
	K        float64 // half the width of a card
	At       float64
	Manner   Manner
	Col      ui.Colour
}

// draw draws it: a flash where it begins, and what flies to the foe.
func (f *Flair) draw(c *ui.Canvas) {
	if c.Blank() || f.At <= 0 || f.At >= 1 || c.Env.Settings.ReducedMotion {
		return
	}
	fade := 1 - f.At*f.At
	hit := f.From.Lerp(f.To, 0.62)
	switch f.Manner {
	case Cannon:
		f.smoke(c, fade)
	case Clang:
		for i := range 2 {
			r := f.K * (0.3 + (1.5+0.5*float64(i))*ui.EaseOut(f.At))
			c.Ring(hit.X, hit.Y, r, 0.1*f.K*fade, ui.Hex(0xffe08a).Alpha(0.8*fade))
		}
		f.rays(c, hit, 14, ui.Hex(0xffd257), fade)
	case Flare:
		c.Light(f.From.X, f.From.Y, 3.2*f.K*(0.5+0.5*math.Sin(math.Pi*f.At)), ui.Hex(0xff8a3c).Alpha(0.75*fade))
		c.Light(hit.X, hit.Y, 2.2*f.K, ui.Hex(0xffd27a).Alpha(0.6*fade))
		f.flies(c, 12, fade, func(p ui.Point, k float64, i int) {
			c.Disc(p.X, p.Y-0.4*f.K*f.At, 0.07*f.K*k, [...]ui.Colour{ui.Hex(0xffb35c), ui.Hex(0xff7a3c), ui.Hex(0xffe9a0)}[i%3].Alpha(fade))
		})
	case Streak:
		for i := range 5 {
			off := (float64(i) - 2) * 0.16 * f.K
			a, b := f.From.Lerp(f.To, 0.1+0.3*f.At), f.From.Lerp(f.To, math.Min(1, 0.4+1.2*f.At))
			c.Line(a.X+off, a.Y, b.X+off*0.3, b.Y, 0.1*f.K*fade, ui.Hex(0xbfc9ff).Alpha(0.8*fade))
		}
		f.rays(c, hit, 8, ui.Hex(0xe4e8ff), fade)
	case Rush:
		for i := range 7 {
			y := (float64(i) - 3) * 0.24 * f.K
			q := ui.Clamp01(1.4*f.At - 0.06*float64(i%3))
			a, b := f.From.Lerp(f.To, 0.8*q), f.From.Lerp(f.To, math.Min(1, 0.8*q+0.3))
			c.Line(a.X+y, a.Y, b.X+y, b.Y, 0.05*f.K, ui.Hex(0xfffdf2).Alpha(0.7*fade))
		}
	default:
		f.flies(c, 7, fade, func(p ui.Point, k float64, i int) {
			c.Icon(ui.IconLight, ui.Rect{X: p.X - 0.16*f.K, Y: p.Y - 0.16*f.K, W: 0.32 * f.K, H: 0.32 * f.K}, [...]ui.Colour{ui.Hex(0xffe08a), ui.Hex(0xff9ab8), ui.Hex(0x9fe3ff)}[i%3].Alpha(fade))
		})
	}
}

// smoke draws the flash of a muzzle and the smoke that rolls on from it.
func (f *Flair) smoke(c *ui.Canvas, fade float64) {
	muzzle := f.From.Lerp(f.To, 0.34)
	if f.At < 0.3 {
		p := 1 - f.At/0.3
		c.Light(muzzle.X, muzzle.Y, 2.6*f.K*(0.6+0.4*p), ui.Hex(0xffd98a).Alpha(p))
		f.rays(c, muzzle, 9, ui.Hex(0xfff0b0), p)
	}
	for i := range 13 {
		q := ui.EaseOut(ui.Clamp01(1.25*f.At - 0.02*float64(i)))
		sin, cos := math.Sincos(float64(i) * 2.399)
		along := 0.2 + 0.7*paper.Chance(i+3)
		p := muzzle.Lerp(f.To, along*q)
		p.X += cos * f.K * (0.3 + 0.9*q) * paper.Chance(i+17)
		p.Y += sin*f.K*0.6*q - 0.9*f.K*f.At*f.At
		k := f.K * (0.25 + 0.6*q) * (0.6 + 0.7*paper.Chance(i+31))
		grey := ui.Hex(0xe9e2d6).Mix(ui.Hex(0x9a9088), paper.Chance(i+5))
		c.GlowAt(p.X, p.Y, k, k, 0, 0.5*k, 0.7*k, grey.Alpha(0.62*fade))
	}
}

// rays draws sparks that fly apart from a point.
func (f *Flair) rays(c *ui.Canvas, at ui.Point, n int, col ui.Colour, fade float64) {
	for i := range n {
		sin, cos := math.Sincos(float64(i)*2*math.Pi/float64(n) + paper.Chance(i))
		q := ui.EaseOut(f.At)
		a, b := f.K*(0.3+1.2*q*(0.5+paper.Chance(i+9))), f.K*(0.55+1.5*q*(0.5+paper.Chance(i+9)))
		c.Line(at.X+cos*a, at.Y+sin*a, at.X+cos*b, at.Y+sin*b, 0.06*f.K*(0.4+fade), col.Alpha(0.9*fade))
	}
}

// flies calls a function for what flies about where the two meet.
func (f *Flair) flies(c *ui.Canvas, n int, fade float64, each func(p ui.Point, k float64, i int)) {
	hit := f.From.Lerp(f.To, 0.62)
	for i := range n {
		sin, cos := math.Sincos(float64(i) * 2.399)
		far := f.K * (0.4 + 1.5*ui.EaseOut(f.At)) * (0.5 + 0.6*paper.Chance(i+13))
		each(ui.Point{X: hit.X + cos*far, Y: hit.Y + sin*far*0.8}, 0.6+0.6*paper.Chance(i+7), i)
	}
}
