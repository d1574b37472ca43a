package table

import (
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/scenes/ui"
)

// seeker is a recorded match that only follows.
type seeker struct {
	Session
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
	s.live, rp.At = true, 20
	if rp.turns(1); s.at != 21 {
		t.Errorf("two computer players are led to %d, want one answer more than there are", s.at)
	}
}

// TestWhoHasWon checks that the card that attacked has won, not one that helped it later.
func TestWhoHasWon(t *testing.T) {
	for _, c := range []struct {
		name  string
		lines []fact
		want  int
	}{
		{"an answer after the attack", []fact{{p: 0, card: 1, act: ActAttack}, {p: 0, card: 2, act: ActEffect}, {p: 1, card: 3, act: ActLost}}, 0},
		{"an effect alone", []fact{{p: 0, card: 2, act: ActEffect}, {p: 1, card: 3, act: ActAttack}}, 0},
		{"the loser's last attack", []fact{{p: 1, card: 3, act: ActAttack}}, -1},
	} {
		m := Match{}
		m.View = &rules.View{}
		m.View.S.Result.Winner = 0
		m.lines = c.lines
		if got := m.finish(); got != c.want {
			t.Errorf("%s: line %d, want %d", c.name, got, c.want)
		}
	}
}

// TestAPileIsNotHeldUp checks that when a deck is searched, as seen by
// somebody watching both players, no more cards are held up than fit.
func TestAPileIsNotHeldUp(t *testing.T) {
	for _, n := range []int{1, heldMost, 54} {
		m := &Match{}
		pr := &Presentation{m: m}
		pr.Spot(Spot{Defs: make([]rules.DefID, n)}, 10)
		for range 5 {
			m.Timeline.Tick(ui.SpeedNormal)
		}
		if got := len(m.spot.Defs); got != min(n, heldMost) {
			t.Errorf("of %d cards %d are held up", n, got)
		}
	}
}
