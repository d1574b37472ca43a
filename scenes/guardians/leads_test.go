package guardians

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/arena"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
)

// TestTheThrowLeads holds that where the die is asked for its button is the
// widest, that the phase is called after it, and that the way back from
// what costs lives is where that was asked for, apart from the end of the turn.
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
		if n, ok := b.Node("opt-pass"); ok {
			dx := max(n.Rect.X-costs.Rect.Right(), costs.Rect.X-n.Rect.Right())
			dy := max(n.Rect.Y-costs.Rect.Bottom(), costs.Rect.Y-n.Rect.Bottom())
			if max(dx, dy) < 6 {
				t.Errorf("%s: what costs lives is beside the end of the turn: %v, %v", name, costs.Rect, n.Rect)
			}
			if n.Rect.Y == costs.Rect.Y && n.Rect.X > costs.Rect.X && roll.Rect.X < costs.Rect.X {
				t.Errorf("%s: what costs lives is in a row with the end of the turn", name)
			}
		}
		b.Act("counterdraw")
		b.Tick(2)
		if n, ok := b.Node("cancel"); !ok || n.Rect.Intersect(costs.Rect).Empty() || n.Rect.Intersect(costs.Rect).W < 0.6*costs.Rect.W {
			t.Errorf("%s: the way back is not where the press was that asked about lives: %v, %v", name, n.Rect, costs.Rect)
		}
	})
}

// TestWeight checks that guardians come down the more heavily the more they cost and can
// take, that some are heavy and some are not, and that assistants stand behind.
func TestWeight(t *testing.T) {
	g := game(t)
	b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), windows[0], lang.EN, 1)
	b.Rest()
	a, heavy, light := &b.sc.arena, 0, 0
	weight := func(def int, kind uint8) float64 {
		return arena.Weight(a, rules.Event{Kind: bgd.EvSummon, Def: rules.DefID(def), To: rules.ZoneOf(kind, 0)})
	}
	attr := func(def, at int) int { return int(g.Lib.Def(rules.DefID(def)).Attr[at]) }
	for i := 1; i < len(g.Lib.Defs); i++ {
		if attr(i, bgd.AType) != bgd.NormalAttack {
			continue
		}
		w := weight(i, bgd.Attack)
		heavy, light = heavy+rules.Truth(w >= arena.Heavy), light+rules.Truth(w < arena.Heavy)
		if w <= 0 || w > 1 || weight(i, bgd.Assist) >= w {
			t.Errorf("%d comes with %v, as an assistant with %v", i, w, weight(i, bgd.Assist))
		}
		for j := 1; j < i; j++ {
			if attr(j, bgd.AType) == bgd.NormalAttack && attr(j, bgd.ASF) < attr(i, bgd.ASF) && attr(j, bgd.ALP) <= attr(i, bgd.ALP) && weight(j, bgd.Attack) > w {
				t.Errorf("%d is heavier than %d", j, i)
			}
		}
	}
	if t.Log(heavy, light); heavy == 0 || light == 0 {
		t.Errorf("%d are heavy, %d are not", heavy, light)
	}
}
