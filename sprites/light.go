package sprites

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// grounds are the sets in which figures stand on something; waters those in which
// the ground is water.
var (
	grounds = words("skyline roofs alley rails sea hills grove foundry bridge shrine stage lanterns gust shelves")
	waters  = words("sea bridge")
)

// front is what stands in front of a set: a shape of front.kage, how soft its edge is, and the part
// of the picture that it may cover, in shares from the edge where it stands.
type front struct {
	shape      string
	soft       float32
	high, wide float64 // 0: all
	above      bool
}

var fronts = func() map[string]front {
	grass, branch, rail, pipe := front{"grass", 0.007, 0.3, 0, false}, front{"branch", 0.008, 0.3, 0.6, true}, front{"rail", 0.006, 0.24, 0, false}, front{"pipe", 0.012, 0, 0.16, false}
	slab := front{"slab", 0.012, 0.08, 0, false}
	return map[string]front{
		"hills": grass, "gust": grass, "rails": grass, "grove": branch, "shrine": branch, "bridge": rail, "skyline": rail, "roofs": rail, "lanterns": rail,
		"foundry": pipe, "cogs": pipe, "alley": pipe, "facets": slab, "dial": slab, "rays": slab,
		"sea": {"rock", 0.005, 0.34, 0, false}, "shelves": {"books", 0.007, 0.22, 0.5, false}, "clouds": {"cloud", 0.03, 0.3, 0, false},
	}
}()

// mood of the air of one picture: what light there is at an hour.
type air struct {
	sun  rgb // of the orb and of what it lights
	deep rgb // of shadows
	haze rgb // between the layers
}

func (a *Art) air(p palette, light float64) air {
	sun := rgb{0.93, 0.92, 1}.mix(p.neon, 0.12).mix(rgb{1, 0.95, 0.72}.mix(p.lamp, 0.5), smooth(light)).mix(duskTint, dusk(light)*0.7)
	low := p.low.at(light).mix(duskTint, dusk(light)*0.6)
	return air{
		sun:  sun,
		deep: p.near.at(light*0.8).mix(p.mid.at(light), 0.26-0.06*light).mix(rgb{0.16, 0.15, 0.42}, 0.16+0.14*light).times(float32(0.8 - 0.08*light)),
		haze: low.mix(p.mid.at(light), 0.5+0.2*light).mix(sun, 0.05).times(float32(0.9 + 0.06*light)),
	}
}

// size is the height of a figure in picture heights.
func (f Figure) size() float64 {
	if f.Scale == 0 {
		return 0.6
	}
	return f.Scale
}

// lead is the figure that the picture is about: the largest that is not far away.
func (a *Art) lead() (f Figure, ok bool) {
	best := 0.0
	for _, g := range a.Figures {
		s := g.size()
		if g.Tone == "far" {
			continue
		}
		if g.Tone == "face" {
			s *= 2
		}
		if s > best {
			f, ok, best = g, true, s
		}
	}
	return f, ok
}

// standing reports whether a figure whose feet are at foot, as a share of the picture
// from above, stands on the ground of its set, or flies over it.
func (a *Art) standing(f Figure, foot float64) (stands, flies bool) {
	if slices.ContainsFunc(a.Figures, func(g Figure) bool { return g.Tone == "face" }) { // a portrait
		return false, false
	}
	if f.Tone == "far" || f.Tone == "neon" || f.Tone == "tube" || f.Tone == "face" || !slices.Contains(grounds, a.scene()) {
		return false, false
	}
	horizon := 1 - float64(a.level())
	if foot > horizon+0.04 && math.Abs(f.Rot) < 14 {
		return foot < 1.05, false
	}
	return false, foot < 0.8 && f.Tone != "ghost" && f.Tone != "hot"
}

// paintGround paints what a figure throws on the ground. x is the middle of its quad, foot the
// height of its feet, k the page's pixels for one of the cell.
func (a *Art) paintGround(page *ebiten.Image, s *sheet, f Figure, x, foot, k float64, light float64, m air) {
	h := float64(page.Bounds().Dy())
	stands, flies := a.standing(f, foot/h)
	if !stands && !flies {
		return
	}
	cx, cy, _ := s.cell(f.Icon)
	b := s.within(f.Icon)
	side := float64(s.Side)
	away := 0.35
	if a.Orb != nil && a.Orb.Kind != "none" {
		away = max(-0.9, min(0.9, (f.X-a.Orb.X)*1.7))
	}
	var at [4][2]float64
	source := [2]float64{float64(b.bottom), 0}
	tint, strength, ripple, blob := m.deep.times(0.5), float32(0.75-0.15*light), float32(0), float32(0)
	if flies {
		wide := float64(b.right-b.left) * k * 0.34
		mid, y := x+away*0.25*h, h*(1-float64(a.level())*0.35)
		at = [4][2]float64{{mid - wide, y - wide*0.16}, {mid + wide, y - wide*0.16}, {mid - wide, y + wide*0.16}, {mid + wide, y + wide*0.16}}
		source = [2]float64{0, side}
		strength, blob = 0.34, 1
	} else {
		length := float64(b.bottom) * k * 0.42
		lean := away * length * 1.7
		if slices.Contains(waters, a.scene()) {
			length, lean, ripple, strength = float64(b.bottom)*k*0.5, 0, 1, 0.6
		}
		half := side / 2 * k
		at = [4][2]float64{{x - half, foot}, {x + half, foot}, {x - half + lean, foot + length}, {x + half + lean, foot + length}}
	}
	var vs [4]ebiten.Vertex
	for i := range vs {
		u := float64(i % 2)
		if f.Mirror {
			u = 1 - u
		}
		vs[i] = ebiten.Vertex{DstX: float32(at[i][0]), DstY: float32(at[i][1]), SrcX: cx + float32(u*side), SrcY: cy + float32(source[i/2]),
			ColorR: 1, ColorG: 1, ColorB: 1, ColorA: 1}
	}
	page.DrawTrianglesShader(vs[:], quadIndices, shader("ground"), &ebiten.DrawTrianglesShaderOptions{
		Images: [4]*ebiten.Image{s.texture()},
		Uniforms: map[string]any{
			"Cell": []float32{cx, cy, float32(side), float32(side)}, "Foot": float32(b.bottom),
			"Tint": []float32{tint[0], tint[1], tint[2], strength}, "Blur": []float32{1, 5}, "Ripple": ripple, "Blob": blob,
		},
	})
}

// room is the side at which something may stand in front, and how high: where no figure is low.
func (a *Art) room() (side, rise float32) {
	left, right := 0.0, 0.0 // how far figures are from these sides, taken
	for _, f := range a.Figures {
		if f.Tone == "far" {
			continue
		}
		scale := f.size()
		if f.Y+scale/2 > 0.62 {
			left = max(left, 1-(f.X-scale*0.33))
			right = max(right, f.X+scale*0.33)
		}
	}
	taken := min(left, right)
	side = -1
	if right < left {
		side = 1
	}
	return side, float32(max(0, min(1, (1.02-taken)*3.4)))
}

// paintFront paints what stands in front of the figures, away from the lead.
func (a *Art) paintFront(page *ebiten.Image, light float64, m air) {
	front, ok := fronts[a.scene()]
	if !ok {
		return
	}
	w, h := float32(page.Bounds().Dx()), float32(page.Bounds().Dy())
	side, rise := a.room()
	x0, y0, x1, y1 := float32(0), float32(0), w, h
	if front.high > 0 {
		y0 = h * float32(1-front.high)
		if front.above {
			y0, y1 = 0, h-y0
		}
	}
	if wide := float32(front.wide) * w; wide > 0 {
		x1 = wide
		if side > 0 {
			x0, x1 = w-wide, w
		}
	}
	sun := []float32{0.2, 1.2}
	if a.Orb != nil {
		sun = []float32{float32(a.Orb.X) * w / h, float32(1 - a.Orb.Y)}
	}
	var vs [4]ebiten.Vertex
	for i := range vs {
		vs[i] = ebiten.Vertex{DstX: x0 + float32(i%2)*(x1-x0), DstY: y0 + float32(i/2)*(y1-y0), ColorR: 1, ColorG: 1, ColorB: 1, ColorA: 1}
	}
	page.DrawTrianglesShader(vs[:], quadIndices, frontShader(front.shape), &ebiten.DrawTrianglesShaderOptions{Uniforms: map[string]any{
		"Size": []float32{w, h}, "Seed": float32(a.seed()), "Side": side, "Rise": rise, "Soft": front.soft,
		"Deep": vec(m.deep.times(0.42)), "Edge": vec(m.sun.mix(m.haze, 0.4)), "Sun": sun,
	}})
}

// surround sets the uniforms of a figure that depend on where it stands: tall is its height and foot
// the height of its feet, in pixels of a page that is h high.
func (a *Art) surround(uniforms map[string]any, f Figure, foot, h, tall, aspect, light float64, m air) {
	stands, _ := a.standing(f, foot/h)
	strength, sink := 0.5-0.1*light, []float32{0, 0, 0}
	if f.Tone == "shade" || f.Tone == "face" {
		strength *= 0.7
	}
	water := 0.0
	if stands {
		sink = []float32{float32(foot - 0.34*tall), float32(foot + 0.06*tall), 0.36}
		if slices.Contains(waters, a.scene()) {
			water = foot - 0.05*tall
		}
	}
	back, dark := a.before(f, aspect)
	uniforms["Air"] = []float32{m.haze[0], m.haze[1], m.haze[2], float32(strength)}
	uniforms["Dark"] = float32(dark)
	uniforms["Sink"], uniforms["Water"], uniforms["Back"], uniforms["Night"] = sink, float32(water), float32(back), float32(1-smooth(light))
}

// before tells how far the orb is right behind a figure, so that it has a rim of light, and how far it
// stands dark before it, each 0 to 1.
func (a *Art) before(f Figure, aspect float64) (back, dark float64) {
	o := a.Orb
	if o == nil || o.Kind == "none" || f.Tone == "face" {
		return 0, 0
	}
	scale := f.size()
	back = min(1, 1.5*max(0, 1-math.Hypot((o.X-f.X)*aspect, o.Y-f.Y+0.1*scale)/(0.2+o.R)))
	switch o.Kind {
	case "disc", "stripes": // an orb that is bright and large enough
		dark = back * back * min(1, 1.7*o.R/scale)
	case "ring", "dial":
		back *= 0.2
	}
	return back, dark
}

// behind is the colour of the air behind the lead: bright behind what is dark, else, by night, deep.
func (a *Art) behind(f Figure, p palette, aspect, light float64, m air) rgb {
	if a.oil { // stained glass hangs before the light
		return m.haze.mix(m.sun, 0.42).mix(p.low.at(light), 0.3)
	}
	if f.Tone == "shade" {
		return m.haze
	}
	_, dark := a.before(f, aspect)
	return m.haze.mix(p.mid.at(light).mix(p.top.at(light), 0.45).times(0.85), (1-smooth(light))*(1-dark))
}
