package cards

import (
	"cmp"
	"math"

	"godeck/scenes/ui"
	"godeck/scenes/ui/geom"
)

// Paper is the look of cards that are drawn on paper: dark words on cream, an edge of
// crayon in the card's colour, numbers on stickers.
type Paper struct {
	Stitch ui.Colour // sewn along its edge, in the colour of its owner; zero: not sewn
}

// Colours of a face of paper.
var (
	paperTop  = ui.Hex(0xfffbee)
	paperLow  = ui.Hex(0xf4e6c6)
	paperInk  = ui.Hex(0x2e1a0c)
	paperSoft = ui.Hex(0x5c4128)
)

// inks are the colours of a face's words.
type inks struct{ name, sub, kind, words, past, flavour ui.Colour }

// ink returns the colours of a face's words.
func (f *CardFace) ink() inks {
	if f.Paper != nil {
		return inks{paperInk, paperSoft, paperSoft, paperInk, ui.Hex(0x7a6248), paperSoft}
	}
	return inks{ui.Hex(0xffffff), ui.Hex(0xd9d4f5), ui.Hex(0xe6e1fa), faceWords, ui.Hex(0x8d88ad), ui.Hex(0xa9a2d8)}
}

// drawSheet draws the sheet of a face, and the crayon along its edge.
func (f *CardFace) drawSheet(c *ui.Canvas, q *face, r ui.Rect) {
	w, rad := q.w, q.w*0.06
	c.Fill(r, rad, f.Frame.Mix(paperInk, 0.62))
	c.Gradient(r.Inset(w*0.008), rad*0.9, paperTop, paperLow)
	crayon := f.Frame.Mix(ui.Hex(0x6b3a10), 0.12)
	line := math.Max(1, w*0.019)
	for pass := range 3 { // drawn three times, and never the same
		in := r.Inset(w * (0.018 + 0.011*float64(pass)))
		for i, e := range [...][4]float64{{in.X, in.Y, in.Right(), in.Y}, {in.Right(), in.Y, in.Right(), in.Bottom()}, {in.Right(), in.Bottom(), in.X, in.Bottom()}, {in.X, in.Bottom(), in.X, in.Y}} {
			const pieces = 7
			for k := range pieces {
				at := func(j int) (x, y float64) {
					t := (float64(j) + 0.12) / (pieces + 0.24)
					d := w * 0.012 * (geom.Chance(float64(i*31+j*7+pass*101), 2.3) - 0.5)
					return ui.Lerp(e[0], e[2], t) + d, ui.Lerp(e[1], e[3], t) + d
				}
				x0, y0 := at(k)
				x1, y1 := at(k + 1)
				c.Line(x0, y0, x1, y1, line*(0.7+0.6*geom.Chance(float64(i+4*k+pass*29), 5.7)), crayon.Alpha(0.62))
			}
		}
	}
	if f.Shape == ShapePlace {
		c.Stroke(q.in.Inset(-w*0.004), rad*0.5, math.Max(1, w*0.01), crayon.Darken(0.25).Alpha(0.8))
	}
	low := q.in
	low.Y = q.art.Bottom()
	low.H = q.in.Bottom() - low.Y
	if low.H > 2 {
		c.Gradient(low, rad*0.3, ui.Hex(0xfffdf5), ui.Hex(0xfbf1da))
	}
	if q.large() {
		c.Gradient(q.bar, rad*0.3, ui.Hex(0xfffdf5), f.Frame.Mix(paperTop, 0.76))
		c.Gradient(q.kind, rad*0.2, f.Frame.Mix(paperTop, 0.7), f.Frame.Mix(paperTop, 0.78))
	} else if !q.name.Empty() {
		c.Gradient(q.name, rad*0.2, f.Frame.Mix(paperTop, 0.66), f.Frame.Mix(paperTop, 0.8))
	}
}

// drawStitches sews along the edge of a face in its owner's colour.
func (f *CardFace) drawStitches(c *ui.Canvas, q *face, r ui.Rect) {
	if f.Paper.Stitch == (ui.Colour{}) {
		return
	}
	w := q.w
	in := r.Inset(w * 0.022)
	thick := math.Max(1.6, w*0.034)
	band := f.Paper.Stitch
	c.Stroke(r.Inset(w*0.004), w*0.056, thick*1.5, band)
	sew := func(x0, y0, x1, y1 float64) {
		n := math.Max(3, math.Round(math.Hypot(x1-x0, y1-y0)/(0.085*w)))
		for i := 0.0; i < n; i++ {
			a, b := (i+0.24)/n, (i+0.76)/n
			c.Line(ui.Lerp(x0, x1, a), ui.Lerp(y0, y1, a), ui.Lerp(x0, x1, b), ui.Lerp(y0, y1, b), math.Max(1, thick*0.5), ui.Hex(0xfffdf2))
		}
	}
	k := w * 0.03
	sew(in.X+k, in.Y, in.Right()-k, in.Y)
	sew(in.Right(), in.Y+k, in.Right(), in.Bottom()-k)
	sew(in.Right()-k, in.Bottom(), in.X+k, in.Bottom())
	sew(in.X, in.Bottom()-k, in.X, in.Y+k)
}

// deeps keeps what Deep returns: it is asked in every picture, for a few colours.
var deeps = map[ui.Colour]ui.Colour{}

// Deep returns a colour as dark as white on it needs to be read.
func Deep(of ui.Colour) ui.Colour {
	if col, ok := deeps[of]; ok {
		return col
	}
	col := of
	for range 60 {
		if 1.05/(col.Luminance()+0.05) >= 4.8 {
			break
		}
		grey := (col.R + col.G + col.B) / 3
		more := func(v float32) float32 { return min(1, max(0, grey+(v-grey)*1.09)) }
		col.R, col.G, col.B = more(col.R), more(col.G), more(col.B)
		col = col.Darken(0.06)
	}
	if len(deeps) > 200 {
		clear(deeps)
	}
	deeps[of] = col
	return col
}

// Sticker draws the ground of a number: a sticker with a white edge. What stands on
// it is white.
func Sticker(c *ui.Canvas, r ui.Rect, col ui.Colour) {
	k := r.H
	c.Shadow(r.Move(0, 0.06*k), k*0.5, 0.22*k, ui.Hex(0x2a1808).Alpha(0.6))
	edge := math.Max(1.4, 0.09*k)
	c.Fill(r.Inset(-0.6*edge), k*0.5, ui.Hex(0xfffdf6))
	col = Deep(col)
	c.Gradient(r.Inset(0.4*edge), k*0.42, col, col.Darken(0.16))
}

// paperSeal draws a small sign on a face of paper.
func paperSeal(c *ui.Canvas, x, y, k float64, ic ui.Icon, col ui.Colour) {
	c.Disc(x, y+k*0.04, k*0.54, ui.Hex(0x2a1808).Alpha(0.4))
	c.Disc(x, y, k*0.5, ui.Hex(0xfffdf6))
	c.Icon(ic, ui.Rect{X: x - k*0.33, Y: y - k*0.33, W: k * 0.66, H: k * 0.66}, Deep(cmp.Or(col, paperInk)))
}
