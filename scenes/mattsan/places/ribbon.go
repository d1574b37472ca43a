package places

import (
	"math"

	"godeck/scenes/ui"
)

// Ribbon is the place of a terrain's name while something stands on it: no number
// and no other name ever lies under it.
type Ribbon struct {
	R     ui.Rect // its first line
	Up    bool    // further lines go up
	Right bool    // it ends at the right edge
	Mid   bool    // it is in the middle
	Lines int     // that there is room for
}

// Room returns the part of the table that the ribbon may take.
func (b *Ribbon) Room() ui.Rect {
	r := b.R
	r.H *= float64(b.Lines)
	if b.Up {
		r.Y = b.R.Bottom() - r.H
	}
	return r
}

// ribbonFrom is the width from which on a name has room.
const ribbonFrom = 44

// Ribbon returns where the name of the terrain under the card of a slot stands, in
// lines of height h: above who waits, beside who fights, on the side of its owner where
// nobody stands. sign tells that something stands in the corner of the card. Its place
// is empty without room.
func (l *Layout) Ribbon(sd, slot int, sp Span, u, h float64, sign bool) (b Ribbon) {
	cell := l.Place(sd, slot, sp)
	card := l.Card(cell, u)
	switch {
	case l.Tiny || !l.Apart: // what stands on it is seen
		return b
	case slot == fighter:
		lane := l.Strip(sd, 0, sp)
		b.Lines = max(2, int(0.5*card.H/h))
		b.R = ui.Rect{X: card.Right() + 11*u, Y: card.Bottom() - h - 2*u, H: h}
		b.R.W, b.Up = lane.Right()-4*u-b.R.X, true
		if sd == 1 {
			b.R.Y, b.Up = card.Y+16*u, false
		}
	default:
		col := column(sd, slot, sp)
		lane := l.Strip(sd, col, sp)
		x, _ := card.Centre()
		half := math.Min(x-lane.X, lane.Right()-x) - 4*u
		if col == 0 {
			half = 0.56 * card.W
		}
		b.R = ui.Rect{X: x - half, Y: card.Y - h - 3*u, W: 2 * half, H: h}
		b.Up, b.Mid, b.Lines = true, true, 2
		if q := l.HUD[1]; l.Low && !b.Room().Intersect(q).Empty() { // below the plate with the rival's name
			b.R.Y, b.Up = math.Max(card.Y, q.Bottom()+u), false
			b.Mid = false
			b.R.W = card.Right() - 26*u - b.R.X
		}
	}
	if b.R.W < ribbonFrom*u {
		return Ribbon{}
	}
	return b
}

// Stand returns the room for what stands on the terrain of a slot while somebody is
// there: beside who fights, between who waits and the middle of the mat. It is empty
// where there is none.
func (l *Layout) Stand(sd, slot int, sp Span, u, h float64) ui.Rect {
	if l.Tiny {
		return ui.Rect{}
	}
	card := l.Card(l.Place(sd, slot, sp), u)
	if !l.Apart { // at its left shoulder
		w := 0.56 * card.W
		return ui.Rect{X: math.Max(l.Place(sd, slot, sp).X, card.X-0.24*card.W), Y: card.Y + 1*u, W: w, H: 0.62 * w}
	}
	if slot == fighter {
		lane := l.Strip(sd, 0, sp)
		r := ui.Rect{X: card.Right() + 14*u, W: lane.Right() - 8*u - card.Right() - 14*u}
		bottom := card.Bottom() - 2*h - 8*u
		if sd == 1 {
			bottom = card.Bottom() - 2*u
		}
		r.H = math.Min(0.5*card.H, 0.95*r.W)
		r.Y = bottom - r.H
		if r.W < 48*u || r.H < 30*u {
			return ui.Rect{}
		}
		return r
	}
	if l.Low {
		return ui.Rect{}
	}
	k, lines := 0.42, 1.0
	if column(sd, slot, sp) == 0 { // its name may have two lines
		k, lines = 0.34, 2
	}
	r := ui.Rect{X: card.X - 4*u, W: card.W + 8*u, H: k * card.H}
	r.Y = card.Y - lines*h - 4*u - r.H
	if sd == 1 {
		r.Y = card.Bottom() + 24*u
	}
	if column(sd, slot, sp) == 0 { // clear of the fighter's numbers
		front := l.Card(l.Place(sd, fighter, sp), u)
		r.W = math.Min(r.W, front.X-0.09*front.W-r.X)
	}
	return r
}
