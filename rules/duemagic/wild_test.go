package duemagic

import (
	"math/rand/v2"
	"testing"

	"godeck/rules"
	"godeck/rules/conformance"
	"godeck/rules/judge"
)

// TestWildCards checks that random cards break nothing: no fault, no stuck
// game, no secret in a view.
func TestWildCards(t *testing.T) {
	packs := 12
	if testing.Short() {
		packs = 2
	}
	for k := range packs {
		g, err := LoadOnly(judge.Wild(t, Vocab(), uint64(1000+k), 80, map[string]int{"creature": 44, "spell": 20}))
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("pack %d", k)
		conformance.Run(t, conformance.Config{Game: g, Decks: func(r *rand.Rand) (out [2][]rules.DefID) {
			for p := range out {
				for len(out[p]) < DeckSize {
					out[p] = append(out[p], rules.DefID(1+r.IntN(len(g.Lib.Defs)-1)))
				}
			}
			return out
		}, Seeds: 4, Quick: 120, Most: 20000})
	}
}
