package guardians

import (
	"math"

	"godeck/scenes/guardians/stands"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// crowdColumns is into how many columns a row is divided when it moves.
const crowdColumns = 40

var (
	crowdV [2 * (crowdColumns + 1)]ebiten.Vertex
	crowdI [6 * crowdColumns]uint32
)

// drawCrowd draws the rows of the stands, from the back, above the rail.
func (s *Scene) drawCrowd(c *ui.Canvas) {
	g, a := &s.lay.Ground, &s.arena
	w := c.Env.W
	if g.Tiers == 0 {
		return
	}
	if now := [3]float64{w, g.Row, float64(g.Tiers)}; now != a.rowsFor {
		for _, img := range a.rows {
			img.Deallocate()
		}
		a.rows, a.rowsFor = nil, now
		for n := range g.Tiers {
			a.rows = append(a.rows, stands.Row(c.Env, c.Theme, w, g.Row*1.7, g.Row*(0.23+0.05*float64(n)/float64(g.Tiers)), n, g.Tiers, sideColours))
		}
	}
	crowd := a.crowd
	if s.winner() >= 0 { // they stay on their feet
		crowd = math.Max(crowd, 0.75)
	}
	for n, img := range a.rows {
		h := g.Row * 1.7
		iw := float64(img.Bounds().Dx())
		off := float64(g.Tiers-1-n) * g.Row
		bright := float32(1 - 0.62*a.dim)
		for j := range crowdColumns + 1 {
			x := w * float64(j) / crowdColumns
			foot := g.Rail(x)*1.0 - off*(0.86+0.14*float64(n)/float64(g.Tiers)) + 2*g.Unit
			up := 0.0
			if crowd != 0 || a.wild != 0 {
				ph := stands.Hash(float64(j)*3.3 + float64(n)*17)
				up = crowd*g.Row*(0.34+0.14*ph) + a.wild*g.Row*0.34*math.Abs(math.Sin(a.time*(5+2.4*ph)+ph*9))
			}
			up = math.Max(-0.3*g.Row, math.Min(up, h*stands.Jump))
			lo, hi := &crowdV[2*j+1], &crowdV[2*j]
			hi.DstX, hi.DstY = float32(x), float32(foot-h-up)
			lo.DstX, lo.DstY = float32(x), float32(foot)
			hi.SrcX, hi.SrcY = float32(iw*float64(j)/crowdColumns), 0
			lo.SrcX, lo.SrcY = hi.SrcX, float32(h+up)
			for _, v := range [2]*ebiten.Vertex{lo, hi} {
				v.ColorR, v.ColorG, v.ColorB, v.ColorA = bright, bright, bright, 1
			}
		}
		for j := range crowdColumns {
			o := uint32(2 * j)
			copy(crowdI[6*j:], []uint32{o, o + 2, o + 1, o + 1, o + 2, o + 3})
		}
		c.DrawMesh(img, crowdV[:], crowdI[:])
		// haze between the rows, from the light below
		if n < len(a.rows)-1 {
			y := g.Rail(w/2) - off + g.Row*0.25
			c.Gradient(ui.Rect{X: 0, Y: y - g.Row*1.3, W: w, H: g.Row * 1.5}, 0, ui.Hex(0x2a140c).Alpha(0), ui.Hex(0x2a140c).Alpha(0.22))
		}
	}
}
