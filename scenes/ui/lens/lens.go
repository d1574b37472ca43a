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
// trembles by some pixels and has a share of its light. only: the left, top, right and
// lower edge of what comes nearer, all else stays as it is, so that words there can be
// read; without width it is the whole picture. What the mesh is made of is overwritten
// by the next call.
func Nearer(w, h, toX, toY, share, shakeX, shakeY float64, light float32, only [4]float64) ([]ebiten.Vertex, []uint32) {
	for i := range vertices {
		col, row := i%(cells+1), i/(cells+1)
		calm := only[2] > only[0]
		x, y := w*float64(col)/cells, h*float64(row)/cells
		if calm {
			x, y = line(col, only[0], only[2], w), line(row, only[1], only[3], h)
		}
		atX, atY := nearer(x, toX, w, share), nearer(y, toY, h, share)
		if calm {
			k := share * near(x, toX, only[0], only[2]) * near(y, toY, only[1], only[3])
			atX, atY = x+k*(x-toX), y+k*(y-toY)
		}
		if col > 0 && col < cells && row > 0 && row < cells { // nothing is seen beyond the edges
			atX, atY = atX+shakeX, atY+shakeY
		}
		vertices[i] = ebiten.Vertex{SrcX: float32(x), SrcY: float32(y), DstX: float32(atX), DstY: float32(atY), ColorR: light, ColorG: light, ColorB: light, ColorA: 1}
	}
	return vertices[:], indices[:]
}

// Dusk is how a picture gets darker far from a point of the window, seen as it is drawn: as
// ever within Clear pixels, and beyond Full by a share, Dark, 0..1. The zero value is none.
type Dusk struct{ X, Y, Clear, Full, Dark float64 }

// Falls takes the light of the dusk from the corners of a mesh.
func (d *Dusk) Falls(vs []ebiten.Vertex) {
	if d.Dark <= 0 {
		return
	}
	for i := range vs {
		v := &vs[i]
		far := (math.Hypot(float64(v.DstX)-d.X, float64(v.DstY)-d.Y) - d.Clear) / math.Max(1, d.Full-d.Clear)
		k := float32(1 - d.Dark*math.Max(0, math.Min(1, far)))
		v.ColorR, v.ColorG, v.ColorB = v.ColorR*k, v.ColorG*k, v.ColorB*k
	}
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

// line returns where a line of the mesh is of which all but the first and the last are
// between two edges.
func line(i int, from, to, size float64) float64 {
	switch i {
	case 0:
		return 0
	case cells:
		return size
	}
	return from + (to-from)*float64(i-1)/(cells-2)
}

// near is how much of its share a coordinate comes nearer between two edges that stay:
// all of it round the point, none of it on the last part of the way.
func near(x, to, from, until float64) float64 {
	const all, none = 0.3, 0.95
	edge := to - from
	if x > to {
		edge = until - to
	}
	if edge <= 0 {
		return 0
	}
	q := (math.Abs(x-to)/edge - all) / (none - all)
	q = math.Max(0, math.Min(1, q))
	return 1 - q*q*(3-2*q)
}

// softly is over how much of its way the edge of a picture that opens fades.
const softly = 0.4

// Opens returns the mesh with which a picture of a window of w × h pixels is drawn that
// opens from a line, its height, to the upper and to the lower edge, and has a share of its
// light; gone is how far it has opened, from 0 to 1.
func Opens(w, h, line, gone float64, light float32) (vs []ebiten.Vertex, idx []uint32) {
	front := gone * (1 + softly)
	for _, way := range [...]float64{-line, h - line} {
		for i, t := range [...]float64{max(0, front-softly), min(1, front), 1} {
			y, n := float32(line+way*t), uint32(len(vs))
			o := float32(min(1, max(0, (t-front+softly)/softly)))
			for _, x := range [...]float32{0, float32(w)} {
				vs = append(vs, ebiten.Vertex{DstX: x, DstY: y, SrcX: x, SrcY: y, ColorR: light * o, ColorG: light * o, ColorB: light * o, ColorA: o})
			}
			if i > 0 {
				idx = append(idx, n-2, n-1, n, n-1, n+1, n)
			}
		}
	}
	return vs, idx
}
