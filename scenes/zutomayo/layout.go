package zutomayo

import (
	"math"

	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// layout holds the places of everything in this window.
type layout struct {
	table.Frame
	attack   [2]ui.Rect // the running attacks, engraved beside the fighters
	dial     ui.Rect    // the loupe at the clock, with the hour
	camera   stage.Camera
	radius   float64 // of the clock at the table's middle
	far      float64 // where the table's far rim is seen
	city     float64 // size of the houses
	lanterns [2]ui.Rect
	rival    ui.Rect // the opponent, down to the rim
	strung   bool    // the lower player's lanterns stand on the table, not on a string
}

// lean is how much cards on the table lean towards the reader.
const lean = 16 * math.Pi / 180

// Measures of the table in the units in which the camera is unit away.
const (
	unit     = 1150.0
	tilt     = 40 * math.Pi / 180
	tallTilt = 34 * math.Pi / 180
	ring     = 285.0
	farRim   = 312.0
)

// measure lays out the window.
func measure(env *ui.Env, replay bool) layout {
	l := table.ByShape(env, replay, wideLayout, smallLayout, tallLayout)
	l.Zones[ztm.AreaNew], l.Zones[ztm.Hand] = l.Zones[ztm.Area], l.Hand
	x, y := l.clock(-0.851*l.radius, 0)
	k := l.loupe()
	l.dial = around(x, y, k)
	return l
}

// clock returns where a point of the table is seen.
func (l *layout) clock(x, y float64) (sx, sy float64) {
	sx, sy, _ = l.camera.Project(x, y, 0)
	return sx, sy
}

// loupe is the radius of the loupe.
func (l *layout) loupe() float64 { return l.radius * 0.162 }

// stand puts a card that is w wide on the table, the middle of its lower edge at x, y.
func (l *layout) stand(kind uint8, side int, x, y, w float64) {
	k := l.camera.D / unit
	l.Zones[kind][side] = l.camera.Card(x*k, y*k, w*k, table.Aspect, lean)
}

// wideLayout looks over the whole table: the clock in the middle, trays and
// piles at its sides, hands before and behind it.
func wideLayout(env *ui.Env, u float64, replay bool) (l layout) {
	k := env.TextUnit() / u
	full := env.Full()
	w, h := env.W, env.H
	s := math.Min(w, h*16/9)
	l.camera = stage.Camera{CX: full.X + full.W/2, CY: 0.53 * h, D: 0.9 * s, Tilt: tilt}
	n := l.camera.D / unit
	l.radius = ring * n
	_, l.far = l.clock(0, farRim*n)
	l.city = 1
	for side, row := range [...]struct{ y, fy, fw, set, pile float64 }{{-172, -148, 112, 88, 70}, {92, 46, 112, 80, 66}} {
		l.stand(ztm.BattleField, side, 0, row.fy, row.fw)
		l.stand(ztm.SetA, side, 326, row.y, row.set)
		l.stand(ztm.SetB, side, 424, row.y, row.set)
		l.stand(ztm.Abyss, side, 512, row.y, row.pile)
		l.stand(ztm.Area, side, -330, row.y, row.set)
		l.stand(ztm.Charger, side, -424, row.y, row.pile)
		l.stand(ztm.Deck, side, -508, row.y, row.pile)
	}
	// The totals, left of the fighters.
	for side, y := range [...]float64{-72, 98} {
		x, sy := l.clock(-100*n, y*n)
		l.attack[side] = ui.Rect{X: x - 46*u, Y: sy - 28*u, W: 92 * u, H: 56 * u}
	}
	// Hands.
	cw := 0.0985 * s
	l.Hand[0] = ui.Rect{X: l.camera.CX - 0.225*s, Y: h - cw*table.Aspect - 4*u, W: 0.45 * s, H: cw * table.Aspect}
	l.Hand[1] = ui.Rect{X: l.camera.CX - 0.115*s, Y: l.far - 0.032*s, W: 0.23 * s, H: 0.050 * s}
	l.rival = ui.Rect{X: l.camera.CX - 0.18*s, Y: l.far - 0.205*s, W: 0.36 * s, H: 0.205 * s}
	if l.rival.Y < 4*u {
		l.rival = ui.Rect{X: l.camera.CX - 0.18*s, Y: 4 * u, W: 0.36 * s, H: l.far - 4*u}
	}
	// What belongs to the players.
	left, right := full.X+18*u, full.Right()-18*u
	side := l.Hand[0].X - left - 8*u
	ph := 88 * u * k
	l.HUD[1] = ui.Rect{X: left, Y: full.Y + 66*u, W: math.Min(260*u*math.Max(1, k*0.9), side), H: math.Min(ph, l.far-full.Y-68*u)}
	l.lanterns[1] = ui.Rect{X: left, Y: full.Y + 8*u, W: math.Min(0.345*s, l.rival.X-left+0.03*s), H: 56 * u}
	foot := full.Bottom() - 10*u
	l.Phases = ui.Rect{X: left, Y: foot - 26*u*k, W: side, H: 26 * u * k}
	l.HUD[0] = ui.Rect{X: left, Y: l.Phases.Y - 6*u - ph, W: math.Min(280*u*math.Max(1, k*0.9), side), H: ph}
	l.lanterns[0] = ui.Rect{X: left, Y: l.HUD[0].Y - 34*u, W: math.Min(286*u, side), H: 32 * u}
	tool := math.Max(env.MinTarget(), 46*u)
	for i := range 4 {
		l.Tools = append(l.Tools, ui.Rect{X: right - float64(4-i)*(tool+8*u) + 8*u, Y: full.Y + 12*u, W: tool, H: tool})
	}
	// The question and the panel, right of the hand.
	x0 := l.Hand[0].Right() + 14*u
	y0 := l.Zones[ztm.SetA][0].Bottom() + 6*u
	l.Prompt = ui.Rect{X: x0, Y: y0, W: right - x0, H: full.Bottom() - 12*u - y0}
	l.Stacked = true
	if replay {
		y0 = math.Min(y0, full.Bottom()-12*u-3*math.Max(env.MinTarget(), 40*u*k)-34*u)
		l.Prompt.Y, l.Prompt.H = y0, full.Bottom()-12*u-y0
		l.Replay = table.ReplayPlace{Rect: l.Prompt, Tall: true}
	}
	px := l.camera.CX + l.radius + 10*u
	l.Panel = ui.Rect{X: px, Y: full.Y + tool + 24*u, W: right - px, H: l.Prompt.Y - full.Y - tool - 32*u}
	l.Stage = ui.Rect{X: full.X + 18*u, Y: l.far + 20*u, W: full.W - 36*u, H: l.Hand[0].Y - l.far - 24*u}
	return l
}

// smallLayout is for short windows (an iframe, a phone in landscape): less sky, the cards larger.
func smallLayout(env *ui.Env, u float64, replay bool) (l layout) {
	l.Small = true
	full := env.Full()
	k := env.TextUnit() / u
	g := 3 * u
	tool := env.MinTarget()
	in := full.Inset(3 * u)
	hand := math.Max(70*u, in.H*0.265)
	bottom, mid := in.CutBottom(hand, g)
	l.far = math.Max(full.Y+tool-8*u, full.Y+in.H*0.15)
	l.city = 0.8
	rows := ui.Rect{X: in.X + 9*u, Y: l.far + 14*u, W: in.W - 18*u, H: mid.Bottom() - l.far - 14*u}
	rh := (rows.H - g) / 2
	cx := full.X + full.W/2
	l.camera = stage.Camera{CX: cx, CY: rows.Y + rows.H*0.52, Tilt: tilt}
	l.radius = rows.H * 0.61
	l.camera.D = l.radius * unit / ring
	cw := math.Max(rh/table.Aspect, tool)
	gap := math.Min(10*u, (rows.W/2-cw/2-3.3*cw)/3)
	if gap < 2*u {
		gap = 2 * u
		cw = math.Max(tool, (rows.W/2-3*gap)/3.8)
	}
	for side := range 2 {
		y := rows.Y + rh + g
		if side == 1 {
			y = rows.Y
		}
		cell := func(x float64) ui.Rect {
			return table.CardIn(ui.Rect{X: x, Y: y, W: cw, H: rh})
		}
		l.Zones[ztm.BattleField][side] = cell(cx - cw/2)
		for j, kind := range [...]uint8{ztm.SetA, ztm.SetB, ztm.Abyss} {
			l.Zones[kind][side] = cell(rows.Right() - float64(3-j)*(cw+gap) + gap)
		}
		for j, kind := range [...]uint8{ztm.Charger, ztm.Area} {
			l.Zones[kind][side] = cell(rows.X + float64(j)*(cw+gap))
		}
		l.attack[side] = ui.Rect{X: cx + cw/2 + g, Y: y + rh/2 - tool/2, W: tool, H: tool}
	}
	// Sky: the opponent and the tools; bottom: the player, the hand, the question.
	row := ui.Rect{X: in.X, Y: in.Y, W: in.W, H: l.far - in.Y}
	n := 2
	if in.W > 640*u {
		n = 4
	}
	l.ToolRow(ui.Rect{X: in.Right() - float64(n)*(tool+g) + g, Y: in.Y, W: float64(n)*(tool+g) - g, H: tool}, tool, g)
	hw := math.Min(in.W*0.30, 210*u*k)
	l.HUD[1] = ui.Rect{X: row.X, Y: row.Y, W: hw, H: math.Max(32*u*k, math.Min(row.H, 44*u*k))}
	rw := math.Min(row.H*2, in.W*0.2)
	l.rival = ui.Rect{X: cx - rw/2, Y: l.far - rw/2, W: rw, H: rw / 2}
	pw := math.Max(math.Min(in.W*0.33, 300*u), 150*u)
	var left ui.Rect
	l.Prompt, left = bottom.CutRight(pw, g)
	own, mine := left.CutLeft(math.Min(in.W*0.19, 170*u*k), g)
	l.HUD[0] = own.Middle(own.W, math.Min(own.H, 56*u*k))
	l.Hand[0] = mine
	l.Stacked = true
	if replay {
		l.Prompt = bottom
		l.Prompt.Y, l.Prompt.H = bottom.Bottom()-tool-6*u, tool+6*u
		l.Hand[0], l.HUD[0] = ui.Rect{}, l.HUD[0].Move(0, -g)
	}
	l.Stage = rows
	return l
}

// tallLayout is for phones in portrait.
func tallLayout(env *ui.Env, u float64, replay bool) (l layout) {
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
	l.far = math.Max(full.Y+0.135*h, full.Y+2*ph)
	l.city = 0.62
	rows := ui.Rect{X: in.X, Y: l.far + 16*u, W: in.W, H: rest.Bottom() - l.far - 16*u}
	l.Stage = rows
	cw := math.Min((rows.W-5*g)/6, math.Max(tool, rows.H*0.155/table.Aspect))
	rh := cw * table.Aspect
	for side := range 2 {
		y := rows.Bottom() - rh
		if side == 1 {
			y = rows.Y
		}
		gap := math.Min(9*u, (rows.W-6*cw)/5)
		x := rows.X + (rows.W-6*cw-5*gap)/2
		for j, kind := range [...]uint8{ztm.SetA, ztm.SetB, ztm.Area, ztm.Charger, ztm.Abyss, ztm.Deck} {
			if side == 1 {
				j = 5 - j
			}
			l.Zones[kind][side] = ui.Rect{X: x + float64(j)*(cw+gap), Y: y, W: cw, H: rh}
		}
	}
	mid := rows.InsetXY(0, rh+g+4*u)
	r := math.Min(mid.H/2/0.815, w*0.43)
	cx, cy := mid.Centre()
	l.camera = stage.Camera{CX: cx, CY: cy - 0.055*r, D: 0, Tilt: tallTilt}
	l.radius = r
	l.camera.D = r * unit / ring
	fh := mid.H*0.5 - g/2
	fw := math.Min(math.Max(fh*0.94/table.Aspect, tool), w*0.24)
	for side := range 2 {
		f := ui.Rect{X: cx - fw/2, Y: cy - g/2 - fw*table.Aspect, W: fw, H: fw * table.Aspect}
		if side == 0 {
			f.Y = cy + g/2
		}
		l.Zones[ztm.BattleField][side] = f
		a := ui.Rect{X: f.Right() + 6*u, Y: f.Y + f.H*0.34 - tool/2, W: 60 * u, H: tool}
		if side == 1 {
			a.Y = f.Y + f.H*0.62 - tool/2
		}
		l.attack[side] = a
	}
	// Sky: the opponent between name and tools.
	top := ui.Rect{X: in.X, Y: in.Y, W: in.W, H: ph}
	t1, hud1 := top.CutRight(2*tool+g, g)
	l.HUD[1] = hud1
	l.Tools = []ui.Rect{t0.Row(0, 2, g), t0.Row(1, 2, g), t1.Row(0, 2, g), t1.Row(1, 2, g)} // undo speed log menu
	rw := math.Min(w*0.5, (l.far-top.Bottom())*2.4)
	l.rival = ui.Rect{X: cx - rw/2, Y: l.far - rw*0.56, W: rw, H: rw * 0.56}
	return l
}

// around returns the square around a disc.
func around(x, y, r float64) ui.Rect { return ui.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r} }
