package mattsan

import (
	"testing"

	"godeck/rules"
	"godeck/rules/ai"
	mtz "godeck/rules/mattsan"
)

// TestMercy checks that nobody who plays sensibly loses to a beginner before their fourth
// turn, or the third where they begin second: the first can pass with a single unit in hand.
func TestMercy(t *testing.T) {
	g, err := mtz.Load()
	if err != nil {
		t.Fatal(err)
	}
	decks := g.Lib.Decks()
	eng := rules.NewEngine(g)
	for seed := uint64(1); seed <= 60; seed++ {
		at := rules.Seat(seed % 2)
		own := [2][]rules.DefID{g.Lib.Expand(decks[int(seed)%len(decks)]), g.Lib.Expand(decks[int(seed/6+1)%len(decks)])}
		var s rules.State
		var v rules.View
		easy, other := Guide.New(g, ai.Easy, own[at], seed), Guide.Thumb(g, seed+7)
		players := [2]ai.Player{other, other}
		players[at] = easy
		g.Setup(&s, seed, own)
		for eng.Advance(&s, nil); !s.Over() && s.Turn < 7; {
			p := s.ToAnswer()
			rules.ViewInto(eng.Table(), &s, p, &v)
			for _, o := range ai.Ask(players[p], &v) {
				if err := eng.Answer(&s, p, o, nil); err != nil {
					t.Fatal(err)
				}
				if !s.Waiting(p) {
					break
				}
			}
		}
		if s.Over() && s.Result.Winner == at && s.Turn <= 6 {
			t.Errorf("seed %d: lost on turn %d, for reason %d", seed, s.Turn, s.Result.Reason)
		}
	}
}
