package tale

import (
	"testing"

	"godeck/internal/lang"
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

// TestHP checks that what was lost, gained and blocked is told by itself and
// not as a sum.
func TestHP(t *testing.T) {
	got := Tale{Lost: [2]int{30, 0}, Gained: [2]int{10, 0}, Kept: [2]int{0, 20}}
	for p, want := range [...]string{"−30, +10", "±0 (20 blocked)"} {
		if said := got.hp(nil, rules.Seat(p), lang.EN, false); said != want {
			t.Errorf("seat %d: %q, want %q", p, said, want)
		}
	}
	got = Tale{Lost: [2]int{30, 0}, Kept: [2]int{20, 0}}
	if said := got.hp(nil, 0, lang.JA, true); said != "−30（20は防いだ）" {
		t.Errorf("%q", said)
	}
	got.Loses(0, 10, 7) // apart from the battle also where there is no room for names
	if said := got.hp(nil, 0, lang.JA, true); said != "−30（20は防いだ）、効果で−10" {
		t.Errorf("%q", said)
	}
	if len(got.costs[0]) != 1 || got.costs[0][0] != (cost{7, 10}) {
		t.Errorf("cards cost %v", got.costs)
	}
	if said := got.hp(nil, 1, lang.JA, true); said != "" {
		t.Errorf("nothing happened: %q", said)
	}
}
