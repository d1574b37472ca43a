package cards

import (
	"testing"

	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// underway are pictures of which none may be painted yet.
type underway struct{ waits, painted bool }

func (u *underway) Waits() bool                                     { return u.waits }
func (u *underway) DrawArt(*ebiten.Image, string, ui.Rect, float64) { u.painted = true }

// A face whose picture is on its way has no other one.
func TestNoOtherPicture(t *testing.T) {
	env := &ui.Env{W: 200, H: 200, Scale: 1, Settings: &ui.Settings{TextScale: 1}}
	img := ebiten.NewImage(200, 200)
	for _, waits := range []bool{true, false} {
		art := &underway{waits: waits}
		f := &CardFace{ID: "a", Art: art, Frame: ui.Hex(0x3355aa)}
		if f.paintArt(ui.NewCanvas(env, &ui.Midnight, img, nil), img, ui.Rect{W: 100, H: 100}, 1); art.painted == waits {
			t.Errorf("waiting %v: painted %v", waits, art.painted)
		}
	}
}

// apart is a picture that can be taken apart; it notes where its figure is painted.
type apart struct {
	underway
	at ui.Rect
}

func (a *apart) DrawFigure(_ *ebiten.Image, _ string, r ui.Rect, _ float64) { a.at = r }

// TestFiguresAreAsFineAsTheyAreLarge: what stands out of a card half as large again is
// painted so, at its place on the face.
func TestFiguresAreAsFineAsTheyAreLarge(t *testing.T) {
	env := &ui.Env{W: 200, H: 200, Scale: 1, Settings: &ui.Settings{TextScale: 1}}
	art := new(apart)
	f := &CardFace{ID: "a", Art: art, Frame: ui.Hex(0x3355aa), Wordless: true}
	var fc FaceCache
	printed := fc.Figure(env, f, 96, 1, 0.2).Bounds().Dx()
	small := art.at
	large := fc.Figure(env, f, 96, 1.5, 0.2).Bounds().Dx()
	if large-printed != 48 {
		t.Errorf("the figure is %d wide as printed, %d half as large again", printed, large)
	}
	if k := art.at.W / small.W; k < 1.45 || k > 1.55 || art.at.Y-FaceMargin < 1.4*(small.Y-FaceMargin) {
		t.Errorf("it is painted at %v instead of %v", art.at, small)
	}
}
