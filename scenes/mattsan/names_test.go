package mattsan

import (
	"math/rand/v2"
	"strings"
	"testing"

	"godeck/internal/lang"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/golden"
	"godeck/scenes/ui"
)

// TestStacksAreCalledByTheirTop plays on from a titan of three toys: as long as
// it stands, no line of the log calls it by the card at the bottom.
func TestStacksAreCalledByTheirTop(t *testing.T) {
	scripts := golden.Scripts(t, "testdata/positions.yaml")
	named := 0
	for seed := range uint64(12) {
		b := golden.Stand(t, golden.Position{Name: "titan", On: "A titan"}, scripts, windows[0], lang.EN, goldenSit(t))
		b.Env.Settings.Speed = ui.SpeedOff
		sc := b.Scene.(*Scene)
		c := mtz.Fighter(&sc.View.S, 0)
		low, high := sc.CardName(sc.View.S.Card(c).Def), sc.CardName(sc.desk.Front(c).Def)
		if low == high {
			t.Fatal("the fighter is no stack")
		}
		r := rand.New(rand.NewPCG(seed, 1))
		for n := 0; n < 40 && !b.Sess.S.Over() && b.Sess.S.Card(c).Zone.Kind() == mtz.Battle; n++ {
			b.Tick(4)
			if o := b.Sess.Options(); len(o) > 0 {
				o = fakesession.Advancing(o)
				b.Sess.Answer(o[r.IntN(len(o))])
			}
		}
		b.Tick(4)
		for _, line := range sc.Lines(lang.EN) {
			if strings.Contains(line, high) {
				named++
			}
			if strings.Contains(line, low) {
				t.Errorf("seed %d: %q calls the stack by its bottom card", seed, line)
				break
			}
		}
	}
	if named == 0 {
		t.Error("no line was about the stack")
	}
}
