package guardians

import (
	"slices"

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
	use := func(c rules.CardID, n int16) { buf = append(buf, rules.Option{Verb: rules.Use, Card: c, N: n}) }
	mode := func(n int16) { buf = append(buf, rules.Option{Verb: rules.Mode, N: n}) }
	decks := func() {
		if s.Count(zone(Deck, p)) > 0 {
			mode(0)
		}
		if s.Count(zone(Side, p)) > 0 { // BGD-6.4
			mode(1)
		}
	}
	pass := rules.Option{Verb: rules.Pass}
	f := s.Frame()
	switch s.Dec.Prompt {
	case PromptOrder:
		mode(0)
		mode(1)
	case PromptKeep:
		for _, c := range s.Zone(zone(Deck, p)) {
			if g.starter(s, c) {
				pick(c)
			}
		}
	case PromptRedraw: // BGD-3.8
		for _, c := range s.Zone(zone(Hand, p)) {
			if !g.mustKeep(s, c) {
				pick(c)
			}
		}
	case PromptDraw, PromptExtra:
		decks()
		buf = append(buf, pass)
	case PromptCharge, PromptFollow:
		if s.Dec.Prompt == PromptFollow {
			decks()
		}
		for _, c := range s.Zone(zone(Hand, p)) {
			if !g.mustKeep(s, c) {
				use(c, 0)
			}
		}
		if s.Dec.Prompt == PromptCharge {
			buf = append(buf, pass)
		}
	case PromptSummon:
		return append(g.summons(s, p, buf), pass)
	case PromptDomain:
		for _, c := range s.Zone(zone(Hand, p)) {
			if g.is(s, c, DomainCard) {
				use(c, 0)
			}
		}
		buf = append(buf, pass)
	case PromptSet:
		return g.setOptions(s, p, buf)
	case PromptLimit:
		return append(g.limitOptions(s, p, buf), pass)
	case PromptForce, PromptDiscard, PromptBurn, PromptTargets, PromptCards, PromptFind:
		return g.in.LegalActions(s, p, buf)
	case PromptWaiting:
		return g.batch.LegalActions(s, p, buf)
	case PromptCounter:
		return append(g.answers(s, p, f, buf), pass)
	case PromptDamage:
		return append(g.preventions(s, p, buf), pass)
	case PromptSpeed:
		return append(g.speedSummons(s, p, buf), pass)
	case PromptReturn:
		return g.returns(s, p, buf)
	}
	return buf
}

// preventions lists what a player can do against damage.
func (g *Game) preventions(s *rules.State, p rules.Seat, buf []rules.Option) []rules.Option {
	if !g.Forbidden(s, p, ActPrevent) {
		for _, c := range s.Zone(zone(Hand, p)) {
			if g.preventOf(s, p, c) != nil && !g.mustKeep(s, c) {
				buf = append(buf, rules.Option{Verb: rules.Use, Card: c})
			}
		}
	}
	if g.CanNullify(s, p, int(s.Dec.Arg)) {
		buf = append(buf, rules.Option{Verb: rules.Mode, N: 1})
	}
	return buf
}

// speedSummons lists the guardians that can be Speed Summoned, and the side
// deck.
func (g *Game) speedSummons(s *rules.State, p rules.Seat, buf []rules.Option) []rules.Option {
	for _, c := range s.Zone(zone(Hand, p)) {
		if g.swift(s, p, c, int(s.Dec.Arg)) {
			buf = append(buf, rules.Option{Verb: rules.Use, Card: c})
		}
	}
	if s.Count(zone(Side, p)) > 0 {
		buf = append(buf, rules.Option{Verb: rules.Mode, N: 1})
	}
	return buf
}

// preventOf returns the ability that a hand card would use in a Damage Step
// (BGD-22.9), or nil.
func (g *Game) preventOf(s *rules.State, p rules.Seat, c rules.CardID) *uint16 {
	for i, ai := range g.Lib.Def(s.Card(c).Def).Abilities {
		if a := &g.Lib.Abilities[ai]; a.Trigger == TrPrevent && g.in.True(s, effect.Env{Ctrl: p, Src: c}, a.Cond) {
			return &g.Lib.Def(s.Card(c).Def).Abilities[i]
		}
	}
	return nil
}

// canPay reports whether a seat can pay a cost in full (BGD-4.7).
func (g *Game) canPay(s *rules.State, p rules.Seat, src rules.CardID, force, discard, burn int) bool {
	if force > 0 && ReadyForce(s, p) < force || burn > s.Count(zone(Materials, p)) {
		return false
	}
	for _, c := range s.Zone(zone(Hand, p)) {
		if discard > 0 && g.payable(s, p, src, c) {
			discard--
		}
	}
	return discard <= 0
}

// usable reports whether an ability with a cost can be used now.
func (g *Game) usable(s *rules.State, p rules.Seat, c rules.CardID, i int) bool {
	a := &g.Lib.Abilities[g.abilities(s, c)[i]]
	price := priceOf(a)
	if price[argOnce] != 0 && s.Card(c).Flags&(FlagUsed0<<i) != 0 { // BGD-11.4
		return false
	}
	if price[argGauge] > 0 && AttackGuardian(s, p) == 0 || price[argCounters] > s.Seats[p][Counters] {
		return false
	}
	return g.canPay(s, p, c, int(price[argForce]), int(price[argDiscard]), int(price[argBurn])) &&
		g.in.True(s, effect.Env{Ctrl: p, Src: c}, a.Cond)
}

// used appends the usable abilities with a trigger on the seat's field.
func (g *Game) used(s *rules.State, p rules.Seat, triggers uint32, buf []rules.Option) []rules.Option {
	for _, k := range [...]uint8{Attack, Assist, Domain} {
		for _, c := range s.Zone(zone(k, p)) {
			if g.knows(s, c)&triggers == 0 || s.Card(c).Has(rules.FaceDown) {
				continue
			}
			for i, ai := range g.abilities(s, c) {
				a := &g.Lib.Abilities[ai]
				if triggers&(1<<(a.Trigger-TrFaces)) != 0 && g.works(s, c, a.List) && g.usable(s, p, c, i) {
					buf = append(buf, rules.Option{Verb: rules.Use, Card: c, N: int16(i)})
				}
			}
		}
	}
	return buf
}

// meets reports whether a special guardian's SummonCondition holds and can be
// paid (BGD-8.15).
func (g *Game) meets(s *rules.State, p rules.Seat, c rules.CardID) bool {
	a := g.condition(s, c)
	return a != nil && g.canPay(s, p, c, int(a.TArg[argNeedForce]), int(a.TArg[argNeedDiscard]), 0) && g.fulfils(s, p, c)
}

// fulfils is meets without the payment.
func (g *Game) fulfils(s *rules.State, p rules.Seat, c rules.CardID) bool {
	a := g.condition(s, c)
	if a == nil || !g.in.True(s, effect.Env{Ctrl: p, Src: c}, a.Cond) {
		return false
	}
	mine := AttackGuardian(s, p)
	switch a.Trigger {
	case TrAwaken, TrLimit:
		return s.Count(zone(Charge, p)) >= int(a.TArg[argNeed])
	case TrEquip: // BGD-23.11
		armed := AssistGuardian(s, p)
		return mine != 0 && armed != 0 && g.Lib.NameOf(s.Card(armed).Def) == g.Lib.NameOf(rules.DefID(a.TArg[argNeed])) && g.design(s, armed).has(TrRebirth) && g.in.Fits(s, a.TArg[argNeedMore], mine)
	case TrRage: // BGD-23.16
		return mine != 0 && g.namedBy(s, c, mine) && g.LP(s, mine) <= int(a.TArg[argNeedMore])
	}
	return true
}

// namedBy reports whether a card is the guardian named by a Raging Guardian.
func (g *Game) namedBy(s *rules.State, raging, c rules.CardID) bool {
	a := g.condition(s, raging)
	return a != nil && a.Trigger == TrRage && s.Card(c).Def != 0 && g.Lib.NameOf(rules.DefID(a.TArg[argNeed])) == g.Lib.NameOf(s.Card(c).Def)
}

// swift reports whether a card can be summoned in answer to a guardian with
// the given SF (BGD-23.7).
func (g *Game) swift(s *rules.State, p rules.Seat, c rules.CardID, sf int) bool {
	return g.Swift(s.Card(c).Def, sf) && g.meets(s, p, c)
}

// Swift reports whether a design may answer a guardian with an SF, whatever else
// it needs.
func (g *Game) Swift(d rules.DefID, sf int) bool {
	return g.Lib.Def(d).Attr[AType] == Speed && int(g.Lib.Abilities[g.designs[d].cond-1].TArg[argNeed]) <= sf
}

// summons lists what a seat may summon in the Summon Phase (BGD-8, 23).
func (g *Game) summons(s *rules.State, p rules.Seat, buf []rules.Option) []rules.Option {
	if s.Vars[Acts] >= ActCap || g.Forbidden(s, p, ActSummon) { // BGD-28.2
		return buf
	}
	use := func(c rules.CardID, how int16) []rules.Option {
		return append(buf, rules.Option{Verb: rules.Use, Card: c, N: how})
	}
	limit := g.Limit(s, p)
	assist := s.Top(zone(Assist, p))
	down := assist != 0 && s.Card(assist).Has(rules.FaceDown)
	noAssist := down || g.Forbidden(s, p, ActAssist)
	ready := ReadyForce(s, p)
	for _, c := range s.Zone(zone(Hand, p)) {
		if s.Card(c).Def == 0 {
			continue
		}
		switch g.attr(s, c, AType) {
		case NormalAttack:
			if n, _ := g.Price(s, c, HowNormal); g.attr(s, c, ASF) <= limit && n <= ready {
				buf = use(c, HowNormal)
			}
		case NormalAssist, Armed: // BGD-8.13, 23.3
			if n, _ := g.Price(s, c, HowNormal); !noAssist && n <= ready {
				buf = use(c, HowNormal)
			}
		case Rise:
			if assist == 0 {
				buf = use(c, HowSilent)
			}
		case Cross:
			if g.meets(s, p, c) {
				buf = use(c, HowRebirth)
			}
		case Raging:
			if g.meets(s, p, c) {
				buf = use(c, HowRage)
			}
		case Unlimited:
			if g.meets(s, p, c) {
				buf = use(c, HowLimit)
			}
		}
	}
	if g.awakens(s, p) {
		buf = use(assist, HowAwaken)
	}
	return buf
}

// Summons reports whether a seat could summon anything in a Summon Phase now.
func (g *Game) Summons(s *rules.State, p rules.Seat) bool {
	var buf [rules.MaxCards]rules.Option
	return len(g.summons(s, p, buf[:0])) > 0
}

// awakens reports whether the seat's silently summoned card can awaken
// (BGD-23.5, 23.6).
func (g *Game) awakens(s *rules.State, p rules.Seat) bool {
	c := s.Top(zone(Assist, p))
	return c != 0 && s.Card(c).Has(rules.FaceDown) && s.Card(c).Since < s.Turn && g.is(s, c, Rise) && g.meets(s, p, c) && !g.Forbidden(s, p, ActSummon)
}

// setOptions lists a seat's options in the Set Phase (BGD-11, 22.7).
func (g *Game) setOptions(s *rules.State, p rules.Seat, buf []rules.Option) []rules.Option {
	if s.Vars[Acts] < ActCap {
		if !g.Forbidden(s, p, ActSpell) {
			for _, c := range s.Zone(zone(Hand, p)) {
				if !g.is(s, c, Spell) {
					continue
				}
				for i, ai := range g.Lib.Def(s.Card(c).Def).Abilities {
					if g.Lib.Abilities[ai].Trigger == TrCast && g.usable(s, p, c, i) {
						buf = append(buf, rules.Option{Verb: rules.Use, Card: c, N: int16(i)})
					}
				}
			}
		}
		buf = g.used(s, p, 1<<(TrAct-TrFaces)|1<<(TrBurst-TrFaces), buf)
		if g.awakens(s, p) {
			buf = append(buf, rules.Option{Verb: rules.Use, Card: s.Top(zone(Assist, p)), N: setAwaken})
		}
		if s.Seats[p][Drew] == 0 && s.Seats[p][Counters] >= DrawCounters { // BGD-26.1, 26.3
			buf = append(buf, rules.Option{Verb: rules.Mode, N: SetDrawMain})
			if s.Count(zone(Side, p)) > 0 { // BGD-26.12
				buf = append(buf, rules.Option{Verb: rules.Mode, N: SetDrawSide})
			}
		}
		buf = append(buf, rules.Option{Verb: rules.Mode, N: SetRestart})
	}
	if g.CanRoll(s, p) && s.Seats[p][Rolls] == s.Seats[p][Granted] {
		buf = append(buf, rules.Option{Verb: rules.Attack})
	}
	return append(buf, rules.Option{Verb: rules.Pass})
}

// setAwaken is the number of the answer that awakens in the Set Phase.
const setAwaken = -1

// useInSet carries out an answer of the Set Phase.
func (g *Game) useInSet(x *rules.Exec, p rules.Seat, o rules.Option) {
	s := x.S
	switch {
	case o.N == setAwaken:
		g.beginSummon(s, p, o.Card, HowAwaken)
	case s.Card(o.Card).Zone.Kind() == Hand:
		g.activate(s, g.Lib.Def(s.Card(o.Card).Def).Abilities[o.N], o.Card, p, kindSpell, 0, 0)
	default:
		g.activate(s, g.abilities(s, o.Card)[o.N], o.Card, p, kindActivated, 0, 0)
	}
}

// limitOptions lists a seat's options in the Extra Phase (BGD-17.3).
func (g *Game) limitOptions(s *rules.State, p rules.Seat, buf []rules.Option) []rules.Option {
	if s.Vars[Acts] >= ActCap+10 {
		return buf
	}
	for _, c := range s.Zone(zone(Hand, p)) {
		if g.is(s, c, ExtraGuardian) && g.meets(s, p, c) && !g.Forbidden(s, p, ActSummon) {
			buf = append(buf, rules.Option{Verb: rules.Use, Card: c, N: HowLimit})
		}
	}
	return g.used(s, p, 1<<(TrExtra-TrFaces), buf)
}

// answers lists a seat's answers in a Counter Step (BGD-20, 21).
func (g *Game) answers(s *rules.State, p rules.Seat, f *rules.Frame, buf []rules.Option) []rules.Option {
	if !g.Forbidden(s, p, ActCounter) {
		for _, c := range s.Zone(zone(Hand, p)) {
			if !g.is(s, c, Counter) {
				continue
			}
			for i, ai := range g.Lib.Def(s.Card(c).Def).Abilities {
				if g.Lib.Abilities[ai].Trigger == TrAnswer && g.usable(s, p, c, i) {
					buf = append(buf, rules.Option{Verb: rules.Use, Card: c, N: int16(i)})
				}
			}
		}
		buf = g.used(s, p, 1<<(TrAnswer-TrFaces), buf)
	}
	if f.N[efKind] == kindSpell && f.Ctrl != p { // BGD-21.2, 21.7
		for _, c := range s.Zone(zone(Hand, p)) {
			if g.is(s, c, Spell) && g.attr(s, c, ASP) >= int(g.Lib.Def(f.Def).Attr[ASP]) {
				buf = append(buf, rules.Option{Verb: rules.Use, Card: c, N: discardSpell})
			}
		}
	}
	return buf
}

// returns lists where a Raging Guardian's named guardian can come from
// (BGD-23.18). A public one or one in hand must come; whether the main deck
// has one its owner finds out by searching.
func (g *Game) returns(s *rules.State, p rules.Seat, buf []rules.Option) []rules.Option {
	f := s.Frame()
	n := len(buf)
	if g.Forbidden(s, p, ActSummon) {
		return append(buf, rules.Option{Verb: rules.Pass})
	}
	for _, k := range [...]uint8{Unders, Junk, Hand} {
		for _, c := range s.Zone(zone(k, p)) {
			if g.namedBy(s, f.Src, c) {
				buf = append(buf, rules.Option{Verb: rules.Use, Card: c})
			}
		}
	}
	found := len(buf) > n
	if f.N[0] == 0 && s.Count(zone(Deck, p)) > 0 {
		buf = append(buf, rules.Option{Verb: rules.Mode, N: 1})
		found = true
	}
	if !found {
		buf = append(buf, rules.Option{Verb: rules.Pass})
	}
	return buf
}

// idle reports whether an optional automatic effect can do nothing, as far as
// its owner knows (BGD-27.18); then it is not offered.
func (g *Game) idle(s *rules.State, t *rules.Trigger) bool {
	for pc := g.Lib.Abilities[t.Ability].Entry; g.Lib.Code[pc].Op != 0; pc++ {
		in := &g.Lib.Code[pc]
		var ch *effect.Choice
		if choices(in.Op) == 1 {
			ch = &g.Lib.Choices[in.A[0]]
		}
		switch {
		case in.Op < effect.FirstGameOp && in.Op != g.draw:
			continue
		case in.Op == wReady:
			for p := range effect.Each(t.Ctrl, in.A[0]) {
				if ReadyForce(s, p) < s.Count(zone(Charge, p)) {
					return false
				}
			}
		case in.Op == wSpend:
			for p := range effect.Each(t.Ctrl, in.A[0]) {
				if ReadyForce(s, p) > 0 {
					return false
				}
			}
		case ch == nil || in.Op == wDamage:
			return false
		case ch.Ref == refThis || ch.Ref == refThat || ch.Ref == refFormer:
			return false
		case ch.Ref != 0:
			if z, ok := seatOf(t.Ctrl, ch.Ref); ok && s.Count(z) > 0 && !(in.Op == wUpright && !s.Card(s.Top(z)).Has(FlagWeak)) {
				return false
			}
		case !open(int16(ch.Zone)):
			p := t.Ctrl
			if ch.Of == 2 {
				p = p.Other()
			}
			if s.Count(zone(zoneKinds[ch.Zone], p)) > 0 {
				return false
			}
		default:
			sel := g.ofChoice(&rules.Frame{Ctrl: t.Ctrl, Src: t.Src}, ch, PromptTargets)
			if l := g.in.Gather(s, nil, &sel); l.N > 0 {
				return false
			}
		}
	}
	return true
}

// Looms returns the guardian of a seat that the attack in question would hit,
// and the damage as things stand, weakness included; 0 for any other effect.
// It follows from what everybody sees.
func (g *Game) Looms(s *rules.State, p rules.Seat) (c rules.CardID, n int) {
	if s.Dec.Prompt != PromptCounter || s.NFrames == 0 {
		return 0, 0
	}
	f := s.Frame()
	if f.Op != opEffect || f.N[efKind] != kindAttack || f.Ctrl == p {
		return 0, 0
	}
	var try = *s
	e := rules.NewEngine(g)
	for range 4 { // until the damage is asked about, or waits
		if try.Dec.Prompt != PromptCounter || try.Over() || try.Fault != rules.FaultNone {
			break
		}
		for q := rules.Seat(0); q < 2; q++ {
			if try.Waiting(q) && try.Dec.Prompt == PromptCounter {
				e.Play(&try, q, rules.Option{Verb: rules.Pass}, nil)
			}
		}
	}
	if c = AttackGuardian(s, p); c == 0 || try.Fault != rules.FaultNone {
		return 0, 0
	}
	if try.Dec.Prompt == PromptDamage && try.Dec.Src == c {
		return c, int(try.Dec.Arg)
	}
	if AttackGuardian(&try, p) == c {
		n = int(try.Card(c).N[NGauge]) - int(s.Card(c).N[NGauge])
	}
	return c, max(0, n)
}

// Answerable reports whether a seat may do something about an attack that would
// deal it so much, from public facts: cards in its hand, abilities of its
// guardians, lives that are not its last.
func (g *Game) Answerable(s *rules.State, p rules.Seat, n int) bool {
	return s.Count(zone(Hand, p)) > 0 && !g.Forbidden(s, p, ActPrevent) || g.mayAnswer(s, p, kindAttack, true) ||
		g.CanNullify(s, p, n) && int(s.Seats[p][Counters]) > n/NullifyUnit
}

// Turns returns the number that the die of the Dice Step in progress comes to
// count as once an answer to a question about an effect has been given and nobody
// adds to it; 0 if there is no die, or it has been judged. It follows from a view.
func (g *Game) Turns(s *rules.State, p rules.Seat, o rules.Option) int {
	rolled := slices.ContainsFunc(s.Frames[:s.NFrames], func(f rules.Frame) bool { return f.Op == opDice && f.PC == diJudge })
	if !rolled || s.Dec.Prompt != PromptCounter && s.Dec.Prompt != PromptMay {
		return 0
	}
	try, e := *s, rules.NewEngine(g)
	var log rules.Log
	for range 6 {
		e.Play(&try, p, o, &log)
		for i := range log.Events {
			if ev := &log.Events[i]; ev.Kind == EvDie {
				return int(ev.A)
			}
		}
		if try.Dec.Prompt != PromptCounter || try.Over() || try.Fault != rules.FaultNone {
			break
		}
		p, o = try.ToAnswer(), rules.Option{Verb: rules.Pass}
	}
	return g.Face(&try, s.Active)
}

// Calm reports whether the interface passes without a pause (rules.Paced): what
// a player has left to do in the own turn, or about an own effect, does not
// concern the opponent.
func (g *Game) Calm(s *rules.State) bool {
	switch s.Dec.Prompt {
	case PromptCounter:
		return s.Dec.Asked == s.Frame().Ctrl.Mask()
	case PromptDomain, PromptSummon, PromptCharge:
		return true
	}
	return false
}
