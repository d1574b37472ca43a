package guardians

import (
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

// arena is what of the place changes.
type arena struct {
	picture stage.Picture
	crowd   stands.Crowd
	walls   [2]wall.Kept
	time    float64 // of flames and of a crowd that moves
	dim     float64 // darkness around the pit
	heat    float64 // of the pit, beyond its embers
	gutter  [2]float64
	last    int64 // tick of the last picture of the fires
	flying  wall.Chips
	scars   stands.Scars
	flags   [2]int // the tribes on the banners
}

var (
	warmLight = wall.WarmLight
	lampLight = ui.Hex(0xffeec0)
)

// backdrop draws the arena below everything else.
func (s *Scene) backdrop(c *ui.Canvas) {
	s.Board.Light = arenaLight
	if c.Blank() {
		return
	}
	g, a := &s.lay.Ground, &s.arena
	dx, dy := s.Shift()
	side := 0.0
	if p := s.turnOf(); p >= 0 {
		side = float64(2*s.SideOf(p) - 1)
	}
	hues := s.hues()
	g.Illuminate(sideColours, hues)
	a.picture.Draw(c, &g.Stage, func(pc *ui.Canvas, dst *ebiten.Image, st *stage.Stage) {
		k := st.Camera.D / g.Camera.D
		cardart.Place(dst, "guardians", st, 0.8, g.Values(k, 1, side, 0.5)...)
	}, dx, dy, side, float64(hues[0].R), float64(hues[0].G), float64(hues[0].B), float64(hues[1].R), float64(hues[1].G), float64(hues[1].B), g.Base, g.Plinth[0].X, g.Plinth[0].Y)
	if !g.Bowls[0].Empty() { // in other windows names stand there
		stands.Masts(c, g.Unit, g.Camera.CX, g.Rail, sideColours, a.dim)
	}
	flags, clear := sideColours, cleared(s)
	if w := s.winner(); w >= 0 { // all wave one colour
		flags = [2]ui.Colour{sideColours[w], sideColours[w]}
	}
	a.crowd.Draw(c, &stands.Mood{Tiers: g.Tiers, Row: g.Row, Unit: g.Unit, Rail: g.Rail, Dim: a.dim, Time: a.time, Won: s.winner() >= 0, Flags: flags})
	a.scars.Draw(c, &g.Camera, g.Unit, g.Pit)
	for _, r := range s.lay.HUD { // the sky is darker behind names
		c.Shadow(r.Inset(-2*g.Unit), 12*g.Unit, 30*g.Unit, ui.Hex(0x0a0612).Alpha(0.42))
	}
	s.drawBanners(c)
	s.drawBooth(c)
	s.drawFires(c)
	for sd := range 2 { // a beam for each guardian, and one for the die
		r := s.lay.Zones[bgd.Attack][sd]
		if clear && sd != s.winner() {
			continue
		}
		stands.Shaft(c, g.Camera.CX+float64(2*sd-1)*stands.MastAt*g.Unit, r.InsetXY(-r.W*0.16, -r.H*0.04), sideColours[sd].Lighten(0.3), 2.3-1.7*a.dim)
		if t, ok := s.Top(bgd.Attack, s.Seat(sd)); ok && !clear && t.ID != s.felled && s.blow.On == nil && s.Board.AtRest(t.Board()) {
			pose, _ := s.Board.PoseOf(t.Board()) // weakened, it leans
			stands.Rim(c, blow.Face(&s.Board, pose), g.Unit, hues[sd], float64(1-2*sd), (1-0.5*a.dim)*(1-0.6*float64(rules.Truth(s.View.S.Card(t.ID).Has(bgd.FlagWeak)))))
		}
	}
	x, y, _ := g.Camera.Project(0, 0, 0)
	stands.Shaft(c, c.Env.W/2, ui.Rect{X: x - g.Pit*1.1, Y: y - g.Pit*0.5, W: g.Pit * 2.2, H: g.Pit}, warmLight, 0.55+0.6*a.dim)
	s.rite.Draw(c, s.lay.Stage.H*0.5)
}

// hues are the light on both guardians and their plinths: that of their tribes.
func (s *Scene) hues() (out [2]ui.Colour) {
	var tribe [2]int
	for i := range out {
		out[i], tribe[i] = sideColours[i], -1
		if t, ok := s.Top(bgd.Attack, s.Seat(i)); ok && t.Def != 0 {
			tribe[i] = s.Cards.Attr(t.Def, bgd.ATribe)
			out[i] = faces.Lights[tribe[i]][rules.Truth(i == 1 && tribe[0] == tribe[1])]
		}
	}
	return out
}
