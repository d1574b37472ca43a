package blow

import (
	"math"

	"godeck/scenes/guardians/stands"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Landing is a guardian that comes down on its plinth. The zero value is none.
type Landing struct {
	Pose   board.Pose
	Colour ui.Colour // of its tribe's light
	Heavy  float64   // 0..1
	Change bool      // it takes the place of another
	At     float64   // how far it has come, 0..1
}

// cries are the sounds with which the tribes come.
var cries = [...]string{Steel: "steel", Light: "bell-day", Claws: "attack-heavy", Ink: "abyss", Gears: "equip"}

// Cry returns the sound with which a guardian of the kind's tribe comes.
func (k Kind) Cry() string { return cries[k] }

// Draw draws the light that rises, the ring on the ground, and the dust.
func (l *Landing) Draw(c *ui.Canvas) {
	q := l.At
	if q <= 0 || q >= 1 || c.Blank() {
		return
	}
	w := l.Pose.W
	x, foot := l.Pose.X, l.Pose.Y+w*cards.Aspect*0.44
	u, fade := w/184, 1-q
	if l.Change { // all but its plinth is in the dark
		dark := ui.Hex(0x070306).Alpha(0.155 * math.Round(4*math.Min(1, math.Min(q/0.12, (1-q)/0.35)))) // in steps: with each half the window is painted
		for _, d := range [2]float64{-1, 1} {
			in, out, end := x+d*w*0.55, x+d*w*1.1, 0.0
			if d > 0 {
				end = c.Env.W
			}
			c.Fill(ui.Rect{X: math.Min(out, end), W: math.Max(0, d*(end-out)), H: c.Env.H}, 0, dark)
			c.FillQuad(ui.Quad{{X: out}, {X: out, Y: c.Env.H}, {X: in, Y: c.Env.H}, {X: in}}, c.Env.H, w*0.55, 0, dark, dark.Alpha(0))
		}
	}
	l.strikes(c, x, foot, w)
	for _, k := range [...]float64{1, 0.6, 0.25} { // the column
		wide, high := w*(0.30+0.36*ui.EaseOut(q))*k, w*(0.8+1.5*ui.EaseOut(math.Min(1, 2*q)))*(0.3+0.9*l.Heavy)
		p := ui.Quad{{X: x - wide, Y: foot - high}, {X: x + wide, Y: foot - high}, {X: x + wide*0.8, Y: foot}, {X: x - wide*0.8, Y: foot}}
		c.FillQuad(p, 2*wide, high, 0, l.Colour.Alpha(0), l.Colour.Lighten(1-k).Alpha(0.36*fade*fade))
	}
	for i := range 2 { // rings along the ground
		k := ui.Clamp01(1.5*q - 0.3*float64(i))
		if k <= 0 || k >= 1 {
			continue
		}
		r := w * (0.5 + (0.7+0.5*l.Heavy)*ui.EaseOut(k))
		const n = 28
		var lx, ly float64
		for j := range n + 1 {
			sin, cos := math.Sincos(2 * math.Pi * float64(j) / n)
			px, py := x+cos*r, foot+sin*r*0.30
			if j > 0 {
				c.Line(lx, ly, px, py, (1.5+5*l.Heavy)*(1-k)*u, l.Colour.Lighten(0.4).Alpha(0.7*(1-k)))
			}
			lx, ly = px, py
		}
	}
	for i := range 10 + int(10*l.Heavy) { // dust, thrown out and up
		h, g := stands.Hash(float64(i)*3.9), stands.Hash(float64(i)*7.1+2)
		sin, cos := math.Sincos(2 * math.Pi * h)
		out := w * (0.42 + (0.5+0.6*g)*ui.EaseOut(q))
		px, py := x+cos*out, foot+sin*out*0.3-w*(0.10+0.34*g)*math.Sin(math.Min(1, 1.3*q)*math.Pi*0.6)
		c.Disc(px, py, w*(0.05+0.13*q)*(0.5+g), ui.Hex(0xd6c4b0).Mix(l.Colour, 0.2).Alpha(0.5*fade))
	}
}

// strikes draws the impact: a flash, cracks that run over the ground and glow, and
// stones that it throws up.
func (l *Landing) strikes(c *ui.Canvas, x, foot, w float64) {
	q, hot := l.At, l.Colour.Lighten(0.35)
	if k := q / 0.22; k < 1 {
		c.Light(x, foot, w*(0.9+1.5*l.Heavy), hot.Alpha((0.2+0.5*l.Heavy)*(1-k)))
	}
	long, glow := ui.EaseOut(math.Min(1, 5*q)), math.Min(1, 2.2*(1-q))
	for i := range 4 + int(6*l.Heavy) { // cracks
		h := stands.Hash(float64(i)*4.7 + 3)
		a := math.Pi * (float64(i) + 0.7*h) / float64(4+int(6*l.Heavy)) // before who stands there
		far := w * (0.42 + (0.35+0.75*l.Heavy)*(0.5+0.5*h)*long)
		px, py := x+math.Cos(a)*w*0.34, foot+math.Sin(a)*w*0.10
		for j := 1; j <= 3; j++ {
			b := a + 0.24*(stands.Hash(float64(i)*9.1+float64(j)*2.3)-0.5)
			r := ui.Lerp(w*0.34, far, float64(j)/3)
			nx, ny := x+math.Cos(b)*r, foot+math.Sin(b)*r*0.30
			thick := (1 + 3.4*l.Heavy) * w / 184 * (1.25 - 0.3*float64(j))
			c.Line(px, py, nx, ny, thick*2.4, l.Colour.Alpha(0.30*glow))
			c.Line(px, py, nx, ny, thick, hot.Alpha(0.85*glow))
			px, py = nx, ny
		}
	}
	for i := range int(20 * (l.Heavy - 0.25)) { // stones
		h, g := stands.Hash(float64(i)*6.3+1), stands.Hash(float64(i)*2.9+8)
		t := q * 1.5
		if t >= 1 {
			break
		}
		px := x + (2*h-1)*w*(0.35+0.9*t*(0.4+g))
		py := foot + w*0.06*(2*g-1) - w*(0.5+0.8*g)*l.Heavy*4*t*(1-t)
		size := w * (0.03 + 0.045*g)
		c.BoxAt(px, py, size, size*0.8, 5*h+9*t*(g-0.5), size*0.2, ui.Hex(0x9a8d80).Mix(l.Colour, 0.15), ui.Hex(0x4a403a))
	}
}
