package watch

import (
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules/games/all"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
)

// TestHandsKeepOffTheEdge opens a match of every game on phones: the cards of the
// hand end above the edge from which the system's own gestures begin.
func TestHandsKeepOffTheEdge(t *testing.T) {
	const least = 8 // CSS pixels
	for i := range sets {
		s := &sets[i]
		t.Run(s.Name, func(t *testing.T) {
			g, err := all.Load(s.Name)
			harness.Load(t, g, err)
			for _, w := range []harness.Window{{W: 390, H: 844, Scale: 2}, {W: 360, H: 640, Scale: 2}, {W: 844, H: 390, Scale: 2}} {
				sess := fakesession.New(g, 3, fakesession.Decks(g, 0, 1), 1)
				sc, tb := s.open(g, sess, match)
				b := harness.Sit(t, sc, tb, sess, w, lang.EN, 1)
				seen := 0
				for k := 0; k < 40 && !sess.S.Over(); k++ {
					b.Tick(2)
					low := 0.0
					for _, it := range b.Scene.Record(b.Env).Items {
						if strings.HasPrefix(it.Owner, "hand") && !strings.HasPrefix(it.Owner, "hand.") {
							low = max(low, it.Rect.Bottom())
						}
					}
					if low > 0 {
						seen++
						if gap := (b.Env.H - low) / w.Scale; gap < least {
							t.Errorf("%.0fx%.0f: the hand ends %.1f above the edge", w.W, w.H, gap)
							break
						}
					}
					if o := fakesession.Advancing(sess.Options()); len(o) > 0 {
						sess.Answer(o[0])
					}
				}
				if seen == 0 {
					t.Errorf("%.0fx%.0f: no hand was seen", w.W, w.H)
				}
			}
		})
	}
}
