package board

import (
	"testing"

	"godeck/internal/lang"
	"godeck/scenes/ui"
)

// TestGrowsDownwards: what grows downwards under the pointer covers nothing that
// lies above it.
func TestGrowsDownwards(t *testing.T) {
	env := &ui.Env{W: 800, H: 600, Scale: 1, Settings: &ui.Settings{Lang: lang.EN, TextScale: 1}}
	home, tb := Pose{X: 400, Y: 300, W: 80}, &Base{}
	tb.Scene = func(_ *ui.Env, s *ui.Surface) {
		tb.Board.Put(s, "a", nil, home, CardOpts{Loose: true, Node: "a", Down: true, Tap: func(*ui.Env) {}})
	}
	tb.Ready()
	for range 60 {
		tb.Update(env, &ui.Input{Hover: true, HoverX: home.X, HoverY: home.Y})
	}
	r, _ := tb.Board.Drawn("a")
	if was := home.Rect(); r.Y < was.Y-0.5 || r.H < was.H*1.05 {
		t.Errorf("it is drawn at %v, lay at %v", r, was)
	}
}
