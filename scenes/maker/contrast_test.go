package maker_test

import (
	"fmt"
	"testing"

	"godeck/internal/lang"
	"godeck/scenes/internal/contrast"
	"godeck/sprites"
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
		for range 10 {
			sprites.Load(e.ID, nil)
		}
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
