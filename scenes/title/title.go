package title

import (
	"math"
	"strings"

	"godeck/internal/lang"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/chrome"
	"godeck/scenes/title/choices"
	"godeck/scenes/title/city"
	"godeck/scenes/title/credits"
	"godeck/scenes/title/doors"
	"godeck/scenes/title/panels"
	"godeck/scenes/title/phrases"
	"godeck/scenes/title/shelf"
	"godeck/scenes/ui"
)

type panel uint8

const (
	noPanel panel = iota
	setupPanel
	deckPanel
	replayPanel
	creditPanel
	settingsPanel
	lessonPanel
)

// Scene is the title screen.
type Scene struct {
	ui.Base
	opts   Options
	panel  panel
	games  []string // ids, in the order of their doors
	chosen choices.Choices
	shelf  shelf.Shelf
	doors  doors.Doors
	city   city.City
	wait   waiting

	album   cards.Album
	listed  []string        // games whose matches are listed
	arrived map[string]bool // games whose cards can be painted
	t       float64
	sky     ui.Rect // above the doors: the part that moves
	credits credits.Credits
	music   bool
	frames  int         // number drawn so far
	left    *ResumeInfo // the match that can be gone on with, as the page was laid out; nil: none
}

// New makes the title screen.
func New(opts Options) *Scene {
	s := &Scene{opts: opts, doors: doors.New(opts.Catalog.Games, opts.Poster), wait: waiting{load: opts.Prepare},
		credits: credits.Credits{Text: opts.Credits, Version: opts.Version}}
	for i := range opts.Catalog.Games {
		g := &opts.Catalog.Games[i]
		s.games = append(s.games, g.ID)
		if s.chosen.Game == nil || g.Ready && !s.chosen.Game.Ready {
			s.chosen.Game = g
		}
	}
	s.shelf = shelf.New(&s.chosen, &s.album, func() bool { return s.arrived[s.here().ID] })
	s.doors.Art, s.doors.Enter, s.doors.Opening = opts.DoorArt, s.enter, s.wait.opening
	s.doors.Still = func() bool { return s.panel != noPanel }
	s.Theme = &ui.Midnight
	s.Build = s.build
	s.Backdrop = s.backdrop
	s.Tick = s.tick
	return s
}

// Title implements ui.Scene.
func (s *Scene) Title(env *ui.Env) string { return phrases.Text.T(env.Settings.Lang, "title") }

// Status implements ui.Scene.
func (s *Scene) Status(env *ui.Env) string {
	l := env.Settings.Lang
	gs := s.opts.Catalog.Games
	if s.panel == setupPanel || s.panel == deckPanel || s.panel == lessonPanel {
		return phrases.Text.T(l, "status.door", s.here().Name.In(l))
	}
	var open []string
	for i := range gs {
		if gs[i].Ready {
			open = append(open, gs[i].Name.In(l))
		}
	}
	return phrases.Text.T(l, "status", len(gs), strings.Join(open, ", "))
}

// Close implements ui.Closer: it releases the backdrop's memory.
func (s *Scene) Close() {
	s.city.Free()
	s.doors.Free()
	s.album.Faces.Forget()
}

// Idle implements ui.Idler: the title is idle unless the player waits for a
// game; its lights do not count.
func (s *Scene) Idle() bool { return s.wait.then == nil }

// AtHome reports whether the browser's Back leaves the page from here.
func (s *Scene) AtHome() bool { return s.panel == noPanel }

// CanReload implements ui.Reloadable.
func (s *Scene) CanReload() bool { return s.panel == noPanel && s.wait.then == nil }

// Await continues with then when games have been prepared: at once, or after
// some ticks in which their doors are lit. The last call counts, until another
// panel is opened.
func (s *Scene) Await(env *ui.Env, then func(env *ui.Env), games ...string) {
	s.wait.begin(s.panel, then, games)
	s.prepare(env)
}

// prepare loads a slice, and reports whether the player need not wait any longer.
func (s *Scene) prepare(env *ui.Env) bool {
	then := s.wait.step(s.panel, s.games)
	if then != nil {
		then(env)
	}
	return then != nil
}

func (s *Scene) tick(env *ui.Env) bool {
	if env.Sounds != nil && !s.music && s.frames > 0 { // opening the device must not delay the first frame
		env.Sounds.Music("title", 0)
		s.music = true
	}
	moved := s.prepare(env)
	if moved {
		s.Surface.Invalidate()
	}
	if w := &s.wait; w.then != nil {
		if w.ticks++; w.ticks == soon && len(w.games) > 0 {
			s.Surface.Announce(s.word(env, "opening.name", s.gameName(w.games[0], env.Settings.Lang)))
		}
		moved = moved || w.ticks >= soon && w.ticks%3 == 0
	}
	moved = s.doors.Tick(s.wait.on) || moved
	if (s.frames < 300 || env.Tick%30 == 0) && s.doors.Unpainted() {
		moved = true
	}
	moved = s.arrive(env) || s.album.Tick() || moved
	if env.Settings.ReducedMotion {
		return moved
	}
	s.t++
	s.doors.T = s.t
	return moved || s.panel == noPanel && env.Tick%4 == 0 // fifteen pictures per second are enough for the lights
}

// arrive requests the pictures of the cards shown, and reports whether some have come.
func (s *Scene) arrive(env *ui.Env) (come bool) {
	ask := func(game string) {
		if !s.arrived[game] && (s.opts.Pictures == nil || s.opts.Pictures(env, game)) {
			if s.arrived == nil {
				s.arrived = map[string]bool{}
			}
			s.arrived[game], come = true, true
			s.album.Faces.Forget() // earlier paintings were placeholders
		}
	}
	switch s.panel {
	case setupPanel, deckPanel:
		ask(s.here().ID)
	case replayPanel:
		for _, game := range s.listed {
			ask(game)
		}
	}
	return come
}

func (s *Scene) word(env *ui.Env, key string, args ...any) string {
	return phrases.Text.T(env.Settings.Lang, key, args...)
}

func (s *Scene) build(env *ui.Env, f *ui.Surface) {
	if s.left = nil; s.opts.Resume != nil {
		s.left = s.opts.Resume()
	}
	full := env.Full()
	u := f.Px(1)
	compact := env.Compact()
	margin := 28 * u
	if env.Portrait() {
		margin = 16 * u
	}
	if compact {
		margin = 8 * u
	}
	in := full.InsetXY(margin, math.Min(margin, 20*u))
	target := math.Max(env.MinTarget(), 44*u)

	// The head: name and switches.
	headH := 100 * u
	if env.Portrait() {
		headH = target + 54*u + 2.5*f.Font(17)
	}
	if compact {
		headH = target
	}
	s.sky = ui.Rect{W: env.W, H: in.Y + headH}
	head, in := in.CutTop(headH, panels.Pick(compact, 4*u, 14*u))
	bar := head
	if env.Portrait() {
		bar, head = head.CutTop(target, 10*u)
	}
	head = s.switches(env, f, bar, head, target)
	s.logo(env, f, head)

	// The foot: notice and entries.
	noticeH := f.Font(13) * 1.6
	if env.Portrait() && !compact {
		noticeH = f.Font(13) * 2.9
	}
	if compact {
		noticeH = 16 * env.Scale
	}
	notice, in := in.CutBottom(noticeH, panels.Pick(compact, 3*u, 8*u))
	key := "notice"
	if compact {
		key = "notice.s"
	}
	f.Label("notice", s.word(env, key), notice, ui.TextStyle{Size: math.Min(f.Font(13), noticeH*0.85), Colour: ui.Hex(0xd3cdf5), Align: ui.Middle, Wrap: !compact, Shadow: true})
	in = s.foot(env, f, in, target)

	s.doors.Declare(env, f, in)

	switch s.panel {
	case setupPanel:
		s.setup(env, f)
	case deckPanel:
		s.shelf.Declare(env, f, func(*ui.Env) { s.panel = setupPanel })
	case replayPanel:
		s.replays(env, f)
	case lessonPanel:
		s.lessons(env, f)
	case creditPanel:
		s.credits.Declare(env, f, f.Dialog("credits.dialog", s.word(env, "credits"), 820, 620, s.shut))
	case settingsPanel:
		chrome.DeclareSettings(env, f, s.shut)
	}
	s.album.Declare(f)
}

// backdrop draws the city with a few moving lights over it.
func (s *Scene) backdrop(c *ui.Canvas) {
	if c.Blank() || c.Env.W <= 0 || c.Env.H <= 0 {
		return
	}
	s.frames++
	s.doors.Begin()
	s.city.Draw(c)
	s.doors.Pavement(c)
	city.Lights(c, s.sky, s.t)
}

func (s *Scene) shut(*ui.Env) { s.panel = noPanel }

// switches declares language, sound and settings at the right of the bar and
// returns what is left for the name.
func (s *Scene) switches(env *ui.Env, f *ui.Surface, bar, head ui.Rect, target float64) ui.Rect {
	u := f.Px(1)
	gap := 8 * u
	if env.Compact() {
		gap = 6 * u
	}
	h := target
	lw := math.Max(target*1.9, ui.Measure("日本語", ui.Bold, f.Font(15))+32*u)
	if env.Compact() {
		lw = math.Max(target*1.35, 64*u)
	}
	total := 2*lw + 2*target + 3*gap
	var right ui.Rect
	if env.Portrait() {
		right = bar
		lw = math.Min(lw, (bar.W-2*target-3*gap)/2)
		total = 2*lw + 2*target + 3*gap
		right.X, right.W = bar.Right()-total, total
	} else {
		right, head = head.CutRight(total, 16*u)
	}
	row, _ := right.CutTop(h, 0)
	x := row.X
	put := func(w float64) ui.Rect {
		r := ui.Rect{X: x, Y: row.Y, W: w, H: h}
		x += w + gap
		return r
	}
	set := env.Settings
	for _, l := range []struct {
		lang lang.Lang
		name string
	}{{lang.JA, "日本語"}, {lang.EN, "English"}} {
		f.Button("lang."+string(l.lang), put(lw), ui.Button{Label: l.name, Checked: set.Lang == l.lang, Radio: true, Group: "言語 / Language", Size: 15,
			Tap: func(env *ui.Env) { env.Settings.Lang = l.lang }})
	}
	name, ic := "sound.off", ui.IconSound
	if set.Muted {
		name, ic = "sound.on", ui.IconMute
	}
	f.Button("sound", put(target), ui.Button{Name: s.word(env, name), Icon: ic, Tap: func(env *ui.Env) { env.Settings.Muted = !env.Settings.Muted }})
	f.Button("settings", put(target), ui.Button{Name: s.word(env, "settings"), Icon: ui.IconGear, Tap: func(*ui.Env) { s.panel = settingsPanel }})
	return head
}

func (s *Scene) logo(env *ui.Env, f *ui.Surface, r ui.Rect) {
	u := f.Px(1)
	size := math.Min(58*u, r.H*0.62)
	al := ui.Start
	if env.Portrait() {
		al = ui.Middle
		size = 54 * u
	}
	name := r
	if !env.Compact() {
		var sub ui.Rect
		name, sub = r.CutTop(size*1.28, 0)
		sub.H = math.Min(sub.H, f.Font(17)*1.5)
		f.Label("tagline", s.word(env, "tagline"), sub, ui.TextStyle{Size: f.Font(17), Colour: ui.Hex(0xd8d0ff), Align: al})
	}
	f.Add(ui.Element{ID: "logo", Rect: name, Role: ui.RoleHeading, Label: "godeck", Draw: func(c *ui.Canvas, _ ui.State) {
		pulse := 0.75 + 0.12*math.Sin(s.t/47)
		style := ui.TextStyle{Face: ui.Display, Size: size, Colour: ui.Hex(0xfff4fb), Align: al, Loose: true}
		if s.frames > 1 { // a glow needs another shader, for which the first frame does not wait
			style.Glow = c.Theme.Accent.Alpha(pulse)
		}
		c.Text("godeck", name, style)
	}})
}

// gameName returns the name of a game, "" for an unknown one.
func (s *Scene) gameName(id string, l lang.Lang) string {
	for i := range s.opts.Catalog.Games {
		if s.opts.Catalog.Games[i].ID == id {
			return s.opts.Catalog.Games[i].Name.In(l)
		}
	}
	return ""
}

// tallFoot declares the foot of a portrait window in as few rows as do, so that
// every door is seen.
func tallFoot(f *ui.Surface, in ui.Rect, target, gap float64, signs []sign, knobs func(ui.Rect) ui.Rect, id string, on ui.Button) ui.Rect {
	u := f.Px(1)
	if id == "" && len(signs) == 1 { // a newcomer's
		row, rest := in.CutBottom(math.Max(target*1.3, 72*u), 12*u)
		side := row
		side.H, side.Y = target, row.Y+(row.H-target)/2
		row.W = knobs(side).W
		pavementRow(f, signs, row, gap, false)
		return rest
	}
	row, rest := in.CutBottom(math.Max(target, 52*u), 8*u)
	row = knobs(row)
	if id != "" {
		f.Button(id, row, on)
	} else {
		pavementRow(f, signs[1:], row, gap, true)
		signs = signs[:1]
	}
	strip, rest := rest.CutBottom(math.Max(target*1.3, 64*u), 10*u)
	pavementRow(f, signs, strip, gap, false)
	return rest
}

// foot declares what is on the pavement and returns what is left above it:
// signs, and a row of buttons, or all in one row if the window is low.
func (s *Scene) foot(env *ui.Env, f *ui.Surface, in ui.Rect, target float64) ui.Rect {
	u := f.Px(1)
	small := env.Portrait() || env.Compact()
	signs := glance(s, env, small)
	id, on := goesOn(s, env)
	ids, list := more(s, env, small)
	if len(signs)+len(list) == 0 && id == "" {
		return in
	}
	on.Size = 16
	gap := panels.Pick(env.Compact(), 6*u, 12*u)
	if len(signs) == 0 { // nothing to look at: a row of buttons
		if id != "" {
			ids, list = append([]string{id}, ids...), append([]ui.Button{on}, list...)
		}
		h := math.Max(target, panels.Pick(env.Compact(), target, 52*u))
		row, rest := in.CutBottom(h, panels.Pick(env.Compact(), 5*u, 16*u))
		row = row.Middle(math.Min(row.W, float64(len(list))*236*u+float64(len(list)-1)*gap), h)
		for i, b := range list {
			b.Size = 16
			f.Button(ids[i], row.Row(i, len(list), gap), b)
		}
		return rest
	}
	knobs := func(row ui.Rect) ui.Rect {
		for i := len(list) - 1; i >= 0; i-- {
			var k ui.Rect
			k, row = row.CutRight(row.H, gap)
			b := list[i]
			b.Name, b.Tip, b.Label = b.Label, b.Label, ""
			f.Button(ids[i], k, b)
		}
		return row
	}
	if env.Portrait() && !env.Compact() {
		return tallFoot(f, in, target, gap, signs, knobs, id, on)
	}
	h := panels.Pick(env.Compact(), target, math.Max(92*u, float64(len(list))*(target+6*u)-6*u))
	row, rest := in.CutBottom(h, panels.Pick(env.Compact(), 5*u, 16*u))
	if env.Compact() {
		row = knobs(row)
	} else {
		for i := range list {
			list[i].Size = 14
		}
		w := 0.0
		for _, b := range list {
			w = math.Max(w, ui.Measure(b.Label, ui.Bold, f.Font(14))+56*u)
		}
		var side ui.Rect
		side, row = row.CutRight(w, gap)
		for i, b := range list {
			f.Button(ids[i], side.Col(i, len(list), 6*u), b)
		}
	}
	if id != "" {
		var left ui.Rect
		left, row = row.CutLeft(row.W*0.25, gap)
		on.Size = panels.Pick(env.Compact(), 15, 20)
		if full := s.word(env, id); ui.Measure(full, ui.Bold, f.Font(on.Size))+54*u <= left.W {
			on.Label = full
		}
		onward(f, id, left, on)
	}
	pavementRow(f, signs, row, gap, env.Compact())
	return rest
}

// list opens the list of stored matches.
func (s *Scene) list(env *ui.Env) {
	var games []string
	if s.opts.Listed != nil {
		games = s.opts.Listed()
	}
	s.Await(env, func(*ui.Env) { s.panel = replayPanel }, games...)
}

func (s *Scene) enter(env *ui.Env, i int) {
	s.Await(env, func(*ui.Env) { s.open(i, setupPanel) }, s.opts.Catalog.Games[i].ID)
	ui.Play(env, "turn-start", 0.5, 0)
}
