package homes

import (
	"math"

	"godeck/scenes/ui"
)

// ledgers: the records of many nights, under a lamp.
func ledgers(d *pen) {
	for i, b := range [...]struct {
		x, w float64
		col  uint32
	}{{-46, 84, 0x7a2a4a}, {-40, 74, 0x2f5a7a}, {-44, 78, 0x6a5a2c}, {-36, 66, 0x4a2a7a}} {
		y := float64(i) * 13
		d.box(b.x, y, b.w, 12, 2, d.tone(b.col))
		d.box(b.x+b.w-7, y+2, 6, 8, 1, d.tone(0xe8d8b0))
		d.box(b.x+10, y, 5, 12, 0, d.tone(0xd8a848))
	}
	d.icon("quill-ink", -8, 52, 40, d.tone(0xd8c8ff))
	d.line(44, 0, 44, 58, 3, d.tone(0x8a6a34))
	d.line(44, 58, 28, 70, 3, d.tone(0x8a6a34))
	d.wedge(14, 38, 62, 22, 34, 76, d.tone(0x2a8a6a))
	d.bulb(26, 61, 4, ui.Hex(0xffdc96))
}

// tank: the water of the house, with a ladder.
func tank(d *pen) {
	ink := d.tone(0x4a3a5c)
	for _, x := range [...]float64{-28, 0, 28} {
		d.line(x, 0, x*0.86, 44, 4, ink)
	}
	d.line(-28, 4, 24, 40, 2, ink)
	d.line(28, 4, -24, 40, 2, ink)
	d.box(-36, 42, 72, 5, 1, ink)
	d.box(-32, 46, 64, 42, 4, d.tone(0x7a5a44))
	for i := range 5 {
		d.line(-24+12*float64(i), 47, -24+12*float64(i), 86, 1.2, d.tone(0x4a3428))
	}
	for _, y := range [...]float64{54, 78} {
		d.line(-32, y, 32, y, 2.4, d.tone(0x2c2430))
	}
	d.wedge(-36, 36, 88, -3, 3, 108, d.tone(0x5a4668))
	for i := range 8 {
		d.line(38, 6+11*float64(i), 48, 6+11*float64(i), 1.6, ink)
	}
	d.line(38, 0, 38, 88, 2, ink)
	d.line(48, 0, 48, 88, 2, ink)
	d.bulb(0, 110, 2.6, ui.Hex(0xff5a6a))
}

// laundry: on a line between two poles, and fish among it.
func laundry(d *pen) {
	pole := d.tone(0x8a6a44)
	d.line(-58, 0, -58, 88, 4, pole)
	d.line(58, 0, 58, 88, 4, pole)
	last, sag := -58.0, func(x float64) float64 { return 84 - 9*(1-x*x/3364) }
	for i := 1; i <= 8; i++ {
		x := -58 + 14.5*float64(i)
		d.line(last, sag(last), x, sag(x), 1.6, d.tone(0xe8dcc8))
		last = x
	}
	d.box(-52, sag(-40)-34, 26, 34, 1, d.tone(0xfff4e4))
	d.box(-22, sag(-12)-26, 20, 26, 1, d.tone(0xff8a5a))
	d.box(-22, sag(-12)-14, 20, 5, 0, d.tone(0xfff0d0))
	for _, x := range [...]float64{8, 20, 32} { // drying
		y := sag(x)
		d.line(x, y, x, y-6, 1.2, pole)
		d.wedge(x-1, x+1, y-30, x-4.5, x+4.5, y-16, d.tone(0x8ab4c8))
		d.wedge(x-4.5, x+4.5, y-16, x-1, x+1, y-5, d.tone(0x9ac4d4))
		d.wedge(x-5, x+5, y-36, x-1, x+1, y-29, d.tone(0x6a94a8))
	}
	d.box(40, sag(46)-30, 14, 30, 1, d.tone(0x4aa08a))
	d.bulb(-58, 92, 4, ui.Hex(0xffb45a))
	d.bulb(58, 92, 4, ui.Hex(0xffb45a))
}

// garden: pots, and somebody's kitten on the wall.
func garden(d *pen) {
	for _, p := range [...]struct {
		x, h float64
		pot  uint32
	}{{-38, 74, 0xb8603a}, {-2, 50, 0x4a7aa0}, {54, 62, 0xc88a3a}} {
		d.wedge(p.x-10, p.x+10, 0, p.x-14, p.x+14, 22, d.tone(p.pot))
		d.box(p.x-16, 20, 32, 6, 2, d.tone(p.pot).Lighten(0.1))
		d.line(p.x, 24, p.x, p.h, 3, d.tone(0x4a7a34))
		for i := range 5 {
			a := float64(i)*1.3 + p.x
			d.disc(p.x+11*math.Cos(a), p.h+9*math.Sin(a), 9, d.tone([...]uint32{0x3f8a44, 0x5aa84e, 0x2f7440}[i%3]))
		}
		for i := range 3 {
			a := float64(i)*2.1 + p.x*0.7
			d.disc(p.x+9*math.Cos(a), p.h+8*math.Sin(a), 3.4, d.tone([...]uint32{0xff7a8a, 0xffd24a, 0xffa24a}[i]))
		}
	}
	d.icon("cat", 26, 0, 42, d.tone(0xe0a060))
}

// chimneys: two of the foundry's, glowing at their mouths, and a gear.
func chimneys(d *pen) {
	for i, x := range [...]float64{-34, 0} {
		h := [...]float64{86, 66}[i]
		d.wedge(x-13, x+13, 0, x-9, x+9, h, d.tone(0x7a4034))
		d.box(x-11, h-14, 22, 5, 0, d.tone(0xe8e0d0))
		d.box(x-12, h-3, 24, 6, 1, d.tone(0x4a2c28))
		d.glow(x, h+4, 34, ui.Hex(0xff7a1e), 0.8)
		for j := range 4 {
			f := float64(j)
			d.disc(x-5-8*f, h+9+6*f, 6+2.2*f, d.tone(0xb8a8a0).Alpha(0.34-0.07*f))
		}
	}
	d.icon("gears", 36, 0, 56, d.tone(0xb88a4a))
	d.line(14, 14, 60, 14, 5, d.tone(0x5a6068))
	d.line(58, 14, 58, 46, 5, d.tone(0x5a6068))
	d.bulb(58, 50, 3, ui.Hex(0xff9a3c))
}

// crane: with a ladle on its hook.
func crane(d *pen) {
	steel := d.tone(0xd89a2a)
	d.line(-26, 0, -26, 98, 4, steel)
	d.line(-10, 0, -10, 98, 4, steel)
	for i := range 7 {
		y := 14 * float64(i)
		d.line(-26, y, -10, y+14, 2, steel)
		d.line(-10, y, -26, y+14, 2, steel)
	}
	d.box(-30, 84, 26, 16, 2, d.tone(0x8a5a24))
	d.box(-26, 88, 10, 9, 1, d.tone(0xffe0a0).Mix(ui.Hex(0xffc860), d.night))
	d.line(-50, 98, 56, 98, 3, steel)
	d.line(-50, 106, 56, 98, 2, steel)
	for i := range 7 {
		d.line(-44+14*float64(i), 98, -37+14*float64(i), 104-0.8*float64(i), 1.6, steel)
	}
	d.box(-54, 86, 16, 14, 1, d.tone(0x5a5660))
	d.line(40, 98, 40, 50, 1.6, d.tone(0x2c2830))
	d.wedge(31, 49, 28, 27, 53, 48, d.tone(0x4a4650))
	d.box(29, 45, 22, 4, 1, d.tone(0xffb45a).Mix(ui.Hex(0xff8a2a), d.night))
	d.glow(40, 48, 46, ui.Hex(0xff7a1e), 0.9)
	d.line(36, 28, 34, 6, 2, ui.Hex(0xffa23a).Alpha(0.25+0.6*d.night))
	d.bulb(56, 101, 2.6, ui.Hex(0xff4a4a))
}

// tram: the last one, on its way under the wire.
func tram(d *pen) {
	wire := d.tone(0x3a4a68)
	d.line(-62, 0, -62, 92, 3.5, wire)
	d.line(-62, 86, 62, 80, 1.4, wire)
	d.line(-62, 78, -44, 86, 1.6, wire)
	d.box(-52, 8, 106, 44, 7, d.tone(0xc8443c))
	d.box(-52, 8, 106, 14, 3, d.tone(0xf0e4cc))
	d.box(-48, 50, 98, 5, 2, d.tone(0x5a3a3c))
	lit := d.tone(0xbfd8e8).Mix(ui.Hex(0xffe9a8), d.night)
	for i := range 5 {
		d.box(-46+19.6*float64(i), 27, 15, 18, 2, lit)
	}
	d.glow(0, 36, 74, ui.Hex(0xffd890), 0.42)
	d.icon("cat", -12, 26, 15, d.tone(0x2b2233))
	for _, x := range [...]float64{-34, -18, 20, 36} {
		d.disc(x, 6, 6, d.tone(0x2a2a34))
	}
	d.line(0, 55, 12, 68, 2, wire)
	d.line(12, 68, 4, 83, 2, wire)
	d.bulb(55, 18, 3.4, ui.Hex(0xfff0c0))
}

// signal: it says go; a clock of the station.
func signal(d *pen) {
	post := d.tone(0x4a5a78)
	d.line(-22, 0, -22, 104, 5, post)
	d.box(-32, 58, 20, 46, 8, d.tone(0x1c2230))
	for i, col := range [...]uint32{0xff4a4a, 0xffc23a, 0x4affa0} {
		y := 95 - 14*float64(i)
		if d.disc(-22, y, 5, d.tone(col).Mix(ui.Hex(0x10131c), 0.7)); i == 2 {
			d.bulb(-22, y, 5, ui.Hex(col))
		}
	}
	d.line(30, 0, 30, 62, 4, post)
	d.disc(30, 72, 21, d.tone(0x2c3850))
	d.disc(30, 72, 17, d.tone(0xf4ecd8).Mix(ui.Hex(0xfff2c8), 0.8*d.night))
	d.glow(30, 72, 50, ui.Hex(0xfff0c0), 0.5)
	d.line(30, 72, 30, 85, 2, ui.Hex(0x20242c))
	d.line(30, 72, 23, 76, 2.6, ui.Hex(0x20242c))
	d.box(2, 12, 58, 18, 2, d.tone(0xf0e8dc))
	d.box(2, 17, 58, 7, 0, d.tone(0x3a6ab8))
}

// tideGauge: a staff with its marks, and an instrument of brass.
func tideGauge(d *pen) {
	d.box(-50, 0, 15, 92, 1, d.tone(0xf4f4ec))
	for i := range 9 {
		y := 4 + 9.6*float64(i)
		d.box([...]float64{-50, -43}[i%2], y, 8, 5, 0, d.tone([...]uint32{0xd83a3a, 0x1c3c54}[i/5]))
	}
	d.icon("orrery", 14, 8, 70, d.tone(0xe8c070))
	d.box(-16, 0, 60, 8, 2, d.tone(0x5a4a3a))
	d.line(52, 0, 52, 74, 3, d.tone(0x7a8a94))
	d.wedge(50, 64, 56, 50, 72, 74, d.tone(0xff8a4a))
	d.wedge(50, 58, 57, 50, 61, 73, d.tone(0xfff0e0))
	d.bulb(52, 77, 3, ui.Hex(0x5ae0ff))
}

// lighthouse: its beams reach over the harbour.
func lighthouse(d *pen) {
	d.wedge(-17, 17, 0, -11, 11, 74, d.tone(0xf2ece2))
	for i := range 3 {
		y := 10 + 24*float64(i)
		a, b := 17-6*y/74, 17-6*(y+12)/74
		d.wedge(-a, a, y, -b, b, y+12, d.tone(0xd84a44))
	}
	d.box(-16, 73, 32, 5, 1, d.tone(0x2a3440))
	d.box(-9, 78, 18, 15, 1, d.tone(0xbfe0ea).Mix(ui.Hex(0xfff4c0), d.night))
	d.wedge(-13, 13, 93, -2, 2, 106, d.tone(0xb03a3a))
	for _, side := range [...]float64{-1, 1} {
		p := func(x, y float64) ui.Point { return ui.Point{X: d.x + side*x*d.k, Y: d.y - y*d.k} }
		for i := range 6 {
			f := float64(i)
			d.c.FillQuad(ui.Quad{p(8+26*f, 88+2.6*f), p(34+26*f, 88+2.6*(f+1)), p(34+26*f, 84-2.2*(f+1)), p(8+26*f, 84-2.2*f)}, 26*d.k, 8*d.k, 0, ui.Hex(0xfff0b0).Alpha(0.26*d.night*(1-f/6)), ui.Hex(0xfff0b0).Alpha(0.26*d.night*(1-f/6)))
		}
	}
	d.glow(0, 86, 60, ui.Hex(0xfff0b0), 0.9)
	d.disc(40, 9, 9, d.tone(0xff7a3a))
	d.disc(40, 9, 4, d.tone(0x2a3440))
	d.box(-52, 0, 26, 20, 2, d.tone(0x8a6a44))
	d.line(-52, 10, -26, 10, 2, d.tone(0x5a4228))
}

// lampPost: one that has just been lit, with the ladder still at it.
func lampPost(d *pen) {
	iron := d.tone(0x3a2c34)
	d.box(-12, 0, 20, 7, 2, iron)
	d.line(-2, 0, -2, 68, 4.5, iron)
	d.line(-16, 62, 12, 62, 3, iron)
	d.wedge(-10, 6, 68, -15, 11, 90, d.tone(0xffdca0).Mix(ui.Hex(0xffb648), d.night))
	d.glow(-2, 80, 88, ui.Hex(0xff9a3c), 0.9)
	d.bulb(-2, 78, 4.5, ui.Hex(0xffe0a0))
	d.wedge(-18, 14, 90, -4, 0, 100, iron)
	wood := d.tone(0xa8743a)
	d.line(18, 0, 4, 66, 3, wood)
	d.line(34, 0, 18, 68, 3, wood)
	for i := range 6 {
		t := (float64(i) + 0.6) / 6.4
		d.line(18-14*t, 66*t, 34-16*t, 68*t, 2.2, wood)
	}
	for _, x := range [...]float64{-52, 52} { // waiting to be hung
		paper(d, x, 13, 12, d.home.Neon[0])
	}
}

// lanterns: of the festival, one over the other on a frame.
func lanterns(d *pen) {
	red := d.tone(0xc8301c)
	d.line(-46, 0, -46, 96, 5, red)
	d.line(46, 0, 46, 96, 5, red)
	d.line(-60, 100, 60, 100, 6, red)
	d.line(-54, 84, 54, 84, 4, red)
	for i, x := range [...]float64{-30, -10, 10, 30} {
		paper(d, x, 68, 10, d.home.Neon[i%2])
		paper(d, x, 40, 10, d.home.Neon[(i+1)%2])
		d.line(x, 84, x, 80, 1.4, red)
		d.line(x, 57, x, 51, 1.4, red)
	}
	d.box(-26, 0, 52, 16, 2, d.tone(0x8a5a2c))
	d.box(-26, 6, 52, 3, 0, d.tone(0xe8c070))
}

// paper is a lantern of paper.
func paper(d *pen, x, y, r float64, col ui.Colour) {
	d.glow(x, y, 3.4*r, col, 0.5)
	d.box(x-0.5*r, y-1.2*r, r, 2.4*r, 1, d.tone(0x2a1408))
	d.disc(x, y, r, d.tone(0xd8b8a0).Mix(col.Lighten(0.3), 0.35+0.65*d.night))
	d.disc(x, y, 0.5*r, ui.Hex(0xfff4c8).Alpha(0.15+0.4*d.night))
	for _, e := range [...]float64{-0.4, 0, 0.4} {
		w := r * math.Sqrt(1-e*e)
		d.line(x-w, y+e*r, x+w, y+e*r, 0.9, ui.Hex(0x000000).Alpha(0.3))
	}
}
