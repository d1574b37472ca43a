package title

import "testing"

// TestFirstOpponent checks that a newcomer meets the deck that the game names,
// or else the next easiest.
func TestFirstOpponent(t *testing.T) {
	decks := []DeckInfo{{ID: "hard", Difficulty: 3}, {ID: "second", Difficulty: 2}, {ID: "third", Difficulty: 2}, {ID: "easy", Difficulty: 1}}
	for foe, want := range map[string]string{"": "second", "third": "third", "gone": "second", "easy": "second"} {
		s := &Scene{opts: Options{Catalog: Catalog{Games: []GameInfo{{ID: "g", FirstOpponent: foe, Decks: decks}}}}}
		if c := s.firstMatch(); c.Decks != [2]string{"easy", want} {
			t.Errorf("foe %q: %v", foe, c.Decks)
		}
	}
}
