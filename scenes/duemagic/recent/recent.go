// Package recent shows what the opponent of Duemagic has used since the beginning of
// their last turn: a strip of small cards near who sits opposite, which stays while one
// decides what to do about it.
package recent

import (
	"strconv"
	"strings"

	"godeck/rules"
	"godeck/scenes/duemagic/faces"
	"godeck/scenes/duemagic/staging"
	"godeck/scenes/table"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// most is how many cards are shown at most: the last ones.
const most = 5

// Used returns the cards that a seat has used since its last turn began, in order, from
// the lines of the log; nil before its first turn.
func Used(lines []present.Line, p rules.Seat) (out []rules.DefID) {
	for _, ln := range present.LastTurn(lines, p) {
		if how, used := strings.CutPrefix(ln.Key(), "log.use."); used && how != "activate" && ln.Seat == p && ln.Card != 0 {
			out = append(out, ln.Card)
		}
	}
	return out
}

// Declare declares the strip in r: cards side by side from the left, at most so many as there
// is room for; a card of it is read by pointing at it or pressing it.
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
	w, gap := min(row.H/cards.Aspect, 46*u), 4*u
	cell := max(w, least) // what a finger meets
	says := m.T("recent")
	if more := len(defs) - min(most, int((row.W+gap)/(cell+gap))); more > 0 {
		says += " (+" + strconv.Itoa(more) + ")"
		defs = defs[more:]
	}
	if !head.Empty() {
		sf.Label("recent", says, head, ui.TextStyle{Face: ui.Bold, Size: size, Colour: faces.Sides[1].Lighten(0.35), Shadow: true, Loose: true})
	}
	for i, def := range defs {
		f := m.Cards.Of(def, m.Lang)
		if f == nil {
			continue
		}
		hit := ui.Rect{X: row.X + float64(i)*(cell+gap), Y: row.Y, W: cell, H: max(w*cards.Aspect, least)}
		at := ui.Rect{X: hit.X + (cell-w)/2, Y: row.Y, W: w, H: w * cards.Aspect}
		sf.Add(ui.Element{ID: "recent-" + strconv.Itoa(i), Rect: hit, Hit: hit, Role: ui.RoleButton, Loose: true, Group: m.T("recent"), Label: m.CardName(def), Desc: f.Say(),
			Hover: func(env *ui.Env, over bool) { m.Zoom.Hover(f, at, over, false); m.Surface.Invalidate() },
			Tap:   func(*ui.Env) { m.Zoom.Open(f); m.Surface.Invalidate() },
			Draw: func(c *ui.Canvas, st ui.State) {
				c.Shadow(at.Move(0, 2*u), 3*u, 6*u, ui.Hex(0x030109).Alpha(0.7))
				if st.Hover || st.Focused {
					c.Glow(at, 3*u, 9*u, faces.Sides[1].Alpha(0.9))
				}
				on.DrawCard(c, t.Laid(def), at, 1)
				if i == len(defs)-1 { // the last one
					c.Stroke(at.Inset(-1.5*u), 4*u, 1.4*u, faces.Sides[1].Alpha(0.9))
				}
			}})
	}
}
