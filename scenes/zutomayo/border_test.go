package zutomayo

import (
	"fmt"
	"slices"
	"testing"

	"godeck/internal/lang"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/ui"
)

// TestTheWordOfTheSkyCoversNothing checks that the place of nightfall's and
// daybreak's word stands over the dial, in low windows over the sky, and keeps off attacks, slots, HP, names and
// tools, wherever there is one.
func TestTheWordOfTheSkyCoversNothing(t *testing.T) {
	had := 0
	for _, w := range windows {
		b := sit(t, game(t), fakesession.New(game(t), 3, fakesession.Decks(game(t), 0, 1), 1), w, lang.EN, 1)
		if !b.To(ztm.PromptSet, 2) {
			continue
		}
		b.Rest()
		l := &b.sc.lay
		sky, below := l.OnDial(b.Env)
		if sky.Empty() {
			continue
		}
		if had++; sky.H < 34*b.Env.Unit() || !l.Small && sky.Intersect(l.Plate) != sky {
			t.Errorf("%.0fx%.0f: the word at %v does not stand large over the dial %v", w.W, w.H, sky, l.Plate)
		}
		for i, r := range append([]ui.Rect{l.HUD[1], l.Life[1], l.Dial, l.Zones[ztm.SetA][0], l.Zones[ztm.SetA][1], l.Prompt, l.Attack[0], l.Attack[1]}, l.Tools...) {
			if r.Empty() {
				continue
			}
			if over := r.Intersect(below); over.W > 2 && over.H > 2 {
				t.Error(fmt.Sprintf("%.0fx%.0f: the line at %v lies over %d at %v", w.W, w.H, below, i, r))
			}
			if over := r.Intersect(sky); over.W > 2 && over.H > 2 {
				t.Error(fmt.Sprintf("%.0fx%.0f: %v lies over %d at %v", w.W, w.H, sky, i, r))
			}
		}
	}
	if had == 0 {
		t.Error("no window has room")
	}
}

// TestTheBorderTakesAtMostASecondAndAHalf measures borders from their last slow hours,
// in which the rival leans in, to the end of the word.
func TestTheBorderTakesAtMostASecondAndAHalf(t *testing.T) {
	var took []int
	b := seated(t, game(t), 5)
	for n := 0; n < 12 && len(took) < 3 && b.To(ztm.PromptSet, 1); n++ {
		b.pickHand(1)
		b.Env.Settings.Speed = ui.SpeedNormal
		b.Act("commit")
		ticks, told := 0, false
		for range 1500 {
			b.Tick(1)
			on := b.sc.clockwork.border.lean > 0 || b.sc.clockwork.border.line > 0 || b.sc.clockwork.border.word != ""
			if told = told || b.sc.clockwork.border.word != ""; on {
				ticks++
			}
		}
		if told {
			took = append(took, ticks)
		}
		b.Env.Settings.Speed = ui.SpeedOff
	}
	if len(took) == 0 || slices.Max(took) > 90 {
		t.Errorf("borders take %v ticks", took)
	}
}
