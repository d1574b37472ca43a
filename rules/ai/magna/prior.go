package magna

import (
	"godeck/rules"
	"godeck/rules/ai"
	mgn "godeck/rules/magna"
)

// Prior scores an option; ten points are about a unit.
func (z *mind) Prior(s *rules.State, p rules.Seat, o rules.Option) int {
	g, pick, use := z.g, o.Verb == rules.Pick, o.Verb == rules.Use
	switch s.Dec.Prompt {
	case mgn.PromptHand:
		if pick {
			return z.spare(s, p, o.Card)
		}
	case mgn.PromptProduction:
		return z.production(s, p, o)
	case mgn.PromptArmament:
		switch {
		case use: // the card comes back as a reinforcement
			return 12 - z.cardValue(s, o.Card)/2 - 8*rules.Truth(ai.Count(s, mgn.Funds, p) >= mgn.FundLimit)
		case o.N == 1 && z.units == 0:
			return -20
		case o.N == 1:
			return 14 + 4*(z.attack-z.defense)
		}
	case mgn.PromptRedeploy:
		if o.Verb != rules.Done {
			return z.redeploy(s, p, o)
		}
	case mgn.PromptGo: // waiting for certainty is waiting too long
		return 10 * rules.Truth((o.Verb == rules.Yes) == (z.attack+3 >= z.defense))
	case mgn.PromptForce, mgn.PromptContinue:
		more := s.Dec.Prompt == mgn.PromptContinue
		switch {
		case !pick:
			return 0
		case more && s.Count(base(p.Other(), max(1, g.Front(s, p.Other())))) == 0:
			return 20
		case more && z.attack < z.defense:
			return -5
		case s.Card(o.Card).Has(mgn.FlagChecked):
			return -4
		}
		return 2 + 2*g.Attack(s, o.Card)
	case mgn.PromptReinforce:
		if o.Verb != rules.Pass {
			return z.reinforce(s, p, o)
		}
	case mgn.PromptAttack:
		return z.strike(s, p, o)
	case mgn.PromptMembers:
		return z.members(s, p, o)
	case mgn.PromptOrder: // survivors first, then the least valuable
		if z.need(s, o.Card) > int(s.Dec.Arg) {
			return 50
		}
		return -z.cardValue(s, o.Card)
	case mgn.PromptTargets, mgn.PromptSplit:
		if o.Verb == rules.Pass {
			return 0
		}
		t := mgn.TargetOf(s, p, o)
		return 3 + z.cardValue(s, t) - 3*z.need(s, t)/2*rules.Truth(s.Card(t).Owner != p)
	case mgn.PromptTidy, mgn.PromptCards:
		if o.Verb != rules.Done {
			return 1 + z.cardValue(s, o.Card)
		}
	case mgn.PromptDiscard:
		return -z.cardValue(s, o.Card)
	}
	if o.Verb == rules.Number {
		return int(o.N)
	}
	return z.Habit(s, o)
}

// keep is the least spare value of a card worth discarding.
const keep = 7

// spare is how readily a card in hand is discarded for another: a surplus
// tactic or weapon, or a unit that cannot be paid for soon.
func (z *mind) spare(s *rules.State, p rules.Seat, c rules.CardID) int {
	lib := z.g.Lib
	a := &lib.Def(s.Card(c).Def).Attr
	if a[mgn.AType] == mgn.Unit {
		if a[mgn.ACost] > 7 {
			return 8
		}
		return 0
	}
	n := 0
	for _, h := range s.Zone(rules.ZoneOf(mgn.Hand, p)) {
		if z.Def(s, h).Attr[mgn.AType] != mgn.Unit && s.Picks[p].Index(h) < 0 {
			n++
		}
	}
	return 2 + 2*n
}

// production prefers big units, defenders at the front and attackers at the
// third base, and lays Trap cards with what is left.
func (z *mind) production(s *rules.State, p rules.Seat, o rules.Option) int {
	g := z.g
	c := s.Card(o.Card)
	def := z.Lib.Def(c.Def)
	front := g.Front(s, p)
	line := int(o.Zone.Kind()) - int(mgn.Base1) + 1
	replaced := 0
	if o.Zone != 0 && o.N != 0 {
		if o.Verb == rules.Block {
			return -20
		}
		replaced = 2 * z.cardValue(s, rules.CardID(o.N))
	}
	at := 0
	if o.Zone != 0 {
		guards := s.Count(base(p, front))
		switch {
		case line == front && guards < 2:
			at = 3 - guards
		case line == mgn.BaseCount: // it can invade from there
			at = 11
		}
	}
	switch o.Verb {
	case rules.Pass:
		return 0
	case rules.Mode: // only if that pays for something
		for _, h := range s.Zone(rules.ZoneOf(mgn.Hand, p)) {
			cost, fight := g.Cost(s, h), int(s.Seats[p][mgn.Fight])
			if z.Def(s, h).Attr[mgn.AType] == mgn.Unit && cost > fight && cost <= fight+mgn.FightOfOne && s.Seats[p][mgn.Magna] >= 2 {
				return 5
			}
		}
		return -5
	case rules.Block:
		n := 8*rules.Truth(line == front) - 8*rules.Truth(z.rear(s, p, o)) - replaced - 4
		if def.Attr[mgn.AType] == mgn.Trap {
			n += 9
		} else {
			n -= z.cardValue(s, o.Card)
		}
		return n
	}
	switch {
	case c.Zone.Kind() != mgn.Hand: // an ability
		return 4
	case def.Attr[mgn.AType] == mgn.Unit:
		return 3*int(def.Attr[mgn.ACost]) + at - replaced
	case def.Attr[mgn.AType] == mgn.Weapon:
		u := rules.CardID(o.N)
		a := &z.Def(s, u).Attr
		n := 4 + int(def.Attr[mgn.AAttack]+def.Attr[mgn.ADefense]) + int(a[mgn.AAttack]+a[mgn.ADefense])/2
		if mgn.WeaponOf(s, u) != 0 {
			n -= 8
		}
		return n
	}
	return 5
}

// redeploy moves defenders to an empty front and strong units to the third
// base, where they can invade.
func (z *mind) redeploy(s *rules.State, p rules.Seat, o rules.Option) int {
	g := z.g
	c := s.Card(o.Card)
	if o.N != 0 || c.Zone.Kind() == mgn.Arms || c.Zone.Kind() > mgn.Base3 {
		return -5
	}
	front := g.Front(s, p)
	from, to := int(c.Zone.Kind()-mgn.Base1)+1, int(o.Zone.Kind()-mgn.Base1)+1
	there := s.Count(o.Zone)
	left := s.Count(c.Zone)
	goes := !c.Has(rules.FaceDown) && !g.Keyword(s, o.Card, mgn.WordGuard)
	switch {
	case from == front && threatened(s, p): // what is attacked is not weakened
		return -5
	case to == front && there == 0 && from != front && left > 1:
		n := 8 - g.Attack(s, o.Card)
		if !goes {
			n += 4
		}
		return n
	case to == mgn.BaseCount && goes && from != front:
		return 4
	case to == mgn.BaseCount && goes && from == front && left > 2:
		return 2 + g.Attack(s, o.Card)
	case to == front && !goes && from != front && there < mgn.Slots[front]:
		return 3
	}
	return -5
}

// reinforce adds what the battle needs.
func (z *mind) reinforce(s *rules.State, p rules.Seat, o rules.Option) int {
	from, a, magna := s.Card(o.Card).Zone.Kind(), &z.Def(s, o.Card).Attr, 0
	if from == mgn.Arms {
		return -3
	}
	if from == mgn.Hand && (a[mgn.AType] == mgn.Unit || a[mgn.AType] == mgn.Weapon) {
		magna, _ = z.g.ReinforceCost(s, o.Card)
	}
	mine, opp := mgn.ForceZone(s, p), mgn.ForceZone(s, p.Other())
	switch invades := mgn.InvaderSeat(s) == p; {
	case invades && z.strength(s, mine) > z.holds(s, opp)+3:
		return 1
	case invades:
		return 6 + 2*int(a[mgn.AAttack]) - 3*magna
	case z.holds(s, mine) > z.strength(s, opp):
		return 0
	}
	return 5 + int(a[mgn.ADefense]) - 2*magna
}

// strike assaults if that clears the defenders, else kills what it can.
func (z *mind) strike(s *rules.State, p rules.Seat, o rules.Option) int {
	switch o.Verb {
	case rules.Pass:
		return 0
	case rules.Mode:
		return 22*rules.Truth(z.total >= z.all) - 2
	case rules.Attack, rules.Number:
		t := mgn.TargetOf(s, p, o)
		need := z.need(s, t)
		if need > z.total {
			return -6
		}
		return 6 + z.cardValue(s, t) - need - 4*rules.Truth(s.Card(t).Has(rules.FaceDown) && z.least > 2)
	}
	return 8 // an ability or a tactic
}

// members sends as few as are needed, to an assault all.
func (z *mind) members(s *rules.State, p rules.Seat, o rules.Option) int {
	a, assault := z.g.Attack(s, o.Card), s.Dec.Arg == mgn.KindAssault
	sent, need := z.sent(s, p)
	switch {
	case o.Verb == rules.Done && sent >= need && !assault:
		return 50
	case o.Verb == rules.Done:
		return -5
	case sent+a >= need && !assault:
		return 20 - a
	}
	return a
}

// sent returns the attack of the units chosen so far for a strike, and what it
// takes to defeat its target, or in an assault everybody.
func (z *mind) sent(s *rules.State, p rules.Seat) (sent, need int) {
	for _, c := range s.Picks[p].Cards() {
		sent += z.g.Attack(s, c)
	}
	switch {
	case s.Dec.Arg == mgn.KindAssault:
		return sent, z.holds(s, mgn.ForceZone(s, p.Other()))
	case s.Dec.Src != 0:
		return sent, z.need(s, s.Dec.Src)
	}
	return sent, 1
}
