package fall

import (
	"math"

	"godeck/scenes/ui"
)

// Thread is the red thread along which the light of souls runs to the deck: from where a
// unit fell, round the spool if there is one, to the deck; then it pulls out as many
// cards, or is snipped.
type Thread struct {
	From, Deck ui.Point
	Hand       ui.Point // where the cards are brought
	Spool      ui.Point
	Wound      bool // there is a spool
	N          int
	Greet      int  // for how many ticks the souls smile before they go
	Snipped    bool // the cards are lost
	U          float64
}

// Way returns where the light is at a part of its way to the deck.
func (d *Thread) Way(p float64) ui.Point {
	if !d.Wound {
		q := d.From.Lerp(d.Deck, p)
		q.Y -= 0.16 * math.Hypot(d.Deck.X-d.From.X, d.Deck.Y-d.From.Y) * math.Sin(math.Pi*p)
		return q
	}
	a, b := math.Hypot(d.Spool.X-d.From.X, d.Spool.Y-d.From.Y), math.Hypot(d.Deck.X-d.Spool.X, d.Deck.Y-d.Spool.Y)
	part := a / math.Max(1, a+b)
	if p < part {
		q := d.From.Lerp(d.Spool, p/part)
		q.Y -= 0.2 * a * math.Sin(math.Pi*p/part)
		return q
	}
	k := (p - part) / math.Max(1e-6, 1-part)
	q := d.Spool.Lerp(d.Deck, k)
	q.Y += 0.05 * b * math.Sin(math.Pi*k) // it sags
	return q
}

// runs is when the light is at the deck, of Rise.
const runs = 0.92

// Draw draws the thread after t ticks, and the light on it.
func (d *Thread) Draw(c *ui.Canvas, t float64) {
	all := float64(d.Ticks() - d.Greet)
	if t -= float64(d.Greet); c.Blank() || t <= 0 || t >= all {
		return
	}
	u := d.U
	head := ui.Clamp01(t / (runs * Rise))
	gone := ui.Clamp01((t - all + 12) / 12) // it is wound up again
	cut := 0.0
	if d.Snipped {
		cut = ui.Clamp01((t - Rise) / 14)
	}
	red := ui.Hex(0xff4a3c)
	const n = 34
	last := d.Way(0)
	for i := range n {
		a, b := float64(i)/n, float64(i+1)/n
		if a >= head {
			break
		}
		to := d.Way(math.Min(b, head))
		from := last
		last = to
		if b <= gone {
			continue
		}
		fall := func(p ui.Point, at float64) ui.Point { // both ends drop where it is cut
			if at = 1 - math.Abs(at-0.78)/0.3; cut > 0 && at > 0 {
				p.Y += at * cut * cut * 60 * u
			}
			return p
		}
		if cut > 0 && math.Abs(a+0.5/n-0.78) < 0.035*cut+0.01 {
			continue
		}
		from, to = fall(from, a), fall(to, b)
		fade := 1 - 0.7*cut
		c.Line(from.X+1.5*u, from.Y+3*u, to.X+1.5*u, to.Y+3*u, 3*u, ui.Hex(0x0c0612).Alpha(0.5*fade))
		c.Line(from.X, from.Y, to.X, to.Y, 3*u, red.Alpha(fade))
		if near := 1 - 5*math.Abs(head-b); head < 1 && near > 0 || head == 1 && cut == 0 && i%3 == int(t/3)%3 { // light runs in it
			c.Line(from.X, from.Y, to.X, to.Y, 1.6*u, ui.Hex(0xfff0a8).Alpha(0.9))
		}
	}
	if head < 1 { // a stitched light
		p := d.Way(head)
		c.Light(p.X, p.Y, 60*u, ui.Hex(0xfff0a8).Alpha(0.9))
		for i := range 8 {
			sin, cos := math.Sincos(float64(i)*math.Pi/4 + 0.2*t)
			c.Line(p.X+cos*9*u, p.Y+sin*9*u, p.X+cos*16*u, p.Y+sin*16*u, 2.4*u, ui.Hex(0xfffdf2))
		}
		c.Disc(p.X, p.Y, 7*u, ui.Hex(0xfffdf2))
	}
	if d.Snipped && t > Rise-8 {
		d.scissors(c, ui.Clamp01((t-Rise+8)/12), math.Min(1, (all-t)/10))
	}
}

// Pull draws the thread on which a soul pulls its card from the deck.
func (d *Thread) Pull(c *ui.Canvas, at ui.Point, w float64) {
	u := d.U
	c.Line(d.Deck.X, d.Deck.Y, at.X, at.Y, 2.4*u, ui.Hex(0xff4a3c).Alpha(0.85))
	h := 1.4 * w
	c.ShadowAt(at.X+2*u, at.Y+4*u, w, h, 0.08, 3*u, 6*u, ui.Hex(0x0c0612).Alpha(0.6))
	c.BoxAt(at.X, at.Y, w, h, 0.08, 3*u, ui.Hex(0xfffdf2), ui.Hex(0xe9d7b0))
	c.BoxAt(at.X, at.Y, w-5*u, h-5*u, 0.08, 2*u, ui.Hex(0xe86a5c), ui.Hex(0xb83a34))
}

// scissors draw the scissors that close on the thread; p from open to shut.
func (d *Thread) scissors(c *ui.Canvas, p, fade float64) {
	at, u := d.Way(0.78), d.U*1.5
	open := 0.5 * (1 - ui.EaseIn(p))
	for _, q := range [...]float64{-1, 1} {
		a := -math.Pi/2 + q*open
		sin, cos := math.Sincos(a)
		pt := func(along, off float64) ui.Point {
			return ui.Point{X: at.X + (along*cos-off*sin)*u, Y: at.Y + (along*sin+off*cos)*u + 6*u}
		}
		c.FillQuad(ui.Quad{pt(-6, -3*q), pt(26, 0), pt(26, q), pt(-6, 3*q)}, 32*u, 6*u, 0, ui.Hex(0xf2f4f8).Alpha(fade), ui.Hex(0x9aa2b0).Alpha(fade))
		r := pt(-20, 5*q)
		c.Ring(r.X, r.Y, 8*u, 3.4*u, ui.Hex(0x3f86d0).Alpha(fade))
	}
}
