package icon

import (
	"strconv"
	"strings"
	"testing"
)

// TestIcons checks that every icon has strokes with the right numbers.
func TestIcons(t *testing.T) {
	want := map[string]int{"o": 3, "d": 3, "a": 5, "r": 5, "f": 4, "*": 5}
	for ic := None + 1; ic < Count; ic++ {
		if len(ic.Strokes()) == 0 {
			t.Errorf("icon %d is empty", ic)
		}
		_, art, _ := strings.Cut(art[ic], ": ")
		for part := range strings.SplitSeq(art, ", ") {
			f := strings.Fields(part)
			for _, word := range f[1:] {
				if _, err := strconv.ParseFloat(word, 32); err != nil {
					t.Errorf("icon %d: %q: %v", ic, part, err)
				}
			}
			if n := len(f) - 1; f[0] == "l" && (n < 4 || n%2 != 0) || f[0] != "l" && want[f[0]] != n {
				t.Errorf("icon %d: %q has %d numbers", ic, part, n)
			}
		}
	}
}
