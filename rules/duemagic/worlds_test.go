package duemagic

import (
	"testing"

	"godeck/rules/conformance"
)

// What a player may not know is told by nothing: DMG-4.1, 4.3, 10.8, 11.7.
func TestWorlds(t *testing.T) {
	g := mustLoad(t)
	conformance.Worlds(t, conformance.WorldsConfig{Game: g, Decks: randomDecks(g), Seeds: 60, Most: 2000, Names: g.Names(), Known: []string{
		"declare or ",       // asked only where the broken shield holds something usable
		"priority or stack", // after an attack: only with something usable in hand
		"bounds at look",    // whether something fits among the cards that are looked at
		"base or ",          // hand evolution: one fitting base is taken without a question
	}})
}
