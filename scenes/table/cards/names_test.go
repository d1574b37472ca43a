package cards

import (
	"strings"
	"testing"

	"godeck/scenes/ui"
)

// TestNamesBreakAtTheirHyphens checks where the words of a name that are too wide for
// what is seen of a card are broken.
func TestNamesBreakAtTheirHyphens(t *testing.T) {
	w := ui.Measure("Hundred-Y", ui.Bold, 12)
	if got, want := hyphened("Lux, the Hundred-Year Flame", w, 12), "Lux, the Hundred- Year Flame"; got != want {
		t.Errorf("%q, not %q", got, want)
	}
	got := hyphened("Interdependences at Sea", w, 12)
	first, _, ok := strings.Cut(got, "- ")
	if !ok || ui.Measure(first+"-", ui.Bold, 12) > w || strings.ReplaceAll(got, "- ", "") != "Interdependences at Sea" {
		t.Errorf("a word without a hyphen of its own: %q", got)
	}
}
