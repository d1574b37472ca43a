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
	if graze, solid, crushing, last := Clear(10, false, 0), Clear(30, false, 0), Clear(60, false, 0), Clear(60, true, 0); !(graze.Stop < solid.Stop && solid.Stop < crushing.Stop && crushing.Stop < last.Stop) || crushing.Hang >= last.Hang || graze.Brace > 0 || crushing.Brace == 0 {
		t.Error("the last blow is no longer than others")
	}
	for n := 10; n <= 110; n += 10 { // from the moment in which the totals lift off until the number sets out
		b := Clear(n, false, 1)
		if all, most := b.In+b.Meet+b.Born+b.Hang, [...]int{42, 60, 84}[Weigh(n)]; all > most {
			t.Errorf("%d damage takes %d ticks, more than %d", n, all, most)
		}
		if meet := 21/b.Pace + float64(b.Brace); meet < float64(b.Meet)-1 || meet > float64(b.Meet)+1 {
			t.Errorf("%d damage: the fighters meet after %.1f ticks, the totals after %d", n, meet, b.Meet)
		}
	}
}
