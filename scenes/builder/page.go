package builder

import (
	"math"
	"strconv"
	"strings"

	"godeck/rules"
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
	if s.place == Desk {
		s.copiesRow(env, f, row, d)
	} else {
		row = row.Middle(math.Min(row.W, 420*u), h)
		f.Button("page.begin", row, ui.Button{Label: s.word(env, "begin"), Icon: ui.IconPlus, Size: 16, Kind: ui.ButtonPrimary, Tap: func(env *ui.Env) { boxes{s.Scene}.beginWith(env, d) }})
	}
	text := s.usedIn(env, d)
	p := ui.FitText(text, ui.TextStyle{Size: f.Font(14), LineHeight: 1.3, Floor: 12 * env.Scale}, in.W, f.Font(14)*1.3*2.2)
	used, in := in.CutBottom(p.H+2*u, 6*u)
	f.Para("page.used", p, used, f.Theme().TextSoft)
	return in
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
