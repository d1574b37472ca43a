package doors

import (
	"testing"

	"godeck/internal/lang"
	"godeck/internal/picture"
	"godeck/scenes/title/catalog"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestDoorsSpeak: a door's picture is painted anew in another language, and the one before
// is seen until it has come.
func TestDoorsSpeak(t *testing.T) {
	g := &catalog.GameInfo{ID: "a", Ready: true}
	s := New([]catalog.GameInfo{*g}, nil)
	painted, ready := 0, true
	s.Art = func(*ebiten.Image, string, ui.Rect) bool { painted++; return ready }
	env := &ui.Env{W: 300, H: 300, Scale: 1, Settings: &ui.Settings{Lang: lang.JA}}
	c := ui.NewCanvas(env, &ui.Midnight, ebiten.NewImage(300, 300), nil)
	r := ui.Rect{W: 120, H: 240}
	look := func() *doorArt {
		s.frames, s.painted, s.lang = 9, false, env.Settings.Lang
		return s.picture(c, g, r, r, 8, false)
	}
	first := look()
	if look() != first || painted != 1 || first == nil {
		t.Fatalf("painted %d times", painted)
	}
	env.Settings.Lang, ready = lang.EN, false
	if look() != first || !s.Unpainted() {
		t.Error("the picture is gone before another has come, or none is awaited")
	}
	if ready = true; look() == first || look().lang != lang.EN || painted != 3 {
		t.Errorf("in the other language it is painted %d times", painted-1)
	}
}

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
