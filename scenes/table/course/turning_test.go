package course

import (
	"slices"
	"testing"

	"godeck/rules"
)

// TestTurnings: the turns that brought the winner furthest ahead are named, in their order,
// with whose score changed most; a small change, a change for the loser and a match without
// a winner name none.
func TestTurnings(t *testing.T) {
	s := Course{past: []standing{{1, [2]float64{100, 100}}, {2, [2]float64{100, 60}}, {3, [2]float64{95, 55}}, {4, [2]float64{45, 55}}, {5, [2]float64{75, 55}}, {6, [2]float64{75, 0}}}}
	want := []Turning{{Turn: 2, Of: 1, Change: -40}, {Turn: 6, Of: 1, Change: -55}}
	if got := s.Turnings(0); !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	if got := s.Turnings(1); !slices.Equal(got, []Turning{{Turn: 4, Of: 0, Change: -50}}) {
		t.Errorf("the other side: %v", got)
	}
	if got := s.Turnings(rules.NoSeat); got != nil {
		t.Errorf("a draw turned at %v", got)
	}
	s.past = []standing{{1, [2]float64{10, 10}}, {2, [2]float64{13, 9}}}
	if got := s.Turnings(0); !slices.Equal(got, []Turning{{Turn: 2, Of: 0, Change: 3}}) {
		t.Errorf("what the winner gained: %v", got)
	}
	s.past = s.past[:1]
	if got := s.Turnings(0); got != nil {
		t.Errorf("one turn: %v", got)
	}
}
