package ui

import (
	"bytes"
	"errors"
	"fmt"
	"math"

	"github.com/go-text/typesetting/font"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// Face names one of the program's three typefaces.
type Face uint8

// The faces: text, emphasis, titles.
const (
	Regular Face = iota
	Bold
	Display
	faceCount
)

// refSize is the size at which faces are measured; they are unhinted, so
// measures scale linearly.
const refSize = 128

type faceData struct {
	source   *text.GoTextFaceSource
	font     *font.Face
	advances map[rune]float64 // em
	glyphs   map[rune]bool
	ascent   float64 // em
	descent  float64 // em
	digit    float64 // em, widest digit
}

var faces [faceCount]faceData

// UseFonts sets the typefaces from TTF or OTF bytes. The application calls it
// once before the first scene; tests call it too. A display face that lacks a
// glyph falls back to the bold face for the whole string.
func UseFonts(regular, bold, display []byte) error {
	for i, b := range [faceCount][]byte{regular, bold, display} {
		if len(b) == 0 {
			return errors.New("ui: UseFonts: empty font")
		}
		src, err := text.NewGoTextFaceSource(bytes.NewReader(b))
		if err != nil {
			return fmt.Errorf("ui: UseFonts: font %d: %w", i, err)
		}
		ft, ok := src.UnsafeInternal().(*font.Face)
		if !ok {
			return fmt.Errorf("ui: UseFonts: font %d is of an unknown kind", i)
		}
		f := &faces[i]
		*f = faceData{source: src, font: ft, advances: make(map[rune]float64, 512), glyphs: make(map[rune]bool, 64)}
		m := (&text.GoTextFace{Source: src, Size: refSize}).Metrics()
		f.ascent, f.descent = m.HAscent/refSize, m.HDescent/refSize
		for d := '0'; d <= '9'; d++ {
			f.digit = math.Max(f.digit, f.advance(d))
		}
	}
	clearLabels()
	return nil
}

// FontsReady reports whether UseFonts has been called.
func FontsReady() bool { return faces[Regular].source != nil }

func (f *faceData) advance(r rune) float64 {
	if a, ok := f.advances[r]; ok {
		return a
	}
	a := 1.0
	if r < 0x2e80 {
		a = 0.6
	}
	if f.font != nil {
		// Not text.Advance, which shapes: a test holds that they agree.
		g, _ := f.font.NominalGlyph(r)
		a = float64(f.font.HorizontalAdvance(g)) / float64(f.font.Upem())
	}
	f.advances[r] = a
	return a
}

func faceFor(face Face, s string) Face {
	if face != Display || faces[Display].source == nil {
		return face
	}
	for _, r := range s {
		if r > ' ' && !faces[Display].has(r) {
			return Bold
		}
	}
	return face
}

func (f *faceData) has(r rune) bool {
	if ok, seen := f.glyphs[r]; seen {
		return ok
	}
	ok := true
	if f.font != nil {
		_, ok = f.font.NominalGlyph(r)
	}
	f.glyphs[r] = ok
	return ok
}

// wholeSize is the size that text is really set in: the shaper rounds ppem, so
// whole pixels are the only sizes whose widths scale.
func wholeSize(size float64) float64 { return math.Max(1, math.Round(size)) }

// Measure is the width of one line of text at a size in device pixels.
func Measure(s string, face Face, size float64) float64 {
	f := &faces[faceFor(face, s)]
	if f.advances == nil {
		f.advances = map[rune]float64{}
	}
	w := 0.0
	for _, r := range s {
		w += f.advance(r)
	}
	return w * wholeSize(size)
}

// measureTabular is Measure with every digit as wide as the widest.
func measureTabular(s string, face Face, size float64) float64 {
	f := &faces[faceFor(face, s)]
	if f.advances == nil {
		f.advances = map[rune]float64{}
	}
	w := 0.0
	for _, r := range s {
		if r >= '0' && r <= '9' {
			w += f.digit
		} else {
			w += f.advance(r)
		}
	}
	return w * wholeSize(size)
}
