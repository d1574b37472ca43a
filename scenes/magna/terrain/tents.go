package terrain

import (
	"math"

	"godeck/scenes/magna/cutout"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// tent is how it looks where a rival receives: the light of the lantern and of the
// night, what the cloth takes from it, and what stands at the edge of the table.
type tent struct {
	lantern, night, cloth ui.Colour
	shade                 float64 // how much of the cloth's own colour is left over
	thing                 func(p *cutout.Pen)
}

// tents are those of the rivals. Who is not listed receives in the plain one.
var tents = map[string]*tent{
	"rosso":  {ui.Hex(0xffd699), ui.Hex(0x8fb2ff), ui.Hex(0x8a5a24), 0, manuals},
	"ottar":  {ui.Hex(0xf4f0a0), ui.Hex(0x9fe0b0), ui.Hex(0x2f6a34), 0.34, wheel},
	"saya":   {ui.Hex(0xff9a5c), ui.Hex(0xff9a9a), ui.Hex(0xb02a14), 0.32, spears},
	"kairen": {ui.Hex(0xbfeaff), ui.Hex(0x6fa0ff), ui.Hex(0x14508c), 0.4, helmsman},
	"yvette": {ui.Hex(0xe0a0ff), ui.Hex(0xff86d8), ui.Hex(0x6a1f9c), 0.4, masks},
	"eld":    {ui.Hex(0xa8b4ff), ui.Hex(0x5f7cff), ui.Hex(0x10142e), 0.52, candles},
}

// Tents are the rivals who have a tent of their own, for what depends on it.
func Tents(id string) float64 {
	for i, k := range [...]string{"rosso", "ottar", "saya", "kairen", "yvette", "eld"} {
		if k == id {
			return float64(i + 1)
		}
	}
	return 0
}

// lit gives the lights of the table the colours of the tent.
func (t *tent) lit(i int, l *stage.Light) {
	switch i {
	case 0, 5:
		l.Colour = l.Colour.Mix(t.lantern, 0.75)
	case 1:
		l.Colour = l.Colour.Mix(t.night, 0.75)
	}
}

// draw paints the cloth and the thing on the table, whose far edge is at far.
func (t *tent) draw(c *ui.Canvas, k, far float64) {
	c.Gradient(ui.Rect{W: c.Env.W, H: far}, 0, t.cloth.Alpha(t.shade), t.cloth.Alpha(0.6*t.shade))
	for _, x := range [...]float64{-0.5, 0.5} { // the light at its walls
		c.Light(c.Env.W/2+x*c.Env.W, far*0.5, far*1.3, t.lantern.Alpha(0.2))
	}
	p := &cutout.Pen{C: c, K: k, Soft: true, X: c.Env.W/2 + 552*k, Y: far + 2*k}
	c.ShadowAt(p.X, p.Y, 70*k, 10*k, 0, 4*k, 8*k, ui.Hex(0).Alpha(0.5))
	t.thing(p)
}

// manuals: a pile of books, and the drillmaster's whistle.
func manuals(p *cutout.Pen) {
	for i, col := range [...]uint32{0x6a2a1c, 0x2f4a6a, 0x7a6230} {
		y, in := -18-float64(i)*19, float64(i%2)*7
		p.Fill(-38+in, y, 74, 17, 3, ui.Hex(col))
		p.Fill(-34+in, y+4, 66, 9, 1, ui.Hex(0xe8d8b0))
		p.Fill(-38+in, y, 12, 17, 3, ui.Hex(col).Lighten(0.12))
	}
	p.Disc(8, -64, 7, ui.Hex(0xd9a24a))
	p.Fill(8, -71, 18, 6, 2, ui.Hex(0xd9a24a))
}

// wheel: of a wagon, and a kettle before it.
func wheel(p *cutout.Pen) {
	wood, dark := ui.Hex(0x8a5a2c), ui.Hex(0x3a2210)
	ring(p, 0, -48, 46, 9, dark)
	ring(p, 0, -48, 45, 6, wood)
	for i := range 8 {
		a := float64(i) * math.Pi / 4
		p.Line(0, -48, 42*math.Cos(a), -48+42*math.Sin(a), 5, wood)
	}
	p.Disc(0, -48, 10, ui.Hex(0xcbb46a))
	p.Disc(-44, -14, 15, ui.Hex(0x4a5058))
	p.Fill(-56, -14, 24, 14, 3, ui.Hex(0x3a4048))
	p.Line(-32, -16, -22, -26, 4, ui.Hex(0x4a5058))
	p.Glow(-44, -2, 40, ui.Hex(0xff8a30).Alpha(0.5))
}

// spears: of the van, red at their necks.
func spears(p *cutout.Pen) {
	for _, x := range [...]float64{-34, -8, 20} {
		p.Line(x, 0, x+16, -112, 4.5, ui.Hex(0x7a4a24))
		p.Poly(cutout.Across(x+6, x+28), cutout.Tones(0xfff0e0, 0xc0b0a8, 0x6a5a58), x+10, -110, x+19, -140, x+24, -110)
		p.Line(x+15, -104, x+2, -84, 5, ui.Hex(0xd03018))
	}
	p.Line(-46, -50, 44, -56, 6, ui.Hex(0x4a2a14))
}

// helmsman: the wheel of a ship, before a round window.
func helmsman(p *cutout.Pen) {
	ring(p, 0, -62, 58, 9, ui.Hex(0x9a7a34))
	p.Disc(0, -62, 53, ui.Hex(0x12305a))
	p.Disc(14, -76, 12, ui.Hex(0xe8f2ff))
	for i := range 3 {
		p.Line(-40, -48+float64(i)*9, 40, -48+float64(i)*9, 2, ui.Hex(0x7fb8ff).Alpha(0.6))
	}
	wood := ui.Hex(0xa8743a)
	for i := range 4 {
		a := float64(i)*math.Pi/4 + 0.2
		p.Line(-36*math.Cos(a), -34-36*math.Sin(a), 36*math.Cos(a), -34+36*math.Sin(a), 5, wood)
	}
	ring(p, 0, -34, 26, 6, wood)
	p.Disc(0, -34, 7, ui.Hex(0xd8b45a))
}

// masks: on stands, and a violet lamp over them.
func masks(p *cutout.Pen) {
	for i, x := range [...]float64{-30, 26} {
		p.Line(x, 0, x, -46, 4, ui.Hex(0x3a1a4a))
		g := [2][3]ui.Colour{cutout.Tones(0xfff4d8, 0xe2c06a, 0x8a6420), cutout.Tones(0xffffff, 0xd8c8e8, 0x7a5a9a)}[i]
		p.Poly(cutout.Across(x-26, x+26), g, x-28, -78, x, -84, x+28, -78, x+24, -54, x+8, -48, x, -56, x-8, -48, x-24, -54)
		p.Disc(x-11, -67, 5.5, ui.Hex(0x1c1016))
		p.Disc(x+11, -67, 5.5, ui.Hex(0x1c1016))
		p.Line(x+22, -80, x+34, -108, 4, ui.Hex(0xb478ff))
	}
	for _, x := range [...]float64{-420, -150} { // lamps on their strings
		p.Line(x, -200, x, -132, 2, ui.Hex(0x1a0c18))
		p.Disc(x, -122, 11, ui.Hex(0xe8b8ff))
		p.Glow(x, -122, 90, ui.Hex(0xb050ff).Alpha(0.7))
	}
}

// candles: burnt down to different heights, with cold flames.
func candles(p *cutout.Pen) {
	for i, x := range [...]float64{-40, -16, 10, 34} {
		h := [...]float64{34, 66, 48, 24}[i]
		p.Fill(x-7, -h, 14, h, 3, ui.Hex(0xd8d4e4))
		p.Fill(x-7, -h, 5, h, 2, ui.Hex(0xffffff).Alpha(0.5))
		p.Disc(x, -h-8, 4.5, ui.Hex(0xeaf0ff))
		p.Disc(x, -h-13, 2.6, ui.Hex(0xcfe0ff))
		p.Glow(x, -h-9, 52, ui.Hex(0x7f98ff).Alpha(0.6))
	}
}

// ring draws one of a width.
func ring(p *cutout.Pen, x, y, r, w float64, col ui.Colour) {
	const n = 28
	for i := range n {
		a, b := float64(i)*2*math.Pi/n, float64(i+1)*2*math.Pi/n
		p.Line(x+r*math.Cos(a), y+r*math.Sin(a), x+r*math.Cos(b), y+r*math.Sin(b), w, col)
	}
}
