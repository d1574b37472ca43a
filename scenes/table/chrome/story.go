package chrome

import (
	"math"
	"slices"
	"strings"

	"godeck/scenes/ui"
)

// Story declares the course of a match in sentences under a title, in r: the last ones if there is
// no room for all.
func Story(sf *ui.Surface, r ui.Rect, title string, lines []string) {
	u, size := sf.Px(1), math.Max(12*sf.Env().Scale, sf.Font(14))
	in := r.Inset(10 * u)
	head := ui.Layout([]ui.Run{{Text: title, Face: ui.Bold}}, size, 1.5, in.W)
	var paras []*ui.Para
	room := in.H - head.H
	for _, line := range slices.Backward(lines) {
		p := ui.Layout([]ui.Run{{Text: line}}, size, 1.3, in.W)
		if room -= p.H; room < 0 {
			break
		}
		paras = append(paras, p)
	}
	slices.Reverse(paras)
	r.H -= math.Max(0, room)
	sf.Add(ui.Element{ID: "result.story", Rect: r, Role: ui.RoleText, Label: title, Desc: strings.Join(lines, " "), Draw: func(c *ui.Canvas, _ ui.State) {
		// on the place, as the score over the turns is: shade, and no panel
		c.Shadow(r.Inset(6*u), 20*u, 26*u, c.Theme.Ground.Darken(0.6).Alpha(0.6))
		st := ui.TextStyle{Size: size, Top: true, Shadow: true, Colour: ui.Hex(0xffffff)}
		top, rest := in.CutTop(head.H, 0)
		c.Para(head, top, ui.TextStyle{Size: size, Top: true, Shadow: true, Colour: c.Theme.Warm})
		for _, p := range paras {
			top, rest = rest.CutTop(p.H, 0)
			c.Para(p, top, st)
		}
	}})
}
