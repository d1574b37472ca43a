package mattsan

import (
	"strconv"
	"testing"

	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/mattsan/deeds"
	"godeck/scenes/ui"
)

// TestUnusedChargeGoesOn lets the charge go for some turns: then it passes by itself
// after a moment, but not while a card of the hand is chosen, and not before.
func TestUnusedChargeGoesOn(t *testing.T) {
	g := game(t)
	b := stand(t, g, windows[0], func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == mtz.PromptCharge && s.S.Turn > 2 && s.S.Count(rules.ZoneOf(mtz.Hand, 0)) > 1
	})
	b.Env.Settings.Speed = ui.SpeedNormal
	b.Sess.Hold = true
	charging := func() bool { return b.Sess.S.Dec.Prompt == mtz.PromptCharge && b.Sess.S.Waiting(0) }
	next := func() { // to the next own charge, doing nothing
		for n := 0; n < 400 && !(charging() && b.sc.Mine()); n++ {
			for p := rules.Seat(1); p >= 0; p-- {
				if b.Sess.S.Waiting(p) && !b.sc.Busy() && !charging() {
					var v rules.View
					rules.ViewInto(g.Table(), &b.Sess.S, p, &v)
					o := fakesession.Advancing(rules.Options(g, &v.S, p, nil))
					if err := b.Sess.Give(p, o[len(o)-1]); err != nil {
						t.Fatal(err)
					}
				}
			}
			b.Tick(4)
		}
		if !charging() {
			t.Fatal("no charge is asked about")
		}
	}
	for range deeds.Unused {
		next()
		if b.Tick(3 * deeds.Glance); !charging() {
			t.Fatal("a charge goes on by itself that has been used")
		}
		b.Act("opt-pass")
		b.Tick(30)
	}
	next()
	b.Tick(10)
	hand := "hand-" + strconv.Itoa(int(b.Sess.S.Zone(rules.ZoneOf(mtz.Hand, 0))[0]))
	b.Act(hand)
	if b.Tick(3 * deeds.Glance); !charging() {
		t.Fatal("it goes on while a card is chosen")
	}
	b.Act("cancel")
	b.Tick(2)
	if b.Tick(3 * deeds.Glance); charging() {
		t.Error("it waits for a press")
	}
}
