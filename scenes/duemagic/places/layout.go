package places

import (
	"math"

	dmg "godeck/rules/duemagic"
	"godeck/scenes/table"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Layout is where everything lies in this window.
type Layout struct {
	board.Frame
	Turn   ui.Rect    // whose turn it is and who has priority; empty: in the phase bar
	Pile   ui.Rect    // of the stack
	Pass   ui.Rect    // the big button: what goes on
	End    ui.Rect    // what gives something up or ends the turn: never where anything else is pressed
	Extras ui.Rect    // when the table asks
	Full   ui.Rect    // the window
	Rows   [2]ui.Rect // of creatures, which may be longer than their zones
	Recent ui.Rect    // of what the opponent has used; empty: only the log says it
	Toasts ui.Rect    // where toasts stand in wide windows: see Says
	Taps   bool       // shields are large enough to be tapped where they stand
	Lower  int        // how many entries of the stack have a row of their own below the next one,
	Low    float64    // so high

	Mid  float64 // the middle of the circle
	Rim  float64 // the far edge of the table, below the hall
	Unit float64 // a unit of the place: its circle has a radius of 322
}

// least is the height of the lowest shields that can be tapped, in CSS pixels.
const least = 36

// Measure lays out a window.
func Measure(env *ui.Env, replay bool) Layout {
	l := table.ByShape(env, replay, wideLayout, smallLayout, tallLayout)
	l.Bare, l.Full = true, ui.Rect{W: env.W, H: env.H}
	l.Zones[dmg.Hand], l.Zones[dmg.Stack] = l.Hand, [2]ui.Rect{l.Pile, l.Pile}
	for sd := range l.Rows {
		if r, z := &l.Rows[sd], l.Zones[dmg.Battle][sd]; r.Empty() {
			*r = z
		} else {
			r.Y, r.H = z.Y, z.H
		}
	}
	l.Taps = l.Zones[dmg.Shields][0].H >= least*env.Scale-0.5
	l.Replay = board.ReplayPlace{Rect: l.Prompt, Small: l.Small, Tall: !l.Small, Continue: l.Pass, Leave: l.End.Union(l.Extras)}
	return l
}

// Tower reports whether the stack is a tower over the middle.
func (l *Layout) Tower() bool { return !l.Tall && !l.Small }

// wideLayout has the duel circle in the middle under the hall, mana and piles
// beside it, the hand before it, and the question lower right.
func wideLayout(env *ui.Env, u float64, replay bool) (l Layout) {
	k := env.TextUnit() / u
	full := env.Full()
	in := full.Inset(12 * u)
	g := 6 * u
	tool := math.Max(env.MinTarget(), 46*u)
	right := math.Max(296*u*math.Sqrt(k), math.Min(full.W*0.234, 352*u))
	left := math.Max(196*u*math.Sqrt(k), full.W*0.158)
	rx := in.Right() - right
	mid := ui.Rect{X: in.X + left + 16*u, Y: full.Y, W: rx - in.X - left - 28*u, H: full.H} // between the columns
	far := in.InsetXY(left+16*u, 0)                                                         // and beside the piles
	l.Mid = math.Max(mid.X+mid.W/2, math.Min(full.X+full.W/2, mid.Right()-290*u))           // of the window, if that leaves room
	if w := 0.95 * mid.W; w < far.W {                                                       // theirs are farther away
		far.X, far.W = math.Max(far.X, math.Min(l.Mid-w/2, far.Right()-w)), w
	}
	l.Rows = [2]ui.Rect{mid, far}
	half := math.Min(l.Mid-mid.X, mid.Right()-l.Mid)
	about := ui.Rect{X: l.Mid - half, W: 2 * half} // as wide on both sides of the middle
	l.Rim = full.Y + full.H*0.214
	l.Unit = math.Min(full.W/1190, full.H/686)
	// above: names, tools, the last line of the log
	l.HUD[1] = ui.Rect{X: in.X + 4*u, Y: in.Y, W: math.Max(left+8*u, 204*u), H: 32*u + 30*u*k}
	for i := range 3 {
		l.Tools = append(l.Tools, ui.Rect{X: in.Right() - float64(3-i)*tool - float64(2-i)*8*u, Y: in.Y, W: tool, H: tool})
	}
	l.Line = ui.Rect{X: rx, Y: in.Y + tool + 2*u, W: right, H: math.Max(env.MinTarget(), 40*u)}
	// the circle: shields, creatures and the hand
	y := l.Rim - 47*u
	band := func(in ui.Rect, h, gap float64) ui.Rect {
		r := ui.Rect{X: in.X, Y: y, W: in.W, H: h}
		y += h + gap
		return r
	}
	sh := math.Max(env.MinTarget(), 48*u)
	hand := math.Max(full.H*0.222, 110*u)
	low := full.Bottom() - 5*u // the outer cards of a wide hand lie lower
	rest := low - hand - 3*u - sh - 3*u - (y + sh + 5*u)
	l.Zones[dmg.Shields][1] = band(about, sh, 5*u)
	l.Zones[dmg.Battle][1] = band(about, rest*0.478, rest*0.008)
	l.Zones[dmg.Battle][0] = band(about, rest*0.514, 3*u)
	l.Zones[dmg.Shields][0] = band(about, sh, 3*u)
	l.Hand[0] = band(about, hand, 0)
	l.Stage = l.Zones[dmg.Battle][1].Union(l.Zones[dmg.Battle][0])
	l.Pile = l.Stage.Middle(math.Min(150*u, about.W*0.22), l.Stage.H)
	for sd := range 2 {
		r := &l.Zones[dmg.Shields][sd]
		*r = r.Middle(math.Min(r.W, dmg.ShieldCount*(sh*[]float64{1.36, 1.22}[sd])), r.H)
	}
	rh := (l.Rim - full.Y) * 1.02
	l.Rival = ui.Rect{X: l.Mid - rh*0.727, Y: l.Rim - rh, W: rh * 1.4545, H: rh}
	l.Recent = ui.Rect{X: in.X + 4*u, Y: l.HUD[1].Bottom() + 10*u, W: left + 8*u, H: math.Max(18*u*k+64*u, 1.6*env.MinTarget()+20*env.Scale)}
	l.Toasts = ui.Rect{X: l.HUD[1].Right(), Y: full.Y, W: l.Mid - 60*u - l.HUD[1].Right(), H: l.Rim - 61*u - full.Y} // beside the face: the circle is full of what is chosen
	l.Hand[1] = ui.Rect{X: l.Mid + 62*u, Y: l.Rim - 88*u, W: 176 * u, H: 44 * u}                                     // beside the mask, which is seen whole, above the shields
	// own side: left; theirs: right
	pile := math.Max(env.MinTarget(), 62*u)
	foot := in.Bottom() - 36*u*k - 4*u
	l.Phases = ui.Rect{X: in.X + 4*u, Y: foot, W: left, H: 36 * u * k}
	l.HUD[0] = ui.Rect{X: in.X + 4*u, Y: foot - 32*u - 30*u*k, W: left, H: 32*u + 30*u*k}
	base := l.HUD[0].Y - 12*u
	// the question, the big button, and the ways to pass on
	col := ui.Rect{X: rx, W: right}
	at := func(y, h float64) ui.Rect { return ui.Rect{X: col.X, Y: y, W: col.W, H: h} }
	bh, end := math.Max(60*u, 30*u+30*u*k), math.Max(tool, 20*u+26*u*k)
	l.Extras = at(in.Bottom()-tool, tool)
	l.End = at(l.Extras.Y-g-end, end)
	l.Pass = at(l.End.Y-g-bh, bh)
	ask := math.Max(150*u, 54*u+100*u*k)
	l.Prompt = at(l.Pass.Y-10*u-ask, ask)
	if replay { // its bar takes the buttons' place
		h := 3*tool + 40*u
		l.Prompt = ui.Rect{X: rx - 84*u, Y: in.Bottom() - h, W: right + 84*u, H: h}
		if out := l.Hand[0].Right() - l.Prompt.X + 10*u; out > 0 {
			l.Hand[0] = l.Hand[0].InsetXY(out, 0)
		}
	}
	l.beside(in, left, pile, base, math.Max(l.Line.Bottom(), l.Rim+20*u)+8*u, u)
	l.Stacked = true
	l.Panel = at(l.Rim+22*u, l.Prompt.Y-6*u-l.Rim-22*u)
	return l
}

// beside lays out the piles and the mana: one's own in a column at the left that
// is so wide, above base, theirs at the right, below top: beside each other if
// the question is near.
func (l *Layout) beside(in ui.Rect, wide, pile, base, top, u float64) {
	h := pile * cards.Aspect
	x, high := in.X+wide-pile-2*u, 2*h+22*u
	l.Zones[dmg.Library][0] = ui.Rect{X: x, Y: base - h, W: pile, H: h}
	l.Zones[dmg.Graveyard][0] = ui.Rect{X: x - 6*u, Y: base - high, W: pile, H: h}
	l.Zones[dmg.Mana][0] = ui.Rect{X: in.X, Y: base - high, W: wide - pile - 12*u, H: high}
	w := pile * 0.9
	h = w * cards.Aspect
	x, high = in.Right()-wide+2*u, 2*h+22*u
	l.Zones[dmg.Library][1] = ui.Rect{X: x, Y: top, W: w, H: h}
	l.Zones[dmg.Graveyard][1] = ui.Rect{X: x + 8*u, Y: top + h + 22*u, W: w, H: h}
	l.Zones[dmg.Mana][1] = ui.Rect{X: x + w + 16*u, Y: top, W: wide - w - 18*u, H: high}
	if top+high+22*u > l.Prompt.Y {
		x = l.Prompt.X + 8*u
		l.Zones[dmg.Library][1].X = x
		l.Zones[dmg.Graveyard][1] = ui.Rect{X: x + w + 14*u, Y: top, W: w, H: h}
		l.Zones[dmg.Mana][1] = ui.Rect{X: x + 2*w + 28*u, Y: top - 4*u, W: in.Right() - x - 2*w - 28*u, H: h + 12*u}
	}
}

// smallLayout is for short windows: an iframe, a phone in landscape. Shields
// are small panes, which open when one has to be chosen and they are too low to
// be tapped.
func smallLayout(env *ui.Env, u float64, replay bool) (l Layout) {
	l.Small = true
	k := env.TextUnit() / u
	in := env.Full().Inset(3 * u)
	g := 2 * u
	tool := env.MinTarget()
	right, rest := in.CutRight(math.Max(2*tool+g, in.W*0.225), 4*u)
	hand := math.Max(tool*cards.Aspect+4.5*u, in.H*0.24)
	low := in.W >= 690*u && in.H >= 320*u // a phone in landscape: the question is beside the hand, what it leaves is for the shields
	if low {
		hand = math.Max(hand, in.H*0.275)
	}
	switch {
	case low && replay:
		l.Prompt, rest = rest.CutBottom(tool+6*u, 12*u)
		l.Hand[0], rest = rest.CutBottom(tool*cards.Aspect+4.5*u, g)
	case low:
		var row ui.Rect
		row, rest = rest.CutBottom(math.Max(hand, 50*u+48*u*k), 9*u) // own shields are touched below them, too
		l.Prompt, l.Hand[0] = row.CutLeft(math.Max(230*u*math.Sqrt(k), 0.3*in.W), 4*u)
		_, l.Hand[0] = l.Hand[0].CutTop(l.Hand[0].H-hand, 0)
		l.Stacked = true
	default: // seven cards beside each other in the smallest window
		l.Hand[0], rest = rest.CutBottom(hand, g)
	}
	left, mid := rest.CutLeft(math.Max(2*tool+g, in.W*0.2), 4*u)
	row, left := left.CutBottom(tool, g)
	l.Tools = []ui.Rect{row.Row(0, 2, g), row.Row(1, 2, g)} // undo menu
	ph := math.Max(tool, math.Min(left.H*0.25, 30*u+30*u*k))
	pm := math.Max(tool, math.Min(left.H*0.22, 60*u))
	if low {
		ph = math.Max(tool, math.Min(left.H*0.22, 16*u+32*u*k))
	}
	l.HUD[1], left = left.CutTop(ph, g)
	l.HUD[0], left = left.CutBottom(ph, g)
	if left.H > 2*tool+30*u || low && left.H > 2*tool+2*g {
		l.Zones[dmg.Mana][1], left = left.CutTop(pm, g)
		l.Zones[dmg.Mana][0], left = left.CutBottom(pm, g)
	}
	if !low { // there the phases say it
		l.Turn = left
	}
	l.Pile = l.answers(right, low, tool, g, 26*u+60*u*k)
	ask := math.Max(tool+2*u, 34*u*k)
	if replay {
		ask = tool + 6*u
	}
	if low {
		_, mid = mid.CutTop(7*u, 0)
	} else {
		l.Prompt, mid = mid.CutBottom(ask, g)
	}
	l.Stage = mid
	pip := math.Max(9*u, mid.H*0.06)
	if low {
		pip = math.Max(least*env.Scale, mid.H*0.105)
	}
	l.Zones[dmg.Shields][1], mid = mid.CutTop(pip, g)
	l.Zones[dmg.Shields][0], mid = mid.CutBottom(pip, g+2*u) // the floor before one's own wall
	if low || mid.H > 220*u {
		l.Phases = mid.Middle(mid.W, 20*u*k+4*u)
	}
	air := math.Min(16*u, mid.H*0.07) // numbers hang from one row, and signs stand on the other
	bh := math.Max((mid.H-air)/2, math.Min((mid.H-g)/2, tool*cards.Aspect+0.4*u))
	if !l.Phases.Empty() {
		bh = (mid.H - l.Phases.H - 2*g) / 2
	}
	l.Zones[dmg.Battle][1], mid = mid.CutTop(bh, g)
	l.Zones[dmg.Battle][0], _ = mid.CutBottom(bh, g)
	rh := math.Min(l.Pile.W/1.4545, l.Pile.H)
	l.Rival = ui.Rect{X: l.Pile.X + (l.Pile.W-rh*1.4545)/2, Y: l.Pile.Bottom() - rh, W: rh * 1.4545, H: rh}
	if top := l.Rival.Y - l.Pile.Y - 8*u; low && !replay && top >= 1.4*env.MinTarget() {
		l.Recent = ui.Rect{X: l.Pile.X + 4*u, Y: l.Pile.Y + 2*u, W: l.Pile.W - 8*u, H: top}
	}
	l.Mid, l.Rim = l.Stage.X+l.Stage.W/2, l.Stage.Y+l.Zones[dmg.Shields][1].H*0.5
	l.Unit = math.Min(l.Stage.W*1.02/660, l.Stage.H*1.75/720)
	return l
}

// answers lays out the buttons at the foot of a column in a short window, the big one
// at most so high, and returns what is left of it.
func (l *Layout) answers(right ui.Rect, low bool, tool, g, most float64) ui.Rect {
	l.Extras, right = right.CutBottom(tool, g)
	big := math.Max(tool, math.Min(right.H*0.44, most))
	if low {
		l.Extras, l.End = l.Extras.CutLeft(math.Max(tool, l.Extras.W*0.36), g)
	} else {
		l.End, right = right.CutBottom(tool, g)
		big = math.Max(tool, math.Min(big, right.H*0.26))
	}
	l.Pass, right = right.CutBottom(big, g)
	return right
}

// tallLayout is for phones in portrait. The stack is a row between the battle
// zones; mana lies beside the names.
func tallLayout(env *ui.Env, u float64, replay bool) (l Layout) {
	l.Tall = true
	k := env.TextUnit() / u
	full := env.Full()
	in := full.Inset(6 * u)
	g := 5 * u
	short := env.H/u < 720
	tool := math.Max(env.MinTarget(), 44*u)
	ph := math.Max(tool, 22*u+24*u*k)
	top, in := in.CutTop(ph, g)
	var t ui.Rect
	t, l.HUD[1] = top.CutRight(2*tool+g, g)
	l.Tools = []ui.Rect{t.Row(0, 2, g), t.Row(1, 2, g)} // undo menu
	hand, bar, ask, draw := math.Max(in.H*0.174, tool*1.6), math.Max(tool, 24*u+34*u*k), 14*u+58*u*k, math.Max(tool+4*u, 22*u+34*u*k)
	hall := math.Min(64*u, in.H*0.08)
	if short {
		g = 3 * u
		hand, bar, ask, draw = tool*1.52, math.Max(tool, 16*u+26*u*k), 4*u+46*u*k, math.Max(tool, 14*u+26*u*k)
		hall = 0
	}
	if hall > 0 { // somebody sits there
		var r ui.Rect
		r, in = in.CutTop(hall, 0)
		l.Rim = r.Bottom()
		l.Rival = ui.Rect{X: full.X + full.W/2 - (hall+10*u)*0.727, Y: l.Rim - hall - 10*u, W: (hall + 10*u) * 1.4545, H: hall + 10*u}
		if y := r.Bottom() - 15*u - env.MinTarget(); !replay && y >= r.Y-1 { // between the name and the shields, before the windows
			l.Recent = ui.Rect{X: in.X, Y: y, W: l.Rival.X + 0.12*l.Rival.W - in.X, H: env.MinTarget()}
		}
		in = ui.Rect{X: in.X, Y: in.Y - 14*u, W: in.W, H: in.H + 14*u}
	} else {
		l.Rim = in.Y + 10*u
	}
	rib := 20*u*k + 4*u
	if !short { // what is left of the rows' height, so that cards have their texts if they can
		fixed := ask + bar + ph + 2*tool + rib + draw + 10*g + 3*u
		hand = math.Max(hand*0.77, math.Min(hand, in.H-fixed-190*u))
		// the outer cards lie lower
		_, in = in.CutBottom(3*u, 0)
	}
	l.Hand[0], in = in.CutBottom(hand, g)
	row, in := in.CutBottom(bar, g)
	l.Extras, l.Pass = row.CutRight(math.Max(tool, in.W*0.14), g)
	l.End, l.Pass = l.Pass.CutRight(l.Pass.W*0.44, g)
	if replay {
		ask = 3*tool + 30*u - bar
	}
	l.Prompt, in = in.CutBottom(ask, g)
	if replay {
		l.Prompt = l.Prompt.Union(row)
	}
	l.HUD[0], in = in.CutBottom(ph, g)
	l.Stage = in
	sh := tool
	l.Zones[dmg.Shields][1], in = in.CutTop(sh, g)
	l.Zones[dmg.Shields][0], in = in.CutBottom(sh, g)
	bh := (in.H - rib - draw - 3*g) / 2
	l.Zones[dmg.Battle][1], in = in.CutTop(bh, g)
	l.Pile, in = in.CutTop(draw, g)
	l.Phases, in = in.CutTop(rib, g)
	l.Zones[dmg.Battle][0] = in
	l.Mid = full.X + full.W/2
	l.Unit = full.W * 0.48 / 322
	return l
}

// Waits makes room for a stack of n entries on phones in portrait, if there is
// some: the rows of creatures give some of theirs.
func (l *Layout) Waits(n int, env *ui.Env) {
	row := math.Max(18*env.Scale, 22*env.TextUnit())
	spare := 2 * (l.Zones[dmg.Battle][1].H - env.MinTarget()*cards.Aspect - 8*env.Unit())
	if n == 0 && l.Tall { // its row is theirs until then
		l.part(-(l.Pile.H + 4*env.Unit()))
		return
	}
	if n = min(n-1, 3, int(spare/row)); !l.Tall || n < 1 {
		return
	}
	d := float64(n) * row
	l.Lower, l.Low = n, row
	l.Pile.Y, l.Pile.H = l.Pile.Y-d/2, l.Pile.H+d
	l.Zones[dmg.Stack] = [2]ui.Rect{l.Pile, l.Pile}
	l.part(d)
}

// Asks gives a question on a phone in portrait so much more height: the rows of
// creatures give it up.
func (l *Layout) Asks(more float64, env *ui.Env) {
	most := 2 * (l.Zones[dmg.Battle][0].H - env.MinTarget()*cards.Aspect - 8*env.Unit())
	if more = math.Min(more, most); !l.Tall || more <= 0 {
		return
	}
	l.Prompt.Y, l.Prompt.H = l.Prompt.Y-more, l.Prompt.H+more
	l.HUD[0].Y -= more
	l.Stage.H -= more
	l.Zones[dmg.Shields][0].Y -= more
	l.Zones[dmg.Battle][1].H -= more / 2
	l.Zones[dmg.Battle][0].Y -= more / 2
	l.Zones[dmg.Battle][0].H -= more / 2
	l.Phases.Y -= more / 2
	l.Pile.Y -= more / 2
	l.Zones[dmg.Stack] = [2]ui.Rect{l.Pile, l.Pile}
	l.Rows = l.Zones[dmg.Battle]
}

// part moves the rows of creatures apart on phones in portrait, by d in all.
func (l *Layout) part(d float64) {
	l.Phases.Y += d / 2
	l.Zones[dmg.Battle][1].H -= d / 2
	l.Zones[dmg.Battle][0].Y += d / 2
	l.Zones[dmg.Battle][0].H -= d / 2
	l.Rows = l.Zones[dmg.Battle]
}

// Holds makes room for n cards in hand where they would overlap: beside the circle
// there is some at the left.
func (l *Layout) Holds(n int, env *ui.Env) {
	h := &l.Hand[0]
	if !l.Tower() {
		return
	}
	need := h.H/cards.Aspect*(1.04*float64(n)-0.04) + 2
	if more := math.Min(need-h.W, h.X-l.HUD[0].Right()-10*env.Unit()); more > 0 {
		h.X, h.W = h.X-more, h.W+more
		l.Zones[dmg.Hand][0] = *h
	}
}

// ShieldRects returns the places of the shields of a side.
func (l *Layout) ShieldRects(sd, n int, gap float64) []ui.Rect {
	if !l.Taps { // low ones, in a row
		out := make([]ui.Rect, n)
		for i := range out {
			out[i] = l.Zones[dmg.Shields][sd].Row(i, n, gap*0.6).Middle(12*gap, l.Zones[dmg.Shields][sd].H)
		}
		return out
	}
	return Arc(l.Zones[dmg.Shields][sd], sd, n, gap, l.Tower(), n <= dmg.ShieldCount)
}

// Stones returns how wide n stones of mana are in a place, and their middles; u is a unit.
func Stones(r ui.Rect, n int, u float64) (d float64, at []ui.Point) {
	d = 44 * u
	high := 1.0
	if r.H > 80*u { // on the floor: farther rows stand a little aside
		high = 1.12
	}
	cols := 1
	for ; d > 8*u; d -= u {
		cols = max(1, int((r.W-d*(high-1)*4)/d))
		if float64((n+cols-1)/cols)*d*high <= r.H {
			break
		}
	}
	for i := range n {
		p := ui.Point{X: r.X + (float64(i%cols)+0.5)*d, Y: r.Y + (float64(i/cols)+0.5)*d*high}
		if high > 1 && i/cols%2 == 1 {
			p.X += d * (high - 1) * 4
		}
		at = append(at, p)
	}
	return d, at
}

// Says returns where toasts stand, over no shields: beside or before whoever sits
// opposite; where nobody does, between the rows of creatures.
func (l *Layout) Says(u float64) ui.Rect {
	switch far := l.Zones[dmg.Shields][1]; {
	case l.Tower():
		return l.Toasts
	case l.Tall && !l.Rival.Empty():
		return ui.Rect{X: l.Full.X, Y: l.Full.Y, W: l.Full.W, H: far.Y - 16*u - l.Full.Y}
	}
	y := (l.Zones[dmg.Battle][1].Bottom() + l.Zones[dmg.Battle][0].Y) / 2
	return ui.Rect{X: l.Stage.X, Y: y - 22*u, W: l.Stage.W, H: 33 * u} // the edge of a message is below its words
}

// Heap returns where a side's stones of mana are in their zone.
func (l *Layout) Heap(sd int, u float64) ui.Rect {
	return l.Zones[dmg.Mana][sd].InsetXY(5*u, 4*u)
}

// Touch returns where a shield of a side is touched that stands at r: low ones
// above or below it, too, where no creature is, and at their sides.
func (l *Layout) Touch(r ui.Rect, sd int, least float64) ui.Rect {
	if d := least - r.H; d > 0 {
		r.Y -= []float64{0, d}[sd]
		r.H = least
	}
	if d := least - r.W; d > 0 && d < least*0.2 {
		r.X, r.W = r.X-d/2, least
	}
	return r
}

// Facing returns where whoever sits opposite is touched: between the name and
// the shields.
func (l *Layout) Facing() ui.Rect {
	r := l.Rival
	if h := l.HUD[1]; h.Right() > r.X && h.X < r.Right() && h.Bottom() > r.Y && h.Y < r.Bottom() {
		_, r = r.CutTop(h.Bottom()-r.Y, 0)
	}
	if z := l.Zones[dmg.Shields][1]; !l.Small {
		r.H = math.Min(r.H, z.Y-r.Y-2)
	}
	return r
}

// Break returns where the i-th of n panes of a side that break at once stands
// large; it comes from a place of the table: towards the reader, over the
// creatures of its side, several of them beside each other.
func (l *Layout) Break(sd int, from ui.Rect, i, n int) ui.Rect {
	st := l.Stage
	h := st.H * 0.98
	if l.Tall {
		h = st.H * 0.46
	}
	x, _ := from.Centre()
	x = ui.Lerp(x, l.Mid, 0.3)
	if n > 1 {
		h = math.Min(h*0.82, st.W*0.98/(0.84*float64(n)))
		x = l.Mid + (float64(i)-float64(n-1)/2)*h*0.84
	}
	w := h * 0.84
	x = math.Max(st.X+w/2, math.Min(x, st.Right()-w/2))
	y := st.Y
	if sd == 0 {
		y = st.Bottom() - h
	}
	return ui.Rect{X: x - w/2, Y: y, W: w, H: h}
}

// HeldUp returns where a card is held up with its text, and where several
// are. One lies where nothing is answered meanwhile, over neither the stack nor
// what it is about; the last word of the match is in the middle.
func (l *Layout) HeldUp(u float64, over bool) (one, several ui.Rect) {
	st := l.Stage
	if q := l.Prompt; !l.Small && !over {
		if l.Tall {
			return q.Union(l.HUD[0]), st
		}
		h := math.Min(300*u, q.Bottom()-l.Zones[dmg.Mana][1].Bottom()-14*u)
		return ui.Rect{X: q.X, Y: q.Bottom() - h, W: q.W, H: h}, st
	}
	h := math.Min(230*u, st.H*0.62)
	if l.Small {
		h = math.Min(st.H*0.9, 130*u)
	}
	w := h/cards.Aspect + math.Min(340*u, st.W*0.5) + 32*u
	if l.Tall || l.Small {
		w = st.W
	}
	return st.Middle(math.Min(w, st.W), h+24*u), st
}

// Player returns where a player is: who sits opposite, or the name.
func (l *Layout) Player(sd int) ui.Rect {
	if r := l.Rival; sd == 1 && !r.Empty() {
		return r
	}
	return l.HUD[sd]
}
