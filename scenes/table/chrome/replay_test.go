package chrome

import (
	"testing"

	"godeck/internal/lang"
	"godeck/rules/session"
)

// seeker is a recorded match that only follows.
type seeker struct {
	session.Session
	at   int
	live bool
}

func (s *seeker) Seek(n int)      { s.at = n }
func (s *seeker) SetPlaying(bool) {}
func (s *seeker) Playing() bool   { return false }
func (s *seeker) Live() bool      { return s.live }

// TestReplayCountsTurns checks that a recorded match is shown and controlled by turns.
func TestReplayCountsTurns(t *testing.T) {
	s := &seeker{}
	rp := Replay{On: true, End: 20, Turns: []int{3, 8, 15}, session: s}
	for _, c := range []struct {
		at       int
		where    string
		back, on int
	}{
		{0, "Set-up, step 0/3", 0, 3},
		{2, "Set-up, step 2/3", 0, 3},
		{3, "Turn 1/3, step 0/5", 0, 8},
		{7, "Turn 1/3, step 4/5", 3, 8},
		{8, "Turn 2/3, step 0/7", 3, 15},
		{19, "Turn 3/3, step 4/5", 15, 20},
		{20, "Turn 3/3, step 5/5", 15, 20},
	} {
		rp.At = c.at
		if got := rp.Where(lang.EN); got != c.where {
			t.Errorf("at %d: %q, want %q", c.at, got, c.where)
		}
		if rp.turns(-1); s.at != c.back {
			t.Errorf("a turn back from %d leads to %d, want %d", c.at, s.at, c.back)
		}
		if rp.turns(1); s.at != c.on {
			t.Errorf("the next turn from %d is %d, want %d", c.at, s.at, c.on)
		}
	}
	for at, where := range map[int]string{3: "Set-up, step 3/3", 8: "Turn 1/3, step 5/5", 15: "Turn 2/3, step 7/7"} { // the table still tells what was before
		rp.At, rp.Behind = at, 1
		if got := rp.Where(lang.EN); got != where {
			t.Errorf("at %d, behind: %q, want %q", at, got, where)
		}
	}
	s.live, rp.At, rp.Behind = true, 20, 0
	if rp.turns(1); s.at != 21 {
		t.Errorf("two computer players are led to %d, want one answer more than there are", s.at)
	}
}
