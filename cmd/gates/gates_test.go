package main

import (
	"slices"
	"testing"
)

func TestGates(t *testing.T) {
	all, err := measure("../..")
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range all {
		if !g.held {
			t.Errorf("%s: %s, the limit is %s\n%q", g.name, g.measured, g.limit, g.behind)
		}
	}
}

// TestGameNamed checks that a game named in a new shared file is reported.
func TestGameNamed(t *testing.T) {
	for text, want := range map[string]bool{`case "magna":`: true, `"godeck/rules/magna"`: true, `"godeck/scenes/mattsan"`: true, `"magnanimous"`: false, `// Magna`: false} {
		if gameNamed.MatchString(text) != want {
			t.Errorf("%s: %v", text, !want)
		}
	}
}

// TestRoomOrder checks that a game's own room is placed so that the fewest
// arrows point up.
func TestRoomOrder(t *testing.T) {
	order, own := roomOrder([]arrow{{from: "dial", to: "layout"}, {from: "zones", to: "dial"}, {from: "scene", to: "dial"}})
	if !slices.Equal(own, []string{"dial"}) || slices.Index(order, "dial") < slices.Index(order, "layout") || slices.Index(order, "dial") > slices.Index(order, "zones") {
		t.Errorf("%v %v", order, own)
	}
}
