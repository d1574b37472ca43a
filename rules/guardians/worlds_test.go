package guardians

import (
	"testing"

	"godeck/rules"
	"godeck/rules/conformance"
)

// canBe returns a test for what a hidden card can be: side-deck cards are
// never in the main deck (BGD-2.5, 2.11), and a face-down card in the Assist
// Zone is a Rise Guardian (BGD-23.1).
func canBe(g *Game) func(s *rules.State, place rules.CardID, d rules.DefID) bool {
	return func(s *rules.State, place rules.CardID, d rules.DefID) bool {
		switch c := s.Card(place); c.Zone.Kind() {
		case Deck:
			return !g.OfSide(d)
		case Side:
			return g.OfSide(d)
		case Assist:
			return !c.Has(rules.FaceDown) || g.Lib.Def(d).Attr[AType] == Rise
		case Hand: // the hand must still hold the kept card
			return !s.Marked(place) || d == c.Def
		}
		return true
	}
}

// Nothing reveals what a player may not know (BGD-27.9).
func TestWorldsWild(t *testing.T) {
	for k := 0; k < conformance.Long(3); k++ {
		g := wildGame(t, uint64(k))
		t.Logf("pack %d", k)
		conformance.Worlds(t, conformance.WorldsConfig{Game: g, Decks: randomDecks(g), Seeds: 12, Most: 2000, Names: g.Names(), Choose: duel, CanBe: canBe(g)})
	}
}

func TestWorlds(t *testing.T) {
	g := mustLoad(t)
	conformance.Worlds(t, conformance.WorldsConfig{Game: g, Decks: randomDecks(g), Seeds: conformance.Long(60), Most: 2000, Names: g.Names(), Choose: duel, CanBe: canBe(g)})
}

// TestApart checks that a machine that plays one seat does not need hidden
// cards.
func TestApart(t *testing.T) {
	g := mustLoad(t)
	conformance.Apart(t, conformance.Config{Game: g, Decks: randomDecks(g), Seeds: conformance.Long(60), Most: 6000, Choose: duel})
}
