package ai

import (
	"math/bits"
	"math/rand/v2"

	"godeck/rules"
	"godeck/rules/games"
)

// search is a player of any game that has a guide. It lists its plans, plays
// each out for a turn or two in worlds that fit what it knows, both sides
// going by what looks good at first sight, and takes the plan that leaves it
// best off. Plans that do well are tried more often (upper confidence), which
// spends most playouts on the close calls. Strong levels remember what came
// after a plan (tree.go).
type search struct {
	g      rules.Rules
	guide  guide
	t      *tuning
	level  Level
	own    []rules.DefID
	r      *rand.Rand
	eng    *rules.Engine
	belief belief

	view  rules.View
	best  []rules.Option
	plans []plan
	habit int // the plan that looks best at first sight
	tries []tally
	left  int // playouts that may still be made
	next  int // plans that were tried once and again in turn

	tree tree
	opts []rules.Option
	cand []plan
	s    rules.State
}

// tally adds up what came of a plan, in hundredths, for the player itself.
type tally struct {
	sum   int
	tries int
	open  int // how often it was possible
}

func (t *tally) mean() float64 { return float64(t.sum) / float64(t.tries) }

func newSearch(g games.Game, guide guide, level Level, own []rules.DefID, seed uint64) *search {
	z := &search{g: g, guide: guide, t: guide.tuning(), level: level, own: own,
		r: rand.New(rand.NewPCG(seed, 5)), eng: rules.NewEngine(g)}
	z.belief.table = g.Table()
	return z
}

// Start lists the plans for the pending decision.
func (z *search) Start(v *rules.View) {
	z.view = *v
	z.best, z.plans, z.tries = z.best[:0], z.plans[:0], z.tries[:0]
	z.left, z.next = 0, 0
	z.belief.see(z.t, v, z.own)
	z.tree.reset()
	s, p := &z.view.S, v.Seat
	z.opts = rules.Options(z.g, s, p, z.opts)
	if a := z.guide.settled(z, s, p, z.opts); a != nil {
		z.best = append(z.best, a...)
		return
	}
	z.plans = z.candidates(s, p, z.plans)
	if len(z.plans) == 0 {
		z.best = append(z.best, forward(z.opts, z.r))
		return
	}
	z.plans = z.sensible(s, p, z.plans)
	if most := z.t.most; most > 0 && len(z.plans) > most {
		z.plans = z.plans[:most]
	}
	if len(z.plans) == 1 {
		z.take(0)
		return
	}
	z.habit = 0
	for range z.plans {
		z.tries = append(z.tries, tally{})
	}
	z.left = max(z.t.games[z.level], z.t.each*len(z.plans))
}

// sensible leaves out what is never right, if anything else can be done.
func (z *search) sensible(s *rules.State, p rules.Seat, plans []plan) []plan {
	n := 0
	for _, q := range plans {
		if z.guide.toll(s, p, q.answers[0]) < never {
			plans[n] = q
			n++
		}
	}
	if n == 0 {
		return plans
	}
	return plans[:n]
}

// candidates lists the plans for a decision, the best at first sight first.
// Copies of a card are one plan.
func (z *search) candidates(s *rules.State, p rules.Seat, out []plan) []plan {
	z.opts = rules.Options(z.g, s, p, z.opts)
	z.guide.look(s, p, z.opts, z.r)
	out = z.guide.plans(s, p, z.opts, out)
	if len(out) == 0 {
		for _, o := range z.opts {
			if !o.Revises() {
				q := one(o)
				q.score = z.guide.score(s, p, o, z.r)
				out = append(out, q)
			}
		}
	}
	n := 0
next:
	for _, q := range out {
		q.key = z.key(s, p, &q)
		i := n
		for k := range out[:n] {
			if out[k].key == q.key {
				continue next
			}
		}
		for ; i > 0 && out[i-1].score < q.score; i-- {
			out[i] = out[i-1]
		}
		out[i] = q
		n++
	}
	return out[:n]
}

// key is what a plan means in every world: cards in play are themselves,
// others are told apart by their designs, as far as the seat knows them.
func (z *search) key(s *rules.State, p rules.Seat, q *plan) uint64 {
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
	if z.t.inPlay&(1<<c.Zone.Kind()) != 0 {
		return k | uint64(o.Card)<<32
	}
	k |= uint64(c.Zone)<<40 | 1<<63
	if z.belief.table.Sees(s, p, o.Card) {
		k ^= mix(uint64(c.Def), uint64(c.Flags)) << 1
	}
	return k
}

// mix stirs b into a.
func mix(a, b uint64) uint64 {
	a ^= b * 0x9e3779b97f4a7c15
	a = (a ^ a>>31) * 0xbf58476d1ce4e5b9
	return a ^ a>>29
}

// Think plays plans out.
func (z *search) Think(n int) bool {
	for ; n > 0 && z.left > 0; n, z.left = n-1, z.left-1 {
		i := z.choose()
		z.tries[i].sum += z.playout(&z.plans[i])
		z.tries[i].tries++
	}
	if z.left > 0 {
		return false
	}
	if len(z.best) == 0 {
		z.decide()
	}
	return true
}

// Answer returns the answers of the chosen plan.
func (z *search) Answer() []rules.Option { return z.best }

// choose says which plan to try next.
func (z *search) choose() int {
	if z.next < z.t.each*len(z.plans) {
		z.next++
		return (z.next - 1) % len(z.plans)
	}
	best, score := 0, -1e18
	total := 0
	for i := range z.tries {
		total += z.tries[i].tries
	}
	for i := range z.tries {
		if u := z.tries[i].mean() + z.bonus(total, z.tries[i].tries); u > score {
			best, score = i, u
		}
	}
	return best
}

// bonus is the confidence bound: how much better than its mean what was tried
// so few times among so many may be.
func (z *search) bonus(total, tries int) float64 {
	return 100 * z.t.bonus * root(float64(bits.Len(uint(total))-1)/float64(tries))
}

// decide takes the plan that did best. What looks best at first sight is left
// only for something that is clearly better.
func (z *search) decide() {
	s, p := &z.view.S, z.view.Seat
	best, score := 0, -1e18
	for i := range z.plans {
		if v, ok := z.gain(s, p, i); ok && v > score {
			best, score = i, v
		}
	}
	if z.level == Easy && z.r.IntN(z.t.slip) == 0 {
		best = z.slip(s, p, best, score)
	}
	z.take(best)
}

// gain is how well a plan did, after its toll and its doubt.
func (z *search) gain(s *rules.State, p rules.Seat, i int) (v float64, tried bool) {
	q := &z.tries[i]
	if q.tries == 0 {
		return 0, false
	}
	v = q.mean() - float64(z.guide.toll(s, p, z.plans[i].answers[0]))
	if i != z.habit {
		v -= 100 * z.t.doubt / root(float64(q.tries))
	}
	return v, true
}

// slip is a beginner's mistake instead of the best plan: one that does not look
// foolish.
func (z *search) slip(s *rules.State, p rules.Seat, best int, score float64) int {
	n := 1
	for i := range z.plans {
		if v, ok := z.gain(s, p, i); ok && i != best && score-v <= 100*z.t.slack {
			if n++; z.r.IntN(n) == 0 {
				best = i
			}
		}
	}
	return best
}

func (z *search) take(i int) { z.best = append(z.best, z.plans[i].options()...) }

// playout carries a plan out in one possible world and values what comes of
// it after some turns.
func (z *search) playout(q *plan) int {
	z.belief.world(&z.view, z.r, &z.s)
	s, me := &z.s, z.view.Seat
	z.tree.begin(z, q)
	z.play(s, me, q)
	last := s.Turn + z.t.turns
	for n := 0; !s.Over() && s.Turn < last && n < z.t.answers; n++ {
		p := s.ToAnswer()
		if !z.tree.step(z, s, p) {
			z.eng.Play(s, p, z.policy(s, p), nil)
		}
	}
	v := z.guide.value(s, me)
	z.tree.learn(v)
	return v
}

// play gives the answers of a plan.
func (z *search) play(s *rules.State, p rules.Seat, q *plan) {
	for _, o := range q.options() {
		if s.Waiting(p) {
			z.eng.Play(s, p, o, nil)
		}
	}
}

// policy answers by what looks best at first sight.
func (z *search) policy(s *rules.State, p rules.Seat) rules.Option {
	z.opts = rules.Options(z.g, s, p, z.opts)
	if len(z.opts) == 1 {
		return z.opts[0]
	}
	z.guide.look(s, p, z.opts, z.r)
	best, score := rules.Option{Verb: rules.Done}, -1<<60
	for _, o := range z.opts {
		if o.Revises() {
			continue
		}
		if n := z.guide.score(s, p, o, z.r); n > score {
			best, score = o, n
		}
	}
	return best
}

// world fills the view into another state that could be the real one; it is
// valid until the next.
func (z *search) world() *rules.State {
	z.belief.world(&z.view, z.r, &z.s)
	return &z.s
}
