// Package sheets keeps many small pictures on a few textures of a fixed size. Left to
// Ebitengine, they go to a texture that doubles whenever it is full, which costs a phone tens
// of megabytes for some hundred lines of text.
package sheets

import (
	"image"
	"math/bits"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// The size of a sheet in pixels.
const (
	Width  = 1024
	Height = 512
)

// large is of how many pixels a picture has a texture of its own, which can be freed by
// itself: great words in flight are new at every size.
const large = 1 << 15

// gap is left between pictures, so that smoothing does not reach a neighbour.
const gap = 1

// Picture is a picture on a sheet, or on a texture of its own.
type Picture struct {
	Image *ebiten.Image
	Used  int64 // when it was drawn last, which its owner keeps
	gone  func()
}

// sheet is a texture with rows of pictures.
type sheet struct {
	img   *ebiten.Image
	rows  []row
	own   bool // of one large picture
	left  bool // its pictures are forgotten, and it goes once they are not drawn any more
	holds []*Picture
}

// row has pictures of about one height.
type row struct{ y, h, x int }

// bytes is the size of its texture, whose sides are powers of two.
func (s *sheet) bytes() int {
	b := s.img.Bounds()
	return 4 << (bits.Len(uint(b.Dx()-1)) + bits.Len(uint(b.Dy()-1)))
}

// used is when one of its pictures was drawn last.
func (s *sheet) used() (last int64) {
	for _, p := range s.holds {
		last = max(last, p.Used)
	}
	return last
}

// idle is the share of its pictures, by area, that have not been drawn since.
func (s *sheet) idle(since int64) float64 {
	all, idle := 1, 0
	for _, p := range s.holds {
		b := p.Image.Bounds()
		all += b.Dx() * b.Dy()
		if p.Used < since {
			idle += b.Dx() * b.Dy()
		}
	}
	return float64(idle) / float64(all)
}

// forget tells the owner that its pictures are not there any more.
func (s *sheet) forget() {
	if !s.left {
		for _, p := range s.holds {
			p.gone()
		}
	}
}

// place finds room for a picture, or reports that there is none.
func (s *sheet) place(w, h int) (at image.Rectangle, ok bool) {
	if s.own || s.left {
		return at, false
	}
	y := 0
	for i := range s.rows {
		r := &s.rows[i]
		if r.h >= h && r.h <= h+h/4+4 && r.x+w <= Width {
			at = image.Rect(r.x, r.y, r.x+w, r.y+h)
			r.x += w + gap
			return at, true
		}
		y = r.y + r.h + gap
	}
	if y+h > Height {
		return at, false
	}
	s.rows = append(s.rows, row{y: y, h: min((h+7)&^7, Height-y), x: w + gap})
	return image.Rect(0, y, w, y+h), true
}

// hold adds a picture, for which there is room.
func (s *sheet) hold(at image.Rectangle, gone func()) *Picture {
	p := &Picture{Image: s.img.SubImage(at).(*ebiten.Image), gone: gone}
	s.holds = append(s.holds, p)
	return p
}

// Set are the sheets of one owner. The zero value is empty.
type Set struct{ list []*sheet }

// Bytes is the size of all textures.
func (t *Set) Bytes() (n int) {
	for _, s := range t.list {
		n += s.bytes()
	}
	return n
}

// Place returns an empty picture of w by h pixels. If no sheet has room and all together have
// more than budget bytes, sheets that have not been used since go first. gone is called when
// the picture must not be drawn again.
func (t *Set) Place(w, h, budget int, since int64, gone func()) *Picture {
	own := w*h > large || w > Width || h > Height
	for i := len(t.list) - 1; i >= 0 && !own; i-- {
		if at, ok := t.list[i].place(w, h); ok {
			return t.list[i].hold(at, gone)
		}
	}
	var free *ebiten.Image
	all := t.Bytes()
	t.list = slices.DeleteFunc(t.list, func(s *sheet) bool {
		if all <= budget && !s.left || s.used() >= since || free != nil {
			return false
		}
		all -= s.bytes()
		s.forget()
		if own || s.own {
			s.img.Deallocate()
			return true
		}
		free = s.img
		return true
	})
	if free != nil {
		free.Clear()
	} else {
		size := image.Rect(0, 0, Width, Height)
		if own {
			size = image.Rect(0, 0, w, h)
		}
		free = ebiten.NewImageWithOptions(size, &ebiten.NewImageOptions{Unmanaged: true})
	}
	s := &sheet{img: free, own: own}
	t.list = append(t.list, s)
	at := image.Rect(0, 0, w, h)
	if !own {
		at, _ = s.place(w, h)
	}
	return s.hold(at, gone)
}

// Tidy is called between frames: where all together have more than budget bytes, the sheet of
// whose pictures least have been drawn since is given up, so that the few go to another.
func (t *Set) Tidy(budget int, since int64) {
	t.list = slices.DeleteFunc(t.list, func(s *sheet) bool {
		if !s.left || s.used() >= since {
			return false
		}
		s.img.Deallocate()
		return true
	})
	if t.Bytes() <= budget {
		return
	}
	var worst *sheet
	most := 0.4
	for _, s := range t.list {
		if k := s.idle(since); !s.left && k > most {
			worst, most = s, k
		}
	}
	if worst != nil {
		worst.forget()
		worst.left = true
	}
}

// Drop frees everything.
func (t *Set) Drop() {
	for _, s := range t.list {
		s.img.Deallocate()
	}
	t.list = nil
}
