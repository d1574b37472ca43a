package guardians

import (
	"testing"

	"godeck/internal/lang"
	bgd "godeck/rules/guardians"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/table"
)

func game(t testing.TB) *bgd.Game {
	t.Helper()
	g, err := bgd.Load()
	return harness.Load(t, g, err)
}

// bench is a table under test: a scene, its session and the window.
type bench struct {
	*harness.Bench
	sc *Scene
}

func sit(t testing.TB, g *bgd.Game, sess *fakesession.Session, w harness.Window, l lang.Lang, text float64) *bench {
	sc := New(g, sess, table.Place{}).(*Scene)
	return &bench{harness.Sit(t, sc, &sc.Table, sess, w, l, text), sc}
}

var windows = harness.Windows

// seated opens the table for any session.
func seated(t testing.TB, g *bgd.Game) harness.Sitting {
	return func(sess *fakesession.Session, w harness.Window, l lang.Lang, text float64) (*harness.Bench, *table.Match) {
		b := sit(t, g, sess, w, l, text)
		return b.Bench, &b.sc.Match
	}
}
