package magna

import (
	"testing"

	"godeck/rules"
	"godeck/rules/conformance"
)

// What a player may not know is told by nothing: MGN-3.5.
func TestWorlds(t *testing.T) {
	g := mustLoad(t)
	conformance.Worlds(t, conformance.WorldsConfig{Game: g, Decks: randomDecks(g), Seeds: conformance.Long(100), Most: 2000, Names: g.Names(), Choose: brawl,
		CanBe: func(s *rules.State, place rules.CardID, d rules.DefID) bool { // any hand card can be a trap (MGN-9.6), a base cannot
			return (g.Lib.Def(d).Attr[AType] == Base) == (s.Card(place).Zone.Kind() == Camps)
		}})
}
