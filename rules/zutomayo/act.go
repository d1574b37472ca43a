package zutomayo

import (
	"godeck/rules"
	"godeck/rules/effect"
)

// regIcons is the frame register with the number of power icons an ability
// moved.
const regIcons = 3

// Act carries out the game's own instructions (RULES.md §8.1).
func (g *Game) Act(x *rules.Exec, f *rules.Frame, in *effect.Instr) effect.Flow {
	s := x.S
	meant := effect.Each(f.Ctrl, in.A[0])
	switch in.Op {
	case wAttack, wAttackPer, wAttackSet, wBaseSwap, wBaseForce:
		kind, n := g.attackChange(s, f, in)
		for p := range meant {
			g.attackMod(x, f, p, kind, n)
		}
	case wElement:
		for p := range meant {
			g.changeElement(x, f, p, in.A[1])
		}
	case wCostReduce:
		g.reduceCost(x, f, in.A[0])
	case wAdvance, wRewind, wAdvanceChoose:
		return g.moveMedal(x, f, in)
	case wClockSet, wClockReset, wRewindOpponent:
		g.setClock(x, hourNamed(s, f, in), f.Src)
	case wDamage, wHPLoss, wHeal, wShield:
		n := g.in.Num(s, effect.EnvOf(f), in.A[1])
		for p := range meant {
			g.changeHP(x, f, in.Op, p, n)
		}
		effect.Did(f, n > 0)
	case wPower, wPowerCut:
		n := g.in.Num(s, effect.EnvOf(f), in.A[1])
		if in.Op == wPowerCut {
			n = -n
		}
		for p := range meant { // ZTM-5.12
			g.power(x, p, n)
		}
		effect.Did(f, n != 0)
	case wDiscardTop:
		f.N[effect.RegCount] = 0
		for p := range meant {
			f.N[effect.RegCount] += int16(g.discardTop(x, p, int(in.A[1])))
		}
	case wDrain:
		return g.drain(x, f, effect.Players(f.Ctrl, in.A[0])[0])
	case wRemoveArea:
		f.N[effect.RegCount] = 0
		for p := range meant {
			if c := s.Top(zone(Area, p)); c != 0 {
				f.N[effect.RegCount]++
				g.removeArea(x, c, in.A[1])
			}
		}
	case wRevealHand:
		for p := range meant {
			g.revealHand(x, f, p)
		}
	case wRevealTop:
		g.revealTop(x, f, effect.Players(f.Ctrl, in.A[0])[0])
	case wCallName:
		return g.callName(x, f, in)
	case wUseEnchant:
		return g.useEnchant(x, f, in)
	case wKeepOld:
		x.SetSeatVar(f.Ctrl, KeepOld, 1)
	case wMoveSelf:
		g.moveSelf(x, f, in.A[0])
	case wAtTurnEnd:
		g.putOff(x, f, in)
		effect.Did(f, true)
		f.PC = uint16(in.A[0])
		return effect.Jump
	case wSetsNext:
		for p := range meant {
			g.addMod(x, rules.Mod{Kind: ModSets, Until: nextTurn, Ctrl: f.Ctrl, By: f.Def, Seat: p, Src: f.Src, Amount: in.A[1]})
		}
	default:
		s.Fault = rules.FaultCode
		return effect.Stop
	}
	return effect.Next
}

// attackChange is what a word about attack does to the value, for everybody it
// means.
func (g *Game) attackChange(s *rules.State, f *rules.Frame, in *effect.Instr) (kind uint8, n int) {
	switch in.Op {
	case wAttack:
		return ModAttack, g.in.Num(s, effect.EnvOf(f), in.A[1])
	case wAttackPer:
		return ModAttack, int(in.A[1]) * g.in.Num(s, effect.EnvOf(f), in.A[2])
	case wAttackSet:
		return ModSetTo, g.in.Num(s, effect.EnvOf(f), in.A[1])
	case wBaseSwap:
		return ModSwap, 0
	}
	return ModForce, int(in.A[1])
}

// changeElement changes the element of a seat's Character while it stays.
func (g *Game) changeElement(x *rules.Exec, f *rules.Frame, p rules.Seat, element int16) {
	s := x.S
	c := g.Fighter(s, p)
	if c == 0 {
		return
	}
	s.DropMods(func(m *rules.Mod) bool { return m.Kind == ModElement && m.Target == c }) // only the last change counts
	g.addMod(x, rules.Mod{Kind: ModElement, Until: whileOnField, Ctrl: f.Ctrl, By: f.Def, Seat: rules.NoSeat, Target: c, Amount: element})
	x.Emit(rules.Event{Kind: EvElement, Seat: p, Vis: rules.BothSeats, Card: c, Def: s.Card(c).Def, Src: f.Src, A: element})
	effect.Did(f, true)
}

// reduceCost lowers the cost of the Character that the player set this turn.
func (g *Game) reduceCost(x *rules.Exec, f *rules.Frame, n int16) {
	if c := g.newcomer(x.S, f.Ctrl); c != 0 {
		g.addMod(x, rules.Mod{Kind: ModCost, Ctrl: f.Ctrl, By: f.Def, Seat: rules.NoSeat, Target: c, Src: f.Src, Amount: n})
		effect.Did(f, true)
	}
}

// hourNamed is the hour to which a word sets the medal.
func hourNamed(s *rules.State, f *rules.Frame, in *effect.Instr) int {
	start := int(s.Vars[StartHour])
	switch in.Op {
	case wClockReset:
		return start
	case wRewindOpponent: // a second Character counts too, even discarded (ZTM-4.7)
		return start - int(s.Seats[f.Ctrl.Other()][SetHoursChar])
	}
	return int(in.A[0])
}

// moveMedal moves the medal by hours that are printed, counted or chosen.
func (g *Game) moveMedal(x *rules.Exec, f *rules.Frame, in *effect.Instr) effect.Flow {
	s := x.S
	var n int
	switch {
	case in.Op != wAdvanceChoose:
		n = g.in.Num(s, effect.EnvOf(f), in.A[0])
	case f.Sub == 0:
		f.Sub = 1
		s.Ask(f.Ctrl, rules.Decision{Kind: rules.ChooseNumber, Prompt: PromptHours, Src: f.Src, Def: f.Def, Arg: 0, Arg2: in.A[0]})
		return effect.Wait
	default:
		n = int(s.Last.N)
	}
	if in.Op == wRewind {
		g.turnClock(x, -n, f.Src)
	} else {
		g.turnClock(x, n, f.Src)
	}
	effect.Did(f, n > 0)
	return effect.Next
}

// changeHP carries out a word about a seat's HP.
func (g *Game) changeHP(x *rules.Exec, f *rules.Frame, word uint16, p rules.Seat, n int) {
	switch word {
	case wDamage:
		g.damage(x, p, n, f.Src)
	case wHPLoss:
		g.lose(x, p, n, f.Src)
	case wHeal:
		g.heal(x, p, n, f.Src)
	case wShield:
		g.addMod(x, rules.Mod{Kind: ModShield, Ctrl: f.Ctrl, By: f.Def, Seat: p, Src: f.Src, Amount: int16(n)})
		x.Emit(rules.Event{Kind: EvShield, Seat: p, Src: f.Src, A: int16(n)})
	}
}

// discardTop discards up to n cards of a deck, which is rebuilt in between if
// need be, and returns how many.
func (g *Game) discardTop(x *rules.Exec, p rules.Seat, n int) int {
	for i := range n {
		c := g.TakeTop(x, zone(Deck, p))
		if c == 0 {
			return i
		}
		g.leave(x, c)
	}
	return n
}

// removeArea moves an Area Enchant to a place by its index in areaTo.
func (g *Game) removeArea(x *rules.Exec, c rules.CardID, to int16) {
	p := x.S.Card(c).Owner
	switch to {
	case 0:
		g.put(x, c, zone(Deck, p), rules.OnTop)
	case 1:
		g.put(x, c, zone(Deck, p), rules.AtBottom)
	case 2:
		g.put(x, c, zone(Abyss, p), rules.OnTop)
	default:
		g.leave(x, c)
	}
}

func (g *Game) revealHand(x *rules.Exec, f *rules.Frame, p rules.Seat) {
	for _, c := range x.S.Zone(zone(Hand, p)) {
		g.Reveal(x, f, c)
		effect.Did(f, true)
	}
}

// revealTop shows the top card of a deck; the condition "shown" asks about it.
func (g *Game) revealTop(x *rules.Exec, f *rules.Frame, p rules.Seat) {
	f.C[1] = g.TakeTop(x, zone(Deck, p))
	if f.C[1] != 0 {
		g.Reveal(x, f, f.C[1])
		effect.Did(f, true)
	}
}

// moveSelf puts the card of an ability, if it is in play, into a pile by its
// index in pileWords.
func (g *Game) moveSelf(x *rules.Exec, f *rules.Frame, pile int16) {
	c := x.S.Card(f.Src)
	switch c.Zone.Kind() {
	case BattleField, SetA, SetB, Area:
		to := Charger
		if pile == 1 {
			to = Abyss
		}
		g.put(x, f.Src, zone(to, c.Owner), rules.OnTop)
		effect.Did(f, true)
	}
}

// attackMod adds a modifier of a seat's attack and reports the new running
// value.
func (g *Game) attackMod(x *rules.Exec, f *rules.Frame, p rules.Seat, kind uint8, n int) {
	s := x.S
	before := 0
	if x.Logging() {
		before = g.Attack(s, p)
	}
	n = max(-MostPoints, min(MostPoints, n))
	if kind != ModAttack || !g.joined(s, f.Src, p, n) {
		g.addMod(x, rules.Mod{Kind: kind, Ctrl: f.Ctrl, By: f.Def, Seat: p, Src: f.Src, Amount: int16(n)})
	}
	if x.Logging() {
		after := g.Attack(s, p)
		x.Emit(rules.Event{Kind: EvAttack, Seat: p, Src: f.Src, A: int16(after - before), B: int16(after), C: int16(kind)})
	}
}

// joined adds n to the seat's last change of attack if that has the same card
// and sign, which is equivalent (ZTM-9.3): a card that triggers many times
// takes one modifier.
func (g *Game) joined(s *rules.State, src rules.CardID, p rules.Seat, n int) bool {
	for i := int(s.NMods) - 1; i >= 0; i-- {
		m := &s.Mods[i]
		if m.Seat != p || m.Kind != ModAttack && m.Kind != ModSetTo {
			continue
		}
		sum := int(m.Amount) + n
		if m.Kind != ModAttack || m.Src != src || m.Stamp != s.Card(src).Stamp || (m.Amount < 0) != (n < 0) || sum > MostPoints || sum < -MostPoints {
			return false
		}
		m.Amount = int16(sum)
		return true
	}
	return false
}

// putOff stores the actions of atTurnEnd with what they may refer to: "that
// damage", how many were chosen, icons moved, and the chosen cards
// (ZTM-10.22). More of them than a State holds are an endless repetition
// (ZTM-13.7).
func (g *Game) putOff(x *rules.Exec, f *rules.Frame, in *effect.Instr) {
	s := x.S
	if s.NStack >= rules.MaxStack {
		x.End(rules.NoSeat, ReasonEndless)
		return
	}
	o := rules.StackItem{Kind: objDelayed, Ctrl: f.Ctrl, Src: f.Src, Stamp: s.Card(f.Src).Stamp, Def: f.Def}
	o.N = [...]int16{delFrom: int16(f.PC + 1), delEnd: in.A[0], delEvent: f.N[effect.RegEventN], delCount: f.N[effect.RegCount], delIcons: f.N[regIcons]}
	if f.List != 0 {
		for _, c := range s.Lists[f.List-1].Cards() {
			if o.NT < rules.MaxTargets { // checkCard refuses cards that would choose more
				o.T[o.NT] = rules.Target{Card: c, Stamp: s.Card(c).Stamp}
				o.NT++
			}
		}
	}
	s.PushItem(o)
}

// carryOut begins what was put off. Chosen cards that have moved since are
// other objects now and no longer affected.
func (g *Game) carryOut(x *rules.Exec, i int) {
	s := x.S
	o := s.Stack[i]
	s.RemoveItem(i)
	f := s.Push(rules.Frame{Op: opAbility, PC: uint16(o.N[delFrom]), Src: o.Src, Ctrl: o.Ctrl, Def: o.Def})
	f.N[effect.RegStop] = o.N[delEnd]
	f.N[effect.RegEventN], f.N[effect.RegCount], f.N[regIcons] = o.N[delEvent], o.N[delCount], o.N[delIcons]
	if o.NT == 0 {
		return
	}
	l := s.FrameList(f)
	for _, t := range o.T[:o.NT] {
		if s.Card(t.Card).Stamp == t.Stamp {
			l.Add(t.Card)
		}
	}
}

// spareMods is how many places of State.Mods are left when changes of attack
// begin to be kept together.
const spareMods = 8

// joins adds a change of attack to the one before it, if nothing lies between
// them and both go the same way: their order does not matter then (ZTM-13.16).
func joins(s *rules.State, m *rules.Mod) bool {
	if m.Kind != ModAttack {
		return false
	}
	for i := int(s.NMods) - 1; i >= 0; i-- {
		o := &s.Mods[i]
		if o.Seat != m.Seat || o.Kind != ModAttack && o.Kind != ModSetTo {
			continue
		}
		sum := int(o.Amount) + int(m.Amount)
		if o.Kind != ModAttack || o.Until != m.Until || o.Target != 0 || m.Target != 0 || (o.Amount < 0) != (m.Amount < 0) {
			return false
		}
		o.Add(m, max(-MostPoints, min(MostPoints, sum)))
		return true
	}
	return false
}

// addMod adds a modifier, merged with earlier ones of the same card where
// order does not matter. A turn with more of them than a State holds is an
// endless repetition (ZTM-13.7, 13.16).
func (g *Game) addMod(x *rules.Exec, m rules.Mod) {
	s := x.S
	for i := range s.Mods[:s.NMods] {
		o := &s.Mods[i]
		if o.Kind != m.Kind || o.Until != m.Until || o.Ctrl != m.Ctrl || o.Seat != m.Seat || o.Target != m.Target || o.Src != m.Src ||
			o.Stamp != s.Card(m.Src).Stamp || m.Target != 0 && o.TStamp != s.Card(m.Target).Stamp {
			continue
		}
		switch m.Kind {
		case ModShield, ModSets, ModCost:
			o.Add(&m, min(MostPoints, int(o.Amount)+int(m.Amount)))
			return
		case ModSwap: // two swaps cancel out (ZTM-9.11)
			s.DropMods(func(q *rules.Mod) bool { return q == o })
			return
		case ModForce:
			if o.Amount == m.Amount {
				return
			}
		}
	}
	if s.NMods >= rules.MaxMods-spareMods && joins(s, &m) {
		return
	}
	if s.NMods >= rules.MaxMods {
		x.End(rules.NoSeat, ReasonEndless)
		return
	}
	s.AddMod(m)
}

// Tests of selections (Meets).
const (
	testIcons  uint8 = 1 + iota // power icons: the total of the picks is limited
	testUsable                  // an Enchant with effects to apply, and not in use
)

// Selection returns what drain and useEnchant choose from.
func (g *Game) Selection(_ *rules.State, f *rules.Frame) effect.Selection {
	in := &g.Lib.Code[f.PC]
	sel := effect.Selection{By: f.Ctrl, Least: 1, Question: rules.Decision{Src: f.Src, Def: f.Def}}
	var z rules.ZoneID
	if in.Op == wDrain {
		z = zone(Charger, effect.Players(f.Ctrl, in.A[0])[0])
		sel.Test, sel.Arg, sel.Most = testIcons, in.A[1], int(in.A[1])
		sel.Question.Prompt, sel.Question.Arg2 = PromptDrain, in.A[1]
	} else {
		from := enchantZones[in.A[0]]
		z = zone(from, f.Ctrl)
		sel.Test, sel.Most, sel.Question.Prompt = testUsable, 1, PromptEnchant
		if from == Hand { // may be declined, so the question reveals nothing about the hand (ZTM-10.13)
			sel.Secret, sel.Least = true, 0
		}
	}
	sel.Zones, sel.Question.Arg = effect.ZoneSet(z), int16(z)
	return sel
}

// Meets applies a test of selections.
func (g *Game) Meets(s *rules.State, _ *rules.Frame, test uint8, most int16, by rules.Seat, c rules.CardID) bool {
	if test == testUsable {
		return g.usable(s, c)
	}
	n := g.attr(s, c, AIcons)
	if n == 0 {
		return false
	}
	for _, k := range s.Picks[by].Cards() {
		n += g.attr(s, k, AIcons)
	}
	return n <= int(most)
}

// drain moves cards with at most so many icons in total from a Charger to the
// bottom of the deck; the effect's owner chooses. Power is unchanged
// (ZTM-5.12).
func (g *Game) drain(x *rules.Exec, f *rules.Frame, p rules.Seat) effect.Flow {
	s := x.S
	if f.Sub == 0 {
		f.N[regIcons] = 0
	}
	l, ok := g.in.Select(x, f)
	if !ok {
		return effect.Wait
	}
	for _, c := range l.Cards() {
		f.N[regIcons] += int16(g.attr(s, c, AIcons))
		g.put(x, c, zone(Deck, p), rules.AtBottom)
	}
	return effect.Next
}

// callName asks for a card name and shows a random card of the opposing hand.
func (g *Game) callName(x *rules.Exec, f *rules.Frame, in *effect.Instr) effect.Flow {
	s := x.S
	opp := f.Ctrl.Other()
	miss := func() effect.Flow { return g.in.Skip(f, in, in.A[0]) }
	if f.Sub == 0 {
		if s.Count(zone(Hand, opp)) == 0 {
			return miss()
		}
		f.Sub = 1
		s.Ask(f.Ctrl, rules.Decision{Kind: rules.ChooseName, Prompt: PromptName, Src: f.Src, Def: f.Def})
		return effect.Wait
	}
	named := rules.DefID(s.Last.N)
	hand := s.Zone(zone(Hand, opp))
	c := hand[x.Roll(len(hand), opp, int16(Hand))]
	g.Reveal(x, f, c)
	hit := s.Card(c).Def == named
	x.Emit(rules.Event{Kind: EvName, Seat: f.Ctrl, A: int16(named), B: int16(rules.Truth(hit))})
	if !hit {
		return miss()
	}
	return effect.Next
}

// useEnchant applies an Enchant from the hand or a pile; only the cost of the
// card that does so matters (ZTM-10.12). From the hand it is discarded
// afterwards, in a pile it stays (ZTM-10.19).
func (g *Game) useEnchant(x *rules.Exec, f *rules.Frame, in *effect.Instr) effect.Flow {
	s := x.S
	from := enchantZones[in.A[0]]
	if f.Sub == 2 {
		if c := f.C[2]; from == Hand && s.Card(c).Zone == zone(Hand, f.Ctrl) {
			g.leave(x, c)
		}
		return effect.Next
	}
	f.C[2] = 0
	l, ok := g.in.Select(x, f)
	if !ok {
		return effect.Wait
	}
	if l.N == 0 {
		return effect.Next
	}
	if deep(s, 6) { // ZTM-13.16
		x.End(rules.NoSeat, ReasonEndless)
		return effect.Stop
	}
	c := l.C[0]
	f.C[2] = c
	if from == Hand {
		g.Reveal(x, f, c)
	}
	f.Sub = 2
	g.use(x, c, f.Ctrl, useAll)
	return effect.Wait
}

// enchantZones are the zones that useEnchant can name.
var enchantZones = [...]uint8{Hand, Abyss, Charger}

// usable reports whether a card is an Enchant with effects to apply that are
// not being used already.
func (g *Game) usable(s *rules.State, c rules.CardID) bool {
	return g.is(s, c, Enchant) && (g.hasEffect(s.Card(c).Def, false) || g.hasEffect(s.Card(c).Def, true)) && !inUse(s, c)
}

// inUse reports whether a card's effects are being applied, by whatever use:
// from within them it cannot be used again (ZTM-10.31).
func inUse(s *rules.State, c rules.CardID) bool {
	for i := range s.Frames[:s.NFrames] {
		if f := &s.Frames[i]; f.Op == opUse && f.Src == c {
			return true
		}
	}
	return false
}

// Reveal shows a card to both players until the ability that does so is over.
// The card remembers that ability's depth, because abilities nest.
func (g *Game) Reveal(x *rules.Exec, f *rules.Frame, c rules.CardID) {
	x.Show(c, rules.BothSeats)
	if d := x.S.Card(c); d.N[shownAt] == 0 {
		d.N[shownAt] = int16(x.S.NFrames)
		x.S.Vars[showing] = 1
	}
}

// Finish hides what the ability has revealed, and nothing else (ZTM-3.13).
func (g *Game) Finish(x *rules.Exec, f *rules.Frame) {
	s := x.S
	if s.Vars[showing] == 0 {
		return
	}
	s.Vars[showing] = 0
	for i := rules.CardID(1); i <= rules.CardID(s.NCards); i++ {
		switch c := s.Card(i); c.N[shownAt] {
		case 0:
		case int16(s.NFrames):
			c.N[shownAt] = 0
			x.Forget(i)
		default:
			s.Vars[showing] = 1
		}
	}
}
