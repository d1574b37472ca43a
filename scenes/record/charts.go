package record

import (
	"math"
	"slices"

	"godeck/internal/lang"
	"godeck/internal/sorting"
	"godeck/rules/ai"
	"godeck/rules/tally"
	"godeck/scenes/table"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/chrome"
	"godeck/scenes/ui"
)

// charts declares the sums below each other at the top of r, and returns their
// lower edge with a gap.
func (s *Scene) charts(env *ui.Env, f *ui.Surface, r ui.Rect, gap float64) float64 {
	l := env.Settings.Lang
	g := s.at(s.game)
	if g == nil {
		var rows []bar
		for i := range s.opts.Games {
			x := &s.opts.Games[i]
			if n := s.book.Sum(x.ID); n.Played() > 0 {
				rows = append(rows, bar{name: x.Name.In(l), sum: n, col: x.Neon})
			}
		}
		r.Y = s.bars(env, f, "games", rows, r, gap)
	} else {
		r.Y = s.sheets(env, f, g, r)
		if s.deeds {
			return s.list(env, f, g, r) + gap
		}
		r.Y = s.rivals(env, f, g, r, gap)
		r.Y = s.bars(env, f, "decks", s.grouped(g, func(x *tally.Line) string { return "d" + x.Deck }, func(k string) string { return s.deck(env, g, k[1:]) }), r, gap)
	}
	r.Y = s.bars(env, f, "levels", s.levels(env), r, gap)
	r.Y = s.bars(env, f, "hows", s.grouped(g, func(x *tally.Line) string { return how(x.How) }, func(k string) string { return s.word(env, k) }), r, gap)
	return s.lengths(env, f, r, gap)
}

// bar is a row of a chart.
type bar struct {
	name string
	sum  tally.Sum
	col  ui.Colour
}

// mostBars is how many rows a chart has.
const mostBars = 7

// grouped returns the rows of the matches that have something in common.
func (s *Scene) grouped(g *Game, key func(l *tally.Line) string, name func(key string) string) (rows []bar) {
	col := ui.Midnight.Accent2
	if g != nil {
		col = g.Neon
	}
	for _, x := range s.book.By(s.game, key) {
		if len(rows) < mostBars {
			rows = append(rows, bar{name: name(x.Key), sum: x.Sum, col: col})
		}
	}
	return rows
}

// levels returns a row for every level of the program, the first one first.
func (s *Scene) levels(env *ui.Env) []bar {
	g := s.at(s.game)
	if g == nil && len(s.opts.Games) > 0 {
		g = &s.opts.Games[0]
	}
	if g == nil {
		return nil
	}
	rows := s.grouped(s.at(s.game), func(x *tally.Line) string { return x.Level }, func(k string) string { return k })
	known := ai.Levels()
	sorting.Stable(rows, func(a, b bar) int { return slices.Index(known, a.name) - slices.Index(known, b.name) })
	for i := range rows {
		if p := g.Level(rows[i].name); p.EN != "" {
			rows[i].name = p.In(env.Settings.Lang)
		}
	}
	return rows
}

// deck returns the name of a deck.
func (s *Scene) deck(env *ui.Env, g *Game, id string) string {
	if g != nil && id != "" {
		if p := g.Deck(id); p.EN != "" {
			return p.In(env.Settings.Lang)
		}
	}
	return s.word(env, "own")
}

// heading declares a heading at the top of r and returns its lower edge.
func (s *Scene) heading(env *ui.Env, f *ui.Surface, key string, r ui.Rect) float64 {
	r.H = f.Font(16) * 1.65
	text := s.word(env, key)
	f.Add(ui.Element{ID: "h." + key, Rect: r, Role: ui.RoleHeading, Label: text, Draw: func(c *ui.Canvas, _ ui.State) {
		c.Text(text, r, ui.TextStyle{Face: ui.Bold, Size: f.Font(16), Colour: c.Theme.Accent2})
	}})
	return r.Bottom()
}

// bars declares a chart of matches won and lost, and returns its lower edge
// with a gap.
func (s *Scene) bars(env *ui.Env, f *ui.Surface, id string, rows []bar, r ui.Rect, gap float64) float64 {
	if len(rows) == 0 {
		return r.Y
	}
	u := f.Px(1)
	y := s.heading(env, f, id, r)
	most := 1
	nw, size := 0.0, f.Font(15)
	for _, x := range rows {
		most = max(most, x.sum.Played())
		nw = math.Max(nw, ui.Measure(s.word(env, "bar", x.sum.Won, x.sum.Lost), ui.Bold, size)+8*u)
	}
	for i, x := range rows {
		q := ui.Rect{X: r.X, Y: y, W: r.W, H: size * 1.75}
		y = q.Bottom()
		say := s.word(env, "bar.say", x.name, x.sum.Won, x.sum.Lost)
		if x.sum.Drawn > 0 {
			say += s.word(env, "bar.drawn", x.sum.Drawn)
		}
		num := s.word(env, "bar", x.sum.Won, x.sum.Lost)
		f.Add(ui.Element{ID: id + "." + itoa(i), Rect: q, Role: ui.RoleText, Label: say, Draw: func(c *ui.Canvas, _ ui.State) {
			name, rest := q.CutLeft(q.W*0.42, 8*u)
			c.Text(cards.Clip(x.name, name.W, size), name, ui.TextStyle{Face: ui.Bold, Size: size, Colour: c.Theme.Text})
			tell, line := rest.CutRight(nw, 6*u)
			line = line.InsetXY(0, q.H*0.24)
			c.Fill(line, line.H*0.3, ui.Hex(0x0b0a24).Alpha(0.55))
			all := line
			all.W *= float64(x.sum.Played()) / float64(most)
			c.Fill(all, line.H*0.3, x.col.Mix(ui.Hex(0x1b1145), 0.72))
			win := all
			win.W = all.W * float64(x.sum.Won) / float64(max(1, x.sum.Played()))
			if win.W > 1 {
				c.Gradient(win, math.Min(line.H*0.3, win.W/2), x.col.Lighten(0.25), x.col)
			}
			c.Text(num, tell, ui.TextStyle{Face: ui.Bold, Size: size, Colour: c.Theme.Text, Align: ui.End, Tabular: true})
		}})
	}
	return y + gap
}

// lengths declares how long matches took, and returns the lower edge with a gap.
func (s *Scene) lengths(env *ui.Env, f *ui.Surface, r ui.Rect, gap float64) float64 {
	counts, from := s.book.Lengths(s.game, 8)
	if len(counts) < 2 {
		return r.Y
	}
	u := f.Px(1)
	y := s.heading(env, f, "lengths", r)
	most := slices.Max(counts)
	h, size := 74*u, f.Font(13)
	width := from[1] - from[0]
	for i, n := range counts {
		q := ui.Rect{X: r.X, Y: y, W: r.W, H: h + size*3.2}.Row(i, len(counts), 6*u)
		label := itoa(from[i])
		if width > 1 {
			label += "–" + itoa(from[i]+width-1)
		}
		f.Add(ui.Element{ID: "length." + itoa(i), Rect: q, Role: ui.RoleText, Label: s.word(env, "turns.say", from[i], from[i]+width-1, n), Draw: func(c *ui.Canvas, _ ui.State) {
			foot, in := q.CutBottom(size*1.6, 0)
			top := in.Bottom() - (in.H-size*1.5)*float64(n)/float64(most)
			col := ui.Rect{X: in.X, Y: top, W: in.W, H: in.Bottom() - top}
			if n > 0 {
				c.Gradient(col, math.Min(5*u, col.H/2), c.Theme.Warm, c.Theme.Warm.Mix(ui.Hex(0x1b1145), 0.5))
				c.Text(itoa(n), ui.Rect{X: in.X, Y: top - size*1.45, W: in.W, H: size * 1.4}, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Colour: c.Theme.Text})
			}
			c.Line(in.X, in.Bottom(), in.Right(), in.Bottom(), 1*u, c.Theme.Edge)
			c.Text(label, foot, ui.TextStyle{Size: size, Align: ui.Middle, Colour: c.Theme.TextSoft})
		}})
	}
	return y + h + size*3.2 + gap
}

// rivals declares a game's rivals, and returns the lower edge with a gap.
func (s *Scene) rivals(env *ui.Env, f *ui.Surface, g *Game, r ui.Rect, gap float64) float64 {
	if len(g.Rivals) == 0 {
		return r.Y
	}
	u, l := f.Px(1), env.Settings.Lang
	y := s.heading(env, f, "rivals", r)
	cols := len(g.Rivals)
	size := f.Font(13)
	if r.W/float64(cols) < 6.6*size {
		cols = 3
	}
	sums := map[string]tally.Sum{}
	for _, x := range s.book.By(g.ID, func(x *tally.Line) string { return x.Rival }) {
		sums[x.Key] = x.Sum
	}
	q := ui.Rect{X: r.X, Y: y, W: r.W}.Row(0, cols, 8*u)
	fw := math.Min(q.W, 92*u)
	h := fw*1.06 + size*4.1
	for i, rival := range g.Rivals {
		cell := ui.Rect{X: r.X, Y: y + float64(i/cols)*(h+6*u), W: r.W, H: h}.Row(i%cols, cols, 8*u)
		beaten := slices.Contains(s.book.Beaten[g.ID], rival.ID)
		sum := sums[rival.ID]
		key := "unbeaten"
		if beaten {
			key = "beaten"
		}
		level := g.Level(rival.Level).In(l)
		at := ui.Rect{X: cell.X + (cell.W-fw)/2, Y: cell.Y, W: fw, H: fw * 1.06}
		face(f, "face."+rival.ID, at, rival, g.Neon, beaten)
		says := s.word(env, "bar.say", level, sum.Won, sum.Lost)
		if k := g.Opens(rival.ID); k.EN != "" {
			says += l.Pick("。", ". ") + s.word(env, "opens."+key, k.In(l))
		}
		f.Add(ui.Element{ID: "rival." + rival.ID, Rect: cell, Role: ui.RoleText, Label: s.word(env, "rival.say", rival.Name.In(l), level, s.word(env, key)), Desc: says, Tip: says, Draw: func(c *ui.Canvas, _ ui.State) {
			text := ui.Rect{X: cell.X, Y: at.Bottom() + 2*u, W: cell.W, H: size * 2.5}
			p := ui.FitText(rival.Name.In(l), ui.TextStyle{Size: size, LineHeight: 1.2, Floor: 12 * env.Scale}, text.W, text.H)
			c.Para(p, text, ui.TextStyle{Align: ui.Middle, Colour: c.Theme.Text})
			c.Text(s.word(env, "bar", sum.Won, sum.Lost), ui.Rect{X: cell.X, Y: text.Bottom(), W: cell.W, H: size * 1.4}, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Colour: c.Theme.TextSoft})
		}})
	}
	y += float64((len(g.Rivals)+cols-1)/cols)*(h+6*u) - 6*u
	return s.text(f, "rivals.why", s.word(env, "rivals.why"), ui.Rect{X: r.X, Y: y + 2*u, W: r.W}, f.Theme().TextSoft) + gap*0.4
}

// face declares a rival's face, with a sign if it was beaten.
func face(f *ui.Surface, id string, at ui.Rect, r *table.Rival, neon ui.Colour, beaten bool) {
	mood := table.Calm
	if beaten {
		mood = table.Beaten
	}
	f.Paint(id, at, func(c *ui.Canvas) { r.Portrait(c, at, neon, mood, beaten) })
	if !beaten {
		return
	}
	k := at.W * 0.3
	m := ui.Rect{X: at.Right() - k*0.85, Y: at.Y - k*0.1, W: k, H: k}
	f.Paint(id+".beaten", m, func(c *ui.Canvas) { chrome.BeatenSign(c, m) })
}

// opponent returns the name of who was met in a match.
func (s *Scene) opponent(env *ui.Env, g *Game, x *tally.Line) string {
	l := env.Settings.Lang
	if g != nil {
		for _, r := range g.Rivals {
			if r.ID == x.Rival {
				return r.Name.In(l)
			}
		}
		if p := g.Level(x.Level); p.EN != "" {
			return s.word(env, "program") + l.Pick("（", " (") + p.In(l) + l.Pick("）", ")")
		}
	}
	return s.word(env, "program")
}

// joined joins parts of a line.
func joined(l lang.Lang, parts ...string) string {
	out := ""
	for _, p := range parts {
		if p != "" && out != "" {
			out += l.Pick("・", " · ")
		}
		out += p
	}
	return out
}
