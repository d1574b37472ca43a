package plate

import (
	"math"

	"godeck/scenes/magna/faces"
	"godeck/scenes/magna/field"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// leans is by how much a Checked unit is turned: further than what is spent elsewhere,
// as nothing else on the map tells who cannot attack.
const leans = 0.3

// Lies returns the pose of a unit at that place, Checked or not.
func Lies(p board.Pose, checked bool) board.Pose {
	if checked {
		p.Angle = leans
	}
	return p
}

// Checked declares an edge around a unit that is Checked, and on it the sign of that: no
// other sign of the map is a lozenge. Picture and words stay to be read.
func Checked(sf *ui.Surface, b *board.Board, t field.Card, card ui.Rect) {
	sf.Paint("checked-"+t.Board(), card.Inset(-0.15*card.W), func(c *ui.Canvas) {
		p, ok := b.PoseOf(t.Board())
		if !ok || c.Blank() {
			return
		}
		turned := ui.Clamp01(p.Angle / leans)
		c.StrokeAt(p.X, p.Y, p.W, p.W*cards.Aspect, p.Angle, p.W*0.06, math.Max(2*c.Px(1), 0.028*p.W), ui.Hex(0x8d7fd0).Alpha(0.9*turned))
		d := math.Max(0.18*p.W, 11*c.Env.TextUnit()) // on the picture: the name is below it
		x, y := p.X+0.28*p.W*math.Sin(p.Angle), p.Y-0.2*p.W*cards.Aspect
		lozenge := func(d float64, col ui.Colour) {
			c.BoxAt(x, y, d*1.42, d*1.42, math.Pi/4, d*0.12, col.Alpha(turned), col.Alpha(turned))
		}
		lozenge(d+1.6*c.Px(1), ui.Hex(0xd9d2f0))
		lozenge(d, ui.Hex(0x2b2444))
		c.Icon(faces.Checked, ui.Rect{X: x - 0.62*d, Y: y - 0.62*d, W: 1.24 * d, H: 1.24 * d}, ui.Hex(0xf2ecff).Alpha(turned))
	})
}
