package zutomayo

import (
	"math"

	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// layout holds the places of everything in this window.
type layout struct {
	table.Frame
	attack [2]ui.Rect // the running attacks
	dial   ui.Rect
}

// measure lays out the window.
func measure(env *ui.Env, replay bool) layout {
	l := table.ByShape(env, replay, wideLayout, smallLayout, tallLayout)
	l.Zones[ztm.AreaNew], l.Zones[ztm.Hand] = l.Zones[ztm.Area], l.Hand
	return l
}

// wideLayout has dial and players on the left, battlefields and hand in the
// middle, the log on the right.
func wideLayout(env *ui.Env, u float64, replay bool) (l layout) {
	k := env.TextUnit() / u
	in := env.Full().Inset(10 * u)
	tool := math.Max(env.MinTarget(), 46*u)
	left, mid := in.CutLeft(math.Min(in.W*0.275, in.H*0.5), 12*u)
	if mid.W > 860*u {
		var right ui.Rect
		right, mid = mid.CutRight(math.Min(math.Max(236*u, mid.W-700*u), 420*u), 12*u)
		var row ui.Rect
		row, l.Log = right.CutTop(tool, 8*u)
		for i := 0; i < 3; i++ {
			l.Tools = append(l.Tools, row.Row(i, 3, 8*u))
		}
	}
	// Left: HUDs above and below the dial.
	ph := math.Min(math.Max(96*u*k, (left.H-left.W)/2-8*u), 150*u*k)
	l.HUD[1], left = left.CutTop(ph, 6*u)
	l.HUD[0], left = left.CutBottom(ph, 6*u)
	l.dial = left.Fit(1)
	// Middle.
	top, mid := mid.CutTop(tool, 6*u)
	if l.Log.Empty() {
		var row ui.Rect
		row, top = top.CutRight(4*tool+3*6*u, 10*u)
		for i := 0; i < 4; i++ {
			l.Tools = append(l.Tools, ui.Rect{X: row.X + float64(i)*(tool+6*u), Y: row.Y, W: tool, H: tool})
		}
	}
	l.Hand[1] = top
	l.Hand[0], mid = mid.CutBottom(in.H*0.205, 8*u)
	ph = math.Max(70*u, 26*u+44*u*k)
	if replay {
		ph = 2*math.Max(env.MinTarget(), 40*u*k) + 22*u
	}
	l.Prompt, mid = mid.CutBottom(ph, 6*u)
	l.Panel = l.Log
	l.Stage = mid
	rib := 26*u + 8*u*k
	rh := (mid.H - rib - 12*u) / 2
	up, rest := mid.CutTop(rh, 6*u)
	l.Phases, rest = rest.CutTop(rib, 6*u)
	for i, row := range []ui.Rect{rest, up} {
		g := 8 * u
		fw := rh / table.Aspect
		// attack | fighter | A B area | piles
		chip := math.Max(84*u, env.MinTarget())
		pw := math.Max((rh-14*u)/2/table.Aspect, env.MinTarget())
		sw := math.Min((row.W-chip-fw-2*pw-6*g)/3, rh*0.8/table.Aspect)
		w := chip + fw + 3*sw + 2*pw + 6*g
		x := row.X + math.Max(0, (row.W-w)/2)
		next := func(cw, ch float64) ui.Rect {
			r := ui.Rect{X: x, Y: row.Y + (row.H-ch)/2, W: cw, H: ch}
			x += cw + g
			return r
		}
		l.attack[i] = next(chip, math.Min(rh*0.62, 110*u))
		l.Zones[ztm.BattleField][i] = next(fw, rh)
		l.Zones[ztm.SetA][i] = next(sw, sw*table.Aspect)
		l.Zones[ztm.SetB][i] = next(sw, sw*table.Aspect)
		l.Zones[ztm.Area][i] = next(sw, sw*table.Aspect)
		pile := next(2*pw+g, rh)
		l.Zones[ztm.Charger][i] = ui.Rect{X: pile.X, Y: pile.Y, W: pw, H: pw * table.Aspect}
		l.Zones[ztm.Abyss][i] = ui.Rect{X: pile.X + pw + g, Y: pile.Y, W: pw, H: pw * table.Aspect}
		l.Zones[ztm.Deck][i] = ui.Rect{X: pile.X + (pw+g)/2, Y: pile.Bottom() - pw*table.Aspect, W: pw, H: pw * table.Aspect}
		if l.Zones[ztm.Deck][i].Y < l.Zones[ztm.Charger][i].Bottom()+2*u {
			l.Zones[ztm.Deck][i].Y = l.Zones[ztm.Charger][i].Bottom() + 2*u
		}
	}
	return l
}

// smallLayout is for short windows (an iframe, a phone in landscape).
func smallLayout(env *ui.Env, u float64, replay bool) (l layout) {
	l.Small = true
	k := env.TextUnit() / u
	in := env.Full().Inset(4 * u)
	g := 3 * u
	tool := env.MinTarget()
	left, mid := in.CutLeft(math.Min(in.W*0.27, in.H*0.56), 5*u)
	left.W = math.Max(left.W, 2*tool+g)
	ph := math.Max(40*u*k, math.Min(left.H*0.15, 60*u*k))
	row, left := left.CutBottom(tool, g)
	l.ToolRow(row, tool, g)
	l.HUD[1], left = left.CutTop(ph, g)
	l.HUD[0], left = left.CutBottom(ph, g)
	l.dial = left.Fit(1)
	hand := math.Max(64*u, mid.H*0.31)
	ask := math.Max(tool+4*u, 34*u*k)
	if replay {
		ask = tool + 6*u
	}
	l.Hand[0], mid = mid.CutBottom(hand, g)
	l.Prompt, mid = mid.CutBottom(ask, g)
	l.Stage = mid
	if mid.H > 240*u {
		l.Phases, _ = mid.Middle(mid.W, 24*u*k), 0
	}
	rh := (mid.H - g) / 2
	if !l.Phases.Empty() {
		rh = (mid.H - l.Phases.H - 2*g) / 2
	}
	for i := range 2 {
		r := ui.Rect{X: mid.X, Y: mid.Y, W: mid.W, H: rh}
		if i == 0 {
			r.Y = mid.Bottom() - rh
		}
		cw := math.Max(rh/table.Aspect, tool)
		gap := math.Min(12*u, (r.W-7*cw)/6)
		if gap < 2*u {
			gap = 2 * u
			cw = (r.W - 6*gap) / 7
		}
		x := r.X + (r.W-7*cw-6*gap)/2
		cell := ui.Rect{X: x, Y: r.Y, W: cw, H: rh}
		l.attack[i] = cell.Middle(cw, math.Max(tool, rh*0.7))
		for j, k := range [...]uint8{ztm.BattleField, ztm.SetA, ztm.SetB, ztm.Area, ztm.Charger, ztm.Abyss} {
			l.Zones[k][i] = cell.Move(float64(j+1)*(cw+gap), 0)
		}
	}
	return l
}

// tallLayout is for phones in portrait. The dial is between the two Characters.
func tallLayout(env *ui.Env, u float64, replay bool) (l layout) {
	l.Tall, l.Apart = true, true
	k := env.TextUnit() / u
	in := env.Full().Inset(6 * u)
	g := 6 * u
	tool := math.Max(env.MinTarget(), 44*u)
	ph := math.Max(tool, 46*u*k)
	var t0, t1 ui.Rect
	top, in := in.CutTop(ph, g)
	t1, l.HUD[1] = top.CutRight(2*tool+g, g)
	hand := in.H * 0.15
	l.Hand[0], in = in.CutBottom(hand, g)
	ask := tool + 8*u + 14*u + 62*u*k
	if replay {
		ask = 3*tool + 30*u
	}
	l.Prompt, in = in.CutBottom(ask, g)
	bottom, in := in.CutBottom(ph, g)
	t0, l.HUD[0] = bottom.CutRight(2*tool+g, g)
	l.Tools = []ui.Rect{t0.Row(0, 2, g), t0.Row(1, 2, g), t1.Row(0, 2, g), t1.Row(1, 2, g)} // undo speed log menu
	l.Stage = in
	l.Phases, in = in.CutBottom(22*u*k+4*u, g)
	// Two corners: their Character upper right, yours lower left, each beside
	// its row of slots and piles; the dial in the middle,
	rh := math.Max(in.H*0.155, tool*table.Aspect)
	fw := math.Max(math.Min(in.W*0.245, in.H*0.215), tool+u)
	fh := fw * table.Aspect
	chip := math.Max(tool, 40*u*k)
	rw := in.W - fw - g
	cw := math.Min(rh/table.Aspect, (rw-4*g)/5)
	for i := range 2 {
		row := ui.Rect{X: in.X, Y: in.Y, W: rw, H: rh}
		l.Zones[ztm.BattleField][i] = ui.Rect{X: in.Right() - fw, Y: in.Y, W: fw, H: fh}
		wd := math.Max(tool*1.3, fw*0.76)
		l.attack[i] = ui.Rect{X: in.Right() - wd, Y: l.Zones[ztm.BattleField][i].Bottom() + g, W: wd, H: chip}
		if i == 0 {
			row.X, row.Y = in.X+fw+g, in.Bottom()-rh
			l.Zones[ztm.BattleField][i].X, l.Zones[ztm.BattleField][i].Y = in.X, in.Bottom()-fh
			l.attack[i] = ui.Rect{X: in.X, Y: l.Zones[ztm.BattleField][i].Y - g - chip, W: wd, H: chip}
		}
		gap := math.Min(10*u, (row.W-5*cw)/4)
		x := row.X + (row.W-5*cw-4*gap)/2
		for j, k := range [...]uint8{ztm.SetA, ztm.SetB, ztm.Area, ztm.Charger, ztm.Abyss} {
			l.Zones[k][i] = ui.Rect{X: x + float64(j)*(cw+gap), Y: row.Y, W: cw, H: rh}
		}
	}
	mid := in.InsetXY(0, rh+g)
	cx, cy := mid.Centre()
	// as large as fits between the rows without touching the corners.
	r := mid.H / 2
	for _, q := range []ui.Rect{l.attack[1], l.Zones[ztm.BattleField][1]} {
		r = math.Min(r, math.Hypot(q.X-cx, math.Max(0, cy-q.Bottom()))-g)
	}
	r = math.Min(math.Max(r, 60*u), mid.W/2)
	l.dial = ui.Rect{X: cx - r, Y: cy - r, W: 2 * r, H: 2 * r}
	return l
}
