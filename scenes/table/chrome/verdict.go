package chrome

import (
	"cmp"
	"math"
	"slices"

	"godeck/internal/lang"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// verdict declares, above the bar, what a person does next in a recorded match and what an expert
// would have done in its place.
func (rp *Replay) verdict(s *ui.Surface, bar ui.Rect, keep []ui.Rect) {
	lines := rp.said(s.Lang())
	if len(lines) == 0 {
		return
	}
	u, size := s.Px(1), s.Font(13)
	w := math.Min(math.Min(math.Max(bar.W, 340*u), 520*u), s.Env().W-16*u)
	paras := make([]*ui.Para, len(lines))
	h := 12 * u
	for i, t := range lines {
		paras[i] = ui.Layout([]ui.Run{{Text: t}}, size, 1.3, w-28*u)
		h += paras[i].H
	}
	r := ui.Rect{X: math.Max(8*u, math.Min(bar.Right()-w, s.Env().W-8*u-w)), Y: bar.Y - h - 14*u, W: w, H: h}
	slices.SortFunc(keep, func(a, b ui.Rect) int { return cmp.Compare(b.Y, a.Y) })
	for _, k := range keep {
		if !k.Intersect(r).Empty() {
			r.Y = k.Y - h - 6*u
		}
	}
	label := words.Sentences(s.Lang(), lines...)
	s.Add(ui.Element{ID: "replay-verdict", Rect: r, Role: ui.RoleText, Label: label, Loose: true, Draw: func(c *ui.Canvas, _ ui.State) {
		c.Fill(r, 12*u, c.Theme.Dark().Alpha(0.94))
		c.Stroke(r, 12*u, 1.2*u, c.Theme.Accent2.Alpha(0.7))
		y := r.Y + 6*u
		for i, p := range paras {
			col := c.Theme.TextSoft
			if i == len(paras)-1 {
				col = c.Theme.Accent2
			}
			c.Para(p, ui.Rect{X: r.X + 14*u, Y: y, W: r.W - 28*u, H: p.H}, ui.TextStyle{Size: size, Colour: col, Top: true})
			y += p.H
		}
	}})
}

// toast says the same once, where there is no place for it.
func (rp *Replay) toast(s *ui.Surface) {
	lines := rp.said(s.Lang())
	if len(lines) == 0 || rp.toasted == rp.Opinion {
		return
	}
	rp.toasted = rp.Opinion
	s.Toast(lines[len(lines)-1], false)
}

// said returns the lines of the verdict: none where nothing can be said.
func (rp *Replay) said(l lang.Lang) []string {
	if rp.Opinion == nil || rp.Tell == nil {
		return nil
	}
	did, would, ok := rp.Tell(rp.Opinion, l)
	if !ok {
		return nil
	}
	if rp.Opinion.Alike {
		if rp.Opinion.Idle() {
			return nil
		}
		return []string{words.Text.T(l, "verdict.alike", did)}
	}
	who := words.Text.T(l, "verdict.you")
	if rp.session != nil && rp.session.Human(0) && rp.session.Human(1) {
		who = rp.session.Name(rp.Opinion.By, l)
	}
	return []string{words.Text.T(l, "verdict.did", who, did), words.Text.T(l, "verdict.would", would)}
}
