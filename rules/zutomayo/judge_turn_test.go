package zutomayo

import (
	"fmt"
	"slices"

	"godeck/rules"
	"godeck/rules/judge"
)

// turnJudge is a second implementation of what a turn of ZUTOMAYO CARD counts:
// the clock, HP and Power, the battle with its modifiers, cards set, drawn and
// discarded. It reads printed values, the list of modifiers and the events.
type turnJudge struct {
	judge.Idle
	g *Game

	turn, hour, start int
	changes           int16
	path              []int16 // changes of the time of day that must follow
	night             rules.Seat
	hp, power         [2]int
	icons             [2]int // due to a player for a card that went to the Charger
	shields           []shield
	hours, legs       int     // hours of the cards set this turn, and how far the medal has moved for them
	won               [2]bool // or tied the last battle; from turn 2 on
	set               [2][]rules.CardID
	regular, areas    [2]int
	kept              [2]bool
	moved             bool // an effect began in this step
	step              uint8
	first             rules.Seat
	phase             int
	begun             map[rules.CardID]bool
	dead              bool
}

type shield struct {
	seat rules.Seat
	src  rules.CardID
	n    int
}

func (j *turnJudge) Start(s *rules.State) {
	g := j.g
	*j = turnJudge{g: g, hp: [2]int{100, 100}, begun: map[rules.CardID]bool{}} // ZTM-1.3, 4.2, 5.1
}

func (j *turnJudge) printed(s *rules.State, c rules.CardID, a int) int {
	return int(j.g.Lib.Def(s.Card(c).Def).Attr[a])
}

// dark reports whether a position is at night (ZTM-4.1).
func dark(pos int) bool {
	return slices.Contains([]int{0, 1, 2, 3, 4, 14, 15, 16, 17}, pos)
}

// powered is ZTM-5.4 with the reductions in force.
func (j *turnJudge) powered(s *rules.State, c rules.CardID) bool {
	cost := j.printed(s, c, ACost)
	for _, m := range s.Mods[:s.NMods] {
		if m.Kind == ModCost && m.Target == c && m.TStamp == s.Card(c).Stamp {
			cost -= int(m.Amount)
		}
	}
	return int(s.Seats[s.Card(c).Owner][Power]) >= max(cost, 0)
}

// attack is ZTM-9.1 to 9.4 and 9.11 to 9.13.
func (j *turnJudge) attack(s *rules.State, p rules.Seat) int {
	cards := s.Zone(zone(BattleField, p))
	if len(cards) == 0 || s.Card(cards[0]).Has(rules.FaceDown) || !j.powered(s, cards[0]) {
		return 0
	}
	atNight, flips := dark(int(s.Vars[Chronos])), 0
	wants := map[bool]bool{}
	for _, m := range s.Mods[:s.NMods] {
		if m.Seat == p && m.Kind == ModForce {
			wants[m.Amount == 0] = true
		}
		if m.Seat == p && m.Kind == ModSwap {
			flips++
		}
	}
	if len(wants) == 1 { // contradictory ones cancel out (ZTM-9.13)
		atNight = wants[true]
	}
	v := j.printed(s, cards[0], ADay)
	if atNight != (flips%2 == 1) {
		v = j.printed(s, cards[0], ANight)
	}
	for _, m := range s.Mods[:s.NMods] {
		switch {
		case m.Seat != p:
		case m.Kind == ModAttack:
			v += int(m.Amount)
		case m.Kind == ModSetTo:
			v = int(m.Amount)
		}
		v = min(max(v, 0), 9999) // ZTM-13.14
	}
	return v
}

func (j *turnJudge) shield(p rules.Seat) (n int) {
	for _, h := range j.shields {
		if h.seat == p {
			n += h.n
		}
	}
	return n
}

// home returns the zone to which a card leaves play (ZTM-3.5, 5.6).
func (j *turnJudge) home(s *rules.State, c rules.CardID) rules.ZoneID {
	if j.printed(s, c, AIcons) > 0 {
		return zone(Charger, s.Card(c).Owner)
	}
	return zone(Abyss, s.Card(c).Owner)
}

func (j *turnJudge) Step(before, after *rules.State, events []rules.Event) *judge.Fault {
	wasDead := j.dead
	var moved int
	var draws [2]int
	stepped := rules.EventKind(0)
	for i := range events {
		e := &events[i]
		if wasDead && e.Kind != rules.EvOver {
			return judge.Errorf("ZTM-1.2", "after a player has 0 HP", "the end and nothing else", e.Kind)
		}
		if e.Kind != rules.EvSeatVar || e.C != Power {
			if p := slices.IndexFunc(j.icons[:], func(n int) bool { return n > 0 }); p >= 0 && e.Kind != rules.EvMove {
				return judge.Errorf("ZTM-5.2", "a card has entered the Charger", fmt.Sprintf("%d Power more at once", j.icons[p]), e.Kind)
			}
		}
		if f := j.event(before, after, e, &moved, &draws); f != nil {
			return f
		}
		if e.Kind == EvStep {
			stepped = rules.EventKind(e.A)
		}
	}
	if after.Result.Over {
		return j.over(after)
	}
	if len(j.path) > 0 {
		return judge.Errorf("ZTM-4.10", "changes of the time of day still to come", "none", j.path)
	}
	if j.icons != [2]int{} {
		return judge.Errorf("ZTM-5.2", "icons not yet given", [2]int{}, j.icons)
	}
	switch uint8(stepped) {
	case StepTime:
		all := append(slices.Clone(j.set[0]), j.set[1]...)
		if moved != len(all) {
			return judge.Errorf("ZTM-4.5", "cards that add hours", len(all), moved)
		}
	case StepCleanup:
		for p := rules.Seat(0); p < 2; p++ {
			if n := after.Count(zone(SetA, p)) + after.Count(zone(SetB, p)); n > 0 {
				return judge.Errorf("ZTM-8.17", fmt.Sprintf("cards left in the SetSlots of %v", p), 0, n)
			}
		}
	case StepDraw:
		for p := rules.Seat(0); p < 2; p++ {
			want := len(j.set[p])
			if after.Turn == 1 {
				want = 1 // ZTM-7.5
			}
			can := before.Count(zone(Deck, p)) + before.Count(zone(Charger, p)) + before.Count(zone(Abyss, p))
			if want = min(want, can); draws[p] != want { // ZTM-12.5
				return judge.Errorf("ZTM-8.19", fmt.Sprintf("cards drawn by %v", p), want, draws[p])
			}
		}
	case StepEffects:
		for p := rules.Seat(0); p < 2; p++ {
			if f := j.swapped(after, p); f != nil {
				return f
			}
		}
	}
	j.dead = j.hp[0] == 0 || j.hp[1] == 0
	if f := j.numbers(after); f != nil {
		return f
	}
	return j.list(before, after)
}

// numbers compares the counts with the State.
func (j *turnJudge) numbers(s *rules.State) *judge.Fault {
	for p := range s.Seats {
		if int(s.Seats[p][HP]) != j.hp[p] {
			return judge.Errorf("ZTM-9.6", fmt.Sprintf("HP of p%d", p+1), j.hp[p], s.Seats[p][HP])
		}
		if int(s.Seats[p][Power]) != j.power[p] {
			return judge.Errorf("ZTM-5.2", fmt.Sprintf("Power of p%d", p+1), j.power[p], s.Seats[p][Power])
		}
	}
	switch {
	case int(s.Vars[Chronos]) != j.hour:
		return judge.Errorf("ZTM-4.3", "position of the medal", j.hour, s.Vars[Chronos])
	case s.Turn > 0 && int(s.Vars[StartHour]) != j.start:
		return judge.Errorf("ZTM-4.9", "position at the start of the turn", j.start, s.Vars[StartHour])
	case s.Vars[Changes] != j.changes:
		return judge.Errorf("ZTM-4.10", "changes of this turn", j.changes, s.Vars[Changes])
	case int(s.Turn) != j.turn:
		return judge.Errorf("ZTM-8.23", "turn", j.turn, s.Turn)
	}
	return nil
}

// over checks who has won (ZTM-1.2, 1.9, 1.12).
func (j *turnJudge) over(s *rules.State) *judge.Fault {
	want := rules.NoSeat
	switch s.Result.Reason {
	case ReasonHP:
		if j.hp[0] > 0 && j.hp[1] > 0 {
			return judge.Errorf("ZTM-1.2", "the end by HP", "a player with 0", j.hp)
		}
	case ReasonTurnCap:
		if j.turn != 100 {
			return judge.Errorf("ZTM-1.12", "the end by turns", 100, j.turn)
		}
	default:
		return nil
	}
	if j.hp[0] > j.hp[1] {
		want = 0
	} else if j.hp[1] > j.hp[0] {
		want = 1
	}
	if s.Result.Winner != want {
		return judge.Errorf("ZTM-1.2", fmt.Sprintf("the winner with HP %v", j.hp), want, s.Result.Winner)
	}
	return nil
}

// list checks that modifiers keep the order in which they were applied
// (ZTM-9.3) and that those of a turn end with it (ZTM-8.21).
func (j *turnJudge) list(before, after *rules.State) *judge.Fault {
	type key struct {
		kind      uint8
		seat      rules.Seat
		target, c rules.CardID
		stamp     uint16
	}
	of := func(s *rules.State) (out []key) {
		for _, m := range s.Mods[:s.NMods] {
			if m.Kind == ModAttack || m.Kind == ModSetTo {
				out = append(out, key{m.Kind, m.Seat, m.Target, m.Src, m.Stamp})
			}
		}
		return out
	}
	was, now := of(before), of(after)
	i := 0
	fresh := 0
	for _, k := range now {
		at := slices.Index(was[i:], k)
		if at < 0 {
			fresh++
			continue
		}
		if fresh > 0 {
			return judge.Errorf("ZTM-9.3", "a new modifier", fmt.Sprint(before.Mods[:before.NMods], " frames ", before.Frames[:before.NFrames]), fmt.Sprint(after.Mods[:after.NMods], " pc ", after.Frames[:after.NFrames]))
		}
		i += at + 1
	}
	for _, m := range after.Mods[:after.NMods] {
		if after.Turn != before.Turn && m.Until == untilTurnEnd && m.Kind != ModSets {
			return judge.Errorf("ZTM-8.21", "a modifier at the start of a turn", "none", m)
		}
		if j.step < StepBattle && (m.Kind == ModAttack || m.Kind == ModSetTo || m.Kind == ModShield) && m.Src != 0 && j.printed(after, m.Src, AType) == AreaEnchant && m.Stamp != after.Card(m.Src).Stamp { // modifiers from a line whose card has left during it remain (ZTM-10.27)
			return judge.Errorf("ZTM-10.10", "a modifier of an Area Enchant that has left", "none", m)
		}
	}
	return nil
}

// swapped checks the Characters after the Swap step (ZTM-8.10 to 8.12, 8.22)
// unless an effect was involved.
func (j *turnJudge) swapped(s *rules.State, p rules.Seat) *judge.Fault {
	if j.turn == 1 || j.moved {
		return nil
	}
	var chars []rules.CardID
	for _, c := range j.set[p] {
		if j.printed(s, c, AType) == Character {
			chars = append(chars, c)
		}
	}
	for i, c := range chars {
		want := j.home(s, c)
		if i == 0 && !j.kept[p] {
			want = zone(BattleField, p)
		}
		if got := s.Card(c).Zone; got != want {
			return judge.Errorf("ZTM-8.11", fmt.Sprintf("Character %d of %d set by %v lies in zone", i+1, len(chars), p), want, got)
		}
	}
	return nil
}

func (j *turnJudge) event(before, after *rules.State, e *rules.Event, moved *int, draws *[2]int) *judge.Fault {
	p := e.Seat
	switch e.Kind {
	case rules.EvRandom:
		if e.C == NightSide && j.turn == 0 {
			j.night = rules.Seat(e.A)
		}
	case EvTurn:
		j.turn++
		j.start, j.changes, j.shields = j.hour, 0, nil // ZTM-8.21
		if j.turn > 1 {
			j.set = [2][]rules.CardID{}
		}
		j.regular, j.areas, j.kept = [2]int{}, [2]int{}, [2]bool{}
	case EvStep:
		if j.step == StepTime && j.legs != j.hours { // the medal may have stopped on its way (ZTM-10.26)
			return judge.Errorf("ZTM-4.3", "hours of the Time step", j.hours, j.legs)
		}
		j.hours, j.legs = 0, 0
		j.step = uint8(e.A)
		if j.step != StepEffects { // abilities begun in the Swap step count until it has been checked
			j.moved = false
		}
		if j.step == StepEffects { // ZTM-10.2
			j.first, j.phase = j.night, 0
			if !dark(j.hour) {
				j.first = j.night.Other()
			}
			clear(j.begun)
			if got := rules.Seat(after.Vars[Priority]); got != j.first {
				return judge.Errorf("ZTM-10.2", "the PriorityPlayer", j.first, got)
			}
		}
	case EvKept:
		j.kept[p] = true
	case rules.EvMove:
		return j.move(before, after, e, draws)
	case EvHours:
		j.hours += int(e.A)
		*moved++
		if !slices.Contains(j.set[p], e.Card) {
			return judge.Errorf("ZTM-4.8", fmt.Sprintf("card %d adds hours", e.Card), "a card set this turn", "another")
		}
		if want := j.printed(after, e.Card, AClock); int(e.A) != want && !j.lasting(before) {
			return judge.Errorf("ZTM-4.6", fmt.Sprintf("hours of card %d", e.Card), want, e.A)
		}
	case EvClock:
		if int(e.A) != j.hour {
			return judge.Errorf("ZTM-4.3", "the medal goes on from", j.hour, e.A)
		}
		to := int(e.B)
		if e.C != 0 {
			if want := ((j.hour+int(e.C))%18 + 18) % 18; to != want {
				return judge.Errorf("ZTM-4.3", fmt.Sprintf("%d hours from %d", e.C, j.hour), want, to)
			}
			if j.step == StepTime && e.Src == 0 {
				j.legs += int(e.C)
			}
			dir := 1
			if e.C < 0 {
				dir = -1
			}
			for k := 0; k != int(e.C); k += dir { // ZTM-4.10, 4.11
				a := ((j.hour+k)%18 + 18) % 18
				j.change(a, (a+dir+18)%18)
			}
		} else {
			j.change(j.hour, to)
		}
		j.hour = to
	case EvTimeChange:
		if len(j.path) == 0 || j.path[0] != e.A {
			return judge.Errorf("ZTM-4.10", "the next change of the time of day", j.path, e.A)
		}
		j.path = j.path[1:]
		j.changes |= e.A
	case EvShield:
		j.shields = append(j.shields, shield{p, e.Src, int(e.A)})
	case EvDamage:
		all := int(e.A) + int(e.C)
		if want := min(all, j.shield(p)); int(e.C) != want {
			return judge.Errorf("ZTM-9.7", fmt.Sprintf("of %d damage to %v is kept off", all, p), want, e.C)
		}
		j.hp[p] = max(0, j.hp[p]-int(e.A)) // ZTM-1.3
		return j.reads(p, e)
	case EvLoss: // ZTM-13.3
		j.hp[p] = max(0, j.hp[p]-int(e.A))
		return j.reads(p, e)
	case EvHeal:
		j.hp[p] += int(e.A)
		if j.hp[p] > 100 {
			return judge.Errorf("ZTM-1.3", "HP", "100 at most", j.hp[p])
		}
		return j.reads(p, e)
	case rules.EvSeatVar:
		if e.C != Power {
			break
		}
		if int(e.A) != j.power[p] || e.B < 0 {
			return judge.Errorf("ZTM-5.12", "Power before a change", j.power[p], e.A)
		}
		if n := j.icons[p]; n > 0 && int(e.B) != j.power[p]+n {
			return judge.Errorf("ZTM-5.2", "Power with the icons of a card", j.power[p]+n, e.B)
		}
		j.icons[p], j.power[p] = 0, int(e.B)
	case EvBattle:
		return j.battle(before, after, e)
	case EvAttack:
		// The last event of a step has the present value.
		if want := j.attack(after, p); int(e.B) != want && after.NMods-before.NMods <= 1 {
			return judge.Errorf("ZTM-9.3", fmt.Sprintf("attack of %v", p), want, e.B)
		}
	case EvUnderpowered:
		if j.powered(before, e.Card) {
			return judge.Errorf("ZTM-10.5", fmt.Sprintf("card %d is Underpowered", e.Card), false, true)
		}
	case EvEffect, EvUnmet:
		j.moved = true
		return j.effect(before, e)
	}
	return nil
}

func (j *turnJudge) reads(p rules.Seat, e *rules.Event) *judge.Fault {
	if int(e.B) != j.hp[p] {
		return judge.Errorf("ZTM-1.3", fmt.Sprintf("HP of %v after %d", p, e.A), j.hp[p], e.B)
	}
	return nil
}

func (j *turnJudge) change(from, to int) {
	switch {
	case dark(from) && !dark(to):
		j.path = append(j.path, ChangeNightToDay)
	case !dark(from) && dark(to):
		j.path = append(j.path, ChangeDayToNight)
	}
}

// lasting reports whether an Area Enchant with a lasting state is in play.
func (j *turnJudge) lasting(s *rules.State) bool {
	for p := rules.Seat(0); p < 2; p++ {
		for _, c := range s.Zone(zone(Area, p)) {
			for _, a := range j.g.Lib.Def(s.Card(c).Def).Abilities {
				if j.g.Lib.Abilities[a].Trigger == TrStatic {
					return true
				}
			}
		}
	}
	return false
}

func (j *turnJudge) move(before, after *rules.State, e *rules.Event, draws *[2]int) *judge.Fault {
	c, p := e.Card, e.To.Seat()
	kind := j.printed(after, c, AType)
	if e.From.Kind() == Hand || e.From.Kind() == Deck {
		switch e.To.Kind() {
		case BattleField:
			if kind != Character || before.Turn != 0 {
				return judge.Errorf("ZTM-6.10", "placed on the BattleField from hand", "a Character at set-up", c)
			}
			j.set[p] = append(j.set[p], c)
		case SetA, SetB, AreaNew:
			if (kind == AreaEnchant) != (e.To.Kind() == AreaNew) {
				return judge.Errorf("ZTM-3.3", fmt.Sprintf("card %d of type %d is set in", c, kind), "the slots of its type", e.To.Kind())
			}
			j.set[p] = append(j.set[p], c)
		case Hand:
			draws[p]++
		}
	}
	if e.To.Kind() == Charger && e.From != e.To {
		j.icons[p] = min(j.icons[p]+j.printed(after, c, AIcons), 9999-j.power[p]) // ZTM-13.14
	}
	if e.From.Kind() == Area {
		j.shields = slices.DeleteFunc(j.shields, func(h shield) bool { return h.src == c }) // ZTM-10.10
	}
	// In Cleanup and Swap only the rules move cards away, unless an effect
	// began.
	if f := before.Frames[0]; before.NFrames == 1 && f.Op == opMatch && (j.step == StepCleanup || j.step == StepSwap) && !j.moved {
		switch e.From.Kind() {
		case SetA, SetB, BattleField, Area:
			if e.From.Kind() == Area && j.discards(after, c) {
				break // its own condition may name the zone (ZTM-11.2)
			}
			if e.To.Kind() != BattleField && e.To != j.home(after, c) {
				return judge.Errorf("ZTM-3.5", fmt.Sprintf("card %d with %d icons leaves play to", c, j.printed(after, c, AIcons)), j.home(after, c), e.To)
			}
		}
	}
	return nil
}

// discards reports whether a card has discard conditions.
func (j *turnJudge) discards(s *rules.State, c rules.CardID) bool {
	return slices.ContainsFunc(j.g.Lib.Def(s.Card(c).Def).Abilities, func(a uint16) bool { return j.g.Lib.Abilities[a].List != 0 })
}

// battle is ZTM-9.5 to 9.7.
func (j *turnJudge) battle(before, after *rules.State, e *rules.Event) *judge.Fault {
	a, b := j.attack(before, 0), j.attack(before, 1)
	if int(e.A) != a || int(e.B) != b {
		return judge.Errorf("ZTM-9.2", "the attacks of the battle", [2]int{a, b}, [2]int16{e.A, e.B})
	}
	win := rules.NoSeat
	if a > b {
		win = 0
	} else if b > a {
		win = 1
	}
	if e.Seat != win {
		return judge.Errorf("ZTM-9.5", fmt.Sprintf("the winner of %d against %d", a, b), win, e.Seat)
	}
	want := [2]int{100, 100}
	for p := range want {
		want[p] = j.hp[p]
		j.won[p] = win != rules.Seat(p).Other()
		if got := after.Seats[p][Winner] != 0; got != j.won[p] {
			return judge.Errorf("ZTM-9.5", fmt.Sprintf("p%d counts as winner", p+1), j.won[p], got)
		}
	}
	if win != rules.NoSeat {
		p := win.Other()
		want[p] = max(0, want[p]-max(0, max(a, b)-min(a, b)-j.shield(p)))
	}
	if got := [2]int{int(after.Seats[0][HP]), int(after.Seats[1][HP])}; got != want {
		return judge.Errorf("ZTM-9.6", fmt.Sprintf("HP after a battle of %d against %d", a, b), want, got)
	}
	return nil
}

// effect checks who applies effects, and when (ZTM-10.1, 10.5, 10.7).
func (j *turnJudge) effect(before *rules.State, e *rules.Event) *judge.Fault {
	a := &j.g.Lib.Abilities[e.A]
	k := before.Card(e.Card).Zone.Kind()
	if j.step != StepEffects || !stepTrigger(a.Trigger) || k != BattleField && k != SetA && k != SetB && k != Area || before.Card(e.Card).Owner != e.Seat {
		return nil
	}
	if e.Def != before.Card(e.Card).Def {
		return nil // an effect applied by another card
	}
	phase := 0
	if e.Seat != j.first {
		phase = 1
	}
	if a.Late {
		phase += 2
	}
	if phase < j.phase {
		return judge.Errorf("ZTM-10.1", "effects in the order first player, second, late ones (phase)", j.phase, phase)
	}
	j.phase = phase
	if !j.begun[e.Card] && !j.powered(before, e.Card) {
		return judge.Errorf("ZTM-10.5", fmt.Sprintf("card %d begins its effect with Power %d", e.Card, before.Seats[e.Seat][Power]), "enough Power", "Underpowered")
	}
	j.begun[e.Card] = true
	return nil
}

// Rest checks the question of the Set step (ZTM-8.1 to 8.5).
func (j *turnJudge) Rest(s *rules.State) *judge.Fault {
	if s.Over() || s.Dec.Prompt != PromptSet || s.Dec.Kind != rules.Commit || s.Dec.Open != s.Dec.Asked {
		return nil
	}
	for p := rules.Seat(0); p < 2; p++ {
		if slices.ContainsFunc(s.Mods[:s.NMods], func(m rules.Mod) bool { return m.Kind == ModSets && m.Seat == p }) {
			continue
		}
		most := 2
		if j.won[p] {
			most = 1
		}
		most = min(most, s.Count(zone(Hand, p)))
		if got := int(s.Dec.Max[p]); got != most {
			return judge.Errorf("ZTM-8.1", fmt.Sprintf("cards that %v may set", p), most, got)
		}
		if got := int(s.Dec.Min[p]); got != min(1, most) {
			return judge.Errorf("ZTM-8.1", fmt.Sprintf("cards that %v must set", p), min(1, most), got)
		}
	}
	return nil
}
