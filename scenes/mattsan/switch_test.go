package mattsan

import (
	"strconv"
	"testing"

	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/mattsan/deeds"
	"godeck/scenes/mattsan/field"
	"godeck/scenes/ui"
)

// TestDraggedSwitchWaits drags a unit of the bench onto the fighter: while it is pulled
// the target says that the turn ends, the switch is given only after a moment, and till
// then a button takes it back.
func TestDraggedSwitchWaits(t *testing.T) {
	g := game(t)
	swaps := func(_ *mtz.Game, s *rules.State, o rules.Option) bool {
		return o.Verb == rules.Attack && o.N == 1+mtz.KindSwitch && !s.Card(o.Card).Has(rules.FaceDown)
	}
	for _, w := range windows[:3] {
		for _, back := range []bool{true, false} {
			b := stand(t, g, w, has(swaps))
			b.Env.Settings.Speed = ui.SpeedNormal
			o := b.first(swaps)
			if _, ok := b.sc.benches.Warns(); ok {
				t.Fatal("it warns of nothing")
			}
			x, y := b.sc.desk.Cell(0, field.SlotOf(&b.Sess.S, o.Card)).Centre()
			tx, ty := b.sc.desk.Cell(0, mtz.BattleSlot).Centre()
			warned := false
			at := func(ph ui.PointerPhase, x, y float64) {
				b.Input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ph, X: x, Y: y}}, HoverX: x, HoverY: y, Hover: true})
			}
			at(ui.PointerDown, x, y)
			for i := 1; i <= 12; i++ {
				k := float64(i) / 12
				at(ui.PointerMove, x+(tx-x)*k, y+(ty-y)*k)
				if slot, ok := b.sc.benches.Warns(); ok {
					warned = slot == mtz.BattleSlot
				}
			}
			at(ui.PointerUp, tx, ty)
			if !warned {
				t.Errorf("%v: nothing says while one drags that the turn ends", w)
			}
			b.Tick(6)
			if b.Sess.S.NStack != 0 || b.Sess.S.Dec.Prompt != mtz.PromptMain || b.Sess.S.ToAnswer() != 0 {
				t.Fatalf("%v: the switch of %s is given at once", w, strconv.Itoa(int(o.Card)))
			}
			if _, ok := b.Node("leave"); !ok {
				t.Errorf("%v: nothing gives it at once: %s", w, b.IDs())
			}
			if back {
				b.Act("cancel")
			}
			b.Tick(deeds.Grace + 6)
			if given := b.Sess.S.NStack != 0 || b.Sess.S.Dec.Prompt != mtz.PromptMain; given == back {
				t.Errorf("%v: taken back %v, given %v", w, back, given)
			}
		}
	}
}

// TestSpaceAsksBeforeNoCharge presses Space where a soul may be charged: it is given up
// by the second press only.
func TestSpaceAsksBeforeNoCharge(t *testing.T) {
	g := game(t)
	b := stand(t, g, windows[0], func(s *fakesession.Session) bool { return s.S.Dec.Prompt == mtz.PromptCharge && s.S.Turn > 3 })
	b.Tick(40)
	if b.Key(" "); b.Sess.S.Dec.Prompt != mtz.PromptCharge {
		t.Fatal("one press gives the soul up")
	}
	if b.Key(" "); b.Sess.S.Dec.Prompt == mtz.PromptCharge {
		t.Error("the second press does not go on")
	}
}
