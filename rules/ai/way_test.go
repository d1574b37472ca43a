package ai_test

import (
	"strings"
	"testing"

	"godeck/rules"
	"godeck/rules/ai"
	guides "godeck/rules/ai/all"
	"godeck/rules/games"
)

// Every way to play plays a whole match, and differs from the others somewhere;
// equal seeds play alike.
func TestWays(t *testing.T) {
	each(t, func(t *testing.T, g games.Game) {
		ends := map[uint64]ai.Way{}
		for _, way := range []ai.Way{ai.Steady, ai.Bold, ai.Careful, ai.Greedy} {
			play := func(seed uint64) *rules.State {
				decks := g.Library().Decks()
				lists := [2][]rules.DefID{g.Library().Expand(decks[0]), g.Library().Expand(decks[1])}
				guide := guides.Of(g.Table().Game)
				guide.Way = way
				return match(t, g, seed, [2]ai.Player{guide.New(g, ai.Easy, lists[0], 1), player(g, ai.Easy, lists[1], 2)}, lists)
			}
			sum := uint64(0)
			for seed := uint64(11); seed < 15; seed++ {
				s := play(seed)
				if !s.Over() {
					t.Errorf("way %d does not end", way)
				}
				sum = sum*31 + s.Hash()
			}
			if other, ok := ends[sum]; ok {
				t.Errorf("ways %d and %d play alike", way, other)
			}
			ends[sum] = way
			if way == ai.Bold && play(11).Hash() != play(11).Hash() {
				t.Errorf("way %d plays differently with the same seed", way)
			}
		}
	})
}

// TestGreedySummons: whoever weighs what is there at once does not take a creature
// that waits on the stack for a lost card.
func TestGreedySummons(t *testing.T) {
	n := 0
	for _, q := range positions {
		if !strings.HasPrefix(q.name, "two mana are") && !strings.HasPrefix(q.name, "six mana and") {
			continue
		}
		n++
		for _, l := range []ai.Level{ai.Normal, ai.Hard} {
			for _, a := range q.answered(t, l, 5, ai.Greedy) {
				if q.wrong(a) {
					t.Errorf("%s, %v: %s", q.name, l, a)
				}
			}
		}
	}
	if n != 2 {
		t.Fatalf("%d positions", n)
	}
}
