package duemagic

import (
	"slices"

	"godeck/rules"
	"godeck/rules/effect"
)

// players resolves an index of playerWords to players, the active player first
// (DMG-1.5).
func (g *Game) players(s *rules.State, f *rules.Frame, who int16) (list [2]rules.Seat, n int) {
	switch who {
	case 0:
		return [2]rules.Seat{f.Ctrl.Other()}, 1
	case 1:
		return [2]rules.Seat{f.Ctrl}, 1
	case 2:
		return [2]rules.Seat{s.Active, s.Active.Other()}, 2
	}
	if p := g.chosenPlayer(s); p >= 0 {
		return [2]rules.Seat{p}, 1
	}
	return list, 0
}

// self returns the source of a running ability if it is still the same object.
func (g *Game) self(s *rules.State, f *rules.Frame) rules.CardID {
	for i := int(s.NFrames) - 1; i >= 0; i-- {
		if r := &s.Frames[i]; r.Op == opResolve {
			if o := &s.Stack[r.N[regEntry]]; there(s, o.Src, o.Stamp) {
				return o.Src
			}
			return 0
		}
	}
	return 0
}

// gather fills the frame's list with the cards of a choice: targets chosen on
// stacking, known cards, or those selected now (DMG-12.4). It reports false
// while it waits for an answer.
func (g *Game) gather(x *rules.Exec, f *rules.Frame, choice int16) bool {
	s := x.S
	ch := &g.Lib.Choices[choice]
	if f.N[regTarget] == int16(f.PC)+1 && ch.Ref == 0 {
		return true // targets
	}
	l := s.FrameList(f)
	switch ch.Ref {
	case refThis, refThisCard:
		*l = rules.List{}
		if c := g.self(s, f); c != 0 {
			l.Add(c)
		}
		return true
	case refIt:
		return true
	case refEvent:
		*l = rules.List{}
		if f.C[0] != 0 && s.Card(f.C[0]).Stamp == uint16(f.N[effect.RegEventN]) {
			l.Add(f.C[0])
		}
		return true
	}
	cards, done := g.in.Select(x, f)
	*l = cards
	return done
}

// Tests of selections (Meets).
const (
	testChoice uint8 = 1 + iota // fits the choice with this number
	testTop                     // is among this many cards on top
	testFree                    // may be used without paying
	testMana                    // a creature that may enter from the mana zone
	testBase                    // a free base for the evolution creature that is being put
)

// Meets applies a test of selections.
func (g *Game) Meets(s *rules.State, f *rules.Frame, test uint8, arg int16, by rules.Seat, c rules.CardID) bool {
	switch test {
	case testTop:
		lib := s.Zone(s.Card(c).Zone)
		return slices.Contains(lib[max(0, len(lib)-int(arg)):], c)
	case testFree:
		return g.allowed(s, by, c) && s.Card(c).Host == 0
	case testMana:
		return g.IsCreature(s, c) && g.def(s, c).evoN == 0
	case testBase:
		return s.FrameList(f).Index(c) < 0 && g.base(s, by, f.C[0], c)
	}
	ch, chosen := &g.Lib.Choices[arg], rules.NoSeat
	if ch.Of == 3 {
		chosen = g.chosenPlayer(s)
	}
	return g.fits(s, ch, f.Ctrl, by, f.Src, chosen, c)
}

// Selection returns what the running instruction chooses from, or the one
// whose targets are chosen on stacking.
func (g *Game) Selection(s *rules.State, f *rules.Frame) effect.Selection {
	p := f.Ctrl
	if f.Op == opUse {
		o := &s.Stack[f.N[regObj]]
		choice := g.Lib.Code[g.unit(o, int(f.N[regUnit])).first].A[0]
		sel := g.chosen(s, f, choice)
		sel.Forced = 1
		sel.Most = min(sel.Most, rules.MaxTargets-int(o.NT))
		sel.Least = min(sel.Least, sel.Most)
		sel.Question = rules.Decision{Prompt: PromptTargets, Src: f.Src, Def: f.Def, Arg: choice, Arg2: f.N[regUnit]}
		return sel
	}
	if f.Op == opPut {
		return g.bases(s, f)
	}
	in := &g.Lib.Code[f.PC]
	sel := effect.Selection{By: p, Question: rules.Decision{Prompt: PromptNumber, Confirm: true}}
	z := zone(Library, p)
	switch in.Op {
	case wDiscard:
		list, _ := g.players(s, f, in.A[0])
		q := list[f.Sub/2]
		z = zone(Hand, q)
		sel = effect.Selection{By: q, Least: int(in.A[1]), Most: int(in.A[1]), Forced: effect.AnyNumber, LotOf: q, Purpose: int16(Hand), Question: rules.Decision{Prompt: PromptNumber}}
		switch in.A[2] {
		case 1:
			sel.Way = effect.ByLot
		case 2:
			if sel.By = p; p != q {
				sel.Forced = 0
			}
		}
	case wSearch: // the number of cards that fit stays hidden (DMG-4.11)
		sel.Filter, sel.Most, sel.Secret, sel.Looks = in.A[0], int(in.A[1]), true, true
	case wLook:
		sel.Filter, sel.Most, sel.Secret, sel.Looks = in.A[2], int(min(in.A[0], in.A[1])), true, true
		sel.Test, sel.Arg = testTop, in.A[0]
	case wUse:
		z = g.ZoneFor(in.A[0], p)
		sel.Test, sel.Filter, sel.Most = testFree, in.A[1], int(in.A[2])
		sel.Secret = z.Kind() == Hand && secrets(s, z)
	case wSwap:
		if f.Sub < 2 {
			return g.chosen(s, f, in.A[0])
		}
		z = zone(Mana, p)
		sel.Test, sel.Filter, sel.Least, sel.Most, sel.Question.Confirm = testMana, in.A[1], 1, 1, false
	default:
		return g.chosen(s, f, in.A[0])
	}
	sel.Zones = effect.ZoneSet(z)
	sel.Question.Src, sel.Question.Def, sel.Question.Arg = g.self(s, f), f.Def, int16(z)
	return sel
}

// chosen returns the selection of a choice.
func (g *Game) chosen(s *rules.State, f *rules.Frame, choice int16) effect.Selection {
	ch := &g.Lib.Choices[choice]
	kind := zoneKinds[ch.Zone]
	sel := effect.Selection{Test: testChoice, Arg: choice, Least: int(ch.N), Most: int(ch.N), Forced: effect.AnyNumber, By: f.Ctrl,
		LotOf: f.Ctrl, Purpose: int16(PromptCards), Question: rules.Decision{Prompt: PromptCards, Src: g.self(s, f), Def: f.Def, Arg: choice}}
	if ch.By == 1 {
		sel.By = f.Ctrl.Other()
	}
	of := g.whose(s, ch, f.Ctrl)
	switch {
	case ch.Of == 2:
		sel.Zones = effect.ZoneSet(zone(kind, 0), zone(kind, 1))
	case of >= 0:
		sel.Zones = effect.ZoneSet(zone(kind, of))
	}
	if ch.UpTo {
		sel.Least = 0
	}
	switch {
	case ch.All, ch.Random:
		sel.Way = effect.Whole
		if ch.Random {
			sel.Way = effect.ByLot
		}
		sel.Secret = table.Zones[kind].See != rules.SeeAll
	case kind == Hand && of >= 0: // hidden cards: their owner chooses, with bounds from their number alone (DMG-4.11)
		sel.By = of
		sel.Secret = ch.Filter != 0 && secrets(s, zone(Hand, of))
	}
	return sel
}

// whose returns the player whose cards a choice picks; the effect's owner if
// it may be either.
func (g *Game) whose(s *rules.State, ch *effect.Choice, ctrl rules.Seat) rules.Seat {
	switch ch.Of {
	case 0:
		return ctrl.Other()
	case 3:
		return g.chosenPlayer(s)
	}
	return ctrl
}

// secrets reports whether a hidden zone holds a card that the other player
// does not know.
func secrets(s *rules.State, z rules.ZoneID) bool {
	opponent := z.Seat().Other().Mask()
	for _, c := range s.Zone(z) {
		if s.Card(c).Known&opponent == 0 {
			return true
		}
	}
	return false
}

// Act carries out the game's own instructions (RULES.md §8).
func (g *Game) Act(x *rules.Exec, f *rules.Frame, in *effect.Instr) effect.Flow {
	s := x.S
	env := effect.EnvOf(f)
	num := func(i int) int { return g.in.Num(s, env, in.A[i]) }
	switch in.Op {
	case wDestroy, wMove, wTap, wUntap, wPower, wGrant, wFight, wChoose, wSwap, wSplit:
		if f.Sub < 2 && !g.gather(x, f, in.A[0]) {
			return effect.Wait
		}
		return g.onCards(x, f, in)
	case wDraw:
		list, n := g.players(s, f, in.A[0])
		if f.Sub > 0 || n == 0 {
			break
		}
		k := int16(max(0, num(1)))
		f.Sub = 1
		f.N[effect.RegCount] = 0
		d := s.Push(rules.Frame{Op: opDraw, Ctrl: list[0]})
		d.N[0], d.N[1] = k, k*int16(n-1)
		return effect.Wait
	case wBreak:
		if f.Sub == 0 {
			f.Sub = 2
			g.shieldFrame(x, f, f.Ctrl.Other(), in.A[0], breakEffect)
			return effect.Wait
		}
	case wShields:
		return g.shields(x, f, in)
	case wTop:
		moved := 0
		list, n := g.players(s, f, in.A[0])
		for _, p := range list[:n] {
			moved += g.fromTop(x, p, num(1), [...]int16{toHand, toMana, toGraveyard, toShield}[in.A[2]])
		}
		f.N[effect.RegCount] = int16(moved)
	case wCover:
		return g.cover(x, f)
	case wDiscard:
		return g.discard(x, f, in)
	case wSearch:
		return g.search(x, f, in)
	case wLook:
		return g.look(x, f, in)
	case wPeek:
		for _, c := range s.Zone(zone(Hand, f.Ctrl.Other())) {
			x.Show(c, f.Ctrl.Mask())
			f.N[effect.RegDid] = 1
		}
	case wUse:
		return g.useFree(x, f, in)
	case wCost:
		kind := ModCost
		if in.A[2] != 0 {
			kind = ModNextCost
		}
		if m := (rules.Mod{Kind: kind, Ctrl: f.Ctrl, By: f.Def, Seat: f.Ctrl, Filter: in.A[0], Amount: in.A[1]}); g.room(x, &m) {
			s.AddMod(m)
		}
	case wForbid, wGrantAll, wWin, wRecycle:
		list, n := g.players(s, f, in.A[0])
		for _, p := range list[:n] {
			g.toPlayer(x, f, in, p)
		}
	case wExtraTurn:
		s.Seats[f.Ctrl][ExtraTurns]++
	case wSkip:
		g.skip(x)
		return effect.Stop
	case wPlayer:
	default:
		s.Fault = rules.FaultCode
		return effect.Stop
	}
	return effect.Next
}

// toPlayer applies an action about players to one of them.
func (g *Game) toPlayer(x *rules.Exec, f *rules.Frame, in *effect.Instr, p rules.Seat) {
	s := x.S
	switch in.Op {
	case wForbid:
		if g.addMod(x, rules.Mod{Kind: ModForbid, Until: uint8(in.A[2]), Ctrl: f.Ctrl, By: f.Def, Seat: p, Amount: in.A[1]}) {
			x.Emit(rules.Event{Kind: EvForbid, Seat: p, Src: f.Src, A: in.A[1]})
		}
	case wGrantAll:
		g.addMod(x, rules.Mod{Kind: ModSeatKw, Until: uint8(in.A[2]), Ctrl: f.Ctrl, By: f.Def, Seat: p, Amount: in.A[1]})
	case wWin:
		s.Seats[p][EffectWin+int(in.A[1])] = 1
	case wRecycle:
		for s.Count(zone(Graveyard, p)) > 0 {
			f.N[effect.RegDid] = 1
			x.Move(s.Top(zone(Graveyard, p)), zone(Library, p), rules.OnTop, 0)
		}
		x.Shuffle(zone(Library, p))
	}
}

// fromTop puts up to n cards of the top of a library somewhere and returns how
// many.
func (g *Game) fromTop(x *rules.Exec, p rules.Seat, n int, to int16) int {
	for i := range n {
		c := x.S.Top(zone(Library, p))
		if c == 0 {
			return i
		}
		g.put(x, c, to)
	}
	return max(n, 0)
}

// drawing draws for an effect card by card, with state-based actions in
// between; all of one player's cards before the other's (DMG-12.8, 23.1).
func (g *Game) drawing(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	if f.N[0] == 0 {
		if f.N[1] == 0 {
			s.Pop()
			return
		}
		f.N[0], f.N[1], f.Ctrl = f.N[1], 0, f.Ctrl.Other()
	}
	f.N[0]--
	if g.Draw(x, f.Ctrl) {
		s.Frames[s.NFrames-2].N[effect.RegCount]++
	}
}

// shields moves shields of one player, or of both: then all are chosen before
// any move, and they move together (DMG-12.8).
func (g *Game) shields(x *rules.Exec, f *rules.Frame, in *effect.Instr) effect.Flow {
	s := x.S
	list, n := g.players(s, f, in.A[0])
	kind := [...]int16{takeHand, takeQuiet, takeGrave, takeMana}[in.A[2]]
	step := int(f.Sub)
	f.Sub++
	if n < 2 {
		if step > 0 || n == 0 {
			return effect.Next
		}
		g.shieldFrame(x, f, list[0], in.A[1], kind)
		return effect.Wait
	}
	switch step {
	case 0, 1:
		if step == 0 {
			*s.FrameList(f) = rules.List{}
			f.N[effect.RegCount] = 0
		}
		had := f.N[effect.RegCount]
		g.shieldFrame(x, f, list[step], in.A[1], kind).N[regStage] = brkOnlyChoose
		f.N[effect.RegCount] += had
	case 2:
		all := *s.FrameList(f)
		s.DropList(f)
		b := g.shieldFrame(x, f, list[0], in.A[1], kind)
		b.PC, b.N[regStage] = brkMove, brkFirst
		*s.FrameList(b) = all
		f.N[effect.RegCount] = int16(all.N)
	case 3:
		came, had := *s.FrameList(f), f.N[effect.RegCount]
		s.DropList(f)
		b := g.shieldFrame(x, f, list[1], in.A[1], kind)
		b.PC = brkDeclare
		*s.FrameList(b) = came
		f.N[effect.RegCount] = had
	default:
		return effect.Next
	}
	return effect.Wait
}

// shieldFrame starts a break or removal of shields. The number attempted is
// kept for "if you do".
func (g *Game) shieldFrame(x *rules.Exec, f *rules.Frame, p rules.Seat, n, kind int16) *rules.Frame {
	s := x.S
	f.N[effect.RegCount] = int16(min(ShieldsOf(s, p), int(n)))
	b := s.Push(rules.Frame{Op: opBreak, Ctrl: f.Ctrl, Src: f.Src, Def: f.Def})
	b.N[regVictim], b.N[regHowMany], b.N[regKind] = int16(p), n, kind
	return b
}

// onCards applies an instruction to the gathered cards.
func (g *Game) onCards(x *rules.Exec, f *rules.Frame, in *effect.Instr) effect.Flow {
	s := x.S
	l := s.FrameList(f)
	if f.Sub >= 2 {
		switch in.Op {
		case wSplit:
			return g.splitDone(x, f, in)
		case wSwap:
			return g.swapMana(x, f)
		}
		if in.Op == wMove {
			g.stillIt(s, l)
		}
		return effect.Next // a procedure that moved creatures has finished
	}
	f.N[effect.RegCount] = int16(l.N)
	n := 0
	switch in.Op {
	case wDestroy:
		if l.N == 0 {
			return effect.Next
		}
		cards := *l
		f.Sub = 2
		g.offer(s, f, in, &cards)
		g.leaving(x, cards.Cards(), causeDestroy, toGraveyard, f.Ctrl)
		return effect.Wait
	case wMove:
		return g.moveCards(x, f, in)
	case wTap, wUntap:
		for _, c := range l.Cards() {
			k := s.Card(c).Zone.Kind() // DMG-4.5
			if k == Battle && s.Card(c).Host == 0 || k == Mana {
				g.tap(x, c, in.Op == wTap)
			}
		}
	case wPower:
		n = g.in.Num(s, effect.EnvOf(f), in.A[1])
		for _, c := range l.Cards() {
			if g.InPlay(s, c) && g.addMod(x, rules.Mod{Kind: ModPower, Until: uint8(in.A[2]), Ctrl: f.Ctrl, By: f.Def, Seat: rules.NoSeat, Target: c, Amount: int16(max(-30000, min(30000, n)))}) {
				x.Emit(rules.Event{Kind: EvPower, Seat: f.Ctrl, Vis: rules.BothSeats, Card: c, Def: s.Card(c).Def, Src: f.Src, A: int16(max(-30000, min(30000, n)))})
			}
		}
	case wGrant:
		for _, c := range l.Cards() {
			if g.InPlay(s, c) && g.addMod(x, rules.Mod{Kind: ModGrant, Until: uint8(in.A[2]), Ctrl: f.Ctrl, By: f.Def, Seat: rules.NoSeat, Target: c, Amount: in.A[1]}) {
				x.Emit(rules.Event{Kind: EvGrant, Seat: f.Ctrl, Vis: rules.BothSeats, Card: c, Def: s.Card(c).Def, Src: f.Src, A: in.A[1]})
			}
		}
	case wFight:
		a := g.self(s, f)
		if l.N == 0 || !g.InPlay(s, a) || !g.InPlay(s, l.C[0]) || a == l.C[0] {
			return effect.Next
		}
		f.Sub = 2
		f.N[effect.RegDid] = 1
		g.fight(x, a, l.C[0]) // DMG-12.6
		return effect.Wait
	case wSwap:
		if l.N == 0 || !g.InPlay(s, l.C[0]) || s.Card(l.C[0]).Zone.Seat() != f.Ctrl || g.Forbidden(s, f.Ctrl, noPut) {
			return effect.Next
		}
		f.Sub = 2
		return g.swapMana(x, f)
	case wSplit:
		return g.split(x, f)
	}
	return effect.Next
}

// offer marks those of the cards whose destruction is a sacrifice: a player
// has chosen them among their own creatures, or may destroy this one
// (DMG-20.1, 20.5, 20.7, 20.11, 20.12).
func (g *Game) offer(s *rules.State, f *rules.Frame, in *effect.Instr, l *rules.List) {
	m := &g.marks[f.PC]
	by := f.Ctrl
	if ch := &g.Lib.Choices[m.origin]; m.origin != 0 {
		if ch.All || ch.Random {
			return
		}
		if ch.By == 1 {
			by = by.Other()
		}
	} else if !m.may {
		return
	}
	for _, c := range l.Cards() {
		if g.InPlay(s, c) && s.Card(c).Zone.Seat() == by {
			s.Card(c).Flags |= FlagOffered
		}
	}
}

// stillIt removes from "it" the cards that went to a hidden zone (DMG-1.8).
func (g *Game) stillIt(s *rules.State, l *rules.List) {
	for i := int(l.N) - 1; i >= 0; i-- {
		if table.Zones[s.Card(l.C[i]).Zone.Kind()].See != rules.SeeAll {
			l.Remove(l.C[i])
		}
	}
}

// addMod adds a modifier, merged with an earlier one that it repeats or adds
// to, so that their number stays bounded. It reports whether it is in force.
func (g *Game) addMod(x *rules.Exec, m rules.Mod) bool {
	s := x.S
	st := s.Card(m.Target).Stamp
	for i := uint8(0); i < s.NMods; i++ {
		o := &s.Mods[i]
		if o.Kind != m.Kind || o.Until != m.Until || o.Ctrl != m.Ctrl || o.Seat != m.Seat || o.Target != m.Target || m.Target != 0 && o.TStamp != st {
			continue
		}
		if m.Kind == ModPower {
			o.Add(&m, max(-30000, min(30000, int(o.Amount)+int(m.Amount))))
			return true
		}
		if o.Amount == m.Amount {
			return true
		}
	}
	if !g.room(x, &m) {
		return false
	}
	s.AddMod(m)
	return true
}

// room reports whether one more effect with a duration finds room. One that
// does not begin is told to everybody (DMG-8.15).
func (g *Game) room(x *rules.Exec, m *rules.Mod) bool {
	s := x.S
	if s.NMods < rules.MaxMods-1 {
		return true
	}
	who := m.Seat
	if m.Target != 0 {
		who = s.Card(m.Target).Zone.Seat()
	}
	x.Emit(rules.Event{Kind: EvBound, Seat: who, Vis: rules.BothSeats, Card: m.Target, Def: s.Card(m.Target).Def})
	return false
}

// moveCards moves the gathered cards; creatures in play go through the leave
// procedure.
func (g *Game) moveCards(x *rules.Exec, f *rules.Frame, in *effect.Instr) effect.Flow {
	s := x.S
	cards := *s.FrameList(f)
	to := in.A[1]
	inPlay := false
	shuffle := [2]bool{}
	var loose rules.List
	for _, c := range cards.Cards() {
		switch k := s.Card(c).Zone.Kind(); {
		case g.InPlay(s, c):
			inPlay = true
		case k != Battle && k != Stack:
			loose.Add(c)
		}
	}
	switch {
	case to == toBattle:
		f.Sub = 2
		put := s.Push(rules.Frame{Op: opPut, Ctrl: f.Ctrl, Src: f.Src, Def: f.Def})
		*s.FrameList(put) = loose
		return effect.Wait
	case (to == toTop || to == toBottom) && loose.N > 1:
		f.Sub = 2
		g.toLibrary(x, f, &loose, to)
		return effect.Wait
	default:
		for _, c := range loose.Cards() {
			p := s.Card(c).Owner
			g.put(x, c, to)
			shuffle[p] = shuffle[p] || to == toLibrary
		}
	}
	for p := rules.Seat(0); p < 2; p++ {
		if shuffle[p] {
			x.Shuffle(zone(Library, p))
		}
	}
	if inPlay && to != toBattle {
		f.Sub = 2
		g.leaving(x, cards.Cards(), causeMove, to, f.Ctrl)
		return effect.Wait
	}
	g.stillIt(s, s.FrameList(f))
	return effect.Next
}

// toLibrary puts cards on one end of their owners' libraries, in the order
// chosen by the owners (DMG-4.10).
func (g *Game) toLibrary(x *rules.Exec, f *rules.Frame, l *rules.List, to int16) {
	a := x.S.Push(rules.Frame{Op: opArrange, Ctrl: f.Ctrl, Src: f.Src, Def: f.Def})
	a.N[1], a.N[3] = to, 1
	*x.S.FrameList(a) = *l
}

// arrange continues toLibrary.
func (g *Game) arrange(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	if !g.arranged(x, f, s.FrameList(f), f.N[1]) {
		return
	}
	l := *s.FrameList(f)
	to := f.N[1]
	s.Pop()
	for _, c := range l.Cards() {
		g.put(x, c, to)
	}
}

// arranged asks the owners of several cards that go to one end of a library
// together for their order, the active player first; cards not picked follow
// as they come (DMG-4.10). Register 3 is the stage: 1 the active player, 2 the
// other, 3 done. It reports false while it waits for an answer.
func (g *Game) arranged(x *rules.Exec, f *rules.Frame, l *rules.List, to int16) bool {
	s := x.S
	for ; f.N[3] < 3; f.N[3]++ {
		p := s.Active
		if f.N[3] == 2 {
			p = p.Other()
		}
		n := 0
		for _, c := range l.Cards() {
			n += rules.Truth(s.Card(c).Owner == p)
		}
		switch {
		case to != toTop && to != toBottom || n < 2:
		case f.Sub != 2:
			f.Sub = 2
			d := rules.Decision{Kind: rules.ChooseCards, Prompt: PromptArrange, Confirm: true, Ordered: true, Src: f.Src, Def: f.Def, Arg: to}
			d.Max[p] = uint8(n)
			s.Ask(p, d)
			return false
		default:
			f.Sub = 0
			var order rules.List
			picks := s.Picks[p]
			s.Picks[p] = rules.List{}
			for _, c := range picks.Cards() {
				order.Add(c)
			}
			for _, c := range l.Cards() {
				if s.Card(c).Owner == p && picks.Index(c) < 0 || s.Card(c).Owner != p {
					order.Add(c)
				}
			}
			*l = order
		}
	}
	return true
}

// swapMana exchanges a creature in play with one in the mana zone: the
// creature leaves, if it can, and the mana card enters in its place.
func (g *Game) swapMana(x *rules.Exec, f *rules.Frame) effect.Flow {
	s := x.S
	c := s.FrameList(f).C[0]
	if f.Sub == 4 {
		if !g.InPlay(s, c) && s.Card(f.C[1]).Zone.Kind() == Mana {
			g.enter(x, f.C[1], 0)
		}
		return effect.Next
	}
	l, done := g.in.Select(x, f)
	switch {
	case !done:
		return effect.Wait
	case l.N == 0:
		return effect.Next
	}
	f.C[1] = l.C[0]
	f.Sub = 4
	g.leaving(x, []rules.CardID{c}, causeMove, toMana, f.Ctrl)
	return effect.Wait
}

// split lets the opponent divide the chosen cards: the first one named goes to
// the hand (DMG-14.12).
func (g *Game) split(x *rules.Exec, f *rules.Frame) effect.Flow {
	s := x.S
	l := s.FrameList(f)
	if l.N == 0 {
		return effect.Next
	}
	p := f.Ctrl.Other()
	f.Sub = 2
	if l.N == 1 {
		s.Picks[p] = *l
		return effect.Wait
	}
	d := rules.Decision{Kind: rules.ChooseCards, Prompt: PromptSplit, Src: g.self(s, f), Def: f.Def}
	d.Min[p], d.Max[p] = 1, 1
	s.Ask(p, d)
	return effect.Wait
}

func (g *Game) splitDone(x *rules.Exec, f *rules.Frame, in *effect.Instr) effect.Flow {
	s := x.S
	l := s.FrameList(f)
	p := f.Ctrl.Other()
	destroy := in.A[1] != 0
	cause, to := causeMove, toGraveyard
	if destroy {
		cause = causeDestroy
	}
	switch f.Sub {
	case 2:
		f.C[1] = s.Picks[p].C[0]
		s.Picks[p] = rules.List{}
		f.Sub = 3
		if c := f.C[1]; g.InPlay(s, c) {
			g.leaving(x, []rules.CardID{c}, causeMove, toHand, f.Ctrl)
		} else if s.Card(c).Zone.Kind() == Mana {
			g.put(x, c, toHand)
		}
		return effect.Wait
	case 3:
		f.Sub = 4
		var rest [rules.ListCap]rules.CardID
		n := 0
		for _, c := range l.Cards() {
			if c == f.C[1] {
				continue
			}
			if g.InPlay(s, c) {
				rest[n] = c
				n++
			} else if s.Card(c).Zone.Kind() == Mana {
				g.put(x, c, to)
			}
		}
		if n > 0 {
			g.leaving(x, rest[:n], cause, to, f.Ctrl)
		}
		return effect.Wait
	}
	return effect.Next
}

// cover puts the top card of the library face-up on one of the player's
// shields.
func (g *Game) cover(x *rules.Exec, f *rules.Frame) effect.Flow {
	s := x.S
	p := f.Ctrl
	top := s.Top(zone(Library, p))
	n := ShieldsOf(s, p)
	f.N[effect.RegCount] = 0
	if top == 0 || n == 0 {
		return effect.Next
	}
	if f.Sub == 0 && n > 1 {
		f.Sub = 1
		s.Ask(p, rules.Decision{Kind: rules.ChooseAction, Prompt: PromptShield, Src: g.self(s, f), Def: f.Def, Arg: int16(p), Arg2: 1})
		*s.FrameList(f) = rules.List{}
		return effect.Wait
	}
	bottom := ShieldAt(s, p, s.Last.N)
	if f.Sub == 0 {
		for _, c := range s.Zone(zone(Shields, p)) {
			if s.Card(c).Host == 0 {
				bottom = c
			}
		}
	}
	f.N[effect.RegCount] = 1
	g.toPile(x, top, bottom)
	return effect.Next
}

// discard makes players discard: of their choice, at random, or picked by the
// effect's owner, the active player first (DMG-12.8).
func (g *Game) discard(x *rules.Exec, f *rules.Frame, in *effect.Instr) effect.Flow {
	s := x.S
	list, n := g.players(s, f, in.A[0])
	if f.Sub == 0 {
		*s.FrameList(f) = rules.List{}
	}
	for int(f.Sub) < 2*n {
		if f.Sub&1 == 0 && in.A[2] == 2 && list[f.Sub/2] != f.Ctrl {
			g.showHand(x, list[f.Sub/2], f.Ctrl)
		}
		l, done := g.in.Select(x, f)
		if !done {
			return effect.Wait
		}
		for _, c := range l.Cards() {
			s.FrameList(f).Add(c)
		}
		f.Sub += 2
	}
	l := *s.FrameList(f)
	for _, c := range l.Cards() { // together (DMG-12.8)
		g.put(x, c, toGraveyard)
	}
	f.N[effect.RegCount] = int16(l.N)
	return effect.Next
}

// showHand makes a hand known to a player; what was seen stays known
// (DMG-1.7).
func (g *Game) showHand(x *rules.Exec, of, to rules.Seat) {
	for _, c := range x.S.Zone(zone(Hand, of)) {
		x.Show(c, to.Mask())
	}
}

// unsee ends a look at the player's own library.
func unsee(s *rules.State, p rules.Seat) {
	for _, c := range s.Zone(zone(Library, p)) {
		s.Card(c).Known &^= p.Mask()
	}
}

// search searches the player's own library, a hidden zone, so cards are chosen
// on resolution (DMG-13.17).
func (g *Game) search(x *rules.Exec, f *rules.Frame, in *effect.Instr) effect.Flow {
	s := x.S
	p := f.Ctrl
	z := zone(Library, p)
	if f.Sub == 0 {
		x.Look(z, p)
	}
	l, done := g.in.Select(x, f)
	if !done {
		return effect.Wait
	}
	unsee(s, p)
	for _, c := range l.Cards() {
		x.Show(c, rules.BothSeats)
		if in.A[2] != 2 {
			g.put(x, c, [...]int16{toHand, toMana}[in.A[2]])
		}
	}
	if in.A[2] == 2 { // set aside while the rest is shuffled
		for _, c := range l.Cards() {
			x.Move(c, zone(Hand, p), rules.OnTop, 0)
		}
		x.Shuffle(z)
		for _, c := range l.Cards() {
			x.Move(c, z, rules.OnTop, 0)
		}
		return effect.Next
	}
	x.Shuffle(z)
	return effect.Next
}

// look looks at the top of the player's own library, takes some cards and puts
// the rest away.
func (g *Game) look(x *rules.Exec, f *rules.Frame, in *effect.Instr) effect.Flow {
	s := x.S
	p := f.Ctrl
	switch f.Sub {
	case 0:
		cards := s.Zone(zone(Library, p))
		l := s.FrameList(f)
		*l = rules.List{}
		for i := len(cards) - 1; i >= max(0, len(cards)-int(in.A[0])); i-- {
			l.Add(cards[i])
			x.Show(cards[i], p.Mask())
		}
	case 2:
		return effect.Next
	}
	picks, done := g.in.Select(x, f)
	if !done {
		return effect.Wait
	}
	seen := *s.FrameList(f)
	*s.FrameList(f) = rules.List{}
	unsee(s, p)
	for _, c := range picks.Cards() {
		g.put(x, c, toHand)
		seen.Remove(c)
	}
	to := [...]int16{toBottom, toGraveyard, toMana}[in.A[3]]
	if to == toBottom && seen.N > 1 {
		for _, c := range seen.Cards() {
			s.Card(c).Known |= p.Mask() // until they are put away
		}
		f.Sub = 2
		g.toLibrary(x, f, &seen, to)
		return effect.Wait
	}
	for _, c := range seen.Cards() {
		g.put(x, c, to)
	}
	return effect.Next
}

// useFree lets the owner use cards without paying; they go on the stack at
// once (DMG-8.9, 8.10).
func (g *Game) useFree(x *rules.Exec, f *rules.Frame, in *effect.Instr) effect.Flow {
	if f.Sub == 2 {
		return effect.Next
	}
	picks, done := g.in.Select(x, f)
	switch {
	case !done:
		return effect.Wait
	case picks.N == 0:
		return effect.Next
	}
	f.Sub = 2
	m := x.S.Push(rules.Frame{Op: opUseMany, Ctrl: f.Ctrl, Src: f.Src, Def: f.Def})
	m.N[0], m.N[1] = int16(HowFree), in.A[3]*int16(destBottom)
	*x.S.FrameList(m) = picks
	return effect.Wait
}

// Reveal shows a hidden card to both players.
func (g *Game) Reveal(x *rules.Exec, _ *rules.Frame, c rules.CardID) { x.Show(c, rules.BothSeats) }

// Finish does nothing: what was seen stays known (DMG-1.7).
func (g *Game) Finish(*rules.Exec, *rules.Frame) {}
