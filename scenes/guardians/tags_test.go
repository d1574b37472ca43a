package guardians

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	bgd "godeck/rules/guardians"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
)

// TestTrueNumbers holds that a guardian whose damage is not the printed one says
// in every window by how much, of both players and whatever its assistant shows.
func TestTrueNumbers(t *testing.T) {
	g := game(t)
	st := find(g, func(s *fakesession.Session) bool {
		n, by := g.Boost(&s.S, 1)
		return n != 0 && len(by) > 0 && s.S.Dec.Prompt == bgd.PromptSet && len(g.Rows(&s.S, 1)) > 0 && g.Rows(&s.S, 1)[0].Damage > 0
	})
	if st == nil {
		t.Fatal("nobody's damage is changed")
	}
	n, _ := g.Boost(st, 1)
	now := strconv.Itoa(max(0, g.Rows(st, 1)[0].Damage+n))
	harness.EveryWindow(func(w harness.Window, l lang.Lang, text float64) {
		sess := harness.Stopped(g, st)
		b := sit(t, g, sess, w, l, text)
		sess.Hold = true
		b.Tick(6)
		if e, ok := b.Node("boost-opp"); !ok || !strings.Contains(e.Label, now) {
			t.Errorf("%s: the guardian does not say %s: %q", fmt.Sprintf("%.0fx%.0f %s %.1f", w.W, w.H, l, text), now, e.Label)
		}
	})
}
