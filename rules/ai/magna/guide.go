package magna

import (
	"slices"

	"godeck/rules"
	"godeck/rules/ai"
	"godeck/rules/games"
	mgn "godeck/rules/magna"
)

// Guide is the guide of Magna Spectra.
var Guide = ai.Guide{Mind: newMind}

// mind guides players of Magna Spectra. Its priors (magna_prior.go) deploy,
// keep defenders at the front, invade to win and respond to attacks.
type mind struct {
	ai.Common
	g *mgn.Game

	// Figures shared by all options of one decision.
	attack, defense, units int // what could be sent against the front, and what holds it
	total, least, all      int // in an attack: of the invaders that can still strike and of the weakest; what defeats all defenders
}

// jitter is by how much a prior varies.
const jitter = 9

func newMind(g games.Game) ai.Mind {
	answers := ai.Prompts(mgn.PromptChain, mgn.PromptBlock)
	return &mind{g: g.(*mgn.Game), Common: ai.Tuned(g, ai.Tuning{
		Games:  ai.PerLevel[int]{ai.Easy: 24, ai.Normal: 300, ai.Hard: 2000},
		Depth:  ai.PerLevel[int]{ai.Hard: 24},
		Thumb:  ai.Prompts(mgn.PromptArrange, mgn.PromptIcon, mgn.PromptDiscard),
		Quick:  ai.Prompts(mgn.PromptHand, mgn.PromptTidy, mgn.PromptRedeploy),
		Jitter: jitter,
		Habits: []ai.Habit{
			{Prompts: ai.Prompts(mgn.PromptHand), Verb: rules.Done, Score: keep}, {Prompts: ai.Prompts(mgn.PromptArmament), Verb: rules.Mode, Score: 6}, {Prompts: ai.Prompts(mgn.PromptReinforce), Verb: rules.Pass, Score: 3},
			{Prompts: answers, Verb: rules.NoVerb, Score: 6}, {Prompts: answers, Verb: rules.Pass, Score: 4}, {Prompts: ai.Prompts(mgn.PromptRedeploy), Verb: rules.Done, Score: 1}, {Prompts: ai.Prompts(mgn.PromptMay), Verb: rules.Yes, Score: 5},
		},
		Slip: 5, Slack: 40, Turns: 2, Answers: 300, Won: 600, Haste: 1, Each: 2, Most: 8, Width: 6, Bonus: 30, Margin: 60,
		InPlay:  1<<(mgn.Arms+1) - 1<<mgn.Base1,
		Effects: ai.Prompts(mgn.PromptProduction, mgn.PromptAttack) | answers,
		Aims:    ai.Prompts(mgn.PromptTargets, mgn.PromptCards, mgn.PromptMay),
		Calm:    ai.Prompts(mgn.PromptProduction, mgn.PromptAttack, mgn.PromptReinforce, mgn.PromptArmament, mgn.PromptGo),
		Price:   ai.Price{Zones: ai.Prompts(mgn.Hand), Flags: mgn.FlagChecked | (mgn.FlagUsedT3<<1 - mgn.FlagUsedB0), N: [3]bool{mgn.NSpent: true}, Seat: []int{mgn.Magna}},
	})}
}

// Penalty: a card in hand is known to be good, one drawn for it is not, and
// the value of a hand shows only after the turns of a playout. No unit in play
// makes room for one that is no stronger, and the front is not left empty for
// another place.
func (z *mind) Penalty(s *rules.State, p rules.Seat, o rules.Option) int {
	switch {
	case s.Dec.Prompt == mgn.PromptHand && o.Verb == rules.Pick:
		return 200 * max(0, keep-z.spare(s, p, o.Card))
	case s.Dec.Prompt == mgn.PromptProduction && o.Zone != 0 && o.N != 0 && z.cardValue(s, rules.CardID(o.N)) >= z.inPlay(s, o):
		return ai.Never
	case s.Dec.Prompt == mgn.PromptProduction && z.bares(s, p, o):
		return 4000
	case s.Dec.Prompt == mgn.PromptProduction && z.rear(s, p, o):
		return 600
	}
	return 0
}

// rear reports whether an answer lays a card face-down behind the front although
// there is room at it: nobody is attacked there, and to bring it forward costs a
// turn's redeployment.
func (z *mind) rear(s *rules.State, p rules.Seat, o rules.Option) bool {
	line := z.g.Front(s, p)
	return o.Verb == rules.Block && line > 0 && o.Zone != base(p, line) && s.Count(base(p, line)) < mgn.Slots[line]
}

// kind is the turn from which easy presses on to a second base in one invasion: who
// plays for the first time has to see how bases are held before two of them fall.
const kind = 5

// opening are the turns in which nothing has come to the front yet.
const opening = 2

// bares reports whether an answer leaves the front empty in the opening although it
// could be held: a card goes elsewhere, and nobody else can be paid for; or
// Production ends, and nobody comes for free to defend. Whoever invades takes an
// empty base, and playouts see that too seldom.
func (z *mind) bares(s *rules.State, p rules.Seat, o rules.Option) bool {
	front := base(p, z.g.Front(s, p))
	if s.Turn > opening || o.Zone == front || o.Zone == 0 && o.Verb != rules.Pass || s.Count(front) > 0 {
		return false
	}
	left := int(s.Seats[p][mgn.Fight])
	switch o.Verb {
	case rules.Use:
		left -= z.g.Cost(s, o.Card)
	case rules.Block:
		left -= mgn.TrapCost
	}
	could := slices.ContainsFunc(s.Zone(rules.ZoneOf(mgn.Hand, p)), func(c rules.CardID) bool {
		return c != o.Card && z.Def(s, c).Attr[mgn.AType] == mgn.Unit && z.g.Cost(s, c) <= left
	})
	if o.Verb != rules.Pass {
		return !could
	}
	return could && !slices.ContainsFunc(s.Zone(rules.ZoneOf(mgn.Hand, p)), func(c rules.CardID) bool {
		magna, ok := z.g.ReinforceCost(s, c)
		return ok && magna == 0 && z.Def(s, c).Attr[mgn.AType] == mgn.Unit
	})
}

// inPlay is the value of the card of a production answer at its destination.
func (z *mind) inPlay(s *rules.State, o rules.Option) int {
	d := z.Def(s, o.Card)
	if o.Verb == rules.Block {
		return laid
	}
	return 2*int(d.Attr[mgn.AAttack]+d.Attr[mgn.ADefense]) + 2*len(d.Abilities)
}

// suffices reports whether what can be sent is enough for what stands at the
// opposing front, and does not leave the last base empty.
func (z *mind) suffices(s *rules.State, p rules.Seat) bool {
	return z.units > 0 && z.attack >= z.defense && (z.g.Front(s, p) < mgn.BaseCount || z.defense == 0 || s.Count(base(p, mgn.BaseCount)) > 1)
}

// Senseless is to sit on two funds or call off what suffices, to let Fight lapse, to leave the front or the last base empty,
// to march or declare with nobody who can strike, to discard a fund for a
// fund, to end attacks that defeat somebody, and to strike with too few or
// with more than it takes; and to press on before turn kind.
func (z *mind) Senseless(s *rules.State, p rules.Seat, opts []rules.Option, q *ai.Plan) bool {
	g, o := z.g, q.Answers[0]
	c, front := s.Card(o.Card), g.Front(s, p)
	any := func(can func(a rules.Option) bool) bool { return slices.ContainsFunc(opts, can) }
	switch pick := o.Verb == rules.Pick; s.Dec.Prompt {
	case mgn.PromptProduction:
		switch t := z.Def(s, o.Card).Attr[mgn.AType]; {
		case o.Verb == rules.Pass: // a unit or a trap could still be placed
			return any(func(a rules.Option) bool {
				t := z.Def(s, a.Card).Attr[mgn.AType]
				return a.Zone != 0 && a.N == 0 && (a.Verb == rules.Use && t == mgn.Unit || a.Verb == rules.Block && t == mgn.Trap)
			})
		case o.Verb == rules.Mode:
			return z.production(s, p, o) < 0
		case z.rear(s, p, o):
			return true
		case o.Verb == rules.Block && t == mgn.Unit && (z.cardValue(s, o.Card) > 8 || g.Cost(s, o.Card) <= int(s.Seats[p][mgn.Fight])):
			return true
		}
		return o.Zone != 0 && o.Zone != base(p, front) && s.Count(base(p, front)) == 0
	case mgn.PromptArmament:
		switch declare := o.Verb == rules.Mode && o.N == 1; {
		case declare:
			return z.units == 0
		case o.Verb == rules.Use:
			return o.N != 0
		}
		return ai.Count(s, mgn.Funds, p) == mgn.FundLimit && z.suffices(s, p)
	case mgn.PromptGo:
		return o.Verb == rules.Yes && z.units == 0 || o.Verb == rules.No && z.suffices(s, p)
	case mgn.PromptForce:
		return pick && (c.Has(mgn.FlagChecked) || front == mgn.BaseCount && s.Count(c.Zone) == int(s.Picks[p].N)+1)
	case mgn.PromptContinue:
		if s.Turn < kind && g.Front(s, p.Other()) < mgn.BaseCount {
			return pick
		}
		return o.Verb == rules.Done && z.defense == 0 && s.Picks[p].N == 0
	case mgn.PromptAttack:
		switch o.Verb {
		case rules.Attack, rules.Number:
			return z.need(s, mgn.TargetOf(s, p, o)) > z.total
		case rules.Pass:
			return any(func(a rules.Option) bool {
				return a.Verb == rules.Mode && z.total >= z.all || a.Verb == rules.Attack && z.need(s, a.Card) <= z.total
			})
		}
	case mgn.PromptMembers:
		sent, need := z.sent(s, p)
		return pick && sent >= need || any(func(a rules.Option) bool {
			if a.Verb != rules.Pick {
				return false
			}
			n := g.Attack(s, a.Card)
			return o.Verb == rules.Done && sent < need && n > 0 || pick && n < g.Attack(s, o.Card) && sent+n >= need
		})
	}
	return false
}

func (z *mind) Look(s *rules.State, p rules.Seat, _ []rules.Option) {
	switch s.Dec.Prompt {
	case mgn.PromptArmament, mgn.PromptGo, mgn.PromptContinue:
		z.muster(s, p)
	case mgn.PromptAttack:
		z.total, z.least, z.all = z.strength(s, rules.ZoneOf(mgn.Invasion, p)), 99, z.holds(s, mgn.ForceZone(s, p.Other()))
		for _, c := range s.Zone(rules.ZoneOf(mgn.Invasion, p)) {
			if !s.Card(c).Has(mgn.FlagChecked) {
				z.least = min(z.least, z.g.Attack(s, c))
			}
		}
	}
}

// base returns the zone of a seat's first, second or third base.
func base(p rules.Seat, line int) rules.ZoneID { return rules.ZoneOf(mgn.Base1+uint8(line-1), p) }

// strength is the attack of the units of a zone that can still strike.
func (z *mind) strength(s *rules.State, zone rules.ZoneID) int {
	return ai.Sum(s, zone, func(c rules.CardID) int {
		if s.Card(c).Has(mgn.FlagChecked) {
			return 0
		}
		return z.g.Attack(s, c)
	})
}

// holds is the damage that defeats all units of a zone.
func (z *mind) holds(s *rules.State, zone rules.ZoneID) int {
	return ai.Sum(s, zone, func(c rules.CardID) int { return z.need(s, c) })
}

// need returns the damage that defeats a unit.
func (z *mind) need(s *rules.State, c rules.CardID) int {
	if s.Card(c).Has(rules.FaceDown) {
		return 1
	}
	return max(1, z.g.Defense(s, c))
}

// laid is the value of a face-down card.
const laid = 4

// cardValue is a rough value of a unit in play, or of a card elsewhere.
func (z *mind) cardValue(s *rules.State, c rules.CardID) int {
	d, k := z.Def(s, c), s.Card(c).Zone.Kind()
	switch field := k >= mgn.Base1 && k <= mgn.Invasion; {
	case field && s.Card(c).Has(rules.FaceDown):
		return laid
	case field:
		return 2*z.g.Attack(s, c) + 2*z.g.Defense(s, c) + 2*len(d.Abilities)
	case d.Attr[mgn.AType] == mgn.Unit:
		return 4 + int(d.Attr[mgn.AAttack]+d.Attr[mgn.ADefense])
	case d.Attr[mgn.AType] == mgn.Weapon:
		return 3 + int(d.Attr[mgn.AAttack]+d.Attr[mgn.ADefense])
	}
	return 6
}

// muster adds up what the seat could send against the front, hand included.
func (z *mind) muster(s *rules.State, p rules.Seat) {
	z.attack, z.defense, z.units = 0, 0, 0
	for _, k := range [...]uint8{mgn.Base3, mgn.Invasion} {
		for _, c := range s.Zone(rules.ZoneOf(k, p)) {
			if d := s.Card(c); !d.Has(mgn.FlagChecked) && !d.Has(rules.FaceDown) && (k == mgn.Invasion || z.g.CanInvade(s, c)) {
				z.attack += z.g.Attack(s, c)
				z.units++
			}
		}
	}
	magna := int(s.Seats[p][mgn.Magna])
	for _, k := range [...]uint8{mgn.Hand, mgn.Funds} {
		for _, c := range s.Zone(rules.ZoneOf(k, p)) {
			if z.units == 0 || z.units >= mgn.ForceLimit || z.Def(s, c).Attr[mgn.AType] != mgn.Unit || s.Card(c).Def == 0 {
				continue
			}
			if cost, ok := z.g.ReinforceCost(s, c); ok && cost <= magna {
				magna -= cost
				z.attack += int(z.Def(s, c).Attr[mgn.AAttack])
				z.units++
			}
		}
	}
	if line := z.g.Front(s, p.Other()); line > 0 {
		z.defense = z.holds(s, base(p.Other(), line))
	}
}

func (z *mind) Side(s *rules.State, p rules.Seat) int {
	front := z.g.Front(s, p)
	v := 0
	for line := 1; line <= mgn.BaseCount; line++ {
		if z.g.Standing(s, p, line) {
			v += 70
		}
		zone := base(p, line)
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
	v += ai.Sum(s, rules.ZoneOf(mgn.Hand, p), func(c rules.CardID) int { return z.hand(s, c) })
	v += 4 * ai.Count(s, mgn.Funds, p)
	return 100 * (v + 6*min(int(s.Seats[p][mgn.Magna]), 6))
}

// hand is the value of a card in hand, about a third of that in play.
func (z *mind) hand(s *rules.State, c rules.CardID) int {
	a := &z.Def(s, c).Attr
	if a[mgn.AType] == mgn.Unit {
		return 1 + int(a[mgn.AAttack]+a[mgn.ADefense])/2
	}
	return 3
}
