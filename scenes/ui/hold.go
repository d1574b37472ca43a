package ui

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Hold is a picture of the lower part of a scene: while something plays over
// it, what lies below is drawn once and then only scaled and darkened. So a
// camera may come nearer without the whole scene being painted in every tick.
type Hold struct {
	Near    float64 // how much nearer it is drawn than it lies; 0.05: five percent
	Towards Point   // the point of the window to which it comes nearer
	Dim     float64 // how much light is taken from it, 0..1
	Shift   Point   // it is drawn beside its place, for a trembling table

	below  string // the first element that is drawn over it
	img    *ebiten.Image
	taken  bool
	frames frames
}

// mostHeld is the size of the largest window that is held, in pixels: a picture
// of a phone's with three pixels to one would be twelve megabytes of textures.
const mostHeld = 2.2e6

// Hold takes a picture of everything below the element of an id, with the next
// frame, and shows it until Release; the element and what is above it are drawn
// as ever. A hold that runs already is replaced. Display lists do not know of it.
// It returns nil and holds nothing in a window of more than mostHeld pixels.
func (b *Base) Hold(below string) *Hold {
	b.Release()
	if env := b.Surface.env; env == nil || env.W*env.H > mostHeld {
		return nil
	}
	b.hold = &Hold{below: below}
	b.Surface.Redraw()
	return b.hold
}

// Holding reports whether a hold is shown.
func (b *Base) Holding() bool { return b.hold != nil }

// Release ends a hold.
func (b *Base) Release() {
	if b.hold == nil {
		return
	}
	if b.hold.img != nil {
		b.hold.img.Deallocate()
	}
	b.hold = nil
	b.Surface.Redraw()
}

// held draws the picture of the hold and returns how many elements it shows; 0
// if there is none.
func (b *Base) held(c *Canvas) int {
	h := b.hold
	if h == nil || c.dst == nil {
		return 0
	}
	n := slices.IndexFunc(b.Surface.elems, func(e Element) bool { return e.ID == h.below })
	if n < 0 {
		return 0
	}
	r := image.Rect(0, 0, int(c.Env.W), int(c.Env.H))
	if h.img != nil && h.img.Bounds() != r { // another window
		h.img.Deallocate()
		h.img, h.taken = nil, false
	}
	if h.img == nil {
		h.img = ebiten.NewImageWithOptions(r, &ebiten.NewImageOptions{Unmanaged: true})
	}
	if !h.taken {
		h.taken = true
		h.frames.paint(c.Env, c.Theme, h.img, true, func(c *Canvas) {
			if b.Backdrop != nil {
				b.Backdrop(c)
			}
			b.Surface.draw(c, 0, n)
		})
		h.frames = frames{}
	}
	op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	op.GeoM.Translate(-h.Towards.X, -h.Towards.Y)
	op.GeoM.Scale(1+h.Near, 1+h.Near)
	op.GeoM.Translate(h.Towards.X+h.Shift.X, h.Towards.Y+h.Shift.Y)
	k := float32(1 - h.Dim)
	op.ColorScale.Scale(k, k, k, 1)
	c.DrawImage(h.img, op)
	return n
}
