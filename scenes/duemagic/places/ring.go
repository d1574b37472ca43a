package places

import (
	"math"

	dmg "godeck/rules/duemagic"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Ring is where an attack stands that other cards may take over: the attacker over
// the middle, and they about it.
type Ring struct {
	Attacker ui.Rect
	Cards    []ui.Rect
	Line     float64 // the height of what is said below each
}

// ringLeast is the width, in CSS pixels, below which cards do not stand about an
// attacker: they are asked about in a dialog.
const ringLeast = 46

// Ring lays out n cards about an attacker; stacked says that something waits on the
// stack already. ok is false where there is no room.
func (l *Layout) Ring(n int, stacked bool, env *ui.Env) (r Ring, ok bool) {
	u := env.Unit()
	r.Line = math.Max(41*u, 40*env.TextUnit())
	if l.Small {
		r.Line = math.Max(31*u, 30*env.TextUnit())
	}
	if l.Tall {
		return l.ringTall(r, n, env)
	}
	st, gap := l.Stage, 12*u
	half := math.Min(l.Mid-l.Rows[0].X, l.Rows[0].Right()-l.Mid)
	most, hole := math.Min(160*u, (st.H-r.Line)/cards.Aspect), 0.0
	switch {
	case l.Small:
		half, gap = st.W/2, 6*u
		most = (st.H - r.Line) / cards.Aspect
	case stacked:
		hole = l.Pile.W
	}
	if n == 0 { // it waits
		if l.Small {
			return r, false
		}
		most = math.Min(most, 118*u)
	}
	left, right := n/2, n-n/2
	w := 0.0
	if hole > 0 { // left of the stack
		left, right = (n+1)/2, n/2
		left, right = min(left, right), max(left, right)
		w = math.Min(most, (half-hole/2)/float64(max(left+1, right))-gap)
	} else {
		w = math.Min(most, (half-gap/2)/(float64(right)+0.5)-gap)
	}
	if w < ringLeast*env.Scale {
		return r, false
	}
	h := w * cards.Aspect
	y := st.Y + (st.H-r.Line-h)/2
	x := l.Mid - w/2
	if hole > 0 {
		x = l.Mid - hole/2 - w
	}
	r.Attacker = ui.Rect{X: x, Y: math.Max(st.Y, y-0.05*h), W: w, H: h}
	for i := range n { // the outer ones lie a little lower: they stand about it
		c := ui.Rect{Y: y, W: w, H: h}
		if i < left {
			c.X = x - float64(left-i)*(w+gap)
		} else if c.X = x + float64(i-left+1)*(w+gap); hole > 0 {
			c.X = l.Mid + hole/2 + float64(i-left)*(w+gap)
		}
		t := (c.X - x) / math.Max(1, half)
		c.Y = math.Min(y+0.14*t*t*h, st.Bottom()-r.Line-h)
		r.Cards = append(r.Cards, c)
	}
	return r, true
}

// ringTall lays it out on phones in portrait: the attacker above, the cards below.
func (l *Layout) ringTall(r Ring, n int, env *ui.Env) (Ring, bool) {
	u, z := env.Unit(), &l.Zones
	if n == 0 {
		return r, false
	}
	a := z[dmg.Battle][1]
	aw := math.Min(a.H/cards.Aspect, 110*u)
	r.Attacker = ui.Rect{X: l.Mid - aw/2, Y: a.Y + (a.H-aw*cards.Aspect)/2, W: aw, H: aw * cards.Aspect}
	low := ui.Rect{X: l.Stage.X, Y: z[dmg.Battle][0].Y, W: l.Stage.W, H: z[dmg.Shields][0].Bottom() - z[dmg.Battle][0].Y}
	gap := 6 * u
	w := math.Min(118*u, math.Min(low.W/float64(n)-gap, (low.H-r.Line)/cards.Aspect))
	if w < ringLeast*env.Scale {
		return r, false
	}
	x := l.Mid - (float64(n)*(w+gap)-gap)/2
	for range n {
		r.Cards = append(r.Cards, ui.Rect{X: x, Y: low.Y, W: w, H: w * cards.Aspect})
		x += w + gap
	}
	return r, true
}
