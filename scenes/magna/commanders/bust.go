package commanders

import (
	"math"

	"godeck/scenes/magna/cutout"
	"godeck/scenes/ui"
)

// A bust is a commander who sits at the far side of the map, drawn in a box of
// 200 by 200 whose lower edge is the table's rim.
type bust struct {
	skin, coat, trim, hair uint32
	hat                    hat
	patch, beard, tache    bool
	scar, mask, lashes     bool
	grey                   bool // bags under the eyes: an old one
}

type hat uint8

const (
	bare hat = iota
	fez
	helm
	hood
	tricorn
	circlet
	plumes
)

// manner is what a commander shows: -1 dismayed to 1 pleased, eyes closed 0 to
// 1, where the eyes look (-1 to 1), and whether they speak or think, a fist at their
// chin.
type manner struct{ mood, blink, x, y, talk, think float64 }

// oval fills an ellipse.
func oval(p *cutout.Pen, x, y, rx, ry float64, w cutout.Way, g [3]ui.Colour) {
	var pts [48]float64
	for i := range 24 {
		a := float64(i) / 24 * 2 * math.Pi
		pts[2*i], pts[2*i+1] = x+math.Cos(a)*rx, y+math.Sin(a)*ry
	}
	p.Poly(w, g, pts[:]...)
}

// lit3 returns a colour from its lamplit left to its night-blue right.
func lit3(c ui.Colour) [3]ui.Colour {
	return [3]ui.Colour{c.Mix(ui.Hex(0xffc880), 0.35), c, c.Mix(ui.Hex(0x101a44), 0.52)}
}

// draw draws the bust in r.
func (b *bust) draw(c *ui.Canvas, r ui.Rect, m manner) {
	k := math.Min(r.W, r.H) / 200
	p := &cutout.Pen{C: c, K: k}
	p.X, p.Y = r.X+r.W/2-100*k, r.Bottom()-200*k
	lean := m.x * 3 // the head turns to where they look
	coat, skin, hair, trim := lit3(ui.Hex(b.coat)), lit3(ui.Hex(b.skin)), lit3(ui.Hex(b.hair)), lit3(ui.Hex(b.trim))
	// shoulders
	if b.hat == plumes || b.hat == hood { // a cape behind
		p.Poly(cutout.Across(10, 190), [3]ui.Colour{coat[1].Darken(0.2), coat[2], coat[2].Darken(0.4)}, 14, 200, 30, 120, 70, 92, 130, 92, 170, 120, 186, 200)
	}
	p.Poly(cutout.Across(20, 180), coat, 18, 200, 24, 160, 46, 140, 80, 128, 120, 128, 154, 140, 176, 160, 182, 200)
	p.Poly(cutout.Across(84, 116), lit3(ui.Hex(b.skin).Darken(0.2)), 86, 108, 114, 108, 116, 134, 100, 146, 84, 134)
	p.Poly(cutout.Across(60, 100), [3]ui.Colour{trim[0], trim[1], trim[1]}, 78, 128, 84, 122, 100, 148, 92, 176)
	p.Poly(cutout.Across(100, 140), [3]ui.Colour{trim[1], trim[1], trim[2]}, 122, 128, 116, 122, 100, 148, 108, 176)
	for i := range 3 {
		p.Disc(100, 160+float64(i)*15, 3, trim[0])
	}
	for _, s := range [...]float64{-1, 1} { // epaulettes
		x := 100 + s*60
		oval(p, x, 146, 22, 9, cutout.Across(x-22, x+22), trim)
		for i := range 6 {
			q := x - 18 + float64(i)*7.2
			p.Line(q, 148, q+s, 160, 2.4, trim[1])
		}
	}
	// head, which sinks over the map in thought
	x, y := 100+lean, 78+m.y*1.5+5*m.think
	if b.hat == hood {
		p.Poly(cutout.Across(50, 150), [3]ui.Colour{coat[0], coat[1], coat[2]}, x-50, 130, x-52, 70, x-30, 28, x, 16, x+30, 28, x+52, 70, x+50, 130)
		oval(p, x, y+4, 37, 46, cutout.Across(x-37, x+37), [3]ui.Colour{ui.Hex(0x120a18), ui.Hex(0x0c0812), ui.Hex(0x080510)})
	}
	if b.lashes { // long hair behind
		p.Poly(cutout.Across(x-46, x+46), hair, x-44, 132, x-46, 70, x-30, 36, x+30, 36, x+46, 70, x+44, 132, x+30, 122, x, 126, x-30, 122)
	}
	for _, s := range [...]float64{-1, 1} {
		oval(p, x+s*34, y+6, 6, 10, cutout.Across(x-40, x+40), skin)
	}
	p.Poly(cutout.Across(x-35, x+35), skin, x-34, y-14, x-30, y-34, x, y-42, x+30, y-34, x+34, y-14, x+33, y+14, x+24, y+34, x+8, y+45, x-8, y+45, x-24, y+34, x-33, y+14)
	// beard
	if b.beard {
		p.Poly(cutout.Across(x-34, x+34), hair, x-34, y+6, x-27, y+20, x-12, y+22, x, y+24, x+12, y+22, x+27, y+20, x+34, y+6, x+32, y+36, x+16, y+58, x, y+64, x-16, y+58, x-32, y+36)
	}
	b.drawFace(p, x, y, lean, m, skin, hair, trim)
	b.drawHat(p, x, y, coat, trim, hair)
	if m.think > 0 { // a fist at the chin
		p.Poly(cutout.Across(118, 172), coat, 176, 200, 166, 176, 138, 146, 118, 156, 134, 180, 142, 200)
		p.Line(118, 157, 139, 145, 6, trim[0])
		oval(p, x+18, y+54, 15, 13, cutout.Across(x+3, x+33), skin)
		for i := range 4 {
			p.Line(x+8+float64(i)*6, y+45, x+10+float64(i)*6, y+55, 1.6, ui.Hex(0x5a2a1c).Alpha(0.6))
		}
	}
}

// drawFace draws eyes, nose, mouth, and what is before them.
func (b *bust) drawFace(p *cutout.Pen, x, y, lean float64, m manner, skin, hair, trim [3]ui.Colour) {
	ink := ui.Hex(0x1c1016)
	open := (1 - m.blink)
	for _, s := range [...]float64{-1, 1} {
		ex, ey := x+s*14+lean*0.8, y-2
		if b.patch && s > 0 {
			p.Line(x-32, y-26, x+34, y+4, 3, ink)
			oval(p, ex, ey, 11, 10, cutout.Across(ex-10, ex+10), cutout.Plain(ink))
			continue
		}
		oval(p, ex, ey, 8, 6.2*open+0.6, cutout.Across(ex-8, ex+8), cutout.Plain(ui.Hex(0xf4ead8)))
		if open > 0.25 {
			p.Disc(ex+m.x*3.4, ey+m.y*1.6, 3.9*math.Min(1, open+0.2), ink)
			p.Disc(ex+m.x*3.4-1.2, ey+m.y*1.6-1.4, 1.2, ui.Hex(0xffffff))
		}
		p.Line(ex-8.5, ey-4*open, ex+8.5, ey-4*open, 2, ink)
		if b.lashes {
			p.Line(ex+s*8, ey-4*open, ex+s*13, ey-8*open, 2, ink)
		}
		if b.grey {
			p.Line(ex-6, ey+9, ex+6, ey+9, 1.4, ui.Hex(0x5a3424).Alpha(0.6))
		}
		d := m.mood * 4 * s // brows: inner ends down when dismayed
		p.Line(ex-10, ey-12+d, ex+10, ey-12-d, 3.6, ui.Hex(b.hair).Darken(0.25))
	}
	// nose, mouth
	p.Poly(cutout.Across(x-6, x+8), skin, x+lean*0.6-1, y-2, x+lean*0.6+7, y+15, x+lean*0.6-4, y+15)
	p.Line(x+lean*0.6-4, y+15.5, x+lean*0.6+6, y+15.5, 1.6, ui.Hex(0x5a2a1c).Alpha(0.7))
	my := y + 27
	if m.talk > 0.05 {
		oval(p, x+lean*0.4, my, 8, 2+4.5*m.talk, cutout.Across(x-8, x+8), cutout.Plain(ui.Hex(0x4a1418)))
	} else {
		for i := range 6 { // a bow: up when pleased
			q0, q1 := float64(i)/6*2-1, float64(i+1)/6*2-1
			p.Line(x+lean*0.4+q0*11, my+m.mood*4*(1-q0*q0), x+lean*0.4+q1*11, my+m.mood*4*(1-q1*q1), 2.6, ui.Hex(0x4a1a18))
		}
	}
	if b.tache {
		for _, s := range [...]float64{-1, 1} {
			p.Poly(cutout.Across(x-30, x+30), hair, x+lean*0.5, my-9, x+lean*0.5+s*14, my-10, x+s*30, my-14, x+s*34, my-22, x+s*33, my-8, x+s*20, my-1, x+lean*0.5+s*2, my-3)
		}
	}
	if b.scar {
		p.Line(x-26, y-18, x-14, y+16, 2, ui.Hex(0xffd0b8).Alpha(0.8))
	}
	if b.mask {
		g := [3]ui.Colour{ui.Hex(0xfff4d8), trim[1], trim[2]}
		p.Poly(cutout.Across(x-38, x+38), g, x-38, y-16, x-16, y-18, x, y-10, x+16, y-18, x+38, y-16, x+32, y+8, x+14, y+10, x, y+2, x-14, y+10, x-32, y+8)
		for _, s := range [...]float64{-1, 1} {
			ex, ey := x+s*15+lean*0.6, y-3
			oval(p, ex, ey, 8, 1+5*open, cutout.Across(ex-8, ex+8), cutout.Plain(ink))
			if open > 0.3 {
				p.Disc(ex+m.x*3, ey+m.y*1.4, 2.2, ui.Hex(0xffe6a0))
			}
		}
	}
}

func (b *bust) drawHat(p *cutout.Pen, x, y float64, coat, trim, hair [3]ui.Colour) {
	switch b.hat {
	case bare:
		p.Poly(cutout.Across(x-38, x+38), hair, x-36, y-4, x-40, y-30, x-22, y-52, x+6, y-56, x+32, y-44, x+40, y-20, x+35, y-2, x+30, y-26, x+8, y-36, x-16, y-30, x-30, y-24)
	case fez:
		p.Poly(cutout.Across(x-36, x+36), hair, x-36, y-2, x-37, y-30, x+37, y-30, x+36, y-2, x+30, y-20, x-30, y-20)
		p.Poly(cutout.Across(x-40, x+40), coat, x-36, y-24, x-30, y-72, x+30, y-72, x+36, y-24)
		oval(p, x, y-72, 30, 5, cutout.Across(x-30, x+30), [3]ui.Colour{coat[0].Lighten(0.1), coat[0], coat[1]})
		p.Poly(cutout.Across(x-42, x+42), trim, x-42, y-22, x-38, y-34, x+38, y-34, x+42, y-22)
		p.Disc(x, y-46, 6, trim[0])
	case helm:
		g := cutout.Tones(0xe6e0d2, 0x8d8a86, 0x2e3040)
		p.Poly(cutout.Across(x-42, x+42), g, x-41, y+12, x-42, y-22, x-28, y-52, x, y-62, x+28, y-52, x+42, y-22, x+41, y+12, x+31, y+6, x+32, y-14, x, y-22, x-32, y-14, x-31, y+6)
		p.Poly(cutout.Across(x-6, x+6), g, x-4, y-60, x+4, y-60, x+5, y+2, x, y+10, x-5, y+2)
		p.Poly(cutout.Across(x-20, x+20), lit3(ui.Hex(b.trim)), x-6, y-60, x-22, y-84, x+2, y-94, x+26, y-82, x+44, y-58, x+20, y-66, x+6, y-60)
	case tricorn:
		p.Poly(cutout.Across(x-38, x+38), hair, x-36, y+10, x-38, y-24, x+38, y-24, x+36, y+10, x+31, y-14, x-31, y-14)
		p.Poly(cutout.Across(x-60, x+60), coat, x-64, y-26, x-44, y-52, x-20, y-58, x, y-76, x+20, y-58, x+44, y-52, x+64, y-26, x+30, y-32, x, y-26, x-30, y-32)
		p.Line(x-62, y-27, x-30, y-33, 3, trim[0])
		p.Line(x-30, y-33, x, y-27, 3, trim[0])
		p.Line(x, y-27, x+30, y-33, 3, trim[1])
		p.Line(x+30, y-33, x+62, y-27, 3, trim[1])
		p.Disc(x-34, y-44, 5, trim[0])
	case circlet:
		p.Poly(cutout.Across(x-38, x+38), hair, x-36, y+4, x-41, y-26, x-24, y-52, x, y-58, x+24, y-52, x+41, y-26, x+36, y+4, x+29, y-22, x, y-34, x-29, y-22)
		p.Poly(cutout.Across(x-36, x+36), trim, x-36, y-24, x-30, y-36, x-20, y-28, x-12, y-42, x, y-30, x+12, y-42, x+20, y-28, x+30, y-36, x+36, y-24, x+20, y-22, x, y-25, x-20, y-22)
		p.Disc(x, y-31, 3.4, ui.Hex(0xff5a4a))
	case plumes:
		p.Poly(cutout.Across(x-38, x+38), hair, x-36, y+4, x-40, y-26, x-24, y-50, x, y-55, x+24, y-50, x+40, y-26, x+36, y+4, x+29, y-22, x, y-32, x-29, y-22)
		for i := range 5 {
			a := -2.3 + 0.36*float64(i)
			q := x + 20
			ex, ey := q+math.Cos(a)*46, y-42+math.Sin(a)*44
			p.Poly(cutout.Way{X0: q, Y0: y - 42, X1: ex, Y1: ey}, trim, q-4, y-42, ex-9, ey+4, ex, ey-8, ex+9, ey+2, q+4, y-40)
		}
	case hood:
	}
}

// busts are the commanders, in the order of the rivals.
var busts = [...]bust{
	{skin: 0xc48a62, coat: 0x7a3a22, trim: 0xd9a24a, hair: 0x4a2c1c, hat: helm, tache: true, grey: true},
	{skin: 0xd8a47c, coat: 0x3f6a34, trim: 0xcbb46a, hair: 0xc8b89a, hat: bare, beard: true, grey: true},
	{skin: 0xc98f6c, coat: 0x31548c, trim: 0xd8b45a, hair: 0x20161a, hat: fez, patch: true, tache: true},
	{skin: 0xb87852, coat: 0x9c2c1c, trim: 0xe8b858, hair: 0x2a1414, hat: tricorn, scar: true, lashes: true},
	{skin: 0xe2b898, coat: 0x5a2c7c, trim: 0xe2c06a, hair: 0x3a1a4a, hat: plumes, mask: true, lashes: true},
	{skin: 0xd8ccd8, coat: 0x2a2638, trim: 0x9a8ac8, hair: 0xdad4ea, hat: circlet, scar: true},
}
