// Package places knows where everything on the table of ZUTOMAYO CARD is, in any window.
package places

import (
	"math"

	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// Layout holds the places of everything in this window.
type Layout struct {
	board.Frame
	Attack   [2]ui.Rect // the running attacks, engraved beside the fighters
	Plate    ui.Rect    // the clock as far as it is seen
	Dial     ui.Rect    // the loupe at the clock, with the hour
	Camera   stage.Camera
	Radius   float64 // of the clock at the table's middle
	Far      float64 // where the table's far rim is seen
	City     float64 // size of the houses
	Low      bool    // a phone in landscape
	Tiny     bool    // an embedded frame, without room for a card's text
	Lanterns [2]ui.Rect
	Life     [2]ui.Rect // HP in large figures; empty: the HUD has it
	Herald   ui.Rect    // words for dawn and dusk, never over the fighters and their attacks
}

// Lean is how much cards on the table lean towards the reader.
const Lean = 16 * math.Pi / 180

// Unit is how far away the camera is, in the units in which the table is measured.
const Unit = 1150.0

const (
	tilt     = 40 * math.Pi / 180
	tallTilt = 34 * math.Pi / 180
	ring     = 285.0
	farRim   = 312.0
	wideRing = 258.0 // where the hand lies before it: the hours stay in view
	wideRim  = 290.0
)

// Measure lays out the window.
func Measure(env *ui.Env, replay bool) Layout {
	small := smallLayout
	if full, u := env.Full(), env.Unit(); full.W >= 700*u && full.H >= 330*u {
		small = lowLayout
	}
	l := table.ByShape(env, replay, wideLayout, small, tallLayout)
	l.Zones[ztm.AreaNew], l.Zones[ztm.Hand] = l.Zones[ztm.Area], l.Hand
	l.Bare = true
	x, y := l.Clock(-0.851*l.Radius, 0)
	l.Dial = Around(x, y, l.Loupe())
	_, top := l.Clock(0, l.Radius)
	_, low := l.Clock(0, -l.Radius)
	l.Plate = ui.Rect{X: l.Camera.CX - 1.02*l.Radius, Y: top, W: 2.04 * l.Radius, H: low - top}.Intersect(env.Full())
	if l.Herald = l.Prompt; replay { // the bar has to be reached
		l.Herald = l.Hand[0]
	}
	return l
}

// Wide reports whether there is room beside the fighters.
func (l *Layout) Wide() bool { return !l.Small && !l.Tall && l.Camera.CX > 1.6*l.Camera.CY }

// Clock returns where a point of the table is seen.
func (l *Layout) Clock(x, y float64) (sx, sy float64) {
	sx, sy, _ = l.Camera.Project(x, y, 0)
	return sx, sy
}

// Loupe is the radius of the loupe.
func (l *Layout) Loupe() float64 { return l.Radius * 0.155 }

// stand puts a card that is w wide on the table, the middle of its lower edge at x, y.
func (l *Layout) stand(kind uint8, side int, x, y, w float64) {
	k := l.Camera.D / Unit
	l.Zones[kind][side] = l.Camera.Card(x*k, y*k, w*k, cards.Aspect, Lean)
}

// wideLayout looks over the whole table: the clock in the middle, trays and
// piles at its sides, hands before and behind it.
func wideLayout(env *ui.Env, u float64, replay bool) (l Layout) {
	k := env.TextUnit() / u
	full := env.Full()
	h := full.H
	s := math.Min(full.W, h*16/9)
	l.Camera = stage.Camera{CX: full.X + full.W/2, CY: full.Y + 0.502*h, D: 0.9 * s, Tilt: tilt}
	n := l.Camera.D / Unit
	l.Radius = wideRing * n
	_, l.Far = l.Clock(0, wideRim*n)
	l.City = 1
	for side, row := range [...]struct{ y, fy, fw, set, pile float64 }{{-172, -157, 114, 100, 78}, {92, 56, 111, 88, 72}} {
		l.stand(ztm.BattleField, side, 0, row.fy, row.fw)
		l.stand(ztm.SetA, side, 312, row.y, row.set)
		l.stand(ztm.SetB, side, 418, row.y, row.set)
		l.stand(ztm.Abyss, side, 511, row.y, row.pile)
		l.stand(ztm.Area, side, -318, row.y, row.set)
		l.stand(ztm.Charger, side, -415, row.y, row.pile)
		l.stand(ztm.Deck, side, -501, row.y, row.pile)
	}
	// The totals, left of the fighters.
	for side, y := range [...]float64{0.5, 0.62} {
		f := l.Zones[ztm.BattleField][side]
		l.Attack[side] = ui.Rect{X: f.X - 6*u - 84*n, Y: f.Y + f.H*y - 27*u, W: 84 * n, H: 54 * u}
	}
	// Hands.
	cw := 0.087 * s // five of them side by side
	l.Hand[0] = ui.Rect{X: l.Camera.CX - 0.225*s, Y: full.Bottom() - cw*cards.Aspect - 9*u, W: 0.45 * s, H: cw * cards.Aspect}
	l.Hand[1] = ui.Rect{X: l.Camera.CX - 0.115*s, Y: l.Far - 0.038*s, W: 0.23 * s, H: 0.050 * s}
	rw := math.Min(0.30*s, 2*(l.Far-full.Y-4*u))
	l.Rival = ui.Rect{X: l.Camera.CX - rw/2, Y: l.Far - rw/2, W: rw, H: rw / 2}
	// What belongs to the players.
	left, right := full.X+18*u, full.Right()-18*u
	if replay { // the hand makes room for the bar, the players' numbers for the hand
		rw, rh := math.Max(right-l.Hand[0].Right()-14*u, 372*u), 3*math.Max(env.MinTarget(), 40*u)+30*u
		l.Prompt = ui.Rect{X: right - rw, Y: full.Bottom() - 12*u - rh, W: rw, H: rh}
		l.Replay = board.ReplayPlace{Rect: l.Prompt, Tall: true}
		if x := l.Prompt.X - 8*u; x < l.Hand[0].Right() {
			l.Hand[0].X = math.Max(left+math.Min(300*u, 0.25*s), x-l.Hand[0].W)
			l.Hand[0].W = x - l.Hand[0].X
		}
	}
	side := l.Hand[0].X - left - 8*u
	ph, lw := 56*u*k, 84*u
	l.HUD[1] = ui.Rect{X: left, Y: full.Y + 70*u, W: math.Min(240*u*math.Max(1, k*0.9), side-lw), H: math.Min(ph, l.Far-full.Y-72*u)}
	l.Lanterns[1] = ui.Rect{X: left, Y: full.Y + 8*u, W: math.Min(0.345*s, l.Rival.X-left+0.03*s), H: 56 * u}
	foot := full.Bottom() - 10*u
	l.Phases = ui.Rect{X: left, Y: foot - 26*u*k, W: side, H: 26 * u * k}
	l.HUD[0] = ui.Rect{X: left, Y: l.Phases.Y - 6*u - ph, W: math.Min(240*u*math.Max(1, k*0.9), side-lw), H: ph}
	for i, r := range l.HUD {
		l.Life[i] = ui.Rect{X: r.Right() + 2*u, Y: r.Y - 6*u, W: lw, H: r.H + 8*u}
	}
	l.Unspoken = []ui.Rect{l.Life[1], l.Lanterns[1]}
	l.Lanterns[0] = ui.Rect{X: left, Y: l.HUD[0].Y - 34*u, W: math.Min(286*u, side), H: 32 * u}
	tool := math.Max(env.MinTarget(), 46*u)
	for i := range 3 {
		l.Tools = append(l.Tools, ui.Rect{X: right - float64(3-i)*(tool+8*u) + 8*u, Y: full.Y + 12*u, W: tool, H: tool})
	}
	tape := math.Min(330*u*math.Max(1, k*0.9), right-l.Rival.Right()-4*u)
	l.Line = ui.Rect{X: right - tape, Y: full.Y + tool + 16*u, W: tape, H: math.Max(env.MinTarget(), 34*u)}
	// The question and the panel, right of the hand.
	x0 := l.Hand[0].Right() + 14*u
	y0 := l.Zones[ztm.SetA][0].Bottom() + 6*u
	if l.Stacked = true; !replay {
		l.Prompt = ui.Rect{X: x0, Y: y0, W: right - x0, H: full.Bottom() - 12*u - y0}
	}
	px := l.Camera.CX + l.Radius + 10*u
	l.Panel = ui.Rect{X: px, Y: l.Line.Bottom() + 8*u, W: right - px}
	l.Panel.H = l.Prompt.Y - 8*u - l.Panel.Y
	l.Stage = ui.Rect{X: full.X + 18*u, Y: l.Far + 20*u, W: full.W - 36*u, H: l.Hand[0].Y - l.Far - 24*u}
	return l
}

// smallLayout is for short windows (an iframe, a phone in landscape): little
// sky, the players at the left, the clock under larger cards.
func smallLayout(env *ui.Env, u float64, replay bool) (l Layout) {
	l.Small, l.Tiny = true, true
	k := env.TextUnit() / u
	in := env.Full().Inset(4 * u)
	g := 3 * u
	tool := env.MinTarget()
	left, mid := in.CutLeft(math.Min(in.W*0.25, in.H*0.5), 5*u)
	left.W = math.Max(left.W, 2*tool+g)
	ph := math.Max(40*u*k, math.Min(left.H*0.15, 60*u*k))
	row, left := left.CutBottom(tool, g)
	l.ToolRow(row, tool, g)
	l.HUD[1], left = left.CutTop(ph, g)
	l.HUD[0], left = left.CutBottom(ph, g)
	ask := math.Max(tool+4*u, 34*u*k)
	if replay {
		ask = tool + 6*u
	}
	l.Hand[0], mid = mid.CutBottom(math.Max(64*u, mid.H*0.31), g)
	l.Prompt, mid = mid.CutBottom(ask, g)
	sky := math.Max(0, math.Min(62*u, (in.H-300*u)*0.62))
	l.Far = in.Y + sky - 2*u
	l.City = 0.9
	_, rows := mid.CutTop(sky+math.Min(6*u, sky*0.2), 0)
	l.Stage = rows
	if mid.H > 240*u {
		l.Phases = rows.Middle(rows.W, 24*u*k)
	}
	if (left.H-g)/2 >= tool*cards.Aspect && left.W >= 2*tool+4*g+6*u {
		l.besideClock(rows, left, tool, g, u)
	} else { // large text leaves no room between the names
		l.overClock(rows, tool, g, u)
	}
	if sky > 30*u {
		rw := 2 * (sky + 2*u)
		l.Rival = ui.Rect{X: l.Camera.CX - rw/2, Y: l.Far - rw/2, W: rw, H: rw / 2}
	}
	return l
}

// besideClock puts slots and Abyss right of the clock, Area Enchants and Chargers
// between the players' names, so the hours stay in view.
func (l *Layout) besideClock(rows, left ui.Rect, tool, g, u float64) {
	rh := (rows.H - g) / 2
	cw := math.Min(math.Max(rh/cards.Aspect, tool), (rows.W*0.48-12*u)/3)
	gap := math.Max(u, math.Min(8*u, (rows.W*0.48-3*cw)/4))
	x0 := rows.Right() - 3*cw - 2*gap - 16*u // leaning, they are seen further out
	l.Radius = math.Min(rows.H*0.61, (x0-rows.X)*0.5)
	l.Camera = stage.Camera{CX: (rows.X + x0 - 2*u) / 2, CY: rows.Y + rows.H*0.5, D: l.Radius * Unit / ring, Tilt: tilt}
	pw := math.Min(math.Max(tool, (left.H-g)/2/cards.Aspect), (left.W-3*g-6*u)/2)
	for side := range 2 {
		y, py := rows.Bottom()-rh, left.Bottom()-(left.H-g)/2
		if side == 1 {
			y, py = rows.Y, left.Y
		}
		f := ui.Rect{X: l.Camera.CX - cw/2, Y: y, W: cw, H: rh}
		l.Zones[ztm.BattleField][side] = f
		chip := ui.Rect{X: f.X - tool - u, Y: y + (rh-tool)*float64(1-side), W: tool, H: tool}
		l.Attack[side] = chip
		for j, kind := range [...]uint8{ztm.SetA, ztm.SetB, ztm.Abyss} {
			l.Zones[kind][side] = ui.Rect{X: x0 + float64(j)*(cw+gap), Y: y, W: cw, H: rh}
		}
		for j, kind := range [...]uint8{ztm.Charger, ztm.Area} {
			l.Zones[kind][side] = ui.Rect{X: left.X + 6*u + g + float64(j)*(left.W-3*g-6*u-pw), Y: py, W: pw, H: (left.H - g) / 2}
		}
	}
}

// overClock puts all places of a player in a row each, over the clock.
func (l *Layout) overClock(rows ui.Rect, tool, g, u float64) {
	rh := (rows.H - g) / 2
	wide := rows.W - 6*u // leaning, the outer ones are seen further out
	cw := math.Min(math.Max(rh/cards.Aspect, tool), (wide-tool-9*u)/6)
	gap := math.Max(u, math.Min(12*u, (wide-tool-6*cw)/8))
	x0 := rows.X + (wide-tool-6*cw-6*gap)/2
	cell := func(n, y float64) ui.Rect { return ui.Rect{X: x0 + n*(cw+gap), Y: y, W: cw, H: rh} }
	for side := range 2 {
		y := rows.Bottom() - rh
		if side == 1 {
			y = rows.Y
		}
		l.Zones[ztm.Area][side] = cell(0, y)
		chip := cell(1, y)
		chip.W, chip.H = tool, tool
		if side == 0 {
			chip.Y = y + rh - tool
		}
		l.Attack[side] = chip
		for j, kind := range [...]uint8{ztm.BattleField, ztm.SetA, ztm.SetB, ztm.Charger, ztm.Abyss} {
			l.Zones[kind][side] = cell(float64(1+j), y).Move(tool+gap, 0)
		}
	}
	f := l.Zones[ztm.BattleField][0]
	l.Radius = math.Min(rows.H*0.61, rows.W*0.27)
	l.Camera = stage.Camera{CX: f.X + f.W/2, CY: rows.Y + rows.H*0.5, D: l.Radius * Unit / ring, Tilt: tilt}
}

// lowLayout is for phones in landscape, and frames of that shape: the clock
// takes most of the height in the middle, what belongs to the players is at its
// left and the slots at its right, with the question under a thumb.
func lowLayout(env *ui.Env, u float64, replay bool) (l Layout) {
	l.Small, l.Low, l.Stacked = true, true, true
	k := env.TextUnit() / u
	in := env.Full().Inset(4 * u)
	tool, g := env.MinTarget(), 3*u
	l.Radius = math.Min(in.H*0.51, in.W*0.235)
	cx := in.X + in.W/2
	l.Camera = stage.Camera{CX: cx, CY: in.Y + in.H*0.502, D: l.Radius * Unit / ring, Tilt: tallTilt}
	_, top := l.Clock(0, l.Radius)
	_, l.Far = l.Clock(0, farRim*l.Radius/ring)
	l.City = 0.9
	rim := l.Radius * 1.04
	left, right := ui.Rect{X: in.X, Y: in.Y, W: cx - rim - in.X, H: in.H}, ui.Rect{X: cx + rim, Y: in.Y, W: in.Right() - cx - rim, H: in.H}
	// The hand before the clock, the question at its right.
	hh := math.Min(100*u, in.H*0.262)
	side := math.Max(left.W+10*u, cx-in.X-2.62*hh/cards.Aspect)
	l.Hand[0] = ui.Rect{X: in.X + side, Y: in.Bottom() - hh, W: in.W - 2*side, H: hh}
	ask := ui.Rect{X: l.Hand[0].Right() + g, Y: l.Hand[0].Y - 18*u, W: in.Right() - l.Hand[0].Right() - g, H: hh + 18*u}
	l.Prompt = ask
	if replay { // its bar is below the hand
		row := ui.Rect{X: l.Hand[0].X, Y: in.Bottom() - tool - 2*u, W: in.Right() - l.Hand[0].X, H: tool + 2*u}
		l.Prompt, l.Stacked = row, false
		l.Hand[0].H = math.Max(tool*1.1, hh-tool+12*u)
		l.Hand[0].Y = row.Y - g - l.Hand[0].H
	}
	l.Rival = Around(cx, l.Far, math.Min(l.Far-in.Y+4*u, 60*u))
	l.Rival.H /= 2
	for i := range 4 {
		l.Tools = append(l.Tools, ui.Rect{X: in.Right() - float64(4-i)*(tool+g) + g, Y: in.Y, W: tool, H: tool})
	}
	// Fighters on the clock, their totals left of them.
	y0, y1 := math.Max(top+4*u, in.Y+0.14*in.H), l.Hand[0].Y-4*u
	fh := (y1 - y0 - g) / 2
	fw := fh / cards.Aspect
	for sd, y := range [...]float64{y1 - fh, y0} {
		l.Zones[ztm.BattleField][sd] = ui.Rect{X: cx - fw/2, Y: y, W: fw, H: fh}
		l.Attack[sd] = ui.Rect{X: cx - fw/2 - 62*u, Y: y + fh*(0.5+0.12*float64(sd)) - tool/2, W: 60 * u, H: tool}
	}
	// The players at the left: name, HP, lanterns, and between them their piles.
	ph, lw := math.Max(38*u*k, 0.1*in.H), math.Min(82*u, left.W*0.4)
	rows := left
	l.Phases = ui.Rect{X: left.X, Y: in.Bottom() - 22*u*k, W: side - g, H: 22 * u * k}
	l.HUD = [2]ui.Rect{{X: left.X, Y: l.Phases.Y - ph - g, W: left.W - lw, H: ph}, {X: left.X, Y: in.Y, W: left.W - lw, H: ph}}
	for sd, r := range l.HUD {
		l.Life[sd] = ui.Rect{X: r.Right(), Y: r.Y - 3*u, W: lw, H: r.H + 6*u}
		l.Lanterns[sd] = ui.Rect{X: left.X, Y: r.Bottom() + g, W: left.W, H: 18 * u}
	}
	l.Lanterns[0].Y = l.HUD[0].Y - 21*u
	l.Unspoken = []ui.Rect{l.Life[1], l.Lanterns[1]}
	rows.Y = math.Max(l.Lanterns[1].Bottom(), l.Far) + 4*u
	rows.H = l.Lanterns[0].Y - 12*u - rows.Y
	ch := (rows.H - 18*u) / 2
	lead := 14 * u // leaning, the outer ones are seen further out
	cw := math.Max(tool, math.Min(ch/cards.Aspect, (left.W-2*g-lead)/3))
	for sd, y := range [...]float64{rows.Bottom() - ch, rows.Y} {
		for j, kind := range [...]uint8{ztm.Abyss, ztm.Charger, ztm.Area} {
			l.Zones[kind][sd] = ui.Rect{X: left.X + lead + float64(j)*(left.W-lead-cw)/2, Y: y, W: cw, H: ch}
		}
		sy, sh := math.Max(in.Y+tool+g, rows.Y), 0.0 // the player's own are the larger ones
		if free := ask.Y - 8*u - sy; sd == 1 {
			sh = 0.44 * free
		} else {
			sh = 0.5 * free
			sy = ask.Y - 4*u - sh
		}
		for j, kind := range [...]uint8{ztm.SetA, ztm.SetB} {
			w := math.Min((right.W-30*u)/2, math.Max(tool, sh/cards.Aspect))
			l.Zones[kind][sd] = ui.Rect{X: right.X + 6*u + float64(j)*(w+10*u), Y: sy, W: w, H: sh}
		}
	}
	l.Stage = ui.Rect{X: in.X, Y: l.Far + 4*u, W: in.W, H: l.Hand[0].Y - l.Far - 8*u}
	return l
}

// tallLayout is for phones in portrait.
func tallLayout(env *ui.Env, u float64, replay bool) (l Layout) {
	l.Tall, l.Apart = true, true
	k := env.TextUnit() / u
	full := env.Full()
	w, h := env.W, env.H
	g := 6 * u
	in := full.Inset(6 * u)
	tool := math.Max(env.MinTarget(), 44*u)
	hand := in.H * 0.15
	ask := tool + 8*u + 14*u + 62*u*k
	if replay {
		ask = 3*tool + 30*u
	}
	ph := math.Max(tool, 46*u*k)
	rest := in
	l.Hand[0], rest = rest.CutBottom(hand, g)
	l.Prompt, rest = rest.CutBottom(ask, g)
	own, rest := rest.CutBottom(ph, g)
	t0, hud := own.CutRight(2*tool+g, g)
	l.HUD[0] = hud
	l.Phases, rest = rest.CutBottom(22*u*k+4*u, g)
	short := rest.H-ph < 340*u*k // no room for the fighters between the rows
	l.Far = math.Max(full.Y+0.135*h, full.Y+2*ph)
	if short {
		l.Far = in.Y + ph + 4*u
	}
	l.City = 0.62
	rows := ui.Rect{X: in.X, Y: l.Far + 16*u, W: in.W, H: rest.Bottom() - l.Far - 16*u}
	l.Stage = rows
	cw := math.Min((rows.W-5*g)/6, math.Max(tool, rows.H*0.155/cards.Aspect))
	kinds := [...]uint8{ztm.SetA, ztm.SetB, ztm.Area, ztm.Charger, ztm.Abyss, ztm.Deck}
	if short {
		cw = math.Min((rows.W-5*g)/6, math.Max(tool, (rows.H-tool-2*g)/2/cards.Aspect))
		kinds = [...]uint8{ztm.BattleField, ztm.SetA, ztm.SetB, ztm.Area, ztm.Charger, ztm.Abyss}
	}
	l.facingRows(rows, kinds, cw, math.Min(9*u, (rows.W-6*cw)/5))
	mid := rows.InsetXY(0, cw*cards.Aspect+g)
	r := math.Min(mid.H/2/0.815, w*0.43)
	if short {
		r = math.Min(rows.H*0.5/0.815, w*0.43)
	}
	cx, cy := mid.Centre()
	l.Camera = stage.Camera{CX: cx, CY: cy - 0.055*r, D: r * Unit / ring, Tilt: tallTilt}
	l.Radius = r
	if short { // the fighters stand in the rows; their totals overlap a little
		l.Attack = [2]ui.Rect{
			{X: cx - 64*u, Y: math.Min(mid.Bottom()-tool, cy-tool*0.2), W: 60 * u, H: tool},
			{X: cx + 4*u, Y: math.Max(mid.Y, cy-tool*0.8), W: 60 * u, H: tool},
		}
	} else {
		fw := math.Min(math.Max((mid.H*0.5-g/2)*0.94/cards.Aspect, tool), w*0.24)
		l.fightersOnClock(cx, cy, fw, g, ui.Rect{W: 53 * u, H: tool})
	}
	// Sky: the opponent between name and tools.
	top := ui.Rect{X: in.X, Y: in.Y, W: in.W, H: ph}
	t1, hud1 := top.CutRight(2*tool+g, g)
	l.HUD[1] = hud1
	if !short {
		l.HUD[1].W = math.Min(hud1.W, math.Max(0.42*w, 160*u*k))
	}
	l.Tools = []ui.Rect{t0.Row(0, 2, g), t0.Row(1, 2, g), t1.Row(0, 2, g), t1.Row(1, 2, g)} // undo speed log menu
	rw := math.Min(w*0.56, 2*(l.Far-in.Y-4*u))
	if short {
		rw = 0
	}
	l.Rival = ui.Rect{X: cx + 0.04*w - rw/2, Y: l.Far - rw/2, W: rw, H: rw / 2}
	return l
}

// facingRows puts six kinds of cards of each player in a row at the edge that
// the player sits at, each in the order in which that player sees them.
func (l *Layout) facingRows(in ui.Rect, kinds [6]uint8, cw, gap float64) {
	ch := cw * cards.Aspect
	x := in.X + (in.W-6*cw-5*gap)/2
	for j, kind := range kinds {
		l.Zones[kind][0] = ui.Rect{X: x + float64(j)*(cw+gap), Y: in.Bottom() - ch, W: cw, H: ch}
		l.Zones[kind][1] = ui.Rect{X: x + float64(5-j)*(cw+gap), Y: in.Y, W: cw, H: ch}
	}
}

// fightersOnClock puts two cards fw wide above each other, the gap between them
// at the clock's middle, and their totals beside them, within the hours.
func (l *Layout) fightersOnClock(cx, cy, fw, gap float64, total ui.Rect) {
	fh := fw * cards.Aspect
	for side, at := range [...]struct{ y, total float64 }{{cy + gap/2, 0.29}, {cy - gap/2 - fh, 0.67}} {
		l.Zones[ztm.BattleField][side] = ui.Rect{X: cx - fw/2, Y: at.y, W: fw, H: fh}
		l.Attack[side] = total.Move(cx+fw/2+gap/2, at.y+fh*at.total-total.H/2)
	}
}

// Around returns the square Around a disc.
func Around(x, y, r float64) ui.Rect { return ui.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r} }

// Lantern returns where a lantern of a side hangs or stands, counted from 0.
func (l *Layout) Lantern(sd int, i float64) (x, y float64) {
	r, t := l.Lanterns[sd], (i+0.5)/10
	if x = r.X + r.W*t; sd == 0 || l.Low {
		return x, r.Y + r.H/2
	}
	return x, r.Y + r.H*0.30 + r.H*0.34*4*t*(1-t) - r.H*0.10*t
}

// Between returns where the fighters meet.
func (l *Layout) Between() (x, y float64) {
	own, opp := l.Zones[ztm.BattleField][0], l.Zones[ztm.BattleField][1]
	if x, y = l.Clock(0, 0); own.Y > opp.Bottom() {
		y = (own.Y + opp.Bottom()) / 2
	}
	return x, y
}

// Aside returns how far the fighters step aside before they rush at each other.
func (l *Layout) Aside() float64 { return 0.18 * l.Radius }

// Spot returns the places for a card held up with its words, and for several.
func (l *Layout) Spot(u float64) (one, several ui.Rect) {
	st := l.Stage
	one = st.Middle(math.Min(st.W*0.96, 520*u), math.Min(st.H*0.42, 176*u))
	switch {
	case l.Small:
		one = l.Prompt.Union(l.Hand[0]) // the fighters stay visible
		_, one = one.CutTop(math.Max(0, l.Hand[0].Y-one.Y), 0)
	case l.Tall:
		one = l.Prompt
	default:
		one = l.RightOf(14 * u)
		one.Y = l.Far + 26*u
		one.H = math.Max(140*u, math.Min(0.56*one.W, 250*u))
	}
	return one, st
}

// RightOf returns the room right of the fighters, whose attacks must stay
// visible, up to the piles.
func (l *Layout) RightOf(gap float64) ui.Rect {
	z := &l.Zones
	x := z[ztm.BattleField][0].Right() + gap
	return ui.Rect{X: x, W: math.Min(z[ztm.Abyss][0].X, z[ztm.Abyss][1].X) - gap - x}
}

// Rise returns where a change of a side's attack begins to rise, and its size:
// beside the number that it changes, on the side away from the fighter, so that it
// is never over either, nor over what is told meanwhile.
func (l *Layout) Rise(sd int, text string, u float64) (x, y, size float64) {
	r := l.Attack[sd]
	_, y = r.Centre()
	size = 34 * u
	switch {
	case l.Tall:
		size = 24 * u
	case l.Low:
		size = 26 * u
	case l.Tiny:
		size = 20 * u
	}
	half := 0.68*ui.Measure(text, ui.Bold, size) + 2*u // it comes larger
	if l.Tall && r.X >= l.Attack[1-sd].X {
		return r.Right() + half, y + 0.7*size, size
	}
	if !l.Tiny && !l.Tall && sd == 0 { // below the loupe
		y += 0.8 * size
	}
	y += 0.6 * size
	way := ui.Rect{X: r.X - 2*half, Y: y - 2*size, W: 2 * half, H: 2.6 * size} // all that it passes
	if sd == 0 && !l.Tall && !way.Intersect(l.Dial).Empty() {                  // its hour is read meanwhile
		y = math.Max(y, math.Min(l.Dial.Bottom()+2*size, l.Hand[0].Y-0.4*size))
	}
	return r.X - half, y, size
}

// Toasts returns where short messages are, at the foot of it: over no fighter, no
// running attack and no button that they may ask for.
func (l *Layout) Toasts(u float64) ui.Rect {
	switch r := l.Prompt; {
	case l.Tall: // over the player's own plate
		return ui.Rect{X: l.HUD[0].X, Y: l.HUD[0].Y, W: r.W, H: l.HUD[0].H - 11*u}
	case l.Low: // over the opponent's slots
		a := l.Zones[ztm.SetA][1]
		x := l.Zones[ztm.BattleField][1].Right() + 16*u
		return ui.Rect{X: x, Y: a.Y, W: r.Right() - x, H: a.H}
	case l.Tiny: // over the hand
		return ui.Rect{X: r.X, Y: l.Hand[0].Y, W: r.W, H: l.Hand[0].H - 15*u}
	}
	y := l.Zones[ztm.BattleField][0].Bottom() + 2*u // before the hand, where one acts
	return ui.Rect{X: l.Hand[0].X, Y: y, W: l.Hand[0].W, H: l.Hand[0].Y - y - 2*u}
}

// Tallies returns strips of the clock in which the tally of a battle may stand, best first.
func (l *Layout) Tallies(u float64) []ui.Rect {
	f, g := l.Zones[ztm.BattleField], 6*u
	left, right := math.Min(f[0].X, f[1].X), math.Max(f[0].Right(), f[1].Right())
	if l.Tiny {
		g = 2 * u
	}
	in := 0.7 * l.Radius
	strip := func(x0, x1 float64) ui.Rect { return ui.Rect{X: x0, W: math.Max(0, x1-x0)} }
	beside := strip(right+g, l.Camera.CX+in)
	if l.Tall || l.Tiny { // over the hours there, if need be
		end := l.Plate.Right()
		if l.Tiny {
			end = math.Max(end, l.Zones[ztm.SetA][0].X-g)
		}
		return []ui.Rect{strip(l.Camera.CX-in, left-g), beside, strip(right+g, end), strip(math.Max(l.Attack[0].Right(), l.Attack[1].Right())+g, l.Plate.Right())}
	}
	return []ui.Rect{beside}
}

// Free reports whether nothing that is read on the clock lies in r.
func (l *Layout) Free(r ui.Rect) bool {
	meets := func(q ui.Rect) bool { return !r.Intersect(q).Empty() }
	for _, z := range l.Zones {
		if meets(z[0]) || meets(z[1]) {
			return false
		}
	}
	return !meets(l.Attack[0]) && !meets(l.Attack[1]) && !meets(l.Dial)
}

// OnDial returns where a word stands over the dial's middle, between both attacks,
// and the line below it; in low windows over the sky; empty where there is no room.
func (l *Layout) OnDial(env *ui.Env) (word, below ui.Rect) {
	u := env.Unit()
	switch {
	case l.Tall || l.Tiny:
		return word, below
	case l.Small: // over the sky, between whoever sits opposite and the tools
		left := max(l.HUD[1].Right(), l.Life[1].Right()) + 4*u
		word = ui.Rect{X: left, Y: env.Full().Y, W: l.Tools[0].X - 6*u - left, H: l.Far - env.Full().Y}
		return word, ui.Rect{X: left, Y: l.Far, W: word.W, H: 20 * u}
	}
	y := l.Attack[1].Bottom() + 2*u
	r := ui.Rect{X: l.Dial.Right() + 4*u, Y: y, W: 2 * (l.Camera.CX - l.Dial.Right() - 4*u), H: l.Attack[0].Y - 2*u - y}
	below, word = r.CutBottom(22*u, 0)
	return word, below
}
