package zutomayo

import (
	"testing"

	"godeck/rules/conformance"
)

// TestTextOfEveryCard checks that every card of the built-in pack has a text
// in both languages without template remains, and no two different behaviours
// read alike.
func TestTextOfEveryCard(t *testing.T) { conformance.Texts(t, mustLoad(t).Lib, AType, "{}|%#") }

// TestDecksAreLegal checks that every built-in deck is legal. (A Character may
// have several cards: names alone are not different here, ZTM-1.6.)
func TestDecksAreLegal(t *testing.T) {
	lib := mustLoad(t).Lib
	for _, d := range lib.Decks() {
		if faults := lib.CheckDeck(lib.Expand(d), lib.Side(d)); len(faults) > 0 {
			t.Errorf("%s: %v", d.ID, faults)
		}
	}
}

// TestEveryWordIsUsed checks that a card of the built-in pack uses every word
// of the vocabulary, so that random play exercises it.
func TestEveryWordIsUsed(t *testing.T) { conformance.WordsUsed(t, mustLoad(t).Lib) }

// TestDocsAreCurrent checks that the committed schema and list of words are
// current.
func TestDocsAreCurrent(t *testing.T) { conformance.DocsCurrent(t, "zutomayo", mustLoad(t).Lib) }
