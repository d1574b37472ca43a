package duemagic

import (
	"testing"

	"godeck/rules/conformance"
	"godeck/rules/judge"
)

// TestWorlds checks that nothing reveals what a player may not know: DMG-4.1,
// 4.3, 10.8, 11.7.
func TestWorlds(t *testing.T) {
	g := mustLoad(t)
	conformance.Worlds(t, conformance.WorldsConfig{Game: g, Decks: randomDecks(g), Seeds: conformance.Long(24), Most: 2000, Names: g.Names()})
}

// TestApart checks that a machine that plays one seat does not need hidden
// cards.
func TestApart(t *testing.T) {
	g := mustLoad(t)
	conformance.Apart(t, conformance.Config{Game: g, Decks: randomDecks(g), Seeds: conformance.Long(40), Most: 20000})
}

// The same with random cards.
func TestWorldsWild(t *testing.T) {
	for k := 0; k < conformance.Long(4); k++ {
		g, err := LoadOnly(judge.Wild(t, Vocab(), uint64(k), 80, map[string]int{"creature": 44, "spell": 20}, "hand", "library", "shields"))
		if err != nil {
			t.Fatal(err)
		}
		conformance.Apart(t, conformance.Config{Game: g, Decks: randomDecks(g), Seeds: 6, Most: 2000})
		conformance.Worlds(t, conformance.WorldsConfig{Game: g, Decks: randomDecks(g), Seeds: 6, Most: 2000, Names: g.Names()})
	}
}
