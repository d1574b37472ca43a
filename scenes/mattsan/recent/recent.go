// Package recent shows what the opponent of Mattsan Card Game has played since the
// beginning of their last turn: a strip of small cards beside their name, which stays
// until one acts in one's own.
package recent

import (
	"slices"
	"strconv"
	"strings"

	"godeck/rules"
	mtz "godeck/rules/mattsan"
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

// Played returns the cards that a seat has played since its last turn began, in order,
// from the lines of the log; nil before its first turn.
func Played(lines []present.Line, p rules.Seat) (out []rules.DefID) {
	from := -1
	for i := range lines {
		if lines[i].Key() == "log.turn" && lines[i].Seat == p {
			from = i
		}
	}
	if from < 0 {
		return nil
	}
	for i := from; i < len(lines); i++ {
		ln := &lines[i]
		if key := ln.Key(); ln.Seat != p || ln.Card == 0 || !plays(key) {
			continue
		}
		if n := len(out); n == 0 || out[n-1] != ln.Card {
			out = append(out, ln.Card)
		}
	}
	return out
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
	st := &on.View.S
	if r.Empty() || len(defs) == 0 || m.Staged || st.Active == on.Bottom && st.Step >= mtz.StepMain { // one's own turn is acted in
		return
	}
	u := sf.Px(1)
	size := 12 * sf.Env().Scale
	head, row := r.CutTop(size*1.5, 2*u)
	w := min(row.H/cards.Aspect, (row.W-2*u*(most-1))/most)
	cell := max(w, sf.Env().MinTarget()) // of a finger
	more := max(0, len(defs)-min(most, int((row.W+2*u)/(cell+2*u))))
	defs = defs[more:]
	says := on.T("recent")
	if more > 0 {
		says += " (+" + strconv.Itoa(more) + ")"
	}
	strip := ui.Rect{X: r.X, Y: r.Y, W: max(float64(len(defs))*(cell+2*u)+6*u, ui.Measure(says, ui.Bold, size)+16*u), H: head.H + 4*u + w*cards.Aspect}
	sf.Paint("recent", strip, func(c *ui.Canvas) {
		if !c.Blank() {
			c.Shadow(strip.Move(u, 2*u), 4*u, 6*u, c.Theme.Shadow)
			c.Gradient(strip, 4*u, faces.Sheet, faces.Sheet.Darken(0.06))
			c.Fill(ui.Rect{X: strip.X, Y: strip.Y, W: 4 * u, H: strip.H}, 2*u, faces.Tags[1])
		}
		head := head
		head.W = max(head.W, strip.W)
		c.Text(says, head.InsetXY(8*u, 0), ui.TextStyle{Face: ui.Bold, Size: size, Colour: paper.Ink, Loose: true})
	})
	for i, def := range defs {
		f := on.Cards.Of(def, on.Lang)
		hit := ui.Rect{X: strip.X + 6*u + float64(i)*(cell+2*u), Y: row.Y, W: cell, H: max(w*cards.Aspect, sf.Env().MinTarget())}
		at := ui.Rect{X: hit.X + (cell-w)/2, Y: row.Y, W: w, H: w * cards.Aspect}
		name := m.CardName(def)
		sf.Add(ui.Element{ID: "recent-" + strconv.Itoa(i), Rect: hit, Hit: hit, Role: ui.RoleButton, Loose: true, Group: on.T("recent"), Label: name, Desc: f.Say(),
			Hover: func(env *ui.Env, over bool) { m.Zoom.Hover(f, at, over, false); on.Surface.Invalidate() },
			Tap:   func(*ui.Env) { m.Zoom.Open(f); on.Surface.Invalidate() },
			Draw: func(c *ui.Canvas, st ui.State) {
				if st.Hover || st.Focused {
					c.Glow(at, 3*u, 8*u, ui.Hex(0xffd75e).Alpha(0.9))
				}
				on.DrawCard(c, f, at, 1)
			}})
	}
}
