package cards

import (
	"slices"
	"strings"
	"testing"

	"godeck/scenes/ui"
)

// TestNamesInTwoLines: a name that is too long for one line of a plate stands in
// two, and is shortened only where it is too long for those.
func TestNamesInTwoLines(t *testing.T) {
	w := ui.Measure("Lantern-Bearer", ui.Bold, 12)
	for _, c := range []struct {
		name string
		most int
		want []string
	}{
		{"Wick Page", 2, []string{"Wick Page"}},
		{"Archive Lantern", 2, []string{"Archive", "Lantern"}},
		{"Archive Lantern", 1, nil},
		{"Keeper of the Seven Drowned Bells of Autumn", 2, nil},
		{"鐘楼の見張り", 2, nil},
		{"七つの鐘を鳴らす海底の番人", 2, nil},
	} {
		got := InLines(c.name, 12, w, c.most)
		if c.want != nil && !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
		if len(got) > c.most {
			t.Errorf("%s: %d lines", c.name, len(got))
		}
		for _, line := range got {
			if ui.Measure(line, ui.Bold, 12) > w {
				t.Errorf("%s: %q is too wide", c.name, line)
			}
		}
		if whole := strings.Join(got, ""); ui.Measure(c.name, ui.Bold, 12) < 1.6*w && c.most == 2 && strings.Contains(whole, "…") {
			t.Errorf("%s: shortened to %q", c.name, got)
		}
	}
}
