package session

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"godeck/rules"
	"godeck/rules/ai"
	guide "godeck/rules/ai/zutomayo"
	ztm "godeck/rules/zutomayo"
)

// TestShow: from any position of a match that is over computer players play on to an end of
// their own for the same audience, nothing of it is kept, and the way leads back.
func TestShow(t *testing.T) {
	s := seat(t, 5, [2]bool{true, false})
	saves, asked := 0, 0
	s.cfg.Saved = func(*Local) { saves++ }
	if can, on := Shows(s); can || on {
		t.Fatal("nobody can show anything, and somebody does")
	}
	g := s.m.Game().(*ztm.Game)
	s.cfg.Expert = func(p rules.Seat) (ai.Player, Pauses) {
		asked++
		if p != 0 {
			t.Errorf("the computer player at seat %d is replaced", p)
		}
		return guide.Guide.New(g, ai.Easy, g.DeckOf(g.Lib.Decks()[0]), 9), Pauses{}
	}
	if Show(s, true); s.shown != nil {
		t.Fatal("shown during the match")
	}
	play(t, s, rand.New(rand.NewPCG(1, 1)), nil)
	before, _ := s.Record()
	link, length, saved := s.Link(), s.Len(), saves
	for _, at := range []int{0, 7, length / 2, length - 1} {
		s.Seek(at)
		if can, on := Shows(s); !can || on {
			t.Fatalf("at %d it cannot be shown", at)
		}
		Show(s, true)
		if can, on := Shows(s); can || !on || s.Live() || !s.Replaying() || s.Audience() != 0 || !s.Human(0) || s.Human(1) {
			t.Fatalf("at %d: can %v, on %v, live %v, audience %d", at, can, on, s.Live(), s.Audience())
		}
		for n := 0; s.Playing() && n < 100000; n++ {
			s.Events()
			s.Update()
			if len(s.Options()) > 0 {
				t.Fatal("a watcher is asked")
			}
		}
		if !s.m.State().Over() || s.Match().Len() != length {
			t.Errorf("from %d it ends at %d, over: %v", at, s.Len(), s.m.State().Over())
		}
		if now, _ := s.Record(); !bytes.Equal(now, before) || s.Link() != link {
			t.Error("what was shown is in the record")
		}
		s.Continue() // not from what was only shown
		if Show(s, false); s.At() != at || s.Len() != length || !s.Replaying() || s.Playing() {
			t.Errorf("back at %d of %d, from %d of %d", s.At(), s.Len(), at, length)
		}
	}
	if saves != saved || asked != 4 {
		t.Errorf("%d saves, %d players", saves-saved, asked)
	}
	if s.Seek(length); s.shown != nil {
		t.Error("still shown")
	} else if can, _ := Shows(s); can {
		t.Error("after the end there is nothing to show")
	}
}
