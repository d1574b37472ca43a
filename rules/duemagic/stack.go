package duemagic

import (
	"godeck/rules"
	"godeck/rules/effect"
)

// window opens a priority window in the present step (DMG-6).
func (g *Game) window(x *rules.Exec) *rules.Frame {
	return x.S.Push(rules.Frame{Op: opPriority, Ctrl: x.S.Active})
}

// Registers of a priority window.
const (
	regPasses = iota
	regActing // 1: the holder has just used something (DMG-6.3)
	regAttack // 1: attack triggers are about to be stacked (DMG-15.3)
)

// priority continues a window: waiting triggers go on the stack, then the
// holder uses something or passes; two passes in succession resolve the top
// entry or end the step (DMG-6.2 to 6.8).
func (g *Game) priority(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	if f.Sub == 0 {
		if s.NStack < MaxStack && (s.NTriggers > 0 || f.N[regAttack] != 0 || g.declared(s)) { // DMG-8.14
			n := f.N[regAttack]
			f.N[regAttack], f.N[regPasses] = 0, 0
			if f.N[regActing] == 0 {
				f.Ctrl = s.Active // DMG-6.7
			}
			g.batch.Open(s).N[0] = n
			return
		}
		f.Sub = 1
		s.Ask(f.Ctrl, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptPriority})
		return
	}
	f.Sub = 0
	o := s.Last
	if o.Verb == rules.Use {
		f.N[regPasses], f.N[regActing] = 0, 1
		g.startUse(x, o.Card, f.Ctrl, o.N)
		return
	}
	x.Emit(rules.Event{Kind: EvPass, Seat: f.Ctrl})
	f.N[regPasses]++
	f.N[regActing] = 0
	if f.N[regPasses] < 2 {
		f.Ctrl = f.Ctrl.Other()
		return
	}
	if s.NStack == 0 {
		s.Pop() // DMG-5.19
		return
	}
	f.N[regPasses] = 0
	f.Ctrl = s.Active // DMG-6.6
	r := s.Push(rules.Frame{Op: opResolve})
	r.N[0] = int16(s.NStack - 1)
}

// declared reports whether declared cards wait for stacking (DMG-10.5).
func (g *Game) declared(s *rules.State) bool {
	_, a := g.Waits(s, 0, 0)
	_, b := g.Waits(s, 1, 0)
	return a || b
}

// Option numbers of PromptStack that are not triggers.
const (
	stackDeclared int16 = 100
	stackChange   int16 = 101
	stackInvade   int16 = 102
	stackJChange  int16 = 103
)

// Waiting triggers and declared cards go on the stack, the active player's
// first, each player's in an order of their choice (DMG-8.5, 8.6). What
// triggers meanwhile is stacked at the next priority. These are the registers
// of a batch's frame.
const (
	regExchange = iota // 1: exchanges may be declared; 2: no longer
	regJDone
)

// stacking puts what waits on the stack, one after another. What finds no room
// goes on waiting until something has left the stack (DMG-8.14).
func (g *Game) stacking(x *rules.Exec) {
	s := x.S
	if f := s.Frame(); f.Sub == 0 && s.NStack >= MaxStack {
		for i := range s.Triggers[:s.NTriggers] {
			if t := &s.Triggers[i]; t.Batch == s.NFrames {
				t.Batch = 0
			}
		}
		s.Pop()
		return
	}
	g.batch.Step(x)
}

// First returns the active player, whose triggers are stacked first.
func (g *Game) First(s *rules.State) rules.Seat { return s.Active }

// Waits returns the i-th declared card in a player's hand.
func (g *Game) Waits(s *rules.State, p rules.Seat, i int) (rules.Option, bool) {
	for _, c := range s.Zone(zone(Hand, p)) {
		if s.Card(c).Has(FlagDeclared) {
			if i--; i < 0 {
				return rules.Option{Verb: rules.Use, Card: c, N: stackDeclared}, true
			}
		}
	}
	return rules.Option{}, false
}

// MayAdd reports whether the attacking player is offered an exchange: whenever
// the other player cannot rule out that there is one (DMG-4.11).
func (g *Game) MayAdd(s *rules.State, p rules.Seat) bool {
	f := s.Frame()
	a := rules.CardID(s.Vars[Attacker])
	if f.N[regExchange] != 1 || p != s.Active || s.NStack >= MaxStack || !g.InPlay(s, a) || s.Card(a).Zone.Seat() != p {
		return false
	}
	return secrets(s, zone(Hand, p)) || g.exchanges(s, p, f.N[regJDone] != 0, nil)
}

// AddOptions lists the exchanges that can be declared.
func (g *Game) AddOptions(s *rules.State, p rules.Seat, buf []rules.Option) []rules.Option {
	g.exchanges(s, p, s.Frame().N[regJDone] != 0, &buf)
	return buf
}

// Begin puts one waiting trigger or card on the stack.
func (g *Game) Begin(x *rules.Exec, p rules.Seat, o rules.Option) {
	s := x.S
	f := s.Frame()
	if p != s.Active {
		f.N[regExchange] = 2
	}
	switch {
	case o.Verb == rules.Pass:
		f.N[regExchange] = 2
	case o.N == stackDeclared:
		c := s.Card(o.Card)
		how := c.N[0]
		c.Flags &^= FlagDeclared
		c.N[0] = 0
		if g.allowed(s, p, o.Card) { // a base may have gone since (DMG-17.2)
			g.startUse(x, o.Card, p, how)
		}
	case o.N == stackChange:
		g.startUse(x, o.Card, p, int16(HowExchange))
	case o.N == stackInvade:
		g.startUse(x, o.Card, p, int16(HowInvade))
	case o.N == stackJChange:
		f.N[regJDone] = 1
		a := rules.CardID(s.Vars[Attacker])
		b := s.PushItem(rules.StackItem{Kind: ItemJChange, Ctrl: p, Src: a, Stamp: s.Card(a).Stamp, Def: s.Card(a).Def, NT: 1})
		b.T[0] = rules.Target{Card: o.Card, Stamp: s.Card(o.Card).Stamp}
		g.stacked(x, int(s.NStack)-1)
		x.Emit(rules.Event{Kind: EvTarget, Seat: p, Vis: rules.BothSeats, Card: o.Card, Def: s.Card(o.Card).Def, A: int16(s.NStack - 1)})
	default:
		t := s.Triggers[o.N]
		if t.More > 0 {
			s.Triggers[o.N].More--
		} else {
			s.TakeTrigger(int(o.N))
		}
		g.stackTrig(x, t)
	}
}

// stackTrig puts a triggered ability on the stack; then its targets are chosen
// (DMG-13.10).
func (g *Game) stackTrig(x *rules.Exec, t rules.Trigger) {
	s := x.S
	s.Vars[chain]++
	if s.Vars[chain] > 600 {
		x.End(rules.NoSeat, ReasonEndless) // DMG-6.11
		return
	}
	o := rules.StackItem{Kind: ItemAbility, Ctrl: t.Ctrl, Src: t.Src, Event: t.Card, Stamp: t.Stamp, EStamp: uint16(t.N), Ability: t.Ability}
	switch t.Ability {
	case trigSlayer:
		o.Kind, o.Ability = ItemSlayer, 0
		o.Def = s.Card(t.Src).Def
	case trigNinja:
		o.Kind, o.Ability = ItemNinja, 0
		o.Def = s.Card(t.Src).Def
	default:
		o.Def = g.Lib.Abilities[t.Ability].Def
	}
	s.PushItem(o)
	g.stacked(x, int(s.NStack)-1)
	if o.Kind != ItemAbility {
		return
	}
	f := s.Push(rules.Frame{Op: opUse, PC: useModes, Ctrl: t.Ctrl, Src: t.Src, Def: o.Def})
	f.N[regObj] = int16(s.NStack - 1)
}

// stacked reports that an entry was put on the stack.
func (g *Game) stacked(x *rules.Exec, i int) {
	o := &x.S.Stack[i]
	x.Emit(rules.Event{Kind: EvStacked, Seat: o.Ctrl, Vis: rules.BothSeats, Card: o.Card, Def: o.Def, Src: o.Src, A: int16(i), B: int16(o.How), C: int16(o.Kind)})
}

// exchanges lists the RevolutionChanges, Invasions and J-Changes that can be
// declared for the attack, and reports whether there are any (DMG-18.1, 18.5,
// 18.9).
func (g *Game) exchanges(s *rules.State, p rules.Seat, jDone bool, buf *[]rules.Option) bool {
	a := rules.CardID(s.Vars[Attacker])
	if !g.InPlay(s, a) || s.Card(a).Zone.Seat() != p {
		return false
	}
	found := false
	add := func(c rules.CardID, n int16) {
		found = true
		if buf != nil {
			*buf = append(*buf, rules.Option{Verb: rules.Use, Card: c, N: n})
		}
	}
	for _, c := range s.Zone(zone(Hand, p)) {
		if d := g.def(s, c); d.change > 0 && g.in.Fits(s, d.change-1, a) {
			add(c, stackChange)
		}
	}
	for i, k := range [...]uint8{Hand, Mana, Graveyard, Battle} {
		for _, c := range s.Zone(zone(k, p)) {
			d := g.def(s, c)
			if d.invade > 0 && d.inZones&(1<<i) != 0 && c != a && s.Card(c).Host == 0 && g.in.Fits(s, d.invade-1, a) && (k != Battle || !g.protected(s, c, false, false)) {
				add(c, stackInvade)
			}
		}
	}
	if d := g.def(s, a); d.jN > 0 && !jDone {
		for _, c := range s.Zone(zone(Mana, p)) {
			if g.IsCreature(s, c) && g.def(s, c).evoN == 0 && g.attr(s, c, ACost) <= int(d.jN) && g.in.Fits(s, d.jFilter, c) {
				add(c, stackJChange)
			}
		}
	}
	return found
}

// unit is a part of a text with targets of its own that can fizzle separately:
// a block, or a chosen mode of a block (DMG-14.9).
type unit struct {
	ability    uint16
	start, end uint16 // instructions; end 0: to the end of the ability
	first      uint16 // its first real instruction
	ok         bool
}

// unit returns the n-th unit of an entry.
func (g *Game) unit(o *rules.StackItem, n int) unit {
	blocks := g.blocks(o)
	for _, ai := range blocks {
		a := &g.Lib.Abilities[ai]
		pc := a.Entry
		if a.Cond != 0 {
			pc++
		}
		in := &g.Lib.Code[pc]
		if in.Op != wModes {
			if n == 0 {
				return unit{ai, a.Entry, 0, pc, true}
			}
			n--
			continue
		}
		for m := o.Modes; m != 0; m >>= 4 {
			if n == 0 {
				start := g.mode(pc, int(m&15)-1)
				return unit{ai, start + 1, uint16(g.Lib.Code[start].A[0]), start + 1, true}
			}
			n--
		}
	}
	return unit{}
}

// mode returns the instruction of the k-th mode of the modes at pc.
func (g *Game) mode(pc uint16, k int) uint16 {
	m := pc + 1
	for ; k > 0; k-- {
		m = uint16(g.Lib.Code[m].A[0])
	}
	return m
}

// modeCount counts the modes at pc.
func (g *Game) modeCount(pc uint16) int {
	n := 0
	for m := pc + 1; int16(m) < g.Lib.Code[pc].A[2]; m = uint16(g.Lib.Code[m].A[0]) {
		n++
	}
	return n
}

// blocks lists the text blocks of an entry.
func (g *Game) blocks(o *rules.StackItem) []uint16 {
	switch {
	case o.Kind == ItemCard:
		return g.des[o.Def].spell
	case o.Kind == ItemAbility:
		return g.Lib.Defs[o.Def].Abilities[g.abilityAt(o) : g.abilityAt(o)+1]
	}
	return nil
}

// abilityAt returns the index of an entry's ability among those of its design.
func (g *Game) abilityAt(o *rules.StackItem) int {
	for i, a := range g.Lib.Defs[o.Def].Abilities {
		if a == o.Ability {
			return i
		}
	}
	return 0
}

// modal returns the modes instruction of an entry, or 0.
func (g *Game) modal(o *rules.StackItem) uint16 {
	for _, ai := range g.blocks(o) {
		a := &g.Lib.Abilities[ai]
		pc := a.Entry
		if a.Cond != 0 {
			pc++
		}
		if g.Lib.Code[pc].Op == wModes {
			return pc
		}
	}
	return 0
}

// aims returns the choice that a unit makes when it is stacked, or nil: the
// choice of its first part, unless that is a sacrifice, the opponent's, about
// all, at random or in a hidden zone (DMG-13.2 to 13.17).
func (g *Game) aims(u unit) *effect.Choice {
	in := &g.Lib.Code[u.first]
	switch in.Op {
	case wDestroy, wMove, wTap, wUntap, wPower, wGrant, wFight, wSplit, wSwap, wChoose:
	default:
		return nil
	}
	ch := &g.Lib.Choices[in.A[0]]
	if ch.Ref != 0 || ch.All || ch.By != 0 || ch.Random {
		return nil
	}
	if table.Zones[zoneKinds[ch.Zone]].See != rules.SeeAll || ch.Zone == 0 && ch.Of == 1 && (in.Op == wDestroy || in.Op == wChoose && g.marks[u.first].offers) {
		return nil
	}
	return ch
}

// wantsPlayer reports whether a unit targets a player (DMG-13.8).
func (g *Game) wantsPlayer(u unit) bool { return g.Lib.Code[u.first].Op == wPlayer }

// Values of Target.Part beyond the units.
const (
	partIllegal uint8 = 0x80 // the target has become illegal
	partBase    uint8 = 0x40 // a base of evolution, or the attacker of an exchange
)

// chosenPlayer returns the player chosen by the running block.
func (g *Game) chosenPlayer(s *rules.State) rules.Seat {
	for i := int(s.NFrames) - 1; i >= 0; i-- {
		if f := &s.Frames[i]; f.Op == opResolve {
			o := &s.Stack[f.N[0]]
			for _, t := range o.T[:o.NT] {
				if t.Card == 0 && t.Stamp > 0 && t.Stamp <= 2 && int16(t.Part) == f.N[regNext]-1 {
					return rules.Seat(t.Stamp - 1)
				}
			}
		}
	}
	return rules.NoSeat
}
