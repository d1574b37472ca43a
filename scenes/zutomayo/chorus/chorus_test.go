package chorus

import (
	"testing"

	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// TestTextsAreNotCut: where the line below its name has no room for what a card says,
// both stand in one paragraph.
func TestTextsAreNotCut(t *testing.T) {
	fit := func(h float64, runs ...ui.Run) *ui.Para { return ui.LayoutFit(runs, 14, 12, 1.15, 200, h) }
	s := Strip{Face: &cards.CardFace{Title: "The Growing Shadow"}, Text: "+10 atk"}
	if s.lay(fit, 18, 48, ui.Colour{}); s.whole || !s.lines.Fits {
		t.Error("a short text does not stand below its name")
	}
	s.Text = "Each turn +10 atk per Dark in your Abyss"
	if s.lay(fit, 18, 48, ui.Colour{}); !s.whole || !s.lines.Fits {
		t.Errorf("a long text is cut: %v, fits %v", s.whole, s.lines.Fits)
	}
	s.Text, s.Short = "If their last Character was Dark, their Character gets +20 attack until the end of the turn", "+20 atk"
	if s.lay(fit, 18, 30, ui.Colour{}); s.whole || !s.lines.Fits {
		t.Error("a text without room is cut and not told in fewer words")
	}
}
