package paper

import (
	"math"

	"godeck/scenes/ui"
)

// Blow is a hit on a card: chalk dust flies, a ripple runs over the mat, and a
// heavy one cracks the card's frame. The zero value shows nothing.
type Blow struct {
	R     ui.Rect // the card
	At    float64 // 0 to 1; 0: nothing
	Force int     // 0: a tap, 1: a hit, 2: it dents the cloth and cracks the frame, Dent: without cracks
	N     int     // of damage: so many buttons hop
	Far   bool    // it hits the other side
}

// Dent is the force of what falls onto the cloth.
const Dent = 3

// Force is how heavy damage looks.
func Force(n int16) int {
	switch {
	case n >= 5:
		return 2
	case n > 2:
		return 1
	}
	return 0
}

// Under draws the ripple, which runs under the cards.
func (b *Blow) Under(c *ui.Canvas) {
	if c.Blank() || b.At <= 0 || b.At >= 1 || c.Env.Settings.ReducedMotion {
		return
	}
	x, y := b.R.Centre()
	u := c.Px(1)
	if b.Force >= 2 { // the cloth gives way, and comes back
		d := math.Min(1, b.At*8) * math.Pow(1-b.At, 0.7)
		w, h := b.R.W*1.9, b.R.H*1.25
		c.GlowAt(x, y+4*u, w, h, 0, h/2, 0.3*b.R.W, ui.Hex(0x060d20).Alpha(0.75*d))
		c.StrokeAt(x, y+3*u, w*1.12, h*1.08, 0, h/2, 3*u, ui.Hex(0xa9c2ee).Alpha(0.5*d)) // the lit fold around it
		for i := range 8 {
			sin, cos := math.Sincos(float64(i)*math.Pi/4 + 0.3)
			c.Line(x+cos*w*0.5, y+sin*h*0.5, x+cos*w*0.74, y+sin*h*0.72, 2.4*u, ui.Hex(0x0c1a38).Alpha(0.5*d))
		}
	}
	for i := range 1 + b.Force {
		p := ui.Clamp01(b.At*1.5 - 0.16*float64(i))
		if p == 0 || p == 1 {
			continue
		}
		w := b.R.W * (0.9 + (1.7+0.7*float64(b.Force))*ui.EaseOut(p))
		r := ui.Rect{X: x - w/2, Y: y - w*0.3, W: w, H: w * 0.6}
		c.Stroke(r, r.H/2, (5+2*float64(b.Force)-2*float64(i))*u*(1-p)+u, ui.Hex(0xcfe0ff).Alpha(0.55*(1-p)))
		c.Stroke(r.Move(0, 3*u), r.H/2, (4+float64(b.Force))*u*(1-p), ui.Hex(0x0c1a38).Alpha(0.3*(1-p))) // the fold's shadow
	}
}

// dust draws the chalk that a blow throws up around the card.
func (b *Blow) dust(c *ui.Canvas) {
	if c.Env.Settings.ReducedMotion {
		return
	}
	x, y := b.R.Centre()
	q := ui.EaseOut(math.Min(1, b.At*1.6))
	fade := math.Pow(1-b.At, 1.5)
	if b.Force == 0 { // a tap: a little chalk
		fade *= 0.6
	}
	for i := range 3 + 9*b.Force {
		sin, cos := math.Sincos(float64(i)*2.399 + Chance(i))
		far := b.R.W * (0.45 + (0.5+0.25*float64(b.Force))*q*(0.4+0.6*Chance(i+9)))
		k := b.R.W * (0.1 + 0.16*Chance(i+23)) * (0.5 + 0.8*q)
		px, py := x+cos*far, y+sin*far*0.85-b.R.H*0.1*q
		c.GlowAt(px, py, k, k, 0, k/2, k*0.9, ui.Hex(0xf6f3e6).Alpha(0.62*fade))
	}
	strokes := 6 * b.Force
	for i := range strokes { // of chalk where it struck
		sin, cos := math.Sincos(float64(i)*2*math.Pi/float64(strokes) + 0.3*Chance(i+40))
		from, to := b.R.W*(0.5+0.5*q), b.R.W*(0.62+(0.62+0.2*float64(b.Force))*q)
		c.Line(x+cos*from, y+sin*from, x+cos*to, y+sin*to, (2+1.4*float64(b.Force))*c.Px(1)*(1-b.At), ui.Hex(0xfffdf2).Alpha(0.85*fade))
	}
}

// buttons draws buttons that a blow makes hop over the cloth: as many as the damage.
func (b *Blow) buttons(c *ui.Canvas) {
	if c.Env.Settings.ReducedMotion {
		return
	}
	x, y := b.R.Centre()
	cols := [...]ui.Colour{ui.Hex(0xf2c14e), ui.Hex(0xe8574a), ui.Hex(0x6fb3e0), ui.Hex(0x7fc08a), ui.Hex(0xf5b3bf)}
	for i := range min(b.N, 9) {
		p := ui.Clamp01(b.At*1.25 - 0.02*float64(i))
		if p == 0 || p == 1 {
			continue
		}
		sin, cos := math.Sincos(float64(i)*2.399 + 0.6)
		far := b.R.W * (0.55 + 0.75*ui.EaseOut(p)*(0.5+0.6*Chance(i+51)))
		high := b.R.W * (0.3 + 0.3*Chance(i+71)) * math.Abs(math.Sin(2*math.Pi*p)) * (1 - p)
		k := b.R.W * (0.055 + 0.02*Chance(i+61))
		fade := math.Min(1, 5*(1-p))
		px, py := x+cos*far, y+0.1*b.R.H+sin*far*0.7
		c.Disc(px+0.2*k, py+0.4*k, k, ui.Hex(0x060d20).Alpha(0.5*fade))
		col := cols[i%len(cols)]
		c.Disc(px, py-high, k, col.Alpha(fade))
		c.Ring(px, py-high, 0.75*k, 0.16*k, col.Darken(0.35).Alpha(fade))
		for _, q := range [...]float64{-1, 1} {
			c.Disc(px+q*0.26*k, py-high, 0.16*k, ui.Hex(0x1d0f05).Alpha(0.8*fade))
		}
	}
}

// Flinch is how far who sits opposite starts at this moment of a blow: down when their
// side is hit.
func (b *Blow) Flinch() float64 {
	if !b.Far || b.At <= 0 || b.At >= 0.7 {
		return 0
	}
	p := b.At / 0.7
	return (0.5 + 0.25*float64(min(b.Force, 2))) * math.Sin(math.Pi*math.Pow(p, 0.45))
}

// Over draws the dust and the cracks.
func (b *Blow) Over(c *ui.Canvas) {
	if c.Blank() || b.At <= 0 || b.At >= 1 {
		return
	}
	b.dust(c)
	b.buttons(c)
	if b.Force != 2 {
		return
	}
	u := c.Px(1)
	grown := math.Min(1, b.At*6)
	fade := math.Min(1, (1-b.At)*3)
	x, y := b.R.X+b.R.W*0.52, b.R.Y+b.R.H*0.42
	for i := range 6 {
		a := float64(i)*math.Pi/3 + 0.5*Chance(i*5+1)
		sin, cos := math.Sincos(a)
		reach := math.Min(math.Abs(b.R.W*0.52/nonzero(cos)), math.Abs(b.R.H*0.52/nonzero(sin))) * grown
		px, py := x, y
		for k := 1; k <= 4; k++ {
			d := reach * float64(k) / 4
			off := (Chance(i*7+k) - 0.5) * b.R.W * 0.13
			if k == 4 {
				off *= 0.4
			}
			qx, qy := x+cos*d-sin*off, y+sin*d+cos*off
			c.Line(px+u, py+u, qx+u, qy+u, 3.4*u, ui.Hex(0xfff6e0).Alpha(0.55*fade))
			c.Line(px, py, qx, qy, (3.2-0.5*float64(k))*u, ui.Hex(0x1a0c08).Alpha(0.9*fade))
			px, py = qx, qy
		}
	}
}

func nonzero(v float64) float64 {
	if math.Abs(v) < 1e-3 {
		return 1e-3
	}
	return v
}

// Hop is how high, in design units, what lies on the desk jumps at this moment
// of a blow.
func (b *Blow) Hop() float64 {
	if b.At <= 0 || b.At >= 0.5 {
		return 0
	}
	p := b.At * 2
	return (12 + 12*float64(b.Force)) * math.Abs(math.Sin(p*2*math.Pi)) * (1 - p)
}

// Tear draws a card at r as it is torn in two and its halves go away by dx and dy.
func Tear(c *ui.Canvas, r ui.Rect, dx, dy, p float64, col ui.Colour) {
	x, y := r.Centre()
	open := ui.EaseOut(math.Min(1, p*2.5))
	k := 1 - 0.4*ui.Clamp01(2*p-1)
	for i, q := range [...]float64{-1, 1} {
		a := q * 0.32 * open
		sin, cos := math.Sincos(a)
		cx, cy := x+dx+q*r.W*(0.25*k+0.2*open), y+dy+r.H*0.06*open
		w, h := r.W*0.48*k, r.H*k
		c.ShadowAt(cx+0.04*r.W, cy+0.08*r.W, w, h, a, 4*c.Px(1), 0.1*r.W, ui.Hex(0x1d0f05).Alpha(0.5))
		for j := range 7 { // the white of the torn edge
			d := (float64(j)/6 - 0.5) * h * 0.94
			e := -q * (w/2 + (Chance(j+5*i)-0.3)*0.05*r.W)
			c.BoxAt(cx+cos*e-sin*d, cy+sin*e+cos*d, 0.11*r.W*k, h*0.17, a+(Chance(j)-0.5), 1, sheet, sheet.Darken(0.06))
		}
		c.BoxAt(cx, cy, w, h, a, 4*c.Px(1), col.Lighten(0.15), col.Darken(0.35))
		c.BoxAt(cx, cy-0.16*h, w*0.8, h*0.42, a, 2*c.Px(1), Torn, Torn.Mix(col, 0.5))
	}
}
