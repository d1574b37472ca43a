package main

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"godeck/sprites"
)

func init() {
	// compare shows each card large, and small by night and at noon.
	sheets["compare"] = func() *ebiten.Image {
		ids := strings.Split(*cards, ",")
		if *cards == "" {
			ids = cardIDs()[:8]
		}
		const w, h = 890, 530
		img := page(w, len(ids)*h)
		for i, id := range ids {
			y := float64(i * h)
			a := sprites.ArtFor(*game, id, hints(i*13)...)
			sprites.DrawCard(img, 0, y, 700, 525, a, at(sprites.Light(*game)))
			for j, l := range []float64{0, 1} {
				sprites.DrawCard(img, 705, y+float64(j)*140, 180, 135, a, l)
				sprites.DrawCard(img, 705+float64(j)*93, y+280, 90, 68, a, l)
				sprites.DrawCard(img, 705+float64(j)*93, y+352, 90, 126, a, l)
			}
		}
		return img
	}
}
