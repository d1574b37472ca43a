package conformance

import (
	"math"
	"testing"
)

// Dealt checks an exact chance, from 0 to 1, against how often it came in rounds
// of dealing or rolling: it may be five standard deviations off.
func Dealt(t *testing.T, hits, rounds int, exact float64, what string) {
	t.Helper()
	if got := float64(hits) / float64(rounds); math.Abs(got-exact) > 5*math.Sqrt(exact*(1-exact)/float64(rounds))+1e-9 {
		t.Errorf("%s: %v of %d rounds, exactly %v", what, got, rounds, exact)
	}
}
