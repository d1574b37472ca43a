package mattsan

import (
	"math/bits"

	"godeck/rules"
	"godeck/rules/effect"
)

// Points of declaring an effect (opUse).
const (
	usBegin uint16 = iota
	usWilling
	usAnswer
	usAnswered
	usTargets
	usPay
	usPaid
	usDone
)

// Registers of an opUse frame; C[0] is the card of the event, C[1] the bench
// unit of a switch.
const (
	usKind = iota
	usAbil // -1: none
	usObj  // 1 + its index in State.Stack
	usScan // next instruction to check
	usWay
	usLeft // of a number: of the event until the entry is made, then still to be paid
)

// What follows when an effect has been declared.
const (
	wayOpen int16 = iota // it opens an exchange
	wayJoin              // it joins the present one
)

// Registers of an entry of the exchange.
const (
	objNumber = iota // number of the event
	objWeak          // reduction of its damage
	objCause         // 1+seat whose effect caused the event
)

// objNegated marks an entry that has no effect (MTZ-14.10).
const objNegated uint8 = 1

// Values of Target.Part that belong to no instruction.
const (
	partSwitch   uint8 = 0xfd // the bench unit of a switch
	partRedirect uint8 = 0xff // the unit that an attack is redirected to
)

// Points and registers of an exchange.
const (
	xAsk uint16 = iota
	xAnswered
	xResolve
	xAttack
	xAfter

	xrBase = 0 // its first entry
	xrSeat = 1 // who may answer
	xrPass = 2 // how often in succession that was declined
	xrAt   = 3 // index of the entry being carried out
)

// declare begins the declaration of a card's ability.
func (g *Game) declare(s *rules.State, p rules.Seat, src rules.CardID, ai uint16, way int16) *rules.Frame {
	a := &g.Lib.Abilities[ai]
	return s.Push(rules.Frame{Op: opUse, Ctrl: p, Src: src, Def: a.Def, N: [6]int16{usKind: g.kindOf(s, src, a.Trigger), usAbil: int16(ai), usWay: way}})
}

// use begins the declaration of the ability that an answer names.
func (g *Game) use(s *rules.State, p rules.Seat, o rules.Option, way int16) *rules.Frame {
	return g.declare(s, p, o.Card, g.Lib.Def(g.shows(s, o.Card)).Abilities[o.N], way)
}

// act begins the declaration of a fighter's attack or switch.
func (g *Game) act(s *rules.State, kind int16, p rules.Seat, c rules.CardID) *rules.Frame {
	return s.Push(rules.Frame{Op: opUse, Ctrl: p, Src: c, Def: g.Face(s, c), N: [6]int16{usKind: kind, usAbil: -1, usWay: wayOpen}})
}

// kindOf returns the kind of effect of a card's ability (MTZ-14.1).
func (g *Game) kindOf(s *rules.State, src rules.CardID, trigger uint16) int16 {
	switch {
	case trigger == TrSpecial:
		return KindSpecial
	case trigger == TrSuper:
		return KindSuper
	case trigger == TrGhost:
		return KindGhost
	case g.is(s, src, Terrain):
		return KindTerrain
	case g.is(s, src, Trap):
		return KindTrap
	case g.is(s, src, Trump) && s.Card(src).Zone.Kind() != Under:
		return KindTrump
	}
	return KindAbility
}

// using declares an effect: what it answers, its targets, its costs (MTZ-10.1, 22.1).
func (g *Game) using(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	p, src := f.Ctrl, f.Src
	var a *effect.Ability
	if f.N[usAbil] >= 0 {
		a = &g.Lib.Abilities[f.N[usAbil]]
	}
	switch f.PC {
	case usBegin, usWilling:
		if f.PC == usBegin && a != nil && a.Trigger >= TrStart && a.Trigger <= TrSwitched && g.taps(s, src) { // MTZ-8.11
			f.PC = usWilling
			s.Ask(p, rules.Decision{Kind: rules.YesNo, Prompt: PromptMay, Src: src, Def: f.Def})
			return
		}
		if f.PC == usWilling && s.Last.Verb != rules.Yes {
			s.Pop()
			return
		}
		if !g.begin(x, f, a) {
			return
		}
		f.PC = usTargets
		if f.N[usWay] == wayJoin {
			f.PC = usAnswer
		}
	case usAnswer: // MTZ-14.9
		n, at := 0, 0
		for i := g.base(s); i < int(f.N[usObj])-1; i++ {
			if g.fitsAnswer(s, p, src, int(f.N[usAbil]), i) {
				n++
				at = i
			}
		}
		if n > 1 {
			f.PC = usAnswered
			s.Ask(p, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptAnswer, Src: src, Def: f.Def})
			return
		}
		g.answers(x, f, at)
	case usAnswered:
		g.answers(x, f, int(s.Last.N))
	case usTargets:
		if a == nil || !g.aim(x, f, a) {
			f.PC = usPay
			f.N[usLeft] = 0
			if a != nil {
				f.N[usScan] = int16(g.abil[f.N[usAbil]].start)
				g.payFirst(x, f)
			}
		}
	case usPay:
		if a == nil || int(f.N[usScan]) >= int(g.abil[f.N[usAbil]].body) {
			f.PC = usDone
			return
		}
		g.pay(x, f)
	case usPaid:
		f.PC = usPay
		g.payWith(x, f, s.Last.Card)
	case usDone:
		at, way := f.N[usObj]-1, f.N[usWay]
		s.Pop()
		if way == wayOpen {
			s.Push(rules.Frame{Op: opExchange, N: [6]int16{xrBase: at, xrSeat: int16(p.Other())}}) // MTZ-14.3
		}
	}
}

// base returns the first entry of the innermost exchange.
func (g *Game) base(s *rules.State) int {
	if f := inner(s, opExchange); f != nil {
		return int(f.N[xrBase])
	}
	return 0
}

// begin makes the entry of a declared effect. It reports false if too many
// effects follow each other without a choice (MTZ-29.4).
func (g *Game) begin(x *rules.Exec, f *rules.Frame, a *effect.Ability) bool {
	s := x.S
	p, src := f.Ctrl, f.Src
	if at := int16(s.Answers & 0x7fff); s.Vars[chainAt] != at {
		s.Vars[chainAt], s.Vars[chain] = at, 0
	}
	if s.Vars[chain]++; s.Vars[chain] > ChainCap {
		x.End(rules.NoSeat, ReasonEndless)
		return false
	}
	c := rules.CardID(0)
	switch k := s.Card(src).Zone.Kind(); {
	case k == Hand && g.is(s, src, Trump):
		x.Move(src, zone(Played, p), rules.OnTop, 0)
		c = src
	case k == Hand:
		x.Show(src, rules.BothSeats) // MTZ-26.3
	case k == Bench && g.is(s, src, Trap):
		x.FaceUp(src) // MTZ-7.3
		c = src
	}
	o := s.PushItem(rules.StackItem{Kind: uint8(f.N[usKind]), Ctrl: p, Card: c, Src: src, Stamp: s.Card(src).Stamp, Event: f.C[0], EStamp: s.Card(f.C[0]).Stamp, Def: f.Def, Ability: noAbility})
	f.N[usObj] = int16(s.NStack)
	if f.N[usScan] > moreAnew { // the unit of the event is not this one
		o.EStamp = 0
		f.N[usScan] -= moreAnew
	}
	o.N[objNumber], o.N[objCause] = f.N[usLeft], f.N[usScan]
	if a != nil {
		o.Ability = uint16(f.N[usAbil])
		b := &g.abil[o.Ability]
		s.Card(g.marked(s, src)).Flags |= b.bit // MTZ-28.20
		f.N[usScan] = int16(b.body)
	}
	if u := f.C[1]; u != 0 {
		o.T[0] = rules.Target{Card: u, Part: partSwitch, Stamp: s.Card(u).Stamp}
		o.NT = 1
	}
	x.Emit(rules.Event{Kind: EvDeclare, Seat: p, Vis: rules.BothSeats, Card: src, Def: s.Card(src).Def, From: s.Card(src).Zone, A: f.N[usKind], B: f.N[usAbil], C: f.N[usObj] - 1, Place: x.PlaceOf(src)})
	return true
}

// answers sets which effect is answered.
func (g *Game) answers(x *rules.Exec, f *rules.Frame, at int) {
	x.S.Stack[f.N[usObj]-1].Dest = uint8(at) + 1
	x.Emit(rules.Event{Kind: EvAnswer, Seat: f.Ctrl, A: f.N[usObj] - 1, B: int16(at)})
	f.PC = usTargets
}

// hasChoice reports whether the first argument of an instruction is a choice.
func hasChoice(op uint16) bool {
	return op >= wDamage && op <= wReadyTerrain && op != wSwap || op == wStack
}

// aimed returns the choice that a player makes for an instruction on declaration, or nil.
func (g *Game) aimed(in *effect.Instr) *effect.Choice {
	if !hasChoice(in.Op) {
		return nil
	}
	if ch := &g.Lib.Choices[in.A[0]]; ch.Ref == 0 && !ch.All && !ch.Random && ch.By == 0 {
		return ch
	}
	return nil
}

// aim chooses the targets of an effect, one instruction at a time. It reports
// whether it has asked or must be called again.
func (g *Game) aim(x *rules.Exec, f *rules.Frame, a *effect.Ability) bool {
	s := x.S
	ch, part := g.aiming(f, a)
	if part == 0 {
		return false
	}
	if ch != nil {
		l, done := g.in.Select(x, f)
		if !done {
			return true
		}
		s.DropList(f)
		f.Sub = 0
		for _, c := range l.Cards() {
			s.Stack[f.N[usObj]-1].Aim(s, part, c)
			emit(x, EvTarget, c, int(f.N[usObj]-1), 0, 0)
		}
	}
	f.N[usScan]++
	return true
}

// choiceAt returns the number of the choice to be made now.
func (g *Game) choiceAt(f *rules.Frame) int16 {
	return g.Lib.Code[f.N[usScan]].A[0]
}

// aiming returns the choice to be made now, and its part; 0 and nil at the end of the ability.
func (g *Game) aiming(f *rules.Frame, a *effect.Ability) (*effect.Choice, uint8) {
	pc := int(f.N[usScan])
	in := &g.Lib.Code[pc]
	if in.Op == 0 {
		return nil, 0
	}
	return g.aimed(in), uint8(pc-int(a.Entry)) + 1
}

// optionFor returns the answer by which seat p names a card; an opponent's
// face-down card is named by its slot (MTZ-6.16).
func optionFor(s *rules.State, p rules.Seat, c rules.CardID) rules.Option {
	if d := s.Card(c); d.Has(rules.FaceDown) && d.Owner != p && d.Zone.Kind() == Bench {
		return rules.Option{Verb: rules.Number, N: d.N[NSlot]}
	}
	return rules.Option{Verb: rules.Use, Card: c}
}

// cardOf returns the card that an answer of seat p names.
func (g *Game) cardOf(s *rules.State, p rules.Seat, o rules.Option) rules.CardID {
	if o.Verb == rules.Number {
		return At(s, p.Other(), int(o.N))
	}
	return o.Card
}

// payFirst turns soul cards and a tap terrain sideways (MTZ-5.3, 8.8).
func (g *Game) payFirst(x *rules.Exec, f *rules.Frame) {
	s := x.S
	n := int(g.abil[f.N[usAbil]].soul)
	if s.Card(f.Src).Zone.Kind() == Played {
		n += g.Cost(s, f.Src)
	}
	g.turnSouls(x, f.Ctrl, n)
	if g.taps(s, f.Src) {
		g.tap(x, f.Src, true)
	}
}

// taps reports whether a card is a terrain that must be turned sideways to use it.
func (g *Game) taps(s *rules.State, c rules.CardID) bool {
	return s.Card(c).Zone.Kind() == Ground && g.attr(s, c, AUse) == UseTap
}

// turnSouls turns upright soul cards sideways; it does not matter which.
func (g *Game) turnSouls(x *rules.Exec, p rules.Seat, n int) (turned int) {
	for ; turned < n && x.S.Count(zone(Soul, p)) > 0; turned++ {
		x.Shift(x.S.Top(zone(Soul, p)), zone(Spent, p))
	}
	return turned
}

// readySouls turns sideways soul cards upright.
func (g *Game) readySouls(x *rules.Exec, p rules.Seat, n int) (turned int) {
	for ; turned < n && x.S.Count(zone(Spent, p)) > 0; turned++ {
		x.Shift(x.S.Top(zone(Spent, p)), zone(Soul, p))
	}
	return turned
}

// pay pays the next cost of a declared effect.
func (g *Game) pay(x *rules.Exec, f *rules.Frame) {
	s := x.S
	p, src := f.Ctrl, f.Src
	in := &g.Lib.Code[f.N[usScan]]
	unit := g.bearer(s, src)
	switch in.Op {
	case pHand, pField, pReturn:
		if f.N[usLeft] == 0 {
			f.N[usLeft] = in.A[0]
		}
		l := g.payers(s, f)
		switch {
		case l.N == 0:
			f.N[usLeft] = 0
			f.N[usScan]++
		case int16(l.N) <= f.N[usLeft] && (in.Op != pHand || in.A[1] == 0 && s.Count(zone(Hand, p)) <= int(f.N[usLeft])): // publicly without a choice
			g.payWith(x, f, l.C[0])
		default:
			f.PC = usPaid
			s.Ask(p, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptPay, Src: src, Def: f.Def, Arg: int16(in.Op)})
		}
		return
	case pThis:
		if g.isUnit(s, src) {
			g.depart(x, src, LeaveDiscard, CauseCost, rules.OnTop)
		} else {
			x.Move(src, zone(Discard, s.Card(src).Owner), rules.OnTop, 0)
		}
	case pDamage:
		if g.isUnit(s, unit) {
			g.damage(x, unit, int(in.A[0]), 0, src, KindAbility, g.group(s))
		}
	case pEx:
		g.addEx(x, unit, -int(in.A[0]))
	case pMill:
		g.mill(x, p, int(in.A[0]))
	}
	f.N[usScan]++
}

// demands are the cards that costs take: a number each, from a set.
type demands struct {
	of [8]struct {
		cards [(rules.MaxCards + 63) / 64]uint64
		n     int
	}
	k int
}

// want adds a cost of n cards; put adds the cards that can pay it.
func (d *demands) want(n int) {
	if d.k < len(d.of) {
		d.of[d.k].n = n
	}
	d.k++
}

func (d *demands) put(c rules.CardID) {
	if d.k <= len(d.of) {
		d.of[d.k-1].cards[c/64] |= 1 << (c % 64)
	}
}

// met reports whether there are cards for all costs, each given once, without but (MTZ-22.2, 22.5).
func (d *demands) met(but rules.CardID) bool {
	for some := 1; some < 1<<min(d.k, len(d.of)); some++ {
		var all [(rules.MaxCards + 63) / 64]uint64
		n := 0
		for i := 0; i < d.k; i++ {
			if some>>i&1 != 0 {
				n += d.of[i].n
				for j, cards := range d.of[i].cards {
					all[j] |= cards
				}
			}
		}
		all[but/64] &^= 1 << (but % 64)
		for _, cards := range all {
			n -= bits.OnesCount64(cards)
		}
		if n > 0 {
			return false
		}
	}
	return d.k <= len(d.of)
}

// sight is whose knowledge counts: whether a player has an answer is secret,
// and whether it is asked follows from what both know (MTZ-28.8).
type sight uint8

const (
	byOwner sight = iota // the player knows its own hand and face-down cards
	byBoth               // they may be any cards
)

// owes collects the costs of the instructions from pc to end; left is the
// unpaid rest of the first one, if its payment has begun.
func (g *Game) owes(s *rules.State, p rules.Seat, src rules.CardID, pc, end, left int, by sight) (d demands) {
	for ; pc < end; pc++ {
		if in := &g.Lib.Code[pc]; in.Op == pHand || in.Op == pField || in.Op == pReturn {
			if left == 0 {
				left = int(in.A[0])
			}
			d.want(left)
			g.eachPayer(s, p, src, in, by, func(c rules.CardID) { d.put(c) })
		}
		left = 0
	}
	return d
}

// payers lists what can pay the present cost without making the others unpayable (MTZ-22.5, 28.16).
func (g *Game) payers(s *rules.State, f *rules.Frame) (l rules.List) {
	pc := int(f.N[usScan])
	d := g.owes(s, f.Ctrl, f.Src, pc, int(g.abil[f.N[usAbil]].body), int(f.N[usLeft]), byOwner)
	d.of[0].n--
	g.eachPayer(s, f.Ctrl, f.Src, &g.Lib.Code[pc], byOwner, func(c rules.CardID) {
		if d.k == 1 || d.met(c) {
			l.Add(c)
		}
	})
	return l
}

func (g *Game) eachPayer(s *rules.State, p rules.Seat, src rules.CardID, in *effect.Instr, by sight, do func(c rules.CardID)) {
	self := g.bearer(s, src)
	if s.Card(src).Zone.Kind() == Ground { // its unit does not act (MTZ-28.16)
		self = src
	}
	switch {
	case in.Op == pHand:
		for _, c := range s.Zone(zone(Hand, p)) {
			if c != src && (by == byBoth || g.fits(s, in.A[1], c)) {
				do(c)
			}
		}
	case in.Op == pReturn || in.A[1] == 0:
		filter := in.A[1]
		if in.Op == pField {
			filter = in.A[2]
		}
		for c := range cards(s, p, Battle, Bench) {
			if c != self && g.isUnit(s, c) && g.fits(s, filter, c) {
				do(c)
			}
		}
	case in.A[1] == 1:
		for _, c := range s.Zone(zone(Ground, p)) {
			if c != src && g.fits(s, in.A[2], c) {
				do(c)
			}
		}
	default:
		for _, c := range s.Zone(zone(Under, p)) { // MTZ-8.16
			if c != src && s.Card(s.Card(c).Host).Owner == p && g.fits(s, in.A[2], c) {
				do(c)
			}
		}
	}
}

// payWith gives one card for the present cost.
func (g *Game) payWith(x *rules.Exec, f *rules.Frame, c rules.CardID) {
	s := x.S
	in := &g.Lib.Code[f.N[usScan]]
	switch {
	case in.Op == pReturn:
		g.depart(x, c, LeaveHand, CauseCost, rules.OnTop) // MTZ-28.9
	case g.isUnit(s, c):
		g.depart(x, c, LeaveDiscard, CauseCost, rules.OnTop)
	default:
		x.Move(c, zone(Discard, s.Card(c).Owner), rules.OnTop, 0)
	}
	if f.N[usLeft]--; f.N[usLeft] == 0 {
		f.N[usScan]++
	}
}

// payable reports whether the whole cost of an ability can be paid (MTZ-22.2).
func (g *Game) payable(s *rules.State, p rules.Seat, src rules.CardID, ai uint16, by sight) bool {
	b := &g.abil[ai]
	souls := int(b.soul)
	if s.Card(src).Zone.Kind() == Hand && g.is(s, src, Trump) {
		souls += g.Cost(s, src)
	}
	if souls > s.Count(zone(Soul, p)) || g.taps(s, src) && s.Card(src).Has(FlagSideways) { // MTZ-8.18
		return false
	}
	if b.start == b.body {
		return true
	}
	if b.gives {
		if d := g.owes(s, p, src, int(b.start), int(b.body), 0, by); !d.met(0) {
			return false
		}
	}
	unit, mills := g.bearer(s, src), 0
	if g.departs(ai) { // it has left
		unit = 0
	}
	for pc := b.start; pc < b.body; pc++ {
		in := &g.Lib.Code[pc]
		switch in.Op {
		case pDamage:
			if !g.isUnit(s, unit) {
				return false
			}
		case pEx:
			if !g.isUnit(s, unit) || s.Card(unit).N[NEx] < in.A[0] {
				return false
			}
		case pMill:
			if mills += int(in.A[0]); s.Count(zone(Deck, p)) < mills {
				return false
			}
		}
	}
	return true
}

// usable reports whether an ability can be declared, timing aside: condition,
// limit, costs, and that some of it is possible (MTZ-10.4, 10.6).
func (g *Game) usable(s *rules.State, p rules.Seat, src rules.CardID, ai uint16, by sight) bool {
	a, b := &g.Lib.Abilities[ai], &g.abil[ai]
	d := s.Card(src)
	switch {
	case b.bit != 0 && s.Card(g.marked(s, src)).Has(b.bit):
		return false
	case d.Zone.Kind() == Hand && g.is(s, src, Trump) && g.Barred(s, p, actTrump):
		return false
	}
	return g.in.True(s, effect.Env{Ctrl: p, Src: src}, a.Cond) && g.payable(s, p, src, ai, by) && g.possible(s, p, src, ai, by)
}

// possible reports whether at least one instruction of an ability can do
// something (MTZ-10.6, 28.10). Without a choice on declaration that depends on
// what both players know (MTZ-29.11).
func (g *Game) possible(s *rules.State, p rules.Seat, src rules.CardID, ai uint16, by sight) bool {
	some := func(ci int16) bool {
		ch := &g.Lib.Choices[ci]
		switch int(ch.Ref) {
		case refFighter:
			return Fighter(s, p) != 0
		case refOpponent:
			return Fighter(s, p.Other()) != 0
		case 0:
			from := src
			if g.departs(ai) {
				from = 0
			}
			return g.anyCard(s, p, from, ch, !ch.All)
		}
		return true
	}
	for pc := int(g.abil[ai].body); g.Lib.Code[pc].Op != 0; pc++ {
		in := &g.Lib.Code[pc]
		ok := true
		switch {
		case hasChoice(in.Op):
			ok = some(in.A[0])
		case in.Op < effect.FirstGameOp && in.Op != g.draw: // the content of a block decides
			ok = false
		case in.Op == wReadySoul:
			ok = s.Count(zone(Spent, p)) > 0
		case in.Op == wRecover:
			ok = g.lies(s, zone(Discard, p), src, in.A[0], false, by)
		case in.Op == wSearch, in.Op == wScry:
			ok = s.Count(zone(Deck, p)) > 0
		case in.Op == wSummon:
			ok = (in.A[2] == 0 || free(s, p) >= 0) && g.lies(s, zone(sourceKinds[in.A[0]], p), src, in.A[1], true, by)
		case in.Op == wCharge, in.Op == wTuck:
			ok = g.lies(s, zone(sourceKinds[in.A[0]], p), src, 0, false, by)
		case in.Op == wRobHand:
			ok = s.Count(zone(Hand, p.Other())) > 0
		case in.Op == wDiscardHand, in.Op == wLookHand, in.Op == wMill, in.Op == wTurnSoul:
			ok = false
			for q := range effect.Each(p, in.A[0]) {
				ok = ok || g.lies(s, zone([...]uint8{wDiscardHand - wMill: Hand, wLookHand - wMill: Hand, wTurnSoul - wMill: Soul, 0: Deck}[in.Op-wMill], q), src, 0, false, by)
			}
		case in.Op == wSwap:
			ok = false
			q := effect.Players(p, in.A[0])[0]
			for _, c := range s.Zone(zone(Bench, q)) {
				ok = ok || (q != p || by == byBoth) && s.Card(c).Has(rules.FaceDown) || g.is(s, c, Unit)
			}
		case in.Op == wRoll: // its use follows
			ok = false
		}
		if ok {
			return true
		}
	}
	return false
}

// lies reports whether a zone has a card that fits, other than the source: in
// a deck, which nobody knows, any card may (MTZ-28.10), and in a hand as far
// as both players know.
func (g *Game) lies(s *rules.State, z rules.ZoneID, src rules.CardID, filter int16, unit bool, by sight) bool {
	for _, c := range s.Zone(z) {
		if c != src && (z.Kind() == Deck || by == byBoth && z.Kind() == Hand || g.fits(s, filter, c) && (!unit || g.startable(s, c))) {
			return true
		}
	}
	return false
}

// fitsAnswer reports whether an ability may answer entry i of the exchange
// (MTZ-14.9, 15.6, 24.2).
func (g *Game) fitsAnswer(s *rules.State, p rules.Seat, src rules.CardID, ai, i int) bool {
	o := &s.Stack[i]
	a := &g.Lib.Abilities[ai]
	if o.How&objNegated != 0 || a.TArg[0]&(1<<o.Kind) == 0 || !meant(p, o.Ctrl, a.TArg[3]) {
		return false
	}
	if o.Ctrl == p && !onField(s.Card(src).Zone.Kind()) && s.Card(src).Zone.Kind() != Ground && s.Card(src).Zone.Kind() != Under { // MTZ-15.4, 29.7
		return false
	}
	if o.Ctrl == p && g.is(s, src, Trap) && g.attr(s, src, AOwn) == 0 { // MTZ-7.5, 7.6
		return false
	}
	if does := a.TArg[1]; does != 0 && does&g.declarations(o) == 0 {
		return false
	}
	for j := g.base(s); j < int(s.NStack); j++ {
		if q := &s.Stack[j]; q.Src == src && int(q.Ability) == ai && int(q.Dest) == i+1 && q.Stamp == s.Card(src).Stamp {
			return false
		}
	}
	switch a.TArg[2] {
	case hitsThis:
		return g.concerns(s, o, g.bearer(s, src))
	case hitsFighter:
		return g.concerns(s, o, Fighter(s, p))
	case hitsMine:
		for c := range cards(s, p, Battle, Bench) {
			if g.isUnit(s, c) && g.concerns(s, o, c) {
				return true
			}
		}
		return false
	}
	return true
}

// declarations returns the mask of what an entry of the exchange does (MTZ-24.3).
func (g *Game) declarations(o *rules.StackItem) int16 {
	switch {
	case int16(o.Kind) == KindAttack:
		return doesDamage
	case o.Ability == noAbility:
		return 0
	}
	return g.abil[o.Ability].does
}

// concerns reports whether an entry of the exchange is aimed at a unit, as far
// as is known before it is carried out.
func (g *Game) concerns(s *rules.State, o *rules.StackItem, c rules.CardID) bool {
	if c == 0 {
		return false
	}
	for _, t := range o.T[:o.NT] {
		if t.Card == c && t.Stamp == s.Card(c).Stamp {
			return true
		}
	}
	switch {
	case int16(o.Kind) == KindAttack:
		return c == Fighter(s, o.Ctrl.Other()) && o.NT == 0
	case int16(o.Kind) == KindSwitch:
		return c == Fighter(s, o.Ctrl)
	}
	for pc := int(g.abil[o.Ability].body); g.Lib.Code[pc].Op != 0; pc++ {
		in := &g.Lib.Code[pc]
		if in.Op == wSwap && c == Fighter(s, effect.Players(o.Ctrl, in.A[0])[0]) {
			return true
		}
		if !hasChoice(in.Op) {
			continue
		}
		ch := &g.Lib.Choices[in.A[0]]
		switch int(ch.Ref) {
		case refThis:
			if c == g.bearer(s, o.Src) && (c != o.Src || s.Card(c).Stamp == o.Stamp) && !g.departs(o.Ability) {
				return true
			}
		case refFighter:
			if c == Fighter(s, o.Ctrl) {
				return true
			}
		case refOpponent:
			if c == Fighter(s, o.Ctrl.Other()) {
				return true
			}
		case 0:
			if ch.All {
				found := false
				g.eachCard(s, o.Ctrl, o.Src, ch, false, func(u rules.CardID) { found = found || u == c })
				if found {
					return true
				}
			}
		}
	}
	return false
}

// counters lists the answers of a seat; with forced only negations that have
// to be declared (MTZ-15.5).
func (g *Game) counters(s *rules.State, p rules.Seat, forced bool, by sight, buf []rules.Option) []rules.Option {
	base := g.base(s)
	try := func(src rules.CardID, from int16) {
		buf = g.usables(s, p, src, TrCounter, func(ai uint16, args *[7]int16) bool {
			if args[5] != from && !g.is(s, src, Trump) || forced && !g.abil[ai].forced {
				return false
			}
			for i := base; i < int(s.NStack); i++ {
				if g.fitsAnswer(s, p, src, int(ai), i) {
					return true
				}
			}
			return false
		}, by, buf)
	}
	want := traitOf(TrCounter)
	if forced {
		want = traitForced
	}
	if g.traits(s)&want != 0 || !forced && faceDown(s, p) > 0 {
		for _, k := range field {
			for _, c := range s.Zone(zone(k, p)) {
				switch {
				case !s.Card(c).Has(rules.FaceDown):
					if g.Has(g.shows(s, c), TrCounter) && g.working(s, c) && !g.is(s, c, Trap) { // own effects, too (MTZ-15.3)
						try(c, fromField)
					}
				case !forced && g.is(s, c, Trap) && !g.Barred(s, p, actTrap):
					try(c, fromField)
				}
			}
		}
	}
	if forced {
		return buf
	}
	if g.rest(s, zone(Hand, p))&restCounter != 0 {
		for _, c := range s.Zone(zone(Hand, p)) {
			if g.Has(s.Card(c).Def, TrCounter) && (g.is(s, c, Trump) || g.is(s, c, Unit)) {
				try(c, fromHand)
			}
		}
	}
	if g.rest(s, zone(Discard, p))&restCounter != 0 {
		for _, c := range s.Zone(zone(Discard, p)) {
			if g.Has(s.Card(c).Def, TrCounter) && g.is(s, c, Unit) {
				try(c, fromPile)
			}
		}
	}
	return buf
}

// mayAnswer reports whether a seat is asked for an answer: whenever the other
// seat cannot rule out that it has one (MTZ-28.8). Hidden cards only answer
// the opponent's effects.
func (g *Game) mayAnswer(s *rules.State, p rules.Seat) bool {
	if s.Vars[Silence] != 0 || deep(s) {
		return false
	}
	if s.Count(zone(Hand, p)) > 0 || faceDown(s, p) > 0 {
		for i := g.base(s); i < int(s.NStack); i++ {
			if s.Stack[i].Ctrl != p || g.turncoats && faceDown(s, p) > 0 {
				return true
			}
		}
	}
	var few [64]rules.Option
	return len(g.counters(s, p, false, byBoth, few[:0])) > 0
}

// exchange makes the players answer in turn and then carries everything out,
// last in, first out (MTZ-14).
func (g *Game) exchange(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	p := rules.Seat(f.N[xrSeat])
	if f.PC == xAnswered && s.Last.Verb != rules.Use {
		x.Emit(rules.Event{Kind: EvPass, Seat: p})
		f.PC = xAsk
		f.N[xrPass]++
		p = p.Other()
		f.N[xrSeat] = int16(p)
	}
	switch f.PC {
	case xAsk:
		for f.N[xrPass] < 2 && !g.mayAnswer(s, p) {
			f.N[xrPass]++
			p = p.Other()
			f.N[xrSeat] = int16(p)
		}
		if f.N[xrPass] >= 2 {
			f.PC = xResolve
			f.N[xrAt] = int16(s.NStack) - 1
			return
		}
		var few [64]rules.Option
		if due := g.counters(s, p, true, byBoth, few[:0]); len(due) == 1 { // MTZ-15.1
			g.counter(x, f, due[0])
			return
		}
		f.PC = xAnswered
		s.Ask(p, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptCounter})
	case xAnswered:
		g.counter(x, f, s.Last)
	case xResolve:
		if f.N[xrAt] < f.N[xrBase] {
			s.Pop()
			return
		}
		f.PC = xAfter
		g.resolve(x, f)
	case xAttack:
		f.PC = xAfter
		g.strike(x, &s.Stack[f.N[xrAt]], int(s.Vars[Die]))
	case xAfter:
		f.PC = xResolve
		g.finished(x, int(f.N[xrAt]))
		f.N[xrAt]--
	}
}

// counter declares an answer; the other player may answer next (MTZ-14.4).
func (g *Game) counter(x *rules.Exec, f *rules.Frame, o rules.Option) {
	s := x.S
	p := rules.Seat(f.N[xrSeat])
	f.PC = xAsk
	f.N[xrPass] = 0
	f.N[xrSeat] = int16(p.Other())
	g.use(s, p, o, wayJoin)
}

// resolve carries out an entry of the exchange.
func (g *Game) resolve(x *rules.Exec, f *rules.Frame) {
	s := x.S
	at := f.N[xrAt]
	o := &s.Stack[at]
	if o.How&objNegated != 0 { // MTZ-14.10
		return
	}
	there := s.Card(o.Src).Stamp == o.Stamp
	fighting := there && g.isUnit(s, o.Src) && s.Card(o.Src).Zone.Kind() == Battle
	switch k := int16(o.Kind); {
	case k <= KindSuper && !fighting, // MTZ-11.5, 11.20
		k == KindSwitch && (!fighting || !g.benched(s, o.T[0])):
		fizzle(x, o.Ctrl, o.Src, FizzleGone, 0)
		return
	}
	x.Emit(rules.Event{Kind: EvResolve, Seat: o.Ctrl, Vis: rules.BothSeats, Card: o.Src, Def: s.Card(o.Src).Def, A: int16(o.Kind), B: int16(o.Ability), C: at})
	switch int16(o.Kind) {
	case KindAttack:
		if n := g.AtkDice(s, o.Src); n > 0 {
			f.PC = xAttack
			s.Push(rules.Frame{Op: opDice, Ctrl: o.Ctrl, Src: o.Src, N: [6]int16{int16(n)}})
			return
		}
		g.strike(x, o, 0)
		return
	case KindSwitch:
		g.exchangePlaces(x, o.T[0].Card)
		return
	}
	g.in.Start(s, o.Ability, o.Src, o.Ctrl, o.Event, o.N[objNumber])
	t := s.Frame()
	t.PC, t.Def = g.abil[o.Ability].body, o.Def
	t.N[regObj] = at + 1
}

// fizzle reports that the effect of a card does nothing, and why: FizzleGone or the like.
func fizzle(x *rules.Exec, p rules.Seat, src rules.CardID, why int16, ability uint16) {
	x.Emit(rules.Event{Kind: EvFizzle, Seat: p, Vis: rules.BothSeats, Card: src, Def: x.S.Card(src).Def, A: why, B: int16(ability)})
}

// benched reports whether the unit of a switch is still on its bench.
func (g *Game) benched(s *rules.State, t rules.Target) bool {
	return g.remains(s, t) && s.Card(t.Card).Zone.Kind() == Bench
}

// remains reports whether a chosen card is still the same object. A face-down
// card shows no stamp in a view.
func (g *Game) remains(s *rules.State, t rules.Target) bool {
	d := s.Card(t.Card)
	return t.Card != 0 && (d.Stamp == t.Stamp || d.Has(rules.FaceDown) && d.Def == 0)
}

// strike is the Damage Process of an Attack (MTZ-11.2 to 11.4).
func (g *Game) strike(x *rules.Exec, o *rules.StackItem, die int) {
	s := x.S
	c := o.Src
	if s.Card(c).Stamp != o.Stamp || s.Card(c).Zone.Kind() != Battle {
		fizzle(x, o.Ctrl, c, FizzleGone, 0)
		return
	}
	to := Fighter(s, o.Ctrl.Other())
	if o.NT > 0 && o.T[0].Part == partRedirect {
		if to = o.T[0].Card; !g.remains(s, o.T[0]) { // MTZ-29.13
			to = 0
		}
	}
	group := g.group(s)
	g.damage(x, to, max(0, g.Attack(s, c)+die), int(o.N[objWeak]), c, KindAttack, group)
	g.queueUnit(x, TrAttacked, c, to, 0, group)
	if by, has := g.KeywordBy(s, c, keyEncore); has {
		m := c
		if by == c {
			m = g.marked(s, c)
		}
		if !s.Card(m).Has(FlagEncored) {
			s.Card(m).Flags |= FlagEncored
			again(s, c)
		}
	}
}

// again lets a fighter attack once more. It is identified by its battlefield,
// because card ids must not be in numbers.
func again(s *rules.State, c rules.CardID) {
	s.Vars[Follow], s.Vars[FollowOf] = 1+int16(s.Card(c).Owner), int16(s.Card(c).Stamp)
}

// finished removes an entry from the exchange; its card is discarded unless it
// has moved (MTZ-7.8, 10.1).
func (g *Game) finished(x *rules.Exec, at int) {
	s := x.S
	o := s.Stack[at]
	if c := o.Card; c != 0 && s.Card(c).Stamp == o.Stamp {
		if k := s.Card(c).Zone.Kind(); k == Played || k == Bench {
			x.Move(c, zone(Discard, s.Card(c).Owner), rules.OnTop, 0)
		}
	}
	if k := s.Card(o.Src).Zone.Kind(); int16(o.Kind) == KindGhost && (k == Hand || k == Discard) {
		s.Card(o.Src).Flags |= FlagSpoiled // MTZ-28.5
	}
	s.RemoveItem(at)
}
