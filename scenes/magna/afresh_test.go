package magna

import (
	"path/filepath"
	"reflect"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"godeck/internal/lang"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/contrast"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/golden"
	"godeck/scenes/internal/harness"
	"godeck/scenes/magna/cutout"
	"godeck/scenes/magna/faces"
	"godeck/scenes/ui"
)

// TestAfresh opens a match after others, whose bases fell and whose drawings
// had more colours than are kept: it is declared and painted as the first one
// of the program was.
func TestAfresh(t *testing.T) {
	if !contrast.Apart(t) {
		return
	}
	game(t)
	scripts := golden.Scripts(t, filepath.Join("testdata", "positions.yaml"))
	at := map[string]golden.Position{}
	for _, p := range goldens {
		at[p.Name] = p
	}
	open := func(name string) (*ui.DisplayList, []byte) {
		var sc *Scene
		b := golden.Stand(t, at[name], scripts, harness.Window{W: 1280, H: 720, Scale: 1}, lang.EN, func(f *fakesession.Session, w harness.Window, l lang.Lang) *harness.Bench {
			k := sit(t, f.Game.(*mgn.Game), f, w, l, 1)
			sc = k.sc
			return k.Bench
		})
		img := ebiten.NewImage(1280, 720)
		defer img.Deallocate()
		sc.backdrop(ui.NewCanvas(b.Env, &faces.Ember, img, nil))
		pix := make([]byte, 4*1280*720)
		img.ReadPixels(pix)
		return b.Scene.Record(b.Env), pix
	}
	list, pix := open("production")
	open("last fall")
	open("result")
	env := &ui.Env{W: 64, H: 64, Scale: 1}
	pen := cutout.Pen{C: ui.NewCanvas(env, &faces.Ember, ebiten.NewImage(64, 64), nil), K: 1}
	for i := range 700 { // what long matches draw: light that changes, other houses' stone
		c := ui.Colour{R: float32(i) / 700, G: 0.8, A: 1}
		pen.Poly(cutout.Across(0, 64), [3]ui.Colour{c, c, c}, 0, 0, 64, 0, 64, 64)
	}
	again, now := open("production")
	if !reflect.DeepEqual(list, again) {
		t.Error("another match is declared otherwise than the first")
	}
	differ := 0
	for i := range pix {
		if d := int(pix[i]) - int(now[i]); d > 2 || d < -2 {
			differ++
		}
	}
	if differ > 0 {
		t.Errorf("another match is painted otherwise than the first: %d values differ", differ)
	}
}
