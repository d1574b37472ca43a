// Package places lays out the map of Magna Spectra: where bases, forces, piles and
// the parts that every table has are in a window of any shape.
package places

import (
	"math"

	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/cutout"
	"godeck/scenes/magna/field"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// Block is the area of one base or force on the map.
type Block struct {
	Shown bool
	Rect  ui.Rect
	Head  ui.Rect
	Grid  ui.Rect
	Foot  ui.Rect // dots for the places, taken and free; empty in folded windows
	Cols  int
	// on the map: the cards stand in a row, seen by a camera
	Staged bool
	Cam    stage.Camera
	X, Y   float64 // the middle of their feet on the table
	W, Gap float64 // of a card, and between two
	Zigzag float64 // how far every other one stands back
	Fort   ui.Rect // the cut-out behind them
}

// Layout is where everything is in this window. Side 0 is the player at the
// screen: left in wide windows, below in others.
type Layout struct {
	board.Frame
	Low   bool // tall, but with little height
	Fold  bool // only the contested bases are shown large
	Group [2][4]Block
	Tabs  [2][3]ui.Rect // folded: the strips of the bases
	Funds [2]ui.Rect    // empty: in the HUD's sheet
	Flag  ui.Rect       // where words hang that tell what happens: clear of the road
	Cam   stage.Camera
	Unit  float64 // a 1280th of the table, in pixels
	U     float64 // a unit of the window, in pixels
	K     float64 // how much larger letters are than usual
	Touch float64 // how wide a weapon has to be to be touched, in pixels
	Below rules.Seat
	Far   float64 // the table's far edge, in pixels of the table
}

// The map, in its own units: how far the table goes, and by how many degrees cards
// lean.
const (
	farEdge  = 500
	UnitLean = 56
)

// See sets the camera.
func (l *Layout) See(cx, cy, unit, tilt float64) {
	l.Unit = unit
	l.Cam = stage.Camera{CX: cx, CY: cy, D: 1150 * unit, Tilt: tilt * math.Pi / 180}
}

// Along sets the camera where the map is seen along its road: from below mine to
// above theirs.
func (l *Layout) Along(env *ui.Env) {
	tilt, top := 34.0, l.Tabs[1][0].Y
	if l.Small {
		tilt, top = 42, l.Stage.Y
	}
	x, y := l.Stage.Centre()
	if l.Small {
		x = env.W / 2
	}
	l.See(x, y, l.Stage.H/520, tilt)
	_, l.Far = l.Cam.Unproject(x, math.Max(top-6*env.Unit(), y-1.6*l.Stage.H))
}

// Wide shows the whole map: your bases on the left, theirs on the right,
// the foremost near and large, the others behind; hand and question before it.
func Wide(env *ui.Env, u float64, replay bool) (l Layout) {
	k := env.TextUnit() / u
	full := env.Full()
	in := full.Inset(12 * u)
	middle, high := 0.54, 640.0
	if full.H < 690*u { // below a lesson's strip: the map moves up, away from what is before it
		middle, high = 0.49, 690
	}
	l.See(full.X+full.W/2, full.Y+middle*full.H, math.Min(full.W/1280, full.H/high), 54)
	l.Bare = true
	tool := math.Max(env.MinTarget(), 46*u)
	for i := range 3 {
		l.Tools = append(l.Tools, ui.Rect{X: in.Right() - float64(3-i)*tool - float64(2-i)*8*u, Y: in.Y, W: tool, H: tool})
	}
	l.Far = farEdge * l.Unit
	_, far, _ := l.Cam.Project(0, l.Far, 0)
	l.Line = ui.Rect{X: in.X, Y: in.Y, W: 0.21 * full.W, H: env.MinTarget()}
	l.Rival = ui.Rect{X: full.X + full.W/2 - 0.42*(far-full.Y), Y: full.Y + 6*u, W: 0.84 * (far - full.Y), H: far - full.Y - 4*u}
	// over the far edge: their name and numbers, hand and piles
	plate := math.Max(0.235*full.W, 250*u*k) // beside the tools: below them stands their third base
	l.HUD[1] = ui.Rect{X: l.Tools[0].X - 10*u - plate, Y: in.Y - 5*u, W: plate, H: 56 * u * k}
	small := math.Max(env.MinTarget(), 0.036*full.W)
	behind := Sites[1].Y * l.Unit // they stay clear of the ribbons before them
	_, _, kk := l.Cam.Project(0, behind, 0)
	rear := l.Cam.Card(0, behind, math.Max(Sites[1].Breadth(env)*l.Unit, (env.MinTarget()+3*u)/kk), cards.Aspect, UnitLean*math.Pi/180)
	y := math.Min(far+24*u, rear.Y-22*u*k) - small*cards.Aspect
	mid, held := full.X+full.W/2, math.Min(46*u, far+6*u-Face(l.Rival).Bottom()) // the hand is a small fan in theirs, below the face
	l.Hand[1] = ui.Rect{X: mid - 56*u, Y: far + 7*u - held, W: 112 * u, H: held}
	at := func(x float64) ui.Rect { return ui.Rect{X: x, Y: y, W: small, H: small * cards.Aspect} }
	beside := 0.173 * full.W // at the edge of the table, between their castles
	piles := mid + beside
	if l.HUD[1].Bottom() > y { // in a lesson, whose words are above
		piles = math.Max(math.Min(piles, l.HUD[1].X-11*u-2*small), Face(l.Rival).Right()+6*u)
	}
	l.Zones[mgn.Deck][1], l.Zones[mgn.Discard][1] = at(piles), at(piles+small+5*u)
	l.Funds[1] = ui.Rect{X: math.Min(l.Hand[1].X, Face(l.Rival).X) - 10*u - 2*small - 6*u, Y: y, W: 2*small + 6*u, H: small * cards.Aspect} // beside them, not at your castle
	// before the near edge: the same of yours, the hand, the question
	hud := 56 * u * k
	l.Phases, in = in.CutBottom(26*u*k, 4*u)
	l.Phases.W = 0.225 * full.W
	ask := ui.Rect{X: full.X + 0.66*full.W, W: 0.34*full.W - 12*u, H: math.Max(0.258*full.H, 128*u+58*u*k)}
	if replay {
		ask.H = math.Max(ask.H, 3*math.Max(env.MinTarget(), 40*u*k)+30*u)
	}
	ask.Y = full.Bottom() - 12*u - ask.H
	l.Prompt, l.Stacked = ask, true
	l.HUD[0] = ui.Rect{X: in.X, Y: in.Bottom() - hud, W: 0.235 * full.W, H: hud}
	big := math.Max(env.MinTarget(), 0.043*full.W)
	row := ui.Rect{X: in.X + 16*u, Y: l.HUD[0].Y - 8*u - big*cards.Aspect, W: big, H: big * cards.Aspect}
	l.Zones[mgn.Deck][0], l.Zones[mgn.Discard][0] = row, row.Move(big+10*u, 0)
	l.Funds[0] = ui.Rect{X: row.X + 2*big + 24*u, Y: row.Y, W: 2*big + 6*u, H: row.H}
	top := full.Y + 0.765*full.H
	l.Hand[0] = ui.Rect{X: full.X + 0.255*full.W, Y: top, W: 0.395 * full.W, H: full.Bottom() - 12*u - top}
	l.Stage = ui.Rect{X: full.X, Y: far, W: full.W, H: top - far}
	l.Flag = ui.Rect{X: full.X + 0.25*full.W, Y: full.Y + 0.682*full.H, W: 0.41 * full.W, H: 0.072 * full.H} // before the road: who sits opposite is seen
	for sd := range l.Group {
		for g := range l.Group[sd] {
			l.Group[sd][g] = Block{Shown: true, Staged: true, Cols: 1}
		}
	}
	return l
}

// Face is where the head of a commander is who sits in r.
func Face(r ui.Rect) ui.Rect {
	return ui.Rect{X: r.X + 0.24*r.W, Y: r.Bottom() - 0.92*r.W, W: 0.52 * r.W, H: 0.64 * r.W}
}

// Small is for short windows: an iframe, a phone in landscape.
func Small(env *ui.Env, u float64, replay bool) (l Layout) {
	l.Small, l.Fold, l.Bare = true, true, true
	k := env.TextUnit() / u
	in := env.Full().Inset(4 * u)
	g := 3 * u
	tool := env.MinTarget()
	left, mid := in.CutLeft(math.Max(3*tool+2*g, in.W*0.24), 5*u)
	row, left := left.CutBottom(tool, g)
	tools := 3
	if 4*tool+3*g <= left.W { // the speed, too
		tools = 4
	}
	for i := range tools {
		l.Tools = append(l.Tools, ui.Rect{X: row.X + float64(i)*(tool+g), Y: row.Y, W: tool, H: tool})
	}
	ph := math.Min(math.Max(tool, 40*u*k), (left.H-2*tool-3*g)/2)
	l.HUD[1], left = left.CutTop(ph, g)
	l.HUD[0], left = left.CutBottom(ph, g)
	if l.HUD[1].W-ph > 150*u*k && ph >= 34*u {
		l.Rival, l.HUD[1] = l.HUD[1].CutRight(ph, 2*u)
	}
	if left.H > 2*tool+5*g+22*u*k && left.W > 180*u*k { // the phases, where no unit could be
		var mid ui.Rect
		mid, _ = left.CutTop(left.H/2+11*u*k, 0)
		l.Phases, _ = mid.CutBottom(22*u*k, 0)
	}
	up, down := left, left
	if p := l.Phases; p.Empty() {
		up, down = left.Col(0, 2, g), left.Col(1, 2, g)
	} else {
		up.H = p.Y - g - up.Y
		down.Y, down.H = p.Bottom()+g, left.Bottom()-p.Bottom()-g
	}
	for i := 0; i < 3; i++ {
		l.Tabs[1][2-i] = up.Middle(up.W, math.Max(tool, math.Min(up.H, 60*u))).Row(i, 3, g)
		l.Tabs[0][2-i] = down.Middle(down.W, math.Max(tool, math.Min(down.H, 60*u))).Row(i, 3, g)
	}
	hand := math.Max(64*u, mid.H*0.28)
	ask := math.Max(tool+2*u, 34*u*k)
	above := tool + 7*u + 13*2.25*u*k // the question is there, above its buttons, if units can still be touched
	switch short := math.Max(58*u, mid.H*0.28); {
	case replay:
		ask = tool + 6*u
	case mid.W > 580*u*k && mid.H > 2*(above+tool): // beside the hand, so that the map has the height
		row, rest := mid.CutBottom(math.Max(above+tool+24*u, mid.H*0.36), g)
		l.Prompt, row = row.CutRight(math.Max(240*u*k, row.W*0.38), 2*g)
		l.Hand[0], l.Stage, l.Flag, l.Stacked, l.Apart = row, rest, l.Prompt, true, true
		return l
	case mid.H-short-above-2*g > 2*tool+20*u:
		ask, hand, l.Stacked = above, short, true
	default: // one line for the question
		l.Stacked, l.Lined = true, true
		mid.H += g // to the edge: what is touched is no smaller for it
		l.Hand[0], mid = mid.CutBottom(math.Max(66*u, mid.H*0.23), 2*u)
		l.Prompt, mid = mid.CutBottom(math.Max(tool+17*u, mid.H*0.31), 0)
		l.Stage, l.Flag = mid, l.Prompt
		return l
	}
	l.Hand[0], mid = mid.CutBottom(hand, g)
	l.Prompt, mid = mid.CutBottom(ask, g)
	l.Stage, l.Flag = mid, l.Prompt
	return l
}

// Tall is for phones in portrait. The two contested fronts are large,
// the other bases fold into strips.
func Tall(env *ui.Env, u float64, replay bool) (l Layout) {
	l.Tall, l.Fold, l.Apart, l.Bare = true, true, true, true
	k := env.TextUnit() / u
	in := env.Full().Inset(6 * u)
	g := 5 * u
	tool := math.Max(env.MinTarget(), 44*u)
	ph := math.Max(tool, 48*u*k)
	low := in.H/u < 700
	l.Low = low
	top, in := in.CutTop(ph, g)
	t1, hud := top.CutRight(2*tool+g, g)
	l.Rival, l.HUD[1] = hud.CutRight(ph, 2*u)
	hand := in.H * 0.15
	l.Hand[0], in = in.CutBottom(hand, g)
	ask := tool + 8*u + 14*u + 56*u*k
	if low {
		ask = tool + 16*u + 42*u*k
	}
	switch {
	case replay && low:
		ask = tool + 10*u
	case replay:
		ask = 3*tool + 30*u
	}
	l.Prompt, in = in.CutBottom(ask, g)
	bottom, in := in.CutBottom(ph, g)
	t0, hud := bottom.CutRight(2*tool+g, g)
	l.HUD[0] = hud
	l.Tools = []ui.Rect{t0.Row(0, 2, g), t0.Row(1, 2, g), t1.Row(0, 2, g), t1.Row(1, 2, g)} // undo speed log menu
	var up, down ui.Rect
	up, in = in.CutTop(tool, g)
	down, in = in.CutBottom(tool, g)
	for i := 0; i < 3; i++ {
		l.Tabs[1][2-i], l.Tabs[0][2-i] = up.Row(i, 3, g), down.Row(i, 3, g)
	}
	if !low {
		l.Phases, in = in.CutTop(20*u*k+4*u, g)
	}
	l.Stage, l.Flag = in, l.Prompt
	return l
}

// Cell returns the area of place i of n in a group, card and figures together.
func (b *Block) Cell(i, n int, gap float64) ui.Rect {
	if b.Staged {
		x, y := b.X+(float64(i)-float64(n-1)/2)*(b.W+b.Gap), b.Y+b.Zigzag*(float64(i%2)-0.5)
		return b.Cam.Card(x, y, b.W, cards.Aspect, UnitLean*math.Pi/180)
	}
	if b.Cols == 2 { // a grid of the columns that make the largest cards
		cols, best := 1, 0.0
		for k := 1; k <= 3; k++ {
			rows := float64(max(2, (n+k-1)/k))
			w := math.Min((b.Grid.W-gap*float64(k-1))/float64(k), ((b.Grid.H-gap*(rows-1))/rows)/cards.Aspect)
			if w > best*1.02 {
				cols, best = k, w
			}
		}
		rows := max(2, (n+cols-1)/cols)
		return b.Grid.Col(min(i/cols, rows-1), rows, gap).Row(i%cols, cols, gap)
	}
	per := max(b.Cols, n)
	w := (b.Grid.W - gap*float64(per-1)) / float64(per)
	if !b.Fort.Empty() { // beside its castle
		w = math.Min(w, 1.2*b.Grid.H/cards.Aspect)
		return ui.Rect{X: b.Grid.X + float64(i)*(w+gap), Y: b.Grid.Y, W: w, H: b.Grid.H}
	}
	total := w*float64(n) + gap*float64(n-1)
	x := b.Grid.X + (b.Grid.W-total)/2
	return ui.Rect{X: x + float64(i)*(w+gap), Y: b.Grid.Y, W: w, H: b.Grid.H}
}

// A Site is where a base stands on the map, in its own units: the feet of its
// units, how wide they are, and its cut-out behind them. My side is left.
type Site struct{ X, Y, W, Fort, Foot float64 }

// Sites are those of the bases: the foremost base is near and large, the others are behind.
var Sites = [3]Site{{364, -178, 90, 196, -100}, {284, 184, 120, 236, 410}, {592, 184, 120, 252, 410}}

// Breadth is the width of its cards: less where large letters, or behind a map of
// little height, leave less room.
func (st *Site) Breadth(env *ui.Env) float64 {
	switch large := env.TextUnit() > 1.1*env.Unit(); {
	case st.Y <= 0 && large: // its name stays below those at the feet of the others
		return 78
	case st.Y <= 0:
	case large:
		return 64
	case env.Full().H < 690*env.Unit():
		return 79
	}
	return st.W
}

// Yard returns the corners of the paved ground on which a row of n cards stands,
// on the screen: near left, near right, far right, far left.
func (b *Block) Yard(n int, u float64) (p [8]float64) {
	half := float64(n)*(b.W+b.Gap)/2 + 2*u
	for i, q := range [4][2]float64{{-half, -12 * u}, {half, -12 * u}, {half, 96 * u}, {-half, 96 * u}} {
		p[2*i], p[2*i+1], _ = b.Cam.Project(b.X+q[0], b.Y+q[1], 0)
	}
	return p
}

// FarAt is where the table's far edge is seen.
func (l *Layout) FarAt() float64 {
	_, y, _ := l.Cam.Project(0, l.Far, 0)
	return y
}

// Dice returns where a side's dice come to lie, before their owner, and how large
// they are.
func (l *Layout) Dice(sd int) (x, y, size float64) {
	st := l.Stage
	cx, cy := st.Centre()
	size = math.Min(math.Min(st.W, st.H)*0.17, 62*l.U)
	switch {
	case l.Fold:
		return cx, cy + size*(0.5+0.95*float64(1-2*sd)), size // words are above
	case sd == 0:
		return st.X + 0.44*st.W, st.Y + 0.82*st.H, size
	}
	return st.X + 0.51*st.W, st.Y + 0.26*st.H, size * 0.8
}

// OffDice returns where words are while dice lie on the table, given where the
// upper ones are: between them and the lower ones, or above both.
func (l *Layout) OffDice(x, y, size float64) ui.Rect {
	if l.Fold {
		return ui.Rect{X: l.Stage.X, Y: l.Stage.Y, W: l.Stage.W, H: y - 0.95*size - l.Stage.Y}
	}
	return ui.Rect{X: l.Stage.X + 0.2*l.Stage.W, Y: y + 0.9*size, W: 0.6 * l.Stage.W, H: 0.5 * (l.Stage.Y + 0.82*l.Stage.H - y)}
}

// Site is where a folded base's cut-out stands.
func (b *Block) Site() ui.Rect {
	r := b.Rect
	at, low := r.Middle(math.Min(r.W*0.94, r.H*1.30), r.H*0.94), r.H*0.02
	if !b.Fort.Empty() {
		at = b.Fort
		at.H -= b.Head.H * 0.5
		low += b.Head.H * 0.5
	}
	at = at.Fit(float64(cutout.Wide) / cutout.High)
	at.Y = r.Bottom() - at.H - low
	return at
}

// Torches are those along the far side of the road, in units of the map.
var Torches = [...][2]float64{{-262, -70}, {-118, -46}, {84, -26}, {214, -66}}

// Flames returns where the flames along the road are, in the order in which a side
// passes them; none on a folded map.
func (l *Layout) Flames(sd int) (out []ui.Point) {
	if l.Fold {
		return nil
	}
	k := l.Unit
	for i := range Torches {
		t := Torches[i]
		if sd == 1 {
			t = Torches[len(Torches)-1-i]
		}
		x, y, fk := l.Cam.Project(t[0]*k, t[1]*k, 0)
		out = append(out, ui.Point{X: x, Y: y - 42*k*fk})
	}
	return out
}

// GateAt is where the gate of a side's base shuts; empty where it is not seen.
func (l *Layout) GateAt(sd, g int) ui.Rect {
	b := &l.Group[sd][g]
	if !b.Shown {
		return ui.Rect{}
	}
	r := b.Site()
	if b.Staged {
		r = b.Fort
	}
	x, _ := r.Centre()
	w := 0.4 * r.W
	return ui.Rect{X: x - w/2, Y: r.Bottom() - 0.68*w - 0.1*r.H, W: w, H: 0.68 * w}
}

// Force gives an invading force of n units its place on the road, which it goes to
// the right (way 1) or to the left (−1), and what it comes to: at the arrow's tip,
// if there is room before the base g under attack (−1: none), which has so many
// places.
func (l *Layout) Force(env *ui.Env, way float64, n, g, defends int) {
	u := env.Unit()
	k := env.TextUnit() / u
	b := &l.Group[0][field.Lane]
	b.Cam, b.Y, b.Zigzag, b.Gap = l.Cam, -130*l.Unit, 50*l.Unit, 3*u
	_, _, kk := l.Cam.Project(0, b.Y, 0)
	b.W = math.Max(80*l.Unit, (env.MinTarget()+4*u)/kk)
	b.X = -way * 46 * l.Unit * math.Min(1, float64(n)/4)
	b.Rect = b.Cell(0, n, 0).Union(b.Cell(n-1, n, 0)).Union(b.Cell(min(1, n-1), n, 0)).InsetXY(-4*u, -4*u)
	x, _ := b.Rect.Centre()
	b.Head = ui.Rect{X: x - 110*u*k, Y: b.Rect.Y - 40*u*k, W: 220 * u * k, H: 36 * u * k}
	if tip := l.tip(way, g, defends); tip.W > 66*u*k { // at the arrow's tip
		_, y, _ := l.Cam.Project(way*250*l.Unit, (RoadY(way*250)+26)*l.Unit, 0)
		b.Head = ui.Rect{X: tip.X, Y: y - 58*u*k, W: tip.W, H: 58 * u * k}
	}
	l.Group[1][field.Lane] = *b
}

// tip is what is free between the force on the road and the units of the base
// under attack.
func (l *Layout) tip(way float64, g, n int) (r ui.Rect) {
	sd := 0
	if way > 0 {
		sd = 1
	}
	if g < 0 || l.Group[sd][g].W == 0 {
		return r
	}
	b, force := &l.Group[sd][g], l.Group[0][field.Lane].Rect
	row := b.Cell(0, n, 0).Union(b.Cell(n-1, n, 0))
	if way < 0 {
		force, row = row, force
	}
	r.X, r.W = force.Right(), row.X-force.Right()
	return r
}

// RoadY is how the road runs from camp to camp, as place-magna.kage has it.
func RoadY(x float64) float64 {
	step := func(a, b float64) float64 { t := ui.Clamp01((x - a) / (b - a)); return t * t * (3 - 2*t) }
	return -128 + 40*step(-330, -20) - 44*step(20, 300)
}
