package doors

import (
	"testing"

	"godeck/internal/picture"
	"godeck/scenes/title/catalog"
	"godeck/scenes/ui"
)

// TestPoster checks that a door shows the page's picture in the middle until its
// own has come, whatever the door's shape, and gives it back then.
func TestPoster(t *testing.T) {
	p := &picture.Picture{W: 4, H: 6, Pix: make([]byte, 4*4*6)}
	for i := range p.Pix {
		p.Pix[i] = 255
	}
	asked := 0
	s := New([]catalog.GameInfo{{ID: "a", Ready: true}, {ID: "b", Ready: true}}, func(game string) *picture.Picture {
		asked++
		if game == "b" {
			return nil
		}
		return p
	})
	for _, r := range []ui.Rect{{W: 120, H: 240}, {W: 200, H: 60}, {W: 600, H: 600}} {
		a := s.poster(0, r, r, 8, false)
		if a == nil {
			t.Fatal("no poster")
		}
		if b := a.img.Bounds(); float64(b.Dx())/float64(b.Dy()) < r.W/r.H*0.95 || float64(b.Dx())/float64(b.Dy()) > r.W/r.H*1.05 {
			t.Errorf("a door of %v has a poster of %v", r, b)
		}
	}
	if s.poster(1, ui.Rect{W: 120, H: 240}, ui.Rect{}, 8, false) != nil {
		t.Error("a poster from nowhere")
	}
	if asked != 2 {
		t.Errorf("asked %d times", asked)
	}
	s.Free()
	if s.posters[0] != nil {
		t.Error("posters are kept")
	}
}
