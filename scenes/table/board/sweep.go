package board

import (
	"math"

	"godeck/scenes/table/cards"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// sweep is light that spreads from a point over the whole table: a new hour.
type sweep struct {
	on         bool
	over       bool // drawn over a table that is held, not on it
	x, y, r, w float64
	col        ui.Colour
}

// light draws the sweep's glint on one card.
func (s *sweep) light(c *ui.Canvas, p Pose, sw, ch, w float64) {
	if d := (s.r - math.Hypot(p.X-s.x, p.Y-s.y)) / s.w; s.on && -1 < d && d < 1 {
		c.SheenAt(p.X, p.Y, sw, ch, p.Angle, w*0.06, ui.Clamp01((d+1)/2), s.col.Alpha(0.7*(1-d*d)))
	}
}

// sides is of how many pieces the ring is made, and bands are the edges of its
// bands: how far from its middle in widths, and how much light there.
const sides = 64

var bands = [...][2]float64{{-0.9, 0}, {-0.3, 0.17}, {0, 0.26}, {0.3, 0.17}, {0.9, 0}}

var (
	ringV [(sides + 1) * len(bands)]ebiten.Vertex
	ringI = func() (idx []uint32) {
		const n = uint32(len(bands))
		for i := range uint32(sides) {
			for j := range n - 1 {
				a := i*n + j
				idx = append(idx, a, a+1, a+n, a+1, a+n+1, a+n)
			}
		}
		return idx
	}()
)

// draw draws the sweep on the table itself, a wide soft ring. It is a mesh: a
// shape would be painted over the whole window.
func (s *sweep) draw(c *ui.Canvas) {
	if !s.on || c.Blank() {
		return
	}
	for i := range sides + 1 {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / sides)
		for j, b := range bands {
			r := math.Max(0, s.r+b[0]*s.w)
			col := s.col.Alpha(b[1])
			ringV[i*len(bands)+j] = ebiten.Vertex{DstX: float32(s.x + r*cos), DstY: float32(s.y + r*sin), ColorR: col.R * col.A, ColorG: col.G * col.A, ColorB: col.B * col.A, ColorA: col.A}
		}
	}
	c.FillMesh(ringV[:], ringI)
}

// glance draws a sweep over a table that is held as a picture.
func glance(b *Board, c *ui.Canvas) {
	if !b.sweep.over {
		return
	}
	b.sweep.draw(c)
	for _, id := range b.order {
		if cd := b.cards[id]; cd != nil && cd.alpha > 0.5 && cd.gone == 0 {
			p, scale := cd.raised()
			b.sweep.light(c, p, p.W*scale, p.W*scale*cards.Aspect, p.W*scale)
		}
	}
}

// Sweep returns the tween in which light spreads from a point over the table,
// with glints on the cards; nothing with reduced motion.
func (t *Base) Sweep(x, y float64, col ui.Colour, ticks int) ui.Tween {
	return ui.Tween{Ticks: ticks, Ease: ui.Linear,
		Do: func(p float64) {
			far := math.Hypot(math.Max(x, t.width-x), math.Max(y, t.height-y))
			t.Board.sweep = sweep{on: !t.reduced, over: !t.reduced && t.Held() != nil, x: x, y: y, w: 110 * t.unit, r: (far + 110*t.unit) * ui.EaseOut(p) * 0.98, col: col.Alpha(math.Min(1, (1-p)*3))}
		},
		End: func() { t.Board.sweep = sweep{} }}
}
