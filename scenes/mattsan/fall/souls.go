package fall

import (
	"math"

	"godeck/scenes/mattsan/paper"
	"godeck/scenes/ui"
)

// Rise is how long the first soul takes from where a unit fell to the deck, Gap how
// much later each of the others gets there, Ride how long it takes with its card to
// the hand: as long as cards that are drawn take, one after the other.
const (
	Rise = 18
	Gap  = 8
	Ride = 16
	fade = 14 // it stays for a moment before it is gone
)

// Greet returns for how many ticks the souls of a fighter hover over where it fell and
// smile before they go, the n-th time: less with each.
func Greet(n int) int { return max(6, 30-12*n) }

// Ticks returns how long its souls are seen.
func (d *Thread) Ticks() int { return d.Greet + Rise + Gap*(d.N-1) + Ride + fade }

// Arrives is when the i-th soul is at the deck, in ticks.
func (d *Thread) Arrives(i int) float64 { return float64(d.Greet + Rise + Gap*i) }

// Soul returns where the i-th soul is after t ticks that rises from where it fell, smiles
// there for a while, takes a card from the deck and brings it to the hand; size is that
// part of its full size, 0 before it comes and when it is gone. high is how far it rises.
func (d *Thread) Soul(i int, high, t float64) (at ui.Point, size float64) {
	begin, there, greet := 3*float64(i), d.Arrives(i), float64(d.Greet)
	up := d.From
	up.X += high * 0.5 * math.Sin(float64(i)*2.4)
	up.Y -= high
	large := 1.15 + 0.35*math.Min(1, greet/12)
	const rising = 7
	switch t -= begin; {
	case t <= 0:
		return d.From, 0
	case t < rising: // it peels off and swells
		p := ui.EaseOut(t / rising)
		return d.From.Lerp(up, p), 0.4 + (large-0.4)*p
	case t < rising+greet: // it hovers, nods and smiles
		p := (t - rising) / greet
		up.Y += 0.16 * high * math.Sin(3*math.Pi*p) * (1 - p)
		return up, large + 0.08*math.Sin(3*math.Pi*p)
	case t+begin < there:
		p := (t - rising - greet) / (there - begin - rising - greet)
		at = up.Lerp(d.Way(p), math.Min(1, 3*p))
		return at, ui.Lerp(large, 1, p) - 0.5*math.Sin(math.Pi*p)
	case t+begin < there+Ride:
		p := ui.EaseOut((t + begin - there) / Ride)
		at = d.Deck.Lerp(d.Hand, p)
		at.Y -= 0.4 * high * math.Sin(math.Pi*p)
		return at, 1
	case t+begin < there+Ride+fade:
		p := (t + begin - there - Ride) / fade
		return d.Hand, 1 - p*p
	}
	return d.Hand, 0
}

// Lands draws the light in which the i-th soul hands its card over, after t ticks.
func (d *Thread) Lands(c *ui.Canvas, i int, r, t float64) {
	p := (t - d.Arrives(i) - Ride) / fade
	if c.Blank() || p <= 0 || p >= 1 || d.Snipped {
		return
	}
	c.Light(d.Hand.X, d.Hand.Y, 3.4*r, ui.Hex(0xfff0a8).Alpha(0.7*(1-p)))
	c.Ring(d.Hand.X, d.Hand.Y, (0.8+1.5*ui.EaseOut(p))*r, 0.22*r*(1-p), ui.Hex(0xfffdf2).Alpha(0.9*(1-p)))
	for k := range 8 {
		sin, cos := math.Sincos(float64(k)*math.Pi/4 + 0.4)
		far := (0.9 + 1.2*ui.EaseOut(p)) * r
		c.Disc(d.Hand.X+cos*far, d.Hand.Y+sin*far, 0.13*r*(1-p), ui.Hex(0xfff0a8))
	}
}

// Draw draws a soul of radius r at a point: it smiles, unless its card is lost, and
// trails what it was through the points where it has been.
func Draw(c *ui.Canvas, at ui.Point, r float64, n int, lost bool, trail ...ui.Point) {
	if c.Blank() {
		return
	}
	light := ui.Hex(0xfff0a8)
	c.Light(at.X, at.Y, 4.2*r, light.Alpha(0.5))
	c.GlowAt(at.X, at.Y, 2*r, 2*r, 0, r, 1.5*r, light.Alpha(0.75))
	for i, p := range trail {
		k := 1 - float64(i+1)/float64(len(trail)+1)
		c.Disc(p.X, p.Y, 0.8*r*k, ui.Hex(0xfffdf2).Alpha(0.6*k))
	}
	for i := range 6 { // it shines
		sin, cos := math.Sincos(float64(i)*math.Pi/3 + 0.02*(at.X+at.Y))
		c.Line(at.X+cos*1.2*r, at.Y+sin*1.2*r, at.X+cos*1.6*r, at.Y+sin*1.6*r, 0.12*r, light.Alpha(0.8))
	}
	paper.Sticker(c, at.X, at.Y, r, n, lost)
}

// Gives draws the light in which a card comes out of a soul at the deck, whose place is
// r, after t ticks.
func (d *Thread) Gives(c *ui.Canvas, r ui.Rect, t float64) {
	if c.Blank() {
		return
	}
	for i := range d.N {
		p := (t - d.Arrives(i) + 4) / 18
		if p <= 0 || p >= 1 {
			continue
		}
		x, y := r.Centre()
		k := math.Sin(math.Pi * p)
		c.Light(x, y, 1.7*r.H, ui.Hex(0xfff0a8).Alpha(0.8*k))
		c.Glow(r, 0.06*r.W, 0.35*r.W, ui.Hex(0xfff6c8).Alpha(0.9*k))
		c.Ring(x, y, (0.3+0.9*p)*r.H, 0.07*r.W*(1-p), ui.Hex(0xfffdf2).Alpha(0.9*(1-p)))
	}
}
