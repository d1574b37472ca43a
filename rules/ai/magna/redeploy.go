package magna

import (
	"godeck/rules"
	"godeck/rules/ai"
	mgn "godeck/rules/magna"
)

// A redeployment is planned at once: the guide weighs arrangements of the units
// over the bases, and every plan is the whole way to one of them. So no unit goes
// to and fro, and nobody is moved for nothing.

// most are bounds of a plan: its moves, and the plans that are compared.
const (
	mostMoves = 3
	mostPlans = 7
)

// unit is a card that may be moved: what it does at a base.
type unit struct {
	card    rules.CardID
	at      uint8 // its base
	stays   bool  // it has moved
	goes    bool  // it can invade
	attack  int
	defense int
}

// army is what a redeployment is planned with.
type army struct {
	units    []unit
	space    [9]unit
	standing [mgn.BaseCount + 1]bool
	front    int
	comes    int  // attack that can come against the front
	declared bool // it does come, this turn
	here     int  // defense at the front now

	plans [mostPlans]plan
	n     int
}

// plan is an arrangement: the base of each unit.
type plan struct {
	at    [9]uint8
	worth int
}

// threatened reports whether the other seat has declared an invasion.
func threatened(s *rules.State, p rules.Seat) bool {
	return s.Seats[p.Other()][mgn.Option] == mgn.OptionInvade
}

// Plans lists whole redeployments, the one that moves nobody among them.
func (z *mind) Plans(s *rules.State, p rules.Seat, _ []rules.Option, out []ai.Plan) []ai.Plan {
	if s.Dec.Prompt != mgn.PromptRedeploy || s.Vars[mgn.Battle] != 0 || s.Seats[p][mgn.Ring] != 0 {
		return out
	}
	var a army
	a.units = a.space[:0]
	z.review(s, p, &a)
	if len(a.units) > len(plan{}.at) {
		return out
	}
	out = append(out, ai.One(rules.Option{Verb: rules.Done}))
	var now plan
	for i, u := range a.units {
		now.at[i] = u.at
	}
	stay := a.worth(&now)
	var q plan
	a.arrange(&q, 0, 0, [mgn.BaseCount + 1]int{}, stay)
	for _, q := range a.plans[:a.n] {
		if w, ok := a.way(p, &q); ok {
			w.Prior = 4*(q.worth-stay) + z.R.IntN(jitter)
			out = append(out, w)
		}
	}
	return out
}

// review fills in what is to be arranged.
func (z *mind) review(s *rules.State, p rules.Seat, a *army) {
	a.front, a.declared = z.g.Front(s, p), threatened(s, p)
	for line := 1; line <= mgn.BaseCount; line++ {
		a.standing[line] = z.g.Standing(s, p, line)
		for _, c := range s.Zone(base(p, line)) {
			d := s.Card(c)
			u := unit{card: c, at: uint8(line), stays: d.Has(mgn.FlagMoved), defense: z.need(s, c)}
			if !d.Has(rules.FaceDown) {
				u.goes, u.attack = !z.g.Keyword(s, c, mgn.WordGuard), z.g.Attack(s, c)
			}
			if line == a.front {
				a.here += u.defense
			}
			a.units = append(a.units, u)
		}
	}
	for _, c := range s.Zone(base(p.Other(), mgn.BaseCount)) {
		if !s.Card(c).Has(rules.FaceDown) && z.g.CanInvade(s, c) && !(a.declared && s.Card(c).Has(mgn.FlagChecked)) {
			a.comes += z.g.Attack(s, c)
		}
	}
}

// arrange lists the best arrangements, from unit i on.
func (a *army) arrange(q *plan, i, moved int, there [mgn.BaseCount + 1]int, stay int) {
	if i == len(a.units) {
		q.worth = a.worth(q) - moved
		if moved == 0 || q.worth <= stay {
			return
		}
		k := min(a.n, mostPlans-1)
		if a.n == mostPlans && q.worth <= a.plans[k].worth {
			return
		}
		for ; k > 0 && a.plans[k-1].worth < q.worth; k-- {
			a.plans[k] = a.plans[k-1]
		}
		a.plans[k] = *q
		a.n = min(a.n+1, mostPlans)
		return
	}
	u := &a.units[i]
	for line := uint8(1); line <= mgn.BaseCount; line++ {
		if q.at[i] = line; line == u.at {
			a.arrange(q, i+1, moved, added(there, line), stay)
		} else if a.standing[line] && !u.stays && moved < mostMoves+1 && there[line] < mgn.Slots[line] {
			a.arrange(q, i+1, moved+1, added(there, line), stay)
		}
	}
}

func added(there [mgn.BaseCount + 1]int, line uint8) [mgn.BaseCount + 1]int {
	there[line]++
	return there
}

// full marks arrangements that are no choice.
const full = -1000

// worth values an arrangement; ten points are about a unit.
func (a *army) worth(q *plan) int {
	var there [mgn.BaseCount + 1]int
	n, hold := 0, 0
	for i := range a.units {
		u, line := &a.units[i], int(q.at[i])
		if there[line]++; there[line] > mgn.Slots[line] {
			return full
		}
		if line == a.front {
			hold += u.defense
			if !u.goes {
				n += 3
			}
		}
		if line == mgn.BaseCount && u.goes {
			n += 2 + u.attack
		}
	}
	if a.front == 0 {
		return n
	}
	if a.declared && hold < a.here { // what is attacked is not weakened
		return full
	}
	threat := min(hold, a.comes)
	if a.comes > 0 && hold >= a.comes {
		threat += 4
	}
	if a.declared {
		threat *= 2
	}
	if there[a.front] > 0 {
		n += 10
	}
	return n + threat
}

// way returns the moves to an arrangement, and the end of the redeployment. A unit
// whose goal is full goes there in exchange for one that leaves it.
func (a *army) way(p rules.Seat, q *plan) (out ai.Plan, ok bool) {
	var at [len(q.at)]uint8
	var there [mgn.BaseCount + 1]int
	for i, u := range a.units {
		at[i] = u.at
		there[u.at]++
	}
	for {
		best, with := -1, -1
		for i := range a.units {
			if at[i] == q.at[i] {
				continue
			}
			if there[q.at[i]] < mgn.Slots[q.at[i]] {
				best, with = i, -1
				break
			}
			for j := range a.units {
				if at[j] == q.at[i] && at[j] != q.at[j] && (best < 0 || q.at[j] == at[i]) {
					best, with = i, j
				}
			}
		}
		switch {
		case best < 0:
			out.Answers[out.N] = rules.Option{Verb: rules.Done}
			out.N++
			return out, true
		case out.N == mostMoves:
			return out, false
		}
		o := rules.Option{Verb: rules.Use, Card: a.units[best].card, Zone: base(p, int(q.at[best]))}
		from := at[best]
		there[from]--
		at[best] = q.at[best]
		there[at[best]]++
		if with >= 0 {
			o.N = int16(a.units[with].card)
			there[at[with]]--
			at[with] = from
			there[from]++
		}
		out.Answers[out.N] = o
		out.N++
	}
}
