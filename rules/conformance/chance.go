package conformance

import (
	"math/rand/v2"
	"testing"

	"godeck/rules"
)

// chance checks that all chance goes through Exec.draw: with a Source of draws
// the match never touches its seed, and another seed gives the same match from
// the same draws.
func chance(t *testing.T, c Config, seed uint64) {
	t.Helper()
	var drawn []int
	said := 0
	r := rand.New(rand.NewPCG(seed, 78))
	a, b := rules.NewEngine(c.Game), rules.NewEngine(c.Game)
	a.From(rules.Source{Chance: func(_ rules.Stream, n int) int {
		drawn = append(drawn, r.IntN(n))
		return drawn[len(drawn)-1]
	}})
	b.From(rules.Source{Chance: func(_ rules.Stream, n int) int {
		said++
		if said > len(drawn) || drawn[said-1] >= n {
			t.Fatalf("seed %d: draw %d, of %d, was not made before", seed, said, n)
		}
		return drawn[said-1]
	}})
	var s, u rules.State
	decks := c.Decks(rand.New(rand.NewPCG(seed, 77)))
	c.Game.Setup(&s, seed, decks)
	c.Game.Setup(&u, ^seed, decks)
	a.Advance(&s, nil)
	b.Advance(&u, nil)
	var buf []rules.Option
	for n := 0; ; n++ {
		x, y := s, u
		x.Seed(seed) // an untouched generator is still as seeded
		y.Seed(seed)
		if x != s {
			t.Fatalf("seed %d, answer %d: something was drawn past the source of draws", seed, n)
		}
		if x != y {
			t.Fatalf("seed %d, answer %d: the same draws and answers gave another match: %s", seed, n, Differ(&x, &y))
		}
		if s.Over() || n > c.Most {
			return
		}
		p := s.ToAnswer()
		o, ok := Random(a, &s, p, r, &buf)
		if !ok {
			return
		}
		a.Play(&s, p, o, nil)
		b.Play(&u, p, o, nil)
	}
}
