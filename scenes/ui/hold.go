package ui

import (
	"image"
	"slices"

	"godeck/scenes/ui/lens"

	"github.com/hajimehoshi/ebiten/v2"
)

// Hold is a picture of the lower part of a scene: while something plays over
// it, what lies below is drawn once and then only scaled and darkened. So a
// camera may come nearer without the whole scene being painted in every tick.
type Hold struct {
	Near    float64   // how much nearer it is drawn than it lies; 0.05: five percent
	Towards Point     // the point of the window to which it comes nearer
	Only    Rect      // all beside it stays as it is, so that words there can be read; empty: all comes nearer
	Dim     float64   // how much light is taken from it, 0..1
	Dusk    lens.Dusk // and how it gets darker far from a point
	Shift   Point     // it is drawn beside its place, for a trembling table
	Line    float64   // height of the window from which the picture before Rehold opens
	Gone    float64   // how far it has opened from there, upwards and downwards, 0..1

	below  string // the first element that is drawn over it
	was    *ebiten.Image
	wasDim float64
	img    *ebiten.Image
	taken  bool
	frames frames
}

const mostHeld = 2.2e6 // pixels of the largest window that is held: of a phone's at 3× it would be 12 MB

// Hold takes a picture of everything below the element of an id, with the next
// frame, and shows it until Release; the element and what is above it are drawn
// as ever. A hold that runs already is replaced. Display lists do not know of it.
// It returns nil and holds nothing in a window of more than mostHeld pixels.
func (b *Base) Hold(below string) *Hold {
	b.Release()
	if env := b.Surface.env; env != nil && env.W*env.H <= mostHeld {
		b.hold, b.Surface.dirty = &Hold{below: below}, true
	}
	return b.hold
}

// Rehold takes another picture of what the hold shows, with the next frame. The
// picture that was shown lies over it, as dark as it was, until Gone is 1. It
// does nothing where nothing is held or drawn yet.
func (b *Base) Rehold() {
	h := b.hold
	if h == nil || h.img == nil {
		return
	}
	if h.was != nil {
		h.was.Deallocate()
	}
	h.was, h.wasDim, h.Gone = h.img, h.Dim, 0
	h.img, h.taken, h.Dim = nil, false, 0
	b.Surface.dirty = true
}

// veil draws the picture before Rehold as far as it has not opened.
func (h *Hold) veil(c *Canvas) {
	if h.was != nil && h.Gone < 1 {
		vs, idx := lens.Opens(c.Env.W, c.Env.H, h.Line, h.Gone, float32(1-h.wasDim))
		c.DrawMesh(h.was, vs, idx)
	}
}

// Held returns the hold that is shown, nil for none.
func (b *Base) Held() *Hold { return b.hold }

// Release ends a hold.
func (b *Base) Release() {
	if b.hold == nil {
		return
	}
	for _, img := range [...]*ebiten.Image{b.hold.img, b.hold.was} {
		if img != nil {
			img.Deallocate()
		}
	}
	b.hold, b.Surface.dirty = nil, true
}

// held draws the picture of the hold and returns how many elements it shows; 0
// if there is none.
func (b *Base) held(c *Canvas) int {
	h, n := b.hold, 0
	if h != nil && c.dst != nil {
		n = slices.IndexFunc(b.Surface.elems, func(e Element) bool { return e.ID == h.below })
	}
	if n <= 0 {
		return 0
	}
	if r := image.Rect(0, 0, int(c.Env.W), int(c.Env.H)); h.img == nil || h.img.Bounds() != r { // or another window
		if h.img != nil {
			h.img.Deallocate()
		}
		h.taken, h.img = false, ebiten.NewImageWithOptions(r, &ebiten.NewImageOptions{Unmanaged: true})
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
	h.draw(c)
	h.veil(c)
	return n
}

// draw draws the picture. Its edges stay where they are, however near the middle
// comes and however it trembles: what is told there is not pushed out of the window,
// and nothing dark comes in.
func (h *Hold) draw(c *Canvas) {
	k := float32(1 - h.Dim)
	if h.Near == 0 && h.Shift == (Point{}) && h.Dusk.Dark <= 0 {
		op := &ebiten.DrawImageOptions{} // at this scale there is nothing to smooth
		op.ColorScale.Scale(k, k, k, 1)
		c.DrawImage(h.img, op)
		Opaque(c)
		return
	}
	vs, idx := lens.Nearer(c.Env.W, c.Env.H, h.Towards.X, h.Towards.Y, h.Near, h.Shift.X, h.Shift.Y, k, [4]float64{h.Only.X, h.Only.Y, h.Only.Right(), h.Only.Bottom()})
	h.Dusk.Falls(vs)
	c.DrawMesh(h.img, vs, idx)
	Opaque(c)
}
