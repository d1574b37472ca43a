package chrome

import (
	"slices"
	"testing"

	"godeck/scenes/ui"
)

// TestReadingOrder: what is asked and one's own hand come before the opponent's piles.
func TestReadingOrder(t *testing.T) {
	var nodes []ui.Node
	for _, id := range []string{"pile-opp-charger", "hand-opp", "card-31", "commit", "prompt", "prompt.why", "hand-11", "hand-10", "menu"} {
		nodes = append(nodes, ui.Node{ID: id})
	}
	var got []string
	for _, n := range ReadingOrder(nodes) {
		got = append(got, n.ID)
	}
	if want := []string{"prompt", "prompt.why", "hand-11", "hand-10", "commit", "pile-opp-charger", "hand-opp", "card-31", "menu"}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}
