package stands

import (
	"math"
	"strconv"

	bgd "godeck/rules/guardians"
	"godeck/scenes/ui"
)

// glass is the colour of a life: that of its sign.
var glass = ui.Hex(0x58b4ec)

// Full is how many lives a player begins with.
const Full = bgd.LifeCounters

// Racks are the lanterns of a side: at least as many hang there as at the beginning,
// lit or broken.
type Racks struct {
	Room ui.Rect
	Hang func(x float64) float64 // where the wall's rail is at an x: they hang from it; nil: from the top of the room
	Back bool                    // from the right
	Dim  float64                 // how far they flicker, 0..1
}

// At returns where the n-th lantern of so many hangs, and how large it is.
func (k *Racks) At(n, of int) (r ui.Rect) {
	w := math.Min(k.Room.H*0.72, k.Room.W/float64(max(Full, of)))
	r = ui.Rect{X: k.Room.X + float64(n)*k.Room.W/float64(max(Full, of)), Y: k.Room.Y, W: w * 0.86, H: k.Room.H}
	if k.Back {
		r.X = k.Room.X + k.Room.Right() - r.Right()
	}
	if k.Hang != nil {
		r.Y = k.Hang(r.X + r.W/2)
	}
	return r
}

// mostLit is how many lanterns are seen one by one.
const mostLit = 8

// Draw draws them: the first n burn, the rest is broken. Of more than eight the
// number is told.
func (k *Racks) Draw(c *ui.Canvas, n int) {
	shown := max(Full, n)
	if n > mostLit {
		shown = Full
	}
	for i := range shown {
		r := k.At(i, shown)
		power := 0.0
		if i < n {
			power = 1
			if n == 1 { // the last one burns high
				power = 1.5
			}
			power *= 1 - k.Dim*(0.5+0.5*Hash(float64(i)*3.1+math.Round(k.Dim*97)))
		}
		Lantern(c, r, power)
	}
	if n > mostLit || n == 0 {
		size := math.Max(12*c.Env.Scale, math.Min(c.Font(15), k.Room.H*0.6))
		last := k.At(shown-1, shown)
		at := ui.Rect{X: last.Right() - size*2, Y: last.Bottom() - size, W: size * 2.2, H: size * 1.3}
		c.Text("×"+strconv.Itoa(n), at, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.End, Tabular: true, Colour: glass.Lighten(0.6), Shadow: true, Loose: true})
	}
}

// Lantern draws a lantern with its ring, cap and cage: power is how it burns, 0: it
// is broken.
func Lantern(c *ui.Canvas, r ui.Rect, power float64) {
	w, h, x := r.W, r.H, r.X+r.W/2
	iron, brass := ui.Hex(0x16110f), ui.Hex(0xb98a4a)
	if power <= 0 {
		brass = brass.Darken(0.5)
	}
	c.Ring(x, r.Y+h*0.07, w*0.15, math.Max(1, w*0.06), brass)
	body := ui.Rect{X: r.X + w*0.12, Y: r.Y + h*0.26, W: w * 0.76, H: h * 0.58}
	if power > 0 {
		c.Light(x, body.Y+body.H*0.5, w*(1.15+0.5*power), glass.Alpha(math.Min(0.8, 0.5*power)))
		c.Gradient(body, w*0.16, glass.Lighten(0.72), glass.Darken(0.12))
		c.BoxAt(x, body.Y+body.H*0.56, w*0.26, body.H*0.6, 0, w*0.13, ui.Hex(0xffffff), glass.Lighten(0.75))
	} else {
		c.Gradient(body, w*0.16, ui.Hex(0x0c0d12).Alpha(0.9), ui.Hex(0x191a22).Alpha(0.9))
		for i, s := range [...][4]float64{{0.2, 0.1, 0.55, 0.5}, {0.55, 0.5, 0.35, 0.95}, {0.55, 0.5, 0.9, 0.42}} { // what is left of the glass
			c.Line(body.X+body.W*s[0], body.Y+body.H*s[1], body.X+body.W*s[2], body.Y+body.H*s[3], math.Max(1, w*0.045), glass.Mix(ui.Hex(0xc8d4e4), 0.5).Alpha(0.6-0.1*float64(i)))
		}
	}
	cap := ui.Rect{X: r.X + w*0.04, Y: r.Y + h*0.15, W: w * 0.92, H: h * 0.14}
	c.Gradient(cap, w*0.1, brass.Lighten(0.25), brass.Darken(0.45))
	c.Gradient(ui.Rect{X: r.X + w*0.06, Y: body.Bottom() - h*0.03, W: w * 0.88, H: h * 0.13}, w*0.06, brass, brass.Darken(0.55))
	for _, d := range [2]float64{0.12, 0.82} {
		c.Fill(ui.Rect{X: r.X + w*d, Y: body.Y, W: w * 0.07, H: body.H}, 0, iron.Mix(brass, 0.55))
	}
}

// Shards draws the glass of a lantern that has burst at a place: q is how long ago,
// 0..1, size its width.
func Shards(c *ui.Canvas, x, y, size, q, seed float64) {
	if q <= 0 || q >= 1 {
		return
	}
	e := ui.EaseOut(q)
	for j := range 22 {
		h, g := Hash(float64(j)*3.3+seed*11), Hash(float64(j)*7.7+seed*5)
		sin, cos := math.Sincos(2 * math.Pi * h)
		far := size * (0.3 + 3.6*g*e)
		c.BoxAt(x+cos*far, y+sin*far+2.2*size*q*q, size*0.34*(1-q)*(0.4+g), size*0.16, 6*h+5*q, size*0.02, ui.Hex(0xf4fbff).Alpha(1-q), glass.Alpha(1-q))
	}
}
