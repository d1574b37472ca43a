package record

import (
	"math"
	"slices"

	"godeck/scenes/table/chrome"
	"godeck/scenes/ui"
)

// sheets declares the choice between a game's sums and its deeds at the top of
// r, and returns its lower edge with a gap.
func (s *Scene) sheets(env *ui.Env, f *ui.Surface, g *Game, r ui.Rect) float64 {
	if len(g.Deeds) == 0 {
		s.deeds = false
		return r.Y
	}
	u := f.Px(1)
	r.H = math.Max(env.MinTarget(), 42*u)
	done := 0
	for i := range g.Deeds {
		if slices.Contains(s.book.Deeds[g.ID], g.Deeds[i].ID) {
			done++
		}
	}
	for i, name := range [2]string{s.word(env, "sheet.sums"), s.word(env, "sheet.deeds", done, len(g.Deeds))} {
		f.Button([2]string{"sheet.sums", "sheet.deeds"}[i], r.Row(i, 2, 8*u), ui.Button{Label: name, Size: 15, Radio: true, Checked: s.deeds == (i == 1), Group: s.word(env, "sheets"), Colour: g.Neon, Tap: func(*ui.Env) { s.deeds = i == 1 }})
	}
	return r.Bottom() + 10*u
}

// list declares a game's deeds, those that are done with a burning lantern, and
// returns the lower edge.
func (s *Scene) list(env *ui.Env, f *ui.Surface, g *Game, r ui.Rect) float64 {
	u, l := f.Px(1), env.Settings.Lang
	y := s.text(f, "deeds.why", s.word(env, "deeds.why"), r, f.Theme().TextSoft)
	k, pad := 38*u, 9*u
	for i := range g.Deeds {
		d := &g.Deeds[i]
		done := slices.Contains(s.book.Deeds[g.ID], d.ID)
		w := r.W - k - 3*pad
		name := ui.Layout([]ui.Run{{Text: d.Name.In(l), Face: ui.Bold}}, f.Font(16), 1.25, w)
		rule := ui.Layout([]ui.Run{{Text: d.Rule.In(l)}}, f.Font(14), 1.3, w)
		q := ui.Rect{X: r.X, Y: y, W: r.W, H: math.Max(k, name.H+rule.H+2*u) + 2*pad}
		y = q.Bottom() + 6*u
		key, burns := "deed.open", 0.0
		if done {
			key, burns = "deed.done", 1
		}
		f.Add(ui.Element{ID: "deed." + d.ID, Rect: q, Role: ui.RoleText, Label: d.Name.In(l), Desc: s.word(env, key) + l.Pick("。", ". ") + d.Rule.In(l), Draw: func(c *ui.Canvas, _ ui.State) {
			top, edge, ink := c.Theme.PanelLow, c.Theme.Edge, c.Theme.TextSoft
			if done {
				top, edge, ink = c.Theme.Panel.Lighten(0.07), c.Theme.Warm.Alpha(0.55), c.Theme.Text
			}
			c.Gradient(q, 10*u, top, c.Theme.PanelLow)
			c.Stroke(q, 10*u, 1.2*u, edge)
			chrome.Lantern(c, q.X+pad+k/2, q.Y+(q.H-k)/2, k, burns)
			in := ui.Rect{X: q.X + 2*pad + k, Y: q.Y + (q.H-name.H-rule.H-2*u)/2, W: w, H: name.H}
			c.Para(name, in, ui.TextStyle{Face: ui.Bold, Colour: ink, Top: true})
			c.Para(rule, ui.Rect{X: in.X, Y: in.Bottom() + 2*u, W: w, H: rule.H}, ui.TextStyle{Colour: c.Theme.TextSoft, Top: true})
		}})
	}
	return y
}
