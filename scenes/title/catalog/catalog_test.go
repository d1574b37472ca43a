package catalog

import "testing"

// TestFirstOpponent checks that a newcomer meets the deck that the game names,
// or else the next easiest.
func TestFirstOpponent(t *testing.T) {
	decks := []DeckInfo{{ID: "hard", Difficulty: 3}, {ID: "second", Difficulty: 2}, {ID: "third", Difficulty: 2}, {ID: "easy", Difficulty: 1}}
	for foe, want := range map[string]string{"": "second", "third": "third", "gone": "second", "easy": "second"} {
		g := &GameInfo{ID: "g", FirstOpponent: foe, Decks: decks}
		if c := g.FirstMatch(); c.Decks != [2]string{"easy", want} {
			t.Errorf("foe %q: %v", foe, c.Decks)
		}
	}
}

// TestFirstDeck checks that a newcomer plays the deck that the game names, and
// then meets the easiest of the others.
func TestFirstDeck(t *testing.T) {
	decks := []DeckInfo{{ID: "easy", Difficulty: 1}, {ID: "second", Difficulty: 2}, {ID: "third", Difficulty: 2}}
	for first, want := range map[string][2]string{"": {"easy", "second"}, "gone": {"easy", "second"}, "second": {"second", "easy"}} {
		g := &GameInfo{ID: "g", FirstDeck: first, Decks: decks}
		if c := g.FirstMatch(); c.Decks != want {
			t.Errorf("first %q: %v", first, c.Decks)
		}
	}
}
