package stands

import (
	"math"

	"godeck/scenes/ui"
	"godeck/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

// emblems are the signs of the tribes on banners.
var emblems = [...]string{"lion", "lighthouse", "wolf-head", "octopus", "cog"}

var brassLight = ui.Hex(0xe0aa62)

// Banner draws a side's banner in its colour with the sign of a tribe: u is a
// design unit, dim the darkness, 0..1.
func Banner(c *ui.Canvas, r ui.Rect, u float64, i, tribe int, col ui.Colour, dim float64) {
	top, low := col.Darken(0.2), col.Darken(0.52)
	x, w := r.X+r.W/2, r.W
	body := ui.Rect{X: r.X, Y: r.Y - 8*u, W: w, H: r.H - w*0.16 + 8*u}
	c.Shadow(body.Move(3*u, 5*u), 2*u, 12*u, ui.Hex(0x000000).Alpha(0.6))
	c.Gradient4(body, 0, [4]ui.Colour{top.Lighten(0.05), top, low.Darken(0.1), low})
	y0 := body.Bottom() - 0.5
	c.FillQuad(ui.Quad{{X: r.X, Y: y0}, {X: r.Right(), Y: y0}, {X: x, Y: r.Bottom() + w*0.12}, {X: x, Y: r.Bottom() + w*0.12}}, w, w*0.3, 0, low, low.Darken(0.2))
	for j := range 3 { // folds
		fx := r.X + w*(0.2+0.3*float64(j))
		c.Gradient4(ui.Rect{X: fx, Y: body.Y, W: w * 0.12, H: body.H}, 0, [4]ui.Colour{ui.Hex(0x000000).Alpha(0), ui.Hex(0x000000).Alpha(0.26), ui.Hex(0x000000).Alpha(0), ui.Hex(0x000000).Alpha(0.26)})
	}
	c.Fill(ui.Rect{X: r.X - 5*u, Y: r.Y - 8*u, W: w + 10*u, H: 9 * u}, 2*u, brassLight.Darken(0.1))
	c.Fill(ui.Rect{X: r.X + 4*u, Y: body.Y, W: 1.6 * u, H: body.H}, 0, brassLight.Alpha(0.55))
	c.Fill(ui.Rect{X: r.Right() - 5.6*u, Y: body.Y, W: 1.6 * u, H: body.H}, 0, brassLight.Alpha(0.55))
	size := math.Min(w*0.74, r.H*0.5)
	at := ui.Rect{X: x, Y: r.Y + r.H*0.44}.Inset(-size * 0.7)
	ink := ui.Hex(0xfff0d0).Alpha(0.85 - 0.4*dim)
	arrived := 0.0
	if sprites.Here(emblems[tribe]) {
		arrived = 1
	}
	c.Paint(at, "emblem", func(dst *ebiten.Image) {
		if !sprites.DrawFace(dst, emblems[tribe], x, r.Y+r.H*0.44, size, ink, low, ink) {
			sprites.DrawIcon(dst, "shield", x, r.Y+r.H*0.44, size, ink)
		}
	}, float64(tribe), float64(i), dim, arrived)
	if dim > 0 {
		c.Fill(body, 0, ui.Hex(0x080406).Alpha(0.5*dim))
	}
}

// Bowl draws the bowl of a brazier under its fire, and the fire's light: power is
// how high it burns, 0..1.
func Bowl(c *ui.Canvas, r ui.Rect, power float64, light ui.Colour) {
	x, y, w := r.X+r.W/2, r.Bottom(), r.W
	c.Light(x, y-w*0.4, w*2.3, light.Alpha(0.16+0.4*power))
	iron, edge := ui.Hex(0x1c100c), ui.Hex(0xd99a4a)
	c.BoxAt(x, y+w*0.7, w*0.1, w*1.0, 0, w*0.03, iron.Lighten(0.06), iron)
	for j := range 6 {
		k := float64(j) / 6
		c.Fill(ui.Rect{X: x - w*(0.5-0.22*k*k), Y: y + w*0.34*k, W: w * (1 - 0.44*k*k), H: w*0.34/6 + 1}, 0, iron.Mix(ui.Hex(0x5a3016), 0.5*(1-k)))
	}
	c.Gradient(ui.Rect{X: x - w*0.54, Y: y - w*0.05, W: w * 1.08, H: w * 0.09}, w*0.03, edge, edge.Darken(0.5))
}

// Canopy draws the canopy of the rival's booth on its posts and the rail before
// it, in the rival's colours.
func Canopy(c *ui.Canvas, r ui.Rect, u, rail float64, cloth, trim ui.Colour, dim float64) {
	for _, d := range [2]float64{-1, 1} {
		x := r.X + r.W/2 + d*r.W*0.41
		c.Gradient4(ui.Rect{X: x - 5*u, Y: r.Y - 6*u, W: 10 * u, H: rail - r.Y + 10*u}, 2*u, [4]ui.Colour{ui.Hex(0x7a4c26), ui.Hex(0x4a2a14), ui.Hex(0xa56a34), ui.Hex(0x5a3418)})
		c.Disc(x, r.Y-12*u, 7*u, brassLight)
		c.Disc(x-1.6*u, r.Y-14*u, 2.6*u, ui.Hex(0xfff0c8))
	}
	n := 7
	for i := range n { // the canopy's scalloped cloth
		w := r.W * 0.88 / float64(n)
		x := r.X + r.W*0.06 + w*float64(i)
		col := cloth.Lighten(0.06)
		if i%2 == 1 {
			col = trim.Mix(ui.Hex(0xf6e6c4), 0.35)
		}
		col = col.Darken(0.25 + 0.3*dim)
		c.BoxAt(x+w/2, r.Y+4*u, w+0.6, 30*u, 0, w*0.36, col.Lighten(0.10), col.Darken(0.35))
	}
	c.Gradient(ui.Rect{X: r.X + r.W*0.04, Y: r.Y - 16*u, W: r.W * 0.92, H: 12 * u}, 4*u, brassLight.Darken(0.05+0.3*dim), brassLight.Darken(0.55))
	// the rail before it: a lit board
	c.Gradient(ui.Rect{X: r.X - r.W*0.02, Y: rail - 2*u, W: r.W * 1.04, H: 15 * u}, 3*u, ui.Hex(0xe8b46a).Darken(0.35*dim), ui.Hex(0x4d2c18))
	c.Gradient(ui.Rect{X: r.X, Y: rail - 2*u, W: r.W, H: 2.4 * u}, 1*u, ui.Hex(0xffe3b0).Alpha(0.9-0.5*dim), ui.Hex(0xffe3b0).Alpha(0.4))
}

// Fire draws the fire of a brazier in a moment, in seconds: power is how high it
// burns, 0..1.
func Fire(c *ui.Canvas, r ui.Rect, time, power float64) {
	c.Paint(r, "fire", func(dst *ebiten.Image) {
		sprites.DrawFlame(dst, sprites.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H}, time, power, ui.Hex(0xff5a14), ui.Hex(0xffb52e))
	}, time, power)
}
