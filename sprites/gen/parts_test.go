package main

import (
	"bytes"
	"image"
	"image/png"
	"os"
	"slices"
	"testing"
	"time"
)

// fieldOf is the distance field of a shape in a cell, 128 at its edge.
func fieldOf(side int, inside func(x, y int) bool, spread float64) []byte {
	out := make([]byte, side*side)
	for i := range out {
		x, y := i%side, i/side
		in, d := inside(x, y), 16
		for r := 1; r < 16 && d == 16; r++ {
			for k := -r; k <= r; k++ {
				for _, at := range [4][2]int{{x + k, y - r}, {x + k, y + r}, {x - r, y + k}, {x + r, y + k}} {
					if (at[0] >= 0 && at[0] < side && at[1] >= 0 && at[1] < side && inside(at[0], at[1])) != in {
						d = r
					}
				}
			}
		}
		v := (float64(d) - 0.5) / spread * 127
		if !in {
			v = -v
		}
		out[i] = byte(max(0, min(255, 128+v)))
	}
	return out
}

func within(x, y, cx, cy, r int) bool { return (x-cx)*(x-cx)+(y-cy)*(y-cy) < r*r }

func TestAHeadIsAnotherPartThanItsBody(t *testing.T) {
	const side = 96
	body := func(x, y int) bool {
		return within(x, y, 48, 24, 12) || x > 44 && x < 52 && y > 30 && y < 46 || x > 24 && x < 72 && y >= 44 && y < 84
	}
	none := make([]byte, side*side)
	got := make([]byte, side*side)
	partsOf(got, fieldOf(side, body, 12), none, side)
	if head, chest := got[24*side+48], got[64*side+48]; head != pale || chest != ownPaint {
		t.Errorf("head %d, body %d, want %d and %d", head, chest, pale, ownPaint)
	}
}

func TestALineDividesParts(t *testing.T) {
	const side = 96
	square := func(x, y int) bool { return x > 16 && x < 80 && y > 16 && y < 80 }
	line := func(x, y int) bool { return square(x, y) && y > 58 && y < 63 }
	got := make([]byte, side*side)
	partsOf(got, fieldOf(side, square, 12), fieldOf(side, line, 5), side)
	if above, below := got[36*side+48], got[72*side+48]; above != ownPaint || below == ownPaint {
		t.Errorf("above the line %d, below it %d", above, below)
	}
	partsOf(got, fieldOf(side, square, 12), make([]byte, side*side), side)
	if got[36*side+48] != got[72*side+48] {
		t.Error("without a line the square is in two parts")
	}
}

func TestNothingHasNoParts(t *testing.T) {
	got := slices.Repeat([]byte{9}, 96*96)
	partsOf(got, make([]byte, 96*96), make([]byte, 96*96), 96)
	if slices.Max(got) != ownPaint {
		t.Error("an empty cell has materials")
	}
}

// BenchmarkParts finds the parts of the base sheet, against the unpacking of its
// picture, which a program has to do in any case.
func BenchmarkParts(b *testing.B) {
	data, err := os.ReadFile("../atlas.png")
	if err != nil {
		b.Fatal(err)
	}
	var sheet *image.Gray
	unpack := func() {
		img, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			b.Fatal(err)
		}
		sheet = img.(*image.Gray)
	}
	unpack()
	const side, n = iconSide, iconSide * iconSide
	cell, high := make([]byte, 3*n), sheet.Rect.Dy()/3
	divide := func() {
		for y0 := 0; y0 < high; y0 += side {
			for x0 := 0; x0 < sheet.Stride; x0 += side {
				for y := range side {
					copy(cell[y*side:][:side], sheet.Pix[(y0+y)*sheet.Stride+x0:])
					copy(cell[n+y*side:][:side], sheet.Pix[(high+y0+y)*sheet.Stride+x0:])
				}
				partsOf(cell[2*n:], cell[:n], cell[n:2*n], side)
			}
		}
	}
	var parts, reference time.Duration
	for b.Loop() {
		at := time.Now()
		unpack()
		reference += time.Since(at)
		at = time.Now()
		divide()
		parts += time.Since(at)
	}
	b.ReportMetric(float64(parts)/float64(reference), "×unpacking")
}
