package board

import (
	"cmp"
	"math"

	"godeck/scenes/ui"
)

// Banner is what lies across the table for a while, in one or two lines: a
// phase, a result. The next one takes its place.
type Banner struct {
	In *ui.Rect // its place; nil or empty: across the window

	text, sub string
	col       ui.Colour
	p         float64
}

// Hang shows words at the beginning of their time.
func (b *Banner) Hang(text, sub string, col ui.Colour) {
	b.text, b.sub, b.col, b.p = text, sub, col, 0
}

// At sets how much of its time has passed.
func (b *Banner) At(p float64) { b.p = p }

// Drop takes the banner away.
func (b *Banner) Drop() { b.Hang("", "", ui.Colour{}) }

// Text returns the words that hang there; "" if none do.
func (b *Banner) Text() string { return b.text }

// Callout returns the tween that shows a banner across the table: a phase, a result.
func (t *Base) Callout(text, sub string, col ui.Colour, ticks int) ui.Tween {
	b := &t.Across
	return ui.Tween{Ticks: cmp.Or(ticks, 58), Ease: ui.Linear,
		Start: func() { b.Hang(text, sub, col) }, Do: b.At, End: b.Drop}
}

// Banner returns the text of the present banner, for pictures and tests.
func (t *Base) Banner() string { return t.Across.Text() }

func (b *Banner) draw(c *ui.Canvas) {
	if b.text == "" {
		return
	}
	u := c.Px(1)
	in := ui.EaseOut(ui.Clamp01(b.p * 6))
	out := ui.Clamp01((1 - b.p) * 6)
	a := in * out
	h := 92 * u
	if b.sub != "" {
		h = 124 * u
	}
	if c.Env.Compact() {
		h *= 0.6
	}
	at := ui.Rect{W: c.Env.W, H: c.Env.H * 0.88}
	if b.In != nil && !b.In.Empty() { // over the table, not over the log beside it
		at = *b.In
	}
	r := ui.Rect{X: at.X, Y: at.Y + (at.H-h)/2, W: at.W, H: h}
	c.Note(ui.Item{Kind: ui.ItemCover, Owner: "banner", Rect: r, Text: b.text})
	mid := c.Theme.Dark()
	half := ui.Rect{X: r.X, Y: r.Y, W: r.W / 2, H: h}
	edge := map[bool]float64{true: 0.6 * a}[r.W >= 0.6*c.Env.W] // 0: it does not reach from side to side
	c.Gradient4(half, 0, [4]ui.Colour{mid.Alpha(edge), mid.Alpha(0.95 * a), mid.Alpha(edge), mid.Alpha(0.95 * a)})
	c.Gradient4(half.Move(half.W, 0), 0, [4]ui.Colour{mid.Alpha(0.95 * a), mid.Alpha(edge), mid.Alpha(0.95 * a), mid.Alpha(edge)})
	lw := r.W * 0.8 * in
	for _, ly := range []float64{r.Y, r.Bottom()} {
		line := ui.Rect{X: r.X + (r.W-lw)/2, Y: ly - u, W: lw, H: 2 * u}
		c.Glow(line, u, 9*u, b.col.Alpha(0.5*a))
		c.Fill(line, u, b.col.Alpha(a))
	}
	tr := r.InsetXY(16*u, 0).Move((1-in)*-40*u, 0)
	size := math.Min(c.Px(46), h*0.5)
	if b.sub != "" {
		var sr ui.Rect
		sr, tr = tr.CutBottom(h*0.36, 0)
		c.Text(b.sub, sr, ui.TextStyle{Size: math.Max(c.Env.Scale*12, math.Min(c.Font(17), h*0.2)), Colour: c.Theme.Text.Alpha(a), Align: ui.Middle, Wrap: true, LineHeight: 1.15, Loose: true})
	}
	if w := ui.Measure(b.text, ui.Display, size); w > tr.W {
		size *= tr.W / w
	}
	c.Text(b.text, tr, ui.TextStyle{Face: ui.Display, Size: size, Colour: ui.Hex(0xffffff).Alpha(a), Glow: b.col.Alpha(0.8 * a), Align: ui.Middle, Loose: true})
}
