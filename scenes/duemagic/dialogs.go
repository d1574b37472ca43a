package duemagic

import (
	"math"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// dialogs declares what lies over the table.
func (s *Scene) dialogs(env *ui.Env, sf *ui.Surface) {
	switch {
	case s.stopsOpen:
		s.stopsDialog(sf)
		return
	case s.sideDialog(env, sf):
		return
	case s.plateOpen > 0:
		s.plateDialog(sf)
		return
	case s.stackDialogs(sf):
		return
	case s.Result && s.View != nil && s.View.S.Over():
		s.resultDialog(sf)
		return
	}
	if !s.asking() || s.Replay.On || s.dialogOff == s.View.S.Dec.ID {
		return
	}
	switch d := &s.View.S.Dec; {
	case s.choosing() == inDialog:
		s.cardsDialog(sf)
	case d.Prompt == dmg.PromptMode:
		s.modeDialog(sf)
	case d.Kind == rules.OrderItems:
		s.orderDialog(sf)
	case d.Prompt == dmg.PromptDeclare:
		s.declareDialog(sf)
	case d.Prompt == dmg.PromptReplace:
		s.replaceDialog(sf)
	case d.Prompt == dmg.PromptShield && s.lay.Small:
		s.shieldDialog(sf)
	}
}

// titled shortens a question that does not fit a dialog's title: the whole
// of it then begins the text.
func (s *Scene) titled(sf *ui.Surface, q, why string) (title, text string) {
	env := sf.Env()
	room := math.Min(env.Full().W-150*sf.Px(1), 560*sf.Px(1))
	if ui.Measure(q, ui.Display, 14*env.Scale) <= room {
		return q, why
	}
	if why != "" {
		q += "\n" + why
	}
	return Text.T(s.Lang, "choose.title"), q
}

// needs is how high a dialog with a grid of cards has to be: most, or less
// where one row holds them all (two cards on a phone, five elsewhere).
func (s *Scene) needs(most, tall, wide float64, cards int) float64 {
	switch {
	case s.lay.Tall && cards <= 2:
		return tall
	case !s.lay.Tall && !s.lay.Small && cards <= 5:
		return wide
	}
	return most
}

// aside puts the question's dialog away to look at the table.
func (s *Scene) aside() func(*ui.Env) {
	id := s.View.S.Dec.ID
	return func(*ui.Env) { s.dialogOff = id }
}

// dialogHead declares the source card and its text at the left or top of a
// dialog and returns the rest.
func (s *Scene) dialogHead(sf *ui.Surface, in ui.Rect, def rules.DefID, why string) ui.Rect {
	if def == 0 && why == "" {
		return in
	}
	u := sf.Px(1)
	var cr, tr, rest ui.Rect
	switch {
	case in.W > in.H*1.25 && in.H > 220*u:
		var left ui.Rect
		left, rest = in.CutLeft(math.Min(in.W*0.27, 240*u), 18*u)
		cw := math.Min(left.W, left.H*0.55/table.Aspect)
		cr, tr = left.CutTop(cw*table.Aspect, 10*u)
		cr = cr.Middle(cw, cw*table.Aspect)
		if def == 0 {
			tr = left
		}
	default:
		var top ui.Rect
		top, rest = in.CutTop(math.Max(sf.Env().MinTarget()*table.Aspect+u, math.Min(110*u, in.H*0.3)), 8*u)
		cr, tr = top.CutLeft(top.H/table.Aspect, 12*u)
		if def == 0 {
			tr = top
		}
	}
	var runs []ui.Run
	if def != 0 {
		s.faceButton(sf, "ask-card", cr, def, ui.Button{}, nil)
		runs = append(runs, ui.Run{Text: s.faces.name(def, s.Lang), Face: ui.Bold}, ui.Run{Text: "\n"})
	}
	runs = append(runs, ui.Run{Text: why, Colour: sf.Theme().TextSoft})
	off := sf.BeginScroll("ask.text", tr, false)
	p := ui.Layout(runs, sf.Font(14), 1.4, tr.W-8*u)
	pr := ui.Rect{X: tr.X, Y: tr.Y - off, W: tr.W, H: p.H}
	sf.Add(ui.Element{ID: "ask.why", Rect: pr, Role: ui.RoleText, Label: p.Text(), Loose: true, Draw: func(c *ui.Canvas, _ ui.State) { c.Para(p, pr, ui.TextStyle{Size: p.Size, Top: true}) }})
	sf.EndScroll(p.H)
	return rest
}

// dialogWhy declares the reason over a dialog's cards; a short window tells
// it to readers only.
func (s *Scene) dialogWhy(sf *ui.Surface, in ui.Rect, why string) ui.Rect {
	if s.lay.Small {
		sf.Add(ui.Element{ID: "ask.why", Rect: in, Role: ui.RoleText, Label: why})
		return in
	}
	wr, in := in.CutTop(math.Min(in.H*0.3, sf.Font(14)*3.4), 6*sf.Px(1))
	s.scrolled(sf, "ask.why", why, wr, sf.Font(14))
	return in
}

// item is one card in a grid of choices.
type item struct {
	id   string
	def  rules.DefID
	note string // under the card
	b    ui.Button
	mark *ui.Colour
}

// grid declares cards to choose from, with a line under each.
func (s *Scene) grid(sf *ui.Surface, id string, in ui.Rect, items []item, want float64) {
	u := sf.Px(1)
	gap := 12 * u
	note := 0.0
	for _, it := range items {
		if it.note != "" {
			note = sf.Font(13) * 2.6
		}
	}
	least := sf.Env().MinTarget() + 6*u
	if note > 0 {
		least = math.Max(least, sf.Font(12)*7.5)
	}
	want = math.Max(least, math.Min(want*u, (in.H-note-10*u)*0.94/table.Aspect))
	cols := int(math.Max(2, math.Floor((in.W+gap)/(want+gap))))
	if n := len(items); n < cols { // few: larger, in the middle
		cols = max(n, 1)
	}
	cw := math.Min((in.W-10*u-gap*float64(cols-1))/float64(cols), math.Max(want*1.5, 60*u))
	cw = math.Min(cw, math.Max(want, (in.H-note-10*u)/table.Aspect))
	ch := cw * table.Aspect
	x0 := in.X + math.Max(0, (in.W-10*u-float64(cols)*(cw+gap)+gap)/2)
	off := sf.BeginScroll(id, in, false)
	for i, it := range items {
		r := ui.Rect{X: x0 + 3*u + float64(i%cols)*(cw+gap), Y: in.Y + 4*u + float64(i/cols)*(ch+note+gap) - off, W: cw - 4*u, H: ch}
		s.faceButton(sf, it.id, r, it.def, it.b, it.mark)
		if it.note != "" {
			nr := ui.Rect{X: r.X, Y: r.Bottom() + 3*u, W: r.W, H: note - 4*u}
			text := it.note
			sf.Paint(it.id+".note", nr, func(c *ui.Canvas) {
				c.Text(text, nr, ui.TextStyle{Face: ui.Bold, Size: c.Font(13), Align: ui.Middle, Wrap: true, LineHeight: 1.15, Colour: c.Theme.Warm})
			})
		}
	}
	rows := (len(items) + cols - 1) / cols
	sf.EndScroll(float64(rows)*(ch+note+gap) - gap + 8*u)
}

// cardsDialog declares a choice of cards that do not lie on the battle zones
// or in the hand alone: legal ones glow.
func (s *Scene) cardsDialog(sf *ui.Surface) {
	l, u := s.Lang, sf.Px(1)
	d := &s.View.S.Dec
	q, why := s.question(l)
	q, why = s.titled(sf, q, why)
	cards := len(s.picks())
	for _, o := range s.Ask {
		cards += int(b2(o.Verb == rules.Pick))
	}
	if d.Prompt == dmg.PromptNumber {
		cards += len(s.View.S.Zone(rules.ZoneID(d.Arg)))
	}
	in := sf.Dialog("choose", q, 900, s.needs(640, 510, 500, cards), s.aside())
	bh := math.Max(sf.Env().MinTarget(), 48*u)
	foot, in := in.CutBottom(bh, 10*u)
	in = s.dialogHead(sf, in, s.source(), why)
	done := s.Legal(rules.Option{Verb: rules.Done})
	n := len(s.picks())
	b := ui.Button{Label: Text.T(l, "commit"), Kind: ui.ButtonPrimary, Icon: ui.IconCheck, Off: !done, Tap: s.commit}
	switch {
	case !done:
		b.Desc = Text.T(l, "commit.n", s.Least()-n)
	case n == 0:
		b.Label = Text.T(l, "commit.none")
	}
	commit, note := foot.CutRight(math.Min(foot.W*0.6, 240*u), 12*u)
	sf.Button("commit", commit, b)
	sf.Label("picked", Text.T(l, "picked", n), note, ui.TextStyle{Size: sf.Font(15), Colour: sf.Theme().TextSoft})
	var items []item
	legal, warm := sf.Theme().Legal, sf.Theme().Warm
	had := map[rules.CardID]bool{}
	add := func(c rules.CardID) {
		if had[c] {
			return
		}
		had[c] = true
		def := s.View.S.Card(c).Def
		it := item{id: "pick-" + strconv.Itoa(int(c)), def: def}
		verb := "node.noturn"
		switch {
		case s.picked(c):
			it.mark, verb, it.b.Checked = &warm, "act.unpick", true
			it.b.Tap = func(env *ui.Env) { s.pick(env, c) }
		case s.Legal(rules.Option{Verb: rules.Pick, Card: c}) || s.Most() == 1 && n == 1:
			it.mark, verb = &legal, "act.pick"
			it.b.Tap = func(env *ui.Env) { s.pick(env, c) }
		default:
			it.b.Off, it.b.Desc = true, s.why(rules.Option{Verb: rules.Pick, Card: c})
		}
		z := s.View.S.Card(c).Zone
		where := Text.T(l, "of", s.Possessive(z.Seat(), l, true), Text.T(l, zoneKeys[z.Kind()]))
		it.b.Label = Text.T(l, "node.card", s.faces.name(def, l), where, Text.T(l, verb))
		if def == 0 {
			it.b.Label = Text.T(l, "node.plain", s.faces.name(0, l)+" "+strconv.Itoa(len(items)+1), Text.T(l, verb))
		}
		items = append(items, it)
	}
	for _, c := range s.picks() {
		add(c)
	}
	for _, o := range s.Ask {
		if o.Verb == rules.Pick {
			add(o.Card)
		}
	}
	if d.Prompt == dmg.PromptNumber { // what is looked at, with what does not fit
		for _, c := range s.View.S.Zone(rules.ZoneID(d.Arg)) {
			if s.View.S.Card(c).Def != 0 {
				add(c)
			}
		}
	}
	s.grid(sf, "choose.list", in, items, 112)
	sf.EndModal()
}

var zoneKeys = [...]string{dmg.Library: "zone.library", dmg.Hand: "zone.hand", dmg.Battle: "zone.battle", dmg.Graveyard: "zone.graveyard", dmg.Mana: "zone.mana", dmg.Shields: "zone.shields", dmg.Stack: "stack"}

// modeDialog declares the choice of a mode.
func (s *Scene) modeDialog(sf *ui.Surface) {
	l, u := s.Lang, sf.Px(1)
	q, why := s.question(l)
	q, why = s.titled(sf, q, why)
	in := sf.Dialog("modes", q, 720, 520, s.aside())
	in = s.dialogHead(sf, in, s.source(), why)
	var modes []string
	for _, ai := range s.game.Lib.Def(s.source()).Abilities {
		modes = append(modes, s.game.ModeTexts(ai, l)...)
	}
	off := sf.BeginScroll("modes.list", in, false)
	y := in.Y - off
	for _, o := range s.Ask {
		opt := o
		text := Text.T(l, "mode.n", o.N+1)
		if int(o.N) < len(modes) {
			text = modes[o.N]
		}
		y = s.textButton(sf, "opt-mode-"+strconv.Itoa(int(o.N)), ui.Rect{X: in.X, Y: y, W: in.W - 10*u}, text, func(env *ui.Env) { s.Answer(env, opt) })
	}
	sf.EndScroll(y + off - in.Y)
	sf.EndModal()
}

// textButton declares a button as high as its text and returns where the next begins.
func (s *Scene) textButton(sf *ui.Surface, id string, r ui.Rect, text string, tap func(*ui.Env)) float64 {
	u := sf.Px(1)
	p := ui.Layout([]ui.Run{{Text: text}}, sf.Font(15), 1.35, r.W-28*u)
	r.H = math.Max(p.H+20*u, sf.Env().MinTarget())
	sf.Add(ui.Element{ID: id, Rect: r, Hit: r, Role: ui.RoleButton, Label: text, Tap: func(env *ui.Env) { ui.Play(env, "ui-tap", 0.6, 0); tap(env) }, Draw: func(c *ui.Canvas, st ui.State) {
		col := c.Theme.Accent2
		c.Gradient(r, 12*u, ui.Hex(0x322a70).Mix(col, b2(st.Hover)*0.15), ui.Hex(0x1d1748))
		c.Stroke(r, 12*u, 1.4*u, col.Alpha(0.5+0.4*b2(st.Hover)))
		c.Para(p, r.InsetXY(14*u, (r.H-p.H)/2), ui.TextStyle{Size: p.Size, Top: true})
	}})
	return r.Bottom() + 8*u
}

func b2(v bool) float64 {
	if v {
		return 1
	}
	return 0
}

// orderDialog declares what goes on the stack next: what is chosen first
// resolves last.
func (s *Scene) orderDialog(sf *ui.Surface) {
	l, u := s.Lang, sf.Px(1)
	q, why := s.question(l)
	q, why = s.titled(sf, q, why)
	in := sf.Dialog("order", q, 860, 560, s.aside())
	bh := math.Max(sf.Env().MinTarget(), 48*u)
	foot, in := in.CutBottom(bh, 10*u)
	in = s.dialogWhy(sf, in, why)
	pass := s.Legal(rules.Option{Verb: rules.Pass})
	a, b := foot.Row(0, 2, 10*u), foot.Row(1, 2, 10*u)
	sf.Button("order-all", a, ui.Button{Label: Text.T(l, "order.all"), Icon: ui.IconForward, Size: 15, Off: pass && s.Least() == 0, Tap: func(*ui.Env) { s.InOrder = true }})
	sf.Button("order-done", b, ui.Button{Label: Text.T(l, "pass.stack"), Size: 15, Off: !pass, Tap: s.pass})
	var items []item
	legal := sf.Theme().Legal
	used := map[string]bool{}
	for _, o := range s.Ask {
		if o.Verb != rules.Use {
			continue
		}
		opt := o
		def := s.View.S.Card(o.Card).Def
		note := s.orderNote(o, l)
		if t := int(o.N); s.Prompting(dmg.PromptStack) && t < int(s.View.S.NTrigs) {
			if a := s.View.S.Trigs[t].Ability; int(a) < len(s.game.Lib.Abilities) && def == 0 {
				def = s.game.Lib.Abilities[a].Def
			}
		}
		id := "order-" + strconv.Itoa(int(o.Card)) + "-" + strconv.Itoa(int(o.N))
		if used[id] {
			continue
		}
		used[id] = true
		items = append(items, item{id: id, def: def, note: note, mark: &legal, b: ui.Button{Label: s.faces.name(def, l) + Text.T(l, "comma") + note,
			Tap: func(env *ui.Env) { ui.Play(env, "stack", 0.5, 0); s.Answer(env, opt) }}})
	}
	s.grid(sf, "order.list", in, items, 120)
	sf.EndModal()
}

// orderNote says what an item of the order is.
func (s *Scene) orderNote(o rules.Option, l lang.Lang) string {
	if s.Prompting(dmg.PromptOrderUse) {
		return Text.T(l, "note.use")
	}
	switch o.N {
	case 100:
		return Text.T(l, "note.declared")
	case 101:
		return Text.T(l, "kind.change")
	case 102:
		return Text.T(l, "kind.invade")
	case 103:
		return Text.T(l, "note.jchange")
	}
	return Text.T(l, "kind.ability")
}

// declareDialog declares the moment after a break: what came from the
// shields, and what of it can be used for free.
func (s *Scene) declareDialog(sf *ui.Surface) {
	l, u := s.Lang, sf.Px(1)
	st := &s.View.S
	q, why := s.question(l)
	q, why = s.titled(sf, q, why)
	uses, shown := 0, 0
	for _, o := range s.Ask {
		uses += int(b2(o.Verb == rules.Use))
	}
	for _, c := range st.Zone(rules.ZoneOf(dmg.Hand, s.Audience)) {
		shown += int(b2(st.Card(c).Has(dmg.FlagDeclared) || dmg.Offered(st, c)))
	}
	in := sf.Dialog("declare", q, 900, s.needs(600, 485, 510, max(uses, shown)), s.aside())
	bh := math.Max(sf.Env().MinTarget(), 48*u)
	foot, in := in.CutBottom(bh, 10*u)
	in = s.dialogWhy(sf, in, why)
	sf.Button("pass-declare", foot.Middle(math.Min(foot.W, 360*u), bh), ui.Button{Label: Text.T(l, "pass.declare"), Tap: s.pass})
	var items []item
	legal := sf.Theme().Legal
	had := map[rules.CardID]bool{}
	for _, o := range s.Ask {
		if o.Verb != rules.Use {
			continue
		}
		opt := o
		def := st.Card(o.Card).Def
		id := "declare-" + strconv.Itoa(int(o.Card))
		note := Text.T(l, "declare.free")
		if o.N != 0 {
			id += "-" + strconv.Itoa(int(o.N))
			note = Text.T(l, "declare.discard", s.faces.name(st.Card(rules.CardID(o.N)).Def, l))
		}
		had[o.Card] = true
		items = append(items, item{id: id, def: def, note: note, mark: &legal, b: ui.Button{Label: s.faces.name(def, l) + Text.T(l, "comma") + note,
			Tap: func(env *ui.Env) { ui.Play(env, "card-reveal", 0.7, 0); s.Answer(env, opt) }}})
	}
	for _, c := range st.Zone(rules.ZoneOf(dmg.Hand, s.Audience)) {
		if k := st.Card(c); !had[c] && (k.Has(dmg.FlagDeclared) || dmg.Offered(st, c)) {
			note := Text.T(l, "declare.kept")
			if k.Has(dmg.FlagDeclared) {
				note = Text.T(l, "declare.done")
			}
			items = append(items, item{id: "declared-" + strconv.Itoa(int(c)), def: k.Def, note: note, b: ui.Button{Label: s.faces.name(k.Def, l) + Text.T(l, "comma") + note, Off: true}})
		}
	}
	s.grid(sf, "declare.list", in, items, 140)
	sf.EndModal()
}

// replaceDialog declares what may go instead of a creature.
func (s *Scene) replaceDialog(sf *ui.Surface) {
	l, u := s.Lang, sf.Px(1)
	st := &s.View.S
	q, why := s.question(l)
	q, why = s.titled(sf, q, why)
	in := sf.Dialog("replace", q, 760, 520, s.aside())
	bh := math.Max(sf.Env().MinTarget(), 48*u)
	foot, in := in.CutBottom(bh, 10*u)
	in = s.dialogHead(sf, in, s.source(), why)
	sf.Button("pass-replace", foot.Middle(math.Min(foot.W, 360*u), bh), ui.Button{Label: Text.T(l, "pass.replace"), Tap: s.pass})
	var items []item
	legal := sf.Theme().Legal
	for i, o := range s.Ask {
		if o.Verb != rules.Use {
			continue
		}
		opt := o
		def := st.Card(o.Card).Def
		note := Text.T(l, "replace.sac")
		if o.N != 0 {
			note = Text.T(l, "replace.shield")
		}
		items = append(items, item{id: "replace-" + strconv.Itoa(i), def: def, note: note, mark: &legal, b: ui.Button{Label: s.faces.name(def, l) + Text.T(l, "comma") + note,
			Tap: func(env *ui.Env) { s.Answer(env, opt) }}})
	}
	s.grid(sf, "replace.list", in, items, 120)
	sf.EndModal()
}

// shieldDialog declares the choice of a shield where the table shows only pips.
func (s *Scene) shieldDialog(sf *ui.Surface) {
	q, _ := s.question(s.Lang)
	in := sf.Dialog("shields", q, 640, 320, s.aside())
	p := rules.Seat(s.View.S.Dec.Arg)
	list, n := s.places(p)
	u := sf.Px(1)
	cell := math.Max(sf.Env().MinTarget(), 56*u)
	gap := 8 * u
	cols := max(1, int((in.W+gap)/(cell+gap)))
	off := sf.BeginScroll("shields.list", in, false)
	for i := range list {
		r := ui.Rect{X: in.X + float64(i%cols)*(cell+gap), Y: in.Y + float64(i/cols)*(cell+gap) - off, W: cell, H: cell}
		s.shield(sf, s.SideOf(p), i+1, r, list[i])
	}
	sf.EndScroll(float64((n+cols-1)/cols) * (cell + gap))
	sf.EndModal()
}

// plateDialog declares a player's zones where the layout has no room for them.
func (s *Scene) plateDialog(sf *ui.Surface) {
	l, u := s.Lang, sf.Px(1)
	sd := s.plateOpen - 1
	p := s.Seat(sd)
	in := sf.Dialog("zones", s.Player(p, l), 460, 360, func(*ui.Env) { s.plateOpen = 0 })
	off := sf.BeginScroll("zones.list", in, false)
	y := in.Y - off
	row := func(id, text string, tap func(*ui.Env)) {
		y = s.textButton(sf, id, ui.Rect{X: in.X, Y: y, W: in.W - 10*u}, text, tap)
	}
	row("mana-"+table.SideNames[sd], Text.T(l, "mana.n", s.Possessive(p, l, true), s.freeMana(p), len(s.cards(dmg.Mana, p))), func(*ui.Env) { s.browse(dmg.Mana, sd) })
	gid := "pile-graveyard"
	if sd == 1 {
		gid = "pile-opp-graveyard"
	}
	row(gid, Text.T(l, "of", s.Possessive(p, l, true), Text.T(l, "zone.graveyard"))+" "+table.Text.T(l, "count", len(s.cards(dmg.Graveyard, p))), func(*ui.Env) { s.browse(dmg.Graveyard, sd) })
	row("stops", Text.T(l, "stops"), func(*ui.Env) { s.plateOpen, s.stopsOpen = 0, true })
	facts := Text.T(l, "status.player", s.Player(p, l), s.shieldCount(p), len(s.creatures(p)), len(s.cards(dmg.Mana, p)), len(s.cards(dmg.Hand, p)), len(s.cards(dmg.Library, p)))
	h := sf.Font(14) * 3.2
	sf.Label("zones.facts", facts, ui.Rect{X: in.X, Y: y, W: in.W - 10*u, H: h}, ui.TextStyle{Size: sf.Font(14), Colour: sf.Theme().TextSoft, Wrap: true, LineHeight: 1.25})
	y += h
	sf.EndScroll(y + off - in.Y)
	sf.EndModal()
}

// stopsDialog declares where the player wants to be asked.
func (s *Scene) stopsDialog(sf *ui.Surface) {
	l, u := s.Lang, sf.Px(1)
	in := sf.Dialog("stopsdialog", Text.T(l, "stops"), 640, 660, func(*ui.Env) { s.stopsOpen = false })
	off := sf.BeginScroll("stops.list", in, false)
	x, w := in.X, in.W-10*u
	y := in.Y - off
	rowH := math.Max(sf.Env().MinTarget(), 44*u)
	kept := func() {
		if s.opts.SetStop != nil {
			s.opts.SetStop(s.stops)
		}
	}
	p := ui.Layout([]ui.Run{{Text: Text.T(l, "stops.why")}}, sf.Font(14), 1.35, w)
	pr := ui.Rect{X: x, Y: y, W: w, H: p.H}
	sf.Add(ui.Element{ID: "stops.why", Rect: pr, Role: ui.RoleText, Label: p.Text(), Draw: func(c *ui.Canvas, _ ui.State) {
		c.Para(p, pr, ui.TextStyle{Size: p.Size, Top: true, Colour: c.Theme.TextSoft})
	}})
	y += p.H + 10*u
	toggle := func(id, key string, v *bool) {
		sf.Toggle("stop-"+id, ui.Rect{X: x, Y: y, W: w, H: rowH}, Text.T(l, key), *v, func(_ *ui.Env, on bool) { *v = on; kept() })
		y += rowH + 4*u
	}
	toggle("cards", "stop.cards", &s.stops.Cards)
	toggle("triggers", "stop.triggers", &s.stops.Triggers)
	toggle("attacks", "stop.attacks", &s.stops.Attacks)
	toggle("ownstack", "stop.ownstack", &s.stops.OwnStack)
	toggle("never", "stop.never", &s.stops.Never)
	toggle("askpay", "stop.askpay", &s.stops.AskPay)
	head := ui.Rect{X: x, Y: y, W: w, H: sf.Font(14) * 1.8}
	sf.Label("stops.steps", Text.T(l, "stops.steps"), head, ui.TextStyle{Face: ui.Bold, Size: sf.Font(14), Colour: sf.Theme().Accent2})
	y += head.H
	for _, st := range [...]uint8{dmg.StepUpkeep, dmg.StepDraw, dmg.StepMain, dmg.StepBattleStart, dmg.StepAttack, dmg.StepBlock, dmg.StepBreak, dmg.StepBattleEnd, dmg.StepEnd} {
		r := ui.Rect{X: x, Y: y, W: w, H: rowH}
		bw := math.Max(sf.Env().MinTarget(), w*0.27)
		opp, r := r.CutRight(bw, 6*u)
		own, name := r.CutRight(bw, 8*u)
		sf.Label("stops.step"+strconv.Itoa(int(st)), stepName(st, l), name, ui.TextStyle{Size: sf.Font(15)})
		key := strings.TrimPrefix(stepNames[st], "step.")
		for i, c := range [...]struct {
			v *bool
			r ui.Rect
		}{{&s.stops.Own[st], own}, {&s.stops.Opp[st], opp}} {
			v := c.v
			word := Text.T(l, "stop.side."+table.SideNames[i])
			sf.Button("stop-"+table.SideNames[i]+"-"+key, c.r, ui.Button{Label: word, Name: stepName(st, l) + Text.T(l, "comma") + word, Checked: *v, Colour: sf.Theme().Warm, Size: 14, Tap: func(*ui.Env) { *v = !*v; kept() }})
		}
		y += rowH + 4*u
	}
	sf.EndScroll(y + off - in.Y)
	sf.EndModal()
}
