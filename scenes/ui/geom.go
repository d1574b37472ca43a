package ui

import (
	"math"

	"godeck/scenes/ui/geom"
)

// The shapes of package geom under the names that every scene uses.
type (
	Rect  = geom.Rect
	Point = geom.Point
	Quad  = geom.Quad
)

// QuadOf returns an upright rectangle's corners.
func QuadOf(r Rect) Quad { return geom.QuadOf(r) }

// Lerp returns the value at p between a and b.
func Lerp(a, b, p float64) float64 { return a + (b-a)*p }

// Clamp01 limits v to 0..1.
func Clamp01(v float64) float64 { return math.Max(0, math.Min(1, v)) }

// Unit returns a design unit in device pixels: one CSS pixel, more in large
// windows so that a 4K screen is not a miniature.
func (e *Env) Unit() float64 {
	css := math.Min(e.W/16*10, e.H) / e.Scale
	if e.Portrait() {
		css = math.Min(e.W*16/9, e.H) / e.Scale
		return e.Scale * math.Max(1, math.Min(2.4, css/860))
	}
	return e.Scale * math.Max(1, math.Min(3, css/720))
}

// TextUnit returns Unit times the player's text scale, for font sizes.
func (e *Env) TextUnit() float64 {
	return e.Unit() * math.Max(1, e.Settings.TextScale)
}

// Full returns the window less the safe-area insets.
func (e *Env) Full() Rect {
	in := e.Safe
	return Rect{X: in.Left, Y: in.Top, W: math.Max(0, e.W-in.Left-in.Right), H: math.Max(0, e.H-in.Top-in.Bottom)}
}

// MinTarget returns the least side of a touch target in device pixels.
func (e *Env) MinTarget() float64 { return 44 * e.Scale }

// Compact reports whether the window is too small for side panels: a small
// iframe, a phone in landscape.
func (e *Env) Compact() bool {
	if e.Portrait() {
		return e.W/e.Scale < 340
	}
	return e.H/e.Scale < 470
}
