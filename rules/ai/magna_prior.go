package ai

import (
	"godeck/rules"
	mgn "godeck/rules/magna"
)

// prior scores an option; ten points are about a unit.
func (z *magna) prior(s *rules.State, p rules.Seat, o rules.Option) int {
	g := z.g
	c := s.Card(o.Card)
	switch s.Dec.Prompt {
	case mgn.PromptHand:
		if o.Verb == rules.Done {
			return keep
		}
		return z.spare(s, p, o.Card)
	case mgn.PromptProduction:
		return z.production(s, p, o)
	case mgn.PromptArmament:
		switch {
		case o.Verb == rules.Use: // the card comes back as a reinforcement
			n := 12 - z.cardValue(s, o.Card)/2
			if s.Count(rules.ZoneOf(mgn.Funds, p)) >= mgn.FundLimit {
				n -= 8
			}
			return n
		case o.N == 1:
			attack, defense, units := z.strength(s, p)
			if units == 0 {
				return -20
			}
			return 14 + 4*(attack-defense)
		}
		return 6
	case mgn.PromptRedeploy:
		if o.Verb == rules.Done {
			return 1
		}
		return z.redeploy(s, p, o)
	case mgn.PromptGo:
		attack, defense, _ := z.strength(s, p)
		if (o.Verb == rules.Yes) == (attack+3 >= defense) { // waiting for certainty is waiting too long
			return 10
		}
		return 0
	case mgn.PromptForce, mgn.PromptContinue:
		if o.Verb == rules.Done {
			return 0
		}
		if s.Dec.Prompt == mgn.PromptContinue {
			line := g.Front(s, p.Other())
			enemies := s.Count(rules.ZoneOf(mgn.Base1+uint8(max(line, 1)-1), p.Other()))
			if enemies == 0 {
				return 20
			}
			attack, defense, _ := z.strength(s, p)
			if attack < defense {
				return -5
			}
		}
		if c.Has(mgn.FlagChecked) {
			return -4
		}
		return 2 + 2*g.Attack(s, o.Card)
	case mgn.PromptReinforce:
		return z.reinforce(s, p, o)
	case mgn.PromptAttack:
		return z.attack(s, p, o)
	case mgn.PromptMembers:
		return z.members(s, p, o)
	case mgn.PromptChain, mgn.PromptBlock:
		if o.Verb == rules.Pass {
			return 4
		}
		return 6
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
		n := z.cardValue(s, t)
		if s.Card(t).Owner != p {
			n -= 3 * z.need(s, t) / 2
		}
		return 3 + n
	case mgn.PromptTidy, mgn.PromptCards:
		if o.Verb == rules.Done {
			return 0
		}
		return 1 + z.cardValue(s, o.Card)
	case mgn.PromptDiscard:
		return -z.cardValue(s, o.Card)
	case mgn.PromptMay:
		if o.Verb == rules.Yes {
			return 5
		}
	}
	if o.Verb == rules.Number {
		return int(o.N)
	}
	return 0
}

// keep is the least spare value of a card worth discarding.
const keep = 7

// spare is how readily a card in hand is discarded for another: a surplus
// tactic or weapon, or a unit that cannot be paid for soon.
func (z *magna) spare(s *rules.State, p rules.Seat, c rules.CardID) int {
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
		if lib.Def(s.Card(h).Def).Attr[mgn.AType] != mgn.Unit && s.Picks[p].Index(h) < 0 {
			n++
		}
	}
	return 2 + 2*n
}

// production prefers big units, defenders at the front and attackers at the
// third base, and lays Trap cards with what is left.
func (z *magna) production(s *rules.State, p rules.Seat, o rules.Option) int {
	g := z.g
	c := s.Card(o.Card)
	def := g.Lib.Def(c.Def)
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
		guards := s.Count(rules.ZoneOf(mgn.Base1+uint8(front-1), p))
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
			if g.Lib.Def(s.Card(h).Def).Attr[mgn.AType] == mgn.Unit && cost > fight && cost <= fight+mgn.FightOfOne && s.Seats[p][mgn.Magna] >= 2 {
				return 5
			}
		}
		return -5
	case rules.Block:
		n := at - replaced - 4
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
		a := &g.Lib.Def(s.Card(u).Def).Attr
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
func (z *magna) redeploy(s *rules.State, p rules.Seat, o rules.Option) int {
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
func (z *magna) reinforce(s *rules.State, p rules.Seat, o rules.Option) int {
	if o.Verb == rules.Pass {
		return 3
	}
	g := z.g
	def := g.Lib.Def(s.Card(o.Card).Def)
	magna := 0
	if s.Card(o.Card).Zone.Kind() == mgn.Arms {
		return -3
	}
	if s.Card(o.Card).Zone.Kind() == mgn.Hand && (def.Attr[mgn.AType] == mgn.Unit || def.Attr[mgn.AType] == mgn.Weapon) {
		magna, _ = g.ReinforceCost(s, o.Card)
	}
	mine, opp := mgn.ForceZone(s, p), mgn.ForceZone(s, p.Other())
	if mgn.InvaderSeat(s) == p {
		attack := sum(s, mine, func(c rules.CardID) int {
			if s.Card(c).Has(mgn.FlagChecked) {
				return 0
			}
			return g.Attack(s, c)
		})
		need := sum(s, opp, func(c rules.CardID) int { return z.need(s, c) })
		if attack > need+3 {
			return 1
		}
		return 6 + 2*int(def.Attr[mgn.AAttack]) - 3*magna
	}
	threat := sum(s, opp, func(c rules.CardID) int {
		if s.Card(c).Has(mgn.FlagChecked) {
			return 0
		}
		return g.Attack(s, c)
	})
	have := sum(s, mine, func(c rules.CardID) int { return z.need(s, c) })
	if have > threat {
		return 0
	}
	return 5 + int(def.Attr[mgn.ADefense]) - 2*magna
}

// strikes returns the attack of the invaders that can still strike, that of the
// weakest of them, and what it takes to defeat all defenders.
func (z *magna) strikes(s *rules.State, p rules.Seat) (total, least, all int) {
	g := z.g
	q := &z.sums
	if !q.strike {
		q.strike, q.least = true, 99
		for _, c := range s.Zone(rules.ZoneOf(mgn.Invasion, p)) {
			if !s.Card(c).Has(mgn.FlagChecked) {
				a := g.Attack(s, c)
				q.total += a
				q.least = min(q.least, a)
			}
		}
		q.all = sum(s, mgn.ForceZone(s, p.Other()), func(c rules.CardID) int { return z.need(s, c) })
	}
	return q.total, q.least, q.all
}

// attack assaults if that clears the defenders, else kills what it can.
func (z *magna) attack(s *rules.State, p rules.Seat, o rules.Option) int {
	total, least, all := z.strikes(s, p)
	switch o.Verb {
	case rules.Pass:
		return 0
	case rules.Mode:
		if total >= all {
			return 20
		}
		return -2
	case rules.Attack, rules.Number:
		t := mgn.TargetOf(s, p, o)
		need := z.need(s, t)
		if need > total {
			return -6
		}
		n := 6 + z.cardValue(s, t) - need
		if s.Card(t).Has(rules.FaceDown) && least > 2 {
			n -= 4
		}
		return n
	}
	return 8 // an ability or a tactic
}

// members sends as few as are needed.
func (z *magna) members(s *rules.State, p rules.Seat, o rules.Option) int {
	g := z.g
	if s.Dec.Arg == mgn.KindAssault {
		if o.Verb == rules.Done {
			return -5
		}
		return g.Attack(s, o.Card)
	}
	sent, need := z.sent(s, p)
	if o.Verb == rules.Done {
		if sent >= need {
			return 50
		}
		return -5
	}
	a := g.Attack(s, o.Card)
	if sent+a >= need {
		return 20 - a
	}
	return a
}

// sent returns the attack of the units chosen so far for a strike, and what it
// takes to defeat its target, or in an assault everybody.
func (z *magna) sent(s *rules.State, p rules.Seat) (sent, need int) {
	for _, c := range s.Picks[p].Cards() {
		sent += z.g.Attack(s, c)
	}
	switch {
	case s.Dec.Arg == mgn.KindAssault:
		need = sum(s, mgn.ForceZone(s, p.Other()), func(c rules.CardID) int { return z.need(s, c) })
	case s.Dec.Src != 0:
		need = z.need(s, s.Dec.Src)
	default:
		need = 1
	}
	return sent, need
}
