package glass

import "testing"

// TestBeats: panes that one attack breaks come a beat apart, 120 milliseconds at
// first, then faster and faster, and each of them is seen.
func TestBeats(t *testing.T) {
	at := Beats(7)
	if at[0] != 0 || at[1] != 7 {
		t.Errorf("the first beats are at %v", at[:2])
	}
	for i := 2; i < len(at); i++ {
		if a, b := at[i-1]-at[i-2], at[i]-at[i-1]; b > a || b < 3 {
			t.Errorf("beat %d comes %d ticks after one of %d", i, b, a)
		}
	}
}

// TestRoutineIsShort: a shield on the way takes half the time of others until it has
// burst, less when many have been seen; the last one has its time. Several are one sweep.
func TestRoutineIsShort(t *testing.T) {
	ticks := func(p Pace) int { return p.Rise + p.Crack + p.Stand + p.Burst }
	if a, b, last := ticks(Routine(0)), ticks(Routine(6)), ticks(PaceOf(0, 0, true)); a > 34 || b >= a || last < a+20 {
		t.Errorf("the first takes %d ticks, the seventh %d, the last one %d", a, b, last)
	}
	hit := func(p Pace) int { return p.Rise + p.Crack + p.Stand }
	for seen := range 7 {
		if a, b := hit(Routine(seen)), hit(PaceOf(0, seen, false)); 2*a > b+2 {
			t.Errorf("after %d shields one on the way bursts after %d ticks, another after %d", seen, a, b)
		}
	}
	if a, b := Sweep(4), Beats(4); 2*a[3] > b[3] {
		t.Errorf("four come within %d ticks on the way, within %d else", a[3], b[3])
	}
}
