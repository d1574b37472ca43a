// Package shape makes what the toolkit's shapes are drawn from: the corners of quads, their
// colours, and shaders compiled when they are first used.
package shape

import (
	"math"

	"godeck/scenes/ui/colour"
	"godeck/scenes/ui/geom"

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

// Around returns a mesh in plain colours that darkens all around a disc: not at all within the
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
		ringV[i] = ebiten.Vertex{DstX: float32(x + r*cos), DstY: float32(y + r*sin)}
		SetColour(&ringV[i], c, false)
	}
	return ringV[:], ringI
}

// Large is the area from which a box is drawn as a mesh, in pixels: it costs less for each
// of them than the shader of shapes, but a draw call of its own.
const Large = 24000

var (
	flatV [8]ebiten.Vertex
	flatI = []uint32{0, 1, 2, 0, 2, 3, 4, 5, 1, 4, 1, 0, 5, 6, 2, 5, 2, 1, 6, 7, 3, 6, 3, 2, 7, 4, 0, 7, 0, 3}
)

// Flat returns a mesh in plain colours that fills a box without round corners, smooth at its
// edges: corners are clockwise from the upper left, cols as Shade returns them. It returns
// nil where the box is not Large, too narrow at a side, or coloured so that two triangles
// would show. What it is made of is overwritten by the next call.
func Flat(corners *[4]geom.Point, cols *[4]colour.Colour, light bool) ([]ebiten.Vertex, []uint32) {
	area := 0.0 // twice, negative where the corners run the other way round
	for i, p := range corners {
		q := corners[(i+1)%4]
		area += p.X*q.Y - q.X*p.Y
	}
	if math.Abs(area) < 2*Large || !affine(corners, cols) {
		return nil, nil
	}
	turn := math.Copysign(1, area)
	var normal [4]geom.Point // of the edge from each corner to the next, inwards
	for i, p := range corners {
		q := corners[(i+1)%4]
		l := math.Hypot(q.X-p.X, q.Y-p.Y)
		if l > 0 && l < 6 {
			return nil, nil
		}
		if l > 0 { // else two corners are one
			normal[i] = geom.Point{X: -(q.Y - p.Y) / l * turn, Y: (q.X - p.X) / l * turn}
		}
	}
	for i, p := range corners {
		a, b := normal[(i+3)%4], normal[i]
		k := 1 + a.X*b.X + a.Y*b.Y
		dx, dy := 0.5*(a.X+b.X)/k, 0.5*(a.Y+b.Y)/k
		switch {
		case p == corners[(i+1)%4] || p == corners[(i+3)%4]:
			dx, dy = 0, 0 // sharp
		case k < 0.3:
			return nil, nil
		}
		col := cols[[4]int{0, 1, 3, 2}[i]]
		flatV[i] = ebiten.Vertex{DstX: float32(p.X + dx), DstY: float32(p.Y + dy)}
		flatV[4+i] = ebiten.Vertex{DstX: float32(p.X - dx), DstY: float32(p.Y - dy)}
		SetColour(&flatV[i], col, light)
	}
	return flatV[:], flatI
}

// Corners returns the corners of a box with half extents hx, hy, rotated around its middle,
// clockwise from the upper left.
func Corners(cx, cy, hx, hy, sin, cos float64) *[4]geom.Point {
	dx, dy, ex, ey := hx*cos, hx*sin, -hy*sin, hy*cos
	return &[4]geom.Point{{X: cx - dx - ex, Y: cy - dy - ey}, {X: cx + dx - ex, Y: cy + dy - ey}, {X: cx + dx + ex, Y: cy + dy + ey}, {X: cx - dx + ex, Y: cy - dy + ey}}
}

// affine reports whether the colours change evenly over a box: from its upper edge to a
// lower one beside it, or over a box whose sides are beside each other.
func affine(p *[4]geom.Point, cols *[4]colour.Colour) bool {
	if *cols == [4]colour.Colour{cols[0], cols[0], cols[0], cols[0]} {
		return true
	}
	across := func(i, j, k, l int) bool { // whether two edges are parallel
		ax, ay, bx, by := p[j].X-p[i].X, p[j].Y-p[i].Y, p[l].X-p[k].X, p[l].Y-p[k].Y
		return math.Abs(ax*by-ay*bx) <= 0.02*math.Hypot(ax, ay)*math.Hypot(bx, by)
	}
	rows, columns := cols[0] == cols[1] && cols[2] == cols[3], cols[0] == cols[2] && cols[1] == cols[3]
	return rows && across(0, 1, 3, 2) || columns && across(0, 3, 1, 2)
}

const (
	beamRows = 6
	beamCols = 4 // from side to side
)

var (
	beamV [(beamRows + 1) * beamCols]ebiten.Vertex
	beamI = func() (idx []uint32) {
		for row := range uint32(beamRows) {
			for col := range uint32(beamCols - 1) {
				a := row*beamCols + col
				idx = append(idx, a, a+1, a+beamCols, a+1, a+beamCols, a+beamCols+1)
			}
		}
		return idx
	}()
)

// Beam returns a mesh in plain colours of light that falls from the upper edge of a quad
// to its lower one, with the full colour along its middle, over a share of its width, and
// none at its sides. What it is made of is overwritten by the next call.
func Beam(q geom.Quad, share float64, top, bottom colour.Colour) ([]ebiten.Vertex, []uint32) {
	for i := range beamV {
		row, col := i/beamCols, i%beamCols
		v := float64(row) / beamRows
		p := q.At([beamCols]float64{0, 0.5 - share/2, 0.5 + share/2, 1}[col], v)
		c := top.Mix(bottom, v)
		if col == 0 || col == beamCols-1 {
			c.A = 0
		}
		beamV[i] = ebiten.Vertex{DstX: float32(p.X), DstY: float32(p.Y)}
		SetColour(&beamV[i], c, false)
	}
	return beamV[:], beamI
}

// LargeRing is the radius from which a ring is drawn as a mesh, in pixels, if its line
// is not wider than a quarter of that: the shader of shapes works for the whole square.
const LargeRing = 90

const mostCorners = 160 // of a large ring

var (
	hoopV [4 * mostCorners]ebiten.Vertex
	hoopI [18 * mostCorners]uint32
)

// Hoop returns a mesh in plain colours of a ring, smooth at its edges. What it is made of
// is overwritten by the next call.
func Hoop(x, y, r, width float64, col colour.Colour) ([]ebiten.Vertex, []uint32) {
	n := min(mostCorners, 48+int(r/4))
	half, peak := width/2, min(1, 0.5+width/2) // thinner than a pixel, it is weaker
	radii := [4]float64{r - half - 0.5, r - max(0, half-0.5), r + max(0, half-0.5), r + half + 0.5}
	for i := range n {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		for j, q := range radii {
			v := &hoopV[4*i+j]
			*v = ebiten.Vertex{DstX: float32(x + q*cos), DstY: float32(y + q*sin)}
			if j == 1 || j == 2 {
				SetColour(v, col.Alpha(peak), false)
			}
		}
		for j := range 3 {
			a, b := uint32(4*i+j), uint32(4*((i+1)%n)+j)
			copy(hoopI[18*i+6*j:], []uint32{a, a + 1, b, a + 1, b, b + 1})
		}
	}
	return hoopV[:4*n], hoopI[:18*n]
}
