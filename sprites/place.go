package sprites

import (
	"math"

	"godeck/sprites/kage"

	"github.com/hajimehoshi/ebiten/v2"
)

// PlaceLight is a light of a place, in the pixels of its picture.
type PlaceLight struct {
	X, Y, Z, R float64
	Colour     [3]float64 // times its power
}

// Place is how a game's place is seen and lit.
type Place struct {
	CX, CY, D, Tilt float64 // of the camera, in the pixels of the picture, radians
	Lights          []PlaceLight
	Ambient         [3]float64
	Vignette        float64
	Values          []float64 // the shader's own, at most 16
	// Rows of the picture of which all that lie above the first are above the table, and all
	// from the second on below whatever hides its edge; 0, 0 if that is not known, or
	// the place has no halves (kage.Split).
	Rows [2]int
}

// PlaceLights is how many lights a place may have.
const PlaceLights = 8

// DrawPlace paints a game's place over dst: the rows above and below the edge of the table,
// if they are known, by programs of their own.
func DrawPlace(dst *ebiten.Image, game string, p *Place) {
	options := p.options(dst)
	h := dst.Bounds().Dy()
	first, last := min(max(p.Rows[0], 0), h), min(max(p.Rows[1], 0), h)
	if first >= last {
		drawRows(dst, "place "+game, func() string { return kage.Place(game) }, 0, h, options)
		return
	}
	drawRows(dst, "above "+game, func() string { return kage.PlaceHalf(game, kage.Above) }, 0, first, options)
	drawRows(dst, "place "+game, func() string { return kage.Place(game) }, first, last, options)
	drawRows(dst, "below "+game, func() string { return kage.PlaceHalf(game, kage.Below) }, last, h, options)
}

// drawRows paints the rows from y0 to below y1 by the program called name.
func drawRows(dst *ebiten.Image, name string, source func() string, y0, y1 int, options *ebiten.DrawRectShaderOptions) {
	if y0 >= y1 {
		return
	}
	sh, ok := shaders[name]
	if !ok {
		sh = compile(name, source())
	}
	options.GeoM.Reset()
	options.GeoM.Translate(0, float64(y0))
	dst.DrawRectShader(dst.Bounds().Dx(), y1-y0, sh, options)
}

// options are the numbers of the shaders of a place painted over dst.
func (p *Place) options(dst *ebiten.Image) *ebiten.DrawRectShaderOptions {
	var at, col [4 * PlaceLights]float32
	for i := range min(len(p.Lights), PlaceLights) {
		l := &p.Lights[i]
		copy(at[4*i:], []float32{float32(l.X), float32(l.Y), float32(l.Z), float32(l.R)})
		copy(col[4*i:], []float32{float32(l.Colour[0]), float32(l.Colour[1]), float32(l.Colour[2]), 1})
	}
	var val [16]float32
	for i := range min(len(p.Values), len(val)) {
		val[i] = float32(p.Values[i])
	}
	sin, cos := math.Sincos(p.Tilt)
	w, h := dst.Bounds().Dx(), dst.Bounds().Dy()
	return &ebiten.DrawRectShaderOptions{Uniforms: map[string]any{
		"Size":     []float32{float32(w), float32(h)},
		"Cam":      []float32{float32(p.CX), float32(p.CY), float32(p.D), float32(p.Vignette)},
		"Tilt":     []float32{float32(sin), float32(cos)},
		"LightAt":  at[:],
		"LightCol": col[:],
		"Ambient":  []float32{float32(p.Ambient[0]), float32(p.Ambient[1]), float32(p.Ambient[2])},
		"Val":      val[:],
	}}
}
