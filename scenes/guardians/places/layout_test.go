package places

import "testing"

// TestForceRow checks that any number of Force stays within its row, that
// spent ones are behind the ready ones if there is no room for all, and that a
// ready one is at least as visible as a spent one.
func TestForceRow(t *testing.T) {
	const w = 40.0
	for _, room := range []float64{60, 150, 400} {
		for n := 1; n <= 16; n++ {
			for set := range 1 << min(n, 8) {
				spent := make([]bool, n)
				for i := range spent {
					spent[i] = set>>(i%8)&1 == 1
				}
				at := along(room, w, spent)
				last := [2]float64{-1, -1} // ready, spent
				for i, x := range at {
					k := 0
					if spent[i] {
						k = 1
					}
					if x < 0 || x > room+0.001 || x <= last[k] {
						t.Fatalf("room %v, %v: %v", room, spent, at)
					}
					last[k] = x
				}
				if crowded := float64(n-1)*w*1.06 > room; crowded && last[0] >= 0 && last[1] >= 0 && last[0] > last[1] {
					t.Fatalf("room %v, %v: a ready one lies behind: %v", room, spent, at)
				}
			}
		}
	}
}
