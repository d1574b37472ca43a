package typeset

import (
	"bytes"
	"image"
	"math"
	"testing"

	"godeck/fonts"
	"godeck/scenes/ui/outline"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
	"golang.org/x/image/vector"
)

// TestOutlines compares the width, shape and position of every character of
// every face with those of a full font reader.
func TestOutlines(t *testing.T) {
	before := faces
	defer func() { faces = before }() // other tests have no fonts
	if err := Use(fonts.Regular, fonts.Bold, fonts.Display); err != nil {
		t.Fatal(err)
	}
	for i, data := range [][]byte{fonts.Regular, fonts.Bold, fonts.Display} {
		f := &faces[i]
		want, err := font.ParseTTF(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		ext, _ := want.FontHExtents()
		if upem := float64(want.Upem()); math.Abs(f.Ascent-float64(ext.Ascender)/upem) > 1e-6 || math.Abs(f.Descent+float64(ext.Descender)/upem) > 1e-6 {
			t.Errorf("face %d: ascent %v, descent %v; want %v, %v", i, f.Ascent, f.Descent, ext.Ascender, ext.Descender)
		}
		n, drawn := 0, 0
		for r := rune(' '); r < 0x20000; r++ {
			g, ok := want.NominalGlyph(r)
			if ok = ok && g != 0; ok != f.has(r) {
				t.Fatalf("face %d: has %q: %v, want %v", i, r, !ok, ok)
			}
			if !ok {
				continue
			}
			n++
			if got, want := f.advance(r), float64(want.HorizontalAdvance(g))/float64(want.Upem()); math.Abs(got-want) > 1e-6 {
				t.Errorf("face %d: %q is %.4f em wide, want %.4f", i, r, got, want)
			}
			const size, base, side = 32, 40, 64
			got := f.Rasterise(side, side, 8, base, size, string(r), false)
			var z vector.Rasterizer
			z.Reset(side, side)
			if o, ok := want.GlyphData(g).(font.GlyphOutline); ok {
				k := float32(size) / float32(want.Upem())
				at := func(p opentype.SegmentPoint) (float32, float32) { return 8 + k*p.X, base - k*p.Y }
				for _, s := range o.Segments {
					x, y := at(s.Args[0])
					switch s.Op {
					case opentype.SegmentOpMoveTo:
						z.MoveTo(x, y)
					case opentype.SegmentOpLineTo:
						z.LineTo(x, y)
					case opentype.SegmentOpQuadTo:
						x2, y2 := at(s.Args[1])
						z.QuadTo(x, y, x2, y2)
					}
				}
			}
			mask := image.NewAlpha(image.Rect(0, 0, side, side))
			z.Draw(mask, mask.Rect, image.Opaque, image.Point{})
			worst, ink := 0, 0
			for j, a := range mask.Pix {
				worst = max(worst, int(a)-int(got[4*j]), int(got[4*j])-int(a))
				ink += int(a)
			}
			if worst > 3 {
				t.Errorf("face %d: %q differs by %d", i, r, worst)
			}
			if ink > 0 {
				drawn++
			}
		}
		if n < 100 || drawn < n-5 {
			t.Errorf("face %d has %d characters only, %d with ink", i, n, drawn)
		}
	}
}

// TestDamagedFace checks that no file causes a panic: a fault is an error or a missing character.
func TestDamagedFace(t *testing.T) {
	for cut := 0; cut < len(fonts.Display); cut += 97 {
		if o, err := outline.Read(fonts.Display[:cut]); err == nil {
			f := Typeface{file: o}
			f.Rasterise(32, 32, 4, 24, 24, "godeck", false)
		}
	}
}
