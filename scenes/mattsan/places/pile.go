package places

import (
	"math"

	"godeck/scenes/ui"
)

// narrow is the width below which an entry has no room for words beside its name.
const narrow = 200

// EntryHead returns the part of an entry for its picture and name. A narrow
// entry has its text below.
func EntryHead(er ui.Rect, u float64) (head, low ui.Rect) {
	if er.W < narrow*u && er.H > 90*u {
		return er.CutTop(62*u, 0)
	}
	return er, ui.Rect{}
}

// Entry returns the place of the i-th of n entries of the exchange. The last
// one declared is on top of the pile and is resolved next.
func Entry(r ui.Rect, i, n int, u float64) ui.Rect {
	most := 62 * u
	if r.W < narrow*u {
		most = 112 * u
	}
	h := math.Min(most, (r.H-4*u)/float64(min(n, 4)))
	step := h + 3*u
	if n > 1 {
		step = math.Min(step, (r.H-h)/float64(n-1))
	}
	return ui.Rect{X: r.X + 2*u, Y: r.Y + (r.H-step*float64(n-1)-h)/2 + step*float64(n-1-i), W: r.W - 4*u, H: h}
}

// Slips returns the places of n actions on the desk. The first is always in the same place.
func Slips(r ui.Rect, n int, u float64) (out []ui.Rect) {
	cols := 2
	if r.W < 300*u {
		cols = 1
	}
	r = r.Inset(2 * u)
	rows := (n + cols - 1) / cols
	h := math.Min(r.H/float64(max(2, rows))-4*u, 84*u)
	r, _ = r.CutTop(float64(rows)*(h+4*u), 0)
	for i := range n {
		out = append(out, r.Col(i/cols, rows, 4*u).Row(i%cols, cols, 6*u))
	}
	return out
}
