package zutomayo

import (
	"testing"

	"godeck/rules/conformance"
)

// What a player may not know is told by nothing: ZTM-3.8 to 3.10, 10.13.
func TestWorlds(t *testing.T) {
	g := mustLoad(t)
	conformance.Worlds(t, conformance.WorldsConfig{Game: g, Decks: randomDecks(g), Seeds: 1600, Most: 400, Names: g.Names(), Known: []string{
		"mulligan", // the right to one is open (ZTM-6.12)
	}})
}
