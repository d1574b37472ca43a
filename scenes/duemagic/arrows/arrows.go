// Package arrows draws at whom an attack of Duemagic goes: the one that is under
// way, and the one that is being planned.
package arrows

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/deeds"
	"godeck/scenes/duemagic/staging"
	"godeck/scenes/table"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// Arrows are those over a table.
type Arrows struct {
	table *staging.Table
	match *table.Match
	deeds *deeds.Deeds
}

// At returns the arrows over a table.
func At(m *table.Match, t *staging.Table, d *deeds.Deeds) Arrows { return Arrows{t, m, d} }

// Draw draws the running attack, and the attack being planned.
func (s *Arrows) Draw(c *ui.Canvas) {
	on := s.match
	pose := func(key int) (board.Pose, bool) { // of a creature at rest: an arrow does not follow one that strikes or leaves
		ground := present.Token{Key: key}.Board()
		if _, z, ok := on.Find(key); !ok || z.Kind() != dmg.Battle || !on.Board.AtRest(ground) {
			return board.Pose{}, false
		}
		return on.Board.PoseOf(ground)
	}
	if attacker, to, block := s.table.M.Attack(); attacker != 0 {
		if s.deeds.Fallen() {
			return
		}
		a, ok := pose(attacker)
		_, z, _ := on.Find(attacker)
		if !ok {
			return
		}
		if block != 0 {
			to = block
		}
		if to != 0 {
			if b, ok := pose(to); ok {
				s.bow(c, a, c.Theme.Danger, On(b)...)
			}
			return
		}
		s.bow(c, a, c.Theme.Danger, s.at(z.Seat().Other())...)
		return
	}
	if th, ok := s.deeds.Q().Thought(s.deeds.Pointed()); ok {
		a, ok := pose(th.From)
		if !ok {
			return
		}
		if th.Player >= 0 {
			s.bow(c, a, c.Theme.Warm.Alpha(0.85), s.at(th.Player)...)
		} else if b, ok := pose(th.To); ok {
			s.bow(c, a, c.Theme.Warm.Alpha(0.85), On(b)...)
		}
	}
}

// bow draws the arrow of an attack from a creature to one of the ends, past the
// power of every creature on its way.
func (s *Arrows) bow(c *ui.Canvas, a board.Pose, col ui.Colour, ends ...ui.Point) {
	u := c.Px(1)
	if math.Hypot(ends[0].X-a.X, ends[0].Y-a.Y) < 8*u {
		return
	}
	var numbers []ui.Rect
	for sd := range 2 {
		for _, o := range s.table.M.Creatures(s.match.Seat(sd)) {
			if p, ok := s.match.Board.PoseOf(o.Board()); ok {
				numbers = append(numbers, Number(p).Inset(-5*u))
			}
		}
	}
	from, by, to := Best(ui.Point{X: a.X, Y: a.Y}, ends, a.W, u, numbers)
	board.BowBy(c, "attack", from, by, to, col, true)
}

// On returns where an arrow may meet a creature: in its middle, or at its sides.
func On(b board.Pose) []ui.Point {
	return []ui.Point{{X: b.X, Y: b.Y}, {X: b.X + 0.44*b.W, Y: b.Y - 0.1*b.W}, {X: b.X - 0.44*b.W, Y: b.Y - 0.1*b.W}}
}

// Best returns the way of an arrow to the end at which it covers least of what is to
// be read; the first ones that its head leaves free are preferred.
func Best(a ui.Point, ends []ui.Point, wide, u float64, over []ui.Rect) (from, by, to ui.Point) {
	least := math.Inf(1)
	first := Free(a, ends, 14*u, over)
	for _, end := range append([]ui.Point{first}, ends...) {
		f, m := Way(a, end, wide, u, over)
		if n := covers(f, m, end, over); n < least && (end == first || Free(a, []ui.Point{end, first}, 14*u, over) == end) {
			least, from, by, to = n, f, m, end
		}
	}
	return from, by, to
}

// covers returns how much of what is to be read an arrow covers.
func covers(from, by, to ui.Point, over []ui.Rect) (n float64) {
	for i := range 33 {
		t := float64(i) / 32
		q := 1 - t
		x, y := q*q*from.X+2*q*t*by.X+t*t*to.X, q*q*from.Y+2*q*t*by.Y+t*t*to.Y
		if slices.ContainsFunc(over, func(r ui.Rect) bool { return r.Contains(x, y) }) {
			n++
		}
	}
	return n
}

// Free returns the first of the ends at which the head of an arrow, so long, covers
// nothing that is to be read, or the first.
func Free(a ui.Point, ends []ui.Point, head float64, over []ui.Rect) ui.Point {
	for _, p := range ends {
		y := p.Y - math.Copysign(head, p.Y-a.Y)
		if !slices.ContainsFunc(over, func(r ui.Rect) bool { return r.Contains(p.X, p.Y) || r.Contains(p.X, y) }) {
			return p
		}
	}
	return ends[0]
}

// Number returns about where the power of a creature stands: at the lower left of
// its card.
func Number(p board.Pose) ui.Rect {
	h := p.W * cards.Aspect * 0.94
	return ui.Rect{X: p.X - p.W*0.56, Y: p.Y + h*0.27, W: p.W * 0.86, H: h * 0.28}
}

// Way returns where an arrow begins on a card so wide, and towards which point it
// is bent, so that it covers as little as possible of what is to be read.
func Way(a, to ui.Point, wide, u float64, over []ui.Rect) (from, by ui.Point) {
	best := math.Inf(1)
	for _, aside := range [...]float64{0, 0.3, -0.3} {
		p := ui.Point{X: a.X + aside*wide, Y: a.Y}
		d := math.Max(1, math.Hypot(to.X-p.X, to.Y-p.Y))
		nx, ny := (to.Y-p.Y)/d, -(to.X-p.X)/d
		if ny > 0 {
			nx, ny = -nx, -ny
		}
		for _, bend := range [...]float64{0.16, -0.16, 0.34, -0.34, 0.55, -0.55, 0.8, -0.8} {
			b := math.Copysign(math.Min(d*math.Abs(bend), 60*u+400*u*(math.Abs(bend)-0.16)), bend)
			m := ui.Point{X: (p.X+to.X)/2 + nx*b, Y: (p.Y+to.Y)/2 + ny*b}
			cost := 0.6*math.Abs(bend) + 0.3*math.Abs(aside) + 0.05*float64(rules.Truth(bend < 0))
			if cost += covers(p, m, to, over); cost < best {
				best, from, by = cost, p, m
			}
		}
	}
	return from, by
}

// at returns where an attack on a player goes: the shield that is meant, the row
// of shields, where any of several places will do, or the player who has none.
func (s *Arrows) at(p rules.Seat) []ui.Point {
	on := s.match
	sd := on.SideOf(p)
	list, n := s.table.M.Places(p)
	over, _ := strings.CutPrefix(on.Surface.Hovered(), "shield-"+board.SideNames[sd]+"-")
	pointed, _ := strconv.Atoi(over)
	full := make([]bool, len(list))
	for i := range list {
		full[i] = len(list[i]) > 0
	}
	rects := s.table.Lay.ShieldRects(sd, n, 5*on.Unit())
	one := s.table.Lay.Player(sd)
	switch k := meant(full, s.deeds.Means(), pointed); {
	case k > 0:
		one = rects[k-1]
	case slices.Contains(full, true):
		return row(rects, full, sd)
	}
	x, y := one.Centre()
	return []ui.Point{{X: x, Y: y}}
}

// row returns where an arrow meets a row of shields of which none is meant: where
// two of them meet, well within the row so that it is seen at what it goes, in the
// middle first, and beside one that stands.
func row(rects []ui.Rect, full []bool, sd int) (out []ui.Point) {
	meet := func(j int) {
		r, before := rects[j], rects[max(0, j-1)]
		if !full[j] && !full[max(0, j-1)] {
			return
		}
		x := r.X + 1
		if j > 0 {
			x = (before.Right() + r.X) / 2
		}
		out = append(out, ui.Point{X: x, Y: r.Y + r.H*[...]float64{0.72, 0.28}[sd]})
	}
	k := min(max(len(rects)/2, 1), len(rects)-1)
	meet(k)
	for i := 1; i < len(rects); i++ {
		for _, j := range [...]int{k + i, k - i} {
			if j > 0 && j < len(rects) {
				meet(j)
			}
		}
	}
	return out
}

// meant returns the place of the shield that an arrow goes to: the one that is
// pointed at or chosen, or the last; 0 for none, because an arrow at one of several
// looks as if that one had been chosen.
func meant(full []bool, chosen, pointed int) int {
	only, n := 0, 0
	for i, is := range full {
		if is {
			only, n = i+1, n+1
		}
	}
	for _, k := range [...]int{pointed, chosen} {
		if k > 0 && k <= len(full) && full[k-1] {
			return k
		}
	}
	if n == 1 {
		return only
	}
	return 0
}
