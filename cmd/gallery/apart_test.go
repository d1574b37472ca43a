package main

import (
	"image"
	"math"
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/image/draw"
	"golang.org/x/image/webp"
)

// tables are the gallery's pictures of the five games' tables in play.
var tables = []string{"battle", "stack", "magna", "guardians", "mattsan"}

// TestTablesTellApart compares the gallery's tables as one sees them in a small
// preview, 160 pixels wide and blurred beyond reading: two games differ several
// times as much as the two languages of one table.
func TestTablesTellApart(t *testing.T) {
	small := map[string]*image.RGBA{}
	for _, name := range tables {
		for _, l := range []string{"ja", "en"} {
			small[name+l] = preview(t, filepath.Join("..", "..", "docs", "pictures", name+"-desktop-"+l+".webp"))
		}
	}
	same := 0.0
	for _, name := range tables {
		same = math.Max(same, distance(small[name+"ja"], small[name+"en"]))
	}
	for i, a := range tables {
		for _, b := range tables[i+1:] {
			if d := distance(small[a+"en"], small[b+"en"]); d < 4*same {
				t.Errorf("%s and %s differ by %.1f of 255; one table in two languages differs by up to %.1f", a, b, d, same)
			}
		}
	}
}

// preview returns a picture at 160 pixels, in cells of four in which no word can be read.
func preview(t *testing.T, path string) *image.RGBA {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	img, err := webp.Decode(f)
	if err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	out := image.NewRGBA(image.Rect(0, 0, 160/4, 90/4))
	draw.ApproxBiLinear.Scale(out, out.Bounds(), img, img.Bounds(), draw.Src, nil)
	return out
}

// distance returns the mean difference of two pictures' colours, of 255.
func distance(a, b *image.RGBA) (sum float64) {
	for i := range a.Pix {
		sum += math.Abs(float64(a.Pix[i]) - float64(b.Pix[i]))
	}
	return sum / float64(len(a.Pix))
}
