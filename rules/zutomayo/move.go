package zutomayo

import (
	"godeck/rules"
	"godeck/rules/effect"
)

// leave moves a card out of play to its owner's Charger or Abyss, depending on
// its printed icons (ZTM-3.5, 5.6).
func (g *Game) leave(x *rules.Exec, c rules.CardID) {
	x.Disclose(c, rules.BothSeats) // both piles are public
	to := Abyss
	if g.brief(x.S.Card(c).Def).icons > 0 {
		to = Charger
	}
	g.put(x, c, zone(to, x.S.Card(c).Owner), rules.OnTop)
}

// put moves a card with the consequences that the rules attach: an Area
// Enchant that leaves takes its modifiers of this turn with it (ZTM-10.10; the
// next turn's allowance stays, ZTM-8.24), a card entering the Charger gives
// its icons at once (ZTM-5.2), and piles trigger abilities. A card that moves
// within a pile does not enter it.
func (g *Game) put(x *rules.Exec, c rules.CardID, to rules.ZoneID, where rules.Where) {
	s := x.S
	card := s.Card(c)
	if card.Zone.Kind() == Area {
		stamp := card.Stamp
		s.DropMods(func(m *rules.Mod) bool {
			return m.Src == c && m.Stamp == stamp && m.Kind != ModSets
		})
	}
	from := card.Zone
	g.shift(x, c, to, where, 0)
	if from == to {
		return
	}
	switch to.Kind() {
	case Charger:
		if n := g.attr(s, c, AIcons); n > 0 {
			g.power(x, to.Seat(), n)
		}
		g.fire(x, TrEntered, to.Seat(), c, 0)
	case Abyss:
		g.fire(x, TrEntered, to.Seat(), c, 1)
	}
}

// power changes a seat's Power, which stays between 0 and MostPoints (ZTM-5.12,
// 13.14).
func (g *Game) power(x *rules.Exec, p rules.Seat, n int) {
	x.SetSeatVar(p, Power, int16(max(0, min(MostPoints, int(x.S.Seats[p][Power])+n))))
}

// shift moves a card, which becomes another object: abilities that have chosen
// it no longer mean it.
func (g *Game) shift(x *rules.Exec, c rules.CardID, to rules.ZoneID, where rules.Where, flags uint16) {
	s := x.S
	x.Move(c, to, where, flags)
	if s.ListsUsed == 0 {
		return
	}
	for i := range s.Frames[:s.NFrames] {
		if l := s.Frames[i].List; l != 0 {
			s.Lists[l-1].Remove(c)
		}
	}
}

// Transfer moves a card for an effect (place: 0 top, 1 bottom, 2 shuffled in).
func (g *Game) Transfer(x *rules.Exec, c rules.CardID, to rules.ZoneID, place int16) {
	where := rules.OnTop
	if place == 1 {
		where = rules.AtBottom
	}
	g.put(x, c, to, where)
	if place == 2 {
		x.Shuffle(to)
	}
}

// TakeTop returns the top card of a zone, rebuilding an empty deck (ZTM-12.6).
func (g *Game) TakeTop(x *rules.Exec, z rules.ZoneID) rules.CardID {
	if z.Kind() == Deck {
		g.restock(x, z.Seat())
	}
	return x.S.Top(z)
}

// restock rebuilds an empty deck from Charger and Abyss (ZTM-12.2 to 12.4);
// Power stays (ZTM-5.11) and nothing triggers (ZTM-12.8).
func (g *Game) restock(x *rules.Exec, p rules.Seat) {
	s := x.S
	d := zone(Deck, p)
	if s.Count(d) > 0 || s.Count(zone(Charger, p))+s.Count(zone(Abyss, p)) == 0 {
		return
	}
	x.Emit(rules.Event{Kind: EvRebuild, Seat: p, A: int16(s.Count(zone(Charger, p)) + s.Count(zone(Abyss, p)))})
	for _, k := range [...]uint8{Charger, Abyss} {
		for s.Count(zone(k, p)) > 0 {
			g.shift(x, s.Top(zone(k, p)), d, rules.OnTop, 0)
		}
	}
	x.Shuffle(d)
}

// Draw draws one card (ZTM-12.3); false when deck and piles are empty (ZTM-12.5).
func (g *Game) Draw(x *rules.Exec, p rules.Seat) bool {
	g.restock(x, p)
	c := x.S.Top(zone(Deck, p))
	if c == 0 {
		return false
	}
	g.shift(x, c, zone(Hand, p), rules.OnTop, 0)
	return true
}

// damage deals damage to a seat after its reductions (ZTM-9.7, 13.4).
func (g *Game) damage(x *rules.Exec, p rules.Seat, n int, src rules.CardID) {
	s := x.S
	cut := min(n, g.Shield(s, p))
	n -= cut
	old := int(s.Seats[p][HP])
	hp := max(0, old-n)
	s.Seats[p][HP] = int16(hp)
	x.Emit(rules.Event{Kind: EvDamage, Seat: p, A: int16(n), B: int16(hp), C: int16(cut), Src: src})
	if hp > 0 && n > 0 {
		g.fire(x, TrDamaged, p, 0, int16(n))
	}
}

// lose takes HP without dealing damage (ZTM-13.3).
func (g *Game) lose(x *rules.Exec, p rules.Seat, n int, src rules.CardID) {
	s := x.S
	hp := max(0, int(s.Seats[p][HP])-n)
	s.Seats[p][HP] = int16(hp)
	x.Emit(rules.Event{Kind: EvLoss, Seat: p, A: int16(n), B: int16(hp), Src: src})
}

// heal gives HP up to the maximum (ZTM-1.3).
func (g *Game) heal(x *rules.Exec, p rules.Seat, n int, src rules.CardID) {
	s := x.S
	hp := min(MaxHP, int(s.Seats[p][HP])+n)
	got := hp - int(s.Seats[p][HP])
	s.Seats[p][HP] = int16(hp)
	x.Emit(rules.Event{Kind: EvHeal, Seat: p, A: int16(got), B: int16(hp), Src: src})
}

// checkHP ends the match if a player has 0 HP (ZTM-1.2); if both do after one
// event it is a draw (ZTM-1.9).
func (g *Game) checkHP(x *rules.Exec) {
	s := x.S
	a, b := s.Seats[0][HP] <= 0, s.Seats[1][HP] <= 0
	switch {
	case a && b:
		x.End(rules.NoSeat, ReasonHP)
	case a:
		x.End(1, ReasonHP)
	case b:
		x.End(0, ReasonHP)
	}
}

// turnClock starts moving the medal hour by hour (ZTM-4.3, 4.10, 4.11).
func (g *Game) turnClock(x *rules.Exec, hours int, src rules.CardID) {
	if hours = max(-MaxAdvance, min(MaxAdvance, hours)); hours != 0 {
		x.S.Push(rules.Frame{Op: opClock, Ctrl: rules.NoSeat, Src: src, N: [6]int16{int16(hours)}})
		g.runClock(x)
	}
}

// runClock moves the medal to the next change of the time of day that triggers
// something, which is applied at that point (ZTM-10.26).
func (g *Game) runClock(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	src, hours, step := f.Src, int(f.N[0]), 1
	if hours < 0 {
		step = -1
	}
	from, gone := int(s.Vars[Chronos]), 0
	waiting := s.NTriggers
	for gone != hours && s.NTriggers == waiting && !s.Over() {
		at := int(s.Vars[Chronos])
		next := (at + step + Hours) % Hours
		s.Vars[Chronos] = int16(next)
		gone += step
		if IsNight(at) != IsNight(next) {
			s.Vars[Changes] |= change(next)
			g.fire(x, TrTimeChanged, rules.NoSeat, 0, change(next))
		}
	}
	if f.N[0] -= int16(gone); f.N[0] == 0 {
		s.Pop()
	}
	x.Emit(rules.Event{Kind: EvClock, Seat: rules.NoSeat, A: int16(from), B: s.Vars[Chronos], C: int16(gone), Src: src})
	for i := 0; i != gone; i += step {
		if at, next := (from+i%Hours+Hours)%Hours, (from+(i+step)%Hours+Hours)%Hours; IsNight(at) != IsNight(next) {
			x.Emit(rules.Event{Kind: EvTimeChange, Seat: rules.NoSeat, A: change(next)})
		}
	}
}

// setClock puts the medal on a position; a jump passes no hours (ZTM-4.11).
func (g *Game) setClock(x *rules.Exec, to int, src rules.CardID) {
	s := x.S
	to = (to%Hours + Hours) % Hours
	from := int(s.Vars[Chronos])
	if from == to {
		return
	}
	s.Vars[Chronos] = int16(to)
	x.Emit(rules.Event{Kind: EvClock, Seat: rules.NoSeat, A: int16(from), B: int16(to), Src: src})
	if IsNight(from) != IsNight(to) {
		s.Vars[Changes] |= change(to)
		x.Emit(rules.Event{Kind: EvTimeChange, Seat: rules.NoSeat, A: change(to)})
		g.fire(x, TrTimeChanged, rules.NoSeat, 0, change(to))
	}
}

// change returns the change of the time of day that happens on reaching an
// hour.
func change(to int) int16 {
	if IsNight(to) {
		return ChangeDayToNight
	}
	return ChangeNightToDay
}

// stepWorded reports whether abilities with a trigger belong to a step rather
// than to an event. Like all effects of a step, their cards need the cost when
// their turn comes (ZTM-10.5), not before.
func stepWorded(trigger uint16) bool {
	return trigger == TrSwap || trigger == TrTurnStart || trigger == TrTurnEnd
}

// fire queues the abilities triggered by an event. who is the seat that it
// concerns (NoSeat: both), c its card, n its number. Conditions are read when
// an ability's turn comes (ZTM-10.6).
func (g *Game) fire(x *rules.Exec, trigger uint16, who rules.Seat, c rules.CardID, n int16) {
	s := x.S
	bit := trigBit(trigger)
	any := uint32(0) // mostly no card in play has such an ability
	for _, src := range onTable(s) {
		any |= g.brief(s.Card(src).Def).trig
	}
	for p := rules.Seat(0); p < 2 && any&bit != 0; p++ {
		for _, k := range [...]uint8{BattleField, SetA, SetB, Area} {
			src := s.Top(zone(k, p))
			if src == 0 || g.brief(s.Card(src).Def).trig&bit == 0 || !g.stands(s, src) || !stepWorded(trigger) && !g.Powered(s, src) {
				continue
			}
			if k != BattleField && g.is(s, src, Character) {
				continue // a Character's triggers do not work before it fights (ZTM-10.20)
			}
			for _, ai := range g.Lib.Def(s.Card(src).Def).Abilities {
				a := &g.Lib.Abilities[ai]
				if a.Trigger != trigger || !g.meant(s, a, p, who, c, n) {
					continue
				}
				if !g.await(s, rules.Trigger{Ability: ai, Src: src, Ctrl: p, Card: c, N: n}) { // they multiply endlessly (ZTM-13.7)
					x.End(rules.NoSeat, ReasonEndless)
					return
				}
			}
		}
	}
}

// onTable returns the cards of both players' BattleField, SetSlots and AreaSlot,
// the only ones with abilities that work and with flags of this turn.
func onTable(s *rules.State) []rules.CardID {
	return s.Order[s.Start[zone(BattleField, 0)]:s.Start[zone(Area, 1)+1]]
}

// await queues an ability. One that several cards entering a pile trigger at
// the same moment is a single entry with a count. It reports whether there was
// room.
func (g *Game) await(s *rules.State, t rules.Trigger) bool {
	for i := uint8(0); i < s.NTriggers; i++ {
		q := &s.Triggers[i]
		if q.Batch == 0 && q.Ability == t.Ability && q.Src == t.Src && q.Stamp == s.Card(t.Src).Stamp && q.Ctrl == t.Ctrl && q.N == t.N && q.More < 255 {
			q.More++
			return true
		}
	}
	if s.NTriggers >= rules.MaxTriggers {
		return false
	}
	s.AddTrigger(t)
	return true
}

// live reports whether a card's triggered abilities work now: it is in
// position and not Underpowered (ZTM-5.5, 11.3).
func (g *Game) live(s *rules.State, src rules.CardID) bool {
	return g.stands(s, src) && g.Powered(s, src)
}

// stands reports whether a card is where its abilities work: a Character on
// the turn it was set (ZTM-2.5), an Enchant in its slot (ZTM-2.6), an Area
// Enchant in force (ZTM-8.15).
func (g *Game) stands(s *rules.State, src rules.CardID) bool {
	c := s.Card(src)
	if c.Has(rules.FaceDown) {
		return false
	}
	if c.Zone.Kind() == Area {
		return c.Has(FlagInForce)
	}
	return c.Has(FlagSetNow)
}

// meant checks a trigger's own parameters against an event.
func (g *Game) meant(s *rules.State, a *effect.Ability, ctrl, who rules.Seat, c rules.CardID, n int16) bool {
	about := func(w int16) bool {
		for _, p := range effect.Players(ctrl, w) {
			if p >= 0 && p == who {
				return true
			}
		}
		return false
	}
	switch a.Trigger {
	case TrTimeChanged:
		want := [...]int16{ChangeNightToDay, ChangeDayToNight, ChangeNightToDay | ChangeDayToNight}[a.TArg[0]]
		return n&want != 0
	case TrDamaged:
		return about(a.TArg[0]) && n >= a.TArg[1]
	case TrEntered:
		return about(a.TArg[0]) && n == a.TArg[1] && g.in.Fits(s, a.TArg[2], c)
	case TrReplaced:
		return about(a.TArg[0])
	case TrOppArea:
		return ctrl != who
	case TrLost, TrWon:
		return ctrl == who
	}
	return true
}
