package duemagic

import "godeck/rules"

// Points of the root procedure: set-up (DMG-3) and the steps of turns
// (DMG-5.1). Saves contain them, so their order is part of the rules version.
const (
	atOrder uint16 = iota
	atOrderAnswer
	atDeal
	atMulligan
	atMulliganAnswer
	atPenalty
	atPenaltyTake
	atQuick
	atQuickTake
	atShields
	atTurn
	atUntap
	atUntapAnswer
	atUpkeep
	atDraw
	atCharge
	atChargeTake
	atMain
	atBattleStart
	atDeclare
	atDeclareTake
	atBlock
	atBlockTake
	atBlocked
	atBreak
	atBroken
	atAttackEnd
	atBattleEnd
	atEnd
	atCleanup
	atCharged
	atDeclareAsk
	atAttackOver
	atAttackLast
)

// Step advances the top frame by one step.
func (g *Game) Step(x *rules.Exec) {
	switch x.S.Frame().Op {
	case opMatch:
		g.match(x)
	case opAbility:
		g.in.Step(x)
	case opPriority:
		g.priority(x)
	case opTriggers:
		g.stacking(x)
	case opUse:
		g.use(x)
	case opResolve:
		g.resolve(x)
	case opLeave:
		g.leave(x)
	case opBreak:
		g.breaking(x)
	case opUseMany:
		g.useMany(x)
	case opDraw:
		g.drawing(x)
	case opArrange:
		g.arrange(x)
	case opPut:
		g.putting(x)
	default:
		x.S.Fault = rules.FaultCode
	}
}

func (g *Game) step(x *rules.Exec, step uint8) {
	x.S.Step = step
	x.Emit(rules.Event{Kind: EvStep, Seat: x.S.Active, A: int16(step)})
}

// match is the root procedure.
func (g *Game) match(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	ap := s.Active
	switch f.PC {
	case atOrder, atOrderAnswer, atDeal, atMulligan, atMulliganAnswer, atPenalty, atPenaltyTake, atQuick, atQuickTake, atShields:
		g.setUp(x, f)

	case atTurn:
		if g.beginTurn(x, ap); s.Over() {
			return
		}
		f.PC = atUntap
		f.N[0] = 0
	case atUntap:
		g.untap(x, f)
	case atUntapAnswer:
		if s.Last.Verb == rules.No {
			s.Card(rules.CardID(f.C[0])).Flags |= FlagNoUntap
		}
		f.C[0] = 0
		f.PC = atUntap
	case atUpkeep:
		g.step(x, StepUpkeep)
		g.fire(x, TrTurnStart, ap, 0)
		f.PC = atDraw
		g.window(x) // DMG-5.4
	case atDraw:
		f.PC = atCharge
		if s.Vars[TurnNo] == 1 {
			return // DMG-3.13
		}
		g.step(x, StepDraw)
		g.Draw(x, ap)
		g.window(x) // DMG-5.5
	case atCharge:
		g.step(x, StepCharge)
		f.PC = atMain
		if s.Count(zone(Hand, ap)) > 0 {
			f.PC = atChargeTake
			s.Ask(ap, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptCharge})
		}
	case atChargeTake:
		f.PC = atMain
		if s.Last.Verb == rules.Use {
			g.toMana(x, s.Last.Card, false)
			f.PC = atCharged // after anything the charge has killed
		}
	case atCharged:
		f.PC = atMain
		if s.NTriggers > 0 {
			g.window(x) // DMG-5.7
		}
	case atMain:
		g.step(x, StepMain)
		f.PC = atBattleStart
		g.window(x) // DMG-5.8
	case atBattleStart:
		g.step(x, StepBattleStart)
		f.PC = atDeclare
		g.window(x) // DMG-5.9
	case atDeclare, atDeclareAsk, atDeclareTake, atBlock, atBlockTake, atBlocked, atBreak, atBroken, atAttackEnd, atAttackOver, atAttackLast:
		g.attack(x, f)
	case atBattleEnd:
		g.step(x, StepBattleEnd)
		f.PC = atEnd
		g.window(x) // DMG-5.15
	case atEnd:
		g.endStep(x, ap)
		f.PC = atCleanup
		g.window(x)
	case atCleanup:
		g.cleanup(x, f)
	default:
		s.Fault = rules.FaultCode
	}
}

// setUp carries out the points before the first turn.
func (g *Game) setUp(x *rules.Exec, f *rules.Frame) {
	s := x.S
	ap, nap := s.Active, s.Active.Other()
	switch f.PC {
	case atOrder:
		g.step(x, StepSetup)
		who := s.Vars[Chooser]
		for who < 0 { // two dice each, again after a tie (DMG-3.1)
			a := x.Roll(6, 0, Chooser) + x.Roll(6, 0, Chooser)
			b := x.Roll(6, 1, Chooser) + x.Roll(6, 1, Chooser)
			if a != b {
				who = int16(rules.Truth(b > a))
			}
		}
		s.Vars[Chooser] = who
		f.PC = atOrderAnswer
		s.Ask(rules.Seat(who), rules.Decision{Kind: rules.YesNo, Prompt: PromptOrderWin})
	case atOrderAnswer:
		first := rules.Seat(s.Vars[Chooser])
		if s.Last.Verb == rules.No {
			first = first.Other()
		}
		s.Vars[First], s.Vars[regular], s.Active = int16(first), int16(first), first
		f.PC = atDeal
	case atDeal:
		for _, p := range [...]rules.Seat{ap, nap} {
			x.Shuffle(zone(Library, p))
		}
		for _, p := range [...]rules.Seat{ap, nap} {
			g.deal(x, p, OpeningHand)
		}
		f.PC = atMulligan
		f.N = [6]int16{}
		if s.Vars[Quick] != 0 {
			f.PC = atQuick
		}
	case atMulligan, atMulliganAnswer:
		g.mulligan(x, f)
	case atPenalty, atPenaltyTake:
		g.penalty(x, f)
	case atQuick, atQuickTake:
		g.quick(x, f)
	case atShields:
		for _, p := range [...]rules.Seat{ap, nap} {
			for i := 0; i < ShieldCount; i++ {
				g.toShield(x, s.Top(zone(Library, p)))
			}
		}
		f.PC = atTurn
	}
}

// beginTurn begins a turn, unless there have been too many.
func (g *Game) beginTurn(x *rules.Exec, ap rules.Seat) {
	s := x.S
	s.Turn++
	s.Vars[TurnNo]++
	s.Vars[AttackNo], s.Vars[chain] = 0, 0
	if s.Vars[TurnNo] > TurnCap {
		x.End(rules.NoSeat, ReasonEndless) // DMG-24.6
		return
	}
	for p := range s.Seats {
		s.Seats[p][UsedCards], s.Seats[p][SummonCount], s.Seats[p][LastMana], s.Seats[p][FirstUsed] = 0, 0, 0, 0
	}
	s.Step = StepUntap // the new turn must not show a step of the old one
	x.Emit(rules.Event{Kind: EvTurn, Seat: ap, A: s.Turn})
	s.DropMods(func(m *rules.Mod) bool { return m.Until == untilOwnTurn && m.Ctrl == ap })
	g.step(x, StepUntap)
}

// endStep lets trigger what does so at the end of the turn.
func (g *Game) endStep(x *rules.Exec, ap rules.Seat) {
	s := x.S
	g.step(x, StepEnd)
	g.fire(x, TrTurnEnd, ap, 0) // DMG-5.16
	for i := uint8(0); i < s.NMods; i++ {
		m := &s.Mods[i]
		if m.Kind == ModNinja && there(s, m.Target, m.TStamp) {
			g.queue(x, trigNinja, m.Target, m.Ctrl, 0) // DMG-19.8
		}
	}
	s.DropMods(func(m *rules.Mod) bool { return m.Kind == ModNinja })
}

// deal gives opening cards; nothing triggers.
func (g *Game) deal(x *rules.Exec, p rules.Seat, n int) {
	for i := 0; i < n; i++ {
		if c := x.S.Top(zone(Library, p)); c != 0 {
			x.Move(c, zone(Hand, p), rules.OnTop, 0)
		}
	}
}

// mulligan is the London mulligan with one free: declarations first, then
// everybody who declared redraws (DMG-3.4 to 3.9). N[0] counts the
// declarations of the round, N[1] is the mask of those who declared.
func (g *Game) mulligan(x *rules.Exec, f *rules.Frame) {
	s := x.S
	if f.PC == atMulliganAnswer {
		p := rules.Seat(f.N[2])
		if s.Last.Verb == rules.Yes {
			f.N[1] |= int16(p.Mask())
		} else {
			s.Seats[p][Kept] = 1
			x.Emit(rules.Event{Kind: EvKeep, Seat: p})
		}
		f.PC = atMulligan
	}
	for f.N[0] < 2 {
		p := s.Active
		if f.N[0] == 1 {
			p = p.Other()
		}
		f.N[0]++
		if s.Seats[p][Kept] != 0 {
			continue
		}
		if s.Seats[p][Mulligans] >= MaxMulligans {
			s.Seats[p][Kept] = 1
			x.Emit(rules.Event{Kind: EvKeep, Seat: p})
			continue
		}
		f.N[2] = int16(p)
		f.PC = atMulliganAnswer
		s.Ask(p, rules.Decision{Kind: rules.YesNo, Prompt: PromptMulligan, Arg: s.Seats[p][Mulligans]})
		return
	}
	again := f.N[1] != 0
	for _, p := range [...]rules.Seat{s.Active, s.Active.Other()} {
		if f.N[1]&int16(p.Mask()) == 0 {
			continue
		}
		s.Seats[p][Mulligans]++
		x.Emit(rules.Event{Kind: EvMulligan, Seat: p, A: s.Seats[p][Mulligans]})
		for s.Count(zone(Hand, p)) > 0 {
			x.Move(s.Top(zone(Hand, p)), zone(Library, p), rules.OnTop, 0)
		}
		x.Shuffle(zone(Library, p))
		g.deal(x, p, OpeningHand)
	}
	f.N = [6]int16{}
	if !again {
		f.PC = atPenalty
	}
}

// penalty makes players who took several mulligans put cards on the bottom
// (DMG-3.7, 3.8).
func (g *Game) penalty(x *rules.Exec, f *rules.Frame) {
	s := x.S
	p := s.Active
	if f.N[0] == 1 {
		p = p.Other()
	}
	if f.PC == atPenaltyTake {
		for _, c := range s.Picks[p].Cards() {
			x.Move(c, zone(Library, p), rules.AtBottom, 0)
		}
		s.Picks[p] = rules.List{}
		f.PC = atPenalty
		f.N[0]++
		return
	}
	switch n := int(s.Seats[p][Mulligans]) - 1; {
	case f.N[0] > 1:
		f.N = [6]int16{}
		f.PC = atShields
	case n > 0:
		f.PC = atPenaltyTake
		d := rules.Decision{Kind: rules.ChooseCards, Prompt: PromptBottom, Confirm: true, Ordered: true}
		d.Min[p], d.Max[p] = uint8(n), uint8(n)
		s.Ask(p, d)
	default:
		f.N[0]++
	}
}

// quick is the quick mulligan: once, any number of cards to the bottom and as
// many drawn (DMG-3.11).
func (g *Game) quick(x *rules.Exec, f *rules.Frame) {
	s := x.S
	p := s.Active
	if f.N[0] == 1 {
		p = p.Other()
	}
	if f.PC == atQuickTake {
		n := int(s.Picks[p].N)
		for _, c := range s.Picks[p].Cards() {
			x.Move(c, zone(Library, p), rules.AtBottom, 0)
		}
		s.Picks[p] = rules.List{}
		g.deal(x, p, n)
		f.PC = atQuick
		f.N[0]++
		return
	}
	if f.N[0] > 1 {
		f.N = [6]int16{}
		f.PC = atShields
		return
	}
	f.PC = atQuickTake
	d := rules.Decision{Kind: rules.ChooseCards, Prompt: PromptQuick, Confirm: true, Ordered: true}
	d.Max[p] = uint8(s.Count(zone(Hand, p)))
	s.Ask(p, d)
}

// untap asks about creatures that may stay tapped, then untaps everything at
// the same time (DMG-5.2).
func (g *Game) untap(x *rules.Exec, f *rules.Frame) {
	s := x.S
	p := s.Active
	cards := s.Zone(zone(Battle, p))
	for int(f.N[0]) < len(cards) {
		c := cards[f.N[0]]
		f.N[0]++
		if Tapped(s, c) && s.Card(c).Host == 0 && g.Has(s, c, KwMayUntap) {
			f.C[0] = c
			f.PC = atUntapAnswer
			s.Ask(p, rules.Decision{Kind: rules.YesNo, Prompt: PromptUntap, Src: c, Def: s.Card(c).Def})
			return
		}
	}
	for _, c := range cards {
		stays := s.Card(c).Has(FlagNoUntap) || Tapped(s, c) && g.Has(s, c, KwNoUntap)
		s.Card(c).Flags &^= FlagNoUntap
		if Tapped(s, c) && !stays {
			g.tap(x, c, false)
			g.fireSelf(x, TrUntapped, c, 0) // stacked in the upkeep (DMG-5.3)
		}
	}
	for _, c := range s.Zone(zone(Mana, p)) {
		g.tap(x, c, false)
	}
	f.N = [6]int16{}
	f.PC = atUpkeep
}

// cleanup ends modifiers of the turn and passes the turn; extra turns follow
// directly, the active player's first (DMG-5.17, 26).
func (g *Game) cleanup(x *rules.Exec, f *rules.Frame) {
	s := x.S
	g.step(x, StepCleanup)
	s.DropMods(func(m *rules.Mod) bool { return m.Until == untilTurnEnd || m.Until == untilAttackEnd })
	g.endAttack(s)
	f.PC = atTurn
	f.N = [6]int16{}
	for _, p := range [...]rules.Seat{s.Active, s.Active.Other()} {
		if s.Seats[p][ExtraTurns] > 0 {
			s.Seats[p][ExtraTurns]--
			s.Active = p
			x.Emit(rules.Event{Kind: EvExtraTurn, Seat: p})
			return
		}
	}
	s.Active = rules.Seat(s.Vars[regular]).Other()
	s.Vars[regular] = int16(s.Active)
}

// skip ends the turn at once (DMG-25.1, 25.2): the stack empties without
// triggers, all procedures end, and the clean-up follows.
func (g *Game) skip(x *rules.Exec) {
	s := x.S
	x.Emit(rules.Event{Kind: EvSkip, Seat: s.Active})
	running := Resolving(s)
	for s.NFrames > 1 {
		s.Pop()
	}
	for s.NStack > 0 {
		i := int(s.NStack) - 1
		o := s.Stack[i]
		switch c := o.Card; {
		case c == 0 || s.Card(c).Zone != stackZone:
		case i == running: // the resolving object goes where its own text sends it
			g.discharge(x, &o)
		default:
			x.Move(c, zone(Graveyard, s.Card(c).Owner), rules.OnTop, 0)
		}
		s.RemoveItem(i)
	}
	for s.NTriggers > 0 {
		s.TakeTrigger(int(s.NTriggers) - 1)
	}
	for id := rules.CardID(1); id <= rules.CardID(s.NCards); id++ {
		s.Card(id).Flags &^= FlagDeclared | FlagLeaving | FlagOffered
	}
	s.DropMods(func(m *rules.Mod) bool { return m.Kind == ModNinja })
	f := s.Frame()
	f.PC, f.Sub = atCleanup, 0
	f.N = [6]int16{}
}
