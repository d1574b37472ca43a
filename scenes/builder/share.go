package builder

import (
	"math"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/deck"
	"godeck/scenes/builder/poster"
	"godeck/scenes/table"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// sharing is a deck on its way out or in.
type sharing struct {
	text    string        // pasted
	fault   string        // why it cannot be read
	reading *deck.Reading // what was read; nil: nothing yet
}

// testHand is a hand drawn from the deck.
type testHand struct {
	order []rules.DefID
	n     int // cards drawn
	seed  uint64
	says  []lang.Phrase // of the opening hand
}

// sharePanel declares the ways to hand a deck on.
func (s panels) sharePanel(env *ui.Env, f *ui.Surface) {
	l, lib := s.edit.b.List, s.opts.Lib
	code, err := l.Code(lib)
	why := ""
	if err != nil {
		why = s.reason(err)
	}
	copied := func(text, word string) func(env *ui.Env) {
		return func(env *ui.Env) {
			if env.Host != nil {
				env.Host.CopyText(text)
			}
			s.dialog = ""
			s.Surface.Toast(s.word(env, word), false)
		}
	}
	items := []item{{id: "text", label: s.word(env, "share.text"), icon: ui.IconLog, n: -1, tap: copied(l.Text(lib, env.Settings.Lang), "share.text.done")}}
	if err == nil {
		items = append(items, item{id: "qr", label: s.word(env, "share.qr"), icon: ui.IconEye, n: -1, tap: s.opens("qr")})
	}
	if host, ok := env.Host.(table.PictureHost); ok {
		items = append(items, item{id: "picture", label: s.word(env, "share.picture"), icon: ui.IconPicture, n: -1, off: !s.ready, desc: s.word(env, "rulings.wait"), tap: func(env *ui.Env) {
			s.dialog = ""
			w, h, pix := s.poster(env).Paint(env, s.Theme, &s.album.Faces, 0.55)
			host.SharePicture("godeck-"+lib.Vocab.Game+"-deck.png", w, h, pix)
		}})
	}
	if env.Native { // the page knows its address
		link, _ := l.Link(lib, "")
		items = append(items, item{id: "link", label: s.word(env, "share.link"), icon: ui.IconLink, n: -1, off: err != nil, desc: why, tap: copied(link+"&desk=1", "share.link.done")})
	}
	items = append(items, item{id: "code", label: s.word(env, "share.code"), icon: ui.IconCounters, n: -1, off: err != nil, desc: why, tap: copied(code, "share.code.done")},
		item{id: "file", label: s.word(env, "share.file"), icon: ui.IconFile, n: -1, tap: func(env *ui.Env) {
			if env.Host != nil {
				env.Host.SaveFile(lib.Vocab.Game+"-deck.json", l.JSON())
			}
			s.dialog = ""
		}})
	if s.opts.Tag != nil && err == nil {
		items = append(items, item{id: "tag", label: s.word(env, "share.tag"), icon: ui.IconLink, n: -1, tap: copied(s.opts.Tag("deck", code), "share.tag.done")})
	}
	s.menu(env, f, "share", s.word(env, "share"), items)
}

// address returns what leads to the deck: a link where the program has an
// address, otherwise its code, which "import" reads.
func (s panels) address(env *ui.Env) string {
	lib := s.opts.Lib
	if home := table.Home(env); home != "" {
		link, _ := s.edit.b.List.Link(lib, home)
		return link + "&desk=1"
	}
	code, _ := s.edit.b.List.Code(lib)
	return code
}

// codePage declares the deck's address as a QR code.
func (s panels) codePage(env *ui.Env, f *ui.Surface) {
	u := f.Px(1)
	r := f.Dialog("qr", s.word(env, "share.qr"), 480, 560, s.shut)
	text := s.address(env)
	code := poster.Code(text)
	if code == nil {
		s.dialog = ""
		return
	}
	note := s.word(env, "qr.code")
	if strings.Contains(text, "?") {
		note = s.word(env, "qr.link")
	}
	foot, r := r.CutBottom(f.Font(14)*1.4*2, 8*u)
	f.Label("qr.note", note, foot, ui.TextStyle{Size: f.Font(14), Colour: f.Theme().TextSoft, Wrap: true, Align: ui.Middle, LineHeight: 1.3})
	f.Add(ui.Element{ID: "qr.picture", Rect: r, Role: ui.RoleText, Label: s.word(env, "share.qr"), Draw: func(c *ui.Canvas, _ ui.State) { poster.Draw(c, r, code) }})
}

// poster returns the deck as a picture.
func (s panels) poster(env *ui.Env) *poster.Deck {
	l := env.Settings.Lang
	st := deck.StatsOf(s.opts.Lib, s.edit.b.List)
	d := &poster.Deck{Name: s.edit.name(l), Detail: s.opts.Name.In(l) + l.Pick("　", " · ") + s.counts(l), Curve: st.Curve, CurveName: tray{s.Scene}.costName(env), Parts: make([]poster.Part, 1)}
	if len(d.Curve) > 20 {
		d.Curve = d.Curve[:20]
	}
	for _, x := range (strips{s.Scene}).lines(l) {
		if x.head != "" {
			d.Parts = append(d.Parts, poster.Part{Head: x.head})
		} else if x.def != 0 {
			p := &d.Parts[len(d.Parts)-1]
			p.Cards = append(p.Cards, poster.Card{Face: s.face(x.def, l), N: x.times})
		}
	}
	if _, err := s.edit.b.List.Code(s.opts.Lib); err == nil {
		d.Code = poster.Code(s.address(env))
	}
	return d
}

func (s panels) openImport(*ui.Env) {
	s.share = sharing{}
	s.dialog = "import"
}

// read reads what was pasted or opened.
func (s panels) read(data []byte) {
	s.share.fault, s.share.reading = "", nil
	r, err := s.opts.Shelf.Import(s.opts.Lib.Vocab.Game, data)
	if err != nil {
		s.share.fault = s.reason(err)
		return
	}
	s.share.reading = r
}

// importPanel declares the page on which a list is pasted, and what was
// understood of it.
func (s panels) importPanel(env *ui.Env, f *ui.Surface) {
	u := f.Px(1)
	w, h := 760.0, 600.0
	if env.Portrait() {
		w, h = 560, 820
	}
	r := f.Dialog("import", s.word(env, "import"), w, h, s.shut)
	bh := math.Max(env.MinTarget(), 46*u)
	foot, r := r.CutBottom(bh, 8*u)
	x := &s.share
	if x.reading != nil {
		s.importRead(env, f, r, foot)
		return
	}
	if !env.Compact() {
		note := f.Font(14) * 1.35 * 2.2
		if env.Portrait() {
			note = f.Font(14) * 1.35 * 3.2
		}
		var head ui.Rect
		head, r = r.CutTop(note, 6*u)
		f.Label("import.how", s.word(env, "import.how"), head, ui.TextStyle{Size: f.Font(14), Colour: f.Theme().TextSoft, Wrap: true, LineHeight: 1.3})
	}
	if x.fault != "" {
		p := ui.FitText(x.fault, ui.TextStyle{Size: f.Font(14), LineHeight: 1.3, Floor: 12 * env.Scale}, r.W, f.Font(14)*1.3*3)
		var q ui.Rect
		q, r = r.CutBottom(p.H+2*u, 6*u)
		f.Para("import.fault", p, q, f.Theme().Danger.Lighten(0.3))
	}
	ui.AddField(f, "import.text", r, ui.Field{Name: s.word(env, "import"), Hint: s.word(env, "import.hint"), Text: x.text, Size: 15, Most: deck.MaxFile / 4, Area: true,
		Set: func(_ *ui.Env, text string) { x.text, x.fault = text, "" }})
	f.Button("import.file", foot.Row(0, 2, 10*u), ui.Button{Label: s.word(env, "import.file"), Icon: ui.IconFile, Size: 15, Tap: func(env *ui.Env) {
		if env.Host == nil {
			return
		}
		env.Host.OpenFile(".json,.txt,text/plain,application/json", deck.MaxFile, func(_ string, data []byte, err error) {
			if err != nil {
				x.fault = err.Error()
			} else {
				s.read(data)
			}
			s.Surface.Invalidate()
		})
	}})
	f.Button("import.read", foot.Row(1, 2, 10*u), ui.Button{Label: s.word(env, "import.read"), Icon: ui.IconForward, Kind: ui.ButtonPrimary, Size: 16, Off: x.text == "", Desc: s.word(env, "import.how"),
		Tap: func(*ui.Env) { s.read([]byte(x.text)) }})
}

// importRead declares what was read, and the lines that were not understood with
// the cards that may be meant.
func (s panels) importRead(env *ui.Env, f *ui.Surface, r, foot ui.Rect) {
	u, in, lib := f.Px(1), env.Settings.Lang, s.opts.Lib
	x := s.share.reading
	head, r := r.CutTop(f.Font(16)*1.6, 4*u)
	f.Label("import.got", s.word(env, "import.got", x.List.Cards(false)+x.List.Cards(true), len(x.Lines)), head, ui.TextStyle{Face: ui.Bold, Size: f.Font(16)})
	off := f.BeginScroll("import.lines", r, false)
	y := r.Y - off
	w := r.W - 8*u
	h := math.Max(env.MinTarget(), 42*u)
	for _, line := range x.Lines {
		id := "line." + strconv.Itoa(line.N)
		p := ui.Layout([]ui.Run{{Text: s.word(env, "import.line", line.N) + " ", Colour: f.Theme().TextSoft}, {Text: line.Text, Face: ui.Bold}, {Text: "\n" + line.Why.In(in), Colour: f.Theme().Danger.Lighten(0.3)}}, f.Font(14), 1.35, w)
		f.Para(id, p, ui.Rect{X: r.X, Y: y, W: w, H: p.H}, f.Theme().Text)
		y += p.H + 4*u
		n := len(line.Suggest)
		cols := max(1, min(n, int(w/(200*u))))
		for i, d := range line.Suggest {
			q := ui.Rect{X: r.X, Y: y + float64(i/cols)*(h+4*u), W: w, H: h}.Row(i%cols, cols, 6*u)
			f.Button(id+"."+lib.Card(d).ID, q, ui.Button{Label: s.face(d, in).Title, Icon: ui.IconCheck, Size: 14, Tap: func(*ui.Env) { x.Accept(lib, line.N, d) }})
		}
		if n > 0 {
			y += float64((n+cols-1)/cols) * (h + 4*u)
		}
		y += 8 * u
	}
	f.EndScroll(y + off - r.Y)
	again := ui.Button{Label: s.word(env, "import.again"), Icon: ui.IconBack, Size: 15, Tap: func(*ui.Env) { s.share.reading = nil }}
	if x.List.ID != "" { // lines of a deck on the shelf
		again = ui.Button{Label: s.word(env, "unread.drop"), Icon: ui.IconBin, Size: 15, Tap: func(*ui.Env) {
			s.dialog = ""
			s.change(func(b *deck.Builder) { b.List.Unread = nil })
		}}
	}
	f.Button("import.again", foot.Row(0, 2, 10*u), again)
	f.Button("import.take", foot.Row(1, 2, 10*u), ui.Button{Label: s.word(env, "import.take"), Icon: ui.IconCheck, Kind: ui.ButtonPrimary, Size: 16, Off: x.List.Cards(false)+x.List.Cards(true) == 0, Desc: s.word(env, "test.no"), Tap: func(env *ui.Env) {
		list := x.List
		if list.Name == "" {
			list.Rename(s.fresh())
		}
		if list.ID == "" {
			s.store()
			s.edit.open(lib, list)
			s.edit.touch()
		} else {
			s.change(func(b *deck.Builder) { b.List = list })
		}
		s.share = sharing{}
		s.place, s.dialog = Desk, ""
		s.Repaint()
	}})
}

// openHand draws a new test hand.
func (s panels) openHand(env *ui.Env) {
	h := &s.hand
	h.seed += 0x9E3779B97F4A7C15 ^ uint64(env.Tick)
	h.order, h.n, h.says = deck.Draw(s.opts.Lib, s.edit.b.List, h.seed), 5, nil
	if n := min(h.n, len(h.order)); s.opts.Hand != nil {
		h.says = s.opts.Hand(s.opts.Lib, h.order[:n], h.order[n:])
	}
	s.dialog = "hand"
	ui.Play(env, "card-draw", 0.6, 0)
}

// showHand declares the test hand.
func (s panels) showHand(env *ui.Env, f *ui.Surface) {
	u, in := f.Px(1), env.Settings.Lang
	h := &s.hand
	w, hh := 860.0, 520.0
	if env.Portrait() {
		w, hh = 560, 780
	}
	r := f.Dialog("hand", s.word(env, "test"), w, hh, s.shut)
	foot, r := r.CutBottom(math.Max(env.MinTarget(), 46*u), 10*u)
	var says *ui.Para
	below := 0.0
	switch {
	case len(h.says) == 0:
	case env.Compact() && !env.Portrait(): // beside the cards
		var text ui.Rect
		text, r = r.CutRight(r.W*0.46, 14*u)
		p := handText(f, h.says, in, text.W-8*u)
		off := f.BeginScroll("hand.text", text, false)
		f.Para("hand.says", p, ui.Rect{X: text.X, Y: text.Y - off, W: p.W, H: p.H}, f.Theme().Text)
		f.EndScroll(p.H)
	default:
		says = handText(f, h.says, in, r.W-16*u)
		below = says.H + 10*u
	}
	n := min(h.n, len(h.order))
	cols := 5
	if env.Portrait() {
		cols = 3
	}
	rows := 1
	if n > 0 {
		rows = (n + cols - 1) / cols
	}
	gap := 8 * u
	cw := math.Min((r.W-gap*float64(cols-1)-8*u)/float64(cols), 170*u)
	if !env.Portrait() && n <= 10 {
		cols = max(5, n)
		if env.Compact() || n > 7 {
			cols, rows = max(5, (n+1)/2), 2
		}
		if n <= 7 && !env.Compact() {
			rows = 1
		}
		cw = math.Min((r.W-gap*float64(cols-1)-8*u)/float64(cols), 170*u)
	}
	ch := math.Round(cw * cards.Aspect)
	off := f.BeginScroll("hand.cards", r, false)
	left := r.X + (r.W-8*u-float64(min(n, cols))*(cw+gap)+gap)/2
	top := r.Y - off + math.Max(0, (r.H-float64(rows)*(ch+gap)+gap-below)/2)
	for i := range n {
		q := ui.Rect{X: math.Round(left + float64(i%cols)*(cw+gap)), Y: math.Round(top + float64(i/cols)*(ch+gap)), W: cw, H: ch}
		k := s.face(h.order[i], in)
		f.Add(ui.Element{ID: "hand." + strconv.Itoa(i), Rect: q, Role: ui.RoleButton, Label: k.Title, Desc: k.Say(), Tap: s.show(h.order[i]), Inspect: s.show(h.order[i]), Draw: func(c *ui.Canvas, st ui.State) {
			c.Shadow(q.Move(0, 4*u), cw*0.06, 9*u, c.Theme.Shadow)
			s.album.Soon(c, k, q, s.ready)
			if st.Hover {
				c.Stroke(q, cw*0.065, 2*u, c.Theme.Accent2)
			}
		}})
	}
	if says != nil {
		y := top + float64((n+cols-1)/cols)*(ch+gap) + 2*u
		f.Para("hand.says", says, ui.Rect{X: r.X + 4*u, Y: y, W: r.W - 16*u, H: says.H}, f.Theme().Text)
	}
	f.EndScroll(float64((n+cols-1)/cols)*(ch+gap) - gap + below)
	f.Button("hand.new", foot.Row(0, 2, 10*u), ui.Button{Label: s.word(env, "hand.new"), Icon: ui.IconRestart, Size: 16, Tap: s.openHand})
	f.Button("hand.draw", foot.Row(1, 2, 10*u), ui.Button{Label: s.word(env, "hand.draw"), Icon: ui.IconPlus, Size: 16, Kind: ui.ButtonPrimary, Off: n >= len(h.order), Desc: s.word(env, "hand.none"),
		Tap: func(env *ui.Env) { h.n++; ui.Play(env, "card-draw", 0.6, 0) }})
}

// handText lays out what is said of an opening hand, a line each.
func handText(f *ui.Surface, says []lang.Phrase, l lang.Lang, w float64) *ui.Para {
	var b strings.Builder
	b.WriteString(Text.T(l, "hand.pays"))
	for _, p := range says {
		b.WriteString("\n" + l.Pick("・", "• ") + p.In(l))
	}
	return ui.Layout([]ui.Run{{Text: b.String()}}, f.Font(14), 1.35, w)
}
