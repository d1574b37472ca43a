// Package reveal is the show of a card that a player of Duemagic uses out of a broken
// shield: time stands, the card spins out of the shards and rises large before the
// reader, in rays of its own colour, with its name called and what it does in a line.
package reveal

import (
	"cmp"
	"math"

	"godeck/scenes/duemagic/glass"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Reveal is a card that is shown. The zero value is none.
type Reveal struct {
	Face       *cards.CardFace
	Head, Line string // called above it, and what it does, below it
	Colour     ui.Colour
	From, To   ui.Point // where it comes from, and where it goes in the end
	Mid        ui.Point // where it stands
	Wide       float64  // how wide it is there
	Goes       float64  // how wide it is where it goes; 0: small
	Still      bool     // it is there and goes, without a way

	on        bool
	rise, age float64
	out       float64
}

// Pace returns the ticks in which the n-th card of a match, from 0, rises, stands and
// goes: with the silence before it less than 1.5 seconds, later about two thirds of that.
func Pace(n int) (rise, stand, out int) {
	k := math.Max(0.66, math.Pow(0.86, float64(n)))
	t := func(ticks float64) int { return max(3, int(ticks*k+0.5)) }
	return t(16), t(48), t(9)
}

// On reports whether a card is shown now.
func (a *Reveal) On() bool { return a.on }

// Begin returns the tween of the n-th card. Skipped, it leaves nothing behind.
func (a *Reveal) Begin(to Reveal, n int) ui.Tween {
	rise, stand, out := Pace(n)
	return ui.Seq(
		ui.Tween{Ticks: rise, Ease: ui.EaseOut, Start: func() { *a = to; a.on = true }, Do: func(p float64) { a.rise = p }},
		ui.Tween{Ticks: stand, Ease: ui.Linear, Do: func(p float64) { a.age = p }},
		ui.Tween{Ticks: out, Ease: ui.EaseIn, Do: func(p float64) { a.out = p }, End: func() { *a = Reveal{} }})
}

// rays is how many rays of light stand behind the card.
const rays = 14

// pose returns where the card is now.
func (a *Reveal) pose() board.Pose {
	p := board.Pose{X: a.Mid.X, Y: a.Mid.Y, W: a.Wide, Face: 1, Flat: 1, Lift: 0.6}
	if a.Still {
		return p
	}
	from := board.Pose{X: a.From.X, Y: a.From.Y, W: 0.24 * a.Wide, Angle: -3 * math.Pi, Face: 1, Flat: 1, Lift: 0.6}
	p = from.Lerp(p, a.rise)
	p.W *= 1 + 0.12*math.Sin(math.Pi*a.rise) // it comes nearer than it stays
	p.W *= 1 + 0.025*a.age
	if a.out > 0 {
		to := p
		to.X, to.Y, to.W = a.To.X, a.To.Y, cmp.Or(a.Goes, 0.3*a.Wide)
		p = p.Lerp(to, a.out)
	}
	return p
}

// Draw draws the light, the card and its words; stand draws a card in a pose.
func (a *Reveal) Draw(c *ui.Canvas, full ui.Rect, stand func(f *cards.CardFace, p board.Pose, wide float64, col ui.Colour)) {
	if !a.on || a.Face == nil {
		return
	}
	u, k := c.Px(1), a.rise*(1-a.out)
	if !c.Blank() {
		c.Fill(full, 0, ui.Hex(0x040210).Alpha(0.52*k))
		turn := 0.25 * a.age
		if a.Still {
			turn = 0
		}
		far := 2.3 * a.Wide * (0.4 + 0.6*k)
		for i := range rays {
			at := turn + 2*math.Pi*float64(i)/rays
			half := 0.05 + 0.05*float64(i%3)
			s0, c0 := math.Sincos(at - half)
			s1, c1 := math.Sincos(at + half)
			long := far * (0.72 + 0.28*float64((i*5)%4)/3)
			q := ui.Quad{{X: a.Mid.X, Y: a.Mid.Y}, {X: a.Mid.X, Y: a.Mid.Y}, {X: a.Mid.X + c1*long, Y: a.Mid.Y + s1*long}, {X: a.Mid.X + c0*long, Y: a.Mid.Y + s0*long}}
			c.FillQuad(q, half*2*long, long, 0, a.Colour.Lighten(0.45).Alpha(0.3*k), a.Colour.Alpha(0))
		}
		c.Light(a.Mid.X, a.Mid.Y, 1.9*a.Wide, a.Colour.Alpha(0.5*k))
		if flash := 1 - ui.Clamp01(a.age*5); a.rise >= 1 && flash > 0 {
			c.Light(a.Mid.X, a.Mid.Y, 1.4*a.Wide, ui.Hex(0xffffff).Mix(a.Colour, 0.3).Alpha(0.8*flash))
		}
	}
	stand(a.Face, a.pose(), a.Wide, a.Colour)
	if a.rise < 0.6 || a.out > 0 {
		return
	}
	shown := ui.Clamp01((a.rise - 0.6) / 0.4)
	high := a.Wide * cards.Aspect
	a.words(c, a.Head, a.Mid.Y-high/2-4*u, true, full, math.Max(40*u, 20*c.Env.Scale), shown)
	a.words(c, a.Line, a.Mid.Y+high/2+6*u, false, full, math.Max(19*u, 13*c.Env.Scale), shown)
}

// words draws a line above or below a height, in the middle, as large as there is room for.
func (a *Reveal) words(c *ui.Canvas, text string, y float64, above bool, full ui.Rect, size, shown float64) {
	if text == "" {
		return
	}
	wide := full.W * 0.94
	if w := ui.Measure(text, ui.Display, size); w > wide {
		size = math.Max(12*c.Env.Scale, size*wide/w)
	}
	h := size * 1.35
	if above {
		y = math.Max(full.Y, y-h)
	} else {
		y = math.Min(y, full.Bottom()-h)
	}
	if !c.Blank() && !above {
		c.ShadowAt(a.Mid.X, y+h/2, math.Min(wide, ui.Measure(text, ui.Display, size))*1.06, size*0.9, 0, size*0.45, size*0.8, ui.Hex(0x030109).Alpha(0.9*shown))
	}
	if above {
		x := math.Max(full.X+wide/2, math.Min(a.Mid.X, full.Right()-wide/2))
		glass.Cry(c, text, ui.Point{X: x, Y: y + h/2}, size*(1+0.5*(1-shown)), a.Colour, shown)
		return
	}
	x := math.Max(full.X+full.W*0.03, math.Min(a.Mid.X-wide/2, full.Right()-full.W*0.03-wide))
	c.Text(text, ui.Rect{X: x, Y: y, W: wide, H: h}, ui.TextStyle{Face: ui.Display, Size: size, Floor: 12 * c.Env.Scale, Align: ui.Middle, Colour: ui.Hex(0xffffff).Mix(a.Colour, 0.2).Alpha(shown), Shadow: true, Loose: true})
}
