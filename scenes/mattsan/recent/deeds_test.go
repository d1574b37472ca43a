package recent

import "testing"

// TestGhostsAreToldOnce checks that a ghost that comes is one deed, and that in the turn
// of the other only what came of it is told.
func TestGhostsAreToldOnce(t *testing.T) {
	var list []Deed
	for _, d := range []Deed{{By: 5, Seat: 1, Kind: "attack"}, {By: 7, Kind: "ghost"}, {By: 7, Kind: "place"}, {By: 9, Seat: 1, Kind: "ghost"}, {By: 9, Seat: 1, Kind: "place"}, {By: 9, Seat: 1, Kind: "place"}, {By: 4, Kind: "trap"}} {
		list = joined(list, d)
	}
	if len(list) != 5 {
		t.Fatalf("%d deeds: %v", len(list), list)
	}
	list = of(list, 1)
	if len(list) != 4 || list[1].By != 9 || list[3].Kind != "trap" {
		t.Errorf("of side 1: %v", list)
	}
	if own := of([]Deed{{By: 7, Kind: "ghost", Hits: []Hit{{On: 5, Seat: 1, N: 2}}}}, 1); len(own) != 1 {
		t.Error("what a ghost has done is left out")
	}
}
