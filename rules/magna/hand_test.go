package magna

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"godeck/internal/lang"
	"godeck/rules/conformance"
)

// The chance of Fight is what rolling gives.
func TestFightAtLeast(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	const rounds = 200000
	var turns [64]int
	for range rounds {
		a, b := 0, 0
		for a == b {
			a, b = a+1+r.IntN(6), b+1+r.IntN(6)
		}
		for n := range min(max(a, b)+1, len(turns)) {
			turns[n]++
		}
	}
	for n := -3; n <= 20; n++ {
		conformance.Dealt(t, turns[max(n, 0)], rounds, FightAtLeast(n), fmt.Sprintf("at least %d", n))
	}
	g, err := Entry.Load()
	if err != nil {
		t.Fatal(err)
	}
	lib := g.Library()
	hand := lib.Expand(lib.Decks()[0])
	says := Entry.Hand(lib, hand, nil)
	if len(says) == 0 {
		t.Error("nothing is said of a hand")
	}
	for _, p := range says {
		t.Logf("%s | %s", p.In(lang.JA), p.In(lang.EN))
	}
}
