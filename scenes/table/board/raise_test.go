package board

import (
	"testing"

	"godeck/internal/lang"
	"godeck/scenes/ui"
)

// TestRaisedCardComesDown checks that a card whose pointer has left unnoticed,
// because it left the hand and came back, does not stay raised.
func TestRaisedCardComesDown(t *testing.T) {
	env := &ui.Env{W: 800, H: 600, Scale: 1, Settings: &ui.Settings{Lang: lang.EN, TextScale: 1}}
	home, tb := Pose{X: 400, Y: 500, W: 80}, &Base{}
	tb.Scene = func(_ *ui.Env, s *ui.Surface) {
		tb.Board.Put(s, "a", nil, home, CardOpts{Loose: true, Node: "hand-a", Tap: func(*ui.Env) {}})
	}
	tb.Ready()
	in := &ui.Input{Hover: true, HoverX: home.X, HoverY: home.Y}
	run := func() *card {
		for range 60 {
			tb.Update(env, in)
		}
		return tb.Board.cards["a"]
	}
	if cd := run(); !cd.onTop() {
		t.Fatal("a card under the pointer is not raised")
	}
	in.HoverX, in.HoverY = 10, 10
	run()
	tb.Board.cards["a"].hovering = true
	if cd := run(); cd.hover > 0 || cd.onTop() {
		t.Errorf("the card stays raised by %.2f", cd.hover)
	}
}
