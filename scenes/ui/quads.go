package ui

import (
	"math"

	"godeck/scenes/ui/kage"

	"github.com/hajimehoshi/ebiten/v2"
)

// Point is a point of the window, in device pixels.
type Point struct{ X, Y float64 }

// Lerp returns the point at q between p and to; q may lie outside of 0..1.
func (p Point) Lerp(to Point, q float64) Point {
	return Point{p.X + (to.X-p.X)*q, p.Y + (to.Y-p.Y)*q}
}

// Quad is a rectangle as it is seen, perhaps in perspective: its corners from
// the upper left, clockwise.
type Quad [4]Point

// QuadOf returns an upright rectangle's corners.
func QuadOf(r Rect) Quad {
	return Quad{{r.X, r.Y}, {r.Right(), r.Y}, {r.Right(), r.Bottom()}, {r.X, r.Bottom()}}
}

// At returns the point at the fractions u, v of the rectangle, from its upper
// left corner; they may lie outside of 0..1.
func (q *Quad) At(u, v float64) Point { return q[0].Lerp(q[1], u).Lerp(q[3].Lerp(q[2], u), v) }

// Bounds returns the smallest upright rectangle around the quad.
func (q *Quad) Bounds() Rect {
	x0, y0, x1, y1 := q[0].X, q[0].Y, q[0].X, q[0].Y
	for _, p := range q[1:] {
		x0, y0, x1, y1 = math.Min(x0, p.X), math.Min(y0, p.Y), math.Max(x1, p.X), math.Max(y1, p.Y)
	}
	return Rect{x0, y0, x1 - x0, y1 - y0}
}

// Contains reports whether a point is inside; the quad is convex.
func (q *Quad) Contains(x, y float64) bool {
	pos, neg := false, false
	for i := range q {
		a, b := q[i], q[(i+1)%4]
		d := (b.X-a.X)*(y-a.Y) - (b.Y-a.Y)*(x-a.X)
		pos, neg = pos || d > 0, neg || d < 0
	}
	return !pos || !neg
}

// Lerp returns the quad at t between q and to.
func (q Quad) Lerp(to Quad, t float64) Quad {
	for i := range q {
		q[i] = q[i].Lerp(to[i], t)
	}
	return q
}

// Move returns the quad moved.
func (q Quad) Move(dx, dy float64) Quad {
	for i := range q {
		q[i].X, q[i].Y = q[i].X+dx, q[i].Y+dy
	}
	return q
}

// FillQuad fills the box of w by h that is seen as q; GlowQuad, ShadowQuad and
// StrokeQuad are like Glow, Shadow and Stroke.
func (c *Canvas) FillQuad(q Quad, w, h, radius float64, top, bottom Colour) {
	c.warp(&q, w, h, radius, fillMode, 1, shade(top, bottom), &shapeOp)
}

// GlowQuad lights the surroundings of a box.
func (c *Canvas) GlowQuad(q Quad, w, h, radius, soft float64, col Colour) {
	c.warp(&q, w, h, radius, -soft, 1, shade(col, col), &glowOp)
}

// ShadowQuad darkens where a box is, with soft edges.
func (c *Canvas) ShadowQuad(q Quad, w, h, radius, soft float64, col Colour) {
	c.warp(&q, w, h, radius, -soft, 1, shade(col, col), &shapeOp)
}

// StrokeQuad draws a box's outline, inside of it.
func (c *Canvas) StrokeQuad(q Quad, w, h, radius, width float64, col Colour) {
	c.warp(&q, w, h, radius, width, 2, shade(col, col), &shapeOp)
}

// warp draws a rounded box of w by h where q is, in n by n cells: within a cell
// it is not in perspective.
func (c *Canvas) warp(q *Quad, w, h, radius, mode float64, n int, cols [4]Colour, op *ebiten.DrawTrianglesShaderOptions) {
	if c.dst == nil || w <= 0 || h <= 0 {
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
				setColour(x, cols[0].Mix(cols[2], v), op == &glowOp)
			}
			cell := Quad{{float64(quadV[0].DstX), float64(quadV[0].DstY)}, {float64(quadV[1].DstX), float64(quadV[1].DstY)}, {float64(quadV[3].DstX), float64(quadV[3].DstY)}, {float64(quadV[2].DstX), float64(quadV[2].DstY)}}
			c.drawQuad(cell.Bounds(), compiled(&shapes, kage.Shape), op, nil)
		}
	}
}
