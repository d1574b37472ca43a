// Package shape makes what the toolkit's shapes are drawn from: the corners of quads, their
// colours, and shaders compiled when they are first used.
package shape

import (
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
