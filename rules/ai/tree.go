package ai

import "godeck/rules"

// tree holds the decisions of both sides after the search's plans. A decision
// is identified by what its seat has learned since the root: its own answers,
// and the other seat's as far as it sees them. So no side's answers depend on
// what it cannot know, and secret simultaneous answers are chosen
// independently (information-set search with a tree for each observer).
type tree struct {
	nodes map[uint64]*node
	path  []step
	open  bool      // new decisions are still added
	at    [2]uint64 // hash of what each seat has learned
	dec   uint32    // decision whose answers are not revealed yet
	wait  [8]seen
	n     int
}

// node is a decision, in all worlds where it was met.
type node struct {
	tries    int
	children []child
}

// child is an answer to a node.
type child struct {
	key uint64
	tally
}

// step is an answer along a playout.
type step struct {
	at    *node
	child int
	p     rules.Seat
}

// seen is an answer that the other seat will see once the decision is over.
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

// begin starts a playout of plan q.
func (t *tree) begin(z *search, q *Plan) {
	t.path, t.n = t.path[:0], 0
	if t.open = z.t.Depth[z.level] > 0; !t.open {
		return
	}
	me := z.view.Seat
	t.at = [2]uint64{1, 2}
	t.dec = z.s.Dec.ID
	t.note(z, &z.s, me, q)
}

// note records an answer about to be given: its seat knows it at once.
func (t *tree) note(z *search, s *rules.State, p rules.Seat, q *Plan) {
	t.at[p] = mix(t.at[p], q.key)
	for _, o := range q.options() {
		if t.n < len(t.wait) {
			t.wait[t.n] = seen{p, o}
			t.n++
		}
	}
}

// reveal shows the other seat the answers to a decision that is over.
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

// step answers a decision with what has done best so far for its side. It
// reports false where the rollout policy has to answer.
func (t *tree) step(z *search, s *rules.State, p rules.Seat) bool {
	if !t.open || len(t.path) >= z.t.Depth[z.level] {
		return false
	}
	t.reveal(z, s)
	opts := z.legalPlans(s, p, z.t.Width, z.cand[:0])
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
		t.open = false // one new decision per playout
	}
	i, k := nd.choose(z, opts, p == z.view.Seat, s.Dec.Kind == rules.Commit)
	t.path = append(t.path, step{nd, k, p})
	t.note(z, s, p, &opts[i])
	z.play(s, p, &opts[i])
	return true
}

// choose takes one of the answers, in order of their priors: another one is
// tried only as the decision is met more often (progressive widening). Where
// both seats answer in secret all are tried at once, since any of them can
// surprise the other side.
func (nd *node) choose(z *search, opts []Plan, mine, secret bool) (i, k int) {
	fresh, best, score, tried := -1, 0, -1e18, 0
	at := 0
	for j := range opts {
		k := 0
		for k < len(nd.children) && nd.children[k].key != opts[j].key {
			k++
		}
		if k == len(nd.children) {
			nd.children = append(nd.children, child{key: opts[j].key})
		}
		q := &nd.children[k]
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
		for at = range nd.children {
			if nd.children[at].key == opts[fresh].key {
				break
			}
		}
	}
	return best, at
}

// learn adds the outcome of a playout to all decisions along it.
func (t *tree) learn(v int) {
	for _, w := range t.path {
		w.at.tries++
		w.at.children[w.child].tries++
		w.at.children[w.child].sum += v
	}
}
