package zutomayo

import (
	"strings"
	"testing"

	"godeck/rules"
	"godeck/rules/conformance"
	"godeck/rules/judge"
)

// TestWorlds checks that nothing reveals what a player may not know: ZTM-3.8
// to 3.10, 10.13.
func TestWorlds(t *testing.T) {
	g := mustLoad(t)
	conformance.Worlds(t, conformance.WorldsConfig{Game: g, Decks: randomDecks(g), Seeds: conformance.Long(600), Most: 400, Names: g.Names()})
}

// TestApart checks that a machine that plays one seat does not need hidden
// cards.
func TestApart(t *testing.T) {
	g := mustLoad(t)
	conformance.Apart(t, conformance.Config{Game: g, Decks: randomDecks(g), Seeds: conformance.Long(300), Most: 3000})
}

// The same with random cards.
func TestWorldsWild(t *testing.T) {
	for k := 0; k < conformance.Long(8); k++ {
		g, err := LoadOnly(judge.Wild(t, Vocab(), uint64(k), 60, map[string]int{"character": 20, "enchant": 12, "area": 6}, "hand", "deck"))
		if err != nil {
			t.Fatal(err)
		}
		conformance.Apart(t, conformance.Config{Game: g, Decks: randomDecks(g), Seeds: 6, Most: 2000})
		conformance.Worlds(t, conformance.WorldsConfig{Game: g, Decks: randomDecks(g), Seeds: 30, Most: 400, Names: g.Names()})
	}
}

// hasty passes at once if the seat that is asked holds a Character on the left.
type hasty struct{ *Game }

func (h hasty) Calm(s *rules.State) bool {
	p := s.ToAnswer()
	if p == rules.NoSeat || s.Count(zone(Hand, p)) == 0 {
		return false
	}
	return h.is(s, s.Zone(zone(Hand, p))[0], Character)
}

// TestWorldsFindMoments checks that Worlds finds a pass whose delay tells what
// is in a hand.
func TestWorldsFindMoments(t *testing.T) {
	g := mustLoad(t)
	leaks, _ := conformance.FindLeaks(conformance.WorldsConfig{Game: hasty{g}, Decks: randomDecks(g), Seeds: 4, Most: 100, Names: g.Names()})
	for _, l := range leaks {
		if !strings.HasPrefix(l.What, "moment of a pass") {
			t.Errorf("%s: %s", l.What, l.Detail)
		}
	}
	if len(leaks) == 0 {
		t.Error("not found")
	}
}
