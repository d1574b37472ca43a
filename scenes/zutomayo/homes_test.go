package zutomayo

import (
	"testing"

	"godeck/internal/lang"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/zutomayo/homes"
	"godeck/scenes/zutomayo/sitters"
)

// TestEveryRivalHasARoof checks that all six receive on a roof of their own, and that
// what stands there keeps off everything that is read.
func TestEveryRivalHasARoof(t *testing.T) {
	seen := map[float64]bool{0: true}
	for _, r := range sitters.Rivals {
		_, n := homes.Of(r.ID)
		if seen[n] {
			t.Errorf("%s has no roof of their own", r.ID)
		}
		seen[n] = true
	}
	drawn, g := 0, game(t)
	for _, w := range windows {
		b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 3, 4), 1), w, lang.EN, 1)
		b.To(ztm.PromptSet, 3)
		l := &b.sc.lay
		for i, s := range homes.Slots(l) {
			if s.Empty() {
				continue
			}
			drawn++
			for _, r := range append(l.Tools[:len(l.Tools):len(l.Tools)], l.HUD[1], l.Life[1], l.Line, l.Rival) {
				if over := s.Intersect(r); over.W > 1 && over.H > 1 {
					t.Errorf("%v: what stands at %d covers %v", w, i, r)
				}
			}
		}
	}
	if drawn < 4 {
		t.Errorf("only %d places in all windows", drawn)
	}
}
