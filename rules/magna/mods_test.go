package magna

import (
	"testing"

	"godeck/rules"
)

// TestMostChanges checks that one modifier too many has no effect, and the
// match continues (MGN-18.24/cap); modifiers that can be added up take no room
// (MGN-18.24/repeated).
func TestMostChanges(t *testing.T) {
	g := mustLoad(t)
	var s rules.State
	deck := g.DeckOf(g.Lib.Decks()[0])
	g.Setup(&s, 1, [2][]rules.DefID{deck, deck})
	x := rules.Exec{S: &s, T: g.Table()}
	units := s.Zone(rules.ZoneOf(Deck, 0))
	for i := range rules.MaxMods {
		g.addMod(&x, ModAttack, WhileOnField, &rules.Frame{Ctrl: rules.Seat(i % 2)}, units[i/2], 1)
	}
	if s.NMods != rules.MaxMods {
		t.Fatalf("%d changes", s.NMods)
	}
	g.addMod(&x, ModAttack, WhileOnField, &rules.Frame{}, units[0], 2) // merged
	g.addMod(&x, ModDefense, WhileOnField, &rules.Frame{}, units[0], 5)
	if s.Fault != rules.FaultNone || s.NMods != rules.MaxMods || s.Mods[0].Amount != 3 {
		t.Errorf("fault %v, %d changes, the first %d", s.Fault, s.NMods, s.Mods[0].Amount)
	}
}
