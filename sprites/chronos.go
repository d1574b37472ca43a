package sprites

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Chronos is the clock of eighteen hours that lies in the table of a place.
type Chronos struct {
	Place                     // where it is seen from, and the light on it
	Radius      float64       // of its ring, in pixels at the table's middle
	Hour, Light float64       // at the pointer; 0 night, 1 noon
	From, To    float64       // the way that the hour would go
	Shown       float64       // how visible that is, 0..1
	Open        float64       // how many hours more may be added after it
	Glow        [3]float64    // light on the plate
	Flare       float64       // of the ring, 0..1
	Numbers     *ebiten.Image // white on nothing, hour 0 at the left, tops outside
}

// Bounds returns where it is seen.
func (k *Chronos) Bounds() Rect {
	sin, cos := math.Sincos(k.Tilt)
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for i := range 48 {
		s, c := math.Sincos(float64(i) / 48 * 2 * math.Pi)
		x, y := k.Radius*1.04*c, k.Radius*1.04*s
		q := k.D / (k.D + y*sin)
		x0, x1 = min(x0, k.CX+x*q), max(x1, k.CX+x*q)
		y0, y1 = min(y0, k.CY-y*cos*q), max(y1, k.CY-y*cos*q)
	}
	return Rect{X: x0, Y: y0, W: x1 - x0, H: y1 - y0}
}

// chronosNumbers are the clock's uniforms, kept because it is drawn in every frame in which it turns.
var chronosNumbers struct {
	cam, ghost, glow [4]float32
	tilt             [2]float32
	ambient          [3]float32
	at, col          [4 * PlaceLights]float32
	hour, light      [1]float32
	decal            [1]float32
	uniforms         map[string]any
	op               ebiten.DrawTrianglesShaderOptions
}

// DrawChronos draws the clock into a window.
func DrawChronos(dst *ebiten.Image, k *Chronos) {
	n := &chronosNumbers
	if n.uniforms == nil {
		n.uniforms = map[string]any{"Cam": n.cam[:], "Tilt": n.tilt[:], "Ambient": n.ambient[:], "LightAt": n.at[:], "LightCol": n.col[:],
			"Hour": n.hour[:], "Light": n.light[:], "Ghost": n.ghost[:], "Glow": n.glow[:], "Decal": n.decal[:]}
	}
	sin, cos := math.Sincos(k.Tilt)
	n.cam = [4]float32{float32(k.CX), float32(k.CY), float32(k.D), float32(k.Radius)}
	n.tilt = [2]float32{float32(sin), float32(cos)}
	n.ambient = [3]float32{float32(k.Ambient[0]), float32(k.Ambient[1]), float32(k.Ambient[2])}
	clear(n.at[:])
	clear(n.col[:])
	for i := range min(len(k.Lights), PlaceLights) {
		l := &k.Lights[i]
		n.at[4*i], n.at[4*i+1], n.at[4*i+2], n.at[4*i+3] = float32(l.X), float32(l.Y), float32(l.Z), float32(l.R)
		n.col[4*i], n.col[4*i+1], n.col[4*i+2], n.col[4*i+3] = float32(l.Colour[0]), float32(l.Colour[1]), float32(l.Colour[2]), 1
	}
	n.hour[0], n.light[0] = float32(math.Mod(math.Mod(k.Hour, Hours)+Hours, Hours)), float32(k.Light)
	n.ghost = [4]float32{float32(k.From), float32(k.To), float32(k.Shown), float32(k.Open)}
	n.glow = [4]float32{float32(k.Glow[0]), float32(k.Glow[1]), float32(k.Glow[2]), float32(k.Flare)}
	n.decal[0] = float32(k.Numbers.Bounds().Dx())
	r := k.Bounds()
	var vs [4]ebiten.Vertex
	for i := range vs {
		x, y := float32(r.X+float64(i%2)*r.W), float32(r.Y+float64(i/2)*r.H)
		vs[i] = ebiten.Vertex{DstX: x, DstY: y, ColorR: 1, ColorG: 1, ColorB: 1, ColorA: 1, Custom0: x, Custom1: y}
	}
	n.op.Uniforms = n.uniforms
	n.op.Images[0] = k.Numbers
	dst.DrawTrianglesShader(vs[:], quadIndices, shader("chronos"), &n.op)
	n.op.Images[0] = nil
}
