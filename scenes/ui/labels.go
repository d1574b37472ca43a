package ui

import (
	"math"

	"godeck/scenes/ui/sheets"
	"godeck/scenes/ui/typeset"

	"github.com/hajimehoshi/ebiten/v2"
)

// LabelBudget is how many bytes of texture the label cache may hold beyond the
// needs of the last pictures.
const LabelBudget = 4 << 20

// mostType is the size, in device pixels, above which type is drawn larger than it is
// kept: a great word in flight would be a texture as large as the window at every step.
const mostType = 120

// keepDraws is the number of pictures for which an unused label is kept at least.
const keepDraws = 3

type labelKey struct {
	s       string
	face    Face
	size    float32 // whole device pixels
	tabular bool
	glow    bool
}

type label struct {
	on    *sheets.Picture
	pad   float64
	scale float64 // scale for drawing; glows are stored at a quarter
}

// book keeps labels.
type book struct {
	m      map[labelKey]*label
	sheets sheets.Set
	once   bool // they are drawn at once, onto pictures that stay, and may go again
}

var (
	labels = [2]*book{{m: map[labelKey]*label{}}, {m: map[labelKey]*label{}, once: true}}
	draws  int64 // pictures drawn so far
)

func clearLabels() {
	for _, b := range labels {
		b.m = map[labelKey]*label{}
		b.sheets.Drop()
	}
}

func (b *book) get(k labelKey) *label {
	l := b.m[k]
	if l == nil {
		paint := b.line
		if k.glow {
			paint = b.glow
		}
		if l = paint(k); l == nil {
			return nil
		}
		b.m[k] = l
	}
	l.on.Used = draws
	return l
}

// place returns a label with an empty picture.
func (b *book) place(k labelKey, w, h int, pad, scale float64) *label {
	since := draws - keepDraws + 1
	if b.once {
		since = draws + 1
	}
	return &label{on: b.sheets.Place(w, h, LabelBudget, since, func() { delete(b.m, k) }), pad: pad, scale: scale}
}

// nextPicture is called after each picture.
func nextPicture() {
	draws++
	labels[0].sheets.Tidy(LabelBudget, draws-keepDraws+1)
}

func (b *book) line(k labelKey) *label {
	f := typeset.Of(k.face)
	if !f.Ready() || k.s == "" {
		return nil
	}
	size := float64(k.size)
	pad := math.Ceil(size*0.15) + 1
	iw, ih := int(math.Ceil(f.Width(k.s, size, k.tabular)+2*pad)), int(math.Ceil((f.Ascent+f.Descent)*size+2*pad))
	l := b.place(k, iw, ih, pad, 1)
	l.on.Image.WritePixels(f.Rasterise(iw, ih, pad, pad+math.Floor(f.Ascent*size), size, k.s, k.tabular))
	return l
}

// glow makes the label's soft halo, at a quarter of the size, blurred by adding shifted copies.
func (b *book) glow(k labelKey) *label {
	base := k
	base.glow = false
	src := b.get(base)
	if src == nil {
		return nil
	}
	sb := src.on.Image.Bounds()
	const q = 4.0
	m := math.Ceil(float64(k.size) * 0.5 / q)
	w, h := int(math.Ceil(float64(sb.Dx())/q)+2*m), int(math.Ceil(float64(sb.Dy())/q)+2*m)
	from, to := ebiten.NewImage(w, h), ebiten.NewImage(w, h)
	op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	op.GeoM.Scale(1/q, 1/q)
	op.GeoM.Translate(m, m)
	from.DrawImage(src.on.Image, op)
	r := float64(k.size) * 0.055
	for pass := 0; pass < 3; pass++ {
		to.Clear()
		for _, d := range [...][2]float64{{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {-.7, -.7}, {.7, -.7}, {-.7, .7}, {.7, .7}} {
			o := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear, Blend: ebiten.BlendLighter}
			o.GeoM.Translate(d[0]*r, d[1]*r)
			o.ColorScale.ScaleAlpha(0.16)
			to.DrawImage(from, o)
		}
		from, to = to, from
	}
	l := b.place(k, w, h, src.pad+m*q, q)
	op.GeoM.Reset()
	op.GeoM.Translate(float64(l.on.Image.Bounds().Min.X), float64(l.on.Image.Bounds().Min.Y))
	l.on.Image.DrawImage(from, op)
	from.Deallocate()
	to.Deallocate()
	return l
}

// DrawLine draws a line of plain text without a scene, with its left edge at x
// and its line box centred on cy.
func DrawLine(dst *ebiten.Image, s string, size, x, cy float64, col Colour) {
	c := pen{dst: dst}
	c.drawLine(s, Regular, size, x, cy, col, false, false)
}

// lineOp is reused: drawing is single-threaded, and frames must not allocate.
var lineOp ebiten.DrawImageOptions

// drawLine draws a line with its left edge at x and its line box centred on cy.
func (c *pen) drawLine(s string, face Face, size, x, cy float64, col Colour, tabular, glow bool) {
	if c.dst == nil || s == "" {
		return
	}
	face = typeset.FaceFor(face, s)
	size = typeset.WholeSize(size)
	kept := math.Min(size, mostType)
	b := labels[0]
	if c.ops == nil {
		b = labels[1]
	}
	l, k := b.get(labelKey{s: s, face: face, size: float32(kept), tabular: tabular, glow: glow}), size/kept
	if l == nil {
		return
	}
	f, op := typeset.Of(face), &lineOp
	*op = ebiten.DrawImageOptions{}
	y := cy - (f.Ascent+f.Descent)*size/2
	if glow || k > 1 {
		op.Filter = ebiten.FilterLinear
		op.GeoM.Scale(l.scale*k, l.scale*k)
		op.GeoM.Translate(x-l.pad*k, y-l.pad*k)
	} else {
		op.GeoM.Translate(math.Round(x-l.pad), math.Round(y-l.pad))
	}
	op.ColorScale.Scale(col.R, col.G, col.B, 1)
	op.ColorScale.ScaleAlpha(col.A)
	if glow { // additive light, see setColour
		op.ColorScale.SetA(0)
	}
	c.image(l.on.Image, op, true)
}
