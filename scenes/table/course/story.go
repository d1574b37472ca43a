package course

import (
	"math"
	"slices"
	"strings"

	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Story declares the course of a match in sentences under a title, in r: if there is no
// room for all, those with the key minor go first, and then the oldest. Each leads to where
// back leads; nil: nowhere.
func Story(sf *ui.Surface, r ui.Rect, title string, lines []present.Told, minor string, back func(t present.Told)) {
	u, size := sf.Px(1), math.Max(12*sf.Env().Scale, sf.Font(14))
	in := r.Inset(10 * u)
	sign, least := 0.0, 0.0
	if back != nil {
		sign, least = size*1.5, sf.Env().MinTarget()
	}
	var said []string
	head := ui.Layout([]ui.Run{{Text: title, Face: ui.Bold}}, size, 1.5, in.W)
	type told struct {
		present.Told
		para *ui.Para
		h    float64
	}
	var all []told
	need := head.H
	for _, line := range lines {
		p := ui.Layout([]ui.Run{{Text: line.Text}}, size, 1.3, in.W-sign)
		all = append(all, told{line, p, math.Max(p.H, least)})
		said, need = append(said, line.Text), need+math.Max(p.H, least)
	}
	for need > in.H && len(all) > 0 {
		i := max(0, slices.IndexFunc(all, func(t told) bool { return t.Key == minor }))
		need, all = need-all[i].h, slices.Delete(all, i, i+1)
	}
	r.H -= math.Max(0, in.H-need)
	top, rest := in.CutTop(head.H, 0)
	sf.Add(ui.Element{ID: "result.story", Rect: r, Role: ui.RoleText, Label: title, Desc: strings.Join(said, " "), Draw: func(c *ui.Canvas, _ ui.State) {
		// on the place, as the score over the turns is: shade, and no panel
		c.Shadow(r.Inset(6*u), 20*u, 26*u, c.Theme.Ground.Darken(0.6).Alpha(0.6))
		c.Para(head, top, ui.TextStyle{Size: size, Top: true, Shadow: true, Colour: c.Theme.Warm})
	}})
	for i, line := range all {
		var row ui.Rect
		row, rest = rest.CutTop(line.h, 0)
		e := ui.Element{ID: "result.turn." + words.Itoa(i), Rect: row, Label: line.Text, Draw: func(c *ui.Canvas, st ui.State) {
			mark, text := row.CutLeft(sign, 0)
			col := ui.Hex(0xffffff)
			if st.Hover || st.Focused {
				c.Fill(row.InsetXY(-4*u, 2*u), 6*u, col.Alpha(0.16))
			}
			if back != nil {
				c.Icon(ui.IconPlay, mark.Middle(size*1.2, size*1.2), c.Theme.Warm)
			}
			c.Para(line.para, text, ui.TextStyle{Size: size, Shadow: true, Colour: col})
		}}
		if back != nil && line.Turn > 0 {
			say := words.Of(sf, "result.again")
			e.Role, e.Desc, e.Tip, e.Tap = ui.RoleButton, say, say, func(*ui.Env) { back(line.Told) }
		}
		sf.Add(e)
	}
}
