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

type choice = table.Choice

// question is what is asked now, in one line, and why.
func (s *Scene) question(l lang.Lang) (q, why string) {
	if s.View == nil {
		return "", ""
	}
	st := &s.View.S
	d := &st.Dec
	opp := s.Bottom.Other()
	switch {
	case s.Busy():
		return stepName(s.Step(), l), Text.T(l, "story")
	case st.Over():
		return s.Outcome(l)
	case s.Session.Replaying():
		return Text.T(l, "status.replay", s.Session.At(), s.Session.Len()), ""
	case s.wouldPass(), s.Passing():
		return Text.T(l, "ask.auto"), ""
	case !s.Fresh: // for a moment, between two questions
		return stepName(s.Step(), l), ""
	case len(s.Ask) == 0 && s.Session.Thinking():
		return Text.T(l, "ask.think", s.Player(opp, l)), s.priorityText(l)
	case len(s.Ask) == 0:
		if seat, ok := s.Session.HandOver(); ok {
			return Text.T(l, "ask.wait", s.Player(seat, l)), ""
		}
		return Text.T(l, "ask.wait", s.Player(opp, l)), ""
	}
	switch d.Prompt {
	case dmg.PromptOrderWin:
		return Text.T(l, "ask.order.win"), Text.T(l, "ask.order.win.why")
	case dmg.PromptMulligan:
		if d.Arg == 0 {
			return Text.T(l, "ask.mulligan"), Text.T(l, "ask.mulligan.free")
		}
		return Text.T(l, "ask.mulligan"), Text.T(l, "ask.mulligan.why", d.Arg)
	case dmg.PromptBottom:
		return Text.T(l, "ask.bottom", s.Least()), Text.T(l, "ask.bottom.why")
	case dmg.PromptArrange:
		if d.Arg == dmg.OnTop {
			return Text.T(l, "ask.arrange.top"), Text.T(l, "ask.arrange.top.why")
		}
		return Text.T(l, "ask.arrange"), Text.T(l, "ask.arrange.why")
	case dmg.PromptQuick:
		return Text.T(l, "ask.quick"), Text.T(l, "ask.quick.why")
	case dmg.PromptCharge:
		if s.sel != 0 {
			return Text.T(l, "ask.charge.one", s.Named(st.Card(s.sel).Def, l)), Text.T(l, "ask.charge.why")
		}
		return Text.T(l, "ask.charge"), Text.T(l, "ask.charge.why")
	case dmg.PromptPriority:
		return s.askPriority(l)
	case dmg.PromptPay:
		return Text.T(l, "ask.pay", s.Named(s.source(), l), d.Arg2), Text.T(l, "ask.pay.why")
	case dmg.PromptBase:
		return Text.T(l, "ask.base", s.Named(s.source(), l)), Text.T(l, "ask.base.why")
	case dmg.PromptMode:
		return Text.T(l, "ask.mode", s.Named(s.source(), l)), Text.T(l, "ask.mode.why")
	case dmg.PromptTargets:
		return Text.T(l, "ask.target", s.Named(s.source(), l)), s.targetText(l)
	case dmg.PromptPlayer:
		return Text.T(l, "ask.player", s.Named(s.source(), l)), s.sourceText(l)
	case dmg.PromptStack, dmg.PromptOrderUse:
		return Text.T(l, "ask.stack"), Text.T(l, "ask.stack.why")
	case dmg.PromptAttack:
		if s.sel != 0 {
			return Text.T(l, "ask.attack.one", s.Named(st.Card(s.sel).Def, l)), s.attackText(l)
		}
		return Text.T(l, "ask.attack"), Text.T(l, "ask.attack.why")
	case dmg.PromptBlock:
		if from, _, _, ok := s.thought(); ok {
			for _, t := range s.cards(dmg.Battle, s.Audience) {
				if t.Key == from {
					return Text.T(l, "ask.block"), s.fightText(rules.CardID(st.Vars[dmg.Attacker]), t.ID, l)
				}
			}
		}
		return Text.T(l, "ask.block"), Text.T(l, "ask.block.why", s.Named(st.Card(rules.CardID(st.Vars[dmg.Attacker])).Def, l), s.unblocked(l))
	case dmg.PromptBreaker:
		return Text.T(l, "ask.breaker"), ""
	case dmg.PromptShield:
		if rules.Seat(d.Arg) == s.Audience {
			return Text.T(l, "ask.shield.own"), s.sourceText(l)
		}
		return Text.T(l, "ask.shield", d.Arg2), Text.T(l, "ask.shield.why")
	case dmg.PromptDeclare:
		return Text.T(l, "ask.declare"), Text.T(l, "ask.declare.why")
	case dmg.PromptMay:
		return Text.T(l, "ask.may", s.Named(s.source(), l)), s.sourceText(l)
	case dmg.PromptReplace:
		return Text.T(l, "ask.replace", s.Named(s.source(), l)), Text.T(l, "ask.replace.why")
	case dmg.PromptSacCost:
		return Text.T(l, "ask.cost", s.Named(s.source(), l)), Text.T(l, "ask.cost.why")
	case dmg.PromptUntap:
		return Text.T(l, "ask.untap", s.Named(s.source(), l)), ""
	case dmg.PromptSplit:
		return Text.T(l, "ask.split"), s.sourceText(l)
	}
	lo, hi := s.Least(), s.Most()
	if lo == hi {
		return Text.T(l, "ask.cards.n", lo, s.Named(s.source(), l)), s.sourceText(l)
	}
	return Text.T(l, "ask.cards.range", lo, hi, s.Named(s.source(), l)), s.sourceText(l)
}

// targetText is the block whose target is chosen.
func (s *Scene) targetText(l lang.Lang) string {
	if n := len(s.stack()); n > 0 {
		if bs := s.describe(&s.stack()[n-1].obj, l); int(s.View.S.Dec.Arg2) < len(bs) {
			return bs[s.View.S.Dec.Arg2].text
		}
	}
	return s.sourceText(l)
}

// askPriority says what one can do with priority.
func (s *Scene) askPriority(l lang.Lang) (q, why string) {
	st := &s.View.S
	if s.sel != 0 {
		def := st.Card(s.sel).Def
		if st.Card(s.sel).Zone.Kind() == dmg.Battle {
			return Text.T(l, "ask.act", s.Named(def, l)), strings.Join(s.game.Lib.RulesText(def, l), " ")
		}
		return Text.T(l, "ask.use", s.Named(def, l), s.game.Cost(st, s.Audience, s.sel)), strings.Join(s.game.Lib.RulesText(def, l), l.Pick("", " "))
	}
	if st.NObjs > 0 {
		top := &st.Objs[st.NObjs-1]
		name := s.entryName(top, l)
		switch {
		case top.Ctrl != s.Audience && s.canUse():
			return Text.T(l, "ask.answer", name), Text.T(l, "ask.answer.why")
		case top.Ctrl != s.Audience:
			return Text.T(l, "ask.answer.no", name), Text.T(l, "ask.answer.no.why")
		}
		return Text.T(l, "ask.own", l.Owned(name)), Text.T(l, "ask.own.why")
	}
	if dmg.NormalTiming(st, s.Audience) {
		if s.canUse() {
			return Text.T(l, "ask.main"), Text.T(l, "ask.main.why")
		}
		return Text.T(l, "ask.main"), Text.T(l, "ask.main.none")
	}
	if s.canUse() {
		return Text.T(l, "ask.priority", stepName(st.Step, l)), Text.T(l, "ask.priority.why")
	}
	return Text.T(l, "ask.priority", stepName(st.Step, l)), Text.T(l, "ask.priority.none")
}

// attackText says what the attack being thought about would do.
func (s *Scene) attackText(l lang.Lang) string {
	_, to, player, ok := s.thought()
	switch {
	case !ok:
		return Text.T(l, "ask.attack.target")
	case player >= 0:
		return s.hitText(s.sel, player, l)
	}
	for _, t := range s.cards(dmg.Battle, s.Audience.Other()) {
		if t.Key == to {
			return s.fightText(s.sel, t.ID, l)
		}
	}
	return ""
}

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
		return []choice{{ID: "result-open", Button: ui.Button{Label: Text.T(l, "result.open"), Kind: ui.ButtonPrimary, Icon: ui.IconStar, Tap: func(*ui.Env) { s.Result = true }}}}
	}
	if !s.asking() {
		return nil
	}
	d := &s.View.S.Dec
	cancel := choice{ID: "cancel", Button: ui.Button{Name: Text.T(l, "cancel"), Icon: ui.IconClose, Sound: "ui-back", Tap: func(*ui.Env) { s.clear() }}}
	switch {
	case d.Prompt == dmg.PromptMulligan:
		return s.panelButtons()
	case d.Prompt == dmg.PromptPriority && s.sel != 0:
		return append(s.useButtons(), cancel)
	case d.Prompt == dmg.PromptCharge && s.sel != 0:
		o := rules.Option{Verb: rules.Use, Card: s.sel}
		return []choice{{ID: "charge", Button: ui.Button{Label: Text.T(l, "charge"), Kind: ui.ButtonPrimary, Icon: ui.IconStar, Sound: "mana-charge", Tap: func(env *ui.Env) { s.use(env, o, false) }}}, cancel}
	case d.Prompt == dmg.PromptAttack && s.sel != 0:
		var out []choice
		if o := (rules.Option{Verb: rules.Attack, Card: s.sel}); s.Legal(o) {
			out = append(out, choice{ID: "attack-player", Button: ui.Button{Label: Text.T(l, "attack.player"), Kind: ui.ButtonPrimary, Icon: ui.IconSword, Tap: func(env *ui.Env) { s.attack(env, o) }}})
		}
		return append(out, cancel)
	case s.choosing() == onBoard && s.Least() == 1 && s.Most() == 1:
		return nil // a tap on the creature is the answer
	case s.choosing() == onBoard || s.choosing() == inHand:
		done := s.Legal(rules.Option{Verb: rules.Done})
		b := ui.Button{Label: Text.T(l, "commit"), Kind: ui.ButtonPrimary, Icon: ui.IconCheck, Tap: s.commit}
		n := len(s.picks())
		switch {
		case !done:
			b.Off, b.Desc = true, Text.T(l, "commit.n", s.Least()-n)
		case n == 0 && d.Prompt != dmg.PromptQuick:
			b.Label = Text.T(l, "commit.none")
		}
		return []choice{{ID: "commit", Button: b}}
	case s.dialogOff == d.ID:
		return []choice{{ID: "ask-open", Button: ui.Button{Label: Text.T(l, "choose.open"), Kind: ui.ButtonPrimary, Icon: ui.IconCards, Tap: func(*ui.Env) { s.dialogOff = 0 }}}}
	}
	return nil
}

// useButtons are the ways in which the chosen card can be used.
func (s *Scene) useButtons() (out []choice) {
	l := s.Lang
	st := &s.View.S
	for _, o := range s.uses(s.sel) {
		opt := o
		tap := func(env *ui.Env) { s.use(env, opt, false) }
		b := ui.Button{Kind: ui.ButtonPrimary, Tap: tap}
		id := "use"
		switch how := uint8(o.N); {
		case how >= dmg.HowActivate:
			k := int(how - dmg.HowActivate)
			id, b.Label = "use-ability-"+strconv.Itoa(k), Text.T(l, "use.ability", k+1)
		case how == dmg.HowNinja:
			id, b.Label = "use-ninja", Text.T(l, "use.ninja")
		case how == dmg.HowSac:
			id, b.Label = "use-sacrifice", Text.T(l, "use.sac")
		case how == dmg.HowFaceUp:
			id, b.Label = "use-shields", Text.T(l, "use.faceup")
		default:
			cost := s.game.Cost(st, s.Audience, s.sel)
			b.Label, b.Icon = Text.T(l, "use.pay", cost), ui.IconBolt
			if s.attr(st.Card(s.sel).Def, dmg.AType) == dmg.Creature {
				b.Label = Text.T(l, "summon.pay", cost)
			}
			out = append(out, choice{ID: id, Button: b})
			if s.freeMana(s.Audience) > cost {
				out = append(out, choice{ID: "use-pay", Button: ui.Button{Name: Text.T(l, "use.byhand"), Icon: ui.IconStar, Tap: func(env *ui.Env) { s.use(env, opt, true) }}})
			}
			continue
		}
		if len(out) > 0 {
			b.Kind = ui.ButtonNormal
		}
		out = append(out, choice{ID: id, Button: b})
	}
	return out
}

// bar draws the body of the prompt.
func (s *Scene) bar(sf *ui.Surface, id string, r ui.Rect, urgent bool) {
	u := sf.Px(1)
	sf.Paint(id, r, func(c *ui.Canvas) {
		rad := 14 * u
		if urgent {
			c.Glow(r, rad, 20*u, c.Theme.Accent.Alpha(0.22))
		}
		c.Gradient(r, rad, ui.Hex(0x2a1f66).Alpha(0.88), ui.Hex(0x150f3c).Alpha(0.92))
		edge := c.Theme.Edge
		if urgent {
			edge = c.Theme.Accent.Alpha(0.8)
		}
		c.StrokeGradient(r, rad, 1.3*u, edge.Lighten(0.2), edge.Alpha(0.4))
		if urgent {
			m := math.Min(11*u, r.H*0.24)
			c.Fill(ui.Rect{X: r.X + 7*u, Y: r.Y + m, W: 3.5 * u, H: r.H - 2*m}, 2*u, c.Theme.Accent)
		}
	})
}

// prompt declares the bar that says what to do and why.
func (s *Scene) prompt(sf *ui.Surface) {
	r, l := s.lay.Prompt, s.Lang
	u := sf.Px(1)
	q, why := s.question(l)
	bs := s.buttons()
	s.bar(sf, "prompt.panel", r, s.asking())
	_, text := r.InsetXY(0, 5*u).CutLeft(22*u, 0) // beside the mark
	if s.lay.Small || s.lay.Tall {
		_, text = r.InsetXY(0, 3*u).CutLeft(19*u, 0)
	}
	text.W -= 12 * u
	if s.lay.Small {
		text.W += 5 * u
	}
	bh := math.Max(sf.Env().MinTarget(), math.Min(50*u, text.H))
	for i := len(bs) - 1; i >= 0; i-- {
		w := bh
		if bs[i].Button.Label != "" {
			w = math.Max(92*u, math.Min(text.W*0.42, ui.Measure(bs[i].Button.Label, ui.Bold, sf.Font(16))+64*u))
			if s.lay.Small || s.lay.Tall {
				bs[i].Button.Icon = ui.IconNone
				w = math.Max(84*u, math.Min(text.W*0.42, ui.Measure(bs[i].Button.Label, ui.Bold, sf.Font(15))+26*u))
				bs[i].Button.Size = 15
			}
		}
		var b ui.Rect
		b, text = text.CutRight(w, 7*u)
		b.Y, b.H = r.Y, r.H // the text's margin is not the buttons'
		sf.Button(bs[i].ID, b.Middle(w, bh), bs[i].Button)
	}
	qs, ws := sf.Font(17), sf.Font(13)
	if s.lay.Small {
		qs, ws = sf.Font(13), sf.Font(12)
	} else if s.lay.Tall {
		qs, ws = sf.Font(15), sf.Font(12)
	}
	if s.lay.Small && s.sel != 0 && s.Prompting(dmg.PromptAttack) {
		q, why = why, q
	}
	if floor := 12 * sf.Env().Scale; s.lay.Small && len(bs) > 1 && !ui.LayoutFit([]ui.Run{{Text: q, Face: ui.Bold}}, floor, floor, 1.2, text.W, text.H).Fits { // no room beside the buttons: for readers only
		sf.Add(ui.Element{ID: "prompt", Rect: text, Role: ui.RoleText, Label: q + " " + why})
		return
	}
	if why == "" || s.lay.Small {
		s.asked(sf, q, text, qs)
		return
	}
	// Both as one block in the middle, where they have room.
	gap := 3 * u
	floor := 12 * sf.Env().Scale
	head := ui.LayoutFit([]ui.Run{{Text: q, Face: ui.Bold}}, qs, floor, 1.15, text.W, text.H*0.6)
	tail := ui.LayoutFit([]ui.Run{{Text: why}}, ws, floor, 1.22, text.W-4*u, text.H-head.H-gap)
	if free := text.H - head.H - gap - tail.H; head.Fits && free >= 0 {
		qr, wr := text.InsetXY(0, free/2).CutTop(head.H, gap)
		sf.Add(ui.Element{ID: "prompt", Rect: qr, Role: ui.RoleText, Label: q, Draw: func(c *ui.Canvas, _ ui.State) { c.Para(head, qr, ui.TextStyle{Size: head.Size, Top: true}) }})
		sf.Add(ui.Element{ID: "prompt.why", Rect: wr, Role: ui.RoleText, Label: why, Draw: func(c *ui.Canvas, _ ui.State) {
			c.Para(tail, wr, ui.TextStyle{Size: tail.Size, Top: true, Colour: c.Theme.TextSoft})
		}})
		return
	}
	lines := 1.0
	if ui.Measure(q, ui.Bold, qs) > text.W {
		lines = 2
	}
	qr, wr := text.CutTop(math.Min(text.H*0.62, math.Max(text.H*0.42, qs*1.2*lines)), 0)
	s.asked(sf, q, qr, qs)
	s.scrolled(sf, "prompt.why", why, wr, ws)
}

// asked declares the question.
func (s *Scene) asked(sf *ui.Surface, q string, r ui.Rect, size float64) {
	if ui.LayoutFit([]ui.Run{{Text: q, Face: ui.Bold}}, size, 12*sf.Env().Scale, 1.2, r.W, r.H).Fits {
		sf.Label("prompt", q, r, ui.TextStyle{Face: ui.Bold, Size: size, Wrap: true, LineHeight: 1.15})
		return
	}
	s.scrolled(sf, "prompt", q, r, size)
}

// scrolled declares a text that may be longer than its room.
func (s *Scene) scrolled(sf *ui.Surface, id, text string, r ui.Rect, size float64) {
	floor := 12 * sf.Env().Scale
	p := ui.LayoutFit([]ui.Run{{Text: text}}, size, floor, 1.22, r.W-4*sf.Px(1), r.H)
	if p.H <= r.H+0.5 {
		sf.Add(ui.Element{ID: id, Rect: r, Role: ui.RoleText, Label: text, Draw: func(c *ui.Canvas, _ ui.State) {
			c.Para(p, r, ui.TextStyle{Size: p.Size, Colour: c.Theme.TextSoft})
		}})
		return
	}
	p = ui.Layout([]ui.Run{{Text: text}}, p.Size, 1.22, r.W-6*sf.Px(1))
	off := sf.BeginScroll(id+".scroll", r, false)
	pr := ui.Rect{X: r.X, Y: r.Y - off, W: r.W, H: p.H}
	sf.Add(ui.Element{ID: id, Rect: pr, Role: ui.RoleText, Label: text, Loose: true, Draw: func(c *ui.Canvas, _ ui.State) {
		c.Para(p, pr, ui.TextStyle{Size: p.Size, Top: true, Colour: c.Theme.TextSoft})
	}})
	sf.EndScroll(p.H)
}

// panelAsks reports whether the question is asked in the panel over the hand.
func (s *Scene) panelAsks() bool {
	if !s.asking() || s.Replay.On || s.dialogOff == s.View.S.Dec.ID {
		return false
	}
	switch s.View.S.Dec.Kind {
	case rules.YesNo:
		return s.View.S.Dec.Prompt != dmg.PromptMulligan
	case rules.ChooseNumber, rules.PayCost:
		return true
	case rules.ChooseMode:
		return s.View.S.Dec.Prompt != dmg.PromptMode
	}
	return false
}

// panelButtons are the answers of the panel.
func (s *Scene) panelButtons() (bs []choice) {
	l := s.Lang
	d := &s.View.S.Dec
	for _, o := range s.Ask {
		opt := o
		tap := func(env *ui.Env) { s.Answer(env, opt) }
		switch {
		case o.Verb == rules.Yes || o.Verb == rules.No:
			key := map[uint8][2]string{dmg.PromptOrderWin: {"yes.first", "no.first"}, dmg.PromptMulligan: {"yes.mulligan", "no.mulligan"}, dmg.PromptUntap: {"yes.untap", "no.untap"}}[d.Prompt]
			if key[0] == "" {
				key = [2]string{"yes.do", "no.do"}
			}
			if o.Verb == rules.Yes {
				b := ui.Button{Label: Text.T(l, key[0]), Kind: ui.ButtonPrimary, Icon: ui.IconCheck, Tap: tap}
				if d.Prompt == dmg.PromptMulligan {
					b.Kind, b.Icon = ui.ButtonNormal, ui.IconRestart // it gives a hand up
				}
				bs = append(bs, choice{ID: "opt-yes", Button: b})
			} else {
				b := ui.Button{Label: Text.T(l, key[1]), Tap: tap}
				if d.Prompt == dmg.PromptMulligan {
					b.Kind, b.Icon = ui.ButtonPrimary, ui.IconCheck
				}
				bs = append(bs, choice{ID: "opt-no", Button: b})
			}
		case o.Verb == rules.Number:
			bs = append(bs, choice{ID: "opt-number-" + strconv.Itoa(int(o.N)), Button: ui.Button{Label: strconv.Itoa(int(o.N)), Tap: tap}})
		case o.Verb == rules.Mode && d.Prompt == dmg.PromptPlayer:
			p := rules.Seat(o.N)
			bs = append(bs, choice{ID: "opt-player-" + table.SideNames[s.SideOf(p)], Button: ui.Button{Label: s.Player(p, l), Icon: ui.IconPeople, Colour: s.ctrlColour(p), Tap: tap}})
		case o.Verb == rules.Mode:
			label := Text.T(l, "break.n", o.N)
			if o.N > 9 {
				label = Text.T(l, "break.all")
			}
			bs = append(bs, choice{ID: "opt-break-" + strconv.Itoa(int(o.N)), Button: ui.Button{Label: label, Icon: ui.IconShield, Tap: tap}})
		}
	}
	return bs
}

// panel declares a question about an effect: its card, its text, the answers.
func (s *Scene) panel(sf *ui.Surface) {
	r, l := s.lay.Panel, s.Lang
	u := sf.Px(1)
	d := &s.View.S.Dec
	q, why := s.question(l)
	s.bar(sf, "panel", r, true)
	in := r.Inset(12 * u)
	if s.lay.Small {
		in = r.Inset(6 * u)
	}
	_, in = in.CutLeft(r.X+19*u-in.X, 0) // beside the mark
	tool := sf.Env().MinTarget()
	if d.Kind == rules.PayCost {
		s.payPanel(sf, in, q)
		return
	}
	see, in := in.CutRight(tool, 8*u)
	sf.IconButton("ask-aside", ui.Rect{X: see.X, Y: see.Y, W: tool, H: tool}, ui.IconEye, Text.T(l, "see.table"), func(*ui.Env) { s.dialogOff = d.ID })
	if def := s.source(); def != 0 && !s.lay.Small {
		cw := math.Min(in.H/table.Aspect, math.Max(tool+u, in.W*0.22))
		var cr ui.Rect
		cr, in = in.CutLeft(cw, 14*u)
		s.faceButton(sf, "ask-card", cr.Fit(1/table.Aspect), def, ui.Button{}, nil)
	}
	qs := math.Min(sf.Font(18), sf.Px(24))
	if s.lay.Small || s.lay.Tall {
		qs = sf.Font(14)
	}
	bs := s.panelButtons()
	bh := math.Max(tool, math.Min(52*u, in.H*0.34))
	row, text := in.CutBottom(bh, 8*u)
	for i, b := range bs {
		if s.lay.Small || s.lay.Tall {
			b.Button.Icon, b.Button.Size = ui.IconNone, 15
		}
		sf.Button(b.ID, row.Row(i, len(bs), 8*u), b.Button)
	}
	lines := 1.0
	if ui.Measure(q, ui.Bold, qs) > text.W {
		lines = 2
	}
	qr, text := text.CutTop(math.Min(qs*1.25*lines, text.H), 2*u)
	sf.Label("prompt", q, qr, ui.TextStyle{Face: ui.Bold, Size: qs, Wrap: true, LineHeight: 1.2})
	if text.H > 13*u && why != "" {
		s.scrolled(sf, "prompt.why", why, text, sf.Font(14))
	}
}

// payPanel declares the choice of the mana that pays: the table's proposal
// glows, a tap fixes a stone.
func (s *Scene) payPanel(sf *ui.Surface, in ui.Rect, q string) {
	l, u := s.Lang, sf.Px(1)
	st := &s.View.S
	tool := sf.Env().MinTarget()
	size := sf.Font(15)
	if s.lay.Small {
		size = sf.Font(13)
	}
	head, in := in.CutTop(math.Max(tool, size*2.3), 6*u)
	bw := math.Max(90*u, math.Min(head.W*0.4, ui.Measure(Text.T(l, "pay"), ui.Bold, sf.Font(16))+60*u))
	b, head := head.CutRight(bw, 10*u)
	sf.Button("commit", b.Middle(bw, math.Max(tool, 44*u)), ui.Button{Label: Text.T(l, "pay"), Kind: ui.ButtonPrimary, Icon: ui.IconCheck, Tap: s.commit})
	sf.Label("prompt", q, head, ui.TextStyle{Face: ui.Bold, Size: size, Wrap: true, LineHeight: 1.15})
	if how := Text.T(l, "ask.pay.why"); in.H > tool*2+sf.Font(13)*2.8 {
		var hr ui.Rect
		hr, in = in.CutTop(ui.Layout([]ui.Run{{Text: how}}, sf.Font(13), 1.22, in.W-4*u).H+2*u, 8*u)
		s.scrolled(sf, "prompt.why", how, hr, sf.Font(13))
	}
	plan := s.plan()
	off := sf.BeginScroll("pay.list", in, false)
	cell := math.Max(tool, 52*u)
	gap := 6 * u
	if s.lay.Small {
		cell, gap = tool, 3*u
	}
	cols := max(1, int((in.W+gap)/(cell+gap)))
	k := 0
	for _, id := range st.Zone(rules.ZoneOf(dmg.Mana, s.Audience)) {
		if dmg.Tapped(st, id) {
			continue
		}
		c := id
		r := ui.Rect{X: in.X + float64(k%cols)*(cell+gap), Y: in.Y + float64(k/cols)*(cell+gap) - off, W: cell, H: cell}
		k++
		def := st.Card(c).Def
		mask := s.attr(def, dmg.ACiv)
		chosen, proposed := s.picked(c), plan.Index(c) >= 0
		label := s.faces.name(def, l) + Text.T(l, "comma") + s.faces.kind(def, l)
		switch {
		case chosen:
			label += Text.T(l, "comma") + Text.T(l, "pay.fixed")
		case proposed:
			label += Text.T(l, "comma") + Text.T(l, "pay.proposed")
		}
		sf.Add(ui.Element{ID: "mana-" + strconv.Itoa(int(c)), Rect: r, Hit: r, Role: ui.RoleButton, Label: label, Checked: chosen, Tip: s.faces.name(def, l), Group: Text.T(l, "zone.mana"),
			Inspect: func(*ui.Env) { s.Zoom.Open(s.faces.of(def, s.Lang)) },
			Tap:     func(env *ui.Env) { s.pick(env, c) },
			Draw: func(cv *ui.Canvas, e ui.State) {
				x, y := r.Centre()
				if chosen || proposed {
					col := cv.Theme.Legal
					if chosen {
						col = cv.Theme.Warm
					}
					cv.Glow(r.Inset(4*u), r.H/2, 12*u, col.Alpha(0.4))
					cv.Ring(x, y, r.H*0.46, 2.4*u, col)
				}
				if e.Hover {
					cv.Fill(r, r.H/2, cv.Theme.Edge.Alpha(0.3))
				}
				stone(cv, x, y, r.H*0.32, mask, false)
			}})
	}
	sf.EndScroll(float64((k+cols-1)/cols) * (cell + gap))
}

// passButton declares the big button that says what passing means, and the
// ways to pass on or to hold.
func (s *Scene) passButton(sf *ui.Surface) {
	r, l, u := s.lay.pass, s.Lang, sf.Px(1)
	word, then, ok := s.passing(l)
	auto := s.wouldPass() || s.Passing()
	if auto {
		ok, word, then = false, Text.T(l, "pass"), Text.T(l, "ask.auto")
	}
	if !ok && !auto {
		word = Text.T(l, "pass")
		switch {
		case s.View != nil && s.View.S.Over():
			then = ""
		case s.Mine():
			then = Text.T(l, "pass.not")
		default:
			then = s.priorityText(l)
		}
	}
	primary := ok && s.sel == 0 && s.asking() && !s.Left()
	shown := then
	if low := r.InsetXY(10*u, 3*u); !ui.LayoutFit([]ui.Run{{Text: then}}, 12*sf.Env().Scale, 12*sf.Env().Scale, 1.12, low.W-u, low.H*0.56).Fits {
		shown = ""
		if s.Prompting(dmg.PromptPriority) && s.View.S.NObjs > 0 {
			shown = Text.T(l, "then.top")
		}
	}
	if !s.Replay.On {
		label := word
		if then != "" {
			label += l2(l) + then
		}
		sf.Add(ui.Element{ID: "pass", Rect: r, Hit: r, Role: ui.RoleButton, Label: label, Disabled: !ok, Tip: Text.T(l, "pass.tip"), Tap: s.pass, Draw: func(c *ui.Canvas, st ui.State) {
			rad := math.Min(16*u, r.H*0.3)
			q := r
			if st.Pressed && ok {
				q = r.Inset(1.5 * u)
			}
			ink, soft := c.Theme.Text, c.Theme.TextSoft
			switch {
			case primary:
				g := 0.28
				if st.Hover {
					g = 0.5
				}
				c.Glow(q, rad, 22*u, lightCol.Alpha(g))
				c.Gradient(q, rad, ui.Hex(0xf4efff), ui.Hex(0xb9a8ff))
				c.StrokeGradient(q, rad, 1.4*u, ui.Hex(0xffffff), ui.Hex(0xd9ccff))
				ink, soft = ui.Hex(0x170b38), ui.Hex(0x2c1a5c)
			case ok:
				c.Gradient(q, rad, ui.Hex(0x3a2f7a), ui.Hex(0x221a55))
				c.Stroke(q, rad, 1.4*u, lightCol.Alpha(0.6))
			default:
				c.Fill(q, rad, c.Theme.PanelLow.Alpha(0.6))
				c.Stroke(q, rad, 1*u, c.Theme.Edge.Alpha(0.6))
				ink, soft = c.Theme.TextSoft.Alpha(0.8), c.Theme.TextSoft.Alpha(0.7)
			}
			in := q.InsetXY(10*u, 3*u)
			if shown == "" {
				c.Text(word, in, ui.TextStyle{Face: ui.Bold, Size: math.Min(c.Font(18), in.H*0.6), Align: ui.Middle, Colour: ink})
				return
			}
			top, low := in.CutTop(in.H*0.44, 0)
			c.Text(word, top, ui.TextStyle{Face: ui.Bold, Size: math.Min(c.Font(18), top.H*0.86), Align: ui.Middle, Colour: ink, Wrap: s.lay.Small, LineHeight: 1.05})
			c.Text(shown, low, ui.TextStyle{Size: math.Min(c.Font(13), low.H*0.8), Align: ui.Middle, Colour: soft, Wrap: true, LineHeight: 1.1})
		}})
	}
	if s.Replay.On {
		return
	}
	can := s.Prompting(dmg.PromptPriority) && !auto
	ex := s.lay.extras
	n := s.extraButtons(sf.Env())
	gap := math.Min(6*u, (ex.W-float64(n)*sf.Env().MinTarget())/math.Max(1, float64(n-1)))
	gap = math.Max(1*u, gap)
	s.extra(sf, "hold", ex.Row(0, n, gap), "hold.short", ui.Button{Name: Text.T(l, "hold"), Icon: ui.IconLock, Checked: s.hold, Tip: Text.T(l, "hold.tip"), Colour: sf.Theme().Warm, Tap: func(*ui.Env) { s.toggleHold() }})
	s.extra(sf, "pass-turn", ex.Row(1, n, gap), "pass.turn.short", ui.Button{Name: Text.T(l, "pass.turn"), Icon: ui.IconLast, Off: !can, Checked: s.until == untilTurn, Tip: Text.T(l, "pass.turn"), Tap: func(env *ui.Env) { s.passUntil(env, untilTurn) }})
	if n > 2 {
		s.extra(sf, "pass-event", ex.Row(2, n, gap), "pass.event.short", ui.Button{Name: Text.T(l, "pass.event"), Icon: ui.IconForward, Off: !can, Checked: s.until == untilEvent, Tip: Text.T(l, "pass.event"), Tap: func(env *ui.Env) { s.passUntil(env, untilEvent) }})
	}
	if n > 3 {
		s.extra(sf, "stops", ex.Row(3, n, gap), "stops.short", ui.Button{Name: Text.T(l, "stops"), Icon: ui.IconClock, Tip: Text.T(l, "stops"), Tap: func(*ui.Env) { s.stopsOpen = true }})
	}
}

// extra declares one of the small buttons by the big one: a sign with a word
// under it, where the word has room.
func (s *Scene) extra(sf *ui.Surface, id string, r ui.Rect, key string, b ui.Button) {
	u, word, size := sf.Px(1), Text.T(s.Lang, key), math.Max(12*sf.Env().Scale, sf.Font(12))
	if ui.Measure(word, ui.Bold, size) > r.W-5*u || r.H < size*1.3+20*u {
		sf.Button(id, r, b)
		return
	}
	icon := b.Icon
	b.Icon = ui.IconNone
	sf.Button(id, r, b)
	sf.Paint(id+".sign", r, func(c *ui.Canvas) {
		col := c.Theme.Text
		if b.Off {
			col = c.Theme.TextSoft.Alpha(0.6)
		}
		h := size * 1.2
		k := math.Min(22*u, r.H-h-5*u)
		top := r.Y + (r.H-k-h)/2
		c.Icon(icon, ui.Rect{X: r.X + (r.W-k)/2, Y: top, W: k, H: k}, col)
		c.Text(word, ui.Rect{X: r.X, Y: top + k, W: r.W, H: h}, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Colour: col, Loose: true})
	})
}

// extraButtons is how many of hold, until the turn's end, until something
// happens and stops have room; the others are in the menu.
func (s *Scene) extraButtons(env *ui.Env) int {
	switch {
	case s.lay.Small && s.lay.extras.W < 3*env.MinTarget():
		return 2
	case s.lay.Tall || s.lay.Small:
		return 3
	}
	return 4
}

// faceButton declares a design's picture that can be tapped and zoomed.
func (s *Scene) faceButton(sf *ui.Surface, id string, r ui.Rect, def rules.DefID, b ui.Button, mark *ui.Colour) {
	s.FaceButton(sf, id, r, s.faces.of(def, s.Lang), b, mark)
}
