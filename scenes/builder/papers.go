package builder

import (
	"math"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules/deck"
	"godeck/scenes/builder/objects"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// faults says all that keeps the deck from being played, a line each with the
// clause of the rule book.
func (s sheets) faults(l lang.Lang) (out []string) {
	for _, f := range s.edit.wrong() {
		why := lang.Capital(f.In(l))
		if f.Clause != "" {
			why += l.Pick("（", " (") + f.Clause + l.Pick("）", ")")
		}
		out = append(out, why)
	}
	return out
}

// verdict says whether the deck can be played, or what keeps it from that.
func (s sheets) verdict(env *ui.Env) string {
	l := env.Settings.Lang
	if why := s.faults(l); len(why) > 0 {
		return strings.Join(why, l.Pick("。", "; "))
	}
	if h := s.edit.b.Hints(); len(h) > 0 {
		return lang.Capital(h[0].In(l))
	}
	return s.word(env, "valid.why")
}

// brief is the verdict in a few words, with how much else there is.
func (s sheets) brief(env *ui.Env) string {
	l, faults := env.Settings.Lang, s.edit.wrong()
	if len(faults) == 0 {
		return s.verdict(env)
	}
	out := ""
	sections := s.edit.b.Sections()
	for _, x := range sections {
		if x.Cards >= x.Least && x.Cards <= x.Most {
			continue
		}
		if out != "" {
			continue
		}
		out = s.word(env, "of", x.Cards, between(x.Least, x.Most))
		if len(sections) > 1 {
			out = lang.Capital(trimThe(x.Name.In(l))) + l.Pick("：", ": ") + out
		}
	}
	if out == "" {
		out = lang.Capital(faults[0].In(l))
	}
	if n := len(faults) - 1; n > 0 {
		out += l.Pick("・", "; ") + s.word(env, "more.faults", n)
	}
	return out
}

// countPaper declares how many cards the deck has, with its types.
func (s sheets) countPaper(env *ui.Env, f *ui.Surface) {
	l, in := &s.lay, env.Settings.Lang
	r := l.count
	if r.Empty() {
		return
	}
	st := deck.StatsOf(s.opts.Lib, s.edit.b.List)
	legal := len(s.edit.wrong()) == 0
	if l.tall {
		s.phonePaper(env, f, &st, legal)
		return
	}
	e := ui.Element{ID: "count", Rect: r, Role: ui.RoleText, Label: s.counts(in), Draw: func(c *ui.Canvas, _ ui.State) {
		u := c.Px(1)
		objects.Paper(c, r, 0)
		body := r.InsetXY(8*u, 2*u)
		x := s.drawCount(c, body, math.Min(c.Font(25), body.H*0.66))
		if l.small {
			word, col := s.word(env, "valid"), objects.Green
			if !legal {
				word, col = s.word(env, "invalid"), objects.Red
			}
			body.X, body.W = x+6*u, body.Right()-x-6*u
			size := math.Max(12*c.Env.Scale, c.Font(13))
			if ui.Measure(word, ui.Bold, 12*c.Env.Scale) > body.W { // a sign says as much
				ic := ui.IconCheck
				if !legal {
					ic = ui.IconInfo
				}
				body.X, body.W = body.Right()-size*1.5, size*1.5
				c.Icon(ic, body.Middle(size*1.5, size*1.5), col)
				return
			}
			c.Text(word, body, ui.TextStyle{Face: ui.Bold, Size: size, Colour: col, Align: ui.End})
			return
		}
		body.X, body.W = x+10*u, body.Right()-x-10*u
		s.drawTypes(c, body, st.Types)
	}}
	if l.small {
		e.Role, e.Desc, e.Tap = ui.RoleButton, s.verdict(env), s.opens("papers")
		e.Hit = r
	}
	f.Add(e)
	if !l.stamp.Empty() {
		s.stamp(env, f, "stamp", l.stamp, legal)
	}
}

// drawCount draws the number of cards of the deck's first section and returns
// where it ends.
func (s sheets) drawCount(c *ui.Canvas, r ui.Rect, size float64) float64 {
	sec := s.edit.b.Sections()[0]
	n, of := strconv.Itoa(sec.Cards), "/ "+between(sec.Least, sec.Most)
	col := objects.Ink
	if sec.Cards > sec.Most {
		col = objects.Red
	}
	w := ui.Measure(n, ui.Display, size)
	c.Text(n, ui.Rect{X: r.X, Y: r.Y, W: w + 2, H: r.H}, ui.TextStyle{Face: ui.Display, Size: size, Colour: col})
	small := math.Max(12*c.Env.Scale, size*0.62)
	w2 := ui.Measure(of, ui.Bold, small)
	c.Text(of, ui.Rect{X: r.X + w + size*0.2, Y: r.Y + size*0.12, W: w2 + 2, H: r.H}, ui.TextStyle{Face: ui.Bold, Size: small, Colour: objects.InkSoft})
	return r.X + w + size*0.2 + w2
}

// drawTypes draws the sign of each type and how many cards of it there are.
func (s sheets) drawTypes(c *ui.Canvas, r ui.Rect, types []deck.Share) {
	u, size := c.Px(1), math.Max(12*c.Env.Scale, c.Font(13))
	cell := 2.25*size + ui.Measure("00", ui.Bold, size)
	cols := max(1, int(r.W/cell))
	rows := min((len(types)+cols-1)/cols, max(1, int(r.H/(size*1.35))))
	for i, t := range types {
		if i >= rows*cols {
			return
		}
		q := r.Col(i/cols, rows, 0)
		n := min(cols, len(types)-i/cols*cols)
		q = ui.Rect{X: r.Right() - cell*float64(n-i%cols), Y: q.Y, W: cell, H: q.H}
		k := size * 1.25
		c.Icon(s.sign(t.Value), ui.Rect{X: q.X, Y: q.Y + (q.H-k)/2, W: k, H: k}, objects.InkSoft)
		c.Text(strconv.Itoa(t.N), ui.Rect{X: q.X + k + 2*u, Y: q.Y, W: q.W - k - 2*u, H: q.H}, ui.TextStyle{Face: ui.Bold, Size: size, Colour: objects.Ink})
	}
}

// sign returns the icon of a type of cards.
func (s sheets) sign(typ int) ui.Icon {
	for i := range s.drawer.pool.cards {
		if c := &s.drawer.pool.cards[i]; c.typ == typ {
			return s.face(c.def, s.drawer.lang).KindIcon
		}
	}
	return ui.IconCards
}

// stamp declares the verdict: a stamp, and what it is about.
func (s sheets) stamp(env *ui.Env, f *ui.Surface, id string, r ui.Rect, legal bool) {
	word, why := s.word(env, "valid"), s.verdict(env)
	if !legal {
		word = s.word(env, "invalid")
	}
	brief := s.brief(env)
	e := ui.Element{ID: id, Rect: r, Role: ui.RoleText, Label: word + ": " + why, Tip: why}
	if faults := s.faults(env.Settings.Lang); len(faults) > 1 {
		e.Tip = strings.Join(faults, "\n")
	}
	if id == "stamp" {
		e.Role, e.Tap = ui.RoleButton, s.opens("papers")
	}
	e.Draw = func(c *ui.Canvas, st ui.State) {
		objects.Paper(c, r, -0.012)
		if e.Tap != nil && (st.Hover || st.Focused) {
			c.Stroke(r, 3*c.Px(1), 2*c.Px(1), c.Theme.Accent2)
		}
		u := c.Px(1)
		in := r.InsetXY(8*u, 5*u)
		w := objects.Stamp(c, in, word, legal)
		in.X, in.W = in.X+w+8*u, in.W-w-8*u
		c.Text(brief, in, ui.TextStyle{Size: c.Font(13), Colour: objects.Ink, Wrap: true, LineHeight: 1.25})
	}
	f.Add(e)
}

// papers declares the cost curve and the colours.
func (s sheets) papers(env *ui.Env, f *ui.Surface) {
	l := &s.lay
	if l.curve.Empty() {
		return
	}
	st := deck.StatsOf(s.opts.Lib, s.edit.b.List)
	s.curvePaper(env, f, "curve", l.curve, &st)
	s.chancePaper(env, f, l.chance)
}

// curvePaper declares the graph paper.
func (s sheets) curvePaper(env *ui.Env, f *ui.Surface, id string, r ui.Rect, st *deck.Stats) {
	f.Add(ui.Element{ID: id, Rect: r, Role: ui.RoleText, Label: s.sayStats(env, st), Draw: func(c *ui.Canvas, _ ui.State) {
		u, size := c.Px(1), c.Font(13.5)
		objects.Paper(c, r, 0.010)
		objects.Squares(c, r)
		in := r.InsetXY(12*u, 8*u)
		head, in := in.CutTop(size*1.5, 2*u)
		c.Text(tray{s.Scene}.costName(env), head, ui.TextStyle{Face: ui.Bold, Size: size, Colour: objects.Ink})
		if st.Costs > 0 {
			mean := s.word(env, "mean", strconv.FormatFloat(float64(st.Mean)/100, 'f', 1, 64))
			if ui.Measure(mean, ui.Regular, size*0.93)+ui.Measure(tray{s.Scene}.costName(env), ui.Bold, size) < head.W-8*u {
				c.Text(mean, head, ui.TextStyle{Size: size * 0.93, Colour: objects.InkSoft, Align: ui.End})
			}
		}
		rows := min(len(st.Colours), max(1, int(in.H*0.42/(size*1.5))))
		bars, in := in.CutBottom(float64(rows)*size*1.5, 5*u)
		objects.Curve(c, in, st.Curve, s.tint(st))
		s.drawColours(c, bars, st.Colours[:rows], size)
	}})
}

// colour returns the colour of a value of the game's field of colours.
func (s sheets) colour(x deck.Share) ui.Colour {
	for _, h := range s.opts.Hues {
		if h.Name.JA == x.Name.JA {
			return h.Colour
		}
	}
	return ui.Hex(0x8a7a66)
}

// tint is the colour of a deck's curve: that of most of its cards.
func (s sheets) tint(st *deck.Stats) ui.Colour {
	if len(st.Colours) == 0 {
		return objects.InkSoft
	}
	return s.colour(st.Colours[0]).Darken(0.2)
}

// drawColours draws a row for every colour: dot, name, bar, number.
func (s sheets) drawColours(c *ui.Canvas, r ui.Rect, list []deck.Share, size float64) {
	u := c.Px(1)
	most := 1
	for _, x := range list {
		most = max(most, x.N)
	}
	for i, x := range list {
		q := r.Col(i, len(list), 0)
		col := s.colour(x)
		c.Disc(q.X+5*u, q.Y+q.H/2, 5*u, col.Darken(0.3))
		c.Disc(q.X+5*u, q.Y+q.H/2, 4*u, col)
		name := q
		name.X, name.W = q.X+15*u, q.W*0.46-15*u
		c.Text(cards.Clip(lang.Capital(x.Name.In(c.Env.Settings.Lang)), name.W, size*0.93), name, ui.TextStyle{Size: size * 0.93, Colour: objects.Ink})
		num := q
		num.X, num.W = q.Right()-22*u, 22*u
		c.Text(strconv.Itoa(x.N), num, ui.TextStyle{Face: ui.Bold, Size: size * 0.93, Colour: objects.Ink, Align: ui.End})
		bar := ui.Rect{X: q.X + q.W*0.48, Y: q.Y + q.H/2 - 4*u, W: q.W*0.52 - 28*u, H: 8 * u}
		bar.W *= float64(x.N) / float64(most)
		c.Fill(bar, 4*u, col.Darken(0.12))
	}
}

// sayStats puts the numbers of the deck into words.
func (s sheets) sayStats(env *ui.Env, st *deck.Stats) string {
	l := env.Settings.Lang
	out := tray{s.Scene}.costName(env)
	for i, n := range st.Curve {
		if n > 0 {
			out += l.Pick("、", ", ") + strconv.Itoa(i) + ": " + strconv.Itoa(n)
		}
	}
	for _, x := range append(append([]deck.Share(nil), st.Colours...), st.Types...) {
		out += l.Pick("、", ", ") + x.Name.In(l) + " " + strconv.Itoa(x.N)
	}
	return out
}

// phonePaper declares count, curve and verdict on one sheet.
func (s sheets) phonePaper(env *ui.Env, f *ui.Surface, st *deck.Stats, legal bool) {
	r := s.lay.count.Union(s.lay.chance)
	word, why := s.word(env, "valid"), s.verdict(env)
	if !legal {
		word = s.word(env, "invalid")
	}
	f.Add(ui.Element{ID: "count", Rect: r, Hit: r, Role: ui.RoleButton, Label: s.counts(env.Settings.Lang) + ". " + word + ": " + why, Desc: s.sayStats(env, st), Tap: s.opens("papers"),
		Draw: func(c *ui.Canvas, _ ui.State) {
			u := c.Px(1)
			objects.Paper(c, r, 0.008)
			objects.Squares(c, r)
			in := r.InsetXY(10*u, 6*u)
			head, in := in.CutTop(c.Font(36), 2*u)
			w := ui.Measure(word, ui.Display, c.Font(16)) + 18*u
			size := c.Font(22)
			if sec := s.edit.b.Sections()[0]; sec.Least != sec.Most {
				size = c.Font(17)
			}
			s.drawCount(c, head, size)
			objects.Stamp(c, ui.Rect{X: head.Right() - w, Y: head.Y, W: w, H: head.H}, word, legal)
			p := ui.FitText(s.brief(env), ui.TextStyle{Size: c.Font(13), LineHeight: 1.25, Floor: 12 * c.Env.Scale}, in.W, c.Font(13)*1.25*4)
			c.Para(p, ui.Rect{X: in.X, Y: in.Y, W: in.W, H: p.H}, ui.TextStyle{Top: true, Colour: objects.Ink})
			_, in = in.CutTop(p.H, 4*u)
			rows := min(len(st.Colours), 3)
			bars, in := in.CutBottom(float64(rows)*c.Font(13)*1.5, 3*u)
			if in.H > 40*u {
				objects.Curve(c, in, st.Curve, s.tint(st))
			}
			s.drawColours(c, bars, st.Colours[:rows], c.Font(13))
		}})
}

// allPapers declares the papers as a dialog: those for which the desk has no room.
func (s sheets) allPapers(env *ui.Env, f *ui.Surface) {
	u, in := f.Px(1), env.Settings.Lang
	h, few := 720.0, !s.lay.stamp.Empty()
	if few {
		h = 400
	}
	r := f.Dialog("papers", s.edit.name(in), 560, h, s.shut)
	st := deck.StatsOf(s.opts.Lib, s.edit.b.List)
	off := f.BeginScroll("papers.list", r, false)
	y := r.Y - off + 4*u
	put := func(h float64) ui.Rect {
		q := ui.Rect{X: r.X + 4*u, Y: y, W: r.W - 16*u, H: h}
		y = q.Bottom() + 12*u
		return q
	}
	s.stamp(env, f, "papers.stamp", put(84*u), len(s.edit.wrong()) == 0)
	for i, text := range s.faults(in) {
		p := ui.Layout([]ui.Run{{Text: in.Pick("・", "• ") + text}}, f.Font(14), 1.35, r.W-16*u)
		f.Para("fault."+strconv.Itoa(i), p, put(p.H), f.Theme().Text)
	}
	if few {
		f.EndScroll(y + off - r.Y)
		return
	}
	s.curvePaper(env, f, "papers.curve", put(math.Max(210*u, r.H*0.36)), &st)
	if s.opts.Chances != nil {
		s.chancePaper(env, f, put(f.Font(13)*4+float64(len(s.opts.Lib.Decks()))*f.Font(13)*2.9))
	}
	f.EndScroll(y + off - r.Y)
}

// buttons declares test hand, share and play.
func (s sheets) buttons(env *ui.Env, f *ui.Surface) {
	l := &s.lay
	empty := len(s.edit.b.List.Main) == 0
	sign := [2]ui.Icon{ui.IconHand, ui.IconLink}
	if l.tall || l.small {
		sign = [2]ui.Icon{}
	}
	f.Button("test", l.test, ui.Button{Label: s.word(env, "test"), Desc: s.word(env, "test.no"), Icon: sign[0], Size: 15, Off: empty, Tap: panels{s.Scene}.openHand})
	if !l.share.Empty() {
		f.Button("share", l.share, ui.Button{Label: s.word(env, "share"), Desc: s.word(env, "test.no"), Icon: sign[1], Size: 15, Off: empty, Tap: s.opens("share")})
	}
	faults := s.edit.wrong()
	b := ui.Button{Label: s.word(env, "play"), Icon: ui.IconPlay, Size: 24, Tap: s.playIt}
	if l.small || l.tall {
		b.Size = 19
	}
	if len(faults) > 0 {
		b.Off, b.Desc = true, lang.Capital(faults[0].In(env.Settings.Lang))
	}
	objects.PlateButton(f, "play", l.play, b, 26)
}

// playIt stores the deck and leads to a match with it.
func (s sheets) playIt(env *ui.Env) {
	s.edit.changed = true
	s.store()
	if id := s.edit.b.List.ID; id != "" {
		s.opts.Play(env, id)
	}
}
