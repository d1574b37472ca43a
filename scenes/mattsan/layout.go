package mattsan

import (
	"math"

	mtz "godeck/rules/mattsan"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// layout is where everything is in this window.
type layout struct {
	table.Frame
	across bool       // columns are sideways: a short window
	beside bool       // the fighters are beside each other, between the benches
	bench  [2]ui.Rect // rows of the sides, with the slots in their middle
	battle [2]ui.Rect
	odds   ui.Rect // the table of what a roll does
	least  float64 // height of a slot that a finger can touch
	off    float64 // how far a bench with many slots has been scrolled
	desk   ui.Rect // where the exchange is piled up and turn-ending actions are; empty: no room for them
	aside  ui.Rect // where a card is held up; empty: over the table's edge
}

// measure lays out the window.
func measure(env *ui.Env, replay bool) layout {
	l := table.ByShape(env, replay, wideLayout, smallLayout, tallLayout)
	for sd := range 2 {
		l.Zones[mtz.Battle][sd], l.Zones[mtz.Bench][sd] = l.battle[sd], l.bench[sd]
		l.Zones[mtz.Spent][sd] = l.Zones[mtz.Soul][sd]
	}
	l.Zones[mtz.Hand] = l.Hand
	return l
}

// wideLayout has the benches above and below and the fighters side by side
// between them, which leaves cards the most room; HUDs and piles are at the
// edges, the log on the right.
func wideLayout(env *ui.Env, u float64, replay bool) (l layout) {
	k := env.TextUnit() / u
	in := env.Full().Inset(10 * u)
	tool := math.Max(env.MinTarget(), 46*u)
	mid := in
	if in.W > 1080*u {
		var right, row ui.Rect
		right, mid = in.CutRight(math.Min(math.Max(250*u, in.W-1010*u), 420*u), 12*u)
		row, right = right.CutTop(tool, 8*u)
		for i := range 3 {
			l.Tools = append(l.Tools, row.Row(i, 3, 8*u))
		}
		l.Phases, l.Log = right.CutTop(22*u+8*u*k, 8*u)
	} else {
		var row ui.Rect
		row, mid = in.CutTop(tool, 6*u)
		l.Phases, row = row.CutLeft(row.W-4*(tool+6*u), 10*u)
		l.Phases = l.Phases.Middle(l.Phases.W, 22*u+8*u*k)
		for i := range 4 {
			l.Tools = append(l.Tools, row.Row(i, 4, 6*u))
		}
	}
	l.Panel = l.Log
	l.Hand[0], mid = mid.CutBottom(in.H*0.178, 17*u) // a lifted card does not cover the question
	ph := math.Max(66*u, 24*u+42*u*k)
	if replay {
		ph = 2*math.Max(env.MinTarget(), 40*u*k) + 22*u
	}
	l.Prompt, mid = mid.CutBottom(ph, 6*u)
	l.Stage, l.beside = mid, true
	side := math.Min(236*u, mid.W*0.24)
	h := (mid.H - 12*u) * 0.315
	l.bench[1], mid = mid.CutTop(h, 6*u)
	l.bench[0], mid = mid.CutBottom(h, 6*u)
	w := math.Min(mid.H/table.Aspect*1.14, mid.W*0.2)
	for sd := range 2 {
		row := l.bench[sd]
		l.HUD[sd], row = row.CutLeft(side, 8*u)
		hud := l.HUD[sd].InsetXY(9*u, 0)
		l.Zones[mtz.Soul][sd] = hud.Middle(hud.W, math.Max(env.MinTarget(), hud.H*0.29))
		piles, row := row.CutRight(side, 8*u)
		l.bench[sd] = row
		l.piles(piles, sd, u)
		l.battle[sd] = mid.Middle(2*w+8*u, mid.H).Row(sd, 2, 8*u)
	}
	l.desk = ui.Rect{X: mid.X, Y: mid.Y, W: l.battle[0].X - 10*u - mid.X, H: mid.H}
	l.aside = ui.Rect{X: l.battle[1].Right() + 10*u, Y: mid.Y, H: mid.H}
	l.aside.W = mid.Right() - l.aside.X
	var dice ui.Rect
	dice, l.Hand[1] = l.aside.CutBottom(math.Min(mid.H*0.46, 76*u), 4*u)
	l.Hand[1].W = math.Min(l.Hand[1].W, 330*u)
	l.dice(dice.Middle(math.Min(dice.W, 330*u), dice.H), u)
	return l
}

// dice sets the places of the die and of its table.
func (l *layout) dice(r ui.Rect, u float64) {
	l.Die, l.odds = r.CutLeft(math.Min(r.H, 64*u), 8*u)
	if l.odds = l.odds.Middle(l.odds.W, math.Min(l.odds.H, 46*u)); l.odds.W < 6*20*u {
		l.odds = ui.Rect{}
	}
}

// rows cuts a stage into the four rows of slots; share is the part of the
// height that the benches get.
func (l *layout) rows(r ui.Rect, gap, share float64) {
	h := (r.H - 3*gap) / 2
	l.bench[1], r = r.CutTop(h*share, gap)
	l.battle[1], r = r.CutTop(h*(1-share), gap)
	l.battle[0], r = r.CutTop(h*(1-share), gap)
	l.bench[0] = r
}

// piles places the deck and the discard pile of a side next to each other.
func (l *layout) piles(r ui.Rect, sd int, u float64) {
	r.H -= 12 * u     // the count overhangs the edge
	const thick = 0.2 // height of a full deck, relative to its width
	w := math.Min(math.Max(r.H/(table.Aspect+thick), math.Min(44*u, r.H/table.Aspect)), (r.W-10*u)/2)
	r = r.Middle(2*w+10*u, w*table.Aspect).Move(0, thick/2*w)
	l.Zones[mtz.Deck][sd], l.Zones[mtz.Discard][sd] = r.Row(0, 2, 10*u), r.Row(1, 2, 10*u)
}

// smallLayout is for short windows: an iframe, a phone in landscape. Columns
// are sideways: the player's side on the left, the other on the right.
func smallLayout(env *ui.Env, u float64, replay bool) (l layout) {
	l.Small, l.across = true, true
	k := env.TextUnit() / u
	in := env.Full().Inset(4 * u)
	g := 3 * u
	tool := env.MinTarget()
	left, mid := in.CutLeft(math.Max(math.Min(in.W*0.32, in.H*0.62), 3*tool), 5*u)
	row, left := left.CutBottom(tool, g)
	l.ToolRow(row, tool, g)
	ph := math.Max(38*u*k, math.Min(left.H*0.17, 60*u*k))
	l.HUD[1], left = left.CutTop(ph, g)
	l.HUD[0], left = left.CutBottom(ph, g)
	l.Prompt, l.Stacked = left, true
	least := tool * table.Aspect
	l.Hand[0], mid = mid.CutBottom(math.Max(least, math.Min(mid.H*0.3, mid.H-3*least-g)), g)
	if replay { // its bar needs the width
		l.Hand[0], l.Prompt = l.Prompt, l.Hand[0]
	}
	l.Stage, l.least = mid, least
	w := (mid.W - 3*g) / 4
	col := func(i int) ui.Rect { return ui.Rect{X: mid.X + float64(i)*(w+g), Y: mid.Y, W: w, H: mid.H} }
	l.bench[0], l.battle[0], l.battle[1], l.bench[1] = col(0), col(1), col(2), col(3)
	free, _ := col(1).Union(col(2)).CutTop(mid.H/3, 0) // above the fighters
	l.dice(free.Inset(2*u), u)
	return l
}

// tallLayout is for phones in portrait.
func tallLayout(env *ui.Env, u float64, replay bool) (l layout) {
	l.Tall = true
	k := env.TextUnit() / u
	in := env.Full().Inset(6 * u)
	g := 5 * u
	tool := math.Max(env.MinTarget(), 44*u)
	short := in.H < (600+100*k)*u // a small phone: touch targets come before text
	ph := math.Max(tool, 46*u*k)
	if short {
		ph = tool
	}
	tools := func(row ui.Rect) (ui.Rect, ui.Rect) { return row.CutRight(2*tool+g, g) }
	top, in := in.CutTop(ph, g)
	t1, hud := tools(top)
	l.HUD[1] = hud
	l.Hand[0], in = in.CutBottom(in.H*0.145, g)
	ask := tool + 8*u + 10*u + 58*u*k
	if short {
		ask = tool + 12*u + 40*u*k
	}
	if replay {
		ask = 3*tool + 30*u
	}
	l.Prompt, in = in.CutBottom(ask, g)
	bottom, in := in.CutBottom(ph, g)
	t0, hud := tools(bottom)
	l.HUD[0] = hud
	l.Tools = []ui.Rect{t0.Row(0, 2, g), t0.Row(1, 2, g), t1.Row(0, 2, g), t1.Row(1, 2, g)} // undo speed log menu
	l.Stage = in
	if !short {
		l.Phases, in = in.CutBottom(20*u*k+4*u, g)
	}
	l.rows(in, 3*u, 0.46)
	cell := math.Min(in.W/3, l.battle[0].H*1.15)
	for sd := range 2 {
		_, right := l.battle[sd].CutRight((in.W-cell)/2, 0)
		right = l.battle[sd]
		right.X, right.W = in.X+(in.W+cell)/2, (in.W-cell)/2
		h := math.Max(tool, 30*u)
		switch {
		case l.battle[sd].H < h+64*u: // the HUD says it
		case sd == 0:
			l.Zones[mtz.Soul][sd], right = right.CutBottom(h, 2*u)
		default:
			l.Zones[mtz.Soul][sd], right = right.CutTop(h, 2*u)
		}
		l.piles(right, sd, u)
	}
	l.desk = ui.Rect{X: in.X, Y: l.battle[1].Y, W: (in.W - cell) / 2, H: l.battle[0].Bottom() - l.battle[1].Y}
	die, _ := l.desk.CutTop(math.Min(l.desk.H*0.3, 60*u), 0)
	l.dice(die.Inset(2*u), u)
	return l
}

// span is the range of columns that the table shows, as the lower side counts them.
type span struct{ lo, hi int }

// spanOf returns the columns of both benches, which face each other (MTZ-9.1).
func spanOf(left, right [2]int) span {
	return span{-max(left[0], right[1]), max(right[0], left[1])}
}

// place returns the cell of a slot.
func (l *layout) place(sd, slot int, sp span) ui.Rect {
	row := l.bench[sd]
	if slot == mtz.BattleSlot {
		row = l.battle[sd]
	}
	col := mtz.Column(slot)
	if sd == 1 {
		col = -col
	}
	col = max(sp.lo, min(sp.hi, col))
	if l.beside && slot == mtz.BattleSlot {
		return row
	}
	n := float64(sp.hi - sp.lo + 1)
	if l.across {
		h := math.Max(l.least, row.H/n)
		return ui.Rect{X: row.X, Y: row.Y + float64(col-sp.lo)*h - l.off, W: row.W, H: h}
	}
	bench := l.bench[0]
	w := math.Min(bench.W/n, bench.H*1.5)
	x := bench.X + bench.W/2 + (float64(col)-0.5)*w
	if sp.lo != -sp.hi { // keep all of it on the table
		x = bench.X + (bench.W-n*w)/2 + float64(col-sp.lo)*w
	}
	return ui.Rect{X: x, Y: row.Y, W: w, H: row.H}
}

// lane returns the whole of a column, on both sides.
func (l *layout) lane(col int, sp span) ui.Rect {
	a, b := l.place(0, mtz.Middle+col, sp), l.place(1, mtz.Middle-col, sp)
	return a.Union(b)
}

// pips splits off the strip below a card where its HP are counted; empty in a short window.
func (l *layout) pips(cell ui.Rect, u float64) (card, strip ui.Rect) {
	if l.across || cell.H < 92*u {
		return cell, ui.Rect{}
	}
	strip, card = cell.CutBottom(9*u, 8*u)
	return card, strip
}

// card returns the place of the card in a slot; beside: there is terrain,
// which sticks out on the right.
func (l *layout) card(cell ui.Rect, beside bool, u float64) ui.Rect {
	r, _ := l.pips(cell, u)
	r = table.CardIn(r)
	if beside {
		r.X -= math.Min(r.W*0.17, math.Max(0, (cell.W-r.W)/2-1*u))
	}
	return r
}

// ground returns the place of the terrain of a slot.
func (l *layout) ground(cell ui.Rect, under bool, u float64) ui.Rect {
	r := l.card(cell, false, u)
	if under {
		r.X += math.Min(r.W*0.36, math.Max(0, (cell.W-r.W)/2-1*u))
		if l.across {
			r.X = cell.Right() - r.W
		}
	}
	return r
}
