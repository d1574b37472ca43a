package plate

import (
	"math"
	"strconv"

	"godeck/scenes/ui"
)

// Sum draws at the arrow's tip, in r, what comes, and below it on a plate what
// stands against it (0: nothing). beat is how strongly it strikes, as it has grown,
// 0 to 1.
func Sum(c *ui.Canvas, r ui.Rect, comes, stands int, beat float64) {
	if beat > 0 {
		x, y := r.Centre()
		c.Light(x, y, r.H*1.5, ui.Hex(0xff8a3a).Alpha(0.8*beat))
		r = r.Middle(r.W*(1+0.4*beat), r.H*(1+0.5*beat))
	}
	u := c.Px(1)
	size, small := math.Min(c.Font(38)*(1+0.5*beat), r.H), math.Max(12*c.Env.Scale, c.Font(16))
	text, x := strconv.Itoa(comes), r.X+r.W/2
	if stands > 0 {
		r = r.Move(0, -0.3*small)
	}
	w, k := ui.Measure(text, ui.Display, size), size*0.6
	top := r.Middle(w+k, r.H)
	c.Icon(ui.IconSword, ui.Rect{X: top.X - 2*u, Y: top.Y + (top.H-k)/2, W: k, H: k}, ui.Hex(0xffe0b8))
	c.Text(text, ui.Rect{X: top.X + k, Y: top.Y, W: w + 4*u, H: top.H}, ui.TextStyle{Face: ui.Display, Size: size, Colour: ui.Hex(0xffffff), Glow: ui.Hex(0xff4a1a).Alpha(0.75), Shadow: true, Loose: true})
	if stands == 0 {
		return
	}
	text = strconv.Itoa(stands)
	k = small * 1.1
	w = ui.Measure(text, ui.Bold, small)
	low := ui.Rect{X: x - (k+w+3*u)/2 - 7*u, Y: r.Y + r.H/2 + size*0.42, W: k + w + 17*u, H: small * 1.45}
	c.Fill(low, low.H/2, ui.Hex(0x12203a).Alpha(0.82))
	c.Icon(ui.IconShield, ui.Rect{X: low.X + 7*u, Y: low.Y + (low.H-k)/2, W: k, H: k}, ui.Hex(0xa8d0ff))
	c.Text(text, ui.Rect{X: low.X + 10*u + k, Y: low.Y, W: w + 4*u, H: low.H}, ui.TextStyle{Face: ui.Bold, Size: small, Colour: ui.Hex(0xeaf3ff), Loose: true})
}
