package magna

import (
	"testing"

	"godeck/internal/lang"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/solo"
	"godeck/scenes/internal/trial"
)

func game(t testing.TB) *mgn.Game {
	t.Helper()
	g, err := mgn.Load()
	return trial.Load(t, g, err)
}

// bench is a table at work: a scene, its session and the window.
type bench struct {
	*trial.Bench
	sc *Scene
}

func sit(t testing.TB, g *mgn.Game, sess *solo.Session, w trial.Window, l lang.Lang, text float64) *bench {
	sc := New(g, sess, Options{}).(*Scene)
	return &bench{trial.Sit(t, sc, &sc.Table, sess, w, l, text), sc}
}
