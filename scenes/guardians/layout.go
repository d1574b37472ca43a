package guardians

import (
	"math"

	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// layout holds the places of everything in this window. The two attack
// guardians always face each other, the lower player's on the left, with the
// die between them.
type layout struct {
	table.Frame
	seat [2]ui.Rect // the stone under a player's attack guardian; empty: its values are on the card
	hits [2]ui.Rect // the numbers that fire a player's attack; empty without a stone
	odds ui.Rect    // the numbers of the die, with those that hit

	least float64 // least width of touch targets
}

func measure(env *ui.Env, replay bool) layout {
	l := table.ByShape(env, replay, wideLayout, smallLayout, tallLayout)
	l.least = env.MinTarget()
	return l
}

// wideLayout has the arena on the left, the log on the right, HUDs above, and
// the assistants, Force and piles at the outer sides of the guardians.
func wideLayout(env *ui.Env, u float64, replay bool) (l layout) {
	k := env.TextUnit() / u
	mid := env.Full().Inset(10 * u)
	tool := math.Max(env.MinTarget(), 46*u)
	whole := mid
	if mid.W > 1100*u {
		var right, row ui.Rect
		right, mid = mid.CutRight(math.Min(math.Max(232*u, mid.W-1080*u), 400*u), 10*u)
		row, l.Log = right.CutTop(tool, 8*u)
		for i := range 3 {
			l.Tools = append(l.Tools, row.Row(i, 3, 8*u))
		}
	}
	l.Hand[0], mid = mid.CutBottom(whole.H*0.2, 8*u)
	ph := math.Max(70*u, 26*u+44*u*k)
	if replay {
		ph = 2*math.Max(env.MinTarget(), 40*u*k) + 22*u
	}
	l.Prompt, mid = mid.CutBottom(ph, 6*u)
	l.Panel = l.Log
	head, mid := mid.CutTop(88*u*k, 6*u)
	pw := math.Min(head.W*0.33, 350*u)
	l.HUD[0], head = head.CutLeft(pw, 10*u)
	l.HUD[1], head = head.CutRight(pw, 10*u)
	l.Phases, head = head.CutBottom(26*u+8*u*k, 4*u)
	if l.Log.Empty() {
		for i := range 4 {
			l.Tools = append(l.Tools, head.Row(i, 4, 6*u).Middle(math.Min(tool, head.Row(i, 4, 6*u).W), math.Max(env.MinTarget(), math.Min(head.H, tool))))
		}
	} else {
		l.Hand[1] = head
	}
	l.Stage = mid
	cell := math.Max(mid.W*0.16, 150*u)
	stone, row := 50*u*k+4*u, 20*u // with a row of numbers above it
	stone += row
	gh := mid.H - stone
	gw := math.Min(gh/table.Aspect, (mid.W-cell)/2*0.54)
	gh = gw * table.Aspect
	cx := mid.X + mid.W/2
	gap := 8 * u
	for i := range 2 {
		giant := ui.Rect{X: cx - cell/2 - gw, Y: mid.Y + (mid.H-gh-stone)/2, W: gw, H: gh}
		outer := ui.Rect{X: mid.X, Y: mid.Y, W: giant.X - 14*u - mid.X, H: mid.H}
		l.Zones[bgd.Attack][i] = giant
		l.hits[i] = ui.Rect{X: giant.X, Y: giant.Bottom() + 2*u, W: gw, H: row}
		l.seat[i] = ui.Rect{X: giant.X - 6*u, Y: giant.Bottom() + 4*u + row, W: gw + 12*u, H: stone - row - 4*u}
		pileW := (outer.W - 2*gap) / 3
		piles, rest := outer.CutBottom(math.Max(env.MinTarget(), math.Min(pileW*table.Aspect, outer.H*0.24)), 10*u)
		force, rest := rest.CutBottom(math.Max(env.MinTarget()*1.2, math.Min(66*u, outer.H*0.19)), 10*u)
		aw := math.Min(outer.W*0.56, rest.H/table.Aspect)
		dw := math.Min(outer.W-aw-gap, aw*0.8)
		l.Zones[bgd.Assist][i] = ui.Rect{X: outer.Right() - aw, Y: rest.Bottom() - aw*table.Aspect, W: aw, H: aw * table.Aspect}
		l.Zones[bgd.Domain][i] = ui.Rect{X: outer.X, Y: rest.Bottom() - dw*table.Aspect, W: dw, H: dw * table.Aspect}
		l.Zones[bgd.Charge][i] = force
		for n, z := range [...]uint8{bgd.Junk, bgd.Side, bgd.Deck} {
			l.Zones[z][i] = piles.Row(n, 3, gap)
		}
	}
	l.mirror(mid)
	die := math.Min(cell*0.62, mid.H*0.34)
	l.Die = ui.Rect{X: cx - die/2, Y: mid.Y + mid.H*0.5 - die*0.55, W: die, H: die}
	l.odds = ui.Rect{X: cx - cell/2 + 4*u, Y: l.Die.Bottom() + die*0.22, W: cell - 8*u, H: 44*u*k + 6*u}
	return l
}

// mirror mirrors the lower player's places on the left to the upper player's on the right.
func (l *layout) mirror(r ui.Rect) {
	flip := func(q ui.Rect) ui.Rect {
		q.X = r.X + r.Right() - q.Right()
		return q
	}
	for k := range l.Zones {
		l.Zones[k][1] = flip(l.Zones[k][0])
	}
	l.seat[1], l.hits[1] = flip(l.seat[0]), flip(l.hits[0])
}

// smallLayout is for short windows (an iframe, a phone in landscape), with
// HUDs, tools and the smaller piles in a column on the left.
func smallLayout(env *ui.Env, u float64, replay bool) (l layout) {
	l.Small = true
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
	l.Stage = mid
	cell := math.Max(mid.W*0.17, tool+12*u)
	stone := 0.0
	if mid.H > 150*u {
		stone = 24*u*k + 2*u
	}
	gw := math.Min((mid.H-stone)/table.Aspect, (mid.W-cell)/2-tool-2*g)
	gh := gw * table.Aspect
	cx := mid.X + mid.W/2
	outer := math.Max(tool, math.Min((mid.W-cell)/2-gw-2*g, mid.H*0.5/table.Aspect))
	giant := ui.Rect{X: cx - cell/2 - gw, Y: mid.Y + (mid.H-gh-stone)/2, W: gw, H: gh}
	l.Zones[bgd.Attack][0] = giant
	if stone > 0 {
		l.seat[0] = ui.Rect{X: giant.X, Y: giant.Bottom() + 2*u, W: gw, H: stone - 2*u}
	}
	ah := math.Max(tool, (mid.H-g)/2)
	l.Zones[bgd.Assist][0] = ui.Rect{X: giant.X - g - outer, Y: mid.Y, W: outer, H: ah}
	l.Zones[bgd.Charge][0] = ui.Rect{X: giant.X - g - outer, Y: mid.Bottom() - ah, W: outer, H: ah}
	domain, junk := l.Zones[bgd.Domain], l.Zones[bgd.Junk]
	l.mirror(mid)
	l.Zones[bgd.Domain], l.Zones[bgd.Junk] = domain, junk
	die := math.Min(cell*0.7, mid.H*0.42)
	l.Die = ui.Rect{X: cx - die/2, Y: mid.Y + mid.H*0.42 - die*0.5, W: die, H: die}
	l.odds = ui.Rect{X: cx - cell/2 + 2*u, Y: mid.Bottom() - 34*u*k, W: cell - 4*u, H: 34 * u * k}
	return l
}

// tallLayout is for phones in portrait, with each player's assistant, domain,
// piles and Force in a row above or below the guardians.
func tallLayout(env *ui.Env, u float64, replay bool) (l layout) {
	l.Tall = true
	k := env.TextUnit() / u
	in := env.Full().Inset(6 * u)
	g := 6 * u
	tool := math.Max(env.MinTarget(), 44*u)
	ph := math.Max(tool, 46*u*k)
	tools := func(row ui.Rect) (ui.Rect, ui.Rect) { return row.CutRight(2*tool+g, g) }
	top, in := in.CutTop(ph, g)
	t1, hud := tools(top)
	l.HUD[1] = hud
	l.Hand[0], in = in.CutBottom(in.H*0.15, g)
	ask := tool + 8*u + 14*u + 62*u*k
	if replay {
		ask = 3*tool + 30*u
	}
	l.Prompt, in = in.CutBottom(ask, g)
	bottom, in := in.CutBottom(ph, g)
	t0, hud := tools(bottom)
	l.HUD[0] = hud
	l.Tools = []ui.Rect{t0.Row(0, 2, g), t0.Row(1, 2, g), t1.Row(0, 2, g), t1.Row(1, 2, g)} // undo speed log menu
	stone, hits := 0.0, 18*u
	if in.H > 330*u { // otherwise there is room for the cards only
		l.Phases, in = in.CutBottom(22*u*k+4*u, g)
		stone = 46*u*k + 4*u + hits
	}
	l.Stage = in
	cell := in.W * 0.21
	gw := (in.W - cell) / 2
	least := tool*table.Aspect + u
	if most := in.H - stone - 2*least - 2*g; gw*table.Aspect > most {
		gw = most / table.Aspect
	}
	gh := gw * table.Aspect
	rh := math.Max(least, math.Min((in.H-gh-stone-2*g)/2, 96*u))
	body := in.InsetXY(0, rh+g)
	cx := in.X + in.W/2
	slack := math.Max(0, math.Min(body.H-gh-stone, 28*u))
	for i := range 2 {
		y := body.Y + (body.H-gh-stone-slack)/2
		giant := ui.Rect{X: cx + cell/2, Y: y, W: gw, H: gh}
		row := ui.Rect{X: in.X, Y: in.Y, W: in.W, H: rh}
		if i == 0 {
			giant.X, giant.Y = cx-cell/2-gw, y+slack
			row.Y = in.Bottom() - rh
		}
		l.Zones[bgd.Attack][i] = giant
		if stone > 0 {
			l.hits[i] = ui.Rect{X: giant.X, Y: giant.Bottom() + 2*u, W: gw, H: hits}
			l.seat[i] = ui.Rect{X: giant.X, Y: giant.Bottom() + 4*u + hits, W: gw, H: stone - hits - 4*u}
		}
		aw := math.Max(rh/table.Aspect, tool)
		pw := math.Max(tool, math.Min(aw*0.8, (in.W*0.7-aw)/4-g))
		x := row.X
		next := func(w float64) ui.Rect {
			r := ui.Rect{X: x, Y: row.Y, W: w, H: rh}
			x += w + g
			return r
		}
		l.Zones[bgd.Assist][i], l.Zones[bgd.Domain][i], l.Zones[bgd.Junk][i], l.Zones[bgd.Side][i] = next(aw), next(pw), next(pw), next(pw)
		l.Zones[bgd.Charge][i] = ui.Rect{X: x, Y: row.Y, W: row.Right() - x, H: rh}
	}
	die := math.Min(cell*0.74, 84*u)
	y := body.Y + body.H*0.5 - stone/2
	l.Die = ui.Rect{X: cx - die/2, Y: y - die*0.6, W: die, H: die}
	l.odds = ui.Rect{X: cx - cell/2 + 2*u, Y: l.Die.Bottom() + die*0.2, W: cell - 4*u, H: 48 * u * k}
	return l
}

// lies returns the place of a card in a zone.
func (s *Scene) lies(z rules.ZoneID, t table.Token, at *table.Moment) (ui.Rect, bool) {
	sd := s.SideOf(z.Seat())
	giant := s.lay.Zones[bgd.Attack][sd]
	out := -1.0 // away from the die
	if sd == 1 {
		out = 1
	}
	switch k := z.Kind(); k {
	case bgd.Charge:
		return s.lay.force(sd, &at.View.S, z, t.ID), true
	case bgd.Leaving: // it has stepped aside
		return giant.Move(out*giant.W*0.16, -giant.H*0.05), true
	case bgd.Unders, bgd.Materials:
		return giant.Move(out*giant.W*0.045, giant.H*0.02), true
	case bgd.Played:
		w := math.Min(s.lay.Die.W*0.9, giant.W*0.6)
		x, _ := s.lay.Die.Centre()
		return ui.Rect{X: x - w/2, Y: s.lay.Stage.Y, W: w, H: w * table.Aspect}, true
	default:
		return s.lay.Zone(k, sd)
	}
}

// force returns the place of a Force in its row.
func (l *layout) force(sd int, st *rules.State, z rules.ZoneID, c rules.CardID) ui.Rect {
	r := l.Zones[bgd.Charge][sd]
	w := math.Min(r.H/table.Aspect, r.W)
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
	return ui.Rect{X: x, Y: r.Y + (r.H-w*table.Aspect)/2, W: w, H: w * table.Aspect}
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
