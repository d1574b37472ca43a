package builder_test

import (
	"fmt"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/scenes/internal/contrast"
	"godeck/scenes/internal/sample"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestContrast(t *testing.T) {
	if !contrast.Apart(t) {
		return
	}
	shapes := []struct {
		w window
		l lang.Lang
	}{{window{1280, 720, 1}, lang.EN}, {window{390, 844, 1}, lang.JA}, {window{480, 270, 1}, lang.JA}}
	i := 0
	for _, e := range entries {
		arrive(t, e)
		for _, p := range positions {
			for j, s := range shapes {
				if contrast.Wanted(i, j, len(shapes)) {
					b := stand(t, e, p, s.w, s.l, 1)
					contrast.Check(t, fmt.Sprintf("%s %s %.0fx%.0f %s", e.ID, p.name, s.w.w, s.w.h, s.l), b.s, b.env, nil)
					b.s.Close()
				}
			}
			i++
		}
	}
}

// TestContrastOfCards measures the faces of cards, which tables draw as
// pictures, in the sizes in which they show a name, a digest, and all.
func TestContrastOfCards(t *testing.T) {
	if !contrast.Apart(t) {
		return
	}
	for _, e := range entries {
		arrive(t, e)
		lib := load(t, e).Library()
		show := e.Cards(lib)
		theme := ui.Midnight
		for i, d := range lib.Defs {
			if d.ID == "" {
				continue
			}
			for j, w := range []float64{72, 112, 176, 300} {
				if !contrast.Wanted(i, j, 4) {
					continue
				}
				l := []lang.Lang{lang.JA, lang.EN}[i/16%2]
				env := sample.Env(1280, 720, 1, l, 1)
				face := show.Face(rules.DefID(i), l)
				contrast.Kept(t, fmt.Sprintf("%s card %s %.0f %s", e.ID, face.ID, w, l), env, func() *ebiten.Image {
					var c cards.FaceCache
					return c.Image(env, &theme, face, w, 1)
				})
			}
		}
	}
}
