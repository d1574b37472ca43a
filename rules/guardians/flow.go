package guardians

import (
	"math/bits"

	"godeck/rules"
)

// Points of the root procedure. Saves contain them, so their order is part of
// the rules version.
const (
	atRoll uint16 = iota
	atOrdered
	atKept
	atRedraw
	atRedrawn
	atTurn
	atDraw
	atDrawn
	atCharge
	atCharged
	atFollow
	atFollowed
	atSummon
	atSummonAsk
	atSummonDone
	atDomain
	atDomainDone
	atSet
	atSetAsk
	atSetDone
	atDice
	atBattle
	atExtra
	atExtraDrawn
	atLimitAsk
	atLimitDone
	atEnd
	atExpire
	atFoul
	atDeclare
	atChargeAsk
	atDomainAsk
)

// Registers of the root procedure.
const (
	regBattle = iota // 1: the regular Dice Step has led to a Battle Phase
	regRedraw        // number of seats asked to redraw
)

// Step advances the top frame by one step.
func (g *Game) Step(x *rules.Exec) {
	switch x.S.Frame().Op {
	case opMatch:
		g.match(x)
	case opAbility:
		g.in.Step(x)
	case opTriggers:
		g.triggers(x)
	case opEffect:
		g.effect(x)
	case opSummon:
		g.summoning(x)
	case opDamage:
		g.damageStep(x)
	case opDice:
		g.dice(x)
	case opPay:
		g.pay(x)
	case opReturn:
		g.returning(x)
	default:
		x.S.Fault = rules.FaultCode
	}
}

// StateBasedActions does what happens between any two steps: Life Checks
// (BGD-16), empty decks (BGD-25.2), life counters (BGD-25.4), waiting
// automatic effects (BGD-19.7).
func (g *Game) StateBasedActions(x *rules.Exec) bool {
	s := x.S
	if s.NFrames == 0 || s.Turn == 0 {
		return false
	}
	f := s.Frame()
	g.lookAround(s)
	g.changed(x)
	if g.lifeCheck(x, f.Op == opAbility) {
		return true
	}
	if s.NTriggers == 0 || f.Op == opAbility || f.Op == opPay || f.Op == opEffect && f.PC < efAfter { // BGD-19.8
		return false
	}
	if !g.batch.Fresh(s) || deep(s) {
		return false
	}
	g.batch.Open(s)
	return true
}

// deep reports whether effects are nested so deeply that others have to wait.
func deep(s *rules.State) bool {
	return s.NFrames >= rules.MaxFrames-11 || bits.OnesCount8(s.ListsUsed) > rules.MaxLists-3
}

// lifeCheck ends the match for a seat that has lost (BGD-25) and removes
// assist guardians with LP 0 (BGD-16.4). The LP of attack guardians has just
// been looked at (changed). While an effect resolves decks are
// not checked (BGD-27.1).
func (g *Game) lifeCheck(x *rules.Exec, resolving bool) bool {
	s := x.S
	var lost [2]uint8
	for p := rules.Seat(0); p < 2; p++ {
		c := AttackGuardian(s, p)
		switch {
		case c != 0 && s.Seats[p][SeenLP] == 0: // BGD-16.2
			x.Emit(rules.Event{Kind: EvDestroy, Seat: p, Vis: rules.BothSeats, Card: c, Def: s.Card(c).Def, From: s.Card(c).Zone})
			lost[p] = ReasonLife
		case s.Seats[p][Counters] <= 0:
			lost[p] = ReasonCounters
		case !resolving && s.Count(zone(Deck, p)) == 0:
			lost[p] = ReasonDeck
		}
	}
	switch {
	case lost[0] != 0 && lost[1] != 0: // BGD-25.6
		x.End(rules.NoSeat, lost[0])
		return true
	case lost[0] != 0:
		x.End(1, lost[0])
		return true
	case lost[1] != 0:
		x.End(0, lost[1])
		return true
	}
	var dead rules.List // found for both before either leaves
	for p := rules.Seat(0); p < 2; p++ {
		if c := AssistGuardian(s, p); c != 0 && g.LP(s, c) == 0 {
			x.Emit(rules.Event{Kind: EvDestroy, Seat: p, Vis: rules.BothSeats, Card: c, Def: s.Card(c).Def, From: s.Card(c).Zone})
			dead.Add(c)
		}
	}
	for _, c := range dead.Cards() {
		g.leave(x, c, zone(Junk, s.Card(c).Owner), rules.OnTop)
	}
	return dead.N > 0
}

// foul ends the match: seat p has broken a rule (BGD-25.5).
func foul(x *rules.Exec, p rules.Seat, reason uint8) { x.End(p.Other(), reason) }

func (g *Game) step(x *rules.Exec, step uint8) {
	inside := granted(x.S)
	g.lift(x.S, func(m *rules.Mod) bool { return m.Until == UntilGranted || m.Until == UntilPhaseEnd && !inside }) // BGD-28.27
	x.S.Step = step
	x.Emit(rules.Event{Kind: EvStep, Seat: x.S.Active, A: int16(step)})
}

// phase begins a phase: its step and its triggers.
func (g *Game) phase(x *rules.Exec, step uint8, word int16) {
	g.step(x, step)
	if word >= 0 {
		g.fire(x, TrPhase, x.S.Active, 0, word)
	}
}

// closePhase continues at a point after the Damage Step of the phase
// (BGD-14.1). Triggers of the phase's last action come before it.
func (g *Game) closePhase(s *rules.State, next uint16) {
	s.Frame().PC = next
	s.Push(rules.Frame{Op: opDamage})
}

// Purposes of dice.
const (
	DieOrder  int16 = 1
	DieAttack int16 = 2
)

// match is the root procedure: set-up (BGD-3) and turns (BGD-5 to 18).
func (g *Game) match(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	p := s.Active
	switch f.PC {
	case atRoll, atOrdered, atKept, atRedraw, atRedrawn:
		g.setUp(x, f)
	case atTurn, atDraw, atDrawn:
		g.drawPhase(x, f)
	case atCharge, atChargeAsk, atCharged, atFollow, atFollowed:
		g.chargePhase(x, f)
	case atSummon, atSummonAsk, atSummonDone:
		g.summonPhase(x, f)
	case atDomain, atDomainAsk, atDomainDone:
		g.domainPhase(x, f)
	case atSet, atSetAsk, atSetDone:
		g.setPhase(x, f)
	case atDice:
		f.PC = atBattle
		if g.CanRoll(s, p) { // the Damage Step of the Set Phase may have changed that (BGD-12.5)
			s.Push(rules.Frame{Op: opDice, Ctrl: p, N: [6]int16{diceRegular: 1}})
		}
	case atBattle:
		f.PC = atEnd
		if f.N[regBattle] == 1 {
			f.PC = atExtra
		}
	case atExtra, atExtraDrawn, atLimitAsk, atLimitDone:
		g.extraPhase(x, f)
	case atEnd, atExpire, atFoul, atDeclare:
		g.endPhase(x, f)
	default:
		s.Fault = rules.FaultCode
	}
}

// setUp carries out the points before the first turn.
func (g *Game) setUp(x *rules.Exec, f *rules.Frame) {
	s := x.S
	switch f.PC {
	case atRoll: // BGD-3.1, 3.2
		g.step(x, StepSetup)
		var n [2]int
		for k := 0; n[0] == n[1] && k < 1000; k++ {
			for q := rules.Seat(0); q < 2; q++ {
				n[q] = x.Roll(6, q, DieOrder)
			}
		}
		f.PC = atOrdered
		s.Ask(higher(n), rules.Decision{Kind: rules.ChooseMode, Prompt: PromptOrder})
	case atOrdered:
		first := rules.Seat(0)
		for q := rules.Seat(0); q < 2; q++ {
			if s.Dec.Asked == q.Mask() && s.Last.N == 0 || s.Dec.Asked == q.Other().Mask() && s.Last.N != 0 {
				first = q
			}
		}
		s.Vars[First] = int16(first)
		x.Emit(rules.Event{Kind: EvFirst, Seat: first})
		g.askKept(x)
		f.PC = atKept
	case atKept:
		for q := rules.Seat(0); q < 2; q++ {
			for _, c := range s.Picks[q].Cards() {
				x.Move(c, zone(Hand, q), rules.OnTop, 0)
				s.Mark(c)
				x.Emit(rules.Event{Kind: EvKept, Seat: q, Vis: q.Mask(), Card: c, Def: s.Card(c).Def})
			}
			x.Shuffle(zone(Deck, q)) // BGD-3.5, 2.10
			x.Shuffle(zone(Side, q))
		}
		s.Picks = [2]rules.List{}
		for q := rules.Seat(0); q < 2; q++ {
			for i := 0; i < OpeningDraw; i++ { // BGD-3.6
				g.Draw(x, q)
			}
		}
		f.PC = atRedraw
	case atRedraw: // BGD-3.7 to 3.9
		if f.N[regRedraw] >= 2 {
			s.Active = rules.Seat(s.Vars[First])
			f.PC = atTurn
			return
		}
		q := rules.Seat(s.Vars[First])
		if f.N[regRedraw] == 1 {
			q = q.Other()
		}
		f.N[regRedraw]++
		f.PC = atRedrawn
		d := rules.Decision{Kind: rules.ChooseCards, Prompt: PromptRedraw, Confirm: true}
		d.Max[q] = uint8(min(OpeningDraw, s.Count(zone(Hand, q))))
		s.Ask(q, d)
	case atRedrawn:
		q := rules.Seat(s.Dec.Asked >> 1)
		l := s.Picks[q]
		s.Picks[q] = rules.List{}
		if l.N > 0 {
			x.Emit(rules.Event{Kind: EvRedraw, Seat: q, A: int16(l.N)})
			for _, c := range l.Cards() {
				x.Move(c, zone(Deck, q), rules.OnTop, 0)
			}
			x.Shuffle(zone(Deck, q))
			for range l.Cards() {
				g.Draw(x, q)
			}
		}
		f.PC = atRedraw
	}
}

// beginTurn forgets what is counted by turn.
func (g *Game) beginTurn(x *rules.Exec, p rules.Seat) {
	s := x.S
	s.Turn++
	s.Vars[TurnOf] = int16(p)
	s.Seats[p][Turns]++
	for q := range s.Seats {
		s.Seats[q][Drew], s.Seats[q][Nullified], s.Seats[q][Rolls], s.Seats[q][Granted], s.Seats[q][Drawn] = 0, 0, 0, 0, 0
	}
	s.Vars[Row], s.Vars[Extra], s.Vars[Acts] = 0, 0, 0
	for q := rules.Seat(0); q < 2; q++ {
		for _, k := range [...]uint8{Attack, Assist, Domain} {
			for _, c := range s.Zone(zone(k, q)) {
				s.Card(c).Flags &^= usedTurn
			}
		}
	}
	x.Emit(rules.Event{Kind: EvTurn, Seat: p, A: s.Turn})
}

// drawPhase begins a turn and makes the player's Force ready, then a card may be drawn.
func (g *Game) drawPhase(x *rules.Exec, f *rules.Frame) {
	s := x.S
	p := s.Active
	switch f.PC {
	case atTurn:
		if s.Turn >= TurnCap { // BGD-28.1
			x.End(rules.NoSeat, ReasonTurnCap)
			return
		}
		f.N = [6]int16{}
		g.beginTurn(x, p)
		if g.skips(x, p, skipDraw) {
			f.PC = atCharge
			return
		}
		g.step(x, StepDraw)
		for _, c := range s.Zone(zone(Charge, p)) {
			g.turnForce(x, c, true) // BGD-6.1
		}
		g.fire(x, TrPhase, p, 0, phaseDraw)
		f.PC = atDraw
	case atDraw: // BGD-6.2
		f.PC = atDrawn
		s.Ask(p, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptDraw})
	case atDrawn:
		if s.Last.Verb == rules.Mode {
			g.drawFrom(x, p, s.Last.N)
		}
		g.closePhase(s, atCharge)
	}
}

func (g *Game) chargePhase(x *rules.Exec, f *rules.Frame) {
	s := x.S
	p := s.Active
	switch f.PC {
	case atCharge: // BGD-7.1
		if g.skips(x, p, skipCharge) {
			f.PC = atSummon
			return
		}
		g.phase(x, StepCharge, phaseCharge)
		f.PC = atChargeAsk
	case atChargeAsk:
		f.PC = atFollowed
		if s.Count(zone(Hand, p)) > 0 {
			f.PC = atCharged
			s.Ask(p, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptCharge})
		}
	case atCharged:
		f.PC = atFollowed
		if s.Last.Verb == rules.Use {
			g.charge(x, s.Last.Card, false)
			f.PC = atFollow
		}
	case atFollow: // BGD-7.3, 7.4
		f.PC = atFollowed
		if s.Count(zone(Deck, p)) > 0 || s.Count(zone(Side, p)) > 0 || s.Count(zone(Hand, p)) > 0 {
			s.Ask(p, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptFollow})
			f.N[2] = 1
		}
	case atFollowed:
		if f.N[2] == 1 {
			f.N[2] = 0
			if s.Last.Verb == rules.Use {
				g.charge(x, s.Last.Card, false)
			} else {
				g.drawFrom(x, p, s.Last.N)
			}
		}
		g.closePhase(s, atSummon)
	}
}

func (g *Game) summonPhase(x *rules.Exec, f *rules.Frame) {
	s := x.S
	p := s.Active
	switch f.PC {
	case atSummon:
		if g.skips(x, p, skipSummon) {
			f.PC = atDomain
			return
		}
		g.phase(x, StepSummon, phaseSummon)
		f.PC = atSummonAsk
	case atSummonAsk: // BGD-8
		f.PC = atSummonDone
		s.Ask(p, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptSummon})
	case atSummonDone:
		if s.Last.Verb == rules.Pass {
			g.closePhase(s, atDomain)
			return
		}
		f.PC = atSummonAsk
		s.Vars[Acts]++
		g.beginSummon(s, p, s.Last.Card, s.Last.N)
	}
}

func (g *Game) domainPhase(x *rules.Exec, f *rules.Frame) {
	s := x.S
	p := s.Active
	switch f.PC {
	case atDomain: // BGD-10.1
		if g.skips(x, p, skipDomain) {
			f.PC = atSet
			return
		}
		g.phase(x, StepDomain, phaseDomain)
		f.PC = atDomainAsk
	case atDomainAsk:
		if s.Count(zone(Hand, p)) == 0 || g.Forbidden(s, p, ActDomain) {
			g.closePhase(s, atSet)
			return
		}
		f.PC = atDomainDone
		s.Ask(p, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptDomain})
	case atDomainDone:
		if s.Last.Verb == rules.Use {
			g.placeDomain(x, p, s.Last.Card)
		}
		g.closePhase(s, atSet)
	}
}

func (g *Game) setPhase(x *rules.Exec, f *rules.Frame) {
	s := x.S
	p := s.Active
	switch f.PC {
	case atSet:
		g.phase(x, StepSet, phaseSet)
		f.PC = atSetAsk
	case atSetAsk: // BGD-11
		f.PC = atSetDone
		s.Ask(p, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptSet})
	case atSetDone:
		s.Vars[Acts]++
		f.PC = atSetAsk
		switch o := s.Last; o.Verb {
		case rules.Pass: // BGD-12.4
			g.closePhase(s, atEnd)
		case rules.Attack:
			g.closePhase(s, atDice)
		case rules.Mode:
			if o.N == SetRestart { // BGD-11.2
				g.closePhase(s, atSummon)
				return
			}
			g.counterDraw(x, p, o.N)
		default:
			g.useInSet(x, p, o)
		}
	}
}

func (g *Game) extraPhase(x *rules.Exec, f *rules.Frame) {
	s := x.S
	p := s.Active
	switch f.PC {
	case atExtra: // BGD-17.1, 17.7
		f.PC = atEnd
		if !g.skips(x, p, skipExtra) && (s.Count(zone(Deck, p)) > 0 || s.Count(zone(Side, p)) > 0) {
			f.PC = atExtraDrawn
			s.Ask(p, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptExtra})
		}
	case atExtraDrawn:
		f.PC = atEnd
		if s.Last.Verb == rules.Mode {
			n := s.Last.N
			g.phase(x, StepExtra, phaseExtra)
			g.drawFrom(x, p, n) // BGD-17.2
			f.PC = atLimitAsk
		}
	case atLimitAsk: // BGD-17.3, 17.6
		f.PC = atLimitDone
		s.Ask(p, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptLimit})
	case atLimitDone:
		switch {
		case s.Last.Verb == rules.Pass && s.Vars[Extra] == 0: // BGD-17.4
			foul(x, p, ReasonExtra)
		case s.Last.Verb == rules.Pass:
			g.closePhase(s, atEnd)
		default:
			s.Vars[Extra] = 1
			s.Vars[Acts]++
			f.PC = atLimitAsk
			if s.Card(s.Last.Card).Zone.Kind() == Hand {
				g.beginSummon(s, p, s.Last.Card, HowLimit)
			} else {
				g.useInSet(x, p, s.Last)
			}
		}
	}
}

func (g *Game) endPhase(x *rules.Exec, f *rules.Frame) {
	s := x.S
	p := s.Active
	switch f.PC {
	case atEnd: // BGD-18.1
		if g.Forbidden(s, p, ActSummon) && s.Seats[p][Turns] == 1 { // BGD-28.28
			released(s, p)
		}
		g.phase(x, StepEnd, phaseEnd)
		g.duties(s, p)
		g.closePhase(s, atExpire) // BGD-18.6
	case atExpire: // BGD-18.2, 18.3: all at once; triggers of that belong to this turn, too (BGD-28.16)
		g.expire(x, p)
		g.closePhase(s, atFoul)
	case atFoul: // BGD-18.4
		for i := range s.Mods[:s.NMods] {
			if u := s.Mods[i].Until; u == UntilTurnEnd || u == UntilPhaseEnd {
				f.PC = atExpire
				return
			}
		}
		if s.Seats[p][Turns] == 1 && Kept(s, p) != 0 {
			foul(x, p, ReasonKept)
			return
		}
		f.PC = atDeclare
	case atDeclare: // BGD-18.5
		x.Emit(rules.Event{Kind: EvEnd, Seat: p})
		s.Active = p.Other()
		f.PC = atTurn
	}
}

// lift ends modifiers. The remaining abilities that a guardian was given keep
// their indices, and so the flags of their use (BGD-11.4).
func (g *Game) lift(s *rules.State, ends func(m *rules.Mod) bool) {
	for i := int(s.NMods) - 1; i >= 0; i-- {
		m := &s.Mods[i]
		if m.Kind != ModAbility || !ends(m) {
			continue
		}
		c := s.Card(m.Target)
		at := len(g.Lib.Def(c.Def).Abilities)
		for _, o := range s.Mods[:i] {
			at += rules.Truth(o.Kind == ModAbility && o.Target == m.Target && o.TStamp == c.Stamp)
		}
		if m.TStamp == c.Stamp && at < maxAbilities {
			below := FlagUsed0<<at - FlagUsed0
			used := c.Flags & usedTurn
			c.Flags = c.Flags&^usedTurn | used&below | used>>1&^below&usedTurn
		}
	}
	s.DropMods(ends)
}

// skips reports whether a seat skips a phase about to begin, and uses that up
// (BGD-28.21).
func (g *Game) skips(x *rules.Exec, p rules.Seat, phase int16) bool {
	s := x.S
	for i := range s.Mods[:s.NMods] {
		if m := &s.Mods[i]; m.Kind == ModSkip && m.Seat == p && m.Amount == phase {
			m.Kind = 0
			s.DropMods(func(m *rules.Mod) bool { return m.Kind == 0 })
			x.Emit(rules.Event{Kind: EvSkip, Seat: p, A: phase, B: 1})
			return true
		}
	}
	return false
}

func higher(n [2]int) rules.Seat {
	if n[1] > n[0] {
		return 1
	}
	return 0
}

// askKept makes both players search their main decks for the card that they
// keep (BGD-3.3, 3.4).
func (g *Game) askKept(x *rules.Exec) {
	s := x.S
	s.Picks = [2]rules.List{}
	for p := rules.Seat(0); p < 2; p++ {
		for _, c := range s.Zone(zone(Deck, p)) {
			x.Show(c, p.Mask())
		}
	}
	s.AskBoth(rules.BothSeats, rules.Decision{Kind: rules.Commit, Prompt: PromptKeep, Confirm: true, Min: [2]uint8{1, 1}, Max: [2]uint8{1, 1}})
}

// starter reports whether a card can be kept (BGD-3.4).
func (g *Game) starter(s *rules.State, c rules.CardID) bool {
	return g.is(s, c, NormalAttack) && g.attr(s, c, ASF) <= FirstSF
}

// Kept returns the card that a seat keeps and has yet to summon, or 0. Only
// its owner knows it.
func Kept(s *rules.State, p rules.Seat) rules.CardID {
	for i, w := range s.Marks {
		for ; w != 0; w &= w - 1 {
			if c := rules.CardID(64*i + bits.TrailingZeros64(w)); s.Card(c).Owner == p {
				return c
			}
		}
	}
	return 0
}

// released ends the duty of a seat to summon its kept card (BGD-3.12).
func released(s *rules.State, p rules.Seat) {
	for c := Kept(s, p); c != 0; c = Kept(s, p) {
		s.Marks[c>>6] &^= 1 << (c & 63)
	}
}

// ending tells which modifiers a player's turn takes with it (BGD-18.2).
func ending(p rules.Seat) func(m *rules.Mod) bool {
	return func(m *rules.Mod) bool {
		return m.Until == UntilTurnEnd || m.Until == UntilPhaseEnd || m.Until == UntilNextEnd && m.Ctrl != p
	}
}

// Remains returns the LP that a guardian has once this turn is over, if nothing else
// comes: without those that it was lent for the turn.
func (g *Game) Remains(s *rules.State, c rules.CardID) int {
	to, ends := *s, ending(s.Active)
	g.lift(&to, func(m *rules.Mod) bool { return ends(m) || m.Until == UntilGranted })
	return g.LP(&to, c)
}

// expire ends modifiers of this turn, and weakened states that last until it
// (BGD-18.2, 18.3).
func (g *Game) expire(x *rules.Exec, p rules.Seat) {
	s := x.S
	g.lift(s, ending(p))
	for i := range s.Mods[:s.NMods] {
		if m := &s.Mods[i]; m.Until == UntilLater && m.Ctrl != p {
			m.Until = UntilNextEnd
		}
	}
	if c := AttackGuardian(s, p.Other()); c != 0 && s.Card(c).Has(FlagWeak) && s.Card(c).N[NWeak] <= s.Turn {
		g.upright(x, c)
	}
}
