package mattsan

import (
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/scenes/internal/golden"
	"godeck/scenes/ui"
)

// TestGreatMovesAreAnnounced checks that a super move stands on a slate for long enough
// to be read before it strikes, with whose it is, and says so with reduced motion, too.
func TestGreatMovesAreAnnounced(t *testing.T) {
	game(t)
	at := golden.Position{Name: "super", On: "A super move"}
	for _, still := range []bool{false, true} {
		b := golden.Stand(t, at, golden.Scripts(t, "testdata/positions.yaml"), windows[0], lang.EN, goldenSit(t))
		b.Env.Settings.Speed, b.Env.Settings.ReducedMotion = ui.SpeedNormal, still
		for b.Next() {
		}
		said, whose, struck, stood, flew := 0, 0, 0, 0, 0
		for k := range 400 {
			b.Tick(1)
			if h := &b.Scene.(*Scene).hands; h.Popup.At > 0 {
				stood++
			} else if len(h.Planes) > 1 && struck == 0 {
				flew++
			}
			for _, it := range b.Scene.Record(b.Env).Items {
				switch {
				case it.Kind == ui.ItemCover && it.Owner == "slate":
					said++
				case it.Kind == ui.ItemText && it.Text == "The Brass Boss" && b.Scene.(*Scene).hands.Slate.Written():
					whose++
				case it.Kind == ui.ItemText && it.Text == "−4" && struck == 0:
					struck = k
				}
			}
		}
		if said < 50 || said > 100 || whose < 15 || struck < said/2 {
			t.Errorf("reduced %v: it is announced for %d ticks, with a name for %d, and strikes after %d", still, said, whose, struck)
		}
		if moves := stood > 40 && flew > 8; moves == still { // the card stands up off the mat, and what it throws flies to each
			t.Errorf("reduced %v: its card stands up for %d ticks, what it throws flies for %d", still, stood, flew)
		}
	}
}

// TestTrapsAreAnnounced checks that a trap is named on a slate, with whose words, for at
// most a second and a half, and with reduced motion, too.
func TestTrapsAreAnnounced(t *testing.T) {
	game(t)
	at := golden.Position{Name: "trap", On: "A trap springs"}
	for _, still := range []bool{false, true} {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			b := golden.Stand(t, at, golden.Scripts(t, "testdata/positions.yaml"), windows[0], l, goldenSit(t))
			b.Env.Settings.Speed, b.Env.Settings.ReducedMotion = ui.SpeedNormal, still
			for b.Next() {
			}
			said, named := 0, 0
			for range 400 {
				b.Tick(1)
				if s := &b.Scene.(*Scene).hands.Slate; s.At > 0 && s.Text == Text.T(l, "chalk.trap") {
					said++
					if s.Written() && strings.Contains(s.Sub, l.Pick("落とし穴", "Pit Fall")) {
						named++
					}
				}
			}
			if said < 30 || said > 90 || named < 15 {
				t.Errorf("%v, reduced %v: a trap is announced for %d ticks, with its name for %d", l, still, said, named)
			}
		}
	}
}
