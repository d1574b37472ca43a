package mattsan

import (
	"math"
	"strconv"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// TestHandLeavesNumbers lays out hands of up to eight cards in every window: none lies on
// HP, ATK or name of the own bench and fighter, or where their HP are counted.
func TestHandLeavesNumbers(t *testing.T) {
	g := game(t)
	met := find(g, func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == mtz.PromptMain && s.S.Count(rules.ZoneOf(mtz.Hand, 0)) == 1
	})
	for n := 1; n <= 8; n++ {
		st := *met
		for i := len(st.Zone(rules.ZoneOf(mtz.Hand, 0))); i < n; i++ {
			st.NewCard(rules.DefID(1+i), 0, rules.ZoneOf(mtz.Hand, 0))
		}
		for _, w := range windows {
			for _, text := range []float64{1, 1.3} {
				sess := harness.Stopped(g, &st)
				b := sit(t, g, sess, w, lang.EN, text)
				sess.Hold = true
				b.Tick(50)
				sc := b.sc
				u, sp := sc.Unit(), sc.desk.Span()
				if got := sc.Count(mtz.Hand, 0); got != n {
					t.Fatalf("%d in hand, not %d", got, n)
				}
				for _, slot := range [...]int{mtz.BattleSlot, mtz.Middle - 1, mtz.Middle, mtz.Middle + 1} {
					cell := sc.lay.Place(0, slot, sp)
					r := sc.lay.Card(cell, u)
					h := math.Max(12*w.Scale, math.Min(r.W*0.17, 24*w.Scale)) * 1.35
					y := r.Bottom() - h*0.65
					if sc.lay.Tiny || sc.lay.Tall {
						y -= h * 0.38
					}
					all := ui.Rect{X: r.X - h/4, Y: r.Y + r.H/2, W: r.W + h/2, H: y + h - r.Y - r.H/2}
					if _, strip := sc.lay.Pips(cell, u); !strip.Empty() {
						all = all.Union(ui.Rect{X: r.X, Y: strip.Y, W: r.W, H: strip.H})
					}
					for _, c := range sc.View.S.Zone(rules.ZoneOf(mtz.Hand, 0)) {
						q, ok := sc.Board.Drawn("hand-" + strconv.Itoa(int(c)))
						if ok && !all.Intersect(q.Inset(u)).Empty() {
							t.Errorf("%.0f×%.0f text %.1f: of %d in hand one at %v lies on slot %d: %v", w.W, w.H, text, n, q, slot, all)
							break
						}
					}
				}
			}
		}
	}
}
