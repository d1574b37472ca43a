package sprites

import (
	"cmp"
	"maps"
	"math"
	"slices"
	"strings"

	"godeck/sprites/kage"

	"github.com/hajimehoshi/ebiten/v2"
)

// Sets that only this package uses, besides sceneNames.
const (
	sceneTable = "table"
	sceneSeal  = "seal"
)

// enlarged returns how large a picture of w × h pixels is painted: small ones larger,
// to be reduced then, so that thin lines stay lines.
func enlarged(w, h float64) (pw, ph int) {
	k := 1.0
	for h*k < 200 && w*k < 600 && k < 4 {
		k++
	}
	return int(math.Round(w * k)), int(math.Round(h * k))
}

// DrawCard paints a picture into a rectangle of dst. light is the hour: 0 deep
// night, 1 noon. It is meant for filling a cache, not for every frame.
func DrawCard(dst *ebiten.Image, x, y, w, h float64, art *Art, light float64) {
	if w < 1 || h < 1 {
		return
	}
	if art == nil {
		art = new(Art)
	}
	light = max(0, min(1, light))
	if img := owns[art.Own]; img != nil {
		drawOwn(dst, Rect{x, y, w, h}, img, light)
		return
	}
	pw, ph := enlarged(w, h)
	page := canvas(0, pw, ph)
	p := art.palette()
	paintScene(page, art, p, light, art.scene(), 0)
	for _, f := range art.Figures {
		paintFigure(page, f, p, light, art)
	}
	art.paintFront(page, light, art.air(p, light))
	present(dst, Rect{x, y, w, h}, page, art, p, light)
}

func (a *Art) palette() palette {
	p, ok := palettes()[a.Palette]
	if !ok {
		p = palettes()["violet"]
	}
	if c, err := parseColour(a.Accent); err == nil {
		p.neon = c
	}
	return p
}

func (a *Art) scene() string {
	if slices.Contains(sceneNames, a.Scene) {
		return a.Scene
	}
	return sceneNames[0]
}

func (a *Art) level() float32 {
	if a.Level == 0 {
		return 0.32
	}
	return float32(a.Level)
}

// byHand reports whether the picture is drawn, cut and sewn, see kage.ByHand.
func (a *Art) byHand() bool { return slices.Contains(kage.ByHand, a.Scene) }

// dusk is how much the low sun colours the sky: most between night and day.
func dusk(light float64) float64 {
	d := 1 - math.Abs(light-0.45)/0.3
	return max(0, d) * 0.55
}

var duskTint = rgb{1, 0.48, 0.3}

func vec(c rgb) []float32 { return c[:] }

// unit is the length that scales of figures refer to: the height, or less in a picture narrower than
// 4:3; in a tall one a small lead is larger, so that it is known on small cards. What a child makes
// fills its paper.
func (a *Art) unit(w, h int) float64 {
	wide, high := float64(w), float64(h)
	if a.byHand() {
		return min(high, wide)
	}
	tall := max(0, min(1, (high/wide-1)*4))
	share := 0.75 + 0.11*tall
	if f, ok := a.lead(); ok && f.Tone != "face" {
		share *= 1 + tall*(max(1, min(1.25, 0.68/f.size()))-1)
	}
	return min(high, wide*share)
}

func paintScene(page *ebiten.Image, a *Art, p palette, light float64, set string, count int) {
	w, h := page.Bounds().Dx(), page.Bounds().Dy()
	orb := []float32{0, 0, 0, 0}
	asp := float32(w) / float32(h)
	if a.Orb != nil {
		orb = []float32{float32(a.Orb.X) * asp, 1 - float32(a.Orb.Y), float32(a.Orb.R * a.unit(w, h) / float64(h)), float32(slices.Index(orbNames, a.Orb.Kind))}
	}
	m := a.air(p, light)
	lead, behind := []float32{0, 0, 1, 0}, m.haze
	if f, ok := a.lead(); ok && count == 0 && !a.byHand() {
		lead = []float32{float32(f.X) * asp, float32(1 - f.Y), float32(0.62 * max(0.5, f.Scale) * a.unit(w, h) / float64(h)), 1}
		behind = a.behind(f, p, float64(asp), light, m)
	}
	op := &ebiten.DrawRectShaderOptions{Uniforms: map[string]any{
		"Size":    []float32{float32(w), float32(h)},
		"Count":   float32(count),
		"Seed":    float32(a.seed()),
		"Light":   float32(light),
		"Level":   a.level(),
		"Orb":     orb,
		"Sky0":    vec(p.top.at(light)),
		"Sky1":    vec(p.mid.at(light).mix(duskTint, dusk(light)*0.25)),
		"Sky2":    vec(p.low.at(light).mix(duskTint, dusk(light)*0.6)),
		"Far":     vec(p.far.at(light)),
		"Near":    vec(p.near.at(light)),
		"Neon":    vec(p.neon),
		"Neon2":   vec(p.neon2),
		"Lamp":    vec(p.lamp),
		"OrbTint": vec(m.sun),
		"Haze":    vec(m.haze),
		"Lead":    lead,
		"Behind":  vec(behind),
	}}
	page.DrawRectShader(w, h, sceneShader(set), op)
}

// paintFigure paints one silhouette on its turned square of the page.
func paintFigure(page *ebiten.Image, f Figure, p palette, light float64, a *Art) {
	s := sheetOf(f.Icon)
	if s == nil {
		return
	}
	cx, cy, _ := s.cell(f.Icon)
	w, h := float64(page.Bounds().Dx()), float64(page.Bounds().Dy())
	side := float64(s.Side)
	one := a.unit(page.Bounds().Dx(), page.Bounds().Dy())
	mid := f.Y * h
	if a.byHand() { // in a tall picture what is low moves up: names lie there
		mid = h/2 + (f.Y-0.5)*(0.75*one+0.25*h)
	}
	perPixel := (side - 2*float64(s.Inset)) / (f.size() * one) // cell pixels for one page pixel
	half := side / perPixel / 2
	sin, cos := math.Sincos(f.Rot * math.Pi / 180)
	flip := 1.0
	if f.Mirror {
		flip = -1
	}
	// toCell turns a direction of the page into one of the cell.
	toCell := func(x, y float64) []float32 {
		return []float32{float32((cos*x + sin*y) * flip), float32(-sin*x + cos*y)}
	}
	vs := turned(f.X*w+f.DX*one, mid+f.DY*one, half, sin, cos, flip, cx, cy, side)
	across, m := p.neon2, a.air(p, light) // before its own tint
	tone := tones[cmp.Or(f.Tone, "key")]
	p.skin = skinOf(f.Icon)
	tint, untinted := parseColour(f.Tint)
	if untinted == nil {
		p.figure, p.neon, p.neon2, p.lamp = shift{tint, tint}, tint, tint, tint
		if tone.face {
			p.skin = tint.mix(rgb{1, 0.86, 0.72}, 0.16)
		}
	}
	base, shade, lit := tone.base(p, light)
	mark := tone.mark(p, light)
	if c, err := parseColour(f.Ink); err == nil {
		mark = c
	}
	if a.byHand() {
		if untinted == nil && f.Ink != "" {
			base = tint // a person is the colour of the crayon, whatever is behind: a margin of paper is between
		}
		drawCraft(page, vs[:], s, map[string]any{
			"Cell": []float32{cx, cy, float32(side), float32(side)}, "Scale": float32(perPixel),
			"Unit": float32(one / 100), "Stuff": tone.stuff, "Down": toCell(-0.45, 0.9),
			"Base": vec(base), "Mark": vec(mark), "Ink": vec(mark.mix(p.near.at(light).times(0.6), 0.4)),
			"Light": float32(light), "Seed": float32(a.seed() + f.X*31 + f.Y*17), "Weave": weave(f),
		})
		return
	}
	kx, ky := a.keyLight(f, w/h)
	cell := s.within(f.Icon)
	x, foot := f.X*w+f.DX*one, mid+f.DY*one+(float64(cell.bottom)-side/2)/perPixel
	if !f.bare {
		a.paintGround(page, s, f, x, foot, 1/perPixel, light, m)
	}
	op := &ebiten.DrawTrianglesShaderOptions{
		Images: [4]*ebiten.Image{s.texture()},
		Uniforms: map[string]any{
			"Cell": []float32{cx, cy, float32(side), float32(side)}, "Scale": float32(perPixel),
			"Key": toCell(kx, ky), "Rim": toCell(-kx*0.9, -ky*0.35-0.2), "Down": toCell(0, 1),
			"Base": vec(base), "Shade": vec(shade), "Lit": vec(lit), "Mark": vec(mark),
			"Seed": float32(a.seed() + f.X*31 + f.Y*17),
			"Sun":  vec(m.sun), "Deep": vec(m.deep),
		},
	}
	a.surround(op.Uniforms, f, foot, h, float64(cell.bottom-cell.top)/perPixel, w/h, light, m)
	tone.light(op.Uniforms, p, base, across, light)
	if a.oil {
		op.Images[1] = s.relief(f.Icon)
		op.Uniforms["Brim"] = float32(max(1, min(2.4, 1.45/f.size())) * side / 96)
		page.DrawTrianglesShader(vs[:], quadIndices, shader("oil"), op)
		return
	}
	page.DrawTrianglesShader(vs[:], quadIndices, shader("figure"), op)
}

// weave is what the cloth of a person's body has on it, see crayon.kage, by its colours: a person
// wears the same on every card.
func weave(f Figure) float32 {
	switch {
	case strings.HasPrefix(f.Icon, "head-"):
		return -1
	case f.Ink == "" || f.Tint == "":
		return 0
	}
	return float32(1 + (int(f.Ink[len(f.Ink)-1])+int(f.Ink[len(f.Ink)-3])+int(f.Tint[len(f.Tint)-2]))%4)
}

// turned is a turned square around x, y, twice half wide, that shows a cell.
func turned(x, y, half, sin, cos, flip float64, cx, cy float32, side float64) (vs [4]ebiten.Vertex) {
	for i := range vs {
		u, v := float64(i%2)*2-1, float64(i/2)*2-1
		vs[i] = ebiten.Vertex{
			DstX: float32(x + half*(cos*u*flip-sin*v)), DstY: float32(y + half*(sin*u*flip+cos*v)),
			SrcX: cx + float32((u+1)/2*side), SrcY: cy + float32((v+1)/2*side),
			ColorR: 1, ColorG: 1, ColorB: 1, ColorA: 1,
		}
	}
	return vs
}

// light sets the uniforms of a figure that depend on its tone alone; second is
// the palette's other accent.
func (t coat) light(uniforms map[string]any, p palette, base, second rgb, light float64) {
	kit := t.kit(p, base, second, light)
	rim := second.mix(rgb{1, 1, 1}, 0.25).mix(rgb{1, 0.96, 0.85}, smooth(light)).mix(duskTint, dusk(light)*0.5)
	glow := p.neon.mix(base, 0.35)
	strength := t.glow * (1 - 0.8*smooth(light))
	if t.tube {
		rim = base
		glow, strength = base, 1-0.55*smooth(light)
	}
	on := func(b bool) float32 {
		if b {
			return 1
		}
		return 0
	}
	alpha := float32(1)
	if t.alpha != 0 {
		alpha = float32(t.alpha)
	}
	maps.Copy(uniforms, map[string]any{
		"Pale": vec(kit[pale]), "Metal": vec(kit[metal]), "Cloth": vec(kit[cloth]),
		"RimTint": vec(rim), "Glow": []float32{glow[0], glow[1], glow[2], float32(strength)},
		"MarkGlow": float32(t.markLit * (1 - smooth(light))),
		"Tube":     on(t.tube), "Fade": on(t.fade), "Flat": float32(t.flat), "Face": on(t.face), "Alpha": alpha,
		"Line": float32(t.line * 0.4), "Ink": vec(p.near.at(light*0.8).mix(p.mid.at(light), 0.12).times(0.62)),
	})
}

// keyLight is the direction to a figure's key light: it comes from the orb, else
// from the upper left.
func (a *Art) keyLight(f Figure, aspect float64) (x, y float64) {
	if a.Orb == nil || a.Orb.Kind == "none" {
		return -0.55, -0.83
	}
	x, y = (a.Orb.X-f.X)*aspect, a.Orb.Y-f.Y-0.25
	l := math.Hypot(x, y) + 0.001
	return x / l, y / l
}

func drawCraft(page *ebiten.Image, vs []ebiten.Vertex, s *sheet, uniforms map[string]any) {
	op := &ebiten.DrawTrianglesShaderOptions{Images: [4]*ebiten.Image{s.texture()}, Uniforms: uniforms}
	page.DrawTrianglesShader(vs, quadIndices, shader("crayon"), op)
}

var quadIndices = []uint16{0, 1, 2, 1, 3, 2}

// present takes a painted page through the last pass into dst, reducing it.
func present(dst *ebiten.Image, r Rect, page *ebiten.Image, a *Art, p palette, light float64) {
	b := page.Bounds()
	if float64(b.Dx()) == r.W && float64(b.Dy()) == r.H {
		finish(dst, r.X, r.Y, page, a, p, light)
		return
	}
	done := canvas(1, b.Dx(), b.Dy())
	finish(done, 0, 0, page, a, p, light)
	op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	op.GeoM.Scale(r.W/float64(b.Dx()), r.H/float64(b.Dy()))
	op.GeoM.Translate(r.X, r.Y)
	dst.DrawImage(done, op)
}

func finish(dst *ebiten.Image, x, y float64, page *ebiten.Image, a *Art, p palette, light float64) {
	b := page.Bounds()
	w, h := b.Dx(), b.Dy()
	var vs [4]ebiten.Vertex
	for i := range vs {
		u, v := float32(i%2*w), float32(i/2*h)
		vs[i] = ebiten.Vertex{DstX: float32(x) + u, DstY: float32(y) + v, SrcX: float32(b.Min.X) + u, SrcY: float32(b.Min.Y) + v,
			ColorR: 1, ColorG: 1, ColorB: 1, ColorA: 1}
	}
	op := &ebiten.DrawTrianglesShaderOptions{
		Images: [4]*ebiten.Image{page},
		Uniforms: map[string]any{
			"Size":    []float32{float32(w), float32(h)},
			"Weather": max(0, slices.Index(weatherNames, a.Weather)),
			"Seed":    float32(a.seed()), "Light": float32(light),
			"Accent": vec(p.neon), "Lamp": vec(p.lamp), "Deep": vec(p.near.at(light * 0.5).times(0.8)),
			"Grain": float32(1), "Orb": []float32{0, 0, 0}, "Sun": vec(a.air(p, light).sun),
		},
	}
	if o := a.Orb; o != nil && o.Kind != "none" && !a.byHand() {
		op.Uniforms["Orb"] = []float32{float32(o.X) * float32(w), float32(o.Y) * float32(h), float32(0.8 - 0.45*light)}
		op.Uniforms["Radius"] = float32(o.R * a.unit(w, h) / float64(h))
	}
	pass := "finish"
	switch {
	case a.byHand():
		pass = "paper"
	case a.oil:
		pass = "varnish"
	}
	dst.DrawTrianglesShader(vs[:], quadIndices, shader(pass), op)
}

// Rect is a rectangle in pixels of the destination.
type Rect struct{ X, Y, W, H float64 }
