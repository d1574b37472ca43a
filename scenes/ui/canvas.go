package ui

import (
	"cmp"
	"math"

	"godeck/scenes/ui/icon"
	"godeck/scenes/ui/ink"
	"godeck/scenes/ui/kage"
	"godeck/scenes/ui/shape"
	"godeck/scenes/ui/typeset"

	"github.com/hajimehoshi/ebiten/v2"
)

// Align places text in its box.
type Align uint8

// Alignments, horizontal or vertical. By default text starts at the left and is vertically centred.
const (
	Start Align = iota
	Middle
	End
)

// at returns the start of something of width w in a box.
func (a Align) at(r Rect, w float64) float64 {
	switch a {
	case Middle:
		return r.X + (r.W-w)/2
	case End:
		return r.Right() - w
	}
	return r.X
}

// TextStyle is the appearance of text in its box. Size is in device pixels,
// including the text scale (Env.TextUnit).
type TextStyle struct {
	Face       Face
	Size       float64
	Colour     Colour
	Align      Align   // horizontally
	Top        bool    // at the top of the box, not centred
	Wrap       bool    // several lines; otherwise one line
	LineHeight float64 // as a multiple of Size; 0: 1.4
	Tabular    bool    // digits of equal width (single lines)
	Glow       Colour  // halo; zero for none
	Floor      float64 // minimum size when shrinking; 0: 12 CSS px
	Loose      bool    // may extend beyond its box: a callout, a number on a card's corner
	Shadow     bool    // dark halo, for text on pictures
}

// Canvas is what a scene draws on. Without an image it only records the
// display list, so layouts are tested without a GPU.
type Canvas struct {
	pen
	Env   *Env
	Theme *Theme
	List  *DisplayList // records when not nil

	id string
}

// NewCanvas returns a canvas on an image; with dst nil it only records.
func NewCanvas(env *Env, theme *Theme, dst *ebiten.Image, list *DisplayList) *Canvas {
	r := Rect{X: 0, Y: 0, W: env.W, H: env.H}
	return &Canvas{Env: env, Theme: theme, List: list, pen: pen{dst: dst, full: dst, clip: r, window: r}}
}

// Px converts v design units to device pixels.
func (c *Canvas) Px(v float64) float64 { return v * c.Env.Unit() }

// Font returns a font size of v design units at the player's text scale.
func (c *Canvas) Font(v float64) float64 { return v * c.Env.TextUnit() }

// Clip limits drawing to a rectangle until Unclip is called.
func (c *Canvas) Clip(r Rect) {
	c.clip = c.clip.Intersect(r)
	if c.full != nil && c.ops == nil {
		c.dst = c.full.SubImage(c.clip.Pixels()).(*ebiten.Image)
	}
}

// Unclip ends Clip.
func (c *Canvas) Unclip() {
	c.clip = c.window
	c.dst = c.full
}

// Blank reports whether the canvas only records.
func (c *Canvas) Blank() bool { return c.dst == nil }

// begin says which element draws from now on.
func (c *Canvas) begin(id string) {
	if c.id = id; c.ops != nil {
		c.ops.Section(id)
	}
}

func (c *Canvas) record(it Item) {
	if c.List == nil {
		return
	}
	it.Owner = c.id
	it.Clip = c.clip
	c.List.add(it)
}

// Fill draws a rounded rectangle in one colour.
func (c *Canvas) Fill(r Rect, radius float64, col Colour) { c.Gradient(r, radius, col, col) }

// Gradient draws a rounded rectangle with a vertical gradient.
func (c *Canvas) Gradient(r Rect, radius float64, top, bottom Colour) {
	c.Gradient4(r, radius, shape.Shade(top, bottom))
}

// Gradient4 draws a rounded rectangle with a colour at each corner: top-left, top-right, bottom-left, bottom-right.
func (c *Canvas) Gradient4(r Rect, radius float64, cols [4]Colour) {
	c.box(r.X+r.W/2, r.Y+r.H/2, r.W/2, r.H/2, 0, radius, fillMode, cols, &shapeOp)
}

// Stroke draws the outline of a rounded rectangle, inside its edge.
func (c *Canvas) Stroke(r Rect, radius, width float64, col Colour) {
	c.StrokeGradient(r, radius, width, col, col)
}

// StrokeGradient is Stroke with a vertical gradient.
func (c *Canvas) StrokeGradient(r Rect, radius, width float64, top, bottom Colour) {
	c.box(r.X+r.W/2, r.Y+r.H/2, r.W/2, r.H/2, 0, radius, math.Max(width, 0.6), shape.Shade(top, bottom), &shapeOp)
}

// Shadow draws a soft dark shape blurred by soft pixels.
func (c *Canvas) Shadow(r Rect, radius, soft float64, col Colour) {
	c.ShadowAt(r.X+r.W/2, r.Y+r.H/2, r.W, r.H, 0, radius, soft, col)
}

// Glow draws additive light around a shape.
func (c *Canvas) Glow(r Rect, radius, soft float64, col Colour) {
	c.GlowAt(r.X+r.W/2, r.Y+r.H/2, r.W, r.H, 0, radius, soft, col)
}

// BoxAt draws a rounded box rotated about its centre; angle in radians.
func (c *Canvas) BoxAt(cx, cy, w, h, angle, radius float64, top, bottom Colour) {
	c.box(cx, cy, w/2, h/2, angle, radius, fillMode, shape.Shade(top, bottom), &shapeOp)
}

// GlowAt is Glow for a rotated box.
func (c *Canvas) GlowAt(cx, cy, w, h, angle, radius, soft float64, col Colour) {
	c.box(cx, cy, w/2, h/2, angle, radius+soft/2, -math.Max(1, math.Min(soft, 900)), shape.Shade(col, col), &glowOp)
}

// ShadowAt is Shadow for a rotated box.
func (c *Canvas) ShadowAt(cx, cy, w, h, angle, radius, soft float64, col Colour) {
	c.box(cx, cy, w/2, h/2, angle, radius+soft/2, -math.Max(1, math.Min(soft, 900)), shape.Shade(col, col), &shapeOp)
}

// StrokeAt is Stroke for a rotated box.
func (c *Canvas) StrokeAt(cx, cy, w, h, angle, radius, width float64, col Colour) {
	c.box(cx, cy, w/2, h/2, angle, radius, math.Max(width, 0.6), shape.Shade(col, col), &shapeOp)
}

// SheenAt draws a band of light that crosses a rotated box as at goes from 0 to 1.
func (c *Canvas) SheenAt(cx, cy, w, h, angle, radius, at float64, col Colour) {
	if c.dst == nil || w <= 0 || h <= 0 {
		return
	}
	sin, cos := math.Sincos(angle)
	quadV.Set(cx, cy, w/2, h/2, sin, cos, [4]float64{w / 2, h / 2, math.Min(radius, math.Min(w, h)/2), at})
	for i := range quadV {
		shape.SetColour(&quadV[i], col, true)
	}
	c.drawQuad(around(cx, cy, math.Hypot(w, h)/2), shape.Compiled(&sheens, kage.Sheen), &shapeOp, nil)
}

// Disc draws a filled circle.
func (c *Canvas) Disc(cx, cy, r float64, col Colour) {
	c.BoxAt(cx, cy, 2*r, 2*r, 0, r, col, col)
}

// Ring draws a circle's outline.
func (c *Canvas) Ring(cx, cy, r, width float64, col Colour) {
	c.Arc(cx, cy, r, width, 0, 2*math.Pi, col)
}

// Arc draws part of a circle's outline; angles in radians, clockwise from the right.
func (c *Canvas) Arc(cx, cy, r, width, from, sweep float64, col Colour) {
	if sweep < 0 {
		from, sweep = from+sweep, -sweep
	}
	c.ring(cx, cy, r, width, from, sweep, col)
}

// Light draws an additive soft spot: a lamp, a moon's halo, a spark.
func (c *Canvas) Light(cx, cy, r float64, col Colour) {
	if r > largeLight && draws > 8 { // the first pictures wait for one shader only
		c.light(cx, cy, r, col)
		return
	}
	c.box(cx, cy, 1, 1, 0, 1, -math.Max(1, r), shape.Shade(col, col), &glowOp)
	c.box(cx, cy, r*0.35, r*0.35, 0, r*0.35, -math.Max(1, r*0.6), shape.Shade(col, col), &glowOp)
}

// Line draws a line with round ends.
func (c *Canvas) Line(x1, y1, x2, y2, width float64, col Colour) {
	dx, dy := x2-x1, y2-y1
	l := math.Hypot(dx, dy)
	c.box((x1+x2)/2, (y1+y2)/2, l/2+width/2, width/2, math.Atan2(dy, dx), width/2, fillMode, shape.Shade(col, col), &shapeOp)
}

// Panel draws a glass panel: shadow, body, edge.
func (c *Canvas) Panel(r Rect, radius float64) {
	u := c.Env.Unit()
	c.Shadow(r.Move(0, 4*u), radius, 18*u, c.Theme.Shadow)
	c.Gradient(r, radius, c.Theme.Panel, c.Theme.PanelLow)
	c.StrokeGradient(r, radius, 1.2*u, c.Theme.Edge.Lighten(0.3), c.Theme.Edge)
}

// Icon draws a line icon in a box.
func (c *Canvas) Icon(ic Icon, r Rect, col Colour) {
	if ic == IconNone || ic >= icon.Count {
		return
	}
	r = r.Fit(1)
	if c.dst == nil {
		c.Note(Item{Kind: ItemIcon, Rect: r, Text: ic.String()})
		return
	}
	k := r.W / 24
	w := math.Max(1.7*k, 1.1)
	for _, s := range ic.Strokes() {
		x, y := r.X+float64(s.A)*k, r.Y+float64(s.B)*k
		switch s.Kind {
		case 'l':
			c.Line(x, y, r.X+float64(s.C)*k, r.Y+float64(s.D)*k, w, col)
		case 'o':
			c.Ring(x, y, float64(s.C)*k, w, col)
		case 'd':
			c.Disc(x, y, float64(s.C)*k, col)
		case 'a':
			c.Arc(x, y, float64(s.C)*k, w, float64(s.D)*math.Pi/180, float64(s.E)*math.Pi/180, col)
		case 'r':
			c.Stroke(Rect{X: x - w/2, Y: y - w/2, W: float64(s.C)*k + w, H: float64(s.D)*k + w}, float64(s.E)*k, w, col)
		}
	}
}

// Draw draws an image into a box.
func (c *Canvas) Draw(img *ebiten.Image, r Rect, alpha float64) {
	if c.dst == nil || img == nil {
		return
	}
	b := img.Bounds()
	op := &lineOp
	*op = ebiten.DrawImageOptions{}
	op.GeoM.Scale(r.W/float64(b.Dx()), r.H/float64(b.Dy()))
	op.GeoM.Translate(r.X, r.Y)
	op.ColorScale.ScaleAlpha(float32(alpha))
	if r.W != float64(b.Dx()) || r.H != float64(b.Dy()) || r.X != math.Trunc(r.X) || r.Y != math.Trunc(r.Y) {
		op.Filter = ebiten.FilterLinear // at this scale there is nothing to smooth, and the linear filter would need another shader
	}
	c.DrawImage(img, op)
}

// floor returns the minimum size when shrinking, at a scale of the window.
func (st *TextStyle) floor(scale float64) float64 {
	if st.Floor > 0 {
		return st.Floor
	}
	return 12 * scale
}

// Text draws text in a box, shrunk to fit down to 12 CSS pixels. What still
// does not fit is recorded as a fault and cut off with an ellipsis. It returns
// the rectangle of the words.
func (c *Canvas) Text(s string, r Rect, st TextStyle) Rect {
	if s == "" {
		return Rect{X: r.X, Y: r.Y, W: 0, H: 0}
	}
	st.Colour = cmp.Or(st.Colour, c.Theme.Text)
	if st.Wrap {
		p := fit(s, &st, r, st.floor(c.Env.Scale))
		return c.Para(p, r, st)
	}
	size := typeset.WholeSize(st.Size)
	width := func(s string) float64 { return typeset.Width(s, st.Face, size, st.Tabular) }
	w := width(s)
	fits := true
	if w > r.W && !st.Loose {
		size = math.Max(math.Min(st.floor(c.Env.Scale), size), size*r.W/w)
		size = math.Max(math.Floor(size), math.Round(math.Min(st.floor(c.Env.Scale), size)))
		if w = width(s); w > r.W+1 {
			fits = false
			rs := []rune(s)
			for len(rs) > 1 && width(string(rs)+"…") > r.W {
				rs = rs[:len(rs)-1]
			}
			c.record(Item{Kind: ItemText, Text: s, Rect: Rect{X: r.X, Y: r.Y + r.H/2 - size/2, W: w, H: size}, Box: r, Size: size, Fits: false})
			s = string(rs) + "…"
			w = width(s)
		}
	}
	x := st.Align.at(r, w)
	cy := r.Y + r.H/2
	if st.Top {
		cy = r.Y + size*0.7
	}
	out := Rect{X: x, Y: cy - size/2, W: w, H: size}
	if fits {
		c.record(Item{Kind: ItemText, Text: s, Rect: out, Box: r, Size: size, Fits: st.Loose || out.H <= r.H+1, Loose: st.Loose, Tabular: st.Tabular})
	}
	c.line(s, &st, size, x, cy, st.Colour)
	return out
}

func (c *Canvas) line(s string, st *TextStyle, size, x, cy float64, col Colour) {
	if c.dst == nil {
		return
	}
	if st.Glow.A > 0 {
		c.drawLine(s, st.Face, size, x, cy, st.Glow, st.Tabular, true)
	}
	if st.Shadow { // over the halo, which would make it light
		c.shadowLine(s, st, size, x, cy)
	}
	if ink.Draws == nil || inked(c, s, st, size, x, cy, col) {
		c.drawLine(s, st.Face, size, x, cy, col, st.Tabular, false)
	}
}

// inked tells of a piece of text, and returns whether it is drawn.
func inked(c *Canvas, s string, st *TextStyle, size, x, cy float64, col Colour) bool {
	f := typeset.Of(st.Face)
	h := (f.Ascent + f.Descent) * size
	return ink.Draws(ink.Line{Owner: c.id, Text: s, Box: [4]float64{x, cy - h/2, typeset.Width(s, st.Face, size, st.Tabular), h}, Clip: [4]float64{c.clip.X, c.clip.Y, c.clip.W, c.clip.H},
		Size: size, Bold: st.Face != Regular, Colour: [4]float32{col.R, col.G, col.B, col.A}, Kept: c.ops == nil})
}

func (c *Canvas) shadowLine(s string, st *TextStyle, size, x, cy float64) {
	d := math.Max(1, size/18)
	dark := Colour{R: 0.02, G: 0.01, B: 0.08, A: 0.8 * st.Colour.A}
	for _, o := range [...][2]float64{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}, {0, 1.8}} { // together they are all around
		c.drawLine(s, st.Face, size, x+o[0]*d, cy+o[1]*d, dark, st.Tabular, false)
	}
}

// Para draws a laid-out paragraph in a box.
func (c *Canvas) Para(p *Para, r Rect, st TextStyle) Rect {
	st.Colour = cmp.Or(st.Colour, c.Theme.Text)
	y := r.Y
	if !st.Top {
		y = r.Y + (r.H-p.H)/2
	}
	out := Rect{X: st.Align.at(r, p.W), Y: y, W: p.W, H: p.H}
	if c.List != nil {
		c.record(Item{Kind: ItemText, Text: p.Text(), Rect: out, Box: r, Size: p.Size, Fits: st.Loose || p.Fits, Loose: st.Loose})
	}
	if c.dst == nil {
		return out
	}
	for i := range p.Rows {
		l := &p.Rows[i]
		x := st.Align.at(r, l.W)
		cy := y + (float64(i)+0.5)*p.LineHeight
		if cy+p.LineHeight < c.clip.Y || cy-p.LineHeight > c.clip.Bottom() {
			continue
		}
		for j := range l.Pieces {
			pc := &l.Pieces[j]
			col := pc.Colour
			if col == (Colour{}) {
				col = st.Colour
			} else {
				col.A *= st.Colour.A
			}
			if pc.Icon != IconNone {
				c.Icon(pc.Icon, Rect{X: x + pc.X + p.Size*0.05, Y: cy - p.Size*0.54, W: p.Size * 1.05, H: p.Size * 1.05}, col)
				continue
			}
			ls := st
			ls.Face = pc.Face
			c.line(pc.Text, &ls, p.Size, x+pc.X, cy, col)
		}
	}
	return out
}
