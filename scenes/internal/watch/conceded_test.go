package watch

import (
	"math/rand/v2"
	"testing"

	"godeck/internal/lang"
	"godeck/rules/games/all"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// TestConcededIsAResult gives up a match of every game and checks that its
// result is the page of any other, with the graph and both sides, but names no
// card: none has won it.
func TestConcededIsAResult(t *testing.T) {
	for i := range sets {
		s := &sets[i]
		t.Run(s.Name, func(t *testing.T) {
			g, err := all.Load(s.Name)
			harness.Load(t, g, err)
			for n, w := range harness.Windows[:5] {
				for _, l := range []lang.Lang{lang.EN, lang.JA} {
					seed := uint64(n + 1)
					sess := fakesession.New(g, seed, fakesession.Decks(g, n, n+1), 1)
					sc, tb := s.open(g, sess, match)
					b := harness.Sit(t, sc, tb, sess, w, l, 1)
					b.Env.Settings.Speed = ui.SpeedOff
					r := rand.New(rand.NewPCG(seed, 2))
					for k := 0; k < 60 && !sess.S.Over(); k++ {
						b.Tick(2)
						if o := fakesession.Advancing(sess.Options()); len(o) > 0 {
							sess.Answer(o[r.IntN(len(o))])
						}
					}
					b.Tick(6)
					if sess.S.Over() {
						continue
					}
					m := sc.(interface {
						Conceding() func(env *ui.Env)
					})
					give := m.Conceding()
					if give == nil {
						continue
					}
					give(b.Env)
					b.Tick(90)
					want := []string{"result.head", "result.why", "result.graph", "result.p0", "result.p1"}
					if w.H < 400 {
						want = want[:2]
					}
					if w.H < 400 || w.W < 400 {
						want = want[:min(len(want), 3)]
					}
					if _, ok := b.Node("result.card"); ok {
						t.Errorf("%v %s: a card is named that has not won", w, l)
					}
					for _, id := range want {
						if _, ok := b.Node(id); !ok {
							t.Errorf("%v %s: no %s", w, l, id)
						}
					}
					b.Faults("conceded " + string(l))
				}
			}
		})
	}
}

// TestConcededComesAtOnce checks that at normal speed the result of a match that is
// given up is there within 0.8 seconds.
func TestConcededComesAtOnce(t *testing.T) {
	for i := range sets {
		s := &sets[i]
		t.Run(s.Name, func(t *testing.T) {
			g, err := all.Load(s.Name)
			harness.Load(t, g, err)
			sess := fakesession.New(g, 3, fakesession.Decks(g, 0, 1), 1)
			sc, tb := s.open(g, sess, match)
			b := harness.Sit(t, sc, tb, sess, desk, lang.EN, 1)
			b.Env.Settings.Speed = ui.SpeedOff
			b.Tick(40)
			b.Env.Settings.Speed = ui.SpeedNormal
			sc.(interface {
				Conceding() func(env *ui.Env)
			}).Conceding()(b.Env)
			for n := 0; ; n++ {
				if _, ok := b.Node("result.head"); ok {
					t.Logf("%d ticks", n)
					return
				}
				if b.Tick(1); n > 48 {
					t.Fatalf("no result after %d ticks", n)
				}
			}
		})
	}
}
