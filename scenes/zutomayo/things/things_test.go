package things

import (
	"testing"

	"godeck/scenes/ui"
	"godeck/scenes/zutomayo/places"
)

// TestThingsLieUnderNothing checks that things lie in wide windows, most of them at
// the usual size, and under no card, number or words in any window and text size.
func TestThingsLieUnderNothing(t *testing.T) {
	for _, w := range [][2]float64{{1280, 720}, {1920, 1080}, {1024, 768}, {2560, 1080}, {844, 390}, {390, 844}, {480, 270}} {
		for _, text := range []float64{1, 1.3} {
			for _, replay := range []bool{false, true} {
				env := &ui.Env{W: w[0], H: w[1], Scale: 1, Settings: &ui.Settings{TextScale: text}}
				l := places.Measure(env, replay)
				on := On(&l)
				if w[1] < 700 || w[0] < w[1] {
					if len(on) > 0 {
						t.Errorf("%v: %d things where there is no room", w, len(on))
					}
					continue
				}
				if text == 1 && !replay && len(on) < 4 {
					t.Errorf("%v: only %d things", w, len(on))
				}
				for _, o := range on {
					if full := env.Full(); o.Room.Intersect(full).W < 0.6*o.Room.W {
						t.Errorf("%v: thing %d at %v is hardly seen", w, o.Kind, o.Room)
					}
					for _, z := range append([][2]ui.Rect{l.HUD, l.Life, l.Hand, l.Attack, {l.Prompt, l.Phases}, {l.Line, l.Lanterns[0]}}, l.Zones[:]...) {
						for _, r := range z {
							if over := r.Intersect(o.Room); over.W > 1 && over.H > 1 {
								t.Errorf("%v, text %.1f: thing %d at %v lies under %v", w, text, o.Kind, o.Room, r)
							}
						}
					}
				}
			}
		}
	}
}
