package zutomayo

import (
	"math"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// dialogs declares what lies over the table: choices of cards and names, the
// breakdown of an attack, the result.
func (s *Scene) dialogs(env *ui.Env, sf *ui.Surface) {
	switch {
	case s.showParts >= 0:
		s.partsDialog(sf, s.showParts)
	case s.Result && s.View != nil && s.View.S.Over():
		s.resultDialog(sf)
	case s.Mine() && !s.Replay.On && s.dialogOff != s.View.S.Dec.ID && s.View.S.Dec.Kind == rules.ChooseCards:
		s.cardsDialog(sf)
	case s.Mine() && !s.Replay.On && s.dialogOff != s.View.S.Dec.ID && s.View.S.Dec.Kind == rules.ChooseName:
		s.nameDialog(sf)
	}
}

// head declares the source card and its text at the top or left of a dialog
// and returns the rest; need is the height that the cards below want at a width.
func (s *Scene) dialogHead(sf *ui.Surface, in ui.Rect, need func(w float64) float64) ui.Rect {
	def := s.source()
	if def == 0 {
		return in
	}
	u := sf.Px(1)
	why := s.sourceText(s.Lang)
	name := s.faces.name(def, s.Lang)
	runs := []ui.Run{{Text: name, Face: ui.Bold}, {Text: "\n"}, {Text: why, Colour: sf.Theme().TextSoft}}
	var cr, tr, rest ui.Rect
	switch {
	case in.W > in.H*1.25 && in.H > 220*u:
		var left ui.Rect
		left, rest = in.CutLeft(math.Min(in.W*0.27, 240*u), 18*u)
		cw := math.Min(left.W, left.H*0.55/table.Aspect)
		cr, tr = left.CutTop(cw*table.Aspect, 10*u)
		cr = cr.Middle(cw, cw*table.Aspect)
	default:
		var top ui.Rect
		least := math.Max(sf.Env().MinTarget()*table.Aspect+u, math.Min(110*u, in.H*0.3))
		cw := least / table.Aspect
		want := ui.Layout(runs, sf.Font(14), 1.4, in.W-cw-20*u).H
		top, rest = in.CutTop(math.Max(least, math.Min(want+2*u, in.H-8*u-need(in.W))), 8*u)
		cr, tr = top.CutLeft(cw, 12*u)
		cr.H = least
	}
	s.faceButton(sf, "ask-card", cr, def, ui.Button{}, nil)
	off := sf.BeginScroll("ask.text", tr, false)
	p := ui.Layout(runs, sf.Font(14), 1.4, tr.W-8*u)
	pr := ui.Rect{X: tr.X, Y: tr.Y - off, W: tr.W, H: p.H}
	sf.Add(ui.Element{ID: "ask.why", Rect: pr, Role: ui.RoleText, Label: p.Text(), Loose: true, Draw: func(c *ui.Canvas, _ ui.State) { c.Para(p, pr, ui.TextStyle{Size: p.Size, Top: true}) }})
	sf.EndScroll(p.H)
	return rest
}

// cardsDialog declares a choice of cards: those of the zone, legal ones glowing.
func (s *Scene) cardsDialog(sf *ui.Surface) {
	l := s.Lang
	u := sf.Px(1)
	d := &s.View.S.Dec
	q, _ := s.question(l)
	aside := func(*ui.Env) { s.dialogOff = d.ID }
	in := sf.Dialog("choose", q, 900, 640, aside)
	bh := math.Max(sf.Env().MinTarget(), 50*u)
	foot, in := in.CutBottom(bh, 10*u)
	in = s.dialogHead(sf, in, func(w float64) float64 {
		n := len(s.View.S.Zone(rules.ZoneID(d.Arg)))
		for _, o := range s.Ask {
			if o.Verb == rules.Pick && s.View.S.Card(o.Card).Zone != rules.ZoneID(d.Arg) {
				n++
			}
		}
		cw := math.Max(sf.Env().MinTarget()+5*u, 112*u)
		cols := max(3, int((w+12*u)/(cw+12*u)))
		ch := (w - 10*u - 12*u*float64(cols-1)) / float64(cols) * table.Aspect
		return math.Min(float64((n+cols-1)/cols)*(ch+12*u)+8*u, in.H*0.7)
	})
	done := s.Legal(rules.Option{Verb: rules.Done})
	picks := s.picks()
	b := ui.Button{Label: Text.T(l, "commit"), Kind: ui.ButtonPrimary, Icon: ui.IconCheck, Size: 18, Off: !done,
		Tap: func(env *ui.Env) { s.commit(env) }}
	if !done {
		b.Desc = Text.T(l, "commit.n", s.Least()-len(picks))
	}
	commit, note := foot.CutRight(math.Min(foot.W*0.6, 240*u), 12*u)
	sf.Button("commit", commit, b)
	sf.Label("picked", Text.T(l, "picked", len(picks)), note, ui.TextStyle{Size: sf.Font(15), Colour: sf.Theme().TextSoft})
	// the zone's cards, those that are open or one's own
	z := rules.ZoneID(d.Arg)
	var ids []rules.CardID
	for _, c := range s.View.S.Zone(z) {
		ids = append(ids, c)
	}
	for _, o := range s.Ask { // cards from elsewhere
		if o.Verb == rules.Pick && s.View.S.Card(o.Card).Zone != z {
			ids = append(ids, o.Card)
		}
	}
	gap := 12 * u
	want := math.Max(sf.Env().MinTarget()+5*u, math.Min(112*u, in.H*0.9/table.Aspect))
	cols := int(math.Max(3, math.Floor((in.W+gap)/(want+gap))))
	cw := (in.W - 10*u - gap*float64(cols-1)) / float64(cols)
	ch := cw * table.Aspect
	off := sf.BeginScroll("choose.list", in, false)
	legal, warm := sf.Theme().Legal, sf.Theme().Warm
	for i, c := range ids {
		id := c
		r := ui.Rect{X: in.X + 4*u + float64(i%cols)*(cw+gap), Y: in.Y + 4*u + float64(i/cols)*(ch+gap) - off, W: cw - 4*u, H: ch}
		def := s.View.S.Card(c).Def
		name := s.faces.name(def, l)
		b := ui.Button{}
		var mark *ui.Colour
		verb := "node.noturn"
		switch {
		case s.picked(c):
			mark, verb, b.Checked = &warm, "act.unpick", true
			b.Tap = func(env *ui.Env) {
				ui.Play(env, "card-place", 0.4, 0)
				s.Answer(env, rules.Option{Verb: rules.Unpick, Card: id})
			}
		case s.Legal(rules.Option{Verb: rules.Pick, Card: c}):
			mark, verb = &legal, "act.pick"
			b.Tap = func(env *ui.Env) {
				ui.Play(env, "card-place", 0.6, 0)
				s.Answer(env, rules.Option{Verb: rules.Pick, Card: id})
			}
		default:
			b.Off = true
			b.Desc = s.whyNot(c)
			b.Tap = func(env *ui.Env) {}
		}
		b.Label = Text.T(l, "node.card", name, s.faces.facts(def, l), Text.T(l, verb))
		if def == 0 {
			b.Label = Text.T(l, "node.plain", name+" "+strconv.Itoa(i+1), Text.T(l, verb))
		}
		s.faceButton(sf, "pick-"+strconv.Itoa(int(c)), r, def, b, mark)
	}
	rows := (len(ids) + cols - 1) / cols
	sf.EndScroll(float64(rows)*(ch+gap) + 8*u)
	sf.EndModal()
}

// nameDialog declares the call of a card name: all designs, by element.
func (s *Scene) nameDialog(sf *ui.Surface) {
	l := s.Lang
	u := sf.Px(1)
	d := &s.View.S.Dec
	q, why := s.question(l)
	in := sf.Dialog("names", q, 760, 640, func(*ui.Env) { s.dialogOff = d.ID })
	tool := math.Max(sf.Env().MinTarget(), 44*u)
	lines := 1.5
	if ui.Measure(why, ui.Regular, sf.Font(14)) > in.W {
		lines = 2.8
	}
	wr, in := in.CutTop(sf.Font(14)*lines, 6*u)
	sf.Label("ask.why", why, wr, ui.TextStyle{Size: sf.Font(14), Colour: sf.Theme().TextSoft, Wrap: true, LineHeight: 1.3})
	tabs, in := in.CutTop(tool, 8*u)
	for i := 0; i <= 5; i++ {
		k := i
		b := ui.Button{Label: Text.T(l, "name.short"), Name: Text.T(l, "name.all"), Radio: true, Checked: s.chosen == i, Group: Text.T(l, "name.all"), Size: 14, Tap: func(*ui.Env) { s.chosen = k }}
		if i > 0 {
			v := ztm.Elements.Values[i%5]
			b.Label, b.Icon, b.Colour = "", elementIcons[i%5], elementColours[i%5]
			b.Name = l.Pick(v.JA, v.EN)
		}
		sf.Button("name-tab-"+strconv.Itoa(i), tabs.Row(i, 6, 6*u), b)
	}
	cols := 2
	if in.W < 420*u {
		cols = 1
	}
	off := sf.BeginScroll("names.list", in, false)
	row := in
	row.W -= 10 * u
	k := 0
	for _, o := range s.Ask {
		if o.Verb != rules.Name {
			continue
		}
		def := rules.DefID(o.N)
		if s.chosen > 0 && s.attr(def, ztm.AElement) != s.chosen%5 {
			continue
		}
		opt := o
		r := row.Row(k%cols, cols, 8*u)
		r.Y, r.H = in.Y+float64(k/cols)*(tool+6*u)-off, tool
		k++
		sf.Button("name-"+strconv.Itoa(int(def)), r, ui.Button{Label: s.faces.full(def, l), Icon: elementIcons[s.attr(def, ztm.AElement)], Colour: s.faces.colour(def), Size: 15,
			Tap: func(env *ui.Env) { s.Answer(env, opt) }})
	}
	sf.EndScroll(float64((k+cols-1)/cols) * (tool + 6*u))
	sf.EndModal()
}

// partsDialog tells how an attack value came about.
func (s *Scene) partsDialog(sf *ui.Surface, p rules.Seat) {
	l := s.Lang
	u := sf.Px(1)
	v, night, works := s.attack(p)
	shut := func(*ui.Env) { s.showParts = rules.NoSeat }
	t, ok := s.Top(ztm.Field, p)
	in := sf.Dialog("parts", Text.T(l, "attack.of", s.Possessive(p, l, true), v), 480, 160+46*float64(min(6, 1+len(s.parts(p)))), shut)
	off := sf.BeginScroll("parts.list", in, false)
	rowH := math.Max(sf.Font(16)*2.3, 38*u)
	y := in.Y - off
	n := 0
	add := func(text string, def rules.DefID, amount, value string) {
		r := ui.Rect{X: in.X, Y: y, W: in.W - 10*u, H: rowH}
		y += rowH + 4*u
		id := "part-" + strconv.Itoa(n)
		n++
		col := sf.Theme().TextSoft
		if def != 0 {
			col = s.faces.colour(def).Lighten(0.4)
		}
		e := ui.Element{ID: id, Rect: r, Hit: r, Role: ui.RoleText, Label: text + " " + amount + " " + value, Draw: func(c *ui.Canvas, _ ui.State) {
			c.Fill(r, 8*u, ui.Hex(0x0d0828).Alpha(0.55))
			b := r.InsetXY(12*u, 0)
			vr, b := b.CutRight(sf.Font(16)*2.2, 6*u)
			ar, b := b.CutRight(math.Min(sf.Font(16)*5, ui.Measure(amount, ui.Bold, c.Font(16))+4*u), 6*u)
			c.Text(text, b, ui.TextStyle{Size: c.Font(15), Colour: col, Wrap: true, LineHeight: 1.1})
			c.Text(amount, ar, ui.TextStyle{Size: c.Font(16), Face: ui.Bold, Align: ui.End, Tabular: true})
			c.Text(value, vr, ui.TextStyle{Size: c.Font(16), Face: ui.Bold, Align: ui.End, Tabular: true, Colour: c.Theme.Warm})
		}}
		sf.Add(e)
	}
	if !ok || !works {
		add(Text.T(l, "attack.none"), 0, "", "0")
		if ok && t.Up {
			add(s.faces.name(t.Def, l), t.Def, Text.T(l, "short.n", int(s.shown.power[p]), s.cost(t)), "")
		}
	} else {
		base := s.attr(t.Def, ztm.ADay)
		if night {
			base = s.attr(t.Def, ztm.ANight)
		}
		add(s.faces.name(t.Def, l), t.Def, timePhrase(map[bool]int{true: 0, false: 9}[night]).In(l), strconv.Itoa(base))
		for _, q := range s.parts(p) {
			amount, def := lang.Signed(q.Amount), s.View.S.Card(q.Src).Def
			switch q.Kind {
			case ztm.ModSetTo:
				amount = "→"
			case ztm.ModSwap, ztm.ModForce:
				amount = l.Pick("昼夜", "day/night")
			}
			add(s.faces.name(def, l), def, amount, strconv.Itoa(q.Value))
		}
	}
	if s.game.Shield(&s.View.S, p) > 0 {
		add(Text.T(l, "attack.shield", s.game.Shield(&s.View.S, p)), 0, "", "")
	}
	sf.EndScroll(y + off - in.Y)
	sf.EndModal()
}

// outcome is the result in two sentences.
func (s *Scene) outcome(l lang.Lang) (head, why string) {
	r := &s.View.S.Result
	w := r.Winner
	head = s.Verdict(w, l)
	switch {
	case r.Reason == rules.ReasonConcede:
		why = Text.T(l, "why.concede", s.Player(w.Other(), l))
	case r.Reason == ztm.ReasonHP && w == rules.NoSeat:
		why = Text.T(l, "why.hpboth")
	case r.Reason == ztm.ReasonHP:
		why = Text.T(l, "why.hp", s.Possessive(w.Other(), l, true))
	case r.Reason == ztm.ReasonTurnCap:
		why = Text.T(l, "why.cap")
	case r.Reason == ztm.ReasonEndless:
		why = Text.T(l, "why.endless")
	default:
		why = Text.T(l, "why.fault")
	}
	return head, why
}

// resultDialog declares the end of the match.
func (s *Scene) resultDialog(sf *ui.Surface) {
	l, u := s.Lang, sf.Px(1)
	_, why := s.outcome(l)
	w := s.View.S.Result.Winner
	s.EndDialog(sf, table.Ending{Title: Text.T(l, "turn", s.Turn()), Why: why, Facts: s.hpLine(l), Winner: w, H: 560, Small: s.lay.Small, Foe: nightCol,
		Watch: s.opts.Watch, Rematch: s.opts.Rematch, Save: s.saveFile, Body: func(in ui.Rect) {
			for i, p := range []rules.Seat{s.Bottom, s.Bottom.Other()} {
				r := in.Row(i, 2, 14*u)
				pp := p
				text := s.Player(p, l)
				sf.Add(ui.Element{ID: "result.p" + strconv.Itoa(i), Rect: r, Role: ui.RoleText, Label: text + " HP " + strconv.Itoa(int(s.shown.hp[pp])), Draw: func(c *ui.Canvas, _ ui.State) {
					c.Fill(r, 12*u, ui.Hex(0x0d0828).Alpha(0.6))
					edge := c.Theme.Edge
					if w == pp {
						edge = c.Theme.Warm
					}
					c.Stroke(r, 12*u, 1.5*u, edge)
					b := r.InsetXY(14*u, 8*u)
					t, b := b.CutTop(b.H*0.34, 0)
					c.Text(text, t, ui.TextStyle{Face: ui.Bold, Size: c.Font(16), Align: ui.Middle})
					hp, b := b.CutTop(b.H*0.62, 0)
					c.Text("HP "+strconv.Itoa(int(s.shown.hp[pp])), hp, ui.TextStyle{Face: ui.Bold, Size: math.Min(c.Font(30), hp.H*0.9), Align: ui.Middle, Tabular: true, Glow: hpCol.Alpha(0.5)})
					s.hpBar(c, b.Middle(b.W*0.8, math.Min(10*u, b.H*0.6)), pp)
				}})
			}
		}})
}

func (s *Scene) hpLine(l lang.Lang) string {
	return s.Player(s.Bottom, l) + " " + strconv.Itoa(int(s.shown.hp[s.Bottom])) + " – " + strconv.Itoa(int(s.shown.hp[s.Bottom.Other()])) + " " + s.Player(s.Bottom.Other(), l)
}
