// Package daybreak paints what is seen over the table while night and day
// change places: the light that rises behind the city, shadows that swing
// round, attacks on split flaps, and the words.
package daybreak

import (
	"math"
	"strconv"

	"godeck/scenes/ui"
)

// Rise draws the light of the sun or the moon that comes up behind the city, at
// x above the rim that is seen at far, with rays over the sky; p runs from 0 to
// 1, alpha is how visible it is.
func Rise(c *ui.Canvas, x, far, p, alpha float64, col ui.Colour) {
	if alpha <= 0.01 {
		return
	}
	full := c.Env.Full()
	sky := far - full.Y
	up := ui.EaseOut(ui.Clamp01(p * 1.4))
	alpha *= 1 - 0.75*ui.EaseInOut(ui.Clamp01((p-0.35)/0.35)) // it flares, and the day goes on
	y := far - sky*(0.42*up-0.08)
	c.Clip(ui.Rect{X: 0, Y: 0, W: c.Env.W, H: far})
	defer c.Unclip()
	for i := range 7 { // rays, turning a little
		a := math.Pi + (float64(i)+0.5)/7*math.Pi + 0.16*(p-0.5)
		l := sky * (1.5 + 0.5*math.Mod(float64(i)*0.618, 1)) * up
		sin, cos := math.Sincos(a)
		c.GlowAt(x+cos*l*0.55, y+sin*l*0.55, l, sky*0.05, a, sky*0.02, sky*0.10, col.Alpha(0.30*alpha))
	}
	c.Light(x, y, sky*1.7*up, col.Alpha(0.45*alpha))
	c.Light(x, y, sky*0.5*up, ui.Hex(0xffffff).Mix(col, 0.35).Alpha(0.8*alpha))
	c.Gradient(ui.Rect{X: 0, Y: far - sky*0.34, W: c.Env.W, H: sky * 0.34}, 0, col.Alpha(0), col.Alpha(0.36*alpha))
}

// Swing draws the long shadow of a card that stands at r while the light passes
// behind it; p runs from 0 to 1.
func Swing(c *ui.Canvas, r ui.Rect, p float64) {
	a := math.Sin(math.Pi * ui.Clamp01(p))
	if a < 0.02 {
		return
	}
	way := math.Cos(math.Pi*ui.Clamp01(p)) * r.W * 1.5
	long := r.H * (0.30 + 0.26*math.Abs(math.Cos(math.Pi*p)))
	y := r.Bottom() - 2*c.Px(1)
	c.ShadowQuad(ui.Quad{{X: r.X + way, Y: y + long}, {X: r.Right() + way, Y: y + long}, {X: r.Right(), Y: y}, {X: r.X, Y: y}},
		r.W, r.H, r.W*0.1, r.W*0.16, ui.Hex(0x05030f).Alpha(0.55*a))
}

// Attack is what one fighter's number flips from and to.
type Attack struct {
	Was, Now int
	Wins     bool // it is the higher one from now on
	Falls    bool // it is the lower one
}

// Still reports whether nothing flips and nothing is lit.
func (a Attack) Still() bool { return a.Was == a.Now && !a.Wins && !a.Falls }

// flips is how many leaves a digit turns at most.
const flips = 2

// leaf returns what stands on a flap after n leaves of a digit's way: a blank
// leaf, ' ', lies between the two numbers, and never a third one.
func leaf(was, now byte, n int) byte {
	switch {
	case n <= 0:
		return was
	case n >= flips || was == now:
		return now
	}
	return ' '
}

// Flap draws an attack on split flaps in r, digit by digit, with the sign of
// night or day beside it; p runs from 0 to 1, still shows where it ends.
func Flap(c *ui.Canvas, r ui.Rect, a Attack, p float64, night, still bool, alpha float64) {
	if alpha <= 0.01 {
		return
	}
	u := c.Px(1)
	col, sign := ui.Hex(0xffc861), ui.IconSun
	if night {
		col, sign = ui.Hex(0xb08cff), ui.IconMoon
	}
	if still {
		p = 1
	}
	was, now := strconv.Itoa(a.Was), strconv.Itoa(a.Now)
	for len(was) < len(now) {
		was = " " + was
	}
	for len(now) < len(was) {
		now = " " + now
	}
	done := ui.Clamp01((p - 0.62) / 0.2) // what the higher one flares by
	if still {
		done = 1
	}
	size := math.Min(r.H*0.86, r.W*0.54)
	k := size * 0.44
	size = math.Min(size, (r.W-k)/(0.66*float64(len(now)))) // three digits keep off the dial
	grow, ink := 1.0, ui.Hex(0xfff6dc)
	switch {
	case a.Wins:
		grow += 0.24 * math.Sin(math.Pi*0.5*done)
	case a.Falls:
		grow -= 0.14 * done
		ink = ink.Mix(ui.Hex(0xa39cc4), done)
	}
	w, h := size*0.66*grow, size*1.14*grow
	n := float64(len(now))
	gap := math.Max(1, u)
	cx, cy := r.X+(r.W-k*0.8)/2, r.Y+r.H/2
	x := cx - (n*w+(n-1)*gap)/2
	if a.Wins {
		c.Light(cx, cy, h*(1.5+0.4*math.Sin(math.Pi*done)), col.Alpha(0.75*done*alpha))
	}
	c.Shadow(ui.Rect{X: x, Y: cy - h/2, W: n*w + (n-1)*gap, H: h}.Inset(-2*u), w*0.2, 8*u, ui.Hex(0x05030f).Alpha(0.7*alpha))
	for i := range len(now) {
		at := ui.Rect{X: x + float64(i)*(w+gap), Y: cy - h/2, W: w, H: h}
		turn := ui.Clamp01((p-0.10*float64(i))/0.42) * flips
		digit(c, at, was[i], now[i], turn, size*grow, ink.Alpha(alpha), col, alpha)
	}
	c.Icon(sign, ui.Rect{X: math.Max(r.Right()-k, cx+(n*w+(n-1)*gap)/2+u), Y: r.Y + r.H*0.16, W: k, H: k}, col.Lighten(0.2).Alpha(alpha))
}

// digit draws one flap: the leaf that falls shows the old digit on its upper
// half, and the new one on its lower half.
func digit(c *ui.Canvas, r ui.Rect, was, now byte, turn, size float64, ink, col ui.Colour, alpha float64) {
	n := int(turn)
	f := turn - float64(n)
	if was == now {
		n, f = flips, 0
	}
	old, next := leaf(was, now, n), leaf(was, now, n+1)
	u := c.Px(1)
	rad := r.W * 0.14
	top, low := ui.Hex(0x2b2450), ui.Hex(0x171132)
	text := func(b byte, at, clip ui.Rect) {
		if clip.H < 1 || b == ' ' {
			return
		}
		c.Clip(clip)
		c.Text(string(rune(b)), at, ui.TextStyle{Face: ui.Display, Size: math.Round(size), Align: ui.Middle, Tabular: true, Colour: ink, Glow: col.Alpha(0.35 * alpha), Loose: true})
		c.Unclip()
	}
	upper, lower := r.CutTop(r.H/2, 0)
	c.Gradient(r, rad, top.Alpha(alpha), low.Alpha(alpha))
	if f <= 0 {
		text(old, r, r)
	} else {
		text(next, r, upper)
		text(old, r, lower)
		if f < 0.5 { // the leaf comes down from above
			l := ui.Rect{X: r.X, Y: upper.Y + upper.H*2*f, W: r.W, H: upper.H * (1 - 2*f)}
			c.Gradient(l, math.Min(rad, l.H/2), top.Lighten(0.06).Alpha(alpha), top.Alpha(alpha))
			text(old, r.Move(0, upper.H*f), l)
		} else {
			l := ui.Rect{X: r.X, Y: lower.Y, W: r.W, H: lower.H * (2*f - 1)}
			c.Gradient(l, math.Min(rad, l.H/2), low.Lighten(0.10).Alpha(alpha), low.Alpha(alpha))
			text(next, r.Move(0, -lower.H*(1-f)), l)
		}
	}
	c.Fill(ui.Rect{X: r.X, Y: r.Y + r.H/2 - 0.6*u, W: r.W, H: math.Max(1, 1.2*u)}, 0, ui.Hex(0x05030f).Alpha(0.8*alpha))
	c.Stroke(r, rad, math.Max(1, 1.1*u), col.Alpha(0.55*alpha))
}

// Across draws what has come as one word over the whole of a strip of the sky,
// with a light that runs through it; p runs from 0 to 1.
func Across(c *ui.Canvas, r ui.Rect, word string, p, alpha float64, col ui.Colour, still bool) {
	a := alpha
	if !still {
		a *= ui.Clamp01(p * 6)
	}
	if a <= 0.01 {
		return
	}
	size := r.H * 0.86
	if w := ui.Measure(word, ui.Display, size); w > r.W*0.92 {
		size *= r.W * 0.92 / w
	}
	x, y := r.Centre()
	w := ui.Measure(word, ui.Display, size)
	c.ShadowAt(x, y, w, size*0.5, 0, size*0.25, size*0.6, ui.Hex(0x05030f).Alpha(0.66*a))
	if !still {
		c.Light(r.X+r.W*1.2*p-0.1*r.W, y, size*1.3, col.Lighten(0.3).Alpha(0.6*a))
		size *= 1 + 0.14*(1-ui.EaseOut(ui.Clamp01(p*3)))
	}
	c.Text(word, ui.Rect{X: r.X, Y: y - size*0.7, W: r.W, H: size * 1.4}, ui.TextStyle{Face: ui.Display, Size: math.Round(size), Align: ui.Middle, Colour: ui.Hex(0xffffff).Alpha(a), Glow: col.Alpha(a), Shadow: true, Loose: true})
}

// Below draws what follows from it as a line in r, on a shadow that ends nowhere.
func Below(c *ui.Canvas, r ui.Rect, sub string, p, alpha float64, still bool) {
	a := alpha
	if !still {
		a *= ui.Clamp01(p*6 - 0.6)
	}
	if a <= 0.01 {
		return
	}
	size := math.Max(12*c.Env.Scale, math.Min(c.Font(16), r.H*0.7))
	wide := ui.Measure(sub, ui.Bold, size)
	if wide > r.W {
		size = math.Max(12*c.Env.Scale, size*r.W/wide)
		wide = ui.Measure(sub, ui.Bold, size)
	}
	x, y := r.Centre()
	c.ShadowAt(x, y, wide, size, 0, size*0.5, size*0.9, ui.Hex(0x05030f).Alpha(0.85*a))
	c.Text(sub, ui.Rect{X: x - wide/2 - size, Y: y - size*0.8, W: wide + 2*size, H: size * 1.6}, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Colour: c.Theme.Text.Alpha(a), Shadow: true, Loose: true})
}

// Words draws what has come, large, and what follows from it below, in r; p runs
// from 0 to 1. They stand on a dark band, whatever is behind it.
func Words(c *ui.Canvas, r ui.Rect, word, sub string, p, alpha float64, col ui.Colour, still bool) {
	a := alpha
	if !still {
		a *= ui.Clamp01(p * 6)
	}
	if a <= 0.01 {
		return
	}
	u := c.Px(1)
	c.Fill(r, 10*u, ui.Hex(0x07041a).Alpha(a))
	c.Stroke(r, 10*u, 1.4*u, col.Alpha(0.8*a))
	r = r.InsetXY(8*u, 3*u)
	fine := math.Max(12*c.Env.Scale, math.Min(c.Font(15), r.H*0.16))
	lines := math.Ceil(ui.Measure(sub, ui.Bold, fine) / (r.W * 0.92))
	head, low := r, ui.Rect{}
	if need := lines * fine * 1.3; lines <= 3 && r.H-need > 22*u {
		head, low = r.CutTop(r.H-need-2*u, 2*u)
	}
	size := math.Min(head.H*0.82, c.Font(52))
	if w := ui.Measure(word, ui.Display, size); w > head.W {
		size *= head.W / w
	}
	if !low.Empty() { // close to each other, in the middle of r
		h := size * 1.2
		y := r.Y + math.Max(0, (r.H-h-low.H)/2)
		head, low.Y = ui.Rect{X: r.X, Y: y, W: r.W, H: h}, y+h
	}
	if !still {
		size *= 1 + 0.16*(1-ui.EaseOut(ui.Clamp01(p*4)))
	}
	c.Text(word, head, ui.TextStyle{Face: ui.Display, Size: math.Round(size), Align: ui.Middle, Colour: ui.Hex(0xffffff).Alpha(a), Glow: col.Alpha(0.9 * a), Shadow: true, Loose: true})
	if !low.Empty() {
		c.Text(sub, low, ui.TextStyle{Face: ui.Bold, Size: fine, Align: ui.Middle, Wrap: true, LineHeight: 1.25, Colour: c.Theme.Text.Alpha(a), Shadow: true, Loose: true})
	}
}
