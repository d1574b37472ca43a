package guardians

import (
	"math/rand/v2"
	"testing"

	"godeck/rules"
)

// wander plays matches at random and has every question looked at before it is
// answered: who is asked, what may be answered, and what will be.
func wander(g *Game, matches uint64, look func(seed uint64, s *rules.State, p rules.Seat, can []rules.Option, o rules.Option)) {
	eng := rules.NewEngine(g)
	r := rand.New(rand.NewPCG(5, 6))
	var buf []rules.Option
	for seed := range matches {
		var s rules.State
		g.Setup(&s, seed, randomDecks(g)(r))
		eng.Advance(&s, nil)
		for n := 0; !s.Over() && n < 1500; n++ {
			p := s.ToAnswer()
			buf = eng.Options(&s, p, buf)
			o := buf[r.IntN(len(buf))]
			look(seed, &s, p, buf, o)
			eng.Play(&s, p, o, nil)
		}
	}
}

// TestLooms checks that what is said about an attack before it is answered is
// what comes if nobody answers, and that it follows from a view.
func TestLooms(t *testing.T) {
	g := mustLoad(t)
	asked, told := 0, 0
	wander(g, 400, func(seed uint64, s *rules.State, p rules.Seat, _ []rules.Option, _ rules.Option) {
		if s.Dec.Prompt == PromptCounter {
			c, k := g.Looms(s, p)
			var v rules.View
			rules.ViewInto(g.Table(), s, p, &v)
			if d, m := g.Looms(&v.S, p); d != c || m != k {
				t.Fatalf("seed %d: %d damage, from the view %d", seed, k, m)
			}
			asked++
			told += rules.Truth(k > 0)
		}
	})
	if told < 20 {
		t.Errorf("damage was foreseen %d times of %d", told, asked)
	}
}

// TestAnswerable checks that whoever can do something about an attack is known to
// be able to, and that this follows from the attacker's view.
func TestAnswerable(t *testing.T) {
	g := mustLoad(t)
	could, helpless := 0, 0
	wander(g, 600, func(seed uint64, s *rules.State, p rules.Seat, can []rules.Option, _ rules.Option) {
		if c := s.Dec.Src; s.Dec.Prompt == PromptDamage && s.Card(c).Zone.Kind() == Attack {
			k := int(s.Dec.Arg)
			var v rules.View
			rules.ViewInto(g.Table(), s, p.Other(), &v)
			if g.Answerable(&v.S, p, k) != g.Answerable(s, p, k) {
				t.Fatalf("seed %d: the attacker knows what it may not", seed)
			}
			for _, o := range can {
				if o.Verb == rules.Use || o.Verb == rules.Mode && int(s.Seats[p][Counters]) > k/NullifyUnit {
					if could++; !g.Answerable(s, p, k) {
						t.Fatalf("seed %d: %v is not foreseen", seed, o)
					}
				}
			}
		}
		helpless += rules.Truth(!g.Answerable(s, p, NullifyUnit))
	})
	if could < 20 || helpless == 0 {
		t.Errorf("%d answers, %d times there was none", could, helpless)
	}
}

// TestTurns checks that what the die is said to become is what is judged if
// nobody answers, and that it follows from a view.
func TestTurns(t *testing.T) {
	g := mustLoad(t)
	told, turned := 0, 0
	wander(g, 600, func(seed uint64, s *rules.State, p rules.Seat, _ []rules.Option, o rules.Option) {
		if k := g.Turns(s, p, o); k > 0 {
			var v rules.View
			rules.ViewInto(g.Table(), s, p, &v)
			if m := g.Turns(&v.S, p, o); m != k {
				t.Fatalf("seed %d: %d, from the view %d", seed, k, m)
			}
			told++
			turned += rules.Truth(k != g.Face(s, s.Active))
		}
	})
	if told < 20 || turned == 0 {
		t.Errorf("the die was foreseen %d times, %d times to turn", told, turned)
	}
}
