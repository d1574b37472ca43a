// Package record shows how one has played: the last matches as lanterns, sums
// by game, rival, deck and end, and every match. It knows games only from its
// Options.
package record

import (
	"math"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules/games"
	"godeck/rules/tally"
	"godeck/scenes/table"
	"godeck/scenes/table/chrome"
	"godeck/scenes/ui"
)

// Options connect the record to the program.
type Options struct {
	Games []Game
	Book  func() *tally.Book
	// Kept returns the keys of the matches that can be watched.
	Kept  func() []string
	Watch func(env *ui.Env, key string)
	// Remove deletes the line of a match, Clear everything; an error says that
	// nothing was changed.
	Remove func(id string) error
	Clear  func() error
	Export func(env *ui.Env) // offers the record as a file
	// Damaged reports whether something could not be read, and Rescue offers
	// it as a file.
	Damaged func() bool
	Rescue  func(env *ui.Env)
	Day     func(seconds int64) lang.Phrase // when that was, as briefly as possible
	Leave   func(env *ui.Env)
}

// Game is a game as the record shows it.
type Game struct {
	ID     string
	Name   lang.Phrase
	Neon   ui.Colour
	Rivals []*table.Rival
	Opens  func(rival string) lang.Phrase // what beating that one opens; empty: nothing
	Deeds  []games.Deed
	Level  func(id string) lang.Phrase // "" for an unknown one
	Deck   func(id string) lang.Phrase // "" for one that is gone
}

// Scene is the record.
type Scene struct {
	ui.Base
	opts  Options
	game  string // whose record; "": all
	book  *tally.Book
	kept  map[string]bool
	open  string // id of the match whose page is open; "": none
	asks  bool   // whether everything should be deleted
	deeds bool   // the deeds are shown instead of the sums
	small bool
}

// New makes the scene, with a game's record or that of all.
func New(o Options, game string) *Scene {
	s := &Scene{opts: o}
	if s.at(game) != nil {
		s.game = game
	}
	s.read()
	s.Theme = &ui.Midnight
	s.Build = s.build
	s.Backdrop = backdrop
	return s
}

// read takes what is stored.
func (s *Scene) read() {
	s.book, s.kept = s.opts.Book(), map[string]bool{}
	for _, k := range s.opts.Kept() {
		s.kept[k] = true
	}
	s.Surface.Invalidate()
}

// at returns a game, nil for an unknown one.
func (s *Scene) at(id string) *Game {
	for i := range s.opts.Games {
		if s.opts.Games[i].ID == id {
			return &s.opts.Games[i]
		}
	}
	return nil
}

// Title implements ui.Scene.
func (s *Scene) Title(env *ui.Env) string { return s.word(env, "title") + " — godeck" }

// Status implements ui.Scene.
func (s *Scene) Status(env *ui.Env) string { return s.word(env, "status", s.sum(env)) }

// CanReload implements ui.Reloadable.
func (s *Scene) CanReload() bool { return s.open == "" && !s.asks }

func (s *Scene) word(env *ui.Env, key string, args ...any) string {
	return Text.T(env.Settings.Lang, key, args...)
}

// sum says how many matches were won of how many.
func (s *Scene) sum(env *ui.Env) string {
	n := s.book.Sum(s.game)
	if n.Played() == 0 {
		return s.word(env, "sum.none")
	}
	return s.word(env, "sum", n.Won, n.Played())
}

// backdrop is the sky over the roofs.
func backdrop(c *ui.Canvas) {
	w, h := c.Env.W, c.Env.H
	full := ui.Rect{W: w, H: h}
	c.Gradient(full, 0, ui.Hex(0x0a0826), ui.Hex(0x2b1560))
	c.Light(w*0.86, h*0.06, math.Max(w, h)*0.34, ui.Hex(0x8f5bff).Alpha(0.28))
	c.Light(w*0.1, h, math.Max(w, h)*0.4, ui.Hex(0xff4fa3).Alpha(0.14))
	for i := range 60 { // stars, the same in every frame
		x, y := math.Mod(float64(i)*0.61803, 1), math.Mod(float64(i)*0.37139+0.11, 1)*0.3
		c.Disc(x*w, y*h, (0.6+math.Mod(float64(i)*0.7, 1))*c.Px(1), ui.Hex(0xdcd6ff).Alpha(0.16+0.3*math.Mod(float64(i)*0.47, 1)))
	}
	x := 0.0
	for i := 0; x < w; i++ {
		bw := (0.05 + 0.07*math.Mod(float64(i)*0.377, 1)) * math.Max(w, h) * 0.8
		bh := (0.06 + 0.2*math.Mod(float64(i)*0.618+0.2, 1)) * h
		c.Gradient(ui.Rect{X: x, Y: h - bh, W: bw, H: bh}, 0, ui.Hex(0x170f45), ui.Hex(0x0c0826))
		x += bw
	}
	c.Gradient(full, 0, ui.Hex(0x07051a).Alpha(0.1), ui.Hex(0x07051a).Alpha(0.4))
}

func (s *Scene) build(env *ui.Env, f *ui.Surface) {
	u := f.Px(1)
	s.small = env.Compact()
	margin := 24 * u
	if env.Portrait() || s.small {
		margin = 10 * u
	}
	in := env.Full().InsetXY(margin, math.Min(margin, 14*u))
	target := math.Max(env.MinTarget(), 44*u)
	gap := 12 * u
	if s.small {
		gap = 6 * u
	}
	bar, in := in.CutTop(target, gap*0.7)
	back, bar := bar.CutLeft(target, 10*u)
	f.Button("back", back, ui.Button{Name: s.word(env, "back"), Icon: ui.IconBack, Sound: "ui-back", Tap: s.opts.Leave})
	f.Key("Escape", s.opts.Leave)
	title := s.word(env, "title")
	size := f.Font(28)
	tw := math.Min(ui.Measure(title, ui.Display, size)+20*u, bar.W)
	head, tabs := bar.CutLeft(tw, 14*u)
	f.Add(ui.Element{ID: "title", Rect: head, Role: ui.RoleHeading, Label: title, Draw: func(c *ui.Canvas, _ ui.State) {
		c.Text(title, head, ui.TextStyle{Face: ui.Display, Size: size, Colour: ui.Hex(0xfff4fb), Glow: c.Theme.Warm.Alpha(0.5)})
	}})
	if env.Portrait() {
		tabs, in = in.CutTop(target, gap*0.7)
	}
	s.tabs(env, f, tabs)
	if env.Portrait() || s.small {
		off := f.BeginScroll("record", in, false)
		y := in.Y - off
		col := ui.Rect{X: in.X, Y: y, W: in.W - 8*u}
		y = s.lanterns(env, f, col) + gap
		col.Y = y
		y = s.notices(env, f, col)
		col.Y = y
		y = s.charts(env, f, col, gap)
		col.Y = y
		y = s.foot(env, f, col, target) + gap
		col.Y = y
		y = s.matches(env, f, col, in)
		f.EndScroll(y + off - in.Y)
	} else {
		s.columns(env, f, in, gap, target)
	}
	s.page(env, f)
}

// columns lays the parts out side by side.
func (s *Scene) columns(env *ui.Env, f *ui.Surface, in ui.Rect, gap, target float64) {
	u := f.Px(1)
	low := s.lanterns(env, f, in)
	_, in = in.CutTop(low-in.Y, gap)
	left, right := in.CutLeft(in.W*0.5, 22*u)
	for _, part := range []struct {
		id string
		r  ui.Rect
	}{{"charts", left}, {"matches", right}} {
		panel := part.r
		f.Paint(part.id+".panel", panel, func(c *ui.Canvas) {
			c.Gradient(panel, 16*u, c.Theme.Panel.Alpha(0.72), c.Theme.PanelLow.Alpha(0.8))
			c.Stroke(panel, 16*u, 1.2*u, c.Theme.Edge)
		})
		r := panel.InsetXY(16*u, 12*u)
		if part.id == "matches" {
			var row ui.Rect
			row, r = r.CutBottom(target, 10*u)
			s.foot(env, f, row, target)
		}
		off := f.BeginScroll(part.id, r, false)
		col := ui.Rect{X: r.X, Y: r.Y - off, W: r.W - 10*u}
		if part.id == "charts" {
			col.Y = s.notices(env, f, col)
			col.Y = s.charts(env, f, col, gap)
		} else {
			col.Y = s.matches(env, f, col, r)
		}
		f.EndScroll(col.Y + off - r.Y)
	}
}

// tabs declares the choice of a game.
func (s *Scene) tabs(env *ui.Env, f *ui.Surface, r ui.Rect) {
	u, l := f.Px(1), env.Settings.Lang
	size := 14.0
	if s.small {
		size = 13
	}
	type tab struct {
		id, name string
		neon     ui.Colour
	}
	list := []tab{{"", s.word(env, "all"), f.Theme().Accent2}}
	for i := range s.opts.Games {
		g := &s.opts.Games[i]
		list = append(list, tab{g.ID, g.Name.In(l), g.Neon})
	}
	total := 0.0
	ws := make([]float64, len(list))
	for i, t := range list {
		ws[i] = ui.Measure(t.name, ui.Bold, f.Font(size)) + 30*u
		total += ws[i] + 6*u
	}
	off := f.BeginScroll("tabs", r, true)
	x := r.X - off
	if over := r.W - total; over > 0 && !env.Portrait() {
		x += over
	}
	for i, t := range list {
		b := ui.Button{Label: t.name, Size: size, Checked: s.game == t.id, Radio: true, Group: s.word(env, "tabs"), Colour: t.neon, Tap: func(*ui.Env) {
			s.game = t.id
			for _, id := range []string{"record", "charts", "matches"} {
				s.Surface.ScrollTo(id, 0)
			}
		}}
		id := "tab." + t.id
		if t.id == "" {
			id = "tab.all"
		}
		f.Button(id, ui.Rect{X: x, Y: r.Y, W: ws[i], H: r.H}, b)
		x += ws[i] + 6*u
	}
	f.EndScroll(x - 6*u + off - r.X)
}

// lanterns declares the sum and the last ten matches at the top of r, and
// returns their lower edge.
func (s *Scene) lanterns(env *ui.Env, f *ui.Surface, r ui.Rect) float64 {
	u := f.Px(1)
	last := s.book.Last(s.game, 10)
	sum := s.sum(env)
	size := f.Font(34)
	if env.Portrait() || s.small {
		size = f.Font(26)
	}
	n := s.book.Sum(s.game)
	now, best := s.book.Streak(s.game)
	var more []string
	if n.Played() > 0 {
		more = append(more, s.word(env, "share", (100*n.Won+n.Played()/2)/n.Played()))
	}
	if now > 1 {
		more = append(more, s.word(env, "streak", now))
	}
	if best > max(now, 1) {
		more = append(more, s.word(env, "streak.best", best))
	}
	small := f.Font(15)
	text := ui.Rect{X: r.X, Y: r.Y, W: r.W, H: size*1.25 + small*1.5}
	string10 := ui.Rect{X: r.X, Y: text.Bottom() + 2*u, W: r.W, H: size*1.3 + small*1.5}
	if !env.Portrait() {
		text.W = math.Max(r.W*0.34, 0)
		string10 = ui.Rect{X: text.Right() + 16*u, Y: r.Y, W: r.W - text.W - 16*u, H: text.H}
	}
	line := strings.Join(more, env.Settings.Lang.Pick("　", " · "))
	for len(more) > 1 && ui.Measure(line, ui.Regular, small) > text.W {
		more = more[:len(more)-1]
		line = strings.Join(more, env.Settings.Lang.Pick("　", " · "))
	}
	f.Add(ui.Element{ID: "sum", Rect: text, Role: ui.RoleText, Label: strings.TrimSpace(sum + ". " + line), Draw: func(c *ui.Canvas, _ ui.State) {
		top, low := text.CutTop(size*1.25, 0)
		st := ui.TextStyle{Face: ui.Display, Size: size, Colour: ui.Hex(0xffffff), Shadow: true}
		if w := ui.Measure(sum, ui.Display, size); w > top.W {
			st.Size *= top.W / w * 0.99
		}
		c.Text(sum, top, st)
		c.Text(line, low, ui.TextStyle{Size: small, Colour: ui.Hex(0xd8d0ff), Shadow: true})
	}})
	if len(last) == 0 {
		return math.Max(text.Bottom(), text.Y)
	}
	words := make([]string, len(last))
	for i, x := range last {
		words[i] = s.word(env, results[x])
	}
	cap := s.word(env, "last", len(last))
	f.Add(ui.Element{ID: "last", Rect: string10, Role: ui.RoleText, Label: s.word(env, "last.say", strings.Join(words, env.Settings.Lang.Pick("、", ", "))), Draw: func(c *ui.Canvas, _ ui.State) {
		top, low := string10.CutTop(string10.H-small*1.5, 0)
		k := math.Min(top.H, top.W/11)
		step := math.Min(k*1.5, top.W/10.5)
		x0 := top.Right() - step*float64(len(last)-1) - k*0.5
		al := ui.End
		if env.Portrait() {
			x0, al = top.X+(top.W-step*float64(len(last)-1))/2, ui.Middle
		}
		c.Line(x0-step*0.6, top.Y+1, x0+step*(float64(len(last))-0.4), top.Y+1, math.Max(1, 1.2*u), ui.Hex(0x8f86ff).Alpha(0.6))
		for i := range last {
			chrome.Lantern(c, x0+step*float64(len(last)-1-i), top.Y, k, burns[last[i]])
		}
		c.Text(cap, low, ui.TextStyle{Size: small, Colour: ui.Hex(0xd8d0ff), Align: al, Shadow: true})
	}})
	return math.Max(text.Bottom(), string10.Bottom())
}

var (
	results = map[tally.Result]string{tally.Won: "won", tally.Lost: "lost", tally.Drawn: "drawn"}
	burns   = map[tally.Result]float64{tally.Won: 1, tally.Drawn: 0.4}
)

// notices declares what has to be said before the charts, and returns the
// lower edge with a gap.
func (s *Scene) notices(env *ui.Env, f *ui.Surface, r ui.Rect) float64 {
	u, y := f.Px(1), r.Y
	if s.opts.Damaged() {
		y = s.text(f, "damaged", s.word(env, "damaged"), ui.Rect{X: r.X, Y: y, W: r.W}, f.Theme().Danger.Lighten(0.4))
		b := ui.Rect{X: r.X, Y: y, W: math.Min(r.W, 320*u), H: math.Max(env.MinTarget(), 44*u)}
		f.Button("damaged.save", b, ui.Button{Label: s.word(env, "damaged.save"), Icon: ui.IconFile, Size: 15, Tap: s.opts.Rescue})
		y = b.Bottom() + 10*u
	}
	if s.book.Sum(s.game).Played() == 0 {
		y = s.text(f, "none", s.word(env, "none"), ui.Rect{X: r.X, Y: y, W: r.W}, f.Theme().Text) + 6*u
	}
	return y
}

// text declares a paragraph at the top of r and returns its lower edge with a gap.
func (s *Scene) text(f *ui.Surface, id, text string, r ui.Rect, col ui.Colour) float64 {
	p := ui.Layout([]ui.Run{{Text: text}}, f.Font(15), 1.4, r.W)
	r.H = p.H + 2*f.Px(1)
	f.Para(id, p, r, col)
	return r.Bottom() + 8*f.Px(1)
}

// foot declares what can be done with the record.
func (s *Scene) foot(env *ui.Env, f *ui.Surface, r ui.Rect, target float64) float64 {
	u := f.Px(1)
	r.H = target
	none := s.book.Empty()
	f.Button("export", r.Row(0, 2, 10*u), ui.Button{Label: s.word(env, "export"), Icon: ui.IconFile, Size: 15, Off: none, Desc: s.word(env, "here"), Tap: s.opts.Export})
	f.Button("clear", r.Row(1, 2, 10*u), ui.Button{Label: s.word(env, "clear"), Icon: ui.IconClose, Size: 15, Off: none, Desc: s.word(env, "here"), Tap: func(*ui.Env) { s.asks = true }})
	return r.Bottom()
}

// page declares what is open above the record.
func (s *Scene) page(env *ui.Env, f *ui.Surface) {
	if s.asks {
		f.Confirm("clear.ask", s.word(env, "clear"), s.word(env, "clear.ask"), s.word(env, "clear.yes"), s.word(env, "clear.no"), func(env *ui.Env, yes bool) {
			s.asks = false
			if yes {
				s.change(env, s.opts.Clear)
			}
		})
	}
	if l := s.book.Line(s.open); l != nil {
		s.match(env, f, l)
	}
}

// change changes what is stored and shows what is then there.
func (s *Scene) change(env *ui.Env, do func() error) {
	if do() != nil {
		s.Surface.Toast(s.word(env, "full"), true)
	}
	s.read()
}

func itoa(n int) string { return strconv.Itoa(n) }
