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
	"godeck/scenes/mattsan/faces"
	"godeck/scenes/mattsan/felt"
	"godeck/scenes/mattsan/field"
	"godeck/scenes/mattsan/places"
	"godeck/scenes/ui"
)

// Columns are those of a desk.
type Columns struct {
	Desk    desk.Desk
	Choices *choices.Choices // what the player has begun
}

// Declare paints the columns: strips of paper that run from bench to bench.
// Where the fighters stand beside each other only the middle column runs
// through: it has room for both, and no other strip passes behind them.
func (s *Columns) Declare(sf *ui.Surface, sp places.Span) {
	lit := s.lit()
	if s.Desk.Lay.Apart {
		s.chalked(sf, sp, lit)
		return
	}
	matter := s.matter()
	for k := sp.Lo; k <= sp.Hi; k++ {
		a := 0.10
		if (k-sp.Lo)%2 == 0 {
			a = 0.16
		}
		if matter {
			a += 0.1
		}
		if lit != nil && *lit == k {
			a = 0.34
		}
		r := s.Desk.Lay.Lane(k, sp).Inset(1 * sf.Px(1))
		sf.Paint("lane"+strconv.Itoa(k), r, func(c *ui.Canvas) {
			c.Fill(r, 10*c.Px(1), faces.Paper.Alpha(a))
			c.Stroke(r, 10*c.Px(1), 1*c.Px(1), faces.Paper.Alpha(a*1.4))
		})
	}
}

// chalked paints the columns of the desk as lanes of chalk from bench to bench.
// They are faint, and brighter while a column matters; the one that is looked
// at is filled. A line leads from the middle one to the fighters, who are in it.
func (s *Columns) chalked(sf *ui.Surface, sp places.Span, lit *int) {
	u := sf.Px(1)
	alpha := 0.2
	if lit != nil || s.matter() {
		alpha = 0.6
	}
	cell := func(sd, k int) ui.Rect {
		slot := mtz.Middle + k
		if sd == 1 {
			slot = mtz.Middle - k
		}
		return s.Desk.Lay.Place(sd, slot, sp).InsetXY(1*u, 0)
	}
	front := s.Desk.Lay.Battle[0].Union(s.Desk.Lay.Battle[1])
	all := s.Desk.Lay.Bench[0].Union(s.Desk.Lay.Bench[1]).Union(cell(0, sp.Lo)).Union(cell(1, sp.Lo)).Union(cell(0, sp.Hi)).Union(front)
	sf.Paint("columns", all, func(c *ui.Canvas) {
		if c.Blank() {
			return
		}
		for k := sp.Lo; k <= sp.Hi; k++ {
			felt.Lane(c, cell(0, k), cell(1, k), lit != nil && *lit == k, alpha)
		}
		mid := lit != nil && *lit == 0
		if alpha > 0.5 { // the fighters are in the middle column
			own, opp := cell(0, 0), cell(1, 0)
			y := (own.Y + opp.Bottom()) / 2
			felt.Thread(c, own.X+own.W/2, y, front.X, y, alpha)
			if mid {
				c.Glow(front.Inset(4*u), 12*u, 16*u, ui.Hex(0xf5f5e6).Alpha(0.3))
			}
		}
	})
}

// matter reports whether the card that is chosen or looked at is a terrain
// or speaks of columns.
func (s *Columns) matter() bool {
	on, begun := s.Desk.Show, s.Choices
	speaks := func(c rules.CardID) bool {
		def := on.View.S.Card(c).Def
		if def == 0 {
			return false
		}
		return on.Cards.Attr(def, mtz.AType) == mtz.Terrain || strings.Contains(strings.Join(s.Desk.Game.Lib.RulesText(def, lang.JA), ""), "縦ライン")
	}
	if begun.Chosen != 0 && speaks(begun.Chosen) {
		return true
	}
	for _, id := range [...]string{on.Surface.Hovered(), on.Surface.Focused()} {
		for _, head := range [...]string{"card-", "hand-"} {
			if t, ok := strings.CutPrefix(id, head); ok {
				if n, err := strconv.Atoi(t); err == nil && n > 0 && n <= int(on.View.S.NCards) && speaks(rules.CardID(n)) {
					return true
				}
			}
		}
	}
	return false
}

// lit returns the column of the card that is looked at.
func (s *Columns) lit() *int {
	on := s.Desk.Show
	for _, id := range [...]string{on.Surface.Hovered(), on.Surface.Focused()} {
		t, ok := strings.CutPrefix(id, "card-")
		n, err := strconv.Atoi(t)
		if !ok || err != nil || n <= 0 || n > int(on.View.S.NCards) {
			continue
		}
		d := on.View.S.Card(rules.CardID(n))
		switch d.Zone.Kind() {
		case mtz.Battle, mtz.Bench, mtz.Ground:
			k := mtz.Column(field.SlotOf(&on.View.S, rules.CardID(n)))
			if on.SideOf(d.Owner) == 1 {
				k = -k
			}
			return &k
		}
	}
	return nil
}
