package ai_test

import (
	"flag"
	"fmt"
	"hash/fnv"
	"os"
	"strings"
	"testing"

	"godeck/rules"
	"godeck/rules/ai"
	"godeck/rules/games"
)

var update = flag.Bool("update", false, "write testdata/golden.txt anew")

// TestGolden compares the answers of seeded matches, with few playouts a
// decision, with testdata/golden.txt: a change of the search or of a guide
// that should change no decision changes no line. go test -update writes it.
func TestGolden(t *testing.T) {
	const file = "testdata/golden.txt"
	var b strings.Builder
	each(t, func(t *testing.T, g games.Game) {
		for level := range ai.LevelCount {
			for seed := range uint64(2) {
				fmt.Fprintf(&b, "%s %s %d %s\n", g.Table().Game, level, seed, trace(t, g, level, seed))
			}
		}
	})
	if *update {
		if err := os.WriteFile(file, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	old := strings.Split(string(want), "\n")
	for i, line := range strings.Split(b.String(), "\n") {
		if i >= len(old) || line != old[i] {
			t.Errorf("%s", line)
		}
	}
}

// trace plays a match and returns its number of answers and their hash.
func trace(t *testing.T, g games.Game, level ai.Level, seed uint64) string {
	h, n := fnv.New64a(), 0
	lib := g.Library()
	pre := lib.Decks()
	var decks [2][]rules.DefID
	var players [2]ai.Player
	for p := range decks {
		decks[p] = lib.Expand(pre[(int(seed)*2+p)%len(pre)])
		z := player(g, level, decks[p], seed*2+uint64(p))
		ai.Limit(z, 24)
		players[p] = noted{z, func(o rules.Option) { n++; fmt.Fprint(h, p, o) }}
	}
	match(t, g, seed+1, players, decks)
	return fmt.Sprintf("%d %016x", n, h.Sum64())
}

// noted is a player whose answers are noted.
type noted struct {
	ai.Player
	note func(rules.Option)
}

func (p noted) Answer() []rules.Option {
	a := p.Player.Answer()
	for _, o := range a {
		p.note(o)
	}
	return a
}
