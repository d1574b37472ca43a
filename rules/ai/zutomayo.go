package ai

import (
	"math/rand/v2"

	"godeck/rules"
	ztm "godeck/rules/zutomayo"
)

// Level is the strength of a player, from 1.
type Level int

// The levels of ZUTOMAYO CARD. Simulations a decision: 0 stands for play by
// rule of thumb with slips.
const (
	Easy   Level = 1
	Normal Level = 2
	Hard   Level = 3
)

// Levels lists the levels with their names for commands.
var Levels = map[string]Level{"easy": Easy, "normal": Normal, "hard": Hard}

var sims = map[Level]int{Easy: 60, Normal: 600, Hard: 3000}

// Zutomayo is a player of ZUTOMAYO CARD: it lists its plans (whole sets, or
// single answers), plays each out to the end of the next turn in worlds that
// fit what it knows, against an opponent that answers by rule of thumb, and
// takes the plan that leaves it best off. One rollout is one simulation.
type Zutomayo struct {
	Game   *ztm.Game
	Belief Belief
	Level  Level

	r     *rand.Rand
	eng   *rules.Engine
	view  rules.View
	plans plans
	best  []rules.Option
	buf   []rules.Option
	s     rules.State
	foes  map[foePlan]*tally // what the opponent's plans were worth to it
	seen  int                // rollouts in which foes took part
}

// foePlan is a set of the opponent by designs, so that it means the same in
// every world.
type foePlan struct{ a, b rules.DefID }

// tally adds up the outcomes of a plan.
type tally struct {
	sum   float64
	tries int
	open  int // worlds in which the plan was possible
}

// NewZutomayo returns a player. seed makes its play repeatable.
func NewZutomayo(g *ztm.Game, level Level, own []rules.DefID, seed uint64) *Zutomayo {
	z := &Zutomayo{Game: g, Level: level, plans: plans{each: 1, bonus: 25}, eng: rules.NewEngine(g), r: rand.New(rand.NewPCG(seed, 5))}
	z.Belief = Belief{Own: own, Pool: len(g.Lib.Defs) - 1, Most: ztm.MaxCopies}
	for _, d := range g.Lib.Decks() {
		z.Belief.Lists = append(z.Belief.Lists, g.DeckOf(d))
	}
	return z
}

// Start lists the plans for the pending decision.
func (z *Zutomayo) Start(v *rules.View) {
	z.view = *v
	z.best = z.best[:0]
	z.plans.begin(sims[z.Level])
	z.foes, z.seen = nil, 0
	if z.Level == Hard && v.S.Dec.Prompt == ztm.PromptSet && v.S.Dec.Asked&v.Seat.Other().Mask() != 0 {
		z.foes = map[foePlan]*tally{}
	}
	z.buf = rules.Options(z.Game, &v.S, v.Seat, z.buf)
	switch {
	case v.S.Dec.Prompt == ztm.PromptMulligan:
		z.mulligan()
		z.plans.left = 0
		return
	case v.S.Dec.Prompt == ztm.PromptName:
		z.callName()
		z.plans.left = 0
		return
	case v.S.Dec.Kind == rules.Commit && v.S.Dec.Prompt == ztm.PromptSet:
		z.setPlans()
		if len(z.plans.list) == 0 { // nothing in hand can be set (ZTM-8.5)
			z.plans.list = append(z.plans.list, plan{answers: [4]rules.Option{{Verb: rules.Done}}, n: 1})
		}
	default:
		for _, o := range z.buf {
			if !o.Revises() {
				z.plans.list = append(z.plans.list, plan{answers: [4]rules.Option{o}, n: 1})
			}
		}
	}
	if len(z.plans.list) <= 1 {
		z.plans.left = 0
	} else {
		z.plans.left = max(z.plans.left, len(z.plans.list)) // every plan at least once
	}
}

// setPlans lists whole sets: one card, or two in order, as the limits allow.
func (z *Zutomayo) setPlans() {
	s := &z.view.S
	me := z.view.Seat
	least, most := int(s.Dec.Min[me]), int(s.Dec.Max[me])
	done := rules.Option{Verb: rules.Done}
	picked := int(s.Picks[me].N)
	if picked > 0 || least == 0 { // somebody began for us, or nothing need be set
		z.plans.list = append(z.plans.list, plan{answers: [4]rules.Option{done}, n: 1})
		if picked > 0 {
			return
		}
	}
	seen := map[[2]rules.DefID]bool{}
	for _, a := range z.buf {
		if a.Verb != rules.Pick {
			continue
		}
		da := s.Card(a.Card).Def
		if k := [2]rules.DefID{da}; !seen[k] && least <= 1 {
			seen[k] = true
			z.plans.list = append(z.plans.list, plan{answers: [4]rules.Option{a, done}, n: 2})
		}
		if most < 2 {
			continue
		}
		areaA := z.Game.Lib.Def(da).Attr[ztm.AType] == ztm.AreaEnchant
		for _, b := range z.buf {
			if b.Verb != rules.Pick || b.Card == a.Card {
				continue
			}
			db := s.Card(b.Card).Def
			if areaA && z.Game.Lib.Def(db).Attr[ztm.AType] == ztm.AreaEnchant {
				continue
			}
			if k := [2]rules.DefID{da, db}; !seen[k] {
				seen[k] = true
				z.plans.list = append(z.plans.list, plan{answers: [4]rules.Option{a, b, done}, n: 3})
			}
		}
	}
}

// mulligan redraws everything that is not a Character worth keeping.
func (z *Zutomayo) mulligan() {
	s := &z.view.S
	for _, o := range z.buf {
		if o.Verb != rules.Pick {
			continue
		}
		d := z.Game.Lib.Def(s.Card(o.Card).Def)
		if d.Attr[ztm.AType] == ztm.Enchant && d.Attr[ztm.ACost] <= 2 {
			continue
		}
		z.best = append(z.best, o)
	}
	z.best = append(z.best, rules.Option{Verb: rules.Done})
}

// callName names the card that the opponent most likely holds.
func (z *Zutomayo) callName() {
	count := make([]int, len(z.Game.Lib.Defs))
	opp := z.view.Seat.Other()
	best := rules.DefID(1)
	for i := 0; i < 40; i++ {
		z.Belief.Determinize(&z.view, z.r, &z.s)
		for _, c := range z.s.Zone(rules.ZoneOf(ztm.Hand, opp)) {
			d := z.s.Card(c).Def
			count[d]++
			if count[d] > count[best] {
				best = d
			}
		}
	}
	z.best = append(z.best, rules.Option{Verb: rules.Name, N: int16(best)})
}

// Think plays plans out.
func (z *Zutomayo) Think(n int) bool {
	if !z.plans.think(n, z.rollout) {
		return false
	}
	if len(z.best) == 0 && len(z.plans.list) > 0 {
		z.decide()
	}
	return true
}

func (z *Zutomayo) decide() {
	best := 0
	for i := range z.plans.list {
		p, q := &z.plans.list[i], &z.plans.list[best]
		if p.tries > 0 && (q.tries == 0 || p.sum/float64(p.tries) > q.sum/float64(q.tries)) {
			best = i
		}
	}
	if z.Level == Easy && len(z.plans.list) > 1 && z.r.IntN(4) == 0 {
		best = z.r.IntN(len(z.plans.list)) // a beginner's slip
	}
	p := &z.plans.list[best]
	z.best = append(z.best, p.answers[:p.n]...)
}

// Answer returns the answers of the chosen plan.
func (z *Zutomayo) Answer() []rules.Option { return z.best }

// rollout plays a plan out in one possible world and values the outcome for
// the player: HP, Power within reach, fighters and cards.
func (z *Zutomayo) rollout(p *plan) float64 {
	z.Belief.Determinize(&z.view, z.r, &z.s)
	s, me := &z.s, z.view.Seat
	for _, o := range p.answers[:p.n] {
		if s.Waiting(me) {
			z.eng.Play(s, me, o, nil)
		}
	}
	var foe *tally
	if z.foes != nil {
		foe = z.answerFoe(s, me.Other())
	}
	last := s.Turn + 2
	for n := 0; !s.Over() && s.Turn < last && n < 200; n++ {
		seat := s.ToAnswer()
		z.eng.Play(s, seat, z.thumb(s, seat), nil)
	}
	v := z.value(s, me)
	if foe != nil {
		foe.sum -= v
		foe.tries++
	}
	return v
}

// answerFoe sets for the opponent, who chooses at the same time as we do: by
// upper confidence over the plans open to it in this world, as it would if it
// thought as hard as we do (decoupled search at a simultaneous decision).
func (z *Zutomayo) answerFoe(s *rules.State, opp rules.Seat) *tally {
	if !s.Waiting(opp) {
		return nil
	}
	z.seen++
	bonus := 600 * float64(ilog(z.seen)+1)
	z.buf = rules.Options(z.Game, s, opp, z.buf)
	var picks [64]rules.CardID
	n := 0
	for _, o := range z.buf {
		if o.Verb == rules.Pick && n < len(picks) {
			picks[n] = o.Card
			n++
		}
	}
	if n == 0 {
		return nil
	}
	var best *tally
	var a, b rules.CardID
	score := -1e18
	try := func(x, y rules.CardID) {
		k := foePlan{a: s.Card(x).Def}
		if y != 0 {
			k.b = s.Card(y).Def
		}
		q := z.foes[k]
		if q == nil {
			q = &tally{}
			z.foes[k] = q
		}
		q.open++
		u := 1e9 + float64(z.r.IntN(1000)) // untried plans first, in any order
		if q.tries > 0 {
			u = q.sum/float64(q.tries) + sqrt(bonus/float64(q.tries))
		}
		if u > score {
			best, a, b, score = q, x, y, u
		}
	}
	least, most := s.Dec.Min[opp], s.Dec.Max[opp]
	for i := 0; i < n; i++ {
		if least <= 1 {
			try(picks[i], 0)
		}
		if most < 2 {
			continue
		}
		for j := 0; j < n; j++ {
			areas := z.isArea(s, picks[i]) && z.isArea(s, picks[j])
			if j != i && !areas {
				try(picks[i], picks[j])
			}
		}
	}
	if best == nil {
		return nil
	}
	z.eng.Play(s, opp, rules.Option{Verb: rules.Pick, Card: a}, nil)
	if b != 0 {
		z.eng.Play(s, opp, rules.Option{Verb: rules.Pick, Card: b}, nil)
	}
	z.eng.Play(s, opp, rules.Option{Verb: rules.Done}, nil)
	return best
}

func (z *Zutomayo) isArea(s *rules.State, c rules.CardID) bool {
	return z.Game.Lib.Def(s.Card(c).Def).Attr[ztm.AType] == ztm.AreaEnchant
}

// thumb answers by rule of thumb: mostly the strongest card that works, now
// and then anything.
func (z *Zutomayo) thumb(s *rules.State, p rules.Seat) rules.Option {
	z.buf = rules.Options(z.Game, s, p, z.buf)
	if s.Dec.Prompt != ztm.PromptSet && s.Dec.Prompt != ztm.PromptPlace || z.r.IntN(4) == 0 {
		return forward(z.buf, z.r)
	}
	if s.Picks[p].N >= s.Dec.Min[p] && s.Picks[p].N > 0 && z.r.IntN(2) == 0 {
		return rules.Option{Verb: rules.Done}
	}
	best, score := -1, -1<<30
	for i, o := range z.buf {
		if o.Verb != rules.Pick {
			continue
		}
		if n := z.worth(s, p, o.Card) + z.r.IntN(30); n > score {
			best, score = i, n
		}
	}
	if best < 0 {
		return forward(z.buf, z.r)
	}
	return z.buf[best]
}

// worth is a rough value of setting a card now.
func (z *Zutomayo) worth(s *rules.State, p rules.Seat, c rules.CardID) int {
	d := z.Game.Lib.Def(s.Card(c).Def)
	powered := z.Game.Powered(s, c)
	n := int(d.Attr[ztm.AIcons]) * 6
	if !powered {
		return n - 20
	}
	if d.Attr[ztm.AType] != ztm.Character {
		return n + 25 + 4*int(d.Attr[ztm.ACost])
	}
	mean := int(d.Attr[ztm.ANight]+d.Attr[ztm.ADay]) / 2
	if len(d.Abilities) > 0 {
		mean += 10
	}
	if f := z.Game.Fighter(s, p); f != 0 && z.Game.Powered(s, f) {
		e := z.Game.Lib.Def(s.Card(f).Def)
		return n + mean - int(e.Attr[ztm.ANight]+e.Attr[ztm.ADay])/2 + 15
	}
	return n + mean + 15
}

// value is how well a seat stands, about −300 to 300.
func (z *Zutomayo) value(s *rules.State, me rules.Seat) float64 {
	opp := me.Other()
	if s.Result.Over {
		switch s.Result.Winner {
		case me:
			return 300 - float64(s.Turn) // sooner is better
		case opp:
			return -300 + float64(s.Turn)
		}
		return 0
	}
	side := func(p rules.Seat) float64 {
		v := float64(s.Seats[p][ztm.HP])
		power := int(s.Seats[p][ztm.Power])
		v += 4 * float64(min(power, 7))
		if f := z.Game.Fighter(s, p); f != 0 {
			d := z.Game.Lib.Def(s.Card(f).Def)
			if z.Game.Powered(s, f) {
				v += 0.25 * float64(d.Attr[ztm.ANight]+d.Attr[ztm.ADay])
			}
		}
		if s.Top(rules.ZoneOf(ztm.Area, p)) != 0 {
			v += 8
		}
		// The best Character in hand that can be paid soon.
		soon := 0
		for _, c := range s.Zone(rules.ZoneOf(ztm.Hand, p)) {
			d := z.Game.Lib.Def(s.Card(c).Def)
			if d.Attr[ztm.AType] == ztm.Character && int(d.Attr[ztm.ACost]) <= power+1 {
				soon = max(soon, int(d.Attr[ztm.ANight]+d.Attr[ztm.ADay]))
			}
		}
		return v + 0.12*float64(soon)
	}
	return side(me) - side(opp)
}
