package mattsan

import (
	"testing"

	"godeck/internal/lang"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
)

// TestReplayGoesBackToResult checks that who watches a replay from the result gets
// back to it, wherever the replay is left.
func TestReplayGoesBackToResult(t *testing.T) {
	g := game(t)
	sess := fakesession.New(g, 3, fakesession.Decks(g, 0, 1), 0)
	b := sit(t, g, sess, harness.Windows[0], lang.EN, 1)
	for range 20000 {
		if _, ok := b.Node("watch"); ok {
			break
		}
		b.Tick(10)
	}
	for _, last := range []bool{false, true} {
		if _, ok := b.Node("watch"); !ok {
			t.Fatalf("no result is shown (left at the end: %v): %s", last, b.Screen())
		}
		b.Act("watch")
		b.Tick(30)
		if last {
			sess.Seek(sess.Len())
			b.Tick(30)
		}
		b.Act("replay-leave")
		b.Tick(60)
	}
	if _, ok := b.Node("watch"); !ok {
		t.Errorf("leaving the replay at its end shows no result: %s", b.Screen())
	}
}
