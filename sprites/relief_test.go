package sprites

import "testing"

// TestReliefs: a silhouette is blown up to a body: highest in its middle, leaning outwards at its
// edges, with a furrow where two parts meet.
func TestReliefs(t *testing.T) {
	const n = 48
	cell := make([]byte, n*n)
	for y := 8; y < 40; y++ {
		for x := 8; x < 40; x++ {
			cell[y*n+x] = solid
			if x >= 24 {
				cell[y*n+x] |= 1 // another part
			}
		}
	}
	out := carve(cell, n)
	at := func(x, y, channel int) int { return int(out[4*(y*n+x)+channel]) }
	if at(2, 2, 2) != 0 || at(16, 24, 2) < 60 {
		t.Errorf("it is %d high outside and %d in the middle of a part", at(2, 2, 2), at(16, 24, 2))
	}
	if at(24, 24, 2) >= at(16, 24, 2) {
		t.Errorf("where its parts meet it is %d high, in one of them %d", at(24, 24, 2), at(16, 24, 2))
	}
	if at(9, 24, 0) > 80 || at(38, 24, 0) < 175 || at(16, 9, 1) > 80 {
		t.Errorf("its edges lean %d to the left, %d to the right, %d upwards", at(9, 24, 0), at(38, 24, 0), at(16, 9, 1))
	}
}
