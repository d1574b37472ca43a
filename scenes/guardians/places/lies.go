package places

import (
	"math"

	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/stands"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Lies returns the place of a card in a zone of a side, and whether it is shown.
func (l *Layout) Lies(sd int, st *rules.State, z rules.ZoneID, c rules.CardID) (ui.Rect, bool) {
	giant := l.Zones[bgd.Attack][sd]
	out := -1.0 // away from the die
	if sd == 1 {
		out = 1
	}
	switch k := z.Kind(); k {
	case bgd.Charge:
		return l.Force(sd, st, z, c), true
	case bgd.Leaving: // it has walked off
		g := l.Gate(sd)
		w := math.Min(g.W*0.72, g.H*0.8/cards.Aspect)
		x, _ := g.Centre()
		return ui.Rect{X: x - w/2, Y: g.Bottom() - w*cards.Aspect - g.H*0.04, W: w, H: w * cards.Aspect}, true
	case bgd.Unders, bgd.Materials:
		return giant.Move(out*giant.W*0.045, giant.H*0.02), true
	case bgd.Played:
		w := math.Min(l.Die.W*0.9, giant.W*0.6)
		x, _ := l.Die.Centre()
		top := l.Stage.Y
		if l.Tall { // there the opponent's piles lie
			top = l.Die.Y + (l.Die.H-w*cards.Aspect)/2
		}
		return ui.Rect{X: x - w/2, Y: top, W: w, H: w * cards.Aspect}, true
	default:
		return l.Zone(k, sd)
	}
}

// OwnGround returns the parts of the arena that are the lower player's: the half on
// the left with the die, and in upright windows, where the piles of both have rows of
// their own, the whole lower row and none of the upper one.
func (l *Layout) OwnGround() []ui.Rect {
	half := l.Stage
	half.W = math.Max(0, l.Die.Right()-half.X)
	if !l.Tall {
		return []ui.Rect{half}
	}
	row := l.Zones[bgd.Assist][0]
	row.X, row.W = l.Stage.X, l.Stage.W
	_, half = half.CutTop(math.Max(0, l.Zones[bgd.Assist][1].Bottom()-half.Y), 0)
	return []ui.Rect{half, row}
}

// Gate returns the place of the portcullis of a side: in the wall between its
// guardian and the booth, or, where cards stand before that, beside its guardian.
func (l *Layout) Gate(sd int) ui.Rect {
	g, giant, side := &l.Ground, l.Zones[bgd.Attack][sd], float64(2*sd-1)
	w := giant.W * 0.34
	if l.Tall || l.Small || g.Booth.Empty() {
		x, _ := giant.Centre()
		x += side * giant.W * 0.72
		x = math.Max(w*0.6, math.Min(l.Stage.Right()-w*0.6, x))
		return ui.Rect{X: x - w/2, Y: giant.Y + giant.H*0.16, W: w, H: w * 1.3}
	}
	x := g.Camera.CX + side*(g.Booth.W*0.5-2*g.Unit)
	y := g.Rail(x) + 14*g.Unit
	return ui.Rect{X: x - w/2, Y: y, W: w, H: w * 1.25}
}

// Lanterns returns where the lanterns of a side hang: from the rail of the wall, where
// that is free.
func (l *Layout) Lanterns(side int) stands.Racks {
	k := stands.Racks{Room: l.Coins[side], Back: side == 1 && !l.Column}
	if !l.Tall && !l.Small {
		k.Hang = func(x float64) float64 { return l.Ground.Rail(x) + 1*l.Ground.Unit }
	}
	return k
}

// ForceLies reports whether every Force of a player that can be spent is far
// enough from the next to be touched in its row.
func (l *Layout) ForceLies(sd int, st *rules.State, p rules.Seat) bool {
	z, last := rules.ZoneOf(bgd.Charge, p), -math.MaxFloat64
	for _, c := range st.Zone(z) {
		r := l.Force(sd, st, z, c)
		if r.W < l.Least || !st.Card(c).Has(bgd.FlagSpent) && r.X-last < l.Least {
			return false
		}
		last = r.X
	}
	return true
}

// HeldUp returns the places for a card held up with its words, and for
// several: beside the field or in the place of the question, so that the
// guardians and the hand stay visible. In the smallest windows there is room
// only over the hand. When the match is decided the hand is of no use, and the
// last blow stays visible.
func (l *Layout) HeldUp(u float64, decided bool) (one, several ui.Rect) {
	st := l.Stage
	switch {
	case decided && !l.Small && !l.Tall:
		one = l.Prompt.Union(l.Hand[0])
		one = one.Middle(math.Min(one.W, 640*u), math.Min(one.H, 190*u))
	case !l.Small && !l.Tall:
		_, one = l.Prompt.CutTop(14*u, 0) // below the opponent's Force
	case l.Tall || l.Stacked:
		one = l.Prompt
	default:
		one = l.Prompt.Union(l.Hand[0])
	}
	return one, st
}
