package wall

import "testing"

// TestRoomForDG checks that DG stands beside the LP only where it ends before the
// other side's begins, and not where there is none; what repair has added to the
// printed LP stands there as a gain.
func TestRoomForDG(t *testing.T) {
	if got := beside(-1000, 12, 20); got != "" {
		t.Errorf("in a narrow place: %q", got)
	}
	if got := beside(-1000, 12, 200); got != "+1000" {
		t.Errorf("in a wide place: %q", got)
	}
	if got := beside(1000, 12, 200); got != "DG 1000" {
		t.Errorf("with damage: %q", got)
	}
	if got := beside(0, 12, 200); got != "" {
		t.Errorf("without damage: %q", got)
	}
}
