package watch

import (
	"math/rand/v2"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules/games/all"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// TestLogNames plays every game and checks that no line of the log calls a card
// “Face-down card” where it says what that card did, and that a shuffle within
// an effect (an indented line) names the card that caused it.
func TestLogNames(t *testing.T) {
	for i := range sets {
		s := &sets[i]
		t.Run(s.Name, func(t *testing.T) {
			g, err := all.Load(s.Name)
			harness.Load(t, g, err)
			for seed := range uint64(8) {
				sess := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+3), 1)
				sc, tb := s.open(g, sess, match)
				b := harness.Sit(t, sc, tb, sess, desk, lang.EN, 1)
				b.Env.Settings.Speed = ui.SpeedOff
				r := rand.New(rand.NewPCG(seed, 2))
				for n := 0; n < 500 && !sess.S.Over(); n++ {
					b.Tick(2)
					if o := fakesession.Advancing(sess.Options()); len(o) > 0 {
						sess.Answer(o[r.IntN(len(o))])
					}
				}
				for _, line := range sc.Lines(lang.EN) {
					if strings.Contains(line, "Face-down card") || strings.HasPrefix(line, "\u3000") && strings.Contains(line, "is shuffled") {
						t.Errorf("seed %d: %q", seed, line)
					}
				}
			}
		})
	}
}
