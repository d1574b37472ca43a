package places

import (
	"math"

	mtz "godeck/rules/mattsan"
	"godeck/scenes/ui"
)

// mostTabs is how many tabs of attached cards look out behind a unit at most.
const mostTabs = 3

// TabsOf returns how many tabs n attached cards have: more than fit have a single one,
// with their number.
func TabsOf(n int) int {
	if n > mostTabs {
		return 1
	}
	return n
}

// Tabs returns the column where the tabs of the cards attached to the unit of a slot
// look out behind its left edge, or at the right one where signs of terrains are at the
// left: between what stands in its corners. It is empty in the smallest windows, which
// have no room.
func (l *Layout) Tabs(sd, slot int, sp Span, u float64) ui.Rect {
	if l.Tiny {
		return ui.Rect{}
	}
	cell := l.Place(sd, slot, sp)
	card := l.Card(cell, u)
	wide := 18 * u
	switch {
	case l.Tall:
		wide = math.Min(wide, cell.Right()-card.Right())
	case l.Low:
		wide = 16 * u
	}
	if l.Apart && slot == fighter { // hardly over the frame of who waits behind it
		next := l.Card(l.Place(sd, mtz.Middle, sp), u)
		wide = math.Max(13*u, math.Min(wide, card.X-next.Right()+5*u))
	}
	r := ui.Rect{X: card.X - wide, Y: card.Y + 0.34*card.W, W: wide}
	if l.Tall {
		r.X = card.Right()
	}
	r.H = card.Bottom() - math.Max(0.3*card.W, 17*u) - r.Y
	if r.W < 9*u || r.H < 36*u {
		return ui.Rect{}
	}
	return r
}

// Tab returns the i-th of the tabs of n cards in a column.
func Tab(column ui.Rect, i, n int, u float64) ui.Rect {
	gap := 2 * u
	h := math.Min((column.H-(mostTabs-1)*gap)/mostTabs, 24*u)
	r := ui.Rect{X: column.X, Y: column.Y + float64(i)*(h+gap), W: column.W, H: h}
	if TabsOf(n) < n {
		r.H = 2*h + gap
	}
	return r
}
