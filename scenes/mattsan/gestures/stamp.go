package gestures

import (
	"math"

	"godeck/scenes/ui"
)

// Stamp is a rubber stamp that is slammed onto what is negated: a word in a red frame
// around a point, letters of a size.
type Stamp struct {
	Word       string
	X, Y, Size float64
	At         float64
}

// Lands is when the stamp meets the card, in hundredths of At.
const Lands = 14

func (q *Stamp) draw(c *ui.Canvas) {
	if c.Blank() || q.At <= 0 || q.At >= 1 {
		return
	}
	grown, still := 1.0, c.Env.Settings.ReducedMotion
	const lands = Lands / 100.0
	if q.At < lands && !still { // it comes from above
		grown = ui.Lerp(2.1, 1, ui.EaseIn(q.At/lands))
	}
	fade := math.Min(1, (1-q.At)*5)
	size := q.Size * grown
	w, h := ui.Measure(q.Word, ui.Display, size)+1.3*size, 1.7*size
	x := math.Max(w/2, math.Min(q.X, c.Env.W-w/2))
	y := math.Max(h/2, math.Min(q.Y, c.Env.H-h/2))
	r := ui.Rect{X: x - w/2, Y: y - h/2, W: w, H: h}
	red, paper := ui.Hex(0xc8221a), ui.Hex(0xfff4dc)
	c.Shadow(r.Move(0, 0.1*size*grown), 0.16*size, 0.4*size*grown, ui.Hex(0x1d0f05).Alpha(0.6*fade))
	c.Fill(r, 0.16*size, paper.Alpha(0.95*fade))
	c.Stroke(r.Inset(0.1*size), 0.12*size, 0.1*size, red.Alpha(fade))
	c.Stroke(r.Inset(0.26*size), 0.08*size, 0.03*size, red.Alpha(0.8*fade))
	c.Text(q.Word, r, ui.TextStyle{Face: ui.Display, Size: size, Align: ui.Middle, Colour: red.Alpha(fade), Loose: true})
	if since := q.At - lands; since > 0 && since < 0.2 && !still { // dust at its edges
		p := since / 0.2
		for i := range 12 {
			sin, cos := math.Sincos(float64(i) * math.Pi / 6)
			c.Disc(x+cos*(w/2+0.5*size*p), y+sin*(h/2+0.5*size*p), 0.1*size*(1-p), paper.Alpha(0.8*(1-p)))
		}
	}
}
