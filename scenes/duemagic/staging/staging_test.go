package staging

import "testing"

// TestBeats: there is time to see what the opponent plays, at first most.
func TestBeats(t *testing.T) {
	last, all := beat(1), 0
	if last < 20 || last > 30 {
		t.Errorf("the first pause takes %d ticks", last)
	}
	for n := 1; n < 40; n++ {
		k := beat(n)
		if k > last || k < 4 {
			t.Errorf("pause %d takes %d ticks after %d", n, k, last)
		}
		last, all = k, all+k
	}
	if all > 420 {
		t.Errorf("all pauses of a match take %d ticks", all)
	}
}
