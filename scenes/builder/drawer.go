package builder

import (
	"math"
	"slices"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/scenes/builder/facets"
	"godeck/scenes/builder/objects"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// drawer is the drawer of cards: what is looked for, and which card is raised.
type drawer struct {
	pool   *pool
	lang   lang.Lang
	raised rules.DefID // under the pointer, or with the focus
}

// look sets a filter and begins at the first card found.
func (s tray) look(env *ui.Env, set func(p *pool)) {
	set(s.drawer.pool)
	s.drawer.pool.find(env.Settings.Lang)
	s.Surface.ScrollTo("cards", 0)
	s.Surface.Announce(s.word(env, "found", len(s.drawer.pool.shown)))
}

// tab is a filter above the drawer.
type tab struct {
	id, label string
	colour    ui.Colour // a dot; zero: none
	on, menu  bool
	brief     bool // a sign in place of the label
	desc      string
	tap       func(env *ui.Env)
}

// filters declares the search and the tabs.
func (s tray) filters(env *ui.Env, f *ui.Surface) {
	l, p, in := &s.lay, s.drawer.pool, env.Settings.Lang
	hint := "search"
	if l.tall || l.small {
		hint = "search.s"
	}
	box := l.search
	if p.query != "" {
		var x ui.Rect
		if l.tall { // the word needs the room more than the tabs do
			more := l.tabs.W * 0.3
			box.W, l.tabs.X, l.tabs.W = box.W+more, l.tabs.X+more, l.tabs.W-more
		}
		x, box = box.CutRight(math.Max(env.MinTarget(), box.H), 3*f.Px(1))
		f.Button("search.clear", x, ui.Button{Name: s.word(env, "search.no"), Icon: ui.IconClose, Tap: func(env *ui.Env) { s.look(env, func(p *pool) { p.query = "" }) }})
	}
	f.Key("/", func(*ui.Env) { f.SetFocus("search") })
	ui.AddField(f, "search", box, ui.Field{Name: s.word(env, "search"), Hint: s.word(env, hint), Text: p.query, Icon: ui.IconSearch, Size: 15, Most: 60,
		Set: func(env *ui.Env, text string) { s.look(env, func(p *pool) { p.query = text }) }})
	var tabs []tab
	hue := func(id, label string, n int, col ui.Colour, on bool, set func(p *pool)) {
		t := tab{id: "hue." + id, label: label, colour: col, on: on, tap: func(env *ui.Env) { s.look(env, set) }}
		if n >= 0 {
			t.label, t.desc = label+" "+strconv.Itoa(n), s.word(env, "tab.why", n)
		}
		tabs = append(tabs, t)
	}
	turn := func(v int) func(p *pool) { return func(p *pool) { p.hue.Turn(v) } }
	hue("all", s.word(env, "all"), p.byHue[p.hues+1], ui.Colour{}, p.hue.Empty(), func(p *pool) { p.hue.Clear() })
	for i, h := range s.opts.Hues {
		hue(strconv.Itoa(i), lang.Capital(h.Name.In(in)), p.byHue[i], h.Colour, p.hue.Has(i), turn(i))
	}
	if n := p.byHue[p.hues]; n > 0 || p.hue.Has(p.hues) {
		hue("none", s.word(env, "none"), n, ui.Hex(0x9a938a), p.hue.Has(p.hues), turn(p.hues))
	}
	if p.many && !p.hue.Empty() {
		hue("just", s.word(env, "just"), -1, ui.Colour{}, p.hue.Just, func(p *pool) { p.hue.Just = !p.hue.Just })
	}
	menu := func(id, label string, on bool) {
		tabs = append(tabs, tab{id: "filter." + id, label: label, on: on, menu: true, tap: s.opens(id)})
	}
	menu("cost", s.chosen(env, s.costName(env), &p.cost, func(v int) string { return s.costWord(env, v) }, true), !p.cost.Empty())
	menu("type", s.chosen(env, s.word(env, "type"), &p.typ, func(v int) string { return s.typeName(env, v) }, false), !p.typ.Empty())
	menu("fields", s.word(env, "fields"), slices.ContainsFunc(p.facets, func(x facets.Facet) bool { return !x.Empty() }))
	menu("order", s.word(env, "order"+strconv.Itoa(int(p.order))), false)
	s.tabs(env, f, tabs)
}

// chosen returns what is looked for of a field: its name, or its values; of many
// the first and how many more there are. Numbers say nothing without the name.
func (s tray) chosen(env *ui.Env, name string, x *facets.Set, word func(v int) string, numbers bool) string {
	if x.Empty() {
		return name
	}
	comma := env.Settings.Lang.Pick("・", ", ")
	out, shown := word(x.Of[0]), 1
	for most := 1 + rules.Truth(numbers); shown < min(most, len(x.Of)); shown++ {
		out += comma + word(x.Of[shown])
	}
	if n := len(x.Of) - shown; n > 0 {
		out += " +" + strconv.Itoa(n)
	}
	if numbers && x.Of[len(x.Of)-1] != free {
		out = name + " " + out
	}
	return out
}

func (s tray) costWord(env *ui.Env, v int) string {
	if v == free {
		return s.word(env, "free")
	}
	return strconv.Itoa(v)
}

func (s tray) costName(env *ui.Env) string {
	if n := s.opts.Lib.Vocab.Deck.Curve.Name.In(env.Settings.Lang); n != "" {
		return n
	}
	return s.word(env, "cost")
}

func (s tray) typeName(env *ui.Env, i int) string {
	t := s.opts.Lib.Vocab.Types[i]
	return lang.Capital(env.Settings.Lang.Pick(t.JA, t.EN))
}

// tabs declares tabs of card in a row, which can be moved if they do not fit.
func (s tray) tabs(env *ui.Env, f *ui.Surface, tabs []tab) {
	r, u := s.lay.tabs, f.Px(1)
	size := f.Font(14)
	widths, sum := make([]float64, len(tabs)), 0.0
	gap := 4 * u
	for i, t := range tabs {
		w := ui.Measure(t.label, ui.Bold, size) + 22*u
		if t.colour.A > 0 || t.menu {
			w += 16 * u
		}
		widths[i] = math.Max(w, env.MinTarget())
		sum += widths[i] + gap
	}
	put := func(t tab, q ui.Rect) {
		group := s.word(env, "tabs")
		if t.menu {
			group = ""
		}
		f.Add(ui.Element{ID: t.id, Rect: q, Hit: q, Role: ui.RoleButton, Label: t.label, Desc: t.desc, Group: group, Checked: t.on,
			Tap:  func(env *ui.Env) { ui.Play(env, "ui-tap", 0.5, 0); t.tap(env) },
			Draw: func(c *ui.Canvas, st ui.State) { drawTab(c, q, &t, size, st) }})
	}
	all := slices.IndexFunc(tabs, func(t tab) bool { return t.id == "filter.fields" })
	if room := r.W - sum + gap; room > 0 { // the spare room is theirs
		for i := range widths {
			widths[i] += math.Min(room/float64(len(tabs)), 18*u)
		}
		all = -1
	} else { // the way to all that is looked for stays in sight
		w := widths[all]
		if s.lay.tall { // its sign only
			w, tabs[all].brief = env.MinTarget(), true
		}
		var q ui.Rect
		q, r = r.CutRight(w, gap)
		f.BeginScroll("filters", q, true)
		put(tabs[all], q)
		f.EndScroll(q.W)
	}
	off := f.BeginScroll("tabs", r, true)
	x := r.X - off
	for i, t := range tabs {
		if i == all {
			continue
		}
		put(t, ui.Rect{X: x, Y: r.Y, W: widths[i], H: r.H})
		x += widths[i] + gap
	}
	f.EndScroll(x + off - r.X - gap)
}

func drawTab(c *ui.Canvas, q ui.Rect, t *tab, size float64, st ui.State) {
	u := c.Px(1)
	body := q
	body.Y += 6 * u
	top, low := ui.Hex(0xe6d4ae), ui.Hex(0xcdb78c)
	if st.Hover {
		top, low = top.Lighten(0.25), low.Lighten(0.25)
	}
	if t.on {
		body.Y -= 5 * u
		top, low = ui.Hex(0xfff8e6), ui.Hex(0xf4e6c6)
	}
	body.H = q.Bottom() - body.Y + 8*u // its foot is cut off by the drawer
	c.Gradient(body, 8*u, top, low)
	c.Stroke(body, 8*u, 1*u, ui.Hex(0x7a6038).Alpha(0.7))
	if t.on {
		bar := t.colour
		if bar.A == 0 {
			bar = c.Theme.Accent
		}
		c.Fill(ui.Rect{X: body.X + 7*u, Y: body.Y + 1*u, W: body.W - 14*u, H: 3 * u}, 1.5*u, bar)
	}
	in := q.InsetXY(10*u, 0)
	in.Y += 4 * u
	if t.colour.A > 0 {
		k := 5 * u
		c.Disc(in.X+k, in.Y+in.H/2-2*u, k, t.colour.Darken(0.35))
		c.Disc(in.X+k, in.Y+in.H/2-2*u, k-1*u, t.colour)
		in.X, in.W = in.X+16*u, in.W-16*u
	}
	if t.brief {
		x, y := q.Centre()
		for i, w := range [...]float64{9, 6, 3} {
			c.Line(x-w*u, y+float64(5*i-4)*u, x+w*u, y+float64(5*i-4)*u, 2*u, objects.Ink)
		}
		return
	}
	if t.menu {
		x, y, d := in.Right()-5*u, in.Y+in.H/2-2*u, 4*u
		c.Line(x-d, y-d/2, x, y+d/2, 1.6*u, objects.Ink)
		c.Line(x, y+d/2, x+d, y-d/2, 1.6*u, objects.Ink)
		in.W -= 14 * u
	}
	in.H -= 4 * u
	c.Text(t.label, in, ui.TextStyle{Face: ui.Bold, Size: size, Colour: objects.Ink, Align: ui.Middle})
}

// cards declares the cards in the drawer, as far as they can be seen.
func (s tray) cards(env *ui.Env, f *ui.Surface) {
	l, p, u := &s.lay, s.drawer.pool, f.Px(1)
	row := l.row()
	rows := (len(p.shown) + l.cols - 1) / l.cols
	total := float64(rows)*row + l.gap/2
	off := f.BeginScroll("cards", l.grid, false)
	if len(p.shown) == 0 {
		r := l.grid.Middle(l.grid.W*0.9, f.Font(17)*4)
		f.Label("nothing", s.word(env, "nothing"), r, ui.TextStyle{Size: f.Font(16), Colour: f.Theme().TextSoft, Align: ui.Middle, Wrap: true})
	}
	first := max(0, int(off/row)-1)
	last := min(rows-1, int((off+l.grid.H)/row)+1)
	left := l.grid.X + (l.grid.W-float64(l.cols)*l.card-float64(l.cols-1)*l.gap)/2
	var above func(c *ui.Canvas)
	for y := first; y <= last; y++ {
		top := math.Round(l.grid.Y - off + float64(y)*row + l.gap*0.6)
		slat := ui.Rect{X: l.grid.X, Y: top + l.card*cards.Aspect - 1*u, W: l.grid.W, H: l.slat}
		f.Paint("slat."+strconv.Itoa(y), slat, func(c *ui.Canvas) { objects.Slat(c, slat) })
		for x := range l.cols {
			i := y*l.cols + x
			if i >= len(p.shown) {
				break
			}
			d := p.cards[p.shown[i]].def
			r := ui.Rect{X: math.Round(left + float64(x)*(l.card+l.gap)), Y: top, W: l.card, H: math.Round(l.card * cards.Aspect)}
			if draw := s.card(env, f, d, r, i); draw != nil {
				above = draw
			}
		}
	}
	if above != nil {
		f.Paint("raised", l.grid, above)
	}
	f.EndScroll(total)
	s.slider(f, off, total)
}

// card declares a card in the drawer. If it is raised, it returns what draws it
// above the others.
func (s tray) card(env *ui.Env, f *ui.Surface, d rules.DefID, r ui.Rect, i int) func(c *ui.Canvas) {
	k := s.face(d, env.Settings.Lang)
	have, most := s.copies(d), s.most(d)
	label, word := k.Title, ""
	var refused string
	if s.place == Desk {
		label = s.word(env, "has", k.Title, have)
		if why := s.edit.refuses(d); why != nil {
			word, refused = s.word(env, "full"), s.whyNot(env, d, why)
			if s.swappable(d) {
				word = s.word(env, "swap")
			}
		} else {
			word = s.word(env, "add")
		}
	}
	raised := s.drawer.raised == d && s.place == Desk
	slat := ui.Rect{X: r.X, Y: r.Bottom(), W: r.W, H: s.lay.slat}
	e := ui.Element{ID: "c." + s.opts.Lib.Card(d).ID, Rect: r, Role: ui.RoleButton, Label: label, Desc: k.Say(), Inspect: s.show(d), Tap: s.show(d),
		Hover: func(_ *ui.Env, on bool) {
			if on {
				s.drawer.raised = d
			} else if s.drawer.raised == d {
				s.drawer.raised = 0
			}
			f.Invalidate()
		}}
	if s.place == Desk {
		e.Tap = func(env *ui.Env) { s.add(env, d) }
		e.Drag = s.dragging(d, false)
		if refused != "" {
			e.Desc = refused + env.Settings.Lang.Pick("。", ". ") + e.Desc
		}
	}
	e.Draw = func(c *ui.Canvas, st ui.State) {
		u := c.Px(1)
		c.Shadow(r.Move(0, 3*u), r.W*0.06, 7*u, c.Theme.Shadow)
		if s.place == Desk {
			objects.Lamps(c, slat, have, most)
		}
		if raised {
			return
		}
		s.album.Soon(c, k, r, s.ready)
		if st.Hover {
			c.Stroke(r, r.W*0.065, 2*u, c.Theme.Accent2)
		}
		if s.place == Desk && have > 0 && have >= most && !c.Blank() { // used up
			c.Fill(r, r.W*0.065, ui.Hex(0x0a0508).Alpha(0.36))
		}
	}
	f.Add(e)
	if !raised {
		return nil
	}
	return func(c *ui.Canvas) { s.drawRaised(c, k, r, word, refused == "") }
}

// drawRaised draws the card that can be added now, with what pressing it does.
func (s tray) drawRaised(c *ui.Canvas, k *cards.CardFace, r ui.Rect, word string, fits bool) {
	u := c.Px(1)
	big := r.Inset(-r.W * 0.045)
	big = big.Move(0, -r.W*0.03).Clamp(s.lay.grid)
	light := c.Theme.Legal
	if !fits {
		light = c.Theme.Warm
	}
	c.Shadow(big.Move(0, 8*u), big.W*0.06, 18*u, c.Theme.Shadow)
	c.Glow(big, big.W*0.065, 20*u, light.Alpha(0.42))
	s.album.Soon(c, k, big, s.ready)
	c.Stroke(big, big.W*0.065, 2*u, light.Alpha(0.9))
	if c.Env.Touch {
		return
	}
	size := c.Font(13)
	w := math.Min(ui.Measure(word, ui.Bold, size)+22*u, s.lay.grid.W)
	tag := ui.Rect{X: big.X + (big.W-w)/2, Y: big.Y - 15*u, W: w, H: 25 * u}.Clamp(s.lay.grid)
	top, low := ui.Hex(0x24804f), ui.Hex(0x1b6a46)
	if !fits {
		top, low = ui.Hex(0x8f6226), ui.Hex(0x6e471a)
	}
	c.Shadow(tag.Move(0, 2*u), tag.H/2, 7*u, c.Theme.Shadow)
	c.Gradient(tag, tag.H/2, top, low)
	c.Stroke(tag, tag.H/2, 1*u, ui.Hex(0xffffff).Alpha(0.4))
	c.Text(word, tag, ui.TextStyle{Face: ui.Bold, Size: size, Colour: ui.Hex(0xffffff), Align: ui.Middle, Loose: true})
}

// slider declares the brass slider beside the cards.
func (s tray) slider(f *ui.Surface, off, total float64) {
	g, u := s.lay.grid, f.Px(1)
	bar := ui.Rect{X: g.Right(), Y: g.Y, W: 10 * u, H: g.H}
	f.Paint("slot", ui.Rect{X: bar.X - 3*u, Y: bar.Y, W: bar.W + 3*u, H: bar.H}, func(c *ui.Canvas) {
		c.Fill(ui.Rect{X: bar.X - 3*u, Y: bar.Y, W: 3 * u, H: bar.H}, 0, ui.Hex(0x0d070b))
		c.Fill(bar.InsetXY(2*u, 2*u), 3*u, ui.Hex(0x0a0508))
	})
	if total <= g.H {
		return
	}
	share := g.H / total
	knob := ui.Rect{X: bar.X + 1*u, Y: g.Y + off/total*g.H, W: bar.W - 2*u, H: math.Max(g.H*share, 26*u)}.Clamp(bar)
	grip := 0.0
	f.Add(ui.Element{ID: "slider", Rect: bar, Hit: bar, Loose: true,
		Drag: &ui.Drag{
			Start: func(_ *ui.Env, _, y float64) { grip = y - knob.Y },
			Move: func(_ *ui.Env, _, y float64) {
				f.ScrollTo("cards", math.Max(0, math.Min(total-g.H, (y-grip-g.Y)/g.H*total)))
			}},
		Draw: func(c *ui.Canvas, st ui.State) {
			metal := c.Theme.Knob
			if st.Hover || st.Pressed {
				metal = metal.Lighten(0.2)
			}
			c.Gradient4(knob, 4*u, [4]ui.Colour{metal.Lighten(0.35), metal.Darken(0.3), metal, metal.Darken(0.45)})
			c.Stroke(knob, 4*u, 1*u, metal.Darken(0.6))
		}})
}
