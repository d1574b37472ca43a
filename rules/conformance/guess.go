package conformance

import (
	"math/rand/v2"
	"slices"
	"testing"

	"godeck/rules"
)

// guesses checks Determinize: a world looks like the match to the seat, uses
// no stamp twice however long it is played on, and continues like the match
// where the guess is right.
type guesses struct {
	eng        *rules.Engine
	deal       rules.Deal
	v, w       rules.View
	s          rules.State
	opts, mine []rules.Option
	buf        []byte
	worldPair  worldPair
}

func newGuesses(c Config, decks [2][]rules.DefID) *guesses {
	x := &guesses{eng: rules.NewEngine(c.Game), deal: rules.Deal{Decks: decks, Class: c.Class}}
	for _, d := range decks {
		x.deal.Pool = max(x.deal.Pool, int(slices.Max(d)))
	}
	x.worldPair.eng = rules.NewEngine(c.Game)
	return x
}

// ahead is how many answers a world is played on.
const ahead = 40

func (x *guesses) check(t *testing.T, s *rules.State, p rules.Seat, seed uint64, n int, r *rand.Rand) {
	t.Helper()
	tab := x.eng.Table()
	rules.ViewInto(tab, s, p, &x.v)
	x.code(t, seed, n)
	deal := x.deal
	if r.IntN(3) == 0 { // as if nothing were known of the other deck
		deal.Decks[p.Other()] = nil
	}
	rules.Determinize(tab, &x.v, &deal, r.Uint64(), &x.s)
	rules.ViewInto(tab, &x.s, p, &x.w)
	x.w.S.Dec.Open = x.v.S.Dec.Open // a secret answer is given again
	if x.v != x.w {
		t.Fatalf("seed %d, answer %d: a world of seat %d looks different from the match: %s", seed, n, p, Differ(&x.v.S, &x.w.S))
	}
	x.opts = rules.Options(x.eng.Rules(), &x.v.S, p, x.opts)
	x.mine = rules.Options(x.eng.Rules(), s, p, x.mine)
	leak := !slices.Equal(x.opts, x.mine) // such leaks are left to Worlds
	x.mine = rules.Options(x.eng.Rules(), &x.s, p, x.mine)
	if !leak && !slices.Equal(x.opts, x.mine) {
		t.Fatalf("seed %d, answer %d: seat %d has other options in a world (prompt %d):\n%v\n%v", seed, n, p, s.Dec.Prompt, x.opts, x.mine)
	}
	for id := rules.CardID(1); id <= rules.CardID(s.NCards); id++ {
		if x.s.Card(id).Def == 0 && !tab.Zones[x.s.Card(id).Zone.Kind()].Spare {
			t.Fatalf("seed %d, answer %d: card %d of a world is nothing", seed, n, id)
		}
	}
	for k := 0; !x.s.Over() && k < ahead; k++ {
		q := x.s.ToAnswer()
		o, ok := Random(x.eng, &x.s, q, r, &x.opts)
		if !ok {
			t.Fatalf("seed %d, answer %d: a world is stuck after %d answers", seed, n, k)
		}
		x.eng.Play(&x.s, q, o, nil)
		if id := stampTwice(&x.s); id != 0 {
			t.Fatalf("seed %d, answer %d: in a world of seat %d, %d answers on, the stamp %d stands twice", seed, n, p, k+1, x.s.Card(id).Stamp)
		}
	}
	if x.s.Fault != rules.FaultNone {
		t.Fatalf("seed %d, answer %d: a world ends by a fault: %s", seed, n, x.s.Fault)
	}
	x.worldPair.check(t, s, &x.v, seed, n, r)
}

// code encodes the view and decodes it again.
func (x *guesses) code(t *testing.T, seed uint64, n int) {
	t.Helper()
	x.buf = rules.AppendView(x.buf[:0], &x.v)
	if len(x.buf) > rules.MaxViewBytes/4 {
		t.Fatalf("seed %d, answer %d: a view takes %d bytes", seed, n, len(x.buf))
	}
	w, err := rules.ReadView(x.eng.Table(), x.deal.Pool, x.buf)
	if err != nil {
		t.Fatalf("seed %d, answer %d: %v", seed, n, err)
	}
	if *w != x.v {
		t.Fatalf("seed %d, answer %d: a view is read differently from how it was written: %s", seed, n, Differ(&x.v.S, &w.S))
	}
}

// stampTwice returns a card that shares its stamp with another, or 0. Cards
// that have not moved since the match began have none.
func stampTwice(s *rules.State) rules.CardID {
	var seen [1 << 10]uint64
	for id := rules.CardID(1); id <= rules.CardID(s.NCards); id++ {
		w, b := s.Card(id).Stamp>>6, uint64(1)<<(s.Card(id).Stamp&63)
		if s.Card(id).Stamp != 0 && seen[w]&b != 0 {
			return id
		}
		seen[w] |= b
	}
	return 0
}

// worldPair plays on a match and a world with the right guess.
type worldPair struct {
	eng  *rules.Engine
	a, b rules.State
	v, w rules.View
	oa   []rules.Option
	ob   []rules.Option
}

// check fills a view with the truth and gives match and world the same
// answers. They must stay equal: the view has lost nothing that matters.
func (x *worldPair) check(t *testing.T, s *rules.State, v *rules.View, seed uint64, n int, r *rand.Rand) {
	t.Helper()
	if s.Dec.Kind == rules.Commit && (s.Dec.Open != s.Dec.Asked || s.Picks[v.Seat.Other()].N > 0) {
		return // the view lacks what the other seat has picked
	}
	tab := x.eng.Table()
	x.a = *s
	x.a.Order = rules.ViewOrder(tab, s, v.Seat)
	lot := r.Uint64()
	x.a.Seed(lot)
	var none rules.Deal
	rules.Determinize(tab, v, &none, lot, &x.b)
	x.b.Seed(lot)
	for i := range int(s.NCards) { // a view renames cards
		is, as := x.a.Order[i], x.b.Order[i]
		x.b.Cards[as].Def, x.b.Cards[as].Known = s.Cards[is].Def, s.Cards[is].Known
		if s.Marked(is) { // a view has no marks of cards out of its sight
			x.b.Mark(as)
		}
	}
	for k := 0; k < ahead; k++ {
		if x.a.Over() != x.b.Over() || x.a.Result != x.b.Result || x.a.Dec.Open != x.b.Dec.Open || x.a.Dec.Prompt != x.b.Dec.Prompt || x.a.Turn != x.b.Turn {
			t.Fatalf("seed %d, answer %d: with the truth filled in, a view of seat %d goes another way after %d answers: %v %v, %v %v", seed, n, v.Seat, k, x.a.Dec, x.a.Result, x.b.Dec, x.b.Result)
		}
		if x.a.Over() {
			return
		}
		for i := range int(s.NCards) {
			if p, q := x.a.Card(x.a.Order[i]), x.b.Card(x.b.Order[i]); p.Def != q.Def || p.N != q.N || p.Zone != q.Zone {
				t.Fatalf("seed %d, answer %d: with the truth filled in, card %d of seat %d's view differs after %d answers: %+v, %+v", seed, n, i, v.Seat, k, p, q)
			}
		}
		p := x.a.ToAnswer()
		x.oa, x.ob = x.eng.Options(&x.a, p, x.oa), x.eng.Options(&x.b, p, x.ob)
		if len(x.oa) != len(x.ob) {
			t.Fatalf("seed %d, answer %d: with the truth filled in, a view of seat %d gives other options after %d answers (prompt %d):\n%v\n%v", seed, n, v.Seat, k, x.a.Dec.Prompt, x.oa, x.ob)
		}
		i := r.IntN(len(x.oa))
		for x.oa[i].TakesBack() {
			i = r.IntN(len(x.oa))
		}
		if o, w := x.oa[i], x.ob[i]; o.Verb != w.Verb || o.Zone != w.Zone || x.a.Card(o.Card).Def != x.b.Card(w.Card).Def {
			t.Fatalf("seed %d, answer %d: with the truth filled in, seat %d's view offers %v for %v", seed, n, v.Seat, w, o)
		}
		x.eng.Play(&x.a, p, x.oa[i], nil)
		x.eng.Play(&x.b, p, x.ob[i], nil)
	}
}
