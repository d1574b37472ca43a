package ui

import (
	"math"

	"godeck/scenes/ui/kage"

	"github.com/hajimehoshi/ebiten/v2"
)

var (
	shapes, sheens, dissolves *ebiten.Shader // nil until first used

	quadV   [4]ebiten.Vertex
	shapeOp ebiten.DrawTrianglesShaderOptions
	glowOp  ebiten.DrawTrianglesShaderOptions // same as shapeOp, for light
)

const fillMode = -2000

// compiled returns a shader, compiled on first use.
func compiled(sh **ebiten.Shader, source string) *ebiten.Shader {
	if *sh == nil {
		var err error
		if *sh, err = ebiten.NewShader([]byte(source)); err != nil {
			panic("ui: shader: " + err.Error())
		}
	}
	return *sh
}

// setColour sets the colour of a corner. Light has alpha 0, which makes it
// additive under normal blending, so draw calls need not be split.
func setColour(v *ebiten.Vertex, c Colour, light bool) {
	v.ColorR, v.ColorG, v.ColorB, v.ColorA = c.R*c.A, c.G*c.A, c.B*c.A, c.A
	if light {
		v.ColorA = 0
	}
}

// shade returns the corner colours of a vertical gradient.
func shade(top, bottom Colour) [4]Colour { return [4]Colour{top, top, bottom, bottom} }

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
	for i := range quadV {
		lx, ly := (float64(i&1)*2-1)*(hx+m), (float64(i>>1)*2-1)*(hy+m)
		v := &quadV[i]
		v.DstX, v.DstY = float32(cx+lx*cos-ly*sin), float32(cy+lx*sin+ly*cos)
		v.SrcX, v.SrcY = float32(lx), float32(ly)
		v.Custom0, v.Custom1, v.Custom2, v.Custom3 = float32(hx), float32(hy), float32(radius), float32(mode)
		setColour(v, cols[i], op == &glowOp)
	}
	c.drawQuad(Rect{X: cx - rx, Y: cy - ry, W: 2 * rx, H: 2 * ry}, compiled(&shapes, kage.Shape), op, nil)
}

// around returns the square around a disc.
func around(cx, cy, r float64) Rect { return Rect{X: cx - r, Y: cy - r, W: 2 * r, H: 2 * r} }

func (c *pen) ring(cx, cy, radius, width, from, sweep float64, col Colour) {
	if c.dst == nil || radius <= 0 {
		return
	}
	h := radius + width/2 + 1
	for i := range quadV {
		x, y := (float64(i&1)*2-1)*h, (float64(i>>1)*2-1)*h
		v := &quadV[i]
		v.DstX, v.DstY = float32(cx+x), float32(cy+y)
		v.SrcX, v.SrcY = float32(x), float32(y)
		v.Custom0, v.Custom1 = float32(-radius), float32(width/2)
		v.Custom2, v.Custom3 = float32(from+sweep/2), float32(math.Min(math.Abs(sweep)/2, math.Pi))
		setColour(v, col, false)
	}
	c.drawQuad(around(cx, cy, h), compiled(&shapes, kage.Shape), &shapeOp, nil)
}

var maskOp = ebiten.DrawTrianglesShaderOptions{Blend: ebiten.BlendDestinationIn}

// MaskRounded cuts a picture to a rounded rectangle of its size.
func MaskRounded(img *ebiten.Image, radius float64) {
	b := img.Bounds()
	w, h := float64(b.Dx()), float64(b.Dy())
	c := pen{dst: img}
	c.box(float64(b.Min.X)+w/2, float64(b.Min.Y)+h/2, w/2, h/2, 0, radius, fillMode, shade(Colour{R: 1, G: 1, B: 1, A: 1}, Colour{R: 1, G: 1, B: 1, A: 1}), &maskOp)
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
	for i := range quadV {
		u, d := float64(i&1), float64(i>>1)
		lx, ly := (u-0.5)*w, (d-0.5)*h
		v := &quadV[i]
		v.DstX, v.DstY = float32(cx+lx*cos-ly*sin), float32(cy+lx*sin+ly*cos)
		v.SrcX, v.SrcY = float32(b.Min.X)+float32(u)*float32(b.Dx()), float32(b.Min.Y)+float32(d)*float32(b.Dy())
		v.Custom0, v.Custom1, v.Custom2, v.Custom3 = float32(gone), edge.R, edge.G, edge.B
		v.ColorR, v.ColorG, v.ColorB, v.ColorA = t, t, t, a
	}
	c.drawQuad(around(cx, cy, math.Hypot(w, h)/2), compiled(&dissolves, kage.Dissolve), &dissolveOp, img)
}
