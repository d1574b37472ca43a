package magna

import (
	"math/rand/v2"
	"testing"

	"godeck/internal/lang"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
)

// TestPromptsAreSeenWhole plays on an upright phone: what is asked in a battle has no
// line below its room, so the last, with what can be done, is always seen.
func TestPromptsAreSeenWhole(t *testing.T) {
	g := game(t)
	asked := map[uint8]int{}
	for seed := uint64(1); seed <= 8; seed++ {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			sess := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1)
			b := sit(t, g, sess, harness.Window{W: 390, H: 844, Scale: 1}, l, 1)
			r := rand.New(rand.NewPCG(seed, 7))
			for n := 0; n < 150 && !sess.S.Over(); n++ {
				b.Rest()
				o := fakesession.Advancing(sess.Options())
				if len(o) == 0 {
					break
				}
				switch p := sess.S.Dec.Prompt; {
				case !b.sc.Mine():
				case p == mgn.PromptReinforce || p == mgn.PromptBlock || p == mgn.PromptChain || p == mgn.PromptAttack || p == mgn.PromptContinue:
					asked[p]++
					if b.sc.Surface.Find("prompt.scroll.bar") != nil {
						q := b.sc.deeds.Question(l)
						t.Errorf("seed %d, %v, question %d: not all of it is seen: %q %q %v", seed, l, p, q.Text, q.Why, q.Then)
					}
				}
				sess.Answer(fakesession.Lively(g, r, sess.S.Dec.Prompt, o))
			}
		}
	}
	if asked[mgn.PromptReinforce] < 20 || asked[mgn.PromptBlock] < 5 {
		t.Errorf("asked %v", asked)
	}
}
