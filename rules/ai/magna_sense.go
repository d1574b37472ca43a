package ai

import (
	"godeck/rules"
	mgn "godeck/rules/magna"
)

// senseless is to let Fight lapse, to leave the front or the last base empty,
// to march or declare with nobody who can strike, to discard a fund for a
// fund, to end attacks that defeat somebody, and to strike with too few or
// with more than it takes.
func (z *magna) senseless(s *rules.State, p rules.Seat, opts []rules.Option, q *plan) bool {
	g, o := z.g, q.answers[0]
	c := s.Card(o.Card)
	switch s.Dec.Prompt {
	case mgn.PromptProduction:
		front := rules.ZoneOf(mgn.Base1+uint8(g.Front(s, p)-1), p)
		unit := o.Card != 0 && g.Lib.Def(c.Def).Attr[mgn.AType] == mgn.Unit
		switch {
		case o.Verb == rules.Pass:
			return z.deploys(s, opts)
		case o.Verb == rules.Mode:
			return z.production(s, p, o) < 0
		case o.Zone == 0:
			return false
		case o.Verb == rules.Block && unit && (z.cardValue(s, o.Card) > 8 || g.Cost(s, o.Card) <= int(s.Seats[p][mgn.Fight])):
			return true
		}
		return o.Zone != front && s.Count(front) == 0
	case mgn.PromptArmament:
		_, _, units := z.strength(s, p)
		return o.Verb == rules.Use && o.N != 0 || o.Verb == rules.Mode && o.N == 1 && units == 0
	case mgn.PromptGo:
		_, defense, units := z.strength(s, p)
		return o.Verb == rules.Yes && units == 0 || o.Verb == rules.No && units > 0 && defense == 0
	case mgn.PromptForce:
		return o.Verb == rules.Pick && (c.Has(mgn.FlagChecked) ||
			g.Front(s, p) == mgn.BaseCount && s.Count(c.Zone) == int(s.Picks[p].N)+1)
	case mgn.PromptContinue:
		_, defense, _ := z.strength(s, p)
		return o.Verb == rules.Done && defense == 0 && s.Picks[p].N == 0
	case mgn.PromptAttack:
		return z.misses(s, p, opts, o)
	case mgn.PromptMembers:
		return z.wasteful(s, p, opts, o)
	}
	return false
}

// deploys reports whether a unit or a trap can still be placed in a free slot.
func (z *magna) deploys(s *rules.State, opts []rules.Option) bool {
	for _, o := range opts {
		if o.Zone == 0 || o.N != 0 {
			continue
		}
		switch t := z.g.Lib.Def(s.Card(o.Card).Def).Attr[mgn.AType]; {
		case o.Verb == rules.Use && t == mgn.Unit, o.Verb == rules.Block && t == mgn.Trap:
			return true
		}
	}
	return false
}

// misses reports whether an attack cannot defeat anybody, or the attacks end
// although one could.
func (z *magna) misses(s *rules.State, p rules.Seat, opts []rules.Option, o rules.Option) bool {
	total, _, all := z.strikes(s, p)
	switch o.Verb {
	case rules.Attack, rules.Number:
		return z.need(s, mgn.TargetOf(s, p, o)) > total
	case rules.Pass:
		for _, a := range opts {
			if a.Verb == rules.Mode && total >= all || a.Verb == rules.Attack && z.need(s, a.Card) <= total {
				return true
			}
		}
	}
	return false
}

// wasteful reports whether a strike has enough without this unit, or a weaker
// one would do, or ends too weak although another could join.
func (z *magna) wasteful(s *rules.State, p rules.Seat, opts []rules.Option, o rules.Option) bool {
	sent, need := z.sent(s, p)
	a := 0
	if o.Verb == rules.Pick {
		a = z.g.Attack(s, o.Card)
	}
	for _, x := range opts {
		if x.Verb != rules.Pick {
			continue
		}
		b := z.g.Attack(s, x.Card)
		if o.Verb == rules.Done && sent < need && b > 0 || o.Verb == rules.Pick && b < a && sent+b >= need {
			return true
		}
	}
	return o.Verb == rules.Pick && sent >= need
}
