package mattsan

import (
	"godeck/rules"
	"godeck/rules/effect"
)

// regObj is the frame register of a declared ability: 1 + its index in the
// exchange, where its targets are; 0 for a borrowed move.
const regObj = 3

// Act carries out the game's own instructions (RULES.md §8).
func (g *Game) Act(x *rules.Exec, f *rules.Frame, in *effect.Instr) effect.Flow {
	s := x.S
	env := effect.EnvOf(f)
	count := func(n int) effect.Flow {
		f.N[effect.RegCount] = int16(n)
		return effect.Next
	}
	if hasChoice(in.Op) {
		return g.aboutCards(x, f, in)
	}
	switch in.Op {
	case wSwap:
		return g.swap(x, f, in)
	case wMill:
		n, moved := g.in.Num(s, env, in.A[1]), 0
		for p := range effect.Each(f.Ctrl, in.A[0]) {
			moved += g.mill(x, p, n)
		}
		return count(moved)
	case wScry, wSearch, wRecover, wDiscardHand, wRobHand, wSummon, wTuck, wCharge:
		return g.pickCards(x, f, in)
	case wLookHand:
		for p := range effect.Each(f.Ctrl, in.A[0]) {
			lookHand(x, f, p)
		}
	case wAttackNow:
		if c := g.this(s, f); g.isUnit(s, c) && s.Card(c).Zone.Kind() == Battle {
			again(s, c)
		}
	case wNegate:
		g.negate(x, f)
	case wWeaken:
		g.weaken(x, f, g.in.Num(s, env, in.A[0]))
	case wStay:
		effect.Did(f, g.stay(x, int(in.A[0])))
	case wReadySoul:
		return count(g.readySouls(x, f.Ctrl, int(in.A[0])))
	case wTurnSoul:
		n := 0
		for p := range effect.Each(f.Ctrl, in.A[0]) {
			n += g.turnSouls(x, p, int(in.A[1]))
		}
		return count(n)
	case wBench:
		for p := range effect.Each(f.Ctrl, in.A[0]) {
			x.SetSeatVar(p, More, max(-BenchMost, min(BenchMost, s.Seats[p][More]+in.A[1])))
		}
	case wSilence:
		g.silence(x)
	case wForbid:
		for p := range effect.Each(f.Ctrl, in.A[0]) {
			g.lasts(x, rules.Mod{Kind: ModForbid, Until: uint8(in.A[2]), Ctrl: f.Ctrl, By: f.Def, Seat: p, Src: f.Src, Amount: in.A[1]})
		}
	case wRoll:
		if f.Sub == 0 {
			f.Sub = 1
			s.Push(rules.Frame{Op: opDice, Ctrl: f.Ctrl, Src: f.Src, N: [6]int16{in.A[0]}})
			return effect.Wait
		}
		f.N[effect.RegEventN] = s.Vars[Die]
	case wReroll:
		if d := inner(s, opDice); d != nil {
			effect.Did(f, true)
			g.throw(x, d)
		}
	case wBump:
		if d := inner(s, opDice); d != nil {
			effect.Did(f, true)
			d.N[diBump] += in.A[0]
		}
	case wAppear:
		g.appear(x, f)
	}
	return effect.Next
}

// lookHand shows a player's hand to the other one.
func lookHand(x *rules.Exec, f *rules.Frame, p rules.Seat) {
	for _, c := range x.S.Zone(zone(Hand, p)) {
		x.Show(c, x.S.Card(c).Known|p.Other().Mask())
		effect.Did(f, true)
	}
}

// negate negates the answered effect, once.
func (g *Game) negate(x *rules.Exec, f *rules.Frame) {
	s := x.S
	o := g.answered(s, f)
	if o == nil || o.How&objNegated != 0 {
		return
	}
	effect.Did(f, true)
	o.How |= objNegated
	x.Emit(rules.Event{Kind: EvNegate, Seat: f.Ctrl, Vis: rules.BothSeats, Card: o.Src, Def: s.Card(o.Src).Def, A: int16(s.Stack[f.N[regObj]-1].Dest) - 1})
}

// weaken reduces the damage of the answered effect by n.
func (g *Game) weaken(x *rules.Exec, f *rules.Frame, n int) {
	if o := g.answered(x.S, f); o != nil && o.How&objNegated == 0 {
		effect.Did(f, true)
		o.N[objWeak] = int16(min(99, int(o.N[objWeak])+n))
	}
}

// appear puts the unit whose ability this is on its player's empty
// battlefield, from the hand or the discard pile.
func (g *Game) appear(x *rules.Exec, f *rules.Frame) {
	s, c := x.S, f.Src
	if k := s.Card(c).Zone.Kind(); Fighter(s, f.Ctrl) == 0 && g.is(s, c, Unit) && (k == Hand || k == Discard) && s.Card(c).Stamp == s.Stack[f.N[regObj]-1].Stamp {
		effect.Did(f, true)
		g.place(x, c, BattleSlot)
		s.Stack[f.N[regObj]-1].Stamp = s.Card(c).Stamp // what follows is about the unit that came
	}
}

// entryOf returns the entry of the exchange that a running ability belongs to,
// through the move that it has borrowed, or nil.
func (g *Game) entryOf(s *rules.State, f *rules.Frame) *rules.StackItem {
	if at := f.N[regObj]; at > 0 {
		return &s.Stack[at-1]
	}
	for i := int(s.NFrames) - 1; i >= 0; i-- {
		if a := &s.Frames[i]; a.Op == opAbility && a.N[regObj] > 0 {
			return &s.Stack[a.N[regObj]-1]
		}
	}
	return nil
}

// this returns the unit that a running ability works for, or 0 if it is no
// longer there: what has left and come back is another unit (MTZ-6.20, 12.11).
func (g *Game) this(s *rules.State, f *rules.Frame) rules.CardID {
	c := g.bearer(s, f.Src)
	if o := g.entryOf(s, f); o != nil && (c == f.Src && s.Card(c).Stamp != o.Stamp || g.departs(o.Ability)) {
		return 0
	}
	return c
}

// weakened returns by how much the damage of the running effect is reduced,
// including that of a move which it has borrowed.
func weakened(s *rules.State) int {
	for i := int(s.NFrames) - 1; i >= 0 && s.Frames[i].Op == opAbility; i-- {
		if at := s.Frames[i].N[regObj]; at > 0 {
			return int(s.Stack[at-1].N[objWeak])
		}
	}
	return 0
}

// answered returns the entry that a running counter answers.
func (g *Game) answered(s *rules.State, f *rules.Frame) *rules.StackItem {
	if f.N[regObj] == 0 {
		return nil
	}
	d := s.Stack[f.N[regObj]-1].Dest
	if d == 0 {
		return nil
	}
	return &s.Stack[d-1]
}

// acting returns the kind of effect that a running ability belongs to.
func (g *Game) acting(s *rules.State, f *rules.Frame) int16 {
	if f.N[regObj] == 0 { // a borrowed move
		return KindSpecial + int16(rules.Truth(g.Lib.Abilities[f.N[effect.RegAbil]].Trigger == TrSuper))
	}
	return int16(s.Stack[f.N[regObj]-1].Kind)
}

// aboutCards carries out an instruction about chosen or known cards.
func (g *Game) aboutCards(x *rules.Exec, f *rules.Frame, in *effect.Instr) effect.Flow {
	s := x.S
	switch {
	case in.Op == wGuess && f.Sub >= 2:
		return g.guessed(x, f)
	case in.Op == wStack && f.Sub >= 2:
		return g.pickCards(x, f, in)
	}
	l, wait := g.chosen(x, f, in)
	if wait {
		return effect.Wait
	}
	f.N[effect.RegCount] = 0
	env := effect.EnvOf(f)
	n := 0
	switch in.Op {
	case wDamage, wHeal, wEx, wAtk, wAtkSet, wHP, wSoul, wShield:
		n = g.in.Num(s, env, in.A[1])
	case wGuess:
		if l.N == 0 {
			return effect.Next
		}
		f.Sub = 2
		f.C[1] = l.C[0]
		s.Ask(f.Ctrl, rules.Decision{Kind: rules.ChooseName, Prompt: PromptName, Src: f.Src, Def: f.Def, Arg: s.Card(l.C[0]).N[NSlot]})
		return effect.Wait
	case wStack:
		if l.N == 0 {
			return effect.Next
		}
		f.C[1] = l.C[0]
		f.Sub = 2
		return g.pickCards(x, f, in)
	case wBorrow:
		return g.borrow(x, f, in, l)
	case wDefeat, wDiscard, wToHand, wToDeck, wToSoul, wScrap:
		return g.remove(x, f, in, l)
	}
	group := g.group(s)
	kind := g.acting(s, f)
	for _, c := range l.Cards() {
		if g.toCard(x, f, in, c, n, kind, group) {
			f.N[effect.RegCount]++
			f.N[effect.RegDid] = 1
		}
	}
	return effect.Next
}

// toCard applies an instruction to one card and reports whether anything was done.
func (g *Game) toCard(x *rules.Exec, f *rules.Frame, in *effect.Instr, c rules.CardID, n int, kind int16, group int16) bool {
	s := x.S
	d := s.Card(c)
	if g.isUnit(s, c) && g.immune(s, c, f.Ctrl, kind) {
		return false
	}
	mod := func(kind uint8, until int16, n int) bool {
		if !g.isUnit(s, c) {
			return false
		}
		g.lasts(x, rules.Mod{Kind: kind, Until: uint8(until), Ctrl: f.Ctrl, By: f.Def, Seat: rules.NoSeat, Target: c, Src: f.Src, Amount: int16(n)})
		emit(x, EvMod, c, int(kind), n, int(until))
		return true
	}
	switch in.Op {
	case wDamage:
		return g.damage(x, c, n, weakened(s), f.Src, kind, group)
	case wHeal:
		n = min(n, int(d.N[NDamage]))
		if !g.isUnit(s, c) || n <= 0 {
			return false
		}
		d.N[NDamage] -= int16(n)
		emit(x, EvHeal, c, n, int(d.N[NDamage]), 0)
	case wSetHP:
		if !g.isUnit(s, c) {
			return false
		}
		d.N[NDamage] = int16(max(0, g.MaxHP(s, c)-int(in.A[1])))
		emit(x, EvHeal, c, 0, int(d.N[NDamage]), 0)
	case wFlipUp:
		if !d.Has(rules.FaceDown) || d.Zone.Kind() != Bench {
			return false
		}
		x.Show(c, rules.BothSeats)
		if !g.is(s, c, Unit) { // face-down again
			return false
		}
		g.turnUp(x, c, group)
	case wFlipDown:
		return g.turnDown(x, c)
	case wAttach:
		if s.Card(f.Src).Zone.Kind() != Played || !g.isUnit(s, c) {
			return false
		}
		g.join(x, f.Src, c, PartAttached)
	case wPeek:
		x.Show(c, d.Known|f.Ctrl.Mask())
	case wStrip:
		return g.shed(x, func(d *rules.Card) bool { return d.Host == c && d.N[NPart] == PartAttached })
	case wLoseEx:
		return g.addEx(x, c, -int(d.N[NEx]))
	case wEx:
		return g.addEx(x, c, n)
	case wAtk:
		return mod(ModAtk, in.A[2], n)
	case wAtkSet:
		return mod(ModAtkSet, in.A[2], n)
	case wHP:
		return mod(ModHP, in.A[2], n)
	case wSoul:
		return mod(ModSoul, in.A[2], n)
	case wMute:
		return mod(ModMute, in.A[1], 0)
	case wGrant:
		return mod(ModGrant, in.A[2], int(in.A[1]))
	case wShield:
		return mod(ModShield, in.A[2], n)
	case wPrevent:
		return mod(ModPrevent, in.A[1], 0)
	case wRedirect:
		return g.redirect(x, f, c)
	case wReadyTerrain:
		return g.tap(x, c, false)
	}
	return true
}

// lasts adds a lasting change. As long as there is room, each stands by itself,
// so that it can be explained; then those that begin to say the same are put
// together, and if there is no room even so, the match is a draw (MTZ-29.30).
func (g *Game) lasts(x *rules.Exec, m rules.Mod) {
	s := x.S
	if s.NMods >= rules.MaxMods/2 && g.joins(s, &m) {
		return
	}
	if s.NMods >= rules.MaxMods {
		x.End(rules.NoSeat, ReasonEndless)
		return
	}
	s.AddMod(m)
}

// joins puts a lasting change together with one of the same kind that lasts as
// long, and reports whether there was one.
func (g *Game) joins(s *rules.State, m *rules.Mod) bool {
	for i := range s.Mods[:s.NMods] {
		o := &s.Mods[i]
		if o.Kind != m.Kind || o.Until != m.Until || o.Ctrl != m.Ctrl || o.Seat != m.Seat || o.Target != m.Target || m.Target != 0 && !o.On(s, m.Target) {
			continue
		}
		switch m.Kind {
		case ModAtk, ModHP, ModSoul, ModShield:
			o.Add(m, max(-9999, min(9999, int(o.Amount)+int(m.Amount))))
		case ModPrevent: // as many as its number says, and one
			o.Amount = min(o.Amount+1, 999)
		case ModAtkSet: // the last one counts, and both end together
			s.Mods[i].Kind = modNone
			s.DropMods(func(d *rules.Mod) bool { return d.Kind == modNone })
			return false
		case ModForbid:
			if o.Amount != m.Amount || m.Until == WhileOnField && o.Src != m.Src {
				continue
			}
		case ModGrant:
			if o.Amount != m.Amount {
				continue
			}
		}
		return true
	}
	return false
}

// addEx adds EX counters to a unit or removes them.
func (g *Game) addEx(x *rules.Exec, c rules.CardID, n int) bool {
	d := x.S.Card(c)
	if !g.isUnit(x.S, c) {
		return false
	}
	was := d.N[NEx]
	d.N[NEx] = int16(max(0, min(99, int(was)+n)))
	if d.N[NEx] == was {
		return false
	}
	emit(x, EvEx, c, int(d.N[NEx]-was), int(d.N[NEx]), 0)
	return true
}

// remove begins a batch of units that leave by text (MTZ-17.5). Other cards go at once (MTZ-6.14).
func (g *Game) remove(x *rules.Exec, f *rules.Frame, in *effect.Instr, l rules.List) effect.Flow {
	s := x.S
	kind := g.acting(s, f)
	var go_ rules.List
	for _, c := range l.Cards() {
		if in.Op == wScrap && !g.isUnit(s, c) {
			x.Move(c, zone(Discard, s.Card(c).Owner), rules.OnTop, 0)
			f.N[effect.RegCount]++
			f.N[effect.RegDid] = 1
			continue
		}
		if !g.isUnit(s, c) || g.immune(s, c, f.Ctrl, kind) {
			continue
		}
		if in.Op >= wToHand && in.Op <= wToSoul && s.Card(c).Owner != f.Ctrl && g.Keyword(s, c, keySteady) {
			continue
		}
		if in.Op == wDefeat {
			s.Card(c).Flags |= FlagDoomed
		} else {
			go_.Add(c)
		}
		f.N[effect.RegCount]++
	}
	if go_.N == 0 || deep(s) && s.NFrames >= rules.MaxFrames-3 {
		return effect.Next
	}
	f.N[effect.RegDid] = 1
	way := LeaveDiscard
	if in.Op != wScrap {
		way += int16(in.Op - wDiscard)
	}
	b := s.Push(rules.Frame{Op: opBatch, Ctrl: f.Ctrl, N: [6]int16{baWay: way}})
	if in.Op == wToDeck {
		b.N[baWhere] = in.A[1]
	}
	*s.FrameList(b) = go_
	return effect.Next
}

// stay keeps the unit that is about to leave on the field (MTZ-16.8, 28.23).
func (g *Game) stay(x *rules.Exec, n int) bool {
	s := x.S
	f := inner(s, opBatch)
	if f == nil || !g.isUnit(s, f.C[0]) || g.MaxHP(s, f.C[0]) == 0 {
		return false
	}
	c := f.C[0]
	d := s.Card(c)
	d.N[NDamage] = int16(max(0, g.MaxHP(s, c)-n))
	d.Flags &^= FlagDoomed
	if f.List != 0 {
		s.Lists[f.List-1].Remove(c)
	}
	emit(x, EvStay, c, g.HP(s, c), 0, 0)
	return true
}

// redirect makes the answered effect apply to another unit.
func (g *Game) redirect(x *rules.Exec, f *rules.Frame, c rules.CardID) bool {
	s := x.S
	o := g.answered(s, f)
	if o == nil || !g.isUnit(s, c) || int16(o.Kind) == KindSwitch {
		return false
	}
	at := int(s.Stack[f.N[regObj]-1].Dest) - 1
	if int16(o.Kind) == KindAttack {
		if s.Card(c).Owner == o.Ctrl {
			return false
		}
		o.T[0] = rules.Target{Card: c, Part: partRedirect, Stamp: s.Card(c).Stamp}
		o.NT = 1
		emit(x, EvTarget, c, at, 0, 0)
		return true
	}
	done := false
	for i := range o.T[:o.NT] {
		if t := &o.T[i]; g.isUnit(s, t.Card) && s.Card(t.Card).Owner == s.Card(c).Owner && t.Card != c {
			t.Card, t.Stamp = c, s.Card(c).Stamp
			done = true
		}
	}
	if done {
		emit(x, EvTarget, c, at, 0, 0)
	}
	return done
}

// silence ends the effects of all cards for the rest of the game (MTZ-27).
func (g *Game) silence(x *rules.Exec) {
	s := x.S
	x.SetVar(Silence, 1)
	x.Emit(rules.Event{Kind: EvSilence, Seat: rules.NoSeat})
	for i := range s.Stack[:s.NStack] { // MTZ-27.6
		if k := int16(s.Stack[i].Kind); k != KindAttack && k != KindSwitch {
			s.Stack[i].How |= objNegated
		}
	}
	for s.NTriggers > 0 {
		s.TakeTrigger(0)
	}
	s.DropMods(func(*rules.Mod) bool { return true })
}

// swap exchanges the places of a fighter and a bench unit, which may be
// face-down (MTZ-11.14, 29.8).
func (g *Game) swap(x *rules.Exec, f *rules.Frame, in *effect.Instr) effect.Flow {
	s := x.S
	p := effect.Players(f.Ctrl, in.A[0])[0]
	l, done := g.in.Select(x, f)
	if !done {
		return effect.Wait
	}
	s.DropList(f)
	if l.N == 0 {
		return effect.Next
	}
	c, old, kind := l.C[0], Fighter(s, p), g.acting(s, f)
	if s.Card(c).Has(rules.FaceDown) {
		x.Show(c, rules.BothSeats) // a trap is shown and stays
	}
	if g.is(s, c, Unit) && s.Card(c).Zone == zone(Bench, p) && !g.immune(s, c, f.Ctrl, kind) && (old == 0 || !g.immune(s, old, f.Ctrl, kind)) {
		f.N[effect.RegDid] = 1
		g.exchangePlaces(x, c)
	}
	return effect.Next
}

// borrow lets the unit use another's move (MTZ-11.17, 11.18, 28.13).
func (g *Game) borrow(x *rules.Exec, f *rules.Frame, in *effect.Instr, l rules.List) effect.Flow {
	s := x.S
	if f.N[regObj] == 0 || l.N == 0 || s.NFrames >= rules.MaxFrames-2 {
		return effect.Next
	}
	trigger := TrSpecial
	if in.A[1] == 1 {
		trigger = TrSuper
	}
	for _, ai := range g.Lib.Def(g.Face(s, l.C[0])).Abilities {
		if a := &g.Lib.Abilities[ai]; a.Trigger == trigger && g.in.True(s, effect.Env{Ctrl: f.Ctrl, Src: f.Src}, a.Cond) { // MTZ-29.17
			f.N[effect.RegDid] = 1
			g.in.Start(s, ai, f.Src, f.Ctrl, f.C[0], f.N[effect.RegEventN])
			s.Frame().PC = g.abil[ai].body
			break
		}
	}
	return effect.Next
}

// chosen returns the cards that an instruction is about: known ones, those
// chosen on declaration, or a choice made now.
func (g *Game) chosen(x *rules.Exec, f *rules.Frame, in *effect.Instr) (l rules.List, wait bool) {
	s := x.S
	ch := &g.Lib.Choices[in.A[0]]
	if ch.Ref != 0 {
		g.named(s, f, int(ch.Ref), &l)
		return l, false
	}
	if f.N[regObj] > 0 && ch.By == 0 && !ch.All && !ch.Random {
		o := &s.Stack[f.N[regObj]-1]
		part := uint8(f.PC-g.Lib.Abilities[o.Ability].Entry) + 1
		for _, t := range o.T[:o.NT] {
			if t.Part == part && g.remains(s, t) && g.where(s, f, ch, t.Card) && l.Index(t.Card) < 0 {
				l.Add(t.Card)
			}
		}
	} else {
		var done bool
		if l, done = g.in.Select(x, f); !done {
			return l, true
		}
		s.DropList(f)
	}
	f.C[2] = l.C[0]
	return l, false
}

// origin returns the card from which the effect of a frame looks for "other"
// cards and for its column; none if that has left (MTZ-6.20).
func (g *Game) origin(s *rules.State, f *rules.Frame) rules.CardID {
	switch {
	case f.Op == opUse && f.N[usAbil] >= 0 && g.departs(uint16(f.N[usAbil])),
		f.Op == opAbility && g.bearer(s, f.Src) == f.Src && onField(s.Card(f.Src).Zone.Kind()) && g.this(s, f) == 0:
		return 0
	}
	return f.Src
}

// where reports whether a chosen card is still where the choice looks for cards (MTZ-10.9).
func (g *Game) where(s *rules.State, f *rules.Frame, ch *effect.Choice, c rules.CardID) bool {
	k := s.Card(c).Zone.Kind()
	switch int16(ch.Zone) {
	case atField, atBench, atColumn:
		return g.isUnit(s, c) && (int16(ch.Zone) != atBench || k == Bench) && (int16(ch.Zone) != atColumn || g.inColumn(s, f.Src, c) || s.Card(f.Src).Zone.Kind() == Discard)
	case atSlot:
		return k == Bench
	case atGround:
		return k == Ground
	case atUnder:
		return k == Under
	}
	return k == Discard
}

// named adds the cards that a reference means.
func (g *Game) named(s *rules.State, f *rules.Frame, ref int, l *rules.List) {
	c := rules.CardID(0)
	switch ref {
	case refThis:
		c = g.this(s, f)
	case refFighter:
		c = Fighter(s, f.Ctrl)
	case refOpponent:
		c = Fighter(s, f.Ctrl.Other())
	case refIt:
		c = f.C[2]
	case refEvent:
		if o := g.entryOf(s, f); o == nil || s.Card(f.C[0]).Stamp == o.EStamp { // otherwise it has been placed anew (MTZ-6.20)
			c = f.C[0]
		}
	case refAnswered:
		if o := g.answered(s, f); o != nil && s.Card(o.Src).Stamp == o.Stamp {
			c = g.bearer(s, o.Src)
		}
	}
	if k := s.Card(c).Zone.Kind(); c != 0 && (onField(k) || k == Ground || k == Under) {
		l.Add(c)
	}
}

// guessed ends a guess: the card is shown to both players; if the name is
// right the effect goes on with it (MTZ-26.5, 28.11).
func (g *Game) guessed(x *rules.Exec, f *rules.Frame) effect.Flow {
	s := x.S
	c := f.C[1]
	right := g.Lib.NameOf(s.Card(c).Def) == g.Lib.NameOf(rules.DefID(s.Last.N)) // MTZ-2.4
	x.Emit(rules.Event{Kind: EvGuess, Seat: f.Ctrl, A: s.Last.N, B: int16(rules.Truth(right))})
	x.Show(c, rules.BothSeats)
	f.Sub = 0
	f.C[2] = c
	f.N[effect.RegDid] = int16(rules.Truth(right))
	return effect.Next
}

// Tests of selections (Meets).
const (
	testChoice uint8 = 1 + iota // fits choice Arg; negative: choice -1-Arg, without anybody choosing
	testTop                     // is among the top Arg cards of a deck
	testUnit                    // a unit without placement condition
	testSwap                    // can be chosen for a swap by Arg (the owner or not)
)

// Selection returns the cards that a frame gathers, and who selects.
func (g *Game) Selection(s *rules.State, f *rules.Frame) effect.Selection {
	if f.Op == opUse {
		ch, _ := g.aiming(f, &g.Lib.Abilities[f.N[usAbil]])
		return g.choosing(f, ch, g.choiceAt(f))
	}
	in := &g.Lib.Code[f.PC]
	if hasChoice(in.Op) && !(in.Op == wStack && f.Sub >= 2) {
		return g.choosing(f, &g.Lib.Choices[in.A[0]], in.A[0])
	}
	p := f.Ctrl
	sel := effect.Selection{By: p, Except: f.Src, LotOf: p, Purpose: 1, Question: rules.Decision{Prompt: PromptCards, Src: f.Src, Def: f.Def}}
	from := func(z rules.ZoneID, filter, n int16, upTo bool) effect.Selection {
		sel.Zones, sel.Filter, sel.Most, sel.LotOf = effect.ZoneSet(z), filter, int(n), z.Seat()
		sel.Question.Arg, sel.Question.Confirm = int16(z), upTo
		if !upTo {
			sel.Least = int(n)
		}
		hidden := z.Kind() != Discard
		sel.Secret = hidden && (filter != 0 || sel.Test != 0)
		sel.Looks = z.Kind() == Deck
		return sel
	}
	switch in.Op {
	case wSwap:
		of, by := effect.Players(p, in.A[0])[0], effect.Players(p, in.A[1])[0]
		sel.Test, sel.Arg = testSwap, int16(rules.Truth(of == by))
		sel.By, sel.Except = by, 0
		sel = from(zone(Bench, of), 0, 1, false)
		sel.Secret = of == by && faceDown(s, of) > 0
		sel.Question.Confirm = sel.Secret
		if sel.Single = of != by; sel.Single {
			sel.Question.Prompt = PromptTargets
		}
		sel.Looks, sel.Forced = false, 1
		return sel
	case wScry:
		sel.Test, sel.Arg = testTop, in.A[0]
		return from(zone(Deck, p), 0, in.A[0], true)
	case wSearch:
		return from(zone(Deck, p), in.A[0], in.A[1], true)
	case wRecover:
		return from(zone(Discard, p), in.A[0], in.A[1], true)
	case wDiscardHand:
		q := effect.Players(p, in.A[0])[f.Sub/2]
		sel.By = q
		if in.A[2] != 0 {
			sel.Way = effect.ByLot
		}
		sel.Forced = effect.AnyNumber
		return from(zone(Hand, q), 0, in.A[1], false)
	case wRobHand:
		return from(zone(Hand, p.Other()), 0, in.A[0], false)
	case wSummon:
		sel.Test = testUnit
		return from(zone(sourceKinds[in.A[0]], p), in.A[1], 1, true)
	case wStack:
		sel.Test = testUnit
		return from(zone(sourceKinds[in.A[1]], p), in.A[2], 1, true)
	}
	sel.Forced = effect.AnyNumber
	return from(zone(sourceKinds[in.A[0]], p), 0, in.A[1], false) // wTuck, wCharge
}

// choosing returns the selection of a choice among cards that are public or named by their place.
func (g *Game) choosing(f *rules.Frame, ch *effect.Choice, at int16) effect.Selection {
	sel := effect.Selection{Zones: g.meansZones(f.Ctrl, ch), Test: testChoice, Arg: at, By: f.Ctrl, LotOf: f.Ctrl, Purpose: 1,
		Least: int(ch.N), Most: int(ch.N), Single: true, Forced: effect.AnyNumber, Question: rules.Decision{Prompt: PromptTargets, Src: f.Src, Def: f.Def}}
	switch {
	case ch.All:
		sel.Way, sel.Arg = effect.Whole, -1-at
	case ch.Random:
		sel.Way, sel.Arg = effect.ByLot, -1-at
	case ch.By == 1:
		sel.By = f.Ctrl.Other()
	}
	if ch.UpTo {
		sel.Least = 0
	}
	return sel
}

// Meets applies a test of selections.
func (g *Game) Meets(s *rules.State, f *rules.Frame, test uint8, arg int16, _ rules.Seat, c rules.CardID) bool {
	switch test {
	case testChoice:
		pick := arg >= 0
		if !pick {
			arg = -1 - arg
		}
		return g.matches(s, f.Ctrl, g.origin(s, f), &g.Lib.Choices[arg], pick, c)
	case testTop:
		z := s.Zone(s.Card(c).Zone)
		for i := max(0, len(z)-int(arg)); i < len(z); i++ {
			if z[i] == c {
				return true
			}
		}
		return false
	case testUnit:
		return g.startable(s, c)
	}
	if arg == 0 && s.Card(c).Has(rules.FaceDown) {
		return true
	}
	return g.is(s, c, Unit) && (arg != 0 || !g.Keyword(s, c, keyUnchosen))
}

// Naming returns the answer by which a seat names a card (effect.Namer).
func (g *Game) Naming(s *rules.State, p rules.Seat, c rules.CardID) rules.Option {
	return optionFor(s, p, c)
}

// Named returns the card that a seat's answer names (effect.Namer).
func (g *Game) Named(s *rules.State, p rules.Seat, o rules.Option) rules.CardID {
	return g.cardOf(s, p, o)
}

// summonSlot is the Frame.Sub of an instruction that waits for the slot of the unit in C[1].
const summonSlot = 2

// pickCards carries out an instruction about cards of a hand, deck or pile.
func (g *Game) pickCards(x *rules.Exec, f *rules.Frame, in *effect.Instr) effect.Flow {
	s := x.S
	p := f.Ctrl
	if f.Sub == 0 {
		f.N[effect.RegCount] = 0
	}
	switch in.Op {
	case wTuck, wCharge:
		if sourceKinds[in.A[0]] == Deck { // its top cards, unseen
			for n := in.A[1]; n > 0 && s.Count(zone(Deck, p)) > 0; n-- {
				g.moved(x, f, in, s.Top(zone(Deck, p)))
			}
			return effect.Next
		}
	case wSummon:
		switch {
		case f.Sub == summonSlot:
			g.place(x, f.C[1], int(s.Last.N))
			if sourceKinds[in.A[0]] == Deck {
				x.Shuffle(zone(Deck, p))
			}
			return effect.Next
		case f.Sub == 0 && !g.room(s, p, in.A[2]):
			return effect.Next
		}
	case wDiscardHand:
		return g.discardHands(x, f, in)
	}
	sel := g.Selection(s, f)
	if f.Sub&1 == 0 && (sel.Looks || in.Op == wRobHand) {
		for z := rules.ZoneID(0); z < rules.MaxZones; z++ {
			if sel.Zones>>z&1 == 0 {
				continue
			}
			for i, c := range s.Zone(z) {
				if in.Op != wScry || i >= s.Count(z)-int(in.A[0]) {
					x.Show(c, s.Card(c).Known|p.Mask())
				}
			}
		}
	}
	l, done := g.in.Select(x, f)
	if !done {
		return effect.Wait
	}
	if in.Op == wSummon && in.A[2] == 1 && l.N > 0 && frees(s, p) > 1 { // MTZ-9.9
		c := l.C[0]
		x.Show(c, rules.BothSeats)
		f.Sub, f.C[1] = summonSlot, c
		s.Ask(p, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptSlot, Src: c, Def: s.Card(c).Def})
		return effect.Wait
	}
	for _, c := range l.Cards() {
		g.moved(x, f, in, c)
	}
	if sel.Looks && in.Op != wScry {
		x.Shuffle(zone(Deck, p)) // MTZ-26.4
	}
	return effect.Next
}

// discardHands makes each player discard, the controller first (MTZ-17.13).
func (g *Game) discardHands(x *rules.Exec, f *rules.Frame, in *effect.Instr) effect.Flow {
	who := effect.Players(f.Ctrl, in.A[0])
	for f.Sub/2 < 2 && who[f.Sub/2] >= 0 {
		n := f.N[effect.RegCount]
		l, done := g.in.Select(x, f)
		f.N[effect.RegCount] = n
		if !done {
			return effect.Wait
		}
		for _, c := range l.Cards() {
			g.moved(x, f, in, c)
		}
		f.Sub += 2
	}
	return effect.Next
}

// room reports whether a unit can be placed on the battlefield or the bench.
func (g *Game) room(s *rules.State, p rules.Seat, where int16) bool {
	if where == 0 {
		return Fighter(s, p) == 0
	}
	return free(s, p) >= 0
}

// moved applies an instruction to one picked card.
func (g *Game) moved(x *rules.Exec, f *rules.Frame, in *effect.Instr, c rules.CardID) {
	s := x.S
	z := s.Card(c).Zone
	owner := z.Seat()
	if in.Op == wDiscardHand || in.Op == wTuck || in.Op == wCharge {
		f.N[effect.RegCount]++
	}
	switch in.Op {
	case wScry:
		x.Move(c, z, rules.AtBottom, 0)
	case wSearch:
		x.Show(c, rules.BothSeats) // MTZ-26.3
		x.Move(c, zone(Hand, owner), rules.OnTop, 0)
	case wRecover:
		x.Move(c, zone(Hand, owner), rules.OnTop, 0)
	case wDiscardHand, wRobHand:
		x.Move(c, zone(Discard, owner), rules.OnTop, 0)
	case wSummon:
		slot := BattleSlot
		if in.A[2] == 1 {
			slot = free(s, owner)
		}
		g.place(x, c, slot)
	case wStack:
		if g.isUnit(s, f.C[1]) && s.Card(f.C[1]).Owner == owner {
			f.N[effect.RegDid] = 1
			g.stackOn(x, c, f.C[1])
		}
	case wTuck:
		if u := g.this(s, f); g.isUnit(s, u) && g.working(s, u) {
			g.join(x, c, u, PartTucked)
		} else {
			f.N[effect.RegCount]--
			x.Move(c, zone(Discard, owner), rules.OnTop, 0)
		}
	case wCharge:
		x.Move(c, zone(Soul, owner), rules.OnTop, 0)
	}
}

// Transfer moves a card for a shared word.
func (g *Game) Transfer(x *rules.Exec, c rules.CardID, to rules.ZoneID, _ int16) {
	x.Move(c, to, rules.OnTop, 0)
}

// TakeTop returns the top card of a zone.
func (g *Game) TakeTop(x *rules.Exec, z rules.ZoneID) rules.CardID { return x.S.Top(z) }

// ZoneFor returns a player's zone by its index in the vocabulary.
func (g *Game) ZoneFor(entry int16, p rules.Seat) rules.ZoneID { return zone(zoneKinds[entry], p) }

// Reveal shows a hidden card to both players.
func (g *Game) Reveal(x *rules.Exec, _ *rules.Frame, c rules.CardID) { x.Show(c, rules.BothSeats) }

// Finish does nothing.
func (g *Game) Finish(*rules.Exec, *rules.Frame) {}

// Prompts returns the game's prompts for the shared questions.
func (g *Game) Prompts() (cards, may uint8) { return PromptCards, PromptMay }

var _ effect.Host = (*Game)(nil)
