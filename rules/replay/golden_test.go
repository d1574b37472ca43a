package replay_test

import (
	"bufio"
	"bytes"
	"flag"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"os"
	"testing"

	"godeck/rules"
	"godeck/rules/games"
	"godeck/rules/games/all"
	"godeck/rules/replay"
)

var update = flag.Bool("update", false, "write testdata/golden.txt anew")

const golden = "testdata/golden.txt"

func load(t testing.TB, id string) games.Game {
	t.Helper()
	g, err := all.Load(id)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// playOut plays a whole random match.
func playOut(t testing.TB, g games.Game, seed uint64, decks [2]replay.Deck) *replay.Match {
	t.Helper()
	m, err := replay.New(g, replay.Setup{Decks: decks, Seed: seed, Seats: [2]replay.Player{{Kind: "bot"}, {Kind: "ai", Level: "random"}}})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 5))
	for !m.State().Over() {
		step(t, m, r)
	}
	return m
}

// step gives one random answer, which may be a revision.
func step(t testing.TB, m *replay.Match, r *rand.Rand) {
	t.Helper()
	p := m.State().ToAnswer()
	if m.State().Dec.Open == rules.BothSeats && r.IntN(2) == 1 {
		p = 1
	}
	o := m.Options(p)
	for range 20 { // mostly go forward
		if x := o[r.IntN(len(o))]; !x.TakesBack() || r.IntN(8) == 0 {
			if _, err := m.Answer(p, x); err != nil {
				t.Fatal(err)
			}
			return
		}
	}
	if _, err := m.Answer(p, o[len(o)-1]); err != nil {
		t.Fatal(err)
	}
}

// line describes a match: game, seed, decks, answers, the hash of all states,
// the hash of the last one, the result.
func line(m *replay.Match) string {
	h := fnv.New64a()
	for n := 0; n <= m.Len(); n++ {
		s := m.At(n)
		fmt.Fprintf(h, "%016x", s.Hash())
	}
	r := m.Record()
	w := "draw"
	if r.Final.Result.Winner != rules.NoSeat {
		w = r.Final.Result.Winner.String()
	}
	return fmt.Sprintf("%s %d %s %s %d %016x %016x %s %s", r.Game, r.Seed, r.Decks[0].ID, r.Decks[1].ID, len(r.Answers), h.Sum64(), r.Final.Hash,
		w, m.Game().Names().Word("reason", int16(r.Final.Result.Reason)))
}

func goldenMatches(t testing.TB) []*replay.Match {
	var out []*replay.Match
	for _, info := range all.Games() {
		if !info.Ready() {
			continue
		}
		g := load(t, info.ID)
		decks := g.Library().Decks()
		for seed := range uint64(48) {
			i := int(seed)
			a, b := decks[i%len(decks)], decks[(i/len(decks)+i)%len(decks)]
			out = append(out, playOut(t, g, seed, [2]replay.Deck{{ID: a.ID}, {ID: b.ID}}))
		}
	}
	return out
}

// TestGolden checks that the same record gives the same match on every machine
// (ZTM-13.9): the hashes in testdata were made natively and must also hold
// under wasm. After a change of rules or cards: go test ./rules/replay -run
// Golden -update
func TestGolden(t *testing.T) {
	var b bytes.Buffer
	for _, m := range goldenMatches(t) {
		fmt.Fprintln(&b, line(m))
	}
	if *update {
		if err := os.WriteFile(golden, b.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	got, exp := bufio.NewScanner(&b), bufio.NewScanner(bytes.NewReader(want))
	n := 0
	for exp.Scan() {
		n++
		if !got.Scan() || got.Text() != exp.Text() {
			t.Fatalf("%s:%d: the match went otherwise\n got %s\nwant %s\n(if rules or cards changed: go test ./rules/replay -run Golden -update)", golden, n, got.Text(), exp.Text())
		}
	}
	if got.Scan() {
		t.Fatalf("%s ends too early", golden)
	}
	if n < 40 {
		t.Fatalf("%s holds %d matches, at least 40 are wanted", golden, n)
	}
}
