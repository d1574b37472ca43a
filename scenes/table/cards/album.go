package cards

import "godeck/scenes/ui"

// Album shows cards outside of a match: decks to choose, stored matches. The
// zero value is ready to use.
type Album struct {
	Faces FaceCache
	Zoom  Zoom
}

// albumLight is the light on cards outside of a match.
const albumLight = 0.55

// Tick begins a new picture and reports whether anything has to be painted.
func (a *Album) Tick() bool { return a.Faces.Tick() }

// Card draws a face into a rectangle of a card's shape. While its pictures are
// loading (ready is false) it draws a card in its colour.
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

// Soon is Card, but paints at most a few new faces a picture; the others follow,
// so that scrolling stays even.
func (a *Album) Soon(c *ui.Canvas, f *CardFace, r ui.Rect, ready bool) {
	if ready && !c.Blank() && !a.Faces.soon(c.Env, f, r.W, albumLight) {
		ready = false
	}
	a.Card(c, f, r, ready)
}

// Ground draws a part of a card's picture as the ground of a strip, softly.
func (a *Album) Ground(c *ui.Canvas, f *CardFace, r ui.Rect, ready bool) {
	if ready && !c.Blank() && f.Art != nil {
		c.Draw(a.Faces.Ground(c.Env, f, r.W, r.H, albumLight), r, 1)
	}
}

// Picture is Card without the words, for use beside them.
func (a *Album) Picture(c *ui.Canvas, f *CardFace, r ui.Rect, ready bool) {
	if f != nil {
		f = f.Picture()
	}
	a.Card(c, f, r, ready)
}

// Declare declares the zoomed card, if any.
func (a *Album) Declare(s *ui.Surface) { a.Zoom.Declare(s, &a.Faces, albumLight) }
