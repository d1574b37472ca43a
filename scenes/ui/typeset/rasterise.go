package typeset

import (
	"image"

	"golang.org/x/image/vector"
)

var (
	raster vector.Rasterizer
	mask   image.Alpha
	pixels []byte
)

// Rasterise paints a line of text in white, its baseline at a height and its
// first character x from the left edge, digits in columns if tabular. The result,
// w×h pixels of four bytes, is valid until the next call.
func (f *Typeface) Rasterise(w, h int, x, baseline, size float64, s string, tabular bool) []byte {
	raster.Reset(w, h)
	for _, r := range s {
		file, glyph := f.glyph(r)
		at, cell := x, f.advance(r)*size
		if tabular && r >= '0' && r <= '9' {
			at += (f.Digit*size - cell) / 2
			cell = f.Digit * size
		}
		x += cell
		file.Draw(&raster, glyph, float32(at), float32(baseline), float32(size)/file.Upem)
	}
	if cap(mask.Pix) < w*h {
		mask.Pix = make([]byte, w*h)
		pixels = make([]byte, 4*w*h)
	}
	mask.Pix, mask.Stride, mask.Rect = mask.Pix[:w*h], w, image.Rect(0, 0, w, h)
	clear(mask.Pix)
	raster.Draw(&mask, mask.Rect, image.Opaque, image.Point{})
	pix := pixels[:4*w*h]
	for i, a := range mask.Pix {
		pix[4*i], pix[4*i+1], pix[4*i+2], pix[4*i+3] = a, a, a, a
	}
	return pix
}
