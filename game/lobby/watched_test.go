package lobby

import (
	"testing"

	"godeck/rules/replay"
)

// TestWhoIsWatchedHasAName checks that two computer players who are watched have
// the names of the rivals who sit there, unless these are the same.
func TestWhoIsWatchedHasAName(t *testing.T) {
	for _, d := range registry {
		if len(d.Rivals) < 2 {
			continue
		}
		var rec replay.Record
		for p := range 2 {
			rec.Seats[p] = replay.Player{Kind: "ai", Level: d.Rivals[p].Level}
			rec.Decks[p].ID = d.Rivals[p].Deck
		}
		for p := range 2 {
			if got := nameOf(d, &rec, p, 0); rivalsOf(d, &rec)[0] != rivalsOf(d, &rec)[1] && got != rivalsOf(d, &rec)[p].Name {
				t.Errorf("%s: seat %d is called %s", d.ID, p, got.EN)
			}
		}
		rec.Seats[1], rec.Decks[1] = rec.Seats[0], rec.Decks[0]
		if a, b := nameOf(d, &rec, 0, 0), nameOf(d, &rec, 1, 0); a == b {
			t.Errorf("%s: both are called %s", d.ID, a.EN)
		}
	}
}
