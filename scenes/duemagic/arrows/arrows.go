// Package arrows draws at whom an attack of Duemagic goes: the one that is under
// way, and the one that is being planned.
package arrows

import (
	"slices"
	"strconv"
	"strings"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/deeds"
	"godeck/scenes/duemagic/staging"
	"godeck/scenes/table"
	"godeck/scenes/table/board"
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
				board.Bow(c, "attack", a.X, a.Y, b.X, b.Y, c.Theme.Danger, true)
			}
			return
		}
		x, y := s.at(z.Seat().Other())
		board.Bow(c, "attack", a.X, a.Y, x, y, c.Theme.Danger, true)
		return
	}
	if th, ok := s.deeds.Q().Thought(s.deeds.Pointed()); ok {
		a, ok := pose(th.From)
		if !ok {
			return
		}
		x, y := 0.0, 0.0
		if th.Player >= 0 {
			x, y = s.at(th.Player)
		} else if b, ok := pose(th.To); ok {
			x, y = b.X, b.Y
		} else {
			return
		}
		board.Bow(c, "attack", a.X, a.Y, x, y, c.Theme.Warm.Alpha(0.85), true)
	}
}

// at returns where an attack on a player goes: the shield that is meant, the row
// of shields, or the player who has none.
func (s *Arrows) at(p rules.Seat) (float64, float64) {
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
	if k := meant(full, s.deeds.Means(), pointed); k > 0 {
		return rects[k-1].Centre()
	}
	if slices.Contains(full, true) {
		return row(rects, sd)
	}
	return s.table.Lay.Player(sd).Centre()
}

// row returns where an arrow meets a row of shields of which none is meant:
// where two of them meet, at the edge towards the creatures.
func row(rects []ui.Rect, sd int) (x, y float64) {
	k := max(len(rects)/2, 1)
	r := rects[min(k, len(rects)-1)]
	return r.X + 1, []float64{r.Y + 1, r.Bottom() - 1}[sd]
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
