package magna

import (
	"math"
	"strconv"

	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// openEffects offers the effects of one card.
func (s *Scene) openEffects(id rules.CardID) { s.effects, s.effectsAll = id, false }

// panelAsks reports whether the question is asked in the panel over the hand.
func (s *Scene) panelAsks() bool {
	if !s.Mine() || s.Replay.On || s.dialogOff == s.dec().ID {
		return false
	}
	if s.effects != 0 || s.effectsAll {
		return true
	}
	d := s.dec()
	switch d.Prompt {
	case mgn.PromptChain, mgn.PromptBlock, mgn.PromptOrder:
		return true
	}
	switch d.Kind {
	case rules.YesNo, rules.ChooseNumber, rules.OrderItems:
		return true
	}
	return false
}

// march carries an invasion out; a unit that alone can go is the force.
func (s *Scene) march(env *ui.Env) {
	var lone rules.CardID
	n := 0
	for _, t := range s.m.list(mgn.Base3, s.Bottom) {
		if t.ID != 0 && s.game.CanInvade(&s.View.S, t.ID) {
			lone = t.ID
			n++
		}
	}
	if !s.Answer(env, rules.Option{Verb: rules.Yes}) || n != 1 {
		return
	}
	if s.Session.View().S.Dec.Prompt == mgn.PromptForce && s.Session.Answer(rules.Option{Verb: rules.Pick, Card: lone}) == nil && s.Session.Answer(rules.Option{Verb: rules.Done}) == nil {
		ui.Play(env, "commit", 0.8, 0)
	}
}

// askPanel declares a question over the hand: its card, its text, the answers.
func (s *Scene) askPanel(sf *ui.Surface) {
	r, l := s.lay.Panel, s.Lang
	u := sf.Px(1)
	d := s.dec()
	q, why := s.question(l)
	offering := s.effects != 0 || s.effectsAll
	sf.Paint("panel", r, func(c *ui.Canvas) {
		c.Glow(r, 16*u, 22*u, c.Theme.Accent.Alpha(0.25))
		c.Gradient(r, 16*u, ui.Hex(0x5b3522).Alpha(0.97), ui.Hex(0x261309).Alpha(0.98))
		c.StrokeGradient(r, 16*u, 1.4*u, c.Theme.Accent.Alpha(0.9), c.Theme.Accent2.Alpha(0.4))
	})
	in := r.Inset(10 * u)
	if s.lay.Small {
		in = r.Inset(5 * u)
	}
	tool := sf.Env().MinTarget()
	see, rest := in.CutRight(tool, 8*u)
	full := in
	if offering {
		sf.IconButton("ask-aside", ui.Rect{X: see.X, Y: see.Y, W: tool, H: tool}, ui.IconClose, table.Text.T(l, "close"), func(*ui.Env) { s.effects, s.effectsAll = 0, false })
	} else {
		sf.IconButton("ask-aside", ui.Rect{X: see.X, Y: see.Y, W: tool, H: tool}, ui.IconEye, Text.T(l, "see.table"), func(*ui.Env) { s.dialogOff = d.ID })
	}
	in = rest
	s.wide = ui.Rect{}
	if s.lay.Tall { // below the button the whole width is free
		s.wide = full
	}
	switch {
	case offering:
		s.effectsPanel(sf, in, Text.T(l, "ask.effect"), "", false)
	case d.Prompt == mgn.PromptOrder:
		s.orderPanel(sf, in, q, why)
	case d.Prompt == mgn.PromptChain || d.Prompt == mgn.PromptBlock:
		s.effectsPanel(sf, in, q, why, true)
	case d.Kind == rules.OrderItems:
		s.itemsPanel(sf, in, q)
	default:
		s.plainPanel(sf, in, q, why)
	}
}

// plainPanel declares yes or no, or a number.
func (s *Scene) plainPanel(sf *ui.Surface, in ui.Rect, q, why string) {
	l, d := s.Lang, s.dec()
	u := sf.Px(1)
	tool := sf.Env().MinTarget()
	if def := s.source(); def != 0 {
		cw := math.Min(in.H/table.Aspect, in.W*0.26)
		var cr ui.Rect
		cr, in = in.CutLeft(cw, 14*u)
		s.faceButton(sf, "ask-card", cr.Fit(1/table.Aspect), def, ui.Button{}, nil)
	}
	bh := math.Max(tool, math.Min(50*u, in.H*0.34))
	var bs []choice
	for _, o := range s.Ask {
		opt := o
		tap := func(env *ui.Env) { s.Answer(env, opt) }
		switch o.Verb {
		case rules.Yes:
			key, icon := "yes.use", ui.IconCheck
			if d.Prompt == mgn.PromptGo {
				key, icon = "yes.go", ui.IconFlag
				tap = s.march
			}
			bs = append(bs, choice{ID: "opt-yes", Button: ui.Button{Label: Text.T(l, key), Kind: ui.ButtonPrimary, Icon: icon, Tap: tap}})
		case rules.No:
			key := "no.use"
			if d.Prompt == mgn.PromptGo {
				key = "no.go"
			}
			bs = append(bs, choice{ID: "opt-no", Button: ui.Button{Label: Text.T(l, key), Tap: tap}})
		case rules.Number:
			bs = append(bs, choice{ID: "opt-number-" + strconv.Itoa(int(o.N)), Button: ui.Button{Label: strconv.Itoa(int(o.N)), Tap: tap}})
		}
	}
	cols, rows := len(bs), 1
	for cols > 1 && (in.W-float64(cols-1)*8*u)/float64(cols) < tool {
		rows++
		cols = (len(bs) + rows - 1) / rows
	}
	row, text := in.CutBottom(float64(rows)*bh+float64(rows-1)*6*u, 6*u)
	if s.lay.Tall && in.X == s.wide.X {
		row.W = s.wide.W
	}
	for i, b := range bs {
		b.Button.Size = 15
		sf.Button(b.ID, row.Col(i/cols, rows, 6*u).Row(i%cols, cols, 8*u), b.Button)
	}
	s.panelText(sf, text, q, why)
}

// panelText declares a question and its reason, which scrolls when it is long.
func (s *Scene) panelText(sf *ui.Surface, text ui.Rect, q, why string) {
	qs := math.Min(sf.Font(17), sf.Px(23))
	if s.lay.Small {
		qs = sf.Font(13)
	}
	s.promptText(sf, text, q, why, qs, sf.Font(13), false)
}

// effectsPanel offers abilities and Tactics as cards; asked tells that the
// question itself is about them, with what was declared so far to its left.
func (s *Scene) effectsPanel(sf *ui.Surface, in ui.Rect, q, why string, asked bool) {
	l := s.Lang
	u := sf.Px(1)
	tool := sf.Env().MinTarget()
	bh := math.Max(tool, math.Min(46*u, in.H*0.3))
	var pass ui.Button
	if asked {
		key := "pass.chain"
		if s.dec().Prompt == mgn.PromptBlock {
			key = "pass.block"
		}
		pass = ui.Button{Label: Text.T(l, key), Size: 15, Tap: func(env *ui.Env) { s.Answer(env, rules.Option{Verb: rules.Pass}) }}
	}
	var os []rules.Option
	for _, o := range s.Ask {
		if o.Verb == rules.Use && (asked || s.effectsAll || o.Card == s.effects) && s.isEffect(o) {
			os = append(os, o)
		}
	}
	if len(os) == 0 && asked {
		pass.Kind = ui.ButtonPrimary
		if s.dec().Prompt == mgn.PromptBlock {
			why = Text.T(l, "block.none") + l.Pick("", " ") + why
		}
	}
	var list ui.Rect
	if s.lay.Tall {
		head := in.H * 0.36
		if !asked {
			head = sf.Font(17) * 1.6
		}
		var top ui.Rect
		top, in = in.CutTop(math.Max(head, tool), 5*u)
		in.W = s.wide.W
		s.panelText(sf, s.chainRow(sf, top, asked), q, why)
		if asked {
			var foot ui.Rect
			foot, in = in.CutBottom(bh, 5*u)
			sf.Button("opt-pass", foot, pass)
		}
		list = in
	} else {
		share := 0.46
		if s.lay.Small {
			share = 0.40
		}
		if len(os) == 0 {
			share = 1
		}
		var left ui.Rect
		if s.lay.Small && !asked { // a heading leaves the effects the whole width
			left, list = in.CutTop(sf.Font(13)*1.4, 3*u)
		} else {
			left, list = in.CutLeft(in.W*share, 10*u)
		}
		if asked {
			var foot ui.Rect
			foot, left = left.CutBottom(bh, 5*u)
			sf.Button("opt-pass", foot, pass)
		}
		s.panelText(sf, s.chainRow(sf, left, asked), q, why)
	}
	if len(os) == 0 {
		return
	}
	// one row an option: card, name, all of its text
	off := sf.BeginScroll("effects.list", list, false)
	y := 0.0
	for _, o := range os {
		h := s.effectRow(sf, ui.Rect{X: list.X, Y: list.Y + y - off, W: list.W - 6*u}, o)
		y += h + 5*u
	}
	sf.EndScroll(y - 5*u)
}

// isEffect reports whether a Use is an ability or a Tactic and not a
// placement.
func (s *Scene) isEffect(o rules.Option) bool {
	switch s.dec().Prompt {
	case mgn.PromptProduction:
		k, _, ok := s.m.find(s.m.byID(o.Card).Key)
		return ok && isField(k)
	case mgn.PromptAttack, mgn.PromptChain, mgn.PromptBlock:
		return true
	}
	return false
}

// effectRow declares one effect that can be used and returns how high it is.
func (s *Scene) effectRow(sf *ui.Surface, r ui.Rect, o rules.Option) float64 {
	l := s.Lang
	u := sf.Px(1)
	def := s.View.S.Card(o.Card).Def
	d := s.game.Lib.Def(def)
	text := ""
	if int(o.N) < len(d.Abilities) {
		text = s.game.Lib.AbilityText(d.Abilities[o.N], l)
	}
	name := s.faces.Name(def, l)
	f := s.faces.Of(def, l)
	id := "opt-use-" + strconv.Itoa(int(o.Card)) + "-" + strconv.Itoa(int(o.N))
	opt := o
	tool := sf.Env().MinTarget()
	cw := tool
	if s.lay.Small {
		cw = tool * 0.7
	}
	size, body := math.Max(12*sf.Env().Scale, sf.Font(13)), math.Max(12*sf.Env().Scale, sf.Font(12))
	tw := r.W - cw - 18*u
	head := ui.Layout([]ui.Run{{Text: name, Face: ui.Bold}}, size, 1.2, tw)
	para := ui.Layout([]ui.Run{{Text: text}}, body, 1.25, tw)
	r.H = math.Max(cw*table.Aspect, head.H+para.H+2*u) + 8*u
	sf.Add(ui.Element{ID: id, Rect: r, Hit: r, Role: ui.RoleButton, Label: Text.T(l, "node.use", name), Desc: text,
		Inspect: func(*ui.Env) { s.Zoom.Open(f) },
		Tap: func(env *ui.Env) {
			ui.Play(env, "stack", 0.6, 0)
			s.effects, s.effectsAll = 0, false
			s.Answer(env, opt)
		},
		Draw: func(c *ui.Canvas, st ui.State) {
			col := s.faces.ColourOf(def)
			c.Gradient(r, 9*u, ui.Hex(0x3a2014).Mix(col, 0.16).Alpha(0.95), ui.Hex(0x1c0e08).Alpha(0.95))
			edge := col.Alpha(0.6)
			if st.Hover || st.Focused {
				edge = c.Theme.Legal
			}
			c.Stroke(r, 9*u, 1.5*u, edge)
			cr, in := r.Inset(4*u).CutLeft(cw, 8*u)
			cr, _ = cr.CutTop(cw*table.Aspect, 0)
			if c.Blank() {
				table.NotePicture(c, f, cr)
			} else if f != nil {
				c.Draw(s.Faces.Image(c.Env, c.Theme, f, table.Thumb, cr.W, dusk), cr, 1)
			}
			hr, br := in.CutTop(head.H, 2*u)
			c.Para(head, hr, ui.TextStyle{Face: ui.Bold, Size: head.Size, Top: true, Colour: col.Lighten(0.5), Loose: true})
			c.Para(para, br, ui.TextStyle{Size: para.Size, Top: true, Colour: c.Theme.Text, Loose: true})
		}})
	return r.H
}

// shortPara lays a text out in a box and cuts it with an ellipsis; the zoom
// and the label have all of it.
func (s *Scene) shortPara(text string, size float64, r ui.Rect) *ui.Para {
	p := ui.Layout([]ui.Run{{Text: text}}, size, 1.25, r.W)
	rs := []rune(text)
	for n := 0; p.H > r.H+2 && len(rs) > 4 && n < 60; n++ {
		rs = rs[:max(4, int(float64(len(rs))*0.93))]
		p = ui.Layout([]ui.Run{{Text: string(rs) + "…"}}, size, 1.25, r.W)
	}
	return p
}

// chainRow declares what has been declared so far as a chain of small cards
// and returns the room that is left.
func (s *Scene) chainRow(sf *ui.Surface, r ui.Rect, asked bool) ui.Rect {
	c := s.m.combat()
	if !asked || !c.on || s.lay.Small && r.W < 300*sf.Px(1) {
		return r
	}
	l := s.Lang
	u := sf.Px(1)
	type link struct {
		def  rules.DefID
		tok  token
		seat rules.Seat
		kind string
	}
	var ls []link
	if c.kind >= mgn.KindAbility {
		ls = append(ls, link{def: c.source, seat: c.seat, kind: "main"})
	}
	for _, k := range c.members {
		if t := s.m.get(k); t.Key != 0 && c.kind < mgn.KindAbility {
			ls = append(ls, link{def: t.Def, tok: t, seat: c.seat, kind: "member"})
		}
	}
	for _, d := range c.chain {
		ls = append(ls, link{def: d.def, seat: d.seat, kind: "chain"})
	}
	if t := s.m.get(c.target); t.Key != 0 {
		ls = append(ls, link{def: t.Def, tok: t, seat: c.seat.Other(), kind: "target"})
	}
	for _, d := range c.block {
		ls = append(ls, link{def: d.def, seat: d.seat, kind: "block"})
	}
	if len(ls) == 0 {
		return r
	}
	m := sf.Env().MinTarget()
	h := m * table.Aspect
	if r.H < h*1.8 && r.W < 420*u || s.lay.Small { // no room: beside the words
		h = math.Min(h, r.H)
	}
	var row, rest ui.Rect
	side := r.H < h*1.75 || len(ls) < 3 && r.H < h*2.6
	w := h / table.Aspect
	gap := 10 * u
	if side {
		n := math.Min(float64(len(ls)), math.Max(1, math.Floor(r.W*0.45/(w+gap))))
		row, rest = r.CutLeft(n*(w+gap), 6*u)
		row = row.Middle(row.W, h)
	} else {
		row, rest = r.CutTop(h, 6*u)
	}
	most := max(1, int((row.W+gap)/(w+gap)))
	for i, q := range ls {
		if i >= most {
			break
		}
		cr := ui.Rect{X: row.X + float64(i)*(w+gap), Y: row.Y, W: w, H: h}
		col := sideCols[s.SideOf(q.seat)]
		if q.kind == "target" {
			col = sf.Theme().Danger
		}
		name := s.faces.Name(q.def, l)
		if q.tok.Key != 0 {
			name = s.tokenName(q.tok, l)
		}
		def := q.def
		if q.tok.Key != 0 && !q.tok.Up && s.Bottom != q.seat {
			def = 0
		}
		if w < m { // drawn only
			s.linkPicture(sf, "link-"+strconv.Itoa(i), cr, def, col, Text.T(l, "link."+q.kind, name))
		} else {
			s.faceButton(sf, "link-"+strconv.Itoa(i), cr, def, ui.Button{Label: Text.T(l, "link."+q.kind, name)}, &col)
		}
		if i > 0 {
			x, y := cr.X-gap/2, cr.Y+cr.H/2
			icon := ui.IconPlus
			if q.kind == "target" {
				icon = ui.IconForward
			} else if q.kind == "block" {
				icon = ui.IconShield
			}
			sf.Paint("linkmark-"+strconv.Itoa(i), cr, func(c *ui.Canvas) {
				k := 15 * u
				c.Disc(x, y, k*0.62, ui.Hex(0x1a0c06).Alpha(0.9))
				c.Icon(icon, ui.Rect{X: x - k/2, Y: y - k/2, W: k, H: k}, col)
			})
		}
	}
	return rest
}

// linkPicture draws a card too small to be touched.
func (s *Scene) linkPicture(sf *ui.Surface, id string, r ui.Rect, def rules.DefID, col ui.Colour, label string) {
	f := s.faces.Of(def, s.Lang)
	sf.Add(ui.Element{ID: id, Rect: r, Hit: ui.Rect{X: -1, Y: -1}, Role: ui.RoleText, Label: label, Draw: func(c *ui.Canvas, _ ui.State) {
		if c.Blank() {
			table.NotePicture(c, f, r)
			return
		}
		if f == nil {
			c.Draw(s.Faces.BackImage(c.Env, c.Theme, r.W), r, 1)
		} else {
			c.Draw(s.Faces.Image(c.Env, c.Theme, f, table.Thumb, r.W, dusk), r, 1)
		}
		c.Stroke(r, r.W*0.07, 1.6*c.Px(1), col)
	}})
}

// itemsPanel declares the choice of the next trigger.
func (s *Scene) itemsPanel(sf *ui.Surface, in ui.Rect, q string) {
	l := s.Lang
	u := sf.Px(1)
	tool := sf.Env().MinTarget()
	bh := math.Max(tool, math.Min(46*u, in.H*0.3))
	qs := sf.Font(16)
	if s.lay.Small {
		qs = sf.Font(13)
	}
	waiting := s.dec().Prompt == mgn.PromptWaiting
	all := ui.Button{Label: Text.T(l, "order.all"), Icon: ui.IconForward, Size: 14, Tap: func(env *ui.Env) { s.InOrder = true; s.Fresh = false }}
	var cards ui.Rect
	if s.lay.Tall {
		head, rest := in.CutTop(math.Max(qs*2.5, tool), 4*u)
		rest.W = s.wide.W
		s.promptText(sf, head, q, "", qs, sf.Font(13), false)
		cards = rest
		if waiting {
			var foot ui.Rect
			foot, cards = rest.CutBottom(bh, 8*u)
			sf.Button("order-all", foot, all)
		}
	} else {
		left, rest := in.CutLeft(in.W*0.36, 12*u)
		cards = rest
		if waiting {
			var foot ui.Rect
			foot, left = left.CutBottom(bh, 6*u)
			all.Icon = ui.IconNone
			sf.Button("order-all", foot, all)
		}
		sf.Label("prompt", q, left, ui.TextStyle{Face: ui.Bold, Size: qs, Wrap: true, LineHeight: 1.15})
	}
	legal := sf.Theme().Legal
	for i, o := range s.Ask {
		opt := o
		r := s.rowCell(cards, i, len(s.Ask), 12*u)
		def := s.View.S.Card(o.Card).Def
		s.faceButton(sf, "order-"+strconv.Itoa(int(o.Card))+"-"+strconv.Itoa(int(o.N)), r, def, ui.Button{Label: Text.T(l, "node.use", s.faces.Name(def, l)), Tap: func(env *ui.Env) {
			ui.Play(env, "stack", 0.5, 0)
			s.Answer(env, opt)
		}}, &legal)
	}
}

// rowCell is the room of card i of n in a row of cards.
func (s *Scene) rowCell(r ui.Rect, i, n int, gap float64) ui.Rect {
	w := math.Min(r.H/table.Aspect, (r.W-gap*float64(n-1))/float64(n))
	x := r.X + (r.W-w*float64(n)-gap*float64(n-1))/2
	return ui.Rect{X: x + float64(i)*(w+gap), Y: r.Y + (r.H-w*table.Aspect)/2, W: w, H: w * table.Aspect}
}

// orderPanel lets the defender order its units for piercing damage: by
// pulling the cards, or by tapping them one after the other.
func (s *Scene) orderPanel(sf *ui.Surface, in ui.Rect, q, why string) {
	l := s.Lang
	u := sf.Px(1)
	tool := sf.Env().MinTarget()
	n := len(s.line)
	go1 := ui.Button{Label: Text.T(l, "order.take"), Kind: ui.ButtonPrimary, Icon: ui.IconCheck, Size: 15, Tap: s.takeOrder}
	var cards ui.Rect
	bh := math.Max(tool, math.Min(48*u, in.H*0.3))
	if s.lay.Tall {
		head, rest := in.CutTop(math.Max(sf.Font(16)*2.6, tool), 3*u)
		rest.W = s.wide.W
		var foot ui.Rect
		if s.lay.low { // beside the question
			foot, head = head.CutRight(head.W*0.46, 6*u)
			go1.Icon = ui.IconNone
		} else {
			foot, rest = rest.CutBottom(bh, 6*u)
		}
		s.promptText(sf, head, q, "", sf.Font(15), sf.Font(13), false)
		sf.Button("commit", foot, go1)
		cards = rest
	} else {
		left, rest := in.CutLeft(in.W*0.32, 10*u)
		foot, left := left.CutBottom(bh, 4*u)
		go1.Icon = ui.IconNone
		if s.lay.Small {
			go1.Size, why = 13, ""
		}
		sf.Button("commit", foot, go1)
		s.panelText(sf, left, q, why)
		cards = rest
	}
	label := math.Max(12*sf.Env().Scale, sf.Font(12)) * 1.35
	foot, cards := cards.CutBottom(label, 2*u)
	left := int(s.dec().Arg)
	gap := 8 * u
	for i, id := range s.line {
		t := s.m.byID(id)
		cell := s.rowCell(cards, i, n, gap)
		take := min(left, absorbs(t))
		key, col := "order.safe", parchment
		switch {
		case take > 0 && take >= absorbs(t):
			key, col = "order.falls", sf.Theme().Danger
		case take > 0:
			key, col = "order.holds", sf.Theme().Good
		}
		left -= take
		b := ui.Button{Label: Text.T(l, "node.order", i+1, s.tokenName(t, l), Text.T(l, key+".long", take, absorbs(t))), Desc: Text.T(l, "order.help")}
		idx := i
		b.Tap = func(env *ui.Env) { s.orderTap(env, idx) }
		r := cell
		if s.lineDrag == i+1 {
			r = r.Move(s.lineX-(r.X+r.W/2), -6*u)
		}
		fc := ui.Rect{X: cell.X - gap/2, Y: foot.Y, W: cell.W + gap, H: foot.H}
		s.orderCard(sf, "order-"+strconv.Itoa(int(id)), r, t, b, col, i, cards, n, gap)
		word := Text.T(l, key, take)
		if ui.Measure(word, ui.Bold, 12*sf.Env().Scale) > fc.W {
			word = map[string]string{"order.safe": "–", "order.falls": "×", "order.holds": "−" + strconv.Itoa(take)}[key]
		}
		sf.Paint("order.word"+strconv.Itoa(i), fc, func(c *ui.Canvas) {
			c.Text(word, fc, ui.TextStyle{Face: ui.Bold, Size: math.Max(12*c.Env.Scale, c.Font(12)), Align: ui.Middle, Colour: col.Lighten(0.25)})
		})
	}
}

// orderCard declares one card of the order, which can be pulled.
func (s *Scene) orderCard(sf *ui.Surface, id string, r ui.Rect, t token, b ui.Button, col ui.Colour, i int, row ui.Rect, n int, gap float64) {
	f := s.unitFace(t.Def, s.Lang, t.summon)
	u := sf.Px(1)
	e := ui.Element{ID: id, Rect: r, Hit: r, Role: ui.RoleButton, Label: b.Label, Desc: b.Desc, Tap: b.Tap, Loose: s.lineDrag != 0}
	if f != nil {
		e.Inspect = func(*ui.Env) { s.Zoom.Open(f) }
	}
	e.Drag = &ui.Drag{
		Start:  func(env *ui.Env, x, y float64) { s.lineDrag, s.lineX = i+1, x; ui.Play(env, "card-draw", 0.5, 0) },
		Move:   func(env *ui.Env, x, y float64) { s.lineX = x; s.Surface.Invalidate() },
		Cancel: func(*ui.Env) { s.lineDrag = 0 },
		Drop: func(env *ui.Env, x, y float64) {
			to := 0
			for k := 0; k < n; k++ {
				if c := s.rowCell(row, k, n, gap); x > c.X+c.W/2 && k != i {
					to++
				}
			}
			s.lineDrag = 0
			s.moveInOrder(i, to)
			s.lineN = 0
			ui.Play(env, "card-place", 0.6, 0)
		},
	}
	e.Draw = func(c *ui.Canvas, st ui.State) {
		c.Shadow(r.Move(0, 4*u), 8*u, 12*u, c.Theme.Shadow)
		c.Glow(r, r.W*0.07, 12*u, col.Alpha(0.35))
		if c.Blank() {
			table.NotePicture(c, f, r)
		} else {
			d := table.Hand
			if r.W < 76*u {
				d = table.Thumb
			}
			if f == nil || !t.Up {
				c.Draw(s.Faces.BackImage(c.Env, c.Theme, r.W), r, 1)
			} else {
				c.Draw(s.Faces.Image(c.Env, c.Theme, f, d, r.W, dusk), r, 1)
			}
		}
		c.Stroke(r, r.W*0.07, 2*u, col)
		if f != nil && !t.Up { // its owner knows it
			small := math.Max(12*c.Env.Scale, c.Font(12))
			nr := ui.Rect{X: r.X + 2*u, Y: r.Bottom() - small*1.7, W: r.W - 4*u, H: small * 1.5}
			c.Fill(nr, 4*u, ui.Hex(0x140906).Alpha(0.85))
			c.Text(table.Clip(f.Title, nr.W, small), nr, ui.TextStyle{Face: ui.Bold, Size: small, Align: ui.Middle, Colour: parchment, Loose: true})
		}
		size := math.Max(13*c.Env.Scale, c.Font(14))
		br := ui.Rect{X: r.X + r.W/2 - size*0.8, Y: r.Y + 3*u, W: size * 1.6, H: size * 1.5}
		c.Fill(br, br.H/2, ui.Hex(0x140906).Alpha(0.92))
		c.Stroke(br, br.H/2, 1.3*u, col)
		c.Text(strconv.Itoa(i+1), br, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Loose: true})
	}
	sf.Add(e)
}

// orderTap puts a card behind those tapped before it; a card that was tapped
// already goes to the end.
func (s *Scene) orderTap(env *ui.Env, i int) {
	ui.Play(env, "card-place", 0.5, 0)
	if i < s.lineN {
		s.moveInOrder(i, len(s.line)-1)
		s.lineN--
		return
	}
	s.moveInOrder(i, s.lineN)
	s.lineN++
}

func (s *Scene) moveInOrder(from, to int) {
	if from < 0 || from >= len(s.line) {
		return
	}
	c := s.line[from]
	l := append(s.line[:from:from], s.line[from+1:]...)
	to = max(0, min(to, len(l)))
	l = append(l, 0)
	copy(l[to+1:], l[to:])
	l[to] = c
	s.line = l
}

// takeOrder gives the order card by card.
func (s *Scene) takeOrder(env *ui.Env) {
	line := append([]rules.CardID(nil), s.line...)
	for _, c := range s.picks() {
		if s.Session.Answer(rules.Option{Verb: rules.Unpick, Card: c}) != nil {
			break
		}
	}
	for _, c := range line {
		s.View = s.Session.View()
		if s.View.S.Dec.Prompt != mgn.PromptOrder || s.View.S.Dec.Kind == rules.NoDecision {
			break
		}
		if !s.Answer(env, rules.Option{Verb: rules.Pick, Card: c}) {
			break
		}
	}
	s.Fresh = false
	ui.Play(env, "commit", 0.7, 0)
}
