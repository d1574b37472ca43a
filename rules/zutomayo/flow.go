package zutomayo

import (
	"math/bits"

	"godeck/rules"
	"godeck/rules/effect"
)

// Points of the root procedure. Saves contain them, so their order is part of
// the rules version.
const (
	atDeal uint16 = iota
	atMulligan
	atPlace
	atPlaced
	atTurnStart
	atAskSet
	atReveal
	atTime
	atSwapAsk
	atSwap
	atAreas
	atEffects
	atEffectLoop
	atBattle
	atCleanup
	atEnd
	atDraw
	atTurnOver
)

// Step advances the top frame by one step, and the turn by further ones as
// long as nothing has happened for which StateBasedActions looks.
func (g *Game) Step(x *rules.Exec) {
	switch s := x.S; s.Frame().Op {
	case opMatch:
		for g.match(x) && s.Dec.Kind == rules.NoDecision && s.NFrames == 1 && s.NTriggers == 0 && !g.single {
		}
	case opAbility:
		g.begin(x)
		g.in.Step(x)
	case opTriggers:
		g.ordered(x.S)
		g.batch.Step(x)
	case opUse:
		g.useNext(x)
	case opClock:
		g.runClock(x)
	default:
		x.S.Fault = rules.FaultCode
	}
}

// StateBasedActions does what happens between any two steps: defeat (ZTM-1.2),
// Area Enchants whose state condition holds (ZTM-11.4), waiting triggers
// (ZTM-10.11).
func (g *Game) StateBasedActions(x *rules.Exec) bool {
	s := x.S
	if s.Seats[0][HP] <= 0 || s.Seats[1][HP] <= 0 {
		g.checkHP(x)
		return true
	}
	var gone [2]*effect.Ability // both are checked before either leaves (ZTM-11.9)
	for p := rules.Seat(0); p < 2; p++ {
		if c := s.Top(zone(Area, p)); c != 0 {
			gone[p] = g.stateMet(s, p, c)
		}
	}
	if gone[0] != nil || gone[1] != nil {
		first := g.PriorityPlayer(s)
		for _, p := range [...]rules.Seat{first, first.Other()} {
			if gone[p] != nil {
				g.discardTo(x, s.Top(zone(Area, p)), gone[p])
			}
		}
		return true
	}
	if s.NTriggers > 0 && g.batch.Fresh(s) && !deep(s, 6) {
		g.batch.Open(s)
		return true
	}
	return false
}

// deep reports whether abilities are nested so deeply that others have to
// wait: fewer than n frames or two selection lists are left.
func deep(s *rules.State, n uint8) bool {
	return s.NFrames >= rules.MaxFrames-n || bits.OnesCount8(s.ListsUsed) >= rules.MaxLists-1
}

// stateMet returns the immediate state condition of an Area Enchant in force
// that holds (ZTM-11.4), or nil.
func (g *Game) stateMet(s *rules.State, p rules.Seat, c rules.CardID) *effect.Ability {
	if g.brief(s.Card(c).Def).trig&trigBit(TrState) == 0 || !g.live(s, c) {
		return nil
	}
	for _, ai := range g.Lib.Def(s.Card(c).Def).Abilities {
		a := &g.Lib.Abilities[ai]
		if a.Trigger == TrState {
			env := effect.Env{Ctrl: p, Src: c}
			if g.in.True(s, env, a.Cond) {
				return a
			}
		}
	}
	return nil
}

// discardTo moves a card to the zone of its discard condition (ZTM-11.2).
func (g *Game) discardTo(x *rules.Exec, c rules.CardID, a *effect.Ability) {
	owner := x.S.Card(c).Owner
	x.Emit(rules.Event{Kind: EvExpire, Seat: owner, Vis: rules.BothSeats, Card: c, Def: x.S.Card(c).Def})
	switch {
	case a != nil && a.Extra[0] == 0:
		g.put(x, c, zone(Charger, owner), rules.OnTop)
	case a != nil && a.Extra[0] == 1:
		g.put(x, c, zone(Abyss, owner), rules.OnTop)
	default:
		g.leave(x, c)
	}
}

// ordered records that choosing which effect comes next does not break a
// repetition (ZTM-13.10).
func (g *Game) ordered(s *rules.State) {
	if s.Frame().Sub == 1 && s.Vars[chainAt] == int16((s.Dec.ID-1)&0x7fff) {
		s.Vars[chainAt] = int16(s.Dec.ID & 0x7fff)
	}
}

// First returns the PriorityPlayer, whose abilities come first (ZTM-10.11).
func (g *Game) First(s *rules.State) rules.Seat { return g.PriorityPlayer(s) }

// Counts reports whether a waiting ability is still to be begun: it is lost if
// its card has moved (ZTM-10.21).
func (g *Game) Counts(s *rules.State, t *rules.Trigger) bool { return s.Card(t.Src).Stamp == t.Stamp }

// Waits returns the effects put off to the end of the turn, numbered from
// MaxTriggers: they belong to the batch of the End step (ZTM-8.18).
func (g *Game) Waits(s *rules.State, p rules.Seat, i int) (rules.Option, bool) {
	if s.Frame().N[0] != endBatch {
		return rules.Option{}, false
	}
	for k := range s.Stack[:s.NStack] {
		if s.Stack[k].Ctrl != p {
			continue
		}
		if i--; i < 0 {
			o := rules.Option{Verb: rules.Use, N: rules.MaxTriggers + int16(k)}
			if c := s.Stack[k].Src; open(s, c) {
				o.Card = c
			}
			return o, true
		}
	}
	return rules.Option{}, false
}

// endBatch is the register value of the opTriggers frame of the End step.
const endBatch = 1

// WaitingDesign returns the design of an effect in the question of order; its
// card may be hidden by now.
func (g *Game) WaitingDesign(s *rules.State, o rules.Option) rules.DefID {
	if i := int(o.N) - rules.MaxTriggers; i >= 0 && i < int(s.NStack) {
		return s.Stack[i].Def
	}
	return s.Card(o.Card).Def
}

// open reports whether everybody sees the card.
func open(s *rules.State, c rules.CardID) bool {
	at := s.Card(c)
	see := table.Zones[at.Zone.Kind()].See
	return see == rules.SeeAll || see == rules.SeeFace && at.Flags&rules.FaceDown == 0
}

// Begin begins a waiting ability or an effect that was put off.
func (g *Game) Begin(x *rules.Exec, _ rules.Seat, o rules.Option) {
	s, i := x.S, o.N
	if i >= rules.MaxTriggers {
		g.carryOut(x, int(i-rules.MaxTriggers))
		return
	}
	t := s.Triggers[i]
	if t.More > 0 {
		s.Triggers[i].More--
	} else {
		s.TakeTrigger(int(i))
	}
	c := s.Card(t.Src)
	a := &g.Lib.Abilities[t.Ability]
	env := effect.Env{Ctrl: t.Ctrl, Src: t.Src, Card: t.Card, N: t.N}
	switch {
	case c.Stamp != t.Stamp || !g.live(s, t.Src): // ZTM-10.21
		return
	case a.Trigger == TrSwap && s.Seats[t.Ctrl][KeepOld] != 0: // nobody is replaced (ZTM-8.26)
		return
	case !g.in.True(s, env, a.Cond): // ZTM-10.6
		return
	case a.List != 0:
		g.discardTo(x, t.Src, a)
		return
	}
	g.start(x, t.Ability, t.Src, t.Ctrl, t.Card, t.N)
}

// start begins an ability. Too many abilities in a row without a choice, or
// too many in one turn, are an endless repetition (ZTM-13.7, 13.10).
func (g *Game) start(x *rules.Exec, ability uint16, src rules.CardID, ctrl rules.Seat, c rules.CardID, n int16) {
	s := x.S
	if at := int16(s.Dec.ID & 0x7fff); s.Vars[chainAt] != at {
		s.Vars[chainAt], s.Vars[chain] = at, 0
	}
	s.Vars[chain]++
	s.Vars[begun]++
	if s.Vars[chain] > MaxChain || s.Vars[begun] > MaxBegun {
		x.End(rules.NoSeat, ReasonEndless)
		return
	}
	g.in.Start(s, ability, src, ctrl, c, n)
}

// begin runs before an ability's first instruction, the moment at which its
// condition is read (ZTM-10.6). It reports that the ability begins or that its
// condition does not hold, and records that the card was used (ZTM-10.24).
func (g *Game) begin(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	if f.Sub != 0 || f.N[effect.RegStop] != 0 {
		return
	}
	a := &g.Lib.Abilities[f.N[effect.RegAbil]]
	if f.PC != a.Entry {
		return
	}
	kind := EvUnmet
	if g.in.True(s, effect.EnvOf(f), a.Cond) {
		kind = EvEffect
		if c := s.Card(f.Src); !s.Remembers(c.Owner, c.Def) {
			s.Remember(c.Owner, c.Def)
			c.N[usedIn] = s.Turn
		}
	}
	x.Emit(rules.Event{Kind: kind, Seat: f.Ctrl, Vis: rules.BothSeats, Card: f.Src, Def: f.Def, Src: f.Src, A: f.N[effect.RegAbil]})
}

func (g *Game) step(x *rules.Exec, step uint8) {
	x.S.Step = step
	if x.Logging() {
		x.Emit(rules.Event{Kind: EvStep, Seat: rules.NoSeat, A: int16(step)})
	}
}

// match is the root procedure: set-up (ZTM-6), turn 1 (ZTM-7), later turns
// (ZTM-8). It reports whether nothing has changed on which a condition can
// depend.
func (g *Game) match(x *rules.Exec) (quiet bool) {
	s := x.S
	f := s.Frame()
	was := s.Stamps // every move changes it
	switch f.PC {
	case atDeal, atMulligan, atPlace, atPlaced:
		g.setUp(x, f)

	case atTurnStart:
		g.startStep(x)
		f.PC = atAskSet
	case atAskSet:
		g.step(x, StepSet)
		g.askSet(s)
		f.PC = atReveal
	case atReveal:
		g.reveal(x)
		f.PC = atTime
	case atTime:
		g.time(x)
		f.PC = atSwapAsk
		if s.Turn == 1 {
			f.PC = atEffects // nothing to swap yet
		}
	case atSwapAsk:
		g.step(x, StepSwap)
		s.Vars[Priority] = int16(priorityAt(s)) // ZTM-8.16
		for p := rules.Seat(0); p < 2; p++ {
			if g.Fighter(s, p) != 0 && s.Seats[p][ThisElem] > 0 {
				g.fireSwap(x, p)
			}
		}
		f.PC = atSwap
		return true
	case atSwap:
		g.swap(x, rules.Seat(s.Vars[Priority]))
		f.PC = atAreas
		return s.Stamps == was
	case atAreas:
		g.enterAreas(x, rules.Seat(s.Vars[Priority]))
		f.PC = atEffects
		return s.Stamps == was
	case atEffects:
		g.step(x, StepEffects)
		s.Vars[Priority] = int16(priorityAt(s)) // ZTM-10.2
		f.PC, f.N[0] = atEffectLoop, 0
		return !putInForce(s)
	case atEffectLoop:
		g.effects(x, f) // begins a use in a frame of its own, or only says that there is none
		return true
	case atBattle:
		g.battle(x)
		f.PC = atCleanup
	case atCleanup: // not on turn 1 (ZTM-7.4)
		if s.Turn > 1 {
			g.cleanUp(x)
		}
		f.PC = atEnd
		return s.Stamps == was
	case atEnd:
		g.step(x, StepEnd)
		s.Vars[Priority] = int16(priorityAt(s))
		g.fire(x, TrTurnEnd, rules.NoSeat, 0, 0) // ZTM-8.18
		f.PC = atDraw
		if s.NTriggers+s.NStack == 0 {
			return true
		}
		g.batch.Open(s).N[0] = endBatch
	case atDraw:
		g.drawStep(x)
		f.PC = atTurnOver
	case atTurnOver:
		g.endTurn(x)
		f.PC = atTurnStart
	default:
		s.Fault = rules.FaultCode
	}
	return false
}

// setUp carries out the points before turn 1.
func (g *Game) setUp(x *rules.Exec, f *rules.Frame) {
	switch f.PC {
	case atDeal:
		g.deal(x)
		g.askMulligan(x)
		f.PC = atMulligan
	case atMulligan:
		for p := rules.Seat(0); p < 2; p++ {
			g.mulligan(x, p)
		}
		f.PC = atPlace
	case atPlace:
		g.askPlace(x.S)
		f.PC = atPlaced
	case atPlaced:
		g.place(x)
		f.PC = atTime
	}
}

// deal says who is on the night side (ZTM-6.1), shuffles and deals the hands.
func (g *Game) deal(x *rules.Exec) {
	g.step(x, StepSetup)
	x.S.Vars[NightSide] = int16(x.Roll(2, rules.NoSeat, NightSide))
	for p := rules.Seat(0); p < 2; p++ {
		x.Shuffle(zone(Deck, p))
	}
	for p := rules.Seat(0); p < 2; p++ {
		for i := 0; i < OpeningHand; i++ {
			g.Draw(x, p)
		}
	}
}

// askMulligan lets those redraw who have no Character with cost 0.
func (g *Game) askMulligan(x *rules.Exec) {
	s := x.S
	d := rules.Decision{Kind: rules.Commit, Prompt: PromptMulligan, Confirm: true}
	var mask uint8
	for p := rules.Seat(0); p < 2; p++ {
		if s.Count(zone(Hand, p)) > 0 && !x.Avow(p, g.HasZeroCost(s, p)) { // ZTM-6.3, 6.12
			mask |= p.Mask()
			d.Max[p] = uint8(s.Count(zone(Hand, p)))
		}
	}
	if mask != 0 {
		s.AskBoth(mask, d)
	}
}

// askPlace asks both players for their first Characters.
func (g *Game) askPlace(s *rules.State) {
	d := rules.Decision{Kind: rules.Commit, Prompt: PromptPlace, Confirm: true}
	var mask uint8
	for p := rules.Seat(0); p < 2; p++ {
		if s.Count(zone(Hand, p)) > 0 { // without a Character the seat is done at once (ZTM-6.13)
			mask |= p.Mask()
			d.Min[p], d.Max[p] = 1, 1
		}
	}
	if mask != 0 {
		s.AskBoth(mask, d)
	}
}

// place puts the first Characters on the BattleField and begins turn 1, which
// has no Set step (ZTM-7.1).
func (g *Game) place(x *rules.Exec) {
	s := x.S
	for p := rules.Seat(0); p < 2; p++ {
		for _, c := range s.Picks[p].Cards() {
			x.Move(c, zone(BattleField, p), rules.OnTop, rules.FaceDown|FlagSetNow)
			s.Seats[p][ThisElem] = 1 + int16(g.attr(s, c, AElement))
		}
		s.Picks[p] = rules.List{}
	}
	g.beginTurn(x)
	for p := rules.Seat(0); p < 2; p++ {
		if c := g.Fighter(s, p); c != 0 {
			x.FaceUp(c) // ZTM-6.11
		}
	}
}

// placeable reports whether a hand card may be the first Character (ZTM-6.7, 6.8, 6.10).
func (g *Game) placeable(s *rules.State, p rules.Seat, c rules.CardID) bool {
	return g.is(s, c, Character) && (g.attr(s, c, ACost) == 0 || !g.HasZeroCost(s, p))
}

// mulligan carries out a redraw (ZTM-6.4): set aside, draw as many, shuffle back.
func (g *Game) mulligan(x *rules.Exec, p rules.Seat) {
	s := x.S
	n := int(s.Picks[p].N)
	if n == 0 {
		return
	}
	x.SetSeatVar(p, Mulligans, 1)
	x.Emit(rules.Event{Kind: EvMulligan, Seat: p, A: int16(n)})
	for _, c := range s.Picks[p].Cards() {
		x.Move(c, zone(Aside, p), rules.OnTop, 0)
	}
	s.Picks[p] = rules.List{}
	for i := 0; i < n; i++ {
		g.Draw(x, p)
	}
	for s.Count(zone(Aside, p)) > 0 {
		x.Move(s.Top(zone(Aside, p)), zone(Deck, p), rules.OnTop, 0)
	}
	x.Shuffle(zone(Deck, p))
}

func (g *Game) beginTurn(x *rules.Exec) {
	s := x.S
	s.Turn++
	s.Vars[StartHour] = s.Vars[Chronos]
	s.Vars[Changes] = 0
	s.Vars[begun] = 0
	for p := range s.Seats {
		s.Seats[p][SetCount] = 0
		s.Seats[p][SetHours], s.Seats[p][SetHoursChar] = 0, 0
		s.Seats[p][KeepOld] = 0
	}
	x.Emit(rules.Event{Kind: EvTurn, Seat: rules.NoSeat, A: s.Turn})
}

func (g *Game) startStep(x *rules.Exec) {
	g.beginTurn(x)
	g.step(x, StepStart)
	x.S.Vars[Priority] = int16(priorityAt(x.S))
	g.fire(x, TrTurnStart, rules.NoSeat, 0, 0) // ZTM-8.23
}

// askSet asks both players at once for the cards that they set.
func (g *Game) askSet(s *rules.State) {
	d := rules.Decision{Kind: rules.Commit, Prompt: PromptSet, Confirm: true, Ordered: true}
	var mask uint8
	for p := rules.Seat(0); p < 2; p++ {
		lo, hi := g.SetLimits(s, p)
		if hi > 0 {
			mask |= p.Mask()
			d.Min[p], d.Max[p] = uint8(lo), uint8(hi)
		}
	}
	s.Picks = [2]rules.List{}
	if mask != 0 {
		s.AskBoth(mask, d)
	}
}

// reveal puts the committed cards of both seats into their slots (ZTM-3.10)
// and turns them face-up (ZTM-8.8).
func (g *Game) reveal(x *rules.Exec) {
	s := x.S
	for p := rules.Seat(0); p < 2; p++ {
		l := s.Picks[p]
		for i, c := range l.Cards() {
			x.Move(c, zone(g.PickedSlot(s, p, i), p), rules.OnTop, rules.FaceDown|FlagSetNow)
			if g.is(s, c, Character) && s.Seats[p][ThisElem] == 0 {
				s.Seats[p][ThisElem] = 1 + int16(g.attr(s, c, AElement))
			}
		}
		s.Seats[p][SetCount] = int16(l.N)
	}
	s.Picks = [2]rules.List{}
	g.step(x, StepReveal)
	for _, k := range [...]uint8{SetA, SetB, AreaNew} {
		for p := rules.Seat(0); p < 2; p++ {
			if c := s.Top(zone(k, p)); c != 0 {
				x.FaceUp(c)
			}
		}
	}
}

// time moves the medal by the hours of all cards set this turn (ZTM-4.3 to 4.8).
func (g *Game) time(x *rules.Exec) {
	s := x.S
	g.step(x, StepTime)
	sum := 0
	for p := rules.Seat(0); p < 2; p++ {
		for _, k := range [...]uint8{BattleField, SetA, SetB, AreaNew} {
			c := s.Top(zone(k, p))
			if c == 0 || !s.Card(c).Has(FlagSetNow) {
				continue
			}
			n := g.HoursOf(s, c)
			sum += n
			s.Seats[p][SetHours] += int16(n)
			if g.is(s, c, Character) {
				s.Seats[p][SetHoursChar] += int16(n)
			}
			x.Emit(rules.Event{Kind: EvHours, Seat: p, Vis: rules.BothSeats, Card: c, Def: s.Card(c).Def, A: int16(n)})
		}
	}
	g.turnClock(x, sum, 0)
}

// fireSwap queues a seat's abilities for the Swap step: those of its Enchants
// and of the Character that will replace the old one; the ability of a second
// Character is not applied (ZTM-8.11).
func (g *Game) fireSwap(x *rules.Exec, p rules.Seat) {
	s := x.S
	for _, k := range [...]uint8{SetA, SetB} {
		src := s.Top(zone(k, p))
		if src == 0 || g.is(s, src, Character) && src != g.newcomer(s, p) || !g.stands(s, src) {
			continue
		}
		for _, ai := range g.Lib.Def(s.Card(src).Def).Abilities {
			if g.Lib.Abilities[ai].Trigger == TrSwap {
				s.AddTrigger(rules.Trigger{Ability: ai, Src: src, Ctrl: p})
			}
		}
	}
}

// swap replaces Characters by newly set ones, for both players together
// (ZTM-8.10 to 8.12, 8.16, 8.22): the old ones leave, the new ones enter,
// surplus new ones are discarded.
func (g *Game) swap(x *rules.Exec, first rules.Seat) {
	s := x.S
	seats := [...]rules.Seat{first, first.Other()}
	var old, fresh [2]rules.CardID
	for _, p := range seats {
		if fresh[p] = g.newcomer(s, p); fresh[p] == 0 {
			continue
		}
		if old[p] = g.Fighter(s, p); old[p] != 0 && s.Seats[p][KeepOld] != 0 {
			x.Emit(rules.Event{Kind: EvKept, Seat: p, Vis: rules.BothSeats, Card: old[p], Def: s.Card(old[p]).Def})
			old[p], fresh[p] = 0, 0
		} else if old[p] != 0 {
			g.leave(x, old[p])
		}
	}
	for _, p := range seats {
		if c := fresh[p]; c != 0 {
			slot := s.Card(c).Stamp
			g.shift(x, c, zone(BattleField, p), rules.OnTop, FlagSetNow)
			for i := range s.Mods[:s.NMods] { // its modifiers move along, given and received (ZTM-10.8)
				m := &s.Mods[i]
				if m.Target == c && m.TStamp == slot {
					m.TStamp = s.Card(c).Stamp
				}
				if m.Src == c && m.Stamp == slot {
					m.Stamp = s.Card(c).Stamp
				}
			}
		}
	}
	for _, p := range seats {
		for _, k := range [...]uint8{SetA, SetB} {
			if c := s.Top(zone(k, p)); g.is(s, c, Character) {
				g.leave(x, c) // ZTM-8.11, 8.22
			}
		}
	}
	for _, p := range seats {
		if old[p] != 0 {
			g.fire(x, TrReplaced, p, fresh[p], 0)
		}
	}
}

// enterAreas moves newly set Area Enchants to their place, from which an older
// one leaves.
func (g *Game) enterAreas(x *rules.Exec, first rules.Seat) {
	s := x.S
	seats := [...]rules.Seat{first, first.Other()}
	for _, p := range seats {
		c := s.Top(zone(AreaNew, p))
		if c == 0 {
			continue
		}
		if old := s.Top(zone(Area, p)); old != 0 {
			g.leave(x, old) // ZTM-8.13, 11.1
		}
		g.shift(x, c, zone(Area, p), rules.OnTop, FlagSetNow)
	}
	for _, p := range seats {
		if c := s.Top(zone(Area, p)); c != 0 && s.Card(c).Has(FlagSetNow) {
			g.fire(x, TrOppArea, p, c, 0)
		}
	}
}

// putInForce puts the Area Enchants in force that are not yet, and reports
// whether there were any.
func putInForce(s *rules.State) (any bool) {
	for p := rules.Seat(0); p < 2; p++ {
		if c := s.Top(zone(Area, p)); c != 0 && !s.Card(c).Has(FlagInForce) {
			s.Card(c).Flags |= FlagInForce // ZTM-8.15; StateBasedActions then applies ZTM-11.7
			any = true
		}
	}
	return any
}

// effects carries out the Effects step (ZTM-10): phases 0 and 1 are the
// players' effects, 2 and 3 their late ones.
func (g *Game) effects(x *rules.Exec, f *rules.Frame) {
	s := x.S
	if f.Sub == 1 {
		f.Sub = 0
		g.useCard(x, s.Last.Card, f.N[0] >= 2)
		return
	}
	for f.N[0] < 4 {
		p := rules.Seat(s.Vars[Priority])
		if f.N[0]&1 == 1 {
			p = p.Other()
		}
		var pend [4]rules.CardID
		n := g.pending(s, p, f.N[0] >= 2, &pend)
		switch {
		case n == 1:
			g.useCard(x, pend[0], f.N[0] >= 2) // ZTM-10.4
			return
		case n > 1:
			f.Sub = 1
			s.Ask(p, rules.Decision{Kind: rules.OrderItems, Prompt: PromptOrder})
			return
		}
		f.N[0]++
	}
	f.PC = atBattle
}

// pending lists the seat's cards with effects still to apply (ZTM-10.3).
func (g *Game) pending(s *rules.State, p rules.Seat, late bool, out *[4]rules.CardID) int {
	n := 0
	done := FlagUsed
	if late {
		done = FlagLate
	}
	for _, k := range [...]uint8{BattleField, SetA, SetB, Area} {
		c := s.Top(zone(k, p))
		if c == 0 {
			continue
		}
		d := s.Card(c)
		if d.Has(done) || k != Area && !d.Has(FlagSetNow) || !g.hasEffect(d.Def, late) {
			continue
		}
		out[n] = c
		n++
	}
	return n
}

// hasEffect reports whether a design has effects for the Effects step, late
// ones or the others.
func (g *Game) hasEffect(d rules.DefID, late bool) bool {
	if b := g.brief(d); late {
		return b.late
	} else {
		return b.soon
	}
}

func stepTrigger(t uint16) bool { return t == TrSetTurn || t == TrEffect || t == TrEachTurn }

// useCard applies one card's effects; its cost is checked now (ZTM-10.5).
func (g *Game) useCard(x *rules.Exec, c rules.CardID, late bool) {
	s := x.S
	d := s.Card(c)
	what := usePlain
	if late {
		d.Flags |= FlagLate
		what = useLate
	} else {
		d.Flags |= FlagUsed
	}
	if !g.Powered(s, c) {
		x.Emit(rules.Event{Kind: EvUnderpowered, Seat: d.Owner, Vis: rules.BothSeats, Card: c, Def: d.Def, A: int16(g.Cost(s, c)), B: s.Seats[d.Owner][Power]})
		return
	}
	g.use(x, c, d.Owner, what)
}

// Registers of an opUse frame: the next line, what is applied, the card as it
// was then, and 1 if it has been used before in this turn (ZTM-10.24).
const (
	useLine = iota
	useWhat
	useStamp
	useAgain
)

// What of a card is applied.
const (
	usePlain int16 = iota // its effects other than late ones
	useLate               // its late ones (ZTM-10.7)
	useAll                // all of them at once (ZTM-10.19)
)

// use applies the effects of a card, in printed order (ZTM-10.23).
func (g *Game) use(x *rules.Exec, c rules.CardID, p rules.Seat, what int16) {
	s := x.S
	d := s.Card(c)
	f := s.Push(rules.Frame{Op: opUse, Src: c, Ctrl: p, Def: d.Def})
	f.N[useWhat], f.N[useStamp] = what, int16(d.Stamp)
	f.N[useAgain] = int16(rules.Truth(what != useLate && d.N[usedIn] == s.Turn && s.Remembers(p, d.Def)))
}

// useNext begins the next line of a card being applied. It stops if the card
// has moved since (ZTM-10.27).
func (g *Game) useNext(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	list := g.Lib.Def(f.Def).Abilities
	for i := int(f.N[useLine]); i < len(list) && s.Card(f.Src).Stamp == uint16(f.N[useStamp]); i++ {
		a := &g.Lib.Abilities[list[i]]
		if stepTrigger(a.Trigger) && (f.N[useWhat] == useAll || a.Late == (f.N[useWhat] == useLate)) {
			f.N[useLine] = int16(i) + 1
			g.start(x, list[i], f.Src, f.Ctrl, 0, 0)
			return
		}
	}
	s.Pop()
}

// battle compares the attacks (ZTM-9).
func (g *Game) battle(x *rules.Exec) {
	s := x.S
	g.step(x, StepBattle)
	a, b := g.Attack(s, 0), g.Attack(s, 1)
	win := rules.NoSeat
	switch {
	case a > b:
		win = 0
	case b > a:
		win = 1
	}
	for p := rules.Seat(0); p < 2; p++ {
		w := int16(1) // after a tie both count as winners (ZTM-9.5)
		if win == p.Other() {
			w = 0
		}
		s.Seats[p][Winner] = w
	}
	x.Emit(rules.Event{Kind: EvBattle, Seat: win, A: int16(a), B: int16(b)})
	if win != rules.NoSeat {
		d := a - b
		if d < 0 {
			d = -d
		}
		g.damage(x, win.Other(), d, g.Fighter(s, win)) // ZTM-9.6
		if s.Seats[win.Other()][HP] > 0 {
			g.fire(x, TrLost, win.Other(), 0, 0)
			g.fire(x, TrWon, win, 0, 0)
		}
		return
	}
	g.fire(x, TrWon, 0, 0, 0)
	g.fire(x, TrWon, 1, 0, 0)
}

// cleanUp discards what lies in the SetSlots.
func (g *Game) cleanUp(x *rules.Exec) {
	g.step(x, StepCleanup)
	for p := rules.Seat(0); p < 2; p++ {
		for _, k := range [...]uint8{SetA, SetB} {
			if c := x.S.Top(zone(k, p)); c != 0 {
				g.leave(x, c) // ZTM-8.17
			}
		}
	}
}

// drawStep draws as many cards as were set.
func (g *Game) drawStep(x *rules.Exec) {
	s := x.S
	g.step(x, StepDraw)
	for p := rules.Seat(0); p < 2; p++ {
		n := int(s.Seats[p][SetCount]) // ZTM-8.19
		if s.Turn == 1 {
			n = 1 // ZTM-7.5
		}
		for i := 0; i < n; i++ {
			if !g.Draw(x, p) {
				break
			}
		}
	}
}

// endTurn ends modifiers of the turn (ZTM-8.21) and applies the turn cap
// (ZTM-1.12).
func (g *Game) endTurn(x *rules.Exec) {
	s := x.S
	s.DropMods(func(m *rules.Mod) bool {
		switch m.Until {
		case nextTurn:
			m.Until = untilTurnEnd
			return false
		case whileOnField:
			return s.Card(m.Target).Stamp != m.TStamp
		}
		return true
	})
	for _, c := range onTable(s) {
		s.Card(c).Flags &^= FlagSetNow | FlagUsed | FlagLate
	}
	for p := range s.Seats {
		s.Seats[p][LastElem] = s.Seats[p][ThisElem]
		s.Seats[p][ThisElem] = 0
	}
	if s.Turn >= TurnCap {
		switch a, b := s.Seats[0][HP], s.Seats[1][HP]; {
		case a > b:
			x.End(0, ReasonTurnCap)
		case b > a:
			x.End(1, ReasonTurnCap)
		default:
			x.End(rules.NoSeat, ReasonTurnCap)
		}
	}
}
