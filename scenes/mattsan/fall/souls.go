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
	fade = 8 // it stays for a moment before it is gone
)

// Ticks returns how long n souls are seen.
func Ticks(n int) int { return Rise + Gap*(n-1) + Ride + fade }

// Arrives is when the i-th soul is at the deck, in ticks.
func Arrives(i int) float64 { return float64(Rise + Gap*i) }

// Soul returns where the i-th soul is after t ticks that rises from a point, takes a
// card from the deck and brings it to the hand; size is that part of its full size,
// 0 before it comes and when it is gone. high is how far it rises at first, way is how it
// comes from there to the deck, by the part of that way.
func Soul(way func(p float64) ui.Point, from, deck, hand ui.Point, i int, high, t float64) (at ui.Point, size float64) {
	begin, there := 3*float64(i), float64(Rise+Gap*i)
	up := from
	up.X += high * 0.5 * math.Sin(float64(i)*2.4)
	up.Y -= high
	const rising = 7
	switch t -= begin; {
	case t <= 0:
		return from, 0
	case t < rising: // it peels off, swells and smiles
		p := ui.EaseOut(t / rising)
		return from.Lerp(up, p), 0.4 + 0.75*p
	case t+begin < there:
		p := (t - rising) / (there - begin - rising)
		at = up.Lerp(way(p), math.Min(1, 3*p))
		return at, 1.15 - 0.5*math.Sin(math.Pi*p) - 0.15*p
	case t+begin < there+Ride:
		p := ui.EaseOut((t + begin - there) / Ride)
		at = deck.Lerp(hand, p)
		at.Y -= 0.4 * high * math.Sin(math.Pi*p)
		return at, 1
	case t+begin < there+Ride+fade:
		return hand, 1 - (t+begin-there-Ride)/fade
	}
	return hand, 0
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
// r, after t ticks; n souls come.
func Gives(c *ui.Canvas, r ui.Rect, n int, t float64) {
	if c.Blank() {
		return
	}
	for i := range n {
		p := (t - float64(Rise+Gap*i) + 4) / 18
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
