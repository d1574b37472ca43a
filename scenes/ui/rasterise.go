package ui

import (
	"image"

	"golang.org/x/image/vector"
)

var (
	labelRaster vector.Rasterizer
	labelMask   image.Alpha
	labelPix    []byte
)

// rasterise paints characters in white; place returns their left edges. The
// result is valid until the next call.
func (f *faceData) rasterise(w, h int, baseline float64, size float64, s string, place func(r rune) float64) []byte {
	labelRaster.Reset(w, h)
	for _, r := range s {
		file, glyph := f.glyph(r)
		file.Draw(&labelRaster, glyph, float32(place(r)), float32(baseline), float32(size)/file.Upem)
	}
	if cap(labelMask.Pix) < w*h {
		labelMask.Pix = make([]byte, w*h)
		labelPix = make([]byte, 4*w*h)
	}
	labelMask.Pix, labelMask.Stride, labelMask.Rect = labelMask.Pix[:w*h], w, image.Rect(0, 0, w, h)
	clear(labelMask.Pix)
	labelRaster.Draw(&labelMask, labelMask.Rect, image.Opaque, image.Point{})
	pix := labelPix[:4*w*h]
	for i, a := range labelMask.Pix {
		pix[4*i], pix[4*i+1], pix[4*i+2], pix[4*i+3] = a, a, a, a
	}
	return pix
}
