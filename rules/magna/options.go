package magna

import (
	"godeck/rules"
	"godeck/rules/effect"
)

// LegalActions lists the game's legal answers (RULES.md §10).
func (g *Game) LegalActions(s *rules.State, p rules.Seat, buf []rules.Option) []rules.Option {
	picks := &s.Picks[p]
	pick := func(c rules.CardID) {
		if picks.Index(c) < 0 {
			buf = append(buf, rules.Option{Verb: rules.Pick, Card: c})
		}
	}
	pass := rules.Option{Verb: rules.Pass}
	switch s.Dec.Prompt {
	case PromptArrange, PromptHand, PromptDiscard, PromptOrder, PromptTidy, PromptContinue:
		for _, c := range s.Zone(choosing(s, p)) {
			pick(c)
		}
	case PromptProduction:
		return append(g.productions(s, p, buf), pass)
	case PromptArmament:
		return g.armaments(s, p, buf)
	case PromptRedeploy:
		if s.Frame().Op == opInvasion {
			return append(g.leavings(s, p, buf), rules.Option{Verb: rules.Done})
		}
		if s.Seats[p][Ring] != 0 {
			return g.exchanges(s, p, buf)
		}
		return append(g.redeployments(s, p, buf), rules.Option{Verb: rules.Done})
	case PromptForce:
		for _, c := range s.Zone(zone(Base3, p)) {
			if g.CanInvade(s, c) {
				pick(c)
			}
		}
	case PromptReinforce:
		if s.Seats[p][Ring] != 0 {
			return g.exchanges(s, p, buf)
		}
		return append(g.reinforcements(s, p, buf), pass)
	case PromptAttack:
		return append(g.attacks(s, p, buf), pass)
	case PromptMembers:
		f := s.Frame()
		for _, c := range s.Zone(zone(Invasion, p)) {
			if g.mayTakePart(s, c, f.N[declKind], f.C[declTarget]) {
				pick(c)
			}
		}
	case PromptChain:
		return append(g.effects(s, p, true, buf), pass)
	case PromptBlock:
		return append(g.effects(s, p, false, buf), pass)
	case PromptTrigger:
		g.sprung(s, func(o rules.Option, _ uint16) { buf = append(buf, o) })
	case PromptTargets, PromptCards:
		return g.in.LegalActions(s, p, buf)
	case PromptSplit:
		f := s.Frame()
		l := g.meant(s, f.Ctrl, f.Src, s.Dec.Arg)
		for _, c := range l.Cards() {
			buf = append(buf, targetOption(s, p, rules.Use, c))
		}
	case PromptIcon:
		f := s.Frame()
		for _, k := range unitZones {
			for _, c := range s.Zone(zone(k, p)) {
				if g.givesIcon(s, f, c, int(s.Dec.Arg)) {
					buf = append(buf, rules.Option{Verb: rules.Use, Card: c})
				}
			}
		}
	case PromptWaiting:
		return g.batch.LegalActions(s, p, buf)
	}
	return buf
}

// choosing is the zone of which a question asks for any cards.
func choosing(s *rules.State, p rules.Seat) rules.ZoneID {
	switch s.Dec.Prompt {
	case PromptArrange:
		return zone(Camps, p)
	case PromptOrder:
		return ForceZone(s, p)
	case PromptTidy:
		return zone(lines[s.Dec.Arg], p)
	case PromptContinue:
		return zone(Invasion, p)
	}
	return zone(Hand, p)
}

// productions lists a seat's options in the Production phase (MGN-9).
func (g *Game) productions(s *rules.State, p rules.Seat, buf []rules.Option) []rules.Option {
	fight := int(s.Seats[p][Fight])
	trap := fight >= TrapCost && !g.Forbidden(s, p, ForbidTrap)
	var standing [BaseCount + 1]bool
	for line := range standing {
		standing[line] = g.Standing(s, p, line)
	}
	for _, c := range s.Zone(zone(Hand, p)) {
		printed := g.attr(s, c, ACost) // nothing makes a card dearer
		payable := printed > 0 && fight > 0 && (printed <= fight || g.Cost(s, c) <= fight)
		kind := g.attr(s, c, AType)
		deploy := payable && kind == Unit && !g.Duplicate(s, c) && g.Supplied(s, p, g.attr(s, c, ANeeds))
		for line := 1; line <= BaseCount && (deploy || trap); line++ {
			if !standing[line] {
				continue
			}
			z := zone(lines[line], p)
			if s.Count(z) < Slots[line] { // MGN-9.3: a free slot must be taken
				if deploy {
					buf = append(buf, rules.Option{Verb: rules.Use, Card: c, Zone: z})
				}
				if trap {
					buf = append(buf, rules.Option{Verb: rules.Block, Card: c, Zone: z})
				}
				continue
			}
			for _, u := range s.Zone(z) {
				if deploy {
					buf = append(buf, rules.Option{Verb: rules.Use, Card: c, Zone: z, N: int16(u)})
				}
				if trap {
					buf = append(buf, rules.Option{Verb: rules.Block, Card: c, Zone: z, N: int16(u)})
				}
			}
		}
		switch {
		case payable && kind == Weapon && !g.Duplicate(s, c) && g.Supplied(s, p, g.attr(s, c, ANeeds)):
			for _, k := range [...]uint8{Base1, Base2, Base3} {
				for _, u := range s.Zone(zone(k, p)) {
					if g.CanCarry(s, u, c) {
						buf = append(buf, rules.Option{Verb: rules.Use, Card: c, N: int16(u)})
					}
				}
			}
		case payable && kind == Operation:
			var none rules.List
			if ai, ok := g.abilityOf(s, c, TrUse); ok && g.in.True(s, effect.Env{Ctrl: p, Src: c}, g.Lib.Abilities[ai].Cond) &&
				g.completes(s, p, g.attr(s, c, ANeeds), &none) && g.aimable(s, p, c, &g.Lib.Abilities[ai]) {
				buf = append(buf, rules.Option{Verb: rules.Use, Card: c})
			}
		}
	}
	for _, k := range [...]uint8{Base1, Base2, Base3} {
		if g.traits(s, p)&traitProduction == 0 {
			break
		}
		for _, c := range s.Zone(zone(k, p)) {
			buf = g.unitEffects(s, p, c, TrProduction, false, buf)
		}
	}
	if s.Seats[p][Magna] > 0 && !g.Forbidden(s, p, ForbidExchange) {
		buf = append(buf, rules.Option{Verb: rules.Mode, N: 1})
	}
	return buf
}

func (g *Game) abilityOf(s *rules.State, c rules.CardID, trigger uint16) (uint16, bool) {
	if g.design(s, c).trig&trigBit(trigger) != 0 {
		for _, ai := range g.Lib.Def(s.Card(c).Def).Abilities {
			if g.Lib.Abilities[ai].Trigger == trigger {
				return ai, true
			}
		}
	}
	return 0, false
}

// armaments lists the options of the Armament phase (MGN-10).
func (g *Game) armaments(s *rules.State, p rules.Seat, buf []rules.Option) []rules.Option {
	funds := s.Zone(zone(Funds, p))
	for _, c := range s.Zone(zone(Hand, p)) {
		if len(funds) < FundLimit {
			buf = append(buf, rules.Option{Verb: rules.Use, Card: c})
			continue
		}
		for _, u := range funds {
			buf = append(buf, rules.Option{Verb: rules.Use, Card: c, N: int16(u)})
		}
	}
	if FundLimit-len(funds) <= int(s.Seats[p][Magna]) {
		buf = append(buf, rules.Option{Verb: rules.Mode, N: 1})
	}
	return append(buf, rules.Option{Verb: rules.Mode, N: 2})
}

// redeployments lists moves and swaps (MGN-10.5, 10.6).
func (g *Game) redeployments(s *rules.State, p rules.Seat, buf []rules.Option) []rules.Option {
	var bases [BaseCount + 1]struct {
		standing bool
		units    []rules.CardID
		taken    uint64 // mask of places
	}
	for line := 1; line <= BaseCount; line++ {
		b := &bases[line]
		b.standing, b.units = g.Standing(s, p, line), s.Zone(zone(lines[line], p))
		for _, u := range b.units {
			b.taken |= 1 << uint(s.Card(u).N[NPlace])
		}
	}
	for from := 1; from <= BaseCount; from++ {
		for _, c := range bases[from].units {
			moved, placed := s.Card(c).Has(FlagMoved), s.Card(c).Has(FlagPlaced)
			for line := 1; line <= BaseCount; line++ {
				b, here := &bases[line], line == from
				if !b.standing || moved && !here || placed && here {
					continue
				}
				z := zone(lines[line], p)
				for place := 0; place < Slots[line] && here; place++ {
					if b.taken>>uint(place)&1 == 0 {
						buf = append(buf, rules.Option{Verb: rules.Use, Card: c, Zone: z, N: -1 - int16(place)})
					}
				}
				if len(b.units) < Slots[line] && !here {
					buf = append(buf, rules.Option{Verb: rules.Use, Card: c, Zone: z})
				}
				for _, u := range b.units {
					if u != c {
						buf = append(buf, rules.Option{Verb: rules.Use, Card: c, Zone: z, N: int16(u)})
					}
				}
			}
		}
	}
	return g.exchanges(s, p, buf)
}

// leavings lists the weapons of the invading force that may be left with units
// at its owner's third base (MGN-16.15).
func (g *Game) leavings(s *rules.State, p rules.Seat, buf []rules.Option) []rules.Option {
	for _, w := range s.Zone(zone(Arms, p)) {
		if s.Card(s.Card(w).Host).Zone.Kind() != Invasion {
			continue
		}
		for _, u := range s.Zone(zone(Base3, p)) {
			if g.CanCarry(s, u, w) && WeaponOf(s, u) == 0 {
				buf = append(buf, rules.Option{Verb: rules.Use, Card: w, N: int16(u)})
			}
		}
	}
	return buf
}

// unitAt returns the unit in a slot, or 0.
func unitAt(s *rules.State, z rules.ZoneID, place int) rules.CardID {
	for _, c := range s.Zone(z) {
		if int(s.Card(c).N[NPlace]) == place {
			return c
		}
	}
	return 0
}

// exchanges lists the ways to give weapons to other units (MGN-10.5, 12.10).
func (g *Game) exchanges(s *rules.State, p rules.Seat, buf []rules.Option) []rules.Option {
	battle := s.Vars[Battle] != 0
	ring := rules.CardID(s.Seats[p][Ring])
	for _, w := range s.Zone(zone(Arms, p)) {
		host := s.Card(w).Host
		if ring != 0 && w != ring || s.Card(w).Has(FlagMoved) || battle && !inBattle(s, host) {
			continue
		}
		for _, k := range unitZones {
			z := zone(k, p)
			if battle && z != ForceZone(s, p) {
				continue
			}
			for _, u := range s.Zone(z) {
				if u == host || !g.CanCarry(s, u, w) {
					continue
				}
				back := WeaponOf(s, u)
				if ring != 0 && back != 0 && s.Card(back).Has(FlagMoved) {
					continue
				}
				if back == 0 || g.CanCarry(s, host, back) || g.closes(s, p, host, w, back) {
					buf = append(buf, rules.Option{Verb: rules.Use, Card: w, N: int16(u)})
				}
			}
		}
	}
	return buf
}

// closes reports whether a weapon that unit cannot carry can replace
// another's, and so on, until one comes back that unit can carry, given that
// given replaces the first one (MGN-10.12).
func (g *Game) closes(s *rules.State, p rules.Seat, unit, given, first rules.CardID) bool {
	if s.Card(first).Has(FlagMoved) {
		return false
	}
	arms := s.Zone(zone(Arms, p))
	battle := s.Vars[Battle] != 0
	var seen [rules.MaxCards + 1]bool
	var line [rules.MaxCards + 1]rules.CardID
	n := 1
	line[0], seen[first], seen[given] = first, true, true
	for i := 0; i < n; i++ {
		for _, next := range arms {
			host := s.Card(next).Host
			if seen[next] || s.Card(next).Has(FlagMoved) || battle && !inBattle(s, host) || !g.CanCarry(s, host, line[i]) {
				continue
			}
			if g.CanCarry(s, unit, next) {
				return true
			}
			seen[next] = true
			line[n] = next
			n++
		}
	}
	return false
}

// reinforcements lists what a seat may place now (MGN-12).
func (g *Game) reinforcements(s *rules.State, p rules.Seat, buf []rules.Option) []rules.Option {
	z := ForceZone(s, p)
	room := s.Count(z) < ForceLimit
	if s.Seats[p][Exchanging] == 0 {
		for _, c := range s.Zone(zone(Hand, p)) {
			switch g.attr(s, c, AType) {
			case Unit, Weapon:
				if s.Card(c).Def == 0 {
					continue
				}
				magna, ok := g.ReinforceCost(s, c)
				if !ok || magna > int(s.Seats[p][Magna]) || g.Duplicate(s, c) {
					continue
				}
				if g.is(s, c, Unit) {
					if room && g.mayJoin(s, p, c) {
						buf = append(buf, rules.Option{Verb: rules.Use, Card: c})
					}
					continue
				}
				for _, u := range s.Zone(z) {
					if g.CanCarry(s, u, c) {
						buf = append(buf, rules.Option{Verb: rules.Use, Card: c, N: int16(u)})
					}
				}
			case Tactic:
				if room && !g.Forbidden(s, p, ForbidSummon) && s.Count(zone(Legion, p)) > 0 {
					buf = g.cardEffects(s, p, c, TrSummon, false, buf)
				}
			}
		}
		if InvaderSeat(s) != p {
			for _, c := range s.Zone(z) { // MGN-18.8
				if s.Card(c).Has(rules.FaceDown) && g.design(s, c).has(wAmbush) && !g.Duplicate(s, c) {
					buf = append(buf, rules.Option{Verb: rules.Use, Card: c})
				}
			}
		}
	}
	return g.exchanges(s, p, buf)
}

// mayJoin reports whether a unit from outside the field may join the seat's
// force; one with Guard may not join an invading one (MGN-12.14).
func (g *Game) mayJoin(s *rules.State, p rules.Seat, c rules.CardID) bool {
	return InvaderSeat(s) != p || !g.design(s, c).has(wGuard)
}

// mayReinforce reports whether a seat is asked to reinforce. It depends only
// on what the other seat sees: cards in hand, and traps that may be an Ambush
// (MGN-12.13).
func (g *Game) mayReinforce(s *rules.State, p rules.Seat) bool {
	if s.Count(zone(Hand, p)) > 0 {
		return true
	}
	if InvaderSeat(s) != p && s.Seats[p][Exchanging] == 0 {
		for _, c := range s.Zone(ForceZone(s, p)) {
			if s.Card(c).Has(rules.FaceDown) {
				return true
			}
		}
	}
	var few [64]rules.Option
	return len(g.reinforcements(s, p, few[:0])) > 0
}

// mayTakePart reports whether a unit may join a skirmish or an assault
// (MGN-13.3, 13.4; Cover and Flank, MGN-18.13).
func (g *Game) mayTakePart(s *rules.State, c rules.CardID, kind int16, target rules.CardID) bool {
	if s.Card(c).Has(FlagChecked) {
		return false
	}
	return kind != KindSkirmish || !g.covered(s, target) || g.Keyword(s, c, wFlank)
}

// covered reports whether a unit is behind another's Cover (MGN-18.13).
func (g *Game) covered(s *rules.State, target rules.CardID) bool {
	if g.Keyword(s, target, wCover) && !s.Card(target).Has(FlagChecked) {
		return false
	}
	for _, c := range s.Zone(s.Card(target).Zone) {
		if c != target && !s.Card(c).Has(FlagChecked) && g.Keyword(s, c, wCover) {
			return true
		}
	}
	return false
}

// attacks lists the attack declarations (MGN-13.2).
func (g *Game) attacks(s *rules.State, p rules.Seat, buf []rules.Option) []rules.Option {
	normal, flank := false, false
	for _, c := range s.Zone(zone(Invasion, p)) {
		if !s.Card(c).Has(FlagChecked) {
			normal = true
			flank = flank || g.Keyword(s, c, wFlank)
		}
	}
	if normal { // MGN-13.19
		enemies := s.Zone(ForceZone(s, p.Other()))
		for _, c := range enemies {
			if flank || !g.covered(s, c) {
				buf = append(buf, targetOption(s, p, rules.Attack, c))
			}
		}
		if len(enemies) > 0 {
			buf = append(buf, rules.Option{Verb: rules.Mode, N: 1})
		}
	}
	return g.effects(s, p, false, buf)
}

func (g *Game) mayAttack(s *rules.State, p rules.Seat) bool {
	var few [64]rules.Option
	return len(g.attacks(s, p, few[:0])) > 0
}

// effects lists the abilities and tactics with which a seat may attack or
// block now, or only those that may be chained.
func (g *Game) effects(s *rules.State, p rules.Seat, chain bool, buf []rules.Option) []rules.Option {
	unit, tactic := TrAttack, TrTacticAttack
	if InvaderSeat(s) != p {
		unit, tactic = TrBlock, TrTacticBlock
	}
	for _, c := range s.Zone(ForceZone(s, p)) {
		buf = g.unitEffects(s, p, c, unit, chain, buf)
	}
	for _, c := range s.Zone(zone(Hand, p)) {
		buf = g.cardEffects(s, p, c, tactic, chain, buf)
	}
	return buf
}

func (g *Game) anyEffect(s *rules.State, p rules.Seat, chain bool) bool {
	var few [64]rules.Option
	return len(g.effects(s, p, chain, few[:0])) > 0
}

// unitEffects lists the usable abilities of a unit for a timing.
func (g *Game) unitEffects(s *rules.State, p rules.Seat, c rules.CardID, trigger uint16, chain bool, buf []rules.Option) []rules.Option {
	d := s.Card(c)
	if d.Has(rules.FaceDown) || d.Has(FlagSummoned) || g.design(s, c).trig&trigBit(trigger) == 0 {
		return buf
	}
	for k, ai := range g.Lib.Def(d.Def).Abilities {
		a := &g.Lib.Abilities[ai]
		if a.Trigger != trigger || chain && !g.chained(a) {
			continue
		}
		used := FlagUsedB0 << uint(k)
		if trigger == TrProduction {
			used = FlagUsedT0 << uint(k)
		}
		switch a.TArg[argCost] {
		case CostCheck:
			if d.Has(FlagChecked) {
				continue
			}
		case CostFree: // once per battle or turn (MGN-18.1)
			if d.Flags&used != 0 {
				continue
			}
		}
		if s.Seats[p][Magna] < a.TArg[argMagna] || s.Count(zone(Hand, p)) < int(a.TArg[argDiscard]) ||
			!g.Supplied(s, p, int(a.TArg[argSkills])) || g.declared(s, c, ai) ||
			!g.in.True(s, effect.Env{Ctrl: p, Src: c}, a.Cond) || !g.aimable(s, p, c, a) {
			continue
		}
		buf = append(buf, rules.Option{Verb: rules.Use, Card: c, N: int16(k)})
	}
	return buf
}

// cardEffects lists the usable effects of a Tactic in hand for a timing.
func (g *Game) cardEffects(s *rules.State, p rules.Seat, c rules.CardID, trigger uint16, chain bool, buf []rules.Option) []rules.Option {
	if s.Card(c).Def == 0 || g.design(s, c).trig&trigBit(trigger) == 0 || !g.Supplied(s, p, g.attr(s, c, ANeeds)) {
		return buf
	}
	for k, ai := range g.Lib.Def(s.Card(c).Def).Abilities {
		a := &g.Lib.Abilities[ai]
		if a.Trigger != trigger || chain && !g.chained(a) || !g.in.True(s, effect.Env{Ctrl: p, Src: c}, a.Cond) || !g.aimable(s, p, c, a) {
			continue
		}
		buf = append(buf, rules.Option{Verb: rules.Use, Card: c, N: int16(k)})
	}
	return buf
}

// declared reports whether an ability was used in this declaration (MGN-13.9).
func (g *Game) declared(s *rules.State, c rules.CardID, ability uint16) bool {
	for i := uint8(0); i < s.NStack; i++ {
		if o := &s.Stack[i]; o.Src == c && o.Ability == ability && o.Stamp == s.Card(c).Stamp {
			return true
		}
	}
	return false
}

// aimable reports whether an effect can do anything: a choice that it needs
// has a legal card, or a part of it needs none (MGN-9.13). One that cancels or
// redirects a declaration needs one of the kind that it names.
func (g *Game) aimable(s *rules.State, p rules.Seat, c rules.CardID, a *effect.Ability) bool {
	d := declaration(s)
	demands := false
	can := false
	for pc := int(a.Entry); pc < len(g.Lib.Code) && g.Lib.Code[pc].Op != 0; pc++ {
		in := &g.Lib.Code[pc]
		switch {
		case in.Op == wCancel:
			if d == nil || in.A[0]&(1<<uint(d.N[declKind])) == 0 {
				return false
			}
		case in.Op == wRedirect:
			if d == nil || d.N[declKind] != KindSkirmish {
				return false
			}
		case in.Op < effect.FirstGameOp && in.Op != g.draw:
			continue
		}
		ch := g.aimed(in)
		switch {
		case ch == nil && g.aimsAt(in) && int(g.Lib.Choices[in.A[0]].Ref) == refTarget:
			demands = true
			can = can || d != nil && d.N[declKind] == KindSkirmish
		case ch == nil && g.aimsAt(in) && int(g.Lib.Choices[in.A[0]].Ref) == refThat:
			demands = true // needs as much as the choice before it
		case ch == nil || ch.UpTo:
			can = true
		default:
			demands = true
			l := g.meant(s, p, c, in.A[0])
			can = can || l.N > 0
		}
	}
	return can || !demands
}

// vain passes over a "may" of which nothing can be done as everybody can see:
// each of its actions needs a unit that is not there (MGN-18.27).
func (g *Game) vain(s *rules.State, f *rules.Frame) bool {
	in := &g.Lib.Code[f.PC]
	if in.Op != g.may || f.Sub != 0 {
		return false
	}
	for pc := int(f.PC) + 1; pc < int(in.A[0]); pc++ {
		do := &g.Lib.Code[pc]
		if !g.aimsAt(do) {
			return false
		}
		ch := &g.Lib.Choices[do.A[0]]
		if ch.Ref != 0 || ch.UpTo && ch.By != 0 {
			return false
		}
		if l := g.meant(s, f.Ctrl, f.Src, do.A[0]); l.N > 0 {
			return false
		}
	}
	g.in.Skip(f, in, in.A[0])
	f.Sub = 0
	return true
}

// aimsAt reports whether an instruction's first argument is a choice.
func (g *Game) aimsAt(in *effect.Instr) bool {
	return in.Op >= wDamage && in.Op <= wWithdraw && in.Op != wPierce && in.Op != wCancel || in.Op >= wRecoverSkills && in.Op <= wLookTrap
}
