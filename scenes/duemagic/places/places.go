// Package places says where the cards of Duemagic's circle are: creatures in
// their rows, shields in an arc, the stack as a tower. All lengths are pixels of
// the window; u is a unit of the design.
package places

import (
	"math"

	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Tower returns where n cards hover over the middle cx of r, the next to resolve
// last in the list, on top and nearest. Of those below it a strip is seen, from
// the fourth on only an edge. off, 0 to 1, is how far the top one has come off
// as it resolves; it stays below top.
func Tower(r ui.Rect, top, cx float64, n int, off, u float64) []ui.Rect {
	_, r = r.CutBottom(44*u, 2*u) // how many there are
	w := math.Min(r.W-18*u, 130*u)
	h := w * cards.Aspect
	steps := float64(min(n, 3) - 1)
	edges := float64(max(0, n-3)) * 8 * u
	step := 60 * u
	if n > 1 {
		if step = math.Min(step, (r.H-h-edges)/steps); step < 46*u {
			step = 46 * u
			h = math.Max(60*u, r.H-edges-steps*step)
			w = math.Min(w, h/cards.Aspect)
			h = w * cards.Aspect
		}
	}
	out := make([]ui.Rect, n)
	y := r.Y + (r.H-h-steps*step-edges)/2
	for d := range n { // from the top
		k := 1 - 0.035*float64(d)
		out[n-1-d] = ui.Rect{X: cx - w*k/2 + []float64{3, -5, 4}[d%3]*u, Y: y + h - h*k, W: w * k, H: h * k}
		if d < 2 {
			y += step
		} else {
			y += 8 * u
		}
	}
	if q := &out[n-1]; off > 0 {
		k := 0.12 * off * q.W
		*q = ui.Rect{X: q.X - k/2, Y: math.Max(top-8*u, q.Y-14*u*off-k), W: q.W + k, H: q.H + k*cards.Aspect}
	}
	return out
}

// Arc returns the places of n shields of a side (0 near, 1 far): in a row, on the
// circle in an arc; whole says that there is room for air between them.
func Arc(r ui.Rect, side, n int, gap float64, circle, whole bool) []ui.Rect {
	out := make([]ui.Rect, n)
	w := math.Min((r.W-gap*float64(n-1))/float64(n), r.H*1.1)
	if circle {
		w = math.Min(w, r.H*0.98)
	}
	if circle && whole {
		gap = math.Min(r.W/float64(n)-w, w*0.42)
	}
	x := r.X + (r.W-w*float64(n)-gap*float64(n-1))/2
	for i := range out {
		out[i] = ui.Rect{X: x + float64(i)*(w+gap), Y: r.Y, W: w, H: r.H}
		if circle && n > 1 { // the ends are nearer the middle of the table
			t := 2*float64(i)/float64(n-1) - 1
			out[i].Y += []float64{-0.1, 0.1}[side] * t * t * r.H
		}
	}
	return out
}

// split returns how many of n creatures stand left of the stack, and how wide their
// cells may be there, at most most, with so much room on either side.
func split(left, right float64, n int, gap, most float64) (first int, c float64) {
	for i := (n + 1) / 2; i >= 0; i-- {
		for _, k := range [...]int{i, n - i} {
			w := most
			if k > 0 {
				w = math.Min(w, left/float64(k)-gap)
			}
			if k < n {
				w = math.Min(w, right/float64(n-k)-gap)
			}
			if w > c {
				first, c = k, w
			}
		}
	}
	return first, c
}

// Row lays out creatures in a battle zone: a cell for each, with gaps if there is
// room, about mid as far as that is possible. hole is what is left free there for
// the stack. need is the length when it has to scroll.
func Row(r ui.Rect, n int, gap, least, hole, mid float64) (cells []ui.Rect, cardW, need float64) {
	if n == 0 {
		return nil, 0, 0
	}
	room := r.W - hole
	length := func(c float64) float64 { return c*float64(n) + gap*float64(n-1) }
	w := r.H / cards.Aspect
	c := w * 1.24 // a tapped card is tilted
	first, widest := n, (room-gap*float64(n-1))/float64(n)
	if hole > 0 {
		first, widest = split(mid-hole/2-r.X, r.Right()-mid-hole/2, n, gap, c)
	}
	if length(c) > room || c > widest { // no room for air between them
		c = math.Max(math.Min(least, w), math.Min(c, widest))
		w = math.Min(w, math.Max(math.Min(least, w), c*0.97))
	}
	if need = length(c); need+hole > r.W+1 {
		first, hole = n, 0
	}
	x := math.Max(r.X, math.Min(mid-need/2, r.Right()-need))
	if hole > 0 {
		x = mid - hole/2 - float64(first)*(c+gap) + gap
		x = math.Max(r.X, math.Min(x, r.Right()-need-hole))
	}
	for i := range n {
		if i == first {
			x += hole - gap
		}
		cells = append(cells, ui.Rect{X: x, Y: r.Y, W: c, H: r.H})
		x += c + gap
	}
	return cells, w, need
}
