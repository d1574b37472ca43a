package outlook

import (
	"testing"

	"godeck/rules"
	bgd "godeck/rules/guardians"
)

// TestCrest checks that the crest of a deck is of the tribe of which it has most,
// whatever guardian of no tribe is in it, and none of a deck without a tribe.
func TestCrest(t *testing.T) {
	g, err := bgd.Load()
	if err != nil {
		t.Fatal(err)
	}
	of := func(tribe int) rules.DefID {
		for i := 1; i < len(g.Lib.Defs); i++ {
			if d := g.Lib.Def(rules.DefID(i)); d.Attr[bgd.AType] == bgd.NormalAttack && int(d.Attr[bgd.ATribe]) == tribe {
				return rules.DefID(i)
			}
		}
		t.Fatalf("no guardian of tribe %d", tribe)
		return 0
	}
	for _, c := range []struct {
		deck []rules.DefID
		want int
	}{{nil, 0}, {[]rules.DefID{of(0), of(0)}, 0}, {[]rules.DefID{of(0), of(0), of(0), of(1), of(2), of(1)}, 1}, {[]rules.DefID{of(1), of(2), of(2)}, 2}} {
		if got := Crest(g, c.deck); got != c.want {
			t.Errorf("the crest of %v is of tribe %d, want %d", c.deck, got, c.want)
		}
	}
}
