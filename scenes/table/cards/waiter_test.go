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
