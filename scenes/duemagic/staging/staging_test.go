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

// TestAgain: what is seen again is shorter, but never nothing.
func TestAgain(t *testing.T) {
	var s Table
	first, last := s.Again("a", 14), 0
	if first != 14 || s.Again("b", 14) != 14 {
		t.Errorf("the first of its kind takes %d ticks", first)
	}
	for n := 1; n < 20; n++ {
		if last = s.Again("a", 14); last > again(n-1, 14) || last < 7 {
			t.Errorf("seen %d times it takes %d ticks", n, last)
		}
	}
	if last != 7 {
		t.Errorf("in the end it takes %d ticks", last)
	}
}
