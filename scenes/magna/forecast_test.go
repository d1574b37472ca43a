package magna

import (
	"math/rand/v2"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/magna/field"
	"godeck/scenes/ui"
)

// TestForecastOfTheForce plays matches and holds what is said of a force before it
// goes against the battle itself: auras of those who wait elsewhere count.
func TestForecastOfTheForce(t *testing.T) {
	g := game(t)
	eng := rules.NewEngine(g)
	told, aura := 0, 0
	for seed := uint64(1); seed < 400 && told < 60; seed++ {
		sess := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1)
		b := sit(t, g, sess, windows[0], lang.EN, 1)
		b.Env.Settings.Speed = ui.SpeedOff
		r := rand.New(rand.NewPCG(seed, 2))
		for i := 0; i < 700 && !sess.S.Over(); i++ {
			o := sess.Options()
			if len(o) == 0 {
				b.Tick(1)
				continue
			}
			if p := sess.S.Dec.Prompt; (p == mgn.PromptForce || p == mgn.PromptContinue) && sess.S.Picks[0].N > 0 {
				for _, c := range sess.S.Zone(rules.ZoneOf(mgn.Base3, 1)) { // her aura reaches the defenders wherever she is
					if b.sc.m.Front(1) < 3 && !sess.S.Card(c).Has(rules.FaceDown) {
						sess.S.Card(c).Def = g.Lib.Find("mgn-030")
						sess.S.Digest = rules.Digest{} // the rules did not see that
					}
				}
				b.Rest()
				said := b.sc.deeds.Words(lang.EN).Then()
				st := sess.S
				for _, a := range []rules.Option{{Verb: rules.Done}, {Verb: rules.Done}, {Verb: rules.Pass}, {Verb: rules.Pass}, {Verb: rules.Pass}} {
					if st.Dec.Prompt == mgn.PromptAttack || st.Dec.Prompt == mgn.PromptReinforce && a.Verb == rules.Done {
						continue
					}
					eng.Answer(&st, st.ToAnswer(), a, nil)
				}
				if st.Dec.Prompt == mgn.PromptAttack {
					attack, defense := g.Strength(&st)
					if want := Text.T(lang.EN, "force.sum", int(sess.S.Picks[0].N), attack, defense); said != want {
						t.Errorf("seed %d: said %q, the battle is %q", seed, said, want)
					}
					if told++; defense != field.Stands(b.sc.m.List(field.LineZone(b.sc.m.Front(1)), 1)) {
						aura++
					}
				}
			}
			sess.Answer(fakesession.Lively(g, r, sess.S.Dec.Prompt, fakesession.Advancing(o)))
		}
	}
	if told < 30 || aura == 0 {
		t.Errorf("%d forces were compared, %d of them against a defense that the battle changes", told, aura)
	}
}
