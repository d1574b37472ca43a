// Package shape makes what the toolkit's shapes are drawn from: the corners of quads, their
// colours, and shaders compiled when they are first used.
package shape

import (
	"math"

	"godeck/scenes/ui/colour"

	"github.com/hajimehoshi/ebiten/v2"
)

// Quad are the corners of a box: upper left, upper right, lower left, lower right.
type Quad [4]ebiten.Vertex

// Compiled returns a shader, compiled on first use.
func Compiled(sh **ebiten.Shader, source string) *ebiten.Shader {
	if *sh == nil {
		var err error
		if *sh, err = ebiten.NewShader([]byte(source)); err != nil {
			panic("ui: shader: " + err.Error())
		}
	}
	return *sh
}

var white *ebiten.Image

// White returns a white picture of 3×3 pixels, for meshes in plain colours.
func White() *ebiten.Image {
	if white == nil {
		white = ebiten.NewImage(3, 3)
		white.Fill(colour.Hex(0xffffff))
	}
	return white
}

// SetColour sets the colour of a corner. Light has alpha 0, which makes it
// additive under normal blending, so draw calls need not be split.
func SetColour(v *ebiten.Vertex, c colour.Colour, light bool) {
	v.ColorR, v.ColorG, v.ColorB, v.ColorA = c.R*c.A, c.G*c.A, c.B*c.A, c.A
	if light {
		v.ColorA = 0
	}
}

// Shade returns the corner colours of a vertical gradient.
func Shade(top, bottom colour.Colour) [4]colour.Colour {
	return [4]colour.Colour{top, top, bottom, bottom}
}

// Set makes the quad a box with half extents hx, hy, rotated around its middle, from which
// its places as a source count; custom are the shader's numbers.
func (q *Quad) Set(cx, cy, hx, hy, sin, cos float64, custom [4]float64) {
	for i := range q {
		x, y := (float64(i&1)*2-1)*hx, (float64(i>>1)*2-1)*hy
		q[i] = ebiten.Vertex{DstX: float32(cx + x*cos - y*sin), DstY: float32(cy + x*sin + y*cos), SrcX: float32(x), SrcY: float32(y),
			Custom0: float32(custom[0]), Custom1: float32(custom[1]), Custom2: float32(custom[2]), Custom3: float32(custom[3])}
	}
}

// rounds is the number of corners of a ring.
const rounds = 48

var (
	ringV [3 * rounds]ebiten.Vertex
	ringI = func() (idx []uint32) {
		for ring := range uint32(2) {
			for i := range uint32(rounds) {
				a, b := ring*rounds+i, ring*rounds+(i+1)%rounds
				idx = append(idx, a, b, a+rounds, b, a+rounds, b+rounds)
			}
		}
		return idx
	}()
)

// Around returns a mesh of White that darkens all around a disc: not at all within the
// radius clear, wholly from the radius full on, up to the radius end. What it is made
// of is overwritten by the next call.
func Around(x, y, clear, full, end float64, col colour.Colour) ([]ebiten.Vertex, []uint32) {
	for i := range ringV {
		r, c := clear, col
		switch i / rounds {
		case 0:
			c.A = 0
		case 1:
			r = full
		case 2:
			r = max(end, full)
		}
		sin, cos := math.Sincos(2 * math.Pi * float64(i%rounds) / rounds)
		ringV[i] = ebiten.Vertex{DstX: float32(x + r*cos), DstY: float32(y + r*sin), SrcX: 1.5, SrcY: 1.5}
		SetColour(&ringV[i], c, false)
	}
	return ringV[:], ringI
}
