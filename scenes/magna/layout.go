package magna

import (
	"math"
	"strconv"

	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/places"
	"godeck/scenes/table"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// measure lays out the window.
func (s *Scene) measure(env *ui.Env) layout {
	l := table.ByShape(env, s.Replay.On, places.Wide, places.Small, places.Tall)
	l.Zones[mgn.Hand], l.U = l.Hand, env.Unit()
	l.Replay = board.ReplayPlace{Rect: l.Prompt, Small: l.Small || l.Low, Tall: l.Tall}
	if l.Fold {
		s.unfold(&l, env)
		l.Along(env)
	} else {
		l.Deploy(env, deployed(s))
		l.Rival.X += s.leans(env)
	}
	return l
}

// leans returns how far the commander opposite leans to the base that is attacked.
func (s *Scene) leans(env *ui.Env) float64 {
	switch {
	case s.m.Battle() <= 0 || env.Settings.ReducedMotion:
		return 0
	case s.m.Invader() == s.Seat(1):
		return -6 * env.Unit()
	}
	return 6 * env.Unit()
}

// unfold puts the two groups that matter now on the stage: theirs above, yours below.
func (s *Scene) unfold(l *layout, env *ui.Env) {
	u := env.Unit()
	k := env.TextUnit() / u
	g := 4 * u
	for sd := 0; sd < 2; sd++ {
		b := block{Shown: true, Rect: l.Stage.Col(1-sd, 2, g), Cols: 4}
		row := func(n float64) float64 { // the width of so many units that can be touched
			return n*(math.Max(env.MinTarget(), (b.Rect.H-4*u)/cards.Aspect)+g+2*u) + 4*u
		}
		head := 18*u*k + 4*u
		switch {
		case l.Small && b.Rect.W > row(5)+70*u*k: // beside the units, which need the height
			b.Head, b.Grid = b.Rect.CutLeft(math.Min(110*u*k, b.Rect.W-row(5)), 2*u)
			if head = -1; s.focusOf(sd) != field.Lane { // its castle there, and the name as a ribbon before it
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
		l.Group[sd][s.focusOf(sd)] = b
	}
}

// called returns the group of a side that an invasion is about: the force that
// gathers or fights, the base under attack; -1 for none.
func (s *Scene) called(sd int) int {
	switch p := s.Seat(sd); {
	case s.m.Invader() == p && (s.m.Battle() != 0 || len(s.m.List(mgn.Invasion, p)) > 0):
		return field.Lane
	case s.m.Invader() == p.Other() && s.m.Battle() != 0:
		return s.m.Battle() - 1
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
		s.focus[sd] = s.m.Front(s.Seat(sd)) - 1
	}
}

// places returns how many places a group shows now: those taken, but at least
// all of a base on the map, two of a force, and four in folded windows. Fewer
// places make larger units. A card for a place that is not shown goes to the
// ground of its group.
func (s *Scene) places(m reading, sd, g int) int {
	if b := &s.lay.Group[sd][g]; !b.Staged {
		n := min(m.Capacity(s.Seat(sd), g), b.Cols)
		for _, t := range m.List(field.ZoneOfGroup(g), s.Seat(sd)) {
			n = max(n, t.Place+1)
		}
		return n
	}
	return m.Row(s.Seat(sd), g)
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
	if g := field.GroupOf(kind); g >= 0 {
		b := &l.Group[sd][g]
		if b.Shown {
			return s.cardCell(b.Cell(place, max(s.places(m, sd, g), place+1), s.gap())), true
		}
		if g < 3 && !l.Tabs[sd][g].Empty() {
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
			return r.Row(min(place, 1), 2, 6*s.Unit()), true
		}
	case mgn.Camps:
		if g := place; g >= 0 && g < 3 {
			if b := &l.Group[sd][g]; b.Shown {
				return board.CardIn(b.Rect), false
			}
			return board.CardIn(l.Tabs[sd][g]), false
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
		k, _, _ := s.m.Where(t.Key)
		return "trap-" + board.SideNames[sd] + "-" + strconv.Itoa(field.GroupOf(k)+1) + "-" + strconv.Itoa(t.Place+1)
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
