package shelf

import (
	"math"
	"strconv"
	"strings"

	"godeck/scenes/table"
	"godeck/scenes/table/cards"
	"godeck/scenes/title/panels"
	"godeck/scenes/title/phrases"
	"godeck/scenes/ui"
)

// Seats declares the two decks of the match at the top of r, each with its key
// card and description; tapping one opens the choice. It returns their lower
// edge. With room to spare the cards are larger. other: only the second one.
func (s *Shelf) Seats(env *ui.Env, f *ui.Surface, r ui.Rect, gap float64, other bool, choose func(p int)) float64 {
	u := f.Px(1)
	keys := [3][2]string{{"deck.you", "deck.opp"}, {"deck.p1", "deck.p2"}, {"deck.a1", "deck.a2"}}[s.chosen.Mode]
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
		tiles[p] = s.tile(env, f, s.chosen.Decks[p], q.W, cw)
		h = math.Max(h, tiles[p].h)
	}
	for p, key := range keys {
		if other && p == 0 {
			continue
		}
		q := ui.Rect{X: r.X, Y: y, W: r.W}.Row(p%cols, cols, 24*u)
		panels.Heading(f, "h."+key, word(env, key), &q)
		q.H = h
		t := tiles[p]
		s.declareTile(f, "seat"+strconv.Itoa(p+1), q, t, ui.Element{Role: ui.RoleButton, Label: word(env, key) + ": " + t.name, Desc: t.say, Tip: word(env, "deck.choose"),
			Inspect: t.read, Tap: func(*ui.Env) { choose(p) }}, ui.IconForward)
		low = math.Max(low, q.Bottom())
		if cols == 1 {
			y = low + gap
		}
	}
	return low
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
func (s *Shelf) tile(env *ui.Env, f *ui.Surface, id string, w, cw float64) deckTile {
	l, u := env.Settings.Lang, f.Px(1)
	t := deckTile{name: word(env, "random")}
	plan := word(env, "random.plan")
	if d := s.chosen.Game.Deck(id); d != nil {
		t.name, t.hues, t.difficulty = d.Name.In(l), d.Hues, d.Difficulty
		plan = d.Plan.In(l)
		if d.Wrong.EN != "" {
			t.wrong = true
			plan = word(env, "deck.wrong", d.Wrong.In(l))
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
	if twoLines(f, &t, tw) {
		t.head.H += f.Font(14) * 1.6
	}
	t.h = math.Max(t.card.H, t.head.H+4*u+t.plan.H) + 2*pad
	t.say = sayDeck(env, &t, plan)
	return t
}

// twoLines reports whether hues and difficulty need separate lines.
func twoLines(f *ui.Surface, t *deckTile, w float64) bool {
	size := f.Font(14)
	sum := 0.0
	for _, h := range t.hues {
		sum += ui.Measure(h.Name.In(f.Lang()), ui.Regular, size) + 2.1*size
	}
	if t.difficulty > 0 {
		sum += ui.Measure(phrases.Text.T(f.Lang(), hardKey(t.difficulty)), ui.Regular, size) + 5*size
	}
	return sum > w && len(t.hues) > 0
}

func hardKey(n int) string { return "hard." + strconv.Itoa(n) }

// sayDeck describes a deck: colours, difficulty, plan.
func sayDeck(env *ui.Env, t *deckTile, plan string) string {
	var parts []string
	for _, h := range t.hues {
		parts = append(parts, h.Name.In(env.Settings.Lang))
	}
	if t.difficulty > 0 {
		parts = append(parts, word(env, hardKey(t.difficulty)))
	}
	return strings.Join(append(parts, plan), env.Settings.Lang.Pick("。", ". "))
}

// declareTile declares a laid-out deck in r; e says what it is and does, sign is on its right.
func (s *Shelf) declareTile(f *ui.Surface, id string, r ui.Rect, t deckTile, e ui.Element, sign ui.Icon) {
	e.ID, e.Rect = id, r
	tap := e.Tap
	e.Tap = func(env *ui.Env) { ui.Play(env, "ui-tap", 0.6, 0); tap(env) }
	e.Draw = func(c *ui.Canvas, st ui.State) { s.drawTile(c, r, &t, e.Checked, sign, st) }
	f.Add(e)
}

func (s *Shelf) drawTile(c *ui.Canvas, r ui.Rect, t *deckTile, on bool, sign ui.Icon, st ui.State) {
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
func (s *Shelf) drawKey(c *ui.Canvas, key *cards.CardFace, r ui.Rect) {
	u := c.Px(1)
	c.Shadow(r.Move(0, 3*u), r.W*0.065, 10*u, c.Theme.Shadow)
	if key != nil {
		s.album.Card(c, key, r, s.painted())
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
	words := phrases.Text.T(l, hardKey(t.difficulty))
	if room := r.Right() - x; ui.Measure(words, ui.Regular, max(12*c.Env.Scale, size*0.9)) <= room { // readers get it anyway
		c.Text(words, ui.Rect{X: x, Y: line.Y, W: room, H: line.H}, ui.TextStyle{Size: size, Colour: c.Theme.TextSoft})
	}
}
