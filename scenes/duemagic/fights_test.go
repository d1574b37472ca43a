package duemagic

import (
	"math"
	"testing"

	"godeck/internal/lang"
	"godeck/scenes/internal/golden"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// TestABlowIsSkipped presents a battle that both lose at normal speed: a click
// ends it, nobody is left on the way or unseen, and with reduced motion nobody
// leaves its place.
func TestABlowIsSkipped(t *testing.T) {
	game(t)
	all := golden.Scripts(t, "testdata/positions.yaml")
	for _, reduced := range []bool{false, true} {
		b := golden.Stand(t, golden.Position{On: "Equal power"}, all, harness.Windows[0], lang.EN, goldenSit(t))
		sc := b.Scene.(*Scene)
		b.Env.Settings.Speed, b.Env.Settings.ReducedMotion = ui.SpeedNormal, reduced
		for b.Next() {
		}
		for i := 0; i < 200 && !sc.clash.Duel.Seen; i++ {
			b.Tick(1)
		}
		card := sc.clash.Duel.Card
		from, _ := sc.Board.PoseOf(card)
		b.Tick(int(sc.clash.Duel.Contact()) + 2)
		p, ok := sc.Board.PoseOf(card)
		if away := math.Hypot(p.X-from.X, p.Y-from.Y) > 20; !ok || away == reduced {
			t.Errorf("reduced %v: who strikes is at %v, was at %v", reduced, p, from)
		}
		x, y := sc.lay.Stage.X+4, sc.lay.Stage.Bottom()-2
		b.Input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ui.PointerDown, ID: 1, X: x, Y: y}}})
		b.Input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ui.PointerUp, ID: 1, X: x, Y: y}}})
		b.Tick(4)
		if sc.clash.Duel.Seen || len(sc.clash.Pieces) > 0 {
			t.Errorf("reduced %v: a click does not end the blow", reduced)
		}
		if b.Rest(); sc.Busy() || sc.clash.Duel.Card != "" {
			t.Errorf("reduced %v: who has struck is still on the way", reduced)
		}
	}
}
