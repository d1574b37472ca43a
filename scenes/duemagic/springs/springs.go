// Package springs shows the cards that have come out of a player's own shields and
// may be used at once: they hover over the circle until that is answered.
package springs

import (
	"math"
	"slices"
	"strconv"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/deeds"
	"godeck/scenes/duemagic/staging"
	"godeck/scenes/table"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// Springs are those of the audience at a table.
type Springs struct {
	table  *staging.Table
	match  *table.Match
	deeds  *deeds.Deeds
	rising map[rules.CardID]bool // on their way (clash.Clash)
}

// At returns those at a table; rising are the cards that come out of shields now.
func At(m *table.Match, t *staging.Table, d *deeds.Deeds, rising map[rules.CardID]bool) Springs {
	return Springs{t, m, d, rising}
}

// room reports whether cards may hover: where the stack is no tower, it lies where
// they would.
func (s *Springs) room() bool { return s.table.Lay.Tower() || len(s.table.M.Stack()) == 0 }

// Has reports whether a card of the audience's hand hovers, or will, where the
// window has room for that.
func (s *Springs) Has(c rules.CardID) bool {
	return s.room() && (s.rising[c] || slices.Contains(s.deeds.Q().Sprung(), c))
}

// List returns the cards of the audience's that hover over the circle,
// out of its shields.
func (s *Springs) List() (out []present.Token) {
	on := s.match
	if !s.room() || on.Audience != on.Bottom || on.Audience < 0 {
		return nil
	}
	asked := s.deeds.Q().Sprung()
	for _, t := range on.Zone(dmg.Hand, on.Audience) {
		if t.Def != 0 && (s.rising[t.ID] || slices.Contains(asked, t.ID)) {
			out = append(out, t)
		}
	}
	return out
}

// Rect returns where a card out of the shields hovers: in the middle of
// the circle, between the creatures.
func (s *Springs) Rect(c rules.CardID) ui.Rect {
	list := s.List()
	n := float64(max(1, len(list)))
	i := max(0, slices.IndexFunc(list, func(t present.Token) bool { return t.ID == c }))
	u := s.match.Unit()
	w := math.Min(s.width(), s.table.Lay.Stage.H*0.72/cards.Aspect)
	r := s.table.Lay.Stage.Middle(w, w*cards.Aspect)
	if z := &s.table.Lay.Zones[dmg.Battle]; s.table.Lay.Tall { // from the far row on: names and powers stand at the foot of creatures
		r.Y = math.Min(z[1].Bottom()+4*u, z[0].Bottom()-r.H)
	}
	r.X = s.table.Lay.Mid + (float64(i)-(n-1)/2)*(w+14*u) - w/2
	if len(s.table.M.Stack()) > 0 { // the tower stands there
		r.X = s.table.Lay.Pile.X - 12*u - w - float64(i)*(w+10*u)
	}
	return r
}

func (s *Springs) width() float64 {
	l, n := s.table.Lay, float64(max(1, len(s.List())))
	switch {
	case l.Tall:
		z := &l.Zones[dmg.Battle]
		return math.Min((z[0].Y-z[1].Bottom()+0.4*z[0].H)/cards.Aspect, l.Stage.W/n-14*s.match.Unit())
	case l.Small:
		return math.Min(l.Stage.H*0.62/cards.Aspect, l.Stage.W*0.5/n-14*s.match.Unit())
	}
	return math.Min([...]float64{164, 132}[min(1, len(s.List())/2)]*s.match.Unit(), s.table.Lay.Stage.W*0.20)
}

// Declare declares the cards out of the shields. They are used by dragging
// them onto the table, onto their target, or by a tap.
func (s *Springs) Declare(sf *ui.Surface) {
	on := s.match
	list := s.List()
	asked := s.deeds.Q().Springing()
	for _, t := range list {
		c := s.table.M.Read(t)
		o := board.CardOpts{Node: "hand-" + strconv.Itoa(int(t.ID)), Group: on.T("zone.hand"), Loose: true}
		pose := board.PoseIn(s.Rect(t.ID), true)
		pose.Flat, pose.Lift = 1, 0.6
		verb := on.T("node.noturn")
		if asked {
			o.Drag, o.Mark, verb = true, board.MarkLegal, on.T("act.use")
			if s.deeds.Q().Spring() == t.ID {
				o.Mark = board.MarkSelected
			}
			o.Tap = func(env *ui.Env) { s.deeds.TapHand(env, c) }
		}
		o.Label = on.T("node.card", on.CardName(t.Def), on.Numbers(t.Def), verb)
		on.Board.Put(sf, t.Board(), on.Cards.Of(t.Def, on.Lang), pose, o)
	}
}

// Hole returns the width that the creatures leave free in the middle.
func (s *Springs) Hole() float64 {
	if s.table.Lay.Tall || !s.room() {
		return 0
	}
	u := s.match.Unit()
	if n := len(s.List()); n > 0 && len(s.table.M.Stack()) == 0 {
		return float64(n)*(s.width()+14*u) + 10*u
	}
	if len(s.table.M.Stack()) == 0 {
		return 0
	}
	return s.table.Lay.Pile.W
}
