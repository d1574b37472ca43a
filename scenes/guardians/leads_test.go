package guardians

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
)

// TestTheThrowLeads holds that where the die is asked for its button is the
// widest, that the phase is called after it, and that the way back from
// what costs lives is where that was asked for.
func TestTheThrowLeads(t *testing.T) {
	g := game(t)
	throw, draws := rules.Option{Verb: rules.Attack}, rules.Option{Verb: rules.Mode, N: bgd.SetDrawMain}
	st := find(g, func(s *fakesession.Session) bool {
		o := s.Options()
		return s.S.Dec.Prompt == bgd.PromptSet && slices.Contains(o, throw) && slices.Contains(o, draws) && s.S.Turn > 4 && bgd.AttackGuardian(&s.S, 1) != 0
	})
	if st == nil {
		t.Fatal("the die is never asked for")
	}
	harness.EveryWindow(func(w harness.Window, l lang.Lang, text float64) {
		name := fmt.Sprintf("%.0fx%.0f %s %.1f", w.W, w.H, l, text)
		sess := harness.Stopped(g, st)
		b := sit(t, g, sess, w, l, text)
		sess.Hold = true
		b.Tick(6)
		roll, ok := b.Node("roll")
		if !ok {
			t.Fatalf("%s: nothing to throw with: %s", name, b.IDs())
		}
		for _, id := range []string{"opt-pass", "restart", "counterdraw"} {
			if n, ok := b.Node(id); ok && n.Rect.W >= roll.Rect.W && n.Rect.Y == roll.Rect.Y {
				t.Errorf("%s: %s is %.0f wide, the throw %.0f", name, id, n.Rect.W, roll.Rect.W)
			}
		}
		if n, ok := b.Node("phasebar"); ok && !strings.HasSuffix(n.Label, Text.T(l, "status.phase", Text.T(l, "step.attack"))) {
			t.Errorf("%s: the phase is called %q", name, n.Label)
		}
		costs, _ := b.Node("counterdraw")
		if n, ok := b.Node("opt-pass"); ok && !n.Rect.Intersect(costs.Rect).Empty() {
			t.Errorf("%s: the end of the turn and what costs lives overlap", name)
		}
		b.Act("counterdraw")
		b.Tick(2)
		if n, ok := b.Node("cancel"); !ok || n.Rect.Intersect(costs.Rect).W < 0.6*costs.Rect.W {
			t.Errorf("%s: the way back is not where the press was that asked about lives: %v, %v", name, n.Rect, costs.Rect)
		}
	})
}
