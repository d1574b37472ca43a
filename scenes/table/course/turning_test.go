package course

import (
	"slices"
	"testing"

	"godeck/rules"
)

// TestTurnings: the turns in which the loser's score fell furthest are named, in their order,
// with the fall itself even where it was mended in the same turn; a small fall, another
// bearer's score and a match without a winner name none.
func TestTurnings(t *testing.T) {
	s := Course{Bearer: func(*rules.View, rules.Seat) rules.CardID { return 0 }}
	put := func(turn, answers int, a, b float64, bearer rules.CardID) {
		st := standing{turn, [2]float64{a, b}}
		s.steps = append(s.steps, step{st, answers, [2]rules.CardID{1, bearer}})
		if n := len(s.past); n > 0 && s.past[n-1].turn == turn {
			s.past = s.past[:n-1]
		}
		s.past = append(s.past, st)
	}
	put(0, 0, 100, 140, 2) // being set up
	put(0, 0, 100, 100, 2)
	put(1, 0, 100, 100, 2)
	put(2, 4, 100, 80, 2) // two blows of one turn
	put(2, 6, 100, 60, 2)
	put(3, 8, 95, 55, 2)
	put(4, 11, 45, 55, 2)
	put(4, 12, 75, 55, 2) // mended at once
	put(5, 13, 75, 0, 0)  // another bears it, after nobody
	put(5, 14, 75, 20, 3)
	put(6, 17, 75, 0, 0) // and falls
	if got, want := s.Turnings(0), []Turning{{2, 1, 100, 60, 4}, {6, 1, 20, 0, 17}}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	if got, want := s.Turnings(1), []Turning{{4, 0, 95, 45, 11}}; !slices.Equal(got, want) {
		t.Errorf("the other side: %v, want %v", got, want)
	}
	if got := s.Turnings(rules.NoSeat); got != nil {
		t.Errorf("a draw turned at %v", got)
	}
	s.past, s.steps = s.past[:1], s.steps[:1]
	if got := s.Turnings(0); len(got) > 0 {
		t.Errorf("one turn: %v", got)
	}
}

// TestTakenBack: a blow that was taken back is none.
func TestTakenBack(t *testing.T) {
	life := 100.0
	s := Course{Score: func(*rules.View, rules.Seat) float64 { return life }}
	var v rules.View
	stand := func(turn int16, at int, now float64) {
		v.S.Turn, life = turn, now
		s.Stand(&v, at)
	}
	stand(1, 1, 100)
	stand(2, 2, 100)
	stand(2, 3, 40)
	stand(2, 2, 100) // taken back
	stand(2, 3, 90)
	if got, want := s.Turnings(0), []Turning{{2, 1, 100, 90, 3}}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}
