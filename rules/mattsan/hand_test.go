package mattsan

import (
	"math/rand/v2"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/conformance"
)

// The chance of a hand that can start is what dealing gives.
func TestStartableIn(t *testing.T) {
	g, err := Entry.Load()
	if err != nil {
		t.Fatal(err)
	}
	lib := g.Library()
	r := rand.New(rand.NewPCG(3, 4))
	for _, d := range lib.Decks() {
		cards := lib.Expand(d)
		exact := StartableIn(lib, cards, 5)
		const rounds = 20000
		hit := 0
		for range rounds {
			r.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
			for _, c := range cards[:5] {
				if canStart(lib, c) {
					hit++
					break
				}
			}
		}
		conformance.Dealt(t, hit, rounds, exact, d.ID)
		for _, p := range Entry.Hand(lib, cards[:5], cards[5:]) {
			t.Logf("%s | %s", p.In(lang.JA), p.In(lang.EN))
		}
	}
	var none []rules.DefID
	for id := 1; id < len(lib.Defs) && len(none) < 5; id++ {
		if !canStart(lib, rules.DefID(id)) {
			none = append(none, rules.DefID(id))
		}
	}
	if says := Entry.Hand(lib, none, nil); len(says) == 0 {
		t.Error("nothing is said of a hand that cannot start")
	}
}
