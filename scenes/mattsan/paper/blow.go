package paper

import (
	"math"

	"godeck/scenes/ui"
)

// Blow is a heavy hit on a card: its frame cracks, and a ripple runs over the
// mat. The zero value shows nothing.
type Blow struct {
	R  ui.Rect // the card
	At float64 // 0 to 1; 0: nothing
}

// Under draws the ripple, which runs under the cards.
func (b *Blow) Under(c *ui.Canvas) {
	if c.Blank() || b.At <= 0 || b.At >= 1 || c.Env.Settings.ReducedMotion {
		return
	}
	x, y := b.R.Centre()
	u := c.Px(1)
	for i := range 3 {
		p := ui.Clamp01(b.At*1.5 - 0.16*float64(i))
		if p == 0 || p == 1 {
			continue
		}
		w := b.R.W * (0.9 + 2.6*ui.EaseOut(p))
		r := ui.Rect{X: x - w/2, Y: y - w*0.3, W: w, H: w * 0.6}
		c.Stroke(r, r.H/2, (7-2*float64(i))*u*(1-p)+u, ui.Hex(0xcfe0ff).Alpha(0.5*(1-p)))
	}
}

// Over draws the cracks.
func (b *Blow) Over(c *ui.Canvas) {
	if c.Blank() || b.At <= 0 || b.At >= 1 {
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
	return 26 * math.Abs(math.Sin(p*2*math.Pi)) * (1 - p)
}
