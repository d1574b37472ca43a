// Package columns shows the columns of the desk of Mattsan Card Game, which run from
// bench to bench.
package columns

import (
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/choices"
	"godeck/scenes/mattsan/desk"
	"godeck/scenes/mattsan/felt"
	"godeck/scenes/mattsan/field"
	"godeck/scenes/mattsan/places"
	"godeck/scenes/table/board"
	"godeck/scenes/ui"
)

// Columns are those of a desk.
type Columns struct {
	Desk    desk.Desk
	Choices *choices.Choices // what the player has begun
}

// Declare paints the columns: panels of denim that are sewn on the mat.
func (s *Columns) Declare(sf *ui.Surface, sp places.Span) {
	lit := s.Lit()
	if s.Desk.Lay.Apart {
		s.sewn(sf, sp, lit)
		return
	}
	for k := sp.Lo; k <= sp.Hi; k++ {
		lay := s.Desk.Lay
		r := lay.Lane(k, sp).Inset(1 * sf.Px(1))
		p := felt.Panel{Near: lay.Strip(0, k, sp), Far: lay.Strip(1, k, sp), Number: k, Top: r.Y, Bottom: r.Bottom(), Wide: k == 0, Lit: lit != nil && *lit == k}
		sf.Paint("lane"+strconv.Itoa(k), r, func(c *ui.Canvas) {
			if !c.Blank() {
				p.Draw(c)
			}
		})
	}
	if lay := s.Desk.Lay; lay.Tall {
		for sd := range 2 {
			r := lay.Card(lay.Place(sd, mtz.BattleSlot, sp), sf.Px(1))
			sf.Paint("stand"+strconv.Itoa(sd), r.InsetXY(-0.4*r.W, -0.2*r.H), func(c *ui.Canvas) {
				if !c.Blank() {
					felt.Stand(c, r)
				}
			})
		}
	}
}

// sewn paints the columns of the desk as panels of denim from the far to the near
// edge: the fighters meet on the wide one in the middle. The column that is looked
// at is chalked.
func (s *Columns) sewn(sf *ui.Surface, sp places.Span, lit *int) {
	u, lay := sf.Px(1), s.Desk.Lay
	all := lay.Lane(sp.Lo, sp).Union(lay.Lane(sp.Hi, sp)).Union(lay.Battle[0]).Union(lay.Battle[1]).InsetXY(-24*u, -14*u)
	sf.Paint("columns", all, func(c *ui.Canvas) {
		if c.Blank() {
			return
		}
		foot := 0.0
		if !lay.Low && !lay.Tiny { // of the cards, above the HP
			foot = 20 * u
		}
		for _, pass := range [...]bool{false, true} { // what is lit lies over its neighbours
			for k := sp.Lo; k <= sp.Hi; k++ {
				p := felt.Panel{Near: lay.Strip(0, k, sp), Far: lay.Strip(1, k, sp), Number: k, Wide: k == 0, Lit: lit != nil && *lit == k, Quiet: lay.Low || lay.Tiny}
				p.Top, p.Bottom = lay.Cloth, p.Near.Bottom()+5*u
				p.Near.H, p.Far.H = p.Near.H-foot, p.Far.H-foot
				if p.Lit == pass {
					p.Draw(c)
				}
			}
		}
		for sd := 1; sd >= 0; sd-- {
			s.ranks(c, sd, sp)
		}
	})
}

// Pockets paints the places in which nothing lies, on the mat that is seen as a stage.
func (s *Columns) Pockets(sf *ui.Surface, sp places.Span) {
	on, lay := s.Desk.Show, s.Desk.Lay
	seen := on.Board.Stage
	if seen == nil {
		return
	}
	var empty []ui.Rect
	for sd := range 2 {
		p := on.Seat(sd)
		first, last := mtz.Slots(&on.View.S, p)
		for _, slot := range append([]int{mtz.BattleSlot}, upTo(first, last)...) {
			if mtz.At(&on.View.S, p, slot) == 0 && mtz.TerrainAt(&on.View.S, p, slot) == 0 {
				empty = append(empty, lay.Card(lay.Place(sd, slot, sp), sf.Px(1)))
			}
		}
		for _, k := range [...]uint8{mtz.Deck, mtz.Discard} {
			if r := lay.Zones[k][sd]; on.Count(k, p) == 0 && !r.Empty() {
				empty = append(empty, board.CardIn(r))
			}
		}
	}
	var all ui.Rect
	for _, r := range empty {
		q := seen.Lying(r)
		all = all.Union(q.Bounds())
	}
	sf.Paint("pockets", all, func(c *ui.Canvas) {
		for _, r := range empty {
			felt.Pocket(c, seen.Lying(r), r.W, r.H)
		}
	})
}

// upTo returns the numbers from a first to a last one.
func upTo(first, last int) (out []int) {
	for i := first; i <= last; i++ {
		out = append(out, i)
	}
	return out
}

// ranks paints what tells those of a side who wait from the one who fights: a bench
// in every lane, and the fighter's mark in front.
func (s *Columns) ranks(c *ui.Canvas, sd int, sp places.Span) {
	on, lay, u := s.Desk.Show, s.Desk.Lay, c.Px(1)
	first, last := mtz.Slots(&on.View.S, on.Seat(sd))
	for slot := first; slot <= last; slot++ {
		r := lay.Card(lay.Place(sd, slot, sp), u)
		felt.Bench(c, r, r.H)
	}
	felt.Stand(c, lay.Card(lay.Place(sd, mtz.BattleSlot, sp), u))
}

// speaks reports whether a card is a terrain or has to do with columns.
func (s *Columns) speaks(c rules.CardID) bool {
	on := s.Desk.Show
	if c <= 0 || int(c) > int(on.View.S.NCards) {
		return false
	}
	def := on.View.S.Card(c).Def
	return def != 0 && (on.Cards.Attr(def, mtz.AType) == mtz.Terrain || strings.Contains(strings.Join(s.Desk.Game.Lib.RulesText(def, lang.JA), ""), "縦ライン"))
}

// Lit returns the column that is meant: of the card that is looked at or chosen,
// else of the one that speaks of columns and is resolved next.
func (s *Columns) Lit() *int {
	on := s.Desk.Show
	st := &on.View.S
	for _, id := range [...]string{on.Surface.Hovered(), on.Surface.Focused()} {
		if t, ok := strings.CutPrefix(id, "card-"); ok {
			n, _ := strconv.Atoi(t)
			if k := s.of(rules.CardID(n)); k != nil {
				return k
			}
		}
	}
	if k := s.of(s.Choices.Chosen); k != nil {
		return k
	}
	if st.NStack > 0 {
		if c := st.Stack[st.NStack-1].Src; s.speaks(c) {
			return s.of(c)
		}
	}
	return nil
}

// of returns the column of a card, as the lower side counts; nil if it is in none.
func (s *Columns) of(c rules.CardID) *int {
	on := s.Desk.Show
	if c <= 0 || int(c) > int(on.View.S.NCards) {
		return nil
	}
	d := on.View.S.Card(c)
	switch d.Zone.Kind() {
	case mtz.Battle, mtz.Bench, mtz.Ground:
		k := mtz.Column(field.SlotOf(&on.View.S, c))
		if on.SideOf(d.Owner) == 1 {
			k = -k
		}
		return &k
	}
	return nil
}
