package session

import (
	"math/rand/v2"
	"testing"

	"godeck/rules"
	"godeck/rules/games"
	"godeck/rules/games/all"
)

// TestFreeUndo plays every game at random and checks that undo is free exactly
// while the player knows no more than when asked: no card seen for the first
// time, no chance, no answer of the computer's that tells something. What the
// opponent learns from the player's own answer is no reason.
func TestFreeUndo(t *testing.T) {
	for _, e := range all.Games() {
		g, err := all.Load(e.ID)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(e.ID, func(t *testing.T) { freeUndo(t, g) })
	}
}

func freeUndo(t *testing.T, g games.Game) {
	free, shown := 0, 0
	r := rand.New(rand.NewPCG(3, 8))
	for round := range 3 {
		s := between(t, g, [2]bool{true, false})
		for range 100 * round { // another course
			r.IntN(2)
		}
		for n := 0; !s.View().S.Over() && n < 20_000; n++ {
			s.Update()
			s.Events()
			o := s.Options()
			if len(o) == 0 {
				continue
			}
			if to, f, ok := s.m.Back(0, 1); ok {
				more, other := gained(s, 0, to)
				if f == (more || other) {
					t.Fatalf("%d answers, back to %d (%v): free %v, knows more %v, answered %v", s.m.Len(), to, s.m.Record().Answers[to:], f, more, other)
				}
				if f {
					free++
					shown += rules.Truth(s.m.At(to).News != s.m.State().News)
				}
			}
			if err := s.Answer(o[r.IntN(len(o))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if free < 5 {
		t.Errorf("undo was free only %d times", free)
	}
	t.Logf("free %d times, %d of them after the opponent had learned something", free, shown)
}

// gained reports whether a seat knows more than after the first n answers, from
// what it sees and is told, and whether the other's answers told it something.
func gained(s *Local, seat rules.Seat, n int) (more, other bool) {
	a := s.m.Record().Answers
	tb := s.m.Game().Table()
	for k := n + 1; k <= len(a); k++ {
		was, is := s.m.At(k-1), s.m.At(k)
		lies, known := [rules.MaxCards + 1]rules.ZoneID{}, [rules.MaxCards + 1]bool{}
		for id := rules.CardID(1); int(id) <= int(is.NCards); id++ {
			lies[id], known[id] = was.Card(id).Zone, tb.Sees(&was, seat, id)
			more = more || tb.Sees(&is, seat, id) && !known[id]
		}
		for _, ev := range s.m.RawEvents(k) {
			switch told := ev.For(seat); {
			case ev.Kind == rules.EvShuffle: // who knew where a card is knows no more
				for id := range lies {
					known[id] = known[id] && lies[id] != ev.To
				}
			case ev.Kind == rules.EvRandom, told.Def != 0 && told.Card != 0 && !known[told.Card]:
				more = true
			}
			if ev.Kind == rules.EvMove {
				lies[ev.Card] = ev.To
			}
		}
		if now := s.m.State().Dec; a[k-1].Seat != seat && a[k-1].Option.Verb != rules.Pass {
			other = other || now.Kind != rules.Commit || was.Dec.ID != now.ID
		}
	}
	return more, other
}
