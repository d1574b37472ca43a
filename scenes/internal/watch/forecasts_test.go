package watch

import (
	"math/rand/v2"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/games/all"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
)

// forecaster is a table that predicts what an option would lead to.
type forecaster interface {
	CheckForecasts(truth *rules.State) (checked int, wrong []string)
}

// TestForecasts plays matches and compares what options are predicted to do
// with what they do (ahead.go). Six worlds that the view allows can all miss
// what is rare, so at most one figure in fifty may differ.
func TestForecasts(t *testing.T) {
	for i := range sets {
		s := &sets[i]
		t.Run(s.Name, func(t *testing.T) {
			g, err := all.Load(s.Name)
			harness.Load(t, g, err)
			checked, wrong := 0, 0
			for seed := uint64(0); seed < 40 && checked < 12; seed++ {
				sess := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1)
				sc, tb := s.open(g, sess, match)
				b := harness.Sit(t, sc, tb, sess, desk, lang.EN, 1)
				r := rand.New(rand.NewPCG(seed, 9))
				for n := 0; n < 400 && !sess.S.Over(); n++ {
					b.Rest()
					o := sess.Options()
					if len(o) == 0 {
						b.Tick(1)
						continue
					}
					if sess.S.Dec.Kind == rules.YesNo {
						n, bad := sc.(forecaster).CheckForecasts(&sess.S)
						checked, wrong = checked+n, wrong+len(bad)
						for _, w := range bad {
							t.Logf("seed %d, answer %d: %s", seed, sess.S.Answers, w)
						}
					}
					o = fakesession.Advancing(o)
					sess.Answer(o[r.IntN(len(o))])
				}
			}
			t.Logf("%d figures compared, %d came out otherwise", checked, wrong)
			if wrong*50 > checked {
				t.Errorf("%d of %d figures that offers are said to lead to come out otherwise", wrong, checked)
			}
		})
	}
}
