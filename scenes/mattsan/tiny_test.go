package mattsan

import (
	"testing"

	"godeck/internal/lang"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
)

// TestSmallestWindowTakesTheSame checks that in the smallest window the name tag takes cards
// for the soul zone, and that a key pressed twice attacks as it does in large ones.
func TestSmallestWindowTakesTheSame(t *testing.T) {
	g := game(t)
	sess := fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1)
	b := sit(t, g, sess, harness.Window{W: 480, H: 270, Scale: 1}, lang.EN, 1)
	if !b.To(mtz.PromptCharge, 2) {
		t.Fatal("nothing is charged")
	}
	b.Rest()
	if b.sc.Surface.Find("souls-drop") == nil {
		t.Errorf("no place takes cards for the soul zone: %s", b.IDs())
	}
	if !b.To(mtz.PromptMain, 3) {
		t.Fatal("there is no main step")
	}
	b.Rest()
	if d := b.sc.actions.List(); len(d) == 0 {
		t.Fatal("there is nothing to do")
	}
	asked := sess.S.Dec.ID
	b.Key("a")
	b.Tick(2)
	if sess.S.Dec.ID != asked {
		t.Error("one press of a key ends the turn")
	}
	b.Key("a")
	b.Tick(2)
	if sess.S.Dec.ID == asked {
		t.Error("a key pressed twice does not attack")
	}
}
