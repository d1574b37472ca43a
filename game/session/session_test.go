package session

import (
	"math/rand/v2"
	"testing"

	"godeck/rules"
	"godeck/rules/ai"
	"godeck/rules/effect"
	ztm "godeck/rules/zutomayo"
)

func config(t *testing.T, humans [2]bool) Config {
	t.Helper()
	g, err := ztm.Load()
	if err != nil {
		t.Fatal(err)
	}
	pre := g.Lib.Decks()
	c := Config{Game: g, GameID: "zutomayo", Seed: 5}
	for p := range c.Seats {
		cards := g.DeckOf(pre[p%len(pre)])
		c.Seats[p] = Seat{Name: effect.Text{JA: "席", EN: "Seat"}, Deck: pre[p%len(pre)].ID, Cards: cards}
		if !humans[p] {
			c.Seats[p].AI = ai.NewZutomayo(g, ai.Easy, cards, 3)
		}
	}
	return c
}

// play goes on until the match is over, answering for people at random.
func play(t *testing.T, s *Session, r *rand.Rand, watch func()) {
	t.Helper()
	for n := 0; !s.state.Over(); n++ {
		if n > 200000 {
			t.Fatal("no end")
		}
		s.Events()
		s.Update()
		if p, ok := s.HandOver(); ok {
			if s.Audience() == p {
				t.Fatal("hand-over to the seat that has the device")
			}
			s.TakeSeat(p)
		}
		opts := s.Options()
		if len(opts) > 0 {
			if err := s.Answer(opts[r.IntN(len(opts))]); err != nil {
				t.Fatal(err)
			}
		}
		if watch != nil {
			watch()
		}
	}
}

func TestAgainstAI(t *testing.T) {
	s, err := New(config(t, [2]bool{true, false}))
	if err != nil {
		t.Fatal(err)
	}
	saves := 0
	s.cfg.Saved = func(*Session) { saves++ }
	play(t, s, rand.New(rand.NewPCG(1, 1)), func() {
		if s.Audience() != 0 {
			t.Fatal("the screen shows another seat")
		}
	})
	if saves != len(s.answers) {
		t.Errorf("%d saves for %d answers", saves, len(s.answers))
	}
	// The answers alone give the same match.
	c := s.Config()
	again, err := New(c)
	if err != nil {
		t.Fatal(err)
	}
	if again.state != s.state {
		t.Error("the same answers gave another match")
	}
}

// Two people at one device never see each other's hand (ZTM-3.9).
func TestTwoPeopleSeeOnlyTheirOwn(t *testing.T) {
	s, err := New(config(t, [2]bool{true, true}))
	if err != nil {
		t.Fatal(err)
	}
	play(t, s, rand.New(rand.NewPCG(2, 2)), func() {
		v := s.View()
		for p := rules.Seat(0); p < 2; p++ {
			if s.Audience() == p {
				continue
			}
			for _, c := range v.S.Zone(rules.ZoneOf(ztm.Hand, p)) {
				if v.Known(c) && s.state.Card(c).Known == 0 {
					t.Fatalf("audience %d sees a card of seat %d's hand", s.Audience(), p)
				}
			}
		}
	})
}

// Undo gives back the state before the last own answer, whatever came after.
func TestUndo(t *testing.T) {
	undone := 0
	for seed := uint64(1); undone < 40; seed++ {
		c := config(t, [2]bool{true, false})
		c.Seed = seed
		s, err := New(c)
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(seed, 4))
		left := 6
		play(t, s, r, func() {
			if can, _ := s.CanUndo(); !can || left == 0 || r.IntN(6) != 0 {
				return
			}
			want := s.before[s.last()]
			if err := s.Undo(); err != nil {
				t.Fatal(err)
			}
			if s.state != want {
				t.Fatal("undo gave another state")
			}
			undone++
			left--
		})
		if _, err := New(s.Config()); err != nil {
			t.Errorf("the record is not playable after undo: %v", err)
		}
		if seed > 60 {
			t.Fatalf("only %d undos tried", undone)
		}
	}
}

// A replay shows every position, and can be gone on with from any.
func TestReplayAndContinue(t *testing.T) {
	s, err := New(config(t, [2]bool{true, false}))
	if err != nil {
		t.Fatal(err)
	}
	play(t, s, rand.New(rand.NewPCG(6, 6)), nil)
	end := s.state
	c := s.Config()
	c.Watch = true
	w, err := New(c)
	if err != nil {
		t.Fatal(err)
	}
	if w.At() != 0 || w.View().S.Over() {
		t.Error("a replay does not begin at the beginning")
	}
	w.SetPlaying(true)
	for n := 0; w.At() < w.Len(); n++ {
		if n > 100000 {
			t.Fatal("the replay does not go on")
		}
		w.Events()
		w.Update()
	}
	if *w.current() != end {
		t.Error("the replay ends elsewhere")
	}
	w.Seek(w.Len() / 2)
	w.Continue()
	play(t, w, rand.New(rand.NewPCG(7, 7)), nil)
}

// A record with an answer that is not legal is refused by its place.
func TestBadAnswerIsNamed(t *testing.T) {
	c := config(t, [2]bool{true, false})
	c.Answers = []Answer{{0, rules.Option{Verb: rules.Name, N: 3}}}
	if _, err := New(c); err == nil || err.Error()[:13] != "answer 1 of 1" {
		t.Errorf("got %v", err)
	}
}
