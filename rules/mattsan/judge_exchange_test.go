package mattsan

import (
	"fmt"

	"godeck/rules"
	"godeck/rules/judge"
)

// exchangeJudge is a second implementation of what can be counted from
// outside: the order of exchanges, damage counters, defeats with their souls,
// terrains and soul cards, slots, and the steps of a turn. It computes values
// itself only where nothing on the field changes them (plain).
type exchangeJudge struct {
	judge.Idle
	g *Game

	turn   int16
	seat   rules.Seat
	step   int16
	stack  []entry
	damage map[rules.CardID]int
	souls  [2]int // of units defeated since the last soul draw
	sure   bool   // all souls came from plain units
	strike *strike
	plainN int // attacks computed here
}

type entry struct {
	seat          rules.Seat
	kind          int16
	card          rules.CardID
	negated, done bool
	answered      bool // it was answered, or its damage may be different
}

// strike is an attack being carried out.
type strike struct {
	atk int
	die bool
}

func (j *exchangeJudge) Start(*rules.State) {
	*j = exchangeJudge{g: j.g, damage: map[rules.CardID]int{}, seat: rules.NoSeat, step: -1, sure: true}
}

// plain reports whether nothing on the field, attached or lasting, changes numbers.
func (j *exchangeJudge) plain(s *rules.State) bool {
	if s.NMods > 0 {
		return false
	}
	for p := rules.Seat(0); p < 2; p++ {
		if s.Count(zone(Under, p)) > 0 {
			return false
		}
		for _, k := range []uint8{Battle, Bench, Ground} {
			for _, c := range s.Zone(zone(k, p)) {
				for _, a := range j.g.Lib.Def(s.Card(c).Def).Abilities {
					if t := j.g.Lib.Abilities[a].Trigger; t == TrStatic || t == TrCounter || t == TrDie {
						return false
					}
				}
			}
		}
	}
	return true
}

func (j *exchangeJudge) printed(s *rules.State, c rules.CardID, a int) int {
	return int(j.g.Lib.Def(s.Card(c).Def).Attr[a])
}

func (j *exchangeJudge) Step(before, after *rules.State, events []rules.Event) *judge.Fault {
	plain := j.plain(before) && j.plain(after)
	for i := range events {
		if f := j.event(before, after, &events[i], plain); f != nil {
			return f
		}
	}
	return nil
}

func (j *exchangeJudge) event(before, after *rules.State, e *rules.Event, plain bool) *judge.Fault {
	switch e.Kind {
	case EvTurn:
		if e.A != j.turn+1 || j.seat != rules.NoSeat && e.Seat != j.seat.Other() {
			return judge.Errorf("MTZ-1.2", "turns alternate", fmt.Sprint(j.turn+1, j.seat.Other()), fmt.Sprint(e.A, e.Seat))
		}
		j.turn, j.seat, j.step = e.A, e.Seat, -1
		if len(after.Stack[:after.NStack]) > 0 {
			return judge.Errorf("MTZ-14.6", "a turn begins with an exchange open", 0, after.NStack)
		}
	case EvStep:
		if j.turn > 0 && e.A <= j.step {
			return judge.Errorf("MTZ-4.1", "steps in their order", j.step+1, e.A)
		}
		j.step = e.A
		if e.A == int16(StepDraw) {
			if n := after.Count(zone(Spent, j.seat)); n > 0 {
				return judge.Errorf("MTZ-4.2", "soul cards sideways after straightening", 0, n)
			}
			for _, c := range after.Zone(zone(Ground, j.seat)) {
				if after.Card(c).Has(FlagSideways) {
					return judge.Errorf("MTZ-4.2", "a terrain is sideways after straightening", 0, c)
				}
			}
		}
	case EvDeclare:
		at := int(e.C)
		if at > len(j.stack) {
			return judge.Errorf("MTZ-14.7", "place of a declared effect", len(j.stack), at)
		}
		for _, x := range j.stack[at:] {
			if !x.done && !x.negated {
				return judge.Errorf("MTZ-14.7", "an effect is lost", "carried out", fmt.Sprintf("%+v", x))
			}
		}
		if e.A == KindAttack && e.Seat != j.seat || e.A <= KindSwitch && j.step != int16(StepAction) {
			return judge.Errorf("MTZ-4.11", "who may act", j.seat, e.Seat)
		}
		j.stack = append(j.stack[:at], entry{seat: e.Seat, kind: e.A, card: e.Card})
	case EvAnswer:
		if int(e.A) != len(j.stack)-1 || e.B >= e.A || e.B < 0 || j.stack[e.B].done {
			return judge.Errorf("MTZ-14.9", "what is answered", "an effect not yet carried out", e.B)
		}
		for k := range j.stack {
			j.stack[k].answered = true
		}
		if x := j.stack[e.A]; x.kind == KindTrap && x.seat == j.stack[e.B].seat && j.printed(after, x.card, AOwn) == 0 { // MTZ-7.6
			return judge.Errorf("MTZ-7.5", "a trap answers", x.seat.Other(), x.seat)
		}
	case EvNegate:
		if int(e.A) >= len(j.stack) || j.stack[e.A].done {
			return judge.Errorf("MTZ-14.10", "what is negated", "an effect not yet carried out", e.A)
		}
		j.stack[e.A].negated = true
	case EvSilence: // MTZ-27.6
		for k := range j.stack {
			x := &j.stack[k]
			x.negated = x.negated || x.kind != KindAttack && x.kind != KindSwitch
		}
	case EvResolve:
		at := int(e.C)
		if at >= len(j.stack) || j.stack[at].negated || j.stack[at].done || j.stack[at].kind != e.A {
			return judge.Errorf("MTZ-14.10", "what is carried out", "a declared effect that was not negated", at)
		}
		for _, x := range j.stack[at+1:] {
			if !x.done && !x.negated {
				return judge.Errorf("MTZ-14.7", "the last answer comes first", x.kind, e.A)
			}
		}
		j.stack = j.stack[:at+1]
		j.stack[at].done = true
		j.strike = nil
		if e.A == KindAttack && plain && !j.stack[at].answered {
			j.strike = &strike{atk: j.printed(before, e.Card, AAtk), die: j.printed(before, e.Card, ADice) > 0}
		}
	case EvFizzle:
		if n := len(j.stack); n > 0 {
			for k := n - 1; k >= 0; k-- {
				if !j.stack[k].done {
					j.stack[k].done = true
					break
				}
			}
		}
	case EvDie:
		if j.strike != nil && j.strike.die {
			j.strike.atk += int(e.A)
			j.strike.die = false
		}
	case EvDamage:
		if want := min(999, j.damage[e.Card]+int(e.A)); e.A < 0 || e.C < 0 || int(e.B) != want { // MTZ-29.24
			return judge.Errorf("MTZ-16.5", "damage counters", want, e.B)
		}
		if t := j.strike; t != nil {
			if plain && (int(e.A) != t.atk || e.C != 0) {
				return judge.Errorf("MTZ-11.2", "damage of an attack", t.atk, e.A)
			}
			j.plainN++
			j.strike = nil
		}
		j.damage[e.Card] = int(e.B)
	case EvHeal, EvStay:
		j.damage[e.Card] = int(after.Card(e.Card).N[NDamage])
	case EvLeave:
		if e.A == LeaveDefeat {
			owner := before.Card(e.Card).Owner
			if plain {
				if hp := j.printed(before, e.Card, AHP); j.damage[e.Card] < hp && !before.Card(e.Card).Has(FlagDoomed) {
					return judge.Errorf("MTZ-16.6", "a unit with HP is defeated", hp, j.damage[e.Card])
				}
				j.souls[owner] += j.printed(before, e.Card, ASoul)
			} else {
				j.sure = false
			}
		}
		delete(j.damage, e.Card)
	case EvSouls:
		if e.B == 0 && j.sure && plain && int(e.A) != j.souls[e.Seat] {
			return judge.Errorf("MTZ-18.4", "cards of the soul draw", j.souls[e.Seat], e.A)
		}
		j.souls[e.Seat] = 0
	case EvTap:
		if before.Card(e.Card).Has(FlagSideways) == (e.A != 0) {
			return judge.Errorf("MTZ-8.8", "a terrain is turned", "the other way", e.A)
		}
	}
	return nil
}

// Rest checks what holds whenever the turn player is asked for a main play.
func (j *exchangeJudge) Rest(s *rules.State) *judge.Fault {
	if s.Over() || s.Dec.Prompt != PromptMain {
		return nil
	}
	j.souls, j.sure, j.strike = [2]int{}, true, nil
	if s.NStack > 0 || s.NFrames != 1 {
		return judge.Errorf("MTZ-14.6", "a main play while an exchange is open", 0, s.NStack)
	}
	for p := rules.Seat(0); p < 2; p++ {
		if s.Count(zone(Battle, p)) != 1 || s.Card(Fighter(s, p)).Has(rules.FaceDown) {
			return judge.Errorf("MTZ-19.1", "a battlefield", "one face-up unit", s.Count(zone(Battle, p)))
		}
		first, last := Middle-int(s.Seats[p][Left]), Middle+int(s.Seats[p][Right])
		if d := int(s.Seats[p][Left] - s.Seats[p][Right]); d < -1 || d > 1 {
			return judge.Errorf("MTZ-9.8", "sides of a bench differ", "by one slot at most", d)
		}
		for _, k := range []uint8{Bench, Ground} {
			taken := map[int16]bool{}
			for _, c := range s.Zone(zone(k, p)) {
				slot := s.Card(c).N[NSlot]
				if taken[slot] || (int(slot) < first || int(slot) > last) && !(k == Ground && slot == BattleSlot) {
					return judge.Errorf("MTZ-6.2", "a slot", fmt.Sprint(first, last, taken), slot)
				}
				taken[slot] = true
			}
		}
		for _, k := range []uint8{Battle, Bench} {
			for _, c := range s.Zone(zone(k, p)) {
				if d := s.Card(c); !d.Has(rules.FaceDown) && j.plain(s) && int(d.N[NDamage]) >= j.printed(s, c, AHP) {
					return judge.Errorf("MTZ-16.6", "a unit without HP", j.printed(s, c, AHP), d.N[NDamage])
				}
			}
		}
		if s.Seats[p][Charges] > 1 {
			return judge.Errorf("MTZ-5.1", "soul charges of a turn", 1, s.Seats[p][Charges])
		}
	}
	return nil
}
