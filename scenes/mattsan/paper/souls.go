package paper

import (
	"math"
	"strconv"

	"godeck/scenes/ui"
)

// Soul draws a soul that pays for trumps: a card face-down, with the flame that costs
// have. What has been paid is turned sideways. r is half its height.
func Soul(c *ui.Canvas, x, y, r float64, n int, paid bool) {
	a, face, edge := 0.05*math.Sin(float64(n)*2.3), ui.Hex(0xf29ab4), ui.Hex(0xc98a4e)
	if paid {
		a, face, edge = a+math.Pi/2, face.Mix(ui.Hex(0x8a7a6a), 0.6), edge.Mix(ui.Hex(0x8a7a6a), 0.6)
	}
	w, h := 1.44*r, 2*r
	c.ShadowAt(x+0.1*r, y+0.18*r, w, h, a, 0.16*r, 0.4*r, ui.Hex(0x1d0f05).Alpha(0.5))
	c.BoxAt(x, y, w, h, a, 0.16*r, edge.Lighten(0.15), edge.Darken(0.1))
	c.BoxAt(x, y, w-0.24*r, h-0.24*r, a, 0.08*r, face.Lighten(0.15), face.Darken(0.06))
	ink := ui.Hex(0x1f6f96)
	if paid {
		ink = ink.Mix(ui.Hex(0x6a5f58), 0.6)
	}
	c.Disc(x, y, 0.56*r, ui.Hex(0xfffdf2).Alpha(0.9))
	c.Icon(ui.IconSoul, ui.Rect{X: x - 0.46*r, Y: y - 0.46*r, W: 0.92 * r, H: 0.92 * r}, ink)
}

// Stickers draws souls under their number and word.
func Stickers(c *ui.Canvas, r ui.Rect, ready, spent int, word string) {
	u := c.Px(1)
	num := strconv.Itoa(ready) + "/" + strconv.Itoa(ready+spent)
	size := math.Min(c.Font(26), r.H*0.56)
	nr, in := r.CutLeft(math.Max(ui.Measure(num, ui.Bold, size), size*0.62)+6*u, 4*u)
	fs := 12 * c.Env.Scale
	top, low := nr.CutTop(nr.H-fs*1.3, 0)
	c.Text(num, top, ui.TextStyle{Face: ui.Bold, Size: size, Tabular: true, Colour: Ink, Loose: true})
	low.W = math.Max(low.W, ui.Measure(word, ui.Regular, fs))
	c.Text(word, low, ui.TextStyle{Size: fs, Colour: SoftInk, Loose: true})
	in.X += math.Max(0, low.W-nr.W)
	in.W -= math.Max(0, low.W-nr.W)
	n := ready + spent
	if n == 0 {
		return
	}
	rows := 1
	if float64(n)*in.H*0.62 > in.W {
		rows = 2
	}
	per := (n + rows - 1) / rows
	d := math.Min(in.H/float64(rows), in.W/float64(max(per, 3)))
	for i := range n {
		x := in.X + (float64(i%per)+0.5)*math.Min(d*1.08, in.W/float64(per))
		y := in.Y + in.H/2 + (float64(i/per)-float64(rows-1)/2)*d
		Soul(c, x, y, d*0.46, i, i >= ready)
	}
}

// Scraps draws soul cards as torn paper: those that can be spent are upright
// and glow, the others lie on their side. Without any, word says what they are.
func Scraps(c *ui.Canvas, r ui.Rect, ready, spent int, word string) {
	u := c.Px(1)
	num := strconv.Itoa(ready) + "/" + strconv.Itoa(ready+spent)
	size := math.Min(c.Font(26), r.H*0.7)
	k := size * 0.8
	in := r.InsetXY(6*u, 2*u)
	sign, in := in.CutLeft(k, 3*u)
	c.Icon(ui.IconSoul, sign.Middle(k, k), Cost)
	nr, in := in.CutLeft(ui.Measure(num, ui.Bold, size)+3*u, 5*u)
	c.Text(num, nr, ui.TextStyle{Face: ui.Bold, Size: size, Tabular: true, Colour: ui.Hex(0xffffff), Shadow: true, Loose: true})
	n := ready + spent
	if n == 0 {
		c.Text(word, in, ui.TextStyle{Size: math.Max(12*c.Env.Scale, c.Font(12)), Colour: c.Theme.TextSoft, Loose: true})
		return
	}
	h, rows := math.Min(in.H*0.8, 30*u), 1
	if 0.88*h*float64(n) > in.W { // two rows, before one covers the other
		h, rows = math.Min(in.H*0.46, 24*u), 2
	}
	w, per := h*0.7, (n+rows-1)/rows
	gap := math.Min(w*1.25, (in.W-w)/math.Max(1, float64(per-1)))
	for i := range n {
		x, y := in.X+w/2+float64(i%per)*gap, in.Y+in.H/2
		if rows > 1 {
			y += (float64(i/per) - 0.5) * in.H * 0.5
		}
		tilt := 0.09 * math.Sin(float64(i)*2.3)
		if i < ready {
			scrap(c, x, y, w, h, tilt)
			continue
		}
		c.BoxAt(x, y+h*0.12, w*0.82, h*0.82, math.Pi/2+tilt, 2*u, Torn.Mix(c.Theme.Ground, 0.5), Torn.Mix(c.Theme.Ground, 0.62))
		c.Line(x-w*0.25, y+h*0.12, x-w*0.08, y+h*0.12, 1.2*u, ui.Hex(0x33200f))
		c.Line(x+w*0.08, y+h*0.12, x+w*0.25, y+h*0.12, 1.2*u, ui.Hex(0x33200f))
	}
}

// scrap draws a soul: a torn piece of paper with a face.
func scrap(c *ui.Canvas, x, y, w, h, tilt float64) {
	u := c.Px(1)
	ink := ui.Hex(0x33200f)
	c.ShadowAt(x+u, y+2*u, w, h, tilt, 2*u, 4*u, c.Theme.Shadow)
	c.BoxAt(x, y, w, h, tilt, 2*u, Torn, Torn.Mix(Cost, 0.45))
	c.Disc(x-w*0.16, y-h*0.06, u*1.2, ink)
	c.Disc(x+w*0.16, y-h*0.06, u*1.2, ink)
	c.Arc(x, y+h*0.06, w*0.2, 1.2*u, 0.3, 2.5, ink)
}

// Pips draws HP as dots of crayon in a colour: full ones are left, crosses are damage.
func Pips(c *ui.Canvas, r ui.Rect, hp, most int, col ui.Colour) {
	n := float64(max(1, most))
	step := math.Min(r.W/n, r.H*1.15)
	k := math.Min(step*0.40, r.H*0.42)
	x, y := r.X+(r.W-step*n)/2+step/2, r.Y+r.H/2
	for i := range most {
		switch {
		case i < hp:
			c.Disc(x, y, k, col)
			c.Disc(x-k*0.3, y-k*0.3, k*0.3, ui.Hex(0xffffff).Alpha(0.7))
		default:
			c.Line(x-k*0.7, y-k*0.7, x+k*0.7, y+k*0.7, k*0.5, ui.Hex(0x7a2a22))
			c.Line(x-k*0.7, y+k*0.7, x+k*0.7, y-k*0.7, k*0.5, ui.Hex(0x7a2a22))
		}
		x += step
	}
}
