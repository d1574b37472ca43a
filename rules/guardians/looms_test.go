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
