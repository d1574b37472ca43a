package magna

import (
	"godeck/rules"
	"godeck/rules/effect"
)

// vis returns the mask of seats that may know a card on the field.
func vis(s *rules.State, c rules.CardID) uint8 {
	if s.Card(c).Has(rules.FaceDown) {
		return s.Card(c).Owner.Mask()
	}
	return rules.BothSeats
}

// emit emits an event about a card on the field.
func emit(x *rules.Exec, kind rules.EventKind, c rules.CardID, a, b, k int) {
	if !x.Logging() {
		return
	}
	d := x.S.Card(c)
	x.Emit(rules.Event{Kind: kind, Seat: d.Owner, Vis: vis(x.S, c), Card: c, Def: d.Def, From: d.Zone, To: d.Zone, A: int16(a), B: int16(b), C: int16(k), Place: x.PlaceOf(c)})
}

// station moves a unit to another base or force, as the same object (MGN-4.6).
func (g *Game) station(x *rules.Exec, c rules.CardID, to rules.ZoneID) {
	parted(x.S, c)
	place, _ := Free(x.S, to)
	x.Shift(c, to)
	x.S.Card(c).N[NPlace] = int16(place)
	emit(x, EvPlace, c, place, 0, 0)
}

// parted ends a unit's part in the attack for good: it no longer strikes and
// does not count as an attacker, even if it comes back (MGN-13.13).
func parted(s *rules.State, c rules.CardID) {
	if d := declaration(s); d != nil && d.List != 0 {
		s.Lists[d.List-1].Remove(c)
	}
}

// transfer moves a unit to another base for an effect. A summoned unit that
// leaves its force disappears (MGN-12.12).
func (g *Game) transfer(x *rules.Exec, c rules.CardID, to rules.ZoneID) {
	if x.S.Card(c).Has(FlagSummoned) {
		g.leave(x, c, Discard)
		return
	}
	g.station(x, c, to)
}

// enter puts a card from elsewhere into a base or force.
func (g *Game) enter(x *rules.Exec, c rules.CardID, to rules.ZoneID, flags uint16) {
	place, _ := Free(x.S, to)
	x.Move(c, to, rules.OnTop, flags)
	x.S.Card(c).N[NPlace] = int16(place)
	emit(x, EvPlace, c, place, 0, 0)
}

// arm attaches a weapon to a unit; one already there is discarded (MGN-9.4, 12.7).
func (g *Game) arm(x *rules.Exec, weapon, unit rules.CardID) {
	s := x.S
	if old := WeaponOf(s, unit); old != 0 && old != weapon {
		x.Move(old, zone(Discard, s.Card(old).Owner), rules.OnTop, 0)
	}
	if s.Card(weapon).Zone.Kind() != Arms {
		x.Move(weapon, zone(Arms, s.Card(weapon).Owner), rules.OnTop, 0)
	}
	s.Card(weapon).Host = unit
	x.Emit(rules.Event{Kind: EvWeapon, Seat: s.Card(unit).Owner, Vis: rules.BothSeats, Card: weapon, Def: s.Card(weapon).Def, Src: unit})
}

// leave removes a unit from the field. Its weapon is discarded with it
// (MGN-2.4), a summoned unit disappears (MGN-12.12).
func (g *Game) leave(x *rules.Exec, c rules.CardID, to uint8) {
	s := x.S
	owner := s.Card(c).Owner
	if w := WeaponOf(s, c); w != 0 {
		x.Move(w, zone(Discard, s.Card(w).Owner), rules.OnTop, 0)
	}
	g.forget(s, c)
	parted(s, c)
	for i := range s.Frames[:s.NFrames] { // what comes back is another unit (MGN-18.26)
		if f := &s.Frames[i]; f.Op == opAbility && f.List != 0 {
			s.Lists[f.List-1].Remove(c)
		}
	}
	if s.Card(c).Has(FlagSummoned) {
		emit(x, EvVanish, c, 0, 0, 0)
		x.Move(c, zone(Legion, owner), rules.OnTop, 0)
		s.Card(c).Def = 0
		return
	}
	x.Move(c, zone(to, owner), rules.OnTop, 0) // MGN-3.6
}

// forget drops the modifiers of a unit that leaves.
func (g *Game) forget(s *rules.State, c rules.CardID) {
	s.DropMods(func(m *rules.Mod) bool { return m.Target == c })
}

// setChecked checks or unchecks a unit and reports whether that changed it.
func (g *Game) setChecked(x *rules.Exec, c rules.CardID, checked bool) bool {
	d := x.S.Card(c)
	if d.Has(FlagChecked) == checked {
		return false
	}
	d.Flags ^= FlagChecked
	emit(x, EvCheck, c, rules.Truth(checked), 0, 0)
	return true
}

// addMod modifies a unit and reports false if there is no room for that. A
// player's modifiers of one kind and duration are added up in one entry, those
// of nothing take none; one entry too many has no effect, which everybody is
// told (MGN-18.24).
func (g *Game) addMod(x *rules.Exec, kind, until uint8, f *rules.Frame, target rules.CardID, n int) bool {
	s := x.S
	if n == 0 {
		return true
	}
	by := rules.Mod{Kind: kind, Until: until, Ctrl: f.Ctrl, Seat: rules.NoSeat, Target: target, Src: f.Src, By: f.Def, Amount: int16(max(-99, min(99, n)))}
	stamp := s.Card(target).Stamp
	for i := uint8(0); i < s.NMods; i++ {
		m := &s.Mods[i]
		if m.Kind == kind && m.Until == until && m.Ctrl == f.Ctrl && m.Target == target && m.TStamp == stamp {
			if kind != ModPrevent {
				m.Add(&by, max(-99, min(99, int(m.Amount)+n)))
			}
			return true
		}
	}
	if s.NMods == rules.MaxMods {
		x.Emit(rules.Event{Kind: EvBound, Seat: s.Card(target).Owner, Vis: vis(s, target), Card: target, Def: s.Card(target).Def, A: BoundChanges})
		return false
	}
	s.AddMod(by)
	return true
}

// mod returns the sum of a unit's modifiers of a kind, and whether there are
// any.
func (g *Game) mod(s *rules.State, c rules.CardID, kind uint8) (n int, any bool) {
	for i := uint8(0); i < s.NMods; i++ {
		if m := &s.Mods[i]; m.Kind == kind && m.Target == c && m.TStamp == s.Card(c).Stamp {
			n, any = n+int(m.Amount), true
		}
	}
	return n, any
}

// nobody is the argument of due for effects that belong to no seat.
const nobody rules.Seat = 2

// due records that a seat's effect has to be judged (MGN-14.13).
func due(s *rules.State, by rules.Seat) { s.Vars[pending] = 1 + int16(by) }

// damage deals damage to a unit, less its protection. A trap breaks from
// damage dealt, so it is not protected (MGN-14.10).
func (g *Game) damage(x *rules.Exec, c rules.CardID, n int) {
	s := x.S
	d := s.Card(c)
	cut := 0
	if !d.Has(rules.FaceDown) {
		less, _ := g.mod(s, c, ModReduce)
		cut = min(n, max(0, less))
	}
	d.N[NDamage] = int16(min(999, int(d.N[NDamage])+n-cut))
	emit(x, EvDamage, c, n-cut, int(d.N[NDamage]), cut)
}

// doomed reports whether the judgement defeats a unit (MGN-14.6, 14.9, 14.10, 4.8).
func (g *Game) doomed(s *rules.State, c rules.CardID) bool {
	n, d := int(s.Card(c).N[NDamage]), g.Defense(s, c)
	return n >= d || s.Card(c).Has(FlagDoomed) || n >= 1 && s.Card(c).Has(rules.FaceDown)
}

// undone reports whether the opponent's effects have removed a unit's defense:
// then they defeat it, whoever's effect is judged (MGN-14.14).
func (g *Game) undone(s *rules.State, c rules.CardID) bool {
	d := s.Card(c)
	if g.Defense(s, c) > 0 {
		return false
	}
	for i := uint8(0); i < s.NMods; i++ {
		if m := &s.Mods[i]; m.Kind == ModDefense && m.Target == c && m.TStamp == d.Stamp && m.Amount < 0 && m.Ctrl == d.Owner.Other() {
			return true
		}
	}
	return false
}

// loss is a unit that is defeated.
type loss struct {
	card, weapon rules.CardID
	by           rules.Seat
	token        bool
	broken       bool // a trap that triggers
}

// judge defeats every unit with enough damage, all at once, and clears all
// damage (MGN-14.6, 4.7). by is the seat whose effects are judged; attack says
// that the damage is that of an attack declaration.
func (g *Game) judge(x *rules.Exec, by rules.Seat, attack bool) {
	s := x.S
	s.Vars[pending] = 0
	var dead [mostUnits]loss
	n := g.losses(x, by, &dead)
	for p := rules.Seat(0); p < 2; p++ {
		for _, k := range unitZones {
			for _, c := range s.Zone(zone(k, p)) {
				s.Card(c).N[NDamage] = 0
				s.Card(c).Flags &^= FlagDoomed
			}
		}
	}
	sapped := attack && g.sapped(s)
	triggers := breaking(s) && !sapped
	enemy := false
	for i := range dead[:n] {
		l := &dead[i]
		c, owner := l.card, s.Card(l.card).Owner
		opponent := l.by == owner.Other()
		enemy = enemy || l.by == by && opponent
		if s.Card(c).Has(rules.FaceDown) {
			x.FaceUp(c) // MGN-15.3
			l.broken = g.breaks(x, c, l.by, sapped && opponent) && triggers && opponent
			l.token = true
			continue
		}
		x.Emit(rules.Event{Kind: EvDefeat, Seat: l.by, Vis: rules.BothSeats, Card: c, Def: s.Card(c).Def, From: s.Card(c).Zone, Place: x.PlaceOf(c)})
		hero := 0
		if !l.token {
			hero = g.attr(s, c, AHero)
		}
		if l.weapon != 0 {
			hero += g.attr(s, l.weapon, AHero) // MGN-14.8
		}
		if opponent && hero > 0 { // MGN-14.7
			x.Emit(rules.Event{Kind: EvHero, Seat: l.by, Vis: rules.BothSeats, Card: c, Def: s.Card(c).Def, A: int16(hero)})
			g.gain(x, l.by, hero)
		}
		g.leave(x, c, Discard)
	}
	for _, l := range dead[:n] { // all have left, so conditions count none of them (MGN-18.28)
		if l.broken {
			g.spring(s, l.card)
		}
		if !l.token {
			g.queueOwn(x, TrDefeated, l.card, s.Card(l.card).Owner, 0)
		}
		if l.weapon != 0 {
			g.queueOwn(x, TrDefeated, l.weapon, s.Card(l.weapon).Owner, 0)
		}
	}
	if attack && enemy {
		g.victors(x)
	}
}

// losses finds the units that are to be defeated, and how many they are.
func (g *Game) losses(x *rules.Exec, by rules.Seat, dead *[mostUnits]loss) int {
	s := x.S
	n := 0
	for p := rules.Seat(0); p < 2; p++ {
		for _, k := range unitZones {
			for _, c := range s.Zone(zone(k, p)) {
				if !g.doomed(s, c) {
					continue
				}
				if _, saved := g.mod(s, c, ModPrevent); saved {
					emit(x, EvPrevent, c, 0, 0, 0)
					continue
				}
				dead[n] = loss{card: c, weapon: WeaponOf(s, c), by: by, token: s.Card(c).Has(FlagSummoned)}
				if g.undone(s, c) {
					dead[n].by = p.Other()
				}
				n++
			}
		}
	}
	return n
}

// victors queues what triggers for those of the attack who are still in battle.
func (g *Game) victors(x *rules.Exec) {
	s := x.S
	if d := declaration(s); d != nil && d.List != 0 {
		l := s.Lists[d.List-1]
		for _, c := range l.Cards() {
			if inBattle(s, c) {
				g.unitTrigger(x, TrVictory, c, 0)
			}
		}
	}
}

// breaking reports whether break triggers still wait for their step: until one
// of them is applied (MGN-15.4, 15.8).
func breaking(s *rules.State) bool {
	d := declaration(s)
	return d != nil && d.PC <= deTriggers
}

// breaks removes a defeated trap, of whose triggers a Sapper may have deprived
// it (MGN-18.14), and reports whether it has any.
func (g *Game) breaks(x *rules.Exec, c rules.CardID, by rules.Seat, sapped bool) bool {
	s := x.S
	def := s.Card(c).Def
	any := g.designs[def].trig&trigBit(TrBroken) != 0
	x.Emit(rules.Event{Kind: EvDefeat, Seat: by, Vis: rules.BothSeats, Card: c, Def: def, From: s.Card(c).Zone, A: 1, B: int16(rules.Truth(sapped && any)), Place: x.PlaceOf(c)})
	g.leave(x, c, Discard)
	return any
}

// spring keeps the triggers of a trap that has been broken for their step
// (MGN-15.4, 15.9). One entry holds all of a card, so that there is room for
// those of a whole force whatever else waits: its N[0] is a mask of abilities.
func (g *Game) spring(s *rules.State, c rules.CardID) {
	d := s.Card(c)
	o := rules.StackItem{Kind: objBroken, Ctrl: d.Owner, Src: c, Stamp: d.Stamp, Def: d.Def}
	for k, ai := range g.Lib.Def(d.Def).Abilities {
		a := &g.Lib.Abilities[ai]
		if a.Trigger == TrBroken && g.in.True(s, effect.Env{Ctrl: d.Owner, Src: c}, a.Cond) {
			o.N[0] |= 1 << uint(k)
		}
	}
	if o.N[0] != 0 {
		s.PushItem(o)
	}
}

// sprung lists the break triggers that wait: the option of each, and its
// ability. N is the entry and, in 32s, which of the card's triggers it is.
func (g *Game) sprung(s *rules.State, do func(o rules.Option, ability uint16)) {
	for i := range s.Stack[:s.NStack] {
		o := &s.Stack[i]
		if o.Kind != objBroken {
			continue
		}
		n := int16(i)
		for k, ai := range g.Lib.Def(o.Def).Abilities {
			if o.N[0]&(1<<uint(k)) != 0 {
				do(rules.Option{Verb: rules.Use, Card: o.Src, N: n}, ai)
				n += 32
			}
		}
	}
}

// Sprung returns the break trigger that an answer to PromptTrigger names.
func (g *Game) Sprung(s *rules.State, o rules.Option) (ability uint16, ok bool) {
	g.sprung(s, func(is rules.Option, ai uint16) {
		if is.N == o.N {
			ability, ok = ai, true
		}
	})
	return ability, ok
}

// sapped reports whether a Sapper takes part in the declaration.
func (g *Game) sapped(s *rules.State) bool {
	d := declaration(s)
	if d == nil || d.List == 0 {
		return false
	}
	for _, c := range s.Lists[d.List-1].Cards() {
		if inBattle(s, c) && g.Keyword(s, c, wSapper) {
			return true
		}
	}
	return false
}

// gain changes a seat's Magna (never below 0, MGN-5.2).
func (g *Game) gain(x *rules.Exec, p rules.Seat, n int) {
	x.SetSeatVar(p, Magna, int16(max(0, min(9999, int(x.S.Seats[p][Magna])+n))))
}

// Draw draws one card; false when the deck is empty (MGN-1.6, 19.12).
func (g *Game) Draw(x *rules.Exec, p rules.Seat) bool {
	c := x.S.Top(zone(Deck, p))
	if c == 0 {
		return false
	}
	x.Move(c, zone(Hand, p), rules.OnTop, 0)
	return true
}

// TakeTop returns the top card of a zone.
func (g *Game) TakeTop(x *rules.Exec, z rules.ZoneID) rules.CardID { return x.S.Top(z) }

// Transfer moves a card for an effect.
func (g *Game) Transfer(x *rules.Exec, c rules.CardID, to rules.ZoneID, _ int16) {
	if onField(x.S.Card(c).Zone.Kind()) {
		g.leave(x, c, to.Kind())
		return
	}
	x.Move(c, to, rules.OnTop, 0)
}

// summon brings a stand-in with the values of a Tactic into the seat's force,
// if there is a battle, room, and nothing that forbids it.
func (g *Game) summon(x *rules.Exec, p rules.Seat, def rules.DefID) bool {
	s := x.S
	c := s.Top(zone(Legion, p))
	if c == 0 || s.Vars[Battle] == 0 || s.Count(ForceZone(s, p)) >= ForceLimit || g.Forbidden(s, p, ForbidSummon) {
		return false
	}
	s.Card(c).Def = def
	g.enter(x, c, ForceZone(s, p), FlagSummoned)
	t := g.designs[def].token
	emit(x, EvSummon, c, int(t[0]), int(t[1]), 0)
	return true
}

// queueOwn queues the abilities of a card that has left the field.
func (g *Game) queueOwn(x *rules.Exec, trigger uint16, c rules.CardID, p rules.Seat, that rules.CardID) {
	g.queue(x, trigger, c, p, that, -1)
}

// unitTrigger queues the abilities of a unit and its weapon.
func (g *Game) unitTrigger(x *rules.Exec, trigger uint16, c, that rules.CardID) {
	s := x.S
	if s.Card(c).Has(rules.FaceDown) || s.Card(c).Has(FlagSummoned) {
		return
	}
	g.queue(x, trigger, c, s.Card(c).Owner, that, -1)
	if w := WeaponOf(s, c); w != 0 {
		g.queue(x, trigger, w, s.Card(c).Owner, that, -1)
	}
}

func (g *Game) queue(x *rules.Exec, trigger uint16, c rules.CardID, p rules.Seat, that rules.CardID, phase int16) {
	s := x.S
	if g.design(s, c).trig&trigBit(trigger) == 0 {
		return
	}
	for _, ai := range g.Lib.Def(s.Card(c).Def).Abilities {
		a := &g.Lib.Abilities[ai]
		if a.Trigger != trigger || phase >= 0 && a.TArg[0] != phase {
			continue
		}
		if g.in.True(s, effect.Env{Ctrl: p, Src: c, Card: that}, a.Cond) {
			if s.NTriggers == rules.MaxTriggers { // none is lost: more than wait at a time are endless (MGN-18.11)
				x.End(rules.NoSeat, ReasonEndless)
				return
			}
			s.AddTrigger(rules.Trigger{Ability: ai, Src: c, Ctrl: p, Card: that})
		}
	}
}

// firePhase queues the triggers of the start of a phase, bases first.
func (g *Game) firePhase(x *rules.Exec, phase int16) {
	s := x.S
	for _, p := range turnOrder(s) {
		if g.traits(s, p)&traitPhase == 0 {
			continue
		}
		for _, k := range [...]uint8{Camps, Base1, Base2, Base3, Arms} {
			for _, c := range s.Zone(zone(k, p)) {
				if !s.Card(c).Has(rules.FaceDown) {
					g.queue(x, TrPhase, c, p, 0, phase)
				}
			}
		}
	}
}

// fireForces queues the triggers of both forces at the start or end of an
// Attack step.
func (g *Game) fireForces(x *rules.Exec, trigger uint16) {
	s := x.S
	p := InvaderSeat(s)
	for _, q := range [...]rules.Seat{p, p.Other()} {
		for _, c := range s.Zone(ForceZone(s, q)) {
			g.unitTrigger(x, trigger, c, 0)
		}
	}
}

// turnOrder returns the seats, the first player's first.
func turnOrder(s *rules.State) [2]rules.Seat {
	p := rules.Seat(s.Vars[First])
	return [2]rules.Seat{p, p.Other()}
}
