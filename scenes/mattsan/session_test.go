package mattsan

import (
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/table"
)

func game(t testing.TB) *mtz.Game {
	t.Helper()
	g, err := mtz.Load()
	return harness.Load(t, g, err)
}

// bench is a table under test: a scene, its session and the window.
type bench struct {
	*harness.Bench
	sc *Scene
}

func sit(t testing.TB, g *mtz.Game, sess *fakesession.Session, w harness.Window, l lang.Lang, text float64) *bench {
	sc := New(g, sess, table.Place{}).(*Scene)
	return &bench{harness.Sit(t, sc, &sc.Table, sess, w, l, text), sc}
}

// held opens the table at a state in which nobody else answers.
func held(t testing.TB, g *mtz.Game, st *rules.State) *bench {
	sess := fakesession.New(g, 3, fakesession.Decks(g, 0, 1), 1)
	sess.Load(st)
	sess.Hold = true
	b := sit(t, g, sess, windows[0], lang.EN, 1)
	b.Tick(9)
	return b
}

// seats opens the table for any session.
func seats(t testing.TB, g *mtz.Game) harness.Sitting {
	return func(sess *fakesession.Session, w harness.Window, l lang.Lang, text float64) (*harness.Bench, *table.Match) {
		b := sit(t, g, sess, w, l, text)
		return b.Bench, &b.sc.Match
	}
}
