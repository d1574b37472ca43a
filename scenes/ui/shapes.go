package ui

import (
	"math"

	"godeck/scenes/ui/kage"
	"godeck/scenes/ui/shape"

	"github.com/hajimehoshi/ebiten/v2"
)

var (
	shapes, lights, flats, sheens, dissolves *ebiten.Shader // nil until first used

	quadV   shape.Quad
	shapeOp ebiten.DrawTrianglesShaderOptions
	glowOp  ebiten.DrawTrianglesShaderOptions // same as shapeOp, for light
)

const fillMode = -2000

// box draws a rounded box: centre, half extents, rotation, per-corner colours
// (top-left, top-right, bottom-left, bottom-right).
func (c *pen) box(cx, cy, hx, hy, angle, radius, mode float64, cols [4]Colour, op *ebiten.DrawTrianglesShaderOptions) {
	if c.dst == nil || hx <= 0 || hy <= 0 {
		return
	}
	m := 1.0
	if mode < 0 && mode > -1000 {
		m = -mode + 1
	}
	radius = math.Min(radius, math.Min(hx, hy))
	rx, ry := hx+m, hy+m
	sin, cos := math.Sincos(angle)
	if angle != 0 {
		s, c := math.Abs(sin), math.Abs(cos)
		rx, ry = rx*c+ry*s, rx*s+ry*c
	}
	quadV.Set(cx, cy, hx+m, hy+m, sin, cos, [4]float64{hx, hy, radius, mode})
	for i := range quadV {
		shape.SetColour(&quadV[i], cols[i], op == &glowOp)
	}
	r := Rect{X: cx - rx, Y: cy - ry, W: 2 * rx, H: 2 * ry}
	if mode == fillMode && radius == 0 && 4*hx*hy >= shape.Large && c.flat(shape.Corners(cx, cy, hx, hy, sin, cos), &cols, op == &glowOp) {
		return
	}
	c.drawQuad(r, shape.Compiled(&shapes, kage.Shape), op, nil)
}

// flat draws a large box without round corners as a mesh, if it can.
func (c *pen) flat(q *[4]Point, cols *[4]Colour, light bool) bool {
	vs, idx := shape.Flat(q, cols, light)
	ok := vs != nil && draws > 8 // the first pictures wait for one shader only
	if ok {
		c.FillMesh(vs, idx)
	}
	return ok
}

// around returns the square around a disc.
func around(cx, cy, r float64) Rect { return Rect{X: cx - r, Y: cy - r, W: 2 * r, H: 2 * r} }

func (c *pen) ring(cx, cy, radius, width, from, sweep float64, col Colour) {
	if c.dst == nil || radius <= 0 {
		return
	}
	if radius >= shape.LargeRing && width <= radius/4 && math.Abs(sweep) >= 2*math.Pi && draws > 8 {
		vs, idx := shape.Hoop(cx, cy, radius, width, col)
		c.FillMesh(vs, idx)
		return
	}
	h := radius + width/2 + 1
	sin, cos := math.Sincos(from + sweep/2) // the shader's arc is to the right
	wide, open := 0.0, 2.0
	if half := math.Abs(sweep) / 2; half < 3.1415 {
		wide, open = math.Sincos(half)
	}
	quadV.Set(cx, cy, h, h, sin, cos, [4]float64{-radius, width / 2, wide, open})
	for i := range quadV {
		shape.SetColour(&quadV[i], col, false)
	}
	c.drawQuad(around(cx, cy, h), shape.Compiled(&shapes, kage.Shape), &shapeOp, nil)
}

// largeLight is the radius from which a light has a shader of its own: smaller ones are
// merged with the shapes around them into one draw call.
const largeLight = 48

func (c *pen) light(cx, cy, r float64, col Colour) {
	if c.dst == nil {
		return
	}
	h := r + 2
	quadV.Set(cx, cy, h, h, 0, 1, [4]float64{r})
	for i := range quadV {
		shape.SetColour(&quadV[i], col, true)
	}
	c.drawQuad(around(cx, cy, h), shape.Compiled(&lights, kage.Light), &glowOp, nil)
}

var maskOp = ebiten.DrawTrianglesShaderOptions{Blend: ebiten.BlendDestinationIn}

// MaskRounded cuts a picture to a rounded rectangle of its size.
func MaskRounded(img *ebiten.Image, radius float64) {
	b := img.Bounds()
	w, h := float64(b.Dx()), float64(b.Dy())
	c := pen{dst: img}
	c.box(float64(b.Min.X)+w/2, float64(b.Min.Y)+h/2, w/2, h/2, 0, radius, fillMode, shape.Shade(Colour{R: 1, G: 1, B: 1, A: 1}, Colour{R: 1, G: 1, B: 1, A: 1}), &maskOp)
}

var dissolveOp ebiten.DrawTrianglesShaderOptions

// DissolveAt draws a picture on a rotated box as it burns away: gone goes from
// 0 to 1, edge is the colour of the embers.
func (c *Canvas) DissolveAt(img *ebiten.Image, cx, cy, w, h, angle, gone, tint, alpha float64, edge Colour) {
	if c.dst == nil || img == nil {
		return
	}
	b := img.Bounds()
	sin, cos := math.Sincos(angle)
	t, a := float32(tint*alpha), float32(alpha)
	quadV.Set(cx, cy, w/2, h/2, sin, cos, [4]float64{gone, float64(edge.R), float64(edge.G), float64(edge.B)})
	for i := range quadV {
		v := &quadV[i]
		v.SrcX, v.SrcY = float32(b.Min.X+(i&1)*b.Dx()), float32(b.Min.Y+(i>>1)*b.Dy())
		v.ColorR, v.ColorG, v.ColorB, v.ColorA = t, t, t, a
	}
	c.drawQuad(around(cx, cy, math.Hypot(w, h)/2), shape.Compiled(&dissolves, kage.Dissolve), &dissolveOp, img)
}
