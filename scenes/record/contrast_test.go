package record

import (
	"fmt"
	"testing"

	"godeck/internal/lang"
	"godeck/scenes/internal/contrast"
)

func TestContrast(t *testing.T) {
	if !contrast.Apart(t) {
		return
	}
	shapes := [][3]float64{{1280, 720, 1}, {390, 844, 1}}
	for i, p := range positions {
		for j, w := range shapes {
			if contrast.Wanted(i, j, len(shapes)) {
				l := []lang.Lang{lang.EN, lang.JA}[j]
				b := stand(t, p, w, l, 1)
				contrast.Check(t, fmt.Sprintf("%s %.0fx%.0f %s", p.name, w[0], w[1], l), b.s, b.env, nil)
			}
		}
	}
}
