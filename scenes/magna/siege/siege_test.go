package siege

import (
	"testing"

	"godeck/internal/lang"
	"godeck/scenes/internal/harness"
	"godeck/scenes/magna/places"
	"godeck/scenes/ui"
)

// TestABaseFallsAtItsPlace checks that a base that falls is seen from near about where
// it stands, over the map alone: hand, question and tools stay clear of it.
func TestABaseFallsAtItsPlace(t *testing.T) {
	for _, w := range []harness.Window{{W: 1280, H: 720, Scale: 1}, {W: 1920, H: 1080, Scale: 1}, {W: 1024, H: 768, Scale: 1}} {
		env := w.Env(lang.EN)
		l := places.Wide(env, env.Unit(), false)
		for _, at := range [2][3]int{{0, 1, 2}, {-1, 0, 2}} {
			bs := places.Bases{Way: 1, Under: -1}
			for sd := range bs.At {
				bs.At[sd], bs.N[sd] = at, [4]int{2, 2, 2, 2}
			}
			now := l
			now.Zones[0] = now.Hand
			now.U, now.K = env.Unit(), 1
			now.Deploy(env, bs)
			for sd := range 2 {
				for g := range 3 {
					if at[g] < 0 {
						continue
					}
					r := now.Group[sd][g].Fort
					near := Seen(env.Full(), now.Stage, false, r, false)
					x, y := r.Centre()
					if !near.Contains(x, y) || near.W < r.W {
						t.Errorf("%v: base %d of side %d stands at %v and falls at %v", w, g+1, sd, r, near)
					}
					for name, other := range map[string]ui.Rect{"hand": now.Hand[0], "question": now.Prompt, "tool": now.Tools[0]} {
						if !near.Intersect(other).Empty() {
							t.Errorf("%v: base %d of side %d falls over the %s", w, g+1, sd, name)
						}
					}
				}
			}
		}
	}
}
