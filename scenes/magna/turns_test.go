package magna

import (
	"testing"

	"godeck/internal/lang"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// TestProductionIsOneDeed holds that the cards which come in the opponent's Production
// follow one another before the first has landed, where there is nothing new to read.
func TestProductionIsOneDeed(t *testing.T) {
	g := game(t)
	sess := fakesession.New(g, 1, fakesession.Decks(g, 2, 4), 1)
	b := sit(t, g, sess, windows[0], lang.EN, 1)
	b.Env.Settings.Speed = ui.SpeedNormal
	came, last, close := 0, 0, 0
	for tick, rest := 0, 0; tick < 20000 && sess.S.Turn < 3 && !sess.S.Over(); tick++ {
		b.Tick(1)
		n := 0
		for _, z := range [...]uint8{mgn.Base1, mgn.Base2, mgn.Base3} {
			n += b.sc.m.Count(z, 1)
		}
		switch {
		case b.sc.m.Step() != mgn.StepProduction:
			last = 0
		case n > came:
			if last > 0 && tick-last < 12 {
				close++
			}
			last = tick
		}
		came = n
		if rest++; b.sc.Mine() && b.sc.Idle() && !b.sc.AnswersItself() && rest > 20 {
			rest = 0
			sess.Answer(harness.Declining(b.sc.LegalActions))
		}
	}
	if close == 0 {
		t.Error("every card that comes is waited for")
	}
}
