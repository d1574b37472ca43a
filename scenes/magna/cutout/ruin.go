package cutout

import "godeck/scenes/ui"

// Burnt draws the ground on which a ruin in r lies: a burnt hill, seen along the
// map.
func Burnt(c *ui.Canvas, r ui.Rect) {
	x, y := r.X+r.W/2, r.Bottom()-r.H*0.06
	c.ShadowAt(x, y, r.W*1.5, r.H*0.34, 0, r.H*0.17, r.H*0.22, ui.Hex(0x1a100a).Alpha(0.62))
	c.ShadowAt(x, y+r.H*0.02, r.W*1.06, r.H*0.2, 0, r.H*0.1, r.H*0.08, ui.Hex(0x4a3823).Alpha(0.9))
}

// Sunk draws what is before a ruin in r: smoke that stands over it, earth over its
// foot, stones, the light of embers, and the flag of the side that took it.
func Sunk(c *ui.Canvas, r ui.Rect, victor int) {
	x, y := r.X+r.W/2, r.Bottom()
	for i := range 5 {
		n := float64(i)
		w := r.W * (0.16 + 0.075*n)
		c.ShadowAt(x+r.W*(0.1+0.055*n+0.03*float64(i%2)), y-r.H*(0.36+0.21*n), w, w*0.8, 0, w*0.4, w*0.4, ui.Hex(0x2b2320).Mix(ui.Hex(0x6a4030), 0.3-0.06*n).Alpha(0.5-0.085*n))
	}
	p := &Pen{C: c, K: r.W / Wide, X: r.X, Y: r.Y, Soft: true}
	p.Flag(0.36*Wide, Ground, 190, 110, float64(1-2*victor)*0.06, victor)
	c.ShadowAt(x, y+r.H*0.03, r.W*1.02, r.H*0.14, 0, r.H*0.07, r.H*0.06, ui.Hex(0x5a4630).Alpha(0.95))
	for i, d := range [...]float64{-0.46, -0.3, 0.12, 0.34, 0.5} {
		w := r.W * (0.05 + 0.02*float64(i%3))
		c.BoxAt(x+d*r.W, y+r.H*(0.01+0.03*float64(i%2)), w, w*0.6, 0.3*float64(i), w*0.2, ui.Hex(0x8d7a66), ui.Hex(0x2c2019))
	}
	c.Light(x-r.W*0.1, y-r.H*0.14, r.W*0.3, ui.Hex(0xff7a2a).Alpha(0.22))
}
