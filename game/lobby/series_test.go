package lobby

import (
	"slices"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	guide "godeck/rules/ai/duemagic"
	dmg "godeck/rules/duemagic"
	"godeck/rules/replay"
	bestof "godeck/rules/series"
	"godeck/rules/session"
	"godeck/scenes/title/catalog"
	"godeck/scenes/ui"
)

// memStore is a store in memory.
type memStore map[string][]byte

func (c memStore) Load(k string) ([]byte, bool)  { v, ok := c[k]; return v, ok }
func (c memStore) Save(k string, v []byte) error { c[k] = slices.Clone(v); return nil }
func (c memStore) Delete(k string)               { delete(c, k) }
func (c memStore) Persistent() bool              { return true }

func testLobby(t *testing.T, store ui.Store) *lobby {
	t.Helper()
	l := newLobby(Options{}, &ui.Env{Store: store, Scenes: &scenes{}, Settings: &ui.Settings{Lang: lang.EN}})
	if _, err := l.loader.game("duemagic"); err != nil {
		t.Fatal(err)
	}
	return l
}

// at returns a match's session without a scene.
func at(l *lobby, m *replay.Match) (*session.Local, *series) {
	sr := l.seriesOf(m)
	s := session.New(l.config(tableEntry("duemagic"), m, false, sr))
	if sr != nil {
		sr.s = s
	}
	l.current.playing, l.current.series = s, sr
	if _, err := l.savedGames.begin(m.Record()); err != nil {
		panic(err)
	}
	l.current.warnUnsaved(l.savedGames.keep(m, sr))
	return s, sr
}

// reload starts a new program on the same store.
func reload(t *testing.T, store ui.Store) (*lobby, *session.Local, *series) {
	t.Helper()
	l := testLobby(t, store)
	m, err := l.load(currentKey)
	if err != nil {
		t.Fatal("after a reload there is no match: ", err)
	}
	s, sr := at(l, m)
	return l, s, sr
}

func concede(t *testing.T, s *session.Local, p rules.Seat) {
	t.Helper()
	if s.Match().State().Over() {
		t.Fatal("the game is over already")
	}
	if _, err := s.Match().Concede(p); err != nil {
		t.Fatal(err)
	}
	s.View()
	s.Update()
}

// TestBestOfThree plays a match of three games between two people and reloads
// the program at every point.
func TestBestOfThree(t *testing.T) {
	store := memStore{}
	l := testLobby(t, store)
	g := l.loader.ready("duemagic").(*dmg.Game)
	decks := g.Lib.Decks()
	choice := catalog.Selection{Game: "duemagic", Mode: catalog.TwoPlayers, Decks: [2]string{decks[0].ID, decks[1].ID}, More: map[string]string{"best": "3", "quick": "1"}}
	m, err := replay.New(g, l.setup(choice))
	if err != nil {
		t.Fatal(err)
	}
	s, sr := at(l, m)
	if sr == nil || sr.Best() != 3 || sr.Number() != 1 || s.Match().State().Vars[dmg.Quick] != 1 {
		t.Fatalf("no best of three: %+v", sr)
	}
	l, s, sr = reload(t, store)
	concede(t, s, 0) // player 2 wins game 1
	l.savedGames.keep(s.Match(), sr)
	if sr.Decided() || sr.Wins(1) != 1 || sr.Begun() {
		t.Fatalf("after game 1: %v %v", sr.Wins(0), sr.Wins(1))
	}
	if info := l.resumeInfo(); info == nil || info.Detail.EN != "Before game 2 (0 : 1)" {
		t.Errorf("the title says %+v", info)
	}
	l, s, sr = reload(t, store)
	if got := sr.Sideboards(); !slices.Equal(got, []rules.Seat{0, 1}) {
		t.Fatalf("who exchanges: %v", got)
	}
	main, side := sr.Lists(0)
	main, side = slices.Clone(main), slices.Clone(side)
	for range 600 {
		sr.Tick(0)
	}
	moved := main[0]
	main = main[1:]
	side = append(side, moved)
	sr.Draft(0, main, side)
	l, s, sr = reload(t, store) // with 49 cards in the main deck
	if !sr.Begun() || sr.Seconds(0) != dmg.SideSeconds-10 {
		t.Errorf("the clock stands at %d", sr.Seconds(0))
	}
	if a, b := sr.Lists(0); len(a) != 49 || len(b) != 13 {
		t.Fatalf("the draft is lost: %d and %d", len(a), len(b))
	}
	if sr.Exchange(0, main, side) == nil {
		t.Error("49 cards are taken")
	}
	main = append(main, side[0])
	side = side[1:]
	if err := sr.Exchange(0, main, side); err != nil {
		t.Fatal(err)
	}
	l, s, sr = reload(t, store)
	if got := sr.Sideboards(); !slices.Equal(got, []rules.Seat{1}) {
		t.Fatalf("who exchanges after player 1 is ready: %v", got)
	}
	a, b := sr.Lists(1)
	sr.Draft(1, a[1:], append(slices.Clone(b), a[0])) // and time runs out
	sr.Next()
	rec := s.Match().Record()
	if sr.Number() != 2 || rec.Options["chooser"] != "p1" || len(rec.Decks[0].Cards) != 50 || rec.Decks[1].ID != decks[1].ID {
		t.Fatalf("game 2: %+v", rec.Options)
	}
	st := s.Match().State()
	if st.Vars[dmg.Chooser] != 0 || !st.Waiting(0) || st.Dec.Prompt != dmg.PromptOrderWin {
		t.Error("the loser does not choose the order")
	}
	l, s, sr = reload(t, store)
	if sr.Number() != 2 || sr.Wins(1) != 1 || *s.Match().State() != *st {
		t.Fatal("a reload in game 2 changes the game")
	}
	if info := l.resumeInfo(); info.Detail.EN != "Game 2 (0 : 1), turn 0" {
		t.Errorf("the title says %+v", info)
	}
	concede(t, s, 1)
	l.savedGames.keep(s.Match(), sr)
	l, s, sr = reload(t, store)
	sr.Sideboards()
	if x, _ := sr.Lists(0); !slices.Equal(x, main) {
		t.Error("the lists of game 2 are not where sideboarding goes on")
	}
	sr.Next()
	if sr.Number() != 3 || sr.Wins(0) != 1 || sr.Wins(1) != 1 {
		t.Fatal("no third game")
	}
	// A continued replay is not a game of the match.
	s.Seek(0)
	s.Continue()
	if sr.Best() != 1 {
		t.Error("a branch counts")
	}
	if rec, _ := replay.ParseBinary(store[currentKey]); rec.Options["best"] != "" {
		t.Error("a branch is kept as a game of the match")
	}
	m, err = replay.Replay(g, sr.at.Record())
	if err != nil {
		t.Fatal("the record of game 3 cannot be played again: ", err)
	}
	s, sr = at(l, m)
	concede(t, s, 1)
	l.savedGames.keep(s.Match(), sr)
	if !sr.Decided() || sr.Wins(0) != 2 {
		t.Fatal("nobody has won")
	}
	if _, ok := store[currentKey]; ok {
		t.Error("a decided match can be gone on with")
	}
	s.Rematch(false)
	rec = s.Match().Record()
	if sr.Number() != 1 || sr.Wins(0) != 0 || sr.Best() != 3 || rec.Decks[0].ID != decks[0].ID || rec.Options["chooser"] != "" || rec.Options["quick"] != "1" {
		t.Errorf("the rematch: %+v", rec.Options)
	}
	if len(l.savedGames.index()) != 3 {
		t.Errorf("%d games are kept", len(l.savedGames.index()))
	}
}

// TestAgainstTheProgram checks that the computer player sideboards at once,
// from what it has seen, and the record of the next game contains the result.
func TestAgainstTheProgram(t *testing.T) {
	exchanged := 0
	for seed := range uint64(6) {
		store := memStore{}
		l := testLobby(t, store)
		g := l.loader.ready("duemagic").(*dmg.Game)
		decks := g.Lib.Decks()
		set := replay.Setup{Seed: seed, Decks: [2]replay.Deck{{ID: decks[2].ID}, {ID: decks[seed%4].ID}}, Seats: [2]replay.Player{{Kind: "human"}, {Kind: "ai", Level: "easy"}}}
		m, err := replay.New(g, l.first("duemagic", set, 3))
		if err != nil {
			t.Fatal(err)
		}
		s, sr := at(l, m)
		for i := 0; i < 260 && !m.State().Over(); i++ { // anything, so that cards are seen
			p := m.State().ToAnswer()
			o := m.Options(p)
			for k := i * 7; ; k++ {
				if x := o[k%len(o)]; !x.TakesBack() {
					if _, err := m.Answer(p, x); err != nil {
						t.Fatal(err)
					}
					break
				}
			}
		}
		if m.State().Over() {
			continue
		}
		concede(t, s, 0)
		l.savedGames.keep(s.Match(), sr)
		seen := bestof.SeenBy(m, 1)
		if len(seen) == 0 {
			t.Fatal("the computer player has seen nothing")
		}
		if got := sr.Sideboards(); !slices.Equal(got, []rules.Seat{0}) {
			t.Fatalf("who exchanges: %v", got)
		}
		main, side := sr.Lists(0)
		if err := sr.Exchange(0, main, side); err != nil {
			t.Fatal(err)
		}
		sr.Next()
		if st := s.Match().State(); st.Vars[dmg.Chooser] != 0 || s.Human(1) {
			t.Error("game 2 is another match")
		}
		rec := s.Match().Record()
		want := guide.Guide.Sideboard(g, bestof.Bring(g.Lib, decks[seed%4]), seen)
		if got := bestof.DeckOf(g.Lib, rec.Decks[1]); !slices.Equal(got, want.Main) {
			t.Error("the record of game 2 says another list")
		}
		if rec.Decks[1].ID == "" {
			exchanged++
		}
		if again, err := replay.Replay(g, rec); err != nil || *again.State() != *s.Match().State() {
			t.Error("game 2 cannot be played again from its record: ", err)
		}
		// Of earlier games, only the seen designs are remembered.
		if got := bestof.SeenBy(s.Match(), 1); !slices.Equal(got, slices.Compact(slices.Clone(seen))) {
			t.Errorf("before game 2 the memo has %v, after game 1 it had %v", got, seen)
		}
		if bestof.Alone(rec).Options[bestof.OptSeen+"2"] != "" {
			t.Error("a game of its own knows of games before")
		}
	}
	if exchanged == 0 {
		t.Error("no card was exchanged in any match")
	}
}

// TestGivingUpTheMatch checks giving up within a game and between two (DMG-24.5).
func TestGivingUpTheMatch(t *testing.T) {
	for _, between := range []bool{false, true} {
		store := memStore{}
		l := testLobby(t, store)
		g := l.loader.ready("duemagic").(*dmg.Game)
		decks := g.Lib.Decks()
		m, err := replay.New(g, l.setup(catalog.Selection{Game: "duemagic", Mode: catalog.TwoPlayers, Decks: [2]string{decks[0].ID, decks[1].ID}, More: map[string]string{"best": "3"}}))
		if err != nil {
			t.Fatal(err)
		}
		s, sr := at(l, m)
		if between {
			concede(t, s, 0)
			l.savedGames.keep(s.Match(), sr)
			sr.Sideboards()
			sr.Concede(1) // the winner of the game
		} else {
			sr.Concede(1)
			if sr.Decided() || sr.Conceded() != rules.NoSeat {
				t.Error("given up before the answer")
			}
			concede(t, s, 1)
			l.savedGames.keep(s.Match(), sr)
		}
		if !sr.Decided() || sr.Conceded() != 1 {
			t.Errorf("not given up: %v", sr.Conceded())
		}
		for _, k := range []string{currentKey, turnKey, sideKey} {
			if _, ok := store[k]; ok {
				t.Errorf("%s of a match that was given up is kept", k)
			}
		}
		if n := len(l.savedGames.index()); n != 1 {
			t.Errorf("%d games are kept", n)
		}
		s.Rematch(false)
		if sr.Number() != 1 || sr.Decided() || sr.Conceded() != rules.NoSeat {
			t.Error("the rematch is given up already")
		}
	}
}
