package conformance

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"godeck/rules"
)

// Apart plays matches as two machines would that each know only what their
// player may know. Beside the match run two states, one per seat, in which
// every card is blank that the seat may not know. A card gets its design there
// when the seat comes to know it; facts that the rules make public about
// hidden cards are avowed (rules.Source); an answer carries the cards that it
// reveals. Given the same answers and the same chance, the seat's view must
// equal that of the match. So no flow looks at a hidden card of a seat that is
// not answering.
func Apart(t *testing.T, c Config) {
	t.Helper()
	for seed := range uint64(c.Seeds) {
		if playApart(t, c, seed); t.Failed() {
			return
		}
	}
}

type apart struct {
	c      Config
	eng    *rules.Engine
	mine   [2]*rules.Engine
	s      rules.State
	u      [2]rules.State
	v, w   rules.View
	log    rules.Log
	told   [2]rules.Log
	avowed []bool         // by the match since the last answer
	heard  [2]int         // how many of them each machine has received
	found  []rules.CardID // cards found in the match since the last answer
	named  [2]int         // how many of them each machine has received
}

func playApart(t *testing.T, c Config, seed uint64) {
	t.Helper()
	a := &apart{c: c, eng: rules.NewEngine(c.Game)}
	a.eng.From(rules.Source{Avow: func(_ rules.Seat, fact bool) bool {
		a.avowed = append(a.avowed, fact)
		return fact
	}, Found: func(_ rules.Seat, id rules.CardID) rules.CardID {
		a.found = append(a.found, id)
		return id
	}})
	r := rand.New(rand.NewPCG(seed, 79))
	c.Game.Setup(&a.s, seed, c.Decks(r))
	for p := range a.u {
		a.u[p] = a.s
		a.blank(rules.Seat(p))
		a.mine[p] = rules.NewEngine(c.Game)
		a.mine[p].From(rules.Source{
			Identify: func(u *rules.State, id rules.CardID, seats uint8) {
				if seats&rules.Seat(p).Mask() != 0 && u.Card(id).Def == 0 {
					u.Card(id).Def = a.s.Card(id).Def
				}
			},
			Avow: func(_ rules.Seat, fact bool) bool {
				if a.heard[p]++; a.heard[p] > len(a.avowed) {
					return fact
				}
				return a.avowed[a.heard[p]-1]
			},
			Found: func(_ rules.Seat, id rules.CardID) rules.CardID {
				if a.named[p]++; a.named[p] > len(a.found) {
					return id
				}
				return a.found[a.named[p]-1]
			},
		})
	}
	a.eng.Advance(&a.s, nil)
	for p := range a.u {
		a.mine[p].Advance(&a.u[p], nil)
	}
	last, prompt := rules.Option{}, uint8(0)
	var buf []rules.Option
	for n := 0; ; n++ {
		for p := rules.Seat(0); p < 2; p++ {
			a.same(t, p, seed, n, prompt, last)
		}
		if t.Failed() || a.s.Over() || n > c.Most {
			return
		}
		p := a.s.ToAnswer()
		if a.s.Dec.Open == rules.BothSeats && r.IntN(2) == 1 {
			p = 1
		}
		o, ok := Random(a.eng, &a.s, p, r, &buf)
		if !ok {
			return
		}
		if c.Choose != nil {
			o = c.Choose(&a.s, forward(buf), r)
		}
		last, prompt = o, a.s.Dec.Prompt
		a.answer(p, o)
	}
}

// answer gives an answer to the match and to both machines.
func (a *apart) answer(p rules.Seat, o rules.Option) {
	var named [2]rules.List
	for q := range named {
		named[q] = a.s.Picks[q]
	}
	named[p].Add(o.Card)
	a.log.Reset()
	a.avowed, a.heard = a.avowed[:0], [2]int{}
	a.found, a.named = a.found[:0], [2]int{}
	a.eng.Play(&a.s, p, o, &a.log)
	for q := rules.Seat(0); q < 2; q++ {
		u := &a.u[q]
		for _, id := range named[q.Other()].Cards() {
			if id != 0 && u.Card(id).Def == 0 && a.shows(q, id) {
				u.Card(id).Def = a.s.Card(id).Def
			}
		}
		u.Digest = rules.Digest{}
		a.told[q].Reset()
		a.mine[q].Play(u, p, o, &a.told[q])
		a.blank(q)
	}
}

// shows reports whether the last answer has shown a card to a seat.
func (a *apart) shows(q rules.Seat, id rules.CardID) bool {
	for i := range a.log.Events {
		if e := &a.log.Events[i]; e.Card == id && e.Vis&q.Mask() != 0 {
			return true
		}
	}
	return a.c.Game.Table().Sees(&a.s, q, id)
}

// blank removes from a machine what its seat may not know.
func (a *apart) blank(q rules.Seat) {
	u := &a.u[q]
	for id := rules.CardID(1); id <= rules.CardID(u.NCards); id++ {
		if !a.c.Game.Table().Sees(u, q, id) {
			u.Card(id).Def = 0
		}
	}
	u.Digest = rules.Digest{}
}

func (a *apart) same(t *testing.T, q rules.Seat, seed uint64, n int, prompt uint8, last rules.Option) {
	t.Helper()
	tab := a.c.Game.Table()
	rules.ViewInto(tab, &a.s, q, &a.v)
	rules.ViewInto(tab, &a.u[q], q, &a.w)
	if a.v != a.w {
		what := "all events are the same"
		for i := range a.log.Events {
			if e := a.log.Events[i].For(q); i >= len(a.told[q].Events) || e != a.told[q].Events[i].For(q) {
				what = fmt.Sprintf("event %d is not %+v", i, e)
				break
			}
		}
		t.Errorf("seed %d, answer %d (%+v to prompt %d): a machine that knows what seat %d knows diverges: %s; %s", seed, n, last, prompt, q, Differ(&a.v.S, &a.w.S), what)
	}
}
