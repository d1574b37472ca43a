package arena

import (
	"image"
	"math"

	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/places"
	"godeck/scenes/guardians/stands"
	"godeck/scenes/guardians/wall"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// parapet paints the near wall, behind whose coping the player sits: its stones cold on
// one half and warm on the other, and before it the bench on which the hand lies. All
// of it is dark enough for words. b is the picture, st the stage in it.
func parapet(c *ui.Canvas, b image.Rectangle, l *places.Layout, st *stage.Stage) {
	if l.Small && !l.Stacked { // there is no foreground
		return
	}
	g := &l.Ground
	k := st.Camera.D / g.Camera.D
	ox, oy := st.Camera.CX-g.Camera.CX*k, st.Camera.CY-g.Camera.CY*k
	u := math.Max(0.5, g.Unit*k)
	full := ui.Rect{X: float64(b.Min.X), Y: float64(b.Min.Y), W: float64(b.Dx()), H: float64(b.Dy())}
	top := math.Min(l.Prompt.Y, l.Hand[0].Y)*k + oy
	if !l.Tall {
		top += 6 * u
	}
	cold, warm := faces.Sides[0], faces.Sides[1]
	c.Gradient(ui.Rect{X: full.X, Y: top - 34*u, W: full.W, H: 34 * u}, 0, ui.Hex(0x040308).Alpha(0), ui.Hex(0x040308).Alpha(0.6))
	body := ui.Rect{X: full.X, Y: top, W: full.W, H: full.Bottom() - top}
	half := func(r ui.Rect, a, z [2]ui.Colour) {
		mid := [2]ui.Colour{a[0].Mix(a[1], 0.5), z[0].Mix(z[1], 0.5)}
		c.Gradient4(ui.Rect{X: r.X, Y: r.Y, W: r.W / 2, H: r.H}, 0, [4]ui.Colour{a[0], mid[0], z[0], mid[1]})
		c.Gradient4(ui.Rect{X: r.X + r.W/2, Y: r.Y, W: r.W / 2, H: r.H}, 0, [4]ui.Colour{mid[0], a[1], mid[1], z[1]})
	}
	half(body, [2]ui.Colour{ui.Hex(0x1f2733), ui.Hex(0x33241a)}, [2]ui.Colour{ui.Hex(0x0a0c12), ui.Hex(0x0f0a08)})
	light := func(x float64) ui.Colour { // of the sides, and of the pit between them
		d := (x - full.X - full.W/2) / (full.W / 2)
		side := cold
		if d > 0 {
			side = warm
		}
		return side.Mix(wall.WarmLight, math.Max(0, 1-3*math.Abs(d)))
	}
	courses(c, body, u, light)
	coping(c, full, top, u, light)
	hand := l.Hand[0]
	bench(c, ui.Rect{X: hand.X*k + ox - 20*u, Y: (hand.Y+hand.H*0.56)*k + oy, W: hand.W*k + 40*u, H: full.Bottom() - (hand.Y+hand.H*0.56)*k - oy}, u)
}

// courses paints the stones of the wall's face.
func courses(c *ui.Canvas, body ui.Rect, u float64, light func(x float64) ui.Colour) {
	high, joint := 44*u, math.Max(1, 1.6*u)
	for row := 0; float64(row)*high < body.H; row++ {
		y := body.Y + 16*u + float64(row)*high
		x := body.X - 90*u*stands.Hash(float64(row)*3.7)
		for n := 0; x < body.Right(); n++ {
			h := stands.Hash(float64(n)*2.9 + float64(row)*13)
			w := (88 + 60*h) * u
			col := ui.Hex(0x34343a).Mix(light(x+w/2), 0.27)
			fade := 0.5 - 0.1*float64(row)
			c.Gradient(ui.Rect{X: x + joint, Y: y + joint, W: w - 2*joint, H: high - 2*joint}, 4*u, col.Lighten(0.05*h).Alpha(math.Max(0.1, fade)), col.Darken(0.55).Alpha(math.Max(0.1, fade)))
			c.Fill(ui.Rect{X: x + 4*u, Y: y + joint, W: w - 8*u, H: joint * 0.8}, 0, light(x).Lighten(0.2).Alpha(0.14*math.Max(0.2, 1-0.3*float64(row))))
			x += w
		}
	}
}

// coping paints the slabs on the wall's top, worn at their edge, with some sand on them.
func coping(c *ui.Canvas, full ui.Rect, top, u float64, light func(x float64) ui.Colour) {
	c.Gradient(ui.Rect{X: full.X, Y: top + 17*u, W: full.W, H: 22 * u}, 0, ui.Hex(0x020204).Alpha(0.75), ui.Hex(0x020204).Alpha(0))
	x := full.X - 40*u
	for n := 0; x < full.Right(); n++ {
		h := stands.Hash(float64(n)*5.1 + 2)
		w := (104 + 70*h) * u
		glow := light(x + w/2)
		stone := wall.Stone.Darken(0.5+0.12*h).Mix(glow, 0.2)
		drop := 1.6 * u * (stands.Hash(float64(n)*8.3) - 0.5)
		r := ui.Rect{X: x + 1.2*u, Y: top + drop, W: w - 2.4*u, H: 19 * u}
		c.Gradient(r, 3.4*u, stone.Lighten(0.10), stone.Darken(0.55))
		c.Fill(ui.Rect{X: r.X + 3*u, Y: r.Y + 0.6*u, W: r.W - 6*u, H: 1.7 * u}, u, glow.Lighten(0.45).Alpha(0.5))
		for i := range 5 { // sand
			d := stands.Hash(float64(n)*3.3 + float64(i)*7.9)
			c.BoxAt(r.X+r.W*d, r.Y+(3+6*stands.Hash(d*31))*u, (4+9*d)*u, 1.4*u, 0, u, ui.Hex(0xc09a66).Mix(glow, 0.3).Alpha(0.3), ui.Hex(0xc09a66).Alpha(0.16))
		}
		if h > 0.6 { // a crack
			cx := r.X + r.W*(0.25+0.5*stands.Hash(h*17))
			c.Line(cx, r.Y+2*u, cx+9*u*(h-0.8), r.Bottom()-3*u, 1.3*u, ui.Hex(0x0a0808).Alpha(0.7))
		}
		x += w
	}
}

// bench paints the planks on which the hand lies.
func bench(c *ui.Canvas, r ui.Rect, u float64) {
	if r.H < 8*u {
		return
	}
	c.Shadow(r.Move(0, 4*u), 6*u, 18*u, ui.Hex(0).Alpha(0.7))
	wood := ui.Hex(0x3a2618)
	c.Gradient(r, 5*u, wood.Lighten(0.06), wood.Darken(0.6))
	for i := range 3 { // the grain
		y := r.Y + (14+22*float64(i))*u
		if y > r.Bottom() {
			break
		}
		c.Line(r.X+8*u, y, r.Right()-8*u, y+(stands.Hash(float64(i)*3.1)-0.5)*5*u, 1.1*u, ui.Hex(0x140c07).Alpha(0.55))
	}
	c.Gradient(ui.Rect{X: r.X, Y: r.Y, W: r.W, H: 5 * u}, 2*u, ui.Hex(0x8a5f38), ui.Hex(0x4a311c))
	for _, d := range [2]float64{0, 1} { // iron at both ends
		x := r.X + d*(r.W-16*u)
		c.Gradient(ui.Rect{X: x, Y: r.Y - 2*u, W: 16 * u, H: r.H + 2*u}, 2*u, ui.Hex(0x3c3c44), ui.Hex(0x121216))
		for i := range 2 {
			if y := r.Y + (11+30*float64(i))*u; y < r.Bottom() {
				c.Disc(x+8*u, y, 3*u, ui.Hex(0x75757f))
			}
		}
	}
}
