package duemagic

import (
	"math/bits"

	"godeck/rules"
	"godeck/rules/effect"
)

// Stages of a card or ability on its way to the stack (DMG-9.1).
const (
	useBase uint16 = iota
	useBaseTake
	useCost
	useCostTake
	useActCost
	useActTake
	usePlace
	useModes
	useTargets
	useDone
)

// Registers of opUse.
const (
	regObj = iota
	regHow
	regUnit
	regPrice // cost still to pay after options
	regAsked
	regDest
)

// startUse begins the use of a card, or of an activated ability (how from
// HowActivate on).
func (g *Game) startUse(x *rules.Exec, c rules.CardID, p rules.Seat, how int16) *rules.Frame {
	s := x.S
	f := s.Push(rules.Frame{Op: opUse, Ctrl: p, Src: c, Def: s.Card(c).Def})
	f.N[regHow] = how
	if how >= int16(HowActivate) {
		f.PC = useActCost
	}
	if how == int16(HowNinja) {
		s.Seats[p][NinjaUsed]++ // one per attack and player (DMG-19.6)
	}
	x.Disclose(c, rules.BothSeats) // every use is announced
	x.Emit(rules.Event{Kind: EvUse, Seat: p, Vis: rules.BothSeats, Card: c, Def: s.Card(c).Def, A: how, From: s.Card(c).Zone})
	return f
}

// base reports whether a card can be a base of evolution of c (DMG-17.1).
func (g *Game) base(s *rules.State, p rules.Seat, c, b rules.CardID) bool {
	d := g.def(s, c)
	return b != c && s.Card(b).Zone == zone(d.evoZone, p) && (d.evoZone != Battle || s.Card(b).Host == 0) && g.in.Fits(s, d.evoF, b)
}

// hasBase reports whether an evolution creature has a legal base (DMG-17.2).
func (g *Game) hasBase(s *rules.State, p rules.Seat, c rules.CardID) bool {
	d := g.def(s, c)
	if d.evoN == 0 || d.evoZone == Library {
		return true
	}
	n := 0
	for _, b := range s.Zone(zone(d.evoZone, p)) {
		if g.base(s, p, c, b) {
			n++
		}
	}
	return n >= int(d.evoN)
}

// allowed reports whether a player may use a card at all: prohibitions and
// bases of evolution (DMG-9.8, 17.2, 21.1).
func (g *Game) allowed(s *rules.State, p rules.Seat, c rules.CardID) bool {
	if g.IsSpell(s, c) {
		return !g.Forbidden(s, p, noCast)
	}
	return !g.Forbidden(s, p, noSummon) && g.hasBase(s, p, c)
}

// use continues the way to the stack.
func (g *Game) use(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	p, c := f.Ctrl, f.Src
	how := uint8(f.N[regHow])
	switch f.PC {
	case useBase:
		f.PC = useCost
		d := g.def(s, c)
		if d.evoN == 0 || d.evoZone == Library || how == HowExchange || how == HowInvade {
			return
		}
		n, last := 0, rules.CardID(0)
		for _, b := range s.Zone(zone(d.evoZone, p)) { // any hidden card could be the base
			if b != c && (d.evoZone == Hand || g.base(s, p, c, b)) {
				n, last = n+1, b
			}
		}
		if n == 1 && d.evoN == 1 {
			s.FrameList(f).Add(last)
			g.showBase(x, f)
			return
		}
		f.PC = useBaseTake
		dec := rules.Decision{Kind: rules.ChooseCards, Prompt: PromptBase, Src: c, Def: f.Def}
		dec.Min[p], dec.Max[p] = uint8(d.evoN), uint8(d.evoN)
		s.Ask(p, dec)
	case useBaseTake:
		*s.FrameList(f) = s.Picks[p]
		g.showBase(x, f)
		f.PC = useCost
	case useCost:
		g.askCost(x, f)
	case useCostTake:
		g.takeCost(x, f)
	case useActCost:
		g.askActCost(x, f)
	case useActTake:
		g.takeActCost(x, f)
	case usePlace:
		g.place(x, f)
	case useModes:
		g.chooseModes(x, f)
	case useTargets:
		g.chooseTargets(x, f)
	case useDone:
		o := &s.Stack[f.N[regObj]]
		s.Pop()
		if o.Kind == ItemCard && o.How != HowExchange && o.How != HowInvade {
			s.Seats[p][UsedCards]++
			if s.Seats[p][UsedCards] == 1 {
				s.Seats[p][FirstUsed] = int16(s.Card(c).Stamp)
			}
			g.fire(x, TrUsed, p, c)
		}
	default:
		s.Fault = rules.FaultCode
	}
}

// showBase reveals a base in hand (DMG-17.6).
func (g *Game) showBase(x *rules.Exec, f *rules.Frame) {
	for _, b := range x.S.FrameList(f).Cards() {
		if x.S.Card(b).Zone.Kind() == Hand {
			x.Show(b, rules.BothSeats)
		}
	}
}

// askCost fixes the cost and asks how to pay it (DMG-9.3 to 9.6).
func (g *Game) askCost(x *rules.Exec, f *rules.Frame) {
	s := x.S
	p, c := f.Ctrl, f.Src
	d := g.def(s, c)
	f.PC = usePlace
	dec := rules.Decision{Kind: rules.ChooseCards, Prompt: PromptSacCost, Src: c, Def: f.Def}
	how := uint8(f.N[regHow])
	if how != HowPay && how != HowSac && how != HowExchange && how != HowInvade {
		g.spendNext(s, p, c)
	}
	switch how {
	case HowFaceUp:
		f.PC = useCostTake
		dec.Min[p], dec.Max[p] = uint8(d.faceCost), uint8(d.faceCost)
		s.Ask(p, dec)
		return
	case HowPay, HowSac:
	default:
		return
	}
	f.PC = useCostTake
	if f.N[regAsked] == 0 { // the cost is fixed before anything is paid
		cost := g.Cost(s, p, c)
		if how == HowSac {
			cost = max(cost-int(d.sacCost), g.leastCost(s, c))
		}
		f.N[regPrice] = int16(cost)
		g.spendNext(s, p, c)
		if how == HowSac {
			f.N[regAsked] = 1
			dec.Min[p], dec.Max[p] = 1, 1
			s.Ask(p, dec)
			return
		}
	}
	f.N[regAsked] = 2
	g.askMana(x, f, g.civs(f.Def), int(f.N[regPrice]))
}

// spendNext uses up what reduces the cost of the next card; a use without
// paying counts, too (DMG-9.9, 9.12).
func (g *Game) spendNext(s *rules.State, p rules.Seat, c rules.CardID) {
	s.DropMods(func(m *rules.Mod) bool {
		return m.Kind == ModNextCost && m.Seat == p && g.printed(s, m.Filter, c)
	})
}

// askMana asks which mana to tap; Done lets the program complete it.
func (g *Game) askMana(x *rules.Exec, f *rules.Frame, civs, cost int) {
	s, p := x.S, f.Ctrl
	dec := rules.Decision{Kind: rules.PayCost, Prompt: PromptPay, Confirm: true, Src: f.Src, Def: f.Def, Arg: int16(civs), Arg2: int16(cost)}
	dec.Max[p] = uint8(cost)
	if w := g.wallet(s, p); w.n == cost { // nothing to choose
		s.Picks[p] = rules.List{}
		return
	}
	s.Ask(p, dec)
}

func (g *Game) takeCost(x *rules.Exec, f *rules.Frame) {
	s := x.S
	p := f.Ctrl
	picks := s.Picks[p]
	switch how := uint8(f.N[regHow]); {
	case how == HowFaceUp:
		for _, k := range picks.Cards() {
			g.put(x, k, toGraveyard)
		}
		f.PC = usePlace
	case how == HowSac && f.N[regAsked] == 1:
		f.PC = useCost
		f.N[regAsked] = 2
		s.FrameList(f).Remove(picks.C[0]) // a base given up as a cost: evolution will fail
		x.Emit(rules.Event{Kind: EvSacrifice, Seat: p, Vis: rules.BothSeats, Card: picks.C[0], Def: s.Card(picks.C[0]).Def})
		g.depart(x, picks.C[:1], causeSacrifice, toGraveyard) // DMG-20.8
	default:
		g.payMana(x, p, g.civs(f.Def), int(f.N[regPrice]))
		f.PC = usePlace
	}
}

// civs returns the civilizations of a design.
func (g *Game) civs(d rules.DefID) int { return int(g.Lib.Def(d).Attr[ACiv]) }

// payMana taps the picked cards and those that complete the payment.
func (g *Game) payMana(x *rules.Exec, p rules.Seat, civs, cost int) {
	var l rules.List
	g.AutoPay(x.S, p, civs, cost, &l)
	for _, m := range l.Cards() {
		g.tap(x, m, true)
	}
	x.S.Picks[p] = rules.List{}
}

// askActCost and takeActCost pay for an activated ability (DMG-7.8).
func (g *Game) askActCost(x *rules.Exec, f *rules.Frame) {
	s := x.S
	p, c := f.Ctrl, f.Src
	ai := g.def(s, c).acts[f.N[regHow]-int16(HowActivate)]
	a := &g.Lib.Abilities[ai]
	o := rules.StackItem{Kind: ItemAbility, Ctrl: p, Src: c, Stamp: s.Card(c).Stamp, Def: f.Def, Ability: ai}
	f.PC = useActTake
	switch a.TArg[0] {
	case 1:
		dec := rules.Decision{Kind: rules.ChooseCards, Prompt: PromptSacCost, Src: c, Def: f.Def}
		dec.Min[p], dec.Max[p] = 1, 1
		s.Ask(p, dec)
	case 3:
		g.askMana(x, f, 0, 2)
	case 0:
		g.tap(x, c, true)
	case 2:
		x.Emit(rules.Event{Kind: EvSacrifice, Seat: p, Vis: rules.BothSeats, Card: c, Def: f.Def})
		g.depart(x, []rules.CardID{c}, causeSacrifice, toGraveyard)
	}
	s.PushItem(o) // nothing can happen between cost and stack
	f.N[regObj] = int16(s.NStack - 1)
	g.stacked(x, int(s.NStack)-1)
}

func (g *Game) takeActCost(x *rules.Exec, f *rules.Frame) {
	s := x.S
	p := f.Ctrl
	switch g.Lib.Abilities[s.Stack[f.N[regObj]].Ability].TArg[0] {
	case 1:
		g.put(x, s.Picks[p].C[0], toGraveyard)
	case 3:
		g.payMana(x, p, 0, 2)
	}
	f.PC = useModes
}

// place moves the card to the stack (DMG-8.3).
func (g *Game) place(x *rules.Exec, f *rules.Frame) {
	s := x.S
	c, p := f.Src, f.Ctrl
	how := uint8(f.N[regHow])
	f.PC = useModes
	if s.NStack >= rules.MaxStack {
		s.Fault = rules.FaultStack
		return
	}
	if s.Card(c).Zone.Kind() == Battle {
		g.lift(x, c)
	} else {
		if s.Card(c).Zone.Kind() == Shields {
			g.fromShield(x, c)
		}
		x.Move(c, stackZone, rules.OnTop, 0)
	}
	o := rules.StackItem{Kind: ItemCard, How: how, Dest: uint8(f.N[regDest]), Ctrl: p, Card: c, Src: c, Def: s.Card(c).Def, Stamp: s.Card(c).Stamp}
	bases := s.FrameList(f)
	if how == HowExchange || how == HowInvade {
		*bases = rules.List{}
		bases.Add(rules.CardID(s.Vars[Attacker]))
	}
	for _, b := range bases.Cards() {
		o.T[o.NT] = rules.Target{Card: b, Part: partBase, Stamp: s.Card(b).Stamp}
		o.NT++
	}
	if d := g.def(s, c); d.evoN > 0 && int(o.NT) < int(d.evoN) && d.evoZone != Library && how != HowExchange && how != HowInvade {
		o.Empty |= 1 << 15 // a base was given up as a cost
	}
	s.PushItem(o)
	f.N[regObj] = int16(s.NStack - 1)
	g.stacked(x, int(s.NStack)-1)
	for _, b := range bases.Cards() {
		x.Emit(rules.Event{Kind: EvTarget, Seat: p, Vis: rules.BothSeats, Card: b, Def: s.Card(b).Def, A: f.N[regObj]})
	}
	*bases = rules.List{}
}

// chooseModes asks for the modes of a modal block, one at a time (DMG-13.9).
func (g *Game) chooseModes(x *rules.Exec, f *rules.Frame) {
	s := x.S
	o := &s.Stack[f.N[regObj]]
	pc := g.modal(o)
	if pc == 0 {
		f.PC = useTargets
		return
	}
	if f.Sub == 1 {
		f.Sub = 0
		k := uint16(s.Last.N) + 1
		n := (bits.Len16(o.Modes) + 3) / 4
		o.Modes |= k << (4 * n)
		x.Emit(rules.Event{Kind: EvMode, Seat: f.Ctrl, A: f.N[regObj], B: s.Last.N})
	}
	if n := (bits.Len16(o.Modes) + 3) / 4; n >= int(g.Lib.Code[pc].A[0]) {
		f.PC = useTargets
		return
	}
	f.Sub = 1
	s.Ask(f.Ctrl, rules.Decision{Kind: rules.ChooseMode, Prompt: PromptMode, Src: f.Src, Def: f.Def, Arg: int16(pc), Arg2: int16(o.Modes)})
}

// chooseTargets asks for the targets of all units (DMG-13.1).
func (g *Game) chooseTargets(x *rules.Exec, f *rules.Frame) {
	s := x.S
	o := &s.Stack[f.N[regObj]]
	u := g.unit(o, int(f.N[regUnit]))
	switch {
	case !u.ok:
		f.PC = useDone
		return
	case g.wantsPlayer(u):
		if f.Sub == 0 {
			f.Sub = 1
			s.Ask(f.Ctrl, rules.Decision{Kind: rules.ChooseMode, Prompt: PromptPlayer, Src: f.Src, Def: f.Def, Arg: f.N[regUnit]})
			return
		}
		f.Sub = 0
		if o.NT < rules.MaxTargets {
			o.T[o.NT] = rules.Target{Part: uint8(f.N[regUnit]), Stamp: uint16(s.Last.N) + 1}
			o.NT++
		}
		x.Emit(rules.Event{Kind: EvTarget, Seat: f.Ctrl, A: f.N[regObj], B: s.Last.N + 1})
	case g.aims(u) != nil:
		l, done := g.in.Select(x, f)
		if !done {
			return
		}
		if l.N == 0 && !g.aims(u).UpTo {
			o.Empty |= 1 << min(14, f.N[regUnit])
		}
		for _, c := range l.Cards() {
			o.Aim(s, uint8(f.N[regUnit]), c)
			x.Emit(rules.Event{Kind: EvTarget, Seat: f.Ctrl, Vis: rules.BothSeats, Card: c, Def: s.Card(c).Def, A: f.N[regObj]})
		}
	}
	f.N[regUnit]++
}

// useMany stacks cards used by an effect one at a time, in an order of the
// user's choice (DMG-8.10).
func (g *Game) useMany(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	l := s.FrameList(f)
	if f.Sub == 1 {
		f.Sub = 0
		g.useOne(x, f, s.Last.Card)
		return
	}
	switch l.N {
	case 0:
		s.Pop()
	case 1:
		g.useOne(x, f, l.C[0])
	default:
		f.Sub = 1
		s.Ask(f.Ctrl, rules.Decision{Kind: rules.OrderItems, Prompt: PromptOrderUse, Src: f.Src, Def: f.Def})
	}
}

func (g *Game) useOne(x *rules.Exec, f *rules.Frame, c rules.CardID) {
	s := x.S
	s.FrameList(f).Remove(c)
	card := s.Card(c)
	how, dest := f.N[0], f.N[1]
	if card.Has(FlagDeclared) {
		card.Flags &^= FlagDeclared
		how, card.N[0] = card.N[0], 0
	}
	switch {
	case !g.allowed(s, f.Ctrl, c):
		return
	case s.NStack >= rules.MaxStack:
		x.End(rules.NoSeat, ReasonEndless) // DMG-8.14
		return
	}
	g.startUse(x, c, f.Ctrl, how).N[regDest] = dest
}

// canPay reports whether a card can be paid from a wallet.
func (g *Game) canPay(s *rules.State, w *wallet, p rules.Seat, c rules.CardID) bool {
	if w.n == 0 {
		return false
	}
	return w.pays(g.Cost(s, p, c), g.attr(s, c, ACiv))
}

// ninjaOpen reports whether a player may use NinjaStrike now (DMG-19.2, 19.3).
func (g *Game) ninjaOpen(s *rules.State, p rules.Seat) bool {
	if s.Seats[p][NinjaUsed] > 0 || !g.attackOn(s) {
		return false
	}
	return s.Step == StepAttack && p != s.Active || s.Step == StepBlock && p == s.Active && s.Vars[Blocked] != 0
}

// NormalTiming reports whether the player with priority may use any card (DMG-7.1).
func NormalTiming(s *rules.State, p rules.Seat) bool {
	return s.Step == StepMain && s.Active == p && s.NStack == 0
}

// useOptions lists what the player with priority can use.
func (g *Game) useOptions(s *rules.State, p rules.Seat, buf []rules.Option) []rules.Option {
	if s.NStack >= MaxStack-1 { // DMG-8.14
		return buf
	}
	normal := NormalTiming(s, p)
	ninja := g.ninjaOpen(s, p)
	var w wallet
	known := false
	use := func(c rules.CardID, how uint8) {
		buf = append(buf, rules.Option{Verb: rules.Use, Card: c, N: int16(how)})
	}
	for _, c := range s.Zone(zone(Hand, p)) {
		d := g.def(s, c)
		trigger := d.kw&bit(KwTrigger) != 0
		if s.Card(c).Def == 0 || !normal && !trigger && !(ninja && d.ninja > 0) {
			continue
		}
		if !g.allowed(s, p, c) {
			continue
		}
		if ninja && d.ninja > 0 && s.Count(zone(Mana, p)) >= int(d.ninja) {
			use(c, HowNinja)
		}
		if !normal && !trigger {
			continue
		}
		if !known {
			w, known = g.wallet(s, p), true
		}
		if g.canPay(s, &w, p, c) {
			use(c, HowPay)
		}
		if d.sacCost > 0 && s.Count(zone(Battle, p)) > 0 {
			if cost := max(g.Cost(s, p, c)-int(d.sacCost), g.leastCost(s, c)); w.pays(cost, g.attr(s, c, ACiv)) {
				use(c, HowSac)
			}
		}
		if d.faceCost > 0 {
			n := 0
			for _, k := range s.Zone(zone(Shields, p)) {
				n += rules.Truth(s.Card(k).Has(FlagFaceUp))
			}
			if n >= int(d.faceCost) {
				use(c, HowFaceUp)
			}
		}
	}
	if normal {
		for _, c := range s.Zone(zone(Battle, p)) {
			if s.Card(c).Host != 0 {
				continue
			}
			for i, ai := range g.def(s, c).acts {
				if g.canActivate(s, p, c, ai) {
					use(c, HowActivate+uint8(i))
				}
			}
		}
	}
	return buf
}

// canActivate reports whether the cost of an activated ability can be paid.
func (g *Game) canActivate(s *rules.State, p rules.Seat, c rules.CardID, ai uint16) bool {
	a := &g.Lib.Abilities[ai]
	if !g.in.True(s, effect.Env{Ctrl: p, Src: c}, a.Cond) {
		return false
	}
	switch a.TArg[0] {
	case 0:
		return !Tapped(s, c) && (s.Card(c).Since != s.Turn || g.Has(s, c, KwSpeed) || g.def(s, c).evoN > 0)
	case 1:
		return s.Count(zone(Hand, p)) > 0
	case 3:
		return g.wallet(s, p).n >= 2
	}
	return true
}
