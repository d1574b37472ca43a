package sand

import (
	"math"

	"godeck/scenes/guardians/stands"
	"godeck/scenes/ui"
)

// grounds are what domains make of the ground, by the design.
var grounds = map[string]func(p *pencil){
	"bgd-016": (*pencil).fog, "bgd-032": (*pencil).slag, "bgd-048": (*pencil).flood, "bgd-064": (*pencil).works,
	"bgd-085": (*pencil).steel, "bgd-086": (*pencil).moon, "bgd-093": (*pencil).cheers, "bgd-104": (*pencil).hunt,
}

// fog creeps in from the outer edge, thinner the nearer it is to the pit.
func (p *pencil) fog() {
	for i := range 22 {
		h, g := stands.Hash(float64(i)*3.1+1), stands.Hash(float64(i)*5.7+2)
		p.patch(790-440*h, -110+400*g, 330+150*g, 96+50*h, 34, ui.Hex(0xaec6de).Alpha(0.06+0.12*(1-h)))
	}
	for i := range 24 { // wisps
		h, g := stands.Hash(float64(i)*7.3+4), stands.Hash(float64(i)*2.7+9)
		x, y := 800-480*h*h, -100+16*float64(i)
		p.patch(x, y, 200+180*g, 24+16*h, 9, ui.Hex(0xe2eefa).Alpha(0.07+0.17*(1-h)))
	}
}

// crack is a glowing line that wanders from a place.
func (p *pencil) crack(seed, x, y, angle float64, steps int, hot ui.Colour) {
	for i := range steps {
		h := stands.Hash(seed + float64(i)*2.3)
		angle += (h - 0.5) * 1.5
		long := 30 + 26*stands.Hash(seed+float64(i)*4.1)
		nx, ny := x+math.Cos(angle)*long, y+math.Sin(angle)*long*0.8
		k := 1 - 0.7*float64(i)/float64(steps)
		p.stroke(x, y, nx, ny, 17*k, hot.Darken(0.3).Alpha(0.16))
		p.stroke(x, y, nx, ny, 7*k, ui.Hex(0x120403).Alpha(0.9))
		p.stroke(x, y, nx, ny, 4.2*k, hot)
		p.stroke(x, y, nx, ny, 1.5*k, hot.Lighten(0.6))
		sx, sy, u := p.at(nx, ny)
		p.c.Light(sx, sy, 34*u*k, hot.Alpha(0.3))
		x, y = nx, ny
	}
}

// slag glows in the cracks of the ground.
func (p *pencil) slag() {
	p.patch(620, 70, 520, 400, 100, ui.Hex(0x4a0e05).Alpha(0.42))
	for i := range 7 {
		p.crack(float64(i)*13+3, 700-30*float64(i%3), -70+58*float64(i), math.Pi*(0.82+0.36*stands.Hash(float64(i))), 9, ui.Hex(0xff5a18))
	}
}

// flood is dark water with pages on it.
func (p *pencil) flood() {
	for i := range 13 {
		h, g := stands.Hash(float64(i)*4.3+1), stands.Hash(float64(i)*6.1+5)
		p.patch(780-400*h, -90+340*g, 240, 84, 20, ui.Hex(0x0c3440).Alpha(0.34))
	}
	for i := range 16 {
		h, g := stands.Hash(float64(i)*3.9+2), stands.Hash(float64(i)*8.3+3)
		x, y := 760-400*h, -80+330*g
		p.stroke(x-30*g-12, y, x+30*g+12, y, 1.6, ui.Hex(0x7fe0e6).Alpha(0.35))
		if i%3 == 0 {
			sin, cos := math.Sincos(3 * g)
			p.sheet([4][2]float64{{x + 13*cos, y + 13*sin}, {x - 9*sin, y + 9*cos}, {x - 13*cos, y - 13*sin}, {x + 9*sin, y - 9*cos}}, ui.Hex(0xe8dfc4), ui.Hex(0x9a9078))
		}
	}
}

// works is a floor of brass plates and wheels.
func (p *pencil) works() {
	for i := range 6 {
		for j := range 4 {
			x, y := 330+84*float64(i), -96+96*float64(j)
			h := stands.Hash(float64(i)*3.3 + float64(j)*9.1)
			col := ui.Hex(0x7a5a2a).Mix(ui.Hex(0x2c3a3a), h)
			p.sheet([4][2]float64{{x, y + 90}, {x + 80, y + 90}, {x + 80, y}, {x, y}}, col.Lighten(0.1).Alpha(0.34), col.Darken(0.4).Alpha(0.34))
			p.stroke(x, y+90, x+80, y+90, 1.2, ui.Hex(0xf0cf88).Alpha(0.28))
			for _, d := range [2]float64{8, 72} {
				sx, sy, k := p.at(x+d, y+80)
				p.c.Disc(sx, sy, 2.2*k, ui.Hex(0xe8c070).Alpha(0.55))
			}
		}
	}
}

// steel is a floor of bright strips.
func (p *pencil) steel() {
	for i := range 9 {
		x := 320 + 54*float64(i)
		h := stands.Hash(float64(i) * 5.3)
		col := ui.Hex(0x8fa0b2).Darken(0.2 * h)
		p.sheet([4][2]float64{{x, 290}, {x + 50, 290}, {x + 50, -110}, {x, -110}}, col.Alpha(0.2), col.Alpha(0.34))
		p.stroke(x+50, 290, x+50, -110, 1.3, ui.Hex(0xe6f0fa).Alpha(0.34))
		p.stroke(x+12+20*h, 120+90*h, x+30, 40-60*h, 1.1, ui.Hex(0xf4faff).Alpha(0.4))
	}
}

// moon is a pool of pale light.
func (p *pencil) moon() {
	p.patch(580, 90, 520, 380, 90, ui.Hex(0x9fb8ff).Alpha(0.24))
	for i := range 20 {
		h, g := stands.Hash(float64(i)*3.7), stands.Hash(float64(i)*6.9+1)
		sx, sy, k := p.at(330+430*h, -90+350*g)
		p.c.Light(sx, sy, (6+10*g)*k, ui.Hex(0xdce8ff).Alpha(0.5))
	}
}

// cheers are what the crowd has thrown.
func (p *pencil) cheers() {
	cols := [...]ui.Colour{ui.Hex(0xffc45a), ui.Hex(0xff6f5f), ui.Hex(0x6fc8f4), ui.Hex(0x7cea9c), ui.Hex(0xe8a0ff)}
	for i := range 90 {
		h, g, f := stands.Hash(float64(i)*2.9), stands.Hash(float64(i)*4.7+1), stands.Hash(float64(i)*7.7+3)
		sx, sy, k := p.at(300+480*h, -110+400*g)
		p.c.BoxAt(sx, sy, (5+5*f)*k, 3*k, 6*f, 0, cols[i%len(cols)].Alpha(0.85), cols[i%len(cols)].Darken(0.4).Alpha(0.85))
	}
}

// hunt is ground that claws have torn, with fire in the furrows.
func (p *pencil) hunt() {
	for i := range 8 {
		h, g := stands.Hash(float64(i)*3.1+7), stands.Hash(float64(i)*5.9+2)
		x, y := 360+370*h, -70+310*g
		for n := range 3 {
			d := 15 * float64(n)
			p.stroke(x+d, y+30, x+d+22, y-34, 6, ui.Hex(0x120504).Alpha(0.75))
			p.stroke(x+d+2, y+26, x+d+21, y-30, 1.8, ui.Hex(0xff6a24).Alpha(0.85))
		}
		sx, sy, k := p.at(x+24, y)
		p.c.Light(sx, sy, 60*k, ui.Hex(0xff5a18).Alpha(0.2))
	}
}
