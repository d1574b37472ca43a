package mattsan

import (
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/mattsan/recent"
)

// TestTheirTurnStaysInSight checks that what the opponent has played since their last
// turn began is on the table until the player acts, and is read large when pressed.
func TestTheirTurnStaysInSight(t *testing.T) {
	g := game(t)
	seen, acted := 0, 0
	for seed := uint64(1); seed <= 6 && seen < 3; seed++ {
		sess := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1)
		b := sit(t, g, sess, windows[0], lang.EN, 1)
		for i := 0; i < 3000 && !sess.S.Over(); i++ {
			b.Tick(1)
			if !b.sc.Mine() {
				continue
			}
			played := recent.Played(b.sc.Facts, rules.Seat(1))
			if b.sc.View.S.Turn < 3 || len(played) == 0 || b.sc.View.S.Active != 0 {
				sess.Answer(harness.Doing(b.sc.LegalActions, i, int(seed)))
				continue
			}
			n, ok := b.Node("recent-0")
			if b.sc.View.S.Dec.Prompt == mtz.PromptMain && b.sc.View.S.NStack == 0 {
				if ok {
					t.Errorf("seed %d: the strip stays while one acts", seed)
				}
				acted++
			}
			if b.sc.View.S.Step >= mtz.StepMain {
				sess.Answer(harness.Doing(b.sc.LegalActions, i, int(seed)))
				continue
			}
			if first := played[max(0, len(played)-4)]; !ok || n.Label != b.sc.CardName(first) {
				t.Fatalf("seed %d, turn %d: the strip does not begin with %s: %q", seed, b.sc.View.S.Turn, b.sc.CardName(first), n.Label)
			}
			if b.Act("recent-0"); b.sc.Zoom.Showing() == nil {
				t.Errorf("seed %d: a card of the strip is not read large", seed)
			}
			b.Key("Escape")
			seen++
			sess.Answer(harness.Doing(b.sc.LegalActions, i, int(seed)))
		}
	}
	if seen == 0 || acted == 0 {
		t.Error("the opponent never played anything")
	}
}
