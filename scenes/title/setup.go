package title

import (
	"math"

	"godeck/internal/lang"
	"godeck/scenes/table/cards"
	"godeck/scenes/title/catalog"
	"godeck/scenes/title/panels"
	"godeck/scenes/ui"
)

// setup declares what is behind an open door: who plays, with which decks.
// Above it, a newcomer who has not won here yet finds the recommended steps
// lit.
func (s *Scene) setup(env *ui.Env, f *ui.Surface) {
	g, l := s.here(), env.Settings.Lang
	u := f.Px(1)
	w, h := 1080.0, 700.0
	if env.Portrait() {
		w, h = 600, 860
	}
	in := deskWays(s, env, f, f.Dialog("setup", g.Name.In(l), w, h, s.shut), g.Name.In(l))
	bh := math.Max(env.MinTarget(), 60*u)
	if env.Compact() {
		bh = env.MinTarget()
	}
	btn, in := in.CutBottom(bh, panels.Pick(env.Compact(), 4*u, 14*u))
	s.startRow(env, f, btn)

	off := f.BeginScroll("setup.list", in, false)
	x, width := in.X, in.W-10*u
	y := in.Y - off
	gap := panels.Pick(env.Compact(), 9*u, 10*u)
	y = keeps(s, env, f, ui.Rect{X: x, Y: y, W: width}, gap)
	if s.chosen.New {
		y = s.newcomer(env, f, ui.Rect{X: x, Y: y, W: width}) + gap
	}
	who, terms := s.agreed(env, l)
	y = groups(f, who, ui.Rect{X: x, Y: y, W: width}, gap)
	if len(g.Rivals) > 0 && s.chosen.Mode == catalog.VsAI {
		y = ladder(s, env, f, g, ui.Rect{X: x, Y: y, W: width}) + gap
	}
	if len(g.Decks) > 0 {
		low := float64((len(terms)+1)/2) * 116 * u // what is below the decks
		y = s.shelf.Seats(env, f, ui.Rect{X: x, Y: y, W: width, H: in.Bottom() - off - y - low}, gap, ownDeckBelow(s, env), s.choose) + gap
	}
	if len(terms) > 0 {
		y = groups(f, terms, ui.Rect{X: x, Y: y, W: width}, gap)
	}
	y -= gap
	f.EndScroll(y + off - in.Y)
}

// keeps says at the top of r that the match that was left is not lost when another
// begins, and where it is found. It returns where what follows begins.
func keeps(s *Scene, env *ui.Env, f *ui.Surface, r ui.Rect, gap float64) float64 {
	if s.left == nil || !s.left.Stays {
		return r.Y
	}
	say := s.word(env, "keeps")
	p := ui.Layout([]ui.Run{{Text: say}}, f.Font(14), 1.3, r.W)
	r.H = p.H + 2*f.Px(1)
	f.Add(ui.Element{ID: "keeps", Rect: r, Role: ui.RoleText, Label: say, Draw: func(c *ui.Canvas, _ ui.State) {
		c.Para(p, r, ui.TextStyle{Size: p.Size, Colour: c.Theme.TextSoft, Top: true})
	}})
	return r.Bottom() + gap
}

// deskWays declares the ways to the desk beside the heading of the set-up, or in a
// row below it where there is no room, and returns what is left of in.
func deskWays(s *Scene, env *ui.Env, f *ui.Surface, in ui.Rect, name string) ui.Rect {
	if s.opts.Build == nil || len(s.here().Decks) == 0 {
		return in
	}
	u, game := f.Px(1), s.here().ID
	list := [...]ui.Button{{Label: s.word(env, "build"), Desc: s.word(env, "build.why"), Icon: ui.IconDeck}, {Label: s.word(env, "gallery"), Desc: s.word(env, "gallery.why"), Icon: ui.IconCards}}
	bar := math.Max(env.MinTarget(), 40*u)
	row := ui.Rect{X: in.X, Y: in.Y - bar - panels.Pick(env.Compact(), 4*u, 10*u), W: in.W - bar - 10*u, H: bar} // the dialog's head, without its ×
	free, gap, need := row.W-ui.Measure(name, ui.Display, f.Font(24))-16*u, 8*u, 0.0
	for _, b := range list {
		need = math.Max(need, ui.Measure(b.Label, ui.Bold, f.Font(15))+58*u)
	}
	switch need = 2*need + gap; {
	case need <= free:
		row, _ = row.CutRight(need, 0)
	case env.Compact() && !env.Portrait() && 2*bar+gap <= free: // their signs only
		row, _ = row.CutRight(2*bar+gap, 0)
		for i := range list {
			list[i].Name, list[i].Tip, list[i].Label = list[i].Label, list[i].Label, ""
		}
	default:
		row, in = in.CutTop(bar, 8*u)
	}
	for i, b := range list {
		b.Size, b.Tap = 15, func(env *ui.Env) {
			s.panel, s.music = noPanel, false
			s.opts.Build(env, game, i == 1, false)
		}
		f.Button([]string{"build", "gallery"}[i], row.Row(i, 2, gap), b)
	}
	return in
}

// Choose opens the set-up behind a game's door, with a deck for the first player
// if there is one of that id.
func Choose(s *Scene, game, deck string) {
	s.show(game, setupPanel)
	if s.panel == setupPanel && deck != "" && s.here().Deck(deck) != nil {
		s.chosen.Decks[0], s.chosen.Touched = deck, true
		if s.chosen.Mode == catalog.WatchAI {
			s.chosen.Mode = catalog.VsAI
		}
	}
}

// here returns the game whose door is open.
func (s *Scene) here() *catalog.GameInfo { return s.chosen.Game }

// startRow declares the buttons of the tutorials and of the start.
func (s *Scene) startRow(env *ui.Env, f *ui.Surface, btn ui.Rect) {
	u := f.Px(1)
	if ownDeckBelow(s, env) {
		name := s.word(env, "random")
		if d := s.here().Deck(s.chosen.Decks[0]); d != nil {
			name = d.Name.In(env.Settings.Lang)
		}
		var r ui.Rect
		r, btn = btn.CutLeft(btn.W*0.36, 8*u)
		key := [3]string{"deck.you", "deck.p1", "deck.a1"}[s.chosen.Mode]
		f.Button("seat1", r, ui.Button{Label: cards.Clip(name, r.W-46*u, f.Font(14)), Name: s.word(env, key) + ": " + name, Icon: ui.IconDeck, Size: 14, Tip: s.word(env, "deck.choose"), Tap: func(*ui.Env) { s.choose(0) }})
	}
	sw, bw := math.Min(btn.W, 420*u), s.lessonWidth(env, f, btn.W)
	start := btn.Middle(sw, btn.H)
	if bw > 0 {
		var r ui.Rect
		r, start = btn.CutLeft(bw, 12*u)
		s.lessonEntry(env, f, r)
		start, _ = start.CutRight(math.Min(start.W, sw), 0)
	}
	b := ui.Button{Label: s.word(env, "start"), Icon: ui.IconPlay, Size: 20, Sound: "commit", Colour: s.here().Door.Neon, Tap: func(env *ui.Env) { s.start(env) }}
	if s.chosen.Again() {
		b.Label, b.Icon, b.Desc = s.word(env, "again"), ui.IconRestart, s.word(env, "again.why")
	}
	if !s.chosen.New || s.chosen.Touched {
		b.Kind = ui.ButtonPrimary
	}
	if id, on := goesOn(s, env); id == "resume" && s.left.Game == s.here().ID { // another match would take its place
		var r ui.Rect
		r, start = start.CutLeft((start.W-8*u)/2, 8*u)
		if on.Size, b.Kind = 18, ui.ButtonNormal; r.W < 210*u {
			on.Label, on.Icon, on.Size = s.word(env, "resume.s"), ui.IconNone, 16
		}
		f.Button(id, r, on)
	}
	if start.W < 230*u {
		b.Icon, b.Size = ui.IconNone, 18
	}
	f.Button("start", start, b)
}

// ownDeckBelow reports whether the player's deck is chosen beside the start, in
// a window so low that it would be out of sight.
func ownDeckBelow(s *Scene, env *ui.Env) bool { return env.Compact() && len(s.here().Decks) > 0 }

// newcomer declares the recommended steps at the top of r: a lesson, then an
// easy match with a suitable deck. It returns their lower edge.
func (s *Scene) newcomer(env *ui.Env, f *ui.Surface, r ui.Rect) float64 {
	g, l, u := s.here(), env.Settings.Lang, f.Px(1)
	panels.Heading(f, "h.new", s.word(env, "new"), &r)
	type step struct {
		id, head, what string
		icon           ui.Icon
		do             func(env *ui.Env)
	}
	var steps []step
	lit := 0
	if s.opts.Lessons != nil && s.opts.Learn != nil {
		if list := s.opts.Lessons(g.ID); len(list) > 0 {
			next := offered(list)
			head := "new.lesson"
			switch {
			case list[next].Left:
				head = "new.resume"
			case next > 0:
				head = "new.next"
			}
			teach := list[next]
			steps = append(steps, step{"new.lesson", s.word(env, head), teach.Title.In(l), ui.IconHelp, func(env *ui.Env) {
				s.panel, s.music = noPanel, false
				s.opts.Learn(env, g.ID, teach.ID)
			}})
			if list[0].Done {
				lit = 1
			}
		}
	}
	first := s.here().FirstMatch()
	name := func(p int) string {
		if d := s.here().Deck(first.Decks[p]); d != nil {
			return d.Name.In(l)
		}
		return ""
	}
	steps = append(steps, step{"new.match", s.word(env, "new.match"), s.word(env, "new.decks", name(0), name(1)), ui.IconPlay, func(env *ui.Env) { s.begin(env, first) }})
	cols := len(steps)
	if r.W < 560*u {
		cols = 1
	}
	h := env.MinTarget()
	var texts []*ui.Para
	for _, x := range steps {
		p := ui.Layout([]ui.Run{{Text: x.head + "\n", Face: ui.Bold}, {Text: x.what}}, f.Font(15), 1.35, r.Row(0, cols, 12*u).W-stepSign*u-14*u)
		texts, h = append(texts, p), math.Max(h, p.H+16*u)
	}
	for i, x := range steps {
		q := ui.Rect{X: r.X, Y: r.Y + float64(i/cols)*(h+8*u), W: r.W, H: h}.Row(i%cols, cols, 12*u)
		stepButton(f, g.Door.Neon, x.id, q, x.head+": "+x.what, texts[i], x.icon, i == lit && !s.chosen.Touched, x.do)
	}
	return r.Y + float64((len(steps)+cols-1)/cols)*(h+8*u) - 8*u
}

// stepSign is the room for a step's sign, in design units.
const stepSign = 54

// stepButton declares a button of several lines; the lit one is the next step.
func stepButton(f *ui.Surface, neon ui.Colour, id string, r ui.Rect, name string, text *ui.Para, icon ui.Icon, lit bool, do func(env *ui.Env)) {
	u := f.Px(1)
	f.Add(ui.Element{ID: id, Rect: r, Role: ui.RoleButton, Label: name,
		Tap: func(env *ui.Env) { ui.Play(env, "commit", 0.6, 0); do(env) },
		Draw: func(c *ui.Canvas, st ui.State) {
			q, rad := r, 14*u
			if st.Pressed {
				q = r.Inset(1.5 * u)
			}
			ink := c.Theme.Text
			if lit {
				c.Glow(q, rad, 16*u, neon.Alpha(0.45))
				c.Gradient(q, rad, neon.Lighten(0.25), neon)
				ink = c.Theme.TextOn
			} else {
				c.Gradient(q, rad, c.Theme.Panel.Lighten(0.06), c.Theme.PanelLow)
				edge := c.Theme.Edge
				if st.Hover || st.Focused {
					edge = neon
				}
				c.Stroke(q, rad, 1.4*u, edge)
			}
			k := math.Min(26*u, q.H*0.5)
			c.Icon(icon, ui.Rect{X: q.X + 14*u, Y: q.Y + (q.H-k)/2, W: k, H: k}, ink)
			c.Para(text, ui.Rect{X: q.X + stepSign*u, Y: q.Y + (q.H-text.H)/2, W: q.W - stepSign*u - 10*u, H: text.H}, ui.TextStyle{Top: true, Colour: ink})
		}})
}

// group is one setting of the set-up: a row of buttons and an explanation of the chosen value.
type group struct {
	id, name string
	values   []ui.Button
	ids      []string
	why      string
}

// agreed returns the settings of who plays, and the game's own.
func (s *Scene) agreed(env *ui.Env, l lang.Lang) (who, terms []group) {
	g := s.here()
	mode := group{id: "mode", name: s.word(env, "opponent")}
	for i, key := range [...]string{"vsai", "two", "watch"} {
		mode.ids = append(mode.ids, "mode."+key)
		mode.values = append(mode.values, ui.Button{Label: s.word(env, key), Desc: s.word(env, key+".why"), Checked: s.chosen.Mode == catalog.Mode(i),
			Tap: func(*ui.Env) { s.chosen.SetMode(catalog.Mode(i)) }})
		if s.chosen.Mode == catalog.Mode(i) && (!env.Portrait() || s.chosen.Mode != catalog.VsAI) {
			mode.why = s.word(env, key+".why")
		}
	}
	who = append(who, mode)
	if len(g.Levels) > 1 && s.chosen.Mode != catalog.TwoPlayers {
		level := group{id: "level", name: s.word(env, "level")}
		for i, lv := range g.Levels {
			level.ids = append(level.ids, "level."+lv.ID)
			level.values = append(level.values, ui.Button{Label: lv.Name.In(l), Desc: lv.Why.In(l), Checked: s.chosen.Level == i, Tap: func(*ui.Env) { s.chosen.SetLevel(i) }})
			if s.chosen.Level == i && !env.Portrait() {
				level.why = lv.Why.In(l)
			}
		}
		who = append(who, level)
	}
	for _, t := range s.chosen.Terms() {
		own := group{id: t.ID, name: t.Name.In(l), why: t.Values[s.chosen.More[t.ID]].Why.In(l)}
		for i, v := range t.Values {
			own.ids = append(own.ids, t.ID+"."+v.ID)
			own.values = append(own.values, ui.Button{Label: v.Name.In(l), Desc: v.Why.In(l), Checked: s.chosen.More[t.ID] == i, Tap: func(*ui.Env) { s.chosen.SetTerm(t.ID, i) }})
		}
		terms = append(terms, own)
	}
	return who, terms
}

// groups declares settings at the top of r, side by side if there is room, and
// returns their lower edge with a gap.
func groups(f *ui.Surface, all []group, r ui.Rect, gap float64) float64 {
	u := f.Px(1)
	cols := 1
	if r.W > 640*u {
		cols = 2
	}
	y := r.Y
	for i := 0; i < len(all); i += cols {
		low := y
		for j := i; j < min(i+cols, len(all)); j++ {
			q := ui.Rect{X: r.X, Y: y, W: r.W}.Row(j-i, cols, 24*u)
			low = math.Max(low, declareGroup(f, &all[j], q))
		}
		y = low + gap
	}
	return y
}

// declareGroup declares a setting at the top of r and returns its lower edge.
func declareGroup(f *ui.Surface, x *group, r ui.Rect) float64 {
	u := f.Px(1)
	panels.Heading(f, "h."+x.id, x.name, &r)
	r.H = math.Max(f.Env().MinTarget(), 48*u)
	apart, size := 10*u, 16.0
	for _, b := range x.values { // side by side in any case, with smaller letters
		if ui.Measure(b.Label, ui.Bold, f.Font(16)) > r.Row(0, min(3, len(x.values)), apart).W-20*u {
			apart, size = 6*u, 14
		}
	}
	cols := len(x.values)
	if cols > 4 { // in rows
		cols = (cols + 1) / 2
		if r.W < 420*u {
			cols = 2
		}
	}
	rows := (len(x.values) + cols - 1) / cols
	line := r.H
	r.H = float64(rows)*line + float64(rows-1)*apart
	for i, b := range x.values {
		b.Radio, b.Group, b.Size = true, x.name, size
		f.Button(x.ids[i], r.Col(i/cols, rows, apart).Row(i%cols, cols, apart), b)
	}
	if x.why == "" || f.Env().Compact() {
		return r.Bottom()
	}
	p := ui.Layout([]ui.Run{{Text: x.why}}, f.Font(14), 1.3, r.W)
	pr := ui.Rect{X: r.X, Y: r.Bottom() + 5*u, W: r.W, H: p.H + 2*u}
	f.Add(ui.Element{ID: x.id + ".why", Rect: pr, Role: ui.RoleText, Label: x.why, Draw: func(c *ui.Canvas, _ ui.State) {
		c.Para(p, pr, ui.TextStyle{Size: p.Size, Colour: c.Theme.TextSoft, Top: true})
	}})
	return pr.Bottom()
}

// open opens a panel of a game, with the last set-up or that of a first match.
func (s *Scene) open(i int, p panel) {
	g := &s.opts.Catalog.Games[i]
	if s.opts.Decks != nil && g.Decks == nil {
		if g.Decks = s.opts.Decks(g.ID); g.Decks == nil {
			g.Ready = false
			s.Surface.Invalidate()
			return
		}
	}
	habit := catalog.Habit{Won: true}
	if s.opts.Habit != nil {
		habit = s.opts.Habit(g.ID)
	}
	s.panel = p
	s.chosen.Open(g, habit)
	s.shelf.Begin(0)
}

func (s *Scene) start(env *ui.Env) { s.begin(env, s.chosen.Selection()) }

// choose opens the choice of a seat's deck.
func (s *Scene) choose(p int) {
	s.panel = deckPanel
	s.shelf.Begin(p)
}

// begin starts a match.
func (s *Scene) begin(env *ui.Env, c catalog.Selection) {
	s.panel, s.music = noPanel, false
	if s.opts.Start != nil {
		s.opts.Start(env, c)
	}
}
