package magna

import (
	"math/bits"

	"godeck/rules"
	"godeck/rules/effect"
)

// Points of a declaration (MGN-13.7).
const (
	deMembers uint16 = iota
	deDeclared
	deChain
	deChainDone
	deBlock
	deBlockDone
	deBlockChain
	deBlockChainDone
	deBlockApply
	deBlockJudge
	deAttackApply
	deAttackJudge
	deInstant
	deTriggers
	deTriggersDone
	deEnd
)

// Registers of a declaration's frame; its list holds the participants.
const (
	declKind    = 0
	declStamp   = 1 // of the target
	declCancel  = 2 // 1: cancelled
	declNext    = 3 // next waiting effect to apply
	declAbility = 4 // of a declared ability or tactic
	declTarget  = 0 // C: target of a skirmish
	declSource  = 1 // C: source of a declared ability or tactic
)

// declare runs an attack declaration through its eight steps.
func (g *Game) declare(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	p, q := f.Ctrl, f.Ctrl.Other()
	switch f.PC {
	case deMembers, deDeclared, deChain, deChainDone: // step 1
		g.declareStep(x, f)
	case deBlock, deBlockDone, deBlockChain, deBlockChainDone: // step 2
		g.blockStep(x, f)
	case deBlockApply: // step 3: the chained effects first (MGN-13.12)
		s.Vars[hold] = 1
		if g.applyNext(x, f, objBlockChain, objBlock) {
			return
		}
		f.PC = deBlockJudge
	case deBlockJudge: // step 4
		s.Vars[hold] = 0
		g.judge(x, q, false)
		f.N[declNext] = 0
		f.PC = deAttackApply
		if f.N[declCancel] != 0 { // MGN-13.16
			x.Emit(rules.Event{Kind: EvFizzle, Seat: p, A: FizzleCancel})
			f.PC = deInstant
		}
	case deAttackApply: // step 5
		s.Vars[hold] = 1
		if g.applyNext(x, f, objChain, objMain) {
			return
		}
		f.PC = deAttackJudge
		if f.N[declKind] < KindAbility {
			g.strike(x, f)
		}
	case deAttackJudge: // step 6
		s.Vars[hold] = 0
		g.judge(x, p, true)
		f.PC = deInstant
	case deInstant: // step 7
		s.DropMods(func(m *rules.Mod) bool { return m.Until == UntilInstant })
		f.PC = deTriggers
	case deTriggers, deTriggersDone: // step 8
		g.trapStep(x, f)
	case deEnd:
		g.clearPlayed(x)
		for s.NStack > 0 {
			s.RemoveItem(int(s.NStack) - 1)
		}
		s.Pop()
	default:
		s.Fault = rules.FaultCode
	}
}

// declareStep declares the attack: who takes part or what is used, then what is
// chained to it.
func (g *Game) declareStep(x *rules.Exec, f *rules.Frame) {
	s := x.S
	p := f.Ctrl
	switch f.PC {
	case deMembers:
		if f.N[declKind] >= KindAbility {
			f.PC = deDeclared
			s.Push(rules.Frame{Op: opPrepare, Ctrl: p, Src: f.C[declSource], N: [6]int16{prepAbility: f.N[declAbility], prepKind: int16(objMain)}})
			return
		}
		d := rules.Decision{Kind: rules.ChooseCards, Prompt: PromptMembers, Confirm: true, Src: f.C[declTarget], Def: openDef(s, f.C[declTarget]), Arg: f.N[declKind]}
		n := 0
		for _, c := range s.Zone(zone(Invasion, p)) {
			if g.mayTakePart(s, c, f.N[declKind], f.C[declTarget]) {
				n++
			}
		}
		d.Min[p], d.Max[p] = 1, uint8(n)
		f.PC = deDeclared
		s.Ask(p, d)
	case deDeclared:
		l := s.FrameList(f)
		if f.N[declKind] >= KindAbility {
			src := f.C[declSource]
			if f.N[declKind] == KindAbility {
				l.Add(src)
			}
			x.Emit(rules.Event{Kind: EvDeclare, Seat: p, Vis: rules.BothSeats, Card: src, Def: s.Card(src).Def, A: f.N[declKind], B: 1})
		} else {
			*l = s.Picks[p]
			g.takePart(x, f, l)
		}
		f.PC = deChain
	case deChain: // MGN-13.9, 13.10
		f.PC = deBlock
		if g.mayChain(s, f, objMain) && g.chainRoom(x, p) && (s.Count(zone(Hand, p)) > 0 || g.anyEffect(s, p, true)) {
			f.PC = deChainDone
			s.Ask(p, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptChain})
		}
	case deChainDone:
		f.PC = deBlock
		if o := s.Last; o.Verb == rules.Use {
			f.PC = deChain
			g.addEffect(x, p, o, objChain, EvChain)
		}
	}
}

// takePart announces a Skirmish or an Assault and checks those who take part.
func (g *Game) takePart(x *rules.Exec, f *rules.Frame, l *rules.List) {
	s := x.S
	t := f.C[declTarget]
	ev := rules.Event{Kind: EvDeclare, Seat: f.Ctrl, Card: t, A: f.N[declKind], B: int16(l.N)}
	if t != 0 {
		ev.Def, ev.Vis, ev.From, ev.C = s.Card(t).Def, vis(s, t), s.Card(t).Zone, s.Card(t).N[NPlace]
	}
	x.Emit(ev)
	for _, c := range l.Cards() {
		emit(x, EvTakesPart, c, int(f.N[declKind]), 0, 0)
		if f.N[declKind] == KindSkirmish && !s.Card(c).Has(FlagSteady) && g.Keyword(s, c, wSteadfast) {
			s.Card(c).Flags |= FlagSteady // MGN-18.12
			continue
		}
		g.setChecked(x, c, true) // MGN-13.5
	}
}

// blockStep lets the defender block, and chain effects to the block.
func (g *Game) blockStep(x *rules.Exec, f *rules.Frame) {
	s := x.S
	q := f.Ctrl.Other()
	switch f.PC {
	case deBlock: // MGN-13.8
		f.PC = deBlockApply
		f.N[declNext] = 0
		if s.Count(zone(Hand, q)) > 0 || g.anyEffect(s, q, false) {
			f.PC = deBlockDone
			s.Ask(q, rules.Decision{Kind: rules.DeclareBlock, Prompt: PromptBlock, Src: f.C[declTarget], Def: openDef(s, f.C[declTarget]), Arg: f.N[declKind]})
		}
	case deBlockDone:
		f.PC = deBlockApply
		if o := s.Last; o.Verb == rules.Use {
			f.PC = deBlockChain
			g.addEffect(x, q, o, objBlock, EvBlock)
		} else {
			x.Emit(rules.Event{Kind: EvNoBlock, Seat: q})
		}
	case deBlockChain: // MGN-13.11
		f.PC = deBlockApply
		if g.mayChain(s, f, objBlock) && g.chainRoom(x, q) && (s.Count(zone(Hand, q)) > 0 || g.anyEffect(s, q, true)) {
			f.PC = deBlockChainDone
			s.Ask(q, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptChain})
		}
	case deBlockChainDone:
		f.PC = deBlockApply
		if o := s.Last; o.Verb == rules.Use {
			f.PC = deBlockChain
			g.addEffect(x, q, o, objBlockChain, EvChain)
		}
	}
}

// trapStep carries out the trigger of a broken trap, one of them.
func (g *Game) trapStep(x *rules.Exec, f *rules.Frame) {
	s := x.S
	q := f.Ctrl.Other()
	switch f.PC {
	case deTriggers: // MGN-15.4 to 15.7
		f.PC = deTriggersDone
		n := 0
		g.sprung(s, func(o rules.Option, _ uint16) {
			n++
			s.Last = o
		})
		switch n {
		case 0:
			f.PC = deEnd
		case 1:
		default:
			s.Ask(q, rules.Decision{Kind: rules.OrderItems, Prompt: PromptTrigger})
		}
	case deTriggersDone:
		f.PC = deEnd
		i := s.Last.N % 32
		o := &s.Stack[i]
		o.Ability, _ = g.Sprung(s, s.Last)
		x.Emit(rules.Event{Kind: EvTrigger, Seat: q, Vis: rules.BothSeats, Card: o.Src, Def: o.Def, A: int16(o.Ability)})
		s.Push(rules.Frame{Op: opApply, Ctrl: q, N: [6]int16{1 + i}})
	}
}

// openDef returns the design of a unit if both seats know it: decisions must
// not name what a view hides.
func openDef(s *rules.State, c rules.CardID) rules.DefID {
	if c == 0 || s.Card(c).Has(rules.FaceDown) {
		return 0
	}
	return s.Card(c).Def
}

// clearPlayed discards the cards in use (MGN-2.6).
func (g *Game) clearPlayed(x *rules.Exec) {
	for p := rules.Seat(0); p < 2; p++ {
		for x.S.Count(zone(Played, p)) > 0 {
			x.Move(x.S.Zone(zone(Played, p))[0], zone(Discard, p), rules.OnTop, 0)
		}
	}
}

// addEffect begins paying for an ability or tactic that joins the declaration.
func (g *Game) addEffect(x *rules.Exec, p rules.Seat, o rules.Option, kind uint8, ev rules.EventKind) {
	s := x.S
	ai := g.Lib.Def(s.Card(o.Card).Def).Abilities[o.N]
	x.Emit(rules.Event{Kind: ev, Seat: p, Vis: rules.BothSeats, Card: o.Card, Def: s.Card(o.Card).Def, A: int16(ai)})
	s.Push(rules.Frame{Op: opPrepare, Ctrl: p, Src: o.Card, N: [6]int16{prepAbility: int16(ai), prepKind: int16(kind)}})
}

// mayChain reports whether effects may be chained to the attack or the block.
func (g *Game) mayChain(s *rules.State, f *rules.Frame, kind uint8) bool {
	p := f.Ctrl
	if kind == objBlock {
		p = p.Other()
	}
	if g.Forbidden(s, p, ForbidChain) {
		return false
	}
	if kind == objMain && f.N[declKind] < KindAbility {
		return true
	}
	for i := uint8(0); i < s.NStack; i++ {
		if s.Stack[i].Kind == kind {
			return g.chained(&g.Lib.Abilities[s.Stack[i].Ability])
		}
	}
	return false
}

// chainRoom reports whether one more effect can wait, and tells when none can
// (MGN-13.22).
func (g *Game) chainRoom(x *rules.Exec, p rules.Seat) bool {
	if x.S.NStack < EffectCap {
		return true
	}
	x.Emit(rules.Event{Kind: EvBound, Seat: p, A: BoundChain})
	return false
}

// chained reports whether an ability has the mark Chain.
func (g *Game) chained(a *effect.Ability) bool {
	switch a.Trigger {
	case TrAttack, TrBlock:
		return a.TArg[argChain] != 0
	case TrTacticAttack, TrTacticBlock:
		return a.TArg[0] != 0
	}
	return false
}

// applyNext applies the next waiting effect: those of kind first in the order
// of declaration, then the one of kind last.
func (g *Game) applyNext(x *rules.Exec, f *rules.Frame, first, last uint8) bool {
	s := x.S
	for ; int(f.N[declNext]) < 2*int(s.NStack); f.N[declNext]++ {
		i := int(f.N[declNext])
		kind := first
		if i >= int(s.NStack) {
			i, kind = i-int(s.NStack), last
		}
		if s.Stack[i].Kind == kind {
			f.N[declNext]++
			s.Push(rules.Frame{Op: opApply, Ctrl: s.Stack[i].Ctrl, N: [6]int16{1 + int16(i)}})
			return true
		}
	}
	return false
}

// strike applies a Skirmish or an Assault (MGN-13.13, 13.14, 14.1, 14.2).
func (g *Game) strike(x *rules.Exec, f *rules.Frame) {
	s := x.S
	p, q := f.Ctrl, f.Ctrl.Other()
	sum, n := 0, 0
	l := s.FrameList(f)
	for _, c := range l.Cards() {
		if s.Card(c).Zone == zone(Invasion, p) {
			sum += g.Attack(s, c)
			n++
		}
	}
	if n == 0 {
		x.Emit(rules.Event{Kind: EvFizzle, Seat: p, A: FizzleGone})
		return
	}
	if f.N[declKind] == KindAssault {
		x.Emit(rules.Event{Kind: EvHit, Seat: p, A: KindAssault, B: int16(sum)})
		s.Push(rules.Frame{Op: opOrder, Ctrl: q, N: [6]int16{int16(sum)}})
		return
	}
	t := f.C[declTarget]
	if s.Card(t).Zone != ForceZone(s, q) || !g.remains(s, t, uint16(f.N[declStamp])) {
		x.Emit(rules.Event{Kind: EvFizzle, Seat: p, A: FizzleTarget})
		return
	}
	x.Emit(rules.Event{Kind: EvHit, Seat: p, A: KindSkirmish, B: int16(sum)})
	g.damage(x, t, sum)
}

// order deals piercing damage N[0] to the force of frame.Ctrl, whose player
// chooses the order (MGN-14.2 to 14.5, 14.12).
func (g *Game) order(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	p := f.Ctrl
	z := ForceZone(s, p)
	left := int(f.N[0])
	n := s.Count(z)
	if f.PC == 0 {
		f.PC = 1
		s.Picks[p] = rules.List{}
		total := 0
		for _, c := range s.Zone(z) {
			total += g.absorbs(s, c)
		}
		if n > 1 && left < total && left > 0 {
			d := rules.Decision{Kind: rules.ChooseCards, Prompt: PromptOrder, Arg: f.N[0]}
			d.Min[p], d.Max[p] = uint8(n-1), uint8(n-1)
			s.Ask(p, d)
		}
		return
	}
	l := s.Picks[p]
	for _, c := range s.Zone(z) {
		if l.Index(c) < 0 {
			l.Add(c)
		}
	}
	s.Pop()
	for _, c := range l.Cards() {
		if left <= 0 {
			break
		}
		take := min(left, g.absorbs(s, c))
		if take > 0 {
			g.damage(x, c, take)
		}
		left -= take
	}
}

// absorbs returns how much piercing damage a unit takes before it is defeated.
func (g *Game) absorbs(s *rules.State, c rules.CardID) int {
	n := int(s.Card(c).N[NDamage])
	if s.Card(c).Has(rules.FaceDown) {
		return max(0, 1-n) // MGN-14.10
	}
	cut, _ := g.mod(s, c, ModReduce)
	return max(0, g.Defense(s, c)-n+cut)
}

// Points of paying and aiming.
const (
	prPay uint16 = iota
	prIcons
	prDiscard
	prTargets
	prDone
)

// Registers of an opPrepare frame. C[1] is the unit that is replaced or armed.
const (
	prepAbility = iota // -1: a deployment or equipment
	prepKind           // kind of the waiting effect
	prepObj            // 1 + its index
	prepNeed           // icons still needed
	prepScan           // next instruction to check for targets
	prepZone           // where a unit is deployed
)

// prepare pays the costs of a declared effect and chooses its targets (MGN-18.3).
func (g *Game) prepare(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	p, src := f.Ctrl, f.Src
	var a *effect.Ability
	if f.N[prepAbility] >= 0 {
		a = &g.Lib.Abilities[f.N[prepAbility]]
	}
	switch f.PC {
	case prPay:
		f.N[prepNeed] = int16(g.attr(s, src, ANeeds))
		if a != nil && onField(s.Card(src).Zone.Kind()) {
			g.payUnit(x, f, a)
		}
		if s.Card(src).Zone.Kind() == Hand && g.is(s, src, Tactic) {
			x.Move(src, zone(Played, p), rules.OnTop, 0)
		}
		if a != nil {
			s.PushItem(rules.StackItem{Kind: uint8(f.N[prepKind]), Ctrl: p, Src: src, Stamp: s.Card(src).Stamp, Def: s.Card(src).Def, Ability: uint16(f.N[prepAbility])})
			f.N[prepObj] = int16(s.NStack)
			f.N[prepScan] = int16(a.Entry)
		}
		f.PC = prIcons
	case prIcons:
		g.payIcon(x, f)
	case prDiscard:
		n := 0
		if a != nil && (a.Trigger == TrAttack || a.Trigger == TrBlock || a.Trigger == TrProduction) {
			n = min(int(a.TArg[argDiscard]), s.Count(zone(Hand, p)))
		}
		if n > 0 && f.Sub == 0 {
			f.Sub = 1
			d := rules.Decision{Kind: rules.ChooseCards, Prompt: PromptDiscard, Src: src, Def: s.Card(src).Def}
			d.Min[p], d.Max[p] = uint8(n), uint8(n)
			s.Ask(p, d)
			return
		}
		if f.Sub == 1 {
			f.Sub = 0
			l := s.Picks[p]
			for _, c := range l.Cards() {
				x.Move(c, zone(Discard, p), rules.OnTop, 0)
			}
		}
		f.PC = prTargets
	case prTargets:
		if a == nil || !g.aim(x, f) {
			f.PC = prDone
		}
	case prDone:
		g.prepared(x, f, a)
	}
}

// payUnit pays what an ability costs besides icons (MGN-18.1).
func (g *Game) payUnit(x *rules.Exec, f *rules.Frame, a *effect.Ability) {
	s := x.S
	c := f.Src
	f.N[prepNeed] = a.TArg[argSkills]
	if a.TArg[argCost] == CostCheck {
		g.setChecked(x, c, true)
	}
	for k, ai := range g.Lib.Def(s.Card(c).Def).Abilities {
		if int16(ai) == f.N[prepAbility] {
			if s.Vars[Battle] != 0 {
				s.Card(c).Flags |= FlagUsedB0 << uint(k)
			} else {
				s.Card(c).Flags |= FlagUsedT0 << uint(k)
			}
		}
	}
	if n := a.TArg[argMagna]; n > 0 {
		g.gain(x, f.Ctrl, -int(n))
	}
}

// payIcon takes the next icon of the condition from a unit: it is spent, or
// for an Operation the unit is checked (MGN-5.6, 5.7, 5.11).
func (g *Game) payIcon(x *rules.Exec, f *rules.Frame) {
	s := x.S
	p := f.Ctrl
	if f.Sub == 1 {
		f.Sub = 0
		g.giveIcon(x, f, s.Last.Card)
		return
	}
	if f.N[prepNeed] == 0 {
		f.PC = prDiscard
		return
	}
	skill := firstIcon(int(f.N[prepNeed]))
	found, n := rules.CardID(0), 0
	for _, k := range unitZones {
		for _, c := range s.Zone(zone(k, p)) {
			if g.givesIcon(s, f, c, skill) {
				if n++; n == 1 {
					found = c
				}
			}
		}
	}
	wanted := 1 + int(f.N[prepNeed])>>(skill+len(Skills.Values))&1
	switch {
	case n == 0: // unreachable: the option was not legal
		f.N[prepNeed] = 0
	case n <= wanted: // all of them are needed
		g.giveIcon(x, f, found)
	default:
		f.Sub = 1
		s.Ask(p, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptIcon, Src: f.Src, Def: s.Card(f.Src).Def, Arg: int16(skill)})
	}
}

// givesIcon reports whether a unit may give the icon asked for.
func (g *Game) givesIcon(s *rules.State, f *rules.Frame, c rules.CardID, skill int) bool {
	if !g.is(s, f.Src, Operation) {
		return g.supplies(s, f.Ctrl, c, skill)
	}
	if s.Card(c).Has(FlagChecked) || g.SkillsOf(s, c)&(1<<uint(skill)) == 0 {
		return false
	}
	var chosen rules.List
	if f.List != 0 {
		chosen = s.Lists[f.List-1]
	}
	chosen.Add(c)
	return g.completes(s, f.Ctrl, g.attr(s, f.Src, ANeeds), &chosen)
}

// completes reports whether checking the chosen units, and further ones, can
// meet a condition without checking any unit needlessly (MGN-5.11).
func (g *Game) completes(s *rules.State, p rules.Seat, need int, chosen *rules.List) bool {
	lack := need
	for _, c := range chosen.Cards() {
		lack = given(lack, g.SkillsOf(s, c))
	}
	if lack == 0 {
		for i := range chosen.Cards() {
			rest := need
			for j, c := range chosen.Cards() {
				if i != j {
					rest = given(rest, g.SkillsOf(s, c))
				}
			}
			if rest == 0 {
				return false
			}
		}
		return true
	}
	skill := firstIcon(lack)
	for _, k := range unitZones {
		for _, c := range s.Zone(zone(k, p)) {
			if chosen.Index(c) >= 0 || s.Card(c).Has(FlagChecked) || g.SkillsOf(s, c)&(1<<uint(skill)) == 0 {
				continue
			}
			chosen.Add(c)
			ok := g.completes(s, p, need, chosen)
			chosen.Remove(c)
			if ok {
				return true
			}
		}
	}
	return false
}

// A condition is a mask of icons: six bits for those needed, six for those
// needed twice (MGN-5.14).

// firstIcon returns the next skill that a condition needs.
func firstIcon(need int) int { return bits.TrailingZeros(uint(need)) % len(Skills.Values) }

// given returns the rest of a condition after a unit gives one icon of each of
// its skills.
func given(need, skills int) int {
	second := skills << len(Skills.Values) & need
	return need &^ (second | skills&^(second>>len(Skills.Values)))
}

func (g *Game) giveIcon(x *rules.Exec, f *rules.Frame, c rules.CardID) {
	s := x.S
	skill := firstIcon(int(f.N[prepNeed]))
	if g.is(s, f.Src, Operation) {
		s.FrameList(f).Add(c)
		f.N[prepNeed] = int16(given(int(f.N[prepNeed]), g.SkillsOf(s, c)))
		g.setChecked(x, c, true)
		return
	}
	f.N[prepNeed] = int16(given(int(f.N[prepNeed]), 1<<uint(skill)))
	bit := int16(1) << uint(skill)
	if s.Vars[Battle] == 0 {
		bit <<= 6
	}
	s.Card(c).N[NSpent] |= bit
	emit(x, EvSkill, c, skill, 0, 0)
}

// prepared continues after payment.
func (g *Game) prepared(x *rules.Exec, f *rules.Frame, a *effect.Ability) {
	s := x.S
	p, src, other, to, obj := f.Ctrl, f.Src, f.C[1], rules.ZoneID(f.N[prepZone]), f.N[prepObj]
	kind := uint8(f.N[prepKind])
	s.Pop()
	if a == nil {
		if g.is(s, src, Weapon) {
			g.arm(x, src, other)
			return
		}
		g.makeRoom(x, other)
		flags := FlagChecked // MGN-4.2
		if g.design(s, src).has(wQuick) {
			flags = 0
		}
		g.enter(x, src, to, flags)
		g.unitTrigger(x, TrDeployed, src, 0)
		return
	}
	if (a.Trigger == TrAttack || a.Trigger == TrBlock || a.Trigger == TrProduction) && a.TArg[argSacrifice] != 0 {
		s.Stack[obj-1].How = 1
		g.leave(x, src, Discard)
	}
	if kind == objAction {
		s.Push(rules.Frame{Op: opApply, Ctrl: p, N: [6]int16{obj}})
	}
}

// apply carries out waiting effect N[0]-1.
func (g *Game) apply(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	o := &s.Stack[f.N[0]-1]
	if f.PC == 1 {
		s.Pop()
		if o.Kind == objAction {
			s.RemoveItem(int(s.NStack) - 1)
			g.clearPlayed(x)
		}
		return
	}
	f.PC = 1
	a := &g.Lib.Abilities[o.Ability]
	if unitAbility(a) && o.How == 0 {
		if s.Card(o.Src).Stamp != o.Stamp || s.Vars[Battle] != 0 && !inBattle(s, o.Src) { // MGN-13.15
			x.Emit(rules.Event{Kind: EvFizzle, Seat: o.Ctrl, Vis: rules.BothSeats, Card: o.Src, Def: o.Def, A: FizzleGone})
			return
		}
	}
	x.Emit(rules.Event{Kind: EvEffect, Seat: o.Ctrl, Vis: rules.BothSeats, Card: o.Src, Def: o.Def, A: int16(o.Ability)})
	at := f.N[0]
	g.in.Start(s, o.Ability, o.Src, o.Ctrl, 0, 0)
	t := s.Frame()
	if a.Cond != 0 {
		t.PC++ // the condition was that of declaring it
	}
	t.Def = o.Def
	if o.Kind != objBroken { // a break trigger is not declared: its choices are made now
		t.N[regObj] = at
	}
}

// unitAbility reports whether an ability belongs to a unit on the field.
func unitAbility(a *effect.Ability) bool {
	return a.Trigger == TrProduction || a.Trigger == TrAttack || a.Trigger == TrBlock
}
