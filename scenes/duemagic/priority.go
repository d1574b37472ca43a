package duemagic

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/table/board"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Stops are where a player wants to be asked although the table could pass
// (DMG-26.3). The program stores them.
type Stops struct {
	Own, Opp [dmg.StepCleanup + 1]bool // with an empty stack, by step of one's own and the other's turn
	Cards    bool                      // the opponent has used a card, and one can answer
	Triggers bool                      // an ability of the opponent waits, and one can answer
	Attacks  bool                      // an attack has been declared or blocked, and one can answer
	OwnStack bool                      // something of one's own waits, and one can add to it
	Never    bool                      // never pass by itself
	AskPay   bool                      // ask which mana pays
}

// UsualStops returns stops where a beginner would want to be asked.
func UsualStops() Stops {
	s := Stops{Cards: true, Triggers: true, Attacks: true}
	s.Own[dmg.StepMain] = true
	return s
}

// put reports whether a question is shown even if nothing can be done: the
// stops decide for the steps of the turn, and the cards of a library are shown
// even if none may be taken. Other questions are asked only so that the
// opponent does not learn that there is nothing (DMG-4.11).
func (s *Scene) put(d *rules.Decision) bool {
	switch d.Prompt {
	case dmg.PromptPriority:
		return true
	case dmg.PromptNumber:
		return rules.ZoneID(d.Arg).Kind() != dmg.Hand
	}
	return s.stops.Never
}

// wouldPass reports whether the table passes for the audience.
func (s *Scene) wouldPass() bool {
	if s.Prompting(dmg.PromptAttack) { // the whole turn was given up
		return s.until == int(s.View.S.Turn) && !s.Session.Replaying() && s.Legal(rules.Option{Verb: rules.Pass})
	}
	return s.Prompting(dmg.PromptPriority) && !s.Session.Replaying() && s.needless()
}

// needless reports that the priority asked for now is passed without a question.
func (s *Scene) needless() bool {
	if s.hold || s.stops.Never {
		return false
	}
	st := &s.View.S
	me := s.Audience
	own := st.Active == me
	can := s.canUse()
	var top *rules.StackItem
	if st.NStack > 0 {
		top = &st.Stack[st.NStack-1]
	}
	answer := top != nil && top.Ctrl != me && can
	if s.until > 0 {
		if int(st.Turn) == s.until && !answer {
			return true
		}
		s.until = 0
	}
	if top == nil {
		if own && st.Step == dmg.StepMain && !can && !s.Session.Human(me.Other()) {
			return true // nothing to use, and nobody beside one who could learn it from that
		}
		if own && s.stops.Own[st.Step] || !own && s.stops.Opp[st.Step] {
			return false
		}
		return !(s.stops.Attacks && can && (st.Step == dmg.StepAttack || st.Step == dmg.StepBlock))
	}
	if top.Ctrl == me {
		return !(s.stops.OwnStack && can)
	}
	if top.Kind == dmg.ItemCard {
		return !(s.stops.Cards && can)
	}
	return !(s.stops.Triggers && can)
}

// auto passes for the audience after the fixed delay.
func (s *Scene) auto(env *ui.Env) bool {
	if !s.wouldPass() {
		s.ResetWait()
		return false
	}
	if s.Waits(env) {
		if s.lastWord() {
			s.spent = int(s.View.S.Turn)
			s.Surface.Announce(Text.T(s.Lang, "auto.end"))
		}
		s.Answer(env, rules.Option{Verb: rules.Pass})
	}
	return true
}

// lastWord reports whether the audience's own turn ends by itself now, because
// there is nothing to use and nobody to attack with. A player who asked for
// that, or has no cards in hand, need not be told.
func (s *Scene) lastWord() bool {
	st := &s.View.S
	if st.Active != s.Audience || st.Step != dmg.StepMain || st.NStack > 0 || s.canUse() || s.until > 0 || s.Count(dmg.Hand, s.Audience) == 0 {
		return false
	}
	return !s.mayAttack()
}

// mayAttack reports whether any of the audience's creatures could attack.
func (s *Scene) mayAttack() bool {
	st, enemies := &s.View.S, append(s.creatures(s.Audience.Other()), token{}) // and the player
	if s.game.Forbidden(st, s.Audience, dmg.NoAttack) {
		return false
	}
	return slices.ContainsFunc(s.creatures(s.Audience), func(t token) bool {
		return slices.ContainsFunc(enemies, func(o token) bool { return s.game.MayAttack(st, s.Audience, t.ID, o.ID) })
	})
}

// blind reports whether the table passes for a person who does not have the
// device: by the stops and by what everybody can see, never by the hand.
func (s *Scene) blind(seat rules.Seat) bool {
	st := &s.View.S
	if st.Dec.Prompt != dmg.PromptPriority || st.Over() || s.stops.Never || s.hold && seat == s.device {
		return false
	}
	own := st.Active == seat
	if st.NStack == 0 && (own && s.stops.Own[st.Step] || !own && s.stops.Opp[st.Step]) {
		return false
	}
	attack := st.Step == dmg.StepAttack || st.Step == dmg.StepBlock // Ninja Strike costs no mana
	if !attack && (s.freeMana(seat) == 0 || len(s.cards(dmg.Hand, seat)) == 0) {
		return true // nothing can be used, as all can see
	}
	if st.NStack == 0 {
		return !(s.stops.Attacks && attack)
	}
	top := &st.Stack[st.NStack-1]
	switch {
	case top.Ctrl == seat:
		return !s.stops.OwnStack
	case top.Kind == dmg.ItemCard:
		return !s.stops.Cards
	}
	return !s.stops.Triggers
}

// unasked continues without handing the device over: for a person who is not
// asked now, or who has it already.
func (s *Scene) unasked(env *ui.Env, seat rules.Seat) bool {
	if s.blind(seat) {
		if s.Waits(env) {
			s.Session.TakeSeat(seat)
			s.Answer(env, rules.Option{Verb: rules.Pass})
		}
		return true
	}
	s.ResetWait()
	if seat == s.device {
		s.Session.TakeSeat(seat)
		return true
	}
	return false
}

// stepNames are the keys of the steps' names.
var stepNames = [...]string{dmg.StepSetup: "step.setup", dmg.StepUntap: "step.untap", dmg.StepUpkeep: "step.upkeep", dmg.StepDraw: "step.draw",
	dmg.StepCharge: "step.charge", dmg.StepMain: "step.main", dmg.StepBattleStart: "step.start", dmg.StepAttack: "step.attack", dmg.StepBlock: "step.block",
	dmg.StepBreak: "step.break", dmg.StepAttackEnd: "step.attackend", dmg.StepBattleEnd: "step.battleend", dmg.StepEnd: "step.end", dmg.StepCleanup: "step.end"}

func stepName(step uint8, l lang.Lang) string {
	if int(step) < len(stepNames) {
		return Text.T(l, stepNames[step])
	}
	return ""
}

// stepNow names the current step; a battle of two creatures is not called a break.
func (s *Scene) stepNow(l lang.Lang) string {
	if st := &s.View.S; st.Step == dmg.StepBreak && (st.Vars[dmg.AttackOn] != 0 || st.Vars[dmg.Blocked] != 0) {
		return Text.T(l, "step.fight")
	}
	return stepName(s.Step(), l)
}

// after returns the step that follows when both pass with an empty stack.
func after(step uint8) uint8 {
	switch step {
	case dmg.StepUpkeep:
		return dmg.StepDraw
	case dmg.StepDraw:
		return dmg.StepCharge
	case dmg.StepCharge:
		return dmg.StepMain
	case dmg.StepMain:
		return dmg.StepBattleStart
	case dmg.StepBattleStart:
		return dmg.StepAttack
	case dmg.StepAttack:
		return dmg.StepBlock
	case dmg.StepBlock:
		return dmg.StepBreak
	case dmg.StepBreak, dmg.StepAttackEnd:
		return dmg.StepAttackEnd
	case dmg.StepBattleEnd:
		return dmg.StepEnd
	}
	return dmg.StepCleanup
}

// passing returns what passing means now: the word on the button and the
// consequence below it. ok is false while there is nothing to pass.
func (s *Scene) passing(l lang.Lang) (word, then string, ok bool) {
	if !s.Mine() || !s.Legal(rules.Option{Verb: rules.Pass}) {
		return "", "", false
	}
	st := &s.View.S
	switch st.Dec.Prompt {
	case dmg.PromptPriority:
		word = Text.T(l, "pass")
		both := ".both" // the other has to pass too
		if dmg.Passes(st) > 0 {
			both = ""
		}
		opponent := s.Player(s.Audience.Other(), l)
		if st.NStack > 0 {
			return word, Text.T(l, "then.resolve"+both, s.entryName(&st.Stack[st.NStack-1], l), opponent), true
		}
		own := st.Active == s.Audience
		if own && st.Step == dmg.StepMain { // the other's pass is the rule there
			both = ""
		}
		next := after(st.Step)
		name := Text.T(l, "next.step", stepName(next, l))
		switch next {
		case dmg.StepBattleStart:
			if own {
				name = s.mainLeads(l)
			}
		case dmg.StepBlock:
			name = Text.T(l, "next.block")
		case dmg.StepBreak:
			name = Text.T(l, "next.hit")
			if st.Vars[dmg.Blocked] != 0 || st.Vars[dmg.AttackOn] != 0 {
				name = Text.T(l, "next.fight")
			}
		case dmg.StepAttackEnd:
			name = Text.T(l, "next.attack")
		case dmg.StepCleanup:
			name = Text.T(l, "next.turn")
		case dmg.StepAttack:
			if !own {
				name = Text.T(l, "next.theirattack")
			}
		}
		return word, Text.T(l, "then.go"+both, name, opponent), true
	case dmg.PromptCharge:
		return Text.T(l, "pass.charge"), Text.T(l, "then.go", Text.T(l, "next.step", stepName(dmg.StepMain, l))), true
	case dmg.PromptAttack:
		return Text.T(l, "pass.attack"), Text.T(l, "then.go", Text.T(l, "next.turnend")), true
	case dmg.PromptBlock:
		return Text.T(l, "pass.block"), s.unblocked(l, ".short"), true
	case dmg.PromptDeclare:
		if len(s.sprung()) > 0 {
			return s.keeping(l), Text.T(l, "then.keep"), true
		}
		return s.keeping(l), Text.T(l, "then.declare"), true
	case dmg.PromptReplace:
		return Text.T(l, "pass.replace"), "", true
	case dmg.PromptStack:
		return Text.T(l, s.stackNoMore()), Text.T(l, "then.priority"), true
	}
	return Text.T(l, "pass"), "", true
}

// proposed reports whether the table proposes to pass: nothing else can be
// done, and nothing is chosen.
func (s *Scene) proposed() bool {
	return s.sel == 0 && s.asking() && !s.Left() && !s.PanelOpen() && s.Legal(rules.Option{Verb: rules.Pass})
}

// pass gives the answer of the big button.
func (s *Scene) pass(env *ui.Env) {
	o := rules.Option{Verb: rules.Pass}
	if !s.Mine() || !s.Legal(o) || s.TooSoon() {
		return
	}
	s.clear()
	if s.View.S.NStack > 0 {
		ui.Play(env, "priority-pass", 0.6, 0)
	} else {
		ui.Play(env, "ui-tap", 0.6, 0)
	}
	s.Answer(env, o)
}

// space passes by the key that is pressed without looking: where that gives
// something up, it asks to be pressed once more.
func (s *Scene) space(env *ui.Env) {
	word, _, ok := s.passing(s.Lang)
	if !ok || s.TooSoon() {
		return
	}
	if id := s.View.S.Dec.ID; s.givesUp() && s.armed != id {
		s.armed = id
		s.Surface.Toast(Text.T(s.Lang, "space.again", word), false)
		s.Surface.Invalidate()
		return
	}
	s.pass(env)
}

// givesUp reports whether passing now gives up something that comes but once.
func (s *Scene) givesUp() bool {
	switch s.View.S.Dec.Prompt {
	case dmg.PromptCharge, dmg.PromptAttack, dmg.PromptBlock, dmg.PromptDeclare, dmg.PromptReplace, dmg.PromptStack:
		return len(s.LegalActions) > 1
	case dmg.PromptPriority:
		return s.canUse() && dmg.NormalTiming(&s.View.S, s.Audience)
	}
	return false
}

// passTurn passes until the end of the turn, unless the opponent can be answered.
func (s *Scene) passTurn(env *ui.Env) {
	if s.Prompting(dmg.PromptPriority) {
		s.until, s.hold = int(s.View.S.Turn), false
		s.pass(env)
	}
}

// askedOf returns what the audience is asked, 0 for nothing, presented or not.
func askedOf(s *Scene) uint8 {
	if s.Audience < 0 || s.View.S.ToAnswer() != s.Audience {
		return 0
	}
	return s.View.S.Dec.Prompt
}

// passButton declares the big button that says what passing means, and the
// ways to pass on or to hold.
func (s *Scene) passButton(sf *ui.Surface) {
	l, u := s.Lang, sf.Px(1)
	r, ex := s.lay.Exits(askedOf(s))
	word, then, ok := s.passing(l)
	auto := s.wouldPass() || s.Passing()
	if s.PanelOpen() {
		ok = false // the panel has the answers
	}
	if auto {
		ok, word, then = false, Text.T(l, "pass"), Text.T(l, "ask.auto")
	}
	if !ok && !auto {
		word = Text.T(l, "pass")
		switch {
		case s.View.S.Over():
			then = ""
		case s.Mine():
			then = Text.T(l, "pass.not")
		default:
			then = s.priorityText(l)
		}
	}
	primary := ok && s.proposed()
	shown := then
	if low := r.InsetXY(10*u, 3*u); !ui.LayoutFit([]ui.Run{{Text: then}}, 12*sf.Env().Scale, 12*sf.Env().Scale, 1.12, low.W-u, low.H*0.56).Fits {
		shown = ""
		if s.Prompting(dmg.PromptPriority) && s.View.S.NStack > 0 {
			shown = Text.T(l, "then.top")
		}
	}
	if !s.Replay.On {
		label := word
		if then != "" {
			label = words.Sentences(l, label, then)
		}
		weight := ui.ButtonNormal
		if primary {
			weight = ui.ButtonPrimary
		}
		sf.Add(ui.Element{ID: "pass", Rect: r, Hit: r, Role: ui.RoleButton, Label: label, Disabled: !ok, Weight: weight, Tap: s.pass, Draw: func(c *ui.Canvas, st ui.State) {
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
				c.Text(word, in, ui.TextStyle{Face: ui.Bold, Size: math.Min(c.Font(18), in.H*0.6), Align: ui.Middle, Colour: ink, Wrap: s.lay.Small, LineHeight: 1.1})
				return
			}
			top, low := in.CutTop(in.H*0.44, 0)
			head := ui.LayoutFit([]ui.Run{{Text: word, Face: ui.Bold}}, math.Min(c.Font(18), top.H*0.86), 12*c.Env.Scale, 1.1, top.W, top.H)
			foot := ui.LayoutFit([]ui.Run{{Text: shown}}, math.Min(c.Font(13), low.H*0.8), 12*c.Env.Scale, 1.12, low.W, low.H)
			if air := in.H - head.H - foot.H; air > 0 { // the two lines together in the middle
				g := math.Min(air, 5*u)
				top = ui.Rect{X: in.X, Y: in.Y + (air-g)/2, W: in.W, H: head.H}
				low = ui.Rect{X: in.X, Y: top.Bottom() + g, W: in.W, H: foot.H}
			}
			c.Text(word, top, ui.TextStyle{Face: ui.Bold, Size: head.Size, Align: ui.Middle, Colour: ink, Wrap: s.lay.Small, LineHeight: 1.1})
			c.Text(shown, low, ui.TextStyle{Size: foot.Size, Align: ui.Middle, Colour: soft, Wrap: true, LineHeight: 1.12})
		}})
	}
	if s.Replay.On {
		return
	}
	can := s.Prompting(dmg.PromptPriority) && !auto
	n := s.extraButtons(sf.Env())
	gap := math.Min(6*u, (ex.W-float64(n)*sf.Env().MinTarget())/math.Max(1, float64(n-1)))
	gap = math.Max(1*u, gap)
	s.extra(sf, "hold", ex.Row(0, n, gap), "hold.short", ui.Button{Name: Text.T(l, "hold"), Icon: ui.IconPin, Checked: s.hold, Tip: Text.T(l, "hold.tip"), Colour: sf.Theme().Warm, Tap: func(*ui.Env) { s.toggleHold() }})
	s.extra(sf, "pass-turn", ex.Row(1, n, gap), "pass.turn.short", ui.Button{Name: Text.T(l, "pass.turn"), Icon: ui.IconLast, Off: !can, Checked: s.until > 0, Tip: Text.T(l, "pass.turn"), Tap: s.passTurn})
	if n > 2 {
		s.extra(sf, "stops", ex.Row(2, n, gap), "stops.short", ui.Button{Name: Text.T(l, "stops"), Icon: ui.IconBell, Tip: Text.T(l, "stops"), Tap: func(*ui.Env) { s.stopsOpen = true }})
	}
}

// extra declares one of the small buttons beside the big one: an icon with a
// word under it if there is room.
func (s *Scene) extra(sf *ui.Surface, id string, r ui.Rect, key string, b ui.Button) {
	u, word, size := sf.Px(1), Text.T(s.Lang, key), math.Max(12*sf.Env().Scale, sf.Font(12))
	if w := ui.Measure(word, ui.Bold, size); w > r.W-5*u {
		size = math.Max(12*sf.Env().Scale, size*(r.W-5*u)/w)
	}
	if ui.Measure(word, ui.Bold, size) > r.W-2*u || r.H < size*1.3+20*u {
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

// extraButtons returns how many of hold, until the end of the turn, and stops
// have room; the menu also has the stops.
func (s *Scene) extraButtons(env *ui.Env) int {
	if s.lay.Small && s.lay.Extras.W < 3*env.MinTarget() {
		return 2
	}
	return 3
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
	sf.Add(ui.Element{ID: "stops.why", Rect: pr, Role: ui.RoleText, Label: p.Said(), Draw: func(c *ui.Canvas, _ ui.State) {
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
			word := Text.T(l, "stop.side."+board.SideNames[i])
			sf.Button("stop-"+board.SideNames[i]+"-"+key, c.r, ui.Button{Label: word, Name: stepName(st, l) + Text.T(l, "comma") + word, Checked: *v, Colour: sf.Theme().Warm, Size: 14, Tap: func(*ui.Env) { *v = !*v; kept() }})
		}
		y += rowH + 4*u
	}
	sf.EndScroll(y + off - in.Y)
}
