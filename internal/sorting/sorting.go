// Package sorting sorts lists of anything with one function. Those of package
// slices are compiled for every type of element, about 6 KB each, which the page
// carries; they are for what is sorted in every frame or by the search.
package sorting

import (
	"cmp"
	"iter"
	"slices"
	"sort"
)

// Stable sorts a list; what is equal stays in its order.
func Stable[E any](list []E, compare func(a, b E) int) {
	sort.Stable(&by{len(list), func(i, j int) bool { return compare(list[i], list[j]) < 0 }, func(i, j int) { list[i], list[j] = list[j], list[i] }})
}

// Sorted returns a sorted list of what a sequence has.
func Sorted[E cmp.Ordered](of iter.Seq[E]) []E {
	list := slices.Collect(of)
	Stable(list, cmp.Compare)
	return list
}

// by is a list whatever its elements are.
type by struct {
	n    int
	less func(i, j int) bool
	swap func(i, j int)
}

func (b *by) Len() int           { return b.n }
func (b *by) Less(i, j int) bool { return b.less(i, j) }
func (b *by) Swap(i, j int)      { b.swap(i, j) }
