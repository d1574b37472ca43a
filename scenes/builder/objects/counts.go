package objects

import (
	"math"
	"strconv"

	"godeck/scenes/ui"
)

// Curve draws the cards by cost, a square each.
func Curve(c *ui.Canvas, r ui.Rect, curve []int, col ui.Colour) {
	u := c.Px(1)
	n := max(len(curve), 8)
	size := math.Max(12*c.Env.Scale, c.Font(12))
	foot, body := r.CutBottom(size*1.3, 1*u)
	high := 6
	for _, k := range curve {
		high = max(high, k)
	}
	w := r.W / float64(n)
	h := math.Min(body.H/float64(high), 11*u)
	for i := range n {
		x := r.X + float64(i)*w
		k := 0
		if i < len(curve) {
			k = curve[i]
		}
		for j := range k {
			c.Fill(ui.Rect{X: x + w*0.14, Y: body.Bottom() - float64(j+1)*h, W: w * 0.72, H: math.Max(1, h-math.Max(1, h*0.16))}, 1, col)
		}
		c.Fill(ui.Rect{X: x + w*0.05, Y: body.Bottom(), W: w * 0.9, H: math.Max(1, u)}, 0, InkSoft)
		if w >= ui.Measure(strconv.Itoa(i), ui.Regular, size)+1 {
			c.Text(strconv.Itoa(i), ui.Rect{X: x, Y: foot.Y, W: w, H: foot.H}, ui.TextStyle{Size: size, Colour: Ink, Align: ui.Middle, Loose: true})
		}
	}
}

// mostLamps is how many copies are shown as lamps; more are a number.
const mostLamps = 4

// Lamps draws a lamp for every copy that a deck may have, lit for those it has.
func Lamps(c *ui.Canvas, r ui.Rect, have, most int) {
	u := c.Px(1)
	x, y := r.Centre()
	y -= 0.5 * u
	if most > mostLamps || have > most {
		if have > 0 {
			c.Text("×"+strconv.Itoa(have), r, ui.TextStyle{Face: ui.Bold, Size: math.Max(12*c.Env.Scale, r.H*0.6), Colour: ui.Hex(0xffe3a6), Align: ui.Middle, Loose: true, Shadow: true})
		}
		return
	}
	k := math.Min(5.2*u, r.H*0.26)
	step := 3.1 * k
	x -= step * float64(most-1) / 2
	for i := range most {
		cx := x + step*float64(i)
		if i < have {
			c.Light(cx, y, 3.2*k, ui.Hex(0xffa83c).Alpha(0.5))
		}
		c.Disc(cx, y, k+1.4*u, ui.Hex(0x2a150b))
		if i < have {
			c.Disc(cx, y, k, ui.Hex(0xffc46a))
			c.Disc(cx-k*0.25, y-k*0.3, k*0.4, ui.Hex(0xfff4d8))
			continue
		}
		c.Disc(cx, y, k, ui.Hex(0x4a2c1c))
		c.Disc(cx-k*0.25, y-k*0.3, k*0.3, ui.Hex(0x7a5238))
	}
}
