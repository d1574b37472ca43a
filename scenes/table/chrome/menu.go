package chrome

import (
	"math"

	"godeck/internal/lang"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
	"godeck/scenes/ui/tween"
)

// Menu is the pause menu with the settings. The zero value is a closed menu;
// set what the entries do.
type Menu struct {
	Concede func(env *ui.Env) // nil: no such entry
	GiveUp  func(env *ui.Env) // the whole series, if Concede is for one game of several; otherwise nil
	ToTitle func(env *ui.Env)
	Home    lang.Phrase   // what ToTitle is called if it does not lead to the title
	Extra   []ui.Button   // more entries, e.g. "Save match"
	Guide   func() Guide  // the help; nil: no such entry
	Asks    Switches      // a section with what can be turned on and off; without any: no such entry
	Code    func() string // a tag for other pages that shows what is on the table; nil: no such entry

	open, settings bool
	asks           bool   // the section of switches
	alone          bool   // opened without the menu: closing it closes everything
	help           string // the open part of the help, "" for none
	confirm        string
}

// Switches are what can be turned on and off in a menu, in a section of their own.
type Switches struct {
	Name string // of the section
	List []Switch
}

// Switch is one of them.
type Switch struct {
	Label string
	On    *bool
}

// declare declares the section.
func (w *Switches) declare(s *ui.Surface, close func(*ui.Env)) {
	row, gap := math.Max(s.Env().MinTarget(), s.Px(48)), s.Px(8)
	in := s.Dialog("menu.asks", w.Name, 460, 96+float64(len(w.List))*56, close)
	off := s.BeginScroll("menu.asks.list", in, false)
	for i, sw := range w.List {
		r := ui.Rect{X: in.X, Y: in.Y + float64(i)*(row+gap) - off, W: in.W - s.Px(8), H: row}
		ui.Toggle(s, "menu.ask"+words.Itoa(i), r, sw.Label, *sw.On, func(_ *ui.Env, on bool) { *sw.On = on })
	}
	s.EndScroll(float64(len(w.List))*(row+gap) - gap)
}

// HomeName returns what the button is called that leaves the match.
func (m *Menu) HomeName(in lang.Lang) string {
	if m.Home != (lang.Phrase{}) {
		return m.Home.In(in)
	}
	return words.Text.T(in, "totitle")
}

// Open shows the menu.
func (m *Menu) Open() { *m = m.closed(); m.open = true }

// OpenSettings shows only the settings, as on the title screen.
func (m *Menu) OpenSettings() { *m = m.closed(); m.open, m.settings, m.alone = true, true, true }

// OpenHelp shows only the help, at the turn or at "signs" or "words".
func (m *Menu) OpenHelp(part string) {
	if m.Guide != nil {
		*m = m.closed()
		m.open, m.help, m.alone = true, part, true
	}
}

// Opened reports whether the menu, or what is opened from it, is shown.
func (m *Menu) Opened() bool { return m.open }

// Close closes the menu.
func (m *Menu) Close() { *m = m.closed() }

func (m *Menu) closed() Menu {
	n := *m
	n.open, n.settings, n.asks, n.alone, n.help, n.confirm = false, false, false, false, "", ""
	return n
}

func (m *Menu) Declare(env *ui.Env, s *ui.Surface) {
	if !m.open {
		return
	}
	if m.settings {
		DeclareSettings(env, s, func(*ui.Env) { m.settings = false; m.open = !m.alone; m.alone = false })
		return
	}
	if m.help != "" && m.Guide != nil {
		m.declareHelp(s)
		return
	}
	if m.asks {
		m.Asks.declare(s, func(*ui.Env) { m.asks = false })
		return
	}
	list := []ui.Button{{Label: words.Of(s, "resume"), Icon: ui.IconPlay, Kind: ui.ButtonPrimary, Tap: func(*ui.Env) { m.Close() }},
		{Label: words.Of(s, "settings"), Icon: ui.IconGear, Tap: func(*ui.Env) { m.settings = true }}}
	if m.Guide != nil {
		list = append(list, ui.Button{Label: words.Of(s, "help"), Icon: ui.IconHelp, Tap: func(*ui.Env) { m.help = "any" }})
	}
	if len(m.Asks.List) > 0 {
		list = append(list, ui.Button{Label: m.Asks.Name, Icon: ui.IconAnswer, Tap: func(*ui.Env) { m.asks = true }})
	}
	for _, b := range m.Extra {
		tap := b.Tap
		b.Tap = func(env *ui.Env) {
			m.Close()
			if tap != nil {
				tap(env)
			}
		}
		list = append(list, b)
	}
	if m.Code != nil && env.Host != nil {
		list = append(list, ui.Button{Label: words.Of(s, "code"), Icon: ui.IconLink, Tap: func(env *ui.Env) {
			m.Close()
			env.Host.CopyText(m.Code())
			s.Toast(words.Of(s, "code.copied"), false)
		}})
	}
	flag := func(key string) {
		list = append(list, ui.Button{Label: words.Of(s, key), Icon: ui.IconFlag, Kind: ui.ButtonDanger, Tap: func(*ui.Env) { m.confirm = key }})
	}
	switch {
	case m.Concede != nil && m.GiveUp != nil:
		flag("concede.game")
		flag("concede.all")
	case m.Concede != nil:
		flag("concede")
	case m.GiveUp != nil:
		flag("concede.all")
	}
	list = append(list, ui.Button{Label: m.HomeName(s.Lang()), Icon: ui.IconHome, Tap: func(env *ui.Env) { m.Close(); m.ToTitle(env) }})
	in := s.Dialog("menu", words.Of(s, "paused"), 400, 96+float64(len(list))*64, func(*ui.Env) { m.Close() })
	buttonList(s, "menu.item", in, list)
	switch m.confirm {
	case "concede", "concede.game":
		s.Confirm("menu.confirm", words.Of(s, m.confirm), words.Of(s, m.confirm+".ask"), words.Of(s, "yes"), words.Of(s, "no"), m.answer(m.Concede))
	case "concede.all":
		ConfirmGiveUp(s, m.answer(m.GiveUp))
	}
}

// ConfirmGiveUp asks whether to give up a series.
func ConfirmGiveUp(s *ui.Surface, fn func(env *ui.Env, yes bool)) {
	s.Confirm("menu.confirm", words.Of(s, "concede.all"), words.Of(s, "concede.all.ask"), words.Of(s, "yes"), words.Of(s, "no"), fn)
}

func (m *Menu) answer(fn func(env *ui.Env)) func(env *ui.Env, yes bool) {
	return func(env *ui.Env, yes bool) {
		m.confirm = ""
		if yes {
			m.Close()
			fn(env)
		}
	}
}

// buttonList declares buttons in a column, scrolling if they do not fit.
func buttonList(s *ui.Surface, id string, in ui.Rect, list []ui.Button) {
	h := math.Max(s.Env().MinTarget(), s.Px(54))
	gap := s.Px(10)
	cols := 1
	if (h+gap)*float64(len(list)) > in.H+gap && in.W > s.Px(340) {
		cols = 2
	}
	off := s.BeginScroll(id+"s", in, false)
	rows := (len(list) + cols - 1) / cols
	if n, least := float64(rows), s.Env().MinTarget(); (h+gap)*n-gap > in.H && (least+s.Px(4))*n-s.Px(4) <= in.H { // lower, so that all are seen
		gap = s.Px(4)
		h = (in.H+gap)/n - gap
	}
	w := in
	if (h+gap)*float64(rows)-gap > in.H {
		w.W -= s.Px(8)
	}
	for i, b := range list {
		r := w.Row(i%cols, cols, gap)
		r.Y, r.H = in.Y+float64(i/cols)*(h+gap)-off, h
		s.Button(id+words.Itoa(i), r, b)
	}
	s.EndScroll((h+gap)*float64(rows) - gap)
}

// DeclareSettings declares the settings dialog: language, text size, speed,
// sound, music, motion, full screen. Changes take effect at once.
func DeclareSettings(env *ui.Env, s *ui.Surface, close func(env *ui.Env)) {
	set := env.Settings
	in := s.Dialog("settings", words.Of(s, "settings"), 640, 690, close)
	u := s.Px(1)
	row := math.Max(s.Env().MinTarget(), 46*u)
	head := s.Font(14) * 1.6
	gap := 8 * u
	off := s.BeginScroll("settings.list", in, false)
	x, w := in.X, in.W-10*u
	y := in.Y - off
	section := func(key string) ui.Rect {
		r := ui.Rect{X: x, Y: y, W: w, H: head}
		s.Label("settings.h."+key, words.Of(s, key), r, ui.TextStyle{Face: ui.Bold, Size: s.Font(14), Colour: s.Theme().Accent2})
		y += head
		out := ui.Rect{X: x, Y: y, W: w, H: row}
		y += row + gap
		return out
	}
	ui.Radio(s, "set.lang", section("language"), words.Of(s, "language"), []ui.RadioOption{{ID: "ja", Label: "日本語"}, {ID: "en", Label: "English"}}, string(set.Lang),
		func(env *ui.Env, v string) { env.Settings.Lang = lang.Lang(v) })
	ts := "1"
	if set.TextScale > 1.2 {
		ts = "1.3"
	} else if set.TextScale > 1.05 {
		ts = "1.15"
	}
	ui.Radio(s, "set.text", section("textsize"), words.Of(s, "textsize"), []ui.RadioOption{{ID: "1", Label: words.Of(s, "text.1")}, {ID: "1.15", Label: words.Of(s, "text.2")}, {ID: "1.3", Label: words.Of(s, "text.3")}}, ts,
		func(env *ui.Env, v string) {
			env.Settings.TextScale = map[string]float64{"1": 1, "1.15": 1.15, "1.3": 1.3}[v]
		})
	speedRows(s, w, section("speed"), func() ui.Rect {
		r := ui.Rect{X: x, Y: y - 2*u, W: w, H: row}
		y += row + gap - 2*u
		return r
	})
	ui.Slider(s, "set.sound", section("sound"), words.Of(s, "sound"), set.SoundVolume, 0.1, func(env *ui.Env, v float64) { env.Settings.SoundVolume = v })
	ui.Slider(s, "set.music", section("music"), words.Of(s, "music"), set.MusicVolume, 0.1, func(env *ui.Env, v float64) { env.Settings.MusicVolume = v })
	toggle := func(id, key string, on bool, fn func(env *ui.Env, on bool)) {
		ui.Toggle(s, id, ui.Rect{X: x, Y: y, W: w, H: row}, words.Of(s, key), on, fn)
		y += row + 6*u
	}
	toggle("set.mute", "mute", set.Muted, func(env *ui.Env, on bool) { env.Settings.Muted = on })
	toggle("set.motion", "motion", set.ReducedMotion, func(env *ui.Env, on bool) { env.Settings.ReducedMotion = on })
	if env.Host != nil {
		toggle("set.full", "fullscreen", env.Host.IsFullscreen(), func(env *ui.Env, on bool) { env.Host.Fullscreen(on) })
	}
	if out, ok := env.Host.(ui.Outside); ok {
		s.Button("set.saves", ui.Rect{X: x, Y: y, W: w, H: row}, ui.Button{Label: words.Of(s, "saves"), Icon: ui.IconFile, Size: 15, Tap: func(*ui.Env) { out.ShowSaves() }})
		y += row + 6*u
	}
	s.EndScroll(y + off - in.Y)
}

// speedRows declares the speeds in a row or, where their names are too wide for that,
// in two; below makes room for the second.
func speedRows(s *ui.Surface, w float64, r ui.Rect, below func() ui.Rect) {
	cur := s.Env().Settings.Speed
	var list []ui.RadioOption
	widest := 0.0
	for _, v := range tween.Speeds {
		o := ui.RadioOption{ID: v.Name(), Label: words.Of(s, "speed."+v.Name())}
		widest = math.Max(widest, ui.Measure(o.Label, ui.Bold, s.Font(15)))
		list = append(list, o)
	}
	put := func(r ui.Rect, list []ui.RadioOption) {
		ui.Radio(s, "set.speed", r, words.Of(s, "speed"), list, cur.Name(), func(env *ui.Env, id string) {
			env.Settings.Speed, _ = tween.ParseSpeed(id)
		})
	}
	if n := len(list); (widest+18*s.Px(1))*float64(n) > w {
		put(r, list[:n/2+1])
		r, list = below(), list[n/2+1:]
	}
	put(r, list)
}

// SpeedButton declares the button that cycles through the speeds.
func SpeedButton(s *ui.Surface, r ui.Rect) {
	cur := s.Env().Settings.Speed
	say := func(v ui.Speed) string { return words.Of(s, "speed") + ": " + words.Of(s, "speed."+v.Name()) }
	s.Button("speed", r, ui.Button{Name: say(cur), Icon: ui.IconSpeed, Checked: cur.Quick(),
		Tap: func(env *ui.Env) { // the next faster one, after the fastest the slowest
			env.Settings.Speed = cur.Next()
			ui.Note(s, say(env.Settings.Speed), r)
		}})
}

// UndoButton declares the undo button; with why, the key of a phrase, it refuses
// with that reason, and it is lit in a match that is practice.
func UndoButton(s *ui.Surface, r ui.Rect, why string, practice bool, undo func(env *ui.Env)) {
	can := why == ""
	if !can {
		why = words.Of(s, why)
	}
	name := words.Of(s, "undo")
	if practice {
		name = words.Of(s, "undo.practice")
	}
	s.Button("undo", r, ui.Button{Name: name, Tip: why, Icon: ui.IconUndo, Off: !can, Checked: practice, Desc: why, Tap: undo})
	s.Key("z", func(env *ui.Env) {
		if !can {
			s.Toast(why, true)
			return
		}
		undo(env)
	})
}
