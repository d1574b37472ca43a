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

// bench is a table at work: a scene, its session and the window.
type bench struct {
	*harness.Bench
	sc *Scene
}

func sit(t testing.TB, g *bgd.Game, sess *fakesession.Session, w harness.Window, l lang.Lang, text float64) *bench {
	sc := New(g, sess, table.Place{}).(*Scene)
	return &bench{harness.Sit(t, sc, &sc.Table, sess, w, l, text), sc}
}

var windows = harness.Windows
