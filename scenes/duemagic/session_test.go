package duemagic

import (
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/table"
	"godeck/scenes/ui"
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

// TestFromKeepToTheFirstDecision: whoever keeps their hand decides about their first
// card within three seconds of ticks; all shields are dealt together.
func TestFromKeepToTheFirstDecision(t *testing.T) {
	g := game(t)
	sess := fakesession.New(g, 5, fakesession.Decks(g, 1, 2), 1)
	sess.Hold = true
	b := sitWith(t, g, sess, windows[0], lang.EN, 1, Options{})
	b.Env.Settings.Speed = ui.SpeedNormal
	kept, ticks := 0, 0
	for ; ticks < 4000; ticks++ {
		b.Tick(1)
		d := &sess.S.Dec
		switch {
		case sess.S.ToAnswer() == 1:
			o := rules.Options(g, &sess.S, 1, nil)
			sess.Give(1, o[len(o)-1]) // not to begin, and to keep
		case b.sc.Busy() || !b.sc.Mine():
		case d.Prompt == dmg.PromptOrderWin:
			b.sc.Answer(b.Env, rules.Option{Verb: rules.Yes})
		case d.Prompt == dmg.PromptMulligan:
			b.sc.Answer(b.Env, rules.Option{Verb: rules.No})
			if kept == 0 {
				kept = ticks
			}
		case d.Prompt == dmg.PromptCharge:
			if b.sc.Turn() > 1 {
				t.Fatal("the opponent began")
			}
			if n := ticks - kept; kept == 0 || n > 180 {
				t.Errorf("%d ticks from Keep to the first decision", n)
			} else {
				t.Logf("%d ticks", n)
			}
			return
		}
	}
	t.Fatal("nothing is decided")
}
