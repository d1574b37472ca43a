package mattsan

import (
	"testing"

	"godeck/rules"
	"godeck/rules/conformance"
	"godeck/rules/judge"
)

// canBe returns a test for what a hidden card can be: only units without
// placement condition and traps are face-down on a bench (MTZ-6.9, 7.1).
func canBe(g *Game) func(s *rules.State, place rules.CardID, d rules.DefID) bool {
	return func(s *rules.State, place rules.CardID, d rules.DefID) bool {
		k := g.Lib.Def(d).Attr[AType]
		return s.Card(place).Zone.Kind() != Bench || k == Trap || k == Unit && len(g.designs[d].place) == 0
	}
}

// TestWorlds checks that nothing reveals what a player may not know: MTZ-26.1,
// 28.8.
func TestWorlds(t *testing.T) {
	g := mustLoad(t)
	conformance.Worlds(t, conformance.WorldsConfig{Game: g, Decks: randomDecks(g), Seeds: conformance.Long(60), Most: 2000, Names: g.Names(), Choose: brawl,
		CanBe: canBe(g)})
}

// The same with random cards.
func TestWorldsWild(t *testing.T) {
	for k := 0; k < conformance.Long(4); k++ {
		g, err := LoadOnly(judge.Wild(t, Vocab(), uint64(k), 70, map[string]int{"unit": 40, "trump": 14, "trap": 8, "terrain": 8}))
		if err != nil {
			t.Fatal(err)
		}
		conformance.Worlds(t, conformance.WorldsConfig{Game: g, Decks: randomDecks(g), Seeds: 12, Most: 2000, Names: g.Names(), Choose: brawl, CanBe: canBe(g)})
	}
}

// TestApart checks that a machine that plays one seat does not need hidden
// cards.
func TestApart(t *testing.T) {
	g := mustLoad(t)
	conformance.Apart(t, conformance.Config{Game: g, Decks: randomDecks(g), Seeds: conformance.Long(60), Most: 6000, Choose: brawl})
}
