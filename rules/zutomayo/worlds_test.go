package zutomayo

import (
	"testing"

	"godeck/rules/conformance"
)

// What a player may not know is told by nothing: ZTM-3.8 to 3.10, 10.13.
func TestWorlds(t *testing.T) {
	g := mustLoad(t)
	conformance.Worlds(t, conformance.WorldsConfig{Game: g, Decks: randomDecks(g), Seeds: conformance.Long(1600), Most: 400, Names: g.Names(), Open: []string{
		// The right to a mulligan is open (ZTM-6.12).
		"question after set-up: mulligan or mulligan", "question after set-up: mulligan or place",
	}})
}
