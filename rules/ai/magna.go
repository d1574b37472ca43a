package ai

import (
	"math/rand/v2"

	"godeck/rules"
	mgn "godeck/rules/magna"
)

var magnaSims = map[Level]int{Easy: 40, Normal: 300, Hard: 2000}

// Magna is a player of Magna Spectra: it plays the promising ones of its
// options out to the end of the next turn, in worlds that fit what it knows,
// both sides going by rule of thumb, and takes the one that leaves it best
// off. The rule of thumb deploys, keeps defenders at the front, invades when
// it can win and answers attacks.
type Magna struct {
	Game   *mgn.Game
	Belief Belief
	Level  Level

	r     *rand.Rand
	eng   *rules.Engine
	view  rules.View
	plans plans
	best  []rules.Option
	buf   []rules.Option
	s     rules.State

	tree map[uint64]*node // Hard: what has come after each plan
	path []step

	habit rules.Option // what the rule of thumb would do
	doubt float64      // how much better another option must look, in points of value
	sums  sums
}

// sums are figures that all options of one decision share.
type sums struct {
	strength, strike       bool // known
	attack, defense, units int  // strength
	total, least, all      int  // of an attack
}

// most is how many options are played out; the others look worse by rule of thumb.
const most = 8

// node is a decision that rollouts have met, whatever the hidden cards were.
type node struct {
	tries int
	kids  []kid
}

// kid is an answer to it, by what it means in every world.
type kid struct {
	key   uint64
	tries int
	open  int // how often it was possible
	sum   float64
}

// step is an answer on the way of a rollout.
type step struct {
	at  *node
	kid int
}

const (
	treeDepth = 24 // decisions that a rollout remembers
	treeWidth = 6  // answers to each that are compared
)

// NewMagna returns a player. own is its deck with its bases; seed makes its
// play repeatable.
func NewMagna(g *mgn.Game, level Level, own []rules.DefID, seed uint64) *Magna {
	z := &Magna{Game: g, Level: level, plans: plans{each: 2, bonus: 30}, eng: rules.NewEngine(g), r: rand.New(rand.NewPCG(seed, 7)), doubt: 60}
	z.Belief = Belief{Own: own, Pool: len(g.Lib.Defs) - 1, Most: mgn.MaxCopies, Skip: 1 << mgn.Legion}
	for _, d := range g.Lib.Decks() {
		z.Belief.Lists = append(z.Belief.Lists, g.DeckOf(d))
	}
	return z
}

// Start lists the plans for the pending decision.
func (z *Magna) Start(v *rules.View) {
	z.view = *v
	z.best = z.best[:0]
	z.plans.begin(magnaSims[z.Level])
	z.buf = rules.Options(z.Game, &v.S, v.Seat, z.buf)
	s := &z.view.S
	byThumb := false
	switch s.Dec.Prompt {
	case mgn.PromptArrange, mgn.PromptIcon, mgn.PromptDiscard:
		byThumb = true
	case mgn.PromptHand, mgn.PromptTidy, mgn.PromptRedeploy:
		byThumb = z.Level != Hard
	}
	z.tree = nil
	if z.Level == Hard {
		z.tree = map[uint64]*node{}
	}
	if byThumb {
		z.best = append(z.best, z.thumb(s, v.Seat))
	} else {
		z.list(s)
		z.habit = z.thumb(s, v.Seat)
	}
	if len(z.best) > 0 || len(z.plans.list) <= 1 {
		z.plans.left = 0
	} else {
		z.plans.left = max(z.plans.left, 2*len(z.plans.list))
	}
}

// list makes plans of the options that look best; copies of a card in the
// same place are one plan.
func (z *Magna) list(s *rules.State) {
	type key struct {
		verb rules.Verb
		def  rules.DefID
		zone rules.ZoneID
		n    int16
	}
	seen := map[key]bool{}
	z.sums = sums{}
	var scores []int
	for _, o := range z.buf {
		if o.Revises() {
			continue
		}
		k := key{o.Verb, 0, o.Zone, o.N}
		if c := s.Card(o.Card); o.Card != 0 {
			k.def = c.Def
			if c.Zone.Kind() >= mgn.Base1 && c.Zone.Kind() <= mgn.Arms {
				k.n += int16(o.Card) << 8 // units in play differ
			}
		}
		if seen[k] {
			continue
		}
		seen[k] = true
		n := z.score(s, z.view.Seat, o)
		if o.Verb == rules.Pass || o.Verb == rules.Done || o.Verb == rules.Mode {
			n += 1000 // always looked at
		}
		i := len(z.plans.list)
		z.plans.list = append(z.plans.list, plan{})
		scores = append(scores, 0)
		for ; i > 0 && scores[i-1] < n; i-- {
			z.plans.list[i], scores[i] = z.plans.list[i-1], scores[i-1]
		}
		z.plans.list[i], scores[i] = plan{answers: [4]rules.Option{o}, n: 1}, n
	}
	if len(z.plans.list) > most {
		z.plans.list = z.plans.list[:most]
	}
}

// Think plays plans out.
func (z *Magna) Think(n int) bool {
	play := z.rollout
	if z.tree != nil {
		play = z.explore
	}
	if !z.plans.think(n, play) {
		return false
	}
	if len(z.best) == 0 && len(z.plans.list) > 0 {
		z.decide()
	}
	return true
}

func (z *Magna) decide() {
	best, score := 0, -1e18
	for i := range z.plans.list {
		p := &z.plans.list[i]
		v := 0.0
		if p.tries > 0 {
			v = p.sum / float64(p.tries)
			if p.answers[0] != z.habit { // rules of thumb are left only for something clearly better
				v -= z.doubt / sqrt(float64(p.tries))
			}
		}
		if v > score {
			best, score = i, v
		}
	}
	if z.Level == Easy && len(z.plans.list) > 1 && z.r.IntN(5) == 0 {
		best = z.r.IntN(len(z.plans.list)) // a beginner's slip
	}
	z.best = append(z.best, z.plans.list[best].answers[0])
}

// Answer returns the answer of the chosen plan.
func (z *Magna) Answer() []rules.Option { return z.best }

// rollout plays a plan out in one possible world and values the outcome.
func (z *Magna) rollout(p *plan) float64 {
	z.Belief.Determinize(&z.view, z.r, &z.s)
	s, me := &z.s, z.view.Seat
	s.Stamps = 40000 // a view does not tell; any number beyond those in use
	if s.Waiting(me) {
		z.eng.Play(s, me, p.answers[0], nil)
	}
	last := s.Turn + 2
	for n := 0; !s.Over() && s.Turn < last && n < 300; n++ {
		seat := s.ToAnswer()
		z.eng.Play(s, seat, z.thumb(s, seat), nil)
	}
	return z.value(s, me)
}

// explore is a rollout that learns: decisions that it has met before are
// answered by what has done best so far, each side for itself; from the first
// new one on both go by rule of thumb.
func (z *Magna) explore(p *plan) float64 {
	z.Belief.Determinize(&z.view, z.r, &z.s)
	s, me := &z.s, z.view.Seat
	s.Stamps = 40000
	at := mix(1, z.key(s, p.answers[0]))
	if s.Waiting(me) {
		z.eng.Play(s, me, p.answers[0], nil)
	}
	z.path = z.path[:0]
	known := true
	last := s.Turn + 2
	for n := 0; !s.Over() && s.Turn < last && n < 300; n++ {
		seat := s.ToAnswer()
		if !known || len(z.path) >= treeDepth {
			z.eng.Play(s, seat, z.thumb(s, seat), nil)
			continue
		}
		var opts [treeWidth]rules.Option
		k := z.likely(s, seat, &opts)
		if k == 1 {
			z.eng.Play(s, seat, opts[0], nil)
			continue
		}
		nd := z.tree[at]
		if nd == nil {
			nd = &node{}
			z.tree[at] = nd
			known = false
		}
		i, o := nd.take(z, s, opts[:k], seat == me)
		z.path = append(z.path, step{nd, i})
		at = mix(at, nd.kids[i].key)
		z.eng.Play(s, seat, o, nil)
	}
	v := z.value(s, me)
	for _, t := range z.path {
		t.at.tries++
		t.at.kids[t.kid].tries++
		t.at.kids[t.kid].sum += v
	}
	return v
}

// take chooses among the answers to a decision, those that look best first:
// another one is tried only as the decision is met more often.
func (nd *node) take(z *Magna, s *rules.State, opts []rules.Option, mine bool) (int, rules.Option) {
	var at [treeWidth]int
	fresh, best, score := -1, 0, -1e18
	tried := 0
	for j, o := range opts {
		k := z.key(s, o)
		i := 0
		for i < len(nd.kids) && nd.kids[i].key != k {
			i++
		}
		if i == len(nd.kids) {
			nd.kids = append(nd.kids, kid{key: k})
		}
		nd.kids[i].open++
		at[j] = i
		if nd.kids[i].tries == 0 {
			if fresh < 0 {
				fresh = j
			}
			continue
		}
		tried++
		q := &nd.kids[i]
		v := q.sum / float64(q.tries)
		if !mine {
			v = -v
		}
		if v += 40 * sqrt(float64(ilog(q.open))/float64(q.tries)); v > score {
			best, score = j, v
		}
	}
	if fresh >= 0 && tried*tried <= nd.tries {
		best = fresh
	}
	return at[best], opts[best]
}

// likely lists the options that look best by rule of thumb, the best first.
func (z *Magna) likely(s *rules.State, p rules.Seat, out *[treeWidth]rules.Option) (n int) {
	z.buf = rules.Options(z.Game, s, p, z.buf)
	z.sums = sums{}
	var scores [treeWidth]int
	for _, o := range z.buf {
		if o.Revises() {
			continue
		}
		v := 4*z.score(s, p, o) + z.r.IntN(9)
		i := n
		for i > 0 && scores[i-1] < v {
			i--
		}
		if i == treeWidth {
			continue
		}
		n = min(n+1, treeWidth)
		copy(out[i+1:n], out[i:n-1])
		copy(scores[i+1:n], scores[i:n-1])
		out[i], scores[i] = o, v
	}
	if n == 0 {
		out[0], n = rules.Option{Verb: rules.Done}, 1
	}
	return n
}

// key is what an option means in every world: cards in play by themselves,
// others by their designs.
func (z *Magna) key(s *rules.State, o rules.Option) uint64 {
	k := uint64(o.Verb) | uint64(o.Zone)<<8 | uint64(uint16(o.N))<<16
	if o.Card == 0 {
		return k
	}
	c := s.Card(o.Card)
	if kind := c.Zone.Kind(); kind >= mgn.Base1 && kind <= mgn.Arms {
		return k | uint64(o.Card)<<32
	}
	return k | uint64(c.Def)<<40
}

func mix(a, b uint64) uint64 {
	a ^= b * 0x9e3779b97f4a7c15
	a = (a ^ a>>31) * 0xbf58476d1ce4e5b9
	return a ^ a>>29
}

// thumb answers by rule of thumb: the option with the best score, now and
// then another.
func (z *Magna) thumb(s *rules.State, p rules.Seat) rules.Option {
	z.buf = rules.Options(z.Game, s, p, z.buf)
	z.sums = sums{}
	best, score := rules.Option{Verb: rules.Done}, -1<<30
	for _, o := range z.buf {
		if o.Revises() {
			continue
		}
		if n := 4*z.score(s, p, o) + z.r.IntN(9); n > score {
			best, score = o, n
		}
	}
	return best
}

// units calls do for the units of a zone.
func (z *Magna) sum(s *rules.State, zone rules.ZoneID, of func(c rules.CardID) int) (n int) {
	for _, c := range s.Zone(zone) {
		n += of(c)
	}
	return n
}

// need is the damage that defeats a unit.
func (z *Magna) need(s *rules.State, c rules.CardID) int {
	if s.Card(c).Has(rules.FaceDown) {
		return 1
	}
	return max(1, z.Game.Defense(s, c))
}

// worth is a rough value of a unit in play, or of a card elsewhere.
func (z *Magna) worth(s *rules.State, c rules.CardID) int {
	d := s.Card(c)
	a := &z.Game.Lib.Def(d.Def).Attr
	if k := d.Zone.Kind(); k >= mgn.Base1 && k <= mgn.Invasion {
		if d.Has(rules.FaceDown) {
			return 4
		}
		return 2*z.Game.Attack(s, c) + 2*z.Game.Defense(s, c) + 2*len(z.Game.Lib.Def(d.Def).Abilities)
	}
	switch a[mgn.AType] {
	case mgn.Unit:
		return 4 + int(a[mgn.AAttack]+a[mgn.ADefense])
	case mgn.Weapon:
		return 3 + int(a[mgn.AAttack]+a[mgn.ADefense])
	}
	return 6
}

// strength is the attack that the seat could send against the front, with
// what its hand adds; the front's defense is what it has to beat.
func (z *Magna) strength(s *rules.State, p rules.Seat) (attack, defense, units int) {
	q := &z.sums
	if !q.strength {
		q.attack, q.defense, q.units = z.countStrength(s, p)
		q.strength = true
	}
	return q.attack, q.defense, q.units
}

func (z *Magna) countStrength(s *rules.State, p rules.Seat) (attack, defense, units int) {
	g := z.Game
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
		defense = z.sum(s, zone, func(c rules.CardID) int { return z.need(s, c) })
	}
	return attack, defense, units
}

// score tells how good an option looks, in points of about a tenth of a unit.
func (z *Magna) score(s *rules.State, p rules.Seat, o rules.Option) int {
	g := z.Game
	c := s.Card(o.Card)
	switch s.Dec.Prompt {
	case mgn.PromptHand:
		if o.Verb == rules.Done {
			return 7
		}
		return z.spare(s, p, o.Card)
	case mgn.PromptProduction:
		return z.production(s, p, o)
	case mgn.PromptArmament:
		switch {
		case o.Verb == rules.Use: // the card comes back as a reinforcement
			n := 12 - z.worth(s, o.Card)/2
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
		if (o.Verb == rules.Yes) == (attack+3 >= defense) { // who waits for certainty waits too long
			return 10
		}
		return 0
	case mgn.PromptForce, mgn.PromptContinue:
		if o.Verb == rules.Done {
			return 0
		}
		if s.Dec.Prompt == mgn.PromptContinue {
			line := g.Front(s, p.Other())
			foes := s.Count(rules.ZoneOf(mgn.Base1+uint8(max(line, 1)-1), p.Other()))
			if foes == 0 {
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
	case mgn.PromptOrder: // whoever survives first, then the least
		if z.need(s, o.Card) > int(s.Dec.Arg) {
			return 50
		}
		return -z.worth(s, o.Card)
	case mgn.PromptTargets, mgn.PromptSplit:
		if o.Verb == rules.Pass {
			return 0
		}
		t := mgn.TargetOf(s, p, o)
		n := z.worth(s, t)
		if s.Card(t).Owner != p {
			n -= 3 * z.need(s, t) / 2
		}
		return 3 + n
	case mgn.PromptTidy, mgn.PromptCards:
		if o.Verb == rules.Done {
			return 0
		}
		return 1 + z.worth(s, o.Card)
	case mgn.PromptDiscard:
		return -z.worth(s, o.Card)
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

// spare tells how gladly a card of the hand is thrown away for another: one
// tactic or weapon too many, or a unit that will not be paid soon.
func (z *Magna) spare(s *rules.State, p rules.Seat, c rules.CardID) int {
	lib := z.Game.Lib
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
func (z *Magna) production(s *rules.State, p rules.Seat, o rules.Option) int {
	g := z.Game
	c := s.Card(o.Card)
	def := g.Lib.Def(c.Def)
	front := g.Front(s, p)
	line := int(o.Zone.Kind()) - int(mgn.Base1) + 1
	replaced := 0
	if o.Zone != 0 && o.N != 0 {
		if o.Verb == rules.Block {
			return -20
		}
		replaced = 2 * z.worth(s, rules.CardID(o.N))
	}
	at := 0
	if o.Zone != 0 {
		guards := s.Count(rules.ZoneOf(mgn.Base1+uint8(front-1), p))
		switch {
		case line == front && guards < 2:
			at = 3 - guards
		case line == mgn.BaseCount: // from where it can invade
			at = 11
		}
	}
	switch o.Verb {
	case rules.Pass:
		return 0
	case rules.Mode: // only if it buys something
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
			n -= z.worth(s, o.Card)
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

// redeploy brings defenders to an empty front and strong units to the third
// base, from where they can invade.
func (z *Magna) redeploy(s *rules.State, p rules.Seat, o rules.Option) int {
	g := z.Game
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
func (z *Magna) reinforce(s *rules.State, p rules.Seat, o rules.Option) int {
	if o.Verb == rules.Pass {
		return 3
	}
	g := z.Game
	def := g.Lib.Def(s.Card(o.Card).Def)
	magna := 0
	if s.Card(o.Card).Zone.Kind() == mgn.Arms {
		return -3
	}
	if s.Card(o.Card).Zone.Kind() == mgn.Hand && (def.Attr[mgn.AType] == mgn.Unit || def.Attr[mgn.AType] == mgn.Weapon) {
		magna, _ = g.ReinforceCost(s, o.Card)
	}
	mine, foe := mgn.ForceZone(s, p), mgn.ForceZone(s, p.Other())
	if mgn.InvaderSeat(s) == p {
		attack := z.sum(s, mine, func(c rules.CardID) int {
			if s.Card(c).Has(mgn.FlagChecked) {
				return 0
			}
			return g.Attack(s, c)
		})
		need := z.sum(s, foe, func(c rules.CardID) int { return z.need(s, c) })
		if attack > need+3 {
			return 1
		}
		return 6 + 2*int(def.Attr[mgn.AAttack]) - 3*magna
	}
	threat := z.sum(s, foe, func(c rules.CardID) int {
		if s.Card(c).Has(mgn.FlagChecked) {
			return 0
		}
		return g.Attack(s, c)
	})
	have := z.sum(s, mine, func(c rules.CardID) int { return z.need(s, c) })
	if have > threat {
		return 0
	}
	return 5 + int(def.Attr[mgn.ADefense]) - 2*magna
}

// attack assaults when that sweeps the force, else kills what it can.
func (z *Magna) attack(s *rules.State, p rules.Seat, o rules.Option) int {
	g := z.Game
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
		q.all = z.sum(s, mgn.ForceZone(s, p.Other()), func(c rules.CardID) int { return z.need(s, c) })
	}
	total, least, all := q.total, q.least, q.all
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
		n := 6 + z.worth(s, t) - need
		if s.Card(t).Has(rules.FaceDown) && least > 2 {
			n -= 4
		}
		return n
	}
	return 8 // an ability or a tactic
}

// members sends as few as are needed.
func (z *Magna) members(s *rules.State, p rules.Seat, o rules.Option) int {
	g := z.Game
	if s.Dec.Arg == mgn.KindAssault {
		if o.Verb == rules.Done {
			return -5
		}
		return g.Attack(s, o.Card)
	}
	sent := 0
	for _, c := range s.Picks[p].Cards() {
		sent += g.Attack(s, c)
	}
	need := 1
	if s.Dec.Src != 0 {
		need = z.need(s, s.Dec.Src)
	}
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

// value is how well a seat stands.
func (z *Magna) value(s *rules.State, me rules.Seat) float64 {
	if s.Result.Over {
		switch s.Result.Winner {
		case me:
			return 600 - float64(s.Turn) // sooner is better
		case me.Other():
			return -600 + float64(s.Turn)
		}
		return 0
	}
	g := z.Game
	side := func(p rules.Seat) float64 {
		v := 0.0
		for line := 1; line <= mgn.BaseCount; line++ {
			if g.Standing(s, p, line) {
				v += 70
			}
		}
		front := g.Front(s, p)
		for line := 1; line <= mgn.BaseCount; line++ {
			zone := rules.ZoneOf(mgn.Base1+uint8(line-1), p)
			for _, c := range s.Zone(zone) {
				n := float64(z.worth(s, c))
				if line == mgn.BaseCount && g.CanInvade(s, c) {
					n += float64(g.Attack(s, c))
				}
				if line == front {
					n += 2
				}
				v += n
			}
			if line == front && s.Count(zone) == 0 {
				v -= 12
			}
		}
		v += 3 * float64(min(s.Count(rules.ZoneOf(mgn.Hand, p)), 6))
		v += 4 * float64(s.Count(rules.ZoneOf(mgn.Funds, p)))
		v += 6 * float64(min(int(s.Seats[p][mgn.Magna]), 6))
		return v
	}
	return side(me) - side(me.Other())
}
