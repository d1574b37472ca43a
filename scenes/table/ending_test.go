package table

import (
	"testing"

	"godeck/rules"
	"godeck/scenes/table/present"
)

// TestWhoHasWon checks that the card that attacked has won, not one that helped it later.
func TestWhoHasWon(t *testing.T) {
	for _, c := range []struct {
		name  string
		lines []present.Line
		want  int
	}{
		{"an answer after the attack", []present.Line{{Seat: 0, Card: 1, Act: present.ActAttack}, {Seat: 0, Card: 2, Act: present.ActEffect}, {Seat: 1, Card: 3, Act: present.ActLost}}, 0},
		{"an effect alone", []present.Line{{Seat: 0, Card: 2, Act: present.ActEffect}, {Seat: 1, Card: 3, Act: present.ActAttack}}, 0},
		{"the loser's last attack", []present.Line{{Seat: 1, Card: 3, Act: present.ActAttack}}, -1},
	} {
		m := Match{}
		m.View = &rules.View{}
		m.View.S.Result.Winner = 0
		m.Facts = c.lines
		if got := m.finish(); got != c.want {
			t.Errorf("%s: line %d, want %d", c.name, got, c.want)
		}
	}
}
