package poster_test

import (
	"os"
	"testing"

	"godeck/internal/darkroom"
	"godeck/internal/lang"
	"godeck/scenes/builder/poster"
	"godeck/scenes/internal/sample"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

func TestMain(m *testing.M) {
	sample.Fonts()
	code := 1
	if err := darkroom.Run(func() error { code = m.Run(); return nil }); err != nil {
		code = 1
	}
	os.Exit(code)
}

// The picture grows with the cards, and its code has the modules it should have.
func TestPaint(t *testing.T) {
	env := sample.Env(1280, 720, 1, lang.EN, 1)
	code := poster.Code("https://example.org/?game=magna&deck=D1")
	before := 0
	for _, n := range []int{0, 1, 16, 60} {
		d := poster.Deck{Name: "A deck with a name that is much longer than there is room for in the heading", Detail: "Magna Spectra", Curve: []int{1, 0, 4}, CurveName: "Cost", Code: code, Parts: []poster.Part{{}, {Head: "Bases"}}}
		for i := range n {
			p := &d.Parts[i%2]
			p.Cards = append(p.Cards, poster.Card{N: i})
		}
		var faces cards.FaceCache
		w, h, pix := d.Paint(env, &ui.Midnight, &faces, 0.5)
		if h <= before || h > 4000 || len(pix) != 4*w*h {
			t.Errorf("%d cards: %d×%d", n, w, h)
		}
		before = h
		white := func(x, y int) bool { k := 4 * (y*w + x); return pix[k] == 255 && pix[k+1] == 255 && pix[k+2] == 255 }
		// The code is the only white square: find its corner and its size.
		x0, y0, x1 := -1, -1, -1
		for y := 0; y < h && y0 < 0; y++ {
			for x := 600; x < w; x++ {
				if white(x, y) {
					if y0 < 0 {
						x0, y0 = x, y
					}
					x1 = x
				}
			}
		}
		modules := code.Size + 8
		k := (x1 - x0 + 1) / modules
		if y0 < 0 || k < 2 || k*modules != x1-x0+1 {
			t.Fatalf("the code is at %d, %d, up to %d", x0, y0, x1)
		}
		for y := range modules {
			for x := range modules {
				if white(x0+x*k+k/2, y0+y*k+k/2) == code.Black(x-4, y-4) {
					t.Fatalf("module %d, %d is wrong", x, y)
				}
			}
		}
	}
	if poster.Code(string(make([]byte, 4000))) != nil {
		t.Error("a text of 4,000 bytes has a code")
	}
}
