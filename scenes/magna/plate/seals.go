package plate

import (
	"math"
	"math/bits"

	mgn "godeck/rules/magna"
	"godeck/scenes/magna/faces"
	"godeck/scenes/magna/field"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Seals declares, at the left edge of a unit's card, a seal for each kind of weapon
// that it can carry, of a mask. That of the kind in call shines: such a weapon is
// about to be given. That of the kind in armed is gilt: it carries one. Both are 0
// for none.
func Seals(sf *ui.Surface, b *board.Board, t field.Card, card ui.Rect, kinds, call, armed int) {
	d := sealWidth(sf.Env(), card, kinds)
	if !Sealed(sf.Env(), card, kinds) {
		return
	}
	sf.Paint("seals-"+t.Board(), SealsAt(card, kinds, d), func(c *ui.Canvas) {
		p, ok := b.PoseOf(t.Board())
		if !ok || c.Blank() {
			return
		}
		at := SealsAt(ui.Rect{X: p.X - p.W/2, Y: p.Y - p.W*cards.Aspect/2, W: p.W, H: p.W * cards.Aspect}, kinds, d)
		at.H = d
		sin, cos := math.Sincos(p.Angle) // they turn with their card
		for k := range mgn.Kinds.Values {
			if kinds&(1<<k) != 0 {
				x, y := at.X+d/2-p.X, at.Y+d/2-p.Y
				seal(c, ui.Rect{X: p.X + x*cos - y*sin - d/2, Y: p.Y + x*sin + y*cos - d/2, W: d, H: d}, k, call == k+1, armed == k+1)
				at.Y += 0.86 * d
			}
		}
	})
}

// sealWidth is how wide one of several seals is: the last one ends above the name.
func sealWidth(env *ui.Env, card ui.Rect, kinds int) float64 {
	share := [...]float64{0.24, 0.24, 0.2, 0.16}[min(bits.OnesCount(uint(kinds)), 3)]
	return math.Max(share*card.W, 15*env.Scale)
}

// Sealed reports whether seals of a mask of kinds have room on a card.
func Sealed(env *ui.Env, card ui.Rect, kinds int) bool {
	return kinds != 0 && sealWidth(env, card, kinds) <= 0.34*card.W
}

// SealsAt is where the seals of a mask of kinds are on a card, of a width.
func SealsAt(card ui.Rect, kinds int, d float64) ui.Rect {
	n := 0
	for ; kinds != 0; kinds &= kinds - 1 {
		n++
	}
	return ui.Rect{X: card.X - 0.36*d, Y: card.Y + 0.17*card.H, W: d, H: d * (0.14 + 0.86*float64(n))}
}

// seal draws a seal of wax with the sign of a kind.
func seal(c *ui.Canvas, r ui.Rect, kind int, call, armed bool) {
	x, y, d := r.X+r.W/2, r.Y+r.H/2, r.W
	wax := ui.Hex(0x7e2418)
	if armed {
		wax = ui.Hex(0xa8741c)
	}
	if call && !armed {
		c.Light(x, y, d*1.5, c.Theme.Legal.Alpha(0.75))
		wax = ui.Hex(0x1f7a48)
	}
	c.Disc(x, y+0.06*d, 0.53*d, ui.Hex(0).Alpha(0.5))
	for i := range 7 { // its edge is pressed out
		sin, cos := math.Sincos(float64(i)*0.9 + float64(kind))
		c.Disc(x+cos*0.36*d, y+sin*0.36*d, 0.15*d, wax.Darken(0.12))
	}
	c.Disc(x, y, 0.47*d, wax)
	c.Disc(x, y, 0.38*d, wax.Darken(0.3))
	faces.Kind(c, kind, ui.Rect{X: x - 0.3*d, Y: y - 0.3*d, W: 0.6 * d, H: 0.6 * d}, ui.Hex(0xffe6bd))
}
