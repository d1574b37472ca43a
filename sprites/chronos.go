package sprites

import (
	"math"
	"slices"
	"strconv"

	"godeck/sprites/kage"

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
	vertices         [2 * annulusSides]ebiten.Vertex
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
	i := 0
	for j := range k.Lights {
		l := &k.Lights[j]
		if l.Colour == [3]float64{} || i == PlaceLights {
			continue
		}
		n.at[4*i], n.at[4*i+1], n.at[4*i+2], n.at[4*i+3] = float32(l.X), float32(l.Y), float32(l.Z), float32(l.R)
		n.col[4*i], n.col[4*i+1], n.col[4*i+2], n.col[4*i+3] = float32(l.Colour[0]), float32(l.Colour[1]), float32(l.Colour[2]), 1
		i++
	}
	lights := slices.IndexFunc(kage.DialLights[:], func(most int) bool { return i <= most })
	n.hour[0], n.light[0] = float32(math.Mod(math.Mod(k.Hour, Hours)+Hours, Hours)), float32(k.Light)
	n.ghost = [4]float32{float32(k.From), float32(k.To), float32(k.Shown), float32(k.Open)}
	n.glow = [4]float32{float32(k.Glow[0]), float32(k.Glow[1]), float32(k.Glow[2]), float32(k.Flare)}
	n.decal[0] = float32(k.Numbers.Bounds().Dx())
	n.op.Uniforms = n.uniforms
	n.op.Images[0] = k.Numbers
	for i := range kage.Dial {
		// Each part lies over the edge of the one inside it.
		k.annulus(n.vertices[:], dialEdges[i], dialEdges[i+1]+0.01)
		dst.DrawTrianglesShader(n.vertices[:], annulusIndices, dialShader(lights, i), &n.op)
	}
	n.op.Images[0] = nil
}

// dialEdges are the radii between which the parts of the dial lie, in those of the ring's outer edge.
var dialEdges = [...]float64{0, 0.703, 0.930, 1.028}

// dialNames are the names of its programs, by the number of lights and the part.
var dialNames = func() (names [len(kage.DialLights)][len(kage.Dial)]string) {
	for i, n := range kage.DialLights {
		for j, part := range kage.Dial {
			names[i][j] = "chronos " + part + " " + strconv.Itoa(n)
		}
	}
	return names
}()

// dialShader is the program of a part of the dial for so many lights. All are made at once,
// so that none is missing when the light changes in the middle of a turn.
func dialShader(lights, part int) *ebiten.Shader {
	if shaders[dialNames[lights][part]] == nil {
		for i, n := range kage.DialLights {
			for j, part := range kage.Dial {
				compile(dialNames[i][j], kage.Chronos(part, n))
			}
		}
	}
	return shaders[dialNames[lights][part]]
}

// annulusSides is of how many quads a part of the dial is made.
const annulusSides = 40

// annulusIndices are those of the quads, around.
var annulusIndices = func() (out []uint16) {
	for i := range uint16(annulusSides) {
		a, b := 2*i, 2*((i+1)%annulusSides)
		out = append(out, a, a+1, b, b, a+1, b+1)
	}
	return out
}()

// annulus sets the corners of quads that cover what lies between two radii: two for each
// angle, inside and outside.
func (k *Chronos) annulus(vs []ebiten.Vertex, from, to float64) {
	sin, cos := math.Sincos(k.Tilt)
	wide := (to + 0.01) / math.Cos(math.Pi/annulusSides) // so that chords lie outside, with room for a soft edge
	for i := range annulusSides {
		s, c := math.Sincos(float64(i) / annulusSides * 2 * math.Pi)
		for j, r := range [2]float64{max(0, from-0.01), wide} {
			x, y := k.Radius*r*c, k.Radius*r*s
			q := k.D / (k.D + y*sin)
			sx, sy := float32(k.CX+x*q), float32(k.CY-y*cos*q)
			vs[2*i+j] = ebiten.Vertex{DstX: sx, DstY: sy, ColorR: 1, ColorG: 1, ColorB: 1, ColorA: 1, Custom0: sx, Custom1: sy, Custom2: float32(from), Custom3: float32(to)}
		}
	}
}
