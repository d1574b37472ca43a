package arena

import (
	"math"

	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/blow"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/stands"
	"godeck/scenes/guardians/wall"
	"godeck/scenes/internal/cardart"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// Draw draws the arena below everything else. felled is the guardian that has
// fallen, whose slab has no light; struck: nor has any, for a blow is shown.
func (a *Arena) Draw(c *ui.Canvas, felled rules.CardID, struck bool) {
	a.on.Show.Board.Light = Light
	if c.Blank() {
		return
	}
	g := &a.on.Lay.Ground
	dx, dy := a.on.Show.Shift()
	side := 0.0
	if p := a.on.TurnOf(); p >= 0 {
		side = float64(2*a.on.Show.SideOf(p) - 1)
	}
	hues, heat, lost, lies := a.Hues(), a.Heat(), a.lost(), ground(a)
	g.Illuminate(faces.Sides, hues)
	b0, g0, d0 := told(&lies[0])
	b1, g1, d1 := told(&lies[1])
	a.picture.Draw(c, &g.Stage, func(pc *ui.Canvas, dst *ebiten.Image, st *stage.Stage) {
		k := st.Camera.D / g.Camera.D
		cardart.PlaceRows(dst, "guardians", st, 0.8, g.Edge(k, float64(dst.Bounds().Dx())), g.Values(k, heat, side, 0.5)...)
		for sd := range lies {
			lies[sd].Draw(pc, st, g.Unit*k, sd)
		}
		parapet(pc, dst.Bounds(), a.on.Lay, st)
		dims(pc, dst.Bounds(), lost)
	}, dx, dy, b0, g0, d0, b1, g1, d1, lost[0], lost[1], a.on.Lay.Prompt.Y, a.on.Lay.Hand[0].X, side, float64(hues[0].R), float64(hues[0].G), float64(hues[0].B), float64(hues[1].R), float64(hues[1].G), float64(hues[1].B), g.Base, g.Plinth[0].X, g.Plinth[0].Y, heat)
	a.dusk(c)
	if !g.Bowls[0].Empty() { // in other windows names stand there
		stands.Masts(c, g.Unit, g.Camera.CX, g.Rail, faces.Sides, a.Dim)
	}
	flags, clear := faces.Sides, a.Cleared()
	if w := a.Winner(); w >= 0 { // all wave one colour
		flags = [2]ui.Colour{faces.Sides[w], faces.Sides[w]}
	}
	a.Crowd.Draw(c, &stands.Mood{Tiers: g.Tiers, Row: g.Row, Unit: g.Unit, Rail: g.Rail, Dim: math.Max(a.Dim, 0.6*math.Max(lost[0], lost[1])), Time: a.Time, Won: a.Winner() >= 0, Keen: a.keen(), Flags: flags})
	a.Scars.Draw(c, &g.Camera, g.Unit, g.Pit)
	for _, r := range a.on.Lay.HUD { // the sky is darker behind names
		c.Shadow(r.Inset(-2*g.Unit), 12*g.Unit, 30*g.Unit, ui.Hex(0x0a0612).Alpha(0.42))
	}
	a.banners(c)
	a.booth(c)
	a.fires(c)
	a.gate.Draw(c, g.Unit)
	for sd := range 2 { // a beam for each guardian, and one for the die
		r := a.on.Lay.Zones[bgd.Attack][sd]
		if clear && sd != a.Winner() {
			continue
		}
		stands.Shaft(c, g.Camera.CX+float64(2*sd-1)*stands.MastAt*g.Unit, r.InsetXY(-r.W*0.16, -r.H*0.04), faces.Sides[sd].Lighten(0.3), 2.3-1.7*a.Dim)
		if t, ok := a.on.Show.Top(bgd.Attack, a.on.Show.Seat(sd)); ok && !clear && t.ID != felled && !struck && a.on.Show.Board.AtRest(t.Board()) {
			pose, _ := a.on.Show.Board.PoseOf(t.Board()) // weakened, it leans
			stands.Rim(c, blow.Face(&a.on.Show.Board, pose), g.Unit, hues[sd], float64(1-2*sd), (1-0.5*a.Dim)*(1-0.6*float64(rules.Truth(a.on.Show.View.S.Card(t.ID).Has(bgd.FlagWeak)))))
		}
	}
	x, y, _ := g.Camera.Project(0, 0, 0)
	stands.Shaft(c, c.Env.W/2, ui.Rect{X: x - g.Pit*1.1, Y: y - g.Pit*0.5, W: g.Pit * 2.2, H: g.Pit}, wall.WarmLight, 0.55+0.6*a.Dim)
	a.threat(c)
	a.rite.Draw(c, a.on.Lay.Stage.H*0.5)
}

// Hues are the light on both guardians and their plinths: that of their tribes, or of the
// last one's while one makes room for another: with the light the whole place is painted.
func (a *Arena) Hues() (out [2]ui.Colour) {
	var tribe [2]int
	for i := range out {
		p := a.on.Show.Seat(i)
		out[i], tribe[i] = faces.Sides[i], -1
		if t, ok := a.on.Show.Top(bgd.Attack, p); ok && t.Def != 0 {
			a.tribe[p] = 1 + a.on.Show.Cards.Attr(t.Def, bgd.ATribe)
		} else if !a.on.Show.Timeline.Busy() {
			a.tribe[p] = 0
		}
		if a.tribe[p] > 0 {
			tribe[i] = a.tribe[p] - 1
			out[i] = faces.Lights[tribe[i]][rules.Truth(i == 1 && tribe[0] == tribe[1])]
		}
	}
	return out
}
