package faces

import (
	"testing"

	"godeck/scenes/internal/contrast"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// TestStickersCanBeRead checks that the white digits on the stickers of the cards'
// numbers, and on the threads of the two sides, can be read.
func TestStickersCanBeRead(t *testing.T) {
	list := []ui.Colour{HP, Atk, Soul, Cost, Ex, Afternoon.Good, Afternoon.Danger.Lighten(0.15), Afternoon.Accent2}
	list = append(list, TypeColours[:]...)
	for _, f := range Families {
		list = append(list, f.Col)
	}
	for _, col := range list {
		if r := contrast.Ratio(cards.Deep(col), ui.Hex(0xffffff)); r < 4.5 {
			t.Errorf("white on the sticker of %v has a contrast of %.2f", col, r)
		}
	}
	for sd, col := range Tags {
		if r := contrast.Ratio(col, ui.Hex(0xfffdf2)); r < 4.5 {
			t.Errorf("the thread of side %d has a contrast of %.2f on its seam", sd, r)
		}
	}
}
