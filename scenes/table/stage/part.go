package stage

import (
	"image"
	"slices"

	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// Part is a part of the window that is dear to paint. As soon as it stays the same
// it is kept as a picture; while it changes it is painted where it is. The zero
// value is ready to use.
type Part struct {
	img   *ebiten.Image // nil while it changes
	at    image.Rectangle
	state []float64
}

// Draw draws the piece within r, moved by dx, dy. paint paints it, moved as it is told.
func (p *Part) Draw(c *ui.Canvas, r ui.Rect, name string, dx, dy float64, paint func(dst *ebiten.Image, dx, dy float64), state ...float64) {
	if c.Blank() || r.Empty() {
		return
	}
	at := r.Pixels()
	stays := p.at == at && slices.Equal(p.state, state)
	if !stays {
		p.Drop()
		p.at, p.state = at, append(p.state[:0], state...)
	} else if p.img == nil {
		p.img = ebiten.NewImageWithOptions(at, &ebiten.NewImageOptions{Unmanaged: true})
		paint(p.img, 0, 0)
	}
	if p.img == nil {
		c.Paint(r.Move(dx, dy), name, func(dst *ebiten.Image) { paint(dst, dx, dy) }, append(state, dx, dy)...)
		return
	}
	c.Draw(p.img, ui.Rect{X: float64(at.Min.X) + dx, Y: float64(at.Min.Y) + dy, W: float64(at.Dx()), H: float64(at.Dy())}, 1)
}

// Drop frees the picture; Draw makes it again.
func (p *Part) Drop() {
	if p.img != nil {
		p.img.Deallocate()
	}
	p.img, p.state = nil, p.state[:0]
}
