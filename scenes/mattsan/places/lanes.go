package places

import (
	"math"

	mtz "godeck/rules/mattsan"
	"godeck/scenes/ui"
)

// Lanes are how the columns of a desk lie side by side: lanes from edge to edge, each
// with the slots of both sides in its middle. In the middle one the two fighters face
// each other, and who waits there stands left of the fighter, on both sides:
// clear of it on the wide desk, behind its shoulder in low windows. What one does has a margin of its own. Lengths are pixels of the
// table, from the window's middle; in a low window, which has no depth, from its edge.
type Lanes struct {
	Left, Right float64
	Slot, Gap   float64    // width of a slot, and what lies between two lanes
	Front       float64    // width of a fighter's place
	Behind      float64    // how much of who waits in the middle lane is seen beside the fighter; more than 1: clear of it
	Crowd       float64    // the same where more than three columns lie side by side; 0: the same
	Mid         float64    // where lengths are measured from, in the window
	Row, Ahead  [2]float64 // how large the table is seen at the slots and the fighters of a side
}

// behind returns how much of who waits in the middle lane is seen beside the fighter.
func (n *Lanes) behind(sp Span) float64 {
	if n.Crowd > 0 && sp.Hi-sp.Lo > 2 {
		return n.Crowd
	}
	return n.Behind
}

// widths returns how wide the middle lane is and every other one: the same, unless the
// fighter and who stands behind need more.
func (n *Lanes) widths(sp Span) (mid, other float64) {
	k := float64(sp.Hi - sp.Lo + 1)
	all := n.Right - n.Left - (k-1)*n.Gap
	slot := math.Min(n.Slot, (all-n.Front)/(k-1+2*n.behind(sp)))
	mid = math.Max(all/k, n.Front+2*n.behind(sp)*slot)
	return mid, (all - mid) / math.Max(1, k-1)
}

// slot returns how wide a slot is: narrower if there are many.
func (n *Lanes) slot(sp Span) float64 {
	mid, other := n.widths(sp)
	return math.Min(n.Slot, math.Min(other, (mid-n.Front)/(2*n.behind(sp))))
}

// lane returns where a column begins and ends.
func (n *Lanes) lane(col int, sp Span) (from, to float64) {
	mid, w := n.widths(sp)
	from = n.Left + float64(col-sp.Lo)*(w+n.Gap)
	switch {
	case col > 0:
		from += mid - w
	case col == 0:
		return from, from + mid
	}
	return from, from + w
}

// front returns where the fighters' places begin: in the middle of their lane.
func (n *Lanes) front(sp Span) float64 {
	from, to := n.lane(0, sp)
	return (from + to - n.Front) / 2
}

// bench returns where the slot of a side in a column begins: in the middle of its
// lane, and in the fighter's left of it for both sides: those two face each other, too.
func (n *Lanes) bench(col int, sp Span) float64 {
	from, to := n.lane(col, sp)
	w := n.slot(sp)
	if col != 0 {
		return (from + to - w) / 2
	}
	return n.front(sp) - n.behind(sp)*w
}

// seen returns a length of the table in the window, at a side's slots or fighters.
func (n *Lanes) seen(x, k float64) float64 { return n.Mid + x*k }

// place returns the place of a slot or a fighter where they lie side by side.
func (l *Layout) place(sd, slot, col int, sp Span) ui.Rect {
	n := &l.Lanes
	if slot == mtz.BattleSlot {
		r := l.Battle[sd]
		mid := n.seen(n.front(sp)+n.Front/2, (n.Ahead[0]+n.Ahead[1])/2) // the same for both
		r.W = n.Front * n.Ahead[sd]
		r.X = mid - r.W/2
		return r
	}
	r := l.Bench[sd]
	r.X, r.W = n.seen(n.bench(col, sp), n.Row[sd]), n.slot(sp)*n.Row[sd]
	return r
}

// Lane returns the whole of a column, on both sides.
func (l *Layout) Lane(col int, sp Span) ui.Rect {
	return l.Strip(0, col, sp).Union(l.Strip(1, col, sp))
}

// Strip returns a side's part of a column: as wide as its lane, in the middle one
// with the fighter.
func (l *Layout) Strip(sd, col int, sp Span) ui.Rect {
	slot := mtz.Middle + col
	if sd == 1 {
		slot = mtz.Middle - col
	}
	r := l.Place(sd, slot, sp)
	if l.Apart {
		n := &l.Lanes
		from, to := n.lane(col, sp)
		r.X, r.W = n.seen(from, n.Row[sd]), (to-from)*n.Row[sd]
	}
	return r
}

// Spread moves the fighters, and what one does at their right, to where the columns
// leave room for them.
func (l *Layout) Spread(sp Span) {
	if !l.Apart {
		return
	}
	l.Battle[0], l.Battle[1] = l.Place(0, mtz.BattleSlot, sp), l.Place(1, mtz.BattleSlot, sp)
	l.Zones[mtz.Battle] = l.Battle
}
