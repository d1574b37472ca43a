package typeset_test

import (
	"testing"

	"godeck/scenes/ui/typeset"
)

// TestCut cuts a line at every width: what is left fits, is as long as it can be, and
// nothing is left of it at last.
func TestCut(t *testing.T) {
	const line = "Lamplight 行列"
	wide := typeset.Measure(line, typeset.Bold, 20)
	for w := wide + 1; w >= 0; w -= 0.5 {
		if s := typeset.Beginning(line, typeset.Bold, 20, w); s != "…" && typeset.Measure(s, typeset.Bold, 20) > w || w >= wide != (s == line) {
			t.Errorf("%.1f: %q", w, s)
		}
		if s := typeset.End(line, typeset.Bold, 20, w); typeset.Measure(s, typeset.Bold, 20) > w || w >= wide != (s == line) {
			t.Errorf("%.1f: %q", w, s)
		}
	}
	if s := typeset.Beginning("", typeset.Bold, 20, 0); s != "" {
		t.Errorf("%q of nothing", s)
	}
}
