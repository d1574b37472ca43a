package wall

import (
	"math"
	"strconv"

	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/stands"
	"godeck/scenes/ui"
)

// Surplus is the colour of what stands above a guardian's own life.
var Surplus = ui.Hex(0xe2b45c)

// Gain is the colour of LP that repair has added to the printed ones.
var Gain = ui.Hex(0x8ff0ac)

// Gauge returns DG as a number with its sign and colour: below 0 it is the LP that
// repair has added.
func Gauge(dg int) (string, ui.Icon, ui.Colour) {
	if dg < 0 {
		return "+" + strconv.Itoa(-dg), ui.IconHeart, Gain
	}
	return strconv.Itoa(dg), ui.IconCrack, faces.DG
}

// Life writes LP large, from the outer end of a side, in the side's light, and
// where room is DG small beside it; low: little is left. Where room is they are carved in
// a slab that cracks with the wall: left is how much of it stands, 0..1.
func Life(c *ui.Canvas, r ui.Rect, sd int, lp string, dg int, glow ui.Colour, low bool, left float64) {
	u := c.Px(1)
	ink := glow.Lighten(0.78)
	if low {
		ink, glow = ui.Hex(0xffd8cc), ui.Hex(0xff4b3b)
	}
	col := ui.Hex(0xc9beb6)
	if dg < 0 {
		col = Gain
	}
	big := math.Min(math.Min(r.H*0.92, c.Font(40)), r.W*0.30)
	small := math.Max(12*c.Env.Scale, math.Min(c.Font(16), big*0.5))
	wide := ui.Measure(lp, ui.Display, big) + 8*u
	name := ui.Measure("LP", ui.Bold, small) + 4*u
	num, rest := r.CutLeft(wide+name, 15*u)
	al := ui.Start
	if sd == 1 {
		num, rest = r.CutRight(wide+name, 15*u)
		al = ui.End
	}
	if r.H >= 44*u {
		slab(c, num.InsetXY(-9*u, 1*u).Move(0, 2*u), glow, left)
	}
	labAt, num := num.CutLeft(name, 0)
	labAt.Y, labAt.H = r.Y+r.H-small*1.9, small*1.4
	c.Text(lp, num, ui.TextStyle{Face: ui.Display, Size: big, Align: al, Tabular: true, Colour: ink, Shadow: true, Glow: glow.Alpha(0.6), Loose: true})
	c.Text("LP", labAt, ui.TextStyle{Face: ui.Bold, Size: small, Colour: glow.Lighten(0.5), Shadow: true, Loose: true}) // over the halo
	rest.Y, rest.H = labAt.Y, labAt.H
	word := beside(dg, small, rest.W)
	if word == "" { // smaller, if that helps
		small = math.Min(small, 12*c.Env.Scale)
		word = beside(dg, small, rest.W)
	}
	if word == "" {
		return
	}
	c.Text(word, rest, ui.TextStyle{Face: ui.Bold, Size: small, Align: al, Tabular: true, Colour: col, Shadow: true, Loose: true})
}

// slab draws a stone in which LP are carved: its edge is broken and cracks run into it, the
// more the less is left.
func slab(c *ui.Canvas, r ui.Rect, glow ui.Colour, left float64) {
	if c.Blank() {
		return
	}
	u := c.Px(1)
	top, low := Stone.Darken(0.52).Mix(glow, 0.16), Stone.Darken(0.78).Mix(glow, 0.08)
	c.Shadow(r.Move(0, 4*u), 5*u, 9*u, ui.Hex(0x020203).Alpha(0.75))
	c.Gradient(r.Move(0, 4*u), 5*u, low.Darken(0.4), low.Darken(0.6)) // its thickness
	c.Gradient(r, 5*u, top, low)
	c.Stroke(r.InsetXY(3.5*u, 3.5*u), 4*u, 1.2*u, ui.Hex(0x07060a).Alpha(0.6)) // a carved border
	c.Stroke(r.InsetXY(3.5*u, 3.5*u).Move(0, 1.2*u), 4*u, 0.9*u, glow.Lighten(0.5).Alpha(0.2))
	c.Fill(ui.Rect{X: r.X + 5*u, Y: r.Y + 0.8*u, W: r.W - 10*u, H: 1.4 * u}, u, glow.Lighten(0.6).Alpha(0.42))
	cracks := int(math.Round(7 * (1 - ui.Clamp01(left))))
	for i := range cracks {
		h := stands.Hash(float64(i)*5.7 + 3)
		x, y := r.X+r.W*(0.06+0.88*stands.Hash(float64(i)*3.3+1)), r.Y+2*u
		down := 1.0
		if i%2 == 1 {
			y, down = r.Bottom()-2*u, -1
		}
		c.Disc(x, y-down*u, (2.5+3*h)*u, ui.Hex(0x08070a)) // a piece is missing
		for n := range 3 {
			nx, ny := x+(stands.Hash(float64(i*3+n)*2.1)-0.5)*15*u, y+down*r.H*(0.14+0.16*h)
			w := (2.2 - 0.6*float64(n)) * u
			c.Line(x, y, nx, ny, w, ui.Hex(0x060508).Alpha(0.85))
			c.Line(x+0.9*u, y+0.6*u, nx+0.9*u, ny+0.6*u, w*0.4, glow.Lighten(0.4).Alpha(0.3))
			x, y = nx, ny
		}
	}
}

// beside returns what stands beside the LP: DG, or what repair has added to the printed
// LP, if there is any and room for it, so that it never runs into that of the other side.
func beside(dg int, size, room float64) string {
	word, _, _ := Gauge(dg)
	if dg > 0 {
		word = "DG " + word
	}
	if dg == 0 || ui.Measure(word, ui.Bold, size) > room {
		return ""
	}
	return word
}
