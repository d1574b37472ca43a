package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Words wait until something is drawn over them: they come from one texture and
// shapes from one shader, and Ebitengine makes one draw call of neighbours only.
// Every draw call costs some ten allocations in its driver.
type waitingLine struct {
	dst   *ebiten.Image
	img   *ebiten.Image
	op    ebiten.DrawImageOptions
	where Rect
}

// batch holds the lines of the picture that is being drawn; drawing happens on
// one goroutine only.
var batch struct{ lines []waitingLine }

// mostWaiting is how many lines may wait: every shape is compared with all of them.
const mostWaiting = 96

// flush draws the lines that wait, in their order.
func flush() {
	for i := range batch.lines {
		l := &batch.lines[i]
		l.dst.DrawImage(l.img, &l.op)
		l.dst, l.img = nil, nil
	}
	batch.lines = batch.lines[:0]
}

// flushUnder draws the lines that wait if one of them lies under a rectangle.
func flushUnder(x0, y0, x1, y1 float64) {
	for i := range batch.lines {
		r := &batch.lines[i].where
		if r.X < x1 && x0 < r.X+r.W && r.Y < y1 && y0 < r.Y+r.H {
			flush()
			return
		}
	}
}

// flushDisc is flushUnder for whatever lies within a distance of a point.
func flushDisc(x, y, r float64) {
	if len(batch.lines) > 0 {
		flushUnder(x-r, y-r, x+r, y+r)
	}
}

// wait draws a picture later.
func wait(dst, img *ebiten.Image, op *ebiten.DrawImageOptions) {
	b := img.Bounds()
	x0, y0 := op.GeoM.Apply(0, 0)
	x1, y1 := op.GeoM.Apply(float64(b.Dx()), float64(b.Dy()))
	if len(batch.lines) == mostWaiting {
		flush()
	}
	batch.lines = append(batch.lines, waitingLine{dst, img, *op, Rect{x0, y0, x1 - x0, y1 - y0}})
}

// Image is the image drawn on, nil when only recording. Whoever draws on it
// himself draws over all that was drawn before.
func (c *Canvas) Image() *ebiten.Image {
	if c.dst != nil {
		flush()
	}
	return c.dst
}

// ImageAt is Image for drawing only within r.
func (c *Canvas) ImageAt(r Rect) *ebiten.Image {
	if c.dst != nil && len(batch.lines) > 0 {
		flushUnder(r.X, r.Y, r.X+r.W, r.Y+r.H)
	}
	return c.dst
}

// Blank reports whether the canvas only records.
func (c *Canvas) Blank() bool { return c.dst == nil }

// boxReach is how far a turned box with a margin reaches from its centre.
func boxReach(hx, hy, m, angle float64) (rx, ry float64) {
	if angle == 0 {
		return hx + m, hy + m
	}
	sin, cos := math.Sincos(angle)
	sin, cos = math.Abs(sin), math.Abs(cos)
	return (hx+m)*cos + (hy+m)*sin, (hx+m)*sin + (hy+m)*cos
}
