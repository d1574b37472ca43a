package sprites

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
)

// Turn is a rotation: the rows of its matrix, from the view (right, up, towards
// the viewer) to the thing.
type Turn [3][3]float64

// DieLook is how a die is drawn.
type DieLook struct {
	Turn Turn
	Gold [7]float64 // by number: how much its face is of gold
	Heat float64    // how much gold glows
	Key  [3]float64 // direction to the light in the view
	Fire [3]float64 // light from below
	Dim  float64    // brightness of all other light
}

// dieNumbers are the uniforms of dies, kept because one in flight is drawn in every frame.
var dieNumbers struct {
	size, turn0, turn1, turn2, hit, heat, key, fire, dim []float32
	uniforms                                             map[string]any
}

// DrawDie draws a die around x, y. Its edges are edge long; unrotated it shows
// 1 to the viewer, 2 at the right and 3 above.
func DrawDie(dst *ebiten.Image, x, y, edge float64, l *DieLook) {
	d := &dieNumbers
	if d.uniforms == nil {
		d.size, d.turn0, d.turn1, d.turn2 = make([]float32, 2), make([]float32, 3), make([]float32, 3), make([]float32, 3)
		d.hit, d.heat, d.key, d.fire, d.dim = make([]float32, 6), make([]float32, 1), make([]float32, 3), make([]float32, 3), make([]float32, 1)
		d.uniforms = map[string]any{"Size": d.size, "Turn0": d.turn0, "Turn1": d.turn1, "Turn2": d.turn2, "Hit": d.hit, "Heat": d.heat, "Key": d.key, "Fire": d.fire, "Dim": d.dim}
	}
	side := 2 * edge
	d.size[0], d.size[1], d.heat[0], d.dim[0] = float32(side), float32(side), float32(l.Heat), float32(l.Dim)
	for i := range 3 {
		d.turn0[i], d.turn1[i], d.turn2[i] = float32(l.Turn[0][i]), float32(l.Turn[1][i]), float32(l.Turn[2][i])
		d.key[i], d.fire[i] = float32(l.Key[i]), float32(l.Fire[i])
	}
	for i := range d.hit {
		d.hit[i] = float32(l.Gold[i+1])
	}
	drawShape(dst, Rect{x - side/2, y - side/2, side, side}, "die", d.uniforms)
}

var flameNumbers struct {
	size, time, power, low, high []float32
	uniforms                     map[string]any
}

// DrawFlame draws a fire that stands on the lower edge of r, of colours from its edge to its heart.
func DrawFlame(dst *ebiten.Image, r Rect, time, power float64, low, high color.Color) {
	f := &flameNumbers
	if f.uniforms == nil {
		f.size, f.time, f.power, f.low, f.high = make([]float32, 2), make([]float32, 1), make([]float32, 1), make([]float32, 3), make([]float32, 3)
		f.uniforms = map[string]any{"Size": f.size, "Time": f.time, "Power": f.power, "Low": f.low, "High": f.high}
	}
	f.size[0], f.size[1], f.time[0], f.power[0] = float32(r.W), float32(r.H), float32(time), float32(power)
	for i, c := range []color.Color{low, high} {
		to := [][]float32{f.low, f.high}[i]
		cr, cg, cb, _ := c.RGBA()
		to[0], to[1], to[2] = float32(cr)/0xffff, float32(cg)/0xffff, float32(cb)/0xffff
	}
	drawShape(dst, r, "flame", f.uniforms)
}

// Here reports whether a silhouette's sheet has arrived.
func Here(name string) bool {
	s := sheetOf(name)
	return s != nil && (s.ready() || s == atlas())
}

// DrawFace draws a silhouette of any sheet that has arrived: its outline in
// one colour, its markings in another, as high as size, around x, y. It reports
// whether the silhouette is there.
func DrawFace(dst *ebiten.Image, name string, x, y, size float64, paper, ink, lit color.Color) bool {
	if !Here(name) {
		return false
	}
	s := sheetOf(name)
	cx, cy, _ := s.cell(name)
	side := float32(s.Side)
	inner := side - 2*float32(s.Inset)
	half := float32(size) / inner * side / 2
	var vs [4]ebiten.Vertex
	for i := range vs {
		u, v := float32(i%2), float32(i/2)
		vs[i] = ebiten.Vertex{DstX: float32(x) + (u*2-1)*half, DstY: float32(y) + (v*2-1)*half, SrcX: cx + u*side, SrcY: cy + v*side,
			ColorR: 1, ColorG: 1, ColorB: 1, ColorA: 1}
	}
	of := func(c color.Color) rgb {
		r, g, b, _ := c.RGBA()
		return rgb{float32(r) / 0xffff, float32(g) / 0xffff, float32(b) / 0xffff}
	}
	p, k, l := of(paper), of(ink), of(lit)
	op := &ebiten.DrawTrianglesShaderOptions{Images: [4]*ebiten.Image{s.texture()}, Uniforms: map[string]any{
		"Cell": []float32{cx, cy, side, side}, "Scale": inner / float32(size),
		"Key": []float32{-0.35, -0.92}, "Rim": []float32{0.85, -0.4}, "Down": []float32{0, 1},
		"Base": vec(p), "Shade": vec(p.times(0.55)), "Lit": vec(p.mix(l, 0.5)), "RimTint": vec(l),
		"Mark": vec(k), "Glow": []float32{0, 0, 0, 0}, "Ink": vec(k.times(0.5)), "Line": float32(1.1), "Face": float32(1), "Alpha": float32(1), "Seed": float32(3),
	}}
	dst.DrawTrianglesShader(vs[:], quadIndices, shader("figure"), op)
	return true
}
