package gestures

import (
	"math"

	"godeck/scenes/mattsan/paper"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
	"godeck/scenes/ui/tween"
)

// Popup is the card of a great move that stands up off the mat as in a book of paper:
// wings of paper unfold behind it, and it stands larger than its frame before it strikes.
type Popup struct {
	From ui.Rect // the card at rest
	To   ui.Rect // where it stands
	At   float64
	Col  ui.Colour
	Face func(c *ui.Canvas, r ui.Rect, alpha float64)
}

// The parts of its time at which a card stands, and begins to come back.
const (
	stood = 0.26
	backs = 0.84
)

func (q *Popup) draw(c *ui.Canvas) {
	if q.At <= 0 || q.At >= 1 || q.Face == nil || c.Env.Settings.ReducedMotion {
		return
	}
	u, up := c.Px(1), tween.EaseBack(math.Min(1, q.At/stood))
	if q.At > backs {
		up = 1 - ui.EaseIn((q.At-backs)/(1-backs))
	}
	fx, fy := q.From.Centre()
	tx, ty := q.To.Centre()
	hold := ui.Clamp01((q.At - stood) / (backs - stood))
	w := ui.Lerp(q.From.W, q.To.W*(1+0.07*hold), up)
	h := w * cards.Aspect
	r := ui.Rect{X: ui.Lerp(fx, tx, up) - w/2, Y: ui.Lerp(fy, ty, up) - h/2, W: w, H: h}
	x, y := r.Centre()
	open := ui.Clamp01(up)
	if c.Note(ui.Item{Kind: ui.ItemCover, Owner: "popup", Rect: ui.Rect{X: x - 0.95*h*open, Y: y - 0.95*h*open, W: 1.9 * h * open, H: 1.9 * h * open}}); c.Blank() {
		return
	}
	c.Light(x, y, 0.85*h, ui.Hex(0xfff0c0).Alpha(0.6*open))
	for i := range 14 { // strips of paper fan out behind it
		a := float64(i)/14*2*math.Pi + 0.25*hold
		sin, cos := math.Sincos(a)
		long := h * (0.62 + 0.2*paper.Chance(i) + 0.05*math.Sin(9*hold+float64(i))) * open
		col := q.Col.Lighten(0.25 + 0.3*float64(i%2))
		side := 0.09 * h * open
		c.FillQuad(ui.Quad{{X: x, Y: y}, {X: x + cos*long - sin*side, Y: y + sin*long + cos*side}, {X: x + cos*long*1.06, Y: y + sin*long*1.06}, {X: x + cos*long + sin*side, Y: y + sin*long - cos*side}}, w, h, 0, col.Alpha(0.85*open), col.Darken(0.2).Alpha(0.85*open))
	}
	low := r.Bottom() - 0.03*h
	for _, side := range [...]float64{-1, 1} { // the fold on which it stands
		tip := x + side*0.86*w*open
		c.FillQuad(ui.Quad{{X: x + side*0.3*w, Y: low - 0.34*h*open}, {X: tip, Y: low}, {X: tip - side*0.1*w, Y: low + 0.1*h*open}, {X: x + side*0.2*w, Y: low + 0.05*h*open}}, w, 0.4*h, 2*u, ui.Hex(0xfffdf2).Darken(0.08-0.06*side), ui.Hex(0xd8c8a4))
	}
	c.Shadow(r.Move(8*u*open, 14*u*open), 8*u, 26*u, ui.Hex(0x0a0503).Alpha(0.8*open))
	q.Face(c, r, 1)
	if hold > 0 && hold < 1 { // chalk falls from the board
		for i := range 22 {
			t := math.Mod(hold*1.3+paper.Chance(i), 1)
			px := x + (paper.Chance(i+31)-0.5)*3.4*w
			py := q.To.Y - 0.5*h + t*1.7*h
			k := (2 + 4*paper.Chance(i+5)) * u
			c.GlowAt(px, py, k, k, 0, k/2, 2*k, ui.Hex(0xf6f3e6).Alpha(0.55*(1-t)))
		}
	}
}
