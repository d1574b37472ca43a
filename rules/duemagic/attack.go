package duemagic

import (
	"slices"

	"godeck/rules"
)

// attackOn reports whether the current attack continues: the attacker is there
// and, unless somebody blocked, the attacked creature too (DMG-15.6).
func (g *Game) attackOn(s *rules.State) bool {
	a := rules.CardID(s.Vars[Attacker])
	if !there(s, a, uint16(s.Vars[attackerSt])) || !g.InPlay(s, a) {
		return false
	}
	if s.Vars[Blocked] != 0 || s.Vars[AttackOn] == 0 {
		return true
	}
	t := rules.CardID(s.Vars[AttackOn])
	return there(s, t, uint16(s.Vars[attackOnSt])) && g.InPlay(s, t)
}

// endAttack clears the current attack.
func (g *Game) endAttack(s *rules.State) {
	for _, v := range [...]int{Attacker, attackerSt, AttackOn, attackOnSt, Blocked, blockedSt, attackOver, exchanged} {
		s.Vars[v] = 0
	}
	s.Seats[0][NinjaUsed], s.Seats[1][NinjaUsed] = 0, 0
}

// MayAttack reports whether a creature can be declared as an attacker of the
// player (target 0) or of a creature (DMG-15.1, 15.2, 16.1).
func (g *Game) MayAttack(s *rules.State, p rules.Seat, c, target rules.CardID) bool {
	card := s.Card(c)
	if !g.InPlay(s, c) || card.Zone.Seat() != p || Tapped(s, c) {
		return false
	}
	k := g.Keywords(s, c)
	if k&bit(KwCannotAttack) != 0 || target == 0 && k&bit(KwCannotAttackPlayer) != 0 {
		return false
	}
	sick := card.Since == s.Turn && k&bit(KwSpeed) == 0 && g.def(s, c).evoN == 0
	mach := card.Since == s.Turn && k&bit(KwMach) != 0 && target != 0
	if sick && !mach {
		return false
	}
	if target == 0 {
		return true
	}
	return g.InPlay(s, target) && s.Card(target).Zone.Seat() != p && (Tapped(s, target) || mach)
}

// MayBlock reports whether a creature can block the current attack (DMG-15.4,
// 15.5).
func (g *Game) MayBlock(s *rules.State, p rules.Seat, c rules.CardID) bool {
	if !g.InPlay(s, c) || s.Card(c).Zone.Seat() != p || Tapped(s, c) || rules.CardID(s.Vars[AttackOn]) == c {
		return false
	}
	k := g.Keywords(s, c)
	return k&bit(KwBlocker) != 0 && k&bit(KwCannotBlock) == 0
}

// attackOptions lists the attacks that can be declared. must reports that a
// creature has to attack (DMG-15.11).
func (g *Game) attackOptions(s *rules.State, p rules.Seat, buf []rules.Option) (out []rules.Option, must bool) {
	if g.Forbidden(s, p, NoAttack) {
		return buf, false
	}
	opponent := s.Zone(zone(Battle, p.Other()))
	for _, c := range s.Zone(zone(Battle, p)) {
		if Tapped(s, c) || s.Card(c).Host != 0 {
			continue
		}
		n := len(buf)
		if g.MayAttack(s, p, c, 0) {
			buf = append(buf, rules.Option{Verb: rules.Attack, Card: c})
		}
		for _, t := range opponent {
			if g.MayAttack(s, p, c, t) {
				buf = append(buf, rules.Option{Verb: rules.Attack, Card: c, N: int16(t)})
			}
		}
		must = must || len(buf) > n && g.Has(s, c, KwMustAttack)
	}
	return buf, must
}

// attack is the part of the turn from the declaration of an attacker to the
// end of its attack (steps 7 to 9 of DMG-5.1).
func (g *Game) attack(x *rules.Exec, f *rules.Frame) {
	s := x.S
	switch f.PC {
	case atDeclare, atDeclareAsk, atDeclareTake:
		g.attackStep(x, f)
	case atBlock, atBlockTake:
		g.blockStep(x, f)
	case atBreak:
		if !g.attackOn(s) {
			f.PC = atAttackEnd
			return
		}
		g.step(x, StepBreak)
		f.PC = atBroken
		g.strike(x)
	case atBroken:
		f.PC = atAttackEnd
		g.window(x) // DMG-5.12
	case atAttackEnd:
		g.step(x, StepAttackEnd)
		if a := rules.CardID(s.Vars[Attacker]); there(s, a, uint16(s.Vars[attackerSt])) && g.InPlay(s, a) {
			g.fireSelf(x, TrAttackEnd, a, 0)
		}
		f.PC = atAttackOver
		if s.NTriggers > 0 {
			g.window(x) // DMG-5.14
		}
	case atAttackOver: // modifiers of the attack end after its last triggers (DMG-5.21)
		s.DropMods(func(m *rules.Mod) bool { return m.Until == untilAttackEnd })
		g.endAttack(s)
		f.PC = atAttackLast
	case atAttackLast:
		f.PC = atDeclare // DMG-5.13
		if s.NTriggers > 0 {
			g.window(x) // DMG-5.22
		}
	}
}

// attackStep declares an attack.
func (g *Game) attackStep(x *rules.Exec, f *rules.Frame) {
	s := x.S
	ap := s.Active
	switch f.PC {
	case atDeclare:
		g.step(x, StepAttack)
		f.PC = atDeclareAsk
	case atDeclareAsk:
		var room [64]rules.Option
		opts, _ := g.attackOptions(s, ap, room[:0])
		if len(opts) == 0 {
			f.PC = atBattleEnd // no attack: no priority (DMG-5.10)
			return
		}
		f.PC = atDeclareTake
		s.Ask(ap, rules.Decision{Kind: rules.DeclareAttack, Prompt: PromptAttack})
	case atDeclareTake:
		o := s.Last
		if o.Verb != rules.Attack {
			f.PC = atBattleEnd
			return
		}
		c, t := o.Card, rules.CardID(o.N)
		g.tap(x, c, true)
		s.Vars[AttackNo]++
		s.Vars[Attacker], s.Vars[attackerSt] = int16(c), int16(s.Card(c).Stamp)
		if t != 0 {
			s.Vars[AttackOn], s.Vars[attackOnSt] = int16(t), int16(s.Card(t).Stamp)
		}
		x.Emit(rules.Event{Kind: EvAttack, Seat: ap, Vis: rules.BothSeats, Card: c, Def: s.Card(c).Def, Src: t})
		g.fireSelf(x, TrAttack, c, t)
		g.fire(x, TrAttacked, ap, c)
		f.PC = atBlock
		g.window(x).N[regAttack] = 1 // DMG-5.10
	}
}

// blockStep asks for a block if one is possible.
func (g *Game) blockStep(x *rules.Exec, f *rules.Frame) {
	s := x.S
	ap := s.Active
	switch f.PC {
	case atBlock:
		if !g.attackOn(s) {
			f.PC = atAttackEnd
			return
		}
		g.step(x, StepBlock)
		f.PC = atBlockTake
		a := rules.CardID(s.Vars[Attacker])
		s.Last = rules.Option{}
		if g.Has(s, a, KwUnblockable) || g.Forbidden(s, ap.Other(), noBlock) {
			return
		}
		for _, c := range s.Zone(zone(Battle, ap.Other())) {
			if g.MayBlock(s, ap.Other(), c) {
				s.Ask(ap.Other(), rules.Decision{Kind: rules.DeclareBlock, Prompt: PromptBlock, Src: a, Def: s.Card(a).Def})
				return
			}
		}
	case atBlockTake:
		f.PC = atBreak
		if s.Last.Verb == rules.Block {
			b, a := s.Last.Card, rules.CardID(s.Vars[Attacker])
			g.tap(x, b, true)
			s.Vars[Blocked], s.Vars[blockedSt] = int16(b), int16(s.Card(b).Stamp)
			x.Emit(rules.Event{Kind: EvBlock, Seat: ap.Other(), Vis: rules.BothSeats, Card: b, Def: s.Card(b).Def, Src: a})
			g.fireSelf(x, TrBlock, b, a)
			g.fireSelf(x, TrBlocked, a, b)
		}
		g.window(x) // DMG-5.11
	}
}

// strike carries out the Battle/Break step: a battle, a break or a direct
// attack (DMG-10.1, 10.13, 15.7, 15.8).
func (g *Game) strike(x *rules.Exec) {
	s := x.S
	ap := s.Active
	a := rules.CardID(s.Vars[Attacker])
	if b := rules.CardID(s.Vars[Blocked]); b != 0 {
		if there(s, b, uint16(s.Vars[blockedSt])) && g.InPlay(s, b) {
			g.fight(x, a, b)
		}
		return
	}
	if t := rules.CardID(s.Vars[AttackOn]); t != 0 {
		g.fight(x, a, t)
		return
	}
	p := ap.Other()
	if ShieldsOf(s, p) == 0 {
		s.Seats[p][DirectHit] = 1
		x.Emit(rules.Event{Kind: EvDirect, Seat: p, Vis: rules.BothSeats, Card: a, Def: s.Card(a).Def})
		return
	}
	f := s.Push(rules.Frame{Op: opBreak, Ctrl: ap, Src: a, Def: s.Card(a).Def})
	f.N[regVictim] = int16(p)
	f.N[regHowMany] = -1
}

// Battle foretells the battle of a creature that attacks, or is about to, with
// another: their powers in it, and which of them lose (DMG-16.1).
func (g *Game) Battle(s *rules.State, a, b rules.CardID) (pa, pb int, aDies, bDies bool) {
	pa, pb = g.Power(s, a), g.Power(s, b)
	if rules.CardID(s.Vars[Attacker]) != a {
		pa += int(g.def(s, a).attacker)
	}
	aDies, bDies = g.losers(s, a, b, pa, pb)
	return pa, pb, aDies, bDies
}

// losers reports which of two creatures lose a battle with the given powers
// (DMG-15.8).
func (g *Game) losers(s *rules.State, a, b rules.CardID, pa, pb int) (aDies, bDies bool) {
	wa, wb := g.Has(s, a, KwWinsBattles), g.Has(s, b, KwWinsBattles)
	return wb && !wa || wa == wb && pb >= pa, wa && !wb || wa == wb && pa >= pb
}

// fight is a battle of two creatures (DMG-15.8, 15.9).
func (g *Game) fight(x *rules.Exec, a, b rules.CardID) {
	s := x.S
	pa, pb := g.Power(s, a), g.Power(s, b)
	aDies, bDies := g.losers(s, a, b, pa, pb)
	x.Emit(rules.Event{Kind: EvBattle, Seat: s.Card(a).Zone.Seat(), Vis: rules.BothSeats, Card: a, Def: s.Card(a).Def, Src: b, A: int16(min(pa, 32000)), B: int16(min(pb, 32000))})
	for _, k := range [...][2]rules.CardID{{a, b}, {b, a}} {
		dies := aDies
		if k[0] == b {
			dies = bDies
		}
		if dies {
			g.fireSelf(x, TrBattleLost, k[0], k[1])
		} else {
			g.fireSelf(x, TrBattleWon, k[0], k[1])
		}
		if g.Has(s, k[0], KwSlayer) {
			g.queue(x, trigSlayer, k[0], s.Card(k[0]).Zone.Seat(), k[1])
		}
	}
	var dead [2]rules.CardID
	n := 0
	if aDies {
		dead[n] = a
		n++
	}
	if bDies {
		dead[n] = b
		n++
	}
	g.leaving(x, dead[:n], causeBattle, toGraveyard, s.Active)
}

// Registers of opBreak.
const (
	regVictim  = iota
	regHowMany // number of shields to choose; −1: decided by the breaker
	regKind    // what happens to them
	regStage   // progress of a removal
)

// Parts of a removal of both players' shields, in regStage.
const (
	brkOnlyChoose int16 = 1 + iota // the shields go on the list of the frame below and move later
	brkFirst                       // all move and the first player declares; the arrivals go on the list of the frame below
)

// What opBreak does with the shields.
const (
	breakAttack int16 = iota // an attack: declarations wait for stacking
	breakEffect              // an effect
	takeHand                 // to the hand, S-Trigger allowed (DMG-10.9)
	takeQuiet                // to the hand, no S-Trigger
	takeGrave                //
	takeMana                 //
)

// Stages of opBreak.
const (
	brkHow uint16 = iota
	brkHowTake
	brkChoose
	brkChooseTake
	brkMove
	brkDeclare
	brkDeclareTake
	brkEnd
)

// breakers lists how many shields a breaker may break, one entry per breaker
// ability (DMG-10.1).
func (g *Game) breakers(s *rules.State, a rules.CardID) (list [3]int16, n int) {
	k := g.Keywords(s, a)
	for _, b := range [...]struct {
		kw uint16
		n  int16
	}{{KwDouble, 2}, {KwTriple, 3}, {KwWorld, 99}} {
		if k&bit(b.kw) != 0 {
			list[n] = b.n
			n++
		}
	}
	if n == 0 {
		list[0], n = 1, 1
	}
	return list, n
}

// Breaks returns how many shields a creature may break at once.
func (g *Game) Breaks(s *rules.State, a rules.CardID) int {
	list, n := g.breakers(s, a)
	return int(slices.Max(list[:n]))
}

// breaking moves shields, with the declarations of their owner (DMG-10.2 to
// 10.8, 10.14).
func (g *Game) breaking(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	p := rules.Seat(f.N[regVictim])
	switch f.PC {
	case brkHow:
		f.PC = brkChoose
		if f.N[regHowMany] >= 0 {
			return
		}
		list, n := g.breakers(s, f.Src)
		f.N[regHowMany] = list[0]
		if n > 1 {
			f.PC = brkHowTake
			s.Ask(f.Ctrl, rules.Decision{Kind: rules.ChooseMode, Prompt: PromptBreaker, Src: f.Src, Def: f.Def})
		}
	case brkHowTake:
		f.N[regHowMany] = s.Last.N
		f.PC = brkChoose
	case brkChoose:
		l := s.FrameList(f)
		left := int(f.N[regHowMany]) - int(l.N)
		have := ShieldsOf(s, p) - int(l.N)
		switch {
		case left <= 0 || have <= 0:
			f.PC = brkMove
		case have <= left:
			for _, c := range s.Zone(zone(Shields, p)) {
				if s.Card(c).Host == 0 && l.Index(c) < 0 {
					l.Add(c)
				}
			}
			f.PC = brkMove
		default:
			f.PC = brkChooseTake
			s.Ask(f.Ctrl, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptShield, Src: f.Src, Def: f.Def, Arg: int16(p), Arg2: int16(left)})
		}
	case brkChooseTake:
		s.FrameList(f).Add(ShieldAt(s, p, s.Last.N))
		f.PC = brkChoose
	case brkMove:
		if f.N[regStage] == brkOnlyChoose {
			l := *s.FrameList(f)
			s.Pop()
			for _, c := range l.Cards() {
				s.FrameList(s.Frame()).Add(c)
			}
			return
		}
		f.PC = brkDeclare
		g.moveShields(x, f)
	case brkDeclare:
		if f.N[regKind] >= takeGrave || !g.mayDeclare(s, p) {
			f.PC = brkEnd
			return
		}
		f.PC = brkDeclareTake
		s.Ask(p, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptDeclare, Src: f.Src, Def: f.Def})
	case brkDeclareTake:
		f.PC = brkDeclare
		if s.Last.Verb != rules.Use {
			f.PC = brkEnd
			return
		}
		g.declare(x, s.Last.Card, rules.CardID(s.Last.N))
	case brkEnd:
		g.breakDone(x, f, p)
	}
}

// moveShields moves the chosen shields at the same time. The frame's list then
// holds the arrivals that may be used for free (DMG-10.17).
func (g *Game) moveShields(x *rules.Exec, f *rules.Frame) {
	s := x.S
	l := *s.FrameList(f)
	came := s.FrameList(f)
	*came = rules.List{}
	kind := f.N[regKind]
	for _, b := range l.Cards() {
		p := s.Card(b).Zone.Seat()
		if kind <= breakEffect {
			x.Emit(rules.Event{Kind: EvBreak, Seat: p, Src: f.Src, A: s.Card(b).N[0]})
			g.fire(x, TrShieldBroken, p, 0)
			if kind == breakAttack && g.InPlay(s, f.Src) {
				g.fireSelf(x, TrBroke, f.Src, 0)
			}
		}
		for moved := false; ; moved = false {
			for _, c := range s.Zone(zone(Shields, p)) {
				if s.Card(c).Host != b {
					continue
				}
				s.Card(c).Host = 0
				g.takeShield(x, c, kind)
				came.Add(c)
				moved = true
				break
			}
			if !moved {
				break
			}
		}
		g.takeShield(x, b, kind)
		came.Add(b)
	}
}

func (g *Game) takeShield(x *rules.Exec, c rules.CardID, kind int16) {
	switch kind {
	case takeGrave:
		x.Move(c, zone(Graveyard, x.S.Card(c).Owner), rules.OnTop, 0)
	case takeMana:
		g.toMana(x, c, false)
	default:
		x.Move(c, zone(Hand, x.S.Card(c).Owner), rules.OnTop, 0)
	}
}

// declarations lists what the owner of shields that came to the hand can
// declare, and reports whether there is anything: an S-Trigger (N 0), or a
// card by discarding card N (DMG-10.4, 10.10, 10.11).
func (g *Game) declarations(s *rules.State, p rules.Seat, buf *[]rules.Option) bool {
	found := false
	hand := s.Zone(zone(Hand, p))
	quiet := g.Forbidden(s, p, noTrigger) || s.Frame().N[regKind] == takeQuiet
	for _, c := range hand {
		if !Offered(s, c) {
			continue
		}
		d := g.def(s, c)
		if d.kw&bit(KwTrigger) != 0 && !quiet && g.allowed(s, p, c) {
			found = true
			if buf != nil {
				*buf = append(*buf, rules.Option{Verb: rules.Use, Card: c})
			}
		}
		for _, k := range hand {
			e := g.def(s, k)
			if k == c || s.Card(k).Has(FlagDeclared) || s.Card(k).Def == 0 {
				continue
			}
			if (e.strike > 0 && g.in.Fits(s, e.strike-1, c) || e.sabaki && d.kw&bit(KwEmblem) != 0) && g.allowed(s, p, k) {
				found = true
				if buf != nil {
					*buf = append(*buf, rules.Option{Verb: rules.Use, Card: k, N: int16(c)})
				}
			}
		}
	}
	return found
}

// Offered reports whether a card has just come from a shield and may still be
// declared, or discarded for another (DMG-10.17).
func Offered(s *rules.State, c rules.CardID) bool {
	f := s.Frame()
	return f != nil && f.Op == opBreak && f.PC >= brkDeclare && f.List != 0 && s.Lists[f.List-1].Index(c) >= 0 &&
		s.Card(c).Zone.Kind() == Hand && !s.Card(c).Has(FlagDeclared)
}

// mayDeclare reports whether the owner of shields that came to the hand is
// asked for declarations: whenever the other player cannot rule out that there
// is one (DMG-4.11).
func (g *Game) mayDeclare(s *rules.State, p rules.Seat) bool {
	came := false
	for _, c := range s.Zone(zone(Hand, p)) {
		came = came || Offered(s, c)
	}
	if !came || g.Forbidden(s, p, noCast) && g.Forbidden(s, p, noSummon) {
		return false
	}
	return secrets(s, zone(Hand, p)) || g.declarations(s, p, nil)
}

// declare shows a card and, for StrikeBack and SabakiZ, pays by discarding at
// once (DMG-10.12, 10.17).
func (g *Game) declare(x *rules.Exec, c, pay rules.CardID) {
	s := x.S
	x.Show(c, rules.BothSeats)
	card := s.Card(c)
	card.Flags |= FlagDeclared
	card.N[0] = int16(HowTrigger)
	x.Emit(rules.Event{Kind: EvDeclare, Seat: card.Zone.Seat(), Vis: rules.BothSeats, Card: c, Def: card.Def, Src: pay})
	if pay != 0 {
		card.N[0] = int16(HowStrike)
		g.put(x, pay, toGraveyard)
	}
}

// breakDone ends the opportunity for free use (DMG-10.8). During a resolution
// the declared cards go on the stack now (DMG-10.9); in an attack they wait
// with the triggers of the break (DMG-10.5).
func (g *Game) breakDone(x *rules.Exec, f *rules.Frame, p rules.Seat) {
	s := x.S
	kind := f.N[regKind]
	came, first := *s.FrameList(f), f.N[regStage] == brkFirst
	s.Pop()
	if first {
		*s.FrameList(s.Frame()) = came
	}
	var many *rules.Frame
	for _, c := range s.Zone(zone(Hand, p)) {
		card := s.Card(c)
		if kind == breakAttack || !card.Has(FlagDeclared) {
			continue
		}
		if many == nil {
			many = s.Push(rules.Frame{Op: opUseMany, Ctrl: p})
			many.N[0] = int16(HowTrigger)
		}
		s.FrameList(many).Add(c)
	}
}
