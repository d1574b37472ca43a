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
}

// PlaceLights is how many lights a place may have.
const PlaceLights = 8

// DrawPlace paints a game's place over dst.
func DrawPlace(dst *ebiten.Image, game string, p *Place) {
	name := "place " + game
	sh, ok := shaders[name]
	if !ok {
		sh = compile(name, kage.Place(game))
	}
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
	dst.DrawRectShader(w, h, sh, &ebiten.DrawRectShaderOptions{Uniforms: map[string]any{
		"Size":     []float32{float32(w), float32(h)},
		"Cam":      []float32{float32(p.CX), float32(p.CY), float32(p.D), float32(p.Vignette)},
		"Tilt":     []float32{float32(sin), float32(cos)},
		"LightAt":  at[:],
		"LightCol": col[:],
		"Ambient":  []float32{float32(p.Ambient[0]), float32(p.Ambient[1]), float32(p.Ambient[2])},
		"Val":      val[:],
	}})
}
