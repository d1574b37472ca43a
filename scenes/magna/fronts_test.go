package magna

import (
	"math/rand/v2"
	"testing"

	"godeck/internal/lang"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
)

// TestTheFrontsComeBack plays on phones: whatever base the rival has put cards
// on, the fronts face each other when the player is asked what to produce or
// to arm.
func TestTheFrontsComeBack(t *testing.T) {
	g := game(t)
	away := 0
	for i, w := range []harness.Window{{W: 844, H: 390, Scale: 1}, {W: 390, H: 844, Scale: 1}} {
		sess := fakesession.New(g, uint64(3+i), fakesession.Decks(g, 0, 2), 1)
		b := sit(t, g, sess, w, lang.EN, 1)
		r := rand.New(rand.NewPCG(uint64(i), 5))
		for n := 0; n < 60 && !sess.S.Over(); n++ {
			for k := 0; k < 4000 && (len(sess.Options()) == 0 || b.sc.Busy() || !b.sc.Fresh); k++ {
				if b.Tick(1); b.sc.fronts.Followed {
					away++
				}
			}
			front := b.sc.m.Front(1) - 1
			if p := sess.S.Dec.Prompt; (p == mgn.PromptProduction || p == mgn.PromptArmament) && b.sc.Mine() && b.sc.fronts.Of(1) != front {
				t.Fatalf("%v, answer %d: the rival's base %d is shown, its front is %d", w, n, b.sc.fronts.Of(1)+1, front+1)
			}
			if o := fakesession.Advancing(sess.Options()); len(o) > 0 {
				if err := sess.Answer(fakesession.Lively(g, r, sess.S.Dec.Prompt, o)); err != nil {
					t.Fatal(err)
				}
			}
			b.Tick(1)
		}
	}
	if away == 0 {
		t.Error("the view has never followed the rival")
	}
}
