// Package chorus draws effects of ZUTOMAYO CARD that are told together: where a
// single one is held up, each has a strip with its card, what it says and what it
// came to.
package chorus

import (
	"math"

	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Strip is one effect.
type Strip struct {
	Face  *cards.CardFace
	Text  string  // what the card says
	Short string  // in fewer words, where Text would be cut; may be empty
	Sum   string  // what came of it
	Vain  bool    // nothing did: it says why
	In    float64 // the strip comes, from 0 to 1
	Paid  float64 // and what came of it
	lines *ui.Para
	whole bool    // lines have the name, too: there is no line for it alone
	w, h  float64 // for which lines are laid out
}

// Sheet is what is told together. Strips are there from the beginning; their
// progress says what of them is seen.
type Sheet struct {
	Head   string // whose effects they are
	Strips []*Strip
	In     float64
	Still  bool // reduced motion: nothing slides
}

// Measures of strips, in units.
const (
	head  = 22.0
	least = 36.0 // of a strip's height
	most  = 62.0
	gap   = 5.0
)

// Rows returns where the head and the strips are that have come, the last ones if
// not all have room, and the first of them.
func (s *Sheet) Rows(place ui.Rect, u float64) (top ui.Rect, rows []ui.Rect, first int) {
	n := 0
	for _, t := range s.Strips {
		if t.In > 0 {
			n++
		}
	}
	top, rest := place.CutTop(math.Min(head*u, 0.2*place.H), 2*u)
	room := max(1, int((rest.H+gap*u)/((least+gap)*u)))
	shown := min(len(s.Strips), room) // so that none moves when the next one comes
	h := math.Min(most*u, (rest.H-gap*u*float64(shown-1))/float64(shown))
	first = max(0, n-room)
	for i := range n - first {
		rows = append(rows, ui.Rect{X: rest.X, Y: rest.Y + float64(i)*(h+gap*u), W: rest.W, H: h})
	}
	return top, rows, first
}

// Draw draws the sheet, on a plate if there are words behind it; b paints cards.
func (s *Sheet) Draw(c *ui.Canvas, b *board.Base, place ui.Rect, plate bool) {
	if s == nil || s.In < 0.01 {
		return
	}
	u, a := c.Px(1), ui.Clamp01(s.In)
	top, rows, first := s.Rows(place, u)
	if len(rows) == 0 {
		return
	}
	if plate {
		c.Fill(place, 12*u, c.Theme.Dark().Alpha(0.9*a))
	}
	size := math.Max(12*c.Env.Scale, math.Min(c.Font(15), top.H*0.8))
	w := math.Min(top.W, ui.Measure(s.Head, ui.Bold, size)+size)
	c.Fill(ui.Rect{X: top.X, Y: top.Y, W: w, H: top.H}, top.H/2, c.Theme.Dark().Alpha(0.86*a))
	c.Text(cards.Clip(s.Head, w-size, size), ui.Rect{X: top.X + size/2, Y: top.Y, W: w - size/2, H: top.H}, ui.TextStyle{Face: ui.Bold, Size: size, Colour: c.Theme.Accent2.Alpha(a), Loose: true})
	for i, r := range rows {
		t := s.Strips[first+i]
		in := a * ui.EaseOut(ui.Clamp01(t.In))
		if !s.Still {
			r = r.Move((1-ui.EaseOut(ui.Clamp01(t.In)))*math.Min(40*u, c.Env.W-r.Right()), 0)
		}
		t.Draw(c, b, r, in)
	}
}

// Draw draws a strip, by itself or on a sheet.
func (t *Strip) Draw(c *ui.Canvas, b *board.Base, r ui.Rect, a float64) {
	u := c.Px(1)
	top, low := c.Theme.Solid()
	edge, ink := t.Face.Frame, c.Theme.Text
	if t.Vain {
		edge, ink = edge.Mix(ui.Hex(0x7a76a0), 0.7), c.Theme.TextSoft
	}
	round := math.Min(10*u, r.H*0.2)
	c.Shadow(r.Move(0, 3*u), round, 14*u, c.Theme.Shadow.Alpha(0.8*a))
	c.Gradient(r, round, top.Alpha(0.96*a), low.Alpha(0.96*a))
	c.Stroke(r, round, 1.5*u, edge.Alpha(a))
	in := r.Inset(math.Min(4*u, r.H*0.08))
	card, in := in.CutLeft(in.H/cards.Aspect, 8*u)
	pale := 1.0
	if t.Vain {
		pale = 0.55
	}
	b.DrawCard(c, t.Face, card, a*pale)
	small := 12 * c.Env.Scale
	if t.Sum != "" {
		size := math.Max(small, math.Min(c.Font(26), r.H*0.56))
		wide := ui.Measure(t.Sum, ui.Bold, size)
		if room := in.W * 0.42; wide > room {
			size = math.Max(small, size*room/wide)
			wide = ui.Measure(t.Sum, ui.Bold, size)
		}
		var sum ui.Rect
		sum, in = in.CutRight(wide+10*u, 6*u)
		grown := size
		if t.Paid < 1 {
			grown *= 1 + 0.35*(1-ui.EaseOut(t.Paid))
		}
		c.Text(t.Sum, sum, ui.TextStyle{Face: ui.Bold, Size: grown, Align: ui.Middle, Tabular: true, Colour: c.Theme.Good.Alpha(a * ui.Clamp01(2*t.Paid)), Loose: true})
	}
	size := math.Max(small, math.Min(c.Font(16), r.H*0.34))
	name, body := in.CutTop(size*1.3, 0)
	if body.H < small*1.15 { // the name alone
		name, body = in, ui.Rect{}
	}
	hue := t.Face.Frame.Lighten(0.5)
	if t.Text != "" && (t.lines == nil || t.w != in.W || t.h != in.H) {
		t.w, t.h = in.W, in.H
		t.lay(func(h float64, runs ...ui.Run) *ui.Para {
			return ui.LayoutFit(runs, math.Max(small, c.Font(14)), small, 1.15, in.W, h)
		}, body.H, in.H, hue)
	}
	if t.whole {
		body = in
	} else {
		c.Text(cards.Clip(t.Face.Title, name.W, size), name, ui.TextStyle{Face: ui.Bold, Size: size, Colour: hue.Alpha(a * (0.5 + pale/2)), Loose: true})
	}
	if body.Empty() || t.Text == "" {
		return
	}
	c.Para(t.lines, body, ui.TextStyle{Size: t.lines.Size, Top: true, Colour: ink.Alpha(a), Loose: true})
}

// lay lays out what the card says below its name, or where that would be cut in one
// with it; low and all are the heights below the name and with it.
func (t *Strip) lay(fit func(h float64, runs ...ui.Run) *ui.Para, low, all float64, hue ui.Colour) {
	t.whole = false
	if t.lines = fit(low, ui.Run{Text: t.Text}); low > 0 && t.lines.Fits {
		return
	}
	if p := fit(all, ui.Run{Text: t.Face.Title + " ", Face: ui.Bold, Colour: hue}, ui.Run{Text: t.Text}); p.Fits {
		t.lines, t.whole = p, true
		return
	}
	if p := fit(low, ui.Run{Text: t.Short}); low > 0 && t.Short != "" && p.Fits {
		t.lines = p
		return
	}
	t.lines = cards.Brief(t.Text, func(text string) *ui.Para { return fit(low, ui.Run{Text: text}) })
}
