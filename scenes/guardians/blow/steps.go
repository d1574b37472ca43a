package blow

import (
	"math"

	"godeck/scenes/guardians/stands"
	"godeck/scenes/table/board"
	"godeck/scenes/ui"
	"godeck/scenes/ui/tween"

	"github.com/hajimehoshi/ebiten/v2"
)

// grid is into how many columns and rows a picture is cut whose edge fades.
const grid = 8

var (
	stepsV [(grid + 1) * (grid + 1)]ebiten.Vertex
	stepsI = func() (idx []uint32) {
		for y := range uint32(grid) {
			for x := range uint32(grid) {
				o := y*(grid+1) + x
				idx = append(idx, o, o+1, o+grid+1, o+1, o+grid+2, o+grid+1)
			}
		}
		return idx
	}()
)

// steps draws who enters as stepping over the frame of its card: its picture grows over
// the upper edge and both sides, in its light, and goes back as the card falls into place.
func (e *Entrance) steps(c *ui.Canvas, b *board.Board, at ui.Point, w float64) {
	up := tween.EaseBack(e.part(0.2, 0.46)) * (1 - ui.EaseIn(e.part(0.72, 0.84)))
	if up <= 0.01 || e.Face == nil || e.Face.Art == nil || c.Blank() {
		return
	}
	pw, ph := 0.92*w, 0.69*w
	img := b.Faces.Ground(c.Env, e.Face, 1.5*pw, 1.5*ph, 1)
	size, grow := img.Bounds(), 1+0.78*up
	foot := at.Y + 0.19*w
	c.Light(at.X, foot-ph*grow*0.55, w*(0.5+0.5*up), e.Colour.Lighten(0.4).Alpha(0.5*up))
	for i := range 12 { // light stands behind it
		h := stands.Hash(float64(i)*3.9 + 2)
		sin, cos := math.Sincos(-math.Pi * (0.08 + 0.84*(float64(i)+0.5)/12))
		far := w * (0.7 + 0.5*h) * up
		c.Line(at.X+cos*w*0.42, foot-ph*0.6+sin*w*0.42, at.X+cos*far*1.1, foot-ph*0.6+sin*far*1.1, (3+9*h)*w/230, e.Colour.Lighten(0.6).Alpha(0.2*up))
	}
	soft := func(v, from, to float64) float64 { return ui.EaseInOut(ui.Clamp01((v - from) / (to - from))) }
	for y := range grid + 1 {
		for x := range grid + 1 {
			u, d := float64(x)/grid, float64(y)/grid
			v := &stepsV[y*(grid+1)+x]
			v.DstX, v.DstY = float32(at.X+(u-0.5)*pw*grow), float32(foot-(1-d)*ph*grow)
			v.SrcX, v.SrcY = float32(float64(size.Min.X)+u*float64(size.Dx())), float32(float64(size.Min.Y)+d*float64(size.Dy()))
			a := float32(math.Min(1, up*1.6) * (1 - soft(math.Abs(2*u-1), 0.62, 1)) * soft(d, 0, 0.26) * (1 - soft(d, 0.8, 1)))
			v.ColorR, v.ColorG, v.ColorB, v.ColorA = a, a, a, a
		}
	}
	c.DrawMesh(img, stepsV[:], stepsI)
}
