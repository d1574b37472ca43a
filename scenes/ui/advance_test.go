package ui

import (
	"math"
	"testing"

	"godeck/fonts"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// TestAdvances holds that widths read from the fonts are those that text is
// set with: shaping one character adds nothing in any face.
func TestAdvances(t *testing.T) {
	before := faces
	defer func() { faces = before }() // the other tests have no fonts
	if err := UseFonts(fonts.Regular, fonts.Bold, fonts.Display); err != nil {
		t.Fatal(err)
	}
	for i := range faces {
		f := &faces[i]
		n := 0
		for r := rune(' '); r < 0x10000; r++ {
			if !f.has(r) {
				continue
			}
			n++
			if got, want := f.advance(r), text.Advance(string(r), &text.GoTextFace{Source: f.source, Size: refSize})/refSize; math.Abs(got-want) > 1e-3 {
				t.Errorf("face %d: %q is %.4f em wide, set in %.4f", i, r, got, want)
			}
		}
		if n < 100 {
			t.Errorf("face %d has %d characters only", i, n)
		}
	}
}
