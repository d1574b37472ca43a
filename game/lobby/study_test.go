package lobby

import (
	"testing"

	"godeck/internal/lang"
	"godeck/rules/deck"
	"godeck/scenes/builder/study"
)

// TestStudy asks all three questions in every game: about each card of a
// built-in deck, about cards that it lacks, and how it does when both sides think.
func TestStudy(t *testing.T) {
	for _, e := range registry {
		t.Run(e.ID, func(t *testing.T) {
			l := testLobby(t, memStore{})
			g, err := l.packs.full(e.ID)
			if err != nil {
				t.Fatal(err)
			}
			lib := g.Library()
			whole := deck.Of(lib, lib.Decks()[0], lang.EN)
			short := whole.Clone()
			short.Main[len(short.Main)-1].N--
			if short.Main[len(short.Main)-1].N == 0 {
				short.Main = short.Main[:len(short.Main)-1]
			}
			start := studyOf(l, tableEntry(e.ID), g)
			for _, ask := range []struct {
				kind study.Kind
				list *deck.List
			}{{study.Each, whole}, {study.Next, short}, {study.Thinkers, whole}} {
				c := start(ask.list, ask.kind, []int{1})
				if c == nil {
					t.Fatalf("question %d cannot be asked", ask.kind)
				}
				if n, of := c.Games(); n != 0 || of < 100 {
					t.Errorf("question %d begins with %d of %d games", ask.kind, n, of)
				}
				for i := 0; i < 3000; i++ {
					if n, _ := c.Games(); n >= 40 || ask.kind == study.Thinkers && n >= 1 {
						break
					}
					c.Step()
				}
				rows, games := c.Rows(), 0
				for i, x := range rows {
					games += x.Games
					if x.Low > x.Share || x.Share > x.High || (x.Card == 0) != (ask.kind == study.Thinkers) || i > 0 && !x.GivenUp && x.Share > rows[i-1].Share {
						t.Errorf("question %d: %+v after %+v", ask.kind, x, rows[max(0, i-1)])
					}
				}
				if n, _ := c.Games(); games == 0 || games > n {
					t.Errorf("question %d: %d games in the rows, %d in all", ask.kind, games, n)
				}
				if ask.kind == study.Thinkers && (len(rows) != 1 || rows[0].Deck != 1) {
					t.Errorf("opponents: %+v", rows)
				}
			}
			if c := start(whole, study.Next, []int{0}); c != nil && len(c.Rows()) == 0 {
				t.Error("a course of a full deck has nothing to say")
			}
		})
	}
}
