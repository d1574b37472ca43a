package zutomayo

import (
	"fmt"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// TestNumbersStayFree checks that no card, word or button lies over a player's HP, a running attack or
// the hour, in every window, at rest and in a replay; and that in a short window turn and phase are told.
func TestNumbersStayFree(t *testing.T) {
	g := game(t)
	small := harness.Window{W: 740, H: 360, Scale: 2}
	for _, w := range append(windows[:len(windows):len(windows)], small) {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			for _, pos := range positions {
				if pos.name != "set" && pos.name != "picked" && pos.name != "replay" && pos.name != "place" {
					continue
				}
				name := fmt.Sprintf("%s %.0fx%.0f %s", pos.name, w.W, w.H, l)
				b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 1), 1), w, l, 1)
				if !pos.run(b) {
					continue
				}
				b.Rest()
				free(t, name, b)
				if b.Env.W/b.Env.Unit() > 700 && b.sc.lay.Phases.Empty() {
					t.Errorf("%s: turn and phase are not told", name)
				}
			}
		}
	}
}

// free checks the numbers of a table at rest.
func free(t *testing.T, name string, b *bench) {
	t.Helper()
	items := b.sc.Record(b.Env).Items
	for i, n := range items {
		if n.Kind != ui.ItemText || n.Layer > 0 || !strings.HasPrefix(n.Owner, "hp-") && !strings.HasPrefix(n.Owner, "attack-") && n.Owner != "dial" {
			continue
		}
		for _, o := range items[i+1:] {
			if o.Owner == n.Owner || o.Kind != ui.ItemCard && o.Kind != ui.ItemPicture && o.Kind != ui.ItemTarget && o.Kind != ui.ItemCover && o.Kind != ui.ItemText {
				continue
			}
			r := o.Rect
			if o.Kind == ui.ItemTarget {
				r = o.Box
			}
			if over := r.Intersect(n.Rect); over.W > 2 && over.H > 2 {
				t.Errorf("%s: %q of %s at %v is under %s %q at %v", name, n.Text, n.Owner, n.Rect, o.Owner, o.Text, r)
			}
		}
	}
}
