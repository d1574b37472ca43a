package drawn

import (
	"testing"

	"godeck/internal/lang"
)

// TestMissing checks that every rule that excuses a phrase counts as needed, whichever
// of them is met first, and that one that excuses none is reported.
func TestMissing(t *testing.T) {
	w := lang.Words{"ask.change.why.on": {JA: "あ", EN: "a"}, "ask.invade": {JA: "い", EN: "b"}}
	except := map[string]string{"ask.*.why.on": Rare, "ask.change*": Rare, "ask.invade*": Rare}
	for range 50 {
		if list := new(Seen).Missing(w, except); len(list) > 0 {
			t.Fatal(list)
		}
	}
	except["ask.none*"] = Rare
	if list := new(Seen).Missing(w, except); len(list) != 1 {
		t.Error(list)
	}
}
