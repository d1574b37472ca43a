package ai

import "godeck/rules"

// A beginner misses good answers but does nothing senseless. At Easy, answers
// that the guide calls senseless and effects in vain are left out before the
// search begins, so neither a slip nor too few playouts can choose one.

// Price tells what a player pays from what an effect does. Where nothing but
// the price changes the effect is in vain.
type Price struct {
	Zones uint64  // kinds of zones whose cards pay
	Flags uint16  // flags that the player's cards take on
	N     [3]bool // numbers of the player's cards that pay
	Seat  []int   // numbers of a seat that effects change
	Vars  []int   // … and of the match
}

// Prompts returns a set of prompts.
func Prompts(list ...uint8) (set uint64) {
	for _, p := range list {
		set |= 1 << p
	}
	return set
}

// Has reports whether a set of prompts, or of zone kinds, has a member.
func Has(set uint64, k uint8) bool { return set>>k&1 != 0 }

// drop leaves out the plans for which bad holds, unless it holds for all.
func drop(plans []Plan, bad func(i int) bool) []Plan {
	n := 0
	for i, q := range plans {
		if !bad(i) {
			plans[n] = q
			n++
		}
	}
	if n == 0 {
		return plans
	}
	return plans[:n]
}

// nothing reports whether an option declines.
func nothing(o rules.Option) bool {
	return o.Verb == rules.Pass || o.Verb == rules.Done || o.Verb == rules.No
}

// spared leaves out effects in vain: those after which everything is as if the
// player had declined, or as it is now, but for the price. Declining is in
// vain where an effect asks whom it should help or hit and somebody is there.
// Plans are compared in three worlds, each carried out until nothing is under
// way.
func (z *search) spared(plans []Plan) []Plan {
	prompt := z.view.S.Dec.Prompt
	chosen := Has(z.t.Aims, prompt)
	if !chosen && !Has(z.t.Effects, prompt) {
		return plans
	}
	me, none := z.view.Seat, -1
	idle, worth := make([]bool, len(plans)), make([]int, len(plans))
	for i := range plans {
		idle[i] = true
		if nothing(plans[i].Answers[0]) {
			none = i
		}
	}
	var now, without rules.State
	for range 3 {
		z.belief.world(&z.view, z.r, &now)
		without = now
		if none >= 0 && !z.calm(&now) {
			z.carryOut(&without, me, &plans[none])
		}
		for i := range plans {
			z.s = now
			if i == none {
				worth[i] += z.evaluate(&without, me)
				continue
			}
			z.carryOut(&z.s, me, &plans[i])
			src := plans[i].Answers[0].Card
			if chosen {
				src = now.Dec.Src
			}
			idle[i] = idle[i] && z.same(&without, &z.s, me, src)
			worth[i] += z.evaluate(&z.s, me)
		}
	}
	best := -1 // of those that do something
	for i := range plans {
		if !idle[i] && (best < 0 || worth[i] > worth[best]) {
			best = i
		}
	}
	return drop(plans, func(i int) bool {
		switch {
		case !idle[i]:
			return false
		case i == none:
			return chosen && best >= 0 && worth[best] > worth[i]
		}
		return none >= 0 || best >= 0 && worth[best] >= worth[i]
	})
}

// merciful leaves out what may win before the opponent has had some turns of its own: it is
// carried out in several worlds, so that the dice fall in more than one way.
func (z *search) merciful(plans []Plan) []Plan {
	me := z.view.Seat
	if z.t.Mercy == 0 || z.view.S.Turn > z.t.Mercy {
		return plans
	}
	wins := make([]bool, len(plans))
	var now rules.State
	for range mercies {
		z.belief.world(&z.view, z.r, &now)
		for i := range plans {
			if !wins[i] {
				z.s = now
				z.carryOut(&z.s, me, &plans[i])
				wins[i] = z.s.Over() && z.s.Result.Winner == me
			}
		}
	}
	return drop(plans, func(i int) bool { return wins[i] })
}

// mercies is the number of worlds in which a merciful player looks.
const mercies = 12

// calm reports whether no effect is under way.
func (z *search) calm(s *rules.State) bool { return Has(z.t.Calm, s.Dec.Prompt) && s.NStack == 0 }

// carryOut plays a plan and goes on until no effect is under way, the opponent
// declining what it may.
func (z *search) carryOut(s *rules.State, me rules.Seat, q *Plan) {
	turn := s.Turn
	z.play(s, me, q)
	for n := 0; n < 40 && !s.Over() && s.Turn == turn && !z.calm(s); n++ {
		p := s.ToAnswer()
		o := z.rolloutPolicy(s, p)
		if p != me || Has(z.t.Calm, s.Dec.Prompt) {
			for _, x := range z.opts {
				if nothing(x) {
					o = x
				}
			}
		}
		z.eng.Play(s, p, o, nil)
	}
}

// same reports whether two states differ in no more than what the player paid
// and where its source went.
func (z *search) same(a, b *rules.State, me rules.Seat, src rules.CardID) bool {
	if a.Result != b.Result || a.NMods != b.NMods || a.NCards != b.NCards {
		return false
	}
	for _, v := range z.t.Price.Vars {
		if a.Vars[v] != b.Vars[v] {
			return false
		}
	}
	for _, v := range z.t.Price.Seat {
		if a.Seats[0][v] != b.Seats[0][v] || a.Seats[1][v] != b.Seats[1][v] {
			return false
		}
	}
	for id := rules.CardID(1); id <= rules.CardID(a.NCards); id++ {
		x, y := a.Card(id), b.Card(id)
		lies := Has(z.t.InPlay, y.Zone.Kind())
		if x.Zone != y.Zone {
			paid := x.Owner == me && Has(z.t.Price.Zones, x.Zone.Kind()) && !lies
			if !paid && (id != src || lies) {
				return false
			}
			continue
		}
		gone, come, n := x.Flags&^y.Flags, y.Flags&^x.Flags, y.N
		if x.Owner == me {
			come &^= z.t.Price.Flags
			for i, paid := range z.t.Price.N {
				if paid {
					n[i] = x.N[i]
				}
			}
		}
		if gone|come != 0 || x.N != n || x.Host != y.Host || x.Known != y.Known {
			return false
		}
	}
	return true
}
