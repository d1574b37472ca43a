package ui

import (
	"math"

	"godeck/scenes/ui/kage"
	"godeck/scenes/ui/shape"

	"github.com/hajimehoshi/ebiten/v2"
)

// FillQuad fills the box of w by h that is seen as q; GlowQuad, ShadowQuad and
// StrokeQuad are like Glow, Shadow and Stroke.
func (c *Canvas) FillQuad(q Quad, w, h, radius float64, top, bottom Colour) {
	c.warp(&q, w, h, radius, fillMode, 1, shape.Shade(top, bottom), &shapeOp)
}

// GlowQuad lights the surroundings of a box.
func (c *Canvas) GlowQuad(q Quad, w, h, radius, soft float64, col Colour) {
	c.warp(&q, w, h, radius, -soft, 1, shape.Shade(col, col), &glowOp)
}

// ShadowQuad darkens where a box is, with soft edges.
func (c *Canvas) ShadowQuad(q Quad, w, h, radius, soft float64, col Colour) {
	c.warp(&q, w, h, radius, -soft, 1, shape.Shade(col, col), &shapeOp)
}

// StrokeQuad draws a box's outline, inside of it.
func (c *Canvas) StrokeQuad(q Quad, w, h, radius, width float64, col Colour) {
	c.warp(&q, w, h, radius, width, 2, shape.Shade(col, col), &shapeOp)
}

// warp draws a rounded box of w by h where q is, in n by n cells: within a cell
// it is not in perspective.
func (c *pen) warp(q *Quad, w, h, radius, mode float64, n int, cols [4]Colour, op *ebiten.DrawTrianglesShaderOptions) {
	if c.dst == nil || w <= 0 || h <= 0 {
		return
	}
	if mode == fillMode && radius == 0 && c.flat((*[4]Point)(q), &cols, op == &glowOp) {
		return
	}
	m := 1.0
	if mode < 0 && mode > -1000 {
		m = -mode + 1
	}
	hx, hy := w/2, h/2
	radius = math.Min(radius, math.Min(hx, hy))
	for i := range n {
		for j := range n {
			for k := range quadV {
				u, v := float64(i+k&1)/float64(n), float64(j+k>>1)/float64(n)
				lx, ly := (2*u-1)*(hx+m), (2*v-1)*(hy+m)
				p := q.At((lx/hx+1)/2, (ly/hy+1)/2)
				x := &quadV[k]
				x.DstX, x.DstY = float32(p.X), float32(p.Y)
				x.SrcX, x.SrcY = float32(lx), float32(ly)
				x.Custom0, x.Custom1, x.Custom2, x.Custom3 = float32(hx), float32(hy), float32(radius), float32(mode)
				shape.SetColour(x, cols[0].Mix(cols[2], v), op == &glowOp)
			}
			var cell Quad
			for k, v := range [4]int{0, 1, 3, 2} { // clockwise
				cell[k] = Point{X: float64(quadV[v].DstX), Y: float64(quadV[v].DstY)}
			}
			c.drawQuad(cell.Bounds(), shape.Compiled(&shapes, kage.Shape), op, nil)
		}
	}
}
