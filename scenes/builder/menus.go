package builder

import (
	"math"
	"slices"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules/deck"
	"godeck/scenes/builder/facets"
	"godeck/scenes/builder/study"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// item is a line of a menu.
type item struct {
	id, label, desc string
	n               int // how many cards; -1: not said
	on, radio, off  bool
	icon            ui.Icon
	kind            ui.ButtonKind
	tap             func(env *ui.Env)
}

// menu declares a dialog with a button for every item, and those below them that
// stay in sight.
func (s panels) menu(env *ui.Env, f *ui.Surface, id, title string, items []item, foot ...item) {
	u := f.Px(1)
	h := math.Max(env.MinTarget(), 46*u)
	gap := 6 * u
	cols := 1
	if len(items) > 8 {
		cols = 2
	}
	rows := (len(items) + cols - 1) / cols
	need := float64(rows)*(h+gap)/u/math.Max(1, env.Settings.TextScale) + 110
	if len(foot) > 0 {
		need += (h + 2*gap) / u / math.Max(1, env.Settings.TextScale)
	}
	r := f.Dialog(id, title, 300*float64(cols)+60, need, s.shut)
	var low ui.Rect
	if len(foot) > 0 {
		low, r = r.CutBottom(h, 2*gap)
	}
	off := f.BeginScroll(id+".items", r, false)
	for i, x := range items {
		q := ui.Rect{X: r.X, Y: r.Y - off + float64(i/cols)*(h+gap), W: r.W - 6*u, H: h}.Row(i%cols, cols, gap)
		label := x.label
		if x.n >= 0 {
			label = s.word(env, "item.n", x.label, x.n)
		}
		f.Button(id+"."+x.id, q, ui.Button{Label: label, Desc: x.desc, Icon: x.icon, Kind: x.kind, Checked: x.on, Radio: x.radio, Off: x.off, Group: groupOf(x, title), Size: 16, Tap: x.tap})
	}
	f.EndScroll(float64(rows)*(h+gap) - gap)
	for i, x := range foot {
		f.Button(id+"."+x.id, low.Row(i, len(foot), gap), ui.Button{Label: x.label, Kind: x.kind, Icon: x.icon, Size: 16, Tap: x.tap})
	}
}

func groupOf(x item, title string) string {
	if x.radio {
		return title
	}
	return ""
}

// filter declares the menu of a filter's values, which are turned on and off: any
// of those that are on are shown, or exactly these. exact says whether that is told
// apart.
func (s panels) filter(env *ui.Env, f *ui.Surface, id, title string, x *facets.Set, of func(c *pooled) []int, name func(v int) (id, label string), exact bool) {
	p := s.drawer.pool
	look := func(set func()) func(env *ui.Env) {
		return func(env *ui.Env) { tray{s.Scene}.look(env, func(*pool) { set() }) }
	}
	values, n, all := p.values(x, of)
	items := []item{{id: "all", label: s.word(env, "all"), n: all, on: x.Empty(), tap: look(x.Clear)}}
	for _, v := range values {
		key, label := name(v)
		items = append(items, item{id: key, label: label, n: n[v], on: x.Has(v), tap: look(func() { x.Turn(v) })})
	}
	if exact {
		items = append(items, item{id: "just", label: s.word(env, "just"), desc: s.word(env, "just.why"), icon: ui.IconCheck, n: -1, on: x.Just, off: x.Empty(), tap: look(func() { x.Just = !x.Just })})
	}
	s.menu(env, f, id, title, items, item{id: "show", label: s.word(env, "show", len(p.shown)), n: -1, kind: ui.ButtonPrimary, tap: s.shut})
}

// costs declares the menu of costs.
func (s panels) costs(env *ui.Env, f *ui.Surface) {
	t := tray{s.Scene}
	s.filter(env, f, "cost", t.costName(env), &s.drawer.pool.cost, func(c *pooled) []int { return []int{c.cost} }, func(v int) (id, label string) {
		if id = strconv.Itoa(v); v == free {
			id = "free"
		}
		return id, t.costWord(env, v)
	}, false)
}

// types declares the menu of card types.
func (s panels) types(env *ui.Env, f *ui.Surface) {
	s.filter(env, f, "type", s.word(env, "type"), &s.drawer.pool.typ, func(c *pooled) []int { return []int{c.typ} }, func(v int) (id, label string) {
		return s.opts.Lib.Vocab.Types[v].Name, tray{s.Scene}.typeName(env, v)
	}, false)
}

// fields declares the menu of the fields that have no tab, with what is looked for
// of each.
func (s panels) fields(env *ui.Env, f *ui.Surface) {
	p, l, t := s.drawer.pool, env.Settings.Lang, tray{s.Scene}
	items := []item{
		{id: "cost", label: t.chosen(env, t.costName(env), &p.cost, func(v int) string { return t.costWord(env, v) }, true), n: -1, on: !p.cost.Empty(), tap: s.opens("cost")},
		{id: "type", label: t.chosen(env, s.word(env, "type"), &p.typ, func(v int) string { return t.typeName(env, v) }, false), n: -1, on: !p.typ.Empty(), tap: s.opens("type")},
		{id: "order", label: s.word(env, "order") + l.Pick("：", ": ") + s.word(env, "order"+strconv.Itoa(int(p.order))), n: -1, tap: s.opens("order")},
	}
	for i := range p.facets {
		x := &p.facets[i]
		label := x.Name(l)
		if !x.Empty() {
			label += l.Pick("：", ": ") + t.chosen(env, "", &x.Set, func(v int) string { return x.Word(v, l) }, false)
		}
		items = append(items, item{id: x.Field.Name, label: label, n: -1, on: !x.Empty(), tap: func(*ui.Env) { s.facet, s.dialog = i, "facet" }})
	}
	items = append(items, item{id: "clear", label: s.word(env, "fields.clear"), icon: ui.IconRestart, n: -1, tap: func(env *ui.Env) {
		t.look(env, func(p *pool) {
			p.facets = facets.Of(p.lib.Vocab, p.hues)
			p.cost.Clear()
			p.typ.Clear()
		})
		s.dialog = ""
	}})
	s.menu(env, f, "fields", s.word(env, "fields.title"), items)
}

// values declares the values of a field.
func (s panels) values(env *ui.Env, f *ui.Surface) {
	p, l := s.drawer.pool, env.Settings.Lang
	x := &p.facets[s.facet]
	many := slices.ContainsFunc(p.cards, func(c pooled) bool { return len(x.Values(p.lib.Def(c.def), c.typ)) > 1 })
	s.filter(env, f, "facet", x.Name(l), &x.Set, func(c *pooled) []int { return x.Values(p.lib.Def(c.def), c.typ) }, func(v int) (id, label string) {
		return strconv.Itoa(v), x.Word(v, l)
	}, many)
}

// ordering declares the menu of orders.
func (s panels) ordering(env *ui.Env, f *ui.Surface) {
	p := s.drawer.pool
	var items []item
	for o := range orders {
		items = append(items, item{id: strconv.Itoa(int(o)), label: s.word(env, "order"+strconv.Itoa(int(o))), n: -1, on: p.order == o, radio: true, tap: func(env *ui.Env) {
			tray{s.Scene}.look(env, func(p *pool) { p.order = o })
			s.opts.Order.cards, s.dialog = o, ""
		}})
	}
	s.menu(env, f, "order", s.word(env, "order"), items)
}

// more declares what else can be done with a deck.
func (s panels) more(env *ui.Env, f *ui.Surface) {
	l := s.edit.b.List
	empty := len(l.Main)+len(l.Side) == 0
	none := s.word(env, "test.no")
	var items []item
	add := func(id string, icon ui.Icon, off bool, why string, kind ui.ButtonKind, tap func(env *ui.Env)) {
		items = append(items, item{id: id, label: s.word(env, id), icon: icon, n: -1, off: off, desc: why, kind: kind, tap: tap})
	}
	legal, kind := s.edit.wrong() == nil, ui.ButtonPrimary
	if legal {
		kind = ui.ButtonNormal
	}
	add("fill", ui.IconWand, legal, s.word(env, "fill.done"), kind, s.fill)
	if s.opts.Lib.Vocab.Deck.HasSide() {
		word := "to.side"
		if s.edit.side {
			word = "to.main"
		}
		items = append(items, item{id: "side", label: s.word(env, word), icon: ui.IconSwap, n: -1, tap: func(env *ui.Env) {
			s.edit.side, s.edit.why, s.edit.can, s.dialog = !s.edit.side, nil, nil, ""
		}})
	}
	if s.lay.share.Empty() {
		add("share", ui.IconLink, empty, none, 0, s.opens("share"))
	}
	if s.opts.Study != nil {
		add("study", ui.IconSearch, empty, none, 0, s.opens("study"))
	}
	items = append(items, item{id: "sort", label: s.word(env, "sort"), icon: ui.IconCounters, n: -1, on: s.opts.Order.byCost, tap: func(*ui.Env) { s.opts.Order.byCost, s.dialog = !s.opts.Order.byCost, "" }})
	add("import", ui.IconFile, false, "", 0, s.openImport)
	if n := len(l.Unread); n > 0 && l.ID != "" {
		items = append(items, item{id: "unread", label: s.word(env, "unread", n), icon: ui.IconLog, n: -1, tap: func(*ui.Env) {
			s.share, s.dialog = sharing{reading: l.Again(s.opts.Lib)}, "import"
		}})
	}
	add("notes", ui.IconLog, false, "", 0, s.opens("notes"))
	add("cover", ui.IconStar, empty, none, 0, s.opens("cover"))
	add("duplicate", ui.IconCards, empty, none, 0, s.duplicate)
	add("clear", ui.IconRestart, empty, none, 0, func(*ui.Env) {
		s.change(func(b *deck.Builder) { b.List.Main, b.List.Side, b.List.Unread = nil, nil, nil })
		s.dialog = ""
	})
	add("delete", ui.IconBin, false, "", ui.ButtonDanger, s.opens("delete"))
	s.menu(env, f, "more", s.edit.name(env.Settings.Lang), items)
}

// fill completes the deck.
func (s panels) fill(env *ui.Env) {
	l := s.edit.b.List
	s.hand.seed += 0x9E3779B97F4A7C15 ^ uint64(env.Tick)
	full := deck.Fill(s.opts.Lib, l, nil, s.hand.seed)
	s.dialog = ""
	if faults := full.Faults(s.opts.Lib); faults != nil {
		why := ""
		for _, x := range faults {
			if why == "" && x.Def != 0 {
				why = lang.Capital(x.In(env.Settings.Lang)) + env.Settings.Lang.Pick("。", ". ")
			}
		}
		s.Surface.Toast(why+s.word(env, "fill.no"), true)
		return
	}
	n := full.Cards(false) - l.Cards(false)
	s.change(func(b *deck.Builder) { b.List = full })
	ui.Play(env, "commit", 0.6, 0)
	s.Surface.Toast(s.word(env, "filled", n), false)
}

// duplicate stores the deck and goes on with a copy.
func (s panels) duplicate(env *ui.Env) {
	s.edit.changed = true
	s.store()
	c, err := s.opts.Shelf.Duplicate(s.edit.b.List.Game, s.edit.b.List.ID)
	if err != nil {
		s.Surface.Toast(s.reason(err), true)
		return
	}
	s.edit.open(s.opts.Lib, c)
	s.dialog = ""
	s.Surface.Toast(s.word(env, "duplicated", c.Name), false)
}

// askDelete asks before the deck is deleted.
func (s panels) askDelete(env *ui.Env, f *ui.Surface) {
	l := s.edit.b.List
	f.Confirm("delete", s.word(env, "delete"), s.word(env, "delete.sure", s.edit.name(env.Settings.Lang)), s.word(env, "delete"), s.word(env, "keep"), func(env *ui.Env, yes bool) {
		s.dialog = ""
		if !yes {
			return
		}
		s.edit.changed = false
		if err := s.opts.Shelf.Delete(l.Game, l.ID); err != nil {
			s.Surface.Toast(s.reason(err), true)
			return
		}
		s.goTo(env, Shelf)
	})
}

// covers declares the choice of the card that represents the deck.
func (s panels) covers(env *ui.Env, f *ui.Surface) {
	u, in := f.Px(1), env.Settings.Lang
	r := f.Dialog("cover", s.word(env, "cover"), 720, 560, s.shut)
	cols := max(3, int(r.W/(104*u)))
	gap := 8 * u
	w := (r.W - 8*u - gap*float64(cols-1)) / float64(cols)
	h := math.Round(w * cards.Aspect)
	off := f.BeginScroll("cover.cards", r, false)
	n := 0
	for _, x := range (strips{s.Scene}).lines(in) {
		if x.def == 0 || x.head != "" {
			continue
		}
		q := ui.Rect{X: r.X + float64(n%cols)*(w+gap), Y: r.Y - off + float64(n/cols)*(h+gap), W: w, H: h}
		n++
		k, card := s.face(x.def, in), x.card
		on := s.edit.b.List.Face(s.opts.Lib) == x.def
		f.Add(ui.Element{ID: "cover." + stripID(x.card, x.side), Rect: q, Role: ui.RoleRadio, Group: s.word(env, "cover"), Label: k.Title, Checked: on, Tap: func(*ui.Env) {
			s.change(func(b *deck.Builder) { b.List.Cover = card })
			s.dialog = ""
		}, Draw: func(c *ui.Canvas, st ui.State) {
			s.album.Soon(c, k, q, s.ready)
			if on || st.Hover {
				c.Stroke(q, w*0.065, 2.5*u, c.Theme.Accent2)
			}
		}})
	}
	f.EndScroll(float64((n+cols-1)/cols)*(h+gap) - gap)
}

// studies declares the questions about the deck's cards.
func (s panels) studies(env *ui.Env, f *ui.Surface) {
	room := slices.ContainsFunc(s.edit.b.Sections(), func(x deck.Section) bool { return !x.Side && x.Cards < x.Most })
	s.study.Declare(env, f, study.Desk{Lib: s.opts.Lib, List: s.edit.b.List, Legal: s.edit.wrong() == nil, Room: room, Start: s.opts.Study, Add: s.add, Close: s.shut})
}

// notes declares the player's notes on the deck.
func (s panels) notes(env *ui.Env, f *ui.Surface) {
	r := f.Dialog("notes", s.word(env, "notes"), 640, 460, s.shut)
	ui.AddField(f, "notes.text", r, ui.Field{Name: s.word(env, "notes"), Hint: s.word(env, "notes.hint"), Text: s.edit.b.List.Notes, Size: 15, Most: deck.MaxNotes / 3, Area: true,
		Set: func(_ *ui.Env, text string) { s.edit.note(text) }})
}
