// Package homes knows on whose roof a match is played: each of the six has a city
// of their own behind the parapet, signs over it and things on it. Everything is
// drawn by code, under the same sky.
package homes

import (
	"math"

	"godeck/internal/lang"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo/places"
	"godeck/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

// Home is how a roof and the city around it look.
type Home struct {
	Neon  [2]ui.Colour // of the signs, which also light the roof
	Lamp  ui.Colour    // of the rival's lanterns
	signs [2]lang.Phrase
	seed  float64    // which houses there are
	high  float64    // how much higher, or lower, than elsewhere
	pane  [3]float64 // what the light behind their windows is more than elsewhere
	wood  [3]float64 // what the planks are more than elsewhere
	far   []shape
	sides [2]func(d *pen) // what stands on the parapet
}

// shape is a silhouette of the city: how far right of the middle, how high its foot
// and it are.
type shape struct {
	icon        string
	x, up, size float64
}

var (
	tower = []shape{{"clock-tower", 452, 0, 138}, {"radio-tower", 576, 0, 118}}
	plain = Home{Neon: [2]ui.Colour{ui.Hex(0xff3f9f), ui.Hex(0x33d6ff)}, Lamp: ui.Hex(0xff7a62), signs: [2]lang.Phrase{{JA: "夜", EN: "夜"}, {JA: "時計", EN: "時計"}}, far: tower}
)

// order is that of the homes, for what depends on one.
var order = [...]string{"owl-clerk", "roof-cat", "foundry-robot", "tram-cat", "tide-reckoner", "lamplighter"}

var homes = [...]Home{
	{Neon: [2]ui.Colour{ui.Hex(0xb47aff), ui.Hex(0x4ae0b0)}, Lamp: ui.Hex(0xe08aff), signs: [2]lang.Phrase{{JA: "夜勤", EN: "NIGHT DESK"}, {JA: "記録", EN: "RECORDS"}},
		seed: 3, pane: [3]float64{-0.06, 0.02, 0.10}, wood: [3]float64{-0.1, -0.03, 0.1}, far: tower, sides: [2]func(d *pen){ledgers, tank}},
	{Neon: [2]ui.Colour{ui.Hex(0xff8a3a), ui.Hex(0xff5f7a)}, Lamp: ui.Hex(0xffa24a), signs: [2]lang.Phrase{{JA: "魚", EN: "FISH"}, {JA: "湯", EN: "BATHS"}},
		seed: 11, high: -0.18, pane: [3]float64{0, -0.10, -0.20}, wood: [3]float64{0.44, 0.24, -0.03}, far: []shape{{"pagoda", 452, -4, 120}, {"baobab", -450, -6, 50}, {"windmill", 566, -4, 96}}, sides: [2]func(d *pen){laundry, garden}},
	{Neon: [2]ui.Colour{ui.Hex(0xff6a1e), ui.Hex(0xffd23a)}, Lamp: ui.Hex(0xff8a2a), signs: [2]lang.Phrase{{JA: "鋳造", EN: "FOUNDRY"}, {JA: "正午", EN: "NOON"}},
		seed: 23, high: 0.16, pane: [3]float64{0, -0.22, -0.28}, wood: [3]float64{-0.37, -0.2, -0.03}, far: []shape{{"factory", 430, -6, 118}, {"factory", -452, -6, 92}, {"tesla-coil", 566, -4, 112}}, sides: [2]func(d *pen){chimneys, crane}},
	{Neon: [2]ui.Colour{ui.Hex(0xff4a4a), ui.Hex(0x5a9aff)}, Lamp: ui.Hex(0xff6a5a), signs: [2]lang.Phrase{{JA: "終電", EN: "LAST TRAM"}, {JA: "終点", EN: "TERMINUS"}},
		seed: 37, high: -0.05, pane: [3]float64{-0.10, 0.06, 0.20}, wood: [3]float64{-0.41, -0.17, 0.31}, far: []shape{{"bridge", 452, -20, 120}, {"bridge", -440, -16, 96}, {"radio-tower", 576, 0, 96}}, sides: [2]func(d *pen){tram, signal}},
	{Neon: [2]ui.Colour{ui.Hex(0x2ae0d0), ui.Hex(0x4a8aff)}, Lamp: ui.Hex(0x4ae0d8), signs: [2]lang.Phrase{{JA: "潮", EN: "TIDES"}, {JA: "港", EN: "HARBOUR"}},
		seed: 51, high: -0.58, pane: [3]float64{-0.45, 0.12, 0.42}, wood: [3]float64{-0.31, 0.1, 0.24}, far: []shape{{"wind-turbine", 470, -4, 84}, {"wind-turbine", 566, -4, 112}, {"wind-turbine", -470, -4, 56}}, sides: [2]func(d *pen){tideGauge, lighthouse}},
	{Neon: [2]ui.Colour{ui.Hex(0xff4a2a), ui.Hex(0xffb02a)}, Lamp: ui.Hex(0xff5a3a), signs: [2]lang.Phrase{{JA: "灯", EN: "LAMPS"}, {JA: "祭", EN: "FESTIVAL"}},
		seed: 67, high: -0.10, pane: [3]float64{0, -0.30, -0.26}, wood: [3]float64{0.27, -0.27, -0.27}, far: []shape{{"pagoda", 440, -4, 132}, {"japanese-bridge", -440, -16, 84}, {"pagoda", 566, -4, 90}}, sides: [2]func(d *pen){lampPost, lanterns}},
}

// Of returns the home of a rival and a number for it; anybody else is met on a plain roof.
func Of(rival string) (*Home, float64) {
	for i, id := range order {
		if id == rival {
			return &homes[i], float64(i + 1)
		}
	}
	return &plain, 0
}

// Values are those of the painted city and planks, see sprites/kage.
func (h *Home) Values() []float64 {
	return []float64{h.seed, h.pane[0], h.pane[1], h.pane[2], h.high, h.wood[0], h.wood[1], h.wood[2]}
}

// pen draws upwards from a point of the parapet.
type pen struct {
	c     *ui.Canvas
	dst   *ebiten.Image
	x, y  float64
	k     float64 // pixels per unit
	night float64 // from 0, day, to 1
	home  *Home
}

// tone returns a colour in the hour's light.
func (d *pen) tone(hex uint32) ui.Colour {
	return ui.Hex(hex).Mix(ui.Hex(0x0d0726), 0.50*d.night)
}

// box fills one whose lower left corner is at x, y.
func (d *pen) box(x, y, w, h, rad float64, col ui.Colour) {
	d.c.Gradient(ui.Rect{X: d.x + x*d.k, Y: d.y - (y+h)*d.k, W: w * d.k, H: h * d.k}, rad*d.k, col.Lighten(0.08), col.Darken(0.22))
}

func (d *pen) line(x0, y0, x1, y1, w float64, col ui.Colour) {
	d.c.Line(d.x+x0*d.k, d.y-y0*d.k, d.x+x1*d.k, d.y-y1*d.k, math.Max(1, w*d.k), col)
}

func (d *pen) disc(x, y, r float64, col ui.Colour) {
	d.c.Disc(d.x+x*d.k, d.y-y*d.k, r*d.k, col)
}

// wedge fills a shape between two levels.
func (d *pen) wedge(x0, x1, y, X0, X1, Y float64, col ui.Colour) {
	p := func(x, y float64) ui.Point { return ui.Point{X: d.x + x*d.k, Y: d.y - y*d.k} }
	d.c.FillQuad(ui.Quad{p(X0, Y), p(X1, Y), p(x1, y), p(x0, y)}, (x1-x0)*d.k, (Y-y)*d.k, 0, col.Lighten(0.08), col.Darken(0.2))
}

// glow is light by night; by day it is all but out.
func (d *pen) glow(x, y, r float64, col ui.Colour, a float64) {
	d.c.Light(d.x+x*d.k, d.y-y*d.k, r*d.k, col.Alpha(a*(0.08+0.92*d.night)))
}

// bulb is a lamp.
func (d *pen) bulb(x, y, r float64, col ui.Colour) {
	d.glow(x, y, 7*r, col, 0.7)
	d.disc(x, y, r, d.tone(0xc8c0b8).Mix(col.Lighten(0.45), 0.25+0.75*d.night))
}

// icon draws a silhouette with its foot at x, y.
func (d *pen) icon(name string, x, y, size float64, col ui.Colour) {
	sprites.DrawIcon(d.dst, name, d.x+x*d.k, d.y-(y+size/2)*d.k, size*d.k, col)
}

// ink is the colour of what stands in the city.
func (d *pen) ink() ui.Colour {
	light := 1 - d.night
	return ui.Hex(0x0a0620).Mix(ui.Hex(0x241a3e), ui.Clamp01(light*2.4)).Mix(ui.Hex(0x3d4259), ui.Clamp01(light*2-1))
}

// sign draws neon letters with their middle at x, y.
func (d *pen) sign(x, y, size float64, text string, col ui.Colour) {
	if len(text) > 6 { // letters, not signs
		size *= 0.72
	}
	day := 1 - d.night
	lit := ui.Hex(0xffffff).Mix(col, 0.15+0.5*day).Alpha(0.35 + 0.65*d.night)
	r := ui.Rect{X: d.x + (x-90)*d.k, Y: d.y - (y+size)*d.k, W: 180 * d.k, H: 2 * size * d.k}
	d.glow(x, y, size*2.4, col, 0.24)
	d.c.Text(text, r, ui.TextStyle{Face: ui.Display, Size: size * d.k, Align: ui.Middle, Colour: lit, Glow: col.Alpha(0.55 * d.night), Loose: true})
}

// Draw paints what stands over the city and on the parapet, at k of the layout's
// size, in a light from 0, night, to 1, day.
func (h *Home) Draw(c *ui.Canvas, dst *ebiten.Image, l *places.Layout, k, light float64, ln lang.Lang) {
	d := pen{c: c, dst: dst, y: l.Far * k, night: 1 - light, home: h}
	wide := !l.Small && !l.Tall
	if d.x = c.Env.W * 0.5; wide {
		d.k = c.Env.H / 720
		for _, s := range h.far {
			d.icon(s.icon, s.x, s.up+9, s.size, d.ink())
		}
		if len(h.far) > 0 && h.far[0].icon == "clock-tower" {
			d.glow(452, 82, 24, ui.Hex(0xffd682), 0.7)
		}
		at := 300.0
		if h.sides[0] != nil {
			at = 362 // clear of what stands on the parapet
		}
		d.sign(at, 42, 24, h.signs[1].In(ln), h.Neon[1])
	}
	if h.sides[0] == nil {
		if wide {
			d.sign(-214, 66, 26, h.signs[0].In(ln), h.Neon[0])
		}
		return
	}
	d.y -= 9 * l.Far * k / 172
	for i, at := range Slots(l) {
		if d.k = at.H / 112 * k; at.Empty() || d.k <= 0 {
			continue
		}
		d.x = (at.X + at.W/2) * k
		h.sides[i](&d)
		if wide && i == 0 {
			d.sign(0, 112, 22, h.signs[0].In(ln), h.Neon[0])
		}
	}
}

// Slots are where the things on the parapet are seen, left and right of the rival.
// What has no room is empty.
func Slots(l *places.Layout) (out [2]ui.Rect) {
	top, left, right := l.HUD[1].Y, l.Life[1].Right(), l.Line.X
	mid := l.Rival
	switch {
	case l.Tiny || l.Rival.Empty():
		return out
	case l.Tall:
		top, left, right = l.HUD[1].Bottom(), 0, 2*l.Camera.CX
	case l.Low:
		right = l.Tools[0].X
	default:
		mid = mid.Union(l.Hand[1])
	}
	h := math.Min(l.Far-top, 112*l.Camera.D/places.Unit)
	for i, gap := range [...][2]float64{{left, mid.X}, {mid.Right(), right}} {
		w := math.Min(gap[1]-gap[0], h*1.2)
		if w < h*0.8 {
			continue
		}
		out[i] = ui.Rect{X: (gap[0]+gap[1])/2 - w/2, Y: l.Far - h, W: w, H: h}
	}
	return out
}
