package game

import "testing"

// pictures returns the frames, of so many, that would be drawn if the scene
// changed in each; look is called before every frame.
func (s *sparing) pictures(frames int, look func(frame int)) []int {
	var drawn []int
	for f := range frames {
		look(f)
		if !s.frame() {
			s.drawn()
			drawn = append(drawn, f)
		}
	}
	return drawn
}

func TestSparing(t *testing.T) {
	nobody := func(int) {}
	for _, every := range []int{0, 1} {
		if s := (sparing{every: every}); len(s.pictures(9, nobody)) != 9 {
			t.Errorf("every %d leaves pictures out", every)
		}
	}
	s := sparing{every: 4}
	if got := s.pictures(12, nobody); len(got) != 3 || got[0] != 3 || got[2] != 11 {
		t.Errorf("one in four frames is drawn: %v", got)
	}
	s = sparing{every: 4}
	for range 9 {
		s.frame() // nothing changes
	}
	if got := s.pictures(4, nobody); len(got) != 1 || got[0] != 0 {
		t.Errorf("after a rest a change is drawn at once: %v", got)
	}
	s = sparing{every: 100}
	if got := s.pictures(9, func(f int) { s.asked = f == 5 }); len(got) != 1 || got[0] != 5 {
		t.Errorf("a picture that is asked for is drawn: %v", got)
	}
}
