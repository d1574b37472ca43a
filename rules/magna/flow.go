package magna

import (
	"godeck/rules"
	"godeck/rules/effect"
)

// Points of the root procedure. Saves contain them, so their order is part of
// the rules version.
const (
	atDeal uint16 = iota
	atArranged
	atTurn
	atHand
	atHandDone
	atProduction
	atProductionAsk
	atProductionDone
	atArmament
	atArmamentAsk
	atArmamentDone
	atRedeploy
	atRedeployDone
	atInvasion
	atEnd
	atEndReady
	atEndScore
)

// Step advances the top frame by one step.
func (g *Game) Step(x *rules.Exec) {
	switch x.S.Frame().Op {
	case opMatch:
		g.match(x)
	case opAbility:
		n, p := x.S.NFrames, x.S.Frame().Ctrl
		if g.vain(x.S, x.S.Frame()) {
			return
		}
		if g.in.Step(x); x.S.NFrames < n {
			due(x.S, p) // MGN-14.13
		}
	case opTriggers:
		g.batch.Step(x)
	case opInvasion:
		g.invasion(x)
	case opDeclare:
		g.declare(x)
	case opPrepare:
		g.prepare(x)
	case opApply:
		g.apply(x)
	case opOrder:
		g.order(x)
	default:
		x.S.Fault = rules.FaultCode
	}
}

// StateBasedActions does what happens between any two steps: victory conditions
// (MGN-1.7), judgement of effects (MGN-14.13), the end of instant effects
// (MGN-18.20), waiting triggers (MGN-18.9).
func (g *Game) StateBasedActions(x *rules.Exec) bool {
	s := x.S
	if s.NFrames == 0 {
		return false
	}
	g.lookAround(s)
	if s.Seats[0][WinNow]|s.Seats[1][WinNow] != 0 {
		return g.won(x)
	}
	if s.Vars[hold] != 0 {
		return false
	}
	switch s.Frame().Op {
	case opAbility, opApply, opOrder, opPrepare:
		return false
	}
	if s.Vars[pending] != 0 {
		by := rules.Seat(s.Vars[pending] - 1)
		if by > 1 {
			by = rules.NoSeat
		}
		g.judge(x, by, false)
		return true
	}
	if g.fades(s) {
		return true
	}
	if !g.batch.Fresh(s) {
		return false
	}
	if s.NFrames >= rules.MaxFrames-6 {
		x.End(rules.NoSeat, ReasonEndless) // MGN-18.11
		return true
	}
	g.batch.Open(s)
	return true
}

// won ends the match by an effect. Victories triggered together count as
// simultaneous (MGN-19.10), so they are carried out first, and nothing else
// is.
func (g *Game) won(x *rules.Exec) bool {
	s := x.S
	switch s.Frame().Op {
	case opAbility:
		return false
	case opTriggers:
		for i := int(s.NTriggers) - 1; i >= 0; i-- {
			if t := &s.Triggers[i]; t.Batch != s.NFrames || !g.victory(t.Ability) {
				s.TakeTrigger(i)
			}
		}
		if s.NTriggers > 0 {
			return false
		}
	}
	switch a, b := s.Seats[0][WinNow], s.Seats[1][WinNow]; {
	case a != 0 && b != 0:
		x.End(rules.NoSeat, ReasonEffect)
	case a != 0:
		x.End(0, ReasonEffect)
	default:
		x.End(1, ReasonEffect)
	}
	return true
}

// victory reports whether an ability has a word of victory.
func (g *Game) victory(ability uint16) bool {
	for pc := int(g.Lib.Abilities[ability].Entry); pc < len(g.Lib.Code) && g.Lib.Code[pc].Op != 0; pc++ {
		if g.Lib.Code[pc].Op == wWin {
			return true
		}
	}
	return false
}

// fades ends instant effects outside steps 1 to 7 of a declaration: they are
// over with the effect that gave them (MGN-18.20).
func (g *Game) fades(s *rules.State) bool {
	if d := declaration(s); d != nil && d.PC <= deInstant {
		return false
	}
	n := s.NMods
	if n == 0 {
		return false
	}
	s.DropMods(func(m *rules.Mod) bool { return m.Until == UntilInstant })
	if s.NMods == n {
		return false
	}
	due(s, nobody)
	return true
}

// First returns the invader, else the first player, whose abilities come first
// (MGN-18.9).
func (g *Game) First(s *rules.State) rules.Seat {
	if p := InvaderSeat(s); p != rules.NoSeat {
		return p
	}
	return rules.Seat(s.Vars[First])
}

// Begin begins a triggered ability, unless its source has gone (MGN-18.22).
func (g *Game) Begin(x *rules.Exec, _ rules.Seat, o rules.Option) {
	s := x.S
	t := s.TakeTrigger(int(o.N))
	if s.Card(t.Src).Stamp != t.Stamp && g.Lib.Abilities[t.Ability].Trigger != TrDefeated {
		return
	}
	if at := int16(s.Answers & 0x7fff); s.Vars[chainAt] != at {
		s.Vars[chainAt], s.Vars[chain] = at, 0
	}
	s.Vars[chain]++
	if s.Vars[chain] > 150 { // MGN-18.11
		x.End(rules.NoSeat, ReasonEndless)
		return
	}
	x.Emit(rules.Event{Kind: EvEffect, Seat: t.Ctrl, Vis: rules.BothSeats, Card: t.Src, Def: s.Card(t.Src).Def, A: int16(t.Ability)})
	g.in.Start(s, t.Ability, t.Src, t.Ctrl, t.Card, t.N)
}

func (g *Game) step(x *rules.Exec, step uint8) {
	x.S.Step = step
	x.Emit(rules.Event{Kind: EvStep, Seat: rules.NoSeat, A: int16(step)})
}

// match is the root procedure: set-up (MGN-6) and turns (MGN-7 to 17). N[0] is
// the acting seat's position in turn order.
func (g *Game) match(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	p := rules.NoSeat
	if f.N[0] < 2 {
		p = turnOrder(s)[f.N[0]]
	}
	switch f.PC {
	case atDeal, atArranged:
		g.setUp(x, f)

	case atTurn:
		g.beginTurn(x)
		g.step(x, StepHand)
		g.firePhase(x, PhaseHand)
		f.N[0] = 0
		f.PC = atHand
	case atHand, atHandDone:
		g.handPhase(x, f, p)
	case atProduction, atProductionAsk, atProductionDone:
		g.productionPhase(x, f, p)
	case atArmament, atArmamentAsk, atArmamentDone, atRedeploy, atRedeployDone:
		g.armamentPhase(x, f, p)
	case atInvasion: // MGN-11.1
		if f.N[0] == 0 {
			g.step(x, StepInvasion)
		}
		if f.N[0] >= 2 {
			f.PC = atEnd
			return
		}
		f.N[0]++
		if s.Seats[p][Option] == OptionInvade {
			s.Active = p
			s.Push(rules.Frame{Op: opInvasion, Ctrl: p})
		}

	case atEnd:
		s.Active = rules.NoSeat
		g.step(x, StepEnd)
		g.firePhase(x, PhaseEnd)
		f.PC = atEndReady
	case atEndReady: // MGN-17.1
		g.readyAll(x)
		s.DropMods(func(m *rules.Mod) bool { return m.Until != WhileOnField })
		due(s, nobody) // MGN-14.13
		f.PC = atEndScore
	case atEndScore:
		g.score(x)
		f.PC = atTurn
	default:
		s.Fault = rules.FaultCode
	}
}

// setUp carries out the points before the first turn.
func (g *Game) setUp(x *rules.Exec, f *rules.Frame) {
	s := x.S
	switch f.PC {
	case atDeal:
		g.step(x, StepSetup)
		f.PC = atArranged
		s.AskBoth(rules.BothSeats, rules.Decision{Kind: rules.Commit, Prompt: PromptArrange, Confirm: true,
			Min: [2]uint8{BaseCount, BaseCount}, Max: [2]uint8{BaseCount, BaseCount}})
	case atArranged:
		for q := rules.Seat(0); q < 2; q++ {
			l := s.Picks[q]
			for _, c := range l.Cards() {
				x.Shift(c, zone(Camps, q))
			}
		}
		s.Picks = [2]rules.List{}
		for q := rules.Seat(0); q < 2; q++ {
			for _, c := range s.Zone(zone(Camps, q)) {
				x.FaceUp(c) // MGN-6.1
			}
		}
		for q := rules.Seat(0); q < 2; q++ {
			x.Shuffle(zone(Deck, q)) // MGN-6.2
		}
		for q := rules.Seat(0); q < 2; q++ {
			for i := 0; i < OpeningHand; i++ {
				g.Draw(x, q)
			}
		}
		f.PC = atTurn
	}
}

// beginTurn begins a turn with its Fight phase.
func (g *Game) beginTurn(x *rules.Exec) {
	s := x.S
	s.Turn++
	for q := rules.Seat(0); q < 2; q++ {
		s.Seats[q][Option], s.Seats[q][Passed], s.Seats[q][Sideways] = OptionNone, 0, 0
	}
	x.Emit(rules.Event{Kind: EvTurn, Seat: rules.NoSeat, A: s.Turn})
	g.step(x, StepFight)
	g.initiative(x)
}

// handPhase lets a player discard, and draws up to the limit.
func (g *Game) handPhase(x *rules.Exec, f *rules.Frame, p rules.Seat) {
	s := x.S
	switch f.PC {
	case atHand: // MGN-8.1
		if f.N[0] >= 2 {
			f.N[0] = 0
			f.PC = atProduction
			return
		}
		f.PC = atHandDone
		s.Active = p
		n := s.Count(zone(Hand, p))
		s.Picks[p] = rules.List{}
		if n > 0 {
			d := rules.Decision{Kind: rules.ChooseCards, Prompt: PromptHand, Confirm: true}
			d.Min[p], d.Max[p] = uint8(max(0, n-g.Limit(s, p))), uint8(min(n, rules.ListCap))
			s.Ask(p, d)
		}
	case atHandDone:
		l := s.Picks[p]
		for _, c := range l.Cards() {
			x.Move(c, zone(Discard, p), rules.OnTop, 0)
		}
		s.Picks[p] = rules.List{}
		for s.Count(zone(Hand, p)) < g.Limit(s, p) && g.Draw(x, p) { // MGN-8.3
		}
		f.N[0]++
		f.PC = atHand
	}
}

func (g *Game) productionPhase(x *rules.Exec, f *rules.Frame, p rules.Seat) {
	s := x.S
	switch f.PC {
	case atProduction:
		g.step(x, StepProduction)
		g.firePhase(x, PhaseProduction)
		f.N[0] = 0
		s.Vars[Acts] = 0
		f.PC = atProductionAsk
	case atProductionAsk: // MGN-9.1
		if f.N[0] >= 2 {
			for q := rules.Seat(0); q < 2; q++ {
				x.SetSeatVar(q, Fight, 0) // MGN-9.10
			}
			f.PC = atArmament
			return
		}
		s.Active = p
		if s.Vars[Acts] >= ActCap { // MGN-9.12
			x.Emit(rules.Event{Kind: EvBound, Seat: p, A: BoundProduction})
			s.Seats[p][Passed] = 1
			f.N[0]++
			s.Vars[Acts] = 0
			return
		}
		f.PC = atProductionDone
		s.Ask(p, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptProduction})
	case atProductionDone:
		f.PC = atProductionAsk
		s.Vars[Acts]++
		if s.Last.Verb == rules.Pass {
			s.Seats[p][Passed] = 1
			f.N[0]++
			s.Vars[Acts] = 0
			return
		}
		g.produce(x, p, s.Last)
	}
}

func (g *Game) armamentPhase(x *rules.Exec, f *rules.Frame, p rules.Seat) {
	s := x.S
	switch f.PC {
	case atArmament:
		g.step(x, StepArmament)
		g.firePhase(x, PhaseArmament)
		f.N[0] = 0
		f.PC = atArmamentAsk
	case atArmamentAsk: // MGN-10.1
		if f.N[0] >= 2 {
			f.N[0] = 0
			f.PC = atInvasion
			return
		}
		s.Active = p
		f.PC = atArmamentDone
		s.Ask(p, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptArmament})
	case atArmamentDone:
		g.arms(x, f, p)
	case atRedeploy: // MGN-10.5
		f.PC = atRedeployDone
		s.Ask(p, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptRedeploy})
	case atRedeployDone:
		f.PC = atRedeploy
		if s.Last.Verb == rules.Use {
			g.redeploy(x, p, s.Last)
			return
		}
		for _, k := range [...]uint8{Base1, Base2, Base3, Arms} {
			for _, c := range s.Zone(zone(k, p)) {
				s.Card(c).Flags &^= FlagMoved | FlagPlaced
				if k != Arms {
					g.setChecked(x, c, false) // MGN-4.5
				}
			}
		}
		f.N[0]++
		f.PC = atArmamentAsk
	}
}

// readyAll makes all units Normal, with all their skills.
func (g *Game) readyAll(x *rules.Exec) {
	s := x.S
	for q := rules.Seat(0); q < 2; q++ {
		for _, k := range unitZones {
			for _, c := range s.Zone(zone(k, q)) {
				s.Card(c).N[NSpent] = 0
				s.Card(c).Flags &^= usedTurn | usedBattle | FlagSteady
				g.setChecked(x, c, false)
			}
		}
	}
}

// Purposes of dice.
const (
	DieFight   int16 = 1
	DieFortune int16 = 2
)

// initiative rolls the dice of a turn (MGN-7).
func (g *Game) initiative(x *rules.Exec) {
	s := x.S
	var sum [2]int
	for p := rules.Seat(0); p < 2; p++ {
		sum[p] = 1 + x.Roll(6, p, DieFight)
	}
	for n := 0; sum[0] == sum[1] && n < 1000; n++ {
		for p := rules.Seat(0); p < 2; p++ {
			sum[p] += 1 + x.Roll(6, p, DieFortune)
			g.gain(x, p, 1) // MGN-7.3
		}
	}
	first := rules.Seat(0)
	if sum[1] > sum[0] {
		first = 1
	}
	x.SetVar(First, int16(first))
	for p := rules.Seat(0); p < 2; p++ {
		s.Seats[p][Total] = int16(sum[p])
		x.SetSeatVar(p, Fight, int16(sum[first])) // MGN-7.4
	}
	x.Emit(rules.Event{Kind: EvFirst, Seat: first, A: int16(sum[first])})
}

// produce carries out a production action (MGN-9.2 to 9.8).
func (g *Game) produce(x *rules.Exec, p rules.Seat, o rules.Option) {
	s := x.S
	switch {
	case o.Verb == rules.Mode: // MGN-9.8
		g.gain(x, p, -1)
		x.SetSeatVar(p, Fight, s.Seats[p][Fight]+FightOfOne)
	case o.Verb == rules.Block: // MGN-9.6
		x.SetSeatVar(p, Fight, s.Seats[p][Fight]-TrapCost)
		g.makeRoom(x, rules.CardID(o.N))
		g.enter(x, o.Card, o.Zone, rules.FaceDown|FlagChecked)
	case s.Card(o.Card).Zone != zone(Hand, p): // MGN-9.7
		s.Push(rules.Frame{Op: opPrepare, Ctrl: p, Src: o.Card, N: [6]int16{prepKind: int16(objAction), prepAbility: int16(g.Lib.Def(s.Card(o.Card).Def).Abilities[o.N])}})
	default:
		x.Disclose(o.Card, rules.BothSeats) // it is announced before it is paid for
		x.SetSeatVar(p, Fight, s.Seats[p][Fight]-int16(g.Cost(s, o.Card)))
		f := s.Push(rules.Frame{Op: opPrepare, Ctrl: p, Src: o.Card, N: [6]int16{prepKind: int16(objAction), prepAbility: -1}})
		switch g.attr(s, o.Card, AType) {
		case Unit:
			f.N[prepZone] = int16(o.Zone)
			f.C[1] = rules.CardID(o.N)
		case Weapon:
			f.C[1] = rules.CardID(o.N)
		case Operation:
			for _, ai := range g.Lib.Def(s.Card(o.Card).Def).Abilities {
				if g.Lib.Abilities[ai].Trigger == TrUse {
					f.N[prepAbility] = int16(ai)
					break
				}
			}
			x.Move(o.Card, zone(Played, p), rules.OnTop, 0)
		}
	}
}

// makeRoom discards the unit in a chosen slot (MGN-9.3, 9.11).
func (g *Game) makeRoom(x *rules.Exec, c rules.CardID) {
	if c != 0 {
		g.leave(x, c, Discard)
	}
}

// arms carries out the chosen armament option (MGN-10.2 to 10.9).
func (g *Game) arms(x *rules.Exec, f *rules.Frame, p rules.Seat) {
	s := x.S
	o := s.Last
	f.PC = atArmamentAsk
	f.N[0]++
	paid := 0
	switch {
	case o.Verb == rules.Use:
		s.Seats[p][Option] = OptionFund
		if o.N != 0 { // MGN-10.3
			x.Move(rules.CardID(o.N), zone(Discard, p), rules.OnTop, 0)
		}
		x.Move(o.Card, zone(Funds, p), rules.OnTop, 0)
		f.N[0]--
		f.PC = atRedeploy
	case o.N == 1:
		s.Seats[p][Option] = OptionInvade
		paid = FundLimit - s.Count(zone(Funds, p)) // MGN-10.7
		s.Seats[p][PaidMagna] = int16(paid)
		g.gain(x, p, -paid)
		x.SetSeatVar(p, Sideways, 1)
	default:
		s.Seats[p][Option] = OptionMagna
		g.gain(x, p, 1) // MGN-10.9
	}
	x.Emit(rules.Event{Kind: EvOption, Seat: p, A: s.Seats[p][Option], B: int16(paid)})
}

// redeploy moves one unit or weapon (MGN-10.5).
func (g *Game) redeploy(x *rules.Exec, p rules.Seat, o rules.Option) {
	s := x.S
	c := s.Card(o.Card)
	if c.Zone.Kind() == Arms {
		c.Flags |= FlagMoved
		g.swapWeapon(x, o.Card, rules.CardID(o.N))
		return
	}
	from, place := c.Zone, c.N[NPlace]
	if from == o.Zone { // another slot of the same base
		c.Flags |= FlagPlaced
		to, swap := -1-o.N, 0
		if o.N > 0 {
			other := s.Card(rules.CardID(o.N))
			to, swap = other.N[NPlace], 1
			other.N[NPlace] = place
		}
		c.N[NPlace] = to
		emit(x, EvPlace, o.Card, int(to), int(place)+1, swap)
		return
	}
	c.Flags |= FlagMoved
	if o.N == 0 {
		g.station(x, o.Card, o.Zone)
		return
	}
	other := s.Card(rules.CardID(o.N))
	to, there := other.Zone, other.N[NPlace]
	x.Shift(o.Card, to)
	x.Shift(rules.CardID(o.N), from)
	c.N[NPlace], other.N[NPlace] = there, place
	emit(x, EvPlace, o.Card, int(there), 0, 0)
	emit(x, EvPlace, rules.CardID(o.N), int(place), 0, 0)
}

// swapWeapon gives a weapon to another unit, which gives its own in return; if
// that does not fit, it is passed on at once (MGN-10.5, 10.12, 12.10).
func (g *Game) swapWeapon(x *rules.Exec, weapon, unit rules.CardID) {
	s := x.S
	from := s.Card(weapon).Host
	ring := &s.Seats[s.Card(weapon).Owner][Ring]
	*ring = 0
	if back := WeaponOf(s, unit); back != 0 {
		s.Card(back).Host = from
		x.Emit(rules.Event{Kind: EvWeapon, Seat: s.Card(back).Owner, Vis: rules.BothSeats, Card: back, Def: s.Card(back).Def, Src: from})
		if !g.CanCarry(s, from, back) {
			*ring = int16(back)
		}
	}
	s.Card(weapon).Host = unit
	x.Emit(rules.Event{Kind: EvWeapon, Seat: s.Card(weapon).Owner, Vis: rules.BothSeats, Card: weapon, Def: s.Card(weapon).Def, Src: unit})
}

// UnitsLeft counts the face-up units in the seat's base slots (MGN-1.5).
func (g *Game) UnitsLeft(s *rules.State, p rules.Seat) (n int) {
	for _, k := range [...]uint8{Base1, Base2, Base3} {
		for _, c := range s.Zone(zone(k, p)) {
			if !s.Card(c).Has(rules.FaceDown) {
				n++
			}
		}
	}
	return n
}

// score ends the match when both decks are empty (MGN-1.3) or the last turn
// is over (MGN-1.13).
func (g *Game) score(x *rules.Exec) {
	s := x.S
	reason := ReasonDecks
	if s.Count(zone(Deck, 0)) > 0 || s.Count(zone(Deck, 1)) > 0 {
		if s.Turn < TurnCap {
			return
		}
		reason = ReasonTurnCap
	}
	var bases, units [2]int
	for p := rules.Seat(0); p < 2; p++ {
		bases[p], units[p] = g.Bases(s, p), g.UnitsLeft(s, p)
		x.Emit(rules.Event{Kind: EvCount, Seat: p, A: int16(bases[p]), B: int16(units[p])})
	}
	switch {
	case bases[0] != bases[1]:
		x.End(more(bases), reason)
	case units[0] != units[1]: // MGN-1.4
		x.End(more(units), reason)
	default:
		x.End(rules.NoSeat, reason)
	}
}

func more(n [2]int) rules.Seat {
	if n[1] > n[0] {
		return 1
	}
	return 0
}

// Act and LegalActions are in act.go and options.go.
var _ effect.Host = (*Game)(nil)
