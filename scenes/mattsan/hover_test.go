package mattsan

import (
	"strings"
	"testing"

	"godeck/internal/lang"
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
