package shelf

import (
	"cmp"
	"math"
	"strconv"
	"strings"

	"godeck/scenes/table/cards"
	"godeck/scenes/title/catalog"
	"godeck/scenes/title/panels"
	"godeck/scenes/title/phrases"
	"godeck/scenes/ui"
)

// whyWrong says at the foot of r why a deck cannot be played, if that is so,
// and disables the button that takes it. It returns the rest of r.
func whyWrong(f *ui.Surface, r ui.Rect, d *catalog.DeckInfo, take *ui.Button) ui.Rect {
	if d.Wrong.EN == "" {
		return r
	}
	take.Off, take.Desc = true, d.Wrong.In(f.Lang())
	why := phrases.Text.T(f.Lang(), "deck.wrong", take.Desc)
	p := ui.Layout([]ui.Run{{Text: why}}, f.Font(14), 1.3, r.W)
	line, rest := r.CutBottom(p.H, 8*f.Px(1))
	f.Label("deck.wrong", why, line, ui.TextStyle{Size: f.Font(14), Colour: f.Theme().Danger.Lighten(0.4), Wrap: true, Top: true})
	return rest
}

// declareSheet declares the sheet of a deck: its key card or the card pointed at,
// how it is played, and its list. named says that the name is not above it.
func (s *Shelf) declareSheet(env *ui.Env, f *ui.Surface, r ui.Rect, done func(env *ui.Env), named bool) {
	u := f.Px(1)
	bh := math.Max(env.MinTarget(), 50*u)
	foot, in := r.CutBottom(bh, panels.Pick(env.Compact(), 4*u, 12*u))
	take := ui.Button{Label: word(env, "deck.take"), Icon: ui.IconCheck, Kind: ui.ButtonPrimary, Size: 17, Colour: s.chosen.Game.Door.Neon, Tap: func(env *ui.Env) {
		s.chosen.Take(s.seat, s.shown)
		done(env)
	}}
	d := s.chosen.Game.Deck(cmp.Or(s.looked, s.shown))
	if d == nil {
		f.Button("deck.take", foot.Middle(math.Min(foot.W, 340*u), bh), take)
		s.declareDie(env, f, in)
		return
	}
	f.Button("deck.copy", foot.Row(0, 2, 12*u), ui.Button{Label: word(env, "deck.copy"), Icon: ui.IconFile, Size: 15, Tap: func(env *ui.Env) {
		if env.Host != nil {
			env.Host.CopyText(d.Copy(env.Settings.Lang))
		}
		f.Toast(word(env, "deck.copied"), false)
	}})
	in = whyWrong(f, in, d, &take)
	f.Button("deck.take", foot.Row(1, 2, 12*u), take)
	face := d.Key
	all := append(append([]catalog.DeckCard(nil), d.Cards...), d.Side...)
	if s.card > 0 && s.card <= len(all) {
		face = all[s.card-1].Face
	}
	var k *cards.CardFace
	if face != nil {
		k = face(env.Settings.Lang)
	}
	// The card is large, beside the list, if there is room.
	if k != nil && in.H > 260*u && in.W > 430*u {
		var left ui.Rect
		cw := math.Min(in.W*0.40, in.H*0.62/cards.Aspect)
		left, in = in.CutLeft(cw, 16*u)
		card, text := left.CutTop(cw*cards.Aspect, 10*u)
		s.declareCard(f, k, card, true)
		s.cardText(f, k, text)
		k = nil
	}
	off := f.BeginScroll("deck.list", in, false)
	y := s.declareFacts(env, f, d, k, in, in.Y-off, named)
	w := in.W - 10*u
	y = s.cardRows(env, f, "deck.cards", word(env, "deck.n", count(d.Cards)), d.Cards, 0, ui.Rect{X: in.X, Y: y, W: w})
	if len(d.Side) > 0 {
		y = s.cardRows(env, f, "deck.side", word(env, "deck.side")+" "+word(env, "deck.n", count(d.Side)), d.Side, len(d.Cards), ui.Rect{X: in.X, Y: y + 6*u, W: w})
	}
	f.EndScroll(y + off - in.Y)
}

// declareDie declares the sheet of a random deck.
func (s *Shelf) declareDie(env *ui.Env, f *ui.Surface, in ui.Rect) {
	cw := math.Min(in.W*0.36, in.H*0.5/cards.Aspect)
	pic, text := in.Middle(in.W, in.H).CutTop(in.H*0.62, 10*f.Px(1))
	pic = pic.Middle(cw, cw*cards.Aspect)
	f.Paint("deck.die", pic, func(c *ui.Canvas) { s.drawKey(c, nil, pic) })
	f.Label("deck.plan", word(env, "random.plan"), text, ui.TextStyle{Size: f.Font(16), Colour: f.Theme().TextSoft, Align: ui.Middle, Wrap: true, Top: true})
}

// declareCard declares the card of a sheet, which opens it; a large one glows.
func (s *Shelf) declareCard(f *ui.Surface, k *cards.CardFace, card ui.Rect, large bool) {
	u, show := f.Px(1), s.show(k)
	f.Add(ui.Element{ID: "deck.card", Rect: card, Role: ui.RoleButton, Label: k.Title, Desc: k.Say(), Tap: show, Inspect: show, Draw: func(c *ui.Canvas, st ui.State) {
		if !large {
			s.album.Card(c, k, card, s.painted())
			return
		}
		c.Glow(card, card.W*0.065, 22*u, k.Frame.Alpha(0.25))
		s.album.Picture(c, k, card, s.painted())
		if st.Hover {
			c.Stroke(card, card.W*0.065, 2*u, c.Theme.Accent2)
		}
	}})
}

// show returns what opens a card.
func (s *Shelf) show(k *cards.CardFace) func(env *ui.Env) {
	return func(*ui.Env) { s.album.Zoom.Open(k) }
}

// declareFacts declares what a deck is and how it is played, from y on, and
// returns the lower edge. With room its card k is beside that, unless nil; what
// is below the card takes the whole width.
func (s *Shelf) declareFacts(env *ui.Env, f *ui.Surface, d *catalog.DeckInfo, k *cards.CardFace, in ui.Rect, y float64, named bool) float64 {
	l, u := env.Settings.Lang, f.Px(1)
	w := in.W - 10*u
	whole, low := in, y
	if k != nil && in.W > 200*u {
		cw := math.Min(w*0.34, 130*u)
		card := ui.Rect{X: in.X, Y: y, W: cw, H: cw * cards.Aspect}
		s.declareCard(f, k, card, false)
		_, in = in.CutLeft(cw, 14*u)
		w, low = w-cw-14*u, card.Bottom()+10*u
	}
	if named {
		f.Label("deck.name", d.Name.In(l), ui.Rect{X: in.X, Y: y, W: w, H: f.Font(21) * 1.4}, ui.TextStyle{Face: ui.Bold, Size: f.Font(21)})
		y += f.Font(21) * 1.4
	}
	t := s.tile(env, f, d.ID, w, 0)
	info := ui.Rect{X: in.X, Y: y, W: w, H: f.Font(14) * 1.6}
	if twoLines(f, &t, w) {
		info.H *= 2
	}
	f.Add(ui.Element{ID: "deck.info", Rect: info, Role: ui.RoleText, Label: t.say, Draw: func(c *ui.Canvas, _ ui.State) { drawInfo(c, info, &t) }})
	y = info.Bottom() + 4*u
	for _, x := range [...]struct{ id, text string }{{"deck.plan", d.Plan.In(l)}, {"deck.guide", d.Guide.In(l)}} {
		if x.text == "" {
			continue
		}
		size, col := f.Font(15), f.Theme().Text
		if x.id == "deck.guide" {
			size, col = f.Font(14), f.Theme().TextSoft
			in.X, w, y = whole.X, whole.W-10*u, math.Max(y, low)
		}
		p := ui.Layout([]ui.Run{{Text: x.text}}, size, 1.4, w)
		pr := ui.Rect{X: in.X, Y: y, W: w, H: p.H + 2*u}
		y = pr.Bottom() + 6*u
		f.Add(ui.Element{ID: x.id, Rect: pr, Role: ui.RoleText, Label: x.text, Draw: func(c *ui.Canvas, _ ui.State) {
			c.Para(p, pr, ui.TextStyle{Top: true, Colour: col})
		}})
	}
	return math.Max(y, low)
}

// cardText declares the text of a card, as far as it fits.
func (s *Shelf) cardText(f *ui.Surface, k *cards.CardFace, r ui.Rect) {
	text := strings.Join(k.Rules, "\n")
	if text == "" {
		text = k.Kind
	}
	p := ui.LayoutFit([]ui.Run{{Text: text}}, f.Font(14), 12*f.Env().Scale, 1.35, r.W, r.H)
	if !p.Fits { // the card itself is a tap away
		return
	}
	f.Add(ui.Element{ID: "deck.says", Rect: r, Role: ui.RoleText, Label: text, Draw: func(c *ui.Canvas, _ ui.State) {
		c.Para(p, r, ui.TextStyle{Top: true, Colour: c.Theme.TextSoft})
	}})
}

// cardRows declares a list of cards under a heading at the top of r and
// returns its lower edge; from is the index of its first card on the sheet.
func (s *Shelf) cardRows(env *ui.Env, f *ui.Surface, id, head string, list []catalog.DeckCard, from int, r ui.Rect) float64 {
	l, u := env.Settings.Lang, f.Px(1)
	panels.Heading(f, id, head, &r)
	h := math.Max(env.MinTarget(), f.Font(15)*2)
	for i, dc := range list {
		row := ui.Rect{X: r.X, Y: r.Y + float64(i)*h, W: r.W, H: h}
		k, n := dc.Face(l), from+i+1
		look := func(env *ui.Env, on bool) {
			if on && s.card != n {
				s.card = n
				f.Invalidate()
			}
		}
		f.Add(ui.Element{ID: id + "." + dc.ID, Rect: row, Role: ui.RoleButton, Label: word(env, "card.n", dc.N, k.Title), Desc: k.Say(), Hover: look, Tap: s.show(k), Inspect: s.show(k),
			Draw: func(c *ui.Canvas, st ui.State) {
				if st.Hover || st.Focused || s.card == n {
					c.Fill(row, 8*u, k.Frame.Alpha(0.22))
				}
				c.Fill(ui.Rect{X: row.X + 2*u, Y: row.Y + 7*u, W: 4 * u, H: row.H - 14*u}, 2*u, k.Frame)
				num, rest := ui.Rect{X: row.X + 14*u, Y: row.Y, W: row.W - 20*u, H: row.H}.CutLeft(c.Font(15)*1.6, 6*u)
				c.Text(strconv.Itoa(dc.N)+"×", num, ui.TextStyle{Face: ui.Bold, Size: c.Font(15), Tabular: true, Colour: c.Theme.Warm})
				kind := ui.Rect{}
				if kw := ui.Measure(k.Kind, ui.Regular, c.Font(13)) + 4*u; k.Subtitle == "" && kw < rest.W*0.45 && ui.Measure(k.Title, ui.Regular, c.Font(15)) < rest.W-kw-8*u {
					kind, rest = rest.CutRight(kw, 8*u)
				}
				if tw := ui.Measure(k.Title, ui.Regular, c.Font(15)); k.Subtitle != "" && tw+ui.Measure(k.Subtitle, ui.Regular, c.Font(13))+10*u < rest.W {
					sub := rest // distinguishes two cards of one person
					sub.X, sub.W = rest.X+tw+10*u, rest.W-tw-10*u
					c.Text(k.Subtitle, sub, ui.TextStyle{Size: c.Font(13), Colour: c.Theme.TextSoft})
					rest.W = tw + 1
				}
				c.Text(k.Title, rest, ui.TextStyle{Size: c.Font(15)})
				if !kind.Empty() {
					c.Text(k.Kind, kind, ui.TextStyle{Size: c.Font(13), Colour: c.Theme.TextSoft, Align: ui.End})
				}
			}})
	}
	return r.Y + float64(len(list))*h
}

func count(list []catalog.DeckCard) (n int) {
	for _, c := range list {
		n += c.N
	}
	return n
}
