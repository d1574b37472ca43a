package games

// Drawn returns the chance that drawing n cards, of which every set is equally
// likely, leads from start to a state that is good. kinds are how many cards of
// each kind there are; take returns the state after one more card of a kind, and
// must not depend on the order of cards. It is exact up to the rounding of
// float64. With fewer than n cards all are drawn.
func Drawn[S comparable](start S, kinds []int, n int, take func(s S, kind int) S, good func(s S) bool) float64 {
	type at struct {
		drawn int
		s     S
	}
	total := 0
	ways := map[at]float64{{0, start}: 1}
	for kind, count := range kinds {
		total += count
		next := make(map[at]float64, len(ways))
		for a, w := range ways {
			for k := 0; k <= count && a.drawn <= n; k++ {
				next[a] += w * choose(count, k)
				a.drawn, a.s = a.drawn+1, take(a.s, kind)
			}
		}
		ways = next
	}
	n = min(n, total)
	sum := 0.0
	for a, w := range ways {
		if a.drawn == n && good(a.s) {
			sum += w
		}
	}
	return min(1, sum/choose(total, n))
}

// choose returns the number of sets of k of n things.
func choose(n, k int) float64 {
	out := 1.0
	for i := range min(k, n-k) {
		out = out * float64(n-i) / float64(i+1)
	}
	return out
}

// Percent returns a chance as whole percent; only what is certain is 0 or 100.
func Percent(chance float64) int {
	const tiny = 1e-9
	switch p := int(100*chance + 0.5); {
	case chance > tiny && p == 0:
		return 1
	case chance < 1-tiny && p == 100:
		return 99
	default:
		return p
	}
}
