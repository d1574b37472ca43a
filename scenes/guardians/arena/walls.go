package arena

import (
	"math"

	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/outlook"
	"godeck/scenes/ui"
)

// stoneWorth is how many LP a stone of a wall is worth.
const stoneWorth = 100

// stones returns how many stones of a side's wall stand, how many there would
// be without damage, and the worth of one.
func (a *Arena) stones(side int) (now, whole int, worth float64) {
	p := a.on.Show.Seat(side)
	worth = stoneWorth
	if bgd.AttackGuardian(&a.on.Show.View.S, p) == 0 {
		if a.match.Staged { // its wall lies there, broken
			return 0, 2 * a.on.Lay.Ground.Walls[side].Across, worth
		}
		return 0, 0, worth
	}
	lp, dg := math.Max(0, a.on.Numbers.Shown.LP[p]), math.Max(0, a.on.Numbers.Shown.DG[p])
	if outlook.Endless(a.on.Game, &a.on.Show.View.S, p) {
		n := a.on.Lay.Ground.Walls[side].Across * 4
		return n, n + int(math.Min(dg/stoneWorth, 30)), worth
	}
	for (lp+dg)/worth > float64(a.on.Lay.Ground.Walls[side].Across*6) {
		worth *= 2
	}
	return int(math.Ceil(lp/worth - 1e-6)), int(math.Ceil((lp+dg)/worth - 1e-6)), worth
}

// Wall draws a side's wall of life, and before it what has fallen.
func (a *Arena) Wall(c *ui.Canvas, side int) {
	g := &a.on.Lay.Ground
	m := &g.Walls[side]
	now, whole, worth := a.stones(side)
	if now == 0 && a.Cleared() { // a stump, and the rest before it
		now, whole = m.Across/3, 4*m.Across
	}
	if c.Blank() || whole == 0 || m.Across == 0 {
		return
	}
	dx, dy := a.on.Show.Shift()
	dx += a.trembles[side] * g.Unit
	r := m.Bounds(&g.Camera, g.Unit).Move(math.Round(dx), math.Round(dy))
	gold, p, worn := now, a.on.Show.Seat(side), a.Critical(side)
	if outlook.Endless(a.on.Game, &a.on.Show.View.S, p) {
		gold = 0
	} else if dg := a.on.Numbers.Shown.DG[p]; dg < 0 {
		gold = max(0, now-int(math.Ceil(-dg/worth-1e-6)))
	}
	a.walls[side].Draw(c, r, func(c *ui.Canvas) {
		cam := g.Camera
		cam.CX, cam.CY = cam.CX+math.Round(dx), cam.CY+math.Round(dy)
		m.Paint(c, &cam, g.Unit, now, whole, gold, worn)
	}, float64(now), float64(whole), float64(gold), float64(rules.Truth(worn)), r.X, r.Y)
}

// Crumble makes stones of a side's wall fly as its LP falls from was to now, unless
// that is skipped: then they lie.
func (a *Arena) Crumble(p rules.Seat, was, now float64) {
	sd := a.on.Show.SideOf(p)
	m := &a.on.Lay.Ground.Walls[sd]
	if m.Across == 0 || a.on.Show.Timeline.Skipping() || outlook.Endless(a.on.Game, &a.on.Show.View.S, p) {
		return
	}
	_, _, worth := a.stones(sd)
	from, to := int(math.Ceil(was/worth)), int(math.Ceil(math.Max(0, now)/worth))
	a.flying.Fall(m, a.on.Lay.Ground.Unit, sd, from, to)
}
