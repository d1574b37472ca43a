package magna

import (
	"math"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
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
		return []choice{{ID: "result-open", Button: ui.Button{Label: Text.T(l, "result.open"), Kind: ui.ButtonPrimary, Icon: ui.IconStar, Tap: func(*ui.Env) { s.Result = true }}}}
	}
	if !s.Mine() {
		return nil
	}
	d := s.dec()
	pass := func(key string) choice {
		return choice{ID: "opt-pass", Button: ui.Button{Label: Text.T(l, key), Icon: ui.IconCheck, Tap: func(env *ui.Env) {
			if s.Answer(env, rules.Option{Verb: rules.Pass}) {
				ui.Play(env, "commit", 0.7, 0)
			}
		}}}
	}
	if s.picking() && (s.pickingOnMap() || s.pickingInHand()) {
		return []choice{s.commitButton()}
	}
	switch d.Prompt {
	case mgn.PromptProduction:
		return s.productionButtons(pass("pass.production"))
	case mgn.PromptArmament:
		return s.armamentButtons()
	case mgn.PromptRedeploy:
		done := ui.Button{Label: Text.T(l, "redeploy.done"), Icon: ui.IconCheck, Tap: func(env *ui.Env) {
			if s.Answer(env, rules.Option{Verb: rules.Done}) {
				ui.Play(env, "commit", 0.7, 0)
			}
		}}
		if !s.Left() {
			done.Kind = ui.ButtonPrimary
		}
		if !s.Legal(rules.Option{Verb: rules.Done}) {
			done.Off, done.Desc = true, Text.T(l, "ask.ring.why")
		}
		return append(s.weaponButton(), choice{ID: "opt-done", Button: done})
	case mgn.PromptReinforce:
		var out []choice
		if t := s.selected(); t.Key != 0 && s.typeOf(t) != mgn.Weapon {
			if os := s.uses(t.ID); len(os) > 0 {
				key := "reinforce.do"
				if s.typeOf(t) == mgn.Tactic {
					key = "summon.do"
				}
				out = append(out, choice{ID: "opt-do", Button: ui.Button{Label: Text.T(l, key), Kind: ui.ButtonPrimary, Icon: ui.IconPlus, Tap: func(env *ui.Env) { s.do(env, os[0]) }}})
			}
		}
		p := pass("pass.reinforce")
		if !s.Legal(rules.Option{Verb: rules.Pass}) {
			p.Button.Off, p.Button.Desc = true, Text.T(l, "ask.ring.why")
		}
		if !s.Left() {
			p.Button.Kind = ui.ButtonPrimary
		}
		return append(out, p)
	case mgn.PromptAttack:
		return s.attackButtons(pass("pass.attack"))
	case mgn.PromptTargets, mgn.PromptIcon, mgn.PromptSplit:
		if s.targeting() {
			if s.Legal(rules.Option{Verb: rules.Pass}) {
				return []choice{pass("pass.targets")}
			}
			return nil
		}
	}
	// the question's own panel or dialog was put aside
	return []choice{{ID: "ask-open", Button: ui.Button{Label: Text.T(l, "answer.open"), Kind: ui.ButtonPrimary, Icon: ui.IconCards, Tap: func(*ui.Env) { s.dialogOff = 0 }}}}
}

// weaponButton takes the weapon of the chosen unit in hand, where it has no
// room to be touched itself.
func (s *Scene) weaponButton() []choice {
	t := s.selected()
	k, p, ok := s.m.find(t.Key)
	w := s.m.weaponOf(t.Key)
	if !ok || w.Key == 0 || !isField(k) || s.weapon(w).plain {
		return nil
	}
	if r, shown := s.zone(s.m, k, p, t.place); shown && !s.pocket(r) {
		return nil
	}
	b := ui.Button{Label: Text.T(s.Lang, "rearm"), Name: Text.T(s.Lang, "rearm.name", s.faces.Name(w.Def, s.Lang)), Icon: ui.IconSword, Tap: func(env *ui.Env) { s.choose(env, w) }}
	return []choice{{ID: "opt-weapon", Button: b}}
}

func (s *Scene) commitButton() choice {
	l := s.Lang
	d := s.dec()
	n := len(s.picks())
	b := ui.Button{Label: Text.T(l, "commit"), Kind: ui.ButtonPrimary, Icon: ui.IconCheck, Size: 17, Tap: s.commit}
	switch d.Prompt {
	case mgn.PromptHand:
		b.Label = Text.T(l, "hand.keep")
		if n > 0 {
			b.Label = Text.T(l, "hand.discard", n)
		}
	case mgn.PromptForce:
		b.Label, b.Icon = Text.T(l, "force.go", n), ui.IconFlag
	case mgn.PromptMembers:
		b.Label, b.Icon = Text.T(l, "members.go"), ui.IconSword
	case mgn.PromptContinue:
		b.Label = Text.T(l, "continue.end")
		if s.Left() {
			b.Kind = ui.ButtonNormal
		}
		if n > 0 {
			b.Label, b.Icon, b.Kind = Text.T(l, "continue.go", n), ui.IconForward, ui.ButtonPrimary
		}
	}
	if !s.Legal(rules.Option{Verb: rules.Done}) {
		b.Off, b.Desc = true, Text.T(l, "commit.n", s.Least()-n)
	}
	return choice{ID: "commit", Button: b}
}

// productionButtons: what the chosen card can do, Magna for Fight, the pass.
func (s *Scene) productionButtons(pass choice) []choice {
	l := s.Lang
	var out []choice
	if t := s.selected(); t.Key != 0 && s.typeOf(t) == mgn.Operation {
		for _, o := range s.uses(t.ID) {
			if o.Verb == rules.Use {
				out = append(out, choice{ID: "opt-do", Button: ui.Button{Label: Text.T(l, "operation.do", s.costOf(t)), Kind: ui.ButtonPrimary, Icon: ui.IconFlag, Tap: func(env *ui.Env) { s.do(env, o) }}})
				break
			}
		}
	}
	if t := s.selected(); s.eitherWay(t) {
		b := ui.Button{Label: Text.T(l, "facedown"), Icon: ui.IconEye, Checked: s.faceDown, Tap: func(env *ui.Env) {
			ui.Play(env, "card-flip", 0.5, 0)
			s.faceDown = !s.faceDown
		}}
		b.Name = Text.T(l, "facedown.name", s.faces.Name(t.Def, l))
		if s.faceDown {
			b.Kind = ui.ButtonPrimary
		}
		out = append(out, choice{ID: "opt-facedown", Button: b})
	}
	ex := ui.Button{Label: Text.T(l, "exchange", mgn.FightOfOne), Name: Text.T(l, "exchange.name", mgn.FightOfOne), Icon: ui.IconBolt, Colour: magnaCol, Tap: func(env *ui.Env) {
		if s.Answer(env, rules.Option{Verb: rules.Mode, N: 1}) {
			ui.Play(env, "charge", 0.7, 0)
		}
	}}
	if o := (rules.Option{Verb: rules.Mode, N: 1}); !s.Legal(o) {
		ex.Off, ex.Desc = true, s.whyNot(o)
	}
	if !s.Left() {
		pass.Button.Kind = ui.ButtonPrimary
	}
	if len(out) > 0 && ex.Off && s.lay.Small {
		return append(out, pass)
	}
	return append(out, choice{ID: "opt-exchange", Button: ex}, pass)
}

// armamentButtons: bank the chosen card, invade, take Magna.
func (s *Scene) armamentButtons() []choice {
	l := s.Lang
	var out []choice
	t := s.selected()
	os := s.uses(t.ID)
	fund := ui.Button{Label: Text.T(l, "opt.fund"), Icon: ui.IconLock, Colour: heroCol, Tap: func(env *ui.Env) {
		if len(os) > 1 { // two funds: which one makes room?
			s.how, s.howSeat = os, goal{seat: s.Bottom, group: -1}
			return
		}
		s.do(env, os[0])
	}}
	if t.Key == 0 || len(os) == 0 {
		fund.Off, fund.Desc = true, Text.T(l, "opt.fund.why")
	} else {
		fund.Kind = ui.ButtonPrimary
	}
	out = append(out, choice{ID: "opt-fund", Button: fund})
	miss := mgn.FundLimit - len(s.m.list(mgn.Funds, s.Bottom))
	inv := ui.Button{Label: Text.T(l, "opt.invade"), Name: Text.T(l, "opt.invade.name", miss), Icon: ui.IconSword, Colour: s.Theme.Danger, Tap: func(env *ui.Env) { s.Answer(env, rules.Option{Verb: rules.Mode, N: 1}) }}
	if miss > 0 {
		inv.Label = Text.T(l, "opt.invade.n", miss)
	}
	if o := (rules.Option{Verb: rules.Mode, N: 1}); !s.Legal(o) {
		inv.Off, inv.Desc = true, s.whyNot(o)
	}
	out = append(out, choice{ID: "opt-invade", Button: inv})
	out = append(out, choice{ID: "opt-magna", Button: ui.Button{Label: Text.T(l, "opt.magna"), Icon: ui.IconBolt, Colour: magnaCol, Tap: func(env *ui.Env) { s.Answer(env, rules.Option{Verb: rules.Mode, N: 2}) }}})
	return out
}

// attackButtons: the planned skirmish or assault, effects, the end of the step.
func (s *Scene) attackButtons(pass choice) []choice {
	l := s.Lang
	t := s.m.get(s.aim)
	n := s.attackSum()
	sk := ui.Button{Label: Text.T(l, "skirmish"), Icon: ui.IconSword, Tap: func(env *ui.Env) {
		if o, ok := s.aimable(t); ok {
			s.strike(env, o)
		}
	}}
	switch {
	case len(s.attackers) == 0:
		sk.Off, sk.Desc = true, Text.T(l, "skirmish.units")
	case t.Key == 0:
		sk.Off, sk.Desc = true, Text.T(l, "skirmish.target")
	default:
		sk.Kind = ui.ButtonPrimary
		sk.Name = Text.T(l, "skirmish.name", s.tokenName(t, l), n)
	}
	as := ui.Button{Label: Text.T(l, "assault"), Icon: ui.IconSpeed, Tap: func(env *ui.Env) { s.strike(env, rules.Option{Verb: rules.Mode, N: 1}) }}
	switch o := (rules.Option{Verb: rules.Mode, N: 1}); {
	case !s.Legal(o):
		as.Off, as.Desc = true, s.whyNot(o)
	case len(s.attackers) == 0:
		as.Off, as.Desc = true, Text.T(l, "assault.units")
	default:
		as.Name = Text.T(l, "assault.name", n)
		if t.Key == 0 {
			as.Kind = ui.ButtonPrimary
		}
	}
	if s.lay.Small && n > 0 { // the bar has no room for words: the figures stand on the buttons
		as.Label += " " + strconv.Itoa(n)
		if t.Key != 0 {
			sk.Label += " " + strconv.Itoa(n) + ":" + strconv.Itoa(absorbs(t))
		}
	}
	out := []choice{{ID: "attack-skirmish", Button: sk}, {ID: "attack-assault", Button: as}}
	k := 0
	for _, o := range s.Ask {
		if o.Verb == rules.Use {
			k++
		}
	}
	if k > 0 {
		out = append(out, choice{ID: "opt-effects", Button: ui.Button{Name: Text.T(l, "effects.name", k), Label: strconv.Itoa(k), Icon: ui.IconStar, Colour: skillColours[2], Tap: func(*ui.Env) { s.effectsAll = true }}})
	}
	if !s.Left() {
		pass.Button.Kind = ui.ButtonPrimary
	}
	pass.Button.Icon = ui.IconForward
	return append(out, pass)
}

func (s *Scene) costOf(t token) int {
	if s.Fresh && t.ID != 0 && s.View.S.Card(t.ID).Def == t.Def {
		return s.game.Cost(&s.View.S, t.ID)
	}
	return int(s.game.Lib.Def(t.Def).Attr[mgn.ACost])
}

// consequence tells what the chosen cards would do: cost, forces, outcome.
func (s *Scene) consequence(l lang.Lang) string {
	if !s.Mine() {
		return ""
	}
	p := s.Bottom
	t := s.selected()
	switch s.dec().Prompt {
	case mgn.PromptProduction:
		if t.Key == 0 {
			return ""
		}
		f := int(s.shown.fight[p])
		name := s.faces.Name(t.Def, l)
		use, trap := false, false
		for _, o := range s.uses(t.ID) {
			use = use || o.Verb == rules.Use
			trap = trap || o.Verb == rules.Block
		}
		c := s.costOf(t)
		switch {
		case s.eitherWay(t) && s.faceDown:
			return Text.T(l, "cost.trap", name, f, f-mgn.TrapCost)
		case s.eitherWay(t):
			return Text.T(l, "cost.use", name, f, f-c)
		case use && trap:
			return Text.T(l, "cost.both", name, f, f-c, f-mgn.TrapCost)
		case use:
			return Text.T(l, "cost.use", name, f, f-c)
		case trap:
			return Text.T(l, "cost.trap", name, f, f-mgn.TrapCost)
		}
	case mgn.PromptReinforce:
		if t.Key == 0 || s.typeOf(t) == mgn.Tactic {
			break
		}
		if k, _, _ := s.m.find(t.Key); k == mgn.Arms {
			return Text.T(l, "cost.rearm", s.faces.Name(t.Def, l))
		}
		m, ok := s.game.ReinforceCost(&s.View.S, t.ID)
		if ok && m > 0 {
			return Text.T(l, "cost.magna", s.faces.Name(t.Def, l), int(s.shown.magna[p]), int(s.shown.magna[p])-m)
		}
		return Text.T(l, "cost.free", s.faces.Name(t.Def, l))
	case mgn.PromptArmament:
		if t.Key != 0 {
			return Text.T(l, "cost.fund", s.faces.Name(t.Def, l))
		}
	case mgn.PromptRedeploy:
		if t.Key != 0 {
			return Text.T(l, "cost.move", s.tokenName(t, l))
		}
	case mgn.PromptForce, mgn.PromptContinue, mgn.PromptMembers:
		n := 0
		for _, c := range s.picks() {
			n += s.m.byID(c).atk
		}
		if n == 0 {
			break
		}
		if s.dec().Prompt == mgn.PromptMembers {
			return s.forecast(l, s.dec().Arg, n, s.m.byID(s.dec().Src), p.Other())
		}
		opponent := s.m.front(p.Other())
		def := 0
		for _, q := range s.m.list(lineZone(opponent), p.Other()) {
			def += absorbs(q)
		}
		return Text.T(l, "force.sum", len(s.picks()), n, def)
	case mgn.PromptAttack:
		return s.plan(l)
	}
	return ""
}

// prompt declares the bar that says what to do and why.
func (s *Scene) prompt(sf *ui.Surface) {
	r, l := s.lay.Prompt, s.Lang
	u := sf.Px(1)
	q, why := s.question(l)
	con := s.consequence(l)
	bs := s.buttons()
	mine := s.Mine()
	sf.Paint("prompt.panel", r, func(c *ui.Canvas) {
		rad := 14 * u
		if mine {
			c.Glow(r, rad, 20*u, c.Theme.Accent.Alpha(0.20))
		}
		c.Gradient(r, rad, ui.Hex(0x5b3522).Alpha(0.92), ui.Hex(0x2a1610).Alpha(0.95))
		edge := c.Theme.Edge
		if mine {
			edge = c.Theme.Accent.Alpha(0.85)
		}
		c.StrokeGradient(r, rad, 1.3*u, edge.Lighten(0.2), edge.Alpha(0.4))
		if mine {
			c.Fill(ui.Rect{X: r.X + 6*u, Y: r.Y + r.H*0.2, W: 3.5 * u, H: r.H * 0.6}, 2*u, c.Theme.Accent)
		}
	})
	in := r.InsetXY(16*u, 7*u)
	if s.lay.Small {
		in = r.InsetXY(13*u, 1*u)
	}
	text := in
	tool := sf.Env().MinTarget()
	bh := math.Max(tool, math.Min(50*u, in.H))
	gap := 6 * u
	switch {
	case len(bs) == 0:
	case s.lay.Tall:
		var row ui.Rect
		row, text = in.CutBottom(bh, 6*u)
		s.buttonRow(sf, row, bs, bh, gap, 15)
	case s.lay.Small:
		w := in.W * 0.6
		switch {
		case len(bs) == 1:
			w = math.Max(96*u, in.W*0.3)
		case len(bs) > 2:
			w = in.W
		}
		var row ui.Rect
		row, text = in.CutRight(w, 6*u)
		s.buttonRow(sf, row.Middle(row.W, bh), bs, bh, 3*u, 12)
	default:
		w := 0.0
		for _, b := range bs {
			w += s.buttonWidth(sf, b, bh) + gap
		}
		limit := in.W * 0.66
		if len(bs) < 3 {
			limit = in.W * 0.5
		}
		var row ui.Rect
		row, text = in.CutRight(math.Min(w, limit), 10*u)
		s.buttonRow(sf, row.Middle(row.W, bh), bs, bh, gap, 15)
	}
	if text.W < 30*u {
		return
	}
	qs, ws := sf.Font(16), sf.Font(13)
	if s.lay.Small {
		qs, ws = sf.Font(13), sf.Font(12)
		if con != "" {
			q, why, con = con, "", ""
		}
	}
	if con != "" {
		why = con
	}
	if s.lay.Small {
		why = ""
	}
	s.promptText(sf, text, q, why, qs, ws, con != "")
}

// promptText declares a question and its reason in the bar: smaller where
// room is short, and scrolling where even that is not enough.
func (s *Scene) promptText(sf *ui.Surface, r ui.Rect, q, why string, qs, ws float64, loud bool) {
	floor := 12 * sf.Env().Scale
	style := ui.TextStyle{Face: ui.Bold, Size: qs, Wrap: true, LineHeight: 1.12}
	if why == "" {
		p := ui.LayoutFit([]ui.Run{{Text: q, Face: ui.Bold}}, qs, floor, 1.12, r.W, r.H)
		if p.H <= r.H+1 {
			sf.Label("prompt", q, r, style)
			return
		}
	}
	col := sf.Theme().TextSoft
	face := ui.Regular
	if loud {
		col, face = sf.Theme().Warm.Lighten(0.25), ui.Bold
	}
	var qp, wp *ui.Para
	for k := 1.0; ; k -= 0.06 {
		qp = ui.Layout([]ui.Run{{Text: q, Face: ui.Bold}}, math.Max(floor, qs*k), 1.12, r.W-4*sf.Px(1))
		wp = ui.Layout([]ui.Run{{Text: why, Face: face}}, math.Max(floor, ws*k), 1.15, r.W-4*sf.Px(1))
		if qp.H+wp.H <= r.H || qs*k <= floor && ws*k <= floor {
			break
		}
	}
	gap := math.Max(0, math.Min(4*sf.Px(1), (r.H-qp.H-wp.H)/3))
	total := qp.H + wp.H + gap
	y := r.Y + math.Max(0, (r.H-total)/2)
	scroll := total > r.H+1
	if scroll {
		y = r.Y - sf.BeginScroll("prompt.scroll", r, false)
	}
	para := func(id, text string, p *ui.Para, y float64, col ui.Colour) {
		pr := ui.Rect{X: r.X, Y: y, W: r.W, H: p.H}
		sf.Add(ui.Element{ID: id, Rect: pr, Role: ui.RoleText, Label: text, Draw: func(c *ui.Canvas, _ ui.State) {
			c.Para(p, pr, ui.TextStyle{Size: p.Size, Top: true, Colour: col, Loose: scroll})
		}})
	}
	para("prompt", q, qp, y, sf.Theme().Text)
	if why != "" {
		para("prompt.why", why, wp, y+qp.H+gap, col)
	}
	if scroll {
		sf.EndScroll(total)
	}
}

func (s *Scene) buttonWidth(sf *ui.Surface, b choice, bh float64) float64 {
	if b.Button.Label == "" {
		return bh
	}
	w := ui.Measure(b.Button.Label, ui.Bold, sf.Font(15)) + 34*sf.Px(1)
	if b.Button.Icon != ui.IconNone {
		w += sf.Font(15) * 1.7
	}
	return math.Max(w, bh)
}

// buttonRow declares buttons side by side, widths after their words.
func (s *Scene) buttonRow(sf *ui.Surface, row ui.Rect, bs []choice, bh, gap, size float64) {
	ws := make([]float64, len(bs))
	sum := 0.0
	for i, b := range bs {
		ws[i] = s.buttonWidth(sf, b, bh)
		if s.lay.Small {
			ws[i] = math.Max(bh, ui.Measure(b.Button.Label, ui.Bold, sf.Font(12))+12*sf.Px(1))
		}
		sum += ws[i]
	}
	room := row.W - gap*float64(len(bs)-1)
	if sum < room {
		for i := range ws {
			ws[i] += (room - sum) / float64(len(bs))
		}
	} else { // the longest give way
		least := sf.Env().MinTarget()
		for k := 0; k < 40 && sum > room+0.5; k++ {
			top, over := 0.0, 0
			for _, w := range ws {
				top = math.Max(top, w)
			}
			for _, w := range ws {
				if w > top-2 {
					over++
				}
			}
			cut := math.Min((sum-room)/float64(over), math.Max(1, top*0.1))
			for i := range ws {
				if ws[i] > top-2 {
					ws[i] = math.Max(least, ws[i]-cut)
				}
			}
			sum = 0
			for _, w := range ws {
				sum += w
			}
		}
	}
	x := row.X
	for i, b := range bs {
		if ws[i] < s.buttonWidth(sf, b, bh)-2 && b.Button.Label != "" {
			b.Button.Icon = ui.IconNone
		}
		b.Button.Size = size
		if b.Button.Name == "" {
			b.Button.Name = b.Button.Label
		}
		sf.Button(b.ID, ui.Rect{X: x, Y: row.Y, W: ws[i], H: bh}, b.Button)
		x += ws[i] + gap
	}
}

// faceButton declares a design's picture that can be tapped and zoomed.
func (s *Scene) faceButton(sf *ui.Surface, id string, r ui.Rect, def rules.DefID, b ui.Button, mark *ui.Colour) {
	s.FaceButton(sf, id, r, s.faces.Of(def, s.Lang), b, mark)
}
