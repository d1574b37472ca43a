package replay_test

import (
	"errors"
	"os"
	"strings"
	"testing"

	"godeck/rules/games"
	"godeck/rules/games/all"
	"godeck/rules/replay"
)

// old holds matches as they were recorded, one link a line. They are never
// regenerated, since players' records are not either. With -update, go test
// ./rules/replay -run OldRecords adds matches of games that have none of this
// version.
const old = "testdata/old.txt"

// TestOldRecords checks that an old record plays as it did, or is refused
// because the rules or the cards have changed. It never becomes another match.
func TestOldRecords(t *testing.T) {
	b, err := os.ReadFile(old)
	if err != nil && !*update {
		t.Fatal(err)
	}
	loaded, played := map[string]games.Game{}, map[string]int{}
	for n, link := range strings.Fields(string(b)) {
		r, err := replay.Parse([]byte(link))
		if err != nil {
			t.Fatalf("%s:%d: %v", old, n+1, err)
		}
		g := loaded[r.Game]
		if g == nil {
			g = load(t, r.Game)
			loaded[r.Game] = g
		}
		switch _, err := replay.Replay(g, r); {
		case err == nil:
			played[r.Game]++
		case errors.As(err, new(*replay.Error)) && (replay.FaultOf(err) == replay.OtherRules || replay.FaultOf(err) == replay.OtherCards || replay.FaultOf(err) == replay.NoPack):
		default:
			t.Errorf("%s:%d: %s: %v", old, n+1, r.Game, err)
		}
	}
	for _, info := range all.Games() {
		if !info.Ready() || played[info.ID] > 0 {
			continue
		}
		if !*update {
			t.Logf("no old match of %s can be played", info.ID)
			continue
		}
		g := load(t, info.ID)
		decks := g.Library().Decks()
		for seed := range uint64(8) {
			i := int(seed)
			link, err := playOut(t, g, seed+1000, [2]replay.Deck{{ID: decks[i%len(decks)].ID}, {ID: decks[(i/len(decks)+i+1)%len(decks)].ID}}).Record().Link()
			if err != nil {
				t.Fatal(err)
			}
			b = append(b, link+"\n"...)
		}
	}
	if *update {
		if err := os.WriteFile(old, b, 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
