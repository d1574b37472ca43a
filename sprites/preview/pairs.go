package main

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"godeck/sprites"
)

func init() {
	// pairs shows each card as it is read and as it lies on a table, beside its neighbours.
	sheets["pairs"] = func() *ebiten.Image {
		ids := strings.Split(*cards, ",")
		const w, h, across = 470, 260, 4
		img := page(across*w, (len(ids)+across-1)/across*h)
		for i, id := range ids {
			x, y := float64(i%across*w), float64(i/across*h)
			a := sprites.ArtFor(*game, id)
			l := at(sprites.Light(*game))
			sprites.DrawCard(img, x, y, 344, 256, a, l)
			sprites.DrawCard(img, x+348, y, 110, 82, a, l)
			sprites.DrawCard(img, x+348, y+86, 110, 150, a, l)
		}
		return img
	}
}
