package lobby

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"godeck/rules"
	"godeck/rules/ai"
	"godeck/rules/ai/chances"
	"godeck/rules/games"
	"godeck/rules/replay"
	"godeck/scenes/table"
)

// meet plays matches between two rivals, each with its own deck, level and way,
// who change seats, and returns how they went for b.
func meet(t *testing.T, d *table.Entry, g games.Game, a, b *table.Rival, n int) (e chances.Estimate) {
	seat := func(r *table.Rival, seed uint64) (replay.Deck, ai.Player) {
		lib := g.Library()
		level, ok := ai.ParseLevel(r.Level)
		if !ok || lib.Deck(r.Deck) == nil {
			t.Fatalf("%s: level %q, deck %q", r.ID, r.Level, r.Deck)
		}
		guide := d.Guide
		guide.Way = r.Way
		return replay.Deck{ID: r.Deck}, guide.New(g, level, lib.Expand(lib.Deck(r.Deck)), seed)
	}
	for i := range n {
		var decks [2]replay.Deck
		var seats [2]ai.Player
		upper := rules.Seat(i % 2)
		decks[upper], seats[upper] = seat(b, uint64(2*i))
		decks[1-upper], seats[1-upper] = seat(a, uint64(2*i+1))
		m, err := replay.New(g, replay.Setup{Decks: decks, Seed: uint64(1000 + i/2)})
		if err != nil {
			t.Fatal(err)
		}
		var v rules.View
		for !m.State().Over() {
			p := m.State().ToAnswer()
			m.View(p, &v)
			for _, o := range ai.Ask(seats[p], &v) {
				if _, err := m.Answer(p, o); err != nil {
					t.Fatal(err)
				}
			}
		}
		e.Games++
		switch m.State().Result.Winner {
		case upper:
			e.Wins++
		case rules.NoSeat:
			e.Draws++
		}
	}
	return e
}

// TestLadder measures the ladders of rivals: everybody plays the next one, as
// at a table but without a limit of time. GODECK_LADDER is the number of
// matches for each pair, GODECK_LADDER_GAME one game. It fails if somebody
// surely loses to who stands below.
func TestLadder(t *testing.T) {
	n, _ := strconv.Atoi(os.Getenv("GODECK_LADDER"))
	if n == 0 {
		t.Skip("set GODECK_LADDER to the number of matches for each pair")
	}
	for _, d := range Entries() {
		if only := os.Getenv("GODECK_LADDER_GAME"); only != "" && only != d.ID {
			continue
		}
		g, err := d.Load()
		if err != nil {
			t.Fatal(err)
		}
		for i, b := range d.Rivals {
			if i == 0 {
				continue
			}
			a := d.Rivals[i-1]
			e := meet(t, d, g, a, b, n)
			low, high := e.Interval()
			row := fmt.Sprintf("| %s | %s %s | %s %s | %.0f %% (%.0f–%.0f) |", d.Name.EN, b.Name.EN, strings.Join([]string{b.Deck, b.Level, wayName(b.Way)}, ", "), a.Name.EN, strings.Join([]string{a.Deck, a.Level, wayName(a.Way)}, ", "), 100*e.Share(), 100*low, 100*high)
			fmt.Println(row)
			if high < 0.5 {
				t.Errorf("%s loses to %s, who stands below", b.ID, a.ID)
			}
		}
	}
}

func wayName(w table.Way) string {
	return [...]string{table.Steady: "steady", table.Bold: "bold", table.Careful: "careful", table.Greedy: "greedy"}[w]
}
