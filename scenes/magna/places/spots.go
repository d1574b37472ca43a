package places

import (
	"math"
	"strconv"

	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/field"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// Stand finishes a layout for what stands on the map: below is who sits at the
// lower edge, large are the groups that a folded map shows large.
func (l *Layout) Stand(env *ui.Env, m field.Reading, below rules.Seat, large [2]int) {
	l.Zones[mgn.Hand], l.U, l.Below = l.Hand, env.Unit(), below
	l.Touch, l.K = env.MinTarget()+l.U, env.TextUnit()/l.U
	l.Replay = board.ReplayPlace{Rect: l.Prompt, Small: l.Small || l.Low, Tall: !l.Small} // wide windows have room for three rows, too
	if l.Fold {
		l.unfold(env, large)
		l.Along(env)
		return
	}
	bs := deployed(m, below)
	l.Deploy(env, bs)
	if m.Battle() > 0 && !env.Settings.ReducedMotion { // the commander opposite leans to the base that is attacked
		l.Rival.X += 6 * l.U * bs.Way
	}
}

// SideOf returns the side of the screen of a player.
func (l *Layout) SideOf(p rules.Seat) int { return rules.Truth(p != l.Below) }

// deployed says what stands on the map.
func deployed(m field.Reading, below rules.Seat) (b Bases) {
	b.Way, b.Under = 1, m.Battle()-1
	if m.Invader() == below.Other() {
		b.Way = -1
	}
	for sd, p := range [...]rules.Seat{below, below.Other()} {
		b.At[sd] = sites(m, p)
		for g := range b.N[sd] {
			b.N[sd][g] = m.Row(p, g)
		}
	}
	return b
}

// sites returns which site each of a seat's bases has: those that stand or hold
// units come first; -1 is a ruin.
func sites(m field.Reading, p rules.Seat) (at [3]int) {
	n := 0
	for g := range at {
		at[g] = -1
		if !m.Ruined(p, g+1) || m.Count(field.ZoneOfGroup(g), p) > 0 {
			at[g] = n
			n++
		}
	}
	switch {
	case n == 2 && at[2] == 1: // the last one stays in its corner
		at[2] = 2
	case n == 0: // the match is over: its end is seen where it happened
		at[2] = 0
	}
	return at
}

// unfold puts the two groups that matter now on the stage: theirs above, yours below.
func (l *Layout) unfold(env *ui.Env, large [2]int) {
	u, k := l.U, l.K
	g := 4 * u
	for sd := 0; sd < 2; sd++ {
		b := Block{Shown: true, Rect: l.Stage.Col(1-sd, 2, g), Cols: 4}
		row := func(n float64) float64 { // the width of so many units that can be touched
			return n*(math.Max(env.MinTarget(), (b.Rect.H-4*u)/cards.Aspect)+g+2*u) + 4*u
		}
		head := 18*u*k + 4*u
		switch {
		case l.Small && b.Rect.W > row(5)+70*u*k: // beside the units, which need the height
			b.Head, b.Grid = b.Rect.CutLeft(math.Min(110*u*k, b.Rect.W-row(5)), 2*u)
			if head = -1; large[sd] != field.Lane { // its castle there, and the name as a ribbon before it
				b.Fort = b.Head
				high := math.Min(b.Head.H*0.4, 30*u*k)
				if b.Head.W < 100*u*k { // name and pegs one above the other
					high = math.Min(b.Head.H*0.64, 44*u*k)
				}
				b.Head, _ = b.Head.CutBottom(high, 0)
				b.Head = b.Head.InsetXY(7*u, 0) // its folded ends are clear of the strips
			}
		case b.Rect.H < 100*u*k:
			head = 0
		}
		if head >= 0 {
			b.Head, b.Grid = b.Rect.CutTop(head, 0)
		}
		b.Grid = b.Grid.InsetXY(2*u, 1*u)
		l.Group[sd][large[sd]] = b
	}
}

// Rows returns how many places a group shows now: those taken, but at least
// all of a base on the map, two of a force, and four in folded windows. Fewer
// places make larger units. A card for a place that is not shown goes to the
// ground of its group.
func (l *Layout) Rows(m field.Reading, p rules.Seat, g int) int {
	b := &l.Group[l.SideOf(p)][g]
	if b.Staged {
		return m.Row(p, g)
	}
	n := min(m.Places(p, g), b.Cols)
	for _, t := range m.List(field.ZoneOfGroup(g), p) {
		n = max(n, t.Place+1)
	}
	return n
}

// Place returns where a card is on place i of n in a group.
func (l *Layout) Place(b *Block, i, n int) ui.Rect {
	return board.CardIn(b.Cell(i, n, 4*l.U).Inset(l.U))
}

// Spot returns where a card of a zone is drawn. If this layout does not show
// the zone, it returns false and the nearest thing that represents it.
func (l *Layout) Spot(m field.Reading, kind uint8, p rules.Seat, place int) (ui.Rect, bool) {
	sd := l.SideOf(p)
	if g := field.GroupOf(kind); g >= 0 {
		b := &l.Group[sd][g]
		if b.Shown {
			r := l.Place(b, place, max(l.Rows(m, p, g), place+1))
			if b.Staged { // one on its way home may go to a row that is not as narrow yet as it will be
				r.X = math.Max(l.Stage.X, math.Min(r.X, l.Stage.Right()-r.W))
			}
			return r, true
		}
		if g < mgn.BaseCount && !l.Tabs[sd][g].Empty() {
			return board.CardIn(l.Tabs[sd][g]), false
		}
		return board.CardIn(l.HUD[sd]), false
	}
	switch kind {
	case mgn.Hand:
		if l.Hand[sd].Empty() && !l.Fold { // only the number of cards is shown: they fly there as small as piles
			h, d := l.HUD[sd], l.Zones[mgn.Deck][sd]
			return ui.Rect{X: h.Right() - d.W*1.2, Y: h.Bottom() - d.H*0.7, W: d.W * 0.6, H: d.H * 0.6}, false
		}
	case mgn.Funds:
		if r := l.Funds[sd]; !r.Empty() {
			return r.Row(min(place, 1), 2, 6*l.U), true
		}
	case mgn.Camps:
		if place >= 0 && place < mgn.BaseCount {
			return board.CardIn(l.Base(p, place+1)), false
		}
	case mgn.Played:
		return board.CardIn(l.Stage.Middle(90*l.U, 126*l.U)), false
	}
	return l.Zone(kind, sd)
}

// Lies returns where a card is, false if this layout does not show it.
func (l *Layout) Lies(m field.Reading, z rules.ZoneID, t present.Token) (ui.Rect, bool) {
	p := z.Seat()
	switch k := z.Kind(); k {
	case mgn.Arms:
		host, kind, ok := m.Find(m.Read(t).Host)
		if !ok {
			return board.CardIn(l.HUD[l.SideOf(p)]), false
		}
		card, seen := l.Spot(m, kind.Kind(), kind.Seat(), m.Read(host).Place)
		return l.Arms(card), seen
	case mgn.Funds, mgn.Camps:
		for i, q := range m.Moment.Zone(k, p) {
			if q.Key == t.Key {
				return l.Spot(m, k, p, i)
			}
		}
		return l.Spot(m, k, p, m.Count(k, p))
	default:
		return l.Spot(m, k, p, m.Read(t).Place)
	}
}

// Pocket reports whether a unit's card is so small that a weapon large enough
// to touch would cover its middle.
func (l *Layout) Pocket(card ui.Rect) bool { return l.Touch-2*l.U > card.W/2 }

// Arms returns where a unit's weapon is: over its picture, beside the name.
func (l *Layout) Arms(card ui.Rect) ui.Rect {
	w := math.Max(l.Touch, card.W*0.34)
	if l.Pocket(card) {
		w = card.W * 0.46
	}
	return ui.Rect{X: card.Right() - w + 2*l.U, Y: card.Y + card.W*0.17, W: w, H: w * cards.Aspect}
}

// Base returns the place of a base.
func (l *Layout) Base(p rules.Seat, line int) ui.Rect {
	sd := l.SideOf(p)
	if b := &l.Group[sd][line-1]; b.Shown {
		return b.Rect
	}
	return l.Tabs[sd][line-1]
}

// Beside returns where a player's numbers rise.
func (l *Layout) Beside(p rules.Seat) (x, y float64) {
	sd := l.SideOf(p)
	r := l.HUD[sd]
	x, y = r.X+r.W*0.5, r.Y+r.H*0.4
	switch {
	case l.Fold:
	case sd == 0: // at the counters, beside the name: over a unit it would read as damage
		return r.X + r.W*0.5, r.Y + r.H*0.55
	default: // on the tent's cloth, and up to the counters
		return r.X + r.W*0.5, r.Bottom() + 44*l.U
	}
	if r.Y < l.Stage.Y { // floating numbers rise: stay in the window
		y = r.Bottom() + math.Min(50*l.U, r.H)
	}
	return x, y
}

// HeldUp returns where a card is held up with its text, and where several are.
func (l *Layout) HeldUp() (one, several ui.Rect) {
	switch {
	case !l.Fold: // beside who plays it: nothing is read there, and the question comes elsewhere
		r, x := l.Rival, l.Line.Right()+8*l.U
		return ui.Rect{X: x, Y: r.Y, W: Face(r).X - 10*l.U - x, H: r.H - 12*l.U}, l.Stage
	}
	return l.Prompt.Union(l.Hand[0]), l.Stage // below the map, on which it is seen what it does
}

// Toasts returns where short messages are: beside the map, where no card is read.
// Empty: where they usually are.
func (l *Layout) Toasts() (r ui.Rect) {
	switch col := l.Tabs[1][0].Union(l.Tabs[1][2]); {
	case !l.Fold: // before the road, over the hand
		r = l.Flag.InsetXY(12*l.U, 6*l.U)
	case l.Tall:
		r = ui.Rect{X: l.Stage.X, Y: l.HUD[1].Y, W: l.Stage.W, H: col.Y - l.HUD[1].Y}
	case col.W > 190*l.U:
		r = ui.Rect{X: col.X, Y: l.HUD[1].Y, W: col.W + 24*l.U, H: col.Bottom() - l.HUD[1].Y}
	}
	return r
}

// Contested returns what an invasion is about: the force and the base that it
// goes for.
func (l *Layout) Contested(m field.Reading) (out []ui.Rect) {
	p := m.Invader()
	if p < 0 {
		return nil
	}
	for sd := range l.Group {
		if b := l.Group[sd][field.Lane]; b.Shown {
			out = append(out, b.Rect)
		}
		if g := m.Battle(); g >= 0 && g < field.Lane && l.SideOf(p) != sd && l.Group[sd][g].Shown {
			out = append(out, l.Group[sd][g].Rect)
		}
	}
	return out
}

// Node is the id of the node of something of a side's, by its numbers from 0.
func Node(what string, sd int, n ...int) string {
	what += "-" + board.SideNames[sd]
	for _, i := range n {
		what += "-" + strconv.Itoa(i+1)
	}
	return what
}

// Drawn returns where a base's node is drawn, with all of its ground.
func (l *Layout) Drawn(node string) (ui.Rect, bool) {
	for sd := range l.Group {
		for g := range mgn.BaseCount {
			if b := &l.Group[sd][g]; b.Shown && node == Node("base", sd, g) {
				return b.Rect.Union(b.Head), true // the ground ends where the next one begins, the name does not
			}
		}
	}
	return ui.Rect{}, false
}

// UnitNode returns the stable id of a unit's node: from its card if that is known,
// from its place if it is hidden.
func UnitNode(m field.Reading, t field.Card, sd int) string {
	if t.Def != 0 {
		return "unit-" + strconv.Itoa(int(t.ID))
	}
	k, _, _ := m.Where(t.Key)
	return Node("trap", sd, field.GroupOf(k), t.Place)
}
