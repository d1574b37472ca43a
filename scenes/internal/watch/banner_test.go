package watch

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"testing"

	"godeck/internal/lang"
	"godeck/rules/games/all"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/golden"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// TestBannersKeepOffWhatTheyName shows matches and stored positions of every game in
// windows of several sizes and checks that no banner across the table covers a card that
// it names.
func TestBannersKeepOffWhatTheyName(t *testing.T) {
	for i := range sets {
		s := &sets[i]
		t.Run(s.Name, func(t *testing.T) {
			g, err := all.Load(s.Name)
			harness.Load(t, g, err)
			scripts := golden.Scripts(t, filepath.Join("..", "..", s.Name, "testdata", "positions.yaml"))
			titles := slices.Sorted(maps.Keys(scripts))
			var found Faults
			hung, named := 0, 0
			for n, size := range []harness.Window{desk, phone, {W: 480, H: 270, Scale: 1}, {W: 844, H: 390, Scale: 2}} {
				show := func(name string, sess *fakesession.Session, as sitting, ticks int, act func(idle bool) bool) {
					sc, tb := s.open(sess.Game, sess, as)
					b := harness.Sit(t, sc, tb, sess, size, []lang.Lang{lang.EN, lang.JA}[n%2], 1)
					w := New(b, &s.Game, nil, &found, fmt.Sprintf("%s, %.0f wide", name, size.W), Rests)
					b.Env.Settings.Speed, b.Env.Settings.ReducedMotion = ui.SpeedFast, len(name)%2 == 0
					for k := 0; k < ticks; k++ {
						if b.Tick(1); k%4 == 0 && tb.Banner() != "" {
							hung++
							named += w.banners(sc.Record(b.Env))
						}
						if !act(sc.Idle()) {
							ticks = min(ticks, k+60)
						}
					}
				}
				seed := uint64(n + 1)
				sess, r := fakesession.New(g, seed, fakesession.Decks(g, n+1, n+2), 1), rand.New(rand.NewPCG(seed, 5))
				show("match", sess, match, 8000, func(idle bool) bool {
					if o := fakesession.Advancing(sess.Options()); idle && len(o) > 0 {
						sess.Answer(fakesession.Lively(g, r, sess.S.Dec.Prompt, o))
					}
					return !sess.S.Over()
				})
				for _, title := range titles {
					script := scripts[title]
					sess := fakesession.At(script.Game, &script.Start, 0)
					rest := script.Answers
					show(title, sess, presentation, 2000, func(idle bool) bool {
						for len(rest) > 0 && len(script.Answers)-len(rest) < sess.At() { // the table has answered it by itself
							rest = rest[1:]
						}
						if idle && len(rest) > 0 {
							if err := sess.Give(rest[0].Seat, rest[0].Option); err != nil {
								t.Fatalf("%s: %v", title, err)
							}
							rest = rest[1:]
							return true
						}
						return !idle
					})
				}
			}
			for _, f := range found.All() {
				t.Errorf("%s (%d×)\n\t%s", f.What, f.Seen, f.Full)
			}
			if t.Logf("%d looks at a banner, %d at cards that it names", hung, named); hung == 0 {
				t.Error("no banner hung")
			}
		})
	}
}
