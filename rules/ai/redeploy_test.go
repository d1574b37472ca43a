package ai_test

import (
	"testing"

	"godeck/rules"
	"godeck/rules/ai"
	mgn "godeck/rules/magna"
)

// TestRedeploymentsLeadSomewhere checks over matches of each level that whoever
// redeploys in Magna Spectra plans once: no card comes back to where it was before,
// there are few moves, and a base against which an invasion has been declared is
// not weakened.
func TestRedeploymentsLeadSomewhere(t *testing.T) {
	g := load(t, "magna").(*mgn.Game)
	lib := g.Library()
	pre := lib.Decks()
	for l, most := range map[ai.Level]int{ai.Easy: 9, ai.Normal: 9, ai.Hard: 4} {
		moves, phases, plain := 0, 0, true
		for seed := range uint64(6) {
			decks := [2][]rules.DefID{lib.Expand(pre[int(seed)%len(pre)]), lib.Expand(pre[int(seed+1)%len(pre)])}
			var players [2]ai.Player
			for p := range players {
				players[p] = player(g, l, decks[p], seed+uint64(p))
				ai.Limit(players[p], 30)
			}
			eng := rules.NewEngine(g)
			var s rules.State
			var v rules.View
			g.Setup(&s, seed, decks)
			eng.Advance(&s, nil)
			var been map[rules.CardID][]rules.ZoneID
			inside, hold, n := false, 0, 0
			for !s.Over() {
				p := s.ToAnswer()
				rules.ViewInto(eng.Table(), &s, p, &v)
				for _, o := range ai.Ask(players[p], &v) {
					asked := s.Dec.Prompt == mgn.PromptRedeploy && s.Vars[mgn.Battle] == 0
					if asked && !inside {
						inside, hold, n, been = true, held(g, &s, p), 0, map[rules.CardID][]rules.ZoneID{}
						phases++
					}
					before := places(&s, p)
					if err := eng.Answer(&s, p, o, nil); err != nil {
						t.Fatalf("%v, seed %d: %v", l, seed, err)
					}
					if !asked {
						inside = false
					} else if o.Verb == rules.Use {
						n++
						moves++
						for c, z := range places(&s, p) {
							if z == before[c] {
								continue
							}
							been[c] = append(been[c], before[c])
							for _, w := range been[c] {
								plain = plain && w != z
							}
						}
						if n > most {
							t.Errorf("%v, seed %d, turn %d: %d moves", l, seed, s.Turn, n)
						}
					} else if inside = false; s.Seats[p.Other()][mgn.Option] == mgn.OptionInvade && held(g, &s, p) < hold {
						t.Errorf("%v, seed %d, turn %d: the base that is attacked had %d defense and keeps %d", l, seed, s.Turn, hold, held(g, &s, p))
					}
					if !s.Waiting(p) {
						break
					}
				}
			}
		}
		t.Logf("%v: %d moves in %d redeployments", l, moves, phases)
		if !plain {
			t.Errorf("%v: a card comes back to where it was", l)
		}
		if moves == 0 {
			t.Errorf("%v: nobody ever moves", l)
		}
	}
}

// places are the bases at which a seat's units stand.
func places(s *rules.State, p rules.Seat) map[rules.CardID]rules.ZoneID {
	at := map[rules.CardID]rules.ZoneID{}
	for k := mgn.Base1; k <= mgn.Base3; k++ {
		for _, c := range s.Zone(rules.ZoneOf(k, p)) {
			at[c] = rules.ZoneOf(k, p)
		}
	}
	return at
}

// held is the defense at a seat's first standing base.
func held(g *mgn.Game, s *rules.State, p rules.Seat) (n int) {
	line := g.Front(s, p)
	for _, c := range s.Zone(rules.ZoneOf(mgn.Base1+uint8(line-1), p)) {
		if s.Card(c).Has(rules.FaceDown) {
			n++
		} else {
			n += max(1, g.Defense(s, c))
		}
	}
	return n
}
