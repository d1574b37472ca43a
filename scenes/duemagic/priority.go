package duemagic

import (
	"math"
	"slices"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/passing"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

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
	if wants(s); s.Waits(env) {
		if s.lastWord() {
			s.spent = int(s.View.S.Turn)
			s.Surface.Announce(Text.T(s.Lang, "auto.end"))
		}
		s.Answer(env, rules.Option{Verb: rules.Pass})
	}
	return true
}

// wants says, once a turn, that the audience's Main step is skipped because a
// card whose cost could be paid needs a colour that there is no mana of, and
// lights the mana in it.
func wants(s *Scene) {
	st := &s.View.S
	if s.wanted == int(st.Turn) || st.Active != s.Audience || st.Step != dmg.StepMain || st.NStack > 0 || s.canUse() || s.until > 0 {
		return
	}
	s.wanted = int(st.Turn)
	for _, t := range s.Zone(dmg.Hand, s.Audience) {
		lacks := s.game.Lacks(st, s.Audience, t.ID)
		if lacks == 0 || s.game.Cost(st, s.Audience, t.ID) > s.freeMana(s.Audience) {
			continue
		}
		civ := civs(lacks)[0]
		v := dmg.Civilizations.Values[civ]
		s.Surface.Toast(Text.T(s.Lang, "auto.colour", lang.Phrase{JA: v.JA, EN: v.EN}, s.Named(t.Def, s.Lang)), false)
		r, ok := s.lay.Zone(dmg.Mana, s.SideOf(s.Audience))
		if !ok || r.Empty() {
			r = s.lay.HUD[s.SideOf(s.Audience)]
		}
		x, y := r.Centre()
		s.Timeline.Now(ui.Par(s.Hit(x, y, 90*s.Unit(), CivilizationColours[civ]), ui.Seq(ui.Wait(22), s.Hit(x, y, 90*s.Unit(), CivilizationColours[civ]))))
		return
	}
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

// stepNow names the current step; a battle of two creatures is not called a break.
func (s *Scene) stepNow(l lang.Lang) string {
	if st := &s.View.S; st.Step == dmg.StepBreak && (st.Vars[dmg.AttackOn] != 0 || st.Vars[dmg.Blocked] != 0) {
		return Text.T(l, "step.fight")
	}
	return passing.StepName(s.Step(), l)
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
		next := passing.After(st.Step)
		name := Text.T(l, "next.step", passing.StepName(next, l))
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
		return Text.T(l, "pass.charge"), Text.T(l, "then.go", Text.T(l, "next.step", passing.StepName(dmg.StepMain, l))), true
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

// passButton declares the big button that says what passing means, and the
// ways to pass on or to hold.
func (s *Scene) passButton(sf *ui.Surface) {
	l, u := s.Lang, sf.Px(1)
	r, ex := s.lay.Pass, s.lay.Extras
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
		passing.Draw(sf, r, passing.Button{Word: word, Then: shown, Label: label, Open: ok, Primary: primary, Wrap: s.lay.Small, Light: lightCol, Tap: s.pass})
	}
	if s.Replay.On {
		return
	}
	can := s.Prompting(dmg.PromptPriority) && !auto
	n := s.extraButtons(sf.Env())
	gap := math.Min(6*u, (ex.W-float64(n)*sf.Env().MinTarget())/math.Max(1, float64(n-1)))
	gap = math.Max(1*u, gap)
	passing.Extra(sf, s.Lang, "hold", ex.Row(0, n, gap), "hold.short", ui.Button{Name: Text.T(l, "hold"), Icon: ui.IconPin, Checked: s.hold, Tip: Text.T(l, "hold.tip"), Colour: sf.Theme().Warm, Tap: func(*ui.Env) { s.toggleHold() }})
	passing.Extra(sf, s.Lang, "pass-turn", ex.Row(1, n, gap), "pass.turn.short", ui.Button{Name: Text.T(l, "pass.turn"), Icon: ui.IconLast, Off: !can, Checked: s.until > 0, Tip: Text.T(l, "pass.turn"), Tap: s.passTurn})
	if n > 2 {
		passing.Extra(sf, s.Lang, "stops", ex.Row(2, n, gap), "stops.short", ui.Button{Name: Text.T(l, "stops"), Icon: ui.IconBell, Tip: Text.T(l, "stops"), Tap: func(*ui.Env) { s.stopsOpen = true }})
	}
}

// extraButtons returns how many of hold, until the end of the turn, and stops
// have room; the menu also has the stops.
func (s *Scene) extraButtons(env *ui.Env) int {
	if s.lay.Small && s.lay.Extras.W < 3*env.MinTarget() {
		return 2
	}
	return 3
}
