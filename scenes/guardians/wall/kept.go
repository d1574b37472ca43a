package wall

import (
	"image"
	"math"
	"slices"

	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// Kept is a picture of a part of the window that is painted when its state changes.
type Kept struct {
	img   *ebiten.Image
	state []float64
}

// Draw draws it, painted anew if its state has changed.
func (k *Kept) Draw(c *ui.Canvas, r ui.Rect, paint func(c *ui.Canvas), state ...float64) {
	if c.Blank() || r.Empty() {
		return
	}
	at := image.Rect(int(math.Floor(r.X)), int(math.Floor(r.Y)), int(math.Ceil(r.Right())), int(math.Ceil(r.Bottom())))
	if k.img == nil || k.img.Bounds() != at || !slices.Equal(k.state, state) {
		if k.img != nil { // a picture of its own each time: the frame before may still need the old one
			k.img.Deallocate()
		}
		k.img = ebiten.NewImageWithOptions(at, &ebiten.NewImageOptions{Unmanaged: true})
		paint(ui.NewCanvas(c.Env, c.Theme, k.img, nil))
		k.state = append(k.state[:0], state...)
	}
	c.Draw(k.img, ui.Rect{X: float64(at.Min.X), Y: float64(at.Min.Y), W: float64(at.Dx()), H: float64(at.Dy())}, 1)
}
