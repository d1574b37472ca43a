// Package sheet is the sheet with what belongs to a player of Magna Spectra.
package sheet

import (
	"math"
	"strconv"

	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/faces"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/phrases"
	"godeck/scenes/table"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Text has the phrases of the table.
var Text = phrases.Text

// Show declares the sheet of a player: what is told of them, bases and their
// effects, war funds, the discard pile. again, if any, lets its player be asked once
// more what is discarded. shut is called when it is put away.
func Show(sf *ui.Surface, t *table.Match, m field.Reading, p rules.Seat, told string, again, shut func()) {
	l := t.Lang
	u := sf.Px(1)
	in := sf.Dialog("sheet", t.Session.Name(p, l), 620, 520, func(*ui.Env) { shut() })
	bh := math.Max(sf.Env().MinTarget(), 46*u)
	foot, in := in.CutBottom(bh, 8*u)
	if again != nil {
		var r ui.Rect
		r, foot = foot.CutLeft(foot.W/2, 8*u)
		sf.Button("sheet-hand", r, ui.Button{Label: Text.T(l, "hand.again"), Size: 15, Icon: ui.IconHand, Tap: func(*ui.Env) {
			shut()
			again()
		}})
	}
	sf.Button("sheet-discard", foot, ui.Button{Label: Text.T(l, "sheet.discard", len(m.List(mgn.Discard, p))), Icon: ui.IconDiscard, Size: 15, Tap: func(*ui.Env) {
		shut()
		t.Browse(t.Whose(p, t.T("zone.discard")), mgn.Discard, p)
	}})
	off := sf.BeginScroll("sheet.list", in, false)
	y := in.Y - off
	text := func(id, line string, col ui.Colour) {
		para := ui.Layout([]ui.Run{{Text: line}}, sf.Font(14), 1.35, in.W-10*u)
		r := ui.Rect{X: in.X, Y: y, W: in.W, H: para.H}
		sf.Add(ui.Element{ID: id, Rect: r, Role: ui.RoleText, Label: line, Loose: true, Draw: func(c *ui.Canvas, _ ui.State) {
			c.Para(para, r, ui.TextStyle{Size: para.Size, Top: true, Colour: col})
		}})
		y += para.H + 6*u
	}
	text("sheet-text", told, sf.Theme().Text)
	cw := math.Max(sf.Env().MinTarget(), math.Min(92*u, (in.W-10*u)/6))
	row := func(id string, zone uint8) {
		for i, q := range m.List(zone, p) {
			r := ui.Rect{X: in.X + float64(i)*(cw+10*u), Y: y, W: cw, H: cw * cards.Aspect}
			def := q.Def
			if zone == mgn.Camps && !q.Up && p != t.Audience {
				def = 0
			}
			b := ui.Button{Label: words.Text.T(l, "facedown")}
			if def != 0 {
				b.Label = t.Cards.Name(def, l)
				if zone == mgn.Camps && q.Fallen {
					b.Label = Text.T(l, "node.plain", b.Label, Text.T(l, "fallen"))
				}
			}
			var col *ui.Colour
			if q.Fallen {
				c := sf.Theme().Danger
				col = &c
			}
			t.FaceOf(sf, id+strconv.Itoa(i+1), r, def, b, col)
		}
		y += cw*cards.Aspect + 8*u
	}
	text("sheet-bases", Text.T(l, "sheet.bases"), faces.Parchment)
	row("sheet-base-", mgn.Camps)
	if len(m.List(mgn.Funds, p)) > 0 {
		text("sheet-funds", Text.T(l, "funds"), faces.Parchment)
		row("sheet-fund-", mgn.Funds)
	}
	sf.EndScroll(y + off - in.Y)
}
