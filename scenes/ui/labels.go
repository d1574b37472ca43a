package ui

import (
	"container/list"
	"math"

	"godeck/scenes/ui/typeset"

	"github.com/hajimehoshi/ebiten/v2"
)

// LabelBudget is how many bytes of texture the label cache may hold beyond the
// needs of the last pictures.
const LabelBudget = 4 << 20

// mostType is the size, in device pixels, above which type is drawn larger than it is
// kept: a great word in flight would be a texture as large as the window at every step.
const mostType = 160

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
	key   labelKey
	img   *ebiten.Image
	pad   float64
	scale float64 // scale for drawing; glows are stored at a quarter
	bytes int
	used  int64
}

var labels = struct {
	m     map[labelKey]*list.Element
	order *list.List
	bytes int
	draws int64 // pictures drawn so far
}{m: map[labelKey]*list.Element{}, order: list.New()}

func clearLabels() {
	for e := labels.order.Front(); e != nil; e = e.Next() {
		e.Value.(*label).img.Deallocate()
	}
	labels.m, labels.bytes = map[labelKey]*list.Element{}, 0
	labels.order.Init()
}

func getLabel(k labelKey) *label {
	if e, ok := labels.m[k]; ok {
		labels.order.MoveToFront(e)
		l := e.Value.(*label)
		l.used = labels.draws
		return l
	}
	paint := makeLabel
	if k.glow {
		paint = makeGlow
	}
	l := paint(k)
	if l == nil {
		return nil
	}
	b := l.img.Bounds()
	l.key, l.bytes, l.used = k, b.Dx()*b.Dy()*4, labels.draws
	labels.m[k] = labels.order.PushFront(l)
	labels.bytes += l.bytes
	for labels.bytes > LabelBudget && labels.order.Len() > 1 {
		e := labels.order.Back()
		old := e.Value.(*label)
		if labels.draws-old.used < keepDraws {
			break
		}
		labels.order.Remove(e)
		delete(labels.m, old.key)
		labels.bytes -= old.bytes
		old.img.Deallocate()
	}
	return l
}

func makeLabel(k labelKey) *label {
	f := typeset.Of(k.face)
	if !f.Ready() || k.s == "" {
		return nil
	}
	size := float64(k.size)
	pad := math.Ceil(size*0.15) + 1
	iw, ih := int(math.Ceil(f.Width(k.s, size, k.tabular)+2*pad)), int(math.Ceil((f.Ascent+f.Descent)*size+2*pad))
	// Only written, never drawn on, so that Ebitengine keeps it on one texture
	// with the other labels.
	img := ebiten.NewImage(iw, ih)
	img.WritePixels(f.Rasterise(iw, ih, pad, pad+math.Floor(f.Ascent*size), size, k.s, k.tabular))
	return &label{img: img, pad: pad, scale: 1}
}

// makeGlow makes the label's soft halo, at a quarter of the size, blurred by adding shifted copies.
func makeGlow(k labelKey) *label {
	base := k
	base.glow = false
	src := getLabel(base)
	if src == nil {
		return nil
	}
	sb := src.img.Bounds()
	const q = 4.0
	m := math.Ceil(float64(k.size) * 0.5 / q)
	w, h := int(math.Ceil(float64(sb.Dx())/q)+2*m), int(math.Ceil(float64(sb.Dy())/q)+2*m)
	a, b := ebiten.NewImage(w, h), ebiten.NewImage(w, h)
	op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	op.GeoM.Scale(1/q, 1/q)
	op.GeoM.Translate(m, m)
	a.DrawImage(src.img, op)
	r := float64(k.size) * 0.055
	for pass := 0; pass < 3; pass++ {
		b.Clear()
		for _, d := range [...][2]float64{{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {-.7, -.7}, {.7, -.7}, {-.7, .7}, {.7, .7}} {
			o := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear, Blend: ebiten.BlendLighter}
			o.GeoM.Translate(d[0]*r, d[1]*r)
			o.ColorScale.ScaleAlpha(0.16)
			b.DrawImage(a, o)
		}
		a, b = b, a
	}
	b.Deallocate()
	return &label{img: a, pad: src.pad + m*q, scale: q}
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
	l, k := getLabel(labelKey{s: s, face: face, size: float32(kept), tabular: tabular, glow: glow}), size/kept
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
	c.image(l.img, op, true)
}
