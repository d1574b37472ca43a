package guardians

import "godeck/rules"

// Points of opDamage, a Damage Step (BGD-14). N[dmFrom] is the first waiting
// damage that belongs to it, N[dmAt] the one being decided.
const (
	daNext uint16 = iota
	daAsk
	daAnswered
	daApply
)

const (
	dmFrom = iota
	dmAt   // 1 + index of the damage being decided
	dmGroup
)

// wait stores damage for the Damage Step of the phase (BGD-13.3). Damage to a
// fixed seat hits its guardian at that time, damage to a chosen guardian only
// that one (BGD-14.13). If there is no room it does nothing, which everybody is
// told (BGD-28.4).
func (g *Game) wait(x *rules.Exec, p rules.Seat, src, target rules.CardID, seat rules.ZoneID, n int, attack bool) bool {
	s := x.S
	if s.NStack == rules.MaxStack {
		if target == 0 {
			target = g.struck(s, &rules.StackItem{Kind: objSeat, Dest: uint8(seat)})
		}
		g.bound(x, BoundDamage, seat.Seat(), target)
		return false
	}
	o := rules.StackItem{Kind: objSeat, Ctrl: p, Src: src, Stamp: s.Card(src).Stamp, Def: s.Card(src).Def, Dest: uint8(seat)}
	if target != 0 {
		o.Kind, o.Event, o.EStamp = objCard, target, s.Card(target).Stamp
	}
	o.N[dmgAmount], o.N[dmgGroup], o.N[dmgAttack] = int16(max(-GaugeCap, min(n, GaugeCap))), s.Vars[Group], int16(rules.Truth(attack))
	s.PushItem(o)
	x.Emit(rules.Event{Kind: EvDamage, Seat: p, Vis: rules.BothSeats, Card: g.struck(s, &o), Src: src, To: seat, A: max(0, o.N[dmgAmount])})
	return true
}

// struck returns the guardian that waiting damage would hit now, or 0.
func (g *Game) struck(s *rules.State, o *rules.StackItem) rules.CardID {
	if o.Kind == objCard {
		if d := s.Card(o.Event); d.Stamp == o.EStamp && onField(d.Zone.Kind()) {
			return o.Event
		}
		return 0
	}
	if z := rules.ZoneID(o.Dest); z.Kind() == Attack {
		return AttackGuardian(s, z.Seat())
	}
	return AssistGuardian(s, rules.ZoneID(o.Dest).Seat())
}

// Suffers returns what waiting damage would do to its guardian now: printed
// additions and subtractions are summed, raised to 0, then doubled (BGD-14.12,
// 27.3).
func (g *Game) Suffers(s *rules.State, o *rules.StackItem) (c rules.CardID, n, base int) {
	c = g.struck(s, o)
	if c == 0 {
		return 0, 0, 0
	}
	d := s.Card(c)
	n = int(o.N[dmgAmount]) - int(o.N[dmgCut])
	if d.Zone.Kind() == Attack {
		n += g.sumOf(s, d.Owner, wTaken, 0)
	}
	n += g.nextDamage(s, o, c)
	if o.N[dmgState] == damageNullified || g.ofSelf(s, c, wUnhurt) {
		n = 0
	}
	n = max(0, n)
	base = n
	if d.Has(FlagWeak) && d.N[NWeak] == s.Turn && s.Active != d.Owner {
		n *= 2
	}
	return c, min(n, GaugeCap), base
}

// nextDamage returns the bonus of waiting damage for being the next one to its
// guardian (BGD-28.20), which goes to the first of the Damage Step that is not
// nullified.
func (g *Game) nextDamage(s *rules.State, o *rules.StackItem, c rules.CardID) int {
	n := g.modSum(s, c, ModNext, nil)
	for i := calculated(s); n != 0 && i < int(s.NStack) && &s.Stack[i] != o; i++ {
		if q := &s.Stack[i]; q.N[dmgState] != damageNullified && g.struck(s, q) == c {
			return 0
		}
	}
	return n
}

// calculated returns the first waiting damage of the Damage Step in progress,
// or of the one that comes next: what has waited before a Dice Step goes on
// waiting (BGD-12.10).
func calculated(s *rules.State) int {
	for i := int(s.NFrames) - 1; i >= 0; i-- {
		switch f := &s.Frames[i]; f.Op {
		case opDamage:
			return int(f.N[dmFrom])
		case opDice:
			return int(f.N[diceObjs])
		}
	}
	return 0
}

// damageStep applies waiting damage, effect after effect in the order in which
// they took effect (BGD-14.11): first
// all decisions about it, the turn player's first (BGD-14.16), then all DG of
// the effect rises at once (BGD-27.16).
func (g *Game) damageStep(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	switch f.PC {
	case daNext:
		if int(f.N[dmFrom]) >= int(s.NStack) {
			s.Pop()
			return
		}
		f.N[dmGroup] = s.Stack[f.N[dmFrom]].N[dmgGroup]
		f.PC = daAsk
	case daAsk:
		for _, p := range turnOrder(s) {
			for i := int(f.N[dmFrom]); i < int(s.NStack); i++ {
				o := &s.Stack[i]
				if o.N[dmgGroup] != f.N[dmGroup] || o.N[dmgState] != damageOpen {
					continue
				}
				c, n, _ := g.Suffers(s, o)
				if c != 0 && s.Card(c).Owner != p {
					continue
				}
				if c == 0 || n == 0 || !g.mayPrevent(s, p, n) {
					o.N[dmgState] = damageTaken
					continue
				}
				f.N[dmAt] = int16(i) + 1
				f.PC = daAnswered
				s.Ask(p, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptDamage, Src: c, Def: s.Card(c).Def, Arg: int16(n), Arg2: int16(i)})
				return
			}
		}
		f.PC = daApply
	case daAnswered:
		f.PC = daAsk
		o := &s.Stack[f.N[dmAt]-1]
		p := rules.Seat(s.Dec.Asked >> 1)
		switch s.Last.Verb {
		case rules.Use: // BGD-22.9; asked again afterwards (BGD-22.10)
			c := s.Last.Card
			if ai := g.preventOf(s, p, c); ai != nil {
				_, n, _ := g.Suffers(s, o)
				g.activate(s, *ai, c, p, kindPrevent, 0, int16(n)).N[efNow] = f.N[dmAt]
			}
		case rules.Mode: // BGD-26.4
			c, n, _ := g.Suffers(s, o)
			o.N[dmgState] = damageNullified
			s.Seats[p][Nullified] = 1
			x.Emit(rules.Event{Kind: EvNullify, Seat: p, Vis: rules.BothSeats, Card: c, Def: s.Card(c).Def, A: int16(n), B: int16(n / NullifyUnit)})
			g.counters(x, p, -(n / NullifyUnit))
		default:
			o.N[dmgState] = damageTaken
		}
	case daApply:
		g.applyDamage(x, f)
		f.PC = daNext
	}
}

// applyDamage raises DG for all damage of one effect.
func (g *Game) applyDamage(x *rules.Exec, f *rules.Frame) {
	s := x.S
	group := f.N[dmGroup]
	type hit struct {
		card rules.CardID
		n    int
	}
	var hits [rules.MaxStack]hit
	k := 0
	for i := int(f.N[dmFrom]); i < int(s.NStack); i++ {
		o := &s.Stack[i]
		if o.N[dmgGroup] != group {
			continue
		}
		c, n, base := g.Suffers(s, o)
		switch {
		case c == 0: // BGD-14.14
			x.Emit(rules.Event{Kind: EvLost, Seat: o.Ctrl, To: rules.ZoneID(o.Dest), A: max(0, o.N[dmgAmount])})
		case o.N[dmgState] != damageNullified:
			x.Emit(rules.Event{Kind: EvHit, Seat: s.Card(c).Owner, Vis: rules.BothSeats, Card: c, Def: s.Card(c).Def, From: s.Card(c).Zone, To: s.Card(c).Zone, A: int16(n), B: int16(rules.Truth(n != base)), C: int16(base)})
			s.DropMods(func(m *rules.Mod) bool { return m.Kind == ModNext && m.Target == c })
			if n > 0 {
				hits[k] = hit{c, n}
				k++
			}
		}
		s.RemoveItem(i)
		i--
	}
	for _, h := range hits[:k] {
		g.gauge(x, h.card, h.n, true)
	}
	for _, h := range hits[:k] { // 0 damage is not dealt (BGD-27.3)
		g.fire(x, TrHurt, s.Card(h.card).Owner, h.card, int16(h.n))
	}
}

// mayPrevent reports whether the owner of a guardian is asked about damage to
// it, from public facts: cards in hand and life counters (BGD-27.9).
func (g *Game) mayPrevent(s *rules.State, p rules.Seat, n int) bool {
	return s.Count(zone(Hand, p)) > 0 && !g.Forbidden(s, p, ActPrevent) || g.CanNullify(s, p, n)
}

// CanNullify reports whether a seat may pay life counters against damage
// (BGD-26.4 to 26.8).
func (g *Game) CanNullify(s *rules.State, p rules.Seat, n int) bool {
	return n >= NullifyUnit && s.Seats[p][Nullified] == 0 && int(s.Seats[p][Counters]) >= n/NullifyUnit
}
