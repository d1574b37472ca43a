package duemagic

import (
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/scenes/internal/harness"
)

// TestQuestionsAreWhole: on a phone that has a stage above the question, no question and
// no reason is cut, scrolls or ends in "…".
func TestQuestionsAreWhole(t *testing.T) {
	g := game(t)
	list := positions(t, g)
	for _, l := range []lang.Lang{lang.JA, lang.EN} {
		for _, pos := range list {
			sess := harness.Stopped(g, pos.State)
			b := sitWith(t, g, sess, windows[1], l, 1, Options{Stops: pos.stops})
			sess.Hold = true
			b.Tick(6)
			if pos.after != nil {
				pos.after(b)
			}
			b.Tick(3)
			for _, it := range b.sc.Record(b.Env).Items {
				if strings.HasPrefix(it.Owner, "prompt") && strings.Contains(it.Text, "…") {
					t.Errorf("%s, %s: %s: %q", pos.Name, l, it.Owner, it.Text)
				}
			}
			for _, n := range b.sc.Nodes(b.Env) {
				if strings.HasPrefix(n.ID, "prompt") && n.Clip.H > 0 && (n.Rect.Bottom() > n.Clip.Bottom()+2 || n.Rect.Y < n.Clip.Y-2) {
					t.Errorf("%s, %s: %s scrolls: %q", pos.Name, l, n.ID, n.Label)
				}
				if strings.HasPrefix(n.ID, "prompt") && n.Desc != "" {
					t.Errorf("%s, %s: %s keeps silent: %q", pos.Name, l, n.ID, n.Desc)
				}
			}
		}
	}
}
