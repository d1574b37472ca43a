package mattsan

import (
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/golden"
	"godeck/scenes/internal/harness"
	"godeck/scenes/mattsan/felt"
	"godeck/scenes/ui"
)

// onTerrain returns a terrain in a slot that the question for a slot offers.
func onTerrain(s *rules.State, opts []rules.Option) (c rules.CardID, slot int16) {
	for _, o := range opts {
		if t := mtz.TerrainAt(s, 0, int(o.N)); s.Dec.Prompt == mtz.PromptSlot && o.Verb == rules.Number && t != 0 && mtz.At(s, 0, int(o.N)) == 0 {
			return t, o.N
		}
	}
	return 0, 0
}

// TestPlaceOnTerrain places a unit that is asked for a slot on a terrain, by
// the mouse: the terrain is lit and takes it instead of being shown large.
func TestPlaceOnTerrain(t *testing.T) {
	g := game(t)
	for _, w := range windows[:3] {
		b := stand(t, g, w, func(s *fakesession.Session) bool {
			c, _ := onTerrain(&s.S, s.Options())
			return c != 0
		})
		c, slot := onTerrain(&b.Sess.S, b.sc.LegalActions)
		n, ok := b.Node("card-" + strconv.Itoa(int(c)))
		if !ok {
			t.Fatalf("no node of the terrain: %s", b.IDs())
		}
		x, y := n.Rect.Centre()
		b.Drag(x, y, x, y, false)
		b.Tick(30)
		if b.sc.Zoom.Showing() != nil {
			t.Error("the terrain is shown large")
		}
		if u := mtz.At(&b.Sess.S, 0, int(slot)); u == 0 {
			t.Errorf("%.0f×%.0f: nothing lies in slot %d", w.W, w.H, slot)
		}
	}
}

// TestSlotBeforePayment puts a unit with a placement condition on a slot,
// pays, and is not asked for the slot again.
func TestSlotBeforePayment(t *testing.T) {
	g := game(t)
	var o rules.Option
	want := func(g *mtz.Game, s *rules.State, q rules.Option) bool {
		return q.Verb == rules.Use && q.N == -1 && freeSlot(s) >= 0
	}
	b := stand(t, g, windows[0], func(s *fakesession.Session) bool {
		if !has(want)(s) {
			return false
		}
		for _, q := range s.Options() {
			if want(g, &s.S, q) && asksSlot(g, s.S, q) {
				return true
			}
		}
		return false
	})
	for _, q := range b.sc.LegalActions {
		if want(g, &b.Sess.S, q) && asksSlot(g, b.Sess.S, q) {
			o = q
		}
	}
	slot := freeSlot(&b.Sess.S)
	b.sc.deeds.UseAt(b.Env, o, 0, slot)
	for range 400 {
		b.Tick(1)
		if b.sc.Busy() || !b.sc.Mine() {
			continue
		}
		switch {
		case b.sc.Prompting(mtz.PromptPay):
			b.sc.Answer(b.Env, b.sc.LegalActions[len(b.sc.LegalActions)-1])
		case b.sc.Prompting(mtz.PromptMain) && b.Sess.S.Card(o.Card).Zone.Kind() != mtz.Hand:
			if mtz.At(&b.Sess.S, 0, slot) != o.Card {
				t.Errorf("the unit is not in slot %d", slot)
			}
			return
		}
	}
	t.Errorf("prompt %d is still asked", b.Sess.S.Dec.Prompt)
}

// freeSlot returns an empty bench slot of the lower player other than the first, or -1.
func freeSlot(s *rules.State) int {
	first, last := mtz.Slots(s, 0)
	for i := last; i > first; i-- {
		if mtz.At(s, 0, i) == 0 {
			return i
		}
	}
	return -1
}

// asksSlot reports whether placing a unit asks for its slot after the payment.
func asksSlot(g *mtz.Game, s rules.State, o rules.Option) bool {
	eng := rules.NewEngine(g)
	for n := 0; n < 8; n++ {
		if s.Dec.Prompt == mtz.PromptSlot {
			return mtz.Fighter(&s, 0) != 0
		}
		q := o
		if n > 0 {
			if s.Dec.Prompt != mtz.PromptPay || !s.Waiting(0) {
				return false
			}
			opts := eng.Options(&s, 0, nil)
			q = opts[len(opts)-1]
		}
		if eng.Answer(&s, 0, q, nil) != nil {
			return false
		}
	}
	return false
}

// TestTerrainHasName checks that the terrain under a unit is named on the table, in
// words for readers and as a label where there is room.
func TestTerrainHasName(t *testing.T) {
	g := game(t)
	stands := func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == mtz.PromptMain && mtz.Fighter(&s.S, 0) != 0 && mtz.TerrainAt(&s.S, 0, mtz.BattleSlot) != 0
	}
	for _, w := range []harness.Window{windows[0], windows[1], windows[4]} {
		b := stand(t, g, w, stands)
		c := mtz.TerrainAt(&b.Sess.S, 0, mtz.BattleSlot)
		name := b.sc.CardName(b.sc.Token(c).Def)
		n, ok := b.Node("card-" + strconv.Itoa(int(mtz.Fighter(&b.Sess.S, 0))))
		if !ok || !strings.Contains(n.Label, name) {
			t.Errorf("%.0f×%.0f: %q does not say that it stands on %s", w.W, w.H, n.Label, name)
		}
		if !b.sc.lay.Apart { // a picture of it stands at the card
			if b.sc.lay.Stand(0, mtz.BattleSlot, b.sc.desk.Span(), b.sc.Unit(), 0).Empty() {
				t.Errorf("%.0f×%.0f: nothing shows the terrain", w.W, w.H)
			}
			continue
		}
		if r := b.sc.lay.Ribbon(0, mtz.BattleSlot, b.sc.desk.Span(), b.sc.Unit(), 15*w.Scale, false); r.R.Empty() {
			t.Errorf("%.0f×%.0f: no label", w.W, w.H)
		} else {
			for id := 1; id < len(g.Lib.Defs); id++ {
				for _, l := range []lang.Lang{lang.JA, lang.EN} {
					if name := b.sc.Cards.Name(rules.DefID(id), l); g.Lib.Defs[id].Attr[mtz.AType] == mtz.Terrain {
						if _, _, ok := (felt.Label{R: r.R, Text: name, Most: r.Lines}).Fold(b.sc.Unit(), 12*w.Scale); !ok {
							t.Errorf("%.0f×%.0f: the label of %s is cut", w.W, w.H, name)
						}
					}
				}
			}
		}
	}
}

// TestResultKeepsCards checks that the winner's fighter stands behind the result
// of a phone that lies on its side, too.
func TestResultKeepsCards(t *testing.T) {
	game(t)
	at := golden.Position{Name: "result", On: "The last blow", After: -1, Then: golden.End()}
	for _, w := range []harness.Window{windows[0], windows[4]} {
		b := golden.Stand(t, at, golden.Scripts(t, "testdata/positions.yaml"), w, lang.EN, goldenSit(t))
		sc := b.Scene.(*Scene)
		if _, ok := sc.Board.Drawn("card-" + strconv.Itoa(int(mtz.Fighter(&sc.View.S, 0)))); !ok || !sc.Staged {
			t.Errorf("%.0f×%.0f: the fighter is not on the desk", w.W, w.H)
		}
	}
}

// TestRefusedDropsSayWhy drops a unit of the hand on the other side, and the fighter
// on an empty slot: each is refused with its reason.
func TestRefusedDropsSayWhy(t *testing.T) {
	g := game(t)
	fits := func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == mtz.PromptMain && freeSlot(&s.S) >= 0 && s.S.Turn > 2 && has(unitToBench)(s)
	}
	for _, w := range windows[:2] {
		b := stand(t, g, w, fits)
		says := func(what, key string, from, to ui.Point) {
			b.Drag(from.X, from.Y, to.X, to.Y, false)
			for range 3 {
				b.Tick(1)
				for _, it := range b.Scene.Record(b.Env).Items {
					if strings.Contains(strings.ReplaceAll(it.Text, "\n", " "), Text.T(lang.EN, key)) {
						return
					}
				}
			}
			t.Errorf("%.0f×%.0f: %s is refused without %q", w.W, w.H, what, Text.T(lang.EN, key))
		}
		at := func(id string) (s ui.Point) {
			n, ok := b.Node(id)
			if !ok {
				t.Fatalf("no %s: %s", id, b.IDs())
			}
			return ui.Point{X: n.Rect.X + n.Rect.W*0.25, Y: n.Rect.Y + n.Rect.H*0.4}
		}
		cell := func(sd rules.Seat, slot int) (s ui.Point) {
			s.X, s.Y = b.sc.desk.Cell(sd, slot).Centre()
			return s
		}
		says("a unit on the other side", "drag.own", at("hand-"+strconv.Itoa(int(b.first(unitToBench).Card))), cell(1, mtz.Middle))
		says("the fighter on an empty slot", "drag.swap", at("card-"+strconv.Itoa(int(mtz.Fighter(&b.Sess.S, 0)))), cell(0, freeSlot(&b.Sess.S)))
	}
}
