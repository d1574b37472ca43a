package magna

import (
	"godeck/rules"
	"godeck/rules/effect"
)

// regObj is the frame register of a declared ability: 1 + the index of its
// waiting effect, which holds its targets; 0 for others.
const regObj = 3

// Act carries out the game's own instructions (RULES.md §8.1).
func (g *Game) Act(x *rules.Exec, f *rules.Frame, in *effect.Instr) effect.Flow {
	s := x.S
	env := effect.EnvOf(f)
	num := func(i int) int { return g.in.Num(s, env, in.A[i]) }
	switch in.Op {
	case wDamage, wAttack, wDefense, wDefeat, wDiscardUnit, wReturn, wCheck, wReady, wMove, wPrevent, wReduce, wRedirect, wWithdraw, wRecoverSkills, wRearm, wDisarm, wLookTrap:
		return g.aboutUnits(x, f, in)
	case wSplit:
		return g.split(x, f, in)
	case wPierce:
		if s.Vars[Battle] == 0 {
			return effect.Next
		}
		n := num(0)
		effect.Did(f, n > 0)
		s.Push(rules.Frame{Op: opOrder, Ctrl: f.Ctrl.Other(), N: [6]int16{int16(n)}})
	case wCancel:
		g.cancel(x, f, in.A[0])
	case wDrawUpTo:
		return g.drawUpTo(x, f, int(in.A[0]))
	case wDiscardRandom:
		f.N[effect.RegCount] = 0
		for p := range effect.Each(f.Ctrl, in.A[0]) {
			for i := 0; i < int(in.A[1]) && s.Count(zone(Hand, p)) > 0; i++ {
				hand := s.Zone(zone(Hand, p))
				x.Move(hand[x.Roll(len(hand), p, 0)], zone(Discard, p), rules.OnTop, 0)
				f.N[effect.RegCount]++
			}
		}
	case wDiscardHand:
		return g.discardHand(x, f, in)
	case wSearch:
		return g.fetch(x, f, Deck)
	case wRecover:
		return g.fetch(x, f, Discard)
	case wMuster:
		return g.muster(x, f)
	case wGainMagna, wLoseMagna:
		n := num(1)
		if in.Op == wLoseMagna {
			n = -n
		}
		for p := range effect.Each(f.Ctrl, in.A[0]) {
			g.gain(x, p, n)
		}
		effect.Did(f, n != 0)
	case wGainFight:
		n := num(0)
		x.SetSeatVar(f.Ctrl, Fight, int16(min(999, int(s.Seats[f.Ctrl][Fight])+n)))
		effect.Did(f, n != 0)
	case wFund:
		c := s.Top(zone(Deck, f.Ctrl))
		if c != 0 && s.Count(zone(Funds, f.Ctrl)) < FundLimit {
			x.Move(c, zone(Funds, f.Ctrl), rules.OnTop, 0)
			effect.Did(f, true)
		}
	case wSummon:
		effect.Did(f, g.summon(x, f.Ctrl, f.Def))
	case wLookHand:
		for p := range effect.Each(f.Ctrl, in.A[0]) {
			lookHand(x, f, p)
		}
	case wEndAttack:
		s.Vars[EndAttack] = 1
	case wWin: // at once: the rest of the card is not carried out (MGN-1.7)
		s.Seats[f.Ctrl][WinNow] = 1
		return effect.Stop
	default:
		s.Fault = rules.FaultCode
		return effect.Stop
	}
	return effect.Next
}

// aboutUnits carries out an action about units on the field.
func (g *Game) aboutUnits(x *rules.Exec, f *rules.Frame, in *effect.Instr) effect.Flow {
	s := x.S
	if in.Op == wRearm && f.Sub >= 2 {
		return g.rearm(x, f)
	}
	l, done := g.chosen(x, f, in.A[0])
	if !done {
		return effect.Wait
	}
	f.N[effect.RegCount] = int16(l.N)
	if in.Op == wRearm {
		*s.FrameList(f) = l
		if l.N == 0 || s.Card(l.C[0]).Owner != f.Ctrl { // players equip their own weapons on their own units (MGN-9.4)
			return effect.Next
		}
		f.Sub, f.C[1] = 2, l.C[0]
		return g.rearm(x, f)
	}
	n := 0
	if in.Op == wDamage || in.Op == wAttack || in.Op == wDefense || in.Op == wReduce {
		n = g.in.Num(s, effect.EnvOf(f), in.A[1])
	}
	f.N[effect.RegCount] = 0
	for _, c := range l.Cards() {
		if g.toUnit(x, f, in, c, n) {
			f.N[effect.RegCount]++
			effect.Did(f, true)
		}
	}
	return effect.Next
}

// cancel cancels the attack that is being declared if it is of such a kind.
func (g *Game) cancel(x *rules.Exec, f *rules.Frame, kinds int16) {
	if d := declaration(x.S); d != nil && kinds&(1<<uint(d.N[declKind])) != 0 && d.N[declCancel] == 0 {
		d.N[declCancel] = 1
		effect.Did(f, true)
		x.Emit(rules.Event{Kind: EvCancel, Seat: f.Ctrl, Vis: rules.BothSeats, Card: f.Src, Def: f.Def, A: d.N[declKind]})
	}
}

// drawUpTo asks how many cards, up to most, are drawn.
func (g *Game) drawUpTo(x *rules.Exec, f *rules.Frame, most int) effect.Flow {
	s := x.S
	if f.Sub == 0 {
		n := min(most, s.Count(zone(Deck, f.Ctrl)))
		f.Sub = 1
		s.Ask(f.Ctrl, rules.Decision{Kind: rules.ChooseNumber, Prompt: PromptCards, Src: f.Src, Def: f.Def, Arg: 0, Arg2: int16(n)})
		return effect.Wait
	}
	f.N[effect.RegCount] = 0
	for i := 0; i < int(s.Last.N) && g.Draw(x, f.Ctrl); i++ {
		f.N[effect.RegCount]++
	}
	return effect.Next
}

// lookHand shows a hand to the player of the effect; one's own is shown to
// both.
func lookHand(x *rules.Exec, f *rules.Frame, p rules.Seat) {
	mask := f.Ctrl.Mask()
	if p == f.Ctrl {
		mask = rules.BothSeats
	}
	for _, c := range x.S.Zone(zone(Hand, p)) {
		x.Show(c, mask|x.S.Card(c).Known)
		effect.Did(f, true)
	}
}

// toUnit applies an action about units to one of them, and reports whether
// there was something to do.
func (g *Game) toUnit(x *rules.Exec, f *rules.Frame, in *effect.Instr, c rules.CardID, n int) bool {
	s := x.S
	p := s.Card(c).Owner
	switch in.Op {
	case wDamage:
		g.damage(x, c, n)
	case wAttack, wDefense:
		kind := ModAttack
		if in.Op == wDefense {
			kind = ModDefense
		}
		if !g.addMod(x, kind, uint8(in.A[2]), f, c, n) {
			return false
		}
		emit(x, EvMod, c, n, int(in.A[2]), int(kind-ModAttack))
	case wDefeat:
		s.Card(c).Flags |= FlagDoomed
	case wDiscardUnit:
		g.leave(x, c, Discard)
	case wReturn:
		g.leave(x, c, Hand)
	case wCheck:
		return g.setChecked(x, c, true)
	case wReady:
		return g.setChecked(x, c, false)
	case wMove:
		line := int(in.A[1]) + 1
		if !g.Room(s, p, line) || s.Card(c).Zone.Kind() == lines[line] {
			return false
		}
		g.transfer(x, c, zone(lines[line], p))
	case wPrevent:
		return g.addMod(x, ModPrevent, uint8(in.A[1]), f, c, 1)
	case wReduce:
		return g.addMod(x, ModReduce, uint8(in.A[2]), f, c, n)
	case wRedirect:
		d := declaration(s)
		if d == nil || d.N[declKind] != KindSkirmish || s.Card(c).Zone != ForceZone(s, d.Ctrl.Other()) {
			return false
		}
		d.C[declTarget] = c
		d.N[declStamp] = int16(s.Card(c).Stamp)
	case wWithdraw: // to its owner's third base, MGN-18.16
		switch {
		case s.Card(c).Zone.Kind() == Base3:
			return false
		case s.Card(c).Zone.Kind() == Invasion || g.Room(s, p, BaseCount):
			g.transfer(x, c, zone(Base3, p))
		case inBattle(s, c):
			g.leave(x, c, Discard)
		default:
			return false
		}
	case wRecoverSkills:
		s.Card(c).N[NSpent] = 0
	case wDisarm:
		if w := WeaponOf(s, c); w != 0 {
			x.Move(w, zone(Discard, s.Card(w).Owner), rules.OnTop, 0)
			f.N[effect.RegDid] = 1
		}
	case wLookTrap:
		if !s.Card(c).Has(rules.FaceDown) {
			return false
		}
		x.Show(c, f.Ctrl.Mask()|s.Card(c).Known)
	}
	return true
}

// Tests of selections (Meets).
const (
	testFits  uint8 = 1 + iota // passes a filter; for traps see fits
	testCarry                  // a weapon for the unit in C[1]
	testJoin                   // a unit that may join the force
)

// Meets applies a test of selections; filter is its argument.
func (g *Game) Meets(s *rules.State, f *rules.Frame, test uint8, filter int16, by rules.Seat, c rules.CardID) bool {
	switch test {
	case testCarry:
		return g.is(s, c, Weapon) && g.CanCarry(s, f.C[1], c)
	case testJoin:
		return g.is(s, c, Unit) && g.fits(s, filter, c, true) && g.mayJoin(s, by, c)
	}
	return g.fits(s, filter, c, true)
}

// targets returns the selection of units for a choice: in a battle from the
// two forces (MGN-13.18), otherwise from the whole field (MGN-18.5).
func (g *Game) targets(s *rules.State, ctrl rules.Seat, src rules.CardID, choice int16) effect.Selection {
	ch := &g.Lib.Choices[choice]
	sel := effect.Selection{Test: testFits, Arg: ch.Filter, Least: int(ch.N), Most: int(ch.N), By: ctrl, Single: true,
		Question: rules.Decision{Prompt: PromptTargets, Src: src, Arg: choice}, LotOf: ctrl}
	for p := rules.Seat(0); p < 2; p++ {
		switch {
		case ch.Of == 1 && p != ctrl || ch.Of == 2 && p == ctrl:
		case s.Vars[Battle] != 0:
			sel.Zones |= effect.ZoneSet(ForceZone(s, p))
		default:
			for _, k := range unitZones {
				sel.Zones |= effect.ZoneSet(zone(k, p))
			}
		}
	}
	if ch.Other {
		sel.Except = g.bearer(s, src)
	}
	if ch.By == 1 {
		sel.By = ctrl.Other()
	}
	switch {
	case ch.All:
		sel.Way = effect.Whole
	case ch.Random:
		sel.Way = effect.ByLot
	case ch.UpTo:
		sel.Least = 0
	}
	return sel
}

// meant lists the units for a choice.
func (g *Game) meant(s *rules.State, ctrl rules.Seat, src rules.CardID, choice int16) rules.List {
	sel := g.targets(s, ctrl, src, choice)
	return g.in.Gather(s, nil, &sel)
}

// Selection returns what the running instruction chooses from, or the one
// whose targets are chosen when its effect is declared.
func (g *Game) Selection(s *rules.State, f *rules.Frame) effect.Selection {
	p := f.Ctrl
	if f.Op == opPrepare {
		sel := g.targets(s, p, f.Src, g.Lib.Code[f.N[prepScan]].A[0])
		sel.By, sel.Question.Def = p, s.Card(f.Src).Def
		o := &s.Stack[f.N[prepObj]-1]
		free := rules.MaxTargets - int(o.NT)
		for _, t := range o.T[:o.NT] {
			free += rules.Truth(t.Part == g.part(o, uint16(f.N[prepScan])))
		}
		sel.Least, sel.Most = min(sel.Least, free), min(sel.Most, free)
		return sel
	}
	in := &g.Lib.Code[f.PC]
	sel := effect.Selection{By: p, Except: f.Src, Most: 1, Question: rules.Decision{Prompt: PromptCards, Confirm: true}}
	from := func(k uint8) { sel.Zones, sel.Question.Arg = effect.ZoneSet(zone(k, p)), int16(zone(k, p)) }
	fits := func(test uint8, filter int16) { sel.Test, sel.Arg, sel.Question.Arg2 = test, filter, filter }
	switch {
	case in.Op == wDiscardHand:
		sel.By = effect.Players(p, in.A[0])[f.Sub/2]
		sel = effect.Selection{Zones: effect.ZoneSet(zone(Hand, sel.By)), By: sel.By, Least: int(in.A[1]), Most: int(in.A[1]), Question: rules.Decision{Prompt: PromptDiscard}}
	case in.Op == wSearch: // whether it is asked must not depend on a hidden zone (MGN-12.13)
		from(Deck)
		fits(testFits, in.A[0])
		sel.Most, sel.Secret = int(in.A[1]), true
	case in.Op == wRecover:
		from(Discard)
		fits(testFits, in.A[0])
		sel.Most = int(in.A[1])
	case in.Op == wMuster:
		from(musterZones[in.A[0]])
		fits(testJoin, in.A[1])
		sel.Secret = musterZones[in.A[0]] == Hand
	case in.Op == wRearm && f.Sub >= 2:
		from(Discard)
		fits(testCarry, -1)
	default:
		sel = g.targets(s, p, f.Src, in.A[0])
	}
	sel.Question.Src, sel.Question.Def = f.Src, f.Def
	return sel
}

// part returns the Target.Part of an instruction of an entry.
func (g *Game) part(o *rules.StackItem, pc uint16) uint8 {
	return uint8(pc - g.Lib.Abilities[o.Ability].Entry)
}

// named adds the units that a reference means.
func (g *Game) named(s *rules.State, f *rules.Frame, ref uint8, l *rules.List) {
	add := func(c rules.CardID) {
		if c != 0 && onField(s.Card(c).Zone.Kind()) && l.Index(c) < 0 {
			l.Add(c)
		}
	}
	d := declaration(s)
	switch int(ref) {
	case refThis:
		add(g.bearer(s, f.Src))
	case refThat:
		was := g.before(s, f)
		for _, c := range was.Cards() {
			add(c)
		}
	case refTarget:
		if d != nil && d.N[declKind] == KindSkirmish && g.remains(s, d.C[declTarget], uint16(d.N[declStamp])) {
			add(d.C[declTarget])
		}
	case refAttackers, refForce: // MGN-13.17
		if d == nil {
			return
		}
		if d.List != 0 {
			for _, c := range s.Lists[d.List-1].Cards() {
				if inBattle(s, c) {
					add(c)
				}
			}
		}
		if int(ref) == refForce {
			return
		}
		for i := uint8(0); i < s.NStack; i++ {
			if o := &s.Stack[i]; (o.Kind == objChain || o.Kind == objMain) && unitAbility(&g.Lib.Abilities[o.Ability]) && s.Card(o.Src).Stamp == o.Stamp && inBattle(s, o.Src) {
				add(o.Src)
			}
		}
	}
}

// before returns the units picked by the last choice before the running
// instruction, on declaration or just now; without a choice the unit of the
// event.
func (g *Game) before(s *rules.State, f *rules.Frame) (l rules.List) {
	entry := g.Lib.Abilities[f.N[effect.RegAbil]].Entry
	for pc := f.PC; pc > entry; {
		pc--
		in := &g.Lib.Code[pc]
		if !g.aimsAt(in) {
			continue
		}
		ch := &g.Lib.Choices[in.A[0]]
		switch {
		case ch.Ref != 0 || ch.All || ch.Random:
			continue
		case f.N[regObj] == 0 || ch.By != 0: // chosen on resolution
			if f.List != 0 {
				l = s.Lists[f.List-1]
			}
			return l
		}
		o := &s.Stack[f.N[regObj]-1]
		for _, t := range o.T[:o.NT] {
			if t.Part == uint8(pc-entry) && g.remains(s, t.Card, t.Stamp) {
				l.Add(t.Card)
			}
		}
		return l
	}
	if f.C[0] != 0 {
		l.Add(f.C[0])
	}
	return l
}

// chosen returns the units that an instruction is about: known ones, those
// chosen on declaration, or a choice made now; false while it waits for an
// answer.
func (g *Game) chosen(x *rules.Exec, f *rules.Frame, ci int16) (l rules.List, done bool) {
	s := x.S
	ch := &g.Lib.Choices[ci]
	switch {
	case ch.Ref != 0:
		g.named(s, f, ch.Ref, &l)
	case f.N[regObj] > 0 && ch.By == 0 && !ch.All && !ch.Random:
		o := &s.Stack[f.N[regObj]-1]
		for _, t := range o.T[:o.NT] {
			if t.Part == g.part(o, f.PC) && g.remains(s, t.Card, t.Stamp) {
				l.Add(t.Card)
			}
		}
	default:
		return g.in.Select(x, f)
	}
	return l, true
}

// remains reports whether a chosen unit is still the same object and within
// reach of effects. A trap shows no stamp, and no unit comes back as a trap.
func (g *Game) remains(s *rules.State, c rules.CardID, stamp uint16) bool {
	d := s.Card(c)
	return (d.Stamp == stamp || d.Has(rules.FaceDown)) && onField(d.Zone.Kind()) && (s.Vars[Battle] == 0 || inBattle(s, c))
}

// trapCode identifies an opponent's trap by its place: tens are the line of
// its base, ones its slot from 1. That is all its opponent knows of it.
func trapCode(s *rules.State, c rules.CardID) int16 {
	d := s.Card(c)
	return 10*int16(d.Zone.Kind()-Base1+1) + 1 + d.N[NPlace]
}

// Naming returns the answer by which seat p names unit c. Named is the
// inverse.
func (g *Game) Naming(s *rules.State, p rules.Seat, c rules.CardID) rules.Option {
	return targetOption(s, p, rules.Use, c)
}

// Named returns the unit that an answer of seat p names.
func (g *Game) Named(s *rules.State, p rules.Seat, o rules.Option) rules.CardID {
	return TargetOf(s, p, o)
}

// targetOption returns the answer by which seat p names unit c.
func targetOption(s *rules.State, p rules.Seat, verb rules.Verb, c rules.CardID) rules.Option {
	if d := s.Card(c); d.Has(rules.FaceDown) && d.Owner != p {
		return rules.Option{Verb: rules.Number, N: trapCode(s, c)}
	}
	return rules.Option{Verb: verb, Card: c}
}

// TargetOf returns the unit that an answer of seat p names.
func TargetOf(s *rules.State, p rules.Seat, o rules.Option) rules.CardID {
	if o.Verb != rules.Number {
		return o.Card
	}
	if line := int(o.N) / 10; line >= 1 && line <= BaseCount {
		for _, c := range s.Zone(zone(lines[line], p.Other())) {
			if s.Card(c).Has(rules.FaceDown) && trapCode(s, c) == o.N {
				return c
			}
		}
	}
	return 0
}

// aim chooses the targets of a declared effect, one instruction at a time
// (MGN-18.3). It reports whether it has asked or must be called again.
func (g *Game) aim(x *rules.Exec, f *rules.Frame) bool {
	s := x.S
	p := f.Ctrl
	o := &s.Stack[f.N[prepObj]-1]
	in := &g.Lib.Code[f.N[prepScan]]
	part := g.part(o, uint16(f.N[prepScan]))
	switch {
	case in.Op == 0: // the end of the ability
		return false
	case in.Op == wSplit:
		if f.Sub > 0 {
			o.Aim(s, part, TargetOf(s, p, s.Last))
		}
		if int(f.Sub) < min(int(in.A[1]), rules.MaxTargets) {
			if l := g.meant(s, p, f.Src, in.A[0]); l.N > 0 {
				f.Sub++
				s.Ask(p, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptSplit, Src: f.Src, Def: s.Card(f.Src).Def, Arg: in.A[0], Arg2: in.A[1] - int16(f.Sub) + 1})
				return true
			}
		}
		f.Sub = 0
	case g.aimed(in) != nil:
		l, done := g.in.Select(x, f)
		if !done {
			l = *s.FrameList(f)
		}
		for o.NT > 0 && o.T[o.NT-1].Part == part {
			o.NT--
			o.T[o.NT] = rules.Target{}
		}
		for _, c := range l.Cards() {
			o.Aim(s, part, c)
		}
		if !done {
			return true
		}
		s.DropList(f)
	}
	f.N[prepScan]++
	return true
}

// aimed returns the choice that a player makes for an instruction on
// declaration, or nil.
func (g *Game) aimed(in *effect.Instr) *effect.Choice {
	switch in.Op {
	case wDamage, wSplit, wAttack, wDefense, wDefeat, wDiscardUnit, wReturn, wCheck, wReady, wMove, wPrevent, wReduce, wRedirect, wWithdraw, wRecoverSkills, wRearm, wDisarm, wLookTrap:
		if ch := &g.Lib.Choices[in.A[0]]; ch.Ref == 0 && !ch.All && !ch.Random && ch.By == 0 || in.Op == wSplit {
			return ch
		}
	}
	return nil
}

// split deals damage point by point, as declared or to units chosen now.
func (g *Game) split(x *rules.Exec, f *rules.Frame, in *effect.Instr) effect.Flow {
	s := x.S
	if f.N[regObj] > 0 {
		o := s.Stack[f.N[regObj]-1]
		part := g.part(&o, f.PC)
		for i, t := range o.T[:o.NT] {
			if t.Part != part || !g.remains(s, t.Card, t.Stamp) {
				continue
			}
			n, first := 0, true
			for j, u := range o.T[:o.NT] {
				if u.Part == part && u.Card == t.Card {
					n++
					first = first && j >= i
				}
			}
			if first { // all points of a unit are dealt as one
				f.N[effect.RegDid] = 1
				g.damage(x, t.Card, n)
			}
		}
		return effect.Next
	}
	if f.Sub > 0 {
		f.N[effect.RegDid] = 1
		g.damage(x, TargetOf(s, f.Ctrl, s.Last), 1)
	}
	l := g.meant(s, f.Ctrl, f.Src, in.A[0])
	if l.N == 0 || int(f.Sub) >= int(in.A[1]) {
		return effect.Next
	}
	if l.N == 1 {
		f.N[effect.RegDid] = 1
		g.damage(x, l.C[0], int(in.A[1])-int(f.Sub))
		return effect.Next
	}
	f.Sub++
	s.Ask(f.Ctrl, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptSplit, Src: f.Src, Def: f.Def, Arg: in.A[0], Arg2: in.A[1] - int16(f.Sub) + 1})
	return effect.Wait
}

// discardHand makes players discard cards of their choice, one at a time.
func (g *Game) discardHand(x *rules.Exec, f *rules.Frame, in *effect.Instr) effect.Flow {
	who := effect.Players(f.Ctrl, in.A[0])
	if f.Sub == 0 {
		f.N[effect.RegCount] = 0
	}
	for f.Sub < 4 && who[f.Sub/2] >= 0 {
		n := f.N[effect.RegCount]
		l, done := g.in.Select(x, f)
		if !done {
			return effect.Wait
		}
		f.N[effect.RegCount] += n
		for _, c := range l.Cards() {
			x.Move(c, zone(Discard, who[f.Sub/2]), rules.OnTop, 0)
		}
		f.Sub += 2
	}
	return effect.Next
}

// fetch puts cards of a zone into the hand; from the deck they are shown and
// the deck is shuffled.
func (g *Game) fetch(x *rules.Exec, f *rules.Frame, from uint8) effect.Flow {
	s := x.S
	p := f.Ctrl
	z := zone(from, p)
	if f.Sub == 0 && from == Deck {
		for _, c := range s.Zone(z) {
			x.Show(c, p.Mask()) // a search shows the whole deck
		}
	}
	l, done := g.in.Select(x, f)
	if !done {
		return effect.Wait
	}
	for _, c := range l.Cards() {
		if from == Deck {
			x.Show(c, rules.BothSeats)
		}
		x.Move(c, zone(Hand, p), rules.OnTop, 0)
	}
	if from == Deck {
		x.Shuffle(z)
	}
	return effect.Next
}

// musterZones are the zones that muster can name.
var musterZones = [...]uint8{Hand, Discard}

// muster brings a unit from the hand or the discard pile into the force.
func (g *Game) muster(x *rules.Exec, f *rules.Frame) effect.Flow {
	s := x.S
	p := f.Ctrl
	to := zone(Base3, p)
	room := g.Room(s, p, BaseCount)
	if s.Vars[Battle] != 0 {
		to = ForceZone(s, p)
		room = s.Count(to) < ForceLimit
	}
	if f.Sub == 0 && !room {
		f.N[effect.RegCount] = 0
		return effect.Next
	}
	l, done := g.in.Select(x, f)
	if !done {
		return effect.Wait
	}
	for _, c := range l.Cards() {
		if g.Duplicate(s, c) { // MGN-3.2: the newcomer is discarded
			f.N[effect.RegCount]--
			x.Move(c, zone(Discard, p), rules.OnTop, 0)
			continue
		}
		g.enter(x, c, to, 0)
	}
	return effect.Next
}

// rearm attaches a weapon from the discard pile to the unit in C[1].
func (g *Game) rearm(x *rules.Exec, f *rules.Frame) effect.Flow {
	s := x.S
	unit, n := f.C[1], f.N[effect.RegCount]
	l, done := g.in.Select(x, f)
	if !done {
		return effect.Wait
	}
	f.N[effect.RegCount] = n
	if l.N > 0 && onField(s.Card(unit).Zone.Kind()) && !g.Duplicate(s, l.C[0]) { // MGN-3.2
		g.arm(x, l.C[0], unit)
		f.N[effect.RegDid] = 1
	}
	return effect.Next
}

// Reveal shows a hidden card to both players.
func (g *Game) Reveal(x *rules.Exec, _ *rules.Frame, c rules.CardID) { x.Show(c, rules.BothSeats) }

// Finish does nothing.
func (g *Game) Finish(*rules.Exec, *rules.Frame) {}
