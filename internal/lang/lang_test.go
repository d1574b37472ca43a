package lang

import "testing"

func TestFill(t *testing.T) {
	if got := Fill("{1} of {0}", 5, "x"); got != "x of 5" {
		t.Error(got)
	}
}
