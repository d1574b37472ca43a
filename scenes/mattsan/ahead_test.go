package mattsan

import (
	"slices"
	"strconv"
	"testing"

	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// TestPulledInsteadOfCharge pulls a unit to the bench while the charge is asked about:
// the charge is let go, which is said, and the unit comes; undo takes the charge back. A
// card that is chosen to be charged, and a place that is not free, do nothing.
func TestPulledInsteadOfCharge(t *testing.T) {
	g := game(t)
	eng := rules.NewEngine(g)
	var put rules.Option
	good := func(s *fakesession.Session) bool {
		if s.S.Dec.Prompt != mtz.PromptCharge || s.S.ToAnswer() != 0 || s.S.Turn < 3 {
			return false
		}
		st := s.S
		if eng.Answer(&st, 0, rules.Option{Verb: rules.Pass}, nil) != nil || st.Dec.Prompt != mtz.PromptMain || st.ToAnswer() != 0 {
			return false
		}
		for _, o := range rules.Options(g, &st, 0, nil) {
			if unitToBench(g, &st, o) {
				put = o
				return true
			}
		}
		return false
	}
	for _, w := range []harness.Window{windows[0], {W: 390, H: 844, Scale: 1}} {
		for _, way := range []string{"free", "fighter", "chosen"} {
			b := stand(t, g, w, good)
			b.Env.Settings.Speed = ui.SpeedNormal
			b.Tick(40) // the question has come by itself
			hand := "hand-" + strconv.Itoa(int(put.Card))
			if way == "chosen" {
				b.Act(hand)
				b.Tick(2)
			}
			slot := int(put.N)
			if way == "fighter" {
				slot = mtz.BattleSlot
			}
			n, _ := b.Node(hand)
			x, y := b.sc.desk.Cell(0, slot).Centre()
			b.Drag(n.Rect.X+n.Rect.W*0.25, n.Rect.Y+n.Rect.H*0.4, x, y, false)
			said := false
			for range 90 {
				b.Tick(1)
				said = said || slices.ContainsFunc(b.sc.Record(b.Env).Items, func(i ui.Item) bool { return i.Text == Text.T(b.sc.Lang, "charge.ahead") })
			}
			d := b.Sess.S.Card(put.Card)
			came := d.Zone.Kind() == mtz.Bench && int(d.N[mtz.NSlot]) == slot
			if want := way == "free"; came != want || said != want || (b.Sess.S.Dec.Prompt == mtz.PromptCharge) == want {
				t.Errorf("%v, %s: it lies in %v, said %v, prompt %d", w, way, d.Zone, said, b.Sess.S.Dec.Prompt)
			}
		}
	}
}

// TestSecondPressCharges presses a card of the hand twice while the charge is asked about:
// the second press charges it, but not one that comes at once, which may be meant for the
// first.
func TestSecondPressCharges(t *testing.T) {
	g := game(t)
	b := stand(t, g, windows[0], func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == mtz.PromptCharge && s.S.ToAnswer() == 0 && s.S.Turn > 3 && s.S.Count(rules.ZoneOf(mtz.Hand, 0)) > 3
	})
	b.Env.Settings.Speed = ui.SpeedNormal
	b.Tick(40)
	var c rules.CardID
	for _, q := range b.Sess.S.Zone(rules.ZoneOf(mtz.Hand, 0)) {
		if !g.Bares(&b.Sess.S, 0, q) {
			c = q
			break
		}
	}
	hand := "hand-" + strconv.Itoa(int(c))
	b.Act(hand)
	b.Act(hand)
	if b.Tick(2); b.Sess.S.Card(c).Zone.Kind() != mtz.Hand || b.sc.choices.Chosen != c {
		t.Fatalf("a double press: it lies in %v, chosen %d", b.Sess.S.Card(c).Zone, b.sc.choices.Chosen)
	}
	b.Tick(30)
	b.Act(hand)
	if b.Tick(30); b.Sess.S.Card(c).Zone.Kind() != mtz.Soul {
		t.Errorf("a second press charges nothing: it lies in %v", b.Sess.S.Card(c).Zone)
	}
}
