package choices

import (
	"reflect"
	"testing"

	"godeck/internal/lang"
	"godeck/scenes/table"
	"godeck/scenes/title/catalog"
)

func game() *catalog.GameInfo {
	return &catalog.GameInfo{
		ID:     "g",
		Levels: []catalog.LevelInfo{{ID: "easy"}, {ID: "normal"}, {ID: "hard"}},
		Decks:  []catalog.DeckInfo{{ID: "a", Difficulty: 2}, {ID: "b", Difficulty: 1}, {ID: "c", Difficulty: 3}, {ID: "bad", Wrong: lang.Phrase{EN: "no"}}},
		Rivals: []catalog.RivalInfo{{ID: "r", Deck: "c", Level: "hard"}, {ID: "s", Deck: "gone", Level: "easy"}},
		Terms:  []table.Term{{ID: "best", Values: []table.TermValue{{ID: "1"}, {ID: "3"}}}},
		Looks: func(beaten func(string) bool) (out []table.Term) {
			if beaten("r") {
				out = append(out, table.Term{ID: "light", Values: []table.TermValue{{}, {ID: "snow"}}})
			}
			return out
		},
	}
}

// TestOpen opens a door as a newcomer, with the last set-up, and with one of
// which little is available any more.
func TestOpen(t *testing.T) {
	last := catalog.Selection{Game: "g", Decks: [2]string{"c", catalog.RandomDeck}, Level: "hard", Rival: "r", More: map[string]string{"best": "3", "light": "snow"}}
	old := catalog.Selection{Game: "g", Mode: catalog.WatchAI, Decks: [2]string{"bad", "gone"}, Level: "mad", Rival: "nobody", More: map[string]string{"light": "snow", "gone": "1"}}
	for name, c := range map[string]struct {
		habit catalog.Habit
		want  catalog.Selection
		again bool
	}{
		"newcomer": {catalog.Habit{}, catalog.Selection{Game: "g", Decks: [2]string{"b", "a"}, Level: "easy", Rival: "r", More: map[string]string{"best": "1"}}, false},
		"guest":    {catalog.Habit{Won: true}, catalog.Selection{Game: "g", Decks: [2]string{"a", "b"}, Level: "normal", More: map[string]string{"best": "1"}}, false},
		"last":     {catalog.Habit{Won: true, Last: &last, Beaten: []string{"r"}}, last, true},
		"old":      {catalog.Habit{Last: &old}, catalog.Selection{Game: "g", Mode: catalog.WatchAI, Decks: [2]string{"a", "b"}, Level: "normal", More: map[string]string{"best": "1"}}, true},
	} {
		var s Choices
		s.Open(game(), c.habit)
		if got := s.Selection(); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: %+v, want %+v", name, got, c.want)
		}
		if s.Again() != c.again || s.Touched {
			t.Errorf("%s: again %v, touched %v", name, s.Again(), s.Touched)
		}
		if s.Take(0, "c"); name == "old" && (s.Again() || !s.Touched) {
			t.Errorf("%s: another deck is as before", name)
		}
	}
}

// TestNoMirrorByDefault: who has not chosen a deck does not meet their own.
func TestNoMirrorByDefault(t *testing.T) {
	g := game()
	g.Rivals[0].Deck = "b"
	for _, took := range []bool{false, true} {
		var s Choices
		s.Open(g, catalog.Habit{})
		if took {
			s.Take(0, "b")
		}
		if s.Challenge(&g.Rivals[0]); s.Decks[1] != "b" || (s.Decks[0] == "b") != took {
			t.Errorf("taken %v: %v", took, s.Decks)
		}
	}
}

// TestChallenge takes rivals: the deck comes with them if it is there, the level
// unless one was pressed, and only what is no easier counts on the ladder.
func TestChallenge(t *testing.T) {
	var s Choices
	g := game()
	s.Open(g, catalog.Habit{Won: true})
	r, other := &g.Rivals[0], &g.Rivals[1]
	s.Challenge(r)
	if c := s.Selection(); c.Decks[1] != "c" || c.Level != "hard" || c.Rival != "r" || !s.OnLadder(r) {
		t.Errorf("a rival is met with %+v", c)
	}
	if from, ok := s.Brought(); !ok || g.Levels[from].ID != "normal" {
		t.Errorf("nothing is said of the level that gave way: %d, %v", from, ok)
	}
	if s.Take(1, "a"); s.OnLadder(r) {
		t.Error("another deck counts")
	}
	s.SetLevel(1)
	s.Challenge(r)
	if _, ok := s.Brought(); ok {
		t.Error("the level that was pressed is said to have given way")
	}
	if c := s.Selection(); c.Level != "normal" || s.OnLadder(r) {
		t.Errorf("the level that was pressed: %s, it counts: %v", c.Level, s.OnLadder(r))
	}
	if s.Challenge(other); s.Decks[1] != "c" || !s.OnLadder(other) {
		t.Error("a rival without a deck here does not count, or brings one")
	}
	if s.SetMode(catalog.TwoPlayers); s.Selection().Rival != "" || s.Selection().Level != "" {
		t.Error("two people have a rival or a level")
	}
}
