package plate

import (
	"math"
	"strconv"

	"godeck/scenes/magna/faces"
	"godeck/scenes/magna/field"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Attack declares a unit's attack as a coin at its upper edge: it marches. turn is
// its place in the order in which an attack strikes, 0 if it takes no part.
func Attack(sf *ui.Surface, b *board.Board, t field.Card, card ui.Rect, turn int) {
	d := math.Max(20*sf.Env().TextUnit(), card.W*0.31)
	r := ui.Rect{X: card.X + card.W/2 - d/2, Y: card.Y - d*0.62, W: d, H: d}
	sf.Paint("coin-"+t.Board(), r.Inset(-d*0.5), func(c *ui.Canvas) {
		r := r
		if p, ok := b.PoseOf(t.Board()); ok { // it goes with its card
			q := p.Rect()
			r.X, r.Y = q.X+q.W/2-d/2, q.Y-d*0.62
		}
		Coin(c, r, strconv.Itoa(t.Attack), turn > 0)
		if turn > 0 {
			Turn(c, ui.Point{X: r.X + d*1.04, Y: r.Y + d*0.1}, d*0.6, turn)
		}
	})
}

// Ordinal declares a unit's place in the order that takes damage, over its upper edge.
func Ordinal(sf *ui.Surface, b *board.Board, t field.Card, card ui.Rect, n int) {
	d := math.Max(20*sf.Env().TextUnit(), card.W*0.27)
	r := ui.Rect{X: card.X + card.W/2 - d/2, Y: card.Y + d*0.06, W: d, H: d}
	sf.Paint("ordinal-"+t.Board(), r.Inset(-d*0.5), func(c *ui.Canvas) { Turn(c, ui.Point{X: r.X + d/2, Y: r.Y + d/2}, d, n) })
}

// Turn draws a place in the order of an attack, on a seal of a width about a point.
func Turn(c *ui.Canvas, at ui.Point, d float64, n int) {
	u := c.Px(1)
	d = math.Max(d, 15*c.Env.TextUnit())
	c.Disc(at.X, at.Y+u, d/2+2*u, ui.Hex(0).Alpha(0.5))
	c.Disc(at.X, at.Y, d/2+1.4*u, ui.Hex(0xffe2b0))
	c.Disc(at.X, at.Y, d/2, ui.Hex(0xa8240f))
	c.Text(strconv.Itoa(n), ui.Rect{X: at.X - d/2, Y: at.Y - d/2, W: d, H: d}, ui.TextStyle{Face: ui.Bold, Size: math.Max(12*c.Env.Scale, d*0.7), Align: ui.Middle, Colour: ui.Hex(0xffffff), Loose: true, Tabular: true})
}

// Fates declares, at a unit's feet, what an attack does to it.
func Fates(sf *ui.Surface, t field.Card, card ui.Rect, text string, falls bool) {
	u := sf.Px(1)
	size := math.Max(12*sf.Env().Scale, sf.Font(13))
	w := ui.Measure(text, ui.Bold, size) + size*1.2 + 14*u
	r := ui.Rect{X: card.X + card.W/2 - w/2, Y: card.Bottom() + 3*u, W: w, H: size * 1.5}
	sf.Paint("fate-"+t.Board(), r.Inset(-2*u), func(c *ui.Canvas) { Fate(c, r, text, size, falls) })
}

// Free declares, in the last empty place of a group, how many are free, or how many
// fight there and how many stay, in lines.
func Free(sf *ui.Surface, id string, r ui.Rect, lines ...string) {
	size, wide := math.Max(12*sf.Env().Scale, sf.Font(13)), 0.0
	for _, text := range lines {
		wide = math.Max(wide, ui.Measure(text, ui.Regular, size))
	}
	low, _ := r.InsetXY(3*sf.Px(1), 4*sf.Px(1)).CutBottom(size*1.3*float64(len(lines)), 0)
	if wide > low.W {
		return
	}
	sf.Paint(id+".free", low, func(c *ui.Canvas) {
		c.Fill(low.Middle(wide+size, low.H), size*0.65, ui.Hex(0x140a06).Alpha(0.72))
		for i, text := range lines {
			c.Text(text, ui.Rect{X: low.X, Y: low.Y + float64(i)*size*1.3, W: low.W, H: size * 1.3}, ui.TextStyle{Size: size, Align: ui.Middle, Colour: faces.Parchment, Shadow: true})
		}
	})
}

// Trap declares the name of a card on its back, where its owner sees it.
func Trap(sf *ui.Surface, t field.Card, card ui.Rect, name string) {
	if t.Def == 0 {
		return
	}
	r, _ := card.Inset(card.W*0.05).CutBottom(math.Max(16*sf.Env().TextUnit(), card.W*0.16), 0)
	sf.Paint("strip-"+t.Board(), r, func(c *ui.Canvas) {
		c.Fill(r, r.H/2, ui.Hex(0x120805).Alpha(0.80))
		size := math.Max(12*c.Env.Scale, math.Min(c.Font(12), r.H*0.8))
		st := ui.TextStyle{Size: size, Align: ui.Middle, Colour: faces.Parchment.Alpha(0.85)}
		r, text := r.InsetXY(3*c.Px(1), 0), name
		if ui.Measure(name, ui.Regular, size) > r.W {
			text, st.Loose = cards.Clip(name, r.W, size), true
		}
		c.Text(text, r, st)
	})
}
