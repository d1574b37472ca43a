package sprites

import (
	"encoding/json"
	"image"
	"image/color"
	"math"
	"slices"
	"sync"

	"godeck/sprites/kage"

	"github.com/hajimehoshi/ebiten/v2"
)

// family is how one game dresses what all games have: sprites/<game>/family.json.
type family struct {
	Palette string  `json:"palette"`
	Emblem  string  `json:"emblem"` // silhouette on the card back
	Rays    int     `json:"rays"`   // of the seal on the card back
	Corner  int     `json:"corner"` // ornament of frames
	Metal   string  `json:"metal"`  // of frames and emblems, as "#rrggbb"
	Light   float64 `json:"light"`  // of the table and its cards, for games without hours
	Oil     bool    `json:"oil"`    // its pictures are painted in oil: oil.kage and varnish.kage
	Back    string  `json:"back"`   // set of the card back; none: the seal
	Table   Art     `json:"table"`  // its scene may be one of the sets that only tables have; none: "table"
}

// families are the games' looks by id: of every game that has a directory here.
var families = sync.OnceValue(func() map[string]family {
	out := map[string]family{}
	names, _ := files.ReadDir(".")
	for _, dir := range names {
		data, err := files.ReadFile(dir.Name() + "/family.json")
		if err != nil {
			continue
		}
		var f family
		if err := json.Unmarshal(data, &f); err != nil {
			panic("sprites/" + dir.Name() + "/family.json: " + err.Error()) // checked by a test
		}
		out[dir.Name()] = f
	}
	return out
})

// Games are the ids for which backs and frames exist.
func Games() []string { return sortedKeys(families()) }

// plain is the look of what belongs to no game.
var plain = family{Palette: "violet", Emblem: "ui-moon", Rays: 18, Metal: "#f2cf8a"}

func familyOf(game string) family {
	if f, ok := families()[game]; ok {
		return f
	}
	return plain
}

// Light is the hour at which a game without hours of its own is shown.
func Light(game string) float64 { return familyOf(game).Light }

// DrawBack paints the back of a game's cards. Fill a cache with it.
func DrawBack(dst *ebiten.Image, r Rect, game string) {
	f := familyOf(game)
	a := &Art{Palette: f.Palette, Seed: 77, Scene: sceneSeal, Orb: &Orb{Kind: "none", X: 0.5, Y: -0.4}}
	light, emblem := 0.0, Figure{Icon: f.Emblem, X: 0.5, Y: 0.5, Scale: 0.34, Tone: "gold", Tint: f.Metal} // seals glow
	if f.Back != "" {
		a.Scene, light, emblem.Tone = f.Back, f.Light, "paper"
	}
	p := a.palette()
	k := 1.0
	for r.H*k < 420 && k < 4 {
		k++
	}
	page := canvas(0, int(math.Round(r.W*k)), int(math.Round(r.H*k)))
	paintScene(page, a, p, light, a.Scene, f.Rays)
	paintFigure(page, emblem, p, light, a)
	present(dst, r, page, a, p, light)
}

// DrawFrame draws the border of a card of the given width with the game's
// corner ornament; accent tints its inner glow. The inside is left as it is.
func DrawFrame(dst *ebiten.Image, r Rect, game string, width float64, accent color.Color) {
	f := familyOf(game)
	p := palettes()[f.Palette]
	ar, ag, ab, _ := accent.RGBA()
	glow := rgb{float32(ar) / 0xffff, float32(ag) / 0xffff, float32(ab) / 0xffff}
	drawShape(dst, r, "frame", map[string]any{
		"Size": []float32{float32(r.W), float32(r.H)}, "Width": float32(width), "Radius": float32(width * 1.9),
		"Metal": vec(hex(f.Metal).mix(glow, 0.28)), "Body": vec(p.near.night.mix(glow, 0.14)), "Glow": vec(glow), "Style": f.Corner,
	})
}

// DrawStone draws a slab of stone of which a share, 0 to 1, is broken: from its
// left end on or, turned, from its right. Where it breaks, glow shines in the
// cracks. The same seed breaks the same way.
func DrawStone(dst *ebiten.Image, r Rect, share float64, turned bool, seed float64, glow color.Color) {
	gr, gg, gb, _ := glow.RGBA()
	turn := float32(0)
	if turned {
		turn = 1
	}
	drawShape(dst, r, "stone", map[string]any{
		"Size": []float32{float32(r.W), float32(r.H)}, "Radius": float32(r.H * 0.09), "Broken": float32(share), "Turn": turn, "Seed": float32(seed),
		"Glow": []float32{float32(gr) / 0xffff, float32(gg) / 0xffff, float32(gb) / 0xffff},
		"Low":  vec(hex("2c2a2e")), "Top": vec(hex("78747a")),
	})
}

// drawShape runs a shader over a rectangle; its source position is 0,0 to the size.
func drawShape(dst *ebiten.Image, r Rect, name string, uniforms map[string]any) {
	var vs [4]ebiten.Vertex
	for i := range vs {
		u, v := float32(i%2)*float32(r.W), float32(i/2)*float32(r.H)
		vs[i] = ebiten.Vertex{DstX: float32(r.X) + u, DstY: float32(r.Y) + v, SrcX: u, SrcY: v, ColorR: 1, ColorG: 1, ColorB: 1, ColorA: 1}
	}
	dst.DrawTrianglesShader(vs[:], quadIndices, shader(name), &ebiten.DrawTrianglesShaderOptions{Uniforms: uniforms})
}

// Hours is the length of the Chronos' day.
const Hours = 18

// LightAt is the light of an hour, which may lie between two: 0 at midnight,
// 1 at noon, changing fastest at the borders of day and night.
func LightAt(hour float64) float64 {
	c := -math.Cos(hour / Hours * 2 * math.Pi)
	s := math.Tanh(c*1.2) / math.Tanh(1.2)
	return (s + 1) / 2
}

// tableCache is the one table picture kept between frames.
var tableCache struct {
	image *ebiten.Image
	w, h  int
	step  int
	game  string
}

// tableMost is the longer side of the table's picture at most; it is soft.
const tableMost = 1024

// lightSteps is how finely the table follows the light.
const lightSteps = 48

// tableSet is the set of a table: its scene, or the city over wet asphalt.
func (a *Art) tableSet() string {
	if slices.Contains(kage.Sets, a.Scene) {
		return a.Scene
	}
	return sceneTable
}

// DrawTable draws the table of a game over r. The picture is painted at half
// resolution when size, game or light (in 48 steps) change, and kept.
func DrawTable(dst *ebiten.Image, r Rect, game string, light float64) {
	k := math.Max(2, math.Max(r.W, r.H)/tableMost)
	w, h := int(math.Ceil(r.W/k)), int(math.Ceil(r.H/k))
	if w < 1 || h < 1 {
		return
	}
	t := &tableCache
	step := int(math.Round(light * lightSteps))
	if t.image == nil || t.w != w || t.h != h || t.game != game || t.step != step {
		if t.image == nil || t.w != w || t.h != h {
			if t.image != nil {
				t.image.Deallocate()
			}
			t.image = ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
		}
		t.w, t.h, t.game, t.step = w, h, game, step
		f := familyOf(game)
		a := &f.Table
		p := a.palette()
		l := float64(step) / lightSteps
		page := canvas(0, w, h)
		paintScene(page, a, p, l, a.tableSet(), 0)
		finish(t.image, 0, 0, page, a, p, l)
	}
	op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	op.GeoM.Scale(r.W/float64(w), r.H/float64(h))
	op.GeoM.Translate(r.X, r.Y)
	dst.DrawImage(t.image, op)
}
