package facets

import (
	"slices"
	"testing"
)

// A set lets through any of its values, or with Just exactly these; values come
// and go by turning.
func TestSet(t *testing.T) {
	of := func(just bool, values ...int) *Set {
		s := &Set{}
		for _, v := range values {
			s.Turn(v)
		}
		s.Just = just
		return s
	}
	for i, c := range []struct {
		s    *Set
		card []int
		want bool
	}{
		{of(false), nil, true},
		{of(false), []int{3}, true},
		{of(false, 2), nil, false},
		{of(false, 2), []int{2, 3}, true},
		{of(false, 3, 2), []int{3}, true},
		{of(false, 3, 2), []int{1, 4}, false},
		{of(true, 2), []int{2, 3}, false},
		{of(true, 2), []int{2}, true},
		{of(true, 3, 2), []int{2}, false},
		{of(true, 3, 2), []int{2, 3}, true},
		{of(true, 3, 2), []int{2, 3, 4}, false},
		{of(true, 3, 2), []int{2, 4}, false},
		{of(true, 3, 2), nil, false},
	} {
		if got := c.s.Lets(c.card...); got != c.want {
			t.Errorf("%d: %+v lets %v through: %v", i, *c.s, c.card, got)
		}
	}
	s := of(true, 5, -2, 3)
	if !slices.Equal(s.Of, []int{-2, 3, 5}) {
		t.Errorf("values are not in order: %v", s.Of)
	}
	for _, v := range []int{3, 5, -2} {
		s.Turn(v)
	}
	if !s.Empty() || s.Just {
		t.Errorf("not empty: %+v", *s)
	}
}
