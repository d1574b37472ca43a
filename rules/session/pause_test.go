package session

import (
	"math/rand/v2"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/ai"
	aiall "godeck/rules/ai/all"
	"godeck/rules/games/all"
	"godeck/rules/replay"
)

// TestPausesTellNothing checks that the ticks in which a computer player
// answers out of its turn follow from what the other seat sees: neither a hand
// without an answer nor the length of a search shows.
func TestPausesTellNothing(t *testing.T) {
	var empty, full int
	for _, e := range all.Games() {
		t.Run(e.ID, func(t *testing.T) {
			s := against(t, e.ID, ai.Normal)
			s.cfg.Late = func(bool) bool { return true } // a clock says nothing either
			r := rand.New(rand.NewPCG(1, 2))
			before := empty + full
			for n := 0; !s.m.State().Over() && empty+full < before+60 && n < 40000; n++ {
				s.Events()
				if s.m.State().Waiting(1) && s.thinking != 1 {
					answered(t, s, &empty, &full)
				}
				s.Update()
				if opts := s.Options(); len(opts) > 0 {
					if err := s.Answer(opts[r.IntN(len(opts))]); err != nil {
						t.Fatal(err)
					}
				}
			}
			if empty+full == before {
				t.Error("no answer out of turn")
			}
		})
	}
	if empty < 20 || full < 20 {
		t.Errorf("%d answers without a choice, %d with one: both should occur", empty, full)
	}
}

// against returns a match of a person against a computer player with its pauses.
func against(t *testing.T, id string, level ai.Level) *Local {
	t.Helper()
	g, err := all.Load(id)
	if err != nil {
		t.Fatal(err)
	}
	set := replay.Setup{Seed: 7, Seats: [2]replay.Player{{}, {Kind: "ai", Level: level.String()}}}
	c := Config{Names: [2]lang.Phrase{{JA: "一", EN: "One"}, {JA: "二", EN: "Two"}}}
	decks := g.Library().Decks()
	for p := range set.Decks {
		set.Decks[p] = replay.Deck{ID: decks[p].ID}
	}
	c.Players[1] = aiall.Of(id).New(g, level, g.Library().Expand(decks[1]), 3)
	c.Pauses[1] = PausesOf(level)
	if c.Match, err = replay.New(g, set); err != nil {
		t.Fatal(err)
	}
	return New(c)
}

// answered lets the computer player of seat 1 answer its question, and counts
// the ticks if it is not its turn.
func answered(t *testing.T, s *Local, empty, full *int) {
	t.Helper()
	seen := s.View().S // the other seat's
	want := PausesOf(ai.Normal).Answer
	switch {
	case seen.Dec.Kind == rules.Commit:
		want = PausesOf(ai.Normal).Secret
	case seen.Active == 1:
		return
	case rules.AutoPassOf(s.m.Game(), s.View(), nil).Quick:
		want = PausesOf(ai.Normal).Calm
	}
	if len(s.m.Options(1)) == 1 {
		*empty++
	} else {
		*full++
	}
	ticks, had := 0, s.m.Len()
	for ; s.m.Len() == had; ticks++ {
		if ticks > 1000 {
			t.Fatal("no answer")
		}
		s.Update()
	}
	if ticks != want {
		t.Fatalf("answered after %d ticks, %d expected from what the other sees (prompt %d)", ticks, want, seen.Dec.Prompt)
	}
}

// TestOwnTurnIsLimited checks that a computer player whose search is never
// done answers in its own turn after Pauses.Own ticks, and not before.
func TestOwnTurnIsLimited(t *testing.T) {
	limited(t, nil, func(s *Local) int { return s.cfg.Pauses[1].Own })
}

// TestOwnTurnIsLimitedByTheClock is the same where a clock has run out before.
func TestOwnTurnIsLimitedByTheClock(t *testing.T) {
	n := 0
	limited(t, func(begins bool) bool {
		if n++; begins {
			n = 0
		}
		return n >= 20
	}, func(*Local) int { return 21 })
}

// limited lets computer players whose search is never done answer in their own
// turn, and compares the ticks that they take.
func limited(t *testing.T, late func(begins bool) bool, want func(s *Local) int) {
	t.Helper()
	asked := 0
	for _, e := range all.Games() {
		t.Run(e.ID, func(t *testing.T) {
			s := against(t, e.ID, ai.Hard)
			s.cfg.Think, s.cfg.Late = func(ai.Player) bool { return false }, late
			r := rand.New(rand.NewPCG(1, 2))
			own := 0
			for n := 0; own < 3 && n < 2000 && !s.m.State().Over(); n++ {
				s.Events()
				if s.m.State().Waiting(1) && s.thinking != 1 && !outOfTurn(s) {
					ticks, had := 0, s.m.Len()
					for ; s.m.Len() == had && ticks < 1000; ticks++ {
						s.Update()
					}
					if ticks != want(s) {
						t.Fatalf("answered after %d ticks, %d expected", ticks, want(s))
					}
					own++
					continue
				}
				s.Update()
				if opts := s.Options(); len(opts) > 0 {
					if err := s.Answer(opts[r.IntN(len(opts))]); err != nil {
						t.Fatal(err)
					}
				}
			}
			asked += own
		})
	}
	if asked < 6 {
		t.Errorf("%d questions in one's own turn", asked)
	}
}

// outOfTurn reports whether the computer player of seat 1 answers after a fixed time.
func outOfTurn(s *Local) bool {
	var v rules.View
	s.m.View(1, &v)
	least, _ := s.pause(&v)
	return least > 0
}
