package guardians

import (
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/ui"
)

// TestStoneFollowsTheGuardian holds that from the tick in which a guardian stands in
// another's place, the stone shows its LP and not those of the guardian before it.
func TestStoneFollowsTheGuardian(t *testing.T) {
	g := game(t)
	changes := 0
	for seed := uint64(1); seed <= 4; seed++ {
		b := sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, int(seed), 2), 1), windows[0], lang.EN, 1)
		b.Env.Settings.Speed = ui.SpeedNormal
		var stood [2]rules.CardID
		for i := 0; i < 150 && !b.Sess.S.Over(); i++ {
			for n := 0; n < 900 && (n < 3 || !b.sc.Idle()); n++ {
				b.Tick(1)
				st := &b.sc.View.S
				for p := range rules.Seat(2) {
					c := bgd.AttackGuardian(st, p)
					if c == 0 || c == stood[p] {
						continue
					}
					if shown, lp := b.sc.numbers.Shown.LP[p], float64(g.LP(st, c)); stood[p] != 0 {
						changes++
						if shown != lp {
							t.Errorf("seed %d, turn %d: %s stands with LP %v, and the stone says %v", seed, st.Turn, g.Lib.Card(st.Card(c).Def).ID, lp, shown)
						}
					}
					stood[p] = c
				}
			}
			o := b.Sess.Options()
			if len(o) == 0 {
				continue
			}
			o = fakesession.Advancing(o)
			if err := b.Sess.Answer(o[i%len(o)]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if changes < 3 {
		t.Errorf("only %d guardians took another's place", changes)
	}
	t.Log(changes, "changes")
}
