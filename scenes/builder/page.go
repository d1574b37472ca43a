package builder

import (
	"math"
	"strconv"
	"strings"

	"godeck/rules"
	"godeck/rules/rulings"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// cardFoot declares what the card page has below a card: the decks that use it,
// and what can be done with it.
func (s panels) cardFoot(f *ui.Surface, _ *cards.CardFace, in ui.Rect) ui.Rect {
	env, u := f.Env(), f.Px(1)
	d := s.zoomed
	h := math.Max(env.MinTarget(), 46*u)
	row, in := in.CutBottom(h, 6*u)
	do := row
	switch {
	case env.Portrait():
		do, in = in.CutBottom(h, 6*u)
	case row.W < 640*u: // their signs only
		do, row = row.CutRight(3.6*h, 8*u)
	default:
		row, do = row.CutLeft(row.W*0.5-4*u, 8*u)
	}
	s.tryRow(env, f, do, d)
	if s.place == Desk {
		s.copiesRow(env, f, row, d)
	} else {
		f.Button("page.begin", row, ui.Button{Label: s.word(env, "begin"), Icon: ui.IconPlus, Size: 16, Kind: ui.ButtonPrimary, Tap: func(env *ui.Env) { boxes{s.Scene}.beginWith(env, d) }})
	}
	text := s.usedIn(env, d)
	p := ui.FitText(text, ui.TextStyle{Size: f.Font(14), LineHeight: 1.3, Floor: 12 * env.Scale}, in.W, f.Font(14)*1.3*2.2)
	used, in := in.CutBottom(p.H+2*u, 6*u)
	f.Para("page.used", p, used, f.Theme().TextSoft)
	return in
}

// tryRow declares what leads on from a card: a match in which it can be played,
// and its rulings.
func (s panels) tryRow(env *ui.Env, f *ui.Surface, r ui.Rect, d rules.DefID) {
	id := s.opts.Lib.Card(d).ID
	list := []ui.Button{
		{Label: s.word(env, "page.try"), Icon: ui.IconPlay, Tap: func(env *ui.Env) {
			s.store()
			if err := s.opts.Try(env, id); err != nil {
				s.Surface.Toast(s.reason(err), true)
			}
		}},
		{Label: s.word(env, "rulings"), Icon: ui.IconLog, Tap: func(*ui.Env) {
			s.ruled = true
			s.getRulings()
		}},
	}
	if named, about := s.rulings.Of(id); s.rulings != nil { // how many there are is said before they are opened
		n := len(named) + len(about)
		list[1].Label += " (" + strconv.Itoa(n) + ")"
		if list[1].Off = n == 0; list[1].Off {
			list[1].Desc = s.word(env, "rulings.no")
		}
	}
	if s.opts.Tag != nil {
		var tag ui.Rect
		tag, r = r.CutRight(r.H, 8*f.Px(1))
		f.Button("page.tag", tag, ui.Button{Name: s.word(env, "share.tag"), Icon: ui.IconLink, Tap: func(env *ui.Env) {
			env.Host.CopyText(s.opts.Tag("card", id))
			s.Surface.Toast(s.word(env, "share.tag.done"), false)
		}})
	}
	for i, b := range list {
		q := r.Row(i, 2, 8*f.Px(1))
		b.Size = 15
		if q.W < 100*f.Px(1) {
			b.Name, b.Label = b.Label, ""
		}
		f.Button([]string{"page.try", "page.rulings"}[i], q, b)
	}
}

// getRulings gets the game's rulings, unless they are there or on their way.
func (s panels) getRulings() {
	if s.rulings != nil || s.asked {
		return
	}
	s.asked = true
	s.opts.Rulings(func(x *rulings.Index, err error) {
		s.rulings, s.noRulings, s.asked = x, err != nil, false
		s.Surface.Invalidate()
	})
}

// ruledOn declares the rulings of the card on the page.
func (s panels) ruledOn(env *ui.Env, f *ui.Surface) {
	u, l := f.Px(1), env.Settings.Lang
	r := f.Dialog("rulings", s.word(env, "rulings"), 760, 620, func(*ui.Env) { s.ruled = false })
	off := f.BeginScroll("rulings.all", r, false)
	y, w := r.Y-off, r.W-10*u
	put := func(id string, runs ...ui.Run) {
		p := ui.Layout(runs, f.Font(16), 1.45, w)
		f.Para(id, p, ui.Rect{X: r.X, Y: y, W: w, H: p.H}, f.Theme().Text)
		y += p.H + 9*u
	}
	list := func(id string, of []rulings.Ruling) {
		for i, x := range of {
			if i == 0 {
				put(id, ui.Run{Text: s.word(env, id), Face: ui.Bold, Colour: f.Theme().Accent2})
			}
			put(id+strconv.Itoa(i), ui.Run{Text: x.Text.In(l) + l.Pick("　", "  ")}, ui.Run{Text: strings.ReplaceAll(x.Clauses, " ", l.Pick("、", ", ")), Colour: f.Theme().TextSoft})
		}
	}
	switch named, about := s.rulings.Of(s.opts.Lib.Card(s.zoomed).ID); {
	case s.noRulings:
		put("rulings.no", ui.Run{Text: s.word(env, "rulings.fault")})
	case s.rulings == nil:
		put("rulings.no", ui.Run{Text: s.word(env, "rulings.wait")})
	default:
		list("rulings.named", named)
		list("rulings.about", about)
	}
	f.EndScroll(y + off - r.Y)
}

// usedIn says which decks have a card.
func (s panels) usedIn(env *ui.Env, d rules.DefID) string {
	l, id := env.Settings.Lang, s.opts.Lib.Card(d).ID
	var in []string
	for _, x := range s.opts.Lib.Decks() {
		n := 0
		for _, e := range append(x.List[:len(x.List):len(x.List)], x.Side...) {
			if e.ID == id {
				n += e.N
			}
		}
		if n > 0 {
			in = append(in, x.Name.In(l)+" ×"+strconv.Itoa(n))
		}
	}
	for _, x := range s.opts.Shelf.All(s.opts.Lib.Vocab.Game) {
		if n := x.Copies(id, false) + x.Copies(id, true); n > 0 && len(in) < 6 && x.Name != "" {
			in = append(in, x.Name+" ×"+strconv.Itoa(n))
		}
	}
	if len(in) == 0 {
		return s.word(env, "used.no")
	}
	return s.word(env, "used", strings.Join(in, l.Pick("、", ", ")))
}

// copiesRow declares the buttons for one less and one more copy.
func (s panels) copiesRow(env *ui.Env, f *ui.Surface, r ui.Rect, d rules.DefID) {
	u, l := f.Px(1), env.Settings.Lang
	r = r.Middle(math.Min(r.W, 420*u), r.H)
	have, id := s.copies(d), s.opts.Lib.Card(d).ID
	less, r := r.CutLeft(r.H*1.3, 8*u)
	more, mid := r.CutRight(r.H*1.3, 8*u)
	f.Button("page.less", less, ui.Button{Name: s.word(env, "less", s.nameOf(id, l)), Desc: s.word(env, "less.no"), Icon: ui.IconMinus, Off: have == 0, Tap: func(env *ui.Env) {
		s.edit.swap = 0
		s.take(env, id, s.edit.b.List.Copies(id, true) > 0 && (s.edit.side || s.sideOf(id)))
	}})
	why := s.edit.refuses(d)
	b := ui.Button{Name: s.word(env, "more.one", s.nameOf(id, l)), Icon: ui.IconPlus, Off: why != nil, Tap: func(env *ui.Env) { s.add(env, d) }}
	if why != nil {
		b.Desc = s.whyNot(env, d, why)
	}
	f.Button("page.more", more, b)
	most := strconv.Itoa(s.most(d))
	if s.most(d) > 20 {
		most = "∞"
	}
	f.Label("page.copies", s.word(env, "copies", have, most), mid, ui.TextStyle{Face: ui.Bold, Size: f.Font(16), Align: ui.Middle})
}
