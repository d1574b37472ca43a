// Package felt paints what lies flat on the mat: terrains, which are patches of
// felt sewn on it, and the columns, which are lanes of chalk. All lengths are
// pixels of the window.
package felt

import (
	"math"

	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
	"godeck/scenes/ui/geom"
)

// Patch is a terrain on the mat. It is wider than the card that stands on it.
type Patch struct {
	R     ui.Rect // the whole patch
	Words ui.Rect // where its words may be
	Name  string
	Does  string // its effect in few words
	Col   ui.Colour
	Bare  bool // nothing stands on it: it says what it is
	Named bool // a label on the card says what it is
	Used  bool // turned sideways
	Edge  ui.Colour
	Lit   bool // Edge is to be drawn
}

// At returns the place of the patch for the card of a slot: aside is how far it
// may stick out at its left and right, below how far under the card.
func At(card ui.Rect, aside, below float64) ui.Rect {
	return ui.Rect{X: card.X - aside, Y: card.Y - 0.03*card.H, W: card.W + 2*aside, H: 1.03*card.H + below}
}

// Draw draws the patch: felt with a running stitch along its edge, and a tag
// with the sign of terrains.
func (p Patch) Draw(c *ui.Canvas) {
	r, u := p.R, c.Px(1)
	if p.Bare { // nothing has to look out above: low and wide, as nobody stands
		r.Y, r.H = r.Y+0.2*r.H, 0.8*r.H
		p.R = r
	}
	in := 0.07 * r.W // the far edge is shorter: it lies
	q := ui.Quad{{X: r.X + in, Y: r.Y}, {X: r.Right() - in, Y: r.Y}, {X: r.Right(), Y: r.Bottom()}, {X: r.X, Y: r.Bottom()}}
	col := p.Col.Mix(ui.Hex(0x6f8f5a), 0.35)
	if p.Used {
		col = col.Mix(ui.Hex(0x5c5650), 0.6)
	}
	if !c.Blank() {
		thick := math.Min(7*u, 0.05*r.H) // it is a slab of felt, not a stain
		low := q
		for i := range low {
			low[i].Y += thick
		}
		c.ShadowQuad(low, r.W, r.H, 22*u, 9*u, c.Theme.Shadow)
		c.FillQuad(low, r.W, r.H, 22*u, col.Darken(0.5), col.Darken(0.42))
		if p.Lit {
			c.GlowQuad(q, r.W, r.H, 22*u, 14*u, p.Edge.Alpha(0.5))
		}
		c.FillQuad(q, r.W, r.H, 22*u, col.Darken(0.12), col.Darken(0.02))
		for i := range 26 { // fibres
			a, b := chance(i*3), chance(i*3+1)
			at := q.At(0.06+0.88*a, 0.05+0.9*b)
			d := (2 + 3*chance(i*3+2)) * u
			s, k := math.Sincos(float64(i) * 2.4)
			c.Line(at.X, at.Y, at.X+d*k, at.Y+d*s*0.6, 1*u, col.Lighten(0.16).Alpha(0.6))
		}
		c.StrokeQuad(q, r.W, r.H, 22*u, 1.6*u, col.Lighten(0.28).Alpha(0.9)) // light on its edge
		hills(c, &q, r, col, u)
		if p.Lit {
			c.StrokeQuad(q, r.W, r.H, 22*u, 2.4*u, p.Edge)
		}
		p.stitches(c, &q, u)
	}
	p.label(c, &q, u)
}

// hills raises three folds along the edges of a patch, with light from the window on
// their far side.
func hills(c *ui.Canvas, q *ui.Quad, r ui.Rect, col ui.Colour, u float64) {
	for _, h := range [...][3]float64{{0.09, 0.5, 0.16}, {0.91, 0.34, 0.14}, {0.93, 0.72, 0.18}} {
		at := q.At(h[0], h[1])
		k := math.Min(h[2]*r.W, 26*u)
		c.GlowAt(at.X, at.Y+0.12*k, 0.6*k, 0.36*k, 0, 0.2*k, 0.4*k, col.Darken(0.35).Alpha(0.5))
		c.GlowAt(at.X-0.08*k, at.Y-0.08*k, 0.45*k, 0.26*k, 0, 0.15*k, 0.34*k, col.Lighten(0.35).Alpha(0.55))
	}
}

// stitches sews the patch on.
func (p *Patch) stitches(c *ui.Canvas, q *ui.Quad, u float64) {
	thread := ui.Hex(0xf3ead2).Alpha(0.9)
	e, f := 5*u/p.R.W, 5*u/p.R.H
	side := func(x0, y0, x1, y1, length float64) {
		n := math.Max(3, math.Round(length/(11*u)))
		for i := 0.0; i < n; i++ {
			a, b := (i+0.2)/n, (i+0.8)/n
			s, t := q.At(ui.Lerp(x0, x1, a), ui.Lerp(y0, y1, a)), q.At(ui.Lerp(x0, x1, b), ui.Lerp(y0, y1, b))
			c.Line(s.X, s.Y, t.X, t.Y, 1.7*u, thread)
		}
	}
	side(e, f, 1-e, f, p.R.W)
	side(1-e, f, 1-e, 1-f, p.R.H)
	side(1-e, 1-f, e, 1-f, p.R.W)
	side(e, 1-f, e, f, p.R.H)
}

// Pocket draws an empty place for a card of w by h that is seen as q: a pocket of
// denim, sewn on.
func Pocket(c *ui.Canvas, q ui.Quad, w, h float64) {
	if c.Blank() {
		return
	}
	u := c.Px(1)
	c.FillQuad(q, w, h, 7*u, ui.Hex(0x0c1a38).Alpha(0.3), ui.Hex(0x0c1a38).Alpha(0.12))
	c.StrokeQuad(q, w, h, 7*u, 1.2*u, ui.Hex(0x9db8e6).Alpha(0.35))
	p := Patch{R: ui.Rect{W: w, H: h}}
	p.stitches(c, &q, u)
}

// label writes what the patch is where nothing covers it, and has the sign of
// terrains on a tag at its left edge.
func (p *Patch) label(c *ui.Canvas, q *ui.Quad, u float64) {
	if p.Named {
		return
	}
	k := math.Min(17*u, 0.24*p.R.W)
	at := q.At(0, 0.3)
	tag := ui.Rect{X: at.X - 0.5*k, Y: at.Y, W: k, H: k}
	if !c.Blank() {
		c.Gradient(tag, 3*u, ui.Hex(0xfffdf2), ui.Hex(0xe9dfc4))
	}
	c.Icon(ui.IconPlace, tag.Inset(0.12*k), ui.Hex(0x3d2110))
	if !p.Bare {
		return
	}
	in := p.R.InsetXY(0.12*p.R.W, 9*u).Intersect(p.Words)
	ink := ui.Hex(0xfffdf2)
	least := 12 * c.Env.Scale
	name := ui.Run{Text: p.Name, Face: ui.Bold}
	para := fit(name, in, math.Max(least, c.Font(14)), least)
	if para == nil {
		if in.W > 60*u { // the tag alone says what it is; its words are read large
			c.Text(cards.Clip(p.Name, in.W-5*u, least), in, ui.TextStyle{Face: ui.Bold, Size: least, Align: ui.Middle, Colour: ink, Shadow: true})
		}
		return
	}
	_, low := in.CutTop(para.H, 4*u)
	does := fit(ui.Run{Text: p.Does}, low, math.Max(least, c.Font(12)), least)
	if p.Does == "" || does == nil {
		in.Y += (in.H - para.H) / 2
		c.Para(para, in, ui.TextStyle{Size: para.Size, Top: true, Align: ui.Middle, Colour: ink, Shadow: true})
		return
	}
	c.Para(para, in, ui.TextStyle{Size: para.Size, Top: true, Align: ui.Middle, Colour: ink, Shadow: true})
	c.Para(does, low, ui.TextStyle{Size: does.Size, Top: true, Align: ui.Middle, Colour: ink, Shadow: true})
}

// fit lays out words in a box, smaller if needed; nil if they do not fit.
func fit(run ui.Run, r ui.Rect, size, least float64) *ui.Para {
	if p := ui.LayoutFit([]ui.Run{run}, size, least, 1.15, r.W, r.H); p.Fits {
		return p
	}
	return nil
}

// Label is the name of a terrain that something stands on: a ribbon sewn on the mat.
type Label struct {
	R      ui.Rect // its first line
	Text   string
	Used   bool
	Up     bool // more lines than one grow upwards
	Right  bool // it ends at the right edge
	Middle bool // it is in the middle
	Struck bool // its words are struck out: it is used
	Most   int  // lines that there is room for
}

// Reach returns the part of the table on which the label may be drawn: it has
// several lines where one is too narrow for the name.
func (l Label) Reach() ui.Rect {
	r := l.R
	r.H *= float64(l.Most)
	if l.Up {
		r.Y = l.R.Bottom() - r.H
	}
	return r
}

// Fold returns the lines of the label, and how much of its room is for the sign,
// for which there may be none beside a long word; ok is false if the name is cut.
func (l Label) Fold(u, size float64) (p *ui.Para, sign float64, ok bool) {
	for most := 1; most <= l.Most; most++ {
		for _, sign = range [...]float64{15 * u, 0} {
			if p = ui.LayoutFit([]ui.Run{{Text: l.Text, Face: ui.Bold}}, size, size, 1.1, l.R.W-sign-5*u, size*1.15*float64(most)); p.Fits {
				return p, sign, true
			}
		}
	}
	return nil, 15 * u, false
}

// Place returns where the ribbon lies: it is no wider than its words.
func (l Label) Place(u, size float64) (r ui.Rect) {
	w, h := 0.0, l.R.H
	p, room, whole := l.Fold(u, size)
	if whole {
		w = p.W
		h += p.H - size*1.1
	} else {
		w = ui.Measure(cards.Clip(l.Text, l.R.W-21*u, size), ui.Bold, size)
	}
	r = ui.Rect{X: l.R.X, Y: l.R.Y, W: w + room + 6*u, H: h}
	if l.Up {
		r.Y -= h - l.R.H
	}
	switch {
	case l.Right:
		r.X = l.R.Right() - r.W
	case l.Middle:
		r.X += (l.R.W - r.W) / 2
	}
	return r
}

// Draw draws the label: a ribbon with a seam along its edges.
func (l Label) Draw(c *ui.Canvas) {
	u, size := c.Px(1), 12*c.Env.Scale
	p, room, whole := l.Fold(u, size)
	r := l.Place(u, size)
	paper, ink := ui.Hex(0xfff6d8), ui.Hex(0x2d4a1c)
	if l.Used {
		paper, ink = ui.Hex(0xcfc8bb), ui.Hex(0x4a433a)
	}
	if !c.Blank() {
		c.Shadow(r.Move(0, u), 2*u, 4*u, c.Theme.Shadow)
		c.Gradient(r, 1.5*u, paper, paper.Darken(0.08))
		for _, y := range [...]float64{r.Y + 1.4*u, r.Bottom() - 1.4*u} {
			dashed(c, ui.Point{X: r.X + 2*u, Y: y}, ui.Point{X: r.Right() - 2*u, Y: y}, 0.8*u, ui.Hex(0xb8862c).Alpha(0.8))
		}
	}
	words := r
	words.X, words.W = words.X+1.5*u, words.W-3*u
	if room > 0 {
		var sign ui.Rect
		sign, words = words.CutLeft(14*u, u)
		c.Icon(ui.IconPlace, sign.Middle(11*u, 11*u), ink)
	}
	if whole {
		words.Y += (words.H - p.H) / 2
		words.X += 1.5 * u
		c.Para(p, words, ui.TextStyle{Size: size, Top: true, Colour: ink, Loose: true})
		if l.Struck && !c.Blank() {
			for i := range p.Lines {
				y := words.Y + size*1.1*(float64(i)+0.52)
				c.Line(words.X-u, y+0.5*u, words.X+p.W/float64(1+i/2)+u, y-0.5*u, 1.6*u, ui.Hex(0xb03a2a))
			}
		}
		return
	}
	c.Text(cards.Clip(l.Text, l.R.W-21*u, size), words, ui.TextStyle{Face: ui.Bold, Size: size, Colour: ink, Loose: true})
}

// chance is a number from 0 to 1 that looks random and is always the same.
func chance(i int) float64 { return geom.Chance(float64(i), 4.1) }
