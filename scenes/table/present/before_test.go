package present

import (
	"testing"

	"godeck/rules"
)

// TestBefore: the turn before is that between the last two headings, whoever's it
// was; the first turn has none.
func TestBefore(t *testing.T) {
	turn := func(p rules.Seat) Line { return Line{key: "turn", Seat: p} }
	c := &GameLog{Facts: []Line{turn(1), {key: "a"}}}
	if whose, lines := c.Before("turn"); whose != rules.NoSeat || lines != nil {
		t.Errorf("before the first turn: %v, %v", whose, lines)
	}
	c.Facts = append(c.Facts, turn(0), Line{key: "b"}, Line{key: "c"}, turn(0), Line{key: "d"})
	if whose, lines := c.Before("turn"); whose != 0 || len(lines) != 2 || lines[0].Key() != "b" {
		t.Errorf("an extra turn follows %v's turn, of %v", whose, lines)
	}
}
