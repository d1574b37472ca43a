package guardians

import (
	"slices"

	"godeck/rules"
)

// duty is the ability number of what the rules make a special guardian do in
// the End Phase. It is not an effect (BGD-23.14, 23.18).
const duty uint16 = 0xFFFF

// turnOrder returns the seats, the turn player's first (BGD-19.7).
func turnOrder(s *rules.State) [2]rules.Seat {
	p := s.Active
	if p < 0 {
		p = rules.Seat(s.Vars[First])
	}
	return [2]rules.Seat{p, p.Other()}
}

// fire queues the automatic effects of both players triggered by an event. p
// is the seat of the event, card its subject, n its number (hurt: the amount;
// phase, judged, used: which).
func (g *Game) fire(x *rules.Exec, trigger uint16, p rules.Seat, card rules.CardID, n int16) {
	s := x.S
	granted := given(s)
	for _, q := range turnOrder(s) {
		if !granted && g.triggersOf(s, q)&trigBit(trigger) == 0 {
			continue
		}
		for _, k := range [...]uint8{Attack, Assist, Domain} {
			for _, c := range s.Zone(zone(k, q)) {
				if g.knows(s, c)&trigBit(trigger) != 0 && !s.Card(c).Has(rules.FaceDown) {
					g.queue(s, trigger, c, q, p, card, n)
				}
			}
		}
	}
}

// queueOwn queues the effects of one card: when it is summoned, or has left.
func (g *Game) queueOwn(x *rules.Exec, trigger uint16, c rules.CardID, p rules.Seat, card rules.CardID, n int16) {
	if g.design(x.S, c).has(trigger) {
		g.queue(x.S, trigger, c, p, p, card, n)
	}
}

func (g *Game) queue(s *rules.State, trigger uint16, c rules.CardID, q, p rules.Seat, card rules.CardID, n int16) {
	for i, ai := range g.abilities(s, c) {
		a := &g.Lib.Abilities[ai]
		if a.Trigger != trigger {
			continue
		}
		if trigger == TrLeft && s.Card(c).Has(FlagUsed0<<i) || trigger != TrLeft && !g.works(s, c, a.List) {
			continue
		}
		amount := int16(0)
		if trigger != TrSummoned && trigger != TrLeft {
			if w := a.TArg[0]; w == 0 && p != q || w == 1 && p == q {
				continue
			}
			switch trigger {
			case TrPhase, TrJudged, TrUsed:
				if a.TArg[1] != n {
					continue
				}
			case TrHurt, TrDrawn:
				if n < a.TArg[1] {
					continue
				}
				amount = n
			case TrCrossed:
				if !g.crosses(s, p, a.TArg[1], int(a.TArg[2])) {
					continue
				}
			case TrEntered:
				if c == card || !g.in.Fits(s, a.TArg[1], card) || a.TArg[2] == 1 && n != HowAwaken {
					continue
				}
			case TrJunked: // negative: from the hand
				if (n < 0) != (a.TArg[1] == 1) {
					continue
				}
				amount = max(n, -n)
			case TrRolled, TrPaid:
				amount = n
			}
		}
		g.await(s, rules.Trigger{Ability: ai, Src: c, Ctrl: q, Card: card, N: amount})
	}
}

// await queues an automatic effect. More than can wait are as endless as too
// many in a row: the next to begin ends the match (BGD-28.3).
func (g *Game) await(s *rules.State, t rules.Trigger) {
	if s.NTriggers == rules.MaxTriggers {
		s.Vars[chainAt], s.Vars[chain] = int16(s.Turn&0x7fff), ChainCap
		return
	}
	s.AddTrigger(t)
}

// farewells returns the effects of leaving that a card was given (BGD-28.19);
// its printed ones are found after it has moved.
func (g *Game) farewells(s *rules.State, c rules.CardID) (given [maxAbilities]uint16, n int) {
	leaving := s.Card(c).Zone.Kind() == Leaving // whether they worked was settled when it was replaced
	for i := range s.Mods[:s.NMods] {
		m := &s.Mods[i]
		if m.Kind != ModAbility || !m.On(s, c) || n == maxAbilities {
			continue
		}
		if a := &g.Lib.Abilities[m.Amount]; a.Trigger == TrLeft && (leaving || g.works(s, c, a.List)) {
			given[n] = uint16(m.Amount)
			n++
		}
	}
	return given, n
}

// queueLeft queues the effects of a card that has left the field, with those
// that it had been given.
func (g *Game) queueLeft(x *rules.Exec, c rules.CardID, p rules.Seat, given []uint16) {
	g.queueOwn(x, TrLeft, c, p, 0, 0)
	for _, ai := range given {
		g.await(x.S, rules.Trigger{Ability: ai, Src: c, Ctrl: p})
	}
}

// follow lets the effects of leaving that a replaced guardian was given go with
// it until the Shift Step (BGD-9.10, 9.12).
func (g *Game) follow(s *rules.State, c rules.CardID, given []uint16, was uint16) {
	for i := range s.Mods[:s.NMods] {
		m := &s.Mods[i]
		if m.Kind == ModAbility && m.Target == c && m.TStamp == was && slices.Contains(given, uint16(m.Amount)) {
			m.TStamp = s.Card(c).Stamp
		}
	}
}

// works reports whether the abilities of a list work where their card is
// (BGD-22.3, 22.14) and have not been removed from it.
func (g *Game) works(s *rules.State, c rules.CardID, list uint8) bool {
	switch d := s.Card(c); d.Zone.Kind() {
	case Attack:
		return list != listAssist && !((list == listPotential || list == listTribe) && g.modded(s, c, ModSilent))
	case Assist:
		helper := g.placeOf(s, c) == Assist
		return !d.Has(rules.FaceDown) && helper && list != listPotential && !(list == listTribe && g.modded(s, c, ModSilent))
	case Domain:
		return list == listText
	}
	return false
}

// abilities returns the abilities of a card: printed ones and those that it
// was given (BGD-28.19).
func (g *Game) abilities(s *rules.State, c rules.CardID) []uint16 {
	list := g.Lib.Def(s.Card(c).Def).Abilities
	for i := range s.Mods[:s.NMods] {
		if m := &s.Mods[i]; m.Kind == ModAbility && m.Target == c && m.TStamp == s.Card(c).Stamp {
			list = append(slices.Clip(list), uint16(m.Amount))
		}
	}
	return list
}

// knows returns the mask of those abilities' triggers.
func (g *Game) knows(s *rules.State, c rules.CardID) uint32 {
	mask := g.design(s, c).trig
	for i := range s.Mods[:s.NMods] {
		if m := &s.Mods[i]; m.Kind == ModAbility && m.Target == c && m.TStamp == s.Card(c).Stamp {
			mask |= trigBit(g.Lib.Abilities[m.Amount].Trigger)
		}
	}
	return mask
}

// vanilla reports whether an attack guardian has no Potential Ability (BGD-22.2).
func (g *Game) vanilla(s *rules.State, c rules.CardID) bool {
	if s.Card(c).Def == 0 || 1<<uint(g.attr(s, c, AType))&typeFighters == 0 {
		return false
	}
	return g.modded(s, c, ModSilent) || !slices.ContainsFunc(g.abilities(s, c), func(ai uint16) bool { return g.Lib.Abilities[ai].List == listPotential })
}

// give adds the Potential and Tribe Abilities of a list to a guardian.
func (g *Game) give(x *rules.Exec, m rules.Mod, list []uint16) (any bool) {
	for _, ai := range list {
		if k := g.Lib.Abilities[ai].List; (k == listPotential || k == listTribe) && len(g.abilities(x.S, m.Target)) < maxAbilities {
			m.Kind, m.Amount = ModAbility, int16(ai)
			any = g.addMod(x, m) || any
		}
	}
	if d := x.S.Card(m.Target); any {
		x.Emit(rules.Event{Kind: EvGrant, Seat: d.Owner, Vis: rules.BothSeats, Card: m.Target, Def: d.Def, From: d.Zone, To: d.Zone, A: int16(ModAbility)})
	}
	return any
}

func (g *Game) modded(s *rules.State, c rules.CardID, kind uint8) bool {
	for i := range s.Mods[:s.NMods] {
		if m := &s.Mods[i]; m.Kind == kind && m.Target == c && m.TStamp == s.Card(c).Stamp {
			return true
		}
	}
	return false
}

// triggers continues a batch of automatic effects; it may be waiting for the
// decision on an optional one (BGD-19.4).
func (g *Game) triggers(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	if f.Sub != waitsMay {
		g.batch.Step(x)
		return
	}
	f.Sub = 0
	if s.Last.Verb == rules.Yes {
		g.activate(s, uint16(f.N[1]), f.C[0], rules.Seat(s.Dec.Asked>>1), kindAuto, f.C[1], f.N[0])
	}
}

// waitsMay is the Frame.Sub of a batch waiting for that decision.
const waitsMay = 2

// First returns the player whose automatic effects come first (BGD-19.7,
// 18.1).
func (g *Game) First(s *rules.State) rules.Seat { return turnOrder(s)[0] }

// Counts reports whether a trigger is still to be begun. Its source must not
// have left (BGD-19.9), except for effects of leaving.
func (g *Game) Counts(s *rules.State, t *rules.Trigger) bool {
	return s.Card(t.Src).Stamp == t.Stamp || t.Ability != duty && g.Lib.Abilities[t.Ability].Trigger == TrLeft
}

// Begin begins the chosen trigger.
func (g *Game) Begin(x *rules.Exec, _ rules.Seat, o rules.Option) { g.runTrig(x, int(o.N)) }

// runTrig begins an automatic effect whose turn has come, if its source is
// still there (BGD-19.9) and its condition holds.
func (g *Game) runTrig(x *rules.Exec, i int) {
	s := x.S
	if i < 0 || i >= int(s.NTriggers) {
		return
	}
	f := s.Frame()
	t := s.TakeTrigger(i)
	if t.Ability == duty {
		g.doDuty(x, t.Src, t.Ctrl)
		return
	}
	a := &g.Lib.Abilities[t.Ability]
	if a.Trigger != TrLeft && !(g.works(s, t.Src, a.List) && slices.Contains(g.abilities(s, t.Src), t.Ability)) { // lost since (BGD-19.9)
		return
	}
	f.C[0], f.C[1], f.N[0], f.N[1] = t.Src, t.Card, t.N, int16(t.Ability)
	if !g.in.True(s, g.env(t.Ctrl, t.Src, t.Card, t.N), a.Cond) || g.asks[t.Ability] && g.idle(s, &t) { // BGD-27.18
		return
	}
	if !g.begun(x) {
		return
	}
	if g.asks[t.Ability] {
		f.Sub = waitsMay
		s.Ask(t.Ctrl, rules.Decision{Kind: rules.YesNo, Prompt: PromptMay, Src: t.Src, Def: s.Card(t.Src).Def, Arg: int16(t.Ability)})
		return
	}
	g.activate(s, t.Ability, t.Src, t.Ctrl, kindAuto, t.Card, t.N)
}

// begun counts effects that begin without a choice; too many in a row are an
// endless repetition (BGD-28.3).
func (g *Game) begun(x *rules.Exec) bool {
	s := x.S
	if at := int16(s.Turn & 0x7fff); s.Vars[chainAt] != at {
		s.Vars[chainAt], s.Vars[chain] = at, 0
	}
	s.Vars[chain]++
	if s.Vars[chain] > ChainCap {
		x.End(rules.NoSeat, ReasonEndless)
		return false
	}
	return true
}

// duties queues what the rules make the turn player's attack guardian do in
// the End Phase, to be ordered with its automatic effects (BGD-18.1).
func (g *Game) duties(s *rules.State, p rules.Seat) {
	c := AttackGuardian(s, p)
	if c == 0 {
		return
	}
	if g.is(s, c, Cross) || g.is(s, c, Raging) {
		g.await(s, rules.Trigger{Ability: duty, Src: c, Ctrl: p})
	}
}

// doDuty carries out a duty of the End Phase.
func (g *Game) doDuty(x *rules.Exec, c rules.CardID, p rules.Seat) {
	s := x.S
	if g.is(s, c, Cross) { // BGD-23.14
		for _, q := range s.Zone(zone(Charge, p)) {
			g.turnForce(x, q, false)
		}
		return
	}
	s.Push(rules.Frame{Op: opReturn, Ctrl: p, Src: c, Def: s.Card(c).Def})
}

// Points of opReturn, the change of a Raging Guardian into its named guardian
// (BGD-23.18 to 23.20). N[0] is 1 after a search of the main deck in vain.
const (
	reAsk uint16 = iota
	reAnswered
	reFound
)

func (g *Game) returning(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	p := f.Ctrl
	switch f.PC {
	case reAsk:
		var buf [96]rules.Option
		opts := g.returns(s, p, buf[:0])
		if len(opts) == 1 && opts[0].Verb == rules.Pass {
			s.Pop()
			return
		}
		f.PC = reAnswered
		s.Ask(p, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptReturn, Src: f.Src, Def: f.Def})
	case reAnswered:
		switch s.Last.Verb {
		case rules.Use:
			c := s.Last.Card
			s.Pop()
			g.beginSummon(s, p, c, HowReturn)
		case rules.Mode:
			for _, c := range s.Zone(zone(Deck, p)) {
				x.Show(c, p.Mask())
			}
			f.PC = reFound
		default:
			s.Pop()
		}
	case reFound:
		l, done := g.in.Select(x, f)
		if !done {
			return
		}
		f.N[0], f.PC = 1, reAsk
		if l.N > 0 {
			s.Pop()
			c := l.C[0]
			x.Show(c, rules.BothSeats)
			x.Move(c, zone(Hand, p), rules.OnTop, 0)
			g.beginSummon(s, p, c, HowReturn)
		}
		x.Shuffle(zone(Deck, p))
	}
}

// drawFrom draws one card from the main deck (0) or the side deck (1).
func (g *Game) drawFrom(x *rules.Exec, p rules.Seat, deck int16) bool {
	if deck == 0 {
		return g.Draw(x, p)
	}
	c := x.S.Top(zone(Side, p))
	if c == 0 {
		return false
	}
	x.Move(c, zone(Hand, p), rules.OnTop, 0)
	x.S.Seats[p][Drawn]++
	return true
}

// Draw draws one card from the main deck and reports false if it is empty.
func (g *Game) Draw(x *rules.Exec, p rules.Seat) bool {
	c := x.S.Top(zone(Deck, p))
	if c == 0 {
		return false
	}
	x.Move(c, zone(Hand, p), rules.OnTop, 0)
	x.S.Seats[p][Drawn]++
	return true
}

// discarded queues triggers for n cards that went from a seat's hand to the
// Junk Zone.
func (g *Game) discarded(x *rules.Exec, p rules.Seat, n int16) {
	if n > 0 {
		g.fire(x, TrJunked, p, 0, -n)
	}
}

// changed queues triggers for cards drawn since its last call (BGD-28.24), and
// for attack guardians whose LP or DG has changed (BGD-28.25).
func (g *Game) changed(x *rules.Exec) {
	s := x.S
	for _, p := range turnOrder(s) {
		now := &s.Seats[p]
		if n := now[Drawn]; n > 0 {
			now[Drawn] = 0
			g.fire(x, TrDrawn, p, 0, n)
		}
		lp, dg, c := int16(0), int16(0), AttackGuardian(s, p)
		if c != 0 {
			lp, dg = int16(g.LP(s, c)), s.Card(c).N[NGauge]
		}
		if lp != now[SeenLP] || dg != now[SeenDG] {
			if lp > 0 && now[SeenLP] > 0 {
				g.fire(x, TrCrossed, p, c, 0)
			}
			now[SeenLP], now[SeenDG] = lp, dg
		}
	}
}

// crosses reports whether the LP (0) or DG (1) of a seat's attack guardian has
// fallen or risen to n.
func (g *Game) crosses(s *rules.State, p rules.Seat, value int16, n int) bool {
	c := AttackGuardian(s, p)
	if value == 0 {
		return int(s.Seats[p][SeenLP]) > n && g.LP(s, c) <= n
	}
	return int(s.Seats[p][SeenDG]) < n && int(s.Card(c).N[NGauge]) >= n
}

// counterDraw spends life counters for cards of one deck (BGD-26.1 to 26.3).
// Spending the last ones loses before drawing.
func (g *Game) counterDraw(x *rules.Exec, p rules.Seat, deck int16) {
	s := x.S
	s.Seats[p][Drew] = 1
	g.counters(x, p, -DrawCounters)
	if s.Seats[p][Counters] <= 0 {
		return
	}
	for i := 0; i < 2; i++ {
		g.drawFrom(x, p, deck)
	}
}

// counters changes a seat's life counters (BGD-26).
func (g *Game) counters(x *rules.Exec, p rules.Seat, n int) {
	s := x.S
	was := int(s.Seats[p][Counters])
	now := max(0, min(99, was+n))
	x.SetSeatVar(p, Counters, int16(now))
	if now != was {
		x.Emit(rules.Event{Kind: EvCounters, Seat: p, A: int16(now - was)})
	}
	if now < was {
		g.fire(x, TrPaid, p, 0, int16(was-now))
	}
}

// gauge changes a guardian's DG (BGD-14.7, 14.8; BGD-28.4).
func (g *Game) gauge(x *rules.Exec, c rules.CardID, n int, damage bool) {
	d := x.S.Card(c)
	was := d.N[NGauge]
	d.N[NGauge] = int16(max(-GaugeCap, min(GaugeCap, int(was)+n)))
	if d.N[NGauge] != was {
		x.Emit(rules.Event{Kind: EvGauge, Seat: d.Owner, Vis: rules.BothSeats, Card: c, Def: d.Def, From: d.Zone, To: d.Zone, A: was, B: d.N[NGauge], C: int16(rules.Truth(damage))})
	}
}

// weaken turns an attack guardian sideways (BGD-15.1, 15.2): damage in its
// opponent's next turn is doubled (BGD-15.3, 15.7). A weakened guardian is
// unaffected (BGD-27.7).
func (g *Game) weaken(x *rules.Exec, c rules.CardID) bool {
	s := x.S
	d := s.Card(c)
	if d.Zone.Kind() != Attack || d.Has(FlagWeak) || g.has(s, d.Owner, wSteady) {
		return false
	}
	d.Flags |= FlagWeak
	d.N[NWeak] = s.Turn + 1
	if s.Active != d.Owner {
		d.N[NWeak]++
	}
	g.notifyWeak(x, c)
	return true
}

// upright ends the weakened state (BGD-15.6).
func (g *Game) upright(x *rules.Exec, c rules.CardID) bool {
	d := x.S.Card(c)
	if !d.Has(FlagWeak) {
		return false
	}
	d.Flags &^= FlagWeak
	d.N[NWeak] = 0
	g.notifyWeak(x, c)
	return true
}

func (g *Game) notifyWeak(x *rules.Exec, c rules.CardID) {
	d := x.S.Card(c)
	x.Emit(rules.Event{Kind: EvWeak, Seat: d.Owner, Vis: rules.BothSeats, Card: c, Def: d.Def, From: d.Zone, To: d.Zone, A: int16(rules.Truth(d.Has(FlagWeak)))})
}

// TakeTop returns the top card of a zone.
func (g *Game) TakeTop(x *rules.Exec, z rules.ZoneID) rules.CardID { return x.S.Top(z) }

// Transfer moves a card for an effect.
func (g *Game) Transfer(x *rules.Exec, c rules.CardID, to rules.ZoneID, _ int16) {
	if onField(x.S.Card(c).Zone.Kind()) {
		g.leave(x, c, to, rules.OnTop)
		return
	}
	x.Move(c, to, rules.OnTop, 0)
}

// Reveal shows a hidden card to both players.
func (g *Game) Reveal(x *rules.Exec, _ *rules.Frame, c rules.CardID) { x.Show(c, rules.BothSeats) }

// Finish does nothing.
func (g *Game) Finish(*rules.Exec, *rules.Frame) {}
