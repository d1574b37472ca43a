// Package study is the page of the desk on which one asks what a deck's cards
// are worth: which of them raise its chances, which further ones would, and how
// it does when both sides think. It measures by playing, in small parts.
package study

import (
	"math"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/deck"
	"godeck/rules/effect"
	"godeck/scenes/builder/facets"
	"godeck/scenes/builder/phrases"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Kind is a question about a deck.
type Kind uint8

// The questions: what each card of a finished deck adds to its chances; which
// further card helps an unfinished one most; how often a finished one wins
// against each opponent if searching players play both sides.
const (
	Each Kind = iota
	Next
	Thinkers
	kinds
)

// Course is a question that is being answered.
type Course interface {
	// Step goes on for a small part of a tick and reports whether all is done.
	Step() (done bool)
	// Games returns how many games have been played, and of how many.
	Games() (n, of int)
	// Rows returns what is known so far, the best first.
	Rows() []Row
}

// Row is what is known of a card, or of an opponent.
type Row struct {
	Card rules.DefID // 0: an opponent
	Deck int         // the opponent, an index of the library's decks
	// Share is what the card adds to the chance to win, from -1 to 1, or the chance
	// against the opponent, from 0 to 1; Low and High are the bounds of 95 %
	// confidence.
	Share, Low, High float64
	Games            int
	GivenUp          bool // among those that are no longer tried
}

// Start begins a course for a list against some of the library's decks; nil if
// nothing can be asked about the list.
type Start func(list *deck.List, kind Kind, against []int) Course

// Desk is the deck that is studied, and what can be done with it.
type Desk struct {
	Lib   *effect.Library
	List  *deck.List
	Legal bool
	Room  bool // for further cards
	Start Start
	Add   func(env *ui.Env, d rules.DefID) // one more copy
	Close func(env *ui.Env)
}

// Page is the page with its course. The zero value asks about each card against
// all decks.
type Page struct {
	kind    Kind
	without facets.Set // opponents that are left out
	course  Course
	of      *deck.List // as it is measured
	runs    bool
	none    bool // nothing could be asked
	stale   bool // the deck has changed since
	said    int  // games at the last build
	fold    bool // opponents are not shown
}

// Busy reports whether a course goes on.
func (p *Page) Busy() bool { return p.runs }

// Tick goes on with the course and reports whether there is something new to
// show. When the deck changes it stops, and what is known stays in sight.
func (p *Page) Tick(l *deck.List) bool {
	if p.course == nil && !p.none {
		return false
	}
	if stale := !p.of.Same(l); stale != p.stale {
		p.stale, p.runs, p.none = stale, false, false
		return true
	}
	if !p.runs {
		return false
	}
	p.runs = !p.course.Step()
	n, of := p.course.Games()
	if p.runs && n-p.said < max(1, of/200) {
		return false
	}
	changed := n != p.said || !p.runs
	p.said = n
	return changed
}

func (p *Page) drop() { p.course, p.runs, p.none, p.stale, p.said = nil, false, false, false, 0 }

func (p *Page) ask(k Kind) {
	if p.kind != k {
		p.kind = k
		p.drop()
	}
}

// against returns the opponents that are met.
func (p *Page) against(n int) (out []int) {
	for i := range n {
		if !p.without.Has(i) {
			out = append(out, i)
		}
	}
	return out
}

// why returns why the question cannot be asked; "": it can.
func (p *Page) why(d *Desk, l lang.Lang) string {
	switch {
	case p.kind == Next && !d.Room:
		return phrases.Text.T(l, "study.whole")
	case p.kind != Next && !d.Legal:
		return phrases.Text.T(l, "odds.unready")
	case len(p.against(len(d.Lib.Decks()))) == 0:
		return phrases.Text.T(l, "study.nobody")
	case p.none:
		return phrases.Text.T(l, "study.none")
	}
	return ""
}

// Declare declares the page as a dialog.
func (p *Page) Declare(env *ui.Env, f *ui.Surface, d Desk) {
	l, u := env.Settings.Lang, f.Px(1)
	word := func(key string, args ...any) string { return phrases.Text.T(l, key, args...) }
	r := f.Dialog("study", word("study"), 640, 660, d.Close)
	h := math.Max(env.MinTarget(), 42*u)
	gap := 6 * u
	tabs, r := r.CutTop(h, gap)
	for k := range kinds {
		f.Button("study."+strconv.Itoa(int(k)), tabs.Row(int(k), int(kinds), gap), ui.Button{Label: word("study." + strconv.Itoa(int(k))), Desc: word("study.why." + strconv.Itoa(int(k))), Checked: p.kind == k, Radio: true, Group: word("study"), Size: 15, Tap: func(*ui.Env) { p.ask(k) }})
	}
	foot, r := r.CutBottom(h, gap)
	p.foot(env, f, foot, &d)
	off := f.BeginScroll("study.list", r, false)
	y := r.Y - off
	put := func(h, gap float64) ui.Rect {
		q := ui.Rect{X: r.X, Y: y, W: r.W - 8*u, H: h}
		y = q.Bottom() + gap
		return q
	}
	note := ui.FitText(word("study.why."+strconv.Itoa(int(p.kind))), ui.TextStyle{Size: f.Font(14), Floor: f.Font(14), LineHeight: 1.35}, r.W-8*u, 1e9)
	f.Para("study.note", note, put(note.H, 8*u), f.Theme().TextSoft)
	decks := d.Lib.Decks()
	cols := 2
	if r.W < 420*u {
		cols = 1
	}
	n := len(p.against(len(decks)))
	f.Button("study.against", put(h, gap), ui.Button{Label: word("study.against", n, len(decks)), Icon: [2]ui.Icon{ui.IconPlus, ui.IconMinus}[rules.Truth(p.fold)], Checked: p.fold, Size: 15, Tap: func(*ui.Env) { p.fold = !p.fold }})
	if p.fold {
		rows := (len(decks) + cols - 1) / cols
		all := put(float64(rows)*(h+gap)-gap, 10*u)
		for i, x := range decks {
			q := ui.Rect{X: all.X, Y: all.Y + float64(i/cols)*(h+gap), W: all.W, H: h}.Row(i%cols, cols, gap)
			f.Button("study.deck."+strconv.Itoa(i), q, ui.Button{Label: x.Name.In(l), Checked: !p.without.Has(i), Size: 15, Tap: func(*ui.Env) {
				p.drop()
				p.without.Turn(i)
			}})
		}
	}
	if p.course != nil {
		for i, x := range p.course.Rows() {
			p.row(env, f, put(math.Max(h, f.Font(15)*1.3+16*u), 4*u), i, x, &d)
		}
	}
	f.EndScroll(y + off - r.Y)
}

// foot declares how far the course is, and what begins and ends it.
func (p *Page) foot(env *ui.Env, f *ui.Surface, r ui.Rect, d *Desk) {
	l, u := env.Settings.Lang, f.Px(1)
	button, r := r.CutRight(math.Min(190*u, r.W*0.42), 10*u)
	why := p.why(d, l)
	b := ui.Button{Label: phrases.Text.T(l, "study.start"), Icon: ui.IconPlay, Kind: ui.ButtonPrimary, Size: 16, Off: why != "", Desc: why, Tap: func(*ui.Env) { p.start(d) }}
	switch {
	case p.runs:
		b = ui.Button{Label: phrases.Text.T(l, "study.stop"), Icon: ui.IconPause, Size: 16, Tap: func(*ui.Env) { p.runs = false }}
	case p.course != nil && !p.stale && !p.over():
		b.Label, b.Tap = phrases.Text.T(l, "study.on"), func(*ui.Env) { p.runs = true }
	}
	f.Button("study.go", button, b)
	note, part := why, 0.0
	if p.course != nil {
		n, of := p.course.Games()
		note, part = phrases.Text.T(l, "odds.games", n, of), ui.Clamp01(float64(n)/float64(max(of, 1)))
		if p.stale {
			note = phrases.Text.T(l, "study.stale")
		}
	}
	if note == "" {
		return
	}
	f.Add(ui.Element{ID: "study.games", Rect: r, Role: ui.RoleText, Label: note, Draw: func(c *ui.Canvas, _ ui.State) {
		bar, text := r.Middle(r.W, math.Min(r.H, 34*u)).CutTop(6*u, 2*u)
		if p.course == nil {
			text = r
		} else {
			c.Fill(bar, 3*u, c.Theme.Edge.Alpha(0.5))
			bar.W *= part
			c.Fill(bar, 3*u, c.Theme.Accent)
		}
		c.Text(note, text, ui.TextStyle{Size: c.Font(14), Colour: c.Theme.TextSoft, Wrap: p.course == nil, LineHeight: 1.25})
	}})
}

// over reports whether all games of the course have been played.
func (p *Page) over() bool {
	n, of := p.course.Games()
	return n >= of
}

func (p *Page) start(d *Desk) {
	p.drop()
	p.of = d.List.Clone()
	p.course = d.Start(p.of, p.kind, p.against(len(d.Lib.Decks())))
	p.runs, p.none = p.course != nil, p.course == nil
}

// row declares what is known of a card or an opponent.
func (p *Page) row(env *ui.Env, f *ui.Surface, r ui.Rect, i int, x Row, d *Desk) {
	l := env.Settings.Lang
	name := ""
	if x.Card != 0 {
		name = d.Lib.Card(x.Card).Name.In(l)
	} else {
		name = d.Lib.Decks()[x.Deck].Name.In(l)
	}
	value, said := phrases.Text.T(l, "study.wait"), ""
	switch {
	case x.Games == 0:
		said = value
	case x.Card == 0:
		value = strconv.Itoa(percent(x.Share)) + " % ±" + strconv.Itoa(max(1, percent((x.High-x.Low)/2)))
		said = phrases.Text.T(l, "study.says.deck", percent(x.Share), percent(x.Low), percent(x.High))
	default:
		value = signed(x.Share) + " ±" + strconv.FormatFloat(50*(x.High-x.Low), 'f', 1, 64)
		said = phrases.Text.T(l, "study.says", signed(x.Share), signed(x.Low), signed(x.High))
	}
	if x.GivenUp {
		said += l.Pick("。", ". ") + phrases.Text.T(l, "study.givenup")
	}
	e := ui.Element{ID: "study.row." + strconv.Itoa(i), Rect: r, Role: ui.RoleText, Label: name + l.Pick("：", ": ") + said}
	if p.kind == Next && x.Card != 0 {
		e.Role, e.Hit, e.Desc, e.Tap = ui.RoleButton, r, phrases.Text.T(l, "study.add"), func(env *ui.Env) { d.Add(env, x.Card) }
	}
	e.Draw = func(c *ui.Canvas, st ui.State) {
		u, size := c.Px(1), c.Font(15)
		fade := 1.0
		if x.GivenUp {
			fade = 0.6
		}
		if st.Hover && e.Tap != nil {
			c.Fill(r, 8*u, c.Theme.Accent2.Alpha(0.14))
		}
		in := r.InsetXY(8*u, 2*u)
		text, track := in.CutTop(size*1.35, 3*u)
		w := ui.Measure(value, ui.Bold, size) + 10*u
		c.Text(value, text, ui.TextStyle{Face: ui.Bold, Size: size, Colour: c.Theme.Text.Alpha(fade), Align: ui.End, Tabular: true})
		text.W -= w
		c.Text(cards.Clip(name, text.W, size), text, ui.TextStyle{Size: size, Colour: c.Theme.Text.Alpha(fade)})
		p.scale(c, track, x, fade)
	}
	f.Add(e)
}

// scale draws an estimate as a dot in its margin, around no gain or a half.
func (p *Page) scale(c *ui.Canvas, r ui.Rect, x Row, fade float64) {
	u := c.Px(1)
	low, mid, high := -0.2, 0.0, 0.2
	if x.Card == 0 {
		low, mid, high = 0, 0.5, 1
	}
	y := r.Y + math.Min(r.H*0.5, 6*u)
	at := func(v float64) float64 { return r.X + r.W*ui.Clamp01((v-low)/(high-low)) }
	c.Fill(ui.Rect{X: r.X, Y: y - 1*u, W: r.W, H: 2 * u}, 1*u, c.Theme.Edge.Alpha(0.6*fade))
	c.Fill(ui.Rect{X: at(mid) - 0.75*u, Y: y - 5*u, W: 1.5 * u, H: 10 * u}, 0, c.Theme.TextSoft.Alpha(fade))
	if x.Games == 0 {
		return
	}
	col := c.Theme.Accent2 // may be chance
	switch {
	case x.Low > mid:
		col = c.Theme.Good
	case x.High < mid:
		col = c.Theme.Danger
	}
	c.Fill(ui.Rect{X: at(x.Low), Y: y - 3.5*u, W: math.Max(7*u, at(x.High)-at(x.Low)), H: 7 * u}, 3.5*u, col.Alpha(0.45*fade))
	c.Disc(at(x.Share), y, 5*u, col.Alpha(fade))
}

func percent(x float64) int { return int(math.Round(100 * x)) }

// signed returns points of a hundred with their sign.
func signed(x float64) string {
	s := strconv.FormatFloat(math.Abs(100*x), 'f', 1, 64)
	if x < 0 {
		return "−" + s
	}
	return "+" + s
}
