package sorting

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"
)

// TestStable compares lists of many lengths, with many elements that are equal,
// with those that package slices sorts.
func TestStable(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	type pair struct{ key, was int }
	compare := func(a, b pair) int { return cmp.Compare(a.key, b.key) }
	for n := range 200 {
		list := make([]pair, n)
		for i := range list {
			list[i] = pair{r.IntN(1 + n/3), i}
		}
		want := slices.Clone(list)
		slices.SortStableFunc(want, compare)
		if Stable(list, compare); !slices.Equal(list, want) {
			t.Fatalf("%d elements: %v, want %v", n, list, want)
		}
		if got := Sorted(slices.Values([]int{n, 3, 1})); !slices.IsSorted(got) || len(got) != 3 {
			t.Fatalf("sorted: %v", got)
		}
	}
}
