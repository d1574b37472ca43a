package veins

import (
	"testing"

	"godeck/rules"
	"godeck/scenes/ui"
)

// TestMoves: stones fall one after the other, lie at the end, and leave nothing
// behind; many take no longer than half a second.
func TestMoves(t *testing.T) {
	for _, down := range []bool{true, false} {
		var v Veins
		cards := []rules.CardID{4, 7, 9}
		w := v.Moves(cards, make([]ui.Colour, 3), down, ui.Point{}, func() {})
		w.Start()
		w.Do(0)
		begin := float64(rules.Truth(!down))
		if a, b := v.Down(4, down), v.Down(9, down); a != begin || b != begin {
			t.Errorf("down %v: in the beginning they are %v and %v", down, a, b)
		}
		w.Do(9 / float64(w.Ticks))
		if a, b := v.Down(4, down), v.Down(9, down); a == b {
			t.Errorf("down %v: all go at once: %v", down, a)
		}
		if got := v.Down(5, true); got != 1 {
			t.Errorf("another stone that is tapped is %v down", got)
		}
		w.Do(1)
		w.End()
		for _, c := range cards {
			if got := v.Down(c, down); got != float64(rules.Truth(down)) {
				t.Errorf("down %v: in the end stone %d is %v down", down, c, got)
			}
		}
	}
	for n := 1; n < 30; n++ {
		if at := Gap(n) * (n - 1); at > 30 {
			t.Errorf("the last of %d stones waits %d ticks", n, at)
		}
	}
}

// TestFlares: a ray lights up and goes out.
func TestFlares(t *testing.T) {
	var v Veins
	w := v.Flares([]int{1, 3}, func() {})
	w.Do(0.2)
	if v.Glow(1) < 0.5 || v.Glow(3) < 0.5 || v.Glow(0) != 0 {
		t.Errorf("rays glow %v", v.glow)
	}
	w.Do(1)
	w.End()
	if v.glow != [5]float64{} {
		t.Errorf("rays stay lit: %v", v.glow)
	}
}
