package zutomayo

import (
	"fmt"
	"testing"

	"godeck/internal/lang"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/ui"
)

// TestTheWordOfTheSkyCoversNothing checks that the place of nightfall's and
// daybreak's word keeps off HP, names, tools and the log's line, wherever there is one.
func TestTheWordOfTheSkyCoversNothing(t *testing.T) {
	had := 0
	for _, w := range windows {
		b := sit(t, game(t), fakesession.New(game(t), 3, fakesession.Decks(game(t), 0, 1), 1), w, lang.EN, 1)
		if !b.To(ztm.PromptSet, 2) {
			continue
		}
		b.Rest()
		l := &b.sc.lay
		sky := skyOf(ui.NewCanvas(b.Env, b.sc.Theme, nil, nil), l)
		if sky.H <= 40*b.Env.Unit() {
			continue
		}
		had++
		for i, r := range append([]ui.Rect{l.HUD[1], l.life[1], l.Line, l.Zones[ztm.BattleField][1]}, l.Tools...) {
			if l.Tall && i == 0 || r.Empty() {
				continue // its row ends where the strip begins
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
