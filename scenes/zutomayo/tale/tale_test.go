package tale

import (
	"testing"

	"godeck/rules"
)

// TestGoes checks that an interrupted way of the clock is one way, and that
// another card's is another.
func TestGoes(t *testing.T) {
	var got Tale
	got.Goes(0, 2, 4)
	got.Goes(0, 4, 7)
	got.Goes(5, 7, 9)
	if len(got.moves) != 2 || got.moves[0] != (clockMove{0, 2, 7}) || got.moves[1] != (clockMove{5, 7, 9}) {
		t.Errorf("the clock went %v", got.moves)
	}
}

// TestWith checks that a design is told of once, and an unknown card not at all.
func TestWith(t *testing.T) {
	var list []rules.DefID
	for _, def := range [...]rules.DefID{3, 0, 3, 4} {
		list = With(list, def)
	}
	if len(list) != 2 || list[0] != 3 || list[1] != 4 {
		t.Errorf("told of %v", list)
	}
}
