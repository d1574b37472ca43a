package zutomayo

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"godeck/internal/lang"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/table"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo/sitters"
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

// TestWordsKeepOffNumbers checks that what the rival says never covers a player's HP.
func TestWordsKeepOffNumbers(t *testing.T) {
	g := game(t)
	said := 0
	for _, w := range windows {
		for n, r := range sitters.Rivals {
			b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 1), 1), w, []lang.Lang{lang.JA, lang.EN}[n%2], 1)
			b.sc.Oppose([2]*table.Rival{r, r})
			for range 30 {
				b.Tick(1)
				n, ok := b.Node("rival.says")
				if !ok {
					continue
				}
				said++
				for _, life := range append(b.sc.lay.Life[:], b.sc.lay.Lanterns[1]) {
					if over := n.Rect.Intersect(life); over.W > 2 && over.H > 2 {
						t.Fatalf("%v: %q at %v lies over HP at %v", w, n.Label, n.Rect, life)
					}
				}
			}
		}
	}
	if said == 0 {
		t.Error("nobody said anything")
	}
}

// TestTheOnlyCardGoesToA checks that a card dropped on Slot B is set in Slot A where one is all that may be set.
func TestTheOnlyCardGoesToA(t *testing.T) {
	g := game(t)
	for seed := uint64(1); seed <= 20; seed++ {
		b := seated(t, g, seed)
		if !b.To(ztm.PromptSet, 2) || b.sc.Most() != 1 {
			continue
		}
		n, c, ok := b.handOf(ztm.Character)
		if !ok {
			continue
		}
		x, y := n.Rect.X+n.Rect.W*0.3, n.Rect.Y+n.Rect.H*0.4
		bx, by := b.sc.lay.Zones[ztm.SetB][0].Centre()
		if b.Drag(x, y, bx, by, false); !b.sc.Picked(c) || b.sc.picks.slotOf(c) != ztm.SetA {
			t.Errorf("seed %d: picked %v", seed, b.sc.Picked(c))
		}
		return
	}
	t.Error("nobody had to set exactly one card")
}

// TestTheBorderIsToldInSilence checks that the change of night and day is told across the clock, after the
// music has fallen silent, in at most a second and a half, and with reduced motion, too.
func TestTheBorderIsToldInSilence(t *testing.T) {
	g := game(t)
	for _, still := range []bool{false, true} {
		told := 0
		for seed := uint64(3); seed < 9 && told == 0; seed++ {
			b := seated(t, g, seed)
			b.Env.Settings.ReducedMotion = still
			if !b.To(ztm.PromptSet, 2) {
				continue
			}
			b.pickHand(1)
			b.Env.Settings.Speed = ui.SpeedNormal
			b.Act("commit")
			for range 900 {
				b.Tick(1)
				if w := b.sc.Banner(); w == "Daybreak" || w == "Nightfall" {
					told++
				}
			}
			if told > 0 && !still && b.Ear().Hushes == 0 {
				t.Error("the border makes no silence")
			}
		}
		if told == 0 || told > 90 {
			t.Errorf("reduced motion %v: the border is told for %d ticks", still, told)
		}
	}
}

// TestRisingNumbersKeepClear checks that numbers that rise over the table stay in the
// window all their way and over no player's name and counts and not over the hour.
func TestRisingNumbersKeepClear(t *testing.T) {
	g := game(t)
	signed := regexp.MustCompile(`^[+−]\d+$`)
	for _, w := range windows[:5] {
		b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 1), 0), w, lang.EN, 1)
		b.Env.Settings.Speed = ui.SpeedNormal
		seen := 0
		for n := 0; n < 6000 && seen < 60; n++ {
			if b.Tick(1); n%8 != 0 {
				continue
			}
			items := b.sc.Record(b.Env).Items
			for _, i := range items {
				if i.Kind != ui.ItemText || i.Owner != "table.effects" || !signed.MatchString(i.Text) {
					continue
				}
				if seen++; !i.Rect.Within(ui.Rect{W: b.Env.W, H: b.Env.H}, 1) {
					t.Errorf("%v: %s at %v leaves the window", w, i.Text, i.Rect)
				}
				for _, o := range items {
					if over := o.Rect.Intersect(i.Rect); o.Kind == ui.ItemText && (strings.HasPrefix(o.Owner, "hud-") || o.Owner == "dial") && over.W > 2 && over.H > 2 {
						t.Errorf("%v: %s lies over %q of %s", w, i.Text, o.Text, o.Owner)
					}
				}
			}
		}
		if seen == 0 {
			t.Errorf("%v: no number rises", w)
		}
	}
}
