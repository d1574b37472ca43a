package series

import (
	"slices"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
	"godeck/rules/games"
	"godeck/rules/replay"
	"godeck/rules/zutomayo"
)

// withSide returns ZUTOMAYO CARD with made-up sideboards of up to four cards.
func withSide(t *testing.T) (games.Game, [2]games.DeckWithSide) {
	t.Helper()
	v := *zutomayo.Vocab()
	v.Deck.Sections = append(slices.Clone(v.Deck.Sections), effect.Section{Name: lang.Phrase{JA: "控え", EN: "the reserve"}, Most: 4, Side: true})
	lib, err := effect.Load(&v, effect.File{Name: "cards.json", Data: zutomayo.Entry.Cards})
	if err != nil {
		t.Fatal(err)
	}
	var decks [2]games.DeckWithSide
	for p := range decks {
		decks[p] = Bring(lib, lib.Decks()[p])
		for d := rules.DefID(1); len(decks[p].Side) < 4; d++ {
			if !slices.Contains(decks[p].Main, d) {
				decks[p].Side = append(decks[p].Side, d)
			}
		}
	}
	return zutomayo.New(lib), decks
}

func lose(s *rules.State, w rules.Seat) { s.Result = rules.Result{Over: true, Winner: w} }

// A match of a game without a SeriesForm of its own: nobody chooses who goes
// first, and cards are exchanged as its deck form allows.
func TestAnyGame(t *testing.T) {
	g, decks := withSide(t)
	form := &games.SeriesForm{SideSeconds: 60}
	m, err := New(form, g, 5, map[string]string{"quick": "1"}, 7, decks)
	if err != nil {
		t.Fatal(err)
	}
	if len(m.Options) != 0 {
		t.Errorf("options that the game does not know: %v", m.Options)
	}
	var s rules.State
	m.Next(&s)
	if s.NCards != 40 {
		t.Errorf("%d cards: the sideboard plays along", s.NCards)
	}
	lose(&s, 1)
	m.Finish(&s)
	if m.Chooser != rules.NoSeat || m.Wins != [2]int{0, 1} || !m.Waiting() {
		t.Errorf("after game 1: %+v", m)
	}
	d := clone(decks[0])
	d.Main[0], d.Side[0] = d.Side[0], d.Main[0]
	if err := m.Exchange(0, d); err != nil {
		t.Error(err)
	}
	if err := m.Exchange(1, games.DeckWithSide{Main: decks[1].Main[1:], Side: append(slices.Clone(decks[1].Side[1:]), decks[1].Main[0])}); err == nil || !strings.Contains(err.Error(), "19 cards") {
		t.Errorf("19 cards: %v", err)
	}
	if err := m.Exchange(1, games.DeckWithSide{Main: decks[1].Main}); err == nil || !strings.Contains(err.Error(), "not the cards") {
		t.Errorf("cards left at home: %v", err)
	}
	m.Next(&s)
	if m.Sideboarding(0) || s.Cards[1].Def != d.Main[0] && !slices.Equal(m.Decks[0].Main, d.Main) {
		t.Error("the exchange was lost")
	}
	for m.Wins[1] < 3 {
		lose(&s, 1)
		m.Finish(&s)
		m.Next(&s)
	}
	if over, w := m.Over(); !over || w != 1 {
		t.Error("three of five do not decide")
	}
}

// TestNoSideboard checks that without a sideboard in the deck form the match
// has none.
func TestNoSideboard(t *testing.T) {
	g, err := zutomayo.Load()
	if err != nil {
		t.Fatal(err)
	}
	d := Bring(g.Lib, g.Lib.Decks()[0])
	m, err := New(&games.SeriesForm{}, g, 3, nil, 1, [2]games.DeckWithSide{d, d})
	if err != nil {
		t.Fatal(err)
	}
	var s rules.State
	m.Next(&s)
	lose(&s, 0)
	m.Finish(&s)
	if m.Waiting() || m.Exchange(0, d) == nil {
		t.Error("cards are exchanged")
	}
}

// TestRecords checks that a match continues from the record of any of its
// games.
func TestRecords(t *testing.T) {
	g, err := zutomayo.Load()
	if err != nil {
		t.Fatal(err)
	}
	decks := g.Lib.Decks()
	form := &games.SeriesForm{}
	set := First(form, g, replay.Setup{Seed: 9, Decks: [2]replay.Deck{{ID: decks[0].ID}, {ID: decks[1].ID}}}, 3)
	for game := 1; ; game++ {
		m, err := replay.New(g, set)
		if err != nil {
			t.Fatal(err)
		}
		rec, err := replay.ParseJSON(m.Record().JSON())
		if err != nil {
			t.Fatal(err)
		}
		sr := Of(form, g, rec)
		if sr == nil || sr.Played != game || sr.Wins[0] != game-1 || SeedOf(rec) != 9 {
			t.Fatalf("game %d: %+v", game, rec.Options)
		}
		if _, err := m.Concede(1); err != nil {
			t.Fatal(err)
		}
		sr.Finish(m.State())
		if over, _ := sr.Over(); over {
			if game != 2 {
				t.Errorf("over after %d games", game)
			}
			break
		}
		set = sr.Setup(rec)
		Remember(&set, m)
	}
	if one := First(nil, g, set, 3); Of(nil, g, &replay.Record{Options: one.Options}) != nil {
		t.Error("a game without matches has one")
	}
}

func TestMask(t *testing.T) {
	for _, l := range [][]rules.DefID{nil, {1}, {1, 4, 7, 130}, {319}} {
		if got := readMask(writeMask(l)); !slices.Equal(got, l) {
			t.Errorf("%v is read as %v", l, got)
		}
	}
	if s := writeMask([]rules.DefID{5, 5000}); s != "02" {
		t.Errorf("%q", s)
	}
}

// TestSeenByAStranger checks that a record which claims to have seen cards that
// do not exist is taken for what it is: computer players look such designs up.
func TestSeenByAStranger(t *testing.T) {
	g, _ := withSide(t)
	d := g.Library().Decks()
	m, err := replay.New(g, replay.Setup{Decks: [2]replay.Deck{{ID: d[0].ID}, {ID: d[1].ID}}, Options: map[string]string{OptSeen + "1": strings.Repeat("f", 80)}})
	if err != nil {
		t.Fatal(err)
	}
	seen := SeenBy(m, 0)
	if n := len(g.Library().Defs); len(seen) != n-1 || seen[0] != 1 || int(seen[len(seen)-1]) != n-1 {
		t.Errorf("%d designs of %d are seen: %v", len(seen), n-1, seen)
	}
}
