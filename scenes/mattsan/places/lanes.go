package places

import (
	"math"

	mtz "godeck/rules/mattsan"
	"godeck/scenes/ui"
)

// Lanes are how the columns of a desk lie side by side on which the fighters face
// each other: narrow ones for slots, and a wide one with the two fighters in its
// middle, one above the other, the lower side's slot at their left and the upper
// side's at their right, under which is room for what one does. Lengths are pixels of
// the table, from the window's middle; in a low window, which has no depth, from
// its edge.
type Lanes struct {
	Left, Right float64
	Slot, Gap   float64    // width of a slot, and what lies between two lanes
	Front, Room float64    // width of a fighter's place, and of what is free at its right
	Mid         float64    // where lengths are measured from, in the window
	Row, Ahead  [2]float64 // how large the table is seen at the slots and the fighters of a side
	Least       float64    // what is free at least at its right
	Same        bool       // both slots of the middle lane are at the fighters' left: their right is for what one does
}

// slot returns how wide a slot is: narrower if there are many.
func (n *Lanes) slot(sp Span) float64 {
	k := float64(sp.Hi - sp.Lo + 1)
	return math.Min(n.Slot, (n.Right-n.Left-(k-1)*n.Gap-n.Front-n.Room)/k)
}

// lane returns where a column begins and ends.
func (n *Lanes) lane(col int, sp Span) (from, to float64) {
	w := n.slot(sp)
	mid, end := n.Left-float64(sp.Lo)*(w+n.Gap), n.Right-float64(sp.Hi)*(w+n.Gap)
	switch {
	case col < 0:
		from = n.Left + float64(col-sp.Lo)*(w+n.Gap)
	case col > 0:
		from = end + n.Gap + float64(col-1)*(w+n.Gap)
	default:
		return mid, end
	}
	return from, from + w
}

// front returns where the fighters' places begin: in the middle of their lane, unless
// that leaves too little for what one does.
func (n *Lanes) front(sp Span) float64 {
	from, to := n.lane(0, sp)
	return math.Max(from+n.slot(sp), math.Min((from+to-n.Front)/2, to-n.Front-n.Least))
}

// bench returns where the slot of a side in a column begins: in the middle lane at the
// player's left of the fighter.
func (n *Lanes) bench(sd, col int, sp Span) float64 {
	from, to := n.lane(col, sp)
	if col != 0 || sd == 0 || n.Same {
		return from
	}
	return to - n.slot(sp)
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
	r.X, r.W = n.seen(n.bench(sd, col, sp), n.Row[sd]), n.slot(sp)*n.Row[sd]
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
	n, gap := &l.Lanes, 5*l.Unit
	_, to := n.lane(0, sp)
	l.Desk.X = l.Battle[0].Right() + gap
	l.Desk.W = n.seen(to, n.Row[0]) - gap - l.Desk.X
	if !l.Low {
		return
	}
	top, _ := l.Desk.CutTop(0.26*l.Desk.H, 0)
	l.Die, l.Odds = top.CutLeft(top.H, gap)
	if l.Odds.W < 6*30*l.Unit {
		l.Odds = ui.Rect{}
	}
}
