package duemagic

import (
	"fmt"
	"math/bits"
	"slices"

	"godeck/rules"
	"godeck/rules/judge"
)

// stackJudge is a second implementation of Duemagic's priority and stack, of
// object identity, attacks, blocks, battles and breaks, and of payments. It
// follows the events; keywords and powers, which effects change, it takes from
// the queries.
type stackJudge struct {
	judge.Idle
	g *Game

	turns     int
	active    rules.Seat
	step      uint8
	stack     []entry
	resolving int // index of the resolving entry, or -1
	holder    rules.Seat
	passes    int
	acting    bool

	object  [rules.MaxCards]int // identity of each card, increased with every change of zone
	objects int
	since   [rules.MaxCards]int // turn of entering the battle zone

	attacker meant
	target   meant
	blocker  meant
	attack   bool
	doomed   []meant // lost a battle
	saved    map[rules.CardID]bool
	pay      *payment
	charged  int
	skip     bool // the rest of the turn is skipped
}

// meant is a card as a particular object.
type meant struct {
	card   rules.CardID
	object int
}

type entry struct {
	card, src rules.CardID
	ctrl      rules.Seat
	targets   []meant
}

type payment struct {
	card rules.CardID
	seat rules.Seat
	how  int16
	cost int
	taps []rules.CardID
}

func (j *stackJudge) Start(*rules.State) {
	g := j.g
	*j = stackJudge{g: g, resolving: -1, active: rules.NoSeat, saved: map[rules.CardID]bool{}}
	for c := range j.object {
		j.objects++
		j.object[c] = j.objects
	}
}

func (j *stackJudge) printed(s *rules.State, c rules.CardID, a uint8) int {
	return int(j.g.Lib.Def(s.Card(c).Def).Attr[a])
}

func (j *stackJudge) mean(c rules.CardID) meant { return meant{c, j.object[c]} }

// find returns the card of an object, 0 if the object is gone (DMG-1.6). A
// reference to a creature that evolves means the evolved creature from then on
// (DMG-14.11), see EvEvolve.
func (j *stackJudge) find(m meant) rules.CardID {
	if m.card != 0 && j.object[m.card] == m.object {
		return m.card
	}
	return 0
}

func inBattle(s *rules.State, c rules.CardID) bool {
	return c != 0 && s.Card(c).Zone.Kind() == Battle && s.Card(c).Host == 0
}

func (j *stackJudge) Step(before, after *rules.State, events []rules.Event) *judge.Fault {
	breaks := 0
	for i := range events {
		e := &events[i]
		if f := j.event(before, after, e); f != nil {
			return f
		}
		if e.Kind == EvBreak {
			breaks++
		}
	}
	if after.Over() {
		return j.over(after)
	}
	if breaks > 0 {
		if f := j.broken(before, breaks); f != nil {
			return f
		}
	}
	if f := j.carried(before, after); f != nil {
		return f
	}
	// The stack (DMG-8.2): the same entries in the same order.
	if len(j.stack) != int(after.NStack) {
		return judge.Errorf("DMG-8.1", "entries on the stack", len(j.stack), after.NStack)
	}
	for i, e := range j.stack {
		if o := &after.Stack[i]; o.Card != e.card || o.Ctrl != e.ctrl {
			return judge.Errorf("DMG-8.2", fmt.Sprintf("entry %d of the stack", i), e, *o)
		}
	}
	return nil
}

// carried checks that a block acts on objects that are still the ones meant
// (DMG-1.6, 14.1), by the list with which it begins.
func (j *stackJudge) carried(before, after *rules.State) *judge.Fault {
	if after.NFrames != before.NFrames+1 || before.NFrames == 0 || before.Frames[before.NFrames-1].Op != opResolve || j.resolving < 0 || j.resolving >= len(j.stack) {
		return nil
	}
	f := &after.Frames[after.NFrames-1]
	if f.Op != opAbility || f.List == 0 {
		return nil
	}
	for _, c := range after.Lists[f.List-1].Cards() {
		ok := false
		for _, t := range j.stack[j.resolving].targets {
			ok = ok || j.find(t) == c
		}
		if !ok {
			return judge.Errorf("DMG-1.6", fmt.Sprintf("a block of entry %d is carried out on card %d", j.resolving, c), "an object that was chosen and is still there", after.Card(c).Zone)
		}
	}
	return nil
}

func (j *stackJudge) over(s *rules.State) *judge.Fault {
	if s.Result.Reason != ReasonLibrary {
		return nil
	}
	a, b := s.Count(zone(Library, 0)), s.Count(zone(Library, 1))
	want := rules.NoSeat
	if a > 0 {
		want = 0
	} else if b > 0 {
		want = 1
	}
	if a > 0 && b > 0 || s.Result.Winner != want && s.Seats[0][DirectHit]+s.Seats[1][DirectHit] == 0 {
		return judge.Errorf("DMG-24.2", fmt.Sprintf("the winner with libraries of %d and %d", a, b), want, s.Result.Winner)
	}
	return nil
}

// following lists the steps that may follow each step (DMG-5.1, 5.13, 5.18).
var following = map[uint8][]uint8{
	StepSetup:       {StepSetup, StepUntap},
	StepUntap:       {StepUpkeep},
	StepUpkeep:      {StepDraw, StepCharge},
	StepDraw:        {StepCharge},
	StepCharge:      {StepMain},
	StepMain:        {StepBattleStart},
	StepBattleStart: {StepAttack},
	StepAttack:      {StepBlock, StepAttackEnd, StepBattleEnd},
	StepBlock:       {StepBreak, StepAttackEnd},
	StepBreak:       {StepAttackEnd},
	StepAttackEnd:   {StepAttack},
	StepBattleEnd:   {StepEnd},
	StepEnd:         {StepCleanup},
	StepCleanup:     {StepUntap},
}

func (j *stackJudge) window() { j.holder, j.passes, j.acting = j.active, 0, false }

func (j *stackJudge) event(before, after *rules.State, e *rules.Event) *judge.Fault {
	p := e.Seat
	switch e.Kind {
	case EvTurn:
		j.turns++
		j.active = p
		j.charged = 0
		j.attack = false
	case EvStep:
		return j.steps(before, after, e)
	case EvPass:
		if p != j.holder {
			return judge.Errorf("DMG-6.2", "who passes", j.holder, p)
		}
		j.passes++
		j.acting = false
		j.holder = p.Other()
	case EvUse:
		j.pay = &payment{card: e.Card, seat: p, how: e.A}
		if e.A == int16(HowPay) || e.A == int16(HowSac) {
			j.pay.cost = j.g.Cost(before, p, e.Card)
		}
		if uint8(e.A) == HowPay || uint8(e.A) == HowSac || uint8(e.A) == HowFaceUp || uint8(e.A) == HowNinja || uint8(e.A) >= HowActivate {
			return j.used(before, e)
		}
	case EvTap:
		if j.pay != nil && e.A == 1 && after.Card(e.Card).Zone.Kind() == Mana && p == j.pay.seat {
			j.pay.taps = append(j.pay.taps, e.Card)
		}
	case rules.EvMove:
		return j.move(before, after, e)
	case EvEvolve: // the creature stays the same object (DMG-17.8)
		for _, m := range []*meant{&j.attacker, &j.target, &j.blocker} {
			if m.card == e.Src && m.object == j.object[e.Src] {
				*m = j.mean(e.Card)
			}
		}
		for i := range j.stack {
			for k := range j.stack[i].targets {
				if t := &j.stack[i].targets[k]; t.card == e.Src && t.object == j.object[e.Src] {
					*t = j.mean(e.Card)
				}
			}
		}
		j.objects++
		j.object[e.Src] = j.objects
	case EvStacked:
		if int(e.A) != len(j.stack) {
			return judge.Errorf("DMG-8.2", "a new entry's place", len(j.stack), e.A)
		}
		j.stack = append(j.stack, entry{card: e.Card, src: e.Src, ctrl: p})
		j.passes = 0
		if !j.acting && j.resolving < 0 {
			j.holder = j.active // DMG-6.7
		}
	case EvTarget:
		if int(e.A) >= len(j.stack) {
			return judge.Errorf("DMG-13.1", "a target of entry", fmt.Sprintf("below %d", len(j.stack)), e.A)
		}
		if e.Card != 0 {
			j.stack[e.A].targets = append(j.stack[e.A].targets, j.mean(e.Card))
		}
	case EvResolve:
		if int(e.A) != len(j.stack)-1 {
			return judge.Errorf("DMG-6.5", "the entry that resolves", len(j.stack)-1, e.A)
		}
		if j.passes != 2 {
			return judge.Errorf("DMG-6.5", "passes in succession before a resolution", 2, j.passes)
		}
		j.resolving = int(e.A)
		j.window()
		return j.legality(after, int(e.A))
	case EvLeaveStack:
		if int(e.A) >= len(j.stack) || j.resolving >= 0 && int(e.A) != j.resolving {
			return judge.Errorf("DMG-8.13", "the entry that leaves the stack", j.resolving, e.A)
		}
		j.stack = slices.Delete(j.stack, int(e.A), int(e.A)+1)
		j.resolving = -1
		j.window() // DMG-6.6
	case EvSkip:
		j.skip, j.attack, j.stack, j.resolving, j.doomed = true, false, nil, -1, nil
	case EvAttack, EvBlock, EvBattle, EvDirect, EvExchange:
		return j.fighting(before, after, e)
	case EvProtected, EvReplaced:
		j.saved[e.Card] = true
	}
	return nil
}

func (j *stackJudge) steps(before, after *rules.State, e *rules.Event) *judge.Fault {
	to := uint8(e.A)
	if j.skip && to == StepCleanup { // DMG-25.1
		j.step = StepEnd
	}
	if !slices.Contains(following[j.step], to) {
		return judge.Errorf("DMG-5.18", fmt.Sprintf("the step after %d", j.step), following[j.step], to)
	}
	j.skip = false
	if to == StepDraw && j.turns == 1 {
		return judge.Errorf("DMG-3.13", "a draw step in the first turn", "none", to)
	}
	j.step = to
	j.window()
	switch to {
	case StepAttack, StepBattleEnd:
		j.attack = false
	case StepUpkeep: // DMG-5.2
		for _, c := range after.Zone(zone(Mana, j.active)) {
			if Tapped(after, c) {
				return judge.Errorf("DMG-5.2", fmt.Sprintf("mana card %d after the untap step", c), "untapped", "tapped")
			}
		}
	case StepBlock, StepBreak:
		if !j.attack || j.find(j.attacker) == 0 {
			return judge.Errorf("DMG-15.6", "a step of an attack", "an attacker in the battle zone", "none")
		}
		if j.target.card != 0 && j.blocker.card == 0 && j.find(j.target) == 0 {
			return judge.Errorf("DMG-15.6", "a step of an attack on a creature", "that it is there", "it is not")
		}
	}
	return nil
}

// used checks the moment of a use with priority (DMG-7.1 to 7.8).
func (j *stackJudge) used(s *rules.State, e *rules.Event) *judge.Fault {
	p := e.Seat
	j.acting, j.passes = true, 0
	if p != j.holder {
		return judge.Errorf("DMG-6.2", "who uses a card", j.holder, p)
	}
	normal := j.step == StepMain && p == j.active && len(j.stack) == 0
	switch how := uint8(e.A); {
	case how == HowNinja:
		if j.step != StepAttack && j.step != StepBlock {
			return judge.Errorf("DMG-19.2", "the step of a NinjaStrike", "declare attacker or blocker", j.step)
		}
	case how >= HowActivate:
		if !normal {
			return judge.Errorf("DMG-7.8", "an ability is activated", "at normal timing", j.step)
		}
	case !normal && !j.g.Has(s, e.Card, KwTrigger):
		return judge.Errorf("DMG-7.2", fmt.Sprintf("card %d is used at another time", e.Card), "S-Trigger", "none")
	}
	return nil
}

func (j *stackJudge) move(before, after *rules.State, e *rules.Event) *judge.Fault {
	c, p := e.Card, e.To.Seat()
	if e.From != e.To || e.From.Kind() != Library {
		j.objects++
		j.object[c] = j.objects
	}
	switch e.To.Kind() {
	case Battle:
		j.since[c] = j.turns
	case Mana:
		civs := bits.OnesCount(uint(j.printed(after, c, ACiv)))
		if tapped := Tapped(after, c); civs > 1 && !tapped && after.Card(c).Zone == e.To {
			return judge.Errorf("DMG-4.6", fmt.Sprintf("card %d of %d civilizations enters the mana zone", c, civs), "tapped", "untapped")
		} else if civs < 2 && tapped && j.step == StepCharge && len(j.stack) == 0 && e.From.Kind() == Hand && after.NFrames == 1 {
			return judge.Errorf("DMG-4.6", fmt.Sprintf("card %d of %d civilizations enters the mana zone", c, civs), "untapped", "tapped")
		}
		if j.step == StepCharge && e.From == zone(Hand, j.active) && before.NFrames == 1 {
			if j.charged++; j.charged > 1 {
				return judge.Errorf("DMG-5.6", "cards charged in a turn", 1, j.charged)
			}
		}
	}
	if e.To == stackZone && j.pay != nil && j.pay.card == c {
		f := j.paid(before, p)
		j.pay = nil
		return f
	}
	return nil
}

// paid is DMG-9.4 to 9.7.
func (j *stackJudge) paid(s *rules.State, _ rules.Seat) *judge.Fault {
	y := j.pay
	civs := j.printed(s, y.card, ACiv)
	if uint8(y.how) != HowPay && uint8(y.how) != HowSac {
		if len(y.taps) > 0 {
			return judge.Errorf("DMG-9.9", "mana tapped for a free use", 0, len(y.taps))
		}
		return nil
	}
	least := max(1, bits.OnesCount(uint(civs)))
	if n := len(y.taps); n < least || uint8(y.how) == HowPay && n != y.cost || n > y.cost {
		return judge.Errorf("DMG-9.6", fmt.Sprintf("mana tapped for card %d of %d civilizations", y.card, bits.OnesCount(uint(civs))), y.cost, n)
	}
	for i, c := range y.taps {
		if s.Card(c).Zone != zone(Mana, y.seat) || slices.Contains(y.taps[:i], c) {
			return judge.Errorf("DMG-9.4", "what pays", "own untapped mana, one each", y.taps)
		}
	}
	if !j.stand(s, civs, y.taps) {
		return judge.Errorf("DMG-9.5", fmt.Sprintf("civilizations %05b paid with %v", civs, y.taps), "one card each", "not so")
	}
	return nil
}

// stand tries to assign a card to every civilization.
func (j *stackJudge) stand(s *rules.State, civs int, cards []rules.CardID) bool {
	if civs == 0 {
		return true
	}
	one := civs & -civs
	for i, c := range cards {
		if j.printed(s, c, ACiv)&one != 0 && j.stand(s, civs&^one, append(slices.Clone(cards[:i]), cards[i+1:]...)) {
			return true
		}
	}
	return false
}

// legality checks the targets of an entry that begins to resolve: one that is
// no longer the chosen object is illegal (DMG-14.1, 1.6).
func (j *stackJudge) legality(s *rules.State, i int) *judge.Fault {
	o := &s.Stack[i]
	k := 0
	for _, t := range o.T[:o.NT] {
		if t.Card == 0 {
			continue
		}
		if k >= len(j.stack[i].targets) {
			return judge.Errorf("DMG-13.1", "targets of the entry", len(j.stack[i].targets), o.NT)
		}
		now := j.find(j.stack[i].targets[k])
		k++
		if t.Part&partBase == 0 && now == 0 && t.Part&partIllegal == 0 {
			return judge.Errorf("DMG-14.1", fmt.Sprintf("target %d of entry %d, a new object", t.Card, i), "illegal", "legal")
		}
		if now != 0 && now != t.Card {
			return judge.Errorf("DMG-14.11", fmt.Sprintf("a target of entry %d", i), now, t.Card)
		}
	}
	if k != len(j.stack[i].targets) {
		return judge.Errorf("DMG-13.1", fmt.Sprintf("targets of entry %d", i), len(j.stack[i].targets), k)
	}
	return nil
}

// fighting is DMG-15.1 to 15.8 and 10.13.
func (j *stackJudge) fighting(before, after *rules.State, e *rules.Event) *judge.Fault {
	c, p := e.Card, e.Seat
	has := func(c rules.CardID, kw uint16) bool { return j.g.Has(before, c, kw) }
	switch e.Kind {
	case EvAttack:
		j.window()
		j.attack = true
		j.attacker, j.target, j.blocker = j.mean(c), meant{}, meant{}
		if e.Src != 0 {
			j.target = j.mean(e.Src)
		}
		if p != j.active || !inBattle(before, c) || before.Card(c).Zone.Seat() != p || Tapped(before, c) || !Tapped(after, c) {
			return judge.Errorf("DMG-15.2", fmt.Sprintf("attacker %d", c), "an untapped creature of AP, which taps", *before.Card(c))
		}
		new := j.since[c] == j.turns && j.g.def(before, c).evoN == 0
		if new && !has(c, KwSpeed) && !(has(c, KwMach) && e.Src != 0) {
			return judge.Errorf("DMG-15.1", fmt.Sprintf("attacker %d in the turn in which it entered", c), "SpeedAttacker or evolved", "neither")
		}
		if has(c, KwCannotAttack) || e.Src == 0 && has(c, KwCannotAttackPlayer) {
			return judge.Errorf("DMG-16.1", fmt.Sprintf("attacker %d", c), "that it can attack", "it cannot")
		}
		if e.Src != 0 {
			t := e.Src
			if !inBattle(before, t) || before.Card(t).Zone.Seat() == p || !Tapped(before, t) && !(new && has(c, KwMach)) {
				return judge.Errorf("DMG-15.2", fmt.Sprintf("attacked creature %d", t), "a tapped creature of NAP", *before.Card(t))
			}
		}
	case EvBlock:
		if j.blocker.card != 0 || j.step != StepBlock {
			return judge.Errorf("DMG-15.4", "blockers", "one, in its step", c)
		}
		j.blocker = j.mean(c)
		if p != j.active.Other() || !inBattle(before, c) || before.Card(c).Zone.Seat() != p || Tapped(before, c) || !Tapped(after, c) || !has(c, KwBlocker) || has(c, KwCannotBlock) {
			return judge.Errorf("DMG-15.4", fmt.Sprintf("blocker %d", c), "an untapped Blocker of NAP, which taps", *before.Card(c))
		}
		if j.find(j.target) == c {
			return judge.Errorf("DMG-15.5", "the blocker", "not the attacked creature", c)
		}
		if has(j.find(j.attacker), KwUnblockable) {
			return judge.Errorf("DMG-15.5", "a block of an unblockable attacker", "none", c)
		}
	case EvExchange:
		if j.attack {
			j.attacker = j.mean(c)
		}
	case EvBattle:
		a, b := c, e.Src
		if j.step == StepBreak && j.resolving < 0 {
			opponent := j.find(j.target)
			if j.blocker.card != 0 {
				opponent = j.find(j.blocker)
			}
			if a != j.find(j.attacker) || b != opponent {
				return judge.Errorf("DMG-15.4", "who fights", [2]rules.CardID{j.find(j.attacker), opponent}, [2]rules.CardID{a, b})
			}
		}
		pa, pb := j.g.Power(before, a), j.g.Power(before, b)
		if int(e.A) != min(pa, 32000) || int(e.B) != min(pb, 32000) {
			return judge.Errorf("DMG-15.8", "the powers of the battle", [2]int{pa, pb}, [2]int16{e.A, e.B})
		}
		clear(j.saved)
		wa, wb := has(a, KwWinsBattles), has(b, KwWinsBattles)
		if !wa && !wb || wa && wb {
			if pa <= pb {
				j.doomed = append(j.doomed, j.mean(a))
			}
			if pb <= pa {
				j.doomed = append(j.doomed, j.mean(b))
			}
		} else if wa {
			j.doomed = append(j.doomed, j.mean(b))
		} else {
			j.doomed = append(j.doomed, j.mean(a))
		}
	case EvDirect:
		if j.blocker.card != 0 || j.target.card != 0 || before.Count(zone(Shields, p)) > 0 || j.step != StepBreak || p == j.active {
			return judge.Errorf("DMG-10.13", "a direct attack", "unblocked, on the player, without shields", e)
		}
	}
	return nil
}

// broken counts the shields that an attack breaks (DMG-10.1, 10.2).
func (j *stackJudge) broken(before *rules.State, n int) *judge.Fault {
	if before.NFrames == 0 {
		return nil
	}
	f := &before.Frames[before.NFrames-1]
	if f.Op != opBreak || f.N[regKind] != breakAttack || j.step != StepBreak {
		return nil
	}
	if j.blocker.card != 0 || j.target.card != 0 {
		return judge.Errorf("DMG-15.7", "shields broken by a blocked attack or one on a creature", 0, n)
	}
	p := j.active.Other()
	have := 0
	for _, c := range before.Zone(zone(Shields, p)) {
		if before.Card(c).Host == 0 {
			have++
		}
	}
	a := j.find(j.attacker)
	if a == 0 {
		return judge.Errorf("DMG-15.6", "the attacker that breaks", "is there", "gone")
	}
	var want []int
	for _, k := range []struct {
		kw uint16
		n  int
	}{{KwDouble, 2}, {KwTriple, 3}, {KwWorld, 99}} {
		if j.g.Has(before, a, k.kw) {
			want = append(want, min(k.n, have))
		}
	}
	if len(want) == 0 {
		want = []int{min(1, have)}
	}
	if !slices.Contains(want, n) {
		return judge.Errorf("DMG-10.1", fmt.Sprintf("of %d shields are broken", have), want, n)
	}
	return nil
}

// Rest checks what holds whenever somebody is asked.
func (j *stackJudge) Rest(s *rules.State) *judge.Fault {
	if s.Over() || j.turns == 0 {
		return nil
	}
	for p := rules.Seat(0); p < 2; p++ {
		if s.Count(zone(Library, p)) == 0 {
			return judge.Errorf("DMG-24.2", fmt.Sprintf("%v with an empty library", p), "has lost", "plays on")
		}
	}
	leaving := false
	for _, f := range s.Frames[:s.NFrames] {
		leaving = leaving || f.Op == opLeave
	}
	if !leaving {
		for p := rules.Seat(0); p < 2; p++ {
			for _, c := range s.Zone(zone(Battle, p)) {
				if inBattle(s, c) && j.g.Power(s, c) <= 0 && !j.g.protected(s, c, true, false) {
					return judge.Errorf("DMG-23.1", fmt.Sprintf("creature %d with power %d", c, j.g.Power(s, c)), "destroyed", fmt.Sprintf("in play at prompt %d", s.Dec.Prompt))
				}
			}
		}
		for _, m := range j.doomed {
			if j.object[m.card] == m.object && s.Card(m.card).Zone.Kind() == Battle && !j.saved[m.card] {
				return judge.Errorf("DMG-15.8", fmt.Sprintf("creature %d that lost a battle", m.card), "destroyed", "in play")
			}
		}
		j.doomed = nil
	}
	if s.Dec.Prompt == PromptPriority && s.Dec.Kind == rules.ChooseAction {
		if got := s.ToAnswer(); got != j.holder {
			return judge.Errorf("DMG-6.1", fmt.Sprintf("who has priority (step %d, %d passes, %d entries)", j.step, j.passes, len(j.stack)), j.holder, got)
		}
		if j.step == StepUntap || j.step == StepCleanup {
			return judge.Errorf("DMG-5.17", "priority in step", "none", j.step)
		}
	}
	if s.Dec.Prompt == PromptPriority && j.passes == 2 {
		return judge.Errorf("DMG-6.5", "after two passes in succession", "the top resolves or the step ends", "priority")
	}
	return nil
}
