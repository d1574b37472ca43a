package duemagic

import (
	"testing"

	"godeck/rules/conformance"
)

// What a player may not know is told by nothing: DMG-4.1, 4.3, 10.8, 11.7.
func TestWorlds(t *testing.T) {
	g := mustLoad(t)
	conformance.Worlds(t, conformance.WorldsConfig{Game: g, Decks: randomDecks(g), Seeds: conformance.Long(60), Most: 2000, Names: g.Names()})
}
