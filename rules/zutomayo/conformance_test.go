package zutomayo

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
			for len(out[p]) < DeckSize {
				d := rules.DefID(1 + r.IntN(len(g.Lib.Defs)-1))
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
	conformance.Run(t, conformance.Config{Game: g, Decks: randomDecks(g), Seeds: 150, Quick: 3000, Most: 3000})
}

// TestStepsTogether checks that taking steps together, where nothing is checked
// in between, changes nothing.
func TestStepsTogether(t *testing.T) {
	g := mustLoad(t)
	h := *g
	h.single = true
	conformance.Alike(t, conformance.Config{Game: g, Decks: randomDecks(g), Seeds: conformance.Long(200), Most: 3000}, &h)
	for k := range conformance.Long(8) {
		g := wildGame(t, uint64(500+k))
		h := *g
		h.single = true
		conformance.Alike(t, conformance.Config{Game: g, Decks: randomDecks(g), Seeds: 60, Most: 1500}, &h)
	}
}

func BenchmarkRandomGames(b *testing.B) {
	g := mustLoad(b)
	pre := g.Lib.Decks()
	conformance.RandomGames(b, g, [2][]rules.DefID{g.DeckOf(pre[0]), g.DeckOf(pre[1])}, nil)
}
