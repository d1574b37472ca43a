// Package strip is a strip of small cards beside a table that can be read: what the
// opponent has done lately.
package strip

import (
	"slices"
	"strconv"

	"godeck/rules"
	"godeck/scenes/table"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// Since returns the cards of a seat's lines of the log since its last turn began, in order:
// of those lines for which played holds. It is nil before the seat's first turn.
func Since(lines []present.Line, p rules.Seat, played func(key string) bool) (out []rules.DefID) {
	began := -1
	for i := range lines {
		if lines[i].Key() == "log.turn" && lines[i].Seat == p {
			began = i
		}
	}
	if began < 0 {
		return nil
	}
	for i := range lines[began:] {
		if ln := &lines[began+i]; ln.Seat == p && ln.Card != 0 && played(ln.Key()) {
			out = append(out, ln.Card)
		}
	}
	return out
}

// Strip is where the cards stand: side by side from the left of a row.
type Strip struct {
	Row        ui.Rect
	W, Gap     float64 // of a card, between two
	Cell, High float64 // what a finger meets
}

// Of returns the strip of cards that are w wide.
func Of(env *ui.Env, row ui.Rect, w, gap float64) Strip {
	least := env.MinTarget()
	return Strip{Row: row, W: w, Gap: gap, Cell: max(w, least), High: max(w*cards.Aspect, least)}
}

// Last returns the last of the cards, at most so many and as there is room for, and what
// the strip is called: of how many more it is silent.
func (s *Strip) Last(m *table.Match, defs []rules.DefID, most int) (shown []rules.DefID, says string) {
	more := max(0, len(defs)-min(most, int((s.Row.W+s.Gap)/(s.Cell+s.Gap))))
	if says = m.T("recent"); more > 0 {
		says += " (+" + strconv.Itoa(more) + ")"
	}
	return defs[more:], says
}

// Declare declares the cards: each is read by pointing at it or pressing it. draw draws the
// i-th at its place.
func (s *Strip) Declare(sf *ui.Surface, m *table.Match, defs []rules.DefID, draw func(c *ui.Canvas, i int, at ui.Rect, st ui.State)) {
	for i, def := range slices.All(defs) {
		f := m.Cards.Of(def, m.Lang)
		if f == nil {
			continue
		}
		hit := ui.Rect{X: s.Row.X + float64(i)*(s.Cell+s.Gap), Y: s.Row.Y, W: s.Cell, H: s.High}
		at := ui.Rect{X: hit.X + (s.Cell-s.W)/2, Y: s.Row.Y, W: s.W, H: s.W * cards.Aspect}
		sf.Add(ui.Element{ID: "recent-" + strconv.Itoa(i), Rect: hit, Hit: hit, Role: ui.RoleButton, Loose: true, Group: m.T("recent"), Label: m.CardName(def), Desc: f.Say(),
			Hover: func(env *ui.Env, over bool) { m.Zoom.Hover(f, at, over, false); m.Surface.Invalidate() },
			Tap:   func(*ui.Env) { m.Zoom.Open(f); m.Surface.Invalidate() },
			Draw:  func(c *ui.Canvas, st ui.State) { draw(c, i, at, st) }})
	}
}
