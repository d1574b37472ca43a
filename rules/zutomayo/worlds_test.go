package zutomayo

import (
	"testing"

	"godeck/rules/conformance"
	"godeck/rules/judge"
)

// TestWorlds checks that nothing reveals what a player may not know: ZTM-3.8
// to 3.10, 10.13.
func TestWorlds(t *testing.T) {
	g := mustLoad(t)
	conformance.Worlds(t, conformance.WorldsConfig{Game: g, Decks: randomDecks(g), Seeds: conformance.Long(600), Most: 400, Names: g.Names()})
}

// TestApart checks that a machine that plays one seat does not need hidden
// cards.
func TestApart(t *testing.T) {
	g := mustLoad(t)
	conformance.Apart(t, conformance.Config{Game: g, Decks: randomDecks(g), Seeds: conformance.Long(300), Most: 3000})
}

// The same with random cards; with GODECK_LONG only.
func TestWorldsWild(t *testing.T) {
	if !conformance.Exploring() {
		t.Skip("set GODECK_LONG")
	}
	for k := 0; k < conformance.Long(60); k++ {
		g, err := LoadOnly(judge.Wild(t, Vocab(), uint64(k), 60, map[string]int{"character": 20, "enchant": 12, "area": 6}, "hand", "deck"))
		if err != nil {
			t.Fatal(err)
		}
		conformance.Apart(t, conformance.Config{Game: g, Decks: randomDecks(g), Seeds: 6, Most: 2000})
		conformance.Worlds(t, conformance.WorldsConfig{Game: g, Decks: randomDecks(g), Seeds: 30, Most: 400, Names: g.Names()})
	}
}
