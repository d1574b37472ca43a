package duemagic

import (
	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/ui"
)

// Stops are where a player wants to be asked, though the table could pass
// (DMG-26.3). The application keeps them.
type Stops struct {
	Own, Opp [dmg.StepCleanup + 1]bool // with an empty stack, by step of one's own and the other's turn
	Cards    bool                      // the opponent has used a card, and one can answer
	Triggers bool                      // an ability of the opponent waits, and one can answer
	Attacks  bool                      // an attack has been declared or blocked, and one can answer
	OwnStack bool                      // something of one's own waits, and one can add to it
	Never    bool                      // never pass by itself
	AskPay   bool                      // ask which mana pays
}

// UsualStops ask where a beginner would want to be asked.
func UsualStops() Stops {
	s := Stops{Cards: true, Triggers: true, Attacks: true}
	s.Own[dmg.StepMain] = true
	return s
}

// until is how long a player passes without being asked.
type until uint8

const (
	untilNone  until = iota
	untilTurn        // to the end of the turn, unless one can answer the opponent
	untilEvent       // until something happens
)

// canUse reports whether the audience can use something now.
func (s *Scene) canUse() bool {
	for _, o := range s.Ask {
		if o.Verb == rules.Use {
			return true
		}
	}
	return false
}

// put reports that a question is put even where nothing can be done: in the
// turn's steps the stops say so, and the cards of a library are shown even if
// none may be taken. All else is asked only because the opponent may not learn
// that there is nothing (DMG-4.11).
func (s *Scene) put(d *rules.Decision) bool {
	switch d.Prompt {
	case dmg.PromptPriority:
		return true
	case dmg.PromptNumber:
		return rules.ZoneID(d.Arg).Kind() != dmg.Hand
	}
	return s.stops.Never
}

// wouldPass reports whether the table passes for the audience: nothing asks
// for its attention.
func (s *Scene) wouldPass() bool {
	if !s.Prompting(dmg.PromptPriority) || s.Session.Replaying() || s.hold || s.stops.Never {
		return false
	}
	st := &s.View.S
	me := s.Audience
	own := st.Active == me
	can := s.canUse()
	var top *rules.Obj
	if st.NObjs > 0 {
		top = &st.Objs[st.NObjs-1]
	}
	answer := top != nil && top.Ctrl != me && can
	switch s.until {
	case untilTurn:
		if int(st.Turn) == s.untilTurn && !answer {
			return true
		}
		s.until = untilNone
	case untilEvent:
		quiet := top == nil || top.Ctrl == me
		if quiet && !(st.Step == dmg.StepAttack || st.Step == dmg.StepBlock) && !(own && st.Step == dmg.StepMain && int(st.Turn) != s.untilTurn) {
			return true
		}
		s.until = untilNone
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
	if top.Kind == dmg.ObjCard {
		return !(s.stops.Cards && can)
	}
	return !(s.stops.Triggers && can)
}

// auto passes for the audience after the fixed delay.
func (s *Scene) auto(env *ui.Env) bool {
	if !s.wouldPass() {
		s.Unwait()
		return false
	}
	if s.Waits(env) {
		s.Answer(env, rules.Option{Verb: rules.Pass})
	}
	return true
}

// calm reports that there is neither a stack nor an attack.
func calm(st *rules.State) bool {
	return st.NObjs == 0 && st.Step != dmg.StepAttack && st.Step != dmg.StepBlock
}

// blind reports whether the table passes for a person who does not have the
// device: by the stops and by what everybody can see, never by the hand.
func (s *Scene) blind(seat rules.Seat) bool {
	st := &s.View.S
	if st.Dec.Prompt != dmg.PromptPriority || st.Over() || s.stops.Never || s.hold && seat == s.device {
		return false
	}
	own := st.Active == seat
	if st.NObjs == 0 && (own && s.stops.Own[st.Step] || !own && s.stops.Opp[st.Step]) {
		return false
	}
	attack := st.Step == dmg.StepAttack || st.Step == dmg.StepBlock // Ninja Strike costs no mana
	if !attack && (s.freeMana(seat) == 0 || len(s.cards(dmg.Hand, seat)) == 0) {
		return true // nothing can be used, as all can see
	}
	if st.NObjs == 0 {
		return !(s.stops.Attacks && attack)
	}
	top := &st.Objs[st.NObjs-1]
	switch {
	case top.Ctrl == seat:
		return !s.stops.OwnStack
	case top.Kind == dmg.ObjCard:
		return !s.stops.Cards
	}
	return !s.stops.Triggers
}

// unasked goes on without handing the device over: for a person who is not
// asked now, or who has it already.
func (s *Scene) unasked(env *ui.Env, seat rules.Seat) bool {
	if s.blind(seat) {
		if s.Waits(env) {
			s.Session.TakeSeat(seat)
			s.Answer(env, rules.Option{Verb: rules.Pass})
		}
		return true
	}
	s.Unwait()
	if seat == s.device {
		s.Session.TakeSeat(seat)
		return true
	}
	return false
}

// stepNames are the keys of the steps' names.
var stepNames = [...]string{dmg.StepSetup: "step.setup", dmg.StepUntap: "step.untap", dmg.StepUpkeep: "step.upkeep", dmg.StepDraw: "step.draw",
	dmg.StepCharge: "step.charge", dmg.StepMain: "step.main", dmg.StepBattleStart: "step.start", dmg.StepAttack: "step.attack", dmg.StepBlock: "step.block",
	dmg.StepBreak: "step.break", dmg.StepAttackEnd: "step.attackend", dmg.StepBattleEnd: "step.battleend", dmg.StepEnd: "step.end", dmg.StepCleanup: "step.cleanup"}

func stepName(step uint8, l lang.Lang) string {
	if int(step) < len(stepNames) {
		return Text.T(l, stepNames[step])
	}
	return ""
}

// after is what comes when both pass with an empty stack.
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

// passing says what passing means now: the word on the button and the
// consequence under it. ok is false while there is nothing to pass.
func (s *Scene) passing(l lang.Lang) (word, then string, ok bool) {
	if !s.Mine() || !s.Legal(rules.Option{Verb: rules.Pass}) {
		return "", "", false
	}
	st := &s.View.S
	switch st.Dec.Prompt {
	case dmg.PromptPriority:
		word = Text.T(l, "pass")
		last := dmg.Passes(st) > 0
		if st.NObjs > 0 {
			name := s.entryName(&st.Objs[st.NObjs-1], l)
			if last {
				return word, Text.T(l, "then.resolve", name), true
			}
			return word, Text.T(l, "then.resolve.both", name), true
		}
		next := after(st.Step)
		name := stepName(next, l)
		switch next {
		case dmg.StepAttackEnd:
			name = Text.T(l, "next.attack")
		case dmg.StepCleanup:
			name = Text.T(l, "next.turn")
		case dmg.StepAttack:
			if st.Active != s.Audience {
				name = Text.T(l, "next.theirattack")
			}
		}
		if last {
			return word, Text.T(l, "then.go", name), true
		}
		return word, Text.T(l, "then.go.both", name), true
	case dmg.PromptCharge:
		return Text.T(l, "pass.charge"), Text.T(l, "then.go", stepName(dmg.StepMain, l)), true
	case dmg.PromptAttack:
		return Text.T(l, "pass.attack"), Text.T(l, "then.go", stepName(dmg.StepBattleEnd, l)), true
	case dmg.PromptBlock:
		return Text.T(l, "pass.block"), s.unblocked(l), true
	case dmg.PromptDeclare:
		return Text.T(l, "pass.declare"), Text.T(l, "then.declare"), true
	case dmg.PromptReplace:
		return Text.T(l, "pass.replace"), "", true
	case dmg.PromptStack:
		return Text.T(l, "pass.stack"), Text.T(l, "then.priority"), true
	}
	return Text.T(l, "pass"), "", true
}

// pass gives the answer of the big button.
func (s *Scene) pass(env *ui.Env) {
	o := rules.Option{Verb: rules.Pass}
	if !s.Mine() || !s.Legal(o) {
		return
	}
	s.clear()
	ui.Play(env, "ui-tap", 0.6, 0)
	s.Answer(env, o)
}

// passUntil passes now and goes on passing.
func (s *Scene) passUntil(env *ui.Env, u until) {
	if !s.Prompting(dmg.PromptPriority) {
		return
	}
	s.until, s.untilTurn, s.hold = u, int(s.View.S.Turn), false
	s.pass(env)
}
