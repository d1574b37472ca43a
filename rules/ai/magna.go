package ai

import (
	"godeck/rules"
	"godeck/rules/games"
	mgn "godeck/rules/magna"
)

// Magna is the guide of Magna Spectra.
var Magna = Guide{guide: newMagna}

// magna guides players of Magna Spectra. Its priors deploy, keep defenders at
// the front, invade to win and respond to attacks.
type magna struct {
	common
	g    *mgn.Game
	sums sums
}

// sums holds figures shared by all options of one decision.
type sums struct {
	strength, strike       bool // computed
	attack, defense, units int  // of strength
	total, least, all      int  // of an attack
}

func newMagna(g games.Game) guide {
	return &magna{g: g.(*mgn.Game), common: tuned(g, tuning{
		games:  [levels]int{Easy: 40, Normal: 300, Hard: 2000},
		depth:  [levels]int{Hard: 24},
		thumb:  prompts(mgn.PromptArrange, mgn.PromptIcon, mgn.PromptDiscard),
		quick:  prompts(mgn.PromptHand, mgn.PromptTidy, mgn.PromptRedeploy),
		jitter: 9,
		slip:   5, slack: 40, turns: 2, answers: 300, won: 600, haste: 1, each: 2, most: 8, width: 6, bonus: 30, margin: 60,
		inPlay:  1<<(mgn.Arms+1) - 1<<mgn.Base1,
		effects: prompts(mgn.PromptProduction, mgn.PromptAttack, mgn.PromptBlock),
		aims:    prompts(mgn.PromptTargets, mgn.PromptCards, mgn.PromptMay),
		calm:    prompts(mgn.PromptProduction, mgn.PromptAttack, mgn.PromptReinforce, mgn.PromptArmament, mgn.PromptGo),
		price:   price{zones: prompts(mgn.Hand), flags: mgn.FlagChecked | (mgn.FlagUsedT3<<1 - mgn.FlagUsedB0), n: [3]bool{mgn.NSpent: true}, seat: []int{mgn.Magna}},
	})}
}

// penalty: a card in hand is known to be good, one drawn for it is not, and
// the value of a hand shows only after the turns of a playout. No unit in play
// makes room for one that is no stronger.
func (z *magna) penalty(s *rules.State, p rules.Seat, o rules.Option) int {
	switch {
	case s.Dec.Prompt == mgn.PromptHand && o.Verb == rules.Pick:
		return 200 * max(0, keep-z.spare(s, p, o.Card))
	case s.Dec.Prompt == mgn.PromptProduction && o.Zone != 0 && o.N != 0 && z.cardValue(s, rules.CardID(o.N)) >= z.inPlay(s, o):
		return never
	}
	return 0
}

// inPlay is the value of the card of a production answer at its destination.
func (z *magna) inPlay(s *rules.State, o rules.Option) int {
	d := z.g.Lib.Def(s.Card(o.Card).Def)
	if o.Verb == rules.Block {
		return laid
	}
	return 2*int(d.Attr[mgn.AAttack]+d.Attr[mgn.ADefense]) + 2*len(d.Abilities)
}

func (z *magna) look(*rules.State, rules.Seat, []rules.Option) { z.sums = sums{} }

// need returns the damage that defeats a unit.
func (z *magna) need(s *rules.State, c rules.CardID) int {
	if s.Card(c).Has(rules.FaceDown) {
		return 1
	}
	return max(1, z.g.Defense(s, c))
}

// laid is the value of a face-down card.
const laid = 4

// cardValue is a rough value of a unit in play, or of a card elsewhere.
func (z *magna) cardValue(s *rules.State, c rules.CardID) int {
	d := s.Card(c)
	a := &z.g.Lib.Def(d.Def).Attr
	if k := d.Zone.Kind(); k >= mgn.Base1 && k <= mgn.Invasion {
		if d.Has(rules.FaceDown) {
			return laid
		}
		return 2*z.g.Attack(s, c) + 2*z.g.Defense(s, c) + 2*len(z.g.Lib.Def(d.Def).Abilities)
	}
	switch a[mgn.AType] {
	case mgn.Unit:
		return 4 + int(a[mgn.AAttack]+a[mgn.ADefense])
	case mgn.Weapon:
		return 3 + int(a[mgn.AAttack]+a[mgn.ADefense])
	}
	return 6
}

// strength is the attack that the seat could send against the front, hand
// included, and the front's defense.
func (z *magna) strength(s *rules.State, p rules.Seat) (attack, defense, units int) {
	q := &z.sums
	if !q.strength {
		q.attack, q.defense, q.units = z.countStrength(s, p)
		q.strength = true
	}
	return q.attack, q.defense, q.units
}

func (z *magna) countStrength(s *rules.State, p rules.Seat) (attack, defense, units int) {
	g := z.g
	for _, k := range [...]uint8{mgn.Base3, mgn.Invasion} {
		for _, c := range s.Zone(rules.ZoneOf(k, p)) {
			if d := s.Card(c); !d.Has(mgn.FlagChecked) && !d.Has(rules.FaceDown) && (k == mgn.Invasion || g.CanInvade(s, c)) {
				attack += g.Attack(s, c)
				units++
			}
		}
	}
	magna := int(s.Seats[p][mgn.Magna])
	for _, k := range [...]uint8{mgn.Hand, mgn.Funds} {
		for _, c := range s.Zone(rules.ZoneOf(k, p)) {
			if units == 0 || units >= mgn.ForceLimit || g.Lib.Def(s.Card(c).Def).Attr[mgn.AType] != mgn.Unit || s.Card(c).Def == 0 {
				continue
			}
			if cost, ok := g.ReinforceCost(s, c); ok && cost <= magna {
				magna -= cost
				attack += int(g.Lib.Def(s.Card(c).Def).Attr[mgn.AAttack])
				units++
			}
		}
	}
	q := p.Other()
	if line := g.Front(s, q); line > 0 {
		zone := rules.ZoneOf(mgn.Base1+uint8(line-1), q)
		defense = sum(s, zone, func(c rules.CardID) int { return z.need(s, c) })
	}
	return attack, defense, units
}

func (z *magna) side(s *rules.State, p rules.Seat) int {
	front := z.g.Front(s, p)
	v := 0
	for line := 1; line <= mgn.BaseCount; line++ {
		if z.g.Standing(s, p, line) {
			v += 70
		}
		zone := rules.ZoneOf(mgn.Base1+uint8(line-1), p)
		for _, c := range s.Zone(zone) {
			v += z.cardValue(s, c)
			if line == mgn.BaseCount && z.g.CanInvade(s, c) {
				v += z.g.Attack(s, c)
			}
			if line == front {
				v += 2
			}
		}
		if line == front && s.Count(zone) == 0 {
			v -= 12
		}
	}
	for _, c := range s.Zone(rules.ZoneOf(mgn.Hand, p)) {
		v += z.hand(s, c)
	}
	v += 4 * s.Count(rules.ZoneOf(mgn.Funds, p))
	return 100 * (v + 6*min(int(s.Seats[p][mgn.Magna]), 6))
}

// hand is the value of a card in hand, about a third of that in play.
func (z *magna) hand(s *rules.State, c rules.CardID) int {
	a := &z.g.Lib.Def(s.Card(c).Def).Attr
	if a[mgn.AType] == mgn.Unit {
		return 1 + int(a[mgn.AAttack]+a[mgn.ADefense])/2
	}
	return 3
}
