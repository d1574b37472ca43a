package zutomayo

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/conformance"
	"godeck/rules/effect"
)

// The chance of a card's Power is what dealing the rest of the deck gives.
func TestPowerBy(t *testing.T) {
	g, err := Entry.Load()
	if err != nil {
		t.Fatal(err)
	}
	lib := g.Library()
	r := rand.New(rand.NewPCG(3, 4))
	between := 0
	for _, d := range lib.Decks() {
		cards := lib.Expand(d)
		r.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
		hand, rest := cards[:5], append([]rules.DefID(nil), cards[5:]...)
		for i, c := range hand {
			for turn := 2; turn <= 6; turn++ {
				exact := PowerBy(lib, c, turn, hand, rest)
				const rounds = 2000
				hit := 0
				for range rounds {
					r.Shuffle(len(rest), func(i, j int) { rest[i], rest[j] = rest[j], rest[i] })
					var icons []int
					for _, x := range append(append(append([]rules.DefID(nil), hand[:i]...), hand[i+1:]...), rest[:turn-2]...) {
						icons = append(icons, int(lib.Def(x).Attr[AIcons]))
					}
					slices.Sort(icons)
					slices.Reverse(icons)
					sum := 0
					for _, n := range icons[:turn-1] {
						sum += n
					}
					if sum >= int(lib.Def(c).Attr[ACost]) {
						hit++
					}
				}
				conformance.Dealt(t, hit, rounds, exact, fmt.Sprintf("%s: %s by turn %d", d.ID, lib.Card(c).Name.EN, turn))
				if exact > 0.01 && exact < 0.99 {
					between++
				}
			}
		}
		for _, p := range Entry.Hand(lib, hand, rest) {
			t.Logf("%s | %s", p.In(lang.JA), p.In(lang.EN))
		}
	}
	if between == 0 {
		t.Error("no card's chance is between none and all")
	}
	costly := slices.IndexFunc(lib.Defs, func(d effect.Def) bool { return d.Attr[AType] == Character && d.Attr[ACost] > 0 })
	if says := Entry.Hand(lib, []rules.DefID{rules.DefID(costly)}, nil); len(says) != 2 {
		t.Errorf("a hand without a Character of PowerCost 0: %v", says)
	}
}
