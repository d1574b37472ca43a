package mattsan

import (
	"math"

	mtz "godeck/rules/mattsan"
	"godeck/scenes/table"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// layout is where everything is in this window.
type layout struct {
	board.Frame
	across  bool    // columns are sideways: an embedded frame
	low     bool    // a phone in landscape, see lowLayout
	apart   bool    // the benches are beside the fighters, who face each other
	measure float64 // pixels of a measure of the wide desk
	camera  stage.Camera
	rim     float64    // the desk's far edge on the screen; 0: it is out of sight
	bench   [2]ui.Rect // rows of the sides, with the slots in their middle
	battle  [2]ui.Rect
	odds    ui.Rect // the table of what a roll does
	least   float64 // height of a slot that a finger can touch
	off     float64 // how far a bench with many slots has been scrolled
	desk    ui.Rect // where the exchange is piled up and turn-ending actions are; empty: no room for them
	aside   ui.Rect // where a card is held up; empty: over the table's edge
}

// measure lays out the window.
func measure(env *ui.Env, replay bool) layout {
	small := smallLayout
	if full, u := env.Full(), env.Unit(); full.W >= 700*u && full.H >= 330*u {
		small = lowLayout
	}
	l := table.ByShape(env, replay, wideLayout, small, tallLayout)
	for sd := range 2 {
		l.Zones[mtz.Battle][sd], l.Zones[mtz.Bench][sd] = l.battle[sd], l.bench[sd]
		l.Zones[mtz.Spent][sd] = l.Zones[mtz.Soul][sd]
	}
	l.Zones[mtz.Hand] = l.Hand
	return l
}

// Measures of the wide desk, in design units of a window of 1280 by 720: points
// of the table, and widths of cards there.
const (
	deskTilt   = 37 * math.Pi / 180
	deskLean   = 16 * math.Pi / 180
	deskFar    = 322 // the desk's far edge
	matHalf    = 430 // half the mat's width; its near and far edge:
	matNear    = -240
	matFar     = 262
	benchApart = 104 // from slot to slot
	benchWide  = 92
	frontWide  = 114
)

// Feet of the places on the wide desk, by side: the middle of the bench, the
// fighter, the deck and the discard pile.
var (
	benchFeet   = [2][2]float64{{-262, -182}, {234, 108}}
	frontFeet   = [2][2]float64{{0, -150}, {0, 62}}
	deckFeet    = [2][2]float64{{352, -92}, {-352, 112}}
	discardFeet = [2][2]float64{{270, -92}, {-262, 116}}
)

// wideLayout is the desk: the fighters face each other in the middle, each
// side's bench is at its left hand, decks opposite.
func wideLayout(env *ui.Env, u float64, replay bool) (l layout) {
	k := env.TextUnit() / u
	full := env.Full()
	d := math.Min(full.W/1280, full.H/720) // pixels of a measure
	l.Bare, l.apart, l.measure = true, true, d
	cx := full.X + full.W/2
	top := full.Y + math.Max(0, (full.H-720*d)*0.35)
	l.camera = stage.Camera{CX: cx, CY: top + 388*d, D: 1200 * d, Tilt: deskTilt}
	at := func(foot [2]float64, w float64) ui.Rect {
		return l.camera.Card(foot[0]*d, foot[1]*d, w*d, cards.Aspect, deskLean)
	}
	_, l.rim, _ = l.camera.Project(0, deskFar*d, 0)
	tool := math.Max(env.MinTarget(), 46*u)
	for i := range 3 {
		l.Tools = append(l.Tools, ui.Rect{X: full.Right() - 14*u - float64(3-i)*(tool+8*u) + 8*u, Y: full.Y + 14*u, W: tool, H: tool})
	}
	l.Rival = ui.Rect{X: cx - 105*d, Y: full.Y + 4*u, W: 210 * d, H: l.rim - full.Y - 2*u}
	l.Phases = ui.Rect{X: cx - 312*d, Y: full.Y + math.Max(10*u, 22*d), W: 196 * d, H: 22*u + 8*u*k}
	l.Hand[1] = ui.Rect{X: cx + 112*d, Y: l.rim - 62*d, W: 190 * d, H: 56 * d}
	for sd := range 2 {
		q := at(benchFeet[sd], benchWide)
		w := 3 * benchApart * q.W / benchWide
		l.bench[sd] = l.cell(ui.Rect{X: q.X + q.W/2 - w/2, Y: q.Y, W: w, H: q.H}, u)
		l.battle[sd] = l.cell(at(frontFeet[sd], frontWide), u).InsetXY(-16*d, 0)
		l.Zones[mtz.Deck][sd], l.Zones[mtz.Discard][sd] = at(deckFeet[sd], 76), at(discardFeet[sd], 72)
	}
	// papers around the mat
	tagW, tagH := math.Max(212*d, 150*u*k), math.Max(96*d, 84*u*k)
	low := full.Bottom() - 14*u
	l.HUD[1] = ui.Rect{X: full.X + 16*u, Y: l.rim + 14*u, W: tagW, H: tagH}
	l.HUD[0] = ui.Rect{X: full.X + 16*u, Y: low - tagH - 24*u, W: tagW, H: tagH}
	for sd, r := range l.HUD {
		_, in := r.CutTop(r.H*0.33, 0)
		l.Zones[mtz.Soul][sd] = in.InsetXY(8*u, 3*u)
	}
	right := full.Right() - 14*u
	askW := math.Max(316*d, 270*u*k)
	askH := math.Max(172*d, 52*u+2*math.Max(env.MinTarget(), 46*u)+46*u*k)
	if replay {
		askH = 3*math.Max(env.MinTarget(), 44*u) + 34*u
	}
	l.Prompt, l.Stacked = ui.Rect{X: right - askW, Y: low - askH, W: askW, H: askH}, true
	if replay {
		l.Prompt.X, l.Prompt.W = l.Prompt.X-0.3*askW, 1.3*askW
		l.Replay = board.ReplayPlace{Rect: l.Prompt, Tall: true}
	}
	line := 250 * u * math.Max(1, d/u*0.9)
	l.Line = ui.Rect{X: right - line, Y: l.Tools[0].Bottom() + 8*u, W: line, H: math.Max(env.MinTarget(), 40*u)}
	hand := math.Max(0.235*full.H, 0)
	l.Hand[0] = ui.Rect{X: l.HUD[0].Right() + 18*u, Y: full.Bottom() - hand + 0.012*full.H, W: l.Prompt.X - l.HUD[0].Right() - 36*u, H: hand - 0.012*full.H - 4*u}
	l.Stage = ui.Rect{X: l.HUD[1].Right() + 8*u, Y: l.rim + 6*u, W: right - l.HUD[1].Right() - 16*u, H: l.Hand[0].Y - l.rim - 12*u}
	// what one does, and the die, at the right of the fighters
	front := l.battle[0].Union(l.battle[1])
	l.desk = ui.Rect{X: front.Right() + 4*d, Y: l.battle[1].Bottom() - 26*d}
	l.desk.W = l.Zones[mtz.Discard][0].X - 8*d - l.desk.X
	l.desk.H = math.Min(l.Hand[0].Y-6*d, l.desk.Y+206*d) - l.desk.Y
	l.aside = ui.Rect{X: l.HUD[1].X, Y: l.HUD[1].Bottom() + 10*u, W: l.bench[0].X - l.HUD[1].X + 0.3*l.bench[0].W, H: l.HUD[0].Y - l.HUD[1].Bottom() - 20*u}
	free := l.bench[1].Right() + 0.1*l.bench[1].W + 8*u
	l.Panel = ui.Rect{X: free, Y: l.rim + 20*u, W: right - free, H: l.Prompt.Y - l.rim - 28*u}
	if l.Panel.H < 250*u || l.Panel.W < 210*u*math.Max(1, k) {
		l.Panel = ui.Rect{}
	}
	l.dice(ui.Rect{X: math.Max(free, right-250*d), Y: l.rim + 24*u, W: right - math.Max(free, right-250*d), H: 70 * d}, u)
	return l
}

// cell returns the place of a slot for the card that is seen at r: with room for its HP below.
func (l *layout) cell(r ui.Rect, u float64) ui.Rect {
	r.H += 17 * u
	return r
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
	w := math.Min(math.Max(r.H/(cards.Aspect+thick), math.Min(44*u, r.H/cards.Aspect)), (r.W-10*u)/2)
	r = r.Middle(2*w+10*u, w*cards.Aspect).Move(0, thick/2*w)
	l.Zones[mtz.Deck][sd], l.Zones[mtz.Discard][sd] = r.Row(0, 2, 10*u), r.Row(1, 2, 10*u)
}

// smallLayout is for the shortest windows, embedded frames. Columns are sideways: the player's side on the left, the other on the right.
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
	least := tool * cards.Aspect
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
	l.Tall, l.Bare = true, true
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
	sky := ph
	if !short { // the classroom
		sky = math.Max(ph, env.Full().H*0.125)
	}
	top, in := in.CutTop(sky, g)
	l.rim = top.Bottom() + 2*u
	t1, hud := tools(top)
	t1, _ = t1.CutTop(ph, 0)
	if l.HUD[1], _ = hud.CutTop(ph, 0); !short {
		l.HUD[1].W *= 0.56
		l.Rival = ui.Rect{X: l.HUD[1].Right() - 8*u, Y: top.Y - 4*u, W: t1.X - l.HUD[1].Right() + 30*u, H: l.rim - top.Y + 4*u}
	}
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
	d := env.Full().W / 390
	l.measure, l.camera = d, stage.Camera{CX: env.Full().X + env.Full().W/2, D: 980 * d, Tilt: 32 * math.Pi / 180}
	l.camera.CY = l.rim + 236*d // its far edge is at the rim
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
	if l.apart {
		if slot == mtz.BattleSlot {
			return row
		}
		n := float64(sp.hi - sp.lo + 1)
		w := math.Min(row.W/3, (row.W+0.16*row.W)/n)
		x := row.X + math.Max(0, (row.W-n*w)/2) // a wide bench grows away from the fighters
		if sd == 0 {
			x = row.Right() - math.Max(0, (row.W-n*w)/2) - n*w
		}
		x += float64(col-sp.lo) * w
		return ui.Rect{X: x, Y: row.Y, W: w, H: row.H}
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
	if l.across || l.low || cell.H < 92*u {
		return cell, ui.Rect{}
	}
	strip, card = cell.CutBottom(9*u, 8*u)
	return card, strip
}

// card returns the place of the card in a slot; beside: there is terrain,
// which sticks out on the right.
func (l *layout) card(cell ui.Rect, beside bool, u float64) ui.Rect {
	r, _ := l.pips(cell, u)
	if l.low { // numbers hang over the sides
		r = r.InsetXY(math.Max(0, math.Min(6*u, r.W/2-22*u)), 0)
	}
	r = board.CardIn(r)
	if beside {
		r.X -= math.Min(r.W*0.17, math.Max(0, (cell.W-r.W)/2-1*u))
	}
	return r
}

// ground returns the place of the terrain of a slot.
func (l *layout) ground(cell ui.Rect, under bool, u float64) ui.Rect {
	r := l.card(cell, false, u)
	if under {
		side := math.Max(0, (cell.W-r.W)/2-1*u)
		r.X += math.Min(r.W*0.36, side)
		if l.apart && !l.low && side < 12*u { // its upper edge looks out, too
			r.Y -= 10 * u
		}
		if l.across {
			r.X = cell.Right() - r.W
		}
	}
	return r
}
