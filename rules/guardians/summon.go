package guardians

import (
	"godeck/rules"
	"godeck/rules/effect"
)

// Points of opSummon: Src is the card, N[0] how, C[0] the guardian that has
// entered (a SpeedSummon may answer it), N[1] its SF.
const (
	suPay uint16 = iota
	suEnter
	suShift
	suSpeed
	suAnswered
	suFound
)

const (
	regHow = iota
	regSF
)

// beginSummon declares a summon. Limit and condition were checked with the
// options (BGD-8.12, 8.15); there is no Counter Step (BGD-8.16).
func (g *Game) beginSummon(s *rules.State, p rules.Seat, c rules.CardID, how int16) {
	s.Push(rules.Frame{Op: opSummon, Ctrl: p, Src: c, Def: s.Card(c).Def, N: [6]int16{regHow: how}})
}

// summoning carries out a summon: payment, Appear Step (whose automatic
// effects run before the frame continues), Shift Step, a SpeedSummon in
// answer.
func (g *Game) summoning(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	p, how := f.Ctrl, f.N[regHow]
	switch f.PC {
	case suPay:
		f.PC = suEnter
		if k := s.Card(f.Src).Zone.Kind(); how != HowSilent && (k == Hand || k == Assist) {
			x.Show(f.Src, rules.BothSeats) // a summon is announced
		}
		if force, discard := g.Price(s, f.Src, how); force+discard > 0 {
			g.startPay(s, p, f.Src, force, discard, 0)
		}
	case suEnter:
		c := f.Src
		f.PC = suShift
		switch how {
		case HowSilent: // BGD-23.1
			x.Move(c, zone(Assist, p), rules.OnTop, rules.FaceDown)
			x.Emit(rules.Event{Kind: EvSummon, Seat: p, Vis: p.Mask(), Card: c, Def: s.Card(c).Def, To: zone(Assist, p), A: how})
			s.Pop()
			return
		case HowAwaken:
			x.FaceUp(c)
		case HowRebirth: // BGD-23.11
			g.equip(x, p)
		}
		f.C[0], f.N[regSF] = c, int16(g.attr(s, c, ASF))
		g.enter(x, c, p, g.placeOf(s, c), how)
	case suShift:
		g.shift(x)
		f.PC = suSpeed
	case suSpeed: // BGD-23.8
		q := p.Other()
		if int(f.N[regSF]) < g.speed || g.sideCards(s, q) == 0 || g.Forbidden(s, q, ActSpeed) || g.Forbidden(s, q, ActSummon) || s.NFrames >= rules.MaxFrames-8 {
			s.Pop()
			return
		}
		f.PC = suAnswered
		s.Ask(q, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptSpeed, Src: f.C[0], Def: f.Def, Arg: f.N[regSF]})
	case suAnswered:
		q := p.Other()
		switch {
		case s.Last.Verb == rules.Use:
			c := s.Last.Card
			s.Pop()
			g.beginSummon(s, q, c, HowSpeed)
		case s.Last.Verb == rules.Mode:
			for _, c := range s.Zone(zone(Side, q)) {
				x.Show(c, q.Mask())
			}
			f.PC = suFound
		default:
			s.Pop()
		}
	case suFound: // BGD-23.10
		q := p.Other()
		l, done := g.in.Select(x, f)
		if !done {
			return
		}
		s.Pop()
		for _, c := range l.Cards() {
			x.Show(c, rules.BothSeats)
			x.Move(c, zone(Hand, q), rules.OnTop, 0) // out of the deck before the shuffle
			g.beginSummon(s, q, c, HowSpeed)
		}
		x.Shuffle(zone(Side, q))
	}
}

// equip puts a seat's armed guardian under the base (BGD-23.11).
func (g *Game) equip(x *rules.Exec, p rules.Seat) {
	base, armed := AttackGuardian(x.S, p), AssistGuardian(x.S, p)
	g.leave(x, armed, zone(Unders, p), rules.OnTop)
	x.S.Card(armed).Host = base
}

// placeOf returns the kind of zone for a guardian (BGD-8.7).
func (g *Game) placeOf(s *rules.State, c rules.CardID) uint8 {
	if t := g.attr(s, c, AType); t == NormalAssist || t == Armed {
		return Assist
	}
	return Attack
}

// enter puts a guardian into its zone. It inherits the DG of the present one
// (BGD-9.2), which waits for the Shift Step. The replacement is a single
// change of LP (BGD-27.2).
func (g *Game) enter(x *rules.Exec, c rules.CardID, p rules.Seat, kind uint8, how int16) {
	s := x.S
	old := s.Top(zone(kind, p))
	gauge := int16(0)
	if old != 0 {
		gauge = s.Card(old).N[NGauge]
		g.replace(x, old)
		switch how {
		case HowRage:
			s.Card(old).Flags |= FlagRaged
		case HowReturn:
			s.Card(old).Flags |= FlagHome
		}
	}
	flags := uint16(0)
	if g.is(s, c, Raging) {
		flags = FlagRaged
	}
	x.Move(c, zone(kind, p), rules.OnTop, flags)
	s.Card(c).N[NGauge] = gauge
	x.Emit(rules.Event{Kind: EvSummon, Seat: p, Vis: rules.BothSeats, Card: c, Def: s.Card(c).Def, Src: old, To: zone(kind, p), A: how, B: gauge})
	if k := Kept(s, p); k != 0 && x.Avow(p, g.Lib.NameOf(s.Card(k).Def) == g.Lib.NameOf(s.Card(c).Def)) { // BGD-27.10
		released(s, p)
		x.Emit(rules.Event{Kind: EvKept, Seat: p, Vis: rules.BothSeats, Card: c, Def: s.Card(c).Def, A: 1})
	}
	g.queueOwn(x, TrSummoned, c, p, c, gauge)
	g.fire(x, TrEntered, p, c, how)
}

// replace puts a replaced guardian where it waits for the Shift Step.
func (g *Game) replace(x *rules.Exec, c rules.CardID) {
	s := x.S
	given, n := g.farewells(s, c)
	was := s.Card(c).Stamp
	x.Move(c, zone(Leaving, s.Card(c).Owner), rules.OnTop, g.muted(s, c))
	g.follow(s, c, given[:n], was)
}

// shift is the Shift Step: a replaced guardian goes to the Junk Zone with its
// under cards (BGD-9.10, 9.12), a named guardian under its Raging Guardian
// (BGD-23.17), a Raging Guardian that changes back to the side deck
// (BGD-23.18).
func (g *Game) shift(x *rules.Exec) {
	s := x.S
	for _, p := range turnOrder(s) {
		for s.Count(zone(Leaving, p)) > 0 {
			c := s.Zone(zone(Leaving, p))[0]
			was := s.Card(c).Flags
			given, n := g.farewells(s, c)
			now := AttackGuardian(s, p)
			x.Emit(rules.Event{Kind: EvShift, Seat: p, Vis: rules.BothSeats, Card: c, Def: s.Card(c).Def})
			g.dropUnders(x, c) // BGD-24.4, 27.13
			switch {
			case was&FlagRaged != 0 && now != 0:
				x.Move(c, zone(Unders, p), rules.OnTop, 0)
				s.Card(c).Host = now
			case was&FlagHome != 0:
				x.Move(c, zone(Side, p), rules.OnTop, 0)
				x.Shuffle(zone(Side, p))
			default:
				x.Move(c, zone(Junk, p), rules.OnTop, 0)
			}
			s.Card(c).Flags |= was & usedTurn
			g.queueLeft(x, c, p, given[:n])
			s.Card(c).Flags &^= usedTurn
		}
	}
}

// dropUnders puts the under cards of a guardian into the Junk Zone.
func (g *Game) dropUnders(x *rules.Exec, c rules.CardID) {
	s := x.S
	var l rules.List
	for _, u := range s.Zone(zone(Unders, s.Card(c).Owner)) {
		if s.Card(u).Host == c {
			l.Add(u)
		}
	}
	for _, u := range l.Cards() {
		x.Move(u, zone(Junk, s.Card(u).Owner), rules.OnTop, 0)
	}
}

// leave removes a card from the field other than by replacing it: its material
// and under cards go to the Junk Zone (BGD-24.3, 24.4).
func (g *Game) leave(x *rules.Exec, c rules.CardID, to rules.ZoneID, where rules.Where) {
	s := x.S
	d := s.Card(c)
	p := d.Owner
	if d.Zone.Kind() == Attack {
		g.dropAll(x, p)
	}
	g.dropUnders(x, c)
	mute := g.muted(s, c)
	given, n := g.farewells(s, c)
	x.Move(c, to, where, mute)
	g.queueLeft(x, c, p, given[:n])
	s.Card(c).Flags &^= mute
}

// muted returns flags for the abilities of a leaving card that did not work on
// the field: they do not trigger on leaving.
func (g *Game) muted(s *rules.State, c rules.CardID) (flags uint16) {
	for i, ai := range g.Lib.Def(s.Card(c).Def).Abilities {
		if a := &g.Lib.Abilities[ai]; a.Trigger == TrLeft && !g.works(s, c, a.List) {
			flags |= FlagUsed0 << i
		}
	}
	return flags
}

// dropAll puts a seat's material cards into the Junk Zone.
func (g *Game) dropAll(x *rules.Exec, p rules.Seat) {
	for x.S.Count(zone(Materials, p)) > 0 {
		x.Move(x.S.Top(zone(Materials, p)), zone(Junk, p), rules.OnTop, 0)
	}
}

// placeDomain plays a domain card; the old one leaves at the same moment
// (BGD-10.2, 27.6).
func (g *Game) placeDomain(x *rules.Exec, p rules.Seat, c rules.CardID) {
	s := x.S
	if old := s.Top(zone(Domain, p)); old != 0 {
		g.leave(x, old, zone(Junk, p), rules.OnTop)
	}
	x.Move(c, zone(Domain, p), rules.OnTop, 0)
	g.fire(x, TrDomain, p, c, 0)
}

// Points of opPay: N[0] to N[2] are the Force, hand cards and material cards
// to pay for Src.
const (
	payForce uint16 = iota
	payDiscard
	payBurn
	payDone
)

func (g *Game) startPay(s *rules.State, p rules.Seat, src rules.CardID, force, discard, burn int) {
	s.Push(rules.Frame{Op: opPay, Ctrl: p, Src: src, N: [6]int16{int16(force), int16(discard), int16(burn)}})
}

// pay asks a player what to pay with: which ready Force (BGD-4.5; copies of a
// design are alike), which cards of the hand, which material cards.
func (g *Game) pay(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	if f.PC == payDone {
		s.Pop()
		return
	}
	if f.N[f.PC] > 0 {
		var l rules.List
		if f.PC == payForce {
			l = g.alike(s, f.Ctrl, int(f.N[payForce]))
		}
		if l.N == 0 {
			var done bool
			if l, done = g.in.Select(x, f); !done {
				return
			}
		}
		for _, c := range l.Cards() {
			if f.PC == payForce {
				g.turnForce(x, c, false)
			} else {
				x.Move(c, zone(Junk, f.Ctrl), rules.OnTop, 0)
			}
		}
		if f.PC == payDiscard {
			g.discarded(x, f.Ctrl, int16(l.N))
		}
	}
	f.Sub = 0
	f.PC++
}

// alike returns n Force of a seat to spend if all ready ones have the same
// design (BGD-28.11).
func (g *Game) alike(s *rules.State, p rules.Seat, n int) (l rules.List) {
	first := rules.DefID(0)
	for _, c := range s.Zone(zone(Charge, p)) {
		if d := s.Card(c); !d.Has(FlagSpent) {
			if first == 0 {
				first = d.Def
			}
			if d.Def != first {
				return rules.List{}
			}
			if int(l.N) < n {
				l.Add(c)
			}
		}
	}
	return l
}

// payable reports whether a card can pay: a ready Force, a hand card other
// than src that its owner may give up (BGD-3.13), a material.
func (g *Game) payable(s *rules.State, p rules.Seat, src, c rules.CardID) bool {
	switch s.Card(c).Zone.Kind() {
	case Charge:
		return !s.Card(c).Has(FlagSpent)
	case Hand:
		return c != src && !g.mustKeep(s, c)
	}
	return true
}

// mustKeep reports whether a card is the kept card that has yet to be summoned
// (BGD-3.13). Further copies are free (BGD-27.10).
func (g *Game) mustKeep(s *rules.State, c rules.CardID) bool { return s.Marked(c) }

// turnForce makes a Force ready or spent and reports whether that changed it.
func (g *Game) turnForce(x *rules.Exec, c rules.CardID, ready bool) bool {
	d := x.S.Card(c)
	if d.Has(FlagSpent) != ready {
		return false
	}
	d.Flags ^= FlagSpent
	x.Emit(rules.Event{Kind: EvForce, Seat: d.Owner, Vis: rules.BothSeats, Card: c, Def: d.Def, From: d.Zone, To: d.Zone, A: int16(rules.Truth(ready))})
	return true
}

// charge puts a card into the Charge Zone (BGD-4.2).
func (g *Game) charge(x *rules.Exec, c rules.CardID, spent bool) {
	p := x.S.Card(c).Owner
	flags := uint16(0)
	if spent {
		flags = FlagSpent
	}
	x.Move(c, zone(Charge, p), rules.OnTop, flags)
	g.fire(x, TrCharged, p, c, 0)
}

// condition returns the SummonCondition of a card, or nil.
func (g *Game) condition(s *rules.State, c rules.CardID) *effect.Ability {
	if ai := g.design(s, c).cond; ai != 0 {
		return &g.Lib.Abilities[ai-1]
	}
	return nil
}

// Price returns the cost of summoning a card: Force and hand cards (BGD-8.3,
// 23.25).
func (g *Game) Price(s *rules.State, c rules.CardID, how int16) (force, discard int) {
	switch how {
	case HowNormal:
		return max(0, g.attr(s, c, ASF)-g.sumOf(s, s.Card(c).Owner, wCheaper, c)), 0
	case HowSilent, HowEffect, HowReturn:
		return 0, 0
	}
	if a := g.condition(s, c); a != nil {
		return int(a.TArg[argNeedForce]), int(a.TArg[argNeedDiscard])
	}
	return 0, 0
}
