package sprites

import (
	"fmt"
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// This file has pictures that makers of cards bring themselves. A card names
// one by its content; only the device where it was chosen has it, and elsewhere
// the card shows its staging.

// ownMark are the digits of a picture's name.
const ownMark = 16

var owns = map[string]*ebiten.Image{}

// SetOwn makes a picture known under a name (see Art.Own). pix has 4·w·h bytes:
// red, green, blue, opacity (premultiplied), row by row. It panics if they are
// fewer. It must be called where pictures are drawn.
func SetOwn(name string, w, h int, pix []byte) {
	if w < 1 || h < 1 || owns[name] != nil {
		return
	}
	img := ebiten.NewImage(w, h)
	img.WritePixels(pix[:4*w*h])
	owns[name] = img
}

// HasOwn reports whether a picture is known.
func HasOwn(name string) bool { return owns[name] != nil }

// checkOwn reports what is wrong with the name of a picture.
func checkOwn(name string) error {
	if name == "" {
		return nil
	}
	if len(name) != ownMark {
		return fmt.Errorf("art: own is %d characters, not the %d digits of a picture", len(name), ownMark)
	}
	for _, r := range name {
		if (r < '0' || r > '9') && (r < 'a' || r > 'f') {
			return fmt.Errorf("art: own has the character %q, and may have 0 to 9 and a to f", r)
		}
	}
	return nil
}

// drawOwn fills a rectangle with a picture; what does not fit is cut off evenly.
func drawOwn(dst *ebiten.Image, to Rect, img *ebiten.Image, light float64) {
	b := img.Bounds()
	k := max(to.W/float64(b.Dx()), to.H/float64(b.Dy()))
	w, h := int(math.Ceil(to.W/k)), int(math.Ceil(to.H/k))
	x, y := (b.Dx()-w)/2, (b.Dy()-h)/2
	part := img.SubImage(image.Rect(x, y, x+w, y+h).Intersect(b)).(*ebiten.Image)
	b = part.Bounds()
	op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	op.GeoM.Scale(to.W/float64(b.Dx()), to.H/float64(b.Dy()))
	op.GeoM.Translate(to.X, to.Y)
	day := float32(0.68 + 0.32*light) // less at night, as the stage sets
	op.ColorScale.Scale(day, day, min(1, day+0.06), 1)
	dst.DrawImage(part, op)
}
