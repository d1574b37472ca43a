package builder

import (
	"cmp"
	"math"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/internal/sorting"
	"godeck/rules"
	"godeck/rules/deck"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// line is an entry of the list: a heading of a section, or a card.
type line struct {
	head  string // "": a card
	n     string // of a heading: how many cards of how many
	wrong bool
	card  string
	def   rules.DefID // 0: not loaded
	side  bool
	times int
	cost  int
}

// drawnStrip is where a strip is, for what is dropped on it.
type drawnStrip struct {
	at   ui.Rect
	card string
	side bool
}

// lines returns the deck as lines. Sections have headings if there are several,
// whatever is in them: a line that came and went would move the rows below a
// pointer that takes cards out.
func (s strips) lines(l lang.Lang) (out []line) {
	b := s.edit.b
	sections := b.Sections()
	for i, sec := range sections {
		if len(sections) > 1 {
			out = append(out, line{head: lang.Capital(trimThe(sec.Name.In(l))), n: strconv.Itoa(sec.Cards) + "/" + between(sec.Least, sec.Most), side: sec.Side,
				wrong: sec.Cards < sec.Least || sec.Cards > sec.Most})
		}
		first := len(out)
		for _, e := range b.List.Part(sec.Side) {
			if d := b.Lib.Find(e.Card); b.Lib.SectionOf(d, sec.Side) == i {
				out = append(out, s.entry(e, d, sec.Side))
			}
		}
		if s.opts.Order.byCost {
			sorting.Stable(out[first:], func(a, b line) int { return cmp.Compare(a.cost, b.cost) })
		}
	}
	for _, side := range [2]bool{false, true} { // what belongs nowhere
		for _, e := range b.List.Part(side) {
			if d := b.Lib.Find(e.Card); b.Lib.SectionOf(d, side) < 0 {
				out = append(out, s.entry(e, d, side))
			}
		}
	}
	return out
}

func (s strips) entry(e deck.Entry, d rules.DefID, side bool) line {
	x := line{card: e.Card, def: d, side: side, times: e.N, cost: free}
	if d != 0 {
		x.cost = s.drawer.pool.cards[d-1].cost
	}
	return x
}

// tapOpens reports whether strips are too low for a finger: a tap opens the
// whole list.
func (s strips) tapOpens(env *ui.Env) bool { return env.Touch }

// list declares the deck as strips.
func (s strips) list(env *ui.Env, f *ui.Surface) {
	l, in := &s.lay, env.Settings.Lang
	lines := s.lines(in)
	s.drawn = s.drawn[:0]
	off := f.BeginScroll("strips", l.strips, false)
	s.top = off
	if s.tapOpens(env) { // one large target
		f.Add(ui.Element{ID: "whole", Rect: l.strips, Hit: l.strips, Role: ui.RoleButton, Label: s.word(env, "list"), Desc: s.counts(in), Loose: true, Tap: s.opens("list")})
	}
	if len(s.edit.b.List.Main)+len(s.edit.b.List.Side) == 0 {
		r := l.strips.InsetXY(8*f.Px(1), 0)
		r.Y += float64(len(lines)) * l.strip
		r.H = math.Min(l.strips.Bottom()-r.Y, f.Font(14)*1.45*6)
		f.Label("empty", s.word(env, "empty"), r, ui.TextStyle{Size: f.Font(14), Colour: f.Theme().TextSoft, Wrap: true, Align: ui.Middle, LineHeight: 1.4})
	}
	y := l.strips.Y - off
	for i, x := range lines {
		r := ui.Rect{X: l.strips.X, Y: y, W: l.strips.W, H: l.strip - 1}
		y += l.strip
		if x.head != "" {
			s.sectionHead(f, i, x, r)
			continue
		}
		s.strip(env, f, x, r)
	}
	f.EndScroll(y + off - l.strips.Y)
	sheets{s.Scene}.countPaper(env, f)
}

// sectionHead declares the heading of a section between strips.
func (s strips) sectionHead(f *ui.Surface, i int, x line, r ui.Rect) {
	f.Add(ui.Element{ID: "head." + strconv.Itoa(i), Rect: r, Role: ui.RoleText, Label: x.head + " " + x.n, Draw: func(c *ui.Canvas, _ ui.State) {
		size := math.Min(c.Font(13), r.H*0.62)
		size = math.Max(size, 12*c.Env.Scale)
		in := r.InsetXY(6*c.Px(1), 0)
		col := c.Theme.TextSoft
		if x.wrong {
			col = c.Theme.Danger.Lighten(0.2)
		}
		n := x.n
		if ui.Measure(n+x.head, ui.Bold, size)+8*c.Px(1) > in.W { // how many there must be is on the paper
			n, _, _ = strings.Cut(n, "/")
		}
		w := ui.Measure(n, ui.Bold, size)
		c.Text(n, in, ui.TextStyle{Face: ui.Bold, Size: size, Colour: col, Align: ui.End})
		in.W -= w + 8*c.Px(1)
		c.Text(cards.Clip(x.head, in.W, size), in, ui.TextStyle{Face: ui.Bold, Size: size, Colour: c.Theme.TextSoft})
	}})
}

// stripID names the element of an entry.
func stripID(card string, side bool) string {
	if side {
		return "side." + card
	}
	return "deck." + card
}

// strip declares a card of the deck.
func (s strips) strip(env *ui.Env, f *ui.Surface, x line, r ui.Rect) {
	name := s.nameOf(x.card, env.Settings.Lang)
	s.drawn = append(s.drawn, drawnStrip{r.Intersect(s.lay.strips), x.card, x.side})
	if y := r.Bottom(); y < s.lay.strips.Y-3*s.lay.strip || r.Y > s.lay.strips.Bottom()+3*s.lay.strip {
		return // far outside: not drawn, not read
	}
	e := ui.Element{ID: stripID(x.card, x.side), Rect: r, Hit: r.AtLeast(env.MinTarget(), env.MinTarget()), Loose: true,
		Draw: func(c *ui.Canvas, st ui.State) { s.drawStrip(c, r, x, name, st) }}
	if s.tapOpens(env) {
		f.Add(e)
		return
	}
	word := "strip"
	if s.edit.swap != 0 {
		word = "strip.swap"
	}
	e.Role, e.Label, e.Desc = ui.RoleButton, s.word(env, "has", name, x.times), s.word(env, word)
	if why := s.edit.over(x.def); why != nil {
		e.Desc = lang.Capital(why.In(env.Settings.Lang)) + env.Settings.Lang.Pick("。", ". ") + e.Desc
	}
	e.Tap = func(env *ui.Env) { s.take(env, x.card, x.side) }
	if x.def != 0 {
		e.Inspect = s.show(x.def)
		k := s.face(x.def, env.Settings.Lang)
		e.Hover = func(_ *ui.Env, on bool) { s.album.Zoom.Hover(k, r, on, false) }
		e.Drag = s.dragging(x.def, true)
	}
	f.Add(e)
}

// drawStrip draws a card of the deck: cost, name, number, and a slice of its
// picture.
func (s strips) drawStrip(c *ui.Canvas, r ui.Rect, x line, name string, st ui.State) {
	u := c.Px(1)
	rad := math.Min(6*u, r.H*0.25)
	hue := ui.Hex(0x777777)
	r = r.InsetXY(1*u, 0.5*u)
	c.Shadow(r.Move(0, 2*u), rad, 5*u, c.Theme.Shadow)
	dark := ui.Hex(0x120a14)
	if x.def != 0 {
		k := s.face(x.def, c.Env.Settings.Lang)
		hue = s.hue(x.def, c.Env.Settings.Lang)
		dark = hue.Mix(ui.Hex(0x0c0710), 0.76)
		c.Fill(r, rad, dark)
		pic := r
		pic.X, pic.W = r.X+r.W*0.52, r.W*0.48-1*u
		s.album.Ground(c, k, pic, s.ready)
		c.Gradient4(pic, 0, [4]ui.Colour{dark, dark.Alpha(0.25), dark, dark.Alpha(0.25)})
	} else {
		c.Fill(r, rad, dark)
	}
	edge := hue.Alpha(0.85)
	switch {
	case s.edit.swap != 0 && s.fitsFor(s.edit.swap, x.card):
		edge = c.Theme.Legal
		c.Glow(r, rad, 7*u, edge.Alpha(0.3))
	case st.Hover || st.Focused:
		edge = c.Theme.Accent2
	}
	c.Stroke(r, rad, 1.3*u, edge)
	k := r.H * 0.42
	cx := r.X + k + 4*u
	if x.cost != free {
		c.Disc(cx, r.Y+r.H/2, k, ui.Hex(0x08050c))
		c.Ring(cx, r.Y+r.H/2, k-1*u, 1.4*u, ui.Hex(0xf4ead6))
		c.Text(strconv.Itoa(x.cost), ui.Rect{X: cx - k, Y: r.Y, W: 2 * k, H: r.H}, ui.TextStyle{Face: ui.Bold, Size: math.Max(12*c.Env.Scale, r.H*0.5), Colour: ui.Hex(0xffffff), Align: ui.Middle, Shadow: true, Loose: true})
	}
	size := math.Max(12*c.Env.Scale, math.Min(c.Font(14), r.H*0.5))
	text := r
	text.X = cx + k + 6*u
	times, ink := "×"+strconv.Itoa(x.times), ui.Hex(0xffe6a8)
	if s.edit.over(x.def) != nil {
		times, ink = "! "+times, c.Theme.Danger.Lighten(0.35)
		c.Stroke(r, rad, 2*u, c.Theme.Danger)
	}
	tw := ui.Measure(times, ui.Bold, size*1.15) + 9*u
	text.W = math.Min(r.Right()-tw-text.X-3*u, r.W*0.68)
	if w := ui.Measure(name, ui.Bold, size); w > text.W { // smaller letters first
		size = math.Max(12*c.Env.Scale, math.Floor(size*text.W/w))
	}
	c.Text(cards.Clip(name, text.W, size), text, ui.TextStyle{Face: ui.Bold, Size: size, Colour: ui.Hex(0xffffff), Shadow: true})
	if st.Hover && !c.Env.Touch {
		times = "−1"
	}
	c.Text(times, ui.Rect{X: r.Right() - tw, Y: r.Y, W: tw - 4*u, H: r.H}, ui.TextStyle{Face: ui.Bold, Size: size * 1.15, Colour: ink, Align: ui.End, Shadow: true, Loose: true})
}

// discard takes a copy of the card with the focus, or under the pointer, out of the
// deck.
func (s strips) discard(env *ui.Env) {
	for _, id := range [...]string{s.Surface.Focused(), s.Surface.Hovered()} {
		where, card, _ := strings.Cut(id, ".")
		if side := where == "side" || where == "c" && s.sideOf(card); (side || where == "deck" || where == "c") && s.edit.b.List.Copies(card, side) > 0 {
			s.edit.swap = 0
			s.take(env, card, side)
			return
		}
	}
}

// reveal scrolls the strip of a card into view.
func (s strips) reveal(card string, side bool) {
	l := &s.lay
	for i, x := range s.lines(s.drawer.lang) {
		if x.card == card && x.side == side && x.head == "" {
			y := float64(i) * l.strip
			if s.top > y {
				s.Surface.ScrollTo("strips", y)
			} else if y+l.strip > s.top+l.strips.H {
				s.Surface.ScrollTo("strips", y+l.strip-l.strips.H)
			}
			return
		}
	}
}

// wholeList declares the deck as a dialog with room for fingers.
func (s strips) wholeList(env *ui.Env, f *ui.Surface) {
	u, in := f.Px(1), env.Settings.Lang
	title := s.edit.name(in)
	if d := s.edit.swap; d != 0 {
		title = s.word(env, "swap.title", s.face(d, in).Title)
	}
	r := f.Dialog("list", title, 560, 860, func(env *ui.Env) { s.edit.swap = 0; s.shut(env) })
	foot, r := r.CutBottom(f.Font(15)*1.5, 6*u)
	f.Label("list.count", s.counts(in), foot, ui.TextStyle{Size: f.Font(15), Colour: f.Theme().TextSoft, Align: ui.Middle})
	h := math.Max(env.MinTarget(), 46*u)
	off := f.BeginScroll("list.rows", r, false)
	y := r.Y - off
	for i, x := range s.lines(in) {
		q := ui.Rect{X: r.X, Y: y, W: r.W - 8*u, H: h}
		if x.head != "" {
			q.H = f.Font(15) * 1.7
			s.sectionHead(f, 1000+i, x, q)
			y = q.Bottom()
			continue
		}
		y = q.Bottom() + 4*u
		s.listRow(env, f, x, q)
	}
	f.EndScroll(y + off - r.Y)
}

// listRow declares a card of the whole list: its strip opens its page, beside it
// are the buttons for one less and one more.
func (s strips) listRow(env *ui.Env, f *ui.Surface, x line, q ui.Rect) {
	u, in := f.Px(1), env.Settings.Lang
	name := s.nameOf(x.card, in)
	more, q := q.CutRight(q.H, 4*u)
	less, q := q.CutRight(q.H, 4*u)
	id := stripID(x.card, x.side)
	e := ui.Element{ID: "row." + id, Rect: q, Hit: q, Role: ui.RoleButton, Label: s.word(env, "has", name, x.times), Draw: func(c *ui.Canvas, st ui.State) { s.drawStrip(c, q, x, name, st) }}
	if x.def != 0 {
		e.Tap = s.show(x.def)
	}
	if s.edit.swap != 0 {
		e.Tap = func(env *ui.Env) { s.take(env, x.card, x.side) }
	}
	f.Add(e)
	f.Button("less."+id, less, ui.Button{Name: s.word(env, "less", name), Icon: ui.IconMinus, Tap: func(env *ui.Env) { s.take(env, x.card, x.side) }})
	off := x.def == 0 || s.edit.swap != 0
	why := ""
	if !off {
		if fault := s.edit.b.Refuses(x.def, x.side); fault != nil {
			off, why = true, s.whyNot(env, x.def, fault)
		}
	}
	f.Button("more."+id, more, ui.Button{Name: s.word(env, "more.one", name), Desc: why, Icon: ui.IconPlus, Off: off, Tap: func(env *ui.Env) {
		was := s.edit.side
		s.edit.side = x.side
		s.add(env, x.def)
		s.edit.side = was
		s.edit.why = nil
	}})
}
