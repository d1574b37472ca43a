package zutomayo

import (
	"os"
	"strconv"
	"testing"

	"godeck/internal/lang"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/table"
	"godeck/scenes/zutomayo/sitters"
)

func game(t testing.TB) *ztm.Game {
	t.Helper()
	g, err := ztm.Load()
	return harness.Load(t, g, err)
}

// bench is a table under test: a scene, its session and the window.
type bench struct {
	*harness.Bench
	sc *Scene
}

func sit(t testing.TB, g *ztm.Game, sess *fakesession.Session, w harness.Window, lang lang.Lang, text float64) *bench {
	sc := New(g, sess, table.Place{}).(*Scene)
	if n, err := strconv.Atoi(os.Getenv("RIVAL")); err == nil { // for pictures: who sits opposite
		sc.Oppose([2]*table.Rival{sitters.Rivals[n], sitters.Rivals[n]})
	}
	return &bench{harness.Sit(t, sc, &sc.Table, sess, w, lang, text), sc}
}

// seated opens the table in the usual window for a match of a seed, which chooses
// both decks, too.
func seated(t testing.TB, g *ztm.Game, seed uint64) *bench {
	return sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1), windows[0], lang.EN, 1)
}

// seats opens the table for any session.
func seats(t testing.TB, g *ztm.Game) harness.Sitting {
	return func(sess *fakesession.Session, w harness.Window, l lang.Lang, text float64) (*harness.Bench, *table.Match) {
		b := sit(t, g, sess, w, l, text)
		return b.Bench, &b.sc.Match
	}
}
