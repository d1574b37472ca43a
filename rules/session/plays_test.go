package session

import (
	"math/rand/v2"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/ai"
	"godeck/rules/games"
	"godeck/rules/games/all"
	"godeck/rules/replay"
)

// finish plays a session to its end without a screen, by nothing but the
// interface. It returns how often each seat was asked.
func finish(t *testing.T, s Session, r *rand.Rand) (asked [2]int) {
	t.Helper()
	for n := 0; !s.View().S.Over(); n++ {
		if n > 400_000 {
			t.Fatal("no end")
		}
		s.Update()
		s.Events()
		if p, ok := s.HandOver(); ok {
			s.TakeSeat(p)
		}
		if o := s.Options(); len(o) > 0 {
			asked[s.Audience()]++
			if err := s.Answer(o[r.IntN(len(o))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	return asked
}

// between begins a match of a game; seats without a person are played at random.
func between(t *testing.T, g games.Game, people [2]bool) *Local {
	t.Helper()
	decks := g.Library().Decks()
	set := replay.Setup{Seed: 5}
	c := Config{Names: [2]lang.Phrase{{JA: "一", EN: "One"}, {JA: "二", EN: "Two"}}}
	for p := range people {
		set.Decks[p] = replay.Deck{ID: decks[p].ID}
		if !people[p] {
			set.Seats[p] = replay.Player{Kind: "ai", Level: "random"}
			c.Players[p] = &ai.Random{Rules: g, R: rand.New(rand.NewPCG(5, uint64(p)))}
		}
	}
	var err error
	if c.Match, err = replay.New(g, set); err != nil {
		t.Fatal(err)
	}
	return New(c)
}

// TestPlaysWithoutAScreen plays every game as two people, a person and a
// computer player, and two computer players, and reads the record again.
func TestPlaysWithoutAScreen(t *testing.T) {
	for _, e := range all.Games() {
		g, err := all.Load(e.ID)
		if err != nil {
			t.Fatal(err)
		}
		for _, people := range [][2]bool{{true, true}, {true, false}, {false, true}, {false, false}} {
			s := between(t, g, people)
			asked := finish(t, s, rand.New(rand.NewPCG(1, 2)))
			for p := range people {
				if asked[p] > 0 != people[p] {
					t.Errorf("%s, people %v: asked %v", e.ID, people, asked)
				}
			}
			data, _ := s.Record()
			rec, err := replay.ParseJSON(data)
			if err != nil {
				t.Fatal(err)
			}
			again, err := replay.Replay(g, rec)
			if err != nil {
				t.Fatal(err)
			}
			if want := s.View().S.Result; again.State().Result != want {
				t.Errorf("%s, people %v: %v again, %v before", e.ID, people, again.State().Result, want)
			}
		}
	}
}

// TestAnotherHalfElsewhere plays a match whose opponent is behind a wrapper
// that holds answers back: whoever follows a session needs no more than its
// interface.
func TestAnotherHalfElsewhere(t *testing.T) {
	g, err := all.Load(all.Games()[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	s := &late{Session: between(t, g, [2]bool{true, false})}
	if finish(t, s, rand.New(rand.NewPCG(1, 2))); s.View().S.Result.Winner == rules.NoSeat && s.View().S.Result.Reason == 0 {
		t.Error("no result")
	}
	if s.held == 0 {
		t.Error("nothing was held back")
	}
}

// late lets the other half act in every third tick only.
type late struct {
	Session
	n, held int
}

func (l *late) Update() {
	if l.n++; l.n%3 != 0 {
		l.held++
		return
	}
	l.Session.Update()
}
