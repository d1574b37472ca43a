package magna

import (
	"math"
	"strconv"

	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/table"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// block is the area of one base or force on the map.
type block struct {
	shown bool
	rect  ui.Rect
	head  ui.Rect
	grid  ui.Rect
	foot  ui.Rect // dots for the places, taken and free; empty in folded windows
	cols  int
	// on the map: the cards stand in a row, seen by a camera
	staged bool
	cam    stage.Camera
	x, y   float64 // the middle of their feet on the table
	w, gap float64 // of a card, and between two
	zigzag float64 // how far every other one stands back
	fort   ui.Rect // the cut-out behind them
}

// Groups of a side: bases 1 to 3, then the invading force.
const lane = 3

// layout is where everything is in this window. Side 0 is the player at the
// screen: left in wide windows, below in others.
type layout struct {
	board.Frame
	low   bool // tall, but with little height
	fold  bool // only the contested bases are shown large
	group [2][4]block
	tabs  [2][3]ui.Rect // folded: the strips of the bases
	funds [2]ui.Rect    // empty: in the HUD's sheet
	cam   stage.Camera
	unit  float64 // a 1280th of the table, in pixels
	far   float64 // the table's far edge, in pixels of the table
}

// The map, in its own units: how far the table goes, and how much cards lean.
const (
	farEdge  = 500
	unitLean = 56
)

// see sets the camera.
func (l *layout) see(cx, cy, unit, tilt float64) {
	l.unit = unit
	l.cam = stage.Camera{CX: cx, CY: cy, D: 1150 * unit, Tilt: tilt * math.Pi / 180}
}

// measure lays out the window.
func (s *Scene) measure(env *ui.Env) layout {
	l := table.ByShape(env, s.Replay.On, wideLayout, smallLayout, tallLayout)
	l.Zones[mgn.Hand] = l.Hand
	l.Replay = board.ReplayPlace{Rect: l.Prompt, Small: l.Small || l.low, Tall: l.Tall}
	if l.fold {
		s.unfold(&l, env)
		l.along(env)
	} else {
		s.deploy(&l, env)
		l.Rival.X += s.leans(env)
	}
	return l
}

// along sets the camera where the map is seen along its road: from below mine to
// above theirs.
func (l *layout) along(env *ui.Env) {
	tilt, top := 34.0, l.tabs[1][0].Y
	if l.Small {
		tilt, top = 42, l.Stage.Y
	}
	x, y := l.Stage.Centre()
	if l.Small {
		x = env.W / 2
	}
	l.see(x, y, l.Stage.H/520, tilt)
	_, l.far = l.cam.Unproject(x, math.Max(top-6*env.Unit(), y-1.6*l.Stage.H))
}

// leans returns how far the commander opposite leans to the base that is attacked.
func (s *Scene) leans(env *ui.Env) float64 {
	switch {
	case s.m.battle() <= 0 || env.Settings.ReducedMotion:
		return 0
	case s.m.invader() == s.Seat(1):
		return -6 * env.Unit()
	}
	return 6 * env.Unit()
}

// wideLayout shows the whole map: your bases on the left, theirs on the right,
// the foremost near and large, the others behind; hand and question before it.
func wideLayout(env *ui.Env, u float64, replay bool) (l layout) {
	k := env.TextUnit() / u
	full := env.Full()
	in := full.Inset(12 * u)
	middle, high := 0.54, 640.0
	if full.H < 690*u { // below a lesson's strip: the map moves up, away from what is before it
		middle, high = 0.49, 690
	}
	l.see(full.X+full.W/2, full.Y+middle*full.H, math.Min(full.W/1280, full.H/high), 54)
	l.Bare = true
	tool := math.Max(env.MinTarget(), 46*u)
	for i := range 3 {
		l.Tools = append(l.Tools, ui.Rect{X: in.Right() - float64(3-i)*tool - float64(2-i)*8*u, Y: in.Y, W: tool, H: tool})
	}
	l.far = farEdge * l.unit
	_, far, _ := l.cam.Project(0, l.far, 0)
	l.Line = ui.Rect{X: in.X, Y: in.Y, W: 0.21 * full.W, H: env.MinTarget()}
	l.Rival = ui.Rect{X: full.X + full.W/2 - 0.42*(far-full.Y), Y: full.Y + 6*u, W: 0.84 * (far - full.Y), H: far - full.Y - 4*u}
	// over the far edge: their name and numbers, hand and piles
	l.HUD[1] = ui.Rect{X: in.Right() - math.Max(0.235*full.W, 250*u*k), Y: in.Y + tool + 6*u, W: math.Max(0.235*full.W, 250*u*k), H: 56 * u * k}
	small := math.Max(env.MinTarget(), 0.036*full.W)
	behind := sites[1].y * l.unit // they stay clear of the ribbons before them
	_, _, kk := l.cam.Project(0, behind, 0)
	rear := l.cam.Card(0, behind, math.Max(sites[1].breadth(env)*l.unit, (env.MinTarget()+3*u)/kk), cards.Aspect, unitLean*math.Pi/180)
	y := math.Min(far+24*u, rear.Y-22*u*k) - small*cards.Aspect
	hand := ui.Rect{X: full.X + full.W/2 - 0.056*full.W, Y: math.Max(y, far+4*u-small*cards.Aspect), W: 0.112 * full.W, H: small * cards.Aspect} // no ribbon is below it
	l.Hand[1] = hand
	at := func(x float64) ui.Rect { return ui.Rect{X: x, Y: y, W: small, H: small * cards.Aspect} }
	l.Zones[mgn.Deck][1], l.Zones[mgn.Discard][1] = at(hand.Right()+6*u), at(hand.Right()+small+11*u)
	l.funds[1] = ui.Rect{X: hand.X - 14*u - 2*small - 6*u, Y: y, W: 2*small + 6*u, H: small * cards.Aspect}
	// before the near edge: the same of yours, the hand, the question
	hud := 56 * u * k
	l.Phases, in = in.CutBottom(26*u*k, 4*u)
	l.Phases.W = 0.225 * full.W
	ask := ui.Rect{X: full.X + 0.66*full.W, W: 0.34*full.W - 12*u, H: math.Max(0.258*full.H, 128*u+58*u*k)}
	if replay {
		ask.H = math.Max(ask.H, 2*math.Max(env.MinTarget(), 40*u*k)+40*u)
	}
	ask.Y = full.Bottom() - 12*u - ask.H
	l.Prompt, l.Stacked = ask, true
	l.HUD[0] = ui.Rect{X: in.X, Y: in.Bottom() - hud, W: 0.235 * full.W, H: hud}
	big := math.Max(env.MinTarget(), 0.043*full.W)
	row := ui.Rect{X: in.X + 16*u, Y: l.HUD[0].Y - 8*u - big*cards.Aspect, W: big, H: big * cards.Aspect}
	l.Zones[mgn.Deck][0], l.Zones[mgn.Discard][0] = row, row.Move(big+10*u, 0)
	l.funds[0] = ui.Rect{X: row.X + 2*big + 24*u, Y: row.Y, W: 2*big + 6*u, H: row.H}
	top := full.Y + 0.765*full.H
	l.Hand[0] = ui.Rect{X: full.X + 0.255*full.W, Y: top, W: 0.395 * full.W, H: full.Bottom() - 12*u - top}
	l.Stage = ui.Rect{X: full.X, Y: far, W: full.W, H: top - far}
	for sd := range l.group {
		for g := range l.group[sd] {
			l.group[sd][g] = block{shown: true, staged: true, cols: 1}
		}
	}
	return l
}

// smallLayout is for short windows: an iframe, a phone in landscape.
func smallLayout(env *ui.Env, u float64, replay bool) (l layout) {
	l.Small, l.fold, l.Bare = true, true, true
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
		l.tabs[1][2-i] = up.Middle(up.W, math.Max(tool, math.Min(up.H, 60*u))).Row(i, 3, g)
		l.tabs[0][2-i] = down.Middle(down.W, math.Max(tool, math.Min(down.H, 60*u))).Row(i, 3, g)
	}
	hand := math.Max(64*u, mid.H*0.28)
	ask := math.Max(tool+2*u, 34*u*k)
	if replay {
		ask = tool + 6*u
	}
	l.Hand[0], mid = mid.CutBottom(hand, g)
	l.Prompt, mid = mid.CutBottom(ask, g)
	l.Stage = mid
	return l
}

// tallLayout is for phones in portrait. The two contested fronts are large,
// the other bases fold into strips.
func tallLayout(env *ui.Env, u float64, replay bool) (l layout) {
	l.Tall, l.fold, l.Apart, l.Bare = true, true, true, true
	k := env.TextUnit() / u
	in := env.Full().Inset(6 * u)
	g := 5 * u
	tool := math.Max(env.MinTarget(), 44*u)
	ph := math.Max(tool, 48*u*k)
	low := in.H/u < 700
	l.low = low
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
		l.tabs[1][2-i], l.tabs[0][2-i] = up.Row(i, 3, g), down.Row(i, 3, g)
	}
	if !low {
		l.Phases, in = in.CutTop(20*u*k+4*u, g)
	}
	l.Stage = in
	return l
}

// unfold puts the two groups that matter now on the stage: theirs above, yours below.
func (s *Scene) unfold(l *layout, env *ui.Env) {
	u := env.Unit()
	k := env.TextUnit() / u
	g := 4 * u
	for sd := 0; sd < 2; sd++ {
		b := block{shown: true, rect: l.Stage.Col(1-sd, 2, g), cols: 4}
		row := func(n float64) float64 { // the width of so many units that can be touched
			return n*(math.Max(env.MinTarget(), (b.rect.H-4*u)/cards.Aspect)+g+2*u) + 4*u
		}
		head := 18*u*k + 4*u
		switch {
		case l.Small && b.rect.W > row(5)+70*u*k: // beside the units, which need the height
			b.head, b.grid = b.rect.CutLeft(math.Min(110*u*k, b.rect.W-row(5)), 2*u)
			if head = -1; s.focusOf(sd) != lane { // its castle there, and the name as a ribbon before it
				b.fort = b.head
				high := math.Min(b.head.H*0.4, 30*u*k)
				if b.head.W < 100*u*k { // name and pegs one above the other
					high = math.Min(b.head.H*0.64, 44*u*k)
				}
				b.head, _ = b.head.CutBottom(high, 0)
				b.head = b.head.InsetXY(7*u, 0) // its folded ends are clear of the strips
			}
		case b.rect.H < 100*u*k:
			head = 0
		}
		if head >= 0 {
			b.head, b.grid = b.rect.CutTop(head, 0)
		}
		b.grid = b.grid.InsetXY(2*u, 1*u)
		l.group[sd][s.focusOf(sd)] = b
	}
}

// called returns the group of a side that an invasion is about: the force that
// gathers or fights, the base under attack; -1 for none.
func (s *Scene) called(sd int) int {
	switch p := s.Seat(sd); {
	case s.m.invader() == p && (s.m.battle() != 0 || len(s.m.list(mgn.Invasion, p)) > 0):
		return lane
	case s.m.invader() == p.Other() && s.m.battle() != 0:
		return s.m.battle() - 1
	}
	return -1
}

// focusOf returns the group of a side that is shown large in folded layouts.
func (s *Scene) focusOf(sd int) int {
	if g := s.called(sd); g >= 0 && !s.peek[sd] {
		return g
	}
	return s.focus[sd]
}

// toFront shows the foremost standing bases opposite each other.
func (s *Scene) toFront() {
	for sd := range s.focus {
		s.focus[sd] = s.m.front(s.Seat(sd)) - 1
	}
}

// groupOf returns the group of a kind of zone, -1 for none.
func groupOf(kind uint8) int {
	switch {
	case kind >= mgn.Base1 && kind <= mgn.Base3:
		return int(kind - mgn.Base1)
	case kind == mgn.Invasion:
		return lane
	}
	return -1
}

func zoneOfGroup(g int) uint8 {
	if g == lane {
		return mgn.Invasion
	}
	return mgn.Base1 + uint8(g)
}

// capacity returns how many units a group may hold now: slots, and in a battle
// the reserve slots too (MGN section 3).
func (s *Scene) capacity(m reading, sd, g int) int {
	if g == lane || m.battle() == g+1 && m.invader() == s.Seat(sd).Other() {
		return mgn.ForceLimit
	}
	return mgn.Slots[g+1]
}

// places returns how many places a group shows now: those taken, but at least
// all of a base on the map, two of a force, and four in folded windows. Fewer
// places make larger units. A card for a place that is not shown goes to the
// ground of its group.
func (s *Scene) places(m reading, sd, g int) int {
	if b := &s.lay.group[sd][g]; !b.staged {
		n := min(s.capacity(m, sd, g), b.cols)
		for _, t := range m.list(zoneOfGroup(g), s.Seat(sd)) {
			n = max(n, t.place+1)
		}
		return n
	}
	return s.placesOf(m, sd, g)
}

func (s *Scene) placesOf(m reading, sd, g int) int {
	n := 2
	if g != lane {
		n = mgn.Slots[g+1]
	}
	for _, t := range m.list(zoneOfGroup(g), s.Seat(sd)) {
		n = max(n, t.place+1)
	}
	return n
}

// cell returns the area of place i of n in a group, card and figures together.
func (b *block) cell(i, n int, gap float64) ui.Rect {
	if b.staged {
		x, y := b.x+(float64(i)-float64(n-1)/2)*(b.w+b.gap), b.y+b.zigzag*(float64(i%2)-0.5)
		return b.cam.Card(x, y, b.w, cards.Aspect, unitLean*math.Pi/180)
	}
	if b.cols == 2 { // a grid of the columns that make the largest cards
		cols, best := 1, 0.0
		for k := 1; k <= 3; k++ {
			rows := float64(max(2, (n+k-1)/k))
			w := math.Min((b.grid.W-gap*float64(k-1))/float64(k), ((b.grid.H-gap*(rows-1))/rows)/cards.Aspect)
			if w > best*1.02 {
				cols, best = k, w
			}
		}
		rows := max(2, (n+cols-1)/cols)
		return b.grid.Col(min(i/cols, rows-1), rows, gap).Row(i%cols, cols, gap)
	}
	per := max(b.cols, n)
	w := (b.grid.W - gap*float64(per-1)) / float64(per)
	total := w*float64(n) + gap*float64(n-1)
	x := b.grid.X + (b.grid.W-total)/2
	return ui.Rect{X: x + float64(i)*(w+gap), Y: b.grid.Y, W: w, H: b.grid.H}
}

// cardCell returns the place of a card in a cell.
func (s *Scene) cardCell(c ui.Rect) ui.Rect { return board.CardIn(c.Inset(s.Unit())) }

func (s *Scene) textK() float64 {
	if e := s.Surface.Env(); e != nil {
		return e.TextUnit() / e.Unit()
	}
	return 1
}

// zone returns where a card of a zone is drawn. If this layout does not show
// the zone, it returns false and the nearest thing that represents it.
func (s *Scene) zone(m reading, kind uint8, p rules.Seat, place int) (ui.Rect, bool) {
	sd := s.SideOf(p)
	l := &s.lay
	if g := groupOf(kind); g >= 0 {
		b := &l.group[sd][g]
		if b.shown {
			return s.cardCell(b.cell(place, max(s.places(m, sd, g), place+1), s.gap())), true
		}
		if g < 3 && !l.tabs[sd][g].Empty() {
			return board.CardIn(l.tabs[sd][g]), false
		}
		return board.CardIn(l.HUD[sd]), false
	}
	switch kind {
	case mgn.Hand:
		if l.Hand[sd].Empty() && !l.fold { // only the number of cards is shown: they fly there as small as piles
			h, d := l.HUD[sd], l.Zones[mgn.Deck][sd]
			return ui.Rect{X: h.Right() - d.W*1.2, Y: h.Bottom() - d.H*0.7, W: d.W * 0.6, H: d.H * 0.6}, false
		}
	case mgn.Funds:
		if r := l.funds[sd]; !r.Empty() {
			return r.Row(min(place, 1), 2, 6*s.Unit()), true
		}
	case mgn.Camps:
		if g := place; g >= 0 && g < 3 {
			if b := &l.group[sd][g]; b.shown {
				return board.CardIn(b.rect), false
			}
			return board.CardIn(l.tabs[sd][g]), false
		}
	case mgn.Played:
		return board.CardIn(l.Stage.Middle(90*s.Unit(), 126*s.Unit())), false
	}
	return l.Zone(kind, sd)
}

func (s *Scene) gap() float64 { return 4 * s.Unit() }

// unitNode returns the stable node id of a unit: from its card if known, from its place if hidden.
func (s *Scene) unitNode(t token, sd int) string {
	if t.Def == 0 {
		k, _, _ := s.m.find(t.Key)
		return "trap-" + board.SideNames[sd] + "-" + strconv.Itoa(groupOf(k)+1) + "-" + strconv.Itoa(t.place+1)
	}
	return "unit-" + strconv.Itoa(int(t.ID))
}

// pocket reports whether a unit's card is so small that a weapon large enough
// to touch would cover its middle.
func (s *Scene) pocket(card ui.Rect) bool {
	u := s.Unit()
	return s.touchable()-2*u > card.W/2
}

// touchable returns the least width of a weapon that can be touched.
func (s *Scene) touchable() float64 {
	u := s.Unit()
	if e := s.Surface.Env(); e != nil {
		return e.MinTarget() + u
	}
	return 45 * u
}
