package damage

import (
	"image/color"

	"godeck/scenes/ui/geom"

	"github.com/hajimehoshi/ebiten/v2"
)

// While light, dust or words move over most of the window, what lies below them is
// painted again with every picture though it has hardly changed. So it is then kept as
// one picture, and mended where it does change: a great moment costs what moves in it.
const (
	widely   = 0.4 // damage from which a picture counts as busy, in windows
	busyFor  = 2   // busy pictures on end from which the ground is kept
	calmFor  = 20  // pictures on end with little damage after which it is given up
	mostLate = 2   // pictures on end in which too much of it changes, before it is given up
	mostLive = 0.7 // how much of it may change in a picture, in windows
	worth    = 0.8 // least area that it saves in a picture, in windows
	calms    = 0.6 // how fast a section that changed counts as still again
)

// Ground is the lower part of a picture, kept as one image while much above it is
// painted again. The zero value keeps nothing.
type Ground struct {
	img        *ebiten.Image
	top        mark   // of the first section above it
	first      int    // its index in the last list
	own        Region // where it was mended in the last frame
	busy, calm int
	late       int
}

// mark finds a section again in another frame.
type mark struct {
	id  string
	nth int // how many before it have the same id
}

// find returns the index of a section, -1 if there is none.
func (l *List) find(m mark) int {
	for i := range l.sections {
		if l.sections[i].id == m.id {
			if m.nth--; m.nth < 0 {
				return i
			}
		}
	}
	return -1
}

// First returns the index of the first section that is drawn over the ground; 0 if none is kept.
func (g *Ground) First() int { return g.first }

// Drop gives the ground up.
func (g *Ground) Drop() {
	if g.img != nil {
		g.img.Deallocate()
	}
	g.img, g.first, g.busy, g.calm, g.late = nil, 0, 0, 0, 0
}

// Compare is Region.Compare. It mends the ground where it differs, keeps one
// if the window has been busy for a while, and gives it up when it is of no use.
func (g *Ground) Compare(was, now *List, d *Region) *Region {
	window := d.Window.W * d.Window.H
	i, j := -1, -1
	if g.img != nil {
		i, j = was.find(g.top), now.find(g.top)
	}
	if i < 0 || j < 0 {
		busy := g.busy
		g.Drop()
		g.busy = busy
		if d.Compare(was, now); d.Area() < widely*window || window > mostPixels {
			g.busy = 0
		} else if g.busy++; g.busy >= busyFor {
			g.keep(now, d.Window, d.Area()/window)
		}
		return d
	}
	g.own.Window, g.own.Rects = d.Window, g.own.Rects[:0]
	g.own.compare(was, now, span{0, i}, span{0, j})
	d.compare(was, now, span{i, len(was.sections)}, span{j, len(now.sections)})
	for _, r := range g.own.Rects {
		d.add(r.Inset(1)) // it has its pixel of smoothing already
	}
	g.calm, g.late = count(g.calm, d.Area() < widely*window), count(g.late, g.own.Area() > mostLive*window)
	if g.calm > calmFor || g.late > mostLate {
		g.Drop()
		return d
	}
	g.first = j
	for _, r := range g.own.Rects {
		g.paint(now, r)
	}
	return d
}

// count counts on, or begins anew.
func count(n int, on bool) int {
	if on {
		return n + 1
	}
	return 0
}

// keep takes a picture of the sections that would have to be painted again most, for
// what has changed of late, if that saves enough. Share is how much of the window is damaged.
func (g *Ground) keep(l *List, window geom.Rect, share float64) {
	size, moved, sum := window.W*window.H, 0.0, 0.0
	best, most := 0, worth
	for i := range l.sections {
		s := &l.sections[i]
		// what lies below is painted where it changed, and then copied
		saved := (share-min(1, moved/2))*sum - share
		if i > 0 && s.id != "" && saved >= most {
			best, most = i, saved
		}
		moved += s.moved / size
		for j := s.from; j < l.end(i); j++ {
			sum += l.Ops[j].At.W * l.Ops[j].At.H / size
		}
	}
	if best == 0 {
		g.busy = 0
		return
	}
	g.top = mark{id: l.sections[best].id}
	for i := range best {
		if l.sections[i].id == g.top.id {
			g.top.nth++
		}
	}
	g.img = ebiten.NewImageWithOptions(window.Pixels(), &ebiten.NewImageOptions{Unmanaged: true})
	g.first = best
	g.paint(l, window)
}

// paint paints a part of the ground.
func (g *Ground) paint(l *List, r geom.Rect) {
	if !l.covers(r) {
		g.img.SubImage(r.Pixels()).(*ebiten.Image).Fill(color.Black)
	}
	l.draw(g.img, r, 0, g.first)
}

// covers reports whether nothing of what was within r before is seen through what the
// list draws first.
func (l *List) covers(r geom.Rect) bool {
	return len(l.Ops) > 0 && l.sections[0].kept.Image == nil && l.Ops[0].Opaque && r.Within(l.Ops[0].At, 0)
}

// Draw draws a part of a list: of the ground, as a picture, and all that lies over it.
func (g *Ground) Draw(dst *ebiten.Image, l *List, r geom.Rect) {
	px := r.Pixels()
	part := dst.SubImage(px).(*ebiten.Image)
	if g.img == nil {
		if !l.covers(r) {
			part.Fill(color.Black)
		}
		l.draw(dst, r, 0, len(l.sections))
		return
	}
	op := ebiten.DrawImageOptions{Blend: ebiten.BlendCopy}
	op.GeoM.Translate(float64(px.Min.X), float64(px.Min.Y))
	part.DrawImage(g.img.SubImage(px).(*ebiten.Image), &op)
	l.draw(dst, r, g.first, len(l.sections))
}
