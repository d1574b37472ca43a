package plate

import (
	"math"
	"strconv"

	"godeck/scenes/magna/faces"
	"godeck/scenes/ui"
)

// Pip is a unit on a strip.
type Pip struct {
	Colour ui.Colour
	Up     bool
	Low    bool // it is Checked
}

// Strip is what stands on the strip of a base that is not shown large.
type Strip struct {
	Line               int
	Short, Name, Title string // its rank in few letters and in words, and what it is called
	Fallen             string // instead of places
	Up                 bool
	Places             int
	Units              []Pip
	Beside             float64 // the width of what is drawn beside its rank in a narrow one
}

// Marks says how a strip is lit.
type Marks struct {
	Up   bool // its base stands
	Lit  bool // the chosen card may go there
	Call bool // something there can be chosen
	Now  bool // its base is shown large
}

// Band draws the ground of a side's strip in r.
func Band(c *ui.Canvas, r ui.Rect, side int, m Marks) {
	u := c.Px(1)
	col, band := faces.Sides[side], faces.Ribbons[side]
	if !m.Up {
		col, band = ui.Hex(0x8a6a5c), ui.Hex(0x4a3f3a)
	}
	rad := 3 * u
	w, edge := 1.2*u, col.Alpha(0.5)
	switch {
	case m.Lit:
		c.Glow(r, rad, 12*u, c.Theme.Legal.Alpha(0.4))
		w, edge = 2*u, c.Theme.Legal
	case m.Call:
		c.Glow(r, rad, 10*u, c.Theme.Accent2.Alpha(0.3))
		w, edge = 1.8*u, c.Theme.Accent2
	case m.Now:
		w, edge = 2*u, faces.Parchment
	}
	dark := band.Mix(ui.Hex(0x0a0404), 0.5)
	c.Shadow(r.Move(0, 2*u), rad, 8*u, ui.Hex(0).Alpha(0.5))
	c.Gradient(r, rad, band.Mix(ui.Hex(0x200c08), 0.25).Alpha(0.96), dark.Alpha(0.97))
	c.Stroke(r, rad, w, edge)
}

// Draw draws the words of a strip in r, and its places.
func (b *Strip) Draw(c *ui.Canvas, r ui.Rect) {
	u := c.Px(1)
	least := 12 * c.Env.Scale
	size := math.Max(least, math.Min(c.Font(13), r.H*0.36))
	col := faces.Parchment
	if !b.Up {
		col = ui.Hex(0xb08a78)
	}
	top, low := r.InsetXY(5*u, 3*u).CutTop((r.H-6*u)/2, 0)
	if r.W > 90*u {
		t := b.Name // where its title has no room: part of it would say less
		if b.Title != "" && ui.Measure(b.Short+" "+b.Title, ui.Bold, size) <= top.W {
			t = b.Short + " " + b.Title
		}
		c.Text(t, top, ui.TextStyle{Face: ui.Bold, Size: size, Colour: col, Shadow: true, Loose: true})
	} else {
		top.W -= b.Beside
		c.Text(strconv.Itoa(b.Line), top, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Colour: col, Shadow: true})
	}
	if b.Fallen != "" {
		if r.W > 60*u {
			c.Text(b.Fallen, low, ui.TextStyle{Face: ui.Bold, Size: math.Max(least, size*0.92), Align: ui.Middle, Colour: col, Shadow: true})
		}
		return
	}
	n := max(b.Places, len(b.Units))
	d := math.Min(low.H*0.84, low.W/float64(n)*0.8)
	x := low.X + (low.W-d*1.25*float64(n))/2
	for i := range n {
		q := ui.Rect{X: x + float64(i)*d*1.25, Y: low.Y + (low.H-d)/2, W: d, H: d}
		if i >= len(b.Units) {
			c.Stroke(q, d*0.25, math.Max(1, u), faces.Parchment.Alpha(0.6))
			continue
		}
		t := b.Units[i]
		if t.Low {
			q = q.InsetXY(0, d*0.22)
		}
		c.Fill(q, d*0.25, t.Colour)
		if !t.Up {
			c.Stroke(q, d*0.25, math.Max(1, u), faces.Parchment)
		}
	}
}

// Pips draws how many units a group may hold, with those it holds filled.
func Pips(c *ui.Canvas, r ui.Rect, all, taken int) {
	w := r.H * 0.72
	x := r.X + (r.W-float64(all)*w-float64(all-1)*w*0.5)/2
	for i := range all {
		q := ui.Rect{X: x + float64(i)*w*1.5, Y: r.Y, W: w, H: r.H}
		col := ui.Hex(0x120805).Alpha(0.7)
		if i < taken {
			col = faces.Parchment
		}
		c.Fill(q, w*0.2, col)
		c.Stroke(q, w*0.2, math.Max(1, c.Px(1)), faces.Parchment.Alpha(0.7))
	}
}
