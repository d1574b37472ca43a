package outlook

import (
	"testing"

	"godeck/rules"
)

// TestNear checks which misses are close.
func TestNear(t *testing.T) {
	for _, c := range []struct {
		n, mask int
		near    bool
	}{{4, 1<<1 | 1<<3, true}, {2, 1<<3 | 1<<4, true}, {6, 1<<1 | 1<<4, false}, {1, 1 << 6, false}} {
		if Near(c.n, c.mask) != c.near {
			t.Errorf("%d beside %b: near is not %v", c.n, c.mask, c.near)
		}
	}
}

// TestSpend checks that Force is spent of which there is most.
func TestSpend(t *testing.T) {
	var st rules.State
	var legal []rules.Option
	for i, d := range []rules.DefID{3, 5, 4, 5} {
		st.Cards[i+1].Def = d
		legal = append(legal, rules.Option{Verb: rules.Pick, Card: rules.CardID(i + 1)})
	}
	if o := Spend(&st, legal); o.Card != 2 {
		t.Errorf("card %d is spent", o.Card)
	}
	if o := Spend(&st, []rules.Option{{Verb: rules.Done}}); o.Verb != rules.Done {
		t.Errorf("%v ends a payment", o)
	}
}
