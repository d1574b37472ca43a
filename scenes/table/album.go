package table

import (
	"godeck/scenes/ui"
)

// Album shows cards where there is no table: decks to choose, matches that are
// kept. The zero value is ready.
type Album struct {
	Faces FaceCache
	Zoom  Zoom
}

// albumLight is the hour at which cards are shown outside a match.
const albumLight = 0.55

// Tick begins a new picture and reports whether something is to be painted.
func (a *Album) Tick() bool { return a.Faces.tick() }

// Card draws a face into a rectangle of a card's shape; without ready, that is
// while its pictures have not come, a card of its colour.
func (a *Album) Card(c *ui.Canvas, f *CardFace, r ui.Rect, ready bool) {
	rad := r.W * 0.065
	switch {
	case c.Blank():
		NotePicture(c, f, r)
	case f == nil || !ready:
		frame := c.Theme.Accent2
		if f != nil {
			frame = f.Frame
		}
		c.Gradient(r, rad, frame.Mix(ui.Hex(0x0a0820), 0.55), ui.Hex(0x0a0820))
		c.Stroke(r, rad, max(1, r.W*0.02), frame.Alpha(0.7))
	default:
		c.Draw(a.Faces.Image(c.Env, c.Theme, f, r.W, albumLight), r, 1)
	}
}

// Picture is Card without its words, for what they lie beside.
func (a *Album) Picture(c *ui.Canvas, f *CardFace, r ui.Rect, ready bool) {
	if f != nil {
		f = f.picture()
	}
	a.Card(c, f, r, ready)
}

// Declare declares the card that is read in full, if there is one.
func (a *Album) Declare(s *ui.Surface) { a.Zoom.declare(s, &a.Faces, albumLight) }
