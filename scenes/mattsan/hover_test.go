package mattsan

import (
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/golden"
	"godeck/scenes/ui"
)

// TestHoverShowsPicture rests the pointer on the cards of a match in progress: the
// preview beside most of them has the card's picture above its words, and none covers
// what may have to be pressed next.
func TestHoverShowsPicture(t *testing.T) {
	game(t)
	at := golden.Position{Name: "hover", On: "The desk", After: 2}
	b := golden.Stand(t, at, golden.Scripts(t, "testdata/positions.yaml"), windows[0], lang.EN, goldenSit(t))
	b.Tick(100)
	seen, pictured := 0, 0
	for _, n := range b.Scene.Nodes(b.Env) {
		if !strings.HasPrefix(n.ID, "hand-") {
			continue
		}
		x, y := n.Rect.Centre()
		for i := range 60 { // it moves a little, and rests
			b.Input(ui.Input{HoverX: x, HoverY: y + float64(i%2*max(0, 20-i)/10), Hover: true})
		}
		for _, it := range b.Scene.Record(b.Env).Items {
			switch {
			case it.Owner != "preview":
			case it.Kind == ui.ItemPicture:
				pictured++
			case it.Kind == ui.ItemCover:
				seen++
				if !it.Rect.Intersect(b.Scene.(*Scene).lay.Prompt).Empty() {
					t.Errorf("the preview of %s lies on the question: %v", it.Text, it.Rect)
				}
			}
		}
	}
	if seen < 5 || pictured < 4 {
		t.Errorf("%d previews, %d with a picture", seen, pictured)
	}
}

// TestHoverUnfoldsWords rests the pointer on a card of the hand: its words are named at
// once, and explained only after a while.
func TestHoverUnfoldsWords(t *testing.T) {
	game(t)
	at := golden.Position{Name: "hover", On: "The desk", After: 2}
	b := golden.Stand(t, at, golden.Scripts(t, "testdata/positions.yaml"), windows[0], lang.EN, goldenSit(t))
	b.Tick(100)
	high := func(ticks int) (h float64) {
		for _, n := range b.Scene.Nodes(b.Env) {
			if strings.HasPrefix(n.ID, "hand-") {
				x, y := n.Rect.Centre()
				for i := range ticks {
					b.Input(ui.Input{HoverX: x, HoverY: y + float64(i%2*max(0, 20-i)/10), Hover: true})
				}
				items := b.Scene.Record(b.Env).Items
				for _, c := range items {
					if c.Owner != "preview" || c.Kind != ui.ItemCover {
						continue
					}
					for _, it := range items {
						if it.Kind == ui.ItemText && it.Rect.Intersect(c.Rect) == it.Rect {
							h += float64(len(it.Text))
						}
					}
				}
				b.Input(ui.Input{HoverX: 2, HoverY: 300, Hover: true})
			}
		}
		return h
	}
	if soon, later := high(40), high(160); soon == 0 || later <= soon {
		t.Errorf("after 40 ticks the cards say %.0f letters, after 160 %.0f", soon, later)
	}
}

// TestTrapIsSetFirst checks that a trap in the hand says that it has to be set.
func TestTrapIsSetFirst(t *testing.T) {
	g := game(t)
	b := stand(t, g, windows[0], has(unitToBench))
	for id := 1; id < len(g.Lib.Defs); id++ {
		if g.Lib.Defs[id].Attr[mtz.AType] != mtz.Trap {
			continue
		}
		if f := b.sc.Cards.Of(rules.DefID(id), lang.EN); len(f.Digest) > 0 && !strings.HasPrefix(f.Digest[0], "Set first") {
			t.Errorf("%s: %q", f.Title, f.Digest[0])
		}
	}
}
