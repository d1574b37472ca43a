// Package panels has what the panels of the title share.
package panels

import "godeck/scenes/ui"

// Heading declares a small heading at the top of r and removes that from r.
func Heading(f *ui.Surface, id, text string, r *ui.Rect) {
	h := f.Font(15) * Pick(f.Env().Compact(), 1.45, 1.7)
	f.Label(id, text, ui.Rect{X: r.X, Y: r.Y, W: r.W, H: h}, ui.TextStyle{Face: ui.Bold, Size: f.Font(15), Colour: f.Theme().Accent2})
	r.Y += h
}

// Pick returns a if c, otherwise b.
func Pick(c bool, a, b float64) float64 {
	if c {
		return a
	}
	return b
}
