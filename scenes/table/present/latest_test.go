package present

import (
	"testing"

	"godeck/rules"
)

// TestLatest: the turn under way is what follows the last heading, whoever's it is;
// before the first there is none.
func TestLatest(t *testing.T) {
	turn := func(p rules.Seat) Line { return Line{key: "turn", Seat: p} }
	c := &GameLog{Facts: []Line{{key: "a"}}}
	if whose, lines := c.Latest("turn"); whose != rules.NoSeat || lines != nil {
		t.Errorf("before the first turn: %v, %v", whose, lines)
	}
	c.Facts = append(c.Facts, turn(1), Line{key: "b"}, turn(0), Line{key: "c"}, Line{key: "d"})
	if whose, lines := c.Latest("turn"); whose != 0 || len(lines) != 2 || lines[0].Key() != "c" {
		t.Errorf("under way is %v's turn, of %v", whose, lines)
	}
}
