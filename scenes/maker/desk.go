package maker

import (
	"math"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules/maker"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// narrow reports whether the window shows one part of the desk at a time.
func narrow(env *ui.Env) bool { return env.Portrait() || env.Compact() }

// lying reports whether the window is that of a phone on its side: the card
// stands beside its notes or its words.
func lying(env *ui.Env) bool { return env.Compact() && !env.Portrait() }

// cardSide returns how much of a lying window is the card's.
func cardSide(env *ui.Env) float64 {
	return math.Max(3*env.MinTarget()+12*env.Unit(), math.Min(env.Full().W*0.26, (env.Full().H-2.75*env.MinTarget())/cards.Aspect))
}

func (s *Scene) build(env *ui.Env, f *ui.Surface) {
	u := f.Px(1)
	in := env.Full().Inset(14 * u)
	if narrow(env) {
		in = env.Full().Inset(6 * u)
	}
	bar, in := in.CutTop(math.Max(env.MinTarget(), 48*u), 8*u)
	parts{s}.bar(env, f, bar)
	if s.page == shelfPage {
		racks{s}.shelf(env, f, in)
	} else {
		parts{s}.desk(env, f, in)
	}
	if d := dialogs[s.dialog]; d != nil {
		d(s, env, f)
	}
	s.album.Declare(f)
}

// dialogs are what can be open above the desk.
var dialogs map[string]func(s *Scene, env *ui.Env, f *ui.Surface)

func init() {
	p := func(show func(p panels, env *ui.Env, f *ui.Surface)) func(s *Scene, env *ui.Env, f *ui.Surface) {
		return func(s *Scene, env *ui.Env, f *ui.Surface) { show(panels{s}, env, f) }
	}
	dialogs = map[string]func(s *Scene, env *ui.Env, f *ui.Surface){
		"options": p(panels.options), "offer": p(panels.offered), "remove": p(panels.confirm), "from": p(panels.from), "pack": p(panels.packPage), "art": p(panels.artPage), "lead": p(panels.leads), "share": p(panels.sharePage),
	}
}

// bar declares the heading and the knobs.
func (s parts) bar(env *ui.Env, f *ui.Surface, r ui.Rect) {
	gap := 6 * f.Px(1)
	put := func(id string, b ui.Button) {
		var k ui.Rect
		k, r = r.CutRight(r.H, gap)
		f.Button(id, k, b)
	}
	put("back", ui.Button{Name: s.word(env, "back"), Icon: ui.IconBack, Sound: "ui-back", Tap: s.back})
	if s.page == deskPage {
		put("redo", ui.Button{Name: s.word(env, "redo"), Desc: s.word(env, "redo.no"), Icon: ui.IconForward, Off: !s.draft.CanRedo(), Tap: s.again((*maker.Draft).Redo)})
		put("undo", ui.Button{Name: s.word(env, "undo"), Desc: s.word(env, "undo.no"), Icon: ui.IconUndo, Off: !s.draft.CanUndo(), Tap: s.again((*maker.Draft).Undo)})
		save := ui.Button{Name: s.word(env, "save"), Desc: s.word(env, "saved"), Icon: ui.IconCheck, Kind: ui.ButtonPrimary, Size: 16, Off: !s.changed, Tap: func(env *ui.Env) {
			if s.save(env) {
				s.Surface.Toast(s.word(env, "saved"), false)
				ui.Play(env, "commit", 0.6, 0)
			}
		}}
		if narrow(env) {
			put("save", save)
		} else {
			save.Label = save.Name
			var k ui.Rect
			k, r = r.CutRight(ui.Measure(save.Label, ui.Bold, f.Font(16))+64*f.Px(1), 2*gap)
			f.Button("save", k, save)
		}
		put("remove", ui.Button{Name: s.word(env, "remove.card"), Icon: ui.IconBin, Tap: func(env *ui.Env) {
			s.strike = s.draft.Card().ID
			s.opens("remove")(env)
		}})
	}
	f.Key("Escape", s.back)
	if s.page == deskPage && s.draft.CanUndo() {
		f.Key("z", s.again((*maker.Draft).Undo))
	}
	if s.page == deskPage && lying(env) && env.Full().W > 640*env.Scale { // else there is no room for both
		var row ui.Rect
		r, row = r.CutLeft(cardSide(env), 10*f.Px(1))
		s.showing(env, f, row)
	}
	text, style := s.heading(env), ui.TextStyle{Face: ui.Display, Size: f.Font(23), Colour: f.Theme().Text}
	for style.Size > 14*env.Scale && ui.Measure(text, ui.Display, style.Size) > r.W {
		style.Size--
	}
	for cut := []rune(text); len(cut) > 1 && ui.Measure(text, ui.Display, style.Size) > r.W; text = string(cut) + "…" {
		cut = cut[:len(cut)-1]
	}
	f.Label("heading", text, r, style)
}

// desk declares the card on the left and its notes on the right; in a small
// window one of them.
func (s parts) desk(env *ui.Env, f *ui.Surface, in ui.Rect) {
	u := f.Px(1)
	if !narrow(env) {
		left, right := in.CutLeft(in.W*0.37, 16*u)
		words, face := left.CutBottom(math.Min(left.H*0.36, 260*u), 10*u)
		s.card(env, f, face)
		s.writing(env, f, words)
		s.notes(env, f, right)
		return
	}
	if lying(env) {
		var left ui.Rect
		left, in = in.CutLeft(cardSide(env), 10*u)
		s.card(env, f, left)
	}
	if !lying(env) || env.Full().W <= 640*env.Scale {
		var row ui.Rect
		row, in = in.CutTop(math.Max(env.MinTarget(), 42*u), 6*u)
		s.showing(env, f, row)
	}
	switch {
	case s.tab == wordsTab:
		s.writing(env, f, in)
	case lying(env):
		s.notes(env, f, in)
	case s.tab == notesTab:
		below, in := in.CutBottom(math.Min(in.H*0.28, 230*u), 8*u)
		s.peek(env, f, below)
		s.notes(env, f, in)
	default:
		s.card(env, f, in)
	}
}

// showing declares the parts of the desk that a small window shows in turn.
func (s parts) showing(env *ui.Env, f *ui.Surface, row ui.Rect) {
	first := cardTab
	if lying(env) {
		first = notesTab
	}
	for t := first; t < tabs; t++ {
		name := s.word(env, "tab"+strconv.Itoa(int(t)))
		on := s.tab == t || t == first && s.tab < first
		f.Button("tab."+strconv.Itoa(int(t)), row.Row(int(t-first), int(tabs-first), 6*f.Px(1)), ui.Button{Label: name, Size: 15, Radio: true, Checked: on, Group: s.word(env, "tabs"), Tap: func(*ui.Env) {
			s.tab = t
			s.Surface.ScrollTo("notes", 0)
		}})
	}
}

// peek declares the card and its text below the notes of an upright window, so
// that one sees what they make of it.
func (s parts) peek(env *ui.Env, f *ui.Surface, in ui.Rect) {
	l, u := env.Settings.Lang, f.Px(1)
	q, in := in.CutLeft(math.Floor(in.H/cards.Aspect), 10*u)
	s.small(f, "peek", q, s.face(l), func(*ui.Env) { s.tab = cardTab })
	text := strings.Join(s.draft.Text(l), "\n")
	if text == "" {
		text = s.word(env, "text.none")
	}
	off := f.BeginScroll("peek.words", in, false)
	p := ui.Layout([]ui.Run{{Text: text}}, f.Font(15), 1.4, in.W-10*u)
	f.Para("peek.text", p, ui.Rect{X: in.X, Y: in.Y - off, W: in.W - 10*u, H: p.H}, f.Theme().Text)
	f.EndScroll(p.H)
}

// card declares the card as it will look, with the text of the other language
// beside or below it where there is room.
func (s parts) card(env *ui.Env, f *ui.Surface, in ui.Rect) {
	l := env.Settings.Lang
	k := s.face(l)
	if k == nil {
		return
	}
	u := f.Px(1)
	row, in := in.CutBottom(math.Max(env.MinTarget(), 40*u), 8*u)
	row = row.Middle(math.Min(row.W, 470*u), row.H)
	for i, b := range [...]struct {
		id   string
		icon ui.Icon
		tap  func(env *ui.Env)
	}{{"art", ui.IconPicture, panels{s.Scene}.openArt}, {"try", ui.IconPlay, s.try}, {"share", ui.IconLink, s.opens("share")}} {
		k := ui.Button{Label: s.word(env, b.id), Size: 14, Tap: b.tap}
		if lying(env) { // their signs only
			k = ui.Button{Name: k.Label, Icon: b.icon, Tap: b.tap}
		}
		f.Button(b.id, row.Row(i, 3, 6*u), k)
	}
	r := in.Fit(1 / cards.Aspect)
	open := func(env *ui.Env) { s.album.Zoom.Open(s.face(env.Settings.Lang)) }
	f.Add(ui.Element{ID: "card", Rect: r, Role: ui.RoleButton, Label: k.Title, Desc: k.Say(), Tap: open, Inspect: open, Draw: func(c *ui.Canvas, st ui.State) {
		u := c.Px(1)
		c.Shadow(r.Move(0, 8*u), r.W*0.06, 22*u, c.Theme.Shadow)
		s.album.Card(c, k, r, s.ready)
		if st.Hover {
			c.Stroke(r, r.W*0.065, 2*u, c.Theme.Accent2)
		}
	}})
}

// try begins a match with the card.
func (s parts) try(env *ui.Env) {
	if !s.save(env) {
		return
	}
	if err := s.opts.Try(env, s.draft.Card().ID); err != nil {
		s.Surface.Toast(s.opts.Why(err, env.Settings.Lang), true)
	}
}

// writing declares what the maker writes, the generated text in both
// languages, what is to be said of the card, and those like it.
func (s parts) writing(env *ui.Env, f *ui.Surface, in ui.Rect) {
	u := f.Px(1)
	l := env.Settings.Lang
	h := math.Max(env.MinTarget(), 40*u)
	off := f.BeginScroll("words", in, false)
	top := in.Y - off
	y := top
	w := in.W - 10*u
	for _, x := range [...]struct{ kind, in string }{{maker.Name, "ja"}, {maker.Name, "en"}, {maker.Flavour, "ja"}, {maker.Flavour, "en"}} {
		most := maker.MaxName
		if x.kind == maker.Flavour {
			most = maker.MaxFlavour
		}
		id := x.kind + "." + x.in
		name := s.word(env, id)
		ui.AddField(f, id, ui.Rect{X: in.X, Y: y, W: w, H: h}, ui.Field{Name: name, Hint: name, Text: s.typed[id], Size: 16, Most: most, Bold: x.kind == maker.Name,
			Set: func(_ *ui.Env, text string) { s.write(x.kind, id, text) }})
		y += h + 6*u
	}
	say := func(id, text string, col ui.Colour) {
		p := ui.Layout([]ui.Run{{Text: text}}, f.Font(14), 1.4, w)
		f.Para(id, p, ui.Rect{X: in.X, Y: y, W: w, H: p.H}, col)
		y += p.H + 8*u
	}
	for _, x := range [...]lang.Lang{l, other(l)} {
		text := strings.Join(s.draft.Text(x), "\n")
		if text == "" {
			text = Text.T(x, "text.none")
		}
		say("text."+string(x), text, f.Theme().Text)
	}
	for i, a := range s.advice {
		say("advice."+strconv.Itoa(i), "◆ "+a.In(l), f.Theme().Warm)
	}
	if len(s.near) > 0 {
		say("near", s.word(env, "near"), f.Theme().TextSoft)
		cw := math.Min((w-2*8*u)/3, 150*u)
		ch := math.Round(cw * cards.Aspect)
		for i, n := range s.near {
			q := ui.Rect{X: in.X + float64(i)*(cw+8*u), Y: y, W: cw, H: ch}
			s.small(f, "near."+strconv.Itoa(i), q, s.faces.Face(n.Def, l), func(env *ui.Env) { s.album.Zoom.Open(s.faces.Face(n.Def, env.Settings.Lang)) })
		}
		y += ch + 8*u
		y += s.price(env, f, ui.Rect{X: in.X, Y: y, W: w, H: h})
	}
	f.EndScroll(y - top)
}

// worthEven is the gain below which two cards are called as strong as each other,
// if it is certain.
const worthEven = 0.04

// price declares how the card does in the place of the one most like it, and
// returns the height.
func (s parts) price(env *ui.Env, f *ui.Surface, r ui.Rect) float64 {
	if s.opts.Worth == nil || s.shown == nil {
		return 0
	}
	l, u := env.Settings.Lang, f.Px(1)
	near := s.near[0]
	if s.worth == nil {
		f.Button("worth", r, ui.Button{Label: s.word(env, "worth"), Icon: ui.IconCounters, Size: 15, Tap: func(env *ui.Env) {
			if s.worth = s.opts.Worth(s.shown, s.shown.Find(s.draft.Card().ID), s.shown.Find(near.ID)); s.worth == nil {
				s.Surface.Toast(s.word(env, "worth.no"), true)
			}
		}})
		return r.H + 8*u
	}
	gain, low, high, games := s.worth.Gain()
	point := func(x float64) string { return lang.Signed(int(math.Round(100 * x))) }
	key := "worth.on"
	switch {
	case games < 24:
	case low > 0.02:
		key = "worth.high"
	case high < -0.02:
		key = "worth.low"
	case low > -worthEven && high < worthEven:
		key = "worth.even"
	default: // the bounds are too wide to say anything
		key = "worth.open"
	}
	p := ui.Layout([]ui.Run{{Text: s.word(env, key) + " ", Face: ui.Bold}, {Text: s.word(env, "worth.is", s.lib.Card(near.Def).Name.In(l), point(gain), point(low), point(high), games), Colour: f.Theme().TextSoft}}, f.Font(14), 1.4, r.W)
	r.H = p.H
	f.Para("worth.is", p, r, f.Theme().Text)
	return r.H + 8*u
}

func other(l lang.Lang) lang.Lang {
	if l == lang.JA {
		return lang.EN
	}
	return lang.JA
}

// small declares a card of a size at which its picture can be seen.
func (s *Scene) small(f *ui.Surface, id string, q ui.Rect, k *cards.CardFace, tap func(env *ui.Env)) {
	if k == nil {
		return
	}
	f.Add(ui.Element{ID: id, Rect: q, Role: ui.RoleButton, Label: k.Title, Desc: k.Say(), Tap: tap, Inspect: func(*ui.Env) { s.album.Zoom.Open(k) }, Draw: func(c *ui.Canvas, st ui.State) {
		u := c.Px(1)
		c.Shadow(q.Move(0, 4*u), q.W*0.06, 9*u, c.Theme.Shadow)
		s.album.Soon(c, k, q, s.ready)
		if st.Hover {
			c.Stroke(q, q.W*0.065, 2*u, c.Theme.Accent2)
		}
	}})
}
