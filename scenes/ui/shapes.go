package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// One shader draws every flat shape: a rounded box by its signed distance,
// filled, stroked or blurred, with a colour at each corner; or, where the first
// number is negative, an arc: -radius, half width, middle angle, half aperture.
// There are no uniforms, so Ebitengine merges neighbouring shapes into one draw
// call, and the first frame waits for one shader only.
const shapeKage = `//kage:unit pixels
package main

func Fragment(dst vec4, src vec2, color vec4, custom vec4) vec4 {
	if custom.x < 0 {
		s := sin(-custom.z)
		c := cos(-custom.z)
		p := vec2(c*src.x-s*src.y, abs(s*src.x+c*src.y))
		d := abs(length(src)+custom.x) - custom.y
		if custom.w < 3.1415 {
			d = max(d, dot(p, vec2(-sin(custom.w), cos(custom.w))))
		}
		return color * clamp(0.5-d, 0, 1)
	}
	half := custom.xy
	r := custom.z
	q := abs(src) - half + r
	d := length(max(q, 0)) + min(max(q.x, q.y), 0) - r
	m := custom.w
	if m > 0 {
		return color * clamp(0.5-(abs(d+m*0.5)-m*0.5), 0, 1)
	}
	if m < -1000 {
		return color * clamp(0.5-d, 0, 1)
	}
	s := -m
	t := clamp(0.5-d/(2*s), 0, 1)
	return color * t * t * (3 - 2*t)
}
`

var (
	shapes  *ebiten.Shader
	quadIdx = []uint32{0, 1, 2, 1, 3, 2}
	quadV   [4]ebiten.Vertex
	shapeOp ebiten.DrawTrianglesShaderOptions
	addOp   = ebiten.DrawTrianglesShaderOptions{Blend: ebiten.BlendLighter}
)

const fillMode = -2000

func shapeShader() *ebiten.Shader {
	if shapes == nil {
		s, err := ebiten.NewShader([]byte(shapeKage))
		if err != nil {
			panic("ui: shader: " + err.Error())
		}
		shapes = s
	}
	return shapes
}

func setColour(v *ebiten.Vertex, c Colour) {
	v.ColorR, v.ColorG, v.ColorB, v.ColorA = c.R*c.A, c.G*c.A, c.B*c.A, c.A
}

// box draws a rounded box: centre, half extents, rotation, per-corner colours
// (top-left, top-right, bottom-left, bottom-right).
func box(dst *ebiten.Image, cx, cy, hx, hy, angle, radius, mode float64, cols *[4]Colour, op *ebiten.DrawTrianglesShaderOptions) {
	if dst == nil || hx <= 0 || hy <= 0 {
		return
	}
	m := 1.0
	if mode < 0 && mode > -1000 {
		m = -mode + 1
	}
	radius = math.Min(radius, math.Min(hx, hy))
	sin, cos := math.Sincos(angle)
	for i := range quadV {
		sx, sy := -1.0, -1.0
		if i&1 == 1 {
			sx = 1
		}
		if i&2 == 2 {
			sy = 1
		}
		lx, ly := sx*(hx+m), sy*(hy+m)
		v := &quadV[i]
		v.DstX, v.DstY = float32(cx+lx*cos-ly*sin), float32(cy+lx*sin+ly*cos)
		v.SrcX, v.SrcY = float32(lx), float32(ly)
		v.Custom0, v.Custom1, v.Custom2, v.Custom3 = float32(hx), float32(hy), float32(radius), float32(mode)
		setColour(v, cols[i])
	}
	dst.DrawTrianglesShader32(quadV[:], quadIdx, shapeShader(), op)
}

// The sheen shader is a band of light across a rounded box, from the upper left
// to the lower right: half extents, radius, how far it has come.
const sheenKage = `//kage:unit pixels
package main

func Fragment(dst vec4, src vec2, color vec4, custom vec4) vec4 {
	half := custom.xy
	q := abs(src) - half + custom.z
	d := length(max(q, 0)) + min(max(q.x, q.y), 0) - custom.z
	at := dot(src/half, vec2(0.55, 0.45)) // -1 to 1 over the box
	x := (at - (custom.w*3 - 1.5)) / 0.34
	return color * clamp(0.5-d, 0, 1) * exp(-x*x*2)
}
`

// sheenShader is compiled when the first light sweeps over a card.
var sheenShader *ebiten.Shader

// sheen draws a band of light that crosses a turned box; at runs from 0 to 1.
func sheen(dst *ebiten.Image, cx, cy, hx, hy, angle, radius, at float64, col Colour) {
	if dst == nil || hx <= 0 || hy <= 0 {
		return
	}
	if sheenShader == nil {
		var err error
		if sheenShader, err = ebiten.NewShader([]byte(sheenKage)); err != nil {
			panic("ui: shader: " + err.Error())
		}
	}
	sin, cos := math.Sincos(angle)
	for i := range quadV {
		lx, ly := (float64(i&1)*2-1)*hx, (float64(i>>1)*2-1)*hy
		v := &quadV[i]
		v.DstX, v.DstY = float32(cx+lx*cos-ly*sin), float32(cy+lx*sin+ly*cos)
		v.SrcX, v.SrcY = float32(lx), float32(ly)
		v.Custom0, v.Custom1, v.Custom2, v.Custom3 = float32(hx), float32(hy), float32(math.Min(radius, math.Min(hx, hy))), float32(at)
		setColour(v, col)
	}
	dst.DrawTrianglesShader32(quadV[:], quadIdx, sheenShader, &addOp)
}

func ring(dst *ebiten.Image, cx, cy, radius, width, from, sweep float64, col Colour, op *ebiten.DrawTrianglesShaderOptions) {
	if dst == nil || radius <= 0 {
		return
	}
	h := radius + width/2 + 1
	for i := range quadV {
		sx, sy := -1.0, -1.0
		if i&1 == 1 {
			sx = 1
		}
		if i&2 == 2 {
			sy = 1
		}
		v := &quadV[i]
		v.DstX, v.DstY = float32(cx+sx*h), float32(cy+sy*h)
		v.SrcX, v.SrcY = float32(sx*h), float32(sy*h)
		v.Custom0, v.Custom1 = float32(-radius), float32(width/2)
		v.Custom2, v.Custom3 = float32(from+sweep/2), float32(math.Min(math.Abs(sweep)/2, math.Pi))
		setColour(v, col)
	}
	dst.DrawTrianglesShader32(quadV[:], quadIdx, shapeShader(), op)
}

var maskOp = ebiten.DrawTrianglesShaderOptions{Blend: ebiten.BlendDestinationIn}

// MaskRounded cuts a picture to a rounded rectangle of its own size.
func MaskRounded(img *ebiten.Image, radius float64) {
	b := img.Bounds()
	w, h := float64(b.Dx()), float64(b.Dy())
	white := Colour{1, 1, 1, 1}
	cols := [4]Colour{white, white, white, white}
	box(img, float64(b.Min.X)+w/2, float64(b.Min.Y)+h/2, w/2, h/2, 0, radius, fillMode, &cols, &maskOp)
}
