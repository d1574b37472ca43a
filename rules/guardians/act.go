package guardians

import (
	"slices"

	"godeck/rules"
	"godeck/rules/effect"
)

// Act carries out the game's own instructions (RULES.md §8).
func (g *Game) Act(x *rules.Exec, f *rules.Frame, in *effect.Instr) effect.Flow {
	s := x.S
	env := effect.EnvOf(f)
	num := func(i int) int { return g.in.Num(s, env, in.A[i]) }
	switch in.Op {
	case wDamage:
		effect.Did(f, g.dealDamage(x, f, in, num(1)))
	case wDown, wUp, wRepair, wWeaken, wUpright, wGrantDamage, wGrantFaces, wSilence, wSetGauge, wNextDamage, wInherit, wGrant, wChangeSF:
		g.aboutGuardians(x, f, in)
	case wMoveGauge:
		effect.Did(f, g.moveGauge(x, f, in, num(2)))
	case wSend:
		return g.send(x, f, in, false)
	case wSummon:
		return g.send(x, f, in, true)
	case wTop:
		g.fromTop(x, f, in, num(2))
	case wStepBack:
		effect.Did(f, g.stepBack(x, f))
	case wDrawSide:
		n := num(1)
		f.N[effect.RegCount] = 0
		for p := range effect.Each(f.Ctrl, in.A[0]) {
			f.N[effect.RegCount] += g.drawSide(x, p, n)
		}
	case wSpend:
		return g.spend(x, f, in)
	case wReady:
		f.N[effect.RegCount] = 0
		for p := range effect.Each(f.Ctrl, in.A[0]) {
			f.N[effect.RegCount] += g.ready(x, p, num(1))
		}
	case wNegate:
		if o := answered(s); o != nil && o.N[efFlags]&efNegated == 0 {
			o.N[efFlags] |= efNegated
			effect.Did(f, true)
		}
	case wRedirect:
		effect.Did(f, g.redirect(x, f, in))
	case wSkip, wLookTop, wLookHand, wForbid, wGainLife, wLoseLife:
		for p := range effect.Each(f.Ctrl, in.A[0]) {
			g.toPlayer(x, f, in, p)
		}
	case wNullify:
		if o := preventable(s); o != nil {
			c, n, _ := g.Suffers(s, o)
			o.N[dmgState] = damageNullified
			x.Emit(rules.Event{Kind: EvNullify, Seat: f.Ctrl, Vis: rules.BothSeats, Card: c, Def: s.Card(c).Def, Src: f.Src, A: int16(n)})
			effect.Did(f, true)
		}
	case wReduce:
		if o := preventable(s); o != nil {
			o.N[dmgCut] = int16(min(GaugeCap, int(o.N[dmgCut])+num(0)))
			effect.Did(f, true)
		}
	case wReroll, wSetDie, wAddDie:
		effect.Did(f, changeDie(x, in))
	case wAgain:
		if g.repeats(s, f.Ctrl) != 0 {
			activation(s).N[efFlags] |= efRepeat
			effect.Did(f, true)
		}
	case wExtraDice:
		if g.CanRoll(s, f.Ctrl) && s.Seats[f.Ctrl][Rolls] < rollCap && s.NFrames < rules.MaxFrames-9 {
			activation(s).N[efFlags] |= efDice
			effect.Did(f, true)
		}
	default:
		s.Fault = rules.FaultCode
		return effect.Stop
	}
	return effect.Next
}

// moveGauge moves up to n damage from one guardian to another.
func (g *Game) moveGauge(x *rules.Exec, f *rules.Frame, in *effect.Instr, n int) bool {
	from, to := g.chosen(x, f, in, 0), g.chosen(x, f, in, 1)
	if from.N == 0 || to.N == 0 || from.C[0] == to.C[0] {
		return false
	}
	if n = min(n, int(x.S.Card(from.C[0]).N[NGauge])); n <= 0 {
		return false
	}
	g.gauge(x, from.C[0], -n, false)
	g.gauge(x, to.C[0], n, false)
	return true
}

// drawSide draws up to n cards of a side deck and returns how many.
func (g *Game) drawSide(x *rules.Exec, p rules.Seat, n int) (drawn int16) {
	for i := 0; i < n && g.drawFrom(x, p, 1); i++ {
		drawn++
	}
	return drawn
}

// ready turns up to n spent Force cards of a player and returns how many.
func (g *Game) ready(x *rules.Exec, p rules.Seat, n int) (turned int16) {
	for _, c := range x.S.Zone(zone(Charge, p)) {
		if int(turned) < n && g.turnForce(x, c, true) {
			turned++
		}
	}
	return turned
}

// preventable returns the waiting damage that the Prevent Ability being carried
// out is about, or nil if it is not open any more.
func preventable(s *rules.State) *rules.StackItem {
	if k := int(activation(s).N[efNow]) - 1; k >= 0 && k < int(s.NStack) && s.Stack[k].N[dmgState] == damageOpen {
		return &s.Stack[k]
	}
	return nil
}

// redirect lets the damage strike another guardian, and reports whether it
// does.
func (g *Game) redirect(x *rules.Exec, f *rules.Frame, in *effect.Instr) bool {
	s := x.S
	damage := preventable(s)
	if damage == nil {
		return false
	}
	o := *damage
	if seat, fixed := seatOf(f.Ctrl, g.Lib.Choices[in.A[0]].Ref); fixed {
		o.Kind, o.Event, o.EStamp, o.Dest = objSeat, 0, 0, uint8(seat)
	} else if l := g.chosen(x, f, in, 0); l.N > 0 {
		o.Kind, o.Event, o.EStamp, o.Dest = objCard, l.C[0], s.Card(l.C[0]).Stamp, uint8(s.Card(l.C[0]).Zone)
	}
	c := g.struck(s, &o)
	if c == 0 || c == g.struck(s, damage) {
		return false
	}
	*damage = o
	x.Emit(rules.Event{Kind: EvDamage, Seat: f.Ctrl, Vis: rules.BothSeats, Card: c, Src: f.Src, To: rules.ZoneID(o.Dest), A: max(0, o.N[dmgAmount])})
	return true
}

// changeDie changes the die being judged, and reports whether there is one.
func changeDie(x *rules.Exec, in *effect.Instr) bool {
	s := x.S
	if s.Vars[Die] == 0 {
		return false
	}
	switch in.Op {
	case wReroll:
		x.SetVar(Die, int16(1+x.Roll(6, roller(s), DieAttack)))
	case wSetDie:
		x.SetVar(Die, in.A[0])
	default:
		x.SetVar(DieMod, max(-20, min(20, s.Vars[DieMod]+in.A[0])))
	}
	return true
}

// rollCap is the limit of a player's Dice Steps in a turn (BGD-28.3).
const rollCap = 6

// activation returns the activation whose effect is being carried out.
func activation(s *rules.State) *rules.Frame { return &s.Frames[s.NFrames-2] }

// answered returns the activation that a counter effect answers, or nil.
func answered(s *rules.State) *rules.Frame {
	if s.NFrames >= 3 && isCounter(activation(s).N[efKind]) {
		if f := &s.Frames[s.NFrames-3]; f.Op == opEffect {
			return f
		}
	}
	return nil
}

// roller returns the seat of the die being judged.
func roller(s *rules.State) rules.Seat {
	for i := int(s.NFrames) - 1; i >= 0; i-- {
		if s.Frames[i].Op == opDice {
			return s.Frames[i].Ctrl
		}
	}
	return s.Active
}

// until returns the duration that a word means for a player in this turn.
func until(s *rules.State, p rules.Seat, word int16) uint8 {
	switch {
	case word == 2 && s.Active != p:
		return UntilLater
	case word == 3 && granted(s):
		return UntilGranted
	case word == 3:
		return UntilPhaseEnd
	}
	return uint8(word)
}

// granted reports whether a Dice Step granted by an effect is in progress.
func granted(s *rules.State) bool {
	for i := range s.Frames[:s.NFrames] {
		if f := &s.Frames[i]; f.Op == opDice && f.N[diceRegular] == 0 {
			return true
		}
	}
	return false
}

// addMod adds a modifier, merged with one of the same kind, target and
// duration. It reports whether the modifier is in force.
func (g *Game) addMod(x *rules.Exec, m rules.Mod) bool {
	s := x.S
	for i := range s.Mods[:s.NMods] {
		o := &s.Mods[i]
		if o.Kind != m.Kind || o.Until != m.Until || o.Ctrl != m.Ctrl || o.Target != m.Target || m.Target != 0 && o.TStamp != s.Card(m.Target).Stamp || o.Seat != m.Seat {
			continue
		}
		switch m.Kind {
		case ModLP, ModDealt, ModNext, ModSF:
			o.Add(&m, max(-GaugeCap, min(GaugeCap, int(o.Amount)+int(m.Amount))))
			return true
		case ModFaces:
			o.Amount |= m.Amount
			return true
		default:
			if o.Amount == m.Amount {
				return true
			}
		}
	}
	if !g.room(x, &m) {
		return false
	}
	s.AddMod(m)
	return true
}

// room reports whether one more modifier finds room. One that does not is told
// to everybody and does nothing (BGD-28.4).
func (g *Game) room(x *rules.Exec, m *rules.Mod) bool {
	s := x.S
	if s.NMods == rules.MaxMods { // those of objects that are gone are not in force
		s.DropMods(func(m *rules.Mod) bool { return m.Target != 0 && m.TStamp != s.Card(m.Target).Stamp })
	}
	if s.NMods < rules.MaxMods {
		return true
	}
	g.bound(x, BoundChanges, m.Seat, m.Target)
	return false
}

// bound reports that a bound of the program lets something do nothing: to a
// card, or to a player if that is 0 (BGD-28.4).
func (g *Game) bound(x *rules.Exec, what int16, p rules.Seat, c rules.CardID) {
	d := x.S.Card(c)
	e := rules.Event{Kind: EvBound, Seat: p, Vis: rules.BothSeats, A: what}
	if c != 0 {
		e.Card, e.Def, e.Seat = c, d.Def, d.Owner
	}
	x.Emit(e)
}

// dealDamage records what a damage word does (BGD-13.3).
func (g *Game) dealDamage(x *rules.Exec, f *rules.Frame, in *effect.Instr, n int) bool {
	s := x.S
	p := f.Ctrl
	attack := activation(s).N[efKind] == kindAttack
	if n <= 0 {
		return false
	}
	if attack { // BGD-28.9
		n += g.sumOf(s, p, wDealt, 0)
		for i := range s.Mods[:s.NMods] {
			if m := &s.Mods[i]; m.Kind == ModDealt && m.Target == f.Src && m.TStamp == s.Card(f.Src).Stamp {
				n += int(m.Amount)
			}
		}
	}
	seat, fixed := seatOf(p, g.Lib.Choices[in.A[0]].Ref)
	if fixed {
		return g.wait(x, p, f.Src, 0, seat, n, attack) && g.struck(s, &s.Stack[s.NStack-1]) != 0
	}
	l := g.chosen(x, f, in, 0)
	any := false
	for _, c := range l.Cards() {
		any = g.wait(x, p, f.Src, c, s.Card(c).Zone, n, attack) || any
	}
	return any
}

// seatOf returns the zone of a reference to a fixed seat (BGD-14.13).
func seatOf(p rules.Seat, ref uint8) (rules.ZoneID, bool) {
	switch ref {
	case refMine:
		return zone(Attack, p), true
	case refOpponent:
		return zone(Attack, p.Other()), true
	case refMyAssist:
		return zone(Assist, p), true
	case refOpponentAssist:
		return zone(Assist, p.Other()), true
	}
	return 0, false
}

// chosen returns the guardians that an instruction is about: known ones, those
// chosen on activation that are still the same objects (BGD-19.11), all that
// fit, or random ones.
func (g *Game) chosen(x *rules.Exec, f *rules.Frame, in *effect.Instr, arg int) (l rules.List) {
	s := x.S
	ch := &g.Lib.Choices[in.A[arg]]
	add := func(c rules.CardID) {
		if c != 0 && onField(s.Card(c).Zone.Kind()) && s.Card(c).Zone.Kind() != Domain && !s.Card(c).Has(rules.FaceDown) {
			l.Add(c)
		}
	}
	switch ch.Ref {
	case 0:
	case refThis:
		add(f.Src)
		return l
	case refThat:
		add(f.C[0])
		return l
	case refFormer:
		if c := s.Top(zone(Leaving, f.Ctrl)); c != 0 {
			l.Add(c)
		}
		return l
	default:
		z, _ := seatOf(f.Ctrl, ch.Ref)
		add(s.Top(z))
		return l
	}
	if chosenEarly(ch) {
		g.early(s, f, uint8(arg), &l)
		return l
	}
	f.Sub = uint8(2 * arg)
	l, _ = g.in.Select(x, f) // all of them, or random ones
	f.Sub = 0
	return l
}

// early adds what was chosen on activation and has not moved since.
func (g *Game) early(s *rules.State, f *rules.Frame, arg uint8, l *rules.List) {
	top := activation(s)
	if top.List == 0 {
		return
	}
	at := slices.Index(g.aims[top.N[efAbility]], aim{f.PC, arg})
	for _, c := range s.Lists[top.List-1].Cards() {
		if c == 0 {
			at--
		} else if at == 0 && s.Card(c).Stamp <= uint16(top.N[efStamp]) {
			l.Add(c)
		}
	}
}

// aboutGuardians applies an action to the guardians that it is about.
func (g *Game) aboutGuardians(x *rules.Exec, f *rules.Frame, in *effect.Instr) {
	l := g.chosen(x, f, in, 0)
	n := 0
	if in.Op <= wRepair && in.Op >= wDown || in.Op == wSetGauge {
		n = g.in.Num(x.S, effect.EnvOf(f), in.A[1])
	}
	f.N[effect.RegCount] = 0
	for _, c := range l.Cards() {
		if g.toGuardian(x, f, in, c, n) {
			f.N[effect.RegCount]++
			effect.Did(f, true)
		}
	}
}

// toPlayer applies an action about players to one of them.
func (g *Game) toPlayer(x *rules.Exec, f *rules.Frame, in *effect.Instr, p rules.Seat) {
	s := x.S
	switch in.Op {
	case wSkip:
		if m := (rules.Mod{Kind: ModSkip, Until: UntilUsed, Ctrl: f.Ctrl, By: f.Def, Seat: p, Src: f.Src, Amount: in.A[1]}); g.room(x, &m) {
			s.AddMod(m)
			x.Emit(rules.Event{Kind: EvSkip, Seat: p, A: in.A[1]})
		}
	case wForbid:
		lasting := until(s, f.Ctrl, in.A[2])
		if lasting == WhileOnField {
			lasting = UntilTurnEnd
		}
		g.addMod(x, rules.Mod{Kind: ModForbid, Until: lasting, Ctrl: f.Ctrl, By: f.Def, Seat: p, Src: f.Src, Amount: in.A[1]})
		x.Emit(rules.Event{Kind: EvForbid, Seat: p, A: in.A[1]})
	case wLookTop:
		cards := s.Zone(zone([...]uint8{Deck, Side}[in.A[1]], p))
		for i := range min(int(in.A[2]), len(cards)) {
			c := cards[len(cards)-1-i]
			x.Show(c, f.Ctrl.Mask()|s.Card(c).Known)
			effect.Did(f, true)
		}
	case wLookHand:
		mask := f.Ctrl.Mask()
		if p == f.Ctrl {
			mask = rules.BothSeats
		}
		for _, c := range s.Zone(zone(Hand, p)) {
			x.Show(c, mask|s.Card(c).Known)
			effect.Did(f, true)
		}
	case wGainLife:
		g.counters(x, p, int(in.A[1]))
	case wLoseLife:
		g.counters(x, p, -int(in.A[1]))
	}
}

// toGuardian applies an action about guardians to one of them, and reports
// whether there was something to do.
func (g *Game) toGuardian(x *rules.Exec, f *rules.Frame, in *effect.Instr, c rules.CardID, n int) bool {
	s := x.S
	m := rules.Mod{Ctrl: f.Ctrl, By: f.Def, Seat: rules.NoSeat, Src: f.Src, Target: c}
	if in.Op == wInherit || in.Op == wGrant {
		m.Until = until(s, f.Ctrl, in.A[2])
		list := g.Lib.Def(rules.DefID(in.A[1])).Abilities
		if in.Op == wInherit {
			list = nil
			from := g.chosen(x, f, in, 1)
			for _, c := range from.Cards() {
				list = append(list, g.Lib.Def(s.Card(c).Def).Abilities...)
			}
		}
		return g.give(x, m, list)
	}
	switch in.Op {
	case wSetGauge:
		g.gauge(x, c, n-int(s.Card(c).N[NGauge]), false)
		return true
	case wDown, wUp:
		if in.Op == wDown {
			n = -n
		}
		m.Kind, m.Until, m.Amount = ModLP, until(s, f.Ctrl, in.A[2]), int16(n)
	case wRepair:
		g.gauge(x, c, -n, false)
		return true
	case wWeaken:
		return g.weaken(x, c)
	case wUpright:
		return g.upright(x, c)
	case wGrantDamage:
		m.Kind, m.Until, m.Amount = ModDealt, until(s, f.Ctrl, in.A[2]), in.A[1]
	case wNextDamage:
		m.Kind, m.Until, m.Amount = ModNext, until(s, f.Ctrl, in.A[2]), in.A[1]
	case wChangeSF:
		m.Kind, m.Until, m.Amount = ModSF, until(s, f.Ctrl, in.A[2]), in.A[1]
	case wGrantFaces:
		m.Kind, m.Until, m.Amount = ModFaces, until(s, f.Ctrl, in.A[2]), in.A[1]
	case wSilence:
		m.Kind, m.Until = ModSilent, until(s, f.Ctrl, in.A[1])
	}
	e := rules.Event{Kind: EvGrant, Seat: s.Card(c).Owner, Vis: rules.BothSeats, Card: c, Def: s.Card(c).Def, From: s.Card(c).Zone, To: s.Card(c).Zone, A: int16(m.Kind), B: m.Amount}
	if m.Kind == ModLP {
		e.Kind, e.A, e.B = EvLife, m.Amount, in.A[2]
	}
	if g.addMod(x, m) {
		x.Emit(e)
	}
	return true
}

// send moves selected cards to another zone, or summons them onto the field.
func (g *Game) send(x *rules.Exec, f *rules.Frame, in *effect.Instr, summon bool) effect.Flow {
	s := x.S
	ch := &g.Lib.Choices[in.A[0]]
	hidden := ch.Ref == 0 && !open(int16(ch.Zone))
	searched := hidden && (ch.Zone == inDeck || ch.Zone == inSide)
	p := f.Ctrl
	if ch.Of == 2 {
		p = p.Other()
	}
	var l rules.List
	switch {
	case ch.Ref == refThis && !onField(s.Card(f.Src).Zone.Kind()): // a spell, or a card that has left
		l.Add(f.Src)
	case !hidden && ch.Zone == inField || chosenEarly(ch):
		l = g.chosen(x, f, in, 0)
	default:
		if searched && f.Sub == 0 {
			for _, c := range s.Zone(zone(zoneKinds[ch.Zone], p)) {
				x.Show(c, g.ofChoice(f, ch, 0).By.Mask()|s.Card(c).Known)
			}
		}
		var done bool
		if l, done = g.in.Select(x, f); !done {
			return effect.Wait
		}
	}
	f.N[effect.RegCount] = 0
	var given [2]int16
	cards := l.Cards()
	var buf [rules.MaxCards]rules.CardID
	if ch.Ref == 0 && ch.All && !hidden && ch.Zone != inField { // piles of both may hold more than a List
		sel := g.ofChoice(f, ch, PromptCards)
		cards = g.in.All(s, f, &sel, buf[:0])
	}
	for _, c := range cards {
		if !summon && in.A[1] == toJunk && s.Card(c).Zone.Kind() == Hand {
			given[s.Card(c).Owner]++
		}
		if searched && ch.Filter != 0 {
			x.Show(c, rules.BothSeats) // BGD-28.10
		}
		if summon && g.summonNow(x, c, in.A[1] != 0) || !summon && g.carry(x, f, c, in.A[1]) {
			f.N[effect.RegCount]++
		}
	}
	if searched { // a search ends with a shuffle
		x.Shuffle(zone(zoneKinds[ch.Zone], p))
	}
	for _, q := range turnOrder(s) {
		g.discarded(x, q, given[q])
	}
	g.keptGone(s)
	return effect.Next
}

// Tests of selections (Meets).
const (
	testUp    uint8 = 1 + iota // not face-down in the Assist Zone
	testGiven                  // can be given up by its owner, and is not card Arg
	testReady                  // ready Force
	testSwift                  // can be SpeedSummoned against SF Arg
	testNamed                  // is the guardian that card Arg names
)

// Meets applies a test of selections.
func (g *Game) Meets(s *rules.State, _ *rules.Frame, test uint8, arg int16, by rules.Seat, c rules.CardID) bool {
	switch test {
	case testUp: // by an effect of seat Arg-1, or without a choice (BGD-28.23)
		return !s.Card(c).Has(rules.FaceDown) && (arg == 0 || s.Card(c).Owner == rules.Seat(arg-1) || !g.ofSelf(s, c, wUnchosen))
	case testGiven:
		return g.payable(s, by, rules.CardID(arg), c)
	case testReady:
		return !s.Card(c).Has(FlagSpent)
	case testSwift:
		return g.swift(s, by, c, int(arg))
	case testNamed:
		return g.namedBy(s, rules.CardID(arg), c)
	}
	return true
}

// Selection returns the cards that a frame gathers, and who selects.
func (g *Game) Selection(s *rules.State, f *rules.Frame) effect.Selection {
	p := f.Ctrl
	find := func(q rules.Seat, kind, test uint8, arg int16) effect.Selection {
		return effect.Selection{Zones: effect.ZoneSet(zone(kind, q)), Test: test, Arg: arg, Most: 1, By: q, Secret: true, Looks: true,
			Question: rules.Decision{Prompt: PromptFind, Src: f.Src, Def: f.Def, Confirm: true}}
	}
	switch f.Op {
	case opEffect: // BGD-19.10
		a := g.aims[f.N[efAbility]][aimed(s, f)]
		return g.ofChoice(f, &g.Lib.Choices[g.Lib.Code[a.pc].A[a.arg]], PromptTargets)
	case opPay:
		n := int(f.N[f.PC])
		sel := effect.Selection{Zones: effect.ZoneSet(zone([...]uint8{Charge, Hand, Materials}[f.PC], p)), Test: testGiven, Arg: int16(f.Src), By: p, Least: n, Most: n,
			Question: rules.Decision{Prompt: [...]uint8{PromptForce, PromptDiscard, PromptBurn}[f.PC], Src: f.Src, Def: f.Def}}
		if f.PC != payDiscard {
			sel.Forced = effect.AnyNumber
		}
		return sel
	case opSummon:
		return find(p.Other(), Side, testSwift, f.N[regSF])
	case opReturn:
		return find(p, Deck, testNamed, int16(f.Src))
	}
	in := &g.Lib.Code[f.PC]
	if in.Op == wSpend {
		q, n := g.spender(s, f, in)
		return effect.Selection{Zones: effect.ZoneSet(zone(Charge, q)), Test: testReady, By: q, Least: n, Most: n, Forced: effect.AnyNumber,
			Question: rules.Decision{Prompt: PromptForce, Src: f.Src, Def: f.Def}}
	}
	arg := 0
	if choices(in.Op) > 1 {
		arg = int(f.Sub / 2)
	}
	sel := g.ofChoice(f, &g.Lib.Choices[in.A[arg]], PromptCards)
	if in.Op == wSummon && sel.Test == testGiven { // a summon fulfils the duty (BGD-28.32)
		sel.Test = 0
	}
	return sel
}

// ofChoice returns the selection of a choice in a text. Whether and how
// somebody is asked about hidden cards follows from their number (BGD-27.9);
// cards that the chooser may not see are drawn at random.
func (g *Game) ofChoice(f *rules.Frame, ch *effect.Choice, prompt uint8) effect.Selection {
	p := f.Ctrl
	by := p
	if ch.By == 1 {
		by = by.Other()
	}
	sel := effect.Selection{Filter: ch.Filter, By: by, Least: int(ch.N), Most: int(ch.N), Forced: effect.AnyNumber, LotOf: p,
		Question: rules.Decision{Prompt: prompt, Src: f.Src, Def: f.Def}}
	if ch.Other {
		sel.Except = f.Src
	}
	for q := rules.Seat(0); q < 2; q++ {
		if ch.Of == 1 && q != p || ch.Of == 2 && q == p || ch.Of == 0 && q != p && !open(int16(ch.Zone)) {
			continue
		}
		sel.Zones |= effect.ZoneSet(zone(zoneKinds[ch.Zone], q))
		if ch.Zone == inField {
			sel.Zones |= effect.ZoneSet(zone(Assist, q))
			if sel.Test = testUp; !ch.All {
				sel.Arg = 1 + int16(p)
			}
		}
	}
	switch {
	case ch.All:
		sel.Way = effect.Whole
	case ch.Random:
		sel.Way = effect.ByLot
	}
	if ch.UpTo {
		sel.Least = 0
	}
	if open(int16(ch.Zone)) {
		return sel
	}
	owner := p
	if ch.Of == 2 {
		owner = p.Other()
	}
	sel.Secret, sel.LotOf, sel.Forced = true, owner, 0
	switch k := zoneKinds[ch.Zone]; {
	case k == Deck || k == Side: // a search looks through it
		sel.Least, sel.Looks = 0, true
	case by != owner && sel.Way == effect.Picked:
		sel.Way = effect.ByLot
	}
	if zoneKinds[ch.Zone] == Hand && (owner == p || sel.Way == effect.Picked) { // BGD-3.13, 28.32
		sel.Test = testGiven
	}
	if ch.Filter != 0 || ch.UpTo {
		sel.Least = 0
	}
	sel.Question.Confirm = sel.Least != sel.Most
	return sel
}

// carry moves a card where a text says and reports whether it moved.
func (g *Game) carry(x *rules.Exec, f *rules.Frame, c rules.CardID, to int16) bool {
	s := x.S
	d := s.Card(c)
	p := d.Owner
	home := Deck
	switch to {
	case toTop, toBottom, toShuffled:
		if x.Avow(p, g.OfSide(d.Def)) { // BGD-2.11: both see to which deck it goes
			home = Side
		}
	}
	from := d.Zone.Kind()
	move := func(k uint8, where rules.Where, flags uint16) {
		if onField(from) {
			g.leave(x, c, zone(k, p), where)
			s.Card(c).Flags |= flags
			return
		}
		x.Move(c, zone(k, p), where, flags)
	}
	switch to {
	case toHand:
		move(Hand, rules.OnTop, 0)
	case toJunk:
		if from == Junk {
			return false
		}
		move(Junk, rules.OnTop, 0)
	case toTop:
		move(home, rules.OnTop, 0)
	case toBottom:
		move(home, rules.AtBottom, 0)
	case toShuffled:
		move(home, rules.OnTop, 0)
		x.Shuffle(zone(home, p))
	case toCharge, toSpent:
		flags := uint16(0)
		if to == toSpent {
			flags = FlagSpent
		}
		move(Charge, rules.OnTop, flags)
		g.fire(x, TrCharged, p, c, 0)
	case toMaterials:
		if AttackGuardian(s, p) == 0 || AttackGuardian(s, p) == c {
			return false
		}
		move(Materials, rules.OnTop, 0)
	case toUnders:
		host := AttackGuardian(s, p)
		if host == 0 || host == c {
			return false
		}
		move(Unders, rules.OnTop, 0)
		s.Card(c).Host = host
	}
	return true
}

// fromTop moves cards from the top of each player's deck.
func (g *Game) fromTop(x *rules.Exec, f *rules.Frame, in *effect.Instr, n int) {
	s := x.S
	f.N[effect.RegCount] = 0
	kind := Deck
	if in.A[1] == 1 {
		kind = Side
	}
	for p := range effect.Each(f.Ctrl, in.A[0]) {
		moved := 0
		for i := 0; i < n; i++ {
			c := s.Top(zone(kind, p))
			if c == 0 || !g.carry(x, f, c, in.A[3]) {
				break
			}
			moved++
			if in.A[3] == toTop || in.A[3] == toShuffled {
				break
			}
		}
		f.N[effect.RegCount] += int16(moved)
		if moved > 0 && in.A[3] == toJunk {
			g.fire(x, TrJunked, p, 0, int16(moved))
		}
	}
}

// summonNow summons a guardian by an effect, without cost and limit (BGD-8.14)
// but within its SummonCondition (BGD-8.15). Its Appear and Shift Steps follow
// when the effect is complete (BGD-28.5).
func (g *Game) summonNow(x *rules.Exec, c rules.CardID, free bool) bool {
	s := x.S
	p := s.Card(c).Owner
	t := g.attr(s, c, AType)
	if s.Card(c).Def == 0 || t > Raging || onField(s.Card(c).Zone.Kind()) || g.Forbidden(s, p, ActSummon) {
		return false
	}
	how := HowEffect
	if t != NormalAttack && t != NormalAssist && t != Armed && !free {
		if t == Rise || t == Speed || t == ExtraGuardian && s.Step != StepExtra || !g.fulfils(s, p, c) {
			return false
		}
		switch t {
		case Cross:
			g.equip(x, p)
		case Raging:
			how = HowRage
		}
	}
	k := g.placeOf(s, c)
	if t := s.Top(zone(k, p)); t != 0 && s.Card(t).Has(rules.FaceDown) || k == Assist && g.Forbidden(s, p, ActAssist) {
		return false
	}
	top := activation(s)
	g.enter(x, c, p, k, how)
	for i := 1; i < len(top.C); i++ {
		if top.C[i] == 0 {
			top.C[i] = c
			break
		}
	}
	return true
}

// stepBack moves the source from the Attack Zone to the Assist Zone with
// its DG (BGD-8.7, 28.6).
func (g *Game) stepBack(x *rules.Exec, f *rules.Frame) bool {
	s := x.S
	c := f.Src
	p := s.Card(c).Owner
	if s.Card(c).Zone != zone(Attack, p) {
		return false
	}
	if old := s.Top(zone(Assist, p)); old != 0 {
		if s.Card(old).Has(rules.FaceDown) {
			return false
		}
		g.replace(x, old)
	}
	g.dropAll(x, p)
	g.dropUnders(x, c)
	was, dg := s.Card(c).Stamp, int(s.Card(c).N[NGauge])
	x.Move(c, zone(Assist, p), rules.OnTop, 0) // upright (BGD-15.6)
	g.gauge(x, c, dg, false)
	for i := range s.Mods[:s.NMods] { // it has not left the field (BGD-14.10, 14.13)
		if m := &s.Mods[i]; m.Target == c && m.TStamp == was {
			m.TStamp = s.Card(c).Stamp
		}
	}
	for i := range s.Stack[:s.NStack] {
		if o := &s.Stack[i]; o.Kind == objCard && o.Event == c && o.EStamp == was {
			o.EStamp = s.Card(c).Stamp
		}
	}
	return true
}

// spend turns Force face-down, chosen by its owners.
func (g *Game) spend(x *rules.Exec, f *rules.Frame, in *effect.Instr) effect.Flow {
	players := spenders(x.S, f, in)
	total := int16(0)
	if f.Sub >= 2 {
		total = f.N[regSpent]
	}
	for f.Sub/2 < 2 && players[f.Sub/2] >= 0 {
		q, n := g.spender(x.S, f, in)
		l := g.alike(x.S, q, n)
		if l.N == 0 {
			var done bool
			if l, done = g.in.Select(x, f); !done {
				return effect.Wait
			}
		}
		for _, c := range l.Cards() {
			if g.turnForce(x, c, false) {
				total++
			}
		}
		f.Sub += 2
		f.N[regSpent] = total
	}
	f.N[effect.RegCount] = total
	return effect.Next
}

// spenders returns the seats that turn Force face-down; of both the turn
// player's is first (BGD-27.17).
func spenders(s *rules.State, f *rules.Frame, in *effect.Instr) [2]rules.Seat {
	p := effect.Players(f.Ctrl, in.A[0])
	if p[0] >= 0 && p[1] >= 0 {
		p = turnOrder(s)
	}
	return p
}

// spender returns whose Force the running instruction turns face-down now, and
// how many.
func (g *Game) spender(s *rules.State, f *rules.Frame, in *effect.Instr) (p rules.Seat, n int) {
	return spenders(s, f, in)[f.Sub/2], g.in.Num(s, effect.EnvOf(f), in.A[1])
}

// regSpent is the register in which a running ability counts spent Force.
const regSpent = 3

// keptGone ends the duty of a seat that has lost its kept card to an effect
// (BGD-3.14).
func (g *Game) keptGone(s *rules.State) {
	for p := rules.Seat(0); p < 2; p++ {
		if k := Kept(s, p); k != 0 && s.Card(k).Zone.Kind() != Hand {
			released(s, p)
		}
	}
}
