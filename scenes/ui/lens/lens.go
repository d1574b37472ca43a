// Package lens draws a picture that comes nearer without its edges leaving the
// window.
package lens

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// cells is the number of cells of a picture, in each direction.
const cells = 16

// The mesh of the cells, used again in every frame.
var (
	vertices [(cells + 1) * (cells + 1)]ebiten.Vertex
	indices  = func() (idx [cells * cells * 6]uint32) {
		for i := range cells * cells {
			a := uint32(i/cells*(cells+1) + i%cells)
			copy(idx[i*6:], []uint32{a, a + 1, a + cells + 1, a + 1, a + cells + 1, a + cells + 2})
		}
		return idx
	}()
)

// Nearer returns the mesh with which a picture of a window of w × h pixels is
// drawn that comes nearer to a point of it by a share, 0.05 being five percent,
// trembles by some pixels and has a share of its light. calm: what lies at the edges
// stays as it is, so that words there can be read. What the mesh is made of
// is overwritten by the next call.
func Nearer(w, h, toX, toY, share, shakeX, shakeY float64, light float32, calm bool) ([]ebiten.Vertex, []uint32) {
	for i := range vertices {
		col, row := i%(cells+1), i/(cells+1)
		x, y := w*float64(col)/cells, h*float64(row)/cells
		atX, atY := nearer(x, toX, w, share), nearer(y, toY, h, share)
		if calm {
			k := share * near(x, toX, w) * near(y, toY, h)
			atX, atY = x+k*(x-toX), y+k*(y-toY)
		}
		if col > 0 && col < cells && row > 0 && row < cells { // nothing is seen beyond the edges
			atX, atY = atX+shakeX, atY+shakeY
		}
		vertices[i] = ebiten.Vertex{SrcX: float32(x), SrcY: float32(y), DstX: float32(atX), DstY: float32(atY), ColorR: light, ColorG: light, ColorB: light, ColorA: 1}
	}
	return vertices[:], indices[:]
}

// nearer returns where a coordinate of a window of a size is seen that comes
// nearer to a point by a share there, and by less the closer to the edges.
func nearer(x, to, size, share float64) float64 {
	edge := to
	if x > to {
		edge = size - to
	}
	if edge <= 0 {
		return x
	}
	s := (x - to) / edge
	return x + share*(x-to)*(1-s*s)
}

// near is how much of its share a coordinate comes nearer that leaves the edges as
// they are: all of it round the point, none of it on the last part of the way.
func near(x, to, size float64) float64 {
	const all, none = 0.3, 0.9
	edge := to
	if x > to {
		edge = size - to
	}
	if edge <= 0 {
		return 1
	}
	q := (math.Abs(x-to)/edge - all) / (none - all)
	q = math.Max(0, math.Min(1, q))
	return 1 - q*q*(3-2*q)
}
