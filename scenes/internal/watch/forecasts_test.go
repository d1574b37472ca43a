package watch

import (
	"math/rand/v2"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/games"
	"godeck/rules/games/all"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
)

// forecaster is a table that predicts what an option would lead to.
type forecaster interface {
	CheckForecasts(truth *rules.State) (checked int, wrong []string)
}

// TestForecasts plays matches, opens a table where an offer is made, and compares what options are predicted to do
// with what they do (ahead.go). Six worlds that the view allows can all miss
// what is rare, so at most one figure in fifty may differ.
func TestForecasts(t *testing.T) {
	for i := range sets {
		s := &sets[i]
		t.Run(s.Name, func(t *testing.T) {
			g, err := all.Load(s.Name)
			harness.Load(t, g, err)
			checked, wrong := 0, 0
			for seed := uint64(0); seed < 200 && checked < 12; seed++ {
				sess := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1)
				sess.Blind = true
				r := rand.New(rand.NewPCG(seed, 9))
				for i, n := 0, 0; i < 3000 && n < 400 && !sess.S.Over(); i++ {
					o := fakesession.Advancing(sess.Options())
					if len(o) == 0 {
						sess.Update()
						continue
					}
					if sess.S.Dec.Kind == rules.YesNo {
						n, bad := s.forecasts(t, g, sess.Branch())
						checked, wrong = checked+n, wrong+len(bad)
						for _, w := range bad {
							t.Logf("seed %d, answer %d: %s", seed, sess.S.Answers, w)
						}
					}
					sess.Answer(o[r.IntN(len(o))])
					n++
				}
			}
			t.Logf("%d figures compared, %d came out otherwise", checked, wrong)
			if wrong*50 > checked {
				t.Errorf("%d of %d figures that offers are said to lead to come out otherwise", wrong, checked)
			}
		})
	}
}

// forecasts opens a table where a session stands and compares what the question
// there predicts.
func (s *set) forecasts(t *testing.T, g games.Game, sess *fakesession.Session) (checked int, wrong []string) {
	asked := sess.S.Dec.ID
	sc, tb := s.open(g, sess, match)
	b := harness.Sit(t, sc, tb, sess, desk, lang.EN, 1)
	if b.Rest(); sess.S.Dec.ID != asked { // the table has answered it by itself
		return 0, nil
	}
	return sc.(forecaster).CheckForecasts(&sess.S)
}
