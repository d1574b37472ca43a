package zutomayo

import (
	"math"
	"strconv"

	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

type choice = table.Choice

// buttons are the answers shown in the prompt bar.
func (s *Scene) buttons() []choice {
	l := s.Lang
	if s.View == nil || s.Busy() {
		return nil
	}
	if s.View.S.Over() {
		if s.Session.Replaying() {
			return nil
		}
		icon := ui.IconStar
		if s.lay.Small {
			icon = ui.IconNone
		}
		return []choice{{ID: "result-open", Button: ui.Button{Label: Text.T(l, "result.open"), Kind: ui.ButtonPrimary, Icon: icon, Tap: func(*ui.Env) { s.Result = true }}}}
	}
	if !s.Mine() {
		return nil
	}
	d := &s.View.S.Dec
	var out []choice
	if d.Kind == rules.Commit {
		b := ui.Button{Label: Text.T(l, "commit"), Kind: ui.ButtonPrimary, Icon: ui.IconCheck, Size: 18, Tap: s.commit, Sound: "ui-tap"}
		n := len(s.picks())
		switch {
		case d.Prompt == ztm.PromptMulligan && n == 0:
			b.Label = Text.T(l, "mulligan.keep")
		case d.Prompt == ztm.PromptMulligan:
			b.Label, b.Icon = Text.T(l, "mulligan.do", n), ui.IconRestart
		}
		if !s.Legal(rules.Option{Verb: rules.Done}) {
			b.Off, b.Desc = true, Text.T(l, "commit.n", s.Least()-n)
		}
		if p := s.picks(); len(p) == 2 && d.Prompt == ztm.PromptSet && !s.isArea(p[0]) && !s.isArea(p[1]) {
			out = append(out, choice{ID: "swap", Button: ui.Button{Name: Text.T(l, "swap.ab"), Icon: ui.IconRestart, Tap: func(env *ui.Env) {
				s.Answer(env, rules.Option{Verb: rules.Swap})
				ui.Play(env, "card-place", 0.5, 0)
			}}})
		}
		return append(out, choice{ID: "commit", Button: b})
	}
	// the question's own panel or dialog was put aside
	key := "choose.open"
	if d.Prompt == ztm.PromptName {
		key = "name.open"
	}
	return []choice{{ID: "ask-open", Button: ui.Button{Label: Text.T(l, key), Kind: ui.ButtonPrimary, Icon: ui.IconCards, Tap: func(*ui.Env) { s.dialogOff = 0 }}}}
}

// prompt declares the bar that says what to do and why.
func (s *Scene) prompt(sf *ui.Surface) {
	r, l := s.lay.Prompt, s.Lang
	u := sf.Px(1)
	q, why := s.question(l)
	bs := s.buttons()
	mine := s.Mine()
	con := s.consequences(l, sf.Theme())
	sf.Paint("prompt.panel", r, func(c *ui.Canvas) {
		rad := 16 * u
		if mine {
			c.Glow(r, rad, 20*u, c.Theme.Accent.Alpha(0.22))
		}
		c.Gradient(r, rad, ui.Hex(0x2a1f66).Alpha(0.86), ui.Hex(0x150f3c).Alpha(0.90))
		edge := c.Theme.Edge
		if mine {
			edge = c.Theme.Accent.Alpha(0.8)
		}
		c.StrokeGradient(r, rad, 1.3*u, edge.Lighten(0.2), edge.Alpha(0.4))
		if mine {
			c.Fill(ui.Rect{X: r.X + 7*u, Y: r.Y + r.H*0.2, W: 3.5 * u, H: r.H * 0.6}, 2*u, c.Theme.Accent)
		}
	})
	in := r.InsetXY(18*u, 7*u)
	if s.lay.Small {
		_, in = r.InsetXY(10*u, 2*u).CutLeft(6*u, 0) // clear of the bar of light
	}
	text := in
	bh := math.Max(sf.Env().MinTarget(), math.Min(52*u, in.H))
	if s.lay.Tall {
		var row ui.Rect
		row, text = in.CutBottom(bh, 6*u)
		x := row.Right()
		for i := len(bs) - 1; i >= 0; i-- {
			w := row.W
			if bs[i].Button.Label == "" {
				w = bh
			} else if len(bs) > 1 {
				w = row.W - (bh+8*u)*float64(len(bs)-1)
			}
			x -= w
			sf.Button(bs[i].ID, ui.Rect{X: x, Y: row.Y, W: w, H: bh}, bs[i].Button)
			x -= 8 * u
		}
		if len(bs) == 0 {
			text = in
		}
	} else {
		for i := len(bs) - 1; i >= 0; i-- {
			w := bh
			if bs[i].Button.Label != "" {
				w = math.Max(96*u, math.Min(in.W*0.3, ui.Measure(bs[i].Button.Label, ui.Bold, sf.Font(18))+84*u))
				if s.lay.Small {
					w = math.Max(92*u, in.W*0.27)
				}
			}
			var b ui.Rect
			b, text = text.CutRight(w, 10*u)
			sf.Button(bs[i].ID, b.Middle(w, bh), bs[i].Button)
		}
	}
	qs, ws := sf.Font(18), sf.Font(14)
	if s.lay.Small {
		qs, ws = sf.Font(14), sf.Font(12)
	}
	if s.lay.Tall {
		qs = sf.Font(17)
	}
	if con == nil && why == "" || s.lay.Small && con == nil {
		sf.Label("prompt", q, text, ui.TextStyle{Face: ui.Bold, Size: qs, Wrap: true, LineHeight: 1.2})
		return
	}
	head := 0.48
	if s.lay.Tall {
		head = 0.42
	}
	if s.lay.Small {
		head = 0
	}
	top := text.H * head
	if ui.Measure(q, ui.Bold, qs) <= text.W {
		top = math.Min(top, qs*1.3) // one line leaves the rest to what follows
	}
	qr, wr := text.CutTop(top, 0)
	if head > 0 {
		sf.Label("prompt", q, qr, ui.TextStyle{Face: ui.Bold, Size: qs, Wrap: true, LineHeight: 1.15})
	}
	if con != nil {
		floor := 12 * sf.Env().Scale
		p := ui.LayoutFit(con, ws, floor, 1.25, wr.W, wr.H)
		sf.Add(ui.Element{ID: "consequences", Rect: wr, Role: ui.RoleText, Label: p.Text(), Draw: func(c *ui.Canvas, _ ui.State) { c.Para(p, wr, ui.TextStyle{Size: p.Size}) }})
		return
	}
	sf.Label("prompt.why", why, wr, ui.TextStyle{Size: ws, Colour: sf.Theme().TextSoft, Wrap: true, LineHeight: 1.2})
}

// panelAsks reports whether the question is asked in the panel over the hand.
func (s *Scene) panelAsks() bool {
	if !s.Mine() || s.Replay.On || s.dialogOff == s.View.S.Dec.ID {
		return false
	}
	switch s.View.S.Dec.Kind {
	case rules.YesNo, rules.ChooseNumber, rules.OrderItems:
		return true
	}
	return false
}

// panel declares a question about an effect: its card, its text, the answers.
func (s *Scene) panel(sf *ui.Surface) {
	r, l := s.lay.Panel, s.Lang
	u := sf.Px(1)
	d := &s.View.S.Dec
	q, why := s.question(l)
	sf.Paint("panel", r, func(c *ui.Canvas) {
		c.Glow(r, 16*u, 22*u, c.Theme.Accent.Alpha(0.25))
		c.Gradient(r, 16*u, ui.Hex(0x2a1f66).Alpha(0.94), ui.Hex(0x150f3c).Alpha(0.96))
		c.StrokeGradient(r, 16*u, 1.4*u, c.Theme.Accent.Alpha(0.9), c.Theme.Accent2.Alpha(0.4))
	})
	in := r.Inset(12 * u)
	if s.lay.Small {
		in = r.Inset(6 * u)
	}
	tool := sf.Env().MinTarget()
	see, rest := in.CutRight(tool, 8*u)
	sf.IconButton("ask-aside", ui.Rect{X: see.X, Y: see.Y, W: tool, H: tool}, ui.IconEye, Text.T(l, "see.table"), func(*ui.Env) { s.dialogOff = d.ID })
	in = rest
	if d.Kind == rules.OrderItems {
		s.orderPanel(sf, in, q)
		return
	}
	def := s.source()
	if def != 0 {
		cw := math.Min(in.H/table.Aspect, in.W*0.26)
		var cr ui.Rect
		cr, in = in.CutLeft(cw, 14*u)
		s.faceButton(sf, "ask-card", cr.Fit(1/table.Aspect), def, ui.Button{}, nil)
	}
	qs := math.Min(sf.Font(18), sf.Px(24))
	if s.lay.Small {
		qs = sf.Font(14)
	}
	bh := math.Max(tool, math.Min(52*u, in.H*0.34))
	rows := 1
	var bs []choice
	for _, o := range s.Ask {
		opt := o
		tap := func(env *ui.Env) { s.Answer(env, opt) }
		switch o.Verb {
		case rules.Yes:
			key := "yes.use"
			if d.Prompt == ztm.PromptKeep {
				key = "yes.keep"
			}
			bs = append(bs, choice{ID: "opt-yes", Button: ui.Button{Label: Text.T(l, key), Kind: ui.ButtonPrimary, Icon: ui.IconCheck, Tap: tap}})
		case rules.No:
			key := "no.use"
			if d.Prompt == ztm.PromptKeep {
				key = "no.keep"
			}
			bs = append(bs, choice{ID: "opt-no", Button: ui.Button{Label: Text.T(l, key), Tap: tap}})
		case rules.Number:
			h := (int(s.shown.hour) + int(o.N)) % ztm.Hours
			b := ui.Button{Label: "+" + strconv.Itoa(int(o.N)), Name: Text.T(l, "hours.to", o.N, hourName(h, l)+" "+timePhrase(h).In(l)), Size: 18, Tap: tap}
			b.Colour = dayCol
			if isNight(h) {
				b.Colour = nightCol
			}
			b.Tip = b.Name
			bs = append(bs, choice{ID: "opt-number-" + strconv.Itoa(int(o.N)), Button: b})
		}
	}
	cols := len(bs)
	for cols > 1 && (in.W-float64(cols-1)*8*u)/float64(cols) < tool {
		rows++
		cols = (len(bs) + rows - 1) / rows
	}
	row, text := in.CutBottom(float64(rows)*bh+float64(rows-1)*6*u, 8*u)
	for i, b := range bs {
		rr := row.Col(i/cols, rows, 6*u).Row(i%cols, cols, 8*u)
		if o := s.Ask[i]; o.Verb == rules.Number {
			s.hourButton(sf, b.ID, rr, int(o.N), b.Button)
			continue
		}
		sf.Button(b.ID, rr, b.Button)
	}
	qh := qs * 1.35
	qr, text := text.CutTop(math.Min(qh, text.H), 2*u)
	sf.Label("prompt", q, qr, ui.TextStyle{Face: ui.Bold, Size: qs})
	if text.H > 13*u && why != "" {
		off := sf.BeginScroll("panel.why", text, false)
		p := ui.Layout([]ui.Run{{Text: why}}, sf.Font(14), 1.35, text.W-10*u)
		pr := ui.Rect{X: text.X, Y: text.Y - off, W: text.W, H: p.H}
		sf.Add(ui.Element{ID: "prompt.why", Rect: pr, Role: ui.RoleText, Label: why, Loose: true, Draw: func(c *ui.Canvas, _ ui.State) {
			c.Para(p, pr, ui.TextStyle{Size: p.Size, Top: true, Colour: c.Theme.TextSoft})
		}})
		sf.EndScroll(p.H)
	}
}

// hourButton declares a number of hours with the hour it leads to.
func (s *Scene) hourButton(sf *ui.Surface, id string, r ui.Rect, n int, b ui.Button) {
	h := (int(s.shown.hour) + n) % ztm.Hours
	sf.Add(ui.Element{ID: id, Rect: r, Role: ui.RoleButton, Label: b.Name, Tip: b.Name, Tap: b.Tap, Draw: func(c *ui.Canvas, st ui.State) {
		u := c.Px(1)
		rad := math.Min(12*u, r.H*0.25)
		q := r
		if st.Pressed {
			q = r.Inset(1.5 * u)
		}
		if st.Hover || st.Focused {
			c.Glow(q, rad, 16*u, b.Colour.Alpha(0.4))
		}
		c.Gradient(q, rad, b.Colour.Mix(c.Theme.Ground, 0.62), b.Colour.Mix(c.Theme.Ground, 0.80))
		c.Stroke(q, rad, 1.5*u, b.Colour.Alpha(0.9))
		top, low := q.CutTop(q.H*0.55, 0)
		c.Text("+"+strconv.Itoa(n), top, ui.TextStyle{Face: ui.Bold, Size: math.Min(c.Font(18), top.H*0.86), Align: ui.Middle, Tabular: true})
		fs := math.Max(12*c.Env.Scale, math.Min(c.Font(13), low.H*0.7))
		text := strconv.Itoa(h)
		w := ui.Measure(text, ui.Bold, fs) + fs*1.2
		x := low.X + (low.W-w)/2
		ic := ui.IconSun
		if isNight(h) {
			ic = ui.IconMoon
		}
		c.Icon(ic, ui.Rect{X: x, Y: low.Y + (low.H-fs*1.1)/2 - u, W: fs * 1.1, H: fs * 1.1}, b.Colour)
		c.Text(text, ui.Rect{X: x + fs*1.2, Y: low.Y - u, W: w - fs*1.1 + 2*u, H: low.H}, ui.TextStyle{Face: ui.Bold, Size: fs, Tabular: true, Colour: b.Colour.Lighten(0.4)})
	}})
}

// faceButton declares a design's picture that can be tapped and zoomed.
func (s *Scene) faceButton(sf *ui.Surface, id string, r ui.Rect, def rules.DefID, b ui.Button, mark *ui.Colour) {
	s.FaceButton(sf, id, r, s.faces.of(def, s.Lang), b, mark)
}

// orderPanel declares the choice of the next effect.
func (s *Scene) orderPanel(sf *ui.Surface, in ui.Rect, q string) {
	l := s.Lang
	u := sf.Px(1)
	tool := sf.Env().MinTarget()
	bh := math.Max(tool, math.Min(48*u, in.H*0.3))
	all := ui.Button{Label: Text.T(l, "order.all"), Icon: ui.IconForward, Tap: func(env *ui.Env) { s.InOrder = true; s.Fresh = false }}
	qs := sf.Font(17)
	if s.lay.Small {
		qs, all.Icon, all.Size = sf.Font(14), ui.IconNone, 13
	}
	var cards ui.Rect
	if s.lay.Tall {
		var head, foot ui.Rect
		head, in = in.CutTop(qs*1.5, 4*u)
		foot, cards = in.CutBottom(bh, 8*u)
		sf.Label("prompt", q, head, ui.TextStyle{Face: ui.Bold, Size: qs})
		sf.Button("order-all", foot, all)
	} else {
		left, rest := in.CutLeft(in.W*0.34, 12*u)
		cards = rest
		foot, head := left.CutBottom(bh, 6*u)
		sf.Label("prompt", q, head, ui.TextStyle{Face: ui.Bold, Size: qs, Wrap: true, LineHeight: 1.2})
		sf.Button("order-all", foot, all)
	}
	n := len(s.Ask)
	if n == 0 {
		return
	}
	gap := 12 * u
	ch := cards.H
	cw := math.Min(ch/table.Aspect, (cards.W-gap*float64(n-1))/float64(n))
	x := cards.X + (cards.W-cw*float64(n)-gap*float64(n-1))/2
	legal := sf.Theme().Legal
	for i, o := range s.Ask {
		opt := o
		def := s.game.WaitingDesign(&s.View.S, o)
		id := "order-" + strconv.Itoa(int(o.Card))
		for j := 0; j < i; j++ {
			if s.Ask[j].Card == o.Card {
				id += "-" + strconv.Itoa(int(o.N))
				break
			}
		}
		r := ui.Rect{X: x, Y: cards.Y, W: cw, H: cw * table.Aspect}
		r.Y += (cards.H - r.H) / 2
		x += cw + gap
		s.faceButton(sf, id, r, def, ui.Button{Label: Text.T(l, "order.use", s.faces.name(def, l)), Tap: func(env *ui.Env) {
			ui.Play(env, "stack", 0.5, 0)
			s.Answer(env, opt)
		}}, &legal)
		k := strconv.Itoa(i + 1)
		sf.Key(k, func(env *ui.Env) { s.Answer(env, opt) })
	}
}
