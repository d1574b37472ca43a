// Package recent shows what the opponent of Duemagic has used since the beginning of
// their last turn: a strip of small cards near who sits opposite, which stays while one
// decides what to do about it.
package recent

import (
	"strings"

	"godeck/rules"
	"godeck/scenes/duemagic/faces"
	"godeck/scenes/duemagic/staging"
	"godeck/scenes/internal/strip"
	"godeck/scenes/table"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// most is how many cards are shown at most: the last ones.
const most = 5

// Used returns the cards that a seat has used since its last turn began, in order, from
// the lines of the log; nil before its first turn.
func Used(lines []present.Line, p rules.Seat) []rules.DefID {
	return strip.Since(lines, p, func(key string) bool {
		how, used := strings.CutPrefix(key, "log.use.")
		return used && how != "activate"
	})
}

// Declare declares the strip in r; a card of it is read by pressing it.
func Declare(sf *ui.Surface, t *staging.Table, m *table.Match, r ui.Rect) {
	on := t.Show
	defs := Used(on.Facts, on.Seat(1))
	if r.Empty() || len(defs) == 0 || m.Staged {
		return
	}
	u, least := sf.Px(1), sf.Env().MinTarget()
	size := 12 * sf.Env().Scale
	row, head := r, ui.Rect{}
	if r.H > 1.5*least+size*1.6 {
		head, row = r.CutTop(size*1.6, 2*u)
	}
	st := strip.Of(sf.Env(), row, min(row.H/cards.Aspect, 46*u), 4*u)
	defs, says := st.Last(m, defs, most)
	if !head.Empty() {
		sf.Label("recent", says, head, ui.TextStyle{Face: ui.Bold, Size: size, Colour: faces.Sides[1].Lighten(0.35), Shadow: true, Loose: true})
	}
	st.Declare(sf, m, defs, func(c *ui.Canvas, i int, at ui.Rect, st ui.State) {
		c.Shadow(at.Move(0, 2*u), 3*u, 6*u, ui.Hex(0x030109).Alpha(0.7))
		if st.Hover || st.Focused {
			c.Glow(at, 3*u, 9*u, faces.Sides[1].Alpha(0.9))
		}
		on.DrawCard(c, t.Laid(defs[i]), at, 1)
		if i == len(defs)-1 { // the last one
			c.Stroke(at.Inset(-1.5*u), 4*u, 1.4*u, faces.Sides[1].Alpha(0.9))
		}
	})
}
