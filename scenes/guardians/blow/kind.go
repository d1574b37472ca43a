package blow

import (
	"math"

	"godeck/scenes/guardians/stands"
	"godeck/scenes/ui"
)

// Kind is how somebody strikes: each tribe has its own weapon.
type Kind uint8

// The kinds in the order of the tribes: none, lumen, ember, inkborn, clockwork.
const (
	Steel Kind = iota // one long cut
	Light             // a lance of light, and a star where it lands
	Claws             // three cuts, one after the other, and sparks
	Ink               // blots that spread and run
	Gears             // wheels that bite, behind a piston
)

// Own is how a fighter strikes in its tribe's way: the stronger, the more of it.
type Own struct {
	Turn float64 // of its weapon, in radians
	Many int     // more cuts, rays, blots or wheels; with each it leaps higher
}

// OwnOf returns the way of a design with such an SF.
func OwnOf(def, sf int) Own {
	return Own{Turn: 0.9 * (stands.Hash(float64(def)*5.3) - 0.5), Many: max(0, min(3, sf-1))}
}

// pace is how long a kind draws back and how long it rushes, in ticks.
type pace struct{ gather, rush float64 }

var paces = [...]pace{Steel: {11, 8}, Light: {15, 4}, Claws: {7, 7}, Ink: {9, 14}, Gears: {17, 4}}

// pace returns the ticks of this blow: a heavy blow is drawn back further.
func (s *Strike) pace() pace {
	p := paces[s.Kind]
	p.gather *= 0.65 + 0.7*s.Force
	return p
}

// wheels are where they bite, and how large they are.
var wheels = [...][3]float64{{-0.35, -0.2, 0.5}, {0.42, 0.3, 0.36}, {0.30, -0.55, 0.28}, {-0.5, 0.55, 0.24}, {0.8, -0.1, 0.2}}

// mark draws what the weapon leaves on who is struck: q is how far it has come
// and fade how much of it is left, both 0..1; size is its reach.
func (k Kind) mark(c *ui.Canvas, own Own, x, y, size, dx, dy, q, fade float64, col ui.Colour) {
	if fade <= 0 || q <= 0 {
		return
	}
	white := ui.Hex(0xfffaf0).Alpha(fade)
	glow := col.Alpha(0.75 * fade)
	cut := func(cx, cy, ax, ay, long, wide float64) { // a cut that tapers to both ends
		for i, w := range [...]float64{wide * 2.6, wide} {
			in := glow
			if i == 1 {
				in = white
			}
			px, py := -ay*w, ax*w
			a, b, m := ui.Point{X: cx - ax*long, Y: cy - ay*long}, ui.Point{X: cx + ax*long, Y: cy + ay*long}, ui.Point{X: cx, Y: cy}
			c.FillQuad(ui.Quad{a, {X: m.X + px, Y: m.Y + py}, b, {X: m.X - px, Y: m.Y - py}}, long, long, 0, in, in)
		}
	}
	switch k {
	case Steel:
		long := size * (0.5 + 0.9*ui.EaseOut(q))
		for i := range 1 + own.Many {
			sin, cos := math.Sincos(-0.64 + own.Turn + 1.15*float64(i))
			if p := ui.Clamp01(q*(1+0.5*float64(i)) - 0.35*float64(i)); p > 0 {
				cut(x, y, cos, sin, long*(1-0.14*float64(i)), size*0.045)
			}
		}
	case Light:
		long := size * 1.3 * ui.EaseOut(q)
		cut(x-dx*long*0.4, y-dy*long*0.4, dx, dy, long*1.5, size*0.05)
		cut(x, y, 0, 1, long, size*0.04)
		cut(x, y, 1, 0, long*0.6, size*0.03)
		for i := range own.Many {
			sin, cos := math.Sincos(own.Turn + 0.7 + 0.8*float64(i))
			cut(x, y, cos, sin, long*(0.75-0.1*float64(i)), size*0.026)
		}
		c.Light(x, y, size*1.1, white.Alpha(0.5*fade))
	case Claws:
		n := 2 + own.Many
		sin, cos := math.Sincos(1.14 + own.Turn*0.8)
		for i := range n {
			p := ui.Clamp01(q*2.2 - 1.5/float64(n)*float64(i))
			if p > 0 {
				off := (float64(i) - float64(n-1)/2) * size * 0.3
				cut(x+off, y+off*0.3*dx, cos*math.Copysign(1, dx), sin, size*(0.35+0.5*ui.EaseOut(p)), size*0.05)
			}
		}
		for i := range 14 {
			h, g := stands.Hash(float64(i)*4.1), stands.Hash(float64(i)*9.7)
			c.Disc(x+(h-0.5)*size*2.2*q+dx*size*0.8*q*g, y-size*(0.2+1.1*g)*q+size*0.5*q*q, size*0.035*(1-0.6*q), ui.Hex(0xffd070).Mix(col, g).Alpha(fade))
		}
	case Ink:
		dark := col.Darken(0.62).Alpha(0.92 * fade)
		for i := range 8 + 4*own.Many {
			h, g := stands.Hash(float64(i)*3.3), stands.Hash(float64(i)*6.1+2)
			a, r := 2*math.Pi*h, size*(0.15+0.75*g)*ui.EaseOut(q)
			bx, by := x+math.Cos(a)*r+dx*size*0.2*q, y+math.Sin(a)*r*0.8
			d := size * (0.22 - 0.14*g) * ui.EaseOut(math.Min(1, q*1.6))
			c.Disc(bx, by, d*1.25, glow.Alpha(0.4*fade))
			c.Line(bx, by, bx, by+size*0.7*q*q*h, d*0.5, dark)
			c.Disc(bx, by, d, dark)
			c.Disc(bx-d*0.3, by-d*0.3, d*0.2, white.Alpha(0.8*fade))
		}
	case Gears:
		for i, g := range wheels[:2+own.Many] {
			gx, gy, r := x+g[0]*size, y+g[1]*size, g[2]*size*ui.EaseOut(math.Min(1, q*2))
			turn := 3.4 * q * float64(1-2*i)
			c.Ring(gx, gy, r*0.8, r*0.22, glow)
			c.Ring(gx, gy, r*0.8, r*0.08, white)
			for t := range 8 {
				sin, cos := math.Sincos(turn + float64(t)*math.Pi/4)
				c.BoxAt(gx+cos*r, gy+sin*r, r*0.32, r*0.24, turn+float64(t)*math.Pi/4, r*0.03, white, glow)
			}
		}
		for _, o := range [...]float64{-0.18, 0.18} {
			c.Line(x-dx*size*1.4-dy*o*size, y-dy*size*1.4+dx*o*size, x-dx*size*0.3*(1-q)-dy*o*size, y-dy*size*0.3*(1-q)+dx*o*size, size*0.05, glow)
		}
	}
}

// Fizzle draws an attack that comes to nothing at a point: its weapon, small,
// falls and goes out; q is how far that has come, 0..1.
func (k Kind) Fizzle(c *ui.Canvas, x, y, size, dx, q float64, col ui.Colour) {
	if q <= 0 || q >= 1 || c.Blank() {
		return
	}
	pale := col.Mix(ui.Hex(0x8d8795), 0.15+0.6*q)
	k.mark(c, Own{}, x, y+size*0.9*q*q, size*(0.62-0.3*q), dx, 0.2, math.Min(1, q*2.4), (1-q*q)*math.Min(1, q*6), pale)
	for i := range 5 { // a breath of smoke
		h := stands.Hash(float64(i) * 8.3)
		c.Disc(x+(h-0.5)*size*1.1, y-size*(0.2+h)*q, size*(0.1+0.25*q), ui.Hex(0xb8b0b8).Alpha(0.3*(1-q)))
	}
}
