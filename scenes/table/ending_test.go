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
		v := verdict{table: &Table{}, hooks: &Hooks{}}
		v.table.View = &rules.View{}
		v.table.View.S.Result.Winner = 0
		v.table.Facts = c.lines
		if got := v.finish(); got != c.want {
			t.Errorf("%s: line %d, want %d", c.name, got, c.want)
		}
	}
}

// TestDrawingIsNoHit: a rival whose score falls is hurt, but not where a card was drawn.
func TestDrawingIsNoHit(t *testing.T) {
	for _, draws := range []int{0, 1} {
		o := &opponent{}
		s := &sight{table: &Table{}, rival: &Rival{}, scored: true, score: [2]float64{10, 10}, drawn: [2]int{20, 20}}
		o.watchScore(s)
		s.score[0], s.drawn[0] = 6, 20-draws
		o.watchScore(s)
		if hurt := o.mood == Hurt && o.left > 0; hurt != (draws == 0) {
			t.Errorf("%d cards drawn, hurt: %v", draws, hurt)
		}
	}
}
