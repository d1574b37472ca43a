// Package inlay paints the places for cards that are let into the planks of the
// roof: trays of carved wood, a brass battery, a well without a bottom, a map.
package inlay

import (
	"math"

	"godeck/scenes/ui"
)

// Kind is what a place is.
type Kind int

// The kinds: a tray for a set card, the charger's battery, the abyss's well, the
// area's map, the deck's bed.
const (
	Tray Kind = iota
	Battery
	Well
	Map
	Bed
)

// Place is one of them as it is seen on the table.
type Place struct {
	Kind Kind
	At   ui.Quad // upper left, upper right, lower right, lower left
	W, H float64 // of the card that lies there, in pixels
}

// pen draws on a place; 0..1 are its edges, 1, 1 is the lower right corner.
type pen struct {
	c     *ui.Canvas
	p     *Place
	light float64
}

// Draw draws a place; light runs from 0, night, to 1, day.
func Draw(c *ui.Canvas, p *Place, light float64) {
	d := pen{c, p, light}
	edge, rad := 0.055, p.W*0.09
	if p.Kind == Well {
		edge, rad = 0.08, p.W*0.5
	}
	// A brass frame that catches the light above, and what is sunk in it.
	d.box(-edge-0.03, -edge, 1+edge+0.03, 1+edge+0.02, rad*1.25, ui.Hex(0x000000).Alpha(0.55), ui.Hex(0x000000).Alpha(0.55))
	d.box(-edge, -edge*0.7, 1+edge, 1+edge*0.7, rad*1.15, d.metal(0xe0b468), d.metal(0x7a4f1e))
	d.box(-edge*0.35, -edge*0.25, 1+edge*0.35, 1+edge*0.25, rad, d.metal(0x4a2c10), d.metal(0xb98542))
	switch p.Kind {
	case Tray:
		d.tray(rad)
	case Battery:
		d.battery(rad)
	case Well:
		d.well(rad)
	case Map:
		d.chart(rad)
	default:
		d.bed(rad)
	}
}

// metal and dull return a colour as the day lights it.
func (d *pen) metal(hex uint32) ui.Colour {
	return ui.Hex(hex).Mix(ui.Hex(0x1a0c1e), 0.42*(1-d.light))
}
func (d *pen) dull(hex uint32) ui.Colour {
	return ui.Hex(hex).Mix(ui.Hex(0x0a0414), 0.5*(1-d.light))
}

// box fills a part of the place.
func (d *pen) box(x0, y0, x1, y1, rad float64, top, low ui.Colour) {
	w, h := (x1-x0)*d.p.W, (y1-y0)*d.p.H
	d.c.FillQuad(ui.Quad{d.p.At.At(x0, y0), d.p.At.At(x1, y0), d.p.At.At(x1, y1), d.p.At.At(x0, y1)}, w, h, math.Min(rad, math.Min(w, h)/2), top, low)
}

// stroke draws a line on it, width in parts of the place's.
func (d *pen) stroke(x0, y0, x1, y1, width float64, col ui.Colour) {
	a, b := d.p.At.At(x0, y0), d.p.At.At(x1, y1)
	d.c.Line(a.X, a.Y, b.X, b.Y, math.Max(0.8, width*d.p.W), col)
}

// tray is a bed of dark wood with a carved lozenge and four studs.
func (d *pen) tray(rad float64) {
	d.box(0, 0, 1, 1, rad, d.dull(0x120810), d.dull(0x3a2130))
	d.box(0.07, 0.05, 0.93, 0.95, rad*0.7, d.dull(0x2c1826), d.dull(0x22121f))
	for _, q := range [...][4]float64{{0.5, 0.08, 0.9, 0.5}, {0.9, 0.5, 0.5, 0.92}, {0.5, 0.92, 0.1, 0.5}, {0.1, 0.5, 0.5, 0.08}} {
		d.stroke(q[0], q[1]+0.012, q[2], q[3]+0.012, 0.014, d.dull(0x6b4656))
		d.stroke(q[0], q[1], q[2], q[3], 0.014, ui.Hex(0x080308).Alpha(0.8))
	}
	for _, q := range [...][2]float64{{0.13, 0.095}, {0.87, 0.095}, {0.13, 0.905}, {0.87, 0.905}} {
		d.box(q[0]-0.035, q[1]-0.025, q[0]+0.035, q[1]+0.025, rad, d.metal(0xf0cc84), d.metal(0x6b4416))
	}
}

// battery has a pole at its upper edge, and four cells behind glass.
func (d *pen) battery(rad float64) {
	d.box(0.33, -0.13, 0.67, -0.04, rad*0.5, d.metal(0xf0cc84), d.metal(0x8a5c26))
	d.box(0, 0, 1, 1, rad, d.dull(0x0d0a18), d.dull(0x2a2038))
	for i := range 4 {
		y := 0.075 + 0.222*float64(i)
		d.box(0.11, y, 0.89, y+0.185, rad*0.5, d.dull(0x8a4a12), d.dull(0x3a1c0a))
		d.box(0.15, y+0.02, 0.85, y+0.07, rad*0.3, ui.Hex(0xffc46a).Alpha(0.34), ui.Hex(0xffb24a).Alpha(0.05))
	}
	d.stroke(0.06, 0.03, 0.06, 0.97, 0.02, ui.Hex(0xffffff).Alpha(0.10))
}

// well is round, of stones, and goes down in rings to a glimmer.
func (d *pen) well(rad float64) {
	d.box(0, 0, 1, 1, rad, d.dull(0x574c6e), d.dull(0x2b2440))
	for i := range 12 { // the joints of the stones
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / 12)
		d.stroke(0.5+0.36*cos, 0.5+0.38*sin, 0.5+0.49*cos, 0.5+0.49*sin, 0.016, ui.Hex(0x0a0614).Alpha(0.8))
	}
	for i := range 5 { // each ring lies deeper, and is seen from the near side
		k := 0.36 - 0.06*float64(i)
		drop := -0.016 * float64(i)
		dark := float64(i) / 4
		top, low := d.dull(0x05030c).Mix(ui.Hex(0x010004), dark), d.dull(0x241a40).Mix(ui.Hex(0x08041a), dark)
		d.box(0.5-k*1.08, 0.5-k*1.1+drop, 0.5+k*1.08, 0.5+k*1.1+drop, rad, top, low)
	}
	g := d.p.At.At(0.5, 0.44)
	d.c.Light(g.X, g.Y, d.p.W*0.26, ui.Hex(0x8a5cff).Alpha(0.30))
}

// chart is the town on old paper, with streets, the river, and a rose of the winds.
func (d *pen) chart(rad float64) {
	d.box(0, 0, 1, 1, rad, d.dull(0x1c1220), d.dull(0x2e1f2a))
	d.box(0.045, 0.035, 0.955, 0.965, rad*0.4, d.dull(0x8f744e), d.dull(0x6f5638))
	ink := d.dull(0x3a2616).Alpha(0.75)
	for _, x := range [...]float64{0.25, 0.46, 0.7} {
		d.stroke(x, 0.06, x+0.05, 0.94, 0.012, ink)
	}
	for _, y := range [...]float64{0.2, 0.42, 0.6, 0.82} {
		d.stroke(0.07, y, 0.93, y+0.03, 0.012, ink)
	}
	x, y := 0.06, 0.34
	for i := 1; i <= 8; i++ { // the river
		nx := 0.06 + 0.11*float64(i)
		ny := 0.5 + 0.16*math.Sin(float64(i)*0.8+3.6)
		d.stroke(x, y, nx, ny, 0.05, d.dull(0x3f6d8c).Alpha(0.85))
		x, y = nx, ny
	}
	d.stroke(0.8, 0.1, 0.8, 0.24, 0.018, d.dull(0x8c2f26))
	d.stroke(0.7, 0.17, 0.9, 0.17, 0.018, d.dull(0x8c2f26))
}

// bed is bare velvet.
func (d *pen) bed(rad float64) {
	d.box(0, 0, 1, 1, rad, d.dull(0x140b26), d.dull(0x2b1b4a))
	d.box(0.08, 0.06, 0.92, 0.94, rad*0.7, d.dull(0x241640), d.dull(0x1b1030))
}
