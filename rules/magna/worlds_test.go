package magna

import (
	"testing"

	"godeck/rules"
	"godeck/rules/conformance"
	"godeck/rules/judge"
)

// canBe returns a test for what a hidden card can be: any hand card can be a
// trap (MGN-9.6), a base cannot.
func canBe(g *Game) func(s *rules.State, place rules.CardID, d rules.DefID) bool {
	return func(s *rules.State, place rules.CardID, d rules.DefID) bool {
		return (g.Lib.Def(d).Attr[AType] == Base) == (s.Card(place).Zone.Kind() == Camps)
	}
}

// TestWorlds checks that nothing reveals what a player may not know: MGN-3.5.
func TestWorlds(t *testing.T) {
	g := mustLoad(t)
	conformance.Worlds(t, conformance.WorldsConfig{Game: g, Decks: randomDecks(g), Seeds: conformance.Long(60), Most: 2000, Names: g.Names(), Choose: brawl,
		CanBe: canBe(g)})
}

// TestApart checks that a machine that plays one seat does not need hidden
// cards.
func TestApart(t *testing.T) {
	g := mustLoad(t)
	conformance.Apart(t, conformance.Config{Game: g, Decks: randomDecks(g), Class: g.Classes(), Seeds: conformance.Long(60), Most: 6000, Choose: brawl})
}

// The same with random cards.
func TestWorldsWild(t *testing.T) {
	for k := 0; k < conformance.Long(4); k++ {
		g, err := LoadOnly(judge.Wild(t, Vocab(), uint64(k), 70, map[string]int{"base": 5, "unit": 26, "weapon": 6, "trap": 6, "operation": 6, "tactic": 10}, "hand", "deck"))
		if err != nil {
			t.Fatal(err)
		}
		conformance.Apart(t, conformance.Config{Game: g, Decks: randomDecks(g), Seeds: 6, Most: 2000})
		conformance.Worlds(t, conformance.WorldsConfig{Game: g, Decks: randomDecks(g), Seeds: 12, Most: 2000, Names: g.Names(), Choose: brawl, CanBe: canBe(g)})
	}
}
