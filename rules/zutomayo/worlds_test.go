package zutomayo

import (
	"testing"

	"godeck/rules/conformance"
	"godeck/rules/judge"
)

// openInOpening are differences in the opening that are public: the right to a
// mulligan (ZTM-6.12).
var openInOpening = []string{"question after set-up: mulligan or mulligan", "question after set-up: mulligan or place"}

// TestWorlds checks that nothing reveals what a player may not know: ZTM-3.8
// to 3.10, 10.13.
func TestWorlds(t *testing.T) {
	g := mustLoad(t)
	conformance.Worlds(t, conformance.WorldsConfig{Game: g, Decks: randomDecks(g), Seeds: conformance.Long(600), Most: 400, Names: g.Names(), Open: openInOpening})
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
		conformance.Worlds(t, conformance.WorldsConfig{Game: g, Decks: randomDecks(g), Seeds: 30, Most: 400, Names: g.Names(), Open: openInOpening, Known: []string{
			"random",                       // if no hidden card fits no lot is drawn, which is public like the missing move
			"options of the view at cards", // "up to n" of cards hidden from the chooser offers their real numbers
			"view after",                   // the list of a running effect shows the place from which a hidden card was taken
		}})
	}
}
