package mattsan

import (
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/mattsan/recent"
)

// TestTheirTurnStaysInSight checks that what the opponent has done in their last turn is
// told beside their name while the player acts, with whom it has hit, by how much and who
// fell, and that it unfolds into sentences whose cards are read large.
func TestTheirTurnStaysInSight(t *testing.T) {
	g := game(t)
	for _, w := range windows[:2] {
		seen, hurt := 0, 0
		for seed := uint64(1); seed <= 6 && seen < 4; seed++ {
			sess := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1)
			b := sit(t, g, sess, w, lang.EN, 1)
			for i := 0; i < 3000 && !sess.S.Over() && seen < 4; i++ {
				b.Tick(1)
				if !b.sc.Mine() {
					continue
				}
				st := &b.sc.View.S
				deeds := recent.Deeds(b.sc.Facts, rules.Seat(1))
				if st.Turn >= 3 && len(deeds) > 0 && st.Active == 0 && st.Dec.Prompt == mtz.PromptMain && st.NStack == 0 {
					n, ok := b.Node("recent")
					if !ok {
						t.Fatalf("%v, seed %d, turn %d: nothing tells what they did", w, seed, st.Turn)
					}
					for _, d := range deeds {
						if d.Seat != 1 {
							continue
						}
						for _, h := range d.Hits {
							hurt++
							if !strings.Contains(n.Desc, b.sc.CardName(h.On)) || h.N > 0 && !strings.Contains(n.Desc, h.Says()) || h.Fell && !strings.Contains(n.Desc, "(fell)") {
								t.Errorf("%v, seed %d: %q does not tell what happened to %s", w, seed, n.Desc, b.sc.CardName(h.On))
							}
						}
					}
					b.Act("recent")
					b.Tick(2)
					if _, ok := b.Node("recent-0"); !ok {
						t.Fatalf("%v, seed %d: it does not unfold", w, seed)
					}
					b.Faults("unfolded")
					b.Act("recent.fold")
					b.Tick(2)
					if _, ok := b.Node("recent-0"); ok {
						t.Errorf("%v, seed %d: it does not fold", w, seed)
					}
					seen++
				}
				sess.Answer(harness.Doing(b.sc.LegalActions, i, int(seed)))
			}
		}
		if seen == 0 || hurt == 0 {
			t.Errorf("%v: they never did anything: %d turns, %d hits", w, seen, hurt)
		}
	}
}
