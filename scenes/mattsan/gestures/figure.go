package gestures

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"godeck/scenes/mattsan/paper"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Figure is the picture of a fighter that peels off its card, stands up as paper does,
// and strikes; what is left of it on the card is the paper below.
type Figure struct {
	Home   ui.Rect // its card
	Is     paper.Stance
	On     bool
	Col    ui.Colour
	Sheet  func(c *ui.Canvas, w, h float64) *ebiten.Image // the picture
	Leaps  func(c *ui.Canvas, w float64) *ebiten.Image    // what it shows, of a card w wide
	Larger float64                                        // … as large as that
}

// The parts of a card that its picture takes, which peels off.
const (
	peelsX, peelsY, peelsH = 0.07, 0.05, 0.62
)

func (f *Figure) draw(c *ui.Canvas) {
	if !f.On || f.Is.Up <= 0 || c.Env.Settings.ReducedMotion {
		return
	}
	q, u := &f.Is, c.Px(1)
	w, h := q.W, q.W*0.98
	c.Note(ui.Item{Kind: ui.ItemCover, Owner: "figure", Rect: ui.Rect{X: q.Foot.X - w/2, Y: q.Foot.Y - h*q.Up, W: w, H: h * q.Up}})
	if c.Blank() {
		return
	}
	hole := ui.Rect{X: f.Home.X + peelsX*f.Home.W, Y: f.Home.Y + peelsY*f.Home.H, W: (1 - 2*peelsX) * f.Home.W, H: peelsH * f.Home.H}
	gone := ui.Clamp01(3 * q.Up)
	c.Gradient(hole, 3*u, ui.Hex(0xe6d8b8).Alpha(gone), ui.Hex(0xfff6e0).Alpha(gone))
	c.Fill(ui.Rect{X: hole.X, Y: hole.Y, W: hole.W, H: 4 * u}, 2*u, ui.Hex(0x33200f).Alpha(0.35*gone)) // it lies lower
	c.Stroke(hole, 3*u, 1.5*u, f.Col.Darken(0.2).Alpha(0.8*gone))
	far := 0.5 * h * q.Up
	c.GlowAt(q.Foot.X+0.3*far, q.Foot.Y+0.02*h, 0.9*w, 0.2*w, 0.2*q.Tilt, 0.1*w, 0.16*w, ui.Hex(0x060d20).Alpha(0.6*gone))
	tall := math.Max(0.12, q.Up) // seen from its foot
	sin, cos := math.Sincos(q.Tilt)
	pt := func(x, y float64) ui.Point { // x across from the middle, y up from the foot
		x, y = x*w*(1+0.06*(1-tall)), y*h*tall
		return ui.Point{X: q.Foot.X + x*cos + y*sin, Y: q.Foot.Y + x*sin - y*cos}
	}
	for _, side := range [...]float64{-1, 1} { // the folds on which it stands
		c.FillQuad(ui.Quad{pt(side*0.26, 0.2), pt(side*0.62, -0.05), pt(side*0.56, -0.11), pt(side*0.2, -0.03)}, 0.4*w, 0.3*h, u, ui.Hex(0xfffdf2).Darken(0.07-0.06*side), ui.Hex(0xd8c8a4))
	}
	e := 3.4 * u / w
	edge := ui.Quad{pt(-0.5-e, 1+e), pt(0.5+e, 1+e), pt(0.5+e, -e), pt(-0.5-e, -e)}
	c.ShadowQuad(ui.Quad{moved(edge[0], 7*u), moved(edge[1], 7*u), moved(edge[2], 3*u), moved(edge[3], 3*u)}, w, h, 6*u, 9*u, ui.Hex(0x0a0503).Alpha(0.6))
	c.FillQuad(edge, w, h, 5*u, ui.Hex(0xfffdf2), ui.Hex(0xe9dfc4))
	lay(c, f.Sheet(c, w, h), func(x, y float64) ui.Point { return pt(x-0.5, 1-y) }, cards.FaceMargin)
	if img := f.Leaps(c, w); img != nil { // its feet where they are printed
		high := cards.Aspect * w / h // of a card, in sheets
		lay(c, img, func(x, y float64) ui.Point {
			return pt((x-0.5)*f.Larger, 0.02+(0.68-y)*high*f.Larger)
		}, cards.FaceMargin)
	}
}

func moved(p ui.Point, d float64) ui.Point { return ui.Point{X: p.X + d, Y: p.Y + d} }

// lay draws a picture with a margin so that its corners are where at says.
func lay(c *ui.Canvas, img *ebiten.Image, at func(x, y float64) ui.Point, margin float64) {
	if img == nil {
		return
	}
	w, h := float64(img.Bounds().Dx())-2*margin, float64(img.Bounds().Dy())-2*margin
	o, x, y := at(0, 0), at(1, 0), at(0, 1)
	op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	op.GeoM.Translate(-margin, -margin)
	var g ebiten.GeoM
	g.SetElement(0, 0, (x.X-o.X)/w)
	g.SetElement(1, 0, (x.Y-o.Y)/w)
	g.SetElement(0, 1, (y.X-o.X)/h)
	g.SetElement(1, 1, (y.Y-o.Y)/h)
	g.SetElement(0, 2, o.X)
	g.SetElement(1, 2, o.Y)
	op.GeoM.Concat(g)
	c.DrawImage(img, op)
}
