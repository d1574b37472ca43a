package judges

import "testing"

// TestHalls: a hall of its own hangs about each rival, and none about nobody.
func TestHalls(t *testing.T) {
	of := map[int]string{0: "nobody"}
	for _, r := range List {
		f := Faith(r)
		if was, ok := of[f]; ok || f > 6 {
			t.Errorf("the hall of %s is that of %s: %d", r.ID, was, f)
		}
		of[f] = r.ID
	}
	if Faith(nil) != 0 {
		t.Error("cloth of nobody's")
	}
}
