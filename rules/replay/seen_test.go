package replay_test

import (
	"slices"
	"testing"

	"godeck/rules"
)

// TestSeen checks that Seen has no card that the seat has not seen, and has
// all that are visible now.
func TestSeen(t *testing.T) {
	for _, name := range []string{"zutomayo", "magna", "duemagic"} {
		g := load(t, name)
		m := playOut(t, g, 7, pairOf(g))
		for p := rules.Seat(0); p < 2; p++ {
			seen := m.Seen(p)
			if !slices.IsSorted(seen) {
				t.Fatalf("%s: not in order", name)
			}
			brought := map[rules.DefID]int{}
			var v rules.View
			m.View(p, &v)
			open := map[rules.DefID]int{}
			for id := rules.CardID(1); id <= rules.CardID(v.S.NCards); id++ {
				if c := v.S.Card(id); c.Owner != p && c.Def != 0 {
					open[c.Def]++
				}
				if c := m.State().Card(id); c.Owner != p {
					brought[c.Def]++
				}
			}
			count := map[rules.DefID]int{}
			for _, d := range seen {
				count[d]++
			}
			for d, n := range count {
				if n > brought[d] {
					t.Errorf("%s: the memo of %s has %d of a card of which there are %d", name, p, n, brought[d])
				}
			}
			for d, n := range open {
				if n > count[d] {
					t.Errorf("%s: %d of a card lie open, the memo of %s has %d", name, n, p, count[d])
				}
			}
			if len(open) == 0 {
				t.Errorf("%s: nothing lies open", name)
			}
		}
	}
}
