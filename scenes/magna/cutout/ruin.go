package cutout

import (
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

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

// Forsaken draws the picture of a base in r that nobody holds: no light, and a white
// flag.
func Forsaken(c *ui.Canvas, img *ebiten.Image, r ui.Rect) {
	if img == nil {
		return
	}
	b := img.Bounds()
	var vs [4]ebiten.Vertex
	for i := range vs {
		x, y := float64(i%2), float64(i/2)
		dark := float32(0.34 + 0.2*(1-y)) // the night falls on it from above, and nothing burns below
		vs[i] = ebiten.Vertex{DstX: float32(r.X + r.W*x), DstY: float32(r.Y + r.H*y), SrcX: float32(float64(b.Min.X) + x*float64(b.Dx())), SrcY: float32(float64(b.Min.Y) + y*float64(b.Dy())), ColorR: 0.92 * dark, ColorG: 0.94 * dark, ColorB: 1.16 * dark, ColorA: 1}
	}
	c.DrawMesh(img, vs[:], []uint32{0, 1, 2, 1, 3, 2})
	p := &Pen{C: c, K: r.W / Wide, X: r.X, Y: r.Y}
	const x, top = 268, Ground - 196
	p.Line(x, Ground-8, x, top, 4.5, ui.Hex(0x2a1a10))
	g := [3]ui.Colour{ui.Hex(0xffffff), ui.Hex(0xe9e6dc), ui.Hex(0x9c9a98)}
	p.Poly(Way{x, top, x + 84, top + 40}, g, x, top+2, x+32, top+8, x+58, top-1, x+88, top+9, x+80, top+30, x+86, top+52, x+56, top+45, x+30, top+54, x, top+50)
}
