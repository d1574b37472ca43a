package duemagic

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/conformance"
	"godeck/rules/effect"
)

// covered reports whether the cards have one for each civilization, tried in
// every way.
func covered(lib *effect.Library, need uint16, cards []rules.DefID) bool {
	if need == 0 {
		return true
	}
	one := uint16(1) << bits.TrailingZeros16(need)
	for i, c := range cards {
		if uint16(lib.Def(c).Attr[ACiv])&one != 0 && covered(lib, need&^one, append(append([]rules.DefID(nil), cards[:i]...), cards[i+1:]...)) {
			return true
		}
	}
	return false
}

// The chance of a card's civilizations is what dealing the rest of the deck gives,
// for every card of a hand of every deck; something is said of each.
func TestColoursBy(t *testing.T) {
	g, err := Entry.Load()
	if err != nil {
		t.Fatal(err)
	}
	lib := g.Library()
	r := rand.New(rand.NewPCG(3, 4))
	between := 0
	for k := range 8 * len(lib.Decks()) {
		d := lib.Decks()[k/8]
		cards := lib.Expand(d)
		r.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
		hand, rest := cards[:5], append([]rules.DefID(nil), cards[5:]...)
		for i, c := range hand {
			exact := ColoursBy(lib, c, hand, rest)
			others := append(append([]rules.DefID(nil), hand[:i]...), hand[i+1:]...)
			const rounds = 1000
			hit := 0
			for range rounds {
				r.Shuffle(len(rest), func(i, j int) { rest[i], rest[j] = rest[j], rest[i] })
				if covered(lib, uint16(lib.Def(c).Attr[ACiv]), append(append([]rules.DefID(nil), others...), rest[:lib.Def(c).Attr[ACost]-1]...)) {
					hit++
				}
			}
			conformance.Dealt(t, hit, rounds, exact, d.ID+": "+lib.Card(c).Name.EN)
			if exact > 0.01 && exact < 0.99 {
				between++
			}
		}
		for _, p := range Entry.Hand(lib, hand, rest) {
			t.Logf("%s | %s", p.In(lang.JA), p.In(lang.EN))
		}
	}
	if between == 0 {
		t.Error("no card's chance is between none and all")
	}
}
