package games

import (
	"math"
	"math/rand/v2"
	"testing"
)

// Chances of drawing agree with the formula for one kind of cards, with shuffled
// decks for several, and with what is certain.
func TestDrawn(t *testing.T) {
	or := func(has bool, kind int) bool { return has || kind == 1 }
	yes := func(has bool) bool { return has }
	for _, c := range []struct{ good, bad, n int }{{4, 36, 5}, {1, 39, 7}, {20, 20, 1}, {8, 22, 5}, {50, 50, 60}} {
		none := 1.0
		for i := range c.n {
			none *= float64(max(0, c.bad-i)) / float64(c.good+c.bad-i)
		}
		if got := Drawn(false, []int{c.bad, c.good}, c.n, or, yes); math.Abs(got-(1-none)) > 1e-12 {
			t.Errorf("%+v: %v, not %v", c, got, 1-none)
		}
	}
	for _, c := range []struct {
		kinds []int
		n     int
		want  float64
	}{{[]int{3, 0}, 2, 0}, {[]int{0, 3}, 2, 1}, {[]int{3, 1}, 9, 1}, {[]int{3, 1}, 0, 0}, {nil, 3, 0}} {
		if got := Drawn(false, c.kinds, c.n, or, yes); got != c.want {
			t.Errorf("%v, %d drawn: %v, not %v", c.kinds, c.n, got, c.want)
		}
	}

	// Two of the first kind and one of each other, as counts that are capped.
	type counts [3]uint8
	kinds := []int{7, 4, 9}
	good := func(s counts) bool { return s[0] >= 2 && s[1] >= 1 && s[2] >= 1 }
	exact := Drawn(counts{}, kinds, 6, func(s counts, kind int) counts { s[kind] = min(s[kind]+1, 2); return s }, good)
	r := rand.New(rand.NewPCG(1, 2))
	const rounds = 200000
	hit := 0
	var deck []int
	for k, n := range kinds {
		for range n {
			deck = append(deck, k)
		}
	}
	for range rounds {
		r.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
		var s counts
		for _, k := range deck[:6] {
			s[k]++
		}
		if good(s) {
			hit++
		}
	}
	if got := float64(hit) / rounds; math.Abs(got-exact) > 5*math.Sqrt(exact*(1-exact)/rounds) {
		t.Errorf("drawn %v, exactly %v", got, exact)
	}
}

// A percentage says certain only of what is.
func TestPercent(t *testing.T) {
	for p, want := range map[float64]int{0: 0, 1: 100, 0.5: 50, 0.999: 99, 0.001: 1, 0.994: 99, 0.125: 13, 1 - 1e-12: 100} {
		if got := Percent(p); got != want {
			t.Errorf("%v is %d %%", p, got)
		}
	}
}
