package title

import (
	"cmp"
	"math"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/scenes/table"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// seats declares the two decks of the match at the top of r, each with its key
// card and description; tapping one opens the choice. It returns their lower
// edge. With room to spare the cards are larger. other: only the second one.
func (s *Scene) seats(env *ui.Env, f *ui.Surface, r ui.Rect, gap float64, other bool) float64 {
	u := f.Px(1)
	keys := [3][2]string{{"deck.you", "deck.opp"}, {"deck.p1", "deck.p2"}, {"deck.a1", "deck.a2"}}[s.mode]
	cols := 1
	if r.W > 640*u {
		cols = 2
	}
	low, y := r.Y, r.Y
	h := 0.0
	tiles := [2]deckTile{}
	if other {
		cols = 1
	}
	cw := math.Max(96*u, math.Min(150*u, (r.H/float64(3-cols)-f.Font(15)*1.7-28*u)/cards.Aspect))
	for p := range tiles {
		q := r.Row(p%cols, cols, 24*u)
		tiles[p] = s.tile(env, f, s.decks[p], q.W, cw)
		h = math.Max(h, tiles[p].h)
	}
	for p, key := range keys {
		if other && p == 0 {
			continue
		}
		q := ui.Rect{X: r.X, Y: y, W: r.W}.Row(p%cols, cols, 24*u)
		heading(f, "h."+key, s.word(env, key), &q, env)
		q.H = h
		t := tiles[p]
		s.declareTile(f, "seat"+strconv.Itoa(p+1), q, t, ui.Element{Role: ui.RoleButton, Label: s.word(env, key) + ": " + t.name, Desc: t.say, Tip: s.word(env, "deck.choose"),
			Inspect: t.read, Tap: func(*ui.Env) { s.choose(p) }}, ui.IconForward)
		low = math.Max(low, q.Bottom())
		if cols == 1 {
			y = low + gap
		}
	}
	return low
}

// choose opens the choice of a seat's deck.
func (s *Scene) choose(p int) {
	s.panel, s.seat, s.shown, s.looked, s.card, s.sheet = deckPanel, p, s.decks[p], "", 0, false
}

// deckTile is a deck in a list: key card, name, hues, difficulty and plan, laid out for a width.
type deckTile struct {
	name, say  string // say: description for readers
	hues       []table.Hue
	difficulty int
	wrong      bool            // it cannot be played: plan says why
	key        *cards.CardFace // nil: a random deck
	card, head ui.Rect         // relative to the tile
	title      *ui.Para
	plan       *ui.Para
	h          float64
	read       func(env *ui.Env)
}

// tile lays a deck out for a width, its card cw wide; "" and unknown ids are a random deck.
func (s *Scene) tile(env *ui.Env, f *ui.Surface, id string, w, cw float64) deckTile {
	l, u := env.Settings.Lang, f.Px(1)
	t := deckTile{name: s.word(env, "random")}
	plan := s.word(env, "random.plan")
	if d := s.deck(id); d != nil {
		t.name, t.hues, t.difficulty = d.Name.In(l), d.Hues, d.Difficulty
		plan = d.Plan.In(l)
		if d.Wrong.EN != "" {
			t.wrong = true
			plan = s.word(env, "deck.wrong", d.Wrong.In(l))
		}
		if d.Key != nil {
			t.key = d.Key(l)
			t.read = func(*ui.Env) { s.album.Zoom.Open(t.key) }
		}
	}
	pad := 10 * u
	cw = math.Min(cw, w*0.34)
	if env.Portrait() {
		cw = math.Min(cw, w*0.24)
	}
	if env.Compact() {
		cw, pad = math.Min(60*env.Scale, w*0.22), 7*u
	}
	t.card = ui.Rect{X: pad, Y: pad, W: cw, H: cw * cards.Aspect}
	tw := w - cw - 3*pad - 26*u // the sign on the right
	t.plan = ui.Layout([]ui.Run{{Text: plan}}, f.Font(14), 1.35, tw)
	t.title = ui.LayoutFit([]ui.Run{{Text: t.name, Face: ui.Bold}}, f.Font(18), 12*env.Scale, 1.3, tw, 2*1.3*f.Font(18))
	t.head = ui.Rect{X: cw + 2*pad, Y: pad, W: tw, H: t.title.H}
	if len(t.hues) > 0 || t.difficulty > 0 {
		t.head.H += f.Font(14) * 1.6
	}
	if s.words2(f, &t, tw) {
		t.head.H += f.Font(14) * 1.6
	}
	t.h = math.Max(t.card.H, t.head.H+4*u+t.plan.H) + 2*pad
	t.say = s.sayDeck(env, &t, plan)
	return t
}

// words2 reports whether hues and difficulty need separate lines.
func (s *Scene) words2(f *ui.Surface, t *deckTile, w float64) bool {
	size := f.Font(14)
	sum := 0.0
	for _, h := range t.hues {
		sum += ui.Measure(h.Name.In(f.Lang()), ui.Regular, size) + 2.1*size
	}
	if t.difficulty > 0 {
		sum += ui.Measure(Text.T(f.Lang(), hardKey(t.difficulty)), ui.Regular, size) + 5*size
	}
	return sum > w && len(t.hues) > 0
}

func hardKey(n int) string { return "hard." + strconv.Itoa(n) }

// sayDeck describes a deck: colours, difficulty, plan.
func (s *Scene) sayDeck(env *ui.Env, t *deckTile, plan string) string {
	var parts []string
	for _, h := range t.hues {
		parts = append(parts, h.Name.In(env.Settings.Lang))
	}
	if t.difficulty > 0 {
		parts = append(parts, s.word(env, hardKey(t.difficulty)))
	}
	return strings.Join(append(parts, plan), env.Settings.Lang.Pick("。", ". "))
}

// declareTile declares a laid-out deck in r; e says what it is and does, sign is on its right.
func (s *Scene) declareTile(f *ui.Surface, id string, r ui.Rect, t deckTile, e ui.Element, sign ui.Icon) {
	e.ID, e.Rect = id, r
	tap := e.Tap
	e.Tap = func(env *ui.Env) { ui.Play(env, "ui-tap", 0.6, 0); tap(env) }
	e.Draw = func(c *ui.Canvas, st ui.State) { s.drawTile(c, r, &t, e.Checked, sign, st) }
	f.Add(e)
}

func (s *Scene) drawTile(c *ui.Canvas, r ui.Rect, t *deckTile, on bool, sign ui.Icon, st ui.State) {
	u := c.Px(1)
	rad := 15 * u
	col, second := c.Theme.Accent2, c.Theme.Accent2
	if len(t.hues) > 0 {
		col, second = t.hues[0].Colour, t.hues[len(t.hues)-1].Colour
	}
	a, b := 0.16, 0.05
	if on {
		a, b = 0.36, 0.20
		c.Glow(r, rad, 14*u, col.Alpha(0.25))
	}
	left, right := ui.Hex(0x241d55).Mix(col, a), ui.Hex(0x151138).Mix(second, b)
	c.Gradient4(r, rad, [4]ui.Colour{left, right, left.Darken(0.25), right})
	switch {
	case on:
		c.Stroke(r, rad, 2.4*u, col.Lighten(0.25))
	case st.Hover || st.Focused:
		c.Stroke(r, rad, 1.8*u, col.Lighten(0.1))
	default:
		c.Stroke(r, rad, 1.2*u, c.Theme.Edge)
	}
	card := t.card.Move(r.X, r.Y)
	card.Y += (r.H - 2*t.card.Y - card.H) / 2
	if st.Hover && !c.Env.Settings.ReducedMotion {
		card = card.Inset(-2 * u)
	}
	s.drawKey(c, t.key, card)
	head := t.head.Move(r.X, r.Y)
	head.Y += (r.H - 2*t.card.Y - t.head.H - 4*u - t.plan.H) / 2
	name, info := head.CutTop(t.title.H, 0)
	c.Para(t.title, name, ui.TextStyle{Top: true})
	drawInfo(c, info, t)
	soft := c.Theme.TextSoft
	if t.wrong {
		soft = c.Theme.Danger.Lighten(0.4)
	}
	c.Para(t.plan, ui.Rect{X: head.X, Y: head.Bottom() + 4*u, W: head.W, H: t.plan.H}, ui.TextStyle{Top: true, Colour: soft})
	k := 20 * u
	if on {
		sign = ui.IconCheck
	}
	c.Icon(sign, ui.Rect{X: r.Right() - k - 9*u, Y: r.Y + (r.H-k)/2, W: k, H: k}, c.Theme.TextSoft)
}

// drawKey draws a deck's key card, or a die for a random deck.
func (s *Scene) drawKey(c *ui.Canvas, key *cards.CardFace, r ui.Rect) {
	u := c.Px(1)
	c.Shadow(r.Move(0, 3*u), r.W*0.065, 10*u, c.Theme.Shadow)
	if key != nil {
		s.album.Card(c, key, r, s.arrived[s.here().ID])
		return
	}
	rad := r.W * 0.065
	c.Gradient(r, rad, ui.Hex(0x2c2566), ui.Hex(0x15103a))
	c.Stroke(r, rad, 1.6*u, c.Theme.Accent2.Alpha(0.6))
	k := r.W * 0.55
	c.Icon(ui.IconDice, r.Middle(k, k), c.Theme.Accent2)
}

// drawInfo draws hues and difficulty on one line, or on two if r has them.
func drawInfo(c *ui.Canvas, r ui.Rect, t *deckTile) {
	size, l := c.Font(14), c.Env.Settings.Lang
	lineH := size * 1.6
	line, rest := r.CutTop(lineH, 0)
	x := line.X
	for _, h := range t.hues {
		k := size * 0.42
		c.Light(x+k, line.Y+line.H/2, k*1.7, h.Colour.Alpha(0.3))
		c.Disc(x+k, line.Y+line.H/2, k, h.Colour)
		x += 2.7 * k
		w := ui.Measure(h.Name.In(l), ui.Regular, size)
		c.Text(h.Name.In(l), ui.Rect{X: x, Y: line.Y, W: w + 1, H: line.H}, ui.TextStyle{Size: size, Colour: c.Theme.Text})
		x += w + size*0.9
	}
	if t.difficulty == 0 {
		return
	}
	if rest.H > lineH/2 {
		line, x = rest, rest.X
	}
	for i := range 3 {
		k := size * 0.3
		cx := x + k + float64(i)*2.7*k
		if i < t.difficulty {
			c.Disc(cx, line.Y+line.H/2, k, c.Theme.Warm)
		} else {
			c.Ring(cx, line.Y+line.H/2, k, math.Max(1, k*0.35), c.Theme.Warm.Alpha(0.7))
		}
	}
	x += size * 3
	words := Text.T(l, hardKey(t.difficulty))
	if room := r.Right() - x; ui.Measure(words, ui.Regular, max(12*c.Env.Scale, size*0.9)) <= room { // readers get it anyway
		c.Text(words, ui.Rect{X: x, Y: line.Y, W: room, H: line.H}, ui.TextStyle{Size: size, Colour: c.Theme.TextSoft})
	}
}

// deckChoice declares the list of decks for a seat and, beside it or instead,
// the sheet of one of them.
func (s *Scene) deckChoice(env *ui.Env, f *ui.Surface) {
	u := f.Px(1)
	key := [3][2]string{{"deck.you", "deck.opp"}, {"deck.p1", "deck.p2"}, {"deck.a1", "deck.a2"}}[s.mode][s.seat]
	back := func(*ui.Env) { s.panel = setupPanel }
	w, h := 1120.0, 680.0
	if env.Portrait() {
		w, h = 600, 860
	}
	beside := !env.Portrait() && !env.Compact()
	if !beside && s.sheet {
		title := s.word(env, "random")
		if d := s.deck(s.shown); d != nil {
			title = lang.Excerpt(d.Name.In(env.Settings.Lang), 30) // players give long names
		}
		in := f.Dialog("deck", title, w, h, func(*ui.Env) { s.sheet = false })
		s.deckSheet(env, f, in, back, false)
		return
	}
	in := f.Dialog("decks", s.word(env, key), w, h, back)
	list := in
	if beside {
		var sheet ui.Rect
		list, sheet = in.CutLeft(in.W*0.42, 22*u)
		s.deckSheet(env, f, sheet, back, true)
	}
	off := f.BeginScroll("decks.list", list, false)
	y := list.Y - off
	g := s.here()
	small := pick(beside, 62*u, 88*u) // so that five decks are visible at once
	ids := []string{}
	for i := range g.Decks {
		ids = append(ids, g.Decks[i].ID)
	}
	if len(ids) > 1 {
		ids = append(ids, RandomDeck)
	}
	for _, id := range ids {
		r := ui.Rect{X: list.X, Y: y, W: list.W - 10*u}
		t := s.tile(env, f, id, r.W, small)
		r.H = t.h
		y = r.Bottom() + 8*u
		on := s.decks[s.seat] == id
		s.declareTile(f, "deck"+strconv.Itoa(s.seat+1)+"."+id, r, t, ui.Element{Role: ui.RoleRadio, Label: t.name, Desc: t.say, Group: s.word(env, key), Checked: on, Inspect: t.read,
			Tap: func(*ui.Env) {
				if s.decks[s.seat] != id && !t.wrong {
					s.decks[s.seat], s.touched = id, true
				}
				s.shown, s.looked, s.card, s.sheet = id, "", 0, true
			},
			Hover: func(_ *ui.Env, on bool) {
				// A deck that the pointer crosses is only looked at: on the way to the
				// button it would else take the place of the one that was chosen.
				switch {
				case !beside:
				case on && s.shown != id:
					s.looked = id
				case s.looked == id || on:
					s.looked = ""
				default:
					return
				}
				s.card = 0
				f.Invalidate()
			}}, ui.IconForward)
	}
	f.EndScroll(y + off - list.Y)
}

// whyWrong says at the foot of r why a deck cannot be played, if that is so,
// and disables the button that takes it. It returns the rest of r.
func whyWrong(f *ui.Surface, r ui.Rect, d *DeckInfo, take *ui.Button) ui.Rect {
	if d.Wrong.EN == "" {
		return r
	}
	take.Off, take.Desc = true, d.Wrong.In(f.Lang())
	why := Text.T(f.Lang(), "deck.wrong", take.Desc)
	p := ui.Layout([]ui.Run{{Text: why}}, f.Font(14), 1.3, r.W)
	line, rest := r.CutBottom(p.H, 8*f.Px(1))
	f.Label("deck.wrong", why, line, ui.TextStyle{Size: f.Font(14), Colour: f.Theme().Danger.Lighten(0.4), Wrap: true, Top: true})
	return rest
}

// deckSheet declares the sheet of a deck: its key card or the card pointed at,
// how it is played, and its list. named says that the name is not above it.
func (s *Scene) deckSheet(env *ui.Env, f *ui.Surface, r ui.Rect, done func(env *ui.Env), named bool) {
	l, u := env.Settings.Lang, f.Px(1)
	bh := math.Max(env.MinTarget(), 50*u)
	foot, in := r.CutBottom(bh, pick(env.Compact(), 4*u, 12*u))
	take := ui.Button{Label: s.word(env, "deck.take"), Icon: ui.IconCheck, Kind: ui.ButtonPrimary, Size: 17, Colour: s.here().Door.Neon, Tap: func(env *ui.Env) {
		s.touched = s.touched || s.decks[s.seat] != s.shown
		s.decks[s.seat] = s.shown
		done(env)
	}}
	d := s.deck(cmp.Or(s.looked, s.shown))
	if d == nil {
		f.Button("deck.take", foot.Middle(math.Min(foot.W, 340*u), bh), take)
		cw := math.Min(in.W*0.36, in.H*0.5/cards.Aspect)
		pic, text := in.Middle(in.W, in.H).CutTop(in.H*0.62, 10*u)
		pic = pic.Middle(cw, cw*cards.Aspect)
		f.Paint("deck.die", pic, func(c *ui.Canvas) { s.drawKey(c, nil, pic) })
		f.Label("deck.plan", s.word(env, "random.plan"), text, ui.TextStyle{Size: f.Font(16), Colour: f.Theme().TextSoft, Align: ui.Middle, Wrap: true, Top: true})
		return
	}
	f.Button("deck.copy", foot.Row(0, 2, 12*u), ui.Button{Label: s.word(env, "deck.copy"), Icon: ui.IconFile, Size: 15, Tap: func(env *ui.Env) {
		if env.Host != nil {
			env.Host.CopyText(d.Copy(l))
		}
		f.Toast(s.word(env, "deck.copied"), false)
	}})
	in = whyWrong(f, in, d, &take)
	f.Button("deck.take", foot.Row(1, 2, 12*u), take)
	face := d.Key
	all := append(append([]DeckCard(nil), d.Cards...), d.Side...)
	if s.card > 0 && s.card <= len(all) {
		face = all[s.card-1].Face
	}
	show := func(c *cards.CardFace) func(env *ui.Env) { return func(*ui.Env) { s.album.Zoom.Open(c) } }
	// The card is large, beside the list, if there is room.
	large := face != nil && in.H > 260*u && in.W > 430*u
	if large {
		var left ui.Rect
		cw := math.Min(in.W*0.40, in.H*0.62/cards.Aspect)
		left, in = in.CutLeft(cw, 16*u)
		card, text := left.CutTop(cw*cards.Aspect, 10*u)
		k := face(l)
		f.Add(ui.Element{ID: "deck.card", Rect: card, Role: ui.RoleButton, Label: k.Title, Desc: k.Say(), Tap: show(k), Inspect: show(k), Draw: func(c *ui.Canvas, st ui.State) {
			c.Glow(card, card.W*0.065, 22*u, k.Frame.Alpha(0.25))
			s.album.Picture(c, k, card, s.arrived[s.here().ID])
			if st.Hover {
				c.Stroke(card, card.W*0.065, 2*u, c.Theme.Accent2)
			}
		}})
		s.cardText(f, k, text)
	}
	off := f.BeginScroll("deck.list", in, false)
	w := in.W - 10*u
	y := in.Y - off
	whole, low := in, y // what is below a small picture takes the whole width
	if face != nil && !large && in.W > 200*u {
		cw := math.Min(w*0.34, 130*u)
		k := face(l)
		card := ui.Rect{X: in.X, Y: y, W: cw, H: cw * cards.Aspect}
		f.Add(ui.Element{ID: "deck.card", Rect: card, Role: ui.RoleButton, Label: k.Title, Desc: k.Say(), Tap: show(k), Inspect: show(k), Draw: func(c *ui.Canvas, _ ui.State) {
			s.album.Card(c, k, card, s.arrived[s.here().ID])
		}})
		_, in = in.CutLeft(cw, 14*u)
		w, low = w-cw-14*u, card.Bottom()+10*u
	}
	if named {
		f.Label("deck.name", d.Name.In(l), ui.Rect{X: in.X, Y: y, W: w, H: f.Font(21) * 1.4}, ui.TextStyle{Face: ui.Bold, Size: f.Font(21)})
		y += f.Font(21) * 1.4
	}
	t := s.tile(env, f, d.ID, w, 0)
	info := ui.Rect{X: in.X, Y: y, W: w, H: f.Font(14) * 1.6}
	if s.words2(f, &t, w) {
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
	in.X, w, y = whole.X, whole.W-10*u, math.Max(y, low)
	y = s.cardRows(env, f, "deck.cards", s.word(env, "deck.n", count(d.Cards)), d.Cards, 0, ui.Rect{X: in.X, Y: y, W: w}, show)
	if len(d.Side) > 0 {
		y = s.cardRows(env, f, "deck.side", s.word(env, "deck.side")+" "+s.word(env, "deck.n", count(d.Side)), d.Side, len(d.Cards), ui.Rect{X: in.X, Y: y + 6*u, W: w}, show)
	}
	f.EndScroll(y + off - in.Y)
}

// cardText declares the text of a card, as far as it fits.
func (s *Scene) cardText(f *ui.Surface, k *cards.CardFace, r ui.Rect) {
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
func (s *Scene) cardRows(env *ui.Env, f *ui.Surface, id, head string, cards []DeckCard, from int, r ui.Rect, show func(c *cards.CardFace) func(env *ui.Env)) float64 {
	l, u := env.Settings.Lang, f.Px(1)
	heading(f, id, head, &r, env)
	h := math.Max(env.MinTarget(), f.Font(15)*2)
	for i, dc := range cards {
		row := ui.Rect{X: r.X, Y: r.Y + float64(i)*h, W: r.W, H: h}
		k, n := dc.Face(l), from+i+1
		look := func(env *ui.Env, on bool) {
			if on && s.card != n {
				s.card = n
				f.Invalidate()
			}
		}
		f.Add(ui.Element{ID: id + "." + dc.ID, Rect: row, Role: ui.RoleButton, Label: s.word(env, "card.n", dc.N, k.Title), Desc: k.Say(), Hover: look, Tap: show(k), Inspect: show(k),
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
	return r.Y + float64(len(cards))*h
}

func count(cards []DeckCard) (n int) {
	for _, c := range cards {
		n += c.N
	}
	return n
}

// Copy returns the deck as text, for a message or a pack: a line per card.
func (d *DeckInfo) Copy(l lang.Lang) string {
	var b strings.Builder
	b.WriteString(l.Pick("デッキ名：", "Name: ") + d.Name.In(l) + "\n")
	list := func(cards []DeckCard) {
		for _, c := range cards {
			k := c.Face(l)
			b.WriteString(strconv.Itoa(c.N) + " " + k.Title)
			if k.Subtitle != "" {
				b.WriteString(l.Pick("・", ", ") + k.Subtitle)
			}
			b.WriteString(" [" + c.ID + "]\n")
		}
	}
	list(d.Cards)
	if len(d.Side) > 0 {
		b.WriteString("\n" + Text.T(l, "deck.side") + "\n")
		list(d.Side)
	}
	return b.String()
}
