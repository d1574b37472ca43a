package guardians

import (
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/ui"
)

// TestFall watches matches to their last blow: the stone says 0 as it lands, and
// who has fallen lies in pieces from then on.
func TestFall(t *testing.T) {
	g := game(t)
	fell := 0
	for seed := uint64(1); seed < 20 && fell < 2; seed++ {
		b := sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, 0, 2), 0), windows[0], lang.EN, 1)
		landed := false
		for tick := 0; tick < 40000 && !(b.Sess.S.Over() && b.sc.Idle() && b.sc.Staged); tick++ {
			b.Env.Settings.Speed = ui.SpeedFast
			if b.Sess.S.Over() {
				b.Env.Settings.Speed = ui.SpeedNormal
			}
			b.Tick(1)
			k := &b.sc.battle.Blow
			if k.On == nil || !k.Last || k.T < k.Contact() {
				continue
			}
			landed = true
			for p := rules.Seat(0); p < 2; p++ {
				if bgd.AttackGuardian(&b.Sess.S, p) == b.sc.battle.Felled && b.sc.on.LifeText(p) != "0" {
					t.Fatalf("seed %d: the blow has landed, and the stone says %s", seed, b.sc.on.LifeText(p))
				}
			}
		}
		if !landed {
			continue
		}
		fell++
		if w := b.sc.Winner(); w >= 0 && !b.sc.field.Fallen(b.sc.SideOf(w.Other())) || w >= 0 && b.sc.field.Fallen(b.sc.SideOf(w)) {
			t.Errorf("seed %d: who has fallen stands there, or who has won does not", seed)
		}
	}
	if fell == 0 {
		t.Error("no match was decided by a blow")
	}
}
