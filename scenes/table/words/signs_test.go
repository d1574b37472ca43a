package words

import (
	"testing"

	"godeck/internal/lang"
	"godeck/scenes/ui"
)

// TestSigns checks that every icon has one meaning, and no two share one.
func TestSigns(t *testing.T) {
	for _, l := range []lang.Lang{lang.JA, lang.EN} {
		seen := map[string]ui.Icon{}
		for ic := range signs {
			name := SignName(nil, ic, l)
			if name == "" {
				t.Errorf("%s has no name in %s", ic, l)
			}
			if other, ok := seen[name]; ok {
				t.Errorf("%s and %s both stand for %q", ic, other, name)
			}
			seen[name] = ic
		}
	}
}
