package magna

import "godeck/rules"

// Points of an invasion (MGN-11 to 16).
const (
	inGo uint16 = iota
	inGoAnswer
	inForce
	inBattle1
	inReinforce
	inReinforceDone
	inAttackStart
	inAttack
	inAttackDone
	inEnd
	inEndEffects
	inFall
	inTidy
	inContinue
	inAftermath
	inAfterTidy
	inLeave
	inLeaveDone
)

// Registers of the invasion's frame.
const (
	invSeat = iota // 0: the invader reinforces; 1: the defender
	invHold        // 1: the base held
)

// invasion is one player's invasion; frame.Ctrl is the invader.
func (g *Game) invasion(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	p := f.Ctrl
	switch f.PC {
	case inGo, inGoAnswer, inForce:
		g.setOut(x, f)
	case inBattle1, inReinforce, inReinforceDone:
		g.reinforceStep(x, f)
	case inAttackStart, inAttack, inAttackDone:
		g.attackStep(x, f)
	case inEnd, inEndEffects, inFall, inTidy:
		g.battleEnd(x, f)
	case inContinue, inLeave, inLeaveDone:
		g.advance(x, f)
	case inAftermath: // MGN-16.12
		g.step(x, StepAftermath)
		g.goHome(x, p, nil)
		f.PC = inAfterTidy
		s.Picks[p] = rules.List{}
		g.askTidy(s, p, BaseCount)
	case inAfterTidy:
		g.tidy(x, p, BaseCount, s.Picks[p])
		x.Emit(rules.Event{Kind: EvBack, Seat: p})
		s.Vars[Invader] = 0
		s.Pop()
	default:
		s.Fault = rules.FaultCode
	}
}

// setOut asks whether the invasion begins, and with which force.
func (g *Game) setOut(x *rules.Exec, f *rules.Frame) {
	s := x.S
	p := f.Ctrl
	switch f.PC {
	case inGo: // MGN-11.2
		s.Vars[Invader] = 1 + int16(p)
		x.Emit(rules.Event{Kind: EvInvade, Seat: p})
		if !g.anyCanInvade(s, p) {
			g.callOff(x, p, 1) // MGN-11.4
			return
		}
		f.PC = inGoAnswer
		s.Ask(p, rules.Decision{Kind: rules.YesNo, Prompt: PromptGo})
	case inGoAnswer:
		if s.Last.Verb != rules.Yes {
			g.callOff(x, p, 0)
			return
		}
		x.SetSeatVar(p, Sideways, 0)
		for s.Count(zone(Funds, p)) > 0 { // MGN-11.5
			x.Move(s.Zone(zone(Funds, p))[0], zone(Hand, p), rules.OnTop, 0)
		}
		n := 0
		for _, c := range s.Zone(zone(Base3, p)) {
			if g.CanInvade(s, c) {
				n++
			}
		}
		d := rules.Decision{Kind: rules.ChooseCards, Prompt: PromptForce, Confirm: true}
		d.Min[p], d.Max[p] = 1, uint8(min(n, ForceLimit))
		f.PC = inForce
		s.Ask(p, d)
	case inForce: // MGN-11.6
		l := s.Picks[p]
		for _, c := range l.Cards() {
			g.station(x, c, zone(Invasion, p))
		}
		f.PC = inBattle1
	}
}

func (g *Game) reinforceStep(x *rules.Exec, f *rules.Frame) {
	s := x.S
	p, q := f.Ctrl, f.Ctrl.Other()
	switch f.PC {
	case inBattle1: // MGN-11.8
		x.SetVar(Battle, int16(g.Front(s, q)))
		x.Emit(rules.Event{Kind: EvBattle, Seat: p, A: s.Vars[Battle]})
		g.step(x, StepReinforce)
		for w := range s.Seats {
			s.Seats[w][Passed], s.Seats[w][Exchanging] = 0, 0
		}
		f.N[invSeat] = 0
		s.Vars[Acts] = 0
		f.PC = inReinforce
	case inReinforce: // MGN-12.2
		if f.N[invSeat] >= 2 {
			f.PC = inAttackStart
			return
		}
		w := [2]rules.Seat{p, q}[f.N[invSeat]]
		full := s.Vars[Acts] >= ActCap
		if full {
			x.Emit(rules.Event{Kind: EvBound, Seat: w, A: BoundReinforce})
		}
		if full || !g.mayReinforce(s, w) {
			s.Seats[w][Passed] = 1
			f.N[invSeat]++
			return
		}
		f.PC = inReinforceDone
		s.Ask(w, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptReinforce})
	case inReinforceDone:
		w := [2]rules.Seat{p, q}[f.N[invSeat]]
		f.PC = inReinforce
		s.Vars[Acts]++
		if s.Last.Verb == rules.Pass {
			s.Seats[w][Passed] = 1
			f.N[invSeat]++
			return
		}
		g.reinforce(x, w, s.Last)
	}
}

func (g *Game) attackStep(x *rules.Exec, f *rules.Frame) {
	s := x.S
	p := f.Ctrl
	switch f.PC {
	case inAttackStart:
		g.step(x, StepAttack)
		for w := range s.Seats {
			for _, k := range [...]uint8{Arms} {
				for _, c := range s.Zone(zone(k, rules.Seat(w))) {
					s.Card(c).Flags &^= FlagMoved
				}
			}
		}
		s.Vars[Acts], s.Vars[EndAttack] = 0, 0
		g.fireForces(x, TrBattleStart)
		f.PC = inAttack
	case inAttack: // MGN-13.1
		full := s.Vars[Acts] >= ActCap
		if full {
			x.Emit(rules.Event{Kind: EvBound, Seat: p, A: BoundAttack})
		}
		if full || s.Count(zone(Invasion, p)) == 0 || s.Vars[EndAttack] != 0 ||
			s.Count(zone(Hand, p)) == 0 && !g.mayAttack(s, p) {
			f.PC = inEnd
			return
		}
		f.PC = inAttackDone
		s.Ask(p, rules.Decision{Kind: rules.DeclareAttack, Prompt: PromptAttack})
	case inAttackDone:
		if s.Last.Verb == rules.Pass {
			f.PC = inEnd
			return
		}
		f.PC = inAttack
		s.Vars[Acts]++
		g.declareAttack(s, p, s.Last)
	}
}

// declareAttack begins the declaration that an answer of the Attack step means.
func (g *Game) declareAttack(s *rules.State, p rules.Seat, o rules.Option) {
	d := rules.Frame{Op: opDeclare, Ctrl: p}
	switch {
	case o.Verb == rules.Attack || o.Verb == rules.Number:
		d.N[declKind] = KindSkirmish
		d.C[declTarget] = TargetOf(s, p, o)
		d.N[declStamp] = int16(s.Card(d.C[declTarget]).Stamp)
	case o.Verb == rules.Mode:
		d.N[declKind] = KindAssault
	default:
		d.N[declKind] = KindAbility
		if s.Card(o.Card).Zone.Kind() == Hand {
			d.N[declKind] = KindTactic
		}
		d.C[declSource] = o.Card
		d.N[declAbility] = int16(g.Lib.Def(s.Card(o.Card).Def).Abilities[o.N])
	}
	s.Push(d)
}

// battleEnd ends a battle: what lasted as long ends, and the base falls or holds.
func (g *Game) battleEnd(x *rules.Exec, f *rules.Frame) {
	s := x.S
	p, q := f.Ctrl, f.Ctrl.Other()
	switch f.PC {
	case inEnd: // MGN-16.1
		g.step(x, StepBattleEnd)
		g.fireForces(x, TrBattleEnd)
		f.PC = inEndEffects
	case inEndEffects:
		s.DropMods(func(m *rules.Mod) bool { return m.Until <= UntilBattle })
		for w := rules.Seat(0); w < 2; w++ {
			for _, k := range unitZones {
				for _, c := range s.Zone(zone(k, w)) {
					s.Card(c).N[NSpent] &^= 63 // MGN-5.8
					s.Card(c).Flags &^= usedBattle | FlagSteady
				}
			}
		}
		due(s, nobody) // MGN-14.13
		f.PC = inFall
	case inFall:
		line := int(s.Vars[Battle])
		base := zone(lines[line], q)
		falls := s.Count(base) == 0 && s.Count(zone(Invasion, p)) > 0
		g.dismiss(x, base)
		g.dismiss(x, zone(Invasion, p))
		x.SetVar(Battle, 0)
		if falls { // MGN-16.2, 16.3
			s.Card(s.Zone(zone(Camps, q))[line-1]).Flags |= FlagFallen
			x.Emit(rules.Event{Kind: EvFall, Seat: q, A: int16(line)})
			if line == BaseCount {
				x.End(p, ReasonFall) // MGN-16.7
				return
			}
			g.gain(x, q, FallMagna)
			n := s.Count(zone(Invasion, p))
			f.PC = inContinue
			s.Picks[p] = rules.List{}
			if n > 0 { // MGN-16.8
				d := rules.Decision{Kind: rules.ChooseCards, Prompt: PromptContinue, Confirm: true}
				d.Max[p] = uint8(n)
				s.Ask(p, d)
			}
			return
		}
		x.Emit(rules.Event{Kind: EvHold, Seat: q, A: int16(line)})
		f.N[invHold] = int16(line)
		f.PC = inTidy
		s.Picks[q] = rules.List{}
		g.askTidy(s, q, line)
	case inTidy: // MGN-16.5
		g.tidy(x, q, int(f.N[invHold]), s.Picks[q])
		f.PC = inAftermath
	}
}

// advance takes those who go on to the next battle.
func (g *Game) advance(x *rules.Exec, f *rules.Frame) {
	s := x.S
	p := f.Ctrl
	switch f.PC {
	case inContinue: // MGN-16.10
		l := s.Picks[p]
		if l.N == 0 {
			f.PC = inAftermath
			return
		}
		g.goHome(x, p, &l)
		f.PC = inLeave
	case inLeave: // MGN-16.15
		f.PC = inBattle1
		if g.mayLeave(s, p) {
			f.PC = inLeaveDone
			s.Ask(p, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptRedeploy})
		}
	case inLeaveDone:
		f.PC = inBattle1
		if o := s.Last; o.Verb == rules.Use {
			f.PC = inLeave
			g.swapWeapon(x, o.Card, rules.CardID(o.N))
		}
	}
}

// callOff ends an invasion before it has begun (MGN-11.3).
func (g *Game) callOff(x *rules.Exec, p rules.Seat, why int16) {
	x.Emit(rules.Event{Kind: EvCallOff, Seat: p, A: why})
	x.SetSeatVar(p, Sideways, 0)
	x.S.Vars[Invader] = 0
	x.S.Pop()
}

// mayLeave reports whether a weapon may stay behind when the force advances.
func (g *Game) mayLeave(s *rules.State, p rules.Seat) bool {
	var few [64]rules.Option
	return len(g.leavings(s, p, few[:0])) > 0
}

func (g *Game) anyCanInvade(s *rules.State, p rules.Seat) bool {
	for _, c := range s.Zone(zone(Base3, p)) {
		if g.CanInvade(s, c) {
			return true
		}
	}
	return false
}

// reinforce carries out one placement or exchange (MGN-12).
func (g *Game) reinforce(x *rules.Exec, p rules.Seat, o rules.Option) {
	s := x.S
	c := s.Card(o.Card)
	switch {
	case c.Zone.Kind() == Arms: // MGN-12.10
		s.Seats[p][Exchanging] = 1
		c.Flags |= FlagMoved
		g.swapWeapon(x, o.Card, rules.CardID(o.N))
	case c.Zone.Kind() != Hand: // Ambush, MGN-18.8
		x.FaceUp(o.Card)
		g.forget(s, o.Card) // it counts as newly placed
		g.setChecked(x, o.Card, false)
	case g.is(s, o.Card, Tactic):
		f := s.Push(rules.Frame{Op: opPrepare, Ctrl: p, Src: o.Card, N: [6]int16{prepKind: int16(objAction)}})
		f.N[prepAbility] = int16(g.Lib.Def(c.Def).Abilities[o.N])
	default:
		magna, _ := g.ReinforceCost(s, o.Card)
		g.gain(x, p, -magna) // MGN-19.8
		if g.is(s, o.Card, Weapon) {
			g.arm(x, o.Card, rules.CardID(o.N))
			return
		}
		g.enter(x, o.Card, ForceZone(s, p), 0) // MGN-4.3
	}
}

// dismiss removes the summoned units of a force (MGN-16.1).
func (g *Game) dismiss(x *rules.Exec, z rules.ZoneID) {
	for i := x.S.Count(z) - 1; i >= 0; i-- {
		if c := x.S.Zone(z)[i]; x.S.Card(c).Has(FlagSummoned) {
			g.leave(x, c, Discard)
		}
	}
}

// goHome moves units of the invading force to its owner's third base, except
// those in keep.
func (g *Game) goHome(x *rules.Exec, p rules.Seat, keep *rules.List) {
	s := x.S
	for i := s.Count(zone(Invasion, p)) - 1; i >= 0; i-- {
		c := s.Zone(zone(Invasion, p))[i]
		if keep == nil || keep.Index(c) < 0 {
			g.station(x, c, zone(Base3, p))
		}
	}
}

// askTidy asks which units stay if a base holds more than it has slots
// (MGN-16.5, 16.6).
func (g *Game) askTidy(s *rules.State, p rules.Seat, line int) {
	if s.Count(zone(lines[line], p)) <= Slots[line] {
		return
	}
	d := rules.Decision{Kind: rules.ChooseCards, Prompt: PromptTidy, Confirm: true, Arg: int16(line)}
	d.Min[p], d.Max[p] = uint8(Slots[line]), uint8(Slots[line])
	s.Ask(p, d)
}

// tidy discards what does not stay (not a defeat, MGN-16.14) and moves the
// rest into the slots.
func (g *Game) tidy(x *rules.Exec, p rules.Seat, line int, stay rules.List) {
	s := x.S
	z := zone(lines[line], p)
	if s.Count(z) > Slots[line] {
		for i := s.Count(z) - 1; i >= 0; i-- {
			if c := s.Zone(z)[i]; stay.Index(c) < 0 {
				g.leave(x, c, Discard)
			}
		}
	}
	for _, c := range s.Zone(z) {
		if was := int(s.Card(c).N[NPlace]); was >= Slots[line] {
			place, _ := Free(s, z)
			s.Card(c).N[NPlace] = int16(place)
			emit(x, EvPlace, c, place, was+1, 0)
		}
	}
}
