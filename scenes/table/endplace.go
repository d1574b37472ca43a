package table

import (
	"math"
	"slices"

	"godeck/scenes/table/ask"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// endPlace declares the result on the place.
func (m *Match) endPlace(sf *ui.Surface, e *Ending, head, why string, col ui.Colour, bs []ask.Choice, won int, graph bool) {
	u, at := sf.Px(1), &m.Frame.End
	sf.BeginVeiled("result", e.Title, func(*ui.Env) { m.Result = false }, func(c *ui.Canvas) {
		dark := c.Theme.Ground.Darken(0.6)
		h := c.Env.H
		c.Gradient(ui.Rect{Y: at.Top, W: c.Env.W, H: (h - at.Top) * 0.08}, 0, dark.Alpha(0), dark.Alpha(0.74))
		c.Gradient(ui.Rect{Y: at.Top + (h-at.Top)*0.08, W: c.Env.W, H: (h - at.Top) * 0.42}, 0, dark.Alpha(0.74), dark.Alpha(0.88))
		c.Gradient(ui.Rect{Y: at.Top + (h-at.Top)*0.5, W: c.Env.W, H: (h - at.Top) * 0.5}, 0, dark.Alpha(0.88), dark.Alpha(0.95))
	})
	if won >= 0 && !at.Card.Empty() {
		m.finisher(sf, at.Card, won, col)
	}
	if graph && !at.Graph.Empty() {
		m.graph(sf, at.Graph)
	}
	for i, r := range at.Sides {
		if p := m.Seat(i); e.Side != nil && !r.Empty() {
			m.endSide(sf, r, p, e.Side(p))
		}
	}
	sf.Add(ui.Element{ID: "result.head", Rect: at.Head, Role: ui.RoleText, Label: head, Desc: e.Title, Draw: func(c *ui.Canvas, _ ui.State) {
		size := math.Min(c.Font(76), at.Head.H*0.86)
		if w := ui.Measure(head, ui.Display, size); w > at.Head.W {
			size *= at.Head.W / w
		}
		c.Text(head, at.Head, ui.TextStyle{Face: ui.Display, Size: size, Align: ui.Middle, Colour: ui.Hex(0xffffff), Glow: col.Alpha(0.9), Shadow: true})
	}})
	sf.Label("result.why", why, at.Why, ui.TextStyle{Size: sf.Font(17), Align: ui.Middle, Wrap: true, LineHeight: 1.3, Top: true, Shadow: true})
	sf.Button("result.close", at.Close, ui.Button{Name: words.Text.T(m.Lang, "see"), Icon: ui.IconClose, Kind: ui.ButtonGhost, Sound: "ui-back", Tap: func(*ui.Env) { m.Result = false }})
	bs = slices.DeleteFunc(bs, func(b ask.Choice) bool { return b.ID == "see" }) // that is what Close does
	rows := endRows(len(bs), m.Frame)
	if !m.Frame.Tall { // what goes on is large, the rest small below it
		rows = []int{1, min(3, len(bs)-1), max(0, len(bs)-4)}
	}
	foot, gap := at.Foot, 8*u
	for i, n := range rows {
		row := foot.Col(i, len(rows), gap)
		for j, b := range bs[:n] {
			b.Button.Size = 14
			if b.Button.Kind == ui.ButtonPrimary {
				b.Button.Size = 18
			}
			sf.Button(b.ID, row.Row(j, n, gap), b.Button)
		}
		bs = bs[n:]
	}
}
