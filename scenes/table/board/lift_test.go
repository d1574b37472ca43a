package board

import "testing"

// TestLift checks that a card whose place has been forgotten does not glide from there.
func TestLift(t *testing.T) {
	var b Board
	b.From("a", Pose{X: 10, Y: 20, W: 30})
	if p, ok := b.PoseOf("a"); !ok || p.X != 10 {
		t.Fatalf("the card is at %v, %v", p, ok)
	}
	Lift(&b)
	if p, ok := b.PoseOf("a"); ok {
		t.Errorf("the card is still at %v", p)
	}
}
