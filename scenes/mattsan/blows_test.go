package mattsan

import (
	"testing"

	"godeck/internal/lang"
	"godeck/scenes/internal/golden"
	"godeck/scenes/ui"
)

// TestHitsAreRead checks that damage to several is told for each of them, where it
// stood: by how much, and what is left; and that arrows lead there from what deals it, or paper
// planes where motion is not reduced.
func TestHitsAreRead(t *testing.T) {
	game(t)
	at := golden.Position{Name: "hits", On: "A broadside hits all"}
	for _, still := range []bool{false, true} {
		b := golden.Stand(t, at, golden.Scripts(t, "testdata/positions.yaml"), windows[0], lang.EN, goldenSit(t))
		b.Env.Settings.Speed, b.Env.Settings.ReducedMotion = ui.SpeedNormal, still
		for b.Next() {
		}
		seen, arrows := map[string]bool{}, 0
		for range 400 {
			b.Tick(1)
			n := 0
			for _, it := range b.Scene.Record(b.Env).Items {
				switch {
				case it.Kind == ui.ItemText:
					seen[it.Text] = true
				case it.Kind == ui.ItemArrow && it.Text == "hit":
					n++
				}
			}
			arrows = max(arrows, n)
		}
		for _, want := range []string{"−2", "HP 2 → 0", "HP 6 → 4"} {
			if !seen[want] {
				t.Errorf("%q is not seen", want)
			}
		}
		if arrows != 3 {
			t.Errorf("%d arrows lead to those that are hit", arrows)
		}
	}
}
