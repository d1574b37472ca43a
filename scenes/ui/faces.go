package ui

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

type faceData struct {
	file     *outline.File
	advances map[rune]float64 // em
	glyphs   map[rune]bool
	ascent   float64 // em
	descent  float64 // em
	digit    float64 // em, widest digit
}

var faces [faceCount]faceData

// rest has the characters that the program itself does not use and players may:
// it comes when one of them is first wanted.
var rest struct {
	file   *outline.File
	wanted bool
	count  int // of UseRest, for scenes: what is built is measured anew
}

// RestWanted reports whether a character was to be shown that no typeface has,
// once: then whoever can fetch the rest gives it to UseRest.
func RestWanted() bool {
	wanted := rest.wanted && rest.file == nil
	rest.wanted = false
	return wanted
}

// UseRest adds a typeface for the characters that the others lack.
func UseRest(data []byte) error {
	file, err := outline.Read(data)
	if err != nil {
		return fmt.Errorf("ui: UseRest: %w", err)
	}
	rest.file = file
	rest.count++
	for i := range faces {
		clear(faces[i].advances)
	}
	clear(evens)
	clear(wraps)
	clearLabels()
	return nil
}

// Rests counts the calls of UseRest, for whatever keeps painted words.
func Rests() int { return rest.count }

// glyph finds a character in the face, or in the rest.
func (f *faceData) glyph(r rune) (file *outline.File, glyph int) {
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

// UseFonts sets the typefaces from TTF or OTF data. Call it once, before the
// first scene. If the display face lacks a glyph, the whole string is set in
// the bold face.
func UseFonts(regular, bold, display []byte) error {
	for i, b := range [faceCount][]byte{regular, bold, display} {
		file, err := outline.Read(b)
		if err != nil {
			return fmt.Errorf("ui: UseFonts: font %d: %w", i, err)
		}
		f := &faces[i]
		*f = faceData{file: file, advances: make(map[rune]float64, 512), glyphs: make(map[rune]bool, 64)}
		f.ascent, f.descent = float64(file.Ascent/file.Upem), float64(file.Descent/file.Upem)
		for d := '0'; d <= '9'; d++ {
			f.digit = math.Max(f.digit, f.advance(d))
		}
	}
	clearLabels()
	return nil
}

// FontsReady reports whether UseFonts has been called.
func FontsReady() bool { return faces[Regular].file != nil }

func (f *faceData) advance(r rune) float64 {
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
	f.advances[r] = a
	return a
}

func faceFor(face Face, s string) Face {
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

func (f *faceData) has(r rune) bool {
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

// wholeSize returns the size at which text is actually set, so that sizes
// differing by a fraction share their labels.
func wholeSize(size float64) float64 { return math.Max(1, math.Round(size)) }

// Measure returns the width of one line of text at a size in device pixels.
func Measure(s string, face Face, size float64) float64 { return measure(s, face, size, false) }

// measure is Measure; with tabular every digit is as wide as the widest.
func measure(s string, face Face, size float64, tabular bool) float64 {
	f := &faces[faceFor(face, s)]
	if f.advances == nil {
		f.advances = map[rune]float64{}
	}
	w := 0.0
	for _, r := range s {
		if tabular && r >= '0' && r <= '9' {
			w += f.digit
		} else {
			w += f.advance(r)
		}
	}
	return w * wholeSize(size)
}
