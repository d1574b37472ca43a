package guardians

import (
	"testing"

	"godeck/rules"
	"godeck/rules/conformance"
)

// canBe tells what may lie where: side-deck cards begin in the side deck and
// never lie in the main deck (BGD-2.5, 2.11); what lies face-down in the Assist
// Zone is a Rise Guardian (BGD-23.1).
func canBe(g *Game) func(s *rules.State, place rules.CardID, d rules.DefID) bool {
	return func(s *rules.State, place rules.CardID, d rules.DefID) bool {
		switch c := s.Card(place); c.Zone.Kind() {
		case Deck:
			return !g.ofSide(d)
		case Side:
			return g.ofSide(d)
		case Assist:
			return !c.Has(rules.FaceDown) || g.Lib.Def(d).Attr[AType] == Rise
		case Hand: // what is kept is what the hand must hold
			return !s.Marked(place) || d == c.Def
		}
		return true
	}
}

// What a player may not know is told by nothing (BGD-27.9).
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

// Nor does a machine need it that plays one seat.
func TestApart(t *testing.T) {
	g := mustLoad(t)
	conformance.Apart(t, conformance.Config{Game: g, Decks: randomDecks(g), Seeds: conformance.Long(60), Most: 6000, Choose: duel})
}
