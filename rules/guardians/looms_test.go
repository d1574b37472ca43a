package guardians

import (
	"math/rand/v2"
	"testing"

	"godeck/rules"
)

// TestLooms checks that what is said about an attack before it is answered is
// what comes if nobody answers, and that it follows from a view.
func TestLooms(t *testing.T) {
	g := mustLoad(t)
	eng := rules.NewEngine(g)
	r := rand.New(rand.NewPCG(5, 6))
	var buf []rules.Option
	asked, told := 0, 0
	for seed := range uint64(400) {
		var s rules.State
		g.Setup(&s, seed, randomDecks(g)(r))
		eng.Advance(&s, nil)
		for n := 0; !s.Over() && n < 1500; n++ {
			p := s.ToAnswer()
			if s.Dec.Prompt == PromptCounter {
				c, k := g.Looms(&s, p)
				var v rules.View
				rules.ViewInto(g.Table(), &s, p, &v)
				if d, m := g.Looms(&v.S, p); d != c || m != k {
					t.Fatalf("seed %d: %d damage, from the view %d", seed, k, m)
				}
				asked++
				told += rules.Truth(k > 0)
			}
			buf = eng.Options(&s, p, buf)
			eng.Play(&s, p, buf[r.IntN(len(buf))], nil)
		}
	}
	if told < 20 {
		t.Errorf("damage was foreseen %d times of %d", told, asked)
	}
}

// TestAnswerable checks that whoever can do something about an attack is known to
// be able to, and that this follows from the attacker's view.
func TestAnswerable(t *testing.T) {
	g := mustLoad(t)
	eng := rules.NewEngine(g)
	r := rand.New(rand.NewPCG(5, 6))
	var buf []rules.Option
	could, helpless := 0, 0
	for seed := range uint64(600) {
		var s rules.State
		g.Setup(&s, seed, randomDecks(g)(r))
		eng.Advance(&s, nil)
		for n := 0; !s.Over() && n < 1500; n++ {
			p := s.ToAnswer()
			buf = eng.Options(&s, p, buf)
			if c := s.Dec.Src; s.Dec.Prompt == PromptDamage && s.Card(c).Zone.Kind() == Attack {
				k := int(s.Dec.Arg)
				var v rules.View
				rules.ViewInto(g.Table(), &s, p.Other(), &v)
				if g.Answerable(&v.S, p, k) != g.Answerable(&s, p, k) {
					t.Fatalf("seed %d: the attacker knows what it may not", seed)
				}
				for _, o := range buf {
					if o.Verb == rules.Use || o.Verb == rules.Mode && int(s.Seats[p][Counters]) > k/NullifyUnit {
						if could++; !g.Answerable(&s, p, k) {
							t.Fatalf("seed %d: %v is not foreseen", seed, o)
						}
					}
				}
			}
			helpless += rules.Truth(!g.Answerable(&s, p, NullifyUnit))
			eng.Play(&s, p, buf[r.IntN(len(buf))], nil)
		}
	}
	if could < 20 || helpless == 0 {
		t.Errorf("%d answers, %d times there was none", could, helpless)
	}
}

// TestTurns checks that what the die is said to become is what is judged if
// nobody answers, and that it follows from a view.
func TestTurns(t *testing.T) {
	g := mustLoad(t)
	eng := rules.NewEngine(g)
	r := rand.New(rand.NewPCG(5, 6))
	var buf []rules.Option
	told, turned := 0, 0
	for seed := range uint64(600) {
		var s rules.State
		g.Setup(&s, seed, randomDecks(g)(r))
		eng.Advance(&s, nil)
		for n := 0; !s.Over() && n < 1500; n++ {
			p := s.ToAnswer()
			buf = eng.Options(&s, p, buf)
			o := buf[r.IntN(len(buf))]
			if k := g.Turns(&s, p, o); k > 0 {
				var v rules.View
				rules.ViewInto(g.Table(), &s, p, &v)
				if m := g.Turns(&v.S, p, o); m != k {
					t.Fatalf("seed %d: %d, from the view %d", seed, k, m)
				}
				told++
				turned += rules.Truth(k != g.Face(&s, s.Active))
			}
			eng.Play(&s, p, o, nil)
		}
	}
	if told < 20 || turned == 0 {
		t.Errorf("the die was foreseen %d times, %d times to turn", told, turned)
	}
}
