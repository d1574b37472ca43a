// Package parry draws the moment of a block on the map of Magna Spectra: a line
// from the blocker to each attacker, a shield where they meet, and who blocked
// whom in words, until it has been read.
package parry

import (
	"math"

	"godeck/scenes/magna/plate"
	"godeck/scenes/ui"
)

// Block is a block as it is shown. The zero value is that of none.
type Block struct {
	On        bool
	In        float64   // how far it has come, 0 to 1
	Flash     float64   // how bright it is where they have met, 1 to 0
	By        ui.Rect   // the card that blocks
	Attackers []ui.Rect // whose attack it is
	Title     string
	Who       string // “A blocks B and C”
	Does      string // what the block does, "" where the card is held up beside
	Words     ui.Rect
}

// steel is the light of a block.
var steel = ui.Hex(0x8fc0ff)

// Draw draws the block over a table that grows dark.
func (b *Block) Draw(c *ui.Canvas) {
	q := ui.EaseOut(ui.Clamp01(b.In))
	if !c.Blank() {
		c.Fill(c.Env.Full(), 0, ui.Hex(0x0a0506).Alpha(0.34*q))
		if b.Flash > 0 && !c.Env.Settings.ReducedMotion {
			c.Fill(ui.Rect{W: c.Env.W, H: c.Env.H}, 0, ui.Hex(0xe6f2ff).Alpha(0.4*b.Flash*b.Flash))
		}
		b.lines(c, q)
		b.shield(c, q)
	}
	b.words(c)
}

// lines draws how far the attack has come, and the block that meets it.
func (b *Block) lines(c *ui.Canvas, q float64) {
	u := c.Px(1)
	x, y := b.By.Centre()
	for _, a := range b.Attackers {
		c.Stroke(a.Inset(-2*u), a.W*0.06, 2.5*u, ui.Hex(0xff7a4a).Alpha(0.9*q))
		ax, ay := a.Centre()
		mx, my := ui.Lerp(ax, x, 0.62), ui.Lerp(ay, y, 0.62)
		px, py := ui.Lerp(ax, mx, q), ui.Lerp(ay, my, q)
		beam(c, ax, ay, px, py, [3]float64{11, 5, 1.8}, [3]ui.Colour{ui.Hex(0xff5a2a).Alpha(0.22), ui.Hex(0xff7a3a).Alpha(0.75), ui.Hex(0xffe6c0)})
		bx, by := ui.Lerp(x, mx, q), ui.Lerp(y, my, q)
		beam(c, x, y, bx, by, [3]float64{13, 6, 2}, [3]ui.Colour{steel.Alpha(0.25), steel.Alpha(0.8), ui.Hex(0xf4faff)})
		if q > 0.95 { // where they meet
			for i := range 6 {
				s, k := math.Sincos(float64(i)*math.Pi/3 + 0.4)
				c.Line(mx+7*u*k, my+7*u*s, mx+19*u*k, my+19*u*s, 2.4*u, ui.Hex(0xfff0d0).Alpha(0.9))
			}
			c.Light(mx, my, 40*u, ui.Hex(0xfff0d0).Alpha(0.5))
		}
	}
}

// beam draws a line in three widths over each other, in design units.
func beam(c *ui.Canvas, x0, y0, x1, y1 float64, wide [3]float64, cols [3]ui.Colour) {
	for i, w := range wide {
		c.Line(x0, y0, x1, y1, w*c.Px(1), cols[i])
	}
}

// shield draws the sign of the block on the card that blocks.
func (b *Block) shield(c *ui.Canvas, q float64) {
	u := c.Px(1)
	x, y := b.By.Centre()
	c.Stroke(b.By.Inset(-2*u), b.By.W*0.06, 3*u, steel.Alpha(q))
	k := math.Max(40*u, math.Min(b.By.W*0.8, 84*u)) * (1.5 - 0.5*q)
	c.Light(x, y, k*1.2, steel.Alpha(0.55*q))
	c.Disc(x, y, k*0.62, ui.Hex(0x0c1a30).Alpha(0.72*q))
	c.Ring(x, y, k*0.62, 2.5*u, steel.Alpha(q))
	c.Icon(ui.IconShield, ui.Rect{X: x - k*0.42, Y: y - k*0.42, W: k * 0.84, H: k * 0.84}, ui.Hex(0xeaf4ff).Alpha(q))
}

// words says who blocks whom.
func (b *Block) words(c *ui.Canvas) {
	sub := b.Who
	r := b.Words
	if b.Does != "" { // on a ground: a question may be behind it
		sub += "\n" + b.Does
		plate.Plate(c, r)
		r = r.InsetXY(8*c.Px(1), 3*c.Px(1))
	}
	plate.Words(c, r, b.Title, sub, steel)
}
