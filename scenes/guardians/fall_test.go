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

// TestInheritedDamage watches matches: a guardian that takes another's place has
// its damage from the first frame on.
func TestInheritedDamage(t *testing.T) {
	g := game(t)
	inherited := 0
	for seed := uint64(1); seed < 8; seed++ {
		b := sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, 0, 2), 0), windows[0], lang.EN, 1)
		b.Env.Settings.Speed = ui.SpeedFast
		var who [2]rules.CardID
		var dg [2]float64
		for tick := 0; tick < 12000 && !b.Sess.S.Over(); tick++ {
			b.Tick(1)
			for p := rules.Seat(0); p < 2; p++ {
				st := &b.sc.View.S
				c := bgd.AttackGuardian(st, p)
				if c == 0 {
					continue
				}
				has := float64(st.Card(c).N[bgd.NGauge])
				if c != who[p] && who[p] != 0 && dg[p] > 0 {
					inherited++
					if shown := b.sc.numbers.Shown.DG[p]; has != dg[p] || shown != dg[p] {
						t.Fatalf("seed %d: DG %.0f is inherited, the newcomer has %.0f, its stone says %.0f", seed, dg[p], has, shown)
					}
				}
				who[p], dg[p] = c, has
			}
		}
	}
	if inherited == 0 {
		t.Error("nobody has inherited damage")
	}
}

// TestStonesOfWhatIsSkippedLie: stones fly where a loss of life is watched, and lie
// where it is skipped, as it is when a match goes on.
func TestStonesOfWhatIsSkippedLie(t *testing.T) {
	g := game(t)
	for _, skipped := range [...]bool{false, true} {
		b := sit(t, g, fakesession.New(g, 1, fakesession.Decks(g, 0, 2), 0), windows[0], lang.EN, 1)
		b.Tick(1)
		b.sc.Skip()
		b.Env.Settings.Speed = ui.SpeedNormal
		b.sc.Play(ui.Call(func() { b.sc.arena.Crumble(0, 3000, 1000) }))
		if skipped {
			b.sc.Skip()
		}
		if b.Tick(2); b.sc.arena.Flying() == skipped {
			t.Errorf("skipped: %v, flying: %v", skipped, b.sc.arena.Flying())
		}
	}
}
