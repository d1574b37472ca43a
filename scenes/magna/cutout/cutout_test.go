package cutout

import (
	"testing"

	"godeck/scenes/ui"
)

// TestRows draws more gradients than there is room for, as matches do one after
// the other: no two of those that are known share a row, and each row is known
// as what was painted there last.
func TestRows(t *testing.T) {
	var r ramps
	tone := func(i int) [3]ui.Colour {
		return [3]ui.Colour{{R: float32(i%256) / 255, A: 1}, {G: float32(i/256) / 255, A: 1}, {B: 1, A: 1}}
	}
	painted := map[int][3]ui.Colour{}
	for i := range 3 * rampMost {
		for _, g := range [][3]ui.Colour{tone(i), tone(i % 5)} { // some come again and again
			_, known := r.rows[g]
			n := r.row(g)
			if !known {
				painted[n] = g
			}
			if painted[n] != g {
				t.Fatalf("gradient %d is drawn with the colours of another, in row %d", i, n)
			}
		}
	}
	if len(r.rows) != rampMost {
		t.Errorf("%d gradients are known, want %d", len(r.rows), rampMost)
	}
}

// TestOwnersStone: a base is built in stone of its owner's side, so that two of one
// name are told apart: warm on the left, cold on the right, whatever its faction has.
func TestOwnersStone(t *testing.T) {
	for faction := 1; faction <= 2; faction++ {
		warm, cold := owned(looks[faction], faction, 0).wall[1], owned(looks[faction], faction, 1).wall[1]
		if warm.R <= warm.B || cold.B <= cold.R {
			t.Errorf("faction %d: %v on the left, %v on the right", faction, warm, cold)
		}
		if d := (warm.R - warm.B) - (cold.R - cold.B); d < 0.25 {
			t.Errorf("faction %d: the two differ by %.2f only", faction, d)
		}
	}
}
