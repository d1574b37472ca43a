package mattsan

import (
	"godeck/rules"
	"godeck/rules/effect"
)

// Points of the root procedure.
const (
	atDeal uint16 = iota
	atStarter
	atStarted
	atTurn
	atDraw
	atCharge
	atCharged
	atStart
	atStarting
	atStartDone
	atMain
	atMainDone
	atFollow
	atFollowed
	atActed
	atEnding
	atEnd
)

// Purposes of dice.
const purposeFirst int16 = 2

// Step advances the top frame by one step, and by further ones as long as
// nothing is checked in between.
func (g *Game) Step(x *rules.Exec) {
	s := x.S
	for range 32 {
		g.step1(x)
		if s.Dec.Kind != rules.NoDecision || s.Over() || s.NFrames == 0 || checked(s.Frame()) || g.single {
			return
		}
	}
}

// checked reports whether state-based actions are looked for before a frame
// goes on.
func checked(f *rules.Frame) bool {
	switch f.Op {
	case opMatch, opTriggers, opExchange:
		return true
	case opAbility:
		return f.Sub == 0
	case opUse:
		return f.PC == usDone
	}
	return false
}

func (g *Game) step1(x *rules.Exec) {
	g.lookAround(x.S)
	switch x.S.Frame().Op {
	case opMatch:
		g.match(x)
	case opAbility:
		stir(x.S)
		g.in.Step(x)
	case opTriggers:
		g.triggers(x)
	case opUse:
		g.using(x)
	case opExchange:
		g.exchange(x)
	case opBatch:
		g.batch(x)
	case opRefill:
		g.refill(x)
	case opDice:
		g.dice(x)
	case opPlace:
		g.placing(x)
	case opSide:
		g.side(x)
	default:
		x.S.Fault = rules.FaultCode
	}
}

// StateBasedActions does what happens between any two steps: units without HP
// leave (MTZ-16.6, 12.5), empty battlefields are filled (MTZ-19.1), losses are
// judged (MTZ-25.1), benches are resized (MTZ-9.8), waiting abilities are
// declared.
func (g *Game) StateBasedActions(x *rules.Exec) bool {
	s := x.S
	f := s.Frame()
	if f == nil || s.Step == StepSetup || !checked(f) {
		return false
	}
	if g.digest(s)&calm == 0 && g.settle(x) {
		return true
	}
	// What triggers before the start effects waits for them (MTZ-4.4).
	if s.NTriggers > 0 && f.Op == opMatch && f.PC != atFollow && f.PC != atFollowed && (f.PC < atDraw || f.PC > atStart) {
		if _, n := g.waiting(s); n > 0 {
			s.Push(rules.Frame{Op: opTriggers})
			return true
		}
	}
	return false
}

// settle is the part of StateBasedActions about the field. If there is nothing
// to do, and nothing that may change by itself, the field is calm.
func (g *Game) settle(x *rules.Exec) bool {
	s := x.S
	if stacked(s) {
		g.loosen(x)
	}
	filling, leaving := false, false
	for i := range s.Frames[:s.NFrames] {
		switch s.Frames[i].Op {
		case opRefill:
			filling = true
		case opBatch:
			leaving = true
		}
	}
	empty := s.Count(zone(Battle, 0)) == 0 || s.Count(zone(Battle, 1)) == 0
	lost := s.Seats[0][Lost]|s.Seats[1][Lost] != 0
	sure := false
	if !leaving {
		fallen := false
		if fallen, sure = g.anyFallen(s); fallen {
			s.Push(rules.Frame{Op: opBatch, Ctrl: current(s)})
			return true
		}
		if empty && !filling && !lost && !g.filling(s) {
			s.Push(rules.Frame{Op: opRefill, Ctrl: current(s)})
			return true
		}
	}
	if !filling && lost {
		for p := rules.Seat(0); p < 2; p++ { // all conditions of one process count before they are judged
			if !leaving && Fighter(s, p) == 0 && s.Seats[p][Lost]&LostField == 0 && !g.filling(s) {
				s.Push(rules.Frame{Op: opRefill, Ctrl: current(s)})
				return true
			}
		}
		if !leaving {
			g.judge(x)
			return true
		}
	}
	if leaving {
		return false
	}
	var grow [2]int
	for p := range rules.Seat(2) {
		grow[p] = g.BenchLimit(s, p) - 1 - int(s.Seats[p][Left]+s.Seats[p][Right])
	}
	if grow != [2]int{} {
		p := current(s) // MTZ-17.13
		if grow[p] == 0 {
			p = p.Other()
		}
		s.Push(rules.Frame{Op: opSide, Ctrl: p, N: [6]int16{int16(rules.Truth(grow[p] > 0))}})
		return true
	}
	if t := g.lookAround(s); sure && !empty && !lost && t&wordBit(sBench) == 0 && !(stacked(s) && t&traitTucks != 0) {
		s.Digest.Of[ofField] |= calm
	}
	return false
}

// anyFallen reports whether a unit has to be defeated, and whether that can
// only change through what ends the calm.
func (g *Game) anyFallen(s *rules.State) (fallen, sure bool) {
	sure = !g.shrunk(s)
	for _, c := range between(s, Battle, Bench) {
		if sure && g.holds(s, c) {
			continue
		}
		if g.isUnit(s, c) {
			if g.fallen(s, c) {
				return true, false
			}
			sure = false
		}
	}
	return false, sure
}

// shrunk reports whether a unit's maximum HP may be below the printed value.
func (g *Game) shrunk(s *rules.State) bool {
	if g.shrinks {
		for i := range s.Mods[:s.NMods] {
			if m := &s.Mods[i]; m.Kind == ModHP && m.Amount < 0 {
				return true
			}
		}
	}
	return g.traits(s)&traitShrinks != 0
}

// holds reports whether a unit has more HP than damage by its printed value,
// unless it is doomed.
func (g *Game) holds(s *rules.State, c rules.CardID) bool {
	d := s.Card(c)
	return d.Flags&FlagDoomed == 0 && (d.N[NDamage] == 0 || d.N[NDamage] < g.brief(g.Face(s, c)).hp)
}

// filling reports whether the next instruction of the running effect puts a
// unit on the battlefield, which comes before a refill (MTZ-19.6). A block in
// between ("if you do", "you may") is looked into.
func (g *Game) filling(s *rules.State) bool {
	for i := int(s.NFrames) - 1; i >= 0 && s.Frames[i].Op == opAbility; i-- {
		f := &s.Frames[i]
		in := g.in.Ahead(s, f)
		if in.Op != 0 { // otherwise a borrowed move is over, and the effect that borrowed it goes on
			return in.Op == wSummon && in.A[2] == 0 && Fighter(s, f.Ctrl) == 0
		}
	}
	return false
}

func (g *Game) step(x *rules.Exec, step uint8) {
	x.S.Step = step
	if !x.Logging() {
		return
	}
	x.Emit(rules.Event{Kind: EvStep, Seat: x.S.Active, A: int16(step)})
}

// match is the root procedure: set-up (MTZ-3) and turns (MTZ-4).
func (g *Game) match(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	p := s.Active
	switch f.PC {
	case atDeal, atStarter, atStarted:
		g.setUp(x, f)

	case atTurn:
		g.straighten(x, p)
		f.PC = atDraw
	case atDraw: // MTZ-4.3
		g.step(x, StepDraw)
		for range TurnDraw {
			g.Draw(x, p)
		}
		f.PC = atCharge
	case atCharge: // MTZ-5.1
		if s.Seats[p][Charges] == 0 {
			g.step(x, StepCharge)
		}
		if s.Seats[p][Charges] >= SoulCharges || s.Count(zone(Hand, p)) == 0 {
			f.PC = atStart
			return
		}
		f.PC = atCharged
		s.Ask(p, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptCharge})
	case atCharged:
		f.PC = atStart
		if o := s.Last; o.Verb == rules.Use {
			x.Move(o.Card, zone(Soul, p), rules.OnTop, 0)
			s.Seats[p][Charges]++
			f.PC = atCharge
		}
	case atStart, atStarting, atStartDone:
		g.startEffects(x, f)

	case atMain:
		f.PC = atMainDone
		s.Ask(p, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptMain})
	case atMainDone:
		g.play(x, f, s.Last)
	case atFollow, atFollowed:
		g.followUp(s, f)
	case atActed:
		g.step(x, StepEnd)
		g.atTimes(x, TrEnd) // MTZ-4.18
		f.PC = atEnding
	case atEnding: // MTZ-4.15
		if s.NMods > 0 {
			stir(s)
			s.DropMods(func(m *rules.Mod) bool { return m.Until == UntilTurn })
		}
		forgetUse(s, usedTurn)
		f.PC = atEnd
	case atEnd:
		if s.Turn >= TurnCap { // MTZ-1.8
			x.End(rules.NoSeat, ReasonTurnCap)
			return
		}
		s.Active = p.Other()
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
		first := rules.Seat(x.Roll(2, rules.NoSeat, purposeFirst)) // MTZ-3.1
		x.SetVar(First, int16(first))
		x.Emit(rules.Event{Kind: EvFirst, Seat: first})
		for q := rules.Seat(0); q < 2; q++ {
			x.Shuffle(zone(Deck, q))
		}
		for q := rules.Seat(0); q < 2; q++ {
			if !g.deal(x, q) {
				g.lose(x, q, LostField)
			}
		}
		if s.Seats[0][Lost]|s.Seats[1][Lost] != 0 {
			g.judge(x)
			return
		}
		f.PC = atStarter
	case atStarter: // MTZ-3.5
		f.PC = atStarted
		s.AskBoth(rules.BothSeats, rules.Decision{Kind: rules.Commit, Prompt: PromptUnit, Min: [2]uint8{1, 1}, Max: [2]uint8{1, 1}})
	case atStarted:
		for q := rules.Seat(0); q < 2; q++ {
			c := s.Picks[q].C[0]
			if c == 0 { // only in a guessed world
				continue
			}
			x.Move(c, zone(Battle, q), rules.OnTop, 0)
			s.Card(c).N[NSlot] = BattleSlot
			emit(x, EvPlace, c, BattleSlot, 0, 0) // MTZ-3.6
		}
		s.Picks = [2]rules.List{}
		s.Active = rules.Seat(s.Vars[First])
		f.PC = atTurn
	}
}

// deal draws opening hands until one has a unit that can start (MTZ-3.3).
func (g *Game) deal(x *rules.Exec, p rules.Seat) bool {
	s := x.S
	for n := 0; n < RedrawCap; n++ {
		for i := 0; i < OpeningHand && s.Count(zone(Deck, p)) > 0; i++ {
			x.Move(s.Top(zone(Deck, p)), zone(Hand, p), rules.OnTop, 0)
		}
		can := false
		for _, c := range s.Zone(zone(Hand, p)) {
			can = can || g.startable(s, c)
		}
		if x.Avow(p, can) { // a hand that cannot start is shown
			return true
		}
		s.Seats[p][Redraws]++
		x.Emit(rules.Event{Kind: EvRedraw, Seat: p})
		for _, c := range s.Zone(zone(Hand, p)) { // MTZ-26.3
			x.Show(c, rules.BothSeats)
		}
		for s.Count(zone(Hand, p)) > 0 {
			x.Move(s.Zone(zone(Hand, p))[0], zone(Deck, p), rules.OnTop, 0)
		}
		x.Shuffle(zone(Deck, p))
	}
	return false
}

// startable reports whether a card is a unit without placement condition.
func (g *Game) startable(s *rules.State, c rules.CardID) bool {
	return g.is(s, c, Unit) && len(g.design(s.Card(c).Def).place) == 0
}

// straighten begins a player's turn.
func (g *Game) straighten(x *rules.Exec, p rules.Seat) {
	s := x.S
	s.Turn++
	x.Emit(rules.Event{Kind: EvTurn, Seat: p, A: s.Turn})
	g.step(x, StepStraighten)
	if s.NMods > 0 { // MTZ-4.19
		stir(s)
		s.DropMods(func(m *rules.Mod) bool { return m.Until == UntilNext && m.Ctrl == p })
	}
	g.readySouls(x, p, rules.MaxCards)
	for _, c := range s.Zone(zone(Ground, p)) { // MTZ-4.2
		g.tap(x, c, false)
	}
	s.Vars[Acted], s.Vars[Follow], s.Vars[Plays] = 0, 0, 0
	s.Seats[p][Charges] = 0
}

// startEffects carries out the effects of the start of a turn, one after the
// other as the turn player orders them.
func (g *Game) startEffects(x *rules.Exec, f *rules.Frame) {
	s := x.S
	switch f.PC {
	case atStart: // MTZ-4.8
		g.step(x, StepStart)
		g.atTimes(x, TrStart)
		f.PC = atStarting
	case atStarting: // MTZ-4.6
		n, at := 0, 0
		for i := range s.Triggers[:s.NTriggers] {
			if s.Triggers[i].Batch == startBatch {
				n++
				at = i
			}
		}
		switch n {
		case 0:
			f.PC = atMain
			g.step(x, StepMain)
		case 1:
			s.Last = rules.Option{N: int16(at)}
			f.PC = atStartDone
		default:
			f.PC = atStartDone
			s.Ask(s.Active, rules.Decision{Kind: rules.OrderItems, Prompt: PromptStart})
		}
	case atStartDone:
		f.PC = atStarting
		t := s.TakeTrigger(int(s.Last.N))
		a := &g.Lib.Abilities[t.Ability]
		if !g.due(s, &t) || !g.in.True(s, effect.Env{Ctrl: t.Ctrl, Src: t.Src}, a.Cond) || !g.payable(s, t.Ctrl, t.Src, t.Ability, byBoth) ||
			!g.possible(s, t.Ctrl, t.Src, t.Ability, byBoth) && !g.blocks(t.Ability) { // MTZ-4.7
			return
		}
		g.declare(s, t.Ctrl, t.Src, t.Ability, wayOpen)
	}
}

// atTimes queues the effects of the start or the end of a turn (MTZ-4.6,
// 4.18). Those of the start wait for the turn player to order them.
func (g *Game) atTimes(x *rules.Exec, trigger uint16) {
	s := x.S
	group := int16(0)
	if trigger == TrEnd {
		group = g.group(s)
	}
	if g.lookAround(s)&traitOf(trigger) == 0 {
		return
	}
	g.timely(s, trigger, func(p rules.Seat, src rules.CardID, ai uint16) {
		n := s.NTriggers
		g.add(x, ai, src, p, 0, 0, group, s.Active)
		if trigger == TrStart && s.NTriggers > n {
			s.Triggers[n].Batch = startBatch
		}
	})
}

// timely calls do for each effect of the start or the end of this turn that is
// on the field now, the turn player's first.
func (g *Game) timely(s *rules.State, trigger uint16, do func(p rules.Seat, src rules.CardID, ai uint16)) {
	for _, p := range [...]rules.Seat{s.Active, s.Active.Other()} {
		for src := range cards(s, p, field...) {
			face := g.shows(s, src)
			if s.Card(src).Has(rules.FaceDown) || g.trait(face)&traitOf(trigger) == 0 || !g.working(s, src) {
				continue
			}
			for _, ai := range g.Lib.Def(face).Abilities {
				if a := &g.Lib.Abilities[ai]; a.Trigger == trigger && meant(p, s.Active, a.TArg[0]) {
					do(p, src, ai)
				}
			}
		}
	}
}

// followUp offers the attack that may follow another one at once, and carries
// it out.
func (g *Game) followUp(s *rules.State, f *rules.Frame) {
	p := s.Active
	switch f.PC {
	case atFollow: // MTZ-11.15, 11.19
		c := Fighter(s, p)
		if s.Vars[Follow] != 1+int16(p) || c == 0 || s.Card(c).Stamp != uint16(s.Vars[FollowOf]) || g.mayNot(s, c, actAttack, keyNoAttack) ||
			s.Card(c).Has(FlagEncored) && !g.Keyword(s, c, keyEncore) {
			f.PC = atActed
			return
		}
		f.PC = atFollowed
		s.Ask(p, rules.Decision{Kind: rules.YesNo, Prompt: PromptAgain, Src: c, Def: g.Face(s, c)})
	case atFollowed:
		f.PC = atFollow
		s.Vars[Follow] = 0
		if c := Fighter(s, p); s.Last.Verb == rules.Yes && c != 0 {
			g.act(s, KindAttack, p, c)
		}
	}
}

// mayNot reports whether an action is forbidden to a unit, by its keyword or its player.
func (g *Game) mayNot(s *rules.State, c rules.CardID, action, key int16) bool {
	if s.NMods == 0 && g.traits(s)&(wordBit(sForbid)|wordBit(sKey)) == 0 {
		return false
	}
	p := s.Card(c).Owner
	return g.Barred(s, p, action) || g.Barred(s, p, actAction) || g.Keyword(s, c, key)
}

// play carries out an answer of the Main step.
func (g *Game) play(x *rules.Exec, f *rules.Frame, o rules.Option) {
	s := x.S
	p := s.Active
	f.PC = atMain
	s.Vars[Plays]++
	switch o.Verb {
	case rules.Pass: // MTZ-4.12
		f.PC = atActed
	case rules.Block: // MTZ-6.3, 7.1
		g.set(x, o.Card, int(o.N))
	case rules.Attack: // MTZ-4.11
		f.PC = atFollow
		s.Vars[Acted] = 1
		g.step(x, StepAction)
		switch c, kind := Fighter(s, p), o.N-1; kind {
		case KindAttack:
			g.act(s, kind, p, c)
		case KindSwitch: // MTZ-11.11
			g.act(s, kind, p, c).C[1] = o.Card
		default:
			g.declare(s, p, c, g.move(s, c, kind), wayOpen)
		}
	case rules.Use:
		c := o.Card
		x.Disclose(c, rules.BothSeats) // every use is announced
		switch k := s.Card(c).Zone.Kind(); {
		case k == Hand && g.is(s, c, Unit):
			if o.N < 0 {
				s.Push(rules.Frame{Op: opPlace, Ctrl: p, Src: c})
			} else {
				g.place(x, c, int(o.N))
			}
		case k == Hand && g.is(s, c, Terrain):
			g.layTerrain(x, c, int(o.N))
		case k == Bench && s.Card(c).Has(rules.FaceDown): // MTZ-6.6
			g.turnUp(x, c, g.group(s))
		default:
			g.use(s, p, o, wayOpen)
		}
	}
}

// move returns the ability that is a unit's Special or Super, 0 if there may
// be none: ability 0 can be one, so check has.
func (g *Game) move(s *rules.State, c rules.CardID, kind int16) uint16 {
	trigger := TrSpecial
	if kind == KindSuper {
		trigger = TrSuper
	}
	face := g.Face(s, c)
	if g.trait(face)&traitOf(trigger) == 0 {
		return noAbility
	}
	for _, ai := range g.Lib.Def(face).Abilities {
		if g.Lib.Abilities[ai].Trigger == trigger {
			return ai
		}
	}
	return noAbility
}
