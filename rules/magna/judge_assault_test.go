package magna

import (
	"fmt"
	"slices"

	"godeck/rules"
	"godeck/rules/judge"
)

// assaultJudge is a second implementation of what a turn of Magna Spectra
// counts: dice, Fight, Magna, hands, slots, and the eight steps of an attack
// declaration with its damage, judgement and the fall of bases.
type assaultJudge struct {
	judge.Idle
	g *Game

	turn, step  int
	total       [2]int
	rolls       [2]int
	first       rules.Seat
	fight       [2]int
	magna       [2]int
	invades     [2]bool
	invaded     int // invasions begun this turn
	fallen      [2]int
	invader     rules.Seat
	line        int
	token       map[rules.CardID][2]int
	decl        *declared
	effect      bool // an effect was applied since the last answer or step
	exact, lent int  // values computed here, and values taken from the engine
}

// declared is an attack declaration.
type declared struct {
	by       rules.Seat
	kind     int16
	target   rules.CardID
	parts    []rules.CardID
	blocked  bool // the defender has answered
	block    bool // with a block
	hit      bool
	left     int // piercing damage still to be dealt
	piercing bool
}

func (j *assaultJudge) Start(*rules.State) {
	g := j.g
	*j = assaultJudge{g: g, invader: rules.NoSeat, token: map[rules.CardID][2]int{}}
}

func (j *assaultJudge) printed(s *rules.State, c rules.CardID, a int) int {
	return int(j.g.Lib.Def(s.Card(c).Def).Attr[a])
}

// says reports whether one of a card's abilities has one of the words.
func (j *assaultJudge) says(s *rules.State, c rules.CardID, words ...uint16) bool {
	for _, a := range j.g.Lib.Def(s.Card(c).Def).Abilities {
		for pc := int(j.g.Lib.Abilities[a].Entry); pc < len(j.g.Lib.Code) && j.g.Lib.Code[pc].Op != 0; pc++ {
			if slices.Contains(words, j.g.Lib.Code[pc].Op) {
				return true
			}
		}
	}
	return false
}

// depends reports whether a card has a conditional ability.
func (j *assaultJudge) depends(s *rules.State, c rules.CardID) bool {
	return slices.ContainsFunc(j.g.Lib.Def(s.Card(c).Def).Abilities, func(a uint16) bool { return j.g.Lib.Abilities[a].Cond != 0 })
}

// anyone reports whether a card of the seat in play has one of the words.
func (j *assaultJudge) anyone(s *rules.State, p rules.Seat, words ...uint16) bool {
	for _, k := range []uint8{Camps, Base1, Base2, Base3, Invasion, Arms} {
		for _, c := range s.Zone(zone(k, p)) {
			if s.Card(c).Def != 0 && j.says(s, c, words...) {
				return true
			}
		}
	}
	return false
}

var fields = []uint8{Base1, Base2, Base3, Invasion}

func (j *assaultJudge) units(s *rules.State) (out []rules.CardID) {
	for _, k := range fields {
		out = append(out, s.Zone(zone(k, 0))...)
		out = append(out, s.Zone(zone(k, 1))...)
	}
	return out
}

func weapons(s *rules.State, c rules.CardID) (out []rules.CardID) {
	for p := rules.Seat(0); p < 2; p++ {
		for _, w := range s.Zone(zone(Arms, p)) {
			if s.Card(w).Host == c {
				out = append(out, w)
			}
		}
	}
	return out
}

// value returns the attack (0) or defense (1) of MGN-4.8; with lasting
// abilities in play it is the engine's.
func (j *assaultJudge) value(s *rules.State, c rules.CardID, which int) int {
	d := s.Card(c)
	if !d.Has(rules.FaceDown) && j.anyone(s, d.Owner, wSelfMod, wBoost) {
		j.lent++
		if which == 0 {
			return j.g.Attack(s, c)
		}
		return j.g.Defense(s, c)
	}
	j.exact++
	n := which // 0 and 1 for a trap (MGN-15.1)
	if d.Has(FlagSummoned) {
		n = j.token[c][which]
	} else if !d.Has(rules.FaceDown) {
		n = j.printed(s, c, AAttack+which)
		for _, w := range weapons(s, c) {
			n += j.printed(s, w, AAttack+which)
		}
	}
	for _, m := range s.Mods[:s.NMods] {
		if m.Target == c && m.TStamp == d.Stamp && m.Kind == ModAttack+uint8(which) {
			n += int(m.Amount)
		}
	}
	return max(0, n)
}

func (j *assaultJudge) modded(s *rules.State, c rules.CardID, kind uint8) (n int, any bool) {
	for _, m := range s.Mods[:s.NMods] {
		if m.Target == c && m.TStamp == s.Card(c).Stamp && m.Kind == kind {
			n, any = n+int(m.Amount), true
		}
	}
	return max(0, n), any
}

// doomed is MGN-14.6, 14.10 and 4.8.
func (j *assaultJudge) doomed(s *rules.State, c rules.CardID) bool {
	d := s.Card(c)
	n := int(d.N[NDamage])
	return d.Has(rules.FaceDown) && n >= 1 || n >= j.value(s, c, 1) || d.Has(FlagDoomed)
}

func (j *assaultJudge) Step(before, after *rules.State, events []rules.Event) *judge.Fault {
	var defeats, prevents, dealt []rules.CardID
	ended := false
	for i := range events {
		e := &events[i]
		if f := j.event(before, after, e); f != nil {
			return f
		}
		switch e.Kind {
		case EvDefeat:
			defeats = append(defeats, e.Card)
		case EvPrevent:
			prevents = append(prevents, e.Card)
		case EvDamage:
			dealt = append(dealt, e.Card)
		case EvFall, EvHold:
			ended = true
		}
	}
	if len(defeats)+len(prevents) > 0 && len(dealt) == 0 {
		if f := j.judgement(before, after, defeats, prevents); f != nil {
			return f
		}
	}
	if n := before.NFrames; n > 0 && before.Frames[n-1].Op == opOrder && before.Frames[n-1].PC == 1 {
		if f := j.flow(before, events); f != nil {
			return f
		}
	}
	if ended {
		if f := j.outcome(before, after, events); f != nil {
			return f
		}
	}
	return j.numbers(after)
}

// judgement is MGN-14.6, 14.9 and 4.7.
func (j *assaultJudge) judgement(before, after *rules.State, defeats, prevents []rules.CardID) *judge.Fault {
	for _, c := range j.units(before) {
		_, safe := j.modded(before, c, ModPrevent)
		want := j.doomed(before, c)
		if got := slices.Contains(defeats, c); got != (want && !safe) {
			return judge.Errorf("MGN-14.6", fmt.Sprintf("card %d with defense %d and %d damage is defeated", c, j.value(before, c, 1), before.Card(c).N[NDamage]), want && !safe, got)
		}
		if got := slices.Contains(prevents, c); got != (want && safe) {
			return judge.Errorf("MGN-14.12", fmt.Sprintf("the defeat of card %d is prevented", c), want && safe, got)
		}
	}
	for _, c := range j.units(after) {
		if n := after.Card(c).N[NDamage]; n != 0 {
			return judge.Errorf("MGN-4.7", fmt.Sprintf("damage of card %d after the judgement", c), 0, n)
		}
	}
	return nil
}

// outcome is MGN-16.2 to 16.5 and 16.7.
func (j *assaultJudge) outcome(before, after *rules.State, events []rules.Event) *judge.Fault {
	p, q := j.invader, j.invader.Other()
	falls := before.Count(zone(Base1-1+uint8(j.line), q)) == 0 && before.Count(zone(Invasion, p)) > 0
	for _, e := range events {
		if e.Kind != EvFall && e.Kind != EvHold {
			continue
		}
		if (e.Kind == EvFall) != falls || e.Seat != q || int(e.A) != j.line {
			return judge.Errorf("MGN-16.2", fmt.Sprintf("base %d of %v falls", j.line, q), falls, e)
		}
	}
	for _, z := range []rules.ZoneID{zone(Invasion, p), zone(Base1-1+uint8(j.line), q)} {
		for _, c := range after.Zone(z) {
			if after.Card(c).Has(FlagSummoned) {
				return judge.Errorf("MGN-16.1", "a summoned unit after the battle", "gone", c)
			}
		}
	}
	if !falls {
		return nil
	}
	j.fallen[q]++
	if j.fallen[q] == 3 {
		if !after.Result.Over || after.Result.Winner != p {
			return judge.Errorf("MGN-1.2", "the third base falls", fmt.Sprintf("%v wins", p), after.Result)
		}
	}
	if n := int(after.Seats[q][Magna] - before.Seats[q][Magna]); (n == 2) != (j.fallen[q] < 3) {
		return judge.Errorf("MGN-16.3", fmt.Sprintf("Magna for fallen base %d", j.fallen[q]), 2, n)
	}
	return nil
}

func (j *assaultJudge) numbers(s *rules.State) *judge.Fault {
	for p := range s.Seats {
		if int(s.Seats[p][Fight]) != j.fight[p] {
			return judge.Errorf("MGN-5.1", fmt.Sprintf("Fight of p%d", p+1), j.fight[p], s.Seats[p][Fight])
		}
		if int(s.Seats[p][Magna]) != j.magna[p] {
			return judge.Errorf("MGN-5.2", fmt.Sprintf("Magna of p%d", p+1), j.magna[p], s.Seats[p][Magna])
		}
		if n := s.Count(zone(Funds, rules.Seat(p))); n > 2 {
			return judge.Errorf("MGN-10.2", "war funds", "at most 2", n)
		}
		if n := s.Count(zone(Invasion, rules.Seat(p))); n > 5 {
			return judge.Errorf("MGN-12.3", "units of the invading force", "at most 5", n)
		}
	}
	return nil
}

func (j *assaultJudge) event(before, after *rules.State, e *rules.Event) *judge.Fault {
	p := e.Seat
	switch e.Kind {
	case EvTurn:
		j.turn++
		j.total, j.rolls, j.invades, j.invaded = [2]int{}, [2]int{}, [2]bool{}, 0
		return j.morning(after)
	case rules.EvRandom:
		if e.C != DieFight && e.C != DieFortune || e.B != 6 {
			break
		}
		if again := j.rolls[0] > 0 && j.rolls[1] > 0; again != (e.C == DieFortune) {
			return judge.Errorf("MGN-7.2", "a FortuneDie", again, e.C)
		}
		if j.rolls[0] == j.rolls[1] && j.rolls[0] > 0 && j.total[0] != j.total[1] {
			return judge.Errorf("MGN-7.2", fmt.Sprintf("totals %v: another die", j.total), "none", e.A+1)
		}
		j.rolls[p]++
		j.total[p] += int(e.A) + 1
	case EvFirst:
		want := rules.Seat(0)
		if j.total[1] > j.total[0] {
			want = 1
		}
		if j.total[0] == j.total[1] || p != want || int(e.A) != j.total[want] {
			return judge.Errorf("MGN-7.1", fmt.Sprintf("the first player with %v", j.total), want, e)
		}
		j.first = want
		for q := range j.fight {
			if j.fight[q] != j.total[want] {
				return judge.Errorf("MGN-7.4", fmt.Sprintf("Fight of p%d", q+1), j.total[want], j.fight[q])
			}
		}
	case rules.EvSeatVar:
		return j.counts(p, e)
	case EvStep:
		return j.steps(after, int(e.A))
	case EvOption:
		switch e.A {
		case OptionInvade:
			if want := 2 - before.Count(zone(Funds, p)); int(e.B) != want {
				return judge.Errorf("MGN-10.7", "Magna for missing funds", want, e.B)
			}
			j.invades[p] = true
		case OptionMagna:
			if got := after.Seats[p][Magna] - before.Seats[p][Magna]; got != 1 {
				return judge.Errorf("MGN-10.9", "Magna gained", 1, got)
			}
		}
	case EvInvade:
		want := j.first
		if j.invaded == 1 || !j.invades[want] {
			want = want.Other()
		}
		if p != want || !j.invades[p] {
			return judge.Errorf("MGN-11.1", "whose invasion comes next", want, p)
		}
		j.invaded++
		j.invader = p
	case EvBattle:
		if want := j.fallen[p.Other()] + 1; int(e.A) != want {
			return judge.Errorf("MGN-11.8", "the base that is attacked", want, e.A)
		}
		j.line = int(e.A)
	case EvBack:
		if n := after.Count(zone(Invasion, p)); n != 0 {
			return judge.Errorf("MGN-16.12", "units in InvasionSlots after the invasion", 0, n)
		}
		j.invader = rules.NoSeat
	case EvCallOff:
		j.invader = rules.NoSeat
	case EvEffect, EvTrigger:
		j.effect = true
	case EvSummon:
		j.token[e.Card] = [2]int{int(e.A), int(e.B)}
	case rules.EvMove:
		return j.moves(before, after, e)
	case EvDeclare, EvTakesPart, EvChain, EvBlock, EvNoBlock, EvHit:
		return j.combat(before, after, e)
	case EvHero:
		want := 0
		if !before.Card(e.Card).Has(FlagSummoned) {
			want = j.printed(before, e.Card, AHero)
		}
		for _, w := range weapons(before, e.Card) {
			want += j.printed(before, w, AHero)
		}
		if int(e.A) != want || p == before.Card(e.Card).Owner {
			return judge.Errorf("MGN-14.8", fmt.Sprintf("Magna for defeating card %d", e.Card), want, e.A)
		}
	case rules.EvOver:
		return j.over(after, e)
	}
	return nil
}

// counts follows Fight and Magna (MGN-5.1 to 5.3).
func (j *assaultJudge) counts(p rules.Seat, e *rules.Event) *judge.Fault {
	n := &j.fight[p]
	switch e.C {
	case Magna:
		n = &j.magna[p]
	case Fight:
	default:
		return nil
	}
	if int(e.A) != *n || e.B < 0 {
		return judge.Errorf("MGN-5.2", fmt.Sprintf("Magna or Fight of %v", p), *n, e)
	}
	*n = int(e.B)
	return nil
}

func (j *assaultJudge) steps(s *rules.State, step int) *judge.Fault {
	j.step, j.decl, j.effect = step, nil, false
	switch uint8(step) {
	case StepProduction:
		for p := rules.Seat(0); p < 2; p++ {
			n := s.Count(zone(Hand, p))
			if !j.anyone(s, p, wHandLimit) && n != 6 && (n > 6 || s.Count(zone(Deck, p)) > 0) {
				return judge.Errorf("MGN-8.1", fmt.Sprintf("hand of %v after the Hand phase", p), 6, n)
			}
		}
	case StepArmament:
		if j.fight != [2]int{} {
			return judge.Errorf("MGN-9.10", "Fight after Production", [2]int{}, j.fight)
		}
	}
	return nil
}

// morning checks what the End phase has done (MGN-17).
func (j *assaultJudge) morning(s *rules.State) *judge.Fault {
	if j.turn == 1 {
		return nil
	}
	if s.Count(zone(Deck, 0))+s.Count(zone(Deck, 1)) == 0 || j.turn > 60 {
		return judge.Errorf("MGN-1.3", "another turn with both decks empty or after turn 60", "none", j.turn)
	}
	for _, c := range j.units(s) {
		if d := s.Card(c); d.Has(FlagChecked) || d.N[NSpent] != 0 || d.N[NDamage] != 0 {
			return judge.Errorf("MGN-17.1", fmt.Sprintf("card %d at the start of a turn", c), "Normal, nothing spent, no damage", *d)
		}
	}
	for _, m := range s.Mods[:s.NMods] {
		if m.Until != WhileOnField {
			return judge.Errorf("MGN-17.1", "an effect at the start of a turn", "ended", m)
		}
	}
	return nil
}

// moves checks what enters, and how (MGN-4.2, 4.3, 9.6, 11.6, 12.4, 12.9).
func (j *assaultJudge) moves(before, after *rules.State, e *rules.Event) *judge.Fault {
	c, d := e.Card, after.Card(e.Card)
	base := e.To.Kind() >= Base1 && e.To.Kind() <= Base3
	if j.decl != nil && e.From.Kind() == Invasion { // MGN-13.24
		j.decl.parts = slices.DeleteFunc(j.decl.parts, func(k rules.CardID) bool { return k == c })
	}
	switch {
	case e.From.Kind() == Hand && base && before.NFrames == 1 && uint8(j.step) == StepProduction && e.Vis != rules.BothSeats:
		if !d.Has(FlagChecked) {
			return judge.Errorf("MGN-4.2", fmt.Sprintf("trap %d enters", c), "Checked", "Normal")
		}
	case e.From.Kind() == Hand && base && e.Vis == rules.BothSeats && uint8(j.step) == StepProduction && before.Frames[before.NFrames-1].Op == opPrepare:
		if d.Has(FlagChecked) == j.says(after, c, wQuick) && !j.depends(after, c) {
			return judge.Errorf("MGN-4.2", fmt.Sprintf("unit %d is deployed Checked", c), !j.says(after, c, wQuick), d.Has(FlagChecked))
		}
	case e.From.Kind() == Hand && (base || e.To.Kind() == Invasion) && uint8(j.step) == StepReinforce && before.Frames[before.NFrames-1].Op == opInvasion:
		p := d.Owner
		if d.Has(FlagChecked) || d.Has(rules.FaceDown) {
			return judge.Errorf("MGN-4.3", fmt.Sprintf("reinforcement %d enters", c), "Normal and face-up", *d)
		}
		if j.printed(after, c, AType) != Unit {
			return judge.Errorf("MGN-12.9", fmt.Sprintf("reinforcement %d", c), "a unit", j.printed(after, c, AType))
		}
		want := j.printed(after, c, ARank)
		if !j.anyone(before, p, wDrill) {
			if got := int(before.Seats[p][Magna] - after.Seats[p][Magna]); want > 1 || got != want {
				return judge.Errorf("MGN-12.4", fmt.Sprintf("Magna for reinforcement %d of rank %d", c, want), want, got)
			}
		}
	case e.To.Kind() == Invasion && e.From.Kind() == Base3 && uint8(j.step) == StepInvasion:
		if before.Card(c).Has(rules.FaceDown) || j.says(before, c, wGuard) && !j.depends(before, c) || d.Owner != j.invader {
			return judge.Errorf("MGN-11.6", fmt.Sprintf("card %d joins the force", c), "a face-up unit without Guard", *d)
		}
	}
	return nil
}

// combat follows a declaration (MGN-13.3 to 13.14, 14.1 to 14.5).
func (j *assaultJudge) combat(before, after *rules.State, e *rules.Event) *judge.Fault {
	d, p := j.decl, e.Seat
	switch e.Kind {
	case EvDeclare:
		if p != j.invader {
			return judge.Errorf("MGN-11.10", "who declares attacks", j.invader, p)
		}
		j.decl = &declared{by: p, kind: e.A}
		if e.A == KindSkirmish {
			j.decl.target = e.Card
			if z := before.Card(e.Card).Zone; z != zone(Base1-1+uint8(j.line), p.Other()) {
				return judge.Errorf("MGN-13.3", "the target of a Skirmish", "a unit of the DefendingForce", z)
			}
		}
		return nil
	}
	if d == nil {
		return judge.Errorf("MGN-13.7", fmt.Sprintf("event %d", e.Kind), "a declaration before it", "none")
	}
	switch e.Kind {
	case EvTakesPart:
		if before.Card(e.Card).Has(FlagChecked) || e.From != zone(Invasion, d.by) {
			return judge.Errorf("MGN-13.3", fmt.Sprintf("card %d takes part", e.Card), "a Normal unit of the force", *before.Card(e.Card))
		}
		if !after.Card(e.Card).Has(FlagChecked) && !(d.kind == KindSkirmish && j.g.Keyword(before, e.Card, wSteadfast)) {
			return judge.Errorf("MGN-13.5", fmt.Sprintf("card %d that takes part", e.Card), "Checked", "Normal")
		}
		d.parts = append(d.parts, e.Card)
	case EvChain:
		if (p == d.by) == d.blocked {
			return judge.Errorf("MGN-13.7", "a Chain", "the attacker's before the block, the defender's after it", e)
		}
		if p != d.by && !d.block {
			return judge.Errorf("MGN-13.11", "a Chain to a block", "a block", "none")
		}
	case EvBlock, EvNoBlock:
		if p == d.by || d.blocked || d.hit {
			return judge.Errorf("MGN-13.8", "answers to one declaration", "one, by the defender, before the attack is applied", e)
		}
		d.blocked, d.block = true, e.Kind == EvBlock
	case EvHit:
		if d.hit || e.A != d.kind {
			return judge.Errorf("MGN-13.12", "the attack is applied", "once, as declared", e)
		}
		d.hit = true
		sum := 0
		for _, c := range d.parts {
			if before.Card(c).Zone == zone(Invasion, d.by) {
				sum += j.value(before, c, 0)
			}
		}
		if int(e.B) != sum {
			return judge.Errorf("MGN-14.1", fmt.Sprintf("damage of %d participants", len(d.parts)), sum, e.B)
		}
		if d.kind == KindAssault {
			d.piercing, d.left = true, sum
			break
		}
		// A Skirmish deals everything to its target, less its protection. An
		// effect may have redirected it.
		for _, c := range before.Zone(zone(Base1-1+uint8(j.line), d.by.Other())) {
			got := int(after.Card(c).N[NDamage] - before.Card(c).N[NDamage])
			cut, _ := j.modded(before, c, ModReduce)
			if before.Card(c).Has(rules.FaceDown) {
				cut = 0
			}
			if want := sum - min(sum, cut); got != 0 && got != want {
				return judge.Errorf("MGN-14.1", fmt.Sprintf("damage of a Skirmish to card %d", c), want, got)
			}
			if got != 0 && c != d.target && !j.redirected(before) {
				return judge.Errorf("MGN-13.14", "the target of the Skirmish", d.target, c)
			}
		}
	}
	return nil
}

// redirected reports whether an effect that redirects a Skirmish has been
// declared.
func (j *assaultJudge) redirected(s *rules.State) bool {
	for _, o := range s.Stack[:s.NStack] {
		for pc := int(j.g.Lib.Abilities[o.Ability].Entry); j.g.Lib.Code[pc].Op != 0; pc++ {
			if j.g.Lib.Code[pc].Op == wRedirect {
				return true
			}
		}
	}
	return false
}

// flow follows piercing damage through a force in the order that its player
// chose (MGN-14.2 to 14.5, 14.10, 14.12).
func (j *assaultJudge) flow(before *rules.State, events []rules.Event) *judge.Fault {
	f := &before.Frames[before.NFrames-1]
	z := zone(Base1-1+uint8(j.line), f.Ctrl)
	if f.Ctrl == j.invader {
		z = zone(Invasion, f.Ctrl)
	}
	left := int(f.N[0])
	order := slices.Clone(before.Picks[f.Ctrl].Cards())
	for _, c := range before.Zone(z) {
		if !slices.Contains(order, c) {
			order = append(order, c)
		}
	}
	if d := j.decl; d != nil && d.hit && d.piercing && left != d.left {
		return judge.Errorf("MGN-14.2", "piercing damage of the Assault", d.left, left)
	}
	if j.decl != nil && j.decl.hit {
		j.decl.piercing = false // later events belong to other effects
	}
	for _, c := range order {
		want := min(left, j.takes(before, c))
		got := 0
		for _, e := range events {
			if e.Kind == EvDamage && e.Card == c {
				got += int(e.A) + int(e.C)
			}
		}
		if got != want {
			return judge.Errorf("MGN-14.2", fmt.Sprintf("card %d with defense %d takes of %d piercing damage", c, j.value(before, c, 1), left), want, got)
		}
		left -= want
	}
	return nil
}

// takes returns how much piercing damage a unit takes.
func (j *assaultJudge) takes(s *rules.State, c rules.CardID) int {
	n := int(s.Card(c).N[NDamage])
	if s.Card(c).Has(rules.FaceDown) {
		return max(0, 1-n)
	}
	cut, _ := j.modded(s, c, ModReduce)
	return max(0, j.value(s, c, 1)-n+cut)
}

// over is MGN-1.2 to 1.5 and 1.13.
func (j *assaultJudge) over(s *rules.State, e *rules.Event) *judge.Fault {
	if uint8(e.A) != ReasonDecks && uint8(e.A) != ReasonTurnCap {
		return nil
	}
	if empty := s.Count(zone(Deck, 0))+s.Count(zone(Deck, 1)) == 0; empty != (uint8(e.A) == ReasonDecks) || !empty && j.turn != 60 {
		return judge.Errorf("MGN-1.3", fmt.Sprintf("the end in turn %d", j.turn), "both decks empty or turn 60", e.A)
	}
	var units [2]int
	for _, c := range j.units(s) {
		if d := s.Card(c); !d.Has(rules.FaceDown) {
			units[d.Owner]++
		}
	}
	want := rules.NoSeat
	for p := rules.Seat(0); p < 2; p++ {
		q := p.Other()
		if j.fallen[p] < j.fallen[q] || j.fallen[p] == j.fallen[q] && units[p] > units[q] {
			want = p
		}
	}
	if e.Seat != want {
		return judge.Errorf("MGN-1.4", fmt.Sprintf("the winner with fallen bases %v and units %v", j.fallen, units), want, e.Seat)
	}
	return nil
}

// Answer resets the marks of the last answer.
func (j *assaultJudge) Answer(*rules.State, rules.Seat, rules.Option) { j.effect = false }

// Rest checks the field between procedures: slots, weapons, no damage, nobody
// without defense.
func (j *assaultJudge) Rest(s *rules.State) *judge.Fault {
	if s.Over() || s.NFrames == 0 {
		return nil
	}
	if op := s.Frames[s.NFrames-1].Op; op != opMatch && op != opInvasion {
		return nil
	}
	for _, c := range j.units(s) {
		d := s.Card(c)
		if d.N[NDamage] != 0 {
			return judge.Errorf("MGN-4.7", fmt.Sprintf("damage of card %d while nothing is declared", c), 0, d.N[NDamage])
		}
		// What an effect takes away is judged after it (MGN-14.13); what a
		// unit loses otherwise, as by going home or when the card that gave it
		// falls, waits for the next judgement (MGN-4.8).
		lent := j.anyone(s, d.Owner, wSelfMod, wBoost)
		if _, safe := j.modded(s, c, ModPrevent); j.effect && !lent && j.value(s, c, 1) <= 0 && !safe {
			return judge.Errorf("MGN-4.8", fmt.Sprintf("card %d without defense", c), "defeated", "alive")
		}
		if n := len(weapons(s, c)); n > 1 && s.Seats[0][Ring]+s.Seats[1][Ring] == 0 {
			return judge.Errorf("MGN-2.5", fmt.Sprintf("weapons of card %d", c), "at most 1", n)
		}
	}
	for p := rules.Seat(0); p < 2; p++ {
		for k := Base1; k <= Base3; k++ {
			line := int(k - Base1 + 1)
			cards := s.Zone(zone(k, p))
			most := [...]int{0, 2, 3, 4}[line]
			if j.invader == p.Other() && j.line == line {
				most = 5 // reserve slots during the battle
			}
			if j.invader == p && line == 3 {
				most = 99 // MGN-16.10
			}
			if line <= j.fallen[p] {
				most = 0 // MGN-3.4
			}
			if len(cards) > most {
				return judge.Errorf("MGN-9.3", fmt.Sprintf("units at base %d of %v", line, p), fmt.Sprintf("at most %d", most), len(cards))
			}
			places := map[int16]rules.CardID{}
			for _, c := range cards {
				if o := places[s.Card(c).N[NPlace]]; o != 0 {
					return judge.Errorf("MGN-10.5", fmt.Sprintf("place %d of base %d", s.Card(c).N[NPlace], line), "one unit", [2]rules.CardID{o, c})
				}
				places[s.Card(c).N[NPlace]] = c
			}
		}
		for _, w := range s.Zone(zone(Arms, p)) {
			h := s.Card(w).Host
			if h == 0 || !slices.Contains(fields, s.Card(h).Zone.Kind()) || s.Card(h).Has(rules.FaceDown) {
				return judge.Errorf("MGN-2.4", fmt.Sprintf("weapon %d is on", w), "a face-up unit", h)
			}
			if s.Seats[0][Ring]+s.Seats[1][Ring] == 0 && j.printed(s, h, AEquip)&(1<<uint(j.printed(s, w, AEquip))) == 0 {
				return judge.Errorf("MGN-2.5", fmt.Sprintf("weapon %d is on", w), "a unit with the EquipSkill", h)
			}
		}
	}
	return nil
}
