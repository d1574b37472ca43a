package sprites

import "github.com/hajimehoshi/ebiten/v2"

// DrawFigures paints what a picture is about as DrawCard does, without anything
// behind or before it: nothing where that is cut off by the picture's edge, or is
// no figure. So it can stand out of its picture.
func DrawFigures(dst *ebiten.Image, x, y, w, h float64, art *Art, light float64) {
	if art == nil || w < 1 || h < 1 || owns[art.Own] != nil || art.byHand() {
		return
	}
	f, ok := art.lead()
	pw, ph := enlarged(w, h)
	if !ok || !art.whole(f, float64(pw), float64(ph)) {
		return
	}
	page := canvas(0, pw, ph)
	p := art.palette()
	for _, g := range art.Figures {
		if g.Tone != "far" && art.whole(g, float64(pw), float64(ph)) {
			g.bare = true
			paintFigure(page, g, p, light, art)
		}
	}
	op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	op.GeoM.Scale(w/float64(pw), h/float64(ph))
	op.GeoM.Translate(x, y)
	dst.DrawImage(page, op)
}

// whole reports whether a figure is seen as a whole in a picture w wide and h high.
func (a *Art) whole(f Figure, w, h float64) bool {
	s := sheetOf(f.Icon)
	if s == nil || f.Tone == "face" {
		return false
	}
	b, one := s.within(f.Icon), a.unit(int(w), int(h))
	side := float64(s.Side)
	k := f.size() * one / (side - 2*float64(s.Inset)) // the page's pixels for one of the cell
	x, y := f.X*w+f.DX*one, f.Y*h+f.DY*one
	l, r, top, low := (float64(b.left)-side/2)*k, (float64(b.right)-side/2)*k, (float64(b.top)-side/2)*k, (float64(b.bottom)-side/2)*k
	if f.Mirror {
		l, r = -r, -l
	}
	air := 0.03 * w
	return x+l > -air && x+r < w+air && y+top > -air && y+low < h+air
}
