package magna

import (
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/ui"
)

// TestFundsComeBackInSight marches with war funds in every window: the button that sends
// the force off says on a line of its own how many come back to the hand, and on their way
// words say so, too.
func TestFundsComeBackInSight(t *testing.T) {
	g := game(t)
	f := meet(t, g, &position{"funds", mgn.PromptGo, 2, func(b *bench) bool {
		b.Rest()
		return b.sc.Prompting(mgn.PromptGo) && b.sc.m.Count(mgn.Funds, 0) > 0 && len(b.sc.deeds.Q().Ready()) > 1
	}, nil})
	if !f.ok {
		t.Fatal("nobody marches with war funds")
	}
	for _, w := range windows {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			b := again(t, g, f, w, l, 1)
			n, hand := b.sc.m.Count(mgn.Funds, 0), b.sc.m.Count(mgn.Hand, 0)
			nd, _ := b.Node("opt-all")
			if !strings.HasSuffix(nd.Label, Text.T(l, "fund.returns", n)) {
				t.Errorf("%v, %v: the march is called %q", w, l, nd.Label)
			}
			lines := 0
			for _, it := range b.Scene.Record(b.Env).Items {
				if it.Owner == "opt-all" && strings.Contains(it.Text, "\n") {
					lines++
				}
			}
			if lines == 0 {
				t.Errorf("%v, %v: the march has no second line", w, l)
			}
			b.Env.Settings.Speed = ui.SpeedNormal
			b.Act("opt-all")
			said := 0
			for range 200 {
				b.Tick(1)
				for _, it := range b.Scene.Record(b.Env).Items {
					if it.Text == Text.T(l, "fundback", n) {
						said++
						break
					}
				}
			}
			if now := b.sc.m.Count(mgn.Hand, 0); said < 40 || now != hand+n || b.Sess.S.Count(rules.ZoneOf(mgn.Funds, 0)) != 0 {
				t.Errorf("%v, %v: said for %d ticks; %d cards in hand after %d and %d funds", w, l, said, now, hand, n)
			}
		}
	}
}
