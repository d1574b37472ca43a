package magna

import (
	"math"
	"strconv"
	"strings"

	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// dialogs declares what lies over the table: choices of cards, what a dropped
// card means, a player's sheet, the result.
func (s *Scene) dialogs(env *ui.Env, sf *ui.Surface) {
	switch {
	case s.sheet >= 0:
		s.sheetDialog(sf, s.sheet)
	case s.Result && s.View != nil && s.View.S.Over():
		s.resultDialog(sf)
	case len(s.how) > 0 && s.Mine() && !s.Replay.On:
		s.howDialog(sf)
	case s.Mine() && !s.Replay.On && s.dialogOff != s.dec().ID && s.picking() && !s.pickingOnMap() && !s.pickingInHand() && s.dec().Prompt != mgn.PromptOrder:
		s.cardsDialog(sf)
	}
}

// howDialog asks what a dropped card is meant to do: deploy or lie in wait,
// and which unit makes room for it.
func (s *Scene) howDialog(sf *ui.Surface) {
	l := s.Lang
	u := sf.Px(1)
	t := s.m.byID(s.how[0].Card)
	title := Text.T(l, "how", s.faces.Name(t.Def, l))
	bh := math.Max(sf.Env().MinTarget(), 52*u)
	rows, why := len(s.how), ""
	if s.buries(t, s.how[0]) { // the ordinary gesture would hide it: why not openly, and a way back
		rows++
		key := "how.only"
		if s.typeOf(t) != mgn.Unit {
			key = "how.only.use"
		}
		why = Text.T(l, key, s.whyNotTo(t, s.howSeat))
	}
	lines := 0.0
	if why != "" {
		lines = ui.Layout([]ui.Run{{Text: why}}, sf.Font(14), 1.25, math.Min(420*u, sf.Env().Full().W-90*u)).H + 10*u
	}
	in := sf.Dialog("how", title, 480, 130+62*float64(rows)+lines/u, func(*ui.Env) { s.drop() })
	if why != "" {
		var wr ui.Rect
		wr, in = in.CutTop(math.Min(lines, in.H*0.4), 6*u)
		sf.Label("how.why", why, wr, ui.TextStyle{Size: sf.Font(14), Colour: sf.Theme().TextSoft, Wrap: true, LineHeight: 1.25})
	}
	off := sf.BeginScroll("how.list", in, false)
	f := int(s.shown.fight[s.Bottom])
	for i, o := range s.how {
		opt := o
		b := ui.Button{Size: 15, Tap: func(env *ui.Env) { s.do(env, opt) }}
		id := "opt-deploy"
		switch {
		case s.Prompting(mgn.PromptArmament):
			id = "opt-replace-" + strconv.Itoa(i+1)
			b.Label, b.Icon = Text.T(l, "how.replace", s.faces.Name(s.View.S.Card(rules.CardID(o.N)).Def, l)), ui.IconLock
		case o.Verb == rules.Block:
			id = "opt-trap"
			b.Label, b.Icon = Text.T(l, "how.trap", f, f-mgn.TrapCost), ui.IconEye
		case s.typeOf(t) == mgn.Operation:
			id = "opt-use"
			b.Label, b.Icon, b.Kind = Text.T(l, "operation.do", s.costOf(t)), ui.IconFlag, ui.ButtonPrimary
		default:
			b.Label, b.Icon, b.Kind = Text.T(l, "how.deploy", f, f-s.costOf(t)), ui.IconFlag, ui.ButtonPrimary
		}
		if o.N != 0 && o.Zone != 0 {
			b.Label += l.Pick("", " ") + Text.T(l, "how.room", s.tokenName(s.m.byID(rules.CardID(o.N)), l))
			b.Kind = ui.ButtonDanger
		}
		sf.Button(id, ui.Rect{X: in.X, Y: in.Y + float64(i)*(bh+8*u) - off, W: in.W - 6*u, H: bh}, b)
	}
	if why != "" {
		sf.Button("opt-keep", ui.Rect{X: in.X, Y: in.Y + float64(rows-1)*(bh+8*u) - off, W: in.W - 6*u, H: bh},
			ui.Button{Label: Text.T(l, "how.keep"), Size: 15, Kind: ui.ButtonPrimary, Icon: ui.IconCards, Tap: func(*ui.Env) { s.drop() }})
	}
	sf.EndScroll(float64(rows)*(bh+8*u) - 8*u)
	sf.EndModal()
}

// dialogHead declares the source card and its text at the top or left of a
// dialog and returns the rest.
func (s *Scene) dialogHead(sf *ui.Surface, in ui.Rect) ui.Rect {
	def := s.source()
	if def == 0 {
		q, why := s.question(s.Lang)
		if why == "" {
			return in
		}
		if s.dec().Prompt == mgn.PromptTidy {
			why = table.Sentences(s.Lang, q, why)
		}
		size := sf.Font(13)
		h := ui.Layout([]ui.Run{{Text: why}}, size, 1.25, in.W-4*sf.Px(1)).H + size*0.3
		if s.lay.Small {
			h = math.Min(h, size*1.5)
			if ui.Measure(why, ui.Regular, 12*sf.Env().Scale) > in.W {
				return in // the card's own words are in its zoom
			}
		}
		var tr ui.Rect
		tr, in = in.CutTop(h, 6*sf.Px(1))
		sf.Label("ask.why", why, tr, ui.TextStyle{Size: sf.Font(13), Colour: sf.Theme().TextSoft, Wrap: true, LineHeight: 1.2})
		return in
	}
	u := sf.Px(1)
	why := s.sourceText(s.Lang)
	name := s.faces.Name(def, s.Lang)
	var cr, tr, rest ui.Rect
	if in.W > in.H*1.25 && in.H > 220*u {
		var left ui.Rect
		left, rest = in.CutLeft(math.Min(in.W*0.27, 240*u), 18*u)
		cw := math.Min(left.W, left.H*0.55/table.Aspect)
		cr, tr = left.CutTop(cw*table.Aspect, 10*u)
		cr = cr.Middle(cw, cw*table.Aspect)
	} else {
		var top ui.Rect
		top, rest = in.CutTop(math.Max(sf.Env().MinTarget()*table.Aspect+u, math.Min(110*u, in.H*0.3)), 8*u)
		cr, tr = top.CutLeft(top.H/table.Aspect, 12*u)
	}
	s.faceButton(sf, "ask-card", cr, def, ui.Button{}, nil)
	runs := []ui.Run{{Text: name, Face: ui.Bold}, {Text: "\n"}, {Text: why, Colour: sf.Theme().TextSoft}}
	off := sf.BeginScroll("ask.text", tr, false)
	p := ui.Layout(runs, sf.Font(14), 1.4, tr.W-8*u)
	pr := ui.Rect{X: tr.X, Y: tr.Y - off, W: tr.W, H: p.H}
	sf.Add(ui.Element{ID: "ask.why", Rect: pr, Role: ui.RoleText, Label: p.Text(), Loose: true, Draw: func(c *ui.Canvas, _ ui.State) { c.Para(p, pr, ui.TextStyle{Size: p.Size, Top: true}) }})
	sf.EndScroll(p.H)
	return rest
}

// cardsDialog declares a choice of cards: of a hand, deck or pile, the order
// of the bases, the units that stay.
func (s *Scene) cardsDialog(sf *ui.Surface) {
	l := s.Lang
	u := sf.Px(1)
	d := s.dec()
	q, _ := s.question(l)
	arrange := d.Prompt == mgn.PromptArrange
	title := q
	switch d.Prompt {
	case mgn.PromptArrange:
		title = Text.T(l, "title.arrange")
	case mgn.PromptTidy:
		title = Text.T(l, "title.tidy", s.Most())
	}
	in := sf.Dialog("choose", title, 900, 640, func(*ui.Env) { s.dialogOff = d.ID })
	bh := math.Max(sf.Env().MinTarget(), 50*u)
	foot, in := in.CutBottom(bh, 8*u)
	in = s.dialogHead(sf, in)
	done := s.Legal(rules.Option{Verb: rules.Done})
	picks := s.picks()
	b := ui.Button{Label: Text.T(l, "commit"), Kind: ui.ButtonPrimary, Icon: ui.IconCheck, Size: 17, Off: !done, Tap: func(env *ui.Env) { s.commit(env) }}
	if !done {
		b.Desc = Text.T(l, "commit.n", s.Least()-len(picks))
	}
	commit, note := foot.CutRight(math.Min(foot.W*0.6, 240*u), 12*u)
	sf.Button("commit", commit, b)
	sf.Label("picked", Text.T(l, "picked", len(picks)), note, ui.TextStyle{Size: sf.Font(14), Colour: sf.Theme().TextSoft})
	var ids []rules.CardID
	switch d.Prompt {
	case mgn.PromptArrange:
		ids = append(ids, s.View.S.Zone(rules.ZoneOf(mgn.Camps, s.Bottom))...)
	case mgn.PromptTidy:
		ids = append(ids, s.View.S.Zone(rules.ZoneOf(lineZone(int(d.Arg)), s.Bottom))...)
	default:
		ids = append(ids, s.View.S.Zone(rules.ZoneID(d.Arg))...)
	}
	for _, o := range s.Ask { // cards from elsewhere
		if o.Verb == rules.Pick && indexOf(ids, o.Card) < 0 {
			ids = append(ids, o.Card)
		}
	}
	gap := 12 * u
	word := math.Max(12*sf.Env().Scale, sf.Font(12)) * 1.4
	if !arrange && d.Prompt != mgn.PromptTidy {
		word = 0
	}
	want := math.Max(sf.Env().MinTarget()+5*u, math.Min(112*u, (in.H*0.9-word)/table.Aspect))
	rulesH := 0.0
	if arrange { // what the bases do is read below them
		if rulesH = math.Min(sf.Font(13)*1.3*5, in.H*0.34); in.H < 260*u {
			rulesH = 0
		} else if s.lay.Tall {
			rulesH = math.Min(sf.Font(13)*1.3*10, in.H*0.55)
		}
		want = math.Min(190*u, math.Max(want, (in.H-word-rulesH-12*u)/table.Aspect))
	}
	cols := int(math.Max(3, math.Floor((in.W+gap)/(want+gap))))
	cols = max(1, min(cols, max(3, len(ids))))
	cw := math.Min(want*1.1, (in.W-10*u-gap*float64(cols-1))/float64(cols))
	// as large as they all fit without scrolling, if they do
	best, top := 0.0, 170*u
	if arrange {
		top = 205 * u
	}
	for k := 1; k <= len(ids); k++ {
		rows := float64((len(ids) + k - 1) / k)
		w := math.Min((in.W-10*u-gap*float64(k-1))/float64(k), ((in.H-8*u)/rows-gap-word-rulesH)/table.Aspect)
		if w = math.Min(w, top); w > best && w >= sf.Env().MinTarget()+5*u {
			best, cols, cw = w, k, w
		}
	}
	ch := cw * table.Aspect
	x0 := in.X + (in.W-cw*float64(cols)-gap*float64(cols-1))/2
	off := sf.BeginScroll("choose.list", in, false)
	legal, warm := sf.Theme().Legal, sf.Theme().Warm
	for i, c := range ids {
		id := c
		r := ui.Rect{X: x0 + float64(i%cols)*(cw+gap), Y: in.Y + 4*u + float64(i/cols)*(ch+gap+word) - off, W: cw, H: ch}
		t := s.m.byID(c)
		def := s.View.S.Card(c).Def
		name := s.faces.Name(def, l)
		if d.Prompt == mgn.PromptTidy {
			name = s.unitLabel(t, l)
		}
		b := ui.Button{}
		var mark *ui.Colour
		verb := "node.noturn"
		at := indexOf(picks, c)
		switch {
		case at >= 0:
			mark, verb, b.Checked = &warm, "act.unpick", true
			b.Tap = func(env *ui.Env) { s.toggle(env, id) }
		case s.Legal(rules.Option{Verb: rules.Pick, Card: c}):
			mark, verb = &legal, "act.pick"
			b.Tap = func(env *ui.Env) { s.toggle(env, id) }
		default:
			b.Off = true
			b.Desc = s.whyNot(rules.Option{Verb: rules.Pick, Card: c})
			b.Tap = func(env *ui.Env) {}
		}
		b.Label = Text.T(l, "node.card", name, s.faces.NumbersOf(def, l), Text.T(l, verb))
		if def == 0 {
			b.Label = Text.T(l, "node.plain", name+" "+strconv.Itoa(i+1), Text.T(l, verb))
		}
		if arrange && at >= 0 {
			b.Label = Text.T(l, "node.plain", b.Label, s.lineName(at+1, l))
		}
		s.faceButton(sf, "pick-"+strconv.Itoa(int(c)), r, def, b, mark)
		below := ""
		switch {
		case arrange && at >= 0:
			below = s.lineName(at+1, l)
			if ui.Measure(below, ui.Bold, 12*sf.Env().Scale) > cw+gap {
				below = strconv.Itoa(at + 1)
			}
		case d.Prompt == mgn.PromptTidy && t.Up:
			below = strconv.Itoa(t.atk) + "/" + strconv.Itoa(t.dfn)
		}
		if rulesH > 0 && def != 0 {
			s.campText(sf, def, ui.Rect{X: r.X, Y: r.Bottom() + word + 2*u, W: cw, H: rulesH - 4*u})
		}
		if below != "" {
			wr := ui.Rect{X: r.X - gap/2, Y: r.Bottom() + 2*u, W: cw + gap, H: word}
			sf.Paint("pickword-"+strconv.Itoa(int(c)), wr, func(cv *ui.Canvas) {
				cv.Text(below, wr, ui.TextStyle{Face: ui.Bold, Size: math.Max(12*cv.Env.Scale, cv.Font(12)), Align: ui.Middle, Colour: warm})
			})
		}
	}
	rows := (len(ids) + cols - 1) / cols
	sf.EndScroll(float64(rows)*(ch+gap+word) + 6*u)
	sf.EndModal()
}

// campText writes what a base does, as far as there is room; its zoom has all of it.
func (s *Scene) campText(sf *ui.Surface, def rules.DefID, r ui.Rect) {
	text := strings.Join(s.game.Lib.RulesText(def, s.Lang), s.Lang.Pick("", " "))
	if text == "" {
		text = Text.T(s.Lang, "base.plain")
	}
	p := s.shortPara(text, math.Max(12*sf.Env().Scale, sf.Font(12)), r)
	sf.Paint("camptext-"+strconv.Itoa(int(def)), r, func(c *ui.Canvas) {
		c.Para(p, r, ui.TextStyle{Size: p.Size, Top: true, Colour: c.Theme.TextSoft, Loose: true})
	})
}

func indexOf(l []rules.CardID, c rules.CardID) int {
	for i, q := range l {
		if q == c {
			return i
		}
	}
	return -1
}

// sheetDialog shows what belongs to a player: bases and their effects, war
// funds, skills left, the discard pile.
func (s *Scene) sheetDialog(sf *ui.Surface, p rules.Seat) {
	l := s.Lang
	u := sf.Px(1)
	shut := func(*ui.Env) { s.sheet = rules.NoSeat }
	in := sf.Dialog("sheet", s.Session.Name(p, l), 620, 520, shut)
	bh := math.Max(sf.Env().MinTarget(), 46*u)
	foot, in := in.CutBottom(bh, 8*u)
	sf.Button("sheet-discard", foot, ui.Button{Label: Text.T(l, "sheet.discard", len(s.m.list(mgn.Discard, p))), Icon: ui.IconCards, Size: 15, Tap: func(*ui.Env) {
		s.sheet = rules.NoSeat
		s.openDiscard(p)
	}})
	off := sf.BeginScroll("sheet.list", in, false)
	y := in.Y - off
	text := func(id, t string, col ui.Colour) {
		para := ui.Layout([]ui.Run{{Text: t}}, sf.Font(14), 1.35, in.W-10*u)
		r := ui.Rect{X: in.X, Y: y, W: in.W, H: para.H}
		sf.Add(ui.Element{ID: id, Rect: r, Role: ui.RoleText, Label: t, Loose: true, Draw: func(c *ui.Canvas, _ ui.State) {
			c.Para(para, r, ui.TextStyle{Size: para.Size, Top: true, Colour: col})
		}})
		y += para.H + 6*u
	}
	text("sheet-text", s.hudText(p, l), sf.Theme().Text)
	m := sf.Env().MinTarget()
	cw := math.Max(m, math.Min(92*u, (in.W-10*u)/6))
	row := func(id string, zone uint8) {
		for i, t := range s.m.list(zone, p) {
			r := ui.Rect{X: in.X + float64(i)*(cw+10*u), Y: y, W: cw, H: cw * table.Aspect}
			def := t.Def
			if zone == mgn.Camps && !t.Up && p != s.Audience {
				def = 0
			}
			b := ui.Button{Label: table.Text.T(l, "facedown")}
			if def != 0 {
				b.Label = s.faces.Name(def, l)
				if zone == mgn.Camps && t.fallen {
					b.Label = Text.T(l, "node.plain", b.Label, Text.T(l, "fallen"))
				}
			}
			var col *ui.Colour
			if t.fallen {
				c := sf.Theme().Danger
				col = &c
			}
			s.faceButton(sf, id+strconv.Itoa(i+1), r, def, b, col)
		}
		y += cw*table.Aspect + 8*u
	}
	text("sheet-bases", Text.T(l, "sheet.bases"), parchment)
	row("sheet-base-", mgn.Camps)
	if len(s.m.list(mgn.Funds, p)) > 0 {
		text("sheet-funds", Text.T(l, "funds"), parchment)
		row("sheet-fund-", mgn.Funds)
	}
	sf.EndScroll(y + off - in.Y)
	sf.EndModal()
}

// resultDialog declares the end of the match.
func (s *Scene) resultDialog(sf *ui.Surface) {
	s.EndDialog(sf, table.Ending{H: 520, Opponent: opponentCol, Body: func(sf *ui.Surface, in ui.Rect) {
		for i := range 2 {
			p := s.Seat(i)
			line := s.T("result.bases", s.basesLeft(p))
			if why := s.View.S.Result.Reason; why == mgn.ReasonDecks || why == mgn.ReasonTurnCap { // what was counted
				line = table.List(s.Lang, line, s.T("result.units", s.game.UnitsLeft(&s.View.S, p)))
			}
			s.EndHUD(sf, in.Row(i, 2, 14*sf.Px(1)), p, line, sideCols[i], func(c *ui.Canvas, r ui.Rect) {
				k := math.Min(r.H*0.9, 30*c.Px(1))
				for j := range mgn.BaseCount {
					col := sideCols[i]
					if !s.m.standing(p, j+1) {
						col = ui.Hex(0x5a4a42)
					}
					c.Icon(ui.IconCastle, ui.Rect{X: r.X + r.W/2 + (float64(j)-1.5)*k*1.2 + k*0.1, Y: r.Y + (r.H-k)/2, W: k, H: k}, col)
				}
			})
		}
	}})
}
