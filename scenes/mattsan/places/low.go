package places

import (
	"math"

	mtz "godeck/rules/mattsan"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// lowLayout is the desk for phones in landscape, and frames of that shape: as
// on the wide one the fighters face each other in the middle lane and the benches
// column by column. They have the whole height above the hand: the far row stands before
// the wall. Names, piles and the turn are a column at the left, what one can do is one at
// the right, under the tools; the question lies right of the hand.
func lowLayout(env *ui.Env, u float64, replay bool) (l Layout) {
	l.Small, l.Bare, l.Stacked, l.Apart, l.Low = true, true, true, true, true
	k := env.TextUnit() / u
	full := env.Full()
	in := full.Inset(4 * u)
	tool, g := env.MinTarget(), 4*u
	d := math.Min(full.W/844, full.H/390)
	l.Unit = 0.66 * d
	l.Rim = in.Y + math.Max(tool, 0.115*full.H) - 2*u
	for i := range 4 {
		l.Tools = append(l.Tools, ui.Rect{X: in.Right() - float64(4-i)*(tool+g) + g, Y: in.Y, W: tool, H: tool})
	}
	side := math.Max(134*u*math.Sqrt(k), 0.157*in.W)
	margin := math.Max(l.Tools[3].Right()-l.Tools[0].X, 112*u*math.Sqrt(k))
	hand := math.Max(0.25*full.H, tool*1.7)
	if replay { // its bar is below the hand
		hand = tool*2.56 + g + 10*u
	}
	low := in.Bottom() - hand - 9*u
	l.lowSide(ui.Rect{X: in.X, Y: in.Y, W: side, H: in.H}, u, k, tool)
	top := in.Y + 7*u // of the cards, whose souls stand out
	front := (low - 18*u - top) / 2
	h := front / 1.24
	n := &l.Lanes
	*n = Lanes{Left: in.X + side + 7*d, Right: in.Right() - margin - 7*d, Gap: 5 * d, Behind: 1.02, Row: [2]float64{1, 1}, Ahead: [2]float64{1, 1}}
	// A window that is not so wide has lower cards.
	if room := 1.4 * (n.Right - n.Left - 100*d); 4.04*h+front > room {
		f := room / (4.08*h + front)
		h, front = h*f, front*f
	}
	n.Slot, n.Front = h/1.4+14*d, front/1.4+26*d
	mid := (n.Left + n.Right) / 2
	l.Camera = stage.Camera{CX: mid, CY: l.Rim + 178*d, D: 760 * d, Tilt: deskTilt}
	for sd, y := range [2]float64{low - 8*u - h, low - 21*u - front - h} { // the far bench has names above it
		l.Bench[sd] = ui.Rect{X: n.Left, Y: y, W: n.Right - n.Left, H: h}
		l.Battle[sd] = ui.Rect{Y: low - 8*u - front - float64(sd)*(front+10*u), H: front}
	}
	ask := math.Max(252*u*math.Sqrt(k), 0.338*in.W)
	l.Prompt = ui.Rect{X: in.Right() - ask, Y: low + 4*u, W: ask, H: in.Bottom() - low - 4*u}
	l.Hand[0] = ui.Rect{X: l.HUD[0].Right() + g, Y: in.Bottom() - hand, W: l.Prompt.X - 2*g - l.HUD[0].Right(), H: hand}
	if replay {
		l.Prompt = ui.Rect{X: l.Hand[0].X, Y: in.Bottom() - tool - 2*u, W: in.Right() - l.Hand[0].X, H: tool + 2*u}
		l.Hand[0].H = l.Prompt.Y - g - 10*u - l.Hand[0].Y // its caption stands out
		l.Hand[0].W = l.Prompt.W
		l.Stacked = false
	}
	l.Stage = ui.Rect{X: in.X, Y: l.Rim + 4*u, W: in.W, H: low + 4*u - l.Rim}
	l.Cloth = l.Rim + 10*u
	top = l.Tools[0].Bottom() + g
	l.Desk = ui.Rect{X: in.Right() - margin, Y: top, W: margin, H: low - top - 4*u}
	die, _ := l.Desk.CutTop(0.26*l.Desk.H, 0)
	if l.Die, l.Odds = die.CutLeft(die.H, 5*l.Unit); l.Odds.W < 6*30*l.Unit {
		l.Odds = ui.Rect{}
	}
	l.Spread(Span{-1, 1})
	_, lane := n.lane(0, Span{-1, 1})
	gap := ui.Rect{X: l.Battle[1].Right(), Y: full.Y, W: lane - l.Battle[1].Right(), H: l.Rim - full.Y} // of the far row
	l.bust(full.Y, gap.X+gap.W/2)
	l.Aside = ui.Rect{X: in.X, Y: l.Hand[0].Y - 0.4*h, W: l.Hand[0].Right() - in.X, H: in.Bottom() - l.Hand[0].Y + 0.4*h}
	l.Show = ui.Rect{X: l.Desk.X, Y: top, W: l.Desk.W, H: low - top - 4*u}
	return l
}

// lowSide lays out the left column of a low window: from the top what is the opponent's,
// the turn, and from the bottom what is one's own.
func (l *Layout) lowSide(col ui.Rect, u, k, tool float64) {
	g := 6 * u
	l.HUD[1], col = col.CutTop(tool, g)
	l.HUD[0], col = col.CutBottom(tool, g)
	phases := math.Min(42*u*k, 0.2*col.H)
	backs := 0.11 * col.H
	pile := math.Min((col.H-phases-backs-5*g-20*u)/2, 1.4*(col.W-16*u)/2)
	wide := math.Max(pile/1.4, tool)
	l.Hand[1], col = col.CutTop(backs, g)
	l.Hand[1] = l.Hand[1].InsetXY(8*u, 0)
	for sd, y := range [2]float64{col.Bottom() - pile - 10*u, col.Y} {
		r := ui.Rect{X: col.X + (col.W-2*wide-14*u)/2, Y: y, W: wide, H: pile}
		l.Zones[mtz.Deck][sd], l.Zones[mtz.Discard][sd] = r, r.Move(wide+14*u, 0)
		if sd == 1 {
			l.Zones[mtz.Deck][sd], l.Zones[mtz.Discard][sd] = l.Zones[mtz.Discard][sd], l.Zones[mtz.Deck][sd]
		}
	}
	from, to := l.Zones[mtz.Deck][1].Bottom()+14*u, l.Zones[mtz.Deck][0].Y-g
	l.Phases = ui.Rect{X: col.X, Y: from + (to-from-phases)/2, W: col.W, H: phases}
}

// Sheet returns the paper of the question: the same for every one. In a low
// window its words need all the height, and it begins above them.
func (l *Layout) Sheet(r ui.Rect, u float64) ui.Rect {
	if !l.Small { // one sheet for every question, whatever lies on it
		r = r.Union(l.Prompt)
	}
	if l.Low {
		r = ui.Rect{X: r.X, Y: r.Y - 6*u, W: r.W, H: r.H + 6*u}
	}
	return r
}
