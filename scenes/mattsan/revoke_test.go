package mattsan

import (
	"testing"

	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/fakesession"
)

// TestTakeBackDeclaration takes back what has been begun when its price, its
// target or its slot is asked (MTZ-22.1: costs are paid at declaration), by
// the button and by Escape.
func TestTakeBackDeclaration(t *testing.T) {
	g := game(t)
	eng := rules.NewEngine(g)
	for _, prompt := range []uint8{mtz.PromptPay, mtz.PromptTargets, mtz.PromptSlot} {
		var from rules.Option
		good := func(s *fakesession.Session) bool {
			if s.S.Dec.Prompt != mtz.PromptMain || s.S.ToAnswer() != 0 {
				return false
			}
			for _, o := range s.Options() {
				st := s.S
				if eng.Answer(&st, 0, o, nil) == nil && st.Dec.Prompt == prompt && st.ToAnswer() == 0 {
					from = o
					return true
				}
			}
			return false
		}
		for _, w := range windows[:4] {
			for _, key := range []bool{false, true} {
				b := stand(t, g, w, good)
				before := b.Sess.S.Dec.ID
				b.sc.deeds.Use(b.Env, from)
				if b.Tick(2); b.Sess.S.Dec.ID == before { // what takes all of the hand is asked about
					b.sc.deeds.Use(b.Env, from)
				}
				b.Sess.Hold = true
				b.Tick(60)
				if b.Sess.S.Dec.Prompt != prompt {
					t.Fatalf("%d is asked, not %d", b.Sess.S.Dec.Prompt, prompt)
				}
				if key {
					b.Key("Escape")
				} else if _, ok := b.Node("cancel"); ok {
					b.Act("cancel")
				} else {
					t.Errorf("%v: %d: no button takes it back: %s", w, prompt, b.IDs())
					continue
				}
				b.Tick(60)
				if d := b.Sess.S.Dec; d.Prompt != mtz.PromptMain || d.ID != before {
					t.Errorf("%v: %d: it is not taken back: %v", w, prompt, d)
				}
			}
		}
	}
}
