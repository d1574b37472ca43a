package title

import (
	"math"
	"strings"

	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// setup is what lies behind an open door: who plays, with which decks.
func (s *Scene) setup(env *ui.Env, f *ui.Surface) {
	g := &s.opts.Catalog.Games[s.game]
	l := env.Settings.Lang
	u := f.Px(1)
	w, h := 940.0, 640.0
	if env.Portrait() {
		w, h = 560, 800
	}
	in := f.Dialog("setup", g.Name.In(l), w, h, s.shut)
	bh := math.Max(env.MinTarget(), 60*u)
	if env.Compact() {
		bh = env.MinTarget()
	}
	btn, in := in.CutBottom(bh, pick(env.Compact(), 4*u, 14*u))
	sw, bw := math.Min(btn.W, 420*u), s.lessonWidth(env, f, btn.W)
	start := btn.Middle(sw, bh)
	if bw > 0 {
		var r ui.Rect
		r, start = btn.CutLeft(bw, 12*u)
		s.lessonEntry(env, f, r)
		start, _ = start.CutRight(math.Min(start.W, sw), 0)
	}
	begin := ui.Button{Label: s.word(env, "start"), Icon: ui.IconPlay, Kind: ui.ButtonPrimary, Size: 20, Sound: "commit", Colour: g.Door.Neon, Tap: func(env *ui.Env) { s.start(env) }}
	if start.W < 230*u {
		begin.Icon, begin.Size = ui.IconNone, 18
	}
	f.Button("start", start, begin)

	off := f.BeginScroll("setup.list", in, false)
	x, width := in.X, in.W-10*u
	y := in.Y - off
	row := math.Max(env.MinTarget(), 50*u)
	head := f.Font(15) * 1.7
	gap := 16 * u
	section := func(id, label string, r ui.Rect) {
		f.Label(id, label, r, ui.TextStyle{Face: ui.Bold, Size: f.Font(15), Colour: f.Theme().Accent2})
	}
	if env.Compact() {
		gap, head = 9*u, f.Font(15)*1.45
	}
	wide := width > 640*u
	// opponent
	section("h.opponent", s.word(env, "opponent"), ui.Rect{X: x, Y: y, W: width, H: head})
	y += head
	modes := []struct {
		key string
		ic  ui.Icon
	}{{"vsai", ui.IconRobot}, {"two", ui.IconPeople}, {"watch", ui.IconEye}}
	between, size := 10*u, 0.0
	if width < 470*u*math.Max(1, f.Font(1)/u) { // abreast all the same: level and decks shall be seen, too
		between, size = 7*u, 15
		for i := range modes {
			modes[i].ic = ui.IconNone
		}
	}
	for i, m := range modes {
		r := ui.Rect{X: x, Y: y, W: width, H: row}.Row(i, len(modes), between)
		f.Button("mode."+m.key, r, ui.Button{Label: s.word(env, m.key), Icon: m.ic, Checked: s.mode == Mode(i), Radio: true, Group: s.word(env, "opponent"), Desc: s.word(env, m.key+".why"), Size: size,
			Tap: func(*ui.Env) { s.mode = Mode(i) }})
	}
	y += row + gap
	if !env.Compact() {
		y += 6*u - gap
		reason := s.word(env, modes[s.mode].key+".why")
		why := ui.Rect{X: x, Y: y, W: width, H: f.Font(14) * 1.5}
		if ui.Measure(reason, ui.Regular, f.Font(14)) > width {
			why.H *= 2
		}
		f.Label("mode.why", reason, why, ui.TextStyle{Size: f.Font(14), Colour: f.Theme().TextSoft, Wrap: true, LineHeight: 1.3, Top: true})
		y += why.H + gap
	}
	// level, and what the game has of its own: beside one another where there is
	// room, else the latter after the decks
	level := len(g.Levels) > 1 && s.mode != TwoPlayers
	groups := 0
	if level {
		groups++
	}
	if wide {
		groups += len(g.Terms)
	}
	low, k := y, 0
	place := func() ui.Rect {
		r := ui.Rect{X: x, Y: y, W: width, H: row}.Row(k, groups, 24*u)
		k++
		return r
	}
	if level {
		r := place()
		section("h.level", s.word(env, "level"), ui.Rect{X: r.X, Y: r.Y, W: r.W, H: head})
		r.Y += head
		for i, lv := range g.Levels {
			b := ui.Button{Label: lv.Name.In(l), Checked: s.level == i, Radio: true, Group: s.word(env, "level"), Tap: func(*ui.Env) { s.level = i }}
			apart := 10 * u
			if r.W < 330*u {
				apart, b.Size = 6*u, 15
			}
			f.Button("level."+lv.ID, r.Row(i, len(g.Levels), apart), b)
		}
		low = math.Max(low, r.Bottom()+gap)
	}
	if wide {
		for i := range g.Terms {
			low = math.Max(low, s.choice(env, f, &g.Terms[i], place(), head)+gap)
		}
	}
	y = low
	// decks
	keys := [3][2]string{{"deck.you", "deck.opp"}, {"deck.p1", "deck.p2"}, {"deck.a1", "deck.a2"}}[s.mode]
	if len(g.Decks) > 0 {
		side := wide
		y0 := y
		far := y
		for p := 0; p < 2; p++ {
			col := ui.Rect{X: x, Y: y, W: width}
			if side {
				col = ui.Rect{X: x, Y: y0, W: width}.Row(p, 2, 24*u)
				col.Y = y0
			}
			end := s.deckColumn(env, f, g, p, keys[p], col, head, row)
			if side {
				far = math.Max(far, end)
			} else {
				y = end + gap
				far = y
			}
		}
		y = far
	}
	if !wide {
		for i := range g.Terms {
			y = s.choice(env, f, &g.Terms[i], ui.Rect{X: x, Y: y, W: width, H: row}, head) + gap
		}
	}
	f.EndScroll(y + off - in.Y)
	f.EndModal()
}

// choice declares one of the game's own choices at the top of r and returns
// where it ends.
func (s *Scene) choice(env *ui.Env, f *ui.Surface, c *table.Term, r ui.Rect, head float64) float64 {
	l, u := env.Settings.Lang, f.Px(1)
	f.Label("h."+c.ID, c.Name.In(l), ui.Rect{X: r.X, Y: r.Y, W: r.W, H: head}, ui.TextStyle{Face: ui.Bold, Size: f.Font(15), Colour: f.Theme().Accent2})
	r.Y += head
	on := s.more[c.ID]
	apart, size := 10*u, 0.0
	if r.W < 330*u {
		apart, size = 6*u, 15
	}
	for i, v := range c.Values {
		f.Button(c.ID+"."+v.ID, r.Row(i, len(c.Values), apart), ui.Button{Size: size, Label: v.Name.In(l), Desc: v.Why.In(l), Checked: on == i, Radio: true, Group: c.Name.In(l),
			Tap: func(*ui.Env) { s.more[c.ID] = i }})
	}
	why := c.Values[on].Why.In(l)
	p := ui.Layout([]ui.Run{{Text: why}}, f.Font(14), 1.3, r.W)
	pr := ui.Rect{X: r.X, Y: r.Bottom() + 6*u, W: r.W, H: p.H + 2*u}
	f.Add(ui.Element{ID: c.ID + ".why", Rect: pr, Role: ui.RoleText, Label: why, Draw: func(cv *ui.Canvas, _ ui.State) {
		cv.Para(p, pr, ui.TextStyle{Size: p.Size, Colour: cv.Theme.TextSoft, Top: true})
	}})
	return pr.Bottom()
}

func (s *Scene) deckColumn(env *ui.Env, f *ui.Surface, g *GameInfo, p int, key string, col ui.Rect, head, row float64) float64 {
	l := env.Settings.Lang
	u := f.Px(1)
	y := col.Y
	f.Label("h."+key, s.word(env, key), ui.Rect{X: col.X, Y: y, W: col.W, H: head}, ui.TextStyle{Face: ui.Bold, Size: f.Font(15), Colour: f.Theme().Accent2})
	y += head
	cols := 2
	if col.W < 300*u*math.Max(1, f.Font(1)/u) {
		cols = 1
	}
	for i := range g.Decks {
		d := &g.Decks[i]
		r := ui.Rect{X: col.X, Y: y, W: col.W, H: row}.Row(i%cols, cols, 10*u)
		r.Y += float64(i/cols) * (row + 8*u)
		id := "deck" + string(rune('1'+p)) + "." + d.ID
		on := s.decks[p] == i
		f.Add(ui.Element{ID: id, Rect: r, Role: ui.RoleRadio, Label: d.Name.In(l), Desc: d.Plan.In(l), Group: s.word(env, key), Checked: on, Tip: d.Plan.In(l),
			Tap:  func(env *ui.Env) { ui.Play(env, "ui-tap", 0.6, 0); s.decks[p] = i },
			Draw: func(c *ui.Canvas, st ui.State) { drawDeckChip(c, r, d, on, st) }})
	}
	y += float64((len(g.Decks)+cols-1)/cols) * (row + 8*u)
	plan := g.Decks[s.decks[p]].Plan.In(l)
	pl := ui.Layout([]ui.Run{{Text: plan}}, f.Font(14), 1.4, col.W)
	pr := ui.Rect{X: col.X, Y: y, W: col.W, H: pl.H + 2*u}
	f.Add(ui.Element{ID: key + ".plan", Rect: pr, Role: ui.RoleText, Label: plan, Draw: func(c *ui.Canvas, _ ui.State) {
		c.Para(pl, pr, ui.TextStyle{Colour: c.Theme.TextSoft, Top: true})
	}})
	return y + pr.H
}

func drawDeckChip(c *ui.Canvas, r ui.Rect, d *DeckInfo, on bool, st ui.State) {
	u := c.Px(1)
	rad := 13 * u
	col := c.Theme.Accent2
	if len(d.Hues) > 0 {
		col = d.Hues[0].Colour
	}
	c.Gradient(r, rad, ui.Hex(0x241d55).Mix(col, 0.10), ui.Hex(0x151138).Mix(col, 0.06))
	switch {
	case on:
		c.Glow(r, rad, 14*u, col.Alpha(0.25))
		c.Gradient(r, rad, ui.Hex(0x241d55).Mix(col, 0.38), ui.Hex(0x151138).Mix(col, 0.26))
		c.Stroke(r, rad, 2.4*u, col.Lighten(0.25))
	case st.Hover:
		c.Stroke(r, rad, 1.6*u, col.Alpha(0.9))
	default:
		c.Stroke(r, rad, 1.2*u, c.Theme.Edge)
	}
	x := r.X + 12*u
	for i, hue := range d.Hues {
		dc := hue.Colour
		if i > 2 {
			break
		}
		k := 9 * u
		cx := x + k
		c.Light(cx, r.Y+r.H/2, k*1.6, dc.Alpha(0.3))
		c.Disc(cx, r.Y+r.H/2, k, dc)
		c.Ring(cx, r.Y+r.H/2, k, 1.4*u, dc.Lighten(0.5))
		x += k*2 - 4*u
	}
	x += 14 * u
	right := r.Right() - 10*u
	if on {
		k := 20 * u
		c.Icon(ui.IconCheck, ui.Rect{X: right - k, Y: r.Y + (r.H-k)/2, W: k, H: k}, ui.Hex(0xffffff))
		right -= k + 4*u
	}
	c.Text(d.Name.In(c.Env.Settings.Lang), ui.Rect{X: x, Y: r.Y + 2*u, W: right - x, H: r.H - 4*u},
		ui.TextStyle{Face: ui.Bold, Size: c.Font(16), Wrap: true, LineHeight: 1.15})
}

func (s *Scene) start(env *ui.Env) {
	g := &s.opts.Catalog.Games[s.game]
	ch := Choice{Game: g.ID, Mode: s.mode}
	for p := range ch.Decks {
		if s.decks[p] < len(g.Decks) {
			ch.Decks[p] = g.Decks[s.decks[p]].ID
		}
	}
	if s.level < len(g.Levels) && s.mode != TwoPlayers {
		ch.Level = g.Levels[s.level].ID
	}
	for _, c := range g.Terms {
		if ch.More == nil {
			ch.More = map[string]string{}
		}
		ch.More[c.ID] = c.Values[s.more[c.ID]].ID
	}
	s.panel = noPanel
	s.music = false
	if s.opts.Start != nil {
		s.opts.Start(env, ch)
	}
}

func (s *Scene) replays(env *ui.Env, f *ui.Surface) {
	l := env.Settings.Lang
	u := f.Px(1)
	in := f.Dialog("replays.dialog", s.word(env, "replays"), 620, 560, s.shut)
	if s.opts.OpenFile != nil {
		bh := math.Max(env.MinTarget(), 50*u)
		var b ui.Rect
		b, in = in.CutBottom(bh, 12*u)
		f.Button("openfile", b, ui.Button{Label: s.word(env, "openfile"), Icon: ui.IconFile, Tap: s.opts.OpenFile})
	}
	list := s.opts.Replays()
	if len(list) == 0 {
		f.Label("replays.none", s.word(env, "replays.no"), in, ui.TextStyle{Size: f.Font(16), Colour: f.Theme().TextSoft, Align: ui.Middle, Wrap: true})
		f.EndModal()
		return
	}
	h := math.Max(env.MinTarget(), f.Font(15)*3.4)
	for _, rp := range list {
		if ui.Measure(rp.Label.In(l), ui.Bold, f.Font(15)) > in.W-40*u {
			h = f.Font(15) * 4.6
			break
		}
	}
	off := f.BeginScroll("replays.list", in, false)
	for i, rp := range list {
		r := ui.Rect{X: in.X, Y: in.Y + float64(i)*(h+8*u) - off, W: in.W - 10*u, H: h}
		label, detail := rp.Label.In(l), rp.Detail.In(l)
		f.Add(ui.Element{ID: "replay." + rp.ID, Rect: r, Role: ui.RoleButton, Label: label, Desc: detail,
			Tap: func(env *ui.Env) {
				if s.opts.OpenReplay != nil {
					s.panel, s.music = noPanel, false
					s.opts.OpenReplay(env, rp.ID)
				}
			},
			Draw: func(c *ui.Canvas, st ui.State) {
				c.Gradient(r, 12*u, c.Theme.Panel.Lighten(0.06), c.Theme.PanelLow)
				e := c.Theme.Edge
				if st.Hover {
					e = c.Theme.Accent2
				}
				c.Stroke(r, 12*u, 1.3*u, e)
				t := r.InsetXY(14*u, 4*u)
				b, a := t.CutBottom(c.Font(14)*1.5, 0)
				c.Text(label, a, ui.TextStyle{Face: ui.Bold, Size: c.Font(15), Wrap: true, LineHeight: 1.2})
				c.Text(detail, b, ui.TextStyle{Size: c.Font(14), Colour: c.Theme.TextSoft})
			}})
	}
	f.EndScroll(float64(len(list)) * (h + 8*u))
	f.EndModal()
}

type creditText struct {
	width, size float64
	paras       []*ui.Para
	heads       []bool
}

func (s *Scene) showCredits(env *ui.Env, f *ui.Surface) {
	u := f.Px(1)
	in := f.Dialog("credits.dialog", s.word(env, "credits"), 820, 620, s.shut)
	size := f.Font(14)
	width := in.W - 14*u
	ct := &s.credits
	if ct.width != width || ct.size != size {
		*ct = creditText{width: width, size: size}
		text := s.opts.Credits
		if s.opts.Version != "" {
			text = "godeck " + s.opts.Version + "\n\n" + text
		}
		for _, ln := range strings.Split(text, "\n") {
			ln = strings.TrimRight(ln, " \r")
			head := strings.HasPrefix(ln, "#")
			ln = strings.TrimLeft(ln, "# ")
			ln = strings.NewReplacer("**", "", "`", "", "| ", "", " |", "").Replace(ln)
			if ln == "" {
				ct.paras, ct.heads = append(ct.paras, nil), append(ct.heads, false)
				continue
			}
			run := ui.Run{Text: ln}
			sz := size
			if head {
				run.Face, run.Colour, sz = ui.Bold, f.Theme().Accent2, size*1.2
			}
			ct.paras, ct.heads = append(ct.paras, ui.Layout([]ui.Run{run}, sz, 1.5, width)), append(ct.heads, head)
		}
	}
	off := f.BeginScroll("credits.list", in, false)
	y := in.Y - off
	for i, p := range ct.paras {
		if p == nil {
			y += size * 0.8
			continue
		}
		r := ui.Rect{X: in.X, Y: y, W: width, H: p.H}
		y += p.H
		if r.Bottom() < in.Y-in.H || r.Y > in.Bottom()+in.H {
			continue
		}
		f.Add(ui.Element{ID: "credit." + itoa(i), Rect: r, Role: ui.RoleText, Label: p.Text(), Draw: func(c *ui.Canvas, _ ui.State) {
			c.Para(p, r, ui.TextStyle{Top: true, Loose: true})
		}})
	}
	f.EndScroll(y + off - in.Y)
	f.EndModal()
}

func itoa(n int) string {
	if n < 10 {
		return string(rune('0' + n))
	}
	return itoa(n/10) + string(rune('0'+n%10))
}
