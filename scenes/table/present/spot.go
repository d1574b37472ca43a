package present

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"godeck/rules"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Spot is what is held up large: a card whose effect resolves, with its text,
// or cards that are revealed.
type Spot struct {
	Defs []rules.DefID
	Seat rules.Seat
	Head string // above the card's name; "": nothing
	Text string
	Warn string    // what is wrong with it
	Edge ui.Colour // of its glow; zero: the card's
}

type spot struct {
	Spot
	in    float64
	aloft bool        // its head stands over all its width
	paras [3]keptPara // the text in one form or two, or what it comes to
}

// keptPara is a laid-out text.
type keptPara struct {
	text string
	w, h float64
	para *ui.Para
}

// heldMost is how many cards are held up at once.
const heldMost = 10

// Spot holds cards up for a number of ticks and until the next event; a card
// of the other player's that is new in this match, for as long as it takes to
// skim its text. Until the audience is asked again, later cards are held up
// more briefly, and the same card most briefly.
func (pr *Presentation) Spot(sp Spot, ticks int) {
	ticks = pr.reading(&sp, ticks)
	begin, end := pr.m.lifts(sp)
	pr.Hold("spot", begin, end)
	pr.m.Play(ui.Wait(ticks))
}

// SpotWhile is Spot of what goes on soon: what comes of it is seen while it is read.
func (pr *Presentation) SpotWhile(sp Spot, soon, ticks int) {
	ticks = pr.reading(&sp, ticks)
	begin, end := pr.m.lifts(sp)
	pr.Hold("spot", begin, end)
	h := &pr.held[len(pr.held)-1]
	h.at, h.least = pr.m.Timeline.Queued(), float64(ticks)
	pr.m.Play(ui.Wait(min(soon, ticks)))
}

// lifts returns the tweens in which cards are held up and go.
func (m *Show) lifts(sp Spot) (begin, end ui.Tween) {
	s := &m.spot
	sp.Head = ownerOf(m, &sp)
	return ui.Tween{Ticks: 10, Ease: ui.EaseOut, Start: func() {
			*s = spot{Spot: sp}
			if m.hooks.Spot != nil {
				one, _ := m.hooks.Spot()
				board.GiveWay(&m.Base, one)
			}
		}, Do: func(p float64) { s.in = p }},
		ui.Tween{Ticks: 6, Ease: ui.Linear, Do: func(p float64) { s.in = 1 - p }, End: func() { *s = spot{} }}
}

// ownerOf returns what stands above the name of a card that is held up: of an
// opponent's, first whose it is. What it says of "you" is said of the reader.
func ownerOf(m *Show, sp *Spot) string {
	if sp.Seat < 0 || !m.IsYou(sp.Seat.Other()) || sp.Warn != "" || len(sp.Defs) != 1 {
		return sp.Head
	}
	switch name := m.Player(sp.Seat, m.Lang); {
	case sp.Head == "":
		return name
	case strings.Contains(sp.Head, name):
		return sp.Head
	default:
		return name + m.Lang.Pick("：", " · ") + sp.Head
	}
}

// reading returns for how long cards are held up that would be for some ticks,
// and counts them among those that were.
func (pr *Presentation) reading(sp *Spot, ticks int) int {
	m := pr.m
	sp.Defs = sp.Defs[:min(len(sp.Defs), heldMost)]
	pr.spotted = true
	if m.read == nil {
		m.read = map[rules.DefID]bool{}
	}
	switch {
	case sp.Warn != "":
	case pr.HeldUp(sp.Defs[0]):
		ticks /= 3
	case len(sp.Defs) == 1 && sp.Seat != m.Audience && !m.read[sp.Defs[0]]:
		ticks = max(ticks, skimmed+min(skimmed, int(ui.Measure(sp.Text, ui.Regular, 1)*skimming)))
		if len(m.heldUp) > 0 {
			ticks = ticks * 3 / 4
		}
	case len(sp.Defs) == 1 && sp.Seat != m.Audience: // it has been read
		ticks /= 2
	case len(m.heldUp) > 0:
		ticks = ticks * 2 / 3
	}
	for _, d := range sp.Defs {
		m.heldUp, m.read[d] = append(m.heldUp, d), true
	}
	return ticks
}

// Skims counts a card that the game shows with its words in its own way among
// those that were held up, and reports whether it is another player's and new in
// this match.
func (pr *Presentation) Skims(def rules.DefID, p rules.Seat) (fresh bool) {
	fresh = IsNew(pr, def, p)
	pr.reading(&Spot{Defs: []rules.DefID{def}, Seat: p}, 0)
	return fresh
}

// IsNew reports whether a card is another player's and new in this match.
func IsNew(pr *Presentation, def rules.DefID, p rules.Seat) bool {
	return p != pr.m.Audience && !pr.m.read[def]
}

// HeldUp reports whether a card has been held up since the audience was last asked.
func (pr *Presentation) HeldUp(def rules.DefID) bool { return slices.Contains(pr.m.heldUp, def) }

// JustHeldUp reports whether a card is the last one that was held up since then.
func (pr *Presentation) JustHeldUp(def rules.DefID) bool {
	n := len(pr.m.heldUp)
	return n > 0 && pr.m.heldUp[n-1] == def
}

// How long a card that another player plays is held up, in ticks, while the game is new and later.
const (
	playShown    = 34
	playFamiliar = 18

	skimmed  = 48  // name and picture of a card that is new; its text takes at most as long again
	skimming = 0.8 // ticks per em of text
)

// played holds up what another player has played from a hand, with its text,
// while it flies and while what it does at once is seen.
func (pr *Presentation) played() {
	m := pr.m
	if pr.spotted || pr.cause.Act != ActPlayed || pr.Event.Kind != rules.EvMove || pr.Was.Turn() == 0 {
		return
	}
	p := pr.Event.From.Seat()
	var defs []rules.DefID
	for i, e := range pr.Taken {
		if e.Kind != rules.EvMove || m.moved(e.From, e.To) != ActPlayed || p == m.Audience {
			continue
		}
		if t := pr.After(i).Landed(e); t.Up {
			defs = append(defs, t.Def)
		}
	}
	if len(defs) == 0 {
		return
	}
	ticks := playShown
	if pr.Was.Turn() > familiar {
		ticks = playFamiliar
	}
	sp := Spot{Defs: defs, Seat: p, Head: m.Sentence(m.Lang, "log.plays", p, 0)}
	if f := m.hooks.Face(defs[0], m.Lang); f != nil && len(defs) == 1 {
		sp.Text = m.Tells(p, strings.Join(f.Rules, "\n"), m.Lang)
	}
	ticks = pr.reading(&sp, ticks)
	begin, end := m.lifts(sp)
	pr.holdWhile("spot", begin, end, ticks)
}

// HoldUp holds a card up by itself, for pictures and tests; an empty Spot removes it.
func (m *Show) HoldUp(sp Spot) {
	m.spot = spot{Spot: sp, in: 1}
	m.Surface.Invalidate()
}

// SpotFits reports whether the text of what is held up fitted when drawn.
func (m *Show) SpotFits() bool { p := m.spot.paras[2].para; return p != nil && p.Fits }

// Held returns what is held up, and how far it has come, for games that draw it themselves.
func Held(m *Show) (sp Spot, in float64) { return m.spot.Spot, m.spot.in }

// Spotted reports whether a card is held up.
func (m *Show) Spotted() bool { return len(m.spot.Defs) > 0 }

// DrawSpot draws what is held up; a game's Front calls it.
func (m *Show) DrawSpot(c *ui.Canvas) {
	sp := &m.spot
	if len(sp.Defs) == 0 || sp.in <= 0.01 || m.Banner() != "" { // one thing at a time
		return
	}
	u, a := c.Px(1), ui.Clamp01(sp.in)
	one, several := m.hooks.Spot()
	if len(sp.Defs) > 1 {
		top, low := c.Theme.Solid()
		fs := make([]*cards.CardFace, len(sp.Defs))
		for i, def := range sp.Defs {
			fs[i] = m.hooks.Face(def, m.Lang)
		}
		m.DrawReveal(c, several, fs, a, top, low)
		return
	}
	f := m.hooks.Face(sp.Defs[0], m.Lang)
	if f == nil {
		return
	}
	r := one.Move((1-a)*-math.Min(36*u, one.X), 0)
	sp.plate(c, r, f, a)
	whole := r.Inset(math.Min(12*u, r.H*0.06))
	whole = sp.above(c, whole, a)
	card, in, high := beside(whole, u)
	size := math.Min(c.Font(20), in.H*0.2)
	room := func(in ui.Rect) (head, name, warn, body ui.Rect) {
		head, name, warn, body = sp.room(in, size, u)
		if high && in != whole {
			_, body = whole.CutTop(card.H, 8*u)
		}
		return head, name, warn, body
	}
	least := 12 * c.Env.Scale
	for size > least && ui.Measure(f.Title, ui.Bold, size) > in.W {
		size = math.Max(least, size*0.94)
	}
	head, name, warn, body := room(in)
	fits := ui.Measure(f.Title, ui.Bold, math.Max(size, least)) <= in.W
	var p *ui.Para
	if sp.Text != "" && body.H > 12*u {
		p = sp.words(c, sp.Text, body, 1.4)
		fits = fits && p.Fits
	}
	if !fits { // the text is more important than the picture
		size = math.Max(least, size*0.8)
		head, name, warn, body = room(whole)
		if card = (ui.Rect{}); p != nil {
			if p = sp.words(c, sp.Text, body, 1.2); !p.Fits && len(f.Digest) > 0 {
				p = sp.words(c, m.Tells(sp.Seat, strings.Join(f.Digest, "\n"), m.Lang), body, 1.2)
			}
		}
	}
	if !card.Empty() {
		k := card
		if sp.Warn == "" {
			k = card.Inset(-2 * u * math.Sin(a*math.Pi))
		}
		if c.Blank() {
			k = card
		}
		if p != nil && sp.Seat >= 0 && m.IsYou(sp.Seat.Other()) { // its printed "you" is not the reader, whom the words beside it mean
			f = f.Picture()
		}
		m.DrawCard(c, f, k, a)
	}
	size = math.Max(size, least)
	if sp.Head != "" && !sp.aloft {
		fs := headed(sp.Head, math.Max(size*0.8, least), least, head.W)
		c.Text(cards.Clip(sp.Head, head.W, fs), head, ui.TextStyle{Face: ui.Bold, Size: fs, Colour: c.Theme.Accent2.Alpha(a)})
	}
	c.Text(f.Title, name, ui.TextStyle{Face: ui.Bold, Size: size, Colour: f.Frame.Lighten(0.5).Alpha(a)})
	if sp.Warn != "" {
		if sp.Text == "" { // it may have all the room
			warn.H = body.Bottom() - warn.Y
		}
		c.Text(sp.Warn, warn, ui.TextStyle{Face: ui.Bold, Size: math.Max(size*0.95, least), Colour: c.Theme.Danger.Lighten(0.3).Alpha(a), Wrap: sp.Text == "", LineHeight: 1.3})
	}
	sp.write(c, f, p, body, size, a)
}

// headed returns the size at which a line fits a width, or the least.
func headed(text string, size, least, w float64) float64 {
	if ui.Measure(text, ui.Bold, size) > w {
		return least
	}
	return size
}

// above writes what stands above the name over all its width where beside the card it has
// no room, and returns what is left below it.
func (s *spot) above(c *ui.Canvas, whole ui.Rect, a float64) ui.Rect {
	_, in, high := beside(whole, c.Px(1))
	size := 12 * c.Env.Scale
	if s.aloft = high && ui.Measure(s.Head, ui.Bold, size) > in.W; !s.aloft {
		return whole
	}
	head, rest := whole.CutTop(size*1.3, 2*c.Px(1))
	c.Text(cards.Clip(s.Head, head.W, size), head, ui.TextStyle{Face: ui.Bold, Size: size, Colour: c.Theme.Accent2.Alpha(a)})
	return rest
}

// plate draws what a card that is held up lies on, with its words.
func (s *spot) plate(c *ui.Canvas, r ui.Rect, f *cards.CardFace, a float64) {
	u := c.Px(1)
	top, low := c.Theme.Solid()
	edge := cmp.Or(s.Edge, f.Frame)
	if s.Warn != "" {
		edge = c.Theme.Danger
	}
	c.Shadow(r.Move(0, 6*u), 18*u, 34*u, c.Theme.Shadow.Alpha(a))
	solid := ui.Clamp01(3 * a) // what is behind never shows through its words
	c.Gradient(r, 18*u, top.Alpha(0.97*solid), low.Alpha(0.97*solid))
	c.Glow(r, 18*u, 24*u, edge.Alpha(0.22*a))
	c.Stroke(r, 18*u, 1.8*u, edge.Alpha(a))
}

// write writes a card's text p, or without one what the card is and what its
// words mean.
func (s *spot) write(c *ui.Canvas, f *cards.CardFace, p *ui.Para, body ui.Rect, size, a float64) {
	if p != nil {
		c.Para(p, body, ui.TextStyle{Size: p.Size, Top: true, Colour: c.Theme.Text.Alpha(a), Loose: true})
	}
	if p != nil || s.Warn != "" {
		return
	}
	size = math.Max(size*0.75, 12*c.Env.Scale)
	at, rest := body.CutTop(size*1.5, 0)
	if body.H >= at.H && ui.Measure(f.Kind, ui.Regular, size) <= at.W {
		c.Text(f.Kind, at, ui.TextStyle{Size: size, Colour: c.Theme.TextSoft.Alpha(a), Loose: true})
	}
	var terms []string
	for _, k := range f.Keywords {
		terms = append(terms, k.Name+c.Env.Settings.Lang.Pick("：", ": ")+k.Help)
	}
	if p := s.words(c, strings.Join(terms, "\n"), rest, 1.3); len(terms) > 0 && rest.H > 12*c.Px(1) && p.Fits {
		c.Para(p, rest, ui.TextStyle{Size: p.Size, Top: true, Colour: c.Theme.Text.Alpha(a), Loose: true})
	}
}

// beside returns where a card and its words are; in a high place the text goes
// on below both.
func beside(whole ui.Rect, u float64) (card, in ui.Rect, high bool) {
	if high = whole.H > 0.62*whole.W; high {
		card, in = whole.CutLeft(0.36*whole.W, 14*u)
		card.H = card.W * cards.Aspect
		return card, in, high
	}
	card, in = whole.CutLeft(whole.H/cards.Aspect, 16*u)
	return card, in, high
}

// room divides the place of the words: above the name, the name, what is wrong,
// the text.
func (s *spot) room(in ui.Rect, size, u float64) (head, name, warn, body ui.Rect) {
	body = in
	if s.Head != "" && !s.aloft {
		head, body = body.CutTop(size*1.2, 0)
	}
	name, body = body.CutTop(size*1.5, 2*u)
	if s.Warn != "" {
		warn, body = body.CutTop(size*1.5, 2*u)
	}
	return head, name, warn, body
}

// words lays a text out once.
func (s *spot) words(c *ui.Canvas, text string, r ui.Rect, lineHeight float64) *ui.Para {
	w, h := math.Round(r.W), math.Round(r.H)
	for i := range s.paras {
		if k := &s.paras[i]; k.para != nil && k.text == text && k.w == w && k.h == h {
			return k.para
		}
	}
	p := ui.LayoutFit([]ui.Run{{Text: text}}, c.Font(16), 12*c.Env.Scale, lineHeight, r.W, r.H).Even(r.W)
	s.paras[0], s.paras[1], s.paras[2] = s.paras[1], s.paras[2], keptPara{text, w, h, p}
	return p
}
