package tally

import (
	"testing"

	"godeck/scenes/table/stage"
)

// TestThreeWeights checks that damage has three weights far apart, and that a
// heavier one stands still and is read for longer.
func TestThreeWeights(t *testing.T) {
	for n, want := range map[int]stage.Heft{10: stage.Graze, 19: stage.Graze, 20: stage.Solid, 49: stage.Solid, 50: stage.Crushing, 100: stage.Crushing} {
		if got := Weigh(n); got != want {
			t.Errorf("%d damage weighs %d, not %d", n, got, want)
		}
	}
	for n := 10; n <= 110; n += 10 {
		if Weight(n) < 0.3 || Weight(n) > 3.1 || Weight(n) < Weight(n-10) {
			t.Errorf("%d damage does %v to the place, after %v", n, Weight(n), Weight(n-10))
		}
	}
	if Weight(20) < 2*Weight(10) || Weight(50) < 1.5*Weight(40) {
		t.Error("the weights lie close together")
	}
	if !(Stop(10, false) < Stop(30, false) && Stop(30, false) < Stop(60, false) && Stop(60, false) < Stop(60, true)) || Hang(90, false) >= Hang(10, true) {
		t.Error("the last blow is no longer than others")
	}
}
