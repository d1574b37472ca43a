package session

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"testing"

	"godeck/rules"
	"godeck/rules/ai"
	guide "godeck/rules/ai/zutomayo"
	ztm "godeck/rules/zutomayo"
)

// TestOpinion: of every decision of a person in a match that is over an expert says what it
// would have done, with what that person saw alone; nothing of it is kept.
func TestOpinion(t *testing.T) {
	s := seat(t, 5, [2]bool{true, false})
	s.cfg.Saved = func(*Local) {}
	g := s.m.Game().(*ztm.Game)
	s.cfg.Expert = func(p rules.Seat) (ai.Player, Pauses) {
		if p != 0 {
			t.Errorf("an expert is asked about the computer player at seat %d", p)
		}
		return guide.Guide.New(g, ai.Easy, g.DeckOf(g.Lib.Decks()[0]), 9), Pauses{}
	}
	play(t, s, rand.New(rand.NewPCG(1, 1)), func() {
		if o, due := OpinionOf(s); o != nil || due {
			t.Fatal("an opinion during the match")
		}
	})
	before, _ := s.Record()
	length, given, same := s.Len(), 0, 0
	for at := range length {
		s.Seek(at)
		for n := 0; n < 2000; n++ {
			s.Events()
			if s.Update(); !due(s) {
				break
			}
		}
		by, answer := s.m.Given(at)
		o, _ := OpinionOf(s)
		if by != 0 {
			if o != nil {
				t.Fatalf("at %d an opinion on the computer player", at)
			}
			continue
		}
		if o == nil {
			t.Fatalf("at %d no opinion", at)
		}
		if o.View.Seat != 0 || o.By != 0 || o.At > at || len(o.Would) == 0 || answer.Ends() && answer.Verb != rules.Done && !slices.ContainsFunc(o.Did, func(d Deed) bool { return d.Option == answer }) {
			t.Fatalf("at %d, answer %v: %v, %v, begins at %d", at, answer, o.Did, o.Would, o.At)
		}
		given++
		same += rules.Truth(o.Alike)
		branch := s.m.Branch(o.At)
		for _, d := range o.Would {
			if _, err := branch.Answer(0, d.Option); err != nil {
				t.Fatal(err)
			}
		}
	}
	if given == 0 || same == 0 || same == given {
		t.Errorf("%d opinions, %d agree", given, same)
	}
	if now, _ := s.Record(); !bytes.Equal(now, before) || s.At() != length-1 || s.Len() != length {
		t.Error("the match has changed")
	}
	s.SetPlaying(true)
	if o, due := OpinionOf(s); o != nil || due {
		t.Error("an opinion while the replay runs")
	}
	s.Seek(0)
	s.Continue()
	if o, due := OpinionOf(s); o != nil || due || s.critic.held != nil {
		t.Error("an opinion on a match that goes on")
	}
}

// TestAlike: which of two like cards is taken makes no difference, nor in which order where
// the order is free.
func TestAlike(t *testing.T) {
	var s rules.State
	for c, def := range []rules.DefID{1, 1, 2} {
		s.Cards[c+1] = rules.Card{Def: def, Stamp: uint16(c), Since: int16(c)}
	}
	pick := func(cards ...rules.CardID) (out []Deed) {
		for _, c := range cards {
			out = append(out, Deed{Option: rules.Option{Verb: rules.Pick, Card: c}})
		}
		return out
	}
	done := Deed{Option: rules.Option{Verb: rules.Done}}
	for _, c := range []struct {
		a, b    []Deed
		ordered bool
		want    bool
	}{
		{pick(1), pick(2), false, true},
		{pick(1), pick(3), false, false},
		{pick(1, 3), append(pick(3, 2), done), false, true},
		{pick(1, 3), pick(3, 2), true, false},
		{pick(1, 2), pick(1), false, false},
		{pick(1), pick(1, 2), false, false},
		{nil, []Deed{done}, false, true},
	} {
		if s.Dec.Ordered = c.ordered; alike(&s, c.a, c.b) != c.want {
			t.Errorf("%v and %v, ordered %v: not %v", c.a, c.b, c.ordered, c.want)
		}
	}
	s.Cards[2].N[0] = 3 // no longer alike
	if alike(&s, pick(1), pick(2)) {
		t.Error("a damaged card is as good as a whole one")
	}
}

func due(s Session) bool {
	_, d := OpinionOf(s)
	return d
}
