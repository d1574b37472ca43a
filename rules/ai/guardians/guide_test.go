package guardians

import (
	"testing"

	"godeck/rules"
	"godeck/rules/ai"
	bgd "godeck/rules/guardians"
)

// beginners has two beginners play a match up to a turn; each answer is seen before it
// is given.
func beginners(t *testing.T, g *bgd.Game, seed uint64, own [2][]rules.DefID, turn int16, see func(s *rules.State, p rules.Seat, o rules.Option)) {
	t.Helper()
	eng := rules.NewEngine(g)
	players := [2]ai.Player{Guide.New(g, ai.Easy, own[0], seed), Guide.New(g, ai.Easy, own[1], seed+7)}
	var s rules.State
	var v rules.View
	g.Setup(&s, seed, own)
	for eng.Advance(&s, nil); !s.Over() && s.Turn < turn; {
		p := s.ToAnswer()
		rules.ViewInto(eng.Table(), &s, p, &v)
		for _, o := range ai.Ask(players[p], &v) {
			see(&s, p, o)
			if err := eng.Answer(&s, p, o, nil); err != nil {
				t.Fatal(err)
			}
			if !s.Waiting(p) {
				break
			}
		}
	}
}

// TestGuardiansRoll checks that a player whose attack hits on three numbers or
// more and finds a guardian never ends the turn without a roll, and that a
// beginner does not empty its hand into Force.
func TestGuardiansRoll(t *testing.T) {
	g, err := bgd.Load()
	if err != nil {
		t.Fatal(err)
	}
	decks := g.Lib.Decks()
	rolls, passes := 0, 0
	for seed := uint64(1); seed <= 4; seed++ {
		own := [2][]rules.DefID{g.DeckOf(decks[int(seed)%len(decks)]), g.DeckOf(decks[int(seed*3+1)%len(decks)])}
		beginners(t, g, seed, own, 12, func(s *rules.State, p rules.Seat, o rules.Option) {
			good := s.Dec.Prompt == bgd.PromptSet && bgd.ReadyForce(s, p) > 0 && bgd.AttackGuardian(s, p.Other()) != 0 && g.Odds(s, p) >= 3
			switch {
			case s.Dec.Prompt == bgd.PromptFollow && o.Verb == rules.Use && s.Seats[p][bgd.Turns] > 1 && ai.Count(s, bgd.Hand, p) <= 3:
				t.Errorf("seed %d, turn %d: a second card is charged from the last", seed, s.Turn)
			case good && o.Verb == rules.Attack:
				rolls++
			case good && o.Verb == rules.Pass:
				passes++
			}
		})
	}
	if rolls < 10 || passes > 0 {
		t.Errorf("%d rolls, %d turns ended without one", rolls, passes)
	}
}

// TestNeedless checks that no player lets an effect change its die that hits
// already to a number of the same attack, while one that misses may be changed.
func TestNeedless(t *testing.T) {
	g, err := bgd.Load()
	if err != nil {
		t.Fatal(err)
	}
	seen, kept := 0, 0
	for seed := uint64(1); seed <= 40 && seen < 6; seed++ {
		deck := g.DeckOf(g.Lib.Decks()[1])
		own := [2][]rules.DefID{deck, deck}
		beginners(t, g, seed, own, 10, func(s *rules.State, p rules.Seat, o rules.Option) {
			yes := rules.Option{Verb: rules.Yes}
			needless := g.Needless(s, yes)
			kept += rules.Truth(s.Dec.Prompt == bgd.PromptMay && !needless)
			if needless {
				if seen++; o == yes {
					t.Errorf("seed %d, turn %d: a die that hits is changed", seed, s.Turn)
				}
			}
		})
	}
	if seen == 0 || kept == 0 {
		t.Errorf("%d needless changes offered, %d others", seen, kept)
	}
}

// TestBeginnersDoNotChain checks that a beginner adds no Extra Phase to its hits while a
// match is young, and may later.
func TestBeginnersDoNotChain(t *testing.T) {
	g, err := bgd.Load()
	if err != nil {
		t.Fatal(err)
	}
	asked, entered := 0, 0
	for seed := uint64(1); seed <= 12; seed++ {
		decks := g.Lib.Decks()
		own := [2][]rules.DefID{g.DeckOf(decks[int(seed)%len(decks)]), g.DeckOf(decks[int(seed*3+1)%len(decks)])}
		beginners(t, g, seed, own, 24, func(s *rules.State, p rules.Seat, o rules.Option) {
			prompt, early := s.Dec.Prompt, s.Seats[p][bgd.Turns] < chains
			if prompt == bgd.PromptExtra {
				asked += rules.Truth(early)
				if entered += rules.Truth(!early && o.Verb == rules.Mode); early && o.Verb == rules.Mode {
					t.Errorf("seed %d, turn %d: a beginner enters the Extra Phase", seed, s.Turn)
				}
			}
		})
	}
	if asked == 0 {
		t.Error("no Extra Phase is offered early")
	}
	t.Logf("offered early %d times, entered later %d times", asked, entered)
}

// TestBeginnerOverlooks checks that a beginner answers no summon and mends no roll.
func TestBeginnerOverlooks(t *testing.T) {
	g, err := bgd.Load()
	if err != nil {
		t.Fatal(err)
	}
	asked := 0
	for seed := uint64(1); seed <= 4; seed++ {
		deck := g.DeckOf(g.Lib.Decks()[1])
		own := [2][]rules.DefID{deck, deck}
		beginners(t, g, seed, own, 12, func(s *rules.State, p rules.Seat, o rules.Option) {
			late := s.Seats[p][bgd.Turns] > 1
			mends := s.Dec.Prompt == bgd.PromptMay && g.Turns(s, p, rules.Option{Verb: rules.Yes}) != 0
			if late && (s.Dec.Prompt == bgd.PromptSpeed || mends) && len(rules.Options(g, s, p, nil)) > 1 {
				if asked++; o.Verb != rules.Pass && o.Verb != rules.No {
					t.Errorf("seed %d, turn %d: prompt %d is answered by %v", seed, s.Turn, s.Dec.Prompt, o)
				}
			}
		})
	}
	if asked == 0 {
		t.Error("nobody is asked")
	}
}
