// Package plate draws what stands before the cards on the map of Magna Spectra:
// coins, fates, the numbers of small units, and words between the dice.
package plate

import (
	"math"

	"godeck/scenes/ui"
)

// Coin draws a number as a coin in the square r; joined: its unit takes part
// in the attack.
func Coin(c *ui.Canvas, r ui.Rect, text string, joined bool) {
	u, d := c.Px(1), r.W
	x, y := r.Centre()
	if joined {
		c.GlowAt(x, y, d, d, 0, d/2, 12*u, ui.Hex(0xffc850).Alpha(0.7))
	}
	c.Disc(x, y+2*u, d/2+2*u, ui.Hex(0).Alpha(0.45))
	c.Disc(x, y, d/2+1.5*u, ui.Hex(0x6b2a08))
	c.Gradient(r, d/2, ui.Hex(0xfff0c4), ui.Hex(0xf0a83c))
	c.Text(text, r, ui.TextStyle{Face: ui.Display, Size: math.Max(12*c.Env.Scale, d*0.66), Align: ui.Middle, Colour: ui.Hex(0x3a1604), Loose: true, Tabular: true})
}

// Fate draws what an attack does to a unit, with its sign.
func Fate(c *ui.Canvas, r ui.Rect, text string, size float64, falls bool) {
	u := c.Px(1)
	ic, col := ui.IconShield, ui.Hex(0x2a5a96)
	if falls {
		ic, col = ui.IconCrack, ui.Hex(0xb0261a)
	}
	c.Shadow(r.Move(0, 2*u), r.H/2, 5*u, ui.Hex(0).Alpha(0.6))
	c.Fill(r, r.H/2, col)
	c.Stroke(r, r.H/2, 1.5*u, ui.Hex(0xffd8c8))
	k := size * 1.1
	c.Icon(ic, ui.Rect{X: r.X + 6*u, Y: r.Y + (r.H-k)/2, W: k, H: k}, ui.Hex(0xffffff))
	c.Text(text, ui.Rect{X: r.X + 6*u + k, Y: r.Y, W: r.W - k - 11*u, H: r.H}, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Colour: ui.Hex(0xffffff), Loose: true})
}

// Number is what a unit has of something.
type Number struct {
	Text   string
	Colour ui.Colour
}

// smallest is the width of a card, in units of text, whose own numbers can be
// read on the map.
const smallest = 70

// Readable reports whether the numbers on a card can be read without plates.
func Readable(c *ui.Canvas, card ui.Rect, dim bool) bool {
	return !dim && card.W >= smallest*c.Env.TextUnit()
}

// Numbers draws a unit's attack and defense on plates over those printed on its
// card, in full light even if the card is dark. The card is turned by angle, in
// radians.
func Numbers(c *ui.Canvas, card ui.Rect, angle float64, attack, defense Number) {
	u, w := c.Px(1), card.W
	size := math.Max(12*c.Env.Scale, math.Min(math.Max(c.Font(15), w*0.2), w*0.36))
	sin, cos := math.Sincos(angle)
	x, y := card.Centre()
	for i, n := range [...]Number{attack, defense} {
		r := ui.Rect{W: math.Min(math.Max(ui.Measure(n.Text, ui.Bold, size)+0.4*size, w*0.33), w*0.49), H: math.Max(size*1.16, w*0.31)}
		dx, dy := float64(2*i-1)*(w*0.5-r.W/2), card.H/2-w*0.03-r.H/2
		r.X, r.Y = x+dx*cos-dy*sin-r.W/2, y+dx*sin+dy*cos-r.H/2
		rad := r.H * 0.3
		c.Fill(r, rad, n.Colour)
		c.Fill(r.Inset(1.4*u), rad-u, ui.Hex(0x140a08))
		c.Text(n.Text, r, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Colour: n.Colour.Lighten(0.6), Loose: true, Tabular: true})
	}
}

// Words draws a title with a line below it in r, on a shade.
func Words(c *ui.Canvas, r ui.Rect, title, sub string, col ui.Colour) {
	least := 12 * c.Env.Scale
	size := math.Max(least, math.Min(c.Font(36), r.H*0.5))
	if w := ui.Measure(title, ui.Display, size); w > r.W {
		size *= r.W / w
	}
	small := math.Max(least, math.Min(c.Font(17), size*0.6))
	p := ui.Layout([]ui.Run{{Text: sub}}, small, 1.2, r.W).Even(r.W)
	high := size*1.25 + p.H
	for high > r.H && small > least {
		size, small = math.Max(least, size*0.92), math.Max(least, small*0.96)
		p = ui.Layout([]ui.Run{{Text: sub}}, small, 1.2, r.W).Even(r.W)
		high = size*1.25 + p.H
	}
	if sub == "" || high > r.H*1.15 {
		p, high = nil, size*1.25
	}
	in := r.Middle(r.W, high)
	c.Shadow(in.InsetXY(in.W*0.1, 0), in.H*0.4, in.H*0.4, c.Theme.Dark().Alpha(0.75))
	head, foot := in.CutTop(size*1.25, 0)
	c.Text(title, head, ui.TextStyle{Face: ui.Display, Size: size, Align: ui.Middle, Colour: ui.Hex(0xffffff), Glow: col.Alpha(0.8), Shadow: true, Loose: true})
	if p != nil {
		c.Para(p, foot, ui.TextStyle{Size: p.Size, Top: true, Align: ui.Middle, Colour: c.Theme.Text, Loose: true})
	}
}

// Plate draws the ground of words that lie before scenery.
func Plate(c *ui.Canvas, r ui.Rect) {
	u := c.Px(1)
	c.Shadow(r.Move(0, 2*u), 8*u, 10*u, ui.Hex(0).Alpha(0.5))
	c.Fill(r, 8*u, ui.Hex(0x1c100c).Alpha(0.86))
	c.Stroke(r, 8*u, u, ui.Hex(0xe8cfa0).Alpha(0.35))
}
