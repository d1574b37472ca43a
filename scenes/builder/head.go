package builder

import (
	"math"
	"strconv"

	"godeck/internal/lang"
	"godeck/scenes/builder/objects"
	"godeck/scenes/ui"
)

// head declares the name of the deck, or of the place, and the knobs.
func (s *Scene) head(env *ui.Env, f *ui.Surface) {
	l, u := &s.lay, f.Px(1)
	plate := l.plate
	if s.place == Desk {
		f.Paint("plate", plate, func(c *ui.Canvas) {
			objects.Brass(c, plate, ui.State{})
			k := math.Min(18*u, plate.H*0.5)
			c.Icon(ui.IconPen, ui.Rect{X: plate.Right() - k - 9*u, Y: plate.Y + (plate.H-k)/2, W: k, H: k}, c.Theme.KnobInk)
		})
		in := plate
		in.W -= 26 * u
		text, hint := s.edit.b.List.Name, s.word(env, "name")
		if given(text) { // by the program: what is written takes its place
			text, hint = "", text
		}
		ui.AddField(f, "name", in, ui.Field{Name: s.word(env, "name"), Hint: hint, Text: text, Size: 18, Most: 40, Bare: true, Bold: true,
			Set: func(_ *ui.Env, text string) { s.edit.rename(text) }})
	} else {
		size := f.Font(21)
		name := s.heading(env)
		plate.W = math.Min(plate.W, ui.Measure(name, ui.Display, size)+40*u)
		f.Add(ui.Element{ID: "heading", Rect: plate, Role: ui.RoleHeading, Label: name, Draw: func(c *ui.Canvas, _ ui.State) {
			objects.Brass(c, plate, ui.State{})
			c.Text(name, plate.InsetXY(12*u, 0), ui.TextStyle{Face: ui.Display, Size: size, Colour: c.Theme.KnobInk, Align: ui.Middle})
		}})
	}
	if !l.sub.Empty() {
		veil := l.sub
		f.Paint("veil", veil, func(c *ui.Canvas) {
			night := ui.Hex(0x0c0618)
			c.Gradient4(ui.Rect{X: 0, Y: veil.Y, W: veil.Right(), H: veil.H}, 0, [4]ui.Colour{night.Alpha(0.75), night.Alpha(0), night.Alpha(0.75), night.Alpha(0)})
		})
		f.Label("sub", s.below(env), l.sub, ui.TextStyle{Size: f.Font(14), Face: ui.Bold, Colour: ui.Hex(0xf6e7ca), Shadow: true})
	}
	s.knobs(env, f)
}

// below is the line below the name.
func (s *Scene) below(env *ui.Env) string {
	l := env.Settings.Lang
	out := s.opts.Name.In(l)
	if s.place != Desk {
		return out
	}
	key := "saved"
	if s.edit.changed || s.edit.b.List.ID == "" {
		key = "unsaved"
	}
	out += l.Pick("・", " · ") + s.word(env, key)
	if n := len(s.edit.b.List.Unread); n > 0 {
		out += l.Pick("・", " · ") + s.word(env, "unread", n)
	}
	return out
}

// knobs declares the round buttons at the right: undo, more, back.
func (s *Scene) knobs(env *ui.Env, f *ui.Surface) {
	r := s.lay.knobs
	gap := 6 * f.Px(1)
	put := func(id string, b ui.Button) {
		var k ui.Rect
		k, r = r.CutRight(r.H, gap)
		f.Button(id, k, b)
	}
	put("back", ui.Button{Name: s.word(env, "back"), Icon: ui.IconBack, Sound: "ui-back", Tap: s.back})
	switch s.place {
	case Desk:
		put("more", ui.Button{Name: s.word(env, "more"), Icon: ui.IconMenu, Tap: s.opens("more")})
		put("undo", ui.Button{Name: s.word(env, "undo"), Desc: s.word(env, "undo.no"), Icon: ui.IconUndo, Off: len(s.edit.before) == 0, Tap: s.undo})
	case Shelf:
		put("cards", ui.Button{Name: s.word(env, "cards"), Icon: ui.IconCards, Tap: func(env *ui.Env) { s.goTo(env, Gallery) }})
		put("import", ui.Button{Name: s.word(env, "import"), Icon: ui.IconFile, Tap: panels{s}.openImport})
		s.maker(env, f, r)
	case Gallery:
		put("decks", ui.Button{Name: s.word(env, "decks"), Icon: ui.IconDeck, Tap: func(env *ui.Env) { s.goTo(env, Shelf) }})
		s.maker(env, f, r)
	}
	f.Key("Escape", func(env *ui.Env) {
		if s.place == Desk && len(s.edit.before) > 0 { // a key pressed once too often
			s.Surface.Toast(s.word(env, "stay"), false)
			return
		}
		s.back(env)
	})
}

// makerSize is the size of the letters of the way to where cards are made, in
// design units.
const makerSize = 15

// makerWidth returns how much room its words take, without a sign.
func makerWidth(env *ui.Env) float64 {
	size := math.Max(makerSize*env.TextUnit(), 12*env.Scale)
	return ui.Measure(Text.T(env.Settings.Lang, "make"), ui.Bold, size) + 30*env.Unit()
}

// maker declares the way to where cards are made, with its name, at the right end
// of r.
func (s *Scene) maker(env *ui.Env, f *ui.Surface, r ui.Rect) {
	if s.opts.Make == nil {
		return
	}
	b := ui.Button{Label: s.word(env, "make"), Desc: s.word(env, "make.why"), Icon: ui.IconPen, Size: makerSize, Tap: s.opts.Make}
	w := makerWidth(env)
	if icon := 26 * f.Px(1); w+icon <= r.W {
		w += icon
	} else {
		b.Icon = ui.IconNone
	}
	k, _ := r.CutRight(math.Min(w, r.W), 0)
	f.Button("make", k, b)
}

// back leaves the desk for the shelf, and the shelf for where one came from.
func (s *Scene) back(env *ui.Env) {
	if s.place == Desk {
		s.goTo(env, Shelf)
		return
	}
	s.store()
	s.opts.Leave(env)
}

// goTo shows another place.
func (s *Scene) goTo(env *ui.Env, p Place) {
	s.store()
	if p == s.place {
		return
	}
	s.place, s.dialog = p, ""
	if s.drawer.pool.query != "" { // what is looked for there has nothing to do with here
		s.drawer.pool.query = ""
		s.drawer.pool.find(env.Settings.Lang)
	}
	s.Surface.ScrollTo("cards", 0)
	s.Surface.Announce(s.heading(env))
	s.Repaint()
}

// counts says how many cards the deck has, section by section.
func (s *Scene) counts(l lang.Lang) string {
	out := ""
	for _, x := range s.edit.b.Sections() {
		if out != "" {
			out += l.Pick("、", ", ")
		}
		out += lang.Capital(trimThe(x.Name.In(l))) + " " + strconv.Itoa(x.Cards) + "/" + between(x.Least, x.Most)
	}
	return out
}

// between is how many cards a section has.
func between(least, most int) string {
	if least == most || least == 0 {
		return strconv.Itoa(most)
	}
	return strconv.Itoa(least) + "–" + strconv.Itoa(most)
}

// trimThe returns a section's name as a label.
func trimThe(s string) string {
	if len(s) > 4 && s[:4] == "the " {
		return s[4:]
	}
	return s
}
