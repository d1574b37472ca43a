package mattsan

import (
	"godeck/rules"
	"godeck/rules/effect"
)

// emit emits an event about a card on the field.
func emit(x *rules.Exec, kind rules.EventKind, c rules.CardID, a, b, k int) {
	if !x.Logging() {
		return
	}
	d := x.S.Card(c)
	vis := rules.BothSeats
	if d.Has(rules.FaceDown) {
		vis = d.Owner.Mask() | d.Known
	}
	x.Emit(rules.Event{Kind: kind, Seat: d.Owner, Vis: vis, Card: c, Def: d.Def, From: d.Zone, To: d.Zone, A: int16(a), B: int16(b), C: int16(k), Place: x.PlaceOf(c)})
}

// fieldZone returns the zone of a slot.
func fieldZone(p rules.Seat, slot int) rules.ZoneID {
	if slot == BattleSlot {
		return zone(Battle, p)
	}
	return zone(Bench, p)
}

// set puts a card face-down into a bench slot: no placement (MTZ-6.5, 7.1).
func (g *Game) set(x *rules.Exec, c rules.CardID, slot int) {
	anew(x.S, c)
	x.Move(c, zone(Bench, x.S.Card(c).Owner), rules.OnTop, rules.FaceDown)
	x.S.Card(c).N[NSlot] = int16(slot)
	emit(x, EvSet, c, slot, 0, 0)
}

// anew remembers in waiting abilities about an event of a card that it is
// another object from now on (MTZ-6.20).
func anew(s *rules.State, c rules.CardID) {
	for i := range s.Triggers[:s.NTriggers] {
		if t := &s.Triggers[i]; t.Card == c {
			t.More |= moreAnew
		}
	}
}

// place puts a unit face-up into a slot (MTZ-6.5).
func (g *Game) place(x *rules.Exec, c rules.CardID, slot int) {
	anew(x.S, c)
	x.Move(c, fieldZone(x.S.Card(c).Owner, slot), rules.OnTop, 0)
	x.S.Card(c).N[NSlot] = int16(slot)
	g.placed(x, c, 0, g.group(x.S))
	if slot == BattleSlot {
		g.queueOwn(x, TrSwitched, c, 0)
	}
}

// placed reports a placement and queues what it triggers (MTZ-13).
func (g *Game) placed(x *rules.Exec, c rules.CardID, was int, group int16) {
	emit(x, EvPlace, c, int(x.S.Card(c).N[NSlot]), was, 0)
	g.queueUnit(x, TrFaceUp, c, c, 0, group)
	g.queueAll(x, TrPlaced, c, 0, group)
}

// turnUp turns a face-down unit face-up, which is a placement.
func (g *Game) turnUp(x *rules.Exec, c rules.CardID, group int16) {
	x.FaceUp(c)
	g.placed(x, c, 1, group)
}

// layTerrain puts a terrain into a slot; an old one is discarded (MTZ-8.2).
func (g *Game) layTerrain(x *rules.Exec, c rules.CardID, slot int) {
	p := x.S.Card(c).Owner
	if old := TerrainAt(x.S, p, slot); old != 0 {
		x.Move(old, zone(Discard, p), rules.OnTop, 0)
	}
	x.Move(c, zone(Ground, p), rules.OnTop, 0)
	x.S.Card(c).N[NSlot] = int16(slot)
	emit(x, EvPlace, c, slot, 0, 0)
}

// tap turns a terrain sideways or upright (MTZ-8.8, 8.10).
func (g *Game) tap(x *rules.Exec, c rules.CardID, sideways bool) bool {
	d := x.S.Card(c)
	if d.Has(FlagSideways) == sideways {
		return false
	}
	d.Flags ^= FlagSideways
	emit(x, EvTap, c, rules.Truth(sideways), 0, 0)
	return true
}

// toBattle moves a bench unit to the empty battlefield, turning it face-up if necessary (MTZ-6.12).
func (g *Game) toBattle(x *rules.Exec, c rules.CardID) {
	d := x.S.Card(c)
	down := d.Has(rules.FaceDown)
	if down {
		x.FaceUp(c)
	}
	x.Shift(c, zone(Battle, d.Owner))
	d.N[NSlot] = BattleSlot
	if down {
		g.placed(x, c, 1, g.group(x.S))
	}
	g.queueOwn(x, TrSwitched, c, 0)
}

// exchangePlaces swaps the fighter with a unit of the bench (MTZ-11.11).
func (g *Game) exchangePlaces(x *rules.Exec, c rules.CardID) {
	s := x.S
	p := s.Card(c).Owner
	f, slot := Fighter(s, p), s.Card(c).N[NSlot]
	if f != 0 {
		x.Shift(f, zone(Bench, p))
		s.Card(f).N[NSlot] = slot
	}
	g.toBattle(x, c)
}

// turnDown turns a bench unit face-down: only its base stays, with its damage (MTZ-6.18, 28.3).
func (g *Game) turnDown(x *rules.Exec, c rules.CardID) bool {
	s := x.S
	d := s.Card(c)
	if !g.isUnit(s, c) || d.Zone.Kind() != Bench {
		return false
	}
	g.strip(x, c)
	d.Flags = d.Flags&usedTurn | rules.FaceDown // MTZ-28.20
	d.N[NEx] = 0
	d.Known = rules.BothSeats // a card that was seen stays known until it moves (MTZ-29.6)
	s.Digest.Fresh &^= fieldZones
	emit(x, rules.EvFlip, c, 0, 0, 0)
	return true
}

// strip removes all that belongs to a unit: the cards on and under it, its
// modifiers, and what it forbids while it is there (MTZ-21.7, 21.8).
func (g *Game) strip(x *rules.Exec, c rules.CardID) {
	g.shed(x, func(d *rules.Card) bool { return d.Host == c })
	stir(x.S)
	x.S.DropMods(func(m *rules.Mod) bool {
		return m.Target == c || m.Kind == ModForbid && m.Until == WhileOnField && m.Src == c
	})
}

// loosen discards the cards under units that have lost the ability that put them there (MTZ-21.5).
func (g *Game) loosen(x *rules.Exec) {
	g.shed(x, func(d *rules.Card) bool {
		return d.N[NPart] == PartTucked && !(g.trait(g.Face(x.S, d.Host))&traitTucks != 0 && g.working(x.S, d.Host))
	})
}

// shed discards cards on and under units for which goes returns true.
func (g *Game) shed(x *rules.Exec, goes func(d *rules.Card) bool) (done bool) {
	s := x.S
	for p := range rules.Seat(2) {
		for i := 0; i < s.Count(zone(Under, p)); {
			if u := s.Zone(zone(Under, p))[i]; goes(s.Card(u)) {
				x.Move(u, zone(Discard, p), rules.OnTop, 0)
				done = true
				continue
			}
			i++
		}
	}
	return done
}

// join puts a card on or under a unit.
func (g *Game) join(x *rules.Exec, c, unit rules.CardID, part int16) {
	s := x.S
	layer := int16(1)
	for _, u := range s.Zone(zone(Under, s.Card(c).Owner)) {
		if s.Card(u).Host == unit {
			layer = max(layer, s.Card(u).N[NLayer]+1)
		}
	}
	x.Move(c, zone(Under, s.Card(c).Owner), rules.OnTop, 0)
	d := s.Card(c)
	d.Host, d.N[NPart], d.N[NLayer] = unit, part, layer
	x.Emit(rules.Event{Kind: EvUnder, Seat: d.Owner, Vis: rules.BothSeats, Card: c, Def: d.Def, Src: unit, A: part})
}

// stackOn puts a unit card on a unit: the new top gives text and numbers (MTZ-21.2, 21.3, 13.9).
func (g *Game) stackOn(x *rules.Exec, c, unit rules.CardID) {
	g.join(x, c, unit, PartTop)
	g.placed(x, unit, 0, g.group(x.S))
}

var leaveZones = [...]uint8{LeaveDefeat: Discard, LeaveDiscard: Discard, LeaveHand: Hand, LeaveDeck: Deck, LeaveSoul: Soul}

// depart removes a unit with all that belongs to it from the field and queues
// triggers.
func (g *Game) depart(x *rules.Exec, c rules.CardID, way, cause int16, where rules.Where) {
	g.departIn(x, c, way, cause, where, g.group(x.S))
}

// departIn is depart within an event that has begun (MTZ-16.9, 21.4, 21.7).
func (g *Game) departIn(x *rules.Exec, c rules.CardID, way, cause int16, where rules.Where, group int16) {
	s := x.S
	d := s.Card(c)
	owner, by := d.Owner, current(s)
	x.Emit(rules.Event{Kind: EvLeave, Seat: by, Vis: rules.BothSeats, Card: c, Def: d.Def, From: d.Zone, A: way, B: cause, Place: x.PlaceOf(c)})
	if d.Zone.Kind() == Battle {
		s.Seats[owner][Cause] = cause
	}
	to := leaveZones[way]
	if to == Discard && g.Keyword(s, c, keyHoming) {
		to = Hand
	}
	works, face := g.working(s, c), g.Face(s, c)
	for i := range s.Frames[:s.NFrames] {
		if f := &s.Frames[i]; f.Op == opBatch && f.List != 0 {
			s.Lists[f.List-1].Remove(c)
		}
	}
	g.strip(x, c)
	x.Move(c, zone(to, owner), where, 0) // MTZ-6.20
	if works {
		for _, ai := range g.Lib.Def(face).Abilities {
			switch t := g.Lib.Abilities[ai].Trigger; {
			case t == TrLeft, t == TrDefeated && way == LeaveDefeat, t == TrDiscarded && way == LeaveDiscard:
				g.add(x, ai, c, owner, c, 0, group, by)
			}
		}
	}
	if way == LeaveDefeat {
		g.queueAll(x, TrFallen, c, 0, group)
		if by != owner && faceDown(s, owner) > 0 { // an event trap may answer (MTZ-7.13, 28.8)
			g.add(x, noAbility, c, owner, c, 0, g.group(s), by) // one question after the other
		}
	}
}

// noAbility marks an effect without an ability: an attack, a switch, the
// question for an event trap.
const noAbility = 0xffff

// trigCap limits the abilities waiting at once (MTZ-29.4).
const trigCap = rules.MaxTriggers - 4

// startBatch marks turn-start effects, which wait for their own time.
const startBatch = 250

// group begins a new event: what it triggers waits together (MTZ-28.1).
func (g *Game) group(s *rules.State) int16 {
	if s.NTriggers == 0 {
		s.Vars[groups] = 0
	}
	s.Vars[groups] = min(s.Vars[groups]+1, startBatch/2-1)
	return s.Vars[groups]
}

// add queues an ability, sorted by event, the origin player's first (MTZ-12.6).
func (g *Game) add(x *rules.Exec, ai uint16, src rules.CardID, ctrl rules.Seat, that rules.CardID, n int, group int16, origin rules.Seat) {
	s := x.S
	if ai != noAbility && !g.in.True(s, effect.Env{Ctrl: ctrl, Src: src, Card: that, N: int16(n), Ability: int16(ai) + 1}, g.Lib.Abilities[ai].Cond) {
		return
	}
	if s.NTriggers >= trigCap { // MTZ-29.4
		x.End(rules.NoSeat, ReasonEndless)
		return
	}
	s.AddTrigger(rules.Trigger{Ability: ai, Src: src, Ctrl: ctrl, Card: that, N: int16(n), More: uint8(origin) | layerOf(s, src)})
	s.Triggers[s.NTriggers-1].Batch = uint8(2*int(group) + rules.Truth(ctrl != origin))
}

// Bits of Trigger.More: the origin player, the layer of the stack that showed
// the source's face, and whether the unit of the event has been placed anew
// meanwhile.
const (
	moreOrigin = 1
	moreLayer  = 0x7e
	moreAnew   = 0x80
)

// layerOf returns the bits of a trigger for the layer that shows a source's face.
func layerOf(s *rules.State, src rules.CardID) uint8 {
	if t := top(s, src); t != src && onField(s.Card(src).Zone.Kind()) {
		return uint8(min(s.Card(t).N[NLayer], moreLayer>>1)) << 1
	}
	return 0
}

// due reports whether a waiting ability still belongs to its source: the same
// object, whose abilities work and which has not been covered since (MTZ-12.3,
// 13.9, 21.9).
func (g *Game) due(s *rules.State, t *rules.Trigger) bool {
	return s.Card(t.Src).Stamp == t.Stamp && g.working(s, t.Src) && layerOf(s, t.Src) == t.More&moreLayer
}

// departs reports whether an ability is about its own unit's leaving: that
// unit is no longer there for it (MTZ-6.20).
func (g *Game) departs(ai uint16) bool {
	if int(ai) >= len(g.Lib.Abilities) {
		return false
	}
	switch g.Lib.Abilities[ai].Trigger {
	case TrLeft, TrDefeated, TrDiscarded:
		return true
	}
	return false
}

// queue queues the abilities of a source for a trigger.
func (g *Game) queue(x *rules.Exec, trigger uint16, src, that rules.CardID, n int, group int16) {
	s := x.S
	face := g.shows(s, src)
	if g.trait(face)&traitOf(trigger) == 0 || !g.working(s, src) {
		return
	}
	ctrl := s.Card(src).Owner
	for _, ai := range g.Lib.Def(face).Abilities {
		a := &g.Lib.Abilities[ai]
		if a.Trigger != trigger {
			continue
		}
		if trigger == TrPlaced || trigger == TrFallen { // one that has left: as printed (MTZ-29.25)
			if !meant(ctrl, s.Card(that).Owner, a.TArg[0]) || that == g.bearer(s, src) || !g.fits(s, a.TArg[1], that) {
				continue
			}
		}
		g.add(x, ai, src, ctrl, that, n, group, current(s))
	}
}

// queueUnit queues the abilities of a unit, of what is attached to it and of the terrain under it.
func (g *Game) queueUnit(x *rules.Exec, trigger uint16, c, that rules.CardID, n int, group int16) {
	s := x.S
	if g.lookAround(s)&traitOf(trigger) == 0 {
		return
	}
	g.queue(x, trigger, c, that, n, group)
	for u := range under(s, c) {
		g.queue(x, trigger, u, that, n, group)
	}
	if t := TerrainAt(s, s.Card(c).Owner, int(s.Card(c).N[NSlot])); t != 0 {
		g.queue(x, trigger, t, that, n, group)
	}
}

// queueOwn queues the abilities about an event of one unit.
func (g *Game) queueOwn(x *rules.Exec, trigger uint16, c rules.CardID, n int) {
	g.queueUnit(x, trigger, c, c, n, g.group(x.S))
}

// queueAll queues the abilities of every source on the field.
func (g *Game) queueAll(x *rules.Exec, trigger uint16, that rules.CardID, n int, group int16) {
	s := x.S
	if g.lookAround(s)&traitOf(trigger) == 0 {
		return
	}
	for p := rules.Seat(0); p < 2; p++ {
		for src := range cards(s, p, field...) {
			if !s.Card(src).Has(rules.FaceDown) {
				g.queue(x, trigger, src, that, n, group)
			}
		}
	}
}

// sides returns on which sides a bench may grow or shrink: one side may have
// one slot more, and an empty slot goes first (MTZ-9.8, 9.10, 28.7).
func (g *Game) sides(s *rules.State, p rules.Seat, grow bool) (can [2]bool) {
	l, r := s.Seats[p][Left], s.Seats[p][Right]
	if grow {
		return [2]bool{l <= r, r <= l}
	}
	can = [2]bool{l > 0 && l >= r, r > 0 && r >= l}
	first, last := Slots(s, p)
	var empty [2]bool
	for i, slot := range [...]int{first, last} {
		empty[i] = can[i] && At(s, p, slot) == 0 && TerrainAt(s, p, slot) == 0
	}
	if empty[0] || empty[1] {
		return empty
	}
	return can
}

// side makes a bench grow or shrink by one slot.
func (g *Game) side(x *rules.Exec) {
	s := x.S
	stir(s)
	f := s.Frame()
	p := f.Ctrl
	grow := f.N[0] != 0
	can := g.sides(s, p, grow)
	if f.PC == 0 && can[0] && can[1] {
		f.PC = 1
		s.Ask(p, rules.Decision{Kind: rules.ChooseMode, Prompt: PromptSide, Arg: f.N[0]})
		return
	}
	k := rules.Truth(!can[0])
	if f.PC == 1 {
		k = int(s.Last.N)
	}
	s.Pop()
	if grow {
		x.SetSeatVar(p, Left+k, s.Seats[p][Left+k]+1)
		x.Emit(rules.Event{Kind: EvSlot, Seat: p, A: int16(k), B: 1})
		return
	}
	first, last := Slots(s, p)
	slot := [...]int{first, last}[k]
	if c := At(s, p, slot); c != 0 {
		if g.isUnit(s, c) {
			g.depart(x, c, LeaveDiscard, CauseOwnDefeat, rules.OnTop)
		} else {
			x.Move(c, zone(Discard, p), rules.OnTop, 0)
		}
	}
	if t := TerrainAt(s, p, slot); t != 0 {
		x.Move(t, zone(Discard, p), rules.OnTop, 0)
	}
	x.SetSeatVar(p, Left+k, s.Seats[p][Left+k]-1)
	x.Emit(rules.Event{Kind: EvSlot, Seat: p, A: int16(k)})
}

// Points and registers of placing a unit with a placement condition.
const (
	plNext uint16 = iota
	plPaid
	plSlot
	plSlotDone

	plWord = 0 // next word of the condition
	plLeft = 1 // units still to be discarded for it
)

// mayPlace reports whether a unit's placement condition can be met now, and
// whether it goes on a unit (MTZ-6.8, 6.21, 6.22).
func (g *Game) mayPlace(s *rules.State, p rules.Seat, c rules.CardID) bool {
	place := g.design(s.Card(c).Def).place
	for i := range place {
		if w := &place[i]; w.op == sNeed && !g.in.True(s, effect.Env{Ctrl: p, Src: c}, w.a[0]) {
			return false
		}
	}
	d := g.tributes(s, p, place, 0)
	return d.met(0) && (d.k > 0 || free(s, p) >= 0)
}

// tributes collects what the words of a placement condition take; left is the
// rest of the first one, if its payment has begun.
func (g *Game) tributes(s *rules.State, p rules.Seat, place []lasting, left int) (d demands) {
	for i := range place {
		w := &place[i]
		if w.op != sNeed {
			n := 1
			if w.op == sTribute {
				n = int(w.a[1])
			}
			if left > 0 {
				n = left
			}
			d.want(n)
			g.eachOwned(s, p, w.a[0], func(c rules.CardID) { d.put(c) })
		}
		left = 0
	}
	return d
}

// eachOwned calls do for the player's face-up units that fit.
func (g *Game) eachOwned(s *rules.State, p rules.Seat, filter int16, do func(c rules.CardID)) {
	g.eachCard(s, p, 0, &effect.Choice{Of: 1, Filter: filter}, false, do)
}

// givers lists the units that can be given for the present word of a placement
// condition without making the rest impossible (MTZ-22.5).
func (g *Game) givers(s *rules.State, f *rules.Frame) (l rules.List) {
	place := g.design(s.Card(f.Src).Def).place[f.N[plWord]:]
	d := g.tributes(s, f.Ctrl, place, int(f.N[plLeft]))
	d.of[0].n--
	g.eachOwned(s, f.Ctrl, place[0].a[0], func(c rules.CardID) {
		if d.met(c) {
			l.Add(c)
		}
	})
	return l
}

// placing pays for a placement condition and places the unit.
func (g *Game) placing(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	p, c := f.Ctrl, f.Src
	place := g.design(s.Card(c).Def).place
	switch f.PC {
	case plNext:
		if int(f.N[plWord]) >= len(place) {
			f.PC = plSlot
			return
		}
		w := &place[f.N[plWord]]
		if f.N[plLeft] == 0 && w.op == sTribute {
			f.N[plLeft] = w.a[1]
		}
		var l rules.List
		if w.op != sNeed {
			l = g.givers(s, f)
		}
		if l.N == 0 {
			f.N[plWord]++
			f.N[plLeft] = 0
			return
		}
		f.PC = plPaid
		s.Ask(p, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptPay, Src: c, Def: s.Card(c).Def, Arg: w.a[0]})
	case plPaid:
		f.PC = plNext
		if place[f.N[plWord]].op == sMerge {
			u := s.Last.Card
			s.Pop()
			g.stackOn(x, c, u)
			return
		}
		g.depart(x, s.Last.Card, LeaveDiscard, CauseCost, rules.OnTop)
		if f.N[plLeft]--; f.N[plLeft] == 0 {
			f.N[plWord]++
		}
	case plSlot:
		f.PC = plSlotDone
		s.Ask(p, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptSlot, Src: c, Def: s.Card(c).Def})
	case plSlotDone:
		slot := int(s.Last.N)
		s.Pop()
		g.place(x, c, slot)
	}
}
