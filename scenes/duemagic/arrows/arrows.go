// Package arrows draws at whom an attack of Duemagic goes: the one that is under
// way, and the one that is being planned.
package arrows

import (
	"math"
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
		x, y := s.at(z.Seat().Other(), a.X)
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
			x, y = s.at(th.Player, a.X)
		} else if b, ok := pose(th.To); ok {
			x, y = b.X, b.Y
		} else {
			return
		}
		board.Bow(c, "attack", a.X, a.Y, x, y, c.Theme.Warm.Alpha(0.85), true)
	}
}

// at returns where an attack on a player goes: the shield that is meant,
// the remaining one nearest to x, or the player.
func (s *Arrows) at(p rules.Seat, x float64) (float64, float64) {
	on := s.match
	sd := on.SideOf(p)
	list, n := s.table.M.Places(p)
	best := ui.Rect{}
	if on.Prompting(dmg.PromptShield) && s.deeds.Means() == 0 && !strings.HasPrefix(on.Surface.Hovered(), "shield-") { // none is chosen yet
		return s.table.Lay.Player(sd).Centre()
	}
	over, _ := strings.CutPrefix(on.Surface.Hovered(), "shield-"+board.SideNames[sd]+"-")
	for i, r := range s.table.Lay.ShieldRects(sd, n, 5*on.Unit()) {
		if k := strconv.Itoa(i + 1); len(list[i]) > 0 && (i+1 == s.deeds.Means() || k == over) {
			best = r
			break
		}
		if len(list[i]) > 0 && (best.Empty() || math.Abs(r.X+r.W/2-x) < math.Abs(best.X+best.W/2-x)) {
			best = r
		}
	}
	if best.Empty() {
		best = s.table.Lay.Player(sd)
	}
	return best.Centre()
}
