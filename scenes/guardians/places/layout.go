// Package places has the places of everything in the arena of Battle Guardians,
// for every shape of window.
package places

import (
	"math"

	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/wall"
	"godeck/scenes/table"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// Layout holds the places of everything in this window. The two attack
// guardians always face each other, the lower player's on the left, with the
// die between them.
type Layout struct {
	board.Frame
	Seat [2]ui.Rect // the stone under a player's attack guardian; empty: its values are on the card
	Hits [2]ui.Rect // the numbers that fire a player's attack; empty without a stone
	Odds ui.Rect    // how many numbers of the die hit
	Deal ui.Rect    // what each of them deals; empty: they are round the pit, or there is no room

	Ground  Ground
	Banners [2]ui.Rect // of the sides, above the wall
	Reading ui.Rect    // of previews, unless what they are about is there
	Coins   [2]ui.Rect // life counters; empty: in the HUD
	Column  bool       // they are with the names, in a column at the left
	Four    bool       // the bar has room for four answers
	Six     bool       // … and for six, in two rows
	Cry     ui.Rect    // of words across the place, clear of cards and die

	Least float64 // least width of touch targets
}

// Measure returns the places in a window; replay: with room for the bar of a replay.
func Measure(env *ui.Env, replay bool) Layout {
	l := table.ByShape(env, replay, wideLayout, smallLayout, tallLayout)
	l.Least = env.MinTarget()
	if l.Cry = l.Prompt; !l.Tall && !l.Small { // before the crowd, between the names
		l.Cry = ui.Rect{X: l.HUD[0].Right(), Y: env.Full().Y, W: l.HUD[1].X - l.HUD[0].Right(), H: l.Ground.Rail(l.Ground.Camera.CX) - env.Full().Y}
	}
	return l
}

// wideLayout is the arena seen from a seat at its edge: the guardians on their
// plinths, the die in the pit between them, assistants and piles outside; the
// hand below, the question at its right, the log's last line at its left.
func wideLayout(env *ui.Env, u float64, replay bool) (l Layout) {
	l.Bare, l.Stacked = true, true
	k := env.TextUnit() / u
	in := env.Full()
	s := math.Min(in.W/1280, in.H/720)
	cx, px := in.X+in.W/2, func(v float64) float64 { return v * s }
	y := func(v float64) float64 { return in.Y + in.H*v/720 }
	g := &l.Ground
	g.Camera = stage.Camera{CX: cx, CY: y(398), D: px(1100), Tilt: 48 * math.Pi / 180}
	l.arena(env, px(1), y(177), 0.04)
	for i, side := range [2]float64{-1, 1} {
		g.Plinth[i] = ui.Rect{X: side * px(252), Y: -px(40), W: px(116), H: px(16)}
		giant := g.Camera.Card(g.Plinth[i].X, g.Plinth[i].Y, px(184), cards.Aspect, guardianLean)
		l.Zones[bgd.Attack][i] = giant.Move(0, -px(12))
		at := func(x, y, w float64, lean float64) ui.Rect {
			return g.Camera.Card(side*px(x), px(y), px(w), cards.Aspect, lean)
		}
		l.Zones[bgd.Assist][i] = at(488, 108, 112, assistLean)
		l.Zones[bgd.Domain][i] = at(618, 96, 88, 0.24)
		l.Zones[bgd.Deck][i] = at(420, -106, 56, 0.24)
		l.Zones[bgd.Side][i] = at(482, -106, 56, 0.24)
		l.Zones[bgd.Junk][i] = at(544, -106, 56, 0.24)
		foot := y(486)
		outer := cx + side*px(418)
		seat := ui.Rect{X: outer, Y: foot, W: px(300), H: math.Max(px(46), 46*u*k)}
		force := ui.Rect{X: in.X + px(16), Y: y(495), W: px(190), H: math.Max(px(64), env.MinTarget())}
		if i == 1 {
			seat.X -= seat.W
			force.X = in.Right() - px(16) - force.W
		}
		l.Seat[i] = seat
		l.Hits[i] = ui.Rect{X: seat.X, Y: seat.Bottom() + px(3), W: px(126), H: px(19)}
		if i == 1 {
			l.Hits[i].X = seat.Right() - l.Hits[i].W
		}
		l.Zones[bgd.Charge][i] = force
		g.Walls[i] = wall.Wall{X: side * px(124), Y: -px(98), Out: side, W: px(23.5), D: px(15), H: px(15), Across: 11, RubbleAt: px(44)}
	}
	tool := math.Max(env.MinTarget(), 46*u)
	for i := range 3 {
		l.Tools = append(l.Tools, ui.Rect{X: in.Right() - 14*u - (3-float64(i))*(tool+8*u) + 8*u, Y: in.Y + 14*u, W: tool, H: tool})
	}
	hw := math.Min(px(236), cx-px(60)-in.X-px(300))
	hw = math.Max(hw, px(210))
	l.HUD[0] = ui.Rect{X: in.X + px(78), Y: in.Y + 14*u, W: hw, H: 50*u*k + 6*u}
	l.HUD[1] = ui.Rect{X: in.Right() - px(78) - hw, Y: l.Tools[0].Bottom() + 8*u, W: hw, H: 50*u*k + 6*u}
	for i := range 2 {
		l.Coins[i] = ui.Rect{X: cx - px(568), Y: g.Rail(cx-px(478)) + px(1), W: px(180), H: px(41)}
		if i == 1 {
			l.Coins[i].X = 2*cx - l.Coins[i].Right()
		}
	}
	for i, x := range [2]float64{-292, 292} {
		w := px(64)
		l.Banners[i] = ui.Rect{X: cx + px(x) - w/2, Y: in.Y, W: w, H: math.Max(px(96), g.Rail(cx+px(x))-in.Y-px(22))}
	}
	l.Hand[1] = ui.Rect{X: cx - px(74), Y: g.Rail(cx) + px(2), W: px(148), H: px(52)}
	wide := px(478)
	if replay {
		wide = px(534)
	}
	l.Hand[0] = ui.Rect{X: in.X + px(284), Y: y(556), W: px(980) - wide, H: in.Bottom() - y(556) - 6*u}
	l.Grown = ui.Rect{X: cx - px(272), W: px(980) - wide - (cx - px(272) - in.X - px(284))} // clear of LP and of the buttons
	l.Prompt = ui.Rect{X: in.Right() - wide - px(14), Y: y(556), W: wide, H: in.Bottom() - y(556) - 8*u}
	l.Four = wide >= 470*u*k
	l.Reading = ui.Rect{X: in.X + px(12), Y: l.HUD[0].Bottom() + 12*u, W: px(290), H: y(483) - l.HUD[0].Bottom() - 12*u}
	l.Panel = ui.Rect{X: in.Right() - px(276), Y: y(148), W: px(262), H: y(482) - y(148)} // over the opponent's piles: both LP stay in view
	l.Phases = ui.Rect{X: in.X + px(16), Y: in.Bottom() - 34*u*math.Max(1, k*0.9) - 8*u, W: px(258), H: 26*u + 8*u*k}
	l.Line = ui.Rect{X: in.X + px(16), Y: l.Zones[bgd.Charge][0].Bottom() + 14*u, W: px(258), H: math.Max(env.MinTarget(), 30*u*k)}
	l.Stage = ui.Rect{X: in.X + px(110), Y: y(118), W: in.W - 2*px(110), H: y(540) - y(118)}
	die := px(80)
	dx, dy, _ := g.Camera.Project(0, 0, px(34))
	l.Die = ui.Rect{X: dx, Y: dy}.Inset(-die / 2)
	l.Odds = ui.Rect{X: cx - px(60), Y: y(520), W: px(120), H: math.Max(px(22), 20*u*k)}
	return l
}

// guardianLean and assistLean are how far guardians lean towards the reader.
const (
	guardianLean = 52 * math.Pi / 180
	assistLean   = 44 * math.Pi / 180
)

// arena builds the ground for a camera: unit is a design unit of the place,
// horizon where the wall stands in the middle, drop how much lower it stands
// at the sides, in widths of the window.
func (l *Layout) arena(env *ui.Env, unit, horizon, drop float64) {
	g := &l.Ground
	w := env.W
	g.Unit, g.Base, g.High = unit, horizon, 66*unit
	g.Curve = drop * w / (w * w / 4)
	g.Pit, g.Ring = 136*unit, 366*unit
	g.Turn = 15 * math.Pi / 180
	g.Lean = 16 * math.Pi / 180
	g.Row = 18 * unit
	if top := g.Rail(0); top > 0 { // above them the sky
		g.Tiers = min(3, int(top/g.Row)+2)
	}
	fire := ui.Rect{W: 62 * unit, H: 92 * unit}
	for i, x := range [2]float64{36 * unit, w - 36*unit} {
		g.Bowls[i] = ui.Rect{X: x - fire.W/2, Y: g.Rail(x) - fire.H - 4*unit, W: fire.W, H: fire.H}
	}
	g.Booth = ui.Rect{X: g.Camera.CX - 125*unit, Y: g.Rail(g.Camera.CX) - 106*unit, W: 230 * unit, H: 124 * unit}
	l.Rival = g.RivalAt()
}

// around builds the ground around guardians and a die that have their places
// already: in windows where these decide.
func (l *Layout) around(env *ui.Env, tilt, drop float64) {
	g := &l.Ground
	giants := l.Zones[bgd.Attack]
	cx, cy := l.Die.Centre()
	unit := giants[0].W / 184
	g.Camera = stage.Camera{CX: cx, CY: cy + l.Die.H*0.2, D: 1100 * unit, Tilt: tilt * math.Pi / 180}
	l.arena(env, unit, math.Max(l.Stage.Y, giants[1].Y-giants[1].H*0.02), drop)
	for i := range giants {
		x, y := g.Camera.Unproject(giants[i].X+giants[i].W/2, giants[i].Bottom()+8*unit)
		_, _, k := g.Camera.Project(x, y, 0)
		g.Plinth[i] = ui.Rect{X: x, Y: y, W: giants[i].W * 0.6 / k, H: 14 * unit}
	}
	g.Bowls, g.Turn = [2]ui.Rect{}, 4*math.Pi/180
	g.Pit = math.Min(g.Pit, math.Max(l.Die.W*0.5, (giants[1].X-giants[0].Right())*0.40))
}

// mirror mirrors the lower player's places on the left to the upper player's on the right.
func (l *Layout) mirror(r ui.Rect) {
	flip := func(q ui.Rect) ui.Rect {
		q.X = r.X + r.Right() - q.Right()
		return q
	}
	for k := range l.Zones {
		l.Zones[k][1] = flip(l.Zones[k][0])
	}
	l.Seat[1], l.Hits[1] = flip(l.Seat[0]), flip(l.Hits[0])
}

// smallLayout is for short windows (an iframe, a phone in landscape), with
// HUDs, tools and the smaller piles in a column on the left.
func smallLayout(env *ui.Env, u float64, replay bool) (l Layout) {
	if env.Full().W > 700*u && env.Full().H > 340*u {
		return lowLayout(env, u, replay)
	}
	l.Bare, l.Small = true, true
	k := env.TextUnit() / u
	in := env.Full().Inset(4 * u)
	g := 3 * u
	tool := env.MinTarget()
	left, mid := in.CutLeft(math.Max(2*tool+g, math.Min(in.W*0.26, in.H*0.5)), 6*u)
	row, left := left.CutBottom(tool, g)
	l.ToolRow(row, tool, g)
	ph := math.Max(40*u*k, math.Min(left.H*0.16, 60*u*k))
	l.HUD[1], left = left.CutTop(ph, g)
	l.HUD[0], left = left.CutBottom(ph, g)
	if rack := 13 * u; left.H-2*(rack+g)-g >= 2*tool && !replay { // lanterns beside the names
		l.Coins[1], left = left.CutTop(rack, g)
		l.Coins[0], left = left.CutBottom(rack, g)
		l.Column = true
	}
	for i := range 2 { // domain and junk of both, if there is room
		h := (left.H - g) / 2
		if h < tool || left.W < 2*tool+g {
			break
		}
		row := ui.Rect{X: left.X, Y: left.Y + (1-float64(i))*(h+g), W: left.W, H: h}
		l.Zones[bgd.Domain][i], l.Zones[bgd.Junk][i] = row.Row(0, 2, g), row.Row(1, 2, g)
	}
	l.Hand[0], mid = mid.CutBottom(math.Max(62*u, mid.H*0.3), g)
	ask := math.Max(tool+4*u, 34*u*k)
	if replay {
		ask = tool + 6*u
	}
	l.Prompt, mid = mid.CutBottom(ask, g)
	if mid.H > 210*u {
		l.Phases, mid = mid.CutTop(22*u*k+4*u, g)
	}
	l.Grown = ui.Rect{X: in.X, Y: in.Y, W: l.Prompt.X - in.X - 3*u, H: l.HUD[0].Y - in.Y - 2*u} // over the column, clear of the question, of the buttons and of the own LP
	l.Stage = mid
	cell := math.Max(mid.W*0.17, tool+12*u)
	stone := 0.0
	if mid.H > 150*u {
		stone = 24*u*k + 2*u
	}
	gw := math.Min((mid.H-stone)/cards.Aspect, (mid.W-cell)/2-tool-2*g)
	gh := gw * cards.Aspect
	cx := mid.X + mid.W/2
	outer := math.Max(tool, math.Min((mid.W-cell)/2-gw-2*g, mid.H*0.5/cards.Aspect))
	giant := ui.Rect{X: cx - cell/2 - gw, Y: mid.Y + (mid.H-gh-stone)/2, W: gw, H: gh}
	l.Zones[bgd.Attack][0] = giant
	if stone > 0 {
		l.Seat[0] = ui.Rect{X: giant.X, Y: giant.Bottom() + 2*u, W: gw, H: stone - 2*u}
	}
	ah := math.Max(tool, (mid.H-g)/2)
	l.Zones[bgd.Assist][0] = ui.Rect{X: giant.X - g - outer, Y: mid.Y, W: outer, H: ah}
	l.Zones[bgd.Charge][0] = ui.Rect{X: giant.X - g - outer, Y: mid.Bottom() - ah, W: outer, H: ah}
	domain, junk := l.Zones[bgd.Domain], l.Zones[bgd.Junk]
	l.mirror(mid)
	l.Zones[bgd.Domain], l.Zones[bgd.Junk] = domain, junk
	die := math.Min(cell*0.7, mid.H*0.42)
	l.Die = ui.Rect{X: cx - die/2, Y: mid.Y + mid.H*0.42 - die*0.5, W: die, H: die}
	l.Odds = ui.Rect{X: cx - cell/2 + 2*u, Y: mid.Bottom() - 20*u*k, W: cell - 4*u, H: 20 * u * k}
	l.around(env, 44, 0.06)
	return l
}

// lowLayout is the wide one for phones held across.
func lowLayout(env *ui.Env, u float64, replay bool) (l Layout) {
	l.Bare, l.Stacked, l.Small = true, true, true
	k := env.TextUnit() / u
	in := env.Full()
	s := math.Min(in.W/844, in.H/390)
	cx, px := in.X+in.W/2, func(v float64) float64 { return v * s }
	y := func(v float64) float64 { return in.Y + in.H*v/390 }
	tool := env.MinTarget()
	g := &l.Ground
	g.Camera = stage.Camera{CX: cx, CY: y(216), D: px(640), Tilt: 46 * math.Pi / 180}
	l.arena(env, px(0.56), y(88), 0.03)
	g.Pit, g.High = px(74), px(32)
	g.Bowls = [2]ui.Rect{}
	edge := 8 * u
	lift := 8.0 // two rows of answers have room below
	if k > 1.15 {
		lift = 0
	}
	for i, side := range [2]float64{-1, 1} {
		place := func(x, foot, w float64) ui.Rect { // x from the middle
			r := ui.Rect{W: px(w), H: px(w) * cards.Aspect}
			r.X, r.Y = cx+side*px(x)-r.W/2, y(foot)-r.H
			return r
		}
		outer := func(n, foot, w float64) ui.Rect { // the n-th from the edge
			r := ui.Rect{W: math.Max(px(w), tool), H: px(w) * cards.Aspect}
			r.X, r.Y = in.X+edge+n*(r.W+px(5)), y(foot)-r.H
			if side > 0 {
				r.X = in.Right() - (r.X - in.X) - r.W
			}
			return r
		}
		q := place(148, 226, 122)
		l.Zones[bgd.Attack][i] = q
		tx, ty := g.Camera.Unproject(q.X+q.W/2, q.Bottom()+4*u)
		g.Plinth[i] = ui.Rect{X: tx, Y: ty, W: px(72), H: px(9)}
		l.Zones[bgd.Assist][i] = place(262, 155, 66)
		l.Zones[bgd.Domain][i] = outer(0, 148, 50)
		for n, z := range [...]uint8{bgd.Junk, bgd.Side, bgd.Deck} {
			l.Zones[z][i] = outer(float64(n), 222, 44)
		}
		l.Zones[bgd.Charge][i] = ui.Rect{X: in.X + edge, Y: y(230 - lift*0.6), W: px(136), H: math.Max(tool, px(46))}
		l.Seat[i] = ui.Rect{X: in.X + px(160), Y: y(239 - lift), W: px(184), H: 27*u*k + 1*u}
		l.Hits[i] = ui.Rect{X: in.X + px(160), Y: l.Seat[i].Bottom() + 1*u, W: px(92), H: px(13)}
		if i == 1 {
			for _, r := range []*ui.Rect{&l.Zones[bgd.Charge][i], &l.Seat[i], &l.Hits[i]} {
				r.X = in.X + in.Right() - r.Right()
			}
		}
		wx, wy := g.Camera.Unproject(cx+side*px(84), y(238))
		g.Walls[i] = wall.Wall{X: wx, Y: wy, Out: side, W: px(13.6), D: px(8), H: px(7.5), Across: 11, RubbleAt: px(18)}
	}
	head := math.Max(tool, 40*u*k)
	for i := range 3 {
		l.Tools = append(l.Tools, ui.Rect{X: in.Right() - edge - (3-float64(i))*(tool+4*u) + 4*u, Y: in.Y + 6*u, W: tool, H: tool})
	}
	for i := range l.Coins { // over the domains
		l.Coins[i] = ui.Rect{X: in.X + edge, Y: math.Max(y(52), in.Y+8*u+head), W: px(112), H: px(24)}
		if i == 1 {
			l.Coins[i].X = in.X + in.Right() - l.Coins[i].Right()
		}
	}
	hw := math.Min(px(190), l.Tools[0].X-8*u-(cx+px(56)))
	l.HUD[0] = ui.Rect{X: in.X + edge, Y: in.Y + 6*u, W: math.Max(hw, 170*u), H: head}
	l.HUD[1] = ui.Rect{X: l.Tools[0].X - 8*u - hw, Y: in.Y + 6*u, W: hw, H: head}
	turn := px(172) // Turn 10, the dots and the longest name: the hand is beside them
	if k > 1.15 {
		turn = px(196)
	}
	l.Hand[0] = ui.Rect{X: in.X + edge + turn + 6*u, Y: y(285), W: px(476) - turn, H: in.Bottom() - y(285) - 3*u}
	l.Prompt = ui.Rect{X: in.X + px(490), Y: y(283 - lift*1.25), W: in.Right() - edge - in.X - px(490), H: in.Bottom() - y(283-lift*1.25) - 3*u}
	l.Lined, l.Close, l.Six = true, true, l.Prompt.H > 2*tool+(11+14*k)*u
	l.Grown = ui.Rect{X: in.X + px(300), W: px(186)} // clear of LP and of the buttons
	l.Phases = ui.Rect{X: in.X + edge, Y: in.Bottom() - 24*u*k - 6*u, W: turn, H: 18 * u * k}
	l.Stage = ui.Rect{X: in.X + px(150), Y: y(56), W: in.W - px(300), H: y(282) - y(56)}
	dx, dy, _ := g.Camera.Project(0, 0, px(18))
	l.Die = ui.Rect{X: dx, Y: dy}.Inset(-px(34))
	return l
}

// tallLayout is for phones upright: the arena above the hand, between the zones
// of both players.
func tallLayout(env *ui.Env, u float64, replay bool) (l Layout) {
	l.Bare, l.Tall = true, true
	k := env.TextUnit() / u
	in := env.Full().Inset(6 * u)
	g := 6 * u
	tool := math.Max(env.MinTarget(), 44*u)
	head := math.Max(tool, 46*u*k)
	top, in := in.CutTop(head, g)
	tools, hud := top.CutRight(3*tool+2*g, g)
	for i := range 3 {
		l.Tools = append(l.Tools, tools.Row(i, 3, g))
	}
	l.HUD[1] = hud
	if hud.W > 190*u { // with room for the rival beside it
		l.HUD[1].W = hud.W - 78*u
	}
	sky := 34 * u
	short := env.Full().H < 560*u+146*u*k // then there is room for the cards only
	if short {
		sky = 2 * u
	}
	base := top.Bottom() + sky
	_, in = in.CutTop(math.Max(0, base+2*u-in.Y), 0)
	l.Hand[0], in = in.CutBottom(in.H*0.175, g)
	ask := tool + 8*u + 76*u*k // two lines of a question and two of its reason
	if replay {
		ask = 3*tool + 30*u
	}
	l.Prompt, in = in.CutBottom(ask, g)
	row, in := in.CutBottom(math.Max(tool, 44*u*k), g)
	if !short { // under the rival's name, on the wall, and over the own one
		l.Coins[1] = ui.Rect{X: in.X, Y: base - 29*u, W: math.Min(in.W*0.4, 165*u), H: 27 * u}
		l.Deal, in = in.CutBottom(13*u+14*u*k, 3*u) // clear of the numbers at the foot of cards
		l.Coins[0], l.Deal = l.Deal.CutLeft(math.Min(in.W*0.31, 165*u), g)
		l.Coins[0], _ = l.Coins[0].CutBottom(18*u, 0)
		l.Column = true
	}
	if l.HUD[0] = row; !short {
		l.HUD[0], l.Phases = row.CutLeft(row.W*0.47, g)
		l.Phases = l.Phases.Middle(l.Phases.W, math.Min(row.H, 24*u*k+8*u))
	}
	least := tool*cards.Aspect + u
	rh := math.Max(least, math.Min(in.H*0.17, 84*u))
	body := in.InsetXY(0, rh+g)
	l.Stage = in
	aw := math.Max(rh/cards.Aspect, tool)
	pw := math.Max(tool, math.Min(aw*0.8, (in.W*0.7-aw)/4-g))
	for i := range 2 {
		row := ui.Rect{X: in.X, Y: in.Y, W: in.W, H: rh}
		if i == 0 {
			row.Y = in.Bottom() - rh
		}
		x := row.X
		next := func(w float64) ui.Rect {
			r := ui.Rect{X: x, Y: row.Y, W: w, H: rh}
			x += w + g
			return r
		}
		l.Zones[bgd.Assist][i], l.Zones[bgd.Domain][i], l.Zones[bgd.Junk][i], l.Zones[bgd.Side][i] = next(aw), next(pw), next(pw), next(pw)
		l.Zones[bgd.Charge][i] = ui.Rect{X: x, Y: row.Y, W: row.Right() - x, H: rh}
	}
	if short {
		l.besideEachOther(env, in, body, u, k)
	} else {
		l.faceToFace(env, in, body, base, u, k)
	}
	return l
}

// besideEachOther places the guardians in an upright window without room: their
// LP are with the names.
func (l *Layout) besideEachOther(env *ui.Env, in, body ui.Rect, u, k float64) {
	cx := in.X + in.W/2
	die := math.Min(in.W*0.2, body.H*0.5)
	gw := math.Min(body.H/cards.Aspect, math.Min(in.W*0.36, 0.54*in.W-die-4*u)) // beside the die
	l.Die = ui.Rect{X: cx, Y: body.Y + body.H*0.44}.Inset(-die / 2)
	for i, x := range [2]float64{in.X + in.W*0.23, in.X + in.W*0.77} {
		l.Zones[bgd.Attack][i] = ui.Rect{X: x - gw/2, Y: body.Y + (body.H-gw*cards.Aspect)/2, W: gw, H: gw * cards.Aspect}
	}
	l.Odds = ui.Rect{X: cx - in.W*0.13, Y: body.Bottom() - 20*u*k, W: in.W * 0.26, H: 20 * u * k}
	l.around(env, 40, 0.05)
}

// faceToFace places the guardians of an upright window close to each other, the
// die between their feet; below each its wall with LP and the numbers that hit.
func (l *Layout) faceToFace(env *ui.Env, in, body ui.Rect, base, u, k float64) {
	cx := in.X + in.W/2
	hits, num := 16*u, 31*u*k
	foot := hits + num + 24*u // of a guardian's place: plinth, LP, numbers
	die := math.Min(in.W*0.2, body.H*0.3)
	gap := die * 1.04
	gw := math.Min((in.W-gap)/2-2*u, (body.H-foot)/cards.Aspect)
	gh := gw * cards.Aspect
	top := body.Y + (body.H-gh-foot)*0.5
	gr := &l.Ground
	cy := top + gh*0.9
	unit := in.W / 560
	gr.Camera = stage.Camera{CX: cx, CY: cy, D: 1500 * unit, Tilt: 34 * math.Pi / 180}
	l.arena(env, unit, base, 0.05)
	gr.Pit, gr.Ring, gr.Turn = die*0.55, in.W*0.5, 7*math.Pi/180
	gr.Bowls = [2]ui.Rect{}
	if y := 3 * u; gr.Booth.Y < y { // the rival stays in the window
		gr.Booth.H, gr.Booth.Y = gr.Booth.Bottom()-y, y
		l.Rival = gr.RivalAt()
	}
	l.Die = ui.Rect{X: cx, Y: cy - die*0.1}.Inset(-die / 2)
	wide := math.Max(gw, math.Min((in.W-gap)/2, 190*u*k)) // of LP and the wall
	for i, side := range [2]float64{-1, 1} {
		near := cx + side*gap/2 // the inner edge
		block := func(w, y, h float64) ui.Rect {
			return ui.Rect{X: near + math.Min(0, side*w), Y: y, W: w, H: h}
		}
		q := block(gw, top, gh)
		l.Zones[bgd.Attack][i] = q
		x, y := gr.Camera.Unproject(q.X+q.W/2, q.Bottom()+1*u)
		_, _, kk := gr.Camera.Project(x, y, 0)
		gr.Plinth[i] = ui.Rect{X: x, Y: y, W: q.W * 0.5 / kk, H: 9 * unit}
		seat := block(wide-5*u, q.Bottom()+20*u, num).Move(side*5*u, 0)
		if more := gap/2 - 2*u; i == 0 { // DG has room beside the LP, under the pit
			l.Seat[i] = ui.Rect{X: seat.X, Y: seat.Y, W: seat.W + more, H: seat.H}
		} else {
			l.Seat[i] = ui.Rect{X: seat.X - more, Y: seat.Y, W: seat.W + more, H: seat.H}
		}
		l.Hits[i] = block(math.Min(wide, hits*7), l.Seat[i].Bottom()+2*u, hits)
		l.Hits[i].X = q.X + (q.W-l.Hits[i].W)/2
		wx, wy := gr.Camera.Unproject(near, l.Seat[i].Y-1*u)
		_, _, wk := gr.Camera.Project(wx, wy, 0)
		stone := math.Min(wide, 230*u) / wk / 12.2
		gr.Walls[i] = wall.Wall{X: wx, Y: wy, Out: side, W: stone, D: stone * 0.5, H: stone * 0.46, Across: 11, RubbleAt: 12 * u}
	}
	l.Odds = ui.Rect{X: cx - gap/2, Y: l.Hits[0].Y, W: gap, H: hits}
}

// Force returns the place of a Force in its row.
func (l *Layout) Force(sd int, st *rules.State, z rules.ZoneID, c rules.CardID) ui.Rect {
	r := l.Zones[bgd.Charge][sd]
	w := math.Min(r.H/cards.Aspect, r.W)
	n, off := 0, []bool(nil)
	for i, id := range st.Zone(z) {
		if off = append(off, st.Card(id).Has(bgd.FlagSpent)); id == c {
			n = i
		}
	}
	at := 0.0
	if len(off) > 0 {
		at = along(r.W-w, w, off)[n]
	}
	x := r.X + at
	if sd == 1 {
		x = r.Right() - w - at
	}
	return ui.Rect{X: x, Y: r.Y + (r.H-w*cards.Aspect)/2, W: w, H: w * cards.Aspect}
}

// along returns the positions of Force of width w in a row, given for each
// whether it is spent, the last at most at room: side by side or, if they are
// too many, the ready ones first and the spent ones overlapping behind them.
func along(room, w float64, spent []bool) []float64 {
	out := make([]float64, len(spent))
	step := w * 1.06
	if float64(len(spent)-1)*step <= room {
		for i := range out {
			out[i] = float64(i) * step
		}
		return out
	}
	var n [2]int // ready and spent
	kind := map[bool]int{true: 1}
	for _, q := range spent {
		n[kind[q]]++
	}
	behind := room / float64(len(spent)-1)
	if n[0] > 0 {
		behind = math.Min(w*0.22, behind)
		step = math.Min(step, (room-behind*float64(max(0, n[1]-1)))/float64(max(1, n[0]-1+min(1, n[1]))))
	}
	var at [2]int
	for i, q := range spent {
		if k := kind[q]; k == 0 {
			out[i] = float64(at[0]) * step
			at[0]++
		} else {
			out[i] = float64(n[0])*step + float64(at[1])*behind
			at[1]++
		}
	}
	return out
}

// Life returns where a side's LP are written, without the room beside them.
func (l *Layout) Life(side int) ui.Rect {
	r := l.Seat[side]
	w := r.W * 0.5
	if l.Tall {
		w = r.W
	}
	q := ui.Rect{X: r.X, Y: r.Y, W: w, H: r.H}
	if side == 1 {
		q.X = r.Right() - w
	}
	return q
}

// DieSize is the die's edge in widths of its place: where much else must be
// readable, its place is hardly larger than the die.
func (l *Layout) DieSize() float64 {
	if l.Small || l.Tall {
		return 0.74
	}
	return 0.96
}
