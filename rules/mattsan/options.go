package mattsan

import "godeck/rules"

// LegalActions lists the game's legal answers (RULES.md §10).
func (g *Game) LegalActions(s *rules.State, p rules.Seat, buf []rules.Option) []rules.Option {
	pass := rules.Option{Verb: rules.Pass}
	use := func(c rules.CardID) { buf = append(buf, rules.Option{Verb: rules.Use, Card: c}) }
	f := s.Frame()
	switch s.Dec.Prompt {
	case PromptUnit:
		for _, c := range s.Zone(zone(Hand, p)) {
			if g.startable(s, c) && s.Picks[p].Index(c) < 0 {
				buf = append(buf, rules.Option{Verb: rules.Pick, Card: c})
			}
		}
	case PromptCharge:
		for _, c := range s.Zone(zone(Hand, p)) {
			use(c)
		}
		return append(buf, pass)
	case PromptMain:
		return append(g.actions(s, p, g.plays(s, p, buf)), pass)
	case PromptCounter:
		if due := g.counters(s, p, true, byBoth, buf); len(due) > len(buf) { // MTZ-28.6
			return due
		}
		return append(g.counters(s, p, false, byOwner, buf), pass)
	case PromptAnswer:
		for i := g.base(s); i < int(f.N[usObj])-1; i++ {
			if g.fitsAnswer(s, p, f.Src, int(f.N[usAbil]), i) {
				buf = append(buf, rules.Option{Verb: rules.Mode, N: int16(i)})
			}
		}
	case PromptTargets, PromptCards:
		return g.in.LegalActions(s, p, buf)
	case PromptPay:
		var l rules.List
		if f.Op == opPlace {
			l = g.givers(s, f)
		} else {
			l = g.payers(s, f)
		}
		for _, c := range l.Cards() {
			use(c)
		}
	case PromptSlot:
		buf = freeSlots(s, p, buf)
		if f.Op == opPlace && Fighter(s, p) == 0 { // MTZ-6.21
			buf = append(buf, rules.Option{Verb: rules.Number, N: BattleSlot})
		}
	case PromptLeave:
		return append(g.stays(s, f.C[0], byOwner, buf), pass)
	case PromptRefill:
		return g.refills(s, p, buf)
	case PromptStart, PromptTrigger:
		return g.waitingOptions(s, p, buf)
	case PromptTrap:
		return append(g.eventTraps(s, p, f.C[0], buf), pass)
	case PromptSouls:
		return append(g.sources(s, p, TrSouls, byOwner, buf), pass)
	case PromptDie:
		return append(g.sources(s, p, TrDie, byOwner, buf), pass)
	case PromptOrder:
		for _, c := range s.Zone(zone(Bench, p)) {
			if g.leaving(s, f, c) {
				use(c)
			}
		}
	case PromptName:
		for d := 1; d < len(g.Lib.Defs); d++ {
			buf = append(buf, rules.Option{Verb: rules.Name, N: int16(d)})
		}
	case PromptSide:
		return append(buf, rules.Option{Verb: rules.Mode}, rules.Option{Verb: rules.Mode, N: 1})
	}
	return buf
}

// freeSlots lists the slots of a player's bench without a card.
func freeSlots(s *rules.State, p rules.Seat, buf []rules.Option) []rules.Option {
	first, last := Slots(s, p)
	for i := first; i <= last; i++ {
		if At(s, p, i) == 0 {
			buf = append(buf, rules.Option{Verb: rules.Number, N: int16(i)})
		}
	}
	return buf
}

// refills lists the units that can fill a battlefield and what saves the
// player from having to; without a unit the player may let it be.
func (g *Game) refills(s *rules.State, p rules.Seat, buf []rules.Option) []rules.Option {
	n := len(buf)
	for _, c := range s.Zone(zone(Bench, p)) {
		if g.is(s, c, Unit) {
			buf = append(buf, rules.Option{Verb: rules.Use, Card: c})
		}
	}
	stuck := len(buf) == n
	if buf = g.savers(s, p, buf); stuck {
		buf = append(buf, rules.Option{Verb: rules.Pass})
	}
	return buf
}

// waitingOptions lists the waiting abilities that a player orders.
func (g *Game) waitingOptions(s *rules.State, p rules.Seat, buf []rules.Option) []rules.Option {
	at, _ := g.waiting(s)
	for i := range s.Triggers[:s.NTriggers] {
		t := &s.Triggers[i]
		if s.Dec.Prompt == PromptStart && t.Batch != startBatch || s.Dec.Prompt == PromptTrigger && (t.Ctrl != p || t.Batch != s.Triggers[at].Batch) {
			continue
		}
		o := rules.Option{Verb: rules.Use, N: int16(i)}
		if s.Card(t.Src).Stamp == t.Stamp && table.Sees(s, p, t.Src) { // as in the view, a source that has left or cannot be seen is not named
			o.Card = t.Src
		}
		buf = append(buf, o)
	}
	return buf
}

// plays lists what a player may do in the Main step besides the turn-ending action (MTZ-4.9).
func (g *Game) plays(s *rules.State, p rules.Seat, buf []rules.Option) []rules.Option {
	if s.Vars[Plays] >= PlayCap { // MTZ-29.4
		return buf
	}
	first, last := Slots(s, p)
	taken := 0 // mask of bench slots with a card
	for _, c := range s.Zone(zone(Bench, p)) {
		taken |= 1 << uint(s.Card(c).N[NSlot])
	}
	for _, c := range s.Zone(zone(Hand, p)) {
		if s.Card(c).Def == 0 {
			continue
		}
		b := g.brief(s.Card(c).Def)
		kind := int(b.kind)
		switch kind {
		case Unit, Trap:
			if kind == Unit && b.cond {
				if g.mayPlace(s, p, c) {
					buf = append(buf, rules.Option{Verb: rules.Use, Card: c, N: -1})
				}
				continue // MTZ-6.9
			}
			for i := first; i <= last; i++ {
				if taken>>i&1 != 0 {
					continue
				}
				if kind == Unit {
					buf = append(buf, rules.Option{Verb: rules.Use, Card: c, N: int16(i)})
				}
				buf = append(buf, rules.Option{Verb: rules.Block, Card: c, N: int16(i)})
			}
		case Terrain:
			for i := first; i <= last; i++ {
				buf = append(buf, rules.Option{Verb: rules.Use, Card: c, N: int16(i)})
			}
			buf = append(buf, rules.Option{Verb: rules.Use, Card: c, N: BattleSlot})
		case Trump:
			if s.Vars[Silence] == 0 {
				buf = g.usables(s, p, c, TrUse, nil, byOwner, buf)
			}
		}
	}
	for _, c := range s.Zone(zone(Bench, p)) {
		if s.Card(c).Has(rules.FaceDown) && g.is(s, c, Unit) {
			buf = append(buf, rules.Option{Verb: rules.Use, Card: c})
		}
	}
	if g.traits(s)&traitOf(TrActivate) == 0 {
		return buf
	}
	for _, k := range [...]uint8{Battle, Bench, Ground} {
		for _, c := range s.Zone(zone(k, p)) {
			if !s.Card(c).Has(rules.FaceDown) && g.Has(g.shows(s, c), TrActivate) && g.working(s, c) {
				buf = g.usables(s, p, c, TrActivate, nil, byOwner, buf)
			}
		}
	}
	return buf
}

// usables lists the abilities of a card with a trigger that can be declared
// now and pass fit, if given.
func (g *Game) usables(s *rules.State, p rules.Seat, c rules.CardID, trigger uint16, fit func(ai uint16, args *[7]int16) bool, by sight, buf []rules.Option) []rules.Option {
	face := g.shows(s, c)
	if g.trait(face)&traitOf(trigger) == 0 {
		return buf
	}
	for k, ai := range g.Lib.Def(face).Abilities {
		if a := &g.Lib.Abilities[ai]; a.Trigger == trigger && (fit == nil || fit(ai, &a.TArg)) && g.usable(s, p, c, ai, by) {
			buf = append(buf, rules.Option{Verb: rules.Use, Card: c, N: int16(k)})
		}
	}
	return buf
}

// actions lists the turn-ending actions (MTZ-4.11).
func (g *Game) actions(s *rules.State, p rules.Seat, buf []rules.Option) []rules.Option {
	c := Fighter(s, p)
	if c == 0 || g.Barred(s, p, actAction) {
		return buf
	}
	if s.Turn > 1 || !QuietFirst { // MTZ-3.8
		if !g.mayNot(s, c, actAttack, keyNoAttack) && Fighter(s, p.Other()) != 0 {
			buf = append(buf, rules.Option{Verb: rules.Attack, Card: c, N: 1 + KindAttack})
		}
		for kind := KindSpecial; kind <= KindSuper && s.Vars[Silence] == 0 && !g.mayNot(s, c, actMoves, keyNoMoves); kind++ {
			if ai := g.move(s, c, kind); ai != noAbility && g.usable(s, p, c, ai, byOwner) {
				buf = append(buf, rules.Option{Verb: rules.Attack, Card: c, N: 1 + kind})
			}
		}
	}
	if !g.mayNot(s, c, actSwitch, keyNoSwitch) {
		for _, u := range s.Zone(zone(Bench, p)) {
			if g.is(s, u, Unit) { // MTZ-11.13
				buf = append(buf, rules.Option{Verb: rules.Attack, Card: u, N: 1 + KindSwitch})
			}
		}
	}
	return buf
}

// Calm reports whether the exchange is empty (rules.Paced).
func (g *Game) Calm(s *rules.State) bool { return s.NStack == 0 }

// uses returns the ability that an answer of the Main step declares: that of a trump, a
// unit or a terrain, or a move; noAbility for everything else.
func (g *Game) uses(s *rules.State, o rules.Option) (kind int16, ai uint16) {
	if o.Card == 0 || g.shows(s, o.Card) == 0 || s.Card(o.Card).Has(rules.FaceDown) {
		return 0, noAbility
	}
	in := s.Card(o.Card).Zone.Kind()
	switch {
	case o.Verb == rules.Attack && (o.N == 1+KindSpecial || o.N == 1+KindSuper):
		return o.N - 1, g.move(s, o.Card, o.N-1)
	case o.Verb != rules.Use || o.N < 0:
		return 0, noAbility
	case in == Hand && g.Lib.Def(s.Card(o.Card).Def).Attr[AType] == Trump:
		kind = KindTrump
	case in == Battle, in == Bench, in == Ground:
		kind = KindAbility
	default:
		return 0, noAbility
	}
	own := g.Lib.Def(g.shows(s, o.Card)).Abilities
	if int(o.N) >= len(own) {
		return 0, noAbility
	}
	return kind, own[o.N]
}

// Reach returns what the trump, ability or move that o uses could be aimed at by its first
// question; nil if o is something else, or asks something else first. A
// view is enough: a declaration looks at nothing hidden (MTZ-10.1).
func (g *Game) Reach(s *rules.State, o rules.Option) (out []rules.CardID) {
	if _, ai := g.uses(s, o); ai == noAbility {
		return nil
	}
	at, p := *s, s.ToAnswer()
	if rules.NewEngine(g).Answer(&at, p, o, nil) != nil || at.Dec.Prompt != PromptTargets || at.ToAnswer() != p {
		return nil
	}
	for _, o := range rules.Options(g, &at, p, nil) {
		if o.Verb == rules.Use {
			out = append(out, o.Card)
		}
	}
	return out
}

// Hits returns the units on the field that the trump, ability or move that o uses is about
// without anybody choosing them.
func (g *Game) Hits(s *rules.State, o rules.Option) (all []rules.CardID) {
	kind, ai := g.uses(s, o)
	if ai == noAbility {
		return nil
	}
	c := s.Card(o.Card)
	item := rules.StackItem{Kind: uint8(kind), Ctrl: c.Owner, Src: o.Card, Stamp: c.Stamp, Def: c.Def, Ability: ai}
	for p := rules.Seat(0); p < 2; p++ {
		for u := range cards(s, p, Battle, Bench) {
			if !s.Card(u).Has(rules.FaceDown) && g.isUnit(s, u) && g.concerns(s, &item, u) {
				all = append(all, u)
			}
		}
	}
	return all
}
