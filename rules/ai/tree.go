package ai

import "godeck/rules"

// tree is what a search remembers of the decisions that came after its plans,
// of both sides. A decision is known by what its seat has learned since the
// root: its own answers, and those of the other as far as it sees them. So
// neither side's answers depend on what it could not know, and answers that
// are given secretly at one time are chosen each for itself (information-set
// search with a tree for every observer).
type tree struct {
	nodes map[uint64]*node
	path  []step
	open  bool      // new decisions are still remembered
	at    [2]uint64 // what each seat has learned
	dec   uint32    // the decision whose answers wait to be seen
	wait  [8]seen
	n     int
}

// node is a decision that playouts have met, whatever the hidden cards were.
type node struct {
	tries int
	kids  []kid
}

// kid is an answer to it.
type kid struct {
	key uint64
	tally
}

// step is an answer on the way of a playout.
type step struct {
	at  *node
	kid int
	p   rules.Seat
}

// seen is an answer that the other seat will have seen when the decision is over.
type seen struct {
	p rules.Seat
	o rules.Option
}

func (t *tree) reset() {
	if t.nodes == nil {
		t.nodes = map[uint64]*node{}
	}
	clear(t.nodes)
}

// begin starts on the way of a plan.
func (t *tree) begin(z *search, q *plan) {
	t.path, t.n = t.path[:0], 0
	if t.open = z.t.depth[z.level] > 0; !t.open {
		return
	}
	me := z.view.Seat
	t.at = [2]uint64{1, 2}
	t.dec = z.s.Dec.ID
	t.note(z, &z.s, me, q)
}

// note remembers an answer that is about to be given: its seat knows it at once.
func (t *tree) note(z *search, s *rules.State, p rules.Seat, q *plan) {
	t.at[p] = mix(t.at[p], q.key)
	for _, o := range q.options() {
		if t.n < len(t.wait) {
			t.wait[t.n] = seen{p, o}
			t.n++
		}
	}
}

// reveal lets the other seat see what was answered to a decision that is over.
func (t *tree) reveal(z *search, s *rules.State) {
	if s.Dec.ID == t.dec {
		return
	}
	for _, w := range t.wait[:t.n] {
		other := w.p.Other()
		t.at[other] = mix(t.at[other], z.meaning(s, other, w.o))
	}
	t.n, t.dec = 0, s.Dec.ID
}

// step answers a decision by what has done best so far, each side for itself;
// it reports false where the policy is to answer.
func (t *tree) step(z *search, s *rules.State, p rules.Seat) bool {
	if !t.open || len(t.path) >= z.t.depth[z.level] {
		return false
	}
	t.reveal(z, s)
	opts := z.legalPlans(s, p, z.t.width, z.cand[:0])
	z.cand = opts[:0]
	switch len(opts) {
	case 0:
		return false
	case 1:
		z.play(s, p, &opts[0])
		return true
	}
	key := mix(t.at[p], uint64(s.Dec.Prompt)<<8|uint64(p))
	nd := t.nodes[key]
	if nd == nil {
		nd = &node{}
		t.nodes[key] = nd
		t.open = false // one new decision a playout
	}
	i, k := nd.choose(z, opts, p == z.view.Seat, s.Dec.Kind == rules.Commit)
	t.path = append(t.path, step{nd, k, p})
	t.note(z, s, p, &opts[i])
	z.play(s, p, &opts[i])
	return true
}

// choose takes one of the answers, those that look best first: another one is
// tried only as the decision is met more often (progressive widening), but
// where both answer in secret all are tried at once, since the other side can
// be surprised by any of them.
func (nd *node) choose(z *search, opts []plan, mine, secret bool) (i, k int) {
	fresh, best, score, tried := -1, 0, -1e18, 0
	at := 0
	for j := range opts {
		k := 0
		for k < len(nd.kids) && nd.kids[k].key != opts[j].key {
			k++
		}
		if k == len(nd.kids) {
			nd.kids = append(nd.kids, kid{key: opts[j].key})
		}
		q := &nd.kids[k]
		q.open++
		if q.tries == 0 {
			if fresh < 0 {
				fresh = j
			}
			continue
		}
		tried++
		v := q.mean()
		if !mine {
			v = -v
		}
		if v += z.bonus(q.open, q.tries); v > score {
			best, score, at = j, v, k
		}
	}
	if fresh >= 0 && (secret || tried*tried <= nd.tries) {
		best = fresh
		for at = range nd.kids {
			if nd.kids[at].key == opts[fresh].key {
				break
			}
		}
	}
	return best, at
}

// learn adds what came of a playout to all decisions on its way.
func (t *tree) learn(v int) {
	for _, w := range t.path {
		w.at.tries++
		w.at.kids[w.kid].tries++
		w.at.kids[w.kid].sum += v
	}
}
