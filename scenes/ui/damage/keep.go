package damage

import (
	"godeck/scenes/ui/geom"

	"github.com/hajimehoshi/ebiten/v2"
)

// What many shapes make is dear to paint, also where only a corner of it has to be
// painted again, because something flies past: a pile of cards, a framed number. So
// a section that has looked the same for a while is kept as one picture.
const (
	stillFor = 6    // pictures in which it has looked the same
	manyOps  = 8    // least number of ops that are kept
	manyFold = 2.0  // least area of its ops, together, in areas of all
	mostKept = 0.12 // largest area of one, in windows
	allKept  = 0.25 // of all together
	atOnce   = 2    // pictures that are made in one frame

	mostPixels = 2.2e6 // of a window in which anything is kept: a phone at 3× has more, and little memory
)

// inherit takes over from the same section of the frame before, which looked the same.
func (s *section) inherit(was *section, moved float64) {
	s.still, s.kept, s.moved = was.still+1, was.kept, max(moved, calms*was.moved)
	was.kept = Op{}
}

// drop frees the picture of a section.
func (s *section) drop() {
	if s.kept.Image != nil {
		s.kept.Image.Deallocate()
	}
	s.kept = Op{}
}

// Keep makes pictures of sections that have stayed the same and have to be painted
// again for d, from the first on. It is called between Compare and Draw.
func (l *List) Keep(d *Region, first int) {
	made, area := 0, 0.0
	for i := range l.sections {
		area += l.sections[i].kept.At.W * l.sections[i].kept.At.H
	}
	window := d.Window.W * d.Window.H
	if window > mostPixels {
		return
	}
	for i := first; i < len(l.sections); i++ {
		s := &l.sections[i]
		if made == atOnce {
			return
		}
		if s.still < stillFor || s.kept.Image != nil {
			continue
		}
		at, ok := l.worthKeeping(i)
		if size := at.W * at.H; !ok || size > mostKept*window || area+size > allKept*window || !d.touches(at) {
			continue
		}
		img := ebiten.NewImageWithOptions(at.Pixels(), &ebiten.NewImageOptions{Unmanaged: true})
		l.draw(img, at, i, i+1)
		s.kept = picture(img, at)
		area += at.W * at.H
		made++
	}
}

// picture returns the op that draws a picture of a part of the window where it was.
func picture(img *ebiten.Image, at geom.Rect) Op {
	op := Op{Image: img, At: at, Clip: at}
	op.Geo.GeoM.Translate(at.X, at.Y)
	return op
}

// worthKeeping returns the bounds, of whole pixels, of what a section draws, and
// whether that is many shapes one over the other.
func (l *List) worthKeeping(i int) (at geom.Rect, ok bool) {
	from, to := l.sections[i].from, l.end(i)
	if to-from < manyOps {
		return at, false
	}
	sum := 0.0
	for j := from; j < to; j++ {
		op := &l.Ops[j]
		if op.Paint != nil { // what it does besides drawing over is not known
			return at, false
		}
		if sum += op.At.W * op.At.H; j == from {
			at = op.At
		}
		at = at.Union(op.At)
	}
	px := at.Pixels().Inset(-1)
	at = geom.Rect{X: float64(px.Min.X), Y: float64(px.Min.Y), W: float64(px.Dx()), H: float64(px.Dy())}
	return at, sum >= manyFold*at.W*at.H
}

// touches reports whether something within r has to be painted again.
func (d *Region) touches(r geom.Rect) bool {
	for _, q := range d.Rects {
		if !q.Intersect(r).Empty() {
			return true
		}
	}
	return false
}
