package mattsan

import (
	"slices"

	"godeck/rules"
	"godeck/rules/effect"
)

// damage deals damage to a unit: n less weak (reduction by answers) less the
// unit's protection (MTZ-16.3 to 16.5). It reports whether any was dealt.
func (g *Game) damage(x *rules.Exec, c rules.CardID, n, weak int, src rules.CardID, kind int16, group int16) bool {
	s := x.S
	by := current(s)
	if !g.isUnit(s, c) || g.immune(s, c, by, kind) {
		return false
	}
	n = max(0, n-weak)
	cut := min(n, max(0, g.cut(s, c)))
	if s.Turn == 1 && QuietFirst { // MTZ-29.23
		cut = n
	}
	if cut < n {
		for i := range s.Mods[:s.NMods] {
			if m := &s.Mods[i]; s.Vars[Silence] == 0 && m.Kind == ModPrevent && m.Target == c && m.TStamp == s.Card(c).Stamp {
				if cut = n; m.Amount > 0 { // several in one
					m.Amount--
				} else {
					m.Kind = modNone
				}
				break
			}
		}
		s.DropMods(func(m *rules.Mod) bool { return m.Kind == modNone })
	}
	stir(s)
	d := s.Card(c)
	d.N[NDamage] = int16(min(999, int(d.N[NDamage])+n-cut))
	emit(x, EvDamage, c, n-cut, int(d.N[NDamage]), cut)
	if n == cut {
		return false
	}
	d.Flags &^= FlagCrossed
	if f := inner(s, opBatch); f != nil && by != f.Ctrl {
		d.Flags |= FlagCrossed
	}
	g.queueUnit(x, TrDamaged, c, src, n-cut, group)
	if u := g.bearer(s, src); g.isUnit(s, u) && s.Card(src).Zone.Kind() != Ground { // a terrain's damage is not its unit's
		g.queueUnit(x, TrDealt, u, c, n-cut, group)
	}
	return true
}

// causeOf returns why, and by whose effect, a unit leaves (MTZ-20.3, 28.9, 28.19).
func (g *Game) causeOf(s *rules.State, c rules.CardID, way int16, origin rules.Seat) int16 {
	d := s.Card(c)
	own := origin == d.Owner
	if way == LeaveDefeat && d.Has(FlagCrossed) && !d.Has(FlagDoomed) {
		own = !own
	}
	switch {
	case way <= LeaveDiscard && own:
		return CauseOwnDefeat
	case way <= LeaveDiscard:
		return CauseOppDefeat
	case own:
		return CauseOwnRemove
	}
	return CauseOppRemove
}

// Points and registers of a batch: units that leave together (MTZ-17). Its
// list holds those that leave by text; units without HP join (MTZ-17.12).
const (
	baNext uint16 = iota
	baOrdered
	baLeave
	baAsked
	baCheck
	baBad
	baSouls
	baSoulsAsked
	baDraw
	baEnd

	baWay   = 0 // Leave… of the list
	baWhere = 1 // where in a deck; during soul draws the player's position in order
	baSoul  = 2 // cards of the soul draw by seat
	baLost  = 4 // how many of these are discarded, by seat
)

// inner returns the innermost frame of an operation, or nil.
func inner(s *rules.State, op uint16) *rules.Frame { return innerOf(s.Frames[:s.NFrames], op) }

func innerOf(frames []rules.Frame, op uint16) *rules.Frame {
	for i := len(frames) - 1; i >= 0; i-- {
		if frames[i].Op == op {
			return &frames[i]
		}
	}
	return nil
}

// leaving reports whether a unit waits in the top batch; a fallen one belongs to the outermost.
func (g *Game) leaving(s *rules.State, f *rules.Frame, c rules.CardID) bool {
	if f.List == 0 && !g.shrunk(s) && g.holds(s, c) || !g.isUnit(s, c) {
		return false
	}
	return f.List != 0 && s.Lists[f.List-1].Index(c) >= 0 || g.fallen(s, c) && innerOf(s.Frames[:s.NFrames-1], opBatch) == nil
}

// batch processes the units that leave, one at a time, then the soul draws.
func (g *Game) batch(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	switch f.PC {
	case baNext:
		g.nextLeaver(x, f)
	case baOrdered:
		f.C[0] = s.Last.Card
		f.PC = baLeave
	case baLeave: // MTZ-16.8
		c := f.C[0]
		f.PC = baCheck
		if g.leaving(s, f, c) && g.mayStay(s, c) {
			f.PC = baAsked
			s.Ask(s.Card(c).Owner, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptLeave, Src: c, Def: g.Face(s, c)})
		}
	case baAsked:
		f.PC = baCheck
		if o := s.Last; o.Verb == rules.Use {
			f.PC = baLeave // again if it would still leave (MTZ-28.22)
			s.Card(o.Card).Flags |= FlagTried
			g.use(s, s.Card(f.C[0]).Owner, o, wayOpen).C[0] = f.C[0]
		}
	case baCheck:
		c := f.C[0]
		f.PC = baNext
		f.C[0] = 0
		forgetUse(s, FlagTried)
		if g.leaving(s, f, c) {
			g.leaves(x, f, c)
		} else {
			s.Card(c).Flags &^= FlagDue
		}
	case baBad, baSouls, baSoulsAsked, baDraw:
		g.soulDraws(x, f)
	case baEnd:
		s.Pop()
		forgetUse(s, FlagTried)
		if inner(s, opBatch) == nil {
			forgetUse(s, FlagCrossed|FlagDue)
		}
	}
}

// soulDraws carries out what both players draw, or lose from their decks, for
// the units of a batch.
func (g *Game) soulDraws(x *rules.Exec, f *rules.Frame) {
	s := x.S
	switch f.PC {
	case baBad: // MTZ-18.6
		for _, p := range [...]rules.Seat{f.Ctrl, f.Ctrl.Other()} {
			if n := int(f.N[baLost+p]); n > 0 {
				x.Emit(rules.Event{Kind: EvSouls, Seat: p, A: int16(n), B: 1})
				if g.mill(x, p, n) < n {
					g.lose(x, p, LostDeck)
				}
			}
		}
		f.N[baWhere] = 0
		f.PC = baSouls
	case baSouls:
		if f.N[baWhere] > 1 {
			f.PC = baEnd
			return
		}
		p := g.drawer(f)
		if f.N[baSoul+p] == 0 {
			f.N[baWhere]++
			return
		}
		f.PC = baDraw
		var few [32]rules.Option
		if len(g.sources(s, p, TrSouls, byBoth, few[:0])) > 0 {
			f.PC = baSoulsAsked
			s.Ask(p, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptSouls, Arg: f.N[baSoul+p]})
		}
	case baSoulsAsked:
		f.PC = baDraw
		if s.Last.Verb == rules.Use {
			f.PC = baSouls
			g.useSource(x, g.drawer(f), s.Last, FlagTried, int(f.N[baSoul+g.drawer(f)]))
		}
	case baDraw: // MTZ-18.4
		p := g.drawer(f)
		n := f.N[baSoul+p]
		f.N[baSoul+p] = 0
		f.N[baWhere]++
		f.PC = baSouls
		x.Emit(rules.Event{Kind: EvSouls, Seat: p, A: n})
		for ; n > 0 && g.Draw(x, p); n-- {
		}
	}
}

// forgetUse clears flags of all cards on the field.
func forgetUse(s *rules.State, flags uint16) {
	for _, c := range between(s, Battle, Ground) {
		s.Card(c).Flags &^= flags
	}
	for _, c := range between(s, Under, Under) {
		s.Card(c).Flags &^= flags
	}
}

// drawer returns whose soul draw it is: the origin player's comes first (MTZ-17.6).
func (g *Game) drawer(f *rules.Frame) rules.Seat {
	if f.N[baWhere] == 0 {
		return f.Ctrl
	}
	return f.Ctrl.Other()
}

// nextLeaver chooses the unit to process next: enemy battlefield, own
// battlefield, then the benches in turn, as seen by the origin player
// (MTZ-17.2).
func (g *Game) nextLeaver(x *rules.Exec, f *rules.Frame) {
	s := x.S
	g.summonDue(s, f)
	for _, p := range [...]rules.Seat{f.Ctrl.Other(), f.Ctrl} {
		if c := Fighter(s, p); c != 0 && g.dueNow(s, f, c) {
			f.C[0] = c
			f.PC = baLeave
			return
		}
	}
	var n [2]int
	var one [2]rules.CardID
	for p := rules.Seat(0); p < 2; p++ {
		for _, c := range s.Zone(zone(Bench, p)) {
			if g.dueNow(s, f, c) {
				n[p]++
				one[p] = c
			}
		}
	}
	p := f.Ctrl.Other() // Sub&1: the last one was an enemy bench unit
	if f.Sub&1 == 1 && n[p.Other()] > 0 || n[p] == 0 {
		p = p.Other()
	}
	switch {
	case n[p] == 0:
		f.PC = baBad
		return
	case n[p] == 1:
		f.C[0] = one[p]
		f.PC = baLeave
	default: // MTZ-17.3
		f.PC = baOrdered
		s.Ask(p, rules.Decision{Kind: rules.OrderItems, Prompt: PromptOrder})
	}
	f.Sub = f.Sub&^1 | uint8(rules.Truth(p != f.Ctrl))
}

// summonDue marks the units that leave now, once those marked before are gone (MTZ-17.12).
func (g *Game) summonDue(s *rules.State, f *rules.Frame) {
	units := between(s, Battle, Bench)
	for _, c := range units {
		if g.dueNow(s, f, c) {
			return
		}
	}
	for _, c := range units {
		if g.leaving(s, f, c) {
			s.Card(c).Flags |= FlagDue
		}
	}
}

// dueNow reports whether a unit leaves before those that have fallen meanwhile.
func (g *Game) dueNow(s *rules.State, f *rules.Frame, c rules.CardID) bool {
	return s.Card(c).Has(FlagDue) && g.leaving(s, f, c)
}

// leaves removes a unit from the field in the batch's way.
func (g *Game) leaves(x *rules.Exec, f *rules.Frame, c rules.CardID) {
	s := x.S
	way, where := LeaveDefeat, rules.OnTop
	if f.List != 0 && s.Lists[f.List-1].Index(c) >= 0 {
		way = f.N[baWay]
		if f.N[baWhere] == 1 {
			where = rules.AtBottom
		}
	}
	owner := s.Card(c).Owner
	if way == LeaveDefeat { // MTZ-18.1, 18.8
		k := baSoul
		if g.Keyword(s, c, keyBadLuck) {
			k = baLost
		}
		f.N[k+int(owner)] += int16(g.SoulValue(s, c))
	}
	shuffle := way == LeaveDeck && f.N[baWhere] == 2
	// All units of a batch leave in one event (MTZ-29.29). Its number is free
	// again when nothing waits that this batch has triggered.
	group := int16(f.Sub >> 1)
	if !slices.ContainsFunc(s.Triggers[:s.NTriggers], func(t rules.Trigger) bool { return group > 0 && int16(t.Batch>>1) == group && t.Batch < startBatch }) {
		group = g.group(s)
		f.Sub = f.Sub&1 | uint8(group)<<1
	}
	g.departIn(x, c, way, g.causeOf(s, c, way, f.Ctrl), where, group)
	if shuffle {
		x.Shuffle(zone(Deck, owner))
	}
}

// mayStay reports whether a unit's owner is asked for a stay effect: if it has
// a visible one, or a face-down card, which may be one (MTZ-28.8).
func (g *Game) mayStay(s *rules.State, c rules.CardID) bool {
	if s.Vars[Silence] != 0 || deep(s) {
		return false
	}
	if faceDown(s, s.Card(c).Owner) > 0 {
		return true
	}
	var few [32]rules.Option
	return len(g.stays(s, c, byBoth, few[:0])) > 0
}

// stays lists the stay effects for a unit that would leave (MTZ-7.6, 16.8,
// 20.11).
func (g *Game) stays(s *rules.State, c rules.CardID, by sight, buf []rules.Option) []rules.Option {
	p := s.Card(c).Owner
	if g.traits(s)&traitOf(TrLeave) == 0 && faceDown(s, p) == 0 {
		return buf
	}
	own := current(s) == p
	for src := range cards(s, p, field...) {
		d := s.Card(src)
		trap := d.Has(rules.FaceDown) && g.is(s, src, Trap)
		if d.Has(FlagTried) || !trap && !g.working(s, src) || trap && (g.Barred(s, p, actTrap) || own && g.attr(s, src, AOwn) == 0) {
			continue
		}
		buf = g.usables(s, p, src, TrLeave, func(_ uint16, args *[7]int16) bool {
			return args[0] == 1 || trap || g.bearer(s, src) == c
		}, by, buf)
	}
	return buf
}

// sources lists the abilities of face-up cards that a seat may use in a window (MTZ-28.14).
func (g *Game) sources(s *rules.State, p rules.Seat, trigger uint16, by sight, buf []rules.Option) []rules.Option {
	if g.traits(s)&traitOf(trigger) == 0 || s.Vars[Silence] != 0 || deep(s) {
		return buf
	}
	for src := range cards(s, p, Battle, Bench, Ground) {
		if s.Card(src).Flags&(rules.FaceDown|FlagSpoiled|FlagTried) != 0 || !g.Has(g.shows(s, src), trigger) || !g.working(s, src) {
			continue
		}
		buf = g.usables(s, p, src, trigger, func(_ uint16, args *[7]int16) bool {
			return trigger != TrDie || meant(p, inner(s, opDice).Ctrl, args[0])
		}, by, buf)
	}
	return buf
}

// useSource declares an ability in a window, where each source works once.
func (g *Game) useSource(x *rules.Exec, p rules.Seat, o rules.Option, used uint16, n int) {
	x.S.Card(o.Card).Flags |= used
	g.use(x.S, p, o, wayOpen).N[usLeft] = int16(n)
}

// mill puts cards from the top of a deck into the discard pile.
func (g *Game) mill(x *rules.Exec, p rules.Seat, n int) (moved int) {
	for ; moved < n && x.S.Count(zone(Deck, p)) > 0; moved++ {
		x.Move(x.S.Top(zone(Deck, p)), zone(Discard, p), rules.OnTop, 0)
	}
	return moved
}

// Draw draws one card; if there is none the player meets a losing condition (MTZ-1.4, 1.5).
func (g *Game) Draw(x *rules.Exec, p rules.Seat) bool {
	c := x.S.Top(zone(Deck, p))
	if c == 0 {
		g.lose(x, p, LostDeck)
		return false
	}
	x.Move(c, zone(Hand, p), rules.OnTop, 0)
	return true
}

// lose records a losing condition (MTZ-25.1, 25.4).
func (g *Game) lose(x *rules.Exec, p rules.Seat, what int16) {
	s := x.S
	stir(s)
	if s.Seats[p][Lost]&what == 0 {
		x.Emit(rules.Event{Kind: EvLose, Seat: p, A: what})
	}
	x.SetSeatVar(p, Lost, s.Seats[p][Lost]|what)
	x.SetVar(Culprit, 1+int16(current(s)))
}

// judge ends the match if a losing condition was met; if both players met one,
// the player whose effect it was loses (MTZ-25.2, 25.3).
func (g *Game) judge(x *rules.Exec) {
	s := x.S
	loser := rules.Seat(0)
	switch a, b := s.Seats[0][Lost], s.Seats[1][Lost]; {
	case a != 0 && b != 0:
		loser = rules.Seat(s.Vars[Culprit] - 1)
	case b != 0:
		loser = 1
	}
	reason := ReasonField
	if s.Seats[loser][Lost]&LostDeck != 0 {
		reason = ReasonDeck
	}
	x.End(loser.Other(), reason)
}

// Points of a refill; N[0] is the player's position in order.
const (
	reNext uint16 = iota
	reAsked
)

// refill fills empty battlefields, the origin player's first (MTZ-17.7, 19, 20).
func (g *Game) refill(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	p := f.Ctrl
	if f.N[0] == 1 {
		p = p.Other()
	}
	switch f.PC {
	case reNext:
		if f.N[0] > 1 {
			for q := range rules.Seat(2) {
				for c := range cards(s, q, Hand, Discard) {
					s.Card(c).Flags &^= FlagSpoiled
				}
			}
			s.Pop()
			return
		}
		if Fighter(s, p) != 0 || s.Seats[p][Lost]&LostField != 0 {
			f.N[0]++
			return
		}
		units, one := g.reserves(s, p)
		if s.Count(zone(Hand, p))+faceDown(s, p) == 0 || s.Vars[Silence] != 0 && faceDown(s, p) == 0 { // nothing hidden: a player without a choice is not asked (MTZ-28.8)
			var few [16]rules.Option
			if open := g.savers(s, p, few[:0]); len(open) == 0 && units < 2 {
				if units == 0 {
					g.lose(x, p, LostField)
				} else {
					g.fill(x, one)
				}
				return
			}
		}
		f.PC = reAsked
		s.Ask(p, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptRefill, Arg: s.Seats[p][Cause]})
	case reAsked:
		f.PC = reNext
		switch o := s.Last; {
		case o.Verb == rules.Pass:
			g.lose(x, p, LostField)
		case s.Card(o.Card).Zone.Kind() == Bench && g.is(s, o.Card, Unit):
			g.fill(x, o.Card)
		default:
			g.use(s, p, o, wayOpen)
		}
	}
}

// fill moves a unit to the empty battlefield. If its owner has turned it
// face-up and it has no HP left, it is defeated at once (MTZ-28.3).
func (g *Game) fill(x *rules.Exec, c rules.CardID) {
	g.toBattle(x, c)
	if g.fallen(x.S, c) {
		x.S.Push(rules.Frame{Op: opBatch, Ctrl: x.S.Card(c).Owner})
	}
}

// reserves counts the units of a bench that may go to the battlefield, and returns one of them.
func (g *Game) reserves(s *rules.State, p rules.Seat) (n int, one rules.CardID) {
	for _, c := range s.Zone(zone(Bench, p)) {
		if g.is(s, c, Unit) {
			n, one = n+1, c
		}
	}
	return n, one
}

// savers lists a player's ghosts and, if no bench unit can fill the
// battlefield, save traps (MTZ-20.2).
func (g *Game) savers(s *rules.State, p rules.Seat, buf []rules.Option) []rules.Option {
	if s.Vars[Silence] != 0 || deep(s) {
		return buf
	}
	try := func(c rules.CardID, trigger uint16, from int16) {
		if s.Card(c).Has(FlagSpoiled) {
			return
		}
		buf = g.usables(s, p, c, trigger, func(_ uint16, args *[7]int16) bool {
			return args[0]&(1<<uint(s.Seats[p][Cause])) != 0 && (trigger == TrSave || args[1] == from)
		}, byOwner, buf)
	}
	for _, from := range [...]struct {
		kind uint8
		arg  int16
	}{{Hand, fromHand}, {Discard, fromPile}} {
		if g.rest(s, zone(from.kind, p))&restGhost == 0 {
			continue
		}
		for _, c := range s.Zone(zone(from.kind, p)) {
			try(c, TrGhost, from.arg)
		}
	}
	if units, _ := g.reserves(s, p); units == 0 && !g.Barred(s, p, actTrap) {
		for _, c := range s.Zone(zone(Bench, p)) {
			if s.Card(c).Has(rules.FaceDown) && g.is(s, c, Trap) {
				try(c, TrSave, fromField)
			}
		}
	}
	return buf
}

// Points and registers of a roll.
const (
	diRoll uint16 = iota
	diAsk
	diAsked
	diEnd

	diN    = 0 // dice
	diFace = 1 // their faces
	diSeat = 4 // whose turn it is to modify the roll
	diBump = 5 // sum of changes by effects
)

// dice rolls dice and lets the roller, then the opponent, modify the roll (MTZ-23, 28.14).
func (g *Game) dice(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	p := f.Ctrl
	if f.N[diSeat] == 1 {
		p = p.Other()
	}
	switch f.PC {
	case diRoll:
		g.throw(x, f)
		f.PC = diAsk
	case diAsk:
		if f.N[diSeat] > 1 {
			f.PC = diEnd
			return
		}
		var few [32]rules.Option
		if len(g.sources(s, p, TrDie, byBoth, few[:0])) == 0 {
			f.N[diSeat]++
			return
		}
		f.PC = diAsked
		s.Ask(p, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptDie, Arg: int16(g.result(s, f))})
	case diAsked:
		f.PC = diAsk
		if s.Last.Verb != rules.Use {
			f.N[diSeat]++
			return
		}
		g.useSource(x, p, s.Last, FlagSpoiled, g.result(s, f))
	case diEnd:
		n := g.result(s, f)
		forgetUse(s, FlagSpoiled)
		x.SetVar(Die, int16(n))
		x.Emit(rules.Event{Kind: EvDie, Seat: f.Ctrl, A: int16(n)})
		s.Pop()
	}
}

// throw rolls all dice of a roll (MTZ-23.1, 23.5).
func (g *Game) throw(x *rules.Exec, f *rules.Frame) {
	for i := 0; i < int(f.N[diN]) && i < MaxDice; i++ {
		f.N[diFace+i] = int16(1 + x.Roll(6, f.Ctrl, 0))
	}
}

// result returns what a roll counts as: each die with its own changes and
// minimum, then the changes of the whole (MTZ-23.2, 23.4, 28.2).
func (g *Game) result(s *rules.State, f *rules.Frame) int {
	each, whole := g.dieMods(s, f.Ctrl)
	whole += int(f.N[diBump])
	if f.N[diN] == 1 {
		return max(0, int(f.N[diFace])+each+whole)
	}
	n := 0
	for i := 0; i < int(f.N[diN]); i++ {
		n += max(0, int(f.N[diFace+i])+each)
	}
	return max(0, n+whole)
}

// dieMods returns what lasting words add to each die of a player, and to the whole roll.
func (g *Game) dieMods(s *rules.State, p rules.Seat) (each, whole int) {
	g.each(s, wordBit(sDie), func(src, _ rules.CardID, w *lasting) {
		switch {
		case !meant(s.Card(src).Owner, p, w.a[0]):
		case w.a[2] != 0:
			each += int(w.a[1])
		default:
			whole += int(w.a[1])
		}
	})
	return each, whole
}

// Points of the queue of waiting abilities.
const (
	trNext uint16 = iota
	trOrdered
	trTrap
)

// triggers declares the waiting abilities: by event, the origin player's
// first, each player's own in an order of their choice (MTZ-12.6, 28.1).
func (g *Game) triggers(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	switch f.PC {
	case trOrdered:
		f.PC = trNext
		g.trigger(x, f, int(s.Last.N))
		return
	case trTrap:
		f.PC = trNext
		if o := s.Last; o.Verb == rules.Use {
			u := g.use(s, s.Card(o.Card).Owner, o, wayOpen)
			u.C[0] = f.C[0]
			u.N[usScan] = 1 + int16(s.Card(o.Card).Owner.Other())
		}
		return
	}
	at, n := g.waiting(s)
	switch {
	case n == 0:
		s.Pop()
	case n == 1:
		g.trigger(x, f, at)
	default:
		f.PC = trOrdered
		s.Ask(s.Triggers[at].Ctrl, rules.Decision{Kind: rules.OrderItems, Prompt: PromptTrigger})
	}
}

// waiting returns the first of the abilities whose turn it is, and their number.
func (g *Game) waiting(s *rules.State) (at, n int) {
	for i := range s.Triggers[:s.NTriggers] {
		switch b := s.Triggers[i].Batch; {
		case b >= startBatch:
		case n == 0 || b < s.Triggers[at].Batch:
			at, n = i, 1
		case b == s.Triggers[at].Batch:
			n++
		}
	}
	return at, n
}

// trigger declares one waiting ability, unless its source no longer works (MTZ-12.3, 12.8, 4.7).
func (g *Game) trigger(x *rules.Exec, f *rules.Frame, i int) {
	s := x.S
	t := s.TakeTrigger(i)
	if t.Ability == noAbility {
		if faceDown(s, t.Ctrl) > 0 && s.Vars[Silence] == 0 {
			f.PC = trTrap
			f.C[0] = t.Card
			d := rules.Decision{Kind: rules.ChooseAction, Prompt: PromptTrap, Src: t.Card}
			if x.T.Sees(s, 0, t.Card) && x.T.Sees(s, 1, t.Card) { // the card may have become hidden from one of them
				d.Def = s.Card(t.Card).Def
			}
			s.Ask(t.Ctrl, d)
		}
		return
	}
	a := &g.Lib.Abilities[t.Ability]
	if s.Vars[Silence] != 0 || !g.departs(t.Ability) && !g.due(s, &t) {
		return
	}
	why := int16(-1)
	switch {
	case !g.in.True(s, effect.Env{Ctrl: t.Ctrl, Src: t.Src, Card: t.Card, N: t.N, Ability: int16(t.Ability) + 1}, a.Cond):
		why = FizzleUnmet
	case !g.payable(s, t.Ctrl, t.Src, t.Ability, byBoth):
		why = FizzleUnpaid
	case !g.possible(s, t.Ctrl, t.Src, t.Ability, byBoth) && !g.blocks(t.Ability):
		why = FizzleVain
	}
	if why >= 0 {
		fizzle(x, t.Ctrl, t.Src, why, t.Ability)
		return
	}
	u := g.declare(s, t.Ctrl, t.Src, t.Ability, wayOpen)
	u.C[0] = t.Card
	u.N[usLeft], u.N[usScan] = t.N, 1+int16(t.More&(moreOrigin|moreAnew))
}

// blocks reports whether an ability contains a block or a roll, whose use is
// only known when it is carried out.
func (g *Game) blocks(ai uint16) bool {
	for pc := int(g.abil[ai].body); g.Lib.Code[pc].Op != 0; pc++ {
		if op := g.Lib.Code[pc].Op; op == wRoll || op < effect.FirstGameOp && op != g.draw {
			return true
		}
	}
	return false
}

// eventTraps lists the traps that a player may use after a unit was defeated.
func (g *Game) eventTraps(s *rules.State, p rules.Seat, that rules.CardID, buf []rules.Option) []rules.Option {
	if g.Barred(s, p, actTrap) {
		return buf
	}
	for _, c := range s.Zone(zone(Bench, p)) {
		if s.Card(c).Has(rules.FaceDown) && g.is(s, c, Trap) {
			buf = g.usables(s, p, c, TrFallen, func(_ uint16, args *[7]int16) bool {
				return meant(p, s.Card(that).Owner, args[0]) && g.fits(s, args[1], that)
			}, byOwner, buf)
		}
	}
	return buf
}
