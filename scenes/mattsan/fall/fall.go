// Package fall paints how a unit of Mattsan Card Game goes to pieces, and the souls
// that come out of it: they smile, fetch the cards that are drawn for them and bring
// them to the hand. All lengths are pixels of the window, all times ticks.
package fall

import (
	"math"

	"godeck/scenes/mattsan/paper"
	"godeck/scenes/ui"
)

// Degree is how much a fall weighs.
type Degree int

const (
	Waiting  Degree = iota // who sat on the bench
	Fighting               // a fighter
	Last                   // the last unit of its side
)

// Falls says how each degree looks: for how long the unit goes to pieces before
// anything else happens, how many sparks fly, how much the table trembles, and how
// loud it is.
var Falls = [...]struct {
	Ticks, Sparks int
	Shake, Gain   float64
	threads       int
	stuffing      int
	buttons       int
}{
	Waiting:  {Ticks: 14, Sparks: 8, Shake: 2, Gain: 0.55, threads: 10, stuffing: 5, buttons: 1},
	Fighting: {Ticks: 26, Sparks: 20, Shake: 5, Gain: 0.8, threads: 20, stuffing: 12, buttons: 2},
	Last:     {Ticks: 98, Sparks: 36, Shake: 10, Gain: 1, threads: 34, stuffing: 26, buttons: 4},
}

// Pieces draws what comes out of a unit of a colour whose card is at r, at a part p
// of its fall: the seams burst stitch by stitch, stuffing wells out, buttons roll away.
func Pieces(c *ui.Canvas, r ui.Rect, p float64, d Degree, col ui.Colour) {
	if c.Blank() || p <= 0 || p >= 1 {
		return
	}
	how, u := &Falls[d], c.Px(1)
	x, y := r.Centre()
	if d >= Fighting { // a cloud before the sun; it is silent before the seams burst
		dark := 0.4
		if d == Last {
			dark = 0.8
		}
		c.Fill(ui.Rect{W: c.Env.W, H: c.Env.H}, 0, ui.Hex(0x0c0a1c).Alpha(dark*math.Min(1, math.Sin(math.Pi*math.Min(1, 1.15*p))*1.6)))
		c.Light(x, y, 2.1*r.H, ui.Hex(0xfff3c8).Alpha(0.5*(1-p)))
		still := Silence(d)
		if p < still {
			strains(c, r, p/still)
			return
		}
		p = (p - still) / (1 - still)
		c.Ring(x, y, (0.4+1.9*ui.EaseOut(p))*r.H, 9*u*(1-p), ui.Hex(0xfff3c8).Alpha(0.8*(1-p)))
		c.Light(x, y, 1.6*r.H, ui.Hex(0xffffff).Alpha(0.8*(1-p)*(1-p)))
	}
	reach := 0.75 + 0.3*float64(d)
	for i := range how.stuffing {
		q := ui.Clamp01((p - 0.14*paper.Chance(i+3)) / 0.86)
		if q == 0 {
			continue
		}
		sin, cos := math.Sincos(float64(i)*2.399 + paper.Chance(i))
		far := r.W * reach * (0.35 + 0.65*paper.Chance(i+11)) * ui.EaseOut(q)
		k := r.W * (0.075 + 0.06*paper.Chance(i+29)) * (0.5 + 0.5*math.Min(1, 4*q))
		tuft(c, x+cos*far, y+sin*far*0.9+r.H*(0.5*q*q-0.22*q), k, float64(i), 1-q*q*q)
	}
	for i := range how.threads {
		at := float64(i) / float64(how.threads)
		q := ui.Clamp01((p - 0.3*paper.Chance(i+5)) / 0.7)
		bx, by, nx, ny := edge(r, at)
		far := r.W * reach * (0.1 + 0.55*paper.Chance(i+17)) * ui.EaseOut(q)
		sin, cos := math.Sincos(math.Atan2(nx, -ny) + q*(6*paper.Chance(i+41)-3))
		tx, ty, half := bx+nx*far, by+ny*far+0.45*r.H*q*q, 0.05*r.W
		c.Line(tx-cos*half, ty-sin*half, tx+cos*half, ty+sin*half, 2*u, ui.Hex(0xf3ead2).Alpha(1-q*q))
	}
	for i := range how.buttons {
		q := ui.Clamp01(p * 1.1)
		side := float64(i%2*2 - 1)
		bx := x + side*r.W*(0.2+(0.6+0.35*paper.Chance(i+7))*reach*q)
		by := r.Bottom() - 0.1*r.H - 0.5*r.H*math.Abs(math.Sin(math.Pi*(1.6*q+0.3*float64(i/2))))*(1-q)
		button(c, bx, by, 0.075*r.W, q*7*side, col, math.Min(1, 3*(1-q)))
	}
}

// Silence is the part of the fall of a fighter in which only its seam gives; of the last
// unit of a side it is a second.
func Silence(d Degree) float64 {
	if d == Last {
		return 0.52
	}
	return 0.34
}

// strains draws the seam of a unit that gives, stitch by stitch, round the card.
func strains(c *ui.Canvas, r ui.Rect, p float64) {
	const all = 22
	u := c.Px(1)
	for i := range all {
		bx, by, nx, ny := edge(r, float64(i)/all)
		q := ui.Clamp01(3 * (p*1.1 - 0.7*float64(i)/all))
		sin, cos := math.Sincos(math.Atan2(nx, -ny) + 1.3*q)
		half, far := (0.045+0.02*q)*r.W, 0.09*r.W*q
		c.Line(bx+nx*far-cos*half, by+ny*far-sin*half, bx+nx*far+cos*half, by+ny*far+sin*half, 2.6*u, ui.Hex(0xf3ead2))
	}
}

// edge returns the point of a card's rim that is a part of its way round, and the
// direction outwards.
func edge(r ui.Rect, at float64) (x, y, nx, ny float64) {
	k := 4 * at
	side, t := int(k), k-math.Floor(k)
	switch side {
	case 0:
		return r.X + t*r.W, r.Y, 0, -1
	case 1:
		return r.Right(), r.Y + t*r.H, 1, 0
	case 2:
		return r.Right() - t*r.W, r.Bottom(), 0, 1
	}
	return r.X, r.Bottom() - t*r.H, -1, 0
}

// tuft draws a tuft of stuffing of size k.
func tuft(c *ui.Canvas, x, y, k, turn, a float64) {
	wool, shade := ui.Hex(0xfffdf4), ui.Hex(0xcfc4ae)
	c.Disc(x+0.12*k, y+0.22*k, 1.05*k, shade.Alpha(0.6*a))
	for i := range 3 {
		sin, cos := math.Sincos(turn + float64(i)*2.1)
		c.Disc(x+0.55*k*cos, y+0.55*k*sin, (0.62+0.1*float64(i))*k, wool.Darken(0.03*float64(i)).Alpha(a))
	}
}

// button draws a button of radius k.
func button(c *ui.Canvas, x, y, k, turn float64, col ui.Colour, a float64) {
	c.Disc(x+0.15*k, y+0.3*k, k, ui.Hex(0x1d0f05).Alpha(0.4*a))
	c.Disc(x, y, k, col.Alpha(a))
	c.Ring(x, y, 0.78*k, 0.16*k, col.Darken(0.35).Alpha(a))
	sin, cos := math.Sincos(turn)
	for _, q := range [...]float64{-1, 1} {
		c.Disc(x+q*0.26*k*cos, y+q*0.26*k*sin, 0.15*k, ui.Hex(0x1d0f05).Alpha(0.8*a))
	}
}
