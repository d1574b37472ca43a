package terrain

import "godeck/scenes/ui"

// Dawn draws the first light over what is beyond the table's far edge, from 0 to 1:
// the sun comes up behind the hills, and its light runs over the map.
func Dawn(c *ui.Canvas, far, q float64) {
	if q <= 0 {
		return
	}
	w, cx := c.Env.W, c.Env.W/2
	c.Gradient(ui.Rect{W: w, H: far}, 0, ui.Hex(0x35407c).Alpha(0.85*q), ui.Hex(0xff9a4e).Alpha(0.95*q))
	y := far * (1.2 - 0.62*q)
	c.Light(cx, y, far*2.2, ui.Hex(0xffb060).Alpha(0.9*q))
	c.Disc(cx, y, far*0.27, ui.Hex(0xfff2c8).Alpha(q))
	c.Light(cx, far, w*0.55, ui.Hex(0xff8a3a).Alpha(0.5*q))
	c.Gradient(ui.Rect{Y: far, W: w, H: c.Env.H - far}, 0, ui.Hex(0xffb070).Alpha(0.34*q), ui.Hex(0xff8040).Alpha(0.04*q))
}
