// Package objects paints what lies on the desk where decks are built, and knows
// nothing of decks: paper, brass, slats, stamps.
package objects

import (
	"math"

	"godeck/scenes/ui"
)

// Paper draws a sheet that lies on the desk, turned a little.
func Paper(c *ui.Canvas, r ui.Rect, turn float64) {
	u := c.Px(1)
	x, y := r.Centre()
	c.ShadowAt(x+2*u, y+5*u, r.W, r.H, turn, 3*u, 14*u, c.Theme.Shadow)
	c.BoxAt(x, y, r.W, r.H, turn, 2.5*u, ui.Hex(0xfbf0d6), ui.Hex(0xecdcb8))
}

// Colours on paper.
var (
	Ink     = ui.Hex(0x2e1d10)
	InkSoft = ui.Hex(0x5a4630)
	Rule    = ui.Hex(0xb9a888)
	Green   = ui.Hex(0x19693e)
	Red     = ui.Hex(0xb3261e)
)

// Squares draws the lines of graph paper.
func Squares(c *ui.Canvas, r ui.Rect) {
	step := 14 * c.Px(1)
	for x := r.X + step; x < r.Right()-2; x += step {
		c.Fill(ui.Rect{X: math.Round(x), Y: r.Y + 2, W: 1, H: r.H - 4}, 0, Rule.Alpha(0.32))
	}
	for y := r.Y + step; y < r.Bottom()-2; y += step {
		c.Fill(ui.Rect{X: r.X + 2, Y: math.Round(y), W: r.W - 4, H: 1}, 0, Rule.Alpha(0.32))
	}
}

// Brass draws a plate of brass.
func Brass(c *ui.Canvas, r ui.Rect, st ui.State) {
	u := c.Px(1)
	metal := c.Theme.Knob
	if st.Hover || st.Pressed {
		metal = metal.Lighten(0.14)
	}
	rad := 7 * u
	c.Shadow(r.Move(0, 3*u), rad, 9*u, c.Theme.Shadow)
	c.Gradient(r, rad, metal.Lighten(0.34), metal.Darken(0.22))
	c.StrokeGradient(r, rad, 1.6*u, metal.Lighten(0.6), metal.Darken(0.45))
}

// PlateButton declares a large button of brass.
func PlateButton(f *ui.Surface, id string, r ui.Rect, b ui.Button, icon float64) {
	size := f.Font(b.Size)
	f.Add(ui.Element{ID: id, Rect: r, Role: ui.RoleButton, Label: b.Label, Desc: b.Desc, Disabled: b.Off, Weight: ui.ButtonPrimary,
		Tap: func(env *ui.Env) { ui.Play(env, "commit", 0.6, 0); b.Tap(env) },
		Draw: func(c *ui.Canvas, st ui.State) {
			u := c.Px(1)
			text := ui.Hex(0x33200c)
			if b.Off {
				c.Gradient(r, 9*u, ui.Hex(0x5b4a38), ui.Hex(0x3d3026))
				c.Stroke(r, 9*u, 1.4*u, ui.Hex(0x8a7250).Alpha(0.6))
				text = ui.Hex(0xcbb692)
			} else {
				Brass(c, r, st)
				c.Gradient(r.Inset(2*u), 6*u, ui.Hex(0xffd98a), ui.Hex(0xc07d24))
				c.Gradient(ui.Rect{X: r.X + 4*u, Y: r.Y + 3*u, W: r.W - 8*u, H: r.H * 0.42}, 6*u, ui.Hex(0xfff3cf).Alpha(0.65), ui.Hex(0xffe3a0).Alpha(0.05))
			}
			w := ui.Measure(b.Label, ui.Display, size)
			k := math.Min(icon*u, r.H*0.5)
			room := r.W - 20*u
			if w+k+10*u > room {
				k = 0
			}
			gap := 0.0
			if k > 0 {
				gap = 10 * u
			}
			w = math.Min(w, room-k-gap)
			x := r.X + (r.W-w-k-gap)/2
			if k > 0 {
				c.Icon(b.Icon, ui.Rect{X: x, Y: r.Y + (r.H-k)/2, W: k, H: k}, text)
			}
			c.Text(b.Label, ui.Rect{X: x + k + gap, Y: r.Y, W: w + 2, H: r.H}, ui.TextStyle{Face: ui.Display, Size: size, Colour: text})
		}})
}

// Stamp draws a stamp at the left of r and returns its width.
func Stamp(c *ui.Canvas, r ui.Rect, word string, legal bool) float64 {
	u := c.Px(1)
	col := Green
	if !legal {
		col = Red
	}
	size := c.Font(16)
	w := ui.Measure(word, ui.Display, size) + 18*u
	h := size * 1.9
	x, y := r.X+w/2, r.Y+r.H/2
	c.StrokeAt(x, y, w, h, -0.05, 5*u, 2.4*u, col.Alpha(0.9))
	c.StrokeAt(x, y, w-7*u, h-7*u, -0.05, 3*u, 1*u, col.Alpha(0.5))
	c.Text(word, ui.Rect{X: x - w/2, Y: y - h/2, W: w, H: h}, ui.TextStyle{Face: ui.Display, Size: size, Colour: col, Align: ui.Middle, Loose: true})
	return w
}

// Slat draws the slat on which a row of cards stands.
func Slat(c *ui.Canvas, r ui.Rect) {
	u := c.Px(1)
	c.Gradient(r, 1*u, ui.Hex(0xa9704a), ui.Hex(0x6b3f27))
	c.Fill(ui.Rect{X: r.X, Y: r.Y, W: r.W, H: 1.5 * u}, 0, ui.Hex(0xd9a678).Alpha(0.8))
	c.Fill(ui.Rect{X: r.X, Y: r.Bottom() - 2*u, W: r.W, H: 2 * u}, 0, ui.Hex(0x2c1710))
	c.Gradient(ui.Rect{X: r.X, Y: r.Bottom(), W: r.W, H: 7 * u}, 0, ui.Hex(0x000000).Alpha(0.5), ui.Hex(0x000000).Alpha(0))
}
