package sand

import (
	"math"
	"testing"

	bgd "godeck/rules/guardians"
)

// TestGrounds checks that every domain of the built-in cards changes the ground.
func TestGrounds(t *testing.T) {
	g, err := bgd.Load()
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for i := range g.Lib.Defs {
		d := &g.Lib.Defs[i]
		if d.ID == "" || int(d.Attr[bgd.AType]) != int(bgd.DomainCard) {
			continue
		}
		if n++; grounds[d.ID] == nil {
			t.Errorf("%s leaves the ground as it is", d.ID)
		}
	}
	if n != len(grounds) {
		t.Errorf("%d domains, %d grounds", n, len(grounds))
	}
}

// TestSpots checks that scorches lie apart from each other and from the pit.
func TestSpots(t *testing.T) {
	for i, a := range spots {
		if math.Hypot(a[0], a[1]) < 300 {
			t.Errorf("scorch %d lies in the ring", i)
		}
		for _, b := range spots[:i] {
			if math.Hypot(a[0]-b[0], a[1]-b[1]) < 50 {
				t.Errorf("scorch %d lies on another", i)
			}
		}
	}
}
