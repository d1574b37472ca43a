// Package typeset sets text: typefaces and their widths, rich text broken into
// lines of a width, and the size at which a text fits a box. It draws nothing.
package typeset

import (
	"fmt"
	"math"

	"godeck/scenes/ui/outline"
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

// Typeface is a face as it is loaded. Ascent, Descent and Digit are in ems.
type Typeface struct {
	Ascent  float64
	Descent float64
	Digit   float64 // the widest digit

	file     *outline.File
	advances map[rune]float64 // em
	glyphs   map[rune]bool
}

var faces [faceCount]Typeface

// rest has the characters that the program itself does not use and players may:
// it comes when one of them is first wanted.
var rest struct {
	file   *outline.File
	wanted bool
	count  int // of UseRest
}

// RestWanted reports whether a character was to be shown that no typeface has,
// once: then whoever can fetch the rest gives it to UseRest.
func RestWanted() bool {
	wanted := rest.wanted && rest.file == nil
	rest.wanted = false
	return wanted
}

// UseRest adds a typeface for the characters that the others lack. What was
// painted or measured before is out of date.
func UseRest(data []byte) error {
	file, err := outline.Read(data)
	if err != nil {
		return fmt.Errorf("typeset: UseRest: %w", err)
	}
	rest.file = file
	rest.count++
	for i := range faces {
		clear(faces[i].advances)
	}
	forget()
	return nil
}

// Rests counts the calls of UseRest, for whatever keeps painted words.
func Rests() int { return rest.count }

// Use sets the typefaces from TTF or OTF data. Call it once, before the first
// text is measured. If the display face lacks a character, the whole string is
// set in the bold face.
func Use(regular, bold, display []byte) error {
	for i, b := range [faceCount][]byte{regular, bold, display} {
		file, err := outline.Read(b)
		if err != nil {
			return fmt.Errorf("typeset: Use: font %d: %w", i, err)
		}
		f := &faces[i]
		*f = Typeface{file: file, advances: make(map[rune]float64, 512), glyphs: make(map[rune]bool, 64)}
		f.Ascent, f.Descent = float64(file.Ascent/file.Upem), float64(file.Descent/file.Upem)
		for d := '0'; d <= '9'; d++ {
			f.Digit = math.Max(f.Digit, f.advance(d))
		}
	}
	return nil
}

// Ready reports whether Use has been called.
func Ready() bool { return faces[Regular].file != nil }

// FaceFor returns the face in which a string is set that is wanted in a face.
func FaceFor(face Face, s string) Face {
	if face != Display || faces[Display].file == nil {
		return face
	}
	for _, r := range s {
		if r > ' ' && !faces[Display].has(r) {
			return Bold
		}
	}
	return face
}

// Of returns the typeface of a face.
func Of(face Face) *Typeface { return &faces[face] }

// Ready reports whether the typeface is loaded.
func (f *Typeface) Ready() bool { return f.file != nil }

// Width returns the width of one line of text at a size in device pixels; with
// tabular every digit is as wide as the widest.
func (f *Typeface) Width(s string, size float64, tabular bool) (w float64) {
	for _, r := range s {
		if tabular && r >= '0' && r <= '9' {
			w += f.Digit
		} else {
			w += f.advance(r)
		}
	}
	return w * WholeSize(size)
}

// glyph finds a character in the face, or in the rest.
func (f *Typeface) glyph(r rune) (file *outline.File, glyph int) {
	if glyph = f.file.Glyph(r); glyph == 0 && r > ' ' {
		if rest.file != nil {
			if other := rest.file.Glyph(r); other != 0 {
				return rest.file, other
			}
		} else {
			rest.wanted = true
		}
	}
	return f.file, glyph
}

func (f *Typeface) advance(r rune) float64 {
	if a, ok := f.advances[r]; ok {
		return a
	}
	a := 1.0
	if r < 0x2e80 {
		a = 0.6
	}
	if f.file != nil {
		file, glyph := f.glyph(r)
		a = file.Advance(glyph)
	}
	if f.advances == nil {
		f.advances = map[rune]float64{}
	}
	f.advances[r] = a
	return a
}

func (f *Typeface) has(r rune) bool {
	if ok, seen := f.glyphs[r]; seen {
		return ok
	}
	ok := true
	if f.file != nil {
		ok = f.file.Glyph(r) != 0
	}
	f.glyphs[r] = ok
	return ok
}

// WholeSize returns the size at which text is actually set, so that sizes
// differing by a fraction share their labels.
func WholeSize(size float64) float64 { return math.Max(1, math.Round(size)) }

// Measure returns the width of one line of text at a size in device pixels.
func Measure(s string, face Face, size float64) float64 { return Width(s, face, size, false) }

// Width is Measure; with tabular every digit is as wide as the widest.
func Width(s string, face Face, size float64, tabular bool) float64 {
	return Of(FaceFor(face, s)).Width(s, size, tabular)
}
