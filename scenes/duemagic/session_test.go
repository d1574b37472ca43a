package duemagic

import (
	"testing"

	"godeck/internal/lang"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/table"
)

func game(t testing.TB) *dmg.Game {
	t.Helper()
	g, err := dmg.Load()
	return harness.Load(t, g, err)
}

// bench is a table under test: a scene, its session and the window.
type bench struct {
	*harness.Bench
	sc *Scene
}

func sit(t testing.TB, g *dmg.Game, sess *fakesession.Session, w harness.Window, l lang.Lang, text float64) *bench {
	return sitWith(t, g, sess, w, l, text, Options{})
}

func sitWith(t testing.TB, g *dmg.Game, sess *fakesession.Session, w harness.Window, l lang.Lang, text float64, o Options) *bench {
	sc := New(g, sess, o).(*Scene)
	return &bench{harness.Sit(t, sc, &sc.Table, sess, w, l, text), sc}
}

// seats opens the table for any session.
func seats(t testing.TB, g *dmg.Game) harness.Sitting {
	return func(sess *fakesession.Session, w harness.Window, l lang.Lang, text float64) (*harness.Bench, *table.Match) {
		b := sit(t, g, sess, w, l, text)
		return b.Bench, &b.sc.Match
	}
}
