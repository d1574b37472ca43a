package ai

import (
	"cmp"
	"math"
	"math/bits"
	"math/rand/v2"
	"slices"

	"godeck/rules"
	"godeck/rules/games"
)

// search is the player of any game that has a guide. It lists its plans, plays
// each out for a turn or two in worlds that fit what it knows, both sides
// following their priors, and takes the plan with the best outcome. Bad plans
// are given up round by round, so the close calls get the most playouts.
// Strong levels also build a tree of what follows a plan (tree.go).
type search struct {
	g      rules.Rules
	guide  Mind
	t      *Tuning
	level  Level
	way    Way
	own    []rules.DefID
	r      *rand.Rand
	eng    *rules.Engine
	belief belief

	view      rules.View
	best      []rules.Option
	plans     []Plan
	bestPrior int // index of the plan with the best prior
	tries     []tally
	left      int   // playouts left
	live      []int // indices of plans still tried
	quota     int   // tries of each of them in this round

	tree tree
	opts []rules.Option
	cand []Plan
	s    rules.State
}

// tally sums the outcomes of a plan for the player, in hundredths.
type tally struct {
	sum   int
	tries int
	open  int // how often it was available
}

func (t *tally) mean() float64 { return float64(t.sum) / float64(t.tries) }

func newSearch(g games.Game, guide Mind, level Level, own []rules.DefID, seed uint64) *search {
	z := &search{g: g, guide: guide, t: &guide.shared().t, level: level, own: own,
		r: rand.New(rand.NewPCG(seed, 5)), eng: rules.NewEngine(g)}
	z.belief.table = g.Table()
	guide.shared().R = z.r
	return z
}

// Start lists the plans for the pending decision.
func (z *search) Start(v *rules.View) {
	z.view = *v
	z.best, z.plans, z.tries = z.best[:0], z.plans[:0], z.tries[:0]
	z.left, z.live, z.quota = 0, z.live[:0], 0
	z.belief.see(z.t, v, z.own)
	z.tree.reset()
	s, p := &z.view.S, v.Seat
	z.opts = rules.Options(z.g, s, p, z.opts)
	if Has(z.t.Thumb, s.Dec.Prompt) || z.level != Hard && Has(z.t.Quick, s.Dec.Prompt) {
		z.best = append(z.best, z.rolloutPolicy(s, p))
		return
	}
	if a := z.guide.Forced(z, s, p, z.opts); a != nil {
		z.best = append(z.best, a...)
		return
	}
	z.plans = z.legalPlans(s, p, every, z.plans)
	if len(z.plans) == 0 {
		z.best = append(z.best, forward(z.opts, z.r))
		return
	}
	z.plans = drop(z.plans, func(i int) bool { return z.guide.Penalty(s, p, z.plans[i].Answers[0]) >= Never })
	if z.level == Easy {
		z.plans = drop(z.plans, func(i int) bool { return z.guide.Senseless(s, p, z.opts, &z.plans[i]) })
	}
	if most := z.t.Most; most > 0 && len(z.plans) > most {
		z.plans = z.plans[:most]
	}
	if z.level == Easy && len(z.plans) > 1 {
		z.plans = z.spared(z.merciful(z.plans))
	}
	if len(z.plans) == 1 {
		z.take(0)
		return
	}
	z.bestPrior = 0
	for i := range z.plans {
		z.tries = append(z.tries, tally{})
		z.live = append(z.live, i)
	}
	z.left = max(z.t.Games[z.level], z.t.Each*len(z.plans))
	z.share()
	z.quota = max(z.quota, z.t.Each)
}

// every is more plans than any decision has.
const every = 1 << 20

// legalPlans lists the plans of a decision: the given number with the best
// priors, the very best first. Copies of a card are one plan.
func (z *search) legalPlans(s *rules.State, p rules.Seat, most int, out []Plan) []Plan {
	z.opts = rules.Options(z.g, s, p, z.opts)
	z.guide.Look(s, p, z.opts)
	out = z.guide.Plans(s, p, z.opts, out)
	if len(out) == 0 {
		for _, o := range z.opts {
			if !o.TakesBack() {
				q := One(o)
				q.Prior = z.prior(s, p, o)
				out = append(out, q)
			}
		}
	}
	n := 0
next:
	for _, q := range out {
		if n == most && q.Prior <= out[n-1].Prior {
			continue
		}
		q.key = z.key(s, p, &q)
		i := min(n, most-1)
		for k := range out[:n] {
			if out[k].key == q.key {
				continue next
			}
		}
		for ; i > 0 && out[i-1].Prior < q.Prior; i-- {
			out[i] = out[i-1]
		}
		out[i] = q
		n = min(n+1, most)
	}
	return out[:n]
}

// prior scores an option by the guide.
func (z *search) prior(s *rules.State, p rules.Seat, o rules.Option) int {
	n := z.guide.Prior(s, p, o)
	if z.t.Jitter > 0 {
		n = 4*n + z.r.IntN(z.t.Jitter)
	}
	return n
}

// key identifies what a plan means in every world. Cards in play are
// individuals; others are told apart by design, as far as the seat knows it.
func (z *search) key(s *rules.State, p rules.Seat, q *Plan) uint64 {
	k := uint64(1)
	for _, o := range q.options() {
		k = mix(k, z.meaning(s, p, o))
	}
	return k
}

func (z *search) meaning(s *rules.State, p rules.Seat, o rules.Option) uint64 {
	k := uint64(o.Verb) | uint64(o.Zone)<<8 | uint64(uint16(o.N))<<16
	if o.Card == 0 {
		return k
	}
	c := s.Card(o.Card)
	if z.t.InPlay&(1<<c.Zone.Kind()) != 0 {
		return k | uint64(o.Card)<<32
	}
	k |= uint64(c.Zone)<<40 | 1<<63
	if z.belief.table.Sees(s, p, o.Card) {
		k ^= mix(uint64(c.Def), uint64(c.Flags)) << 1
	}
	return k
}

// mix hashes b into a.
func mix(a, b uint64) uint64 {
	a ^= b * 0x9e3779b97f4a7c15
	a = (a ^ a>>31) * 0xbf58476d1ce4e5b9
	return a ^ a>>29
}

// Think runs up to n playouts.
func (z *search) Think(n int) bool {
	for ; n > 0 && z.left > 0; n, z.left = n-1, z.left-1 {
		i := z.choose()
		z.tries[i].sum += z.playout(&z.plans[i])
		z.tries[i].tries++
	}
	if z.left > 0 {
		return false
	}
	z.Settle()
	return true
}

// Settle decides by the playouts made so far.
func (z *search) Settle() {
	z.left = 0
	if len(z.best) == 0 {
		z.decide()
	}
}

// Answer returns the answers of the chosen plan.
func (z *search) Answer() []rules.Option { return z.best }

// choose returns the plan to try next. Playouts are shared out in rounds
// (sequential halving): each round tries all live plans equally often and then
// drops the worse half. So early bad luck does not rule a plan out for good,
// and the close calls get the most playouts.
func (z *search) choose() int {
	for {
		least := -1
		for _, i := range z.live {
			if z.tries[i].tries < z.quota && (least < 0 || z.tries[i].tries < z.tries[least].tries) {
				least = i
			}
		}
		if least >= 0 {
			return least
		}
		if len(z.live) > 2 {
			slices.SortStableFunc(z.live, func(a, b int) int { return cmp.Compare(z.gain(b), z.gain(a)) })
			z.live = z.live[:(len(z.live)+1)/2]
		}
		z.share()
	}
}

// share sets how often each live plan will have been tried by the end of the
// next round; all rounds have the same number of playouts.
func (z *search) share() {
	rounds := bits.Len(uint(len(z.live) - 1))
	z.quota += max(1, z.left/(rounds*len(z.live)))
}

// bonus is the confidence bound: by how much the true value of what was tried
// tries times of total may exceed its mean.
func (z *search) bonus(total, tries int) float64 {
	return 100 * z.t.Bonus * math.Sqrt(float64(bits.Len(uint(total))-1)/float64(tries))
}

// decide takes the plan that did best, or the one with the best prior unless
// another is clearly better.
func (z *search) decide() {
	best := z.live[0]
	for _, i := range z.live[1:] {
		if z.tries[i].tries > 0 && z.gain(i) > z.gain(best) {
			best = i
		}
	}
	if z.tries[best].tries == 0 { // there was no time for any playout
		best = z.bestPrior
	}
	if z.level == Easy && z.r.IntN(z.t.Slip) == 0 {
		best = z.slip(best)
	}
	z.take(best)
}

// gain is the mean of a plan that has been tried, less its penalty and its
// uncertainty.
func (z *search) gain(i int) float64 {
	q := &z.tries[i]
	toll := float64(z.guide.Penalty(&z.view.S, z.view.Seat, z.plans[i].Answers[0]))
	v := q.mean() - toll*cmp.Or(z.t.Heed[z.level], 1) // few playouts must not override good advice
	if i != z.bestPrior {
		v -= 100 * z.t.Margin / math.Sqrt(float64(q.tries))
	}
	return v
}

// slip returns a beginner's mistake instead of the best plan.
func (z *search) slip(best int) int {
	least := z.gain(best) - 100*z.t.Slack
	out, n := best, 1
	for i := range z.plans {
		if i != best && z.gain(i) >= least {
			if n++; z.r.IntN(n) == 0 {
				out = i
			}
		}
	}
	return out
}

func (z *search) take(i int) { z.best = append(z.best, z.plans[i].options()...) }

// playout carries out a plan in one possible world and evaluates the position
// some turns later.
func (z *search) playout(q *Plan) int {
	z.belief.world(&z.view, z.r, &z.s)
	s, me := &z.s, z.view.Seat
	z.tree.begin(z, q)
	z.play(s, me, q)
	now := 0
	if z.way == Greedy {
		now = z.evaluate(s, me)
	}
	last := s.Turn + z.t.Turns
	if z.t.Even {
		last = z.view.S.Turn + z.t.Turns
	}
	for n := 0; !s.Over() && s.Turn < last && n < z.t.Answers; n++ {
		p := s.ToAnswer()
		if !z.tree.step(z, s, p) {
			z.eng.Play(s, p, z.rolloutPolicy(s, p), nil)
		}
	}
	v := z.evaluate(s, me)
	if z.way == Greedy && !s.Result.Over {
		v = (v + now) / 2
	}
	z.tree.learn(v)
	return v
}

// evaluate values a position for a seat, in hundredths of a point: the
// difference of the sides. A victory is worth more the sooner it comes.
func (z *search) evaluate(s *rules.State, p rules.Seat) int {
	if s.Result.Over {
		won := 100 * (z.t.Won - z.t.Haste*int(s.Turn))
		switch s.Result.Winner {
		case p:
			return won
		case p.Other():
			return -won
		}
		return 0
	}
	return z.side(s, p)
}

// play gives the answers of a plan.
func (z *search) play(s *rules.State, p rules.Seat, q *Plan) {
	for _, o := range q.options() {
		if s.Waiting(p) {
			z.eng.Play(s, p, o, nil)
		}
	}
}

// rolloutPolicy answers with the best prior.
func (z *search) rolloutPolicy(s *rules.State, p rules.Seat) rules.Option {
	z.opts = rules.Options(z.g, s, p, z.opts)
	if len(z.opts) == 1 {
		return z.opts[0]
	}
	z.guide.Look(s, p, z.opts)
	best, score := rules.Option{Verb: rules.Done}, -1<<60
	for _, o := range z.opts {
		if o.TakesBack() {
			continue
		}
		if n := z.prior(s, p, o); n > score {
			best, score = o, n
		}
	}
	return best
}

// World fills the view into another state that could be the real one, valid
// until the next call.
func (z *search) World() *rules.State {
	z.belief.world(&z.view, z.r, &z.s)
	return &z.s
}
