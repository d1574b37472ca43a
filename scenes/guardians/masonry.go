package guardians

import (
	"math"

	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/outlook"
	"godeck/scenes/guardians/wall"
	"godeck/scenes/table/board"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// stoneWorth is how many LP a stone of a wall is worth.
const stoneWorth = 100

// stonesOf returns how many stones of a side's wall stand, how many there would
// be without damage, and the worth of one.
func (s *Scene) stonesOf(side int) (now, whole int, worth float64) {
	p := s.Seat(side)
	worth = stoneWorth
	if bgd.AttackGuardian(&s.View.S, p) == 0 {
		if s.Staged { // its wall lies there, broken
			return 0, 2 * s.lay.Ground.Walls[side].Across, worth
		}
		return 0, 0, worth
	}
	lp, dg := math.Max(0, s.shown.lp[p]), math.Max(0, s.shown.dg[p])
	if outlook.Endless(s.game, &s.View.S, p) {
		n := s.lay.Ground.Walls[side].Across * 4
		return n, n + int(math.Min(dg/stoneWorth, 30)), worth
	}
	for (lp+dg)/worth > float64(s.lay.Ground.Walls[side].Across*6) {
		worth *= 2
	}
	return int(math.Ceil(lp/worth - 1e-6)), int(math.Ceil((lp+dg)/worth - 1e-6)), worth
}

// drawWall draws a side's wall of life, and before it what has fallen.
func (s *Scene) drawWall(c *ui.Canvas, side int) {
	g := &s.lay.Ground
	m := &g.Walls[side]
	now, whole, _ := s.stonesOf(side)
	if now == 0 && cleared(s) { // a stump, and the rest before it
		now, whole = m.Across/3, 4*m.Across
	}
	if c.Blank() || whole == 0 || m.Across == 0 {
		return
	}
	dx, dy := s.Shift()
	r := m.Bounds(&g.Camera, g.Unit).Move(math.Round(dx), math.Round(dy))
	s.arena.walls[side].Draw(c, r, func(c *ui.Canvas) {
		cam := g.Camera
		cam.CX, cam.CY = cam.CX+math.Round(dx), cam.CY+math.Round(dy)
		m.Paint(c, &cam, g.Unit, now, whole, outlook.Endless(s.game, &s.View.S, s.Seat(side)))
	}, float64(now), float64(whole), r.X, r.Y)
}

// seatOf declares what stands before a guardian: the wall of its life with LP
// and DG in numbers. It belongs to the seat, so a newcomer stands behind the same one.
func (s *Scene) seatOf(sf *ui.Surface, sd int) {
	r, p := s.lay.Seat[sd], s.Seat(sd)
	if r.Empty() {
		return
	}
	label, tip := s.T("seat.empty", s.Possessive(p, s.Lang, true)), s.T("seat.why")
	if c := bgd.AttackGuardian(&s.View.S, p); c != 0 {
		if sum := outlook.LifeSum(s.game, &s.View.S, c, s.Lang, s.CardName); sum != "" {
			tip = words.Sentences(s.Lang, sum, tip)
		}
		label = s.T("seat", s.Possessive(p, s.Lang, true), s.lifeText(p), int(math.Round(s.shown.dg[p])))
	}
	sf.Paint("wall-"+board.SideNames[sd], ui.Rect{W: sf.Env().W, H: sf.Env().H}, func(c *ui.Canvas) { s.drawWall(c, sd) })
	if s.Staged {
		return
	}
	sf.Add(ui.Element{ID: "seat-" + board.SideNames[sd], Rect: r, Role: ui.RoleText, Label: label, Tip: tip, Draw: func(c *ui.Canvas, _ ui.State) { s.drawLife(c, r, sd) }})
}

// drawLife draws LP large and DG beside it, from the outer end of a side.
func (s *Scene) drawLife(c *ui.Canvas, r ui.Rect, sd int) {
	p := s.Seat(sd)
	r = r.Move(s.Shift())
	if bgd.AttackGuardian(&s.View.S, p) == 0 {
		return
	}
	full := s.shown.lp[p] + math.Max(0, s.shown.dg[p])
	low := s.shown.lp[p] <= full*0.3 && !outlook.Endless(s.game, &s.View.S, p)
	glow := sideColours[sd]
	wall.Life(c, r, sd, s.lifeText(p), int(math.Round(s.shown.dg[p])), glow, low)
}

// crumbles makes stones of a side's wall fly as its LP falls from was to now.
func (s *Scene) crumbles(p rules.Seat, was, now float64) {
	sd := s.SideOf(p)
	m := &s.lay.Ground.Walls[sd]
	if m.Across == 0 || outlook.Endless(s.game, &s.View.S, p) {
		return
	}
	_, _, worth := s.stonesOf(sd)
	from, to := int(math.Ceil(was/worth)), int(math.Ceil(math.Max(0, now)/worth))
	s.arena.flying.Fall(m, s.lay.Ground.Unit, sd, from, to)
}
