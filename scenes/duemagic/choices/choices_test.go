package choices

import (
	"testing"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
)

// TestAnyShield: it does not matter which shield is broken as long as nothing
// tells them apart.
func TestAnyShield(t *testing.T) {
	of := func(change func(st *rules.State)) *rules.State {
		st := &rules.State{}
		for range 3 {
			st.NewCard(0, 1, rules.ZoneOf(dmg.Shields, 1))
		}
		st.Dec = rules.Decision{Prompt: dmg.PromptShield, Arg: 1}
		change(st)
		return st
	}
	for _, c := range []struct {
		name   string
		change func(st *rules.State)
		want   bool
	}{
		{"all alike", func(*rules.State) {}, true},
		{"one is known", func(st *rules.State) { st.Cards[2].Def = 7 }, false},
		{"one came later", func(st *rules.State) { st.Cards[3].Since = 9 }, false},
		{"one lies on another", func(st *rules.State) { st.Cards[3].Host = 2 }, false},
		{"one's own", func(st *rules.State) { st.Dec.Arg = 0 }, false},
		{"something else is asked", func(st *rules.State) { st.Dec.Prompt = dmg.PromptBlock }, false},
	} {
		if got := AnyShield(of(c.change), 0); got != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
	}
}
