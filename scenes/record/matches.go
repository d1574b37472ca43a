package record

import (
	"math"

	"godeck/internal/lang"

	"godeck/rules/deeds"
	"godeck/rules/tally"
	"godeck/scenes/table"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/chrome"
	"godeck/scenes/ui"
)

// matches declares the list of matches at the top of r, those in sight of
// view, and returns its lower edge.
func (s *Scene) matches(env *ui.Env, f *ui.Surface, r, view ui.Rect) float64 {
	u := f.Px(1)
	y := s.heading(env, f, "matches", r)
	h := math.Max(env.MinTarget(), f.Font(16)*1.3+f.Font(14)*1.4+14*u)
	for i := range s.book.Lines {
		x := &s.book.Lines[i]
		if s.game != "" && x.Game != s.game {
			continue
		}
		q := ui.Rect{X: r.X, Y: y, W: r.W, H: h}
		y = q.Bottom() + 6*u
		if q.Bottom() > view.Y-view.H && q.Y < view.Bottom()+view.H {
			s.row(env, f, x, q)
		}
	}
	older := 0
	for g, n := range s.book.Older {
		if s.game == "" || s.game == g {
			older += n.Played()
		}
	}
	if older > 0 {
		y = s.text(f, "older", s.word(env, "older", older), ui.Rect{X: r.X, Y: y, W: r.W}, f.Theme().TextSoft)
	}
	return s.text(f, "here", s.word(env, "here"), ui.Rect{X: r.X, Y: y, W: r.W}, f.Theme().TextSoft)
}

// facts returns what is said of a match below its opponent's name.
func (s *Scene) facts(env *ui.Env, g *Game, x *tally.Line) string {
	l := env.Settings.Lang
	game, turns, mark, day := "", "", "", ""
	if s.game == "" && g != nil {
		game = g.Name.In(l)
	}
	if x.Turns > 0 {
		turns = s.word(env, "turns", x.Turns)
	}
	if !x.Counts() {
		mark = s.word(env, "practice")
	}
	if x.Time > 0 {
		day = s.opts.Day(x.Time).In(l)
	}
	return joined(l, mark, game, turns, s.word(env, how(x.How)), day)
}

// row declares a match.
func (s *Scene) row(env *ui.Env, f *ui.Surface, x *tally.Line, r ui.Rect) {
	u, l := f.Px(1), env.Settings.Lang
	g := s.at(x.Game)
	result, who, facts := s.word(env, results[x.Result]), s.word(env, "versus", s.opponent(env, g, x)), s.facts(env, g, x)
	watch := s.kept[x.Kept]
	f.Add(ui.Element{ID: "match." + x.ID, Rect: r, Role: ui.RoleButton, Label: result + l.Pick("、", ", ") + who, Desc: facts,
		Tap: func(env *ui.Env) {
			ui.Play(env, "ui-tap", 0.6, 0)
			s.open = x.ID
		},
		Draw: func(c *ui.Canvas, st ui.State) {
			c.Gradient(r, 10*u, c.Theme.Panel.Lighten(0.05), c.Theme.PanelLow)
			edge := c.Theme.Edge
			if st.Hover || st.Focused {
				edge = c.Theme.Accent2
			}
			c.Stroke(r, 10*u, 1.2*u, edge)
			k := math.Min(r.H*0.8, 44*u)
			b := burns[x.Result]
			if !x.Counts() {
				b *= 0.35
			}
			chrome.Lantern(c, r.X+8*u+k/2, r.Y+(r.H-k)/2, k, b)
			in := r.InsetXY(12*u, 6*u)
			in.X, in.W = r.X+16*u+k, r.W-k-30*u
			if watch {
				q := math.Min(20*u, r.H*0.4)
				in.W -= q + 8*u
				c.Icon(ui.IconPlay, ui.Rect{X: r.Right() - q - 12*u, Y: r.Y + (r.H-q)/2, W: q, H: q}, c.Theme.Accent2)
			}
			top, low := in.CutTop(in.H*0.52, 0)
			size := c.Font(16)
			w := math.Min(ui.Measure(result, ui.Bold, size)+10*u, top.W*0.5)
			head, name := top.CutLeft(w, 0)
			col := c.Theme.TextSoft
			if x.Result == tally.Won {
				col = c.Theme.Warm
			}
			c.Text(result, head, ui.TextStyle{Face: ui.Bold, Size: size, Colour: col})
			c.Text(cards.Clip(who, name.W, size), name, ui.TextStyle{Face: ui.Bold, Size: size, Colour: c.Theme.Text})
			c.Text(cards.Clip(facts, low.W, c.Font(14)), low, ui.TextStyle{Size: c.Font(14), Colour: c.Theme.TextSoft})
		}})
}

// match declares the page of a match.
func (s *Scene) match(env *ui.Env, f *ui.Surface, x *tally.Line) {
	u, l := f.Px(1), env.Settings.Lang
	g := s.at(x.Game)
	shut := func(*ui.Env) { s.open = "" }
	in := f.Dialog("match", s.word(env, results[x.Result])+l.Pick("　", ": ")+s.word(env, "versus", s.opponent(env, g, x)), 620, 400, shut)
	target := math.Max(env.MinTarget(), 48*u)
	foot, in := in.CutBottom(target, 10*u)
	watch := ui.Button{Label: s.word(env, "watch"), Icon: ui.IconPlay, Kind: ui.ButtonPrimary, Size: 16, Off: !s.kept[x.Kept], Desc: s.word(env, "watch.gone"), Tap: func(env *ui.Env) { s.opts.Watch(env, x.Kept) }}
	if !watch.Off {
		watch.Desc = ""
	}
	f.Button("match.watch", foot.Row(0, 2, 10*u), watch)
	f.Button("match.remove", foot.Row(1, 2, 10*u), ui.Button{Label: s.word(env, "remove"), Icon: ui.IconClose, Size: 15, Tap: func(env *ui.Env) {
		id := x.ID
		s.open = ""
		s.change(env, func() error { return s.opts.Remove(id) })
	}})
	off := f.BeginScroll("match.text", in, false)
	face := ui.Rect{}
	body := ui.Rect{X: in.X, Y: in.Y - off, W: in.W - 10*u}
	if g != nil {
		for _, r := range g.Rivals {
			if r.ID == x.Rival && !s.small {
				face = ui.Rect{X: body.X, Y: body.Y, W: 120 * u, H: 128 * u}
				body.X, body.W = face.Right()+16*u, body.W-face.W-16*u
				f.Paint("match.face", face, func(c *ui.Canvas) {
					r.Portrait(c, face, g.Neon, map[tally.Result]table.Mood{tally.Won: table.Beaten, tally.Lost: table.Triumphant}[x.Result], x.Result == tally.Won)
				})
			}
		}
	}
	lines := []struct{ id, text string }{
		{"match.decks", s.word(env, "pairing", s.deck(env, g, x.Deck), s.deck(env, g, x.Against))},
		{"match.facts", joined(l, gameName(g, l), s.facts(env, nil, x))},
	}
	if g != nil {
		if p := g.Level(x.Level); p.EN != "" {
			lines = append(lines, struct{ id, text string }{"match.level", s.word(env, "program") + l.Pick("：", ": ") + p.In(l)})
		}
	}
	if g != nil {
		for _, id := range x.Deeds {
			if d := deeds.Find(g.Deeds, id); d != nil {
				lines = append(lines, struct{ id, text string }{"match.deed." + id, s.word(env, "deed.new", d.Name.In(l), d.Rule.In(l))})
			}
		}
	}
	if !x.Counts() {
		lines = append(lines, struct{ id, text string }{"match.practice", s.word(env, "practice.why")})
	}
	if watch.Off {
		lines = append(lines, struct{ id, text string }{"match.gone", s.word(env, "watch.gone")})
	}
	for i, t := range lines {
		col := f.Theme().TextSoft
		if i == 0 {
			col = f.Theme().Text
		}
		body.Y = s.text(f, t.id, t.text, body, col)
	}
	f.EndScroll(math.Max(body.Y, face.Bottom()) + off - in.Y)
}

// gameName returns a game's name, "" for none.
func gameName(g *Game, l lang.Lang) string {
	if g == nil {
		return ""
	}
	return g.Name.In(l)
}
