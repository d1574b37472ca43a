package duemagic

import (
	"godeck/rules"
	"godeck/rules/effect"
)

// Stages of a resolution (DMG-12.1).
const (
	resCheck uint16 = iota
	resUnits
	resEnter
	resExchanged
	resSwapped
	resOut
)

// Registers of opResolve.
const (
	regEntry = iota
	regNext  // next unit
	regRan   // 1: something was carried out
	regWas   // flags of the exchanged attacker
	regStamp // stamp of the attacker before an exchange
	regIf    // condition of the modal block: 0 not read yet, 1 holds, 2 does not
)

// regTarget is the register of a running ability with the instruction whose
// cards were chosen as targets: 1 + its index.
const regTarget = 3

// resolve resolves the top entry of the stack.
func (g *Game) resolve(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	i := int(f.N[regEntry])
	o := &s.Stack[i]
	switch f.PC {
	case resCheck:
		x.Emit(rules.Event{Kind: EvResolve, Seat: o.Ctrl, Vis: rules.BothSeats, Card: o.Card, Def: o.Def, Src: o.Src, A: int16(i)})
		g.checkTargets(s, o)
		f.PC = resUnits
		switch {
		case o.Kind == ItemCard && g.IsCreature(s, o.Card):
			f.PC = resEnter
		case o.Kind == ItemSlayer:
			f.PC = resOut
			f.N[regRan] = 1
			if there(s, o.Event, o.EStamp) && g.InPlay(s, o.Event) {
				g.leaving(x, []rules.CardID{o.Event}, causeDestroy, toGraveyard, o.Ctrl)
			}
		case o.Kind == ItemNinja:
			f.PC = resOut
			f.N[regRan] = 1
			if there(s, o.Src, o.Stamp) && g.InPlay(s, o.Src) {
				g.leaving(x, []rules.CardID{o.Src}, causeMove, toBottom, o.Ctrl)
			}
		case o.Kind == ItemJChange:
			f.PC = resOut
			g.jChange(x, f, o)
		}
	case resSwapped:
		f.PC = resOut
		g.jChanged(x, f, o)
	case resUnits:
		g.nextUnit(x, f, o, i)
	case resEnter:
		f.PC = resOut
		g.arrive(x, f, o)
	case resExchanged:
		f.PC = resOut
		g.exchangeDone(x, f, o)
	case resOut:
		g.out(x, f, i)
	}
}

// checkTargets marks the targets that have become illegal (DMG-14.1).
func (g *Game) checkTargets(s *rules.State, o *rules.StackItem) {
	for j := range o.T[:o.NT] {
		t := &o.T[j]
		if t.Part&partBase != 0 || t.Card == 0 && t.Stamp <= 2 && g.wantsPlayer(g.unit(o, int(t.Part))) {
			continue
		}
		if o.Kind == ItemJChange {
			if !there(s, t.Card, t.Stamp) {
				t.Part |= partIllegal
			}
			continue
		}
		ch := g.aims(g.unit(o, int(t.Part)))
		if ch == nil || !there(s, t.Card, t.Stamp) || !g.fits(s, ch, o.Ctrl, o.Ctrl, o.Src, rules.NoSeat, t.Card) {
			t.Part |= partIllegal
		}
	}
}

// Legal reports whether a target of an entry is legal now. It works on views,
// to show what an entry can no longer do.
func (g *Game) Legal(s *rules.State, o *rules.StackItem, t *rules.Target) bool {
	if t.Card == 0 {
		return t.Stamp > 0 && t.Stamp <= 2
	}
	if !there(s, t.Card, t.Stamp) {
		return false
	}
	if t.Part&partBase != 0 || o.Kind == ItemJChange {
		return true
	}
	ch := g.aims(g.unit(o, int(t.Part&^partIllegal)))
	return ch != nil && g.fits(s, ch, o.Ctrl, o.Ctrl, o.Src, rules.NoSeat, t.Card)
}

// Void reports whether unit n of an entry would do nothing if it resolved
// now (DMG-14.4, 14.7).
func (g *Game) Void(s *rules.State, o *rules.StackItem, n int) bool {
	if o.Empty&(1<<min(14, n)) != 0 {
		return true
	}
	all, legal := 0, 0
	for j := range o.T[:o.NT] {
		t := &o.T[j]
		if int(t.Part&^partIllegal) == n && t.Part&partBase == 0 {
			all++
			legal += rules.Truth(g.Legal(s, o, t))
		}
	}
	return all > 0 && legal == 0
}

// nextUnit carries out the blocks in printed order; those without a legal
// target are void (DMG-14.3 to 14.9).
func (g *Game) nextUnit(x *rules.Exec, f *rules.Frame, o *rules.StackItem, i int) {
	s := x.S
	n := int(f.N[regNext])
	u := g.unit(o, n)
	if !u.ok {
		if n == 0 {
			f.N[regRan] = 1
		}
		f.PC = resOut
		return
	}
	f.N[regNext]++
	if u.end != 0 && !g.modesHold(s, f, o, u.ability) {
		return // DMG-11.5
	}
	empty := o.Empty&(1<<min(14, n)) != 0
	all, legal := 0, 0
	for _, t := range o.T[:o.NT] {
		if int(t.Part&^partIllegal) == n {
			all++
			legal += rules.Truth(t.Part&partIllegal == 0)
		}
	}
	if empty || all > 0 && legal == 0 {
		if empty {
			f.N[regRan] = 1 // an EmptyCast resolves (DMG-25.6)
		}
		x.Emit(rules.Event{Kind: EvFizzle, Seat: o.Ctrl, Vis: rules.BothSeats, Card: o.Card, Def: o.Def, Src: o.Src, A: int16(i), B: int16(n), C: int16(rules.Truth(empty))})
		return
	}
	f.N[regRan] = 1
	ab := rules.Frame{Op: opAbility, PC: u.start, Src: o.Src, Ctrl: o.Ctrl, Def: o.Def}
	if there(s, o.Event, o.EStamp) {
		ab.C[0] = o.Event
	}
	ab.N[effect.RegEventN] = int16(o.EStamp)
	ab.N[effect.RegAbil] = int16(u.ability)
	ab.N[effect.RegStop] = int16(u.end)
	if g.aims(u) != nil || g.wantsPlayer(u) {
		ab.N[regTarget] = int16(u.first) + 1
	}
	fr := s.Push(ab)
	if all > 0 {
		l := s.FrameList(fr)
		for _, t := range o.T[:o.NT] {
			if int(t.Part) == n && t.Card != 0 && there(s, t.Card, t.Stamp) { // an earlier block may have moved it (DMG-1.6)
				l.Add(t.Card)
			}
		}
	}
}

// modesHold evaluates the condition of a modal block once, before the first of
// its modes (DMG-11.5, 11.9).
func (g *Game) modesHold(s *rules.State, f *rules.Frame, o *rules.StackItem, ability uint16) bool {
	if f.N[regIf] == 0 {
		env := effect.Env{Ctrl: o.Ctrl, Src: o.Src, N: int16(o.EStamp), Ability: int16(ability) + 1}
		if there(s, o.Event, o.EStamp) {
			env.Card = o.Event
		}
		f.N[regIf] = 2 - int16(rules.Truth(g.in.True(s, env, g.Lib.Abilities[ability].Cond)))
	}
	return f.N[regIf] == 1
}

// arrive lets a creature card of the stack enter (DMG-12.3, 17, 18).
func (g *Game) arrive(x *rules.Exec, f *rules.Frame, o *rules.StackItem) {
	s := x.S
	c, p := o.Card, o.Ctrl
	if g.Forbidden(s, p, noPut) {
		return // DMG-21.4
	}
	d := g.def(s, c)
	switch {
	case o.How == HowExchange:
		g.exchange(x, f, o)
	case o.How == HowInvade:
		a := o.T[0].Card
		if there(s, a, o.T[0].Stamp) && g.InPlay(s, a) && rules.CardID(s.Vars[Attacker]) == a && g.in.Fits(s, d.invade-1, a) {
			g.evolve(x, c, 0, []rules.CardID{a})
			f.N[regRan] = 1
		}
	case d.evoN > 0:
		g.evolveUsed(x, f, o)
	default:
		g.enter(x, c, FlagSummoned)
		f.N[regRan] = 1
		g.entered(x, o)
	}
}

// entered records how a creature was used, where that matters later.
func (g *Game) entered(x *rules.Exec, o *rules.StackItem) {
	if m := (rules.Mod{Kind: ModNinja, Until: whileThere, Ctrl: o.Ctrl, Seat: rules.NoSeat, Target: o.Card}); o.How == HowNinja && g.room(x, &m) {
		x.S.AddMod(m)
	}
}

// evolveUsed puts a used evolution creature on its bases; it fails if one of
// them has gone (DMG-17.3 to 17.7).
func (g *Game) evolveUsed(x *rules.Exec, f *rules.Frame, o *rules.StackItem) {
	s := x.S
	c, p := o.Card, o.Ctrl
	d := g.def(s, c)
	var bases [4]rules.CardID
	n := 0
	if d.evoZone == Library {
		b := s.Top(zone(Library, p))
		if b == 0 {
			return
		}
		x.Show(b, rules.BothSeats)
		if !g.in.Fits(s, d.evoF, b) {
			return // it stays on top of the library, shown (DMG-17.5)
		}
		bases[0], n = b, 1
	} else {
		for _, t := range o.T[:o.NT] {
			if !there(s, t.Card, t.Stamp) || !g.base(s, p, c, t.Card) {
				return
			}
			bases[n] = t.Card
			n++
		}
		if o.Empty&(1<<15) != 0 || n == 0 {
			return
		}
	}
	g.evolve(x, c, FlagSummoned, bases[:n])
	f.N[regRan] = 1
	g.entered(x, o)
}

// exchange begins a RevolutionChange: the attacker returns to the hand, if it
// can leave (DMG-18.2, 18.4).
func (g *Game) exchange(x *rules.Exec, f *rules.Frame, o *rules.StackItem) {
	s := x.S
	a := o.T[0].Card
	if !there(s, a, o.T[0].Stamp) || !g.InPlay(s, a) || rules.CardID(s.Vars[Attacker]) != a || !g.in.Fits(s, g.def(s, o.Card).change-1, a) {
		return // DMG-18.3, 18.7
	}
	f.N[regWas] = int16(s.Card(a).Flags & FlagTapped)
	f.N[regStamp] = int16(s.Card(a).Stamp)
	f.PC = resExchanged
	g.leaving(x, []rules.CardID{a}, causeExchange, toHand, o.Ctrl)
}

// exchangeDone puts the new creature in the attacker's place.
func (g *Game) exchangeDone(x *rules.Exec, f *rules.Frame, o *rules.StackItem) {
	s := x.S
	a := o.T[0].Card
	if s.Card(a).Stamp == uint16(f.N[regStamp]) {
		return // it did not leave (DMG-18.4)
	}
	s.Vars[Attacker], s.Vars[attackerSt] = 0, 0
	g.enter(x, o.Card, FlagExchange|uint16(f.N[regWas]))
	g.newAttacker(s, o.Card)
	x.Emit(rules.Event{Kind: EvExchange, Seat: o.Ctrl, Vis: rules.BothSeats, Card: o.Card, Def: o.Def, Src: a, A: int16(s.Card(a).Def)})
	f.N[regRan] = 1
}

// newAttacker makes a creature the attacker of the current attack, without
// attack triggers (DMG-18.12).
func (g *Game) newAttacker(s *rules.State, c rules.CardID) {
	s.Vars[Attacker], s.Vars[attackerSt] = int16(c), int16(s.Card(c).Stamp)
}

// jChange begins the swap of attacker and mana card (DMG-18.10): the attacker
// goes to the mana zone, if it can leave (DMG-18.4).
func (g *Game) jChange(x *rules.Exec, f *rules.Frame, o *rules.StackItem) {
	s := x.S
	a, m := o.Src, o.T[0].Card
	if !there(s, a, o.Stamp) || !g.InPlay(s, a) || rules.CardID(s.Vars[Attacker]) != a || o.T[0].Part&partIllegal != 0 ||
		s.Card(m).Zone.Kind() != Mana || g.Forbidden(s, o.Ctrl, noPut) {
		return
	}
	f.N[regWas] = int16(s.Card(a).Flags & FlagTapped)
	f.N[regStamp] = int16(s.Card(a).Stamp)
	f.PC = resSwapped
	g.leaving(x, []rules.CardID{a}, causeExchange, toMana, o.Ctrl)
}

// jChanged puts the mana card in the attacker's place; if the attacker stayed
// nothing moves (DMG-18.4).
func (g *Game) jChanged(x *rules.Exec, f *rules.Frame, o *rules.StackItem) {
	s := x.S
	a, m := o.Src, o.T[0].Card
	if s.Card(a).Stamp == uint16(f.N[regStamp]) {
		return
	}
	was := uint16(f.N[regWas])
	s.Vars[Attacker], s.Vars[attackerSt] = 0, 0
	g.enter(x, m, FlagExchange|was)
	g.newAttacker(s, m)
	x.Emit(rules.Event{Kind: EvExchange, Seat: o.Ctrl, Vis: rules.BothSeats, Card: m, Def: s.Card(m).Def, Src: a, A: int16(s.Card(a).Def)})
	f.N[regRan] = 1
}

// out removes the entry from the stack and moves its card where it belongs
// (DMG-8.11, 12.2, 14.10).
func (g *Game) out(x *rules.Exec, f *rules.Frame, i int) {
	s := x.S
	o := s.Stack[i]
	ran := f.N[regRan] != 0
	if c := o.Card; c != 0 && s.Card(c).Zone == stackZone && s.Card(c).Stamp == o.Stamp {
		ran = g.discharge(x, &o) || ran
	}
	s.Pop()
	s.RemoveItem(i)
	x.Emit(rules.Event{Kind: EvLeaveStack, Seat: o.Ctrl, Vis: rules.BothSeats, Card: o.Card, Def: o.Def, Src: o.Src, A: int16(i), B: int16(rules.Truth(ran))})
	if ran && o.Kind == ItemCard && o.How != HowExchange && o.How != HowInvade {
		g.fire(x, TrResolved, o.Ctrl, o.Card)
	}
}

// discharge moves a card from the stack to where its own text or the effect
// that used it sends it. Charger counts as a block that worked.
func (g *Game) discharge(x *rules.Exec, o *rules.StackItem) (worked bool) {
	s := x.S
	c := o.Card
	switch {
	case g.IsSpell(s, c) && g.def(s, c).kw&bit(KwCharger) != 0: // DMG-22.3
		g.toMana(x, c, false)
		return true
	case o.Dest == destBottom:
		x.Move(c, zone(Library, s.Card(c).Owner), rules.AtBottom, 0)
	default:
		x.Move(c, zone(Graveyard, s.Card(c).Owner), rules.OnTop, 0)
	}
	return false
}

// StateBasedActions does what happens between any two steps (DMG-23).
func (g *Game) StateBasedActions(x *rules.Exec) bool {
	s := x.S
	if s.Step == StepSetup {
		return false
	}
	if g.lost(x) {
		return true
	}
	if s.Frame().Op == opLeave {
		return false
	}
	dirty := s.NMods > 0
	for p := rules.Seat(0); p < 2 && !dirty; p++ {
		for _, c := range s.Zone(zone(Battle, p)) {
			dirty = dirty || g.def(s, c).special
		}
	}
	if !dirty {
		return false
	}
	var weak [rules.ListCap]rules.CardID
	n := 0
	for p := rules.Seat(0); p < 2; p++ {
		for _, c := range s.Zone(zone(Battle, p)) {
			if n < len(weak) && s.Card(c).Host == 0 && !s.Card(c).Has(FlagLeaving) && g.Power(s, c) <= 0 && !g.protected(s, c, true, false) {
				weak[n] = c
				n++
			}
		}
	}
	if n == 0 {
		return false
	}
	g.leaving(x, weak[:n], causeState, toGraveyard, s.Active)
	return true
}

// lost ends the game when somebody has won or lost (DMG-23.2, 24).
func (g *Game) lost(x *rules.Exec) bool {
	s := x.S
	var lose, win [2]bool
	reason := ReasonEffect
	any := false
	for p := rules.Seat(0); p < 2; p++ {
		v := &s.Seats[p]
		win[p] = v[EffectWin] != 0
		switch {
		case v[DirectHit] != 0:
			lose[p], reason = true, ReasonDirect
		case s.Count(zone(Library, p)) == 0:
			lose[p], reason = true, ReasonLibrary
		case v[EffectLose] != 0:
			lose[p] = true
		}
		any = any || win[p] || lose[p]
	}
	if !any {
		return false
	}
	for p := rules.Seat(0); p < 2; p++ {
		if win[p] && !win[p.Other()] { // DMG-24.3
			x.End(p, ReasonEffect)
			return true
		}
	}
	switch {
	case win[0]: // both (DMG-24.7)
		x.End(rules.NoSeat, ReasonEffect)
	case lose[0] == lose[1]:
		x.End(rules.NoSeat, reason) // DMG-24.4
	case lose[0]:
		x.End(1, reason)
	default:
		x.End(0, reason)
	}
	return true
}
