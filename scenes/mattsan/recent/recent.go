// Package recent shows what the opponent of Mattsan Card Game has played since the
// beginning of their last turn: a strip of small cards beside their name, which stays
// until one acts in one's own.
package recent

import (
	"slices"
	"strings"

	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/strip"
	"godeck/scenes/mattsan/desk"
	"godeck/scenes/mattsan/faces"
	"godeck/scenes/mattsan/paper"
	"godeck/scenes/table"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// most is how many cards there is room for.
const most = 4

// Played returns the cards that a seat has played since its last turn began, in order and
// each once where several lines in a row tell of it, from the lines of the log; nil before
// its first turn.
func Played(lines []present.Line, p rules.Seat) []rules.DefID {
	return slices.Compact(strip.Since(lines, p, plays))
}

// plays reports whether a line of the log says that a card is played or used.
func plays(key string) bool {
	kind, declared := strings.CutPrefix(key, "log.declare.")
	return declared && kind != "attack" && kind != "switch" || slices.Contains([]string{"log.place", "log.place.battle", "log.lay", "log.turnup"}, key)
}

// Declare declares the strip; a card of it is read by pressing it.
func Declare(sf *ui.Surface, d *desk.Desk, m *table.Match) {
	on := d.Show
	r := d.Lay.Recent
	p := on.Seat(1)
	defs := Played(on.Facts, p)
	now := &on.View.S
	if r.Empty() || len(defs) == 0 || m.Staged || now.Active == on.Bottom && now.Step >= mtz.StepMain { // one's own turn is acted in
		return
	}
	u := sf.Px(1)
	size := 12 * sf.Env().Scale
	head, row := r.CutTop(size*1.5, 2*u)
	st := strip.Of(sf.Env(), row, min(row.H/cards.Aspect, (row.W-2*u*(most-1))/most), 2*u)
	defs, says := st.Last(m, defs, most)
	sheet := ui.Rect{X: r.X, Y: r.Y, W: max(float64(len(defs))*(st.Cell+st.Gap)+6*u, ui.Measure(says, ui.Bold, size)+16*u), H: head.H + 4*u + st.W*cards.Aspect}
	sf.Paint("recent", sheet, func(c *ui.Canvas) {
		if !c.Blank() {
			c.Shadow(sheet.Move(u, 2*u), 4*u, 6*u, c.Theme.Shadow)
			c.Gradient(sheet, 4*u, faces.Sheet, faces.Sheet.Darken(0.06))
			c.Fill(ui.Rect{X: sheet.X, Y: sheet.Y, W: 4 * u, H: sheet.H}, 2*u, faces.Tags[1])
		}
		head := head
		head.W = max(head.W, sheet.W)
		c.Text(says, head.InsetXY(8*u, 0), ui.TextStyle{Face: ui.Bold, Size: size, Colour: paper.Ink, Loose: true})
	})
	st.Row.X = sheet.X + 6*u
	st.Declare(sf, m, defs, func(c *ui.Canvas, i int, at ui.Rect, st ui.State) {
		if st.Hover || st.Focused {
			c.Glow(at, 3*u, 8*u, ui.Hex(0xffd75e).Alpha(0.9))
		}
		on.DrawCard(c, on.Cards.Of(defs[i], on.Lang), at, 1)
	})
}
