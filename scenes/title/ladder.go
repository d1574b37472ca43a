package title

import (
	"math"
	"slices"
	"strconv"

	"godeck/scenes/table"
	"godeck/scenes/table/chrome"
	"godeck/scenes/title/catalog"
	"godeck/scenes/title/panels"
	"godeck/scenes/ui"
)

// ladder declares a game's rivals at the top of r: their faces from the easiest
// to the hardest, and a line about the chosen one. It returns the lower edge.
func ladder(s *Scene, env *ui.Env, f *ui.Surface, g *catalog.GameInfo, r ui.Rect) float64 {
	u, l := f.Px(1), env.Settings.Lang
	panels.Heading(f, "h.rival", s.word(env, "rival"), &r)
	n := len(g.Rivals)
	gap := panels.Pick(r.W < 640*u, 5*u, 10*u)
	h := math.Max(env.MinTarget(), 64*u)
	if env.Compact() {
		h = env.MinTarget()
	}
	cell := r.Row(0, n, gap).W
	named := cell > 150*u
	if !named {
		h = math.Max(env.MinTarget(), math.Min(h, cell*1.1))
	}
	next := slices.IndexFunc(g.Rivals, func(x catalog.RivalInfo) bool { return !slices.Contains(s.chosen.Beaten, x.ID) })
	line := s.word(env, "rival.none")
	for i := range g.Rivals {
		x := &g.Rivals[i]
		q := ui.Rect{X: r.X, Y: r.Y, W: r.W, H: h}.Row(i, n, gap)
		name, on, beaten := x.Name.In(l), s.chosen.Rival == x.ID, slices.Contains(s.chosen.Beaten, x.ID)
		desc := x.Title.In(l)
		if x.Face != nil {
			desc += l.Pick("。", ". ") + s.word(env, "way."+strconv.Itoa(int(x.Face.Way)))
		}
		says := desc
		switch {
		case beaten:
			says = s.word(env, "rival.beaten") + l.Pick("。", ". ") + says
		case i == next:
			says = s.word(env, "rival.next") + l.Pick("。", ". ") + says
		}
		if on {
			line = s.word(env, "rival.line", name, desc)
			if k := s.chosen.Level; k < len(g.Levels) && len(g.Levels) > 1 { // the chosen one, which may be another than the rival's own
				says := s.word(env, "rival.level", g.Levels[k].Name.In(l))
				if from, ok := s.chosen.Brought(); ok {
					says = s.word(env, "rival.brings", g.Levels[from].Name.In(l), g.Levels[k].Name.In(l))
				}
				line += l.Pick("。", ". ") + says
			}
			switch opens := x.Opens.In(l); {
			case s.chosen.Touched && !s.chosen.OnLadder(x):
				own := name
				if d := s.here().Deck(x.Deck); d != nil {
					own = d.Name.In(l)
				}
				line = s.word(env, "rival.off", name, own)
			case opens != "" && beaten:
				line += l.Pick("。", ". ") + s.word(env, "rival.opened", opens)
			case opens != "":
				line += l.Pick("。", ". ") + s.word(env, "rival.opens", opens)
			}
		}
		f.Add(ui.Element{ID: "rival." + x.ID, Rect: q, Role: ui.RoleRadio, Group: s.word(env, "rival"), Label: name, Desc: says, Tip: name, Checked: on,
			Tap:  func(env *ui.Env) { ui.Play(env, "ui-tap", 0.6, 0); s.chosen.Challenge(x) },
			Draw: func(c *ui.Canvas, st ui.State) { drawRung(c, g, x, q, named, on, i == next, st) }})
		if x.Face != nil {
			at, mood := faceOf(q, named, u), table.Calm
			if beaten {
				mood = table.Beaten
			}
			f.Paint("rival."+x.ID+".face", at, func(c *ui.Canvas) { x.Face.Portrait(c, at, g.Door.Neon, mood, false) })
		}
		if beaten {
			k := math.Min(20*u, q.H*0.42)
			m := ui.Rect{X: q.Right() - k*0.9, Y: q.Y - k*0.12, W: k, H: k}
			f.Paint("rival."+x.ID+".beaten", m, func(c *ui.Canvas) { chrome.BeatenSign(c, m) })
		}
	}
	p := ui.Layout([]ui.Run{{Text: line}}, f.Font(14), 1.3, r.W)
	pr := ui.Rect{X: r.X, Y: r.Y + h + 5*u, W: r.W, H: p.H + 2*u}
	f.Para("rival.why", p, pr, f.Theme().TextSoft)
	return pr.Bottom()
}

// faceOf returns where the face is on a rung.
func faceOf(q ui.Rect, named bool, u float64) ui.Rect {
	at := q.Inset(math.Max(2, 3*u))
	if named {
		at.W = math.Min(at.H*0.95, at.W*0.42)
	}
	return at
}

// drawRung draws a rival's place on the ladder, with the name if there is room.
func drawRung(c *ui.Canvas, g *catalog.GameInfo, x *catalog.RivalInfo, q ui.Rect, named, on, next bool, st ui.State) {
	u := c.Px(1)
	rad := math.Min(12*u, q.H*0.2)
	neon := g.Door.Neon
	switch {
	case on:
		c.Glow(q, rad, 12*u, neon.Alpha(0.4))
		c.Gradient(q, rad, neon.Mix(ui.Hex(0x151138), 0.45), neon.Mix(ui.Hex(0x151138), 0.7))
		c.Stroke(q, rad, 2.2*u, neon.Lighten(0.25))
	default:
		c.Gradient(q, rad, c.Theme.Panel.Lighten(0.06), c.Theme.PanelLow)
		edge := c.Theme.Edge
		if st.Hover || st.Focused || next {
			edge = neon.Alpha(0.8)
		}
		c.Stroke(q, rad, 1.4*u, edge)
	}
	if named {
		text := q
		text.X = faceOf(q, named, u).Right() + 6*u
		text.W = q.Right() - text.X - 2*u
		p := ui.FitText(x.Name.In(c.Env.Settings.Lang), ui.TextStyle{Face: ui.Bold, Size: c.Font(15), LineHeight: 1.2, Floor: 12 * c.Env.Scale}, text.W-4*u, text.H)
		c.Para(p, text, ui.TextStyle{Colour: c.Theme.Text})
	}
}
