package builder

import (
	"math"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/deck"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// decks declares the decks of one's own and the built-in ones to begin with.
func (s boxes) decks(env *ui.Env, f *ui.Surface) {
	l, u, in := &s.lay, f.Px(1), env.Settings.Lang
	r := l.grid
	r.W += 8 * u
	off := f.BeginScroll("decks", r, false)
	y := r.Y - off + 6*u
	cols := max(1, int(r.W/(290*u)))
	if l.tall {
		cols = 1
	}
	gap := 10 * u
	x0, w := r.X+gap, r.W-2*gap-8*u
	h := math.Max(84*u, f.Font(18)*3.6)
	own := s.opts.Shelf.All(s.opts.Lib.Vocab.Game)
	rows := (len(own)+cols)/cols + (len(s.opts.Lib.Decks())+cols-1)/cols
	if free := (r.H - 2*(f.Font(16)*1.7+2*u) - 14*u) / float64(rows); !l.tall && free > h+gap { // few decks are seen larger
		h = math.Min(free-gap, 1.8*h)
	}
	place := func(i int) ui.Rect {
		return ui.Rect{X: x0, Y: y + float64(i/cols)*(h+gap), W: w, H: h}.Row(i%cols, cols, gap)
	}
	head := func(id, text string) {
		q := ui.Rect{X: x0, Y: y, W: w, H: f.Font(16) * 1.7}
		f.Label(id, text, q, ui.TextStyle{Face: ui.Bold, Size: f.Font(16), Colour: f.Theme().Accent2})
		y = q.Bottom() + 2*u
	}
	head("h.own", s.word(env, "own"))
	s.newDeck(env, f, place(0))
	for i, x := range own {
		s.deckBox(env, f, place(i+1), x, x.ID, "", func(env *ui.Env) { s.put(env, x) })
	}
	y += float64((len(own)+cols)/cols)*(h+gap) + 8*u
	head("h.built", s.word(env, "built"))
	for i, d := range s.opts.Lib.Decks() {
		x := deck.Of(s.opts.Lib, d, in)
		s.deckBox(env, f, place(i), x, d.ID, d.Plan.In(in), func(env *ui.Env) { s.copyOf(env, x) })
	}
	y += float64((len(s.opts.Lib.Decks())+cols-1)/cols) * (h + gap)
	f.EndScroll(y + off - r.Y)
	tray{s.Scene}.slider(f, off, y+off-r.Y)
}

// put opens a stored deck on the desk.
func (s boxes) put(env *ui.Env, l *deck.List) {
	if b := s.edit.b; b == nil || b.List.ID != l.ID { // else it is as it was left, with what can be undone
		s.edit.open(s.opts.Lib, l)
	}
	s.goTo(env, Desk)
}

// copyOf opens a copy of a deck as a new one.
func (s boxes) copyOf(env *ui.Env, l *deck.List) {
	c := l.Clone()
	c.ID = ""
	c.Rename(s.word(env, "copy.name", l.Name))
	s.edit.open(s.opts.Lib, c)
	s.edit.touch()
	s.goTo(env, Desk)
}

// beginWith opens a new deck, with a card if it is not 0.
func (s boxes) beginWith(env *ui.Env, d rules.DefID) {
	s.store()
	s.edit.open(s.opts.Lib, &deck.List{Game: s.opts.Lib.Vocab.Game, Name: s.fresh()})
	s.album.Zoom.Close()
	if d != 0 {
		s.edit.b.Add(d, s.edit.into(d))
		s.edit.touch()
	}
	s.place, s.dialog = Desk, ""
	s.Surface.ScrollTo("cards", 0)
	s.Surface.Announce(s.heading(env))
	s.Repaint()
}

// newDeck declares the empty box.
func (s boxes) newDeck(env *ui.Env, f *ui.Surface, r ui.Rect) {
	f.Add(ui.Element{ID: "new", Rect: r, Role: ui.RoleButton, Label: s.word(env, "new"), Weight: ui.ButtonPrimary, Tap: func(env *ui.Env) {
		ui.Play(env, "commit", 0.6, 0)
		s.beginWith(env, 0)
	}, Draw: func(c *ui.Canvas, st ui.State) {
		u := c.Px(1)
		col := c.Theme.Accent2
		if st.Hover {
			c.Glow(r, 10*u, 14*u, col.Alpha(0.3))
		}
		c.Fill(r, 10*u, ui.Hex(0x2a1812).Alpha(0.85))
		c.Stroke(r, 10*u, 2*u, col.Alpha(0.8))
		k := math.Min(30*u, r.H*0.4)
		c.Icon(ui.IconPlus, ui.Rect{X: r.X + 22*u, Y: r.Y + (r.H-k)/2, W: k, H: k}, col)
		in := r
		in.X, in.W = r.X+36*u+k, r.W-44*u-k
		c.Text(s.word(env, "new"), in, ui.TextStyle{Face: ui.Bold, Size: c.Font(18), Colour: c.Theme.Text})
	}})
}

// deckBox declares a deck as a box with its cover card; plan is said of a
// built-in one.
func (s boxes) deckBox(env *ui.Env, f *ui.Surface, r ui.Rect, x *deck.List, id, plan string, tap func(env *ui.Env)) {
	in := env.Settings.Lang
	if r.Bottom() < s.lay.grid.Y-r.H || r.Y > s.lay.grid.Bottom()+r.H {
		return
	}
	name := x.Name
	if name == "" {
		name = s.word(env, "unnamed")
	}
	fault := ""
	if faults := x.Faults(s.opts.Lib); len(faults) > 0 && plan == "" {
		fault = lang.Capital(faults[0].In(in))
	}
	cover := x.Face(s.opts.Lib)
	note := plan
	if note == "" {
		note = s.word(env, "cards.n", x.Cards(false))
		if n := x.Cards(true); n > 0 {
			note += " + " + strconv.Itoa(n)
		}
	}
	desc := note
	if fault != "" {
		desc += in.Pick("。", ". ") + fault
	}
	e := ui.Element{ID: "box." + id, Rect: r, Role: ui.RoleButton, Label: name, Desc: desc, Tap: func(env *ui.Env) { ui.Play(env, "ui-tap", 0.6, 0); tap(env) },
		Draw: func(c *ui.Canvas, st ui.State) { s.drawBox(c, r, x, cover, name, note, fault, st) }}
	if cover != 0 {
		e.Inspect = s.show(cover)
	}
	f.Add(e)
}

// drawBox draws a deck's box.
func (s boxes) drawBox(c *ui.Canvas, r ui.Rect, x *deck.List, cover rules.DefID, name, note, fault string, st ui.State) {
	u, in := c.Px(1), c.Env.Settings.Lang
	hue := ui.Hex(0x8a6a4a)
	if cover != 0 {
		hue = s.hue(cover, in)
	}
	c.Shadow(r.Move(0, 4*u), 9*u, 10*u, c.Theme.Shadow)
	c.Gradient4(r, 9*u, [4]ui.Colour{hue.Mix(ui.Hex(0x1a0f16), 0.55), hue.Mix(ui.Hex(0x1a0f16), 0.8), hue.Mix(ui.Hex(0x120a10), 0.7), ui.Hex(0x160c12)})
	edge := hue.Alpha(0.8)
	if st.Hover || st.Focused {
		edge = c.Theme.Accent2
	}
	c.Stroke(r, 9*u, 1.6*u, edge)
	h := r.H - 12*u
	card := ui.Rect{X: r.X + 8*u, Y: r.Y + 6*u, W: h / cards.Aspect, H: h}
	if cover != 0 {
		c.Shadow(card.Move(1*u, 3*u), card.W*0.06, 7*u, c.Theme.Shadow)
		s.album.Soon(c, s.face(cover, in), card, s.ready)
	} else {
		c.Stroke(card, 4*u, 1.4*u, c.Theme.Edge)
	}
	text := r.InsetXY(10*u, 6*u)
	text.X, text.W = card.Right()+12*u, r.Right()-card.Right()-20*u
	head, rest := text.CutTop(text.H*0.46, 2*u)
	size := math.Max(12*c.Env.Scale, c.Font(17)*math.Min(1, head.W/ui.Measure(name, ui.Bold, c.Font(17)))) // rather smaller than cut
	c.Text(cards.Clip(name, head.W, size), head, ui.TextStyle{Face: ui.Bold, Size: size, Colour: c.Theme.Text})
	st2 := ui.TextStyle{Size: c.Font(13.5), Colour: c.Theme.TextSoft, Wrap: true, LineHeight: 1.25, Top: true}
	if fault != "" {
		note, st2.Colour = note+in.Pick("・", " · ")+fault, c.Theme.Danger.Lighten(0.35)
	}
	p := ui.Layout([]ui.Run{{Text: note}}, st2.Size, 1.25, rest.W)
	for p.H > rest.H+1 && len(note) > 1 {
		rs := []rune(note)
		note = string(rs[:len(rs)-2]) + "…"
		p = ui.Layout([]ui.Run{{Text: note}}, st2.Size, 1.25, rest.W)
	}
	c.Para(p, rest, st2)
}
