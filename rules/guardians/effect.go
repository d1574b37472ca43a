package guardians

import (
	"godeck/rules"
	"godeck/rules/effect"
)

// Points of opEffect, the activation of one effect: costs and choices
// (BGD-19.10), Counter Step (BGD-20), resolution, consequences.
const (
	efCost uint16 = iota
	efGauge
	efAim
	efNotify
	efCounter
	efAnswered
	efSecond
	efSecondAnswered
	efResolve
	efAfter
	efShift
	efAgain
)

// Registers of opEffect. C[0] is the card of the event, C[1] to C[3] are the
// guardians that it has summoned; its list holds what was chosen on
// activation, see aimed.
const (
	efN = iota
	efAbility
	efKind
	efFlags
	efStamp // State.Stamps at the time of the choice: newer stamps are other objects
	efNow   // 1 + index of the waiting damage that a Prevent Ability is about
)

// Kinds of effects.
const (
	kindAuto int16 = iota
	kindActivated
	kindAttack
	kindSpell
	kindPrevent
	kindCounterCard
	kindCounterAbility
)

// Flags of an activation.
const (
	efNegated int16 = 1 << iota
	efRepeat        // the attack ability is activated again (word again)
	efDice          // another Dice Step follows
	efClosed        // a spell was discarded: no other answer is allowed (BGD-21.4)
)

// activate begins an effect, with its Counter Step at once (BGD-20.1).
func (g *Game) activate(s *rules.State, ability uint16, src rules.CardID, p rules.Seat, kind int16, card rules.CardID, n int16) *rules.Frame {
	f := s.Push(rules.Frame{Op: opEffect, Src: src, Ctrl: p, Def: s.Card(src).Def, N: [6]int16{efN: n, efAbility: int16(ability), efKind: kind}})
	f.C[0] = card
	return f
}

// isCounter reports whether an effect is a counter effect, which has no
// Counter Step (BGD-20.5).
func isCounter(kind int16) bool { return kind == kindCounterCard || kind == kindCounterAbility }

// effect continues an activation.
func (g *Game) effect(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	p := f.Ctrl
	kind := f.N[efKind]
	a := &g.Lib.Abilities[f.N[efAbility]]
	switch f.PC {
	case efCost, efGauge:
		g.payFor(x, f, a)
	case efAim:
		if g.aimNext(x, f) {
			f.PC = efNotify
		}
	case efNotify:
		f.N[efStamp] = int16(s.Stamps)
		f.PC = efCounter
		if isCounter(kind) || s.NFrames >= rules.MaxFrames-4 {
			f.PC = efResolve
		}
		x.Emit(rules.Event{Kind: EvEffect, Seat: p, Vis: rules.BothSeats, Card: f.Src, Def: f.Def, Src: f.Src, A: f.N[efAbility], B: kind})
	case efCounter, efSecond, efAnswered, efSecondAnswered:
		g.counterStep(x, f)
	case efResolve:
		f.PC = efAfter
		g.resolve(x, f, a)
	case efAfter:
		f.PC = efShift
		g.resolved(x, f)
	case efShift: // BGD-9.10, 9.12
		if !g.appears(s, f) {
			f.PC = efAgain
			g.shiftAfter(x)
		}
	case efAgain:
		g.repeat(x, f)
	}
}

// payFor pays for an effect: the card, then Force and cards, then the rest.
func (g *Game) payFor(x *rules.Exec, f *rules.Frame, a *effect.Ability) {
	s := x.S
	p, kind := f.Ctrl, f.N[efKind]
	switch f.PC {
	case efCost:
		f.PC = efGauge
		switch kind {
		case kindSpell, kindCounterCard:
			x.Move(f.Src, zone(Played, p), rules.OnTop, 0)
		case kindPrevent:
			x.Move(f.Src, zone(Junk, p), rules.OnTop, 0) // BGD-22.9
			g.discarded(x, p, 1)
		case kindActivated, kindCounterAbility:
			g.markUsed(s, f.Src, uint16(f.N[efAbility]))
		}
		if kind != kindAuto && kind != kindAttack && kind != kindPrevent {
			if c := priceOf(a); c[argForce]+c[argDiscard]+c[argBurn] > 0 {
				g.startPay(s, p, f.Src, int(c[argForce]), int(c[argDiscard]), int(c[argBurn]))
			}
		}
	case efGauge:
		f.PC = efAim
		if c := priceOf(a); kind != kindAuto && kind != kindAttack && kind != kindPrevent {
			if c[argGauge] > 0 {
				if m := AttackGuardian(s, p); m != 0 {
					g.gauge(x, m, int(c[argGauge]), false)
				}
			}
			if c[argCounters] > 0 {
				g.counters(x, p, -int(c[argCounters]))
			}
			if c[argJunk] != 0 && onField(s.Card(f.Src).Zone.Kind()) {
				g.leave(x, f.Src, zone(Junk, p), rules.OnTop)
			}
		}
	}
}

// aimNext makes the next choice of an activation, and reports that none is left.
func (g *Game) aimNext(x *rules.Exec, f *rules.Frame) bool {
	s := x.S
	more := aimed(s, f) < len(g.aims[f.N[efAbility]]) // BGD-19.10
	if more && f.List == 0 && s.ListsUsed == 1<<rules.MaxLists-1 {
		more = false // BGD-28.4
		g.bound(x, BoundNested, f.Ctrl, f.Src)
	}
	if !more {
		return true
	}
	if l, done := g.in.Select(x, f); done {
		f.Sub = 0
		for _, c := range append(l.Cards(), 0) {
			s.FrameList(f).Add(c)
		}
	}
	return false
}

// counterStep asks the opponent for an answer, then the player.
func (g *Game) counterStep(x *rules.Exec, f *rules.Frame) {
	s := x.S
	p, kind := f.Ctrl, f.N[efKind]
	switch f.PC {
	case efCounter, efSecond: // BGD-20.2, 20.3
		q := p.Other()
		f.PC++
		if f.PC == efSecondAnswered {
			q = p
		}
		if !g.mayAnswer(s, q, kind, q != p) {
			f.PC++
			return
		}
		s.Ask(q, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptCounter, Src: f.Src, Def: f.Def, Arg: f.N[efAbility], Arg2: kind})
	case efAnswered, efSecondAnswered:
		q := p.Other()
		if f.PC == efSecondAnswered {
			q = p
		}
		o := s.Last
		if o.Verb == rules.Pass {
			x.Emit(rules.Event{Kind: EvPass, Seat: q})
			f.PC++
			return
		}
		f.PC = efResolve         // BGD-20.4
		if o.N == discardSpell { // BGD-21.2
			x.Move(o.Card, zone(Junk, q), rules.OnTop, 0)
			g.discarded(x, q, 1)
			x.Emit(rules.Event{Kind: EvAnswer, Seat: q, Vis: rules.BothSeats, Card: o.Card, Def: s.Card(o.Card).Def, Src: f.Src})
			f.N[efFlags] |= efNegated | efClosed
			return
		}
		k := kindCounterAbility
		if s.Card(o.Card).Zone.Kind() == Hand {
			k = kindCounterCard
		}
		g.activate(s, g.abilities(s, o.Card)[o.N], o.Card, q, k, 0, 0)
	}
}

// resolve begins the effect, unless it was negated.
func (g *Game) resolve(x *rules.Exec, f *rules.Frame, a *effect.Ability) {
	s := x.S
	if f.N[efFlags]&efNegated != 0 { // BGD-20.9
		x.Emit(rules.Event{Kind: EvNegate, Seat: f.Ctrl, Vis: rules.BothSeats, Card: f.Src, Def: f.Def})
		return
	}
	ai := uint16(f.N[efAbility])
	s.Vars[Group] = (s.Vars[Group] + 1) & 0x7fff
	g.in.Start(s, ai, f.Src, f.Ctrl, f.C[0], f.N[efN])
	t := s.Frame()
	t.Def = f.Def
	if f.N[efKind] == kindAuto && g.asks[ai] { // its owner has agreed to it (BGD-19.4)
		if a.Cond != 0 && !g.in.True(s, effect.EnvOf(t), a.Cond) {
			s.Pop()
			return
		}
		for g.Lib.Code[t.PC].Op != g.may {
			t.PC++
		}
		t.PC++
	}
}

// resolved does what follows from an effect that was carried out.
func (g *Game) resolved(x *rules.Exec, f *rules.Frame) {
	s := x.S
	p := f.Ctrl
	s.DropList(f)
	if s.Card(f.Src).Zone.Kind() == Played {
		x.Move(f.Src, zone(Junk, p), rules.OnTop, 0) // BGD-20.7, 21.8
	}
	switch f.N[efKind] {
	case kindSpell:
		g.fire(x, TrUsed, p, f.Src, 0)
	case kindCounterCard, kindCounterAbility:
		g.fire(x, TrUsed, p, f.Src, 1)
	case kindAttack:
		if f.N[efFlags]&efNegated == 0 {
			g.fire(x, TrBattle, p, f.Src, 0)
		}
	}
}

// appears begins the Appear Step of a guardian that the effect has summoned, if
// one is left.
func (g *Game) appears(s *rules.State, f *rules.Frame) bool {
	for i := 1; i < len(f.C); i++ {
		if c := f.C[i]; c != 0 {
			f.C[i] = 0
			s.Push(rules.Frame{Op: opSummon, PC: suShift, Ctrl: s.Card(c).Owner, Src: c, Def: s.Card(c).Def, C: [4]rules.CardID{c}, N: [6]int16{regHow: HowEffect, regSF: int16(g.attr(s, c, ASF))}})
			return true
		}
	}
	return false
}

// shiftAfter removes the former guardians, unless an Appear Step that is going
// on waits for its own Shift Step.
func (g *Game) shiftAfter(x *rules.Exec) {
	s := x.S
	for i := range s.Frames[:s.NFrames] { // what was replaced in an Appear Step waits for the Shift Step
		if o := &s.Frames[i]; o.Op == opSummon && o.PC == suShift || o.Op == opEffect && o.C[1]+o.C[2]+o.C[3] > 0 {
			return
		}
	}
	g.shift(x)
}

// repeat ends an activation and goes on with what it has granted: another Dice
// Step, the attack ability once more.
func (g *Game) repeat(x *rules.Exec, f *rules.Frame) {
	s := x.S
	p := f.Ctrl
	flags := f.N[efFlags]
	if flags&efDice != 0 { // BGD-12.10
		f.N[efFlags] &^= efDice
		if g.CanRoll(s, p) {
			if flags&efRepeat == 0 {
				s.Pop()
			}
			s.Push(rules.Frame{Op: opDice, Ctrl: p})
			return
		}
	}
	s.Pop()
	if row := g.repeats(s, p); flags&efRepeat != 0 && row != 0 && g.begun(x) {
		g.activate(s, row-1, AttackGuardian(s, p), p, kindAttack, 0, 0)
	}
}

// aimed counts the choices that an activation has made: in its list a 0
// follows the cards of each.
func aimed(s *rules.State, f *rules.Frame) (n int) {
	if f.List != 0 {
		for _, c := range s.Lists[f.List-1].Cards() {
			n += rules.Truth(c == 0)
		}
	}
	return n
}

// repeats returns 1 + the row to activate when this turn's attack ability is
// activated again: the same one, or the first row of the present guardian if
// that is another; 0 if no attack ability was activated.
func (g *Game) repeats(s *rules.State, p rules.Seat) uint16 {
	row, c := uint16(s.Vars[Row]), AttackGuardian(s, p)
	if row == 0 || c == 0 {
		return 0
	}
	for _, ai := range g.Lib.Def(s.Card(c).Def).Abilities {
		if ai == row-1 {
			return row
		}
	}
	still := false
	g.eachRow(s, p, func(ai uint16) { still = still || ai == row-1 })
	if still {
		return row
	}
	return g.design(s, c).firstR
}

// discardSpell is the number of the answer that discards a spell (BGD-21.2).
const discardSpell = -1

// priceOf returns the cost of an ability, from the arguments of its trigger.
func priceOf(a *effect.Ability) (c [7]int16) {
	switch a.Trigger {
	case TrAct, TrAnswer, TrBurst, TrExtra:
		return a.TArg
	case TrCast:
		c[argForce], c[argDiscard], c[argCounters] = a.TArg[argForce], a.TArg[argDiscard], a.TArg[argCastCounters]
	}
	return c
}

// CastPrice returns the Force that a spell or a counter card costs.
func (g *Game) CastPrice(d rules.DefID) (n int) {
	for _, ai := range g.Lib.Def(d).Abilities {
		if a := &g.Lib.Abilities[ai]; a.Trigger == TrCast || a.Trigger == TrAnswer {
			n = max(n, int(priceOf(a)[argForce]))
		}
	}
	return n
}

// markUsed records that an ability was used this turn.
func (g *Game) markUsed(s *rules.State, c rules.CardID, ability uint16) {
	for i, ai := range g.abilities(s, c) {
		if ai == ability {
			s.Card(c).Flags |= FlagUsed0 << i
		}
	}
}

// mayAnswer reports whether a seat is asked in a Counter Step, from public
// facts: cards in hand and Counter Abilities on the field (BGD-27.9).
func (g *Game) mayAnswer(s *rules.State, q rules.Seat, kind int16, enemy bool) bool {
	if g.Forbidden(s, q, ActCounter) && !(enemy && kind == kindSpell) {
		return false
	}
	if s.Count(zone(Hand, q)) > 0 {
		return true
	}
	for _, k := range [...]uint8{Attack, Assist} {
		for _, c := range s.Zone(zone(k, q)) {
			if !s.Card(c).Has(rules.FaceDown) && g.knows(s, c)&(1<<(TrAnswer-TrFaces)) != 0 {
				return true
			}
		}
	}
	return false
}
