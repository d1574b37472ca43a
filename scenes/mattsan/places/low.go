package places

import (
	"math"

	mtz "godeck/rules/mattsan"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// lowLayout is the desk for phones in landscape, and frames of that shape: as
// on the wide one the fighters face each other in the middle lane and the benches
// column by column, under a strip of the classroom. What one can do lies in the
// margin at the right, the question right of the hand.
func lowLayout(env *ui.Env, u float64, replay bool) (l Layout) {
	l.Small, l.Bare, l.Stacked, l.Apart, l.Low = true, true, true, true, true
	k := env.TextUnit() / u
	full := env.Full()
	in := full.Inset(4 * u)
	tool, g := env.MinTarget(), 4*u
	d := math.Min(full.W/844, full.H/390)
	l.Unit = 0.66 * d
	cx := full.X + full.W/2
	// the classroom: names and tools hang before it
	l.Rim = in.Y + math.Max(tool, 0.115*full.H) + 3*u
	l.Camera = stage.Camera{CX: cx, CY: l.Rim + 178*d, D: 760 * d, Tilt: deskTilt}
	for i := range 4 {
		l.Tools = append(l.Tools, ui.Rect{X: in.Right() - float64(4-i)*(tool+g) + g, Y: in.Y, W: tool, H: tool})
	}
	tag := math.Max(150*u*math.Sqrt(k), 0.19*in.W)
	l.HUD = [2]ui.Rect{{X: in.X, Y: in.Bottom() - tool, W: tag, H: tool}, {X: in.X, Y: in.Y, W: tag, H: tool}}
	l.bust(full.Y, cx)
	l.Hand[1] = ui.Rect{X: cx + 58*d, Y: l.Rim - 36*d, W: 130 * d, H: 33 * d}
	// below it the two rows of the mat, and the hand
	hand := math.Max(0.25*full.H, tool*1.7)
	if replay { // its bar is below the hand
		hand = tool*2.56 + g + 10*u
	}
	top := l.Rim + 10*u
	gap := 13 * u
	low := in.Bottom() - hand - 9*u
	pile := math.Max(tool, 46*d)
	front := (low - l.Rim - 12*u) / 2 // the far one stands before the wall
	h := math.Min((low-8*u-top-gap)/2, front/1.22)
	// A window that is not so wide leaves the actions their room all the same.
	if room := in.W - 2*pile - 153*d - 118*u*math.Sqrt(k); !replay && 3*h+front > 1.4*room {
		f := 1.4 * room / (3*h + front)
		h, front = h*f, front*f
	}
	n := &l.Lanes
	margin := math.Max(150*d, 112*u*math.Sqrt(k)) // for what one can do
	*n = Lanes{Left: in.X + pile + 20*d, Right: in.Right() - margin - pile - 30*d, Slot: h/1.4 + 19*d, Gap: 5 * d, Front: front/1.4 + 34*d, Behind: 1.04, Row: [2]float64{1, 1}, Ahead: [2]float64{1, 1}}
	for sd, y := range [2]float64{low - 8*u - h, l.Rim + 2*u} {
		x := in.X + 5*d // the near edge leans outwards
		l.Bench[sd] = ui.Rect{X: n.Left, Y: y, W: n.Right - n.Left, H: h}
		l.Battle[sd] = ui.Rect{Y: low - 8*u - front, H: front}
		if sd == 1 {
			l.Battle[1].Y = l.Battle[0].Y - front - 10*u
			x = n.Right + 14*d // and the far one inwards
		}
		part := (low - 8*u - top - gap) / 2
		room := math.Min(part*0.5-9*u, pile*1.4)
		py := [2]float64{top + part + gap, top}[sd]
		l.Zones[mtz.Deck][sd] = ui.Rect{X: x, Y: py, W: pile, H: room}
		l.Zones[mtz.Discard][sd] = ui.Rect{X: x, Y: py + part - room, W: pile, H: room}
	}
	ask := math.Max(252*u*math.Sqrt(k), 0.338*in.W)
	l.Prompt = ui.Rect{X: in.Right() - ask, Y: low + 4*u, W: ask, H: in.Bottom() - low - 4*u}
	l.Hand[0] = ui.Rect{X: l.HUD[0].Right() + g, Y: in.Bottom() - hand, W: l.Prompt.X - 2*g - l.HUD[0].Right(), H: hand}
	l.Phases = ui.Rect{X: in.X, Y: l.HUD[0].Y - 24*u*k, W: l.HUD[0].W, H: 22 * u * k}
	if replay {
		l.Prompt = ui.Rect{X: l.Hand[0].X, Y: in.Bottom() - tool - 2*u, W: in.Right() - l.Hand[0].X, H: tool + 2*u}
		l.Hand[0].H = l.Prompt.Y - g - 10*u - l.Hand[0].Y // its caption stands out
		l.Hand[0].W = l.Prompt.W
		l.Stacked = false
	}
	l.Stage = ui.Rect{X: in.X, Y: l.Rim + 4*u, W: in.W, H: low + 4*u - l.Rim}
	l.Cloth = l.Rim + 10*u
	l.Desk = ui.Rect{X: in.Right() - margin, Y: top - 4*u, W: margin, H: low - top - 3*u}
	die, _ := l.Desk.CutTop(0.26*l.Desk.H, 0)
	if l.Die, l.Odds = die.CutLeft(die.H, 5*l.Unit); l.Odds.W < 6*30*l.Unit {
		l.Odds = ui.Rect{}
	}
	l.Spread(Span{-1, 1})
	l.Aside = ui.Rect{X: in.X, Y: l.Hand[0].Y - 0.4*h, W: l.Hand[0].Right() - in.X, H: in.Bottom() - l.Hand[0].Y + 0.4*h}
	l.Show = ui.Rect{X: l.Desk.X, Y: top, W: l.Desk.W, H: low - top - 4*u}
	return l
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
