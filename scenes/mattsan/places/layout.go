// Package places says where everything lies on the desk of Mattsan Card Game, in
// every kind of window. All lengths are pixels of the window; u is a unit of the
// design.
package places

import (
	"math"

	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/felt"
	"godeck/scenes/table"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// Layout is where everything is in this window.
type Layout struct {
	board.Frame
	Tiny   bool    // an embedded frame: signs stay within the cards
	Low    bool    // a phone in landscape, see lowLayout
	Apart  bool    // the benches are beside the fighters, who face each other, see Lanes
	Unit   float64 // pixels of a measure of the wide desk
	Camera stage.Camera
	Rim    float64    // the desk's far edge on the screen; 0: it is out of sight
	Bench  [2]ui.Rect // rows of the sides, with the slots in their middle
	Bust   bool       // who sits opposite is seen from the shoulders up
	Cloth  float64    // where the columns begin that are sewn on the mat
	Lanes  Lanes      // how they lie side by side, if the fighters face each other between them
	Battle [2]ui.Rect
	Odds   ui.Rect // the table of what a roll does
	Desk   ui.Rect // where the exchange is piled up and turn-ending actions are; empty: no room for them
	Aside  ui.Rect // where the words of the lower side's turn rise; empty: on the desk
	Recent ui.Rect // what the opponent has played this turn; empty: no room
	Show   ui.Rect // where the opponent's play is held up: nothing of the lower side lies there
}

// Measure lays out the window.
func Measure(env *ui.Env, replay bool) Layout {
	small := smallLayout
	if full, u := env.Full(), env.Unit(); full.W >= 700*u && full.H >= 330*u {
		small = lowLayout
	}
	l := table.ByShape(env, replay, wideLayout, small, tallLayout)
	for sd := range 2 {
		l.Zones[mtz.Battle][sd], l.Zones[mtz.Bench][sd] = l.Battle[sd], l.Bench[sd]
		l.Zones[mtz.Spent][sd] = l.Zones[mtz.Soul][sd]
	}
	l.Zones[mtz.Hand] = l.Hand
	return l
}

// Measures of the wide desk, in design units of a window of 1280 by 720: points
// of the table, and widths of cards there.
const (
	deskTilt   = 37 * math.Pi / 180
	Lean       = 16 * math.Pi / 180
	Far        = 362 // the desk's far edge
	MatHalf    = 490 // half the mat's width; its near and far edge:
	MatNear    = -240
	SpoolX     = -322 // where the spool of thread stands, before the near edge
	MatFar     = 318
	laneLeft   = -492 // the lanes' outer edges, and what lies between two of them
	laneRight  = 306
	laneGap    = 18
	slotWide   = 116
	benchWide  = 108
	frontWide  = 134
	frontPlace = 140
	pileWide   = 66
)

// Feet of the places on the wide desk, by side: how far the slots and the fighters
// are from the middle, the deck and the discard pile. The fighters stand near the
// middle, the benches behind them at the edges.
var (
	benchFeet   = [2]float64{-174, 180}
	FrontFeet   = [2]float64{-160, 118} // before their benches, and apart, so that their numbers are
	deckFeet    = [2][2]float64{{428, -78}, {430, 118}}
	discardFeet = [2][2]float64{{356, -78}, {358, 122}}
)

// wideLayout is the desk: the fighters face each other in the middle lane, the
// benches column by column, the decks lie at their right.
func wideLayout(env *ui.Env, u float64, replay bool) (l Layout) {
	k := env.TextUnit() / u
	full := env.Full()
	d := math.Min(full.W/1280, full.H/720) // pixels of a measure
	l.Bare, l.Apart, l.Unit = true, true, d
	cx := full.X + full.W/2
	top := full.Y + math.Max(0, (full.H-720*d)*0.35)
	l.Camera = stage.Camera{CX: cx, CY: top + 388*d, D: 1200 * d, Tilt: deskTilt}
	at := func(foot [2]float64, w float64) ui.Rect {
		return l.Camera.Card(foot[0]*d, foot[1]*d, w*d, cards.Aspect, Lean)
	}
	_, l.Rim, _ = l.Camera.Project(0, Far*d, 0)
	_, l.Cloth, _ = l.Camera.Project(0, (MatFar-12)*d, 0)
	tool := math.Max(env.MinTarget(), 46*u)
	for i := range 3 {
		l.Tools = append(l.Tools, ui.Rect{X: full.Right() - 14*u - float64(3-i)*(tool+8*u) + 8*u, Y: full.Y + 14*u, W: tool, H: tool})
	}
	l.bust(full.Y+4*u, cx+52*d) // clear of the far fighter, who stands before the wall
	l.Phases = ui.Rect{X: cx - 312*d, Y: full.Y + math.Max(10*u, 22*d), W: 196 * d, H: 22*u + 8*u*k}
	l.Unspoken = []ui.Rect{l.Phases} // the rival's words leave turn and phase free
	l.Hand[1] = ui.Rect{X: cx + 172*d, Y: l.Rim - 72*d, W: 150 * d, H: 56 * d}
	right := full.Right() - 14*u
	tagW, tagH := math.Max(204*d, 150*u*k), math.Max(96*d, 84*u*k)
	askW := math.Max(300*d, 270*u*k)
	ask := askW * (1 + 0.3*float64(rules.Truth(replay)))
	// what one does has a margin at the right: the rest gives way
	shift := math.Max(0, cx+490*d+math.Max(150*u, 132*d)*k-right)
	l.sew(at, d, u, full.X+18*u+tagW, right-ask-4*u, shift)
	// papers around the mat
	low := full.Bottom() - 14*u
	l.HUD[1] = ui.Rect{X: full.X + 16*u, Y: l.Rim + 14*u, W: tagW, H: tagH}
	l.HUD[0] = ui.Rect{X: full.X + 16*u, Y: low - tagH - 24*u, W: tagW, H: tagH}
	for sd, r := range l.HUD {
		_, in := r.CutTop(r.H*0.33, 0)
		l.Zones[mtz.Soul][sd] = in.InsetXY(8*u, 3*u)
	}
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
	// below all numbers of the bench
	l.Hand[0] = ui.Rect{X: l.HUD[0].Right() + 18*u, Y: math.Max(full.Bottom()-hand+0.012*full.H, l.Bench[0].Bottom()+u), W: l.Prompt.X - l.HUD[0].Right() - 36*u}
	l.Hand[0].H = full.Bottom() - 8*u - l.Hand[0].Y
	l.Stage = ui.Rect{X: l.HUD[1].Right() + 8*u, Y: l.Rim + 6*u, W: right - l.HUD[1].Right() - 16*u, H: l.Hand[0].Y - l.Rim - 12*u}
	// what one does, and the die, in the margin above the question
	beside := l.Zones[mtz.Deck][0].Right() + 12*u
	l.Desk = ui.Rect{X: beside, H: math.Min(352*d, l.Prompt.Y-l.Line.Bottom()-18*u)}
	l.Desk.Y, l.Desk.W = l.Prompt.Y-8*u-l.Desk.H, right-l.Desk.X
	l.Spread(Span{-1, 1})
	l.Aside = ui.Rect{X: l.HUD[1].X, Y: l.HUD[1].Bottom() + 10*u, W: math.Max(150*d, l.Bench[0].X-l.HUD[1].X), H: l.HUD[0].Y - l.HUD[1].Bottom() - 20*u}
	l.Recent = ui.Rect{X: l.HUD[1].X, Y: l.HUD[1].Bottom() + 10*u, W: 176 * d, H: math.Min(20*u*k+110*d, l.HUD[0].Y-l.HUD[1].Bottom()-20*u)}
	if l.Recent.Right() > l.Bench[0].X { // above the own bench
		l.Recent.H = math.Min(l.Recent.H, l.Bench[0].Y-10*u-l.Recent.Y)
	}
	free := l.Zones[mtz.Deck][1].Right() + 34*d + 8*u
	l.Panel = ui.Rect{X: free, Y: l.Rim + 20*u, W: right - free, H: l.Prompt.Y - l.Rim - 28*u}
	if l.Panel.H < 250*u || l.Panel.W < 210*u*math.Max(1, k) {
		l.Panel = ui.Rect{}
	}
	l.Show = ui.Rect{X: beside, Y: l.Line.Bottom() + 6*u, W: right - beside, H: l.Prompt.Y - l.Line.Bottom() - 14*u}
	if wide := 258 * u * k; l.Show.W < wide { // names need more: it ends above the own deck
		l.Show.X, l.Show.W, l.Show.H = right-wide, wide, l.Zones[mtz.Deck][0].Y-24*d-l.Show.Y
	}
	l.dice(ui.Rect{X: math.Max(free, right-250*d), Y: l.Rim + 24*u, W: right - math.Max(free, right-250*d), H: 70 * d}, u)
	return l
}

// sew places the lanes of the wide desk, clear of the names, which end at from, and of
// the question, which begins at to, and the piles at their right; shift is by how much those are nearer.
func (l *Layout) sew(at func(foot [2]float64, w float64) ui.Rect, d, u, from, to, shift float64) {
	cx := l.Camera.CX
	l.Lanes = Lanes{Left: laneLeft * d, Right: laneRight*d - shift, Slot: slotWide * d, Gap: laneGap * d, Front: frontPlace * d, Behind: 1.12, Mid: cx}
	n := &l.Lanes
	for sd := range 2 {
		q, f := at([2]float64{100, benchFeet[sd]}, benchWide), at([2]float64{100, FrontFeet[sd]}, frontWide)
		n.Row[sd], n.Ahead[sd] = (q.X+q.W/2-cx)/(100*d), (f.X+f.W/2-cx)/(100*d)
		l.Bench[sd], l.Battle[sd] = l.cell(q, u), l.cell(f, u)
		for k, f := range map[uint8][2]float64{mtz.Deck: deckFeet[sd], mtz.Discard: discardFeet[sd]} {
			l.Zones[k][sd] = at([2]float64{f[0] - shift/d, f[1]}, pileWide)
		}
	}
	n.Left, n.Right = math.Max(n.Left, (from-cx)/n.Row[1]), math.Min(n.Right, (to-cx)/n.Row[0])
	for sd := range 2 {
		l.Bench[sd].X, l.Bench[sd].W = n.seen(n.Left, n.Row[sd]), (n.Right-n.Left)*n.Row[sd]
	}
}

// bust seats who sits opposite so near that head and shoulders fill the height above
// the desk's edge (see classmates).
func (l *Layout) bust(top, cx float64) {
	h := l.Rim - top - 2
	l.Rival, l.Bust = ui.Rect{X: cx - 1.05*h, Y: top, W: 2.1 * h, H: h}, true
}

// cell returns the place of a slot for the card that is seen at r: with room for its HP below.
func (l *Layout) cell(r ui.Rect, u float64) ui.Rect {
	r.H += 20 * u
	return r
}

// dice sets the places of the die and of its table.
func (l *Layout) dice(r ui.Rect, u float64) {
	l.Die, l.Odds = r.CutLeft(math.Min(r.H, 64*u), 8*u)
	if l.Odds = l.Odds.Middle(l.Odds.W, math.Min(l.Odds.H, 46*u)); l.Odds.W < 6*20*u {
		l.Odds = ui.Rect{}
	}
}

// rows cuts a stage into the four rows of slots; share is the part of the
// height that the benches get.
func (l *Layout) rows(r ui.Rect, gap, share float64) {
	h := (r.H - 3*gap) / 2
	l.Bench[1], r = r.CutTop(h*share, gap)
	l.Battle[1], r = r.CutTop(h*(1-share), gap)
	l.Battle[0], r = r.CutTop(h*(1-share), gap)
	l.Bench[0] = r
}

// piles places the deck and the discard pile of a side next to each other.
func (l *Layout) piles(r ui.Rect, sd int, u float64) {
	r.H -= 12 * u     // the count overhangs the edge
	const thick = 0.2 // height of a full deck, relative to its width
	w := math.Min(math.Max(r.H/(cards.Aspect+thick), math.Min(44*u, r.H/cards.Aspect)), (r.W-10*u)/2)
	r = r.Middle(2*w+10*u, w*cards.Aspect).Move(0, thick/2*w)
	l.Zones[mtz.Deck][sd], l.Zones[mtz.Discard][sd] = r.Row(0, 2, 10*u), r.Row(1, 2, 10*u)
}

// smallLayout is for the shortest windows, embedded frames: names, question and tools
// at the left, and beside them the same lanes as on the desk, without depth.
func smallLayout(env *ui.Env, u float64, replay bool) (l Layout) {
	l.Small, l.Tiny, l.Apart = true, true, true
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
	l.Stage, l.Cloth = mid, mid.Y
	front := (mid.H - 3*g) / 2
	back := front / 1.28
	n := &l.Lanes
	*n = Lanes{Left: mid.X, Right: mid.Right(), Slot: back/cards.Aspect + 6*u, Gap: 0.5 * u, Front: front/cards.Aspect + 1*u, Behind: 1.2, Crowd: 0.8, Row: [2]float64{1, 1}, Ahead: [2]float64{1, 1}}
	for sd := range 2 {
		l.Bench[sd] = ui.Rect{X: mid.X, Y: [2]float64{mid.Bottom() - back, mid.Y}[sd], W: mid.W, H: back}
		l.Battle[sd] = ui.Rect{Y: [2]float64{mid.Bottom() - front - g, mid.Y + g}[sd], H: front}
	}
	l.Spread(Span{-1, 1})
	l.Show = l.Hand[0].Union(l.HUD[0]).Intersect(ui.Rect{X: mid.X, W: mid.W, H: 1e9}) // its words need the width
	_, to := n.lane(0, Span{-1, 1})                                                   // beside the own fighter
	side := math.Min(to-l.Battle[0].Right(), 0.6*front)
	l.dice(ui.Rect{X: l.Battle[0].Right(), Y: mid.Bottom() - 0.8*front, W: side, H: side}, u)
	return l
}

// tallLayout is for phones in portrait.
func tallLayout(env *ui.Env, u float64, replay bool) (l Layout) {
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
	l.Rim = top.Bottom() + 2*u
	t1, hud := tools(top)
	t1, _ = t1.CutTop(ph, 0)
	if l.HUD[1], _ = hud.CutTop(ph, 0); !short {
		l.HUD[1].W *= 0.56
		l.Rival = ui.Rect{X: l.HUD[1].Right() - 8*u, Y: top.Y - 4*u, W: t1.X - l.HUD[1].Right() + 30*u, H: l.Rim - top.Y + 4*u}
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
	if r := (ui.Rect{X: l.HUD[1].X, Y: l.HUD[1].Bottom() + 4*u, W: l.HUD[1].W, H: l.Rim - l.HUD[1].Bottom() - 6*u}); !short && r.H >= env.MinTarget() {
		l.Recent = r
	}
	l.Tools = []ui.Rect{t0.Row(0, 2, g), t0.Row(1, 2, g), t1.Row(0, 2, g), t1.Row(1, 2, g)} // undo speed log menu
	l.Stage = in
	d := env.Full().W / 390
	l.Unit, l.Camera = d, stage.Camera{CX: env.Full().X + env.Full().W/2, D: 980 * d, Tilt: 32 * math.Pi / 180}
	l.Camera.CY = l.Rim + 236*d // its far edge is at the rim
	if !short {
		l.Phases, in = in.CutBottom(20*u*k+4*u, g)
	}
	l.rows(in, 3*u, 0.44)
	cell := math.Min(in.W/3, l.Battle[0].H*1.15)
	for sd := range 2 {
		_, right := l.Battle[sd].CutRight((in.W-cell)/2, 0)
		right = l.Battle[sd]
		right.X, right.W = in.X+(in.W+cell)/2, (in.W-cell)/2-9*u // what stands leans outwards
		l.piles(right, sd, u)                                    // the names tell the souls
	}
	l.Show = ui.Rect{X: in.X, Y: l.HUD[1].Bottom() + 4*u, W: in.W, H: l.Bench[1].Bottom() - l.HUD[1].Bottom() - 4*u}
	l.Desk = ui.Rect{X: in.X, Y: l.Battle[1].Y, W: (in.W - cell) / 2, H: l.Battle[0].Bottom() - l.Battle[1].Y}
	die, _ := l.Desk.CutTop(math.Min(l.Desk.H*0.3, 60*u), 0)
	l.dice(die.Inset(2*u), u)
	return l
}

// Span is the range of columns that the table shows, as the lower side counts them.
type Span struct{ Lo, Hi int }

// SpanOf returns the columns of both benches, which face each other (MTZ-9.1).
func SpanOf(left, right [2]int) Span {
	return Span{-max(left[0], right[1]), max(right[0], left[1])}
}

// fighter is the slot of who fights.
const fighter = mtz.BattleSlot

// column returns the column of a slot of a side, as the lower side counts them.
func column(sd, slot int, sp Span) int {
	col := mtz.Column(slot)
	if sd == 1 {
		col = -col
	}
	return max(sp.Lo, min(sp.Hi, col))
}

// Place returns the cell of a slot.
func (l *Layout) Place(sd, slot int, sp Span) ui.Rect {
	row := l.Bench[sd]
	if slot == mtz.BattleSlot {
		row = l.Battle[sd]
	}
	col := column(sd, slot, sp)
	if l.Apart {
		return l.place(sd, slot, col, sp)
	}
	n := float64(sp.Hi - sp.Lo + 1)
	bench := l.Bench[0]
	w := math.Min(bench.W/n, bench.H*1.5)
	x := bench.X + bench.W/2 + (float64(col)-0.5)*w
	if sp.Lo != -sp.Hi { // keep all of it on the table
		x = bench.X + (bench.W-n*w)/2 + float64(col-sp.Lo)*w
	}
	return ui.Rect{X: x, Y: row.Y, W: w, H: row.H}
}

// Pips splits off the strip below a card where its HP are counted; empty in a short window.
func (l *Layout) Pips(cell ui.Rect, u float64) (card, strip ui.Rect) {
	if l.Tiny || l.Low || cell.H < 92*u {
		return cell, ui.Rect{}
	}
	gap := 11 * u // below the numbers that stand out of the card
	if l.Tall {   // they stand in it
		gap = 8 * u
	}
	strip, card = cell.CutBottom(9*u, gap)
	return card, strip
}

// Card returns the place of the card in a slot.
func (l *Layout) Card(cell ui.Rect, u float64) ui.Rect {
	r, _ := l.Pips(cell, u)
	if l.Low { // numbers hang over the sides
		r = r.InsetXY(math.Max(0, math.Min(6*u, r.W/2-22*u)), 0)
	}
	return board.CardIn(r)
}

// Ground returns the place of the terrain of a slot: it lies under the card, and
// is seen on all its sides.
func (l *Layout) Ground(cell ui.Rect, u float64) ui.Rect {
	r := l.Card(cell, u)
	aside := math.Max(6*u, math.Min(0.22*r.W, (cell.W-r.W)/2))
	below := math.Max(5*u, math.Min(18*u, cell.Bottom()-r.Bottom()+3*u))
	return felt.At(r, aside, below)
}
