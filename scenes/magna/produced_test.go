package magna

import (
	"slices"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/ui"
)

// TestWhyProductionEndsIsTold spends all Fight in Production, which then ends by
// itself, and gives the rest up in other turns, which needs no word.
func TestWhyProductionEndsIsTold(t *testing.T) {
	g := game(t)
	told := 0
	for seed := uint64(1); seed < 9; seed++ {
		sess := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1)
		b := sit(t, g, sess, windows[0], lang.EN, 1)
		b.Env.Settings.Speed = ui.SpeedNormal
		gives := seed%2 == 0 // Fight up
		said, passed := false, false
		for n := 0; n < 3000 && sess.S.Turn < 2; n++ {
			b.Tick(1)
			said = said || n%5 == 0 && slices.ContainsFunc(b.sc.Record(b.Env).Items, func(it ui.Item) bool { return it.Kind == ui.ItemText && it.Text == Text.T(lang.EN, "produced") })
			if o := fakesession.Advancing(sess.Options()); len(o) > 0 && b.sc.Mine() {
				produces := sess.S.Dec.Prompt == mgn.PromptProduction
				i := 0
				if produces && !gives {
					i = max(0, slices.IndexFunc(o, func(q rules.Option) bool { return q.Verb == rules.Use || q.Verb == rules.Block }))
				} else if produces {
					i = slices.IndexFunc(o, func(q rules.Option) bool { return q.Verb == rules.Pass })
				}
				passed = passed || produces && o[i].Verb == rules.Pass
				sess.Answer(o[i])
			}
			if said && passed {
				t.Errorf("seed %d, turn %d: said to who has given Fight up", seed, sess.S.Turn)
				break
			}
		}
		if said {
			told++
		}
	}
	t.Logf("%d were told", told)
	if told == 0 {
		t.Error("nobody is told why Production ends")
	}
}
