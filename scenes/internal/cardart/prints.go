package cardart

import (
	"encoding/json"
	"math"

	"godeck/scenes/ui"
	"godeck/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

// print is a picture as it was painted: of what, how large, where between pixels.
type print struct {
	art               string
	w, h, x, y, light float64
}

// prints are the pictures painted so far, if Keep was called.
var prints map[print]*ebiten.Image

// Keep keeps every picture that is painted, for all scenes and for good. Tests that
// open many scenes with the same cards paint them once.
func Keep() {
	if prints == nil {
		prints = map[print]*ebiten.Image{}
	}
}

// draw paints a picture, or shows one that was kept.
func draw(dst *ebiten.Image, pic *sprites.Art, r ui.Rect, light float64) {
	if prints == nil || r.W < 1 || r.H < 1 {
		sprites.DrawCard(dst, r.X, r.Y, r.W, r.H, pic, light)
		return
	}
	x, y := math.Floor(r.X), math.Floor(r.Y)
	art, _ := json.Marshal(pic) // everything that it is made from
	k := print{string(art), r.W, r.H, r.X - x, r.Y - y, light}
	img := prints[k]
	if img == nil {
		img = ebiten.NewImage(int(math.Ceil(k.x+r.W)), int(math.Ceil(k.y+r.H)))
		sprites.DrawCard(img, k.x, k.y, r.W, r.H, pic, light)
		prints[k] = img
	}
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Translate(x, y)
	dst.DrawImage(img, op)
}
