package places

import (
	"testing"

	"godeck/internal/lang"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// TestFaceIsWhole checks that neither the rival's hand nor their piles are before
// their face, with and without the strip of a lesson above the table.
func TestFaceIsWhole(t *testing.T) {
	for _, w := range []harness.Window{{W: 1280, H: 720, Scale: 1}, {W: 1920, H: 1080, Scale: 1}, {W: 1024, H: 768, Scale: 1}, {W: 3840, H: 2160, Scale: 1}} {
		for _, strip := range []float64{0, 62} {
			env := w.Env(lang.EN)
			env.Safe.Top = strip * env.Unit()
			l := Wide(env, env.Unit(), false)
			face := Face(l.Rival).InsetXY(-l.Rival.W*0.02, 0)
			for name, r := range map[string]ui.Rect{"hand": l.Hand[1], "deck": l.Zones[mgn.Deck][1], "discard pile": l.Zones[mgn.Discard][1], "war funds": l.Funds[1], "numbers": l.HUD[1]} {
				if !r.Intersect(face).Empty() {
					t.Errorf("%v, strip %v: the %s at %v covers the face at %v", w, strip, name, r, face)
				}
			}
			if h := l.Hand[1]; !h.Intersect(l.Funds[1]).Empty() || !h.Intersect(l.Line).Empty() {
				t.Errorf("%v, strip %v: the hand at %v is over other things", w, strip, h)
			}
		}
	}
}
