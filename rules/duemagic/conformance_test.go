package duemagic

import (
	"math/rand/v2"
	"testing"

	"godeck/rules"
	"godeck/rules/conformance"
)

func mustLoad(t testing.TB) *Game {
	t.Helper()
	g, err := Load()
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// randomDecks mixes preconstructed decks with random ones.
func randomDecks(g *Game) func(r *rand.Rand) [2][]rules.DefID {
	pre := g.Lib.Decks()
	return func(r *rand.Rand) (out [2][]rules.DefID) {
		for p := range out {
			if len(pre) > 0 && r.IntN(2) == 0 {
				out[p] = g.DeckOf(pre[r.IntN(len(pre))])
				continue
			}
			n := map[rules.DefID]int{}
			names := 6 + r.IntN(30)
			pool := r.Perm(len(g.Lib.Defs) - 1)[:names+8]
			for len(out[p]) < DeckSize {
				d := rules.DefID(1 + pool[r.IntN(len(pool))])
				if n[d] < MaxCopies {
					n[d]++
					out[p] = append(out[p], d)
				}
			}
		}
		return out
	}
}

func TestConformance(t *testing.T) {
	g := mustLoad(t)
	conformance.Run(t, conformance.Config{Game: g, Decks: randomDecks(g), Seeds: 40, Quick: 2000, Most: 20000})
}

func BenchmarkRandomGames(b *testing.B) {
	g := mustLoad(b)
	pre := g.Lib.Decks()
	conformance.RandomGames(b, g, [2][]rules.DefID{g.DeckOf(pre[0]), g.DeckOf(pre[1])}, nil)
}
