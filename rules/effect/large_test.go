package effect_test

import (
	"errors"
	"fmt"
	"runtime"
	"strings"
	"testing"

	"godeck/rules/effect"
	"godeck/rules/games/all"
)

// TestLargePacks checks that a file of absurd size is refused with its place,
// before it has taken memory for what cannot be a pack.
func TestLargePacks(t *testing.T) {
	v := all.Games()[0].Vocabulary()
	keys := func(n int) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, "\n\"k%d\":1,", i)
		}
		return b.String()
	}
	lists := strings.TrimSuffix(strings.Repeat("["+strings.TrimSuffix(strings.Repeat("{},", 1999), ",")+"],\n", 500), ",\n")
	for name, c := range map[string]struct{ data, want string }{
		"a million cards":       {`{"cards":[` + strings.Repeat("{},", 999_999) + `{}]}`, "a list of more than 2000 entries"},
		"a million in lists":    {`{"cards":[` + lists + `]}`, "more than 400000 values"},
		"300,000 unknown words": {"{" + keys(300_000) + `"id":"a"}`, "x.json:101: an object with more than 100 fields"},
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		_, err := effect.ReadPack(v, "x.json", []byte(c.data))
		runtime.ReadMemStats(&after)
		if faults := (effect.Faults)(nil); !errors.As(err, &faults) || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %.200v", name, err)
		}
		if used := (after.TotalAlloc - before.TotalAlloc) >> 20; used > 128 {
			t.Errorf("%s: %d MB", name, used)
		}
	}
}
